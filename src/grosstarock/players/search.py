"""Search: what each of some candidates brings, tried in worlds that agree with what a seat sees.

All candidates are tried in the same worlds. Those that fall clearly behind are tried no more, so
that the work goes to those between which the choice lies. The amount of work is counted in cards
played out, never in time, so the same seed and view always give the same answer.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.view import View
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.trials import Gains

from .protocol import Taste

FIRST_ROUND: Final = 16
"""How many worlds every candidate is tried in."""
BEHIND: Final = 2.0
"""A candidate is given up when it is behind the best by so many standard errors."""
FEWEST_WORLDS: Final = 32
LIKING: Final = {Taste.CAUTIOUS: -0.12, Taste.PLAIN: 0.0, Taste.BOLD: 0.12}
"""By taste, what a point of an outcome's standard deviation is worth in points."""

Scores = npt.NDArray[np.float64]
Trial = Callable[[Numbers, int, int], Gains]
"""Tries the candidates that are alive (1, else 0) in some worlds: from which one, and how many."""


def race(candidates: int, most: int, trials: int, taste: Taste, trial: Trial) -> int:
    """The number of the best of some candidates, of equals the first.

    Goes on in rounds of twice as many worlds until one is left, or until ``most`` worlds or
    ``trials`` trials are reached.
    """
    alive = np.ones(candidates, np.int64)
    gains = np.zeros((candidates, 0))
    number, spent = 0, 0
    while True:
        running = int(alive.sum())
        room = min(most - number, max(0, trials - spent) // running)
        count = min(max(number, FIRST_ROUND), room)
        if not number:
            count = max(count, min(FEWEST_WORLDS, most))
        if count <= 0:
            break
        gains = np.concatenate([gains, trial(alive, number, count)], axis=1)
        number += count
        spent += count * running
        scores = scores_of(gains, taste)
        scores[alive == 0] = -np.inf
        best = int(scores.argmax())
        behind = gains[best] - gains
        errors = behind.std(axis=1) / sqrt(number)
        alive[scores[best] - scores > BEHIND * errors] = 0
        alive[best] = 1
        if alive.sum() == 1:
            break
    return best


def pots_share(seen: View) -> float:
    """What part of all that the pots gain is worth to a seat as much as its own gain.

    What stands in them will be won by somebody, each at the table as likely; and who leaves little
    in them has taken it from the others as well.
    """
    return 1.0 / seen.rules.players if seen.rules.pots else 0.0


def scores_of(gains: Gains, taste: Taste) -> Scores:
    """What candidates are worth by their gains in some worlds, to somebody of a taste."""
    scores: Scores = gains.mean(axis=1)
    if LIKING[taste]:
        scores += LIKING[taste] * gains.std(axis=1)
    return scores
