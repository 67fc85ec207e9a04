"""The event loop of a server's process, and when its garbage collector may hold that up."""

import asyncio
import gc
from time import process_time
from typing import Final

LOOK_EVERY: Final = 5.0
"""After how many seconds it is asked whether the collector may work now."""
CALM: Final = 0.1
"""A process that used less than this part of a core since the last look has time for it."""
WORTH_IT: Final = 50_000
"""How many objects more than at the last time make it worth while."""
TOO_MANY: Final = 2_000_000
"""How many make it necessary, calm or not: some hundred megabytes."""


def new_loop() -> asyncio.AbstractEventLoop:
    """A fresh event loop: uvloop's where it is installed, else the one that Python has."""
    try:
        # There is none for Windows.
        import uvloop  # noqa: PLC0415  # only where it is to be had
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def collect_when_calm() -> None:
    """Looks for cycles only where that disturbs nobody; runs until it is cancelled.

    Play makes none: tables are values, which go by themselves when the next state comes. What ends
    in cycles are connections. To look through hundreds of tables stops everything for a tenth of a
    second, and even to look at the youngest objects alone for some hundredths.
    """
    gc.freeze()
    gc.disable()
    try:
        used = process_time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = process_time()
            grown = gc.get_count()[0]
            is_calm = now - used < CALM * LOOK_EVERY
            if grown > TOO_MANY or (is_calm and grown > WORTH_IT):
                gc.collect()
            used = process_time()
    finally:
        gc.enable()
        gc.unfreeze()
