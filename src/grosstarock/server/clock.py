"""The time of day, and being woken at a moment of it; tests bring their own."""

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from .requests import Chance


class Alarm(Protocol):
    """A call to come."""

    def cancel(self) -> None:
        """Calls it off."""
        ...


class TimeOfDay(Protocol):
    """What tells the time, in milliseconds since 1970."""

    def now(self) -> int:
        """The time."""
        ...

    def call_at(self, at: int, call: Callable[[], None]) -> Alarm:
        """Calls at a moment, soon for one that is past."""
        ...


class LoopTime:
    """The machine's clock, and the running loop's timers."""

    def now(self) -> int:
        """The time."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Alarm:
        """Calls at a moment."""
        delay = max(0, at - self.now()) / 1_000
        return asyncio.get_running_loop().call_later(delay, call)


def drawn() -> Chance:
    """Chance for one request, from the system's own source."""
    return Chance(secrets.token_urlsafe(12), secrets.token_hex(32), secrets.randbelow(2**31))
