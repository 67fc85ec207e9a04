"""Threads that talk to a database, so that the loop never waits for a disk.

One call is one visit to a thread, however many statements it takes: with a driver that visits the
thread for each statement a commit costs the loop several times as much.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from .store import StoreFailed, StoreFull

T = TypeVar("T")

_FULL: Final = ("full", "No space left")


class Desk:
    """Some threads, each with a connection of its own."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` finds in a transaction, which is committed unless it raises.

        ``StoreFailed`` is what the database could not do, ``IntegrityError`` a key that is taken.
        """
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._done, work)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            told = str(error.orig if isinstance(error, DBAPIError) else error)
            is_full = any(sign in told for sign in _FULL)
            raise (StoreFull if is_full else StoreFailed)(told) from error

    async def close(self) -> None:
        """Ends what is under way, and closes the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _done(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)
