"""Worlds as the learned player takes them: drawn evenly, then kept by how likely the play was.

Of some more worlds than are asked for those are kept, some of them twice, in which the others'
play so far is what the network would expect of them; not in full proportion, since nobody plays
just as it does.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.view import View
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.network import Network
from grosstarock.kernel.network_belief import weigh_worlds
from grosstarock.kernel.network_trials import Trial
from grosstarock.kernel.position_rows import Rows, rows_before_play
from grosstarock.kernel.table_words import ACTIVE, DECLARED, DEMANDED, ENTRIES
from grosstarock.kernel.worlds import Drawn, worlds_of


@dataclass(frozen=True, slots=True)
class Belief:
    """How far the others' play tells what they hold.

    ``breadth`` worlds are drawn for each that is kept. An action is taken to be e times as likely
    for ``heat`` points more; ``trust``, from 0 to 1, is the power to which the odds are taken.
    """

    breadth: int
    heat: float
    trust: float


NO_BELIEF: Final = Belief(breadth=1, heat=1.0, trust=0.0)


class LearnedWorlds:
    """The worlds of one view; the same draws of the same seed give the same worlds."""

    def __init__(
        self, seen: View, rows: Rows, seed: int, network: Network, trial: Trial, belief: Belief
    ) -> None:
        self._rows = rows
        self._worlds = worlds_of(seen)
        self._seed = seed
        self._network = network
        self._trial = trial
        self._belief = belief if len(rows.played) else NO_BELIEF
        self._before = _numbers_before_play(seen, rows)

    def draw(self, first: int, number: int) -> Drawn:
        """Worlds ``first`` to ``first + number - 1``."""
        belief = self._belief
        breadth = belief.breadth
        drawn = self._worlds.draw(number * breadth, self._seed, first=first * breadth)
        if breadth == 1:
            return drawn
        likely = self._likely(drawn) * belief.trust
        kept = kept_by_odds(np.exp(likely - likely.max()), number)
        return Drawn(drawn.suits[kept], drawn.trumps[kept])

    def _likely(self, drawn: Drawn) -> npt.NDArray[np.float64]:
        """The logarithm of how likely the others' play so far was in each world."""
        rows = self._rows
        likely = np.zeros(len(drawn))
        weigh_worlds(
            rows.words,
            self._before,
            rows.rules,
            rows.played,
            rows.name,
            bool(rows.numbers[DEMANDED]),
            rows.place,
            self._belief.heat,
            drawn.suits,
            drawn.trumps,
            self._network,
            self._trial,
            likely,
        )
        return likely


def _numbers_before_play(seen: View, rows: Rows) -> Numbers:
    """The numbers of the table before its first lead, with what had been declared by then."""
    numbers = rows_before_play(seen)
    for place in range(int(numbers[ACTIVE])):
        numbers[DECLARED + place] = rows.numbers[DECLARED + place]
    numbers[ENTRIES] = 0
    return numbers


def kept_by_odds(odds: npt.NDArray[np.float64], number: int) -> npt.NDArray[np.int64]:
    """Which of some worlds to keep, ``number`` in all: each as often as its odds are, evenly."""
    steps = (np.arange(number) + 0.5) / number * odds.sum()
    kept: npt.NDArray[np.int64] = np.searchsorted(np.cumsum(odds), steps)
    return np.minimum(kept, len(odds) - 1)
