"""Search by the learned player: candidates tried in worlds, played on by its network.

The network's own values come first: candidates far behind by them are not tried at all, and in the
end they count as much as some worlds. All others are tried in the same worlds; those that fall
clearly behind are tried no more. Work is counted in looks at the network, never in time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.kernel.bits import Word
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.network import Network
from grosstarock.kernel.network_play import NETWORK
from grosstarock.kernel.network_trials import Trial, try_openings, try_plays
from grosstarock.kernel.opening import MOST_WAYS, WAY_SIZE
from grosstarock.kernel.position_rows import Rows
from grosstarock.kernel.table_words import ACTIVE, TRICK
from grosstarock.kernel.trials import Gains
from grosstarock.kernel.trick_words import LAST
from grosstarock.kernel.trying import Openings

from .learned_worlds import LearnedWorlds
from .protocol import Taste

FIRST_ROUND: Final = 16
"""How many worlds every candidate is tried in."""
BEHIND: Final = 2.0
"""A candidate is given up when it is behind the best by so many standard errors."""
LIKING: Final = {Taste.CAUTIOUS: -0.12, Taste.PLAIN: 0.0, Taste.BOLD: 0.12}
"""By taste, what a point of an outcome's standard deviation is worth in points."""
PRIOR_WORLDS: Final = 12.0
"""How many worlds the network's own value counts for."""
HOPELESS: Final = 15.0
"""A candidate so many points behind by the network's own values is not tried."""
NOISE: Final = 1.0
"""By how many points values are blurred where the network plays on."""

Scores = npt.NDArray[np.float64]
TryWorlds = Callable[[Numbers, int, int], Gains]
"""Tries the candidates that are alive (1, else 0) in some worlds: from which one, and how many."""


@dataclass(frozen=True, slots=True)
class Purse:
    """What a race may spend: trials in all, and worlds for each candidate."""

    trials: int
    most_worlds: int


def race(
    prior: Scores | None, candidates: int, purse: Purse, taste: Taste, trial: TryWorlds
) -> int:
    """The number of the best of some candidates, of equals the first.

    Goes on in rounds of twice as many worlds until one is left, or the purse is empty. ``prior`` is
    what candidates are worth by the network alone, where that is known.
    """
    alive = np.ones(candidates, np.int64)
    if prior is not None:
        alive[prior < prior.max() - HOPELESS] = 0
    gains = np.zeros((candidates, 0))
    number, spent = 0, 0
    best = 0 if prior is None else int(prior.argmax())
    while alive.sum() > 1:
        running = int(alive.sum())
        room = min(purse.most_worlds - number, max(0, purse.trials - spent) // running)
        count = min(max(number, FIRST_ROUND), room)
        if count <= 0:
            break
        gains = np.concatenate([gains, trial(alive, number, count)], axis=1)
        number += count
        spent += count * running
        scores = _scores(gains, prior, taste)
        scores[alive == 0] = -np.inf
        best = int(scores.argmax())
        errors = (gains[best] - gains).std(axis=1) / sqrt(number)
        alive[scores[best] - scores > BEHIND * errors] = 0
        alive[best] = 1
    return best


def _scores(gains: Gains, prior: Scores | None, taste: Taste) -> Scores:
    """What candidates are worth by their gains in some worlds, and by the network."""
    scores: Scores = gains.mean(axis=1)
    if prior is not None:
        share = PRIOR_WORLDS / (PRIOR_WORLDS + gains.shape[1])
        scores = (1 - share) * scores + share * prior
    if LIKING[taste]:
        scores = scores + LIKING[taste] * gains.std(axis=1)
    return scores


@dataclass(frozen=True, slots=True)
class LearnedSearch:
    """Tries things in one position."""

    rows: Rows
    worlds: LearnedWorlds
    network: Network
    trial: Trial
    seed: Word

    def trials(self, looks: int, horizon: int) -> int:
        """How many trials some looks at the network are good for, each of so many tricks."""
        left = min(LAST + 1 - int(self.rows.numbers[TRICK]), horizon)
        return looks // (left * int(self.rows.numbers[ACTIVE]))

    def plays(self, actions: Numbers, horizon: int) -> TryWorlds:
        """Tries actions of the play, or answers to whether the 'Scuse is demanded."""
        rows = self.rows
        last_trick = int(rows.numbers[TRICK]) + horizon - 1

        def trial(alive: Numbers, first: int, number: int) -> Gains:
            drawn = self.worlds.draw(first, number)
            gains = np.zeros((len(actions), number))
            self.trial.policies[:] = NETWORK
            try_plays(
                rows.words,
                rows.numbers,
                rows.rules,
                drawn.suits,
                drawn.trumps,
                rows.place,
                actions,
                alive,
                self.network,
                self.trial,
                NOISE,
                last_trick,
                self.seed,
                first,
                gains,
            )
            return gains

        return trial

    def openings(self, openings: Openings) -> TryWorlds:
        """Tries discards, with a tout announced or not; an empty one is left to the dealer."""
        rows = self.rows
        ways = np.zeros((MOST_WAYS, WAY_SIZE), np.uint64)

        def trial(alive: Numbers, first: int, number: int) -> Gains:
            drawn = self.worlds.draw(first, number)
            gains = np.zeros((len(openings), number))
            self.trial.policies[:] = NETWORK
            try_openings(
                rows.words,
                rows.numbers,
                rows.rules,
                drawn.suits,
                drawn.trumps,
                rows.place,
                openings.suits,
                openings.trumps,
                openings.announced,
                alive,
                self.network,
                self.trial,
                NOISE,
                ways,
                self.seed,
                first,
                gains,
            )
            return gains

        return trial
