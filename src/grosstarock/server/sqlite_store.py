"""The store in one SQLite file: safe against loss of power, one writing process, easy to copy.

WAL with ``synchronous=FULL`` on the writer: a commit is on disk before it is acknowledged.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, event, text

from .lockfile import LockFile
from .migrate import upgrade
from .sql_desk import Desk
from .sql_store import SqlStore
from .store import CopyDamaged, CopyExists, StoreFailed

BUSY: Final = 5_000
"""How many milliseconds a connection waits for a lock."""
CACHE: Final = 512
"""How many KB of the file each connection keeps in memory; the system keeps the rest at hand."""
CHECKPOINT: Final = 4_000
"""After how many pages in the write-ahead log they are brought home, 16 MB at most.

Every row changes the same few pages of its table again: brought home seldom, each goes once for
many rows, and commits wait for it less often.
"""
READERS: Final = 2


class SqliteStore(SqlStore):
    """Keeps rows in a file; made by ``open_sqlite``."""

    def __init__(self, path: Path, lock: LockFile, writer: Desk, readers: Desk) -> None:
        super().__init__(writer, readers)
        self.path = path
        self.lock = lock

    async def erase(self, person: str) -> Sequence[str]:
        """Erases all that a person typed, in the write-ahead log too."""
        tables = await super().erase(person)
        await self._writer.ask(
            lambda connection: connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        )
        return tables

    async def backup(self, path: Path) -> None:
        """Writes a whole copy to a new file while play goes on; ``CopyExists`` where one is."""
        await asyncio.to_thread(copied, self.path, path)

    async def close(self) -> None:
        """Commits what is under way, closes the file and lets go of the lock."""
        await super().close()
        self.lock.release()

    async def synchronous(self) -> int:
        """What ``PRAGMA synchronous`` says on the writer: 2 is FULL."""
        level: int = await self._writer.ask(
            lambda connection: connection.execute(text("PRAGMA synchronous")).scalar_one()
        )
        return level


async def open_sqlite(path: Path, *, most_pages: int | None = None) -> SqliteStore:
    """Opens a database, makes it where there is none, and brings it up to date.

    ``most_pages`` limits its size in pages of 4 KB. Raises ``StoreInUse`` while another process
    has it open.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = LockFile(path.with_name(path.name + ".lock"))
    writer = _desk(path, 1, most_pages)
    try:
        await writer.ask(upgrade)
    except BaseException:
        await writer.close()
        lock.release()
        raise
    return SqliteStore(path, lock, writer, _desk(path, READERS, None))


def restore(backup: Path, path: Path) -> None:
    """Puts a copy in the place of a database that no process has open.

    Raises ``CopyDamaged`` for a copy that is damaged or none of ours; then nothing is changed.
    """
    lock = LockFile(path.with_name(path.name + ".lock"))
    fresh = path.with_name(path.name + ".restoring")
    try:
        fresh.unlink(missing_ok=True)
        _check(backup)
        copied(backup, fresh)
        for rest in ("-wal", "-shm"):
            path.with_name(path.name + rest).unlink(missing_ok=True)
        fresh.replace(path)
    finally:
        lock.release()


def copied(source: Path, target: Path) -> None:
    """Writes a whole copy of a database, in use or not, to a new file.

    Raises ``CopyExists`` where there is a file already, ``StoreFailed`` for what is no database.
    """
    if target.exists():
        raise CopyExists(str(target))
    try:
        with closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StoreFailed(str(error)) from error


def _desk(path: Path, connections: int, most_pages: int | None) -> Desk:
    engine = create_engine(f"sqlite:///{path}", pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={BUSY}",
            f"cache_size=-{CACHE}",
            f"wal_autocheckpoint={CHECKPOINT}",
            "foreign_keys=ON",
            # What is erased is overwritten.
            "secure_delete=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        if most_pages is not None:
            cursor.execute(f"PRAGMA max_page_count={most_pages}")
        cursor.close()

    return Desk(engine, connections)


def _check(backup: Path) -> None:
    try:
        with closing(
            sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            told = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except (sqlite3.Error, ValueError) as error:
        raise CopyDamaged(str(error)) from error
    if told != ("ok",):
        raise CopyDamaged(str(told[0]))
