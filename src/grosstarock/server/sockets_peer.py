"""One connection as uvicorn has it, how messages go out on it, and how a dead peer is let go.

The clock runs only while a peer takes nothing, so a message costs no timer of its own.
"""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from .outbox import LINE

TAKES_NOTHING: Final = 10.0
"""For how many seconds a reader may take nothing before the connection is given up."""
LINGER: Final = 5.0
"""For how many seconds what was written last may still go out once a connection is done with."""
FRAMED_AT_ONCE: Final = 16
"""How many messages' frames are kept: a row, and what follows it, for all who are sent the same."""


class Peer(WebSocketsSansIOProtocol):
    """Lets go of a peer that takes nothing any more, not even the end.

    Closing a transport waits for what is still to be written, which with such a peer is for ever.
    It is also the connection's ``Line``: text goes out without a task, a message of ASGI, and a
    frame of its own for each connection.
    """

    _giving_up: asyncio.TimerHandle | None = None

    @property
    def takes_more(self) -> bool:
        """Whether the connection is open and the peer takes what it is sent."""
        return (
            self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()
        )

    def write(self, frames: Sequence[bytes]) -> None:
        """Writes texts, each as one frame."""
        self.transport.write(b"".join([_framed(text) for text in frames]))

    def handle_connect(self, event: Request) -> None:
        """Begins the handshake, and lends the application the line."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

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


@lru_cache(FRAMED_AT_ONCE)
def _framed(text: bytes) -> bytes:
    """A text as the frame that a server sends: unmasked, so that it is the same for everybody."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
