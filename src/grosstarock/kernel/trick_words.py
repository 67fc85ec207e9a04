"""One trick on machine words: what may be played, and who wins it (PLAY-2, PLAY-3, SCUSE-1 to 7).

The mirror of ``core.tricks``. Tricks are counted from 1. A suit is 0 to 3, 4 for trumps, and
``NO_SUIT`` while none is led: before the first card, and after a 'Scuse led to the last trick
(SCUSE-5).
"""

from typing import Final

from .bits import Word, popcount, shifted
from .compiling import compiled
from .layout import (
    ALL_TRUMPS,
    FOUR_POINT_BITS,
    FOUR_POINT_TRUMPS,
    ONE_POINT_BITS,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    TWO_POINT_BITS,
    ZERO,
)

ANTEPENULTIMATE: Final = 23
PENULTIMATE: Final = 24
LAST: Final = 25


@compiled
def playable(suits: Word, trumps: Word, led: int, trick: int, demanded: bool) -> tuple[Word, Word]:
    """What a hand may play, as two words; ``demanded`` is whether the 'Scuse was (SCUSE-7)."""
    scuse = trumps & SCUSE_BIT
    if scuse and demanded and trick == ANTEPENULTIMATE:
        return ZERO, SCUSE_BIT
    duties = trumps & ALL_TRUMPS
    if led >= 0:
        following = suits & shifted(SUIT, SUIT_SIZE * led) if led < TRUMP_SUIT else ZERO
        if following:
            suits = following
            duties = ZERO
        elif duties:
            suits = ZERO
    if trick == PENULTIMATE:
        return suits, duties
    return suits, duties | scuse


@compiled
def suit_of(index: int) -> int:
    """The suit of a card by its index; not for the 'Scuse."""
    return TRUMP_SUIT if index >= PLAIN_CARDS else index // SUIT_SIZE


@compiled
def strength(index: int, led: int) -> int:
    """How high a card stands in a trick to which ``led`` was led (PLAY-3).

    A card takes the trick from the best one before it when its strength is greater. Trumps have 56
    to 76, the suit led 1 to 14. Others have 0 and never take it, the 'Scuse among them: led by a
    name it keeps the trick when nobody follows or trumps (SCUSE-5). Led to the last trick it does
    not count at all, so that the second card holds the trick (SCUSE-4).
    """
    if index >= PLAIN_CARDS:
        return index if index < SCUSE_INDEX else 0
    within = index - SUIT_SIZE * led
    return within + 1 if led >= 0 and 0 <= within < SUIT_SIZE else 0


@compiled
def points_in(suits: Word, trumps: Word) -> int:
    """What some cards count in a pile (TAB-8)."""
    return (
        popcount(suits & ONE_POINT_BITS)
        + 2 * popcount(suits & TWO_POINT_BITS)
        + 4 * (popcount(suits & FOUR_POINT_BITS) + popcount(trumps & FOUR_POINT_TRUMPS))
    )
