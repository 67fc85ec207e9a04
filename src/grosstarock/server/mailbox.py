"""One table's mailbox: what is asked of a table is done one after the other, by one task.

Nothing is acknowledged or shown before it is in the store. A fault ends the table's connections and
has it read anew; no other table notices.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from grosstarock.core.actions import SeatAction

from .crowd import Connection
from .keeper import Outcome
from .refusals import TableReason, TableRefusal, refuse
from .requests import Asked
from .steward import House, Reply, Steward
from .table import LogBroken
from .table_state import TableState
from .wire import refused_message
from .wire_in import ClientMessage, CommandMessage, Hello, Here, Resync
from .wire_out import ByeCode, ErrorCode, ErrorMessage

T = TypeVar("T")
Job = Callable[[], Awaitable[object]]

MOST_JOBS: Final = 256
"""How much may wait to be done at one table; beyond, what people ask is refused."""

_logger = logging.getLogger(__name__)


class Mailbox:
    """One table, run by one task; ``rest`` is called when it may be dropped from memory."""

    def __init__(self, table_id: str, house: House, rest: Callable[[str], None]) -> None:
        self.table_id = table_id
        self._rest = rest
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._steward = Steward(table_id, house, self._woken, self._answered)
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected and nothing waits to be done."""
        return not len(self._steward.crowd) and self._jobs.empty()

    def join(self, connection: Connection, hello: Hello) -> None:
        """Lets a connection in: it is welcomed, and told what it lacks and what happens then."""
        if self._is_closed:
            connection.outbox.close(ByeCode.CLOSING)
        else:
            self._post(lambda: self._steward.join(connection, hello.since))

    def part(self, connection: Connection) -> None:
        """A connection has ended."""
        self._post(lambda: self._steward.part(connection))

    def post(self, connection: Connection, message: ClientMessage) -> None:
        """A message from a connection that has joined; the answer goes there."""
        if isinstance(message, Hello):
            connection.send(ErrorMessage(code=ErrorCode.HELLO_TWICE, path="$", detail=""))
        elif self._jobs.qsize() >= MOST_JOBS:
            if isinstance(message, CommandMessage):
                refusal = TableRefusal(TableReason.TOO_MANY)
                connection.send(refused_message(message.cmd_id, self._steward.seq, refusal))
        elif isinstance(message, Resync):
            self._post(lambda: self._steward.resync(connection, message.since))
        elif isinstance(message, Here):
            self._post(lambda: self._steward.here(connection.person))
        else:
            self._post(lambda: self._command(connection, message))

    async def submit(self, person: str, message: CommandMessage) -> Reply:
        """Does what a person asks, without a connection, and answers once it is in the store.

        This and what follows raise ``Refused`` once the mailbox is closed, and ``LogBroken`` or
        ``StoreFailed`` where the table cannot be read.
        """
        return await self._asked_for(lambda: self._steward.reply(person, message))

    async def table(self) -> TableState | None:
        """The table as it stands; None where there is none."""
        return await self._asked_for(self._steward.keeper.load)

    async def open(self, asked: Asked) -> Outcome:
        """Opens the table, if the store has none of this name."""
        return await self._asked_for(lambda: self._steward.keeper.perform(lambda _: asked))

    async def reread(self) -> None:
        """Reads the table anew, as after an erasure, and sends everybody a snapshot."""
        await self._asked_for(self._steward.reread)

    async def close(self) -> None:
        """Does what was asked before, then ends every connection and the task."""
        self._is_closed = True
        self._jobs.put_nowait(None)
        await self._task

    def _post(self, job: Job) -> None:
        self._jobs.put_nowait(job)

    async def _asked_for(self, work: Callable[[], Awaitable[T]]) -> T:
        if self._is_closed:
            raise refuse(TableReason.CLOSING)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                found = await work()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                raise
            if not answer.done():
                answer.set_result(found)

        self._post(job)
        return await answer

    async def _command(self, connection: Connection, message: CommandMessage) -> None:
        connection.send(await self._steward.reply(connection.person, message))

    def _woken(self) -> None:
        self._post(self._duties)

    def _answered(self, action: SeatAction, seen: int) -> None:
        self._post(lambda: self._steward.answered(action, seen))

    async def _duties(self) -> None:
        if await self._steward.do_duties() and self.is_quiet:
            self._rest(self.table_id)

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            try:
                await job()
                self._steward.look_around()
            except LogBroken:
                _logger.exception("table %s cannot be read", self.table_id)
                self._give_up(ByeCode.TABLE_BROKEN)
            except Exception:
                _logger.exception("table %s", self.table_id)
                self._give_up(ByeCode.CLOSING)
        self._steward.stop(ByeCode.CLOSING)

    def _give_up(self, why: ByeCode) -> None:
        """After a fault nothing in memory is trusted: everybody connects anew."""
        self._steward.stop(why)
        self._steward.keeper.forget()
