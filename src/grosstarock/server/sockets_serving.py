"""The server process: uvicorn with the project's own limits, and a clean end."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from .loops import collect_when_calm
from .network import EVERYWHERE, Network, port_of
from .sockets_peer import Peer
from .wire import MOST_BYTES

PING_EVERY: Final = 20.0
"""Seconds between pings, and for how many an answer is waited."""
GRACE: Final = 5
"""For how many seconds a stopping server waits for its connections."""
BACKLOG: Final = 2_048


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
                ws=Peer,
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
        self._collector: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve, and says so. Requests find the way in from elsewhere in their state."""
        await super().startup(sockets)
        self._collector = asyncio.create_task(collect_when_calm(), name="collector")
        if sockets:
            host, port = sockets[0].getsockname()[:2]
            network = Network(host, port, self._listen_everywhere, self._unlisten)
            self.lifespan.state["network"] = network
        self._started()

    async def _listen_everywhere(self, port: int) -> asyncio.Server:
        everywhere = EVERYWHERE[0]
        try:
            listener = listening(everywhere, port)
        except (OSError, OverflowError):
            listener = listening(everywhere, 0)
        server = await asyncio.get_running_loop().create_server(
            self._protocol, sock=listener, backlog=BACKLOG
        )
        self.servers.append(server)
        return server

    def _unlisten(self, server: asyncio.Server) -> None:
        port = port_of(server)
        server.close()
        self.servers.remove(server)
        for connection in tuple(self.server_state.connections):
            # Where a connection came in only those know that are open already.
            came_in = getattr(connection, "server", None)
            if came_in is not None and came_in[1] == port:
                connection.shutdown()

    def _protocol(self) -> asyncio.Protocol:
        """What speaks on one connection, as for those of the first listener."""
        return self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself does
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the tables, then the connections."""
        if self._collector is not None:
            self._collector.cancel()
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
