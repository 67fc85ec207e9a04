"""The player ``expert``, version 1: a search that plays deals out by a finer, better taught habit.

The habit is that of two rounds of training: each round's decisions were judged by playing worlds
out with the habit of the round before (``docs/training.md``). Every kind of discard is tried. With
no budget it plays by that habit alone.
"""

from functools import cache
from typing import Final

from grosstarock.kernel.trying import Habits

from .habits import finer_weights
from .protocol import PLAIN_MANNER, Manner
from .search_discards import every_kind
from .search_effort import Effort, Efforts
from .searching import Searching, Style

HABIT: Final = "finer-1"
HEAT: Final = 40
"""How much chance playouts have; with less a position is judged worse, not better."""

EFFORTS: Final = Efforts(
    (
        (0.0, Effort(0, 0, 0, 0, 0, 0, 0)),
        (0.002, Effort(15_000, 128, 3, 12, 8_000, 100_000, 64)),
        (0.008, Effort(60_000, 512, 4, 48, 40_000, 600_000, 256)),
        (0.025, Effort(240_000, 1024, 4, 96, 120_000, 1_500_000, 512)),
        (0.1, Effort(900_000, 2048, 4, 192, 500_000, 3_000_000, 1024)),
        (0.5, Effort(2_400_000, 4096, 4, 384, 1_000_000, 4_000_000, 2048)),
    )
)


@cache
def _style() -> Style:
    return Style(Habits.of_all(finer_weights(HABIT), HEAT), every_kind, EFFORTS)


def expert(seed: int, manner: Manner = PLAIN_MANNER) -> Searching:
    """An expert of a seed and a manner."""
    return Searching(_style(), seed, manner)
