"""What waits to be sent to one connection: a bounded queue, so that no reader holds up a table."""

import asyncio
from collections import deque
from typing import Final

from .wire import encode
from .wire_out import Bye, ByeCode

MOST_WAITING: Final = 64
"""How many messages may wait; whoever reads more slowly is closed, and resyncs."""


class Outbox:
    """Messages on their way to one connection, in order.

    Once closed it gives what still waits and the reason (``too-slow``: only the reason), then None.
    """

    __slots__ = ("_frames", "_waiting", "closed", "most")

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.closed: ByeCode | None = None
        self._frames: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put(self, *frames: bytes) -> None:
        """Adds messages that belong together; an outbox that overflows is closed."""
        if self.closed is not None:
            return
        if len(self._frames) + len(frames) > self.most:
            self._frames.clear()
            self.close(ByeCode.TOO_SLOW)
            return
        self._frames.extend(frames)
        self._wake()

    def close(self, why: ByeCode) -> None:
        """Ends the connection after what waits has been sent."""
        if self.closed is None:
            self.closed = why
            self._frames.append(encode(Bye(code=why)))
            self._wake()

    async def get(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._frames:
            if self.closed is not None:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
