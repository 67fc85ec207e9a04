"""A whole server in a process of its own, and a client that plays over a real socket."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from tests.server.client import Client
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from grosstarock.core.choices import NoChoice
from grosstarock.players.novice import novice
from grosstarock.server.app import Shape, running
from grosstarock.server.loops import new_loop
from grosstarock.server.security import COOKIE
from grosstarock.server.security_limits import UNLIMITED, Limits
from grosstarock.server.sockets_serving import Serving, listening
from grosstarock.server.wire import PROTOCOL, decode_server
from grosstarock.server.wire_out import Ack, Bye, Happened, RefusedMessage, ServerMessage, Snapshot
from grosstarock.server.wire_types import ACTION

PAGE: Final = """<!doctype html><title>Grosstarock</title>
<script type="importmap">{"imports": {"preact": "/static/preact.js"}}</script>
<script type="module" src="/static/app.js"></script>"""
ROOT: Final = Path(__file__).parents[2]
API: Final = "/api/v1"
NOVICE: Final = novice(0)
PATIENCE: Final = 60.0
"""For how many seconds a message is waited for: a busy machine is no table that hangs."""


def page_in(folder: Path) -> Path:
    """A small page, so that tests of the server do not hang on the real one."""
    page = folder / "page"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text(PAGE)
    (page / "app.js").write_text("export const ready = true;\n" * 100)
    return page


async def serve(data: Path, page: Path, *, limits: Limits, announce: Callable[[str], None]) -> None:
    """Serves on a free port until the process is told to stop."""
    async with running(data, Shape(page=page, limits=limits)) as house:
        listener = listening("127.0.0.1", 0)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        serving = Serving(
            house.app,
            started=lambda: announce(url),
            close=house.hall.close,
            trusts="127.0.0.1",
        )
        await serving.serve([listener])


class House:
    """A server in a process of its own; it can be killed and started anew on the same data."""

    def __init__(self, folder: Path, limits: Limits = UNLIMITED) -> None:
        self.folder = folder
        self.limits = limits
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "House":
        page = page_in(self.folder)
        told = json.dumps([str(self.folder / "data"), str(page), self.limits == UNLIMITED])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.house", told],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://"), "the server did not start"
        return self

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(by)
        status = self.process.wait(20)
        self.process.stdout.close()
        self.process = None
        return status

    def __enter__(self) -> "House":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)


class Person:
    """Somebody with a browser: a cookie, requests, and connections."""

    def __init__(self, house: House, name: str = "Ada") -> None:
        self.house = house
        self.name = name
        self.cookie = ""

    async def ask(self, method: str, path: str, json: Any = None, **more: Any) -> httpx.Response:
        cookies = {COOKIE: self.cookie} if self.cookie else {}
        # Reading the certificates that no test needs would take longer than the request.
        async with httpx.AsyncClient(
            base_url=self.house.url, cookies=cookies, verify=False, timeout=30
        ) as http:
            answer = await http.request(method, path, json=json, **more)
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        return answer

    async def done(self, method: str, path: str, json: Any = None, **more: Any) -> Any:
        answer = await self.ask(method, API + path, json, **more)
        assert answer.is_success, answer.text
        return answer.json()

    async def play_now(self, cmd_id: str = "now", **more: Any) -> str:
        asked = {"cmd_id": cmd_id, "name": self.name, "pace": "instant", **more}
        table: str = (await self.done("POST", "/play-now", asked))["table"]
        return table

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None) -> AsyncIterator["Player"]:
        """A connection to a table, welcomed."""
        address = f"{self.house.url.replace('http', 'ws')}{API}/tables/{table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        async with connect(
            address,
            subprotocols=[Subprotocol(PROTOCOL)],
            additional_headers=headers,
            compression=None,
        ) as socket:
            player = Player(socket)
            await player.hello(since)
            yield player


class Player:
    """One connection to a table, and all it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.client = Client(None)
        self.received: list[bytes] = []
        self.messages: list[ServerMessage] = []
        self.acks: dict[str, int] = {}
        self.refusals: dict[str, RefusedMessage] = {}
        self.over = False
        self.sent = 0

    async def hello(self, since: int | None) -> None:
        more = {} if since is None else {"since": since}
        await self.say(kind="hello", protocol=PROTOCOL, **more)
        welcome = await self.next()
        assert welcome.__struct_config__.tag == "welcome", welcome
        self.client.seat = welcome.seat  # type: ignore[union-attr]  # a welcome has a seat
        self.client.seq = since or 0

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def command(self, kind: str, **fields: Any) -> str:
        """Gives a command; its id."""
        self.sent += 1
        cmd_id = f"{kind}-{id(self)}-{self.sent}"
        await self.say(kind=kind, cmd_id=cmd_id, **fields)
        return cmd_id

    async def next(self) -> ServerMessage:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        sent = frame.encode() if isinstance(frame, str) else frame
        self.received.append(sent)
        self.client.receive([sent])
        message = decode_server(sent)
        self.messages.append(message)
        match message:
            case Ack(cmd_id=cmd_id, seq=seq):
                self.acks[cmd_id] = seq
            case RefusedMessage(cmd_id=cmd_id):
                self.refusals[cmd_id] = message
            case Snapshot(table=table):
                self.over = table.over
            case Happened(events=events):
                kinds = {event.__struct_config__.tag for event in events}
                self.over = "match_over" in kinds or (self.over and "match_begun" not in kinds)
            case _:
                pass
        return message

    async def answer_to(self, cmd_id: str) -> int | RefusedMessage:
        while cmd_id not in self.acks and cmd_id not in self.refusals:
            assert not isinstance(await self.next(), Bye)
        return self.acks.get(cmd_id) or self.refusals[cmd_id]

    async def turn(self) -> bool:
        """Acts as the novice would, if it is our turn; whether it was."""
        view = self.client.view
        if view is None or isinstance(view.choice, NoChoice) or view.turn != self.client.seat:
            return False
        action = json.loads(encoded(NOVICE.choose(view)))
        await self.command("act", seq=self.client.seq, action=action)
        return True

    async def react(self, message: ServerMessage) -> None:
        """Does what a player does after a message: gives a nonce, acts, goes on."""
        kinds = {event.__struct_config__.tag for event in getattr(message, "events", ())}
        snapshot = message if isinstance(message, Snapshot) else None
        promise = snapshot.table.promise if snapshot is not None else None
        if "deal_promised" in kinds or (promise and self.client.seat not in promise.given):
            await self.command("nonce", nonce="0123456789abcdef" * 2)
        if isinstance(message, Happened) and not kinds & {"card_played", "match_over"}:
            return
        if message.__struct_config__.tag in ("view", "snapshot"):
            over = self.client.view is not None and self.client.view.phase.value == "over"
            if over and not self.over:
                await self.command("next_deal")
            else:
                await self.turn()

    async def play_until(self, stop: Callable[["Player"], bool], most: int = 5_000) -> None:
        """Plays until ``stop`` says so, which is asked before each answer to a message."""
        for _ in range(most):
            message = await self.next()
            assert not isinstance(message, Bye), message
            if stop(self):
                return
            await self.react(message)
        raise AssertionError("the table hangs")


def encoded(action: object) -> bytes:
    """An action as JSON."""
    return msgspec.json.encode(ACTION.to_wire(action))


def main() -> None:
    data, page, unlimited = json.loads(sys.argv[1])
    limits = UNLIMITED if unlimited else Limits()

    def announce(url: str) -> None:
        print(url, flush=True)  # noqa: T201  # for the parent

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(Path(data), Path(page), limits=limits, announce=announce))


if __name__ == "__main__":
    main()
