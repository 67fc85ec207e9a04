"""One table and its log together: loaded from the store, and never ahead of it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from . import log
from .audience import MOST_ROWS, Told
from .refusals import Refused, TableReason, TableRefusal
from .requests import Asked
from .store import Appended, CommandKnown, Store, StoreFailed, StoreFull
from .table import Accepted, Repeated, decide, evolve
from .table_state import Row, TableState

ROWS_AT_ONCE: Final = 25
"""How many rows are folded before others have their turn."""
TRIES: Final = 3
"""How often a request is decided anew when somebody else was faster."""

Outcome = Told | Repeated | TableRefusal


class Keeper:
    """Decides, appends, and folds only what is in the store.

    ``on_row`` is called with every row that comes after loading, whoever appended it, and the table
    after it.
    """

    def __init__(
        self, table_id: str, store: Store, on_row: Callable[[TableState, Told], None]
    ) -> None:
        self.table_id = table_id
        self.tail: deque[Told] = deque(maxlen=MOST_ROWS)
        self.state: TableState | None = None
        self._store = store
        self._on_row = on_row
        self._is_unsure = True

    def forget(self) -> None:
        """Forgets the table; it is read anew when next asked for."""
        self.state = None
        self.tail.clear()
        self._is_unsure = True

    async def load(self) -> TableState | None:
        """The table as the store has it; None where there is none. ``LogBroken`` is possible."""
        if self._is_unsure:
            await self._catch_up()
        return self.state

    async def perform(self, ask: Callable[[TableState | None], Asked]) -> Outcome:
        """Does what is asked of the table as it stands, and answers once it is in the store."""
        try:
            for _ in range(TRIES):
                state = await self.load()
                asked = ask(state)
                decision = decide(state, asked.request, asked.seen)
                if not isinstance(decision, Accepted):
                    return decision
                outcome = await self._append(decision)
                if outcome is not None:
                    return outcome
        except Refused as refused:
            return refused.refusal
        except StoreFailed as failed:
            # Whether a commit that failed was kept after all, the store says when it is read next.
            self._is_unsure = True
            is_full = isinstance(failed, StoreFull)
            return TableRefusal(TableReason.STORE_FULL if is_full else TableReason.STORE_FAILED)
        return TableRefusal(TableReason.MOVED_ON)

    async def _append(self, accepted: Accepted) -> Told | Repeated | None:
        """The row once it is stored; None when another took its number."""
        version = accepted.state.settings.rules.version
        outcome = await self._store.append(log.stored(self.table_id, accepted.row, version))
        match outcome:
            case Appended():
                return self._keep(accepted.state, accepted.row)
            case CommandKnown(seq):
                self._is_unsure = self.state is None or seq > self.state.seq
                return Repeated(seq)
            case _:
                self._is_unsure = True
                return None

    async def _catch_up(self) -> None:
        is_first = self.state is None
        after = 0 if self.state is None else self.state.seq
        rows = await self._store.rows(self.table_id, after)
        for place, kept in enumerate(rows):
            row = log.read(kept)
            state = evolve(self.state, row)
            if is_first:
                self.state = state
                self.tail.append(Told.of(state, row))
            else:
                self._keep(state, row)
            if place % ROWS_AT_ONCE == ROWS_AT_ONCE - 1:
                await asyncio.sleep(0)
        self._is_unsure = False

    def _keep(self, state: TableState, row: Row) -> Told:
        told = Told.of(state, row)
        self.state = state
        self.tail.append(told)
        self._on_row(state, told)
        return told
