"""Double entry: who pays whom or which pot, how much, for what, by which clause (GAME-2).

Entries are the only way points move. With three and four at the table the balances and the pots
together are zero after every entry; with two, an entry without a payee scores a plus or minus and
moves nothing (TWO-3), and one without a payer raises the balance of the deal's higher player.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .cards import PAGAT, Card
from .clauses import Clause
from .errors import Fault, Malformed
from .seats import BySeat, Seat


class Pot(StrEnum):
    """One of the two pots (POT-1)."""

    KING = "king"
    PAGAT = "pagat"


Party = Seat | Pot | None


@dataclass(frozen=True, slots=True)
class Pots:
    """What stands in the two pots, in points."""

    king: int = 0
    pagat: int = 0

    def __post_init__(self) -> None:
        if self.king < 0 or self.pagat < 0:
            raise Malformed(Fault.POTS_VALUE, king=self.king, pagat=self.pagat)

    def holding(self, pot: Pot) -> int:
        """What stands in one of the pots."""
        return self.king if pot is Pot.KING else self.pagat

    def total(self) -> int:
        """What stands in both."""
        return self.king + self.pagat


NO_POTS: Final = Pots()


def pot_of(card: Card) -> Pot:
    """The pot that matches a King or the Pagat."""
    return Pot.PAGAT if card == PAGAT else Pot.KING


@dataclass(frozen=True, slots=True)
class Entry:
    """One movement: ``points`` from ``payer`` to ``payee`` under ``clause``, for ``cards``."""

    clause: Clause
    payer: Party
    payee: Party
    points: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Accounts:
    """Every balance and both pots, in points."""

    balances: BySeat[int]
    pots: Pots = NO_POTS

    @classmethod
    def opened(cls, players: int) -> "Accounts":
        """All at zero, as a match starts."""
        return cls(BySeat([0] * players))

    def total(self) -> int:
        """The sum that stays zero with three and four at the table."""
        return sum(self.balances) + self.pots.total()


def posted(accounts: Accounts, entries: Iterable[Entry]) -> Accounts:
    """The accounts after some entries."""
    balances = list(accounts.balances)
    pots = {Pot.KING: accounts.pots.king, Pot.PAGAT: accounts.pots.pagat}
    for entry in entries:
        if entry.payee is None:
            continue
        for party, points in ((entry.payer, -entry.points), (entry.payee, entry.points)):
            if isinstance(party, Seat):
                balances[party] += points
            elif isinstance(party, Pot):
                pots[party] += points
    return Accounts(BySeat(balances), Pots(pots[Pot.KING], pots[Pot.PAGAT]))


def scored(scores: BySeat[int], entries: Iterable[Entry]) -> BySeat[int]:
    """Two players' pluses and minuses after some entries: those without a payee (TWO-3)."""
    totals = list(scores)
    for entry in entries:
        if entry.payee is None and isinstance(entry.payer, Seat):
            totals[entry.payer] += entry.points
    return BySeat(totals)
