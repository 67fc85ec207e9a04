"""The stack of a search, the position it starts from, and its table of positions known.

The stack has a frame for each trick and three for each trick's cards, so that a search needs no
recursion. A position before a trick is known in the table by a hash of 64 bits of all that its
value depends on: who owns which card of those still out, by rank within the suit and with the
cards that are worth something of their own; who leads and who has a trick; the 'Scuse; the points
beyond the last whole unit; the Kings and the Pagat lost, as far as the pots can still be paid.
"""

from typing import Final

import numpy as np

from .bits import Word
from .compiling import compiled, inlined
from .layout import Numbers, Words
from .solve_tricks import OWED, points_on, takes_nothing
from .solve_words import (
    ANNOUNCED,
    EVERYBODY,
    GUARDS_MASK,
    KINGS_MASK,
    PAGAT_MASK,
    PLACES,
    POT_GROWS,
    TELLING_MASK,
    gathered,
)

# Rows of the stack, one place for each card to be played: words first.
MOVES: Final = 0
"""Cards not yet tried."""
CARD: Final = 1
"""The card being tried."""
BEST_ON_TABLE: Final = 2
"""The card that takes the trick so far; 0 when there is none."""
SUIT_LED: Final = 3
TAKING: Final = 4
"""The suit led and the trumps."""
KEY: Final = 5
TRIAL_HANDS: Final = 6
"""Here and in the next two a position is tried out, in the first places of the row."""
TRIAL_TABLE: Final = 7
LINE_HANDS: Final = 8
WORD_ROWS: Final = 9

# Then numbers.
VALUE: Final = 0
"""The best vector so far, below 0 while there is none."""
NAME: Final = 1
"""The next suit to name with a led 'Scuse."""
TRIED_NAME: Final = 2
"""The suit that the card being tried names."""
LEADER: Final = 3
FLAGS: Final = 4
SCUSE_IS: Final = 5
POINTS_0: Final = 6
POINTS_1: Final = 7
KINGS_LOST: Final = 8
PAGAT_LOST: Final = 9
PAID: Final = 10
"""What the trick before cost, as a vector without bias."""
DEMANDED: Final = 11
"""1 while the 'Scuse is demanded, 0 while not, ``NOT_ASKED`` where nobody can be."""
NOT_ASKED: Final = -1
VALUE_DEMANDED: Final = 12
NEED: Final = 13
"""What a gain from this trick on is asked to reach."""
TRIAL_AT: Final = 14
NUMBER_ROWS: Final = 15

# The position a search starts from: ``hands`` and ``table`` are words, the rest these numbers.
AT_LEADER: Final = 0
AT_ON_TABLE: Final = 1
AT_LEFT: Final = 2
AT_FLAGS: Final = 3
AT_SCUSE: Final = 4
AT_POINTS_0: Final = 5
AT_POINTS_1: Final = 6
AT_KINGS_LOST: Final = 7
AT_PAGAT_LOST: Final = 8
AT_NAMED: Final = 9
"""The suit a led 'Scuse on the table names, below 0 for none."""
AT_DEMANDED: Final = 10
"""1 or 0; ``ASK`` where the players before the lead are still to be asked."""
AT_ANSWERS: Final = 11
AT_SIZE: Final = 12
ASK: Final = 2

NO_NAME: Final = -1
"""In place of a suit where none is named."""


# What a search finds, as numbers.
RESULT_VALUE: Final = 0
RESULT_DEMANDED: Final = 1
RESULT_NODES: Final = 2
RESULT_MOVES: Final = 3
RESULT_SOLVED: Final = 4
RESULTS_SIZE: Final = 5

_FIRST: Final = Word(0xFF51AFD7ED558CCD)
_SECOND: Final = Word(0xC4CEB9FE1A85EC53)
_THIRTY_TWO: Final = Word(32)


def stack_of(tricks: int) -> tuple[Words, Numbers]:
    """An empty stack for some tricks."""
    frames = max(3 * tricks + 3, AT_SIZE)
    return np.zeros((WORD_ROWS, frames), np.uint64), np.zeros((NUMBER_ROWS, frames), np.int64)


@compiled
def mixed(seed: Word, word: Word) -> Word:
    """One more word in a hash."""
    seed = (seed ^ word) * _FIRST
    return seed ^ (seed >> _THIRTY_TWO)


@inlined
def key_of(
    hands: Words,
    leader: int,
    flags: int,
    scuse: int,
    held: tuple[int, int, int, int],
    left: int,
    masks: Words,
    terms: Numbers,
) -> Word:
    """The hash of a position before a trick; ``held`` as in ``last_trick``."""
    points_0, points_1, kings_lost, pagat_lost = held
    live = hands[0] | hands[1] | hands[2]
    if terms[POT_GROWS]:
        one_has_all = flags & (flags - 1) == 0
        if not one_has_all and not terms[ANNOUNCED]:
            if not live & masks[KINGS_MASK]:
                kings_lost = 0
            if not live & masks[PAGAT_MASK]:
                pagat_lost = 0
    if terms[PLACES] == 3 and flags == terms[EVERYBODY] and scuse & 3 != OWED:
        still = points_on(live, masks) + left
        if points_0 + still < 5 or (
            not scuse and leader != 0 and takes_nothing(hands[0], live, masks)
        ):
            points_0 = 0
        if points_1 + still < 5 or (
            not scuse and leader != 1 and takes_nothing(hands[1], live, masks)
        ):
            points_1 = 0
    rest = kings_lost | pagat_lost << 3 | leader << 4 | flags << 6 | scuse << 9
    rest |= points_0 << 18 | points_1 << 26
    guards = masks[GUARDS_MASK]
    ranks = live | guards
    seed = mixed(Word(rest), gathered(hands[0], ranks))
    seed = mixed(seed, gathered(hands[1], ranks))
    seed = mixed(seed, gathered(guards, ranks))
    seed = mixed(seed, live & masks[TELLING_MASK])
    return seed * _SECOND
