"""The store in a database, by SQLAlchemy Core: SQLite now, another by its own engine.

The primary key (table, number) admits one row for each place, the unique key (table, command) each
command once; whoever comes second is told so and nothing of the own row is kept.
"""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .group_commit import GroupCommit
from .log import StoredRow
from .sql_desk import Desk
from .sql_tables import log
from .store import CommandKnown, Outcome, SeqTaken, StoreFailed, TableEntry

_COLUMNS: Final = tuple(field.name for field in fields(StoredRow))
_INSERT: Final = insert(log)


class SqlStore:
    """Keeps rows in a database: one connection writes, some others read."""

    def __init__(self, writer: Desk, readers: Desk) -> None:
        self._writer = writer
        self._readers = readers
        self._commits = GroupCommit(self._commit, self._refusal)

    async def append(self, row: StoredRow) -> Outcome:
        """Keeps a row, together with what others append at the same time."""
        return await self._commits.append(row)

    async def rows(self, table_id: str, after: int = 0) -> Sequence[StoredRow]:
        """The rows of a table after one, in order."""
        wanted = (
            select(log).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        )

        def read(connection: Connection) -> tuple[StoredRow, ...]:
            found = connection.execute(wanted).mappings().all()
            return tuple(StoredRow(**row) for row in found)

        return await self._readers.ask(read)

    async def tables_of(self, person: str, most: int = 100) -> Sequence[TableEntry]:
        """The tables at which a person has done something, the latest first."""
        own = select(log.c.table_id).where(log.c.person == person).distinct().scalar_subquery()
        last = func.max(log.c.at).label("last_at")
        wanted = (
            select(log.c.table_id, last)
            .where(log.c.table_id.in_(own))
            .group_by(log.c.table_id)
            .order_by(last.desc(), log.c.table_id)
            .limit(most)
        )

        def read(connection: Connection) -> tuple[TableEntry, ...]:
            found = connection.execute(wanted).all()
            return tuple(TableEntry(table_id, last_at) for table_id, last_at in found)

        return await self._readers.ask(read)

    async def table_of_deal(self, deal_id: str) -> str | None:
        """The table at which a deal was played."""
        wanted = select(log.c.table_id).where(log.c.deal_id == deal_id).limit(1)
        return await self._readers.ask(
            lambda connection: connection.execute(wanted).scalar_one_or_none()
        )

    async def erase(self, person: str) -> Sequence[str]:
        """Erases all that a person typed."""
        erased = (
            update(log)
            .where(log.c.person == person, log.c.text.is_not(None))
            .values(text=None)
            .returning(log.c.table_id)
        )
        found = await self._writer.ask(
            lambda connection: connection.execute(erased).scalars().all()
        )
        return tuple(sorted(set(found)))

    async def backup(self, path: Path) -> None:
        """Other databases have their own ways."""
        raise StoreFailed(f"no backup to {path}: use the database's own")

    async def close(self) -> None:
        """Commits what is under way, and closes the connections."""
        await self._commits.close()
        await self._writer.close()
        await self._readers.close()

    async def _commit(self, rows: Sequence[StoredRow]) -> bool:
        """Appends all rows in one transaction, or none where a place or a command is taken."""
        values = [{name: getattr(row, name) for name in _COLUMNS} for row in rows]
        try:
            await self._writer.ask(lambda connection: connection.execute(_INSERT, values))
        except IntegrityError:
            return False
        return True

    async def _refusal(self, row: StoredRow) -> Outcome:
        """Why a row was not appended."""
        wanted = select(log.c.seq).where(log.c.table_id == row.table_id, log.c.cmd_id == row.cmd_id)
        known = await self._readers.ask(
            lambda connection: connection.execute(wanted).scalar_one_or_none()
        )
        return SeqTaken() if known is None else CommandKnown(known)
