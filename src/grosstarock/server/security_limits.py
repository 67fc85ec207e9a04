"""How much one address or one connection may ask: buckets that fill again with time."""

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 10_000
"""How many addresses are remembered; those that ask least are forgotten first."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The rates of a server: from one address requests, new tables, uploads and connections.

    ``messages`` are those on one connection. ``connections_open`` are those of one address at once.
    """

    requests: Rate = Rate(200, 40)
    openings: Rate = Rate(20, 0.2)
    uploads: Rate = Rate(10, 0.1)
    connections: Rate = Rate(60, 4)
    messages: Rate = Rate(60, 20)
    connections_open: int = 200


_MANY: Final = Rate(1e9, 1e9)
UNLIMITED: Final = Limits(_MANY, _MANY, _MANY, _MANY, _MANY, 1_000_000)
"""For a server that only its own machine reaches."""


class Bucket:
    """What one sender may still ask."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> float:
        """Takes one if there is one: 0, or else how many seconds until there will be."""
        self._fill(now)
        if self._left < 1:
            return (1 - self._left) / self._rate.per_second
        self._left -= 1
        return 0.0

    def is_full(self, now: float) -> bool:
        """Whether nothing has been asked for so long that the bucket may be forgotten."""
        self._fill(now)
        return self._left >= self._rate.burst

    def _fill(self, now: float) -> None:
        grown = self._left + max(0.0, now - self._at) * self._rate.per_second
        self._left = min(self._rate.burst, grown)
        self._at = now


class Buckets:
    """A bucket for each sender, at most ``MOST_BUCKETS`` of them."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._by_sender: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._by_sender)

    def take(self, sender: str) -> float:
        """Takes one for a sender: 0, or else how many seconds to wait."""
        now = self._clock()
        bucket = self._by_sender.get(sender)
        if bucket is None:
            if len(self._by_sender) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._by_sender[sender] = Bucket(self._rate, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        kept = {sender: one for sender, one in self._by_sender.items() if not one.is_full(now)}
        while len(kept) >= MOST_BUCKETS:
            kept.pop(next(iter(kept)))
        self._by_sender = kept


class Doorkeeper:
    """All buckets of a server, and how many connections each address has open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests)
        self.openings = Buckets(limits.openings)
        self.uploads = Buckets(limits.uploads)
        self.connections = Buckets(limits.connections)
        self._open: dict[str, int] = {}

    def enter(self, sender: str) -> bool:
        """Whether an address may open one more connection; if so it is counted."""
        if self.connections.take(sender) or self._open.get(sender, 0) >= (
            self.limits.connections_open
        ):
            return False
        self._open[sender] = self._open.get(sender, 0) + 1
        return True

    def leave(self, sender: str) -> None:
        """A connection of an address has ended."""
        left = self._open.pop(sender) - 1
        if left:
            self._open[sender] = left


def sender_of(address: str) -> str:
    """What is counted as one sender: an address, of version 6 the network that a home is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def retry_after(seconds: float) -> str:
    """The header that says when to try again."""
    return str(max(1, math.ceil(seconds)))
