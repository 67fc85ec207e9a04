"""A table under load as its people see it: four sockets, and the command that is due."""

import asyncio
import json
import os
import time
import urllib.request
from collections import defaultdict
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

PLAYERS: Final = 3
PROTOCOL: Final = "grosstarock.v1"
API: Final = "/api/v1"
ROW: Final = b'{"kind":"happened","seq":'
AGAIN: Final = 0.005
"""After how many seconds a table that has nothing due yet is looked at again."""
COOKIE: Final = "grosstarock="


class Way(msgspec.Struct):
    """One way to discard."""

    forced: list[str]
    choose: int
    pool: list[str]


class Choice(msgspec.Struct):
    """What a seat may do; of each kind of choice some fields are there."""

    kind: str
    cards: list[str] = []
    names: list[str] = []
    ways: list[Way] = []
    held: list[str] = []


class View(msgspec.Struct):
    """Of a view only what the next command needs."""

    choice: Choice


class Message(msgspec.Struct):
    """Any message of the server, as far as a player under load reads it."""

    kind: str
    seq: int = 0
    cmd_id: str = ""
    phase: str | None = None
    turn: int | None = None
    events: msgspec.Raw = msgspec.Raw(b"[]")
    view: View | None = None


_reader: Final = msgspec.json.Decoder(Message)


class Person(asyncio.Protocol):
    """One socket: just enough of RFC 6455 to speak with a server that does not fragment."""

    def __init__(self, table: "Table", cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.choice: Choice | None = None
        self.seen = 0
        self.welcomed = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the protocol."""
        assert isinstance(transport, asyncio.Transport), "a stream"
        self._transport = transport
        lines = [
            f"GET {API}/tables/{self.table.id}/socket HTTP/1.1",
            f"Host: {self.table.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {PROTOCOL}",
        ]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Takes apart what came."""
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer)
            del self._buffer[: end + 4]
            self._is_open = True
            self.say(kind="hello", protocol=PROTOCOL)
        self._frames()

    def say(self, **message: Any) -> None:
        """Sends one message."""
        assert self._transport is not None, "connected"
        sent = json.dumps(message).encode()
        size = len(sent)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        # A mask of zeros leaves the text as it is.
        self._transport.write(head + b"\0\0\0\0" + sent)

    def close(self) -> None:
        """Ends the connection."""
        assert self._transport is not None, "connected"
        self._transport.close()

    def _frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4]), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10]), 10
            end = start + head + size
            if len(buffer) < end:
                break
            frame = bytes(buffer[start + head : end])
            if buffer[start] == 0x81:
                self._told(frame)
            elif buffer[start] == 0x89:
                assert self._transport is not None, "connected"
                self._transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + frame)
            start = end
        del buffer[:start]

    def _told(self, frame: bytes) -> None:
        if frame.startswith(ROW):
            self.seen = int(frame[len(ROW) : frame.index(b",", len(ROW))])
            # What may be done now comes with a view, right after.
            self.choice = None
            self.table.row(self, frame)
            return
        message = _reader.decode(frame)
        match message.kind:
            case "view":
                assert message.view is not None, "a view"
                self.choice = message.view.choice
            case "ack":
                self.table.acknowledged(message.seq)
            case "refused":
                self.table.was_refused(frame)
            case "snapshot":
                self.seen = message.seq
                self.choice = None
                if not self.welcomed.done():
                    self.welcomed.set_result(None)


