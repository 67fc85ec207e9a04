"""The store in memory, for tests and for a server that shall forget."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from .log import StoredRow
from .store import Appended, CommandKnown, Outcome, SeqTaken, StoreFailed, TableEntry


class MemoryStore:
    """Keeps rows as long as the process lives."""

    def __init__(self) -> None:
        self._tables: dict[str, list[StoredRow]] = {}
        self._commands: dict[tuple[str, str], int] = {}
        self._deals: dict[str, str] = {}

    async def append(self, row: StoredRow) -> Outcome:
        """Keeps a row."""
        known = self._commands.get((row.table_id, row.cmd_id))
        if known is not None:
            return CommandKnown(known)
        rows = self._tables.setdefault(row.table_id, [])
        if row.seq != len(rows) + 1:
            return SeqTaken()
        rows.append(row)
        self._commands[row.table_id, row.cmd_id] = row.seq
        if row.deal_id is not None:
            self._deals[row.deal_id] = row.table_id
        return Appended()

    async def rows(self, table_id: str, after: int = 0) -> Sequence[StoredRow]:
        """The rows of a table after one."""
        return tuple(self._tables.get(table_id, ())[after:])

    async def tables_of(self, person: str, most: int = 100) -> Sequence[TableEntry]:
        """The tables at which a person has done something, the latest first."""
        entries = [
            TableEntry(table_id, rows[-1].at)
            for table_id, rows in self._tables.items()
            if any(row.person == person for row in rows)
        ]
        return sorted(entries, key=lambda entry: (-entry.last_at, entry.table_id))[:most]

    async def table_of_deal(self, deal_id: str) -> str | None:
        """The table at which a deal was played."""
        return self._deals.get(deal_id)

    async def erase(self, person: str) -> Sequence[str]:
        """Erases all that a person typed."""
        concerned = []
        for table_id, rows in self._tables.items():
            kept = [replace(row, text=None) if row.person == person else row for row in rows]
            if kept != rows:
                rows[:] = kept
                concerned.append(table_id)
        return tuple(sorted(concerned))

    async def backup(self, path: Path) -> None:
        """Memory has no file to copy."""
        raise StoreFailed(f"nothing to copy to {path}")

    async def close(self) -> None:
        """Nothing to let go of."""
