"""What waits to be sent to one connection: a bounded queue, so that no reader holds up a table.

Where nothing waits and the connection takes more, messages can be put through at once: a row for
four pairs of eyes would otherwise wake four tasks, which costs more than the row itself.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from .wire import encode
from .wire_out import Bye, ByeCode

MOST_WAITING: Final = 64
"""How many messages may wait; whoever reads more slowly is closed, and resyncs."""

LINE: Final = "line"
"""By what name a connection's line is found in the state of its scope, where it has one."""


class Line(Protocol):
    """Where messages leave the process."""

    @property
    def takes_more(self) -> bool:
        """Whether what is written goes out and does not pile up."""
        ...

    def write(self, frames: Sequence[bytes]) -> None:
        """Writes messages, in order."""
        ...


class Outbox:
    """Messages on their way to one connection, in order.

    Once closed it gives what still waits and the reason (``too-slow``: only the reason), then None.
    With a ``line`` some can be put through.
    """

    __slots__ = ("_frames", "_line", "_waiting", "closed", "most")

    def __init__(self, most: int = MOST_WAITING, line: Line | None = None) -> None:
        self.most = most
        self.closed: ByeCode | None = None
        self._line = line
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

    def put_through(self, *frames: bytes) -> None:
        """Sends messages at once where nothing waits and the line takes them, else adds them."""
        is_open = self.closed is None and self._is_drained
        if is_open and self._line is not None and self._line.takes_more:
            self._line.write(frames)
        else:
            self.put(*frames)

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

    @property
    def _is_drained(self) -> bool:
        """Whether all that was put in is written: who takes it out has come back for more."""
        return self._waiting is not None and not self._waiting.done()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
