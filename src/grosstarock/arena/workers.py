"""Units played in several processes at once: each deals on its own and has a thinker beside it.

A unit's packs and seeds belong to its number, not to who plays it, and units are handed back in
order: results are the same whatever the number of processes.
"""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Final

from .playing import Pair, Table, Unit, play_unit
from .thinking import Thinker

AHEAD: Final = 2
"""How many units a process is given before its first is collected."""

LOOK: Final = 2.0
"""How many seconds a worker may play on after the command has died."""

_thinkers: Final[list[Thinker]] = []
"""In a worker: the one thinker that it asks."""


class Workers:
    """Some processes that play; to be closed after use."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_begin_work
        )

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def units(self, table: Table, pair: Pair, numbers: Iterable[int]) -> Iterator[Unit]:
        """The units of these numbers, in their order; raises ``PlayerFailed``."""
        waiting = iter(numbers)
        underway: deque[Future[Unit]] = deque(
            self._pool.submit(_work, table, pair, number)
            for number in islice(waiting, self._jobs * AHEAD)
        )
        while underway:
            unit = underway.popleft().result()
            underway.extend(
                self._pool.submit(_work, table, pair, number) for number in islice(waiting, 1)
            )
            yield unit


def _begin_work() -> None:
    # An interrupt in a terminal is for the command, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    _thinkers.append(Thinker())


def _end_with(command: int) -> None:
    """Ends a worker whose command was killed: nobody would ever tell it to end."""
    while os.getppid() == command:
        time.sleep(LOOK)
    os._exit(1)


def _work(table: Table, pair: Pair, number: int) -> Unit:
    return play_unit(table, pair, number, _thinkers[0])
