"""Who sits where, who deals, who plays: the table and its order (TAB-2 to TAB-6).

Seats are numbered in playing order; the direction of play is where a picture puts them (TAB-5).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TypeVar

from .errors import Fault, Malformed

T = TypeVar("T")
U = TypeVar("U")


class Seat(IntEnum):
    """A place at the table, counted in playing order."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3

    __hash__ = int.__hash__


class BySeat(tuple[T, ...]):
    """One value for each seat at the table, in seat order."""

    __slots__ = ()

    def replaced(self, seat: Seat, value: T) -> "BySeat[T]":
        """The same values, but for one seat."""
        return BySeat((*self[:seat], value, *self[seat + 1 :]))

    def map(self, change: Callable[[T], U]) -> "BySeat[U]":
        """Every seat's value changed by the same function."""
        return BySeat(change(value) for value in self)


@dataclass(frozen=True, slots=True)
class Seating:
    """The table in one deal: how many sit at it (2, 3 or 4) and who deals.

    >>> Seating.of(4, Seat(1)).sitting_out, [int(s) for s in Seating.of(4, Seat(1)).active]
    (<Seat.FOURTH: 3>, [2, 0, 1])
    """

    everyone: tuple[Seat, ...]
    active: tuple[Seat, ...]
    dealer: Seat
    sitting_out: Seat | None

    @staticmethod
    def of(players: int, dealer: Seat) -> "Seating":
        """The seating of ``players`` at the table when ``dealer`` deals."""
        return _seating(players, dealer)

    @property
    def eldest(self) -> Seat:
        """The player after the dealer, who leads to the first trick (PLAY-1)."""
        return self.active[0]

    @property
    def next_dealer(self) -> Seat:
        """The next player in playing order, to whom the pots are moved (TAB-6, POT-3)."""
        return self.everyone[(self.dealer + 1) % len(self.everyone)]

    def after(self, seat: Seat) -> Seat:
        """The active player whose turn follows that of ``seat``."""
        place = self.active.index(seat)
        return self.active[(place + 1) % len(self.active)]

    def starting_with(self, seat: Seat) -> tuple[Seat, ...]:
        """The active players in playing order, ``seat`` first."""
        place = self.active.index(seat)
        return self.active[place:] + self.active[:place]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other active players, in playing order from ``seat``."""
        return self.starting_with(seat)[1:]


@cache
def _seating(players: int, dealer: Seat) -> Seating:
    if players not in (2, 3, 4):
        raise Malformed(Fault.PLAYERS_NUMBER, found=players)
    if dealer >= players:
        raise Malformed(Fault.SEAT_UNKNOWN, found=int(dealer), players=players)
    everyone = tuple(Seat(number) for number in range(players))
    opposite = Seat((dealer + 2) % 4) if players == 4 else None
    around = everyone[dealer + 1 :] + everyone[: dealer + 1]
    active = tuple(seat for seat in around if seat is not opposite)
    return Seating(everyone, active, dealer, opposite)
