"""Bots at the table: each is handed the bytes of a view, in another process, and answers in bytes.

So no bot can see more than its seat, slow thought never holds up the loop, and a worker that hangs
or dies takes nothing with it. Where no worker answers in time, the novice plays, in this process.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

from grosstarock.core.actions import SeatAction
from grosstarock.core.view import View
from grosstarock.players.novice import novice
from grosstarock.plugins import own_player

from .bot_bytes import decode_action, decode_view, encode_question, encode_view

PATIENCE: Final = 5.0
"""How many seconds a bot may wait and think before the novice answers for it."""


def stand_in(sent: bytes) -> SeatAction:
    """The novice's answer to an encoded view: quick, legal, and at hand in every process."""
    chosen = novice(0).choose(decode_view(sent))
    assert isinstance(chosen, SeatAction), "a player never deals or breaks off"
    return chosen


class NoAnswer(Exception):
    """A worker gave no answer: it died, or the player raised."""


class Worker:
    """One process that thinks, one view at a time; started when first asked, killed when late."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question; ``NoAnswer`` when there is none."""
        process = self._process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            self._process = process
        assert process.stdin is not None, "a worker is started with pipes"
        assert process.stdout is not None, "a worker is started with pipes"
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            told = await process.stdout.readline()
        except OSError as error:
            raise NoAnswer from error
        if not told.strip():
            raise NoAnswer
        return told

    async def stop(self) -> None:
        """Ends the process, whatever it is thinking of."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.communicate()


class Crew:
    """Some workers that share one queue of questions."""

    def __init__(self, command: tuple[str, ...], workers: int) -> None:
        self._workers = tuple(Worker(command) for _ in range(workers))
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self.queued = 0

    @property
    def load(self) -> float:
        """How many questions there are for each worker, at least 1."""
        return max(1.0, self.queued / len(self._workers))

    async def ask(self, question: Callable[[float], bytes]) -> bytes:
        """The answer to a question, which is put by the load when its turn comes; ``NoAnswer``."""
        self.queued += 1
        try:
            worker = await self._idle.get()
            answered = False
            try:
                told = await worker.ask(question(self.load))
                answered = True
                return told
            finally:
                # An answer that comes too late would be taken for that to the next question.
                if not answered:
                    await worker.stop()
                self._idle.put_nowait(worker)
        finally:
            self.queued -= 1

    async def stop(self) -> None:
        """Stops the workers; what they think of is dropped."""
        for worker in self._workers:
            await worker.stop()


class Bots:
    """Two crews, and at most ``waiting`` views in the queue of each.

    Players that look ahead, by the kernel or from elsewhere, have ``workers`` of their own, so that
    the quick ones never wait for them. The more of them wait, the less each thinks: the last in the
    queue is answered about as soon as a single one would be.

    Every failure has the same outcome, the novice's answer: the queue is full, the time is up, the
    player is unknown or raises, the worker died, or what the player needs is not ready (``ready``
    says so of a name). ``stood_in`` counts them.
    """

    def __init__(
        self,
        *,
        workers: int = 1,
        waiting: int = 128,
        patience: float = PATIENCE,
        command: tuple[str, ...] = (sys.executable, "-m", "grosstarock.server.bot_worker"),
        ready: Callable[[str], bool] = lambda _player: True,
    ) -> None:
        self._quick = Crew(command, 1)
        self._deep = Crew(command, workers)
        self._waiting = waiting
        self._patience = patience
        self._ready = ready
        self.stood_in = 0

    async def choose(self, player: str, seed: int, seen: View) -> SeatAction:
        """What the player does in the place that ``seen`` shows."""
        sent = encode_view(seen)
        entry = own_player(player)
        is_quick = entry is not None and not entry.needs
        crew = self._quick if is_quick else self._deep
        if crew.queued < self._waiting and self._ready(player):
            budget = None if entry is None else entry.table

            def question(load: float) -> bytes:
                share = None if budget is None else budget / load
                return encode_question(player, seed, sent, share)

            try:
                async with asyncio.timeout(self._patience):
                    return decode_action(await crew.ask(question))
            except (NoAnswer, TimeoutError, OSError, ValueError):
                # A ValueError is an answer that is no action.
                pass
        self.stood_in += 1
        return stand_in(sent)

    async def close(self) -> None:
        """Stops the workers; what they think of is dropped."""
        await self._quick.stop()
        await self._deep.stop()