class Table:
    """Three who play, one who watches, and one command at a time."""

    def __init__(self, url: str, number: int, table_id: str, cookie: str) -> None:
        self.host = urlsplit(url).netloc
        self.id = table_id
        self.people = [Person(self, cookie if seat == 0 else "") for seat in range(PLAYERS + 1)]
        self.times: list[float] = []
        self.refused = 0
        self._number = number
        self._phase: str | None = None
        self._turn: int | None = None
        self._promised = False
        self._done: set[int] = set()
        self._sent = 0
        self._asked_at: float | None = None
        self._row: int | None = None
        self._heard: dict[int, int] = defaultdict(int)
        self._next = 0.0
        self._every = 0.0
        self._stopped = False

    async def connect(self) -> None:
        """Connects everybody."""
        for person in self.people:
            await self._join(person)

    async def sit(self) -> None:
        """Seats the two who do not sit yet."""
        for seat in range(1, PLAYERS):
            self._give(seat, kind="sit", seat=seat, name=f"Seat {seat}")
            while self._asked_at is not None:
                await asyncio.sleep(AGAIN)
        self.times.clear()

    def play(self, *, every: float, first: float) -> None:
        """Gives a command every so many seconds from now on."""
        self._every = every
        self._next = asyncio.get_running_loop().time() + first
        self._at(self._next)

    def close(self) -> None:
        """Gives no more commands, and ends the connections."""
        self._stopped = True
        for person in self.people:
            person.close()

    def row(self, person: Person, frame: bytes) -> None:
        """A row has come to one of the four."""
        self._heard[person.seen] += 1
        if person is self.people[0]:
            message = _reader.decode(frame)
            if message.phase != self._phase:
                self._done.clear()
            self._phase, self._turn = message.phase, message.turn
            if b'"deal_promised"' in bytes(message.events):
                self._promised = True
                self._done.clear()
        self._check()

    def acknowledged(self, seq: int) -> None:
        """The command on its way is row ``seq``."""
        self._row = seq
        self._check()

    def was_refused(self, frame: bytes) -> None:
        """A command on its way that the table had overtaken; anything else ends the run."""
        assert b'"moved-on"' in frame or b'"nonce-unasked"' in frame, frame
        self.refused += 1
        self._asked_at = None

    async def _join(self, person: Person) -> None:
        host, port = self.host.rsplit(":", 1)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: person, host, int(port))
        await person.welcomed

    def _check(self) -> None:
        if self._asked_at is None or self._row is None:
            return
        if self._heard[self._row] == len(self.people):
            self.times.append(time.perf_counter() - self._asked_at)
            self._asked_at = self._row = None
            self._heard.clear()

    def _at(self, moment: float) -> None:
        if not self._stopped:
            asyncio.get_running_loop().call_at(moment, self._look)

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._stopped or self._asked_at is not None or not self._command():
            self._at(now + AGAIN)
            return
        self._next = max(self._next + self._every, now)
        self._at(self._next)

    def _command(self) -> bool:
        """Gives the command that is due, if one is."""
        if self._phase in (None, "over"):
            waiting = [seat for seat in range(PLAYERS) if seat not in self._done]
            if not waiting or (self._phase is None and not self._promised):
                return False
            seat = waiting[0]
            self._done.add(seat)
            if self._phase == "over":
                self._promised = False
                self._give(seat, kind="next_deal")
            else:
                self._give(seat, kind="nonce", nonce=os.urandom(16).hex())
            return True
        if self._turn is None:
            return False
        person = self.people[self._turn]
        if person.choice is None or person.seen != self.people[0].seen:
            return False
        action = {"seat": self._turn, **_action(person.choice)}
        person.choice = None
        self._give(self._turn, kind="act", seq=person.seen, action=action)
        return True

    def _give(self, giver: int, **command: Any) -> None:
        self._sent += 1
        self._asked_at = time.perf_counter()
        self.people[giver].say(cmd_id=f"{self._number}-{self._sent}", **command)


def _action(choice: Choice) -> dict[str, Any]:
    """The first thing that a choice allows."""
    match choice.kind:
        case "play_choice":
            card = next((card for card in choice.cards if card != "F"), "F")
            names = {"names": choice.names[0]} if card == "F" and choice.names else {}
            return {"do": "play", "card": card, **names}
        case "discard_choice":
            way = choice.ways[0]
            return {"do": "discard", "cards": [*way.forced, *way.pool[: way.choose]]}
        case "declare_choice":
            return {"do": "declare", "what": choice.held}
        case "demand_choice":
            return {"do": "pass_demand"}
        case _:
            return {"do": "pass_redeal"}


async def open_table(url: str, number: int) -> Table:
    """Opens a table whose host has the first seat."""
    table_id, cookie = await asyncio.to_thread(_opened, url, number)
    return Table(url, number, table_id, cookie)


def _opened(url: str, number: int) -> tuple[str, str]:
    asked = {
        "cmd_id": f"load-{number}",
        "name": "Seat 0",
        "rules": {"preset": "danish", "players": PLAYERS, "version": 1},
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (PLAYERS - 1)],
        "rounds": None,
        "take_back": False,
        "watchers": True,
        "pace": "instant",
    }
    request = urllib.request.Request(
        f"{url}{API}/tables",
        json.dumps(asked).encode(),
        {"Content-Type": "application/json"},
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(request, timeout=60) as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return json.load(answer)["table"], cookie
