"""The store in a database, by SQLAlchemy Core: SQLite now, any that knows ON CONFLICT as well.

The primary key (table, number) admits one row for each place, the unique key (table, command) each
command once; whoever comes second is told so and nothing of the own row is kept.
"""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Insert, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .group_commit import GroupCommit
from .log import StoredRow
from .sql_tables import log
from .store import Appended, CommandKnown, Outcome, SeqTaken, StoreFailed, StoreFull, TableEntry

_COLUMNS: Final = tuple(field.name for field in fields(StoredRow))
_INSERTS: Final = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_FULL: Final = ("full", "No space left")


class SqlStore:
    """Keeps rows in a database: one connection writes, some others read."""

    def __init__(self, writer: AsyncEngine, readers: AsyncEngine) -> None:
        self._writer = writer
        self._readers = readers
        self._insert = _insert_for(writer.dialect.name)
        self._commits = GroupCommit(self._commit)

    async def append(self, row: StoredRow) -> Outcome:
        """Keeps a row, together with what others append at the same time."""
        return await self._commits.append(row)

    async def rows(self, table_id: str, after: int = 0) -> Sequence[StoredRow]:
        """The rows of a table after one, in order."""
        wanted = (
            select(log).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        )
        async with self._readers.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return tuple(StoredRow(**row) for row in found)

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
        async with self._readers.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return tuple(TableEntry(table_id, last_at) for table_id, last_at in found)

    async def table_of_deal(self, deal_id: str) -> str | None:
        """The table at which a deal was played."""
        wanted = select(log.c.table_id).where(log.c.deal_id == deal_id).limit(1)
        async with self._readers.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def erase(self, person: str) -> Sequence[str]:
        """Erases all that a person typed."""
        erased = (
            update(log)
            .where(log.c.person == person, log.c.text.is_not(None))
            .values(text=None)
            .returning(log.c.table_id)
        )
        try:
            async with self._writer.begin() as connection:
                found = (await connection.execute(erased)).scalars().all()
        except DBAPIError as error:
            raise _failure(error) from error
        return tuple(sorted(set(found)))

    async def backup(self, path: Path) -> None:
        """Other databases have their own ways."""
        raise StoreFailed(f"no backup to {path}: use the database's own")

    async def close(self) -> None:
        """Commits what is under way, and closes the connections."""
        await self._commits.close()
        await self._writer.dispose()
        await self._readers.dispose()

    async def _commit(self, rows: Sequence[StoredRow]) -> Sequence[Outcome]:
        """Appends some rows in one transaction; nothing of them is kept when it fails."""
        values = [{name: getattr(row, name) for name in _COLUMNS} for row in rows]
        try:
            async with self._writer.begin() as connection:
                kept = {
                    tuple(row) for row in (await connection.execute(self._insert, values)).all()
                }
                refused = [row for row in rows if _key(row) not in kept]
                known = await self._known(connection, refused)
        except DBAPIError as error:
            raise _failure(error) from error
        outcomes: list[Outcome] = []
        for row in rows:
            outcomes.append(_outcome(row, kept, known))
            # Of two equal rows in one transaction only the first was appended.
            if _key(row) in kept:
                kept.remove(_key(row))
                known[row.table_id, row.cmd_id] = row.seq
        return outcomes

    async def _known(
        self, connection: AsyncConnection, rows: Sequence[StoredRow]
    ) -> dict[tuple[str, str], int]:
        if not rows:
            return {}
        commands = tuple_(log.c.table_id, log.c.cmd_id)
        wanted = select(log.c.table_id, log.c.cmd_id, log.c.seq).where(
            commands.in_([(row.table_id, row.cmd_id) for row in rows])
        )
        found = (await connection.execute(wanted)).all()
        return {(table_id, cmd_id): seq for table_id, cmd_id, seq in found}


def _insert_for(dialect: str) -> Insert:
    insert: Any = _INSERTS[dialect](log)
    made: Insert = insert.on_conflict_do_nothing().returning(
        log.c.table_id, log.c.seq, log.c.cmd_id
    )
    return made


def _key(row: StoredRow) -> tuple[str, int, str]:
    return row.table_id, row.seq, row.cmd_id


def _outcome(
    row: StoredRow, kept: set[tuple[Any, ...]], known: dict[tuple[str, str], int]
) -> Outcome:
    if _key(row) in kept:
        return Appended()
    seq = known.get((row.table_id, row.cmd_id))
    return SeqTaken() if seq is None else CommandKnown(seq)


def _failure(error: DBAPIError) -> StoreFailed:
    told = str(error.orig)
    return StoreFull(told) if any(sign in told for sign in _FULL) else StoreFailed(told)
