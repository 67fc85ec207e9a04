"""One pack played by two players in every seat: the unit of which all figures are means.

Each seating gets the same packs and the same dealer, and a seat's player the same seed whoever it
is. With running pots the unit is an evening: some deals on end, through which pots run on.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Protocol

from grosstarock.core.actions import Action, DealCards
from grosstarock.core.engine import apply
from grosstarock.core.ledger import NO_POTS, Pots
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.notation.record import NOTHING_DERIVED, record_of
from grosstarock.notation.record_writer import write_record

from .contenders import Contender
from .gains import Gains, Source, gains, mean_gains
from .seatings import Seated, seatings, seats_of
from .thinking import Answer, PlayerFailed, Seats
from .times import Times, is_decision

ROUNDS: Final = 2
"""How many times each player deals in an evening with running pots."""

Pair = tuple[Contender, Contender]


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: by which rules, with which packs, and with which pots.

    ``pots`` are what stands in them before each deal, None for pots that run on through an evening.
    ``seed`` is any word of letters and digits; packs and the seats' seeds follow from it.
    """

    rules: Rules
    seed: str
    pots: Pots | None = NO_POTS

    @property
    def deals(self) -> int:
        """How many deals make a unit."""
        return 1 if self.pots is not None else ROUNDS * self.rules.players

    def dealer(self, number: int) -> Seat:
        """Who deals first in a unit."""
        return Seat((number - 1) % self.rules.players)

    def pack_seed(self, number: int, place: int) -> str:
        """The seed of a pack: of which unit, counted from 1, and which of its packs, from 0."""
        return f"gt1:arena/{self.seed}/{number}" + (f".{place}" if place else "")

    def seat_seed(self, seat: Seat) -> int:
        """The seed of whoever sits in a seat."""
        word = f"arena/{self.seed}/{int(seat)}"
        return int.from_bytes(sha256(word.encode()).digest()[:8])


class Asks(Protocol):
    """Whoever passes questions on to the players."""

    def seat(self, seats: Seats) -> None:
        """A deal begins with these players."""
        ...

    def ask(self, seat: Seat, seen: View) -> Answer:
        """What the player of a seat does."""
        ...


@dataclass(frozen=True, slots=True)
class Unit:
    """What one pack (or evening) gave: the first player's points a deal against the second's.

    ``gains`` are these by source, ``by_seating`` one by one, ``times`` those of both players, and
    ``records`` every deal as one line.
    """

    number: int
    points: float
    gains: Gains
    by_seating: tuple[float, ...]
    times: tuple[Times, Times]
    records: tuple[str, ...]


def play_unit(table: Table, pair: Pair, number: int, asks: Asks) -> Unit:
    """Plays unit ``number``, counted from 1, in every seating; raises ``PlayerFailed``."""
    times = (Times(), Times())
    sittings = [
        _play_seating(table, pair, number, seated, _Clocked(asks, seated, times))
        for seated in seatings(table.rules.players)
    ]
    mean = mean_gains([sitting.gains for sitting in sittings])
    return Unit(
        number=number,
        points=sum(mean.values()),
        gains=mean,
        by_seating=tuple(sum(sitting.gains.values()) for sitting in sittings),
        times=times,
        records=tuple(record for sitting in sittings for record in sitting.records),
    )


@dataclass(frozen=True, slots=True)
class _Sitting:
    """What one seating of a unit gave, a deal."""

    gains: Gains
    records: tuple[str, ...]


class _Clocked:
    """Asks on, and counts how long whose decisions take."""

    def __init__(self, asks: Asks, seated: Seated, times: tuple[Times, Times]) -> None:
        self._asks = asks
        self._seated = seated
        self._times = times

    def seat(self, seats: Seats) -> None:
        self._asks.seat(seats)

    def action(self, state: DealState, seat: Seat) -> Action:
        """What the seat does whose turn it is."""
        seen = view(state, seat)
        answer = self._asks.ask(seat, seen)
        if answer.seconds is not None and is_decision(seen.choice):
            self._times[self._seated[seat]].add(answer.seconds)
        return answer.action


def _play_seating(
    table: Table, pair: Pair, number: int, seated: Seated, asks: _Clocked
) -> _Sitting:
    contenders = {Seat(seat): pair[which] for seat, which in enumerate(seated)}
    labels = tuple(contender.label for contender in contenders.values())
    totals: dict[Source, float] = {}
    records: list[str] = []
    for deal, seed in _deals(table, number, contenders, asks):
        for source, points in gains(deal.ledger, *seats_of(seated, deal.seating.active)).items():
            totals[source] = totals.get(source, 0.0) + points / table.deals
        record = record_of(deal, labels, seed=seed)
        records.append(write_record(replace(record, derived=NOTHING_DERIVED)))
    return _Sitting(totals, tuple(records))


def _deals(
    table: Table, number: int, contenders: Mapping[Seat, Contender], asks: _Clocked
) -> Iterator[tuple[DealState, str]]:
    """Every deal of a unit in one seating, with the seed of its pack; redeals come besides."""
    match = new_match(table.rules, dealer=table.dealer(number))
    seats = Seats(contenders, {seat: table.seat_seed(seat) for seat in contenders})
    place = 0
    while match.deals < table.deals:
        if table.pots is not None and not match.again:
            match = replace(match, accounts=replace(match.accounts, pots=table.pots))
        seed = table.pack_seed(number, place)
        place += 1
        asks.seat(seats)
        state = _played_out(apply(next_deal(match), DealCards(shuffled(seed))).state, seats, asks)
        yield state, seed
        match = after_deal(match, state)


def _played_out(state: DealState, seats: Seats, asks: _Clocked) -> DealState:
    while state.turn is not None:
        seat = state.turn
        try:
            state = apply(state, asks.action(state, seat)).state
        except IllegalAction as illegal:
            raise PlayerFailed(seats.contenders[seat].label, str(illegal)) from illegal
    return state
