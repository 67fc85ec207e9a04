"""The finer habit as players use it: the weights that the package holds, and what it sees of plays.

The weights are what ``train`` made, and what it goes on from.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from grosstarock.core.actions import Play
from grosstarock.core.view import View
from grosstarock.kernel.habit import WEIGHTS, Weights
from grosstarock.kernel.habit_finer import FINER_FEATURES, FINER_WEIGHTS
from grosstarock.kernel.habit_play import features_of
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.position_rows import put_world, rows_of
from grosstarock.kernel.worlds import worlds_of

from .plays_in_words import moves_of

WEIGHTS_FOLDER: Final = Path(__file__).with_name("weights")


@cache
def finer_weights(name: str) -> Weights:
    """The weights of that name: ``int16[FINER_WEIGHTS]``."""
    return weights_in(WEIGHTS_FOLDER / f"{name}.npy")


def weights_in(file: Path) -> Weights:
    """The weights that a file holds, coarse or finer; ``ValueError`` where it holds none.

    The kernel goes by the table's length and looks no further, so it must be one of these two.
    """
    found = np.load(file)
    lengths = ((WEIGHTS,), (FINER_WEIGHTS,))
    if not isinstance(found, np.ndarray) or found.dtype != np.int16 or found.shape not in lengths:
        raise ValueError(f"no weights of habit in {file}")
    return found


def habit_scores(seen: View, plays: Sequence[Play], weights: Weights) -> Numbers:
    """What the finer habit makes of some plays, ``int64[len(plays)]``, in 64ths of log odds."""
    found = finer_features(seen, plays)
    scores: Numbers = np.where(found < 0, 0, weights[found]).sum(axis=1)
    return scores


def finer_features(seen: View, plays: Sequence[Play]) -> Numbers:
    """The features of some plays, ``int64[len(plays), FINER_FEATURES]``; -1 for one that is not.

    The hidden cards of any world that agrees with the view tell nothing, but have to lie somewhere.
    """
    rows, moves = rows_of(seen), moves_of(plays)
    drawn = worlds_of(seen).draw(1, 0)
    put_world(rows.words, rows.numbers, drawn.suits[0], drawn.trumps[0])
    found = np.full((len(plays), FINER_FEATURES), -1, np.int64)
    features_of(rows.words, rows.numbers, moves.cards, moves.names, found)
    return found
