"""What a deal says about two players: the one's mean change of balance less the other's, by clause.

The parts add up to the whole, because every point that moves is an entry of the ledger under one
clause. With two at the table the pluses and minuses of the deal are counted in place of the one
entry that moves their difference (TWO-3): they tell where it comes from.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from grosstarock.core.cards import PAGAT
from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.seats import Seat

_OF_EITHER = (Clause.PAY_1, Clause.ULT_3)
"""Clauses under which both the Pagat and Kings are paid for."""


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """Where points come from: a clause, and the pot's card where it pays for both kinds.

    >>> Source.read("ULT-3/pagat"), str(Source(Clause.CARD_2))
    (Source(clause=<Clause.ULT_3: 'ULT-3'>, pot=<Pot.PAGAT: 'pagat'>), 'CARD-2')
    """

    clause: Clause
    pot: Pot | None = None

    def __str__(self) -> str:
        return self.clause.value if self.pot is None else f"{self.clause}/{self.pot}"

    @classmethod
    def read(cls, text: str) -> "Source":
        """The source that was written; ``ValueError`` for what is none."""
        clause, found, pot = text.partition("/")
        return cls(Clause(clause), Pot(pot) if found else None)


Gains = Mapping[Source, float]
"""Points by where they come from."""


def gains(
    ledger: Iterable[Entry], first: Sequence[Seat], second: Sequence[Seat]
) -> dict[Source, float]:
    """The mean change of balance of the first seats less that of the second, by source."""
    weights = {seat: 1.0 / len(first) for seat in first}
    weights |= {seat: -1.0 / len(second) for seat in second}
    found: dict[Source, float] = {}
    for entry in ledger:
        moved = _moved(entry, weights)
        if moved:
            source = source_of(entry)
            found[source] = found.get(source, 0.0) + moved
    return found


def source_of(entry: Entry) -> Source:
    """Where an entry's points come from."""
    if entry.clause not in _OF_EITHER:
        return Source(entry.clause)
    return Source(entry.clause, Pot.PAGAT if PAGAT in entry.cards else Pot.KING)


def mean_gains(several: Sequence[Gains]) -> dict[Source, float]:
    """The mean of some gains, source by source."""
    totals: dict[Source, float] = {}
    for one in several:
        for source, points in one.items():
            totals[source] = totals.get(source, 0.0) + points
    return {source: totals[source] / len(several) for source in sorted(totals)}


def _moved(entry: Entry, weights: Mapping[Seat, float]) -> float:
    if entry.clause is Clause.TWO_3:
        return 0.0
    if entry.payee is None:
        return entry.points * _weight(entry.payer, weights)
    return entry.points * (_weight(entry.payee, weights) - _weight(entry.payer, weights))


def _weight(party: Seat | Pot | None, weights: Mapping[Seat, float]) -> float:
    return weights.get(party, 0.0) if isinstance(party, Seat) else 0.0
