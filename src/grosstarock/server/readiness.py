"""Which players can play yet: what they need is installed and compiled in the background.

A person never waits for a compiler. Until all is there the table offers the players that need
none of it, and a seat that was given to another one before is played by the stand-in.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import invalidate_caches
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from grosstarock.plugins import PLAYERS, own_player

EXTRA: Final = "kernel"
"""The extra of the package that stronger players need."""
MARKER: Final = "installed-server"
"""The file that run.py leaves in its environment once the server's extra is installed."""
COMPILING: Final = (sys.executable, "-m", "grosstarock.server.readiness_worker")


class Stage(StrEnum):
    """How far the preparation is."""

    MISSING = "missing"
    INSTALLING = "installing"
    COMPILING = "compiling"
    READY = "ready"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Progress:
    """A stage, and of the compiling how many steps are done of how many."""

    stage: Stage
    done: int = 0
    steps: int = 0


def installing() -> tuple[str, ...] | None:
    """The command that installs what is missing; None where nothing may be installed.

    Only the environment that run.py has made is changed, which its marker tells: what others have
    set up stays as it is.
    """
    if not Path(sys.prefix, MARKER).exists() or find_spec("pip") is None:
        return None
    wanted = [
        line.partition(";")[0].strip()
        for line in requires("grosstarock") or ()
        if f"extra == '{EXTRA}'" in line.replace('"', "'")
    ]
    quietly = ("--quiet", "--disable-pip-version-check", "--no-input")
    return (sys.executable, "-m", "pip", "install", *quietly, *wanted)


class Readiness:
    """Prepares the kernel once, and knows which players are ready."""

    def __init__(
        self,
        *,
        install: Callable[[], tuple[str, ...] | None] = installing,
        compiling: tuple[str, ...] = COMPILING,
    ) -> None:
        self.progress = Progress(Stage.MISSING)
        self._install = install
        self._compiling = compiling
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None

    def is_ready(self, player: str) -> bool:
        """Whether a player, asked for by name or by name and taste, can play now."""
        entry = own_player(player)
        return entry is None or not entry.needs or self.progress.stage is Stage.READY

    def players(self) -> tuple[str, ...]:
        """The names of those who can play now and are there to play with."""
        return tuple(name for name in PLAYERS if self.is_ready(name) and not _measures(name))

    def begin(self) -> None:
        """Begins to prepare, in the background."""
        self._task = asyncio.create_task(self._prepare(), name="the kernel is prepared")

    async def wait(self) -> Progress:
        """Waits until the preparation has ended, and says how."""
        if self._task is not None:
            await self._task
        return self.progress

    async def close(self) -> None:
        """Ends the preparation, wherever it is."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _prepare(self) -> None:
        needy = [entry for name in PLAYERS if (entry := PLAYERS.own(name)) and entry.needs]
        if not needy:
            self.progress = Progress(Stage.READY)
            return
        if not all(entry.is_at_hand for entry in needy):
            command = self._install()
            if command is None:
                return
            self.progress = Progress(Stage.INSTALLING)
            succeeded = await self._run(command)
            invalidate_caches()
            if not succeeded or not all(entry.is_at_hand for entry in needy):
                self.progress = Progress(Stage.FAILED)
                return
        self.progress = Progress(Stage.COMPILING)
        succeeded = await self._run(self._compiling)
        self.progress = Progress(Stage.READY if succeeded else Stage.FAILED)

    async def _run(self, command: tuple[str, ...]) -> bool:
        """Whether a command succeeded; its lines of two numbers are the progress."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=PIPE
            )
        except OSError:
            return False
        assert self._process.stdout is not None, "it is started with a pipe"
        async for line in self._process.stdout:
            match line.split():
                case [done, steps] if done.isdigit() and steps.isdigit():
                    self.progress = Progress(self.progress.stage, int(done), int(steps))
        return await self._process.wait() == 0


def _measures(name: str) -> bool:
    entry = own_player(name)
    return entry is not None and entry.is_yardstick
