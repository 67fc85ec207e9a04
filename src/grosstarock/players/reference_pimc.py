"""The player ``reference-pimc``, version 1: a yardstick, plain Monte Carlo over sampled worlds.

It plays the card that brings most on average when the deal is played out at random in 300 worlds,
each as likely as every other that agrees with the voids the play has shown and with nothing else.
It keeps no beliefs, merges no cards and solves no endings; the pots are won and filled as the rules
say. In all but the cards it is ``novice``, version 1. Figures of strength are told against it, so
its choices are frozen: a change in any of them is another player.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.actions import Action, Play
from grosstarock.core.choices import PlayChoice
from grosstarock.core.view import View
from grosstarock.kernel.position_rows import rows_of
from grosstarock.kernel.trying import Trials
from grosstarock.kernel.worlds import worlds_by_voids

from .novice import Novice
from .plays_in_words import moves_of
from .protocol import PLAIN_MANNER, Manner, chance

WORLDS: Final = 300
Means = npt.NDArray[np.float64]

_SEED_BITS: Final = 64
_NOTHING_OF_THE_POTS: Final = 0.0


class ReferencePimc:
    """Plays by the mean of random playouts; all else by the novice's rules of thumb."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._novice = Novice()

    def choose(self, seen: View) -> Action:
        """The card with the best mean, of equals the first; the novice's action where none is."""
        choice = seen.choice
        if not isinstance(choice, PlayChoice):
            return self._novice.choose(seen)
        plays = [play for play in choice if isinstance(play, Play)]
        if len(plays) == 1:
            return plays[0]
        return plays[int(_means(seen, plays, self._seed).argmax())]


def _means(seen: View, plays: list[Play], seed: int) -> Means:
    """What each play brings the seat on average, in points; with two players the difference."""
    place_seed = chance(seed, seen).getrandbits(_SEED_BITS)
    drawn = worlds_by_voids(seen).draw(WORLDS, place_seed)
    trials = Trials(rows_of(seen), _NOTHING_OF_THE_POTS, place_seed)
    moves = moves_of(plays)
    gains = trials.cards(drawn, moves, np.ones(len(plays), np.int64))
    # Gains are whole points here: their sums are exact, whatever the order of adding.
    means: Means = gains.sum(axis=1) / WORLDS
    return means


def reference_pimc(seed: int, _manner: Manner = PLAIN_MANNER) -> ReferencePimc:
    """A reference player; it has one manner."""
    return ReferencePimc(seed)
