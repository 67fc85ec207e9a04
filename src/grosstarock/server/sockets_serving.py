"""The server process: uvicorn with the project's own limits, and a clean end."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .wire import MOST_BYTES

PING_EVERY: Final = 20.0
"""Seconds between pings, and for how many an answer is waited."""
GRACE: Final = 5
"""For how many seconds a stopping server waits for its connections."""
LINGER: Final = 5.0
"""For how many seconds what was written last may still go out once a connection is done with."""
BACKLOG: Final = 2_048


class LettingGo(WebSocketsSansIOProtocol):
    """Lets go of a peer that takes nothing any more, not even the end.

    Closing a transport waits for what is still to be written, which with such a peer is for ever.
    """

    async def run_asgi(self) -> None:
        """Runs the application for this connection, and sees to it that the connection ends."""
        await super().run_asgi()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LINGER, self.transport.abort)


class Serving(uvicorn.Server):
    """Serves until it is told to stop: then the tables end first, and say so to everybody.

    ``started`` is called once requests are answered, ``close`` ends the tables. ``trusts`` are the
    addresses of proxies whose word is taken for where a request came from.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        started: Callable[[], None],
        close: Callable[[], Awaitable[None]],
        trusts: str,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http="h11",
                ws=LettingGo,
                ws_max_size=MOST_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=PING_EVERY,
                ws_ping_timeout=PING_EVERY,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=trusts,
                timeout_graceful_shutdown=GRACE,
                h11_max_incomplete_event_size=16_384,
            )
        )
        self._started = started
        self._close = close

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve, and says so."""
        await super().startup(sockets)
        self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the tables, then the connections."""
        await self._close()
        # What the tables said last goes out before the connections end.
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at SIGINT and SIGTERM, and ends like a command that has done its work."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {one: signal.signal(one, self.handle_exit) for one in signals}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; ``OSError`` where somebody else does already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener
