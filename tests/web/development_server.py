"""A small server to try the table page: one process, tables in memory, a seat by cookie.

    python -m tests.web.development_server --port 8765

`/new?preset=danish&players=3&people=1` opens a table, with bots in the other seats, and goes there.
The query `person=bo` makes one somebody else; `lang=da` speaks another language. It is never to be
shown to a network.
"""

import asyncio
import re
import secrets
from argparse import ArgumentParser
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from urllib.parse import quote

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OPTIONS
from grosstarock.core.seats import Seat
from grosstarock.plugins import PLAYERS
from grosstarock.server.bots import Bots
from grosstarock.server.clock import LoopTime, drawn
from grosstarock.server.crowd import Connection
from grosstarock.server.hall import Hall
from grosstarock.server.http_house import linked, presets_told
from grosstarock.server.mailbox import Mailbox
from grosstarock.server.memory_store import MemoryStore
from grosstarock.server.outbox import Outbox
from grosstarock.server.security_guard import content_policy
from grosstarock.server.settings import USUAL_CLOCK, Pace, Settings
from grosstarock.server.steward import House
from grosstarock.server.wire import PROTOCOL, decode_client
from grosstarock.server.wire_in import Hello, PutBotMessage, SitMessage
from grosstarock.web import STATIC
from grosstarock.words import languages
from grosstarock.words.catalogue import __file__ as words_file

WORDS = words_file.rpartition("/")[0]


def person_of(request: Request | WebSocket) -> str:
    return request.query_params.get("person") or request.cookies.get("person") or "ada"


async def opened(request: Request) -> Response:
    """Opens a table, seats the person and the bots, and leads to it."""
    asked = request.query_params
    person = person_of(request)
    players = int(asked.get("players", "3"))
    settings = Settings(
        rules_of(asked.get("preset", "danish"), players),
        int(asked.get("rounds", "1")),
        take_back=True,
        watchers=True,
        pace=Pace(asked.get("pace", "fast")),
        clock=USUAL_CLOCK,
    )
    hall: Hall = request.app.state.hall
    dealer = Seat(int(asked.get("dealer", "0")))
    title = asked.get("title", "Wednesdays")
    table_id = await hall.open(person, secrets.token_hex(8), settings, dealer=dealer, title=title)
    mailbox = await hall.find(table_id)
    assert mailbox is not None, "the table has just been opened"
    people = int(asked.get("people", "1"))
    if people:
        await mailbox.submit(person, SitMessage(cmd_id="sit", seat=Seat(0), name=person.title()))
    for seat in range(max(people, 1), players):
        bot = PutBotMessage(cmd_id=f"bot{seat}", seat=Seat(seat), player="novice")
        await mailbox.submit(person, bot)
    language = asked.get("lang", "en")
    there = RedirectResponse(f"/table/{table_id}?person={person}&lang={language}")
    there.set_cookie("person", person)
    return there


async def page(request: Request) -> Response:
    answer = HTMLResponse((STATIC / "index.html").read_text(encoding="utf-8"))
    answer.set_cookie("person", person_of(request))
    answer.headers["Content-Security-Policy"] = content_policy(import_map_hashes())
    return answer


async def worker(_request: Request) -> Response:
    """A worker that keeps nothing: the files change while somebody works on them."""
    return Response("", media_type="text/javascript")


def import_map_hashes() -> list[str]:
    page = (STATIC / "index.html").read_bytes()
    found = re.findall(rb'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    return [f"'sha256-{b64encode(sha256(one).digest()).decode()}'" for one in found]


async def words(request: Request) -> Response:
    language, file = request.path_params["language"], request.path_params["file"]
    if language not in languages() or not re.fullmatch(r"[a-z]+", file):
        return PlainTextResponse("", 404)
    try:
        with open(f"{WORDS}/{language}/{file}.ftl", encoding="utf-8") as found:
            return PlainTextResponse(found.read())
    except FileNotFoundError:
        return PlainTextResponse("", 404)


async def socket(link: WebSocket) -> None:
    """One connection: what comes in goes to the mailbox, what its outbox holds goes out."""
    await link.accept(subprotocol=PROTOCOL)
    mailbox = await link.app.state.hall.find(link.path_params["table"])
    if mailbox is None:
        await link.close()
        return
    connection = Connection(person_of(link), Outbox())
    sending = asyncio.create_task(_send(link, connection))
    try:
        await _receive(link, mailbox, connection)
    except WebSocketDisconnect:
        pass
    finally:
        mailbox.part(connection)
        sending.cancel()


async def _receive(link: WebSocket, mailbox: Mailbox, connection: Connection) -> None:
    hello = decode_client(await link.receive_text())
    assert isinstance(hello, Hello), "the first message is a hello"
    mailbox.join(connection, hello)
    while True:
        mailbox.post(connection, decode_client(await link.receive_text()))


async def _send(link: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await connection.outbox.get()) is not None:
            await link.send_text(frame.decode())
        await link.close()


async def house(_request: Request) -> Response:
    told = {
        "players": list(PLAYERS),
        "tastes": ["plain"],
        "preparation": {"stage": "ready", "done": 0, "steps": 0},
        "presets": msgspec.to_builtins(presets_told()),
        "options": msgspec.to_builtins(dict(OPTIONS)),
    }
    return JSONResponse(told)


async def tables(_request: Request) -> Response:
    return JSONResponse({"tables": []})


async def network(_request: Request) -> Response:
    return JSONResponse({"open": False, "link": None, "may_change": False})


async def invitation(request: Request) -> Response:
    url = str(request.url.replace(path=f"/table/{request.path_params['table']}", query=""))
    return JSONResponse(msgspec.to_builtins(linked(url)))


async def play_now(request: Request) -> Response:
    """As the real one: the table that the command opens, against two bots."""
    asked = await request.json()
    there = f"/new?title={quote(asked['name'])}&pace=instant"
    return JSONResponse({"table": "", "path": there, "url": there})


@asynccontextmanager
async def running(app: Starlette) -> AsyncIterator[None]:
    bots = Bots()
    app.state.hall = Hall(House(MemoryStore(), bots, LoopTime(), drawn))
    yield
    await app.state.hall.close()
    await bots.close()


def application() -> Starlette:
    return Starlette(
        routes=[
            Route("/new", opened),
            Route("/", page),
            Route("/table/{table}", page),
            Route("/api/v1/play-now", play_now, methods=["POST"]),
            Route("/api/v1/house", house),
            Route("/api/v1/network", network),
            Route("/api/v1/tables", tables),
            Route("/api/v1/tables/{table}/invitation", invitation),
            WebSocketRoute("/api/v1/tables/{table}/socket", socket),
            Route("/static/words/{language}/{file}.ftl", words),
            Route("/sw.js", worker),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        lifespan=running,
    )


def main() -> None:
    options = ArgumentParser()
    options.add_argument("--port", type=int, default=8765)
    port = options.parse_args().port
    uvicorn.run(application(), port=port, log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
