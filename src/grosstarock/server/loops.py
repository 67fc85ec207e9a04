"""The event loop of a server's process, and how seldom its garbage collector holds that up."""

import asyncio
import gc
from typing import Final

LOOKS: Final = (10_000, 5, 20)
"""After how many more objects the collector looks for cycles among the young, and how many such
looks later among the older."""


def new_loop() -> asyncio.AbstractEventLoop:
    """A fresh event loop: uvloop's where it is installed, else the one that Python has."""
    try:
        # There is none for Windows.
        import uvloop  # noqa: PLC0415  # only where it is to be had
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def collect_seldom() -> None:
    """Has the collector look at little and seldom, once everything is loaded.

    Tables are values without cycles, which go by themselves when the next state comes; to look
    through hundreds of them stops all for a tenth of a second.
    """
    gc.freeze()
    gc.set_threshold(*LOOKS)
