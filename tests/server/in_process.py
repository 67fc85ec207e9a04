"""The whole application without a socket or a clock: requests and connections by ASGI itself."""

import asyncio
import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from starlette.types import ASGIApp, Message
from tests.server.evening import QuickBots
from tests.server.fake_time import FakeTime, counted, settle

from grosstarock.server.app import Shape, application
from grosstarock.server.hall import Hall
from grosstarock.server.memory_store import MemoryStore
from grosstarock.server.readiness import Readiness
from grosstarock.server.security import COOKIE, Badges
from grosstarock.server.security_limits import UNLIMITED
from grosstarock.server.wire import PROTOCOL

KEY: Final = "a key for tests"
API: Final = "/api/v1"


@dataclass
class InProcess:
    """An application over a store in memory; time stands still, and chance is counted."""

    app: ASGIApp
    hall: Hall
    store: MemoryStore

    @classmethod
    def made(cls, page: Path) -> "InProcess":
        store = MemoryStore()
        shape = Shape(limits=UNLIMITED, page=page)
        app, hall = application(store, QuickBots(), KEY, shape, Readiness())
        hall.house = replace(hall.house, time=FakeTime(), draw=counted())
        return cls(app, hall, store)

    async def ask(self, path: str, person: str | None) -> tuple[int, bytes]:
        """The answer to a request: its status and its body."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        raw, _, query = path.partition("?")
        scope = {
            **_scope("http", raw, person),
            "method": "GET",
            "query_string": query.encode(),
        }
        await self.app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], body

    async def connect(self, table: str, person: str | None) -> "Connection":
        """A connection to a table that has said nothing yet."""
        scope = {
            **_scope("websocket", f"{API}/tables/{table}/socket", person),
            "subprotocols": [PROTOCOL],
        }
        connection = Connection(scope)
        connection.task = asyncio.create_task(self.app(scope, connection.receive, connection.send))  # type: ignore[arg-type]  # a coroutine
        await settle()
        return connection


@dataclass
class Connection:
    """One connection, and every frame that the server has sent over it."""

    scope: dict[str, Any]
    frames: list[bytes] = field(default_factory=list)
    said: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.said.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> Message:
        return await self.said.get()

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"].encode())

    async def say(self, *texts: str | dict[str, Any]) -> None:
        """Says something and waits for all that comes of it."""
        for text in texts:
            said = text if isinstance(text, str) else json.dumps(text)
            self.said.put_nowait({"type": "websocket.receive", "text": said})
        await settle()

    async def close(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self.task is not None
        await self.task


def _scope(kind: str, path: str, person: str | None) -> dict[str, Any]:
    headers = [(b"host", b"localhost")]
    if person is not None:
        headers.append((b"cookie", f"{COOKIE}={Badges(KEY).cookie_of(person)}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "server": ("localhost", 80),
        "client": ("127.0.0.1", 1),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "state": {},
        "extensions": {},
    }
