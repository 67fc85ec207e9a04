"""A person's tables in short, read off the log without playing the deals again."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

import msgspec

from grosstarock.core.events import DealEnded

from . import log
from .commands import Open, PutBot, Sit
from .happenings import MatchBegun, MatchOver, SeatFreed, TableEvent
from .keeper import ROWS_AT_ONCE
from .store import Store, TableEntry
from .table_state import Row

MOST_LISTED: Final = 30
"""How many tables a list has."""
MOST_KEPT: Final = 1_000
"""How many tables are kept in mind."""


class EntryWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table in a list: what is played, by whom, and how it stands.

    ``last_at`` is when something last happened there, in milliseconds since 1970; ``seat`` the
    reader's own; ``balances`` are there once the match is over.
    """

    table: str
    path: str
    title: str
    last_at: int
    preset: str
    seats: tuple[str, ...]
    seat: int | None
    begun: bool
    over: bool
    deals: int
    balances: tuple[int, ...]


@dataclass(slots=True)
class _Sketch:
    """What the rows so far tell of a table."""

    title: str = ""
    preset: str = ""
    seats: list[str] = field(default_factory=list)
    people: dict[int, str] = field(default_factory=dict)
    begun: bool = False
    over: bool = False
    deals: int = 0
    balances: tuple[int, ...] = ()

    def take(self, row: Row) -> None:
        """Adds a row."""
        match row.command:
            case Open(settings=settings):
                self.title = row.text or ""
                self.preset = settings.rules.preset
                self.seats = [""] * settings.rules.players
            case Sit(seat=seat):
                self.seats[seat] = row.text or ""
                self.people[seat] = row.person or ""
            case PutBot(seat=seat, player=player):
                self.seats[seat] = player
        for event in row.events:
            self._happened(event)

    def _happened(self, event: TableEvent) -> None:
        match event:
            case SeatFreed(seat=seat):
                self.seats[seat] = ""
                self.people.pop(seat, None)
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
            seat=next(own, None),
            begun=self.begun,
            over=self.over,
            deals=self.deals,
            balances=self.balances,
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
            sketch = _Sketch()
            for place, kept in enumerate(await self._store.rows(found.table_id)):
                sketch.take(log.read(kept))
                if place % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
                    await asyncio.sleep(0)
            self._kept[found] = sketch
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return sketch
