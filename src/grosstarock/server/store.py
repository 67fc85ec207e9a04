"""The port to where logs are kept: small, and the same for memory, SQLite and what comes later."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from grosstarock.core.errors import GrosstarockError

from .log import StoredRow


@dataclass(frozen=True, slots=True)
class Appended:
    """The row is in the log for good."""


@dataclass(frozen=True, slots=True)
class SeqTaken:
    """Another row has that number: somebody was faster, so read on and decide again."""


@dataclass(frozen=True, slots=True)
class CommandKnown:
    """The command is in the log already, as row ``seq``."""

    seq: int


Outcome = Appended | SeqTaken | CommandKnown


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A table that a person has to do with, and when something last happened there (ms)."""

    table_id: str
    last_at: int


class StoreFailed(GrosstarockError):
    """The store could not do it; nothing of the request is kept."""


class StoreFull(StoreFailed):
    """There is no room left; what is kept stays."""


class CopyExists(StoreFailed):
    """There is a file already where a copy was to be written."""


class CopyDamaged(StoreFailed):
    """A copy that is damaged, or none of ours."""


class StoreInUse(GrosstarockError):
    """Another process writes to the database; ``note`` is what it left for others to read."""

    def __init__(self, path: Path, note: str) -> None:
        self.path = path
        self.note = note
        super().__init__(f"{path} is in use: {note}")


class Store(Protocol):
    """Where the tables' logs are kept.

    A row is kept for good once ``append`` answers ``Appended``; on any other answer, and on
    ``StoreFailed``, nothing of it is.
    """

    async def append(self, row: StoredRow) -> Outcome:
        """Keeps a row: its number is taken once for a table, and so is its command."""
        ...

    async def rows(self, table_id: str, after: int = 0) -> Sequence[StoredRow]:
        """The rows of a table after one, in order; none for a table that is unknown."""
        ...

    async def tables_of(self, person: str, most: int = 100) -> Sequence[TableEntry]:
        """The tables at which a person has done something, the latest first."""
        ...

    async def table_of_deal(self, deal_id: str) -> str | None:
        """The table at which a deal was played."""
        ...

    async def erase(self, person: str) -> Sequence[str]:
        """Erases all that a person typed, names, titles and chat; the tables concerned."""
        ...

    async def backup(self, path: Path) -> None:
        """Writes a whole copy to a new file."""
        ...

    async def close(self) -> None:
        """Ends what is under way, and lets go of the database."""
        ...
