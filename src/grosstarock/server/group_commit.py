"""Group commit: what arrives while one transaction is on its way goes into the next, together.

Each row is answered only after its transaction is committed, so an acknowledgement never comes
before its row is on disk. Where one of a transaction's rows cannot be, each is tried by itself.
A transaction costs more than its rows; so while they come thick, more of them are waited for.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from .log import StoredRow
from .store import Appended, Outcome, StoreFailed

MOST_AT_ONCE: Final = 512
GATHERING: Final = 0.003
"""How soon after a transaction of several rows began the next one does, at most, in seconds."""

Waiting = tuple[StoredRow, asyncio.Future[Outcome]]
Commit = Callable[[Sequence[StoredRow]], Awaitable[bool]]
Refusal = Callable[[StoredRow], Awaitable[Outcome]]


class GroupCommit:
    """One task that commits rows.

    ``commit`` appends some in one transaction and says whether it could, all or nothing;
    ``refusal`` tells why a single row could not be appended.
    """

    def __init__(self, commit: Commit, refusal: Refusal) -> None:
        self._commit = commit
        self._refusal = refusal
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="group commit")
        self._closed = False
        self._now = asyncio.get_running_loop().time

    async def append(self, row: StoredRow) -> Outcome:
        """What became of the row, once that is on disk."""
        if self._closed:
            raise StoreFailed("the store is closed")
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((row, answer))
        return await answer

    async def close(self) -> None:
        """Commits what was asked before, and takes no more."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        goes_on = True
        next_at = 0.0
        while goes_on:
            first = await self._queue.get()
            await self._gather_until(next_at)
            begun = self._now()
            batch, goes_on = self._taken(first)
            # Who is alone waits for nobody.
            next_at = begun + GATHERING if len(batch) > 1 else 0.0
            if batch:
                await self._commit_all(batch)

    async def _gather_until(self, moment: float) -> None:
        wait = moment - self._now()
        if wait > 0 and not self._closed:
            await asyncio.sleep(wait)

    def _taken(self, first: Waiting | None) -> tuple[list[Waiting], bool]:
        """The first and what waits behind it, for one transaction; and whether more may come."""
        batch: list[Waiting] = []
        one = first
        while one is not None:
            batch.append(one)
            if self._queue.empty() or len(batch) == MOST_AT_ONCE:
                return batch, True
            one = self._queue.get_nowait()
        return batch, False

    async def _commit_all(self, batch: list[Waiting]) -> None:
        try:
            if await self._commit([row for row, _ in batch]):
                for _, answer in batch:
                    _answer(answer, Appended())
            elif len(batch) == 1:
                row, answer = batch[0]
                _answer(answer, await self._refusal(row))
            else:
                for one in batch:
                    await self._commit_all([one])
        except StoreFailed as error:
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(error)


def _answer(waiting: asyncio.Future[Outcome], outcome: Outcome) -> None:
    # Whoever asked may have gone.
    if not waiting.done():
        waiting.set_result(outcome)
