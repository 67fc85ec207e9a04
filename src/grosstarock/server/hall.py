"""All tables of a server: opened, found, and put away when nobody is there."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from grosstarock.core.cards import Card
from grosstarock.core.seats import Seat

from .commands import Open
from .mailbox import Mailbox
from .refusals import Refused, TableRefusal
from .requests import Asked
from .settings import Settings
from .steward import House
from .store import TableEntry
from .table_state import Row


class Hall:
    """The tables in memory, each with its mailbox; the others wait in the store."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._mailboxes: dict[str, Mailbox] = {}
        self._resting: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._mailboxes)

    async def find(self, table_id: str) -> Mailbox | None:
        """The mailbox of a table; None where there is no such table."""
        mailbox = self._mailbox(table_id)
        if await mailbox.table() is not None:
            return mailbox
        await self.drop(table_id)
        return None

    async def open(
        self,
        person: str,
        cmd_id: str,
        settings: Settings,
        *,
        dealer: Seat = Seat.FIRST,
        pack: tuple[Card, ...] = (),
        title: str | None = None,
    ) -> str:
        """Opens a table and gives its id; asked twice by the same command it is the same table.

        Raises ``Refused`` for settings or a title that cannot be.
        """
        table_id = table_id_of(person, cmd_id)
        if await self.find(table_id) is not None:
            return table_id
        request = Row(
            seq=0,
            cmd_id=f"{person}:{cmd_id}",
            person=person,
            at=self.house.time.now(),
            command=Open(settings, dealer, pack),
            text=title,
        )
        outcome = await self._mailbox(table_id).open(Asked(request, None))
        if isinstance(outcome, TableRefusal):
            await self.drop(table_id)
            raise Refused(outcome)
        return table_id

    async def tables_of(self, person: str, most: int = 100) -> Sequence[TableEntry]:
        """A person's tables, the latest first."""
        return await self.house.store.tables_of(person, most)

    async def erase(self, person: str) -> None:
        """Erases all that a person typed, in the store and at the tables in memory."""
        for table_id in await self.house.store.erase(person):
            if table_id in self._mailboxes:
                await self._mailboxes[table_id].reread()

    async def drop(self, table_id: str) -> None:
        """Puts a table out of memory; its log stays."""
        mailbox = self._mailboxes.pop(table_id, None)
        if mailbox is not None:
            await mailbox.close()

    async def close(self) -> None:
        """Puts every table out of memory, after what was asked of each."""
        await asyncio.gather(*(self.drop(table_id) for table_id in tuple(self._mailboxes)))
        await asyncio.gather(*self._resting)

    def _mailbox(self, table_id: str) -> Mailbox:
        mailbox = self._mailboxes.get(table_id)
        if mailbox is None:
            mailbox = self._mailboxes[table_id] = Mailbox(table_id, self.house, self._rest)
        return mailbox

    def _rest(self, table_id: str) -> None:
        task = asyncio.get_running_loop().create_task(self.drop(table_id))
        self._resting.add(task)
        task.add_done_callback(self._resting.discard)


def table_id_of(person: str, cmd_id: str) -> str:
    """The id of the table that a command opens: the same for the same, and nobody can guess it."""
    told = sha256(f"grosstarock-table/1|{person}|{cmd_id}".encode()).digest()
    return urlsafe_b64encode(told[:16]).decode().rstrip("=")
