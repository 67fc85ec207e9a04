"""The deals played at a table, folded again from its log."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from grosstarock.core import match
from grosstarock.core.match import Match
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.notation.record import DealRecord, MatchEndRecord, match_end_of, record_seen_by

from . import log
from .happenings import MatchOver
from .keeper import ROWS_AT_ONCE
from .store import Store
from .table import evolve
from .table_state import Promised, Row, TableState

MOST_KEPT: Final = 64
"""How many deals are kept in memory once they have been asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """One deal of a table: over, or as it stands in the log's last row.

    ``number`` counts the table's deals from 1, ``at`` is when its last row was written (ms).
    """

    table_id: str
    deal_id: str
    number: int
    at: int
    state: DealState
    names: tuple[str, ...]
    seed: str | None
    promised: Promised | None
    taken_back: int

    @property
    def is_open(self) -> bool:
        """Whether it was played to its end, so that all cards lie open."""
        return self.state.ended is HowEnded.PLAYED

    def record(self, seat: Seat | None) -> DealRecord:
        """The record of the deal as ``seat`` may have it, None for who only watches."""
        return record_seen_by(
            self.state,
            seat,
            self.names,
            seed=self.seed,
            taken_back=self.taken_back or None,
        )


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """All deals of a table in their order, the ends of its matches, and the table as it stands.

    ``ends`` stand before the number of the deal that they follow.
    """

    table: TableState
    deals: tuple[PlayedDeal, ...]
    ends: tuple[tuple[int, MatchEndRecord], ...]

    def records(self, seat: Seat | None) -> Sequence[DealRecord | MatchEndRecord]:
        """Everything as a file has it, with as much as ``seat`` may see."""
        records: list[DealRecord | MatchEndRecord] = []
        ends = dict(self.ends)
        for deal in self.deals:
            records.append(deal.record(seat))
            if deal.number in ends:
                records.append(ends[deal.number])
        return records


class Archive:
    """Finds deals again; those asked for last are kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, PlayedDeal] = OrderedDict()

    async def deal(self, deal_id: str) -> PlayedDeal | None:
        """A deal that was played to its end; None for any other."""
        if deal_id not in self._kept:
            table_id = await self._store.table_of_deal(deal_id)
            played = None if table_id is None else await self.table(table_id)
            for found in () if played is None else played.deals:
                if found.deal_id == deal_id and found.is_open:
                    self._keep(found)
        if deal_id not in self._kept:
            return None
        self._kept.move_to_end(deal_id)
        return self._kept[deal_id]

    async def table(self, table_id: str) -> PlayedTable | None:
        """A table with all its deals; None where there is no such table."""
        fold = _Fold(table_id)
        for place, kept in enumerate(await self._store.rows(table_id)):
            fold.take(log.read(kept))
            if place % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
                await asyncio.sleep(0)
        return fold.played()

    def forget(self) -> None:
        """Forgets the deals in memory, as after names were erased."""
        self._kept.clear()

    def _keep(self, deal: PlayedDeal) -> None:
        self._kept[deal.deal_id] = deal
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


class _Fold:
    """Folds the rows of one table and notes its deals on the way."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._state: TableState | None = None
        self._deals: list[PlayedDeal] = []
        self._ends: list[tuple[int, MatchEndRecord]] = []

    def take(self, row: Row) -> None:
        """Folds one row."""
        before, self._state = self._state, evolve(self._state, row)
        state = self._state
        if state.deal is not None and state.deal.ended is not None and state.moved == row.seq:
            self._deals.append(self._noted(state, state.deal))
        if before is not None and any(isinstance(event, MatchOver) for event in row.events):
            self._ends.append(
                (len(self._deals), match_end_of(_undivided(before, state), names_at(state)))
            )

    def played(self) -> PlayedTable | None:
        """What has been found, a deal still running included."""
        state = self._state
        if state is None:
            return None
        running = [self._noted(state, state.deal)] if state.deal and state.is_deal_running else []
        return PlayedTable(state, (*self._deals, *running), tuple(self._ends))

    def _noted(self, state: TableState, deal: DealState) -> PlayedDeal:
        assert state.deal_id is not None, "a deal on the table has an id"
        return PlayedDeal(
            table_id=self._table_id,
            deal_id=state.deal_id,
            number=len(self._deals) + 1,
            at=state.at,
            state=deal,
            names=names_at(state),
            seed=state.seed,
            promised=state.promised,
            taken_back=state.taken_back,
        )


def names_at(state: TableState) -> tuple[str, ...]:
    """The players' names in seat order, of bots the player's."""
    return tuple(holder.player or holder.name for holder in state.holders)


def _undivided(before: TableState, after: TableState) -> Match:
    """The match just before its pots were divided."""
    deal = after.deal
    if before.is_deal_running and deal is not None and deal.ended is not None:
        return match.after_deal(before.match, deal)
    return replace(before.match, division=None)
