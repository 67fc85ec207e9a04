"""One connection as uvicorn has it, and how a peer that takes nothing any more is let go.

The clock runs only while a peer takes nothing, so a message costs no timer of its own.
"""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TAKES_NOTHING: Final = 10.0
"""For how many seconds a reader may take nothing before the connection is given up."""
LINGER: Final = 5.0
"""For how many seconds what was written last may still go out once a connection is done with."""


class Peer(WebSocketsSansIOProtocol):
    """Lets go of a peer that takes nothing any more, not even the end.

    Closing a transport waits for what is still to be written, which with such a peer is for ever.
    """

    _giving_up: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The peer takes less than it is sent."""
        super().pause_writing()
        self._giving_up = self.loop.call_later(TAKES_NOTHING, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer has taken most of it."""
        super().resume_writing()
        self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._wait_no_more()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Runs the application for this connection, and sees to it that the connection ends."""
        await super().run_asgi()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LINGER, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
