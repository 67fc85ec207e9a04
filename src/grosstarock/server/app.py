"""The application: endpoints, sockets and files over the hall of tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from grosstarock import __version__

# Each of these modules adds its endpoints to the table of the first.
from . import http_deals, http_house, http_records, lobby_http
from .bots import Bots
from .clock import LoopTime, drawn
from .hall import Hall
from .http_archive import Archive
from .http_problems import Problem
from .http_services import Services
from .lobby_http_entries import Entries
from .readiness import Readiness
from .security import Badges, key_from
from .security_guard import Guard, content_policy
from .security_hosts import Hosts
from .security_limits import Doorkeeper, Limits
from .sockets import table_socket
from .sqlite_store import SqliteStore, open_sqlite
from .static_files import StaticFiles
from .steward import House
from .store import Store

DATABASE: Final = "grosstarock.sqlite"
KEY: Final = "key"
HEALTHY: Final = "grosstarock is well\n"

ENDPOINTS: Final = (http_house, lobby_http, http_deals, http_records)
API: Final = http_house.API


def own_page() -> Path:
    """The folder of the browser's part in the installed package."""
    return Path(str(files("grosstarock.web"))) / "static"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a server is set up.

    ``public`` is the address under which others reach it, if that differs from where it listens;
    ``prepares`` says whether what the stronger players need is installed and compiled, and ``page``
    is the folder with the browser's part.
    """

    public: str | None = None
    limits: Limits = field(default_factory=Limits)
    workers: int = 1
    prepares: bool = False
    page: Path = field(default_factory=own_page)


def application(
    store: Store, bots: Bots, key: str, shape: Shape, readiness: Readiness
) -> tuple[ASGIApp, Hall]:
    """The application over a store, and the hall that its owner closes at the end."""
    static = StaticFiles(shape.page)
    door = Doorkeeper(shape.limits)
    badges = Badges(key)
    hall = Hall(House(store, bots, LoopTime(), drawn))
    app = Starlette(
        routes=[
            *API.routes(),
            WebSocketRoute(f"{API.prefix}/tables/{{table}}/socket", table_socket),
            Route("/healthz", _health, methods=["GET"]),
            Route("/openapi.json", _openapi, methods=["GET"]),
            *static.routes(),
        ],
        exception_handlers={HTTPException: _http_problem, Exception: _fault},
    )
    app.state.services = Services(
        hall=hall,
        archive=Archive(store),
        entries=Entries(store),
        badges=badges,
        door=door,
        readiness=readiness,
        public=shape.public,
    )
    policy = content_policy(static.script_hashes)
    return Guard(app, Hosts.of(shape.public), badges, door, policy), hall


@dataclass(frozen=True, slots=True)
class Running:
    """An application with its store and bots; ``close`` ends what runs, the last thing kept."""

    app: ASGIApp
    hall: Hall
    store: SqliteStore
    bots: Bots


@asynccontextmanager
async def running(data: Path, shape: Shape) -> AsyncIterator[Running]:
    """The application over the database in a folder; ``StoreInUse`` while another has it open.

    A folder that is made for it is the owner's alone: it holds the cards of unfinished deals.
    """
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = await open_sqlite(data / DATABASE)
    try:
        readiness = Readiness()
        bots = Bots(workers=shape.workers, ready=readiness.is_ready)
        if shape.prepares:
            readiness.begin()
        try:
            app, hall = application(store, bots, key_from(data / KEY), shape, readiness)
            try:
                yield Running(app, hall, store, bots)
            finally:
                await hall.close()
        finally:
            await bots.close()
            await readiness.close()
    finally:
        await store.close()


async def _health(_request: Request) -> Response:
    return PlainTextResponse(HEALTHY)


async def _openapi(_request: Request) -> Response:
    return Response(API.openapi(__version__), media_type="application/json")


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException), "registered for these alone"
    code = {404: "path-unknown", 405: "method"}.get(error.status_code, "http")
    return Problem(error.status_code, code, headers=error.headers).response()


async def _fault(_request: Request, _error: Exception) -> Response:
    """Something that should not happen: it is in the log, and the client learns no more."""
    return Problem(500, "fault").response()
