"""Plays as the kernel takes them: a card's number, and the suit that a led 'Scuse names."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from grosstarock.core.actions import Play
from grosstarock.core.cards import Suit
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT
from grosstarock.kernel.trying import Moves

_SUITS: Final = tuple(Suit)


def suit_named(play: Play) -> int:
    """The number of the suit that a play names; ``NO_SUIT`` where it names none."""
    return NO_SUIT if play.names is None else _SUITS.index(play.names)


def moves_of(plays: Sequence[Play]) -> Moves:
    """Some plays, each a place of the arrays, in their order."""
    return Moves(
        np.array([INDEX_OF[play.card] for play in plays], np.int64),
        np.array([suit_named(play) for play in plays], np.int64),
    )
