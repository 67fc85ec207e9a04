"""The player ``master``, version 1: a search that plays deals out by the coarse habit."""

from functools import cache
from typing import Final

from grosstarock.kernel.habit import habit_weights
from grosstarock.kernel.trying import Habits

from .protocol import PLAIN_MANNER, Manner
from .search_discards import likeliest
from .search_effort import Effort, Efforts
from .searching import Searching, Style

HEAT: Final = 32
"""Playouts are by habit, but with half its chance: nearer to the card it likes best."""

EFFORTS: Final = Efforts(
    (
        (0.0, Effort(15_000, 128, 3, 12, 8_000, 100_000, 64)),
        (0.008, Effort(80_000, 512, 4, 48, 40_000, 800_000, 256)),
        (0.03, Effort(300_000, 1024, 4, 96, 150_000, 1_000_000, 512)),
        (0.1, Effort(700_000, 2048, 4, 192, 500_000, 1_200_000, 768)),
        (0.3, Effort(1_300_000, 4096, 4, 384, 1_000_000, 1_400_000, 1024)),
    )
)


@cache
def _style() -> Style:
    return Style(Habits.of_all(habit_weights(), HEAT), likeliest, EFFORTS)


def master(seed: int, manner: Manner = PLAIN_MANNER) -> Searching:
    """A master of a seed and a manner."""
    return Searching(_style(), seed, manner)
