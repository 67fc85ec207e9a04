"""Worlds as a search takes them: drawn evenly, then chosen by how likely the others' play was.

A world in which the others would hardly have played as they did stands for little. So of some more
worlds than are asked for those are kept, some of them twice, that make their play likely by
``habit``; not in full proportion, since nobody plays just as habit does.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from grosstarock.core.view import View
from grosstarock.kernel.habit import Weights
from grosstarock.kernel.position_rows import rows_before_play, rows_of
from grosstarock.kernel.trying import likely_play
from grosstarock.kernel.worlds import Drawn, worlds_of


@dataclass(frozen=True, slots=True)
class Belief:
    """How far the others' play tells what they hold.

    ``breadth`` worlds are drawn for each that is kept; ``trust``, from 0 to 1, is the power to
    which the odds of their play are taken.
    """

    breadth: int
    trust: float


class SampledWorlds:
    """The worlds of one view; the same draws of the same seed give the same worlds."""

    def __init__(self, seen: View, seed: int, weights: Weights, belief: Belief | None) -> None:
        self.rows = rows_of(seen)
        self._worlds = worlds_of(seen)
        self._seed = seed
        self._weights = weights
        self._belief = belief if len(self.rows.played) else None
        self._before = rows_before_play(seen)

    def draw(self, first: int, number: int) -> Drawn:
        """Worlds ``first`` to ``first + number - 1``."""
        belief = self._belief
        if belief is None:
            return self._worlds.draw(number, self._seed, first=first)
        breadth = belief.breadth
        drawn = self._worlds.draw(number * breadth, self._seed, first=first * breadth)
        likely = likely_play(self.rows, self._before, drawn, self._weights) * belief.trust
        kept = kept_by_odds(np.exp(likely - likely.max()), number)
        return Drawn(drawn.suits[kept], drawn.trumps[kept])


def kept_by_odds(odds: npt.NDArray[np.float64], number: int) -> npt.NDArray[np.int64]:
    """Which of some worlds to keep, ``number`` in all: each as often as its odds are, evenly."""
    steps = (np.arange(number) + 0.5) / number * odds.sum()
    kept: npt.NDArray[np.int64] = np.searchsorted(np.cumsum(odds), steps)
    return np.minimum(kept, len(odds) - 1)
