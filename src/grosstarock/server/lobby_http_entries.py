"""A person's tables in short: read off the log, and where a match goes on, folded from it."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from grosstarock.core.events import DealEnded
from grosstarock.core.rules import POINTS

from . import log
from .commands import Open, PutBot, Sit
from .happenings import MatchBegun, MatchOver, SeatFreed, TableEvent
from .keeper import ROWS_AT_ONCE
from .store import Store, TableEntry
from .table import LogBroken, evolve
from .table_state import Row, TableState
from .wire_rules import StakeWire

MOST_LISTED: Final = 30
"""How many tables a list has."""
MOST_KEPT: Final = 1_000
"""How many tables are kept in mind."""


class EntryWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table in a list: what is played, by whom, and how it stands.

    ``last_at`` is when something last happened there, in milliseconds since 1970; ``seat`` the
    reader's own, ``bots`` those that bots hold. ``balances``, in points, stand as after the last
    deal, and are empty before the match. ``turn`` is the seat that a running deal waits for.
    """

    table: str
    path: str
    title: str
    last_at: int
    preset: str
    seats: tuple[str, ...]
    bots: tuple[int, ...]
    seat: int | None
    begun: bool
    over: bool
    deals: int
    rounds: int | None
    balances: tuple[int, ...]
    stake: StakeWire
    turn: int | None


_POINTS: Final = StakeWire(POINTS.unit, POINTS.points)


@dataclass(slots=True)
class _Sketch:
    """What the rows so far tell of a table."""

    title: str = ""
    preset: str = ""
    seats: list[str] = field(default_factory=list)
    people: dict[int, str] = field(default_factory=dict)
    bots: set[int] = field(default_factory=set)
    begun: bool = False
    over: bool = False
    deals: int = 0
    rounds: int | None = None
    balances: tuple[int, ...] = ()
    stake: StakeWire = _POINTS
    turn: int | None = None

    def take(self, row: Row) -> None:
        """Adds a row."""
        match row.command:
            case Open(settings=settings):
                self.title = row.text or ""
                self.preset = settings.rules.preset
                self.seats = [""] * settings.rules.players
                self.rounds = settings.rounds
                stake = settings.rules.stake
                self.stake = StakeWire(stake.unit, stake.points)
            case Sit(seat=seat):
                self.seats[seat] = row.text or ""
                self.people[seat] = row.person or ""
            case PutBot(seat=seat, player=player):
                self.seats[seat] = player
                self.bots.add(seat)
        for event in row.events:
            self._happened(event)

    def stand(self, state: TableState) -> None:
        """Adds how a match that goes on stands."""
        self.balances = tuple(state.match.accounts.balances)
        self.turn = None if state.turn is None else int(state.turn)

    def _happened(self, event: TableEvent) -> None:
        match event:
            case SeatFreed(seat=seat):
                self.seats[seat] = ""
                self.people.pop(seat, None)
                self.bots.discard(seat)
            case MatchBegun():
                self.begun, self.over, self.balances = True, False, ()
            case DealEnded():
                self.deals += 1
            case MatchOver(accounts=accounts):
                self.over, self.balances = True, tuple(accounts.balances)

    def entry(self, found: TableEntry, person: str) -> EntryWire:
        """The sketch as a person's list has it."""
        own = (seat for seat, holder in self.people.items() if holder == person)
        return EntryWire(
            table=found.table_id,
            path=f"/table/{found.table_id}",
            title=self.title,
            last_at=found.last_at,
            preset=self.preset,
            seats=tuple(self.seats),
            bots=tuple(sorted(self.bots)),
            seat=next(own, None),
            begun=self.begun,
            over=self.over,
            deals=self.deals,
            rounds=self.rounds,
            balances=self.balances,
            stake=self.stake,
            turn=self.turn,
        )


class Entries:
    """Persons' tables; what has been read of a table is kept until something happens there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[TableEntry, _Sketch] = OrderedDict()

    async def of(self, person: str) -> tuple[EntryWire, ...]:
        """A person's tables, the latest first."""
        found = await self._store.tables_of(person, MOST_LISTED)
        return tuple([(await self._sketch(entry)).entry(entry, person) for entry in found])

    def forget(self) -> None:
        """Forgets what has been read, as after names were erased."""
        self._kept.clear()

    async def _sketch(self, found: TableEntry) -> _Sketch:
        sketch = self._kept.get(found)
        if sketch is None:
            sketch = self._kept[found] = await self._drawn(found.table_id)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return sketch

    async def _drawn(self, table_id: str) -> _Sketch:
        sketch = _Sketch()
        rows = []
        for place, kept in enumerate(await self._store.rows(table_id)):
            rows.append(log.read(kept))
            sketch.take(rows[-1])
            await _let_others(place)
        if sketch.begun and not sketch.over:
            with contextlib.suppress(LogBroken):
                sketch.stand(await _folded(rows))
        return sketch


async def _folded(rows: Sequence[Row]) -> TableState:
    """The table after its rows."""
    state: TableState | None = None
    for place, row in enumerate(rows):
        state = evolve(state, row)
        await _let_others(place)
    assert state is not None, "a match that has begun has rows"
    return state


async def _let_others(place: int) -> None:
    """Gives others their turn after some rows."""
    if place % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
        await asyncio.sleep(0)
