"""What a network is shown of a position: some words of bits, as one place sees it.

Nothing is in them that the place may not know. Every bit has a row of its own in the network's
first layer; ``FIRST_ROW`` tells where the rows of each word begin. ``next`` is the player after the
place whose eyes these are, ``last`` the one before it; with two players there is no ``last``.
"""

from typing import Final

import numpy as np

from .bits import Word, bit, highest, popcount, shifted
from .compiling import compiled
from .layout import (
    ALL_SUITS,
    ALL_TRUMPS,
    ALL_TRUMPS_AND_SCUSE,
    PLAIN_CARDS,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    ZERO,
    Numbers,
    Words,
)
from .rules_words import POTS, SCUSE_KEPT
from .table_words import (
    ACCOUNT,
    ACTIVE,
    BEST,
    CARD,
    DECLARED,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    KING_POT,
    LEADER,
    LED,
    ON_TABLE,
    PAGAT_POT,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SCUSE_PLAYER,
    SHOWN_SUITS,
    SHOWN_TRUMPS,
    SUITS,
    TAKEN,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    TRUMPS_SHOWN,
    VOID,
    WINNER,
    place_after,
)
from .trick_words import playable, points_in

FEATURES_VERSION: Final = 2
"""Changes whenever a bit means something else: a network fits one version only."""

# Pairs of words: suits, then trumps.
OWN: Final = 0
UNSEEN: Final = 2
"""The cards that the place has not seen: in the others' hands, laid away, in a dead hand."""
TABLE_OF_NEXT: Final = 4
TABLE_OF_LAST: Final = 6
TAKING: Final = 8
"""Own cards that may be played and would hold the trick now; none for a lead."""
MASTERS: Final = 10
"""Own cards that no unseen card of their suit beats."""
SHOWN_BY_NEXT: Final = 12
"""What declarations have shown another to hold, as far as it has not been played."""
SHOWN_BY_LAST: Final = 14
SITUATION: Final = 16
COUNTS: Final = 17
LENGTHS: Final = 18
FEATURE_WORDS: Final = 19

_SITUATION_BITS: Final = 64
_COUNTS_BITS: Final = 63
_LENGTHS_BITS: Final = 52
WIDTHS: Final = (56, 22) * 8 + (_SITUATION_BITS, _COUNTS_BITS, _LENGTHS_BITS)
"""How many bits of each word are used."""

FIRST_ROW: Final = np.cumsum([0, *WIDTHS], dtype=np.int64)[:-1]
ROWS: Final = sum(WIDTHS)

MOST_LENGTH: Final = 6

# Where suits stand side by side in the words of single bits.
LED_BITS: Final = 25
NEXT_VOID_BITS: Final = 45
LAST_VOID_BITS: Final = 50
NEXT_CAVALRY_BITS: Final = 16
LAST_CAVALRY_BITS: Final = 23
LENGTH_BITS: Final = 28
_FEW_POINTS: Final = 6
_POINT_STEPS: Final = 7
_POT_STEPS: Final = np.array([1, 45, 70, 100, 150, 225, 350], np.int64)


@compiled
def _up_to(count: int, most: int) -> Word:
    """The lowest ``count`` bits, but at most so many: a count as a thermometer."""
    return bit(min(count, most)) - np.uint64(1)


@compiled
def unseen_by(words: Words, numbers: Numbers, place: int) -> tuple[Word, Word]:
    """The cards that a place has not seen: neither its own, nor played, nor laid away by it."""
    active = numbers[ACTIVE]
    seen_suits = words[SUITS + place]
    seen_trumps = words[TRUMPS + place]
    for other in range(active):
        seen_suits |= words[PLAY_SUITS + other] & ~words[SUITS + other]
        seen_trumps |= words[PLAY_TRUMPS + other] & ~words[TRUMPS + other]
    if place == active - 1:
        seen_suits |= words[DISCARD_SUITS]
        seen_trumps |= words[DISCARD_TRUMPS]
    return ALL_SUITS & ~seen_suits, ALL_TRUMPS_AND_SCUSE & ~seen_trumps


@compiled
def _above(own: Word, others: Word) -> Word:
    """The cards of one suit that are higher than all of some others."""
    if not others:
        return own
    return own & ~(bit(highest(others) + 1) - np.uint64(1))


@compiled
def _see_table(words: Words, numbers: Numbers, me: int, seen: Words) -> None:
    """The cards on the table, by who played them."""
    active = numbers[ACTIVE]
    for position in range(numbers[ON_TABLE]):
        place = place_after(numbers[LEADER], position, active)
        spot = TABLE_OF_NEXT if place == place_after(me, 1, active) else TABLE_OF_LAST
        index = numbers[CARD + position]
        if index < PLAIN_CARDS:
            seen[spot] = bit(index)
        else:
            seen[spot + 1] = bit(index - PLAIN_CARDS)


@compiled
def _see_own(words: Words, numbers: Numbers, me: int, seen: Words) -> None:
    """Which own cards take the trick as it stands, and which are the highest of their suit."""
    suits = words[SUITS + me]
    trumps = words[TRUMPS + me]
    if numbers[ON_TABLE]:
        led = numbers[LED]
        best = numbers[BEST]
        may_suits, may_trumps = playable(suits, trumps, led, numbers[TRICK], False)
        above = may_trumps & ALL_TRUMPS
        if best >= PLAIN_CARDS:
            above &= ~(bit(best - PLAIN_CARDS + 1) - np.uint64(1))
        elif 0 <= led < TRUMP_SUIT:
            of_suit = may_suits & shifted(SUIT, SUIT_SIZE * led)
            seen[TAKING] = of_suit & ~(bit(SUIT_SIZE * led + max(best, 0)) - np.uint64(1))
        seen[TAKING + 1] = above
    unseen_suits = seen[UNSEEN]
    masters = ZERO
    for suit in range(TRUMP_SUIT):
        of_suit = shifted(SUIT, SUIT_SIZE * suit)
        masters |= _above(suits & of_suit, unseen_suits & of_suit)
    seen[MASTERS] = masters
    seen[MASTERS + 1] = _above(trumps & ALL_TRUMPS, seen[UNSEEN + 1] & ALL_TRUMPS)


@compiled
def _situation(words: Words, numbers: Numbers, rules: Numbers, me: int) -> Word:
    """Trick, table, dealer, 'Scuse, who has tricks and who is void, as single bits."""
    active = numbers[ACTIVE]
    trick = numbers[TRICK]
    on_table = numbers[ON_TABLE]
    told = bit(trick - 1)
    if on_table and numbers[LED] >= 0:
        told |= bit(LED_BITS + numbers[LED])
    told |= bit(30 + on_table)
    for step in range(active):
        place = place_after(me, step, active)
        if place == active - 1:
            told |= bit(33 + step)
        if place == numbers[SCUSE_PLAYER]:
            told |= bit(36 + step)
        if not numbers[TAKEN + place]:
            told |= bit(39 + step)
        elif numbers[TAKEN + place] == trick - 1:
            told |= bit(42 + step)
        if step:
            told |= shifted(np.uint64(numbers[VOID + place]), 40 + 5 * step)
            if on_table and place == numbers[WINNER]:
                told |= bit(54 + step)
    if active == 2:
        told |= bit(57)
    if numbers[TOUT_ANNOUNCED]:
        told |= bit(58)
    if numbers[DEMANDED]:
        told |= bit(59)
    if rules[POTS]:
        told |= bit(60)
    if rules[SCUSE_KEPT]:
        told |= bit(61)
    if numbers[TRUMPS_SHOWN]:
        told |= bit(62)
    return told


@compiled
def _counts(words: Words, numbers: Numbers, me: int, unseen_trumps: Word) -> Word:
    """Own trumps, unseen trumps, and what lies in each pile, as thermometers."""
    active = numbers[ACTIVE]
    told = _up_to(popcount(words[TRUMPS + me] & ALL_TRUMPS), 21)
    told |= shifted(_up_to(popcount(unseen_trumps & ALL_TRUMPS), 21), 21)
    for step in range(active):
        place = place_after(me, step, active)
        suits = words[PILE_SUITS + place]
        trumps = words[PILE_TRUMPS + place]
        if step and place == active - 1:
            suits &= ~words[DISCARD_SUITS]
            trumps &= ~words[DISCARD_TRUMPS]
        points = points_in(suits, trumps) + numbers[TAKEN + place]
        told |= shifted(_up_to(points // _FEW_POINTS, _POINT_STEPS), 42 + _POINT_STEPS * step)
    return told


@compiled
def _lengths(words: Words, numbers: Numbers, me: int) -> Word:
    """Pots, what others have declared, and the lengths of the own suits."""
    active = numbers[ACTIVE]
    king_steps = 0
    pagat_steps = 0
    for step in range(len(_POT_STEPS)):
        king_steps += numbers[ACCOUNT + KING_POT] >= _POT_STEPS[step]
        pagat_steps += numbers[ACCOUNT + PAGAT_POT] >= _POT_STEPS[step]
    told = _up_to(king_steps, 7) | shifted(_up_to(pagat_steps, 7), 7)
    for step in range(1, active):
        place = place_after(me, step, active)
        told |= shifted(np.uint64(numbers[DECLARED + place]), 7 + 7 * step)
    for suit in range(TRUMP_SUIT):
        held = popcount(words[SUITS + me] & shifted(SUIT, SUIT_SIZE * suit))
        told |= shifted(_up_to(held, MOST_LENGTH), LENGTH_BITS + MOST_LENGTH * suit)
    return told


@compiled
def see_features(words: Words, numbers: Numbers, rules: Numbers, me: int, seen: Words) -> None:
    """Fills ``seen``, ``uint64[FEATURE_WORDS]``, with what place ``me`` sees of a position."""
    active = numbers[ACTIVE]
    for word in range(FEATURE_WORDS):
        seen[word] = ZERO
    seen[OWN] = words[SUITS + me]
    seen[OWN + 1] = words[TRUMPS + me]
    seen[UNSEEN], seen[UNSEEN + 1] = unseen_by(words, numbers, me)
    _see_table(words, numbers, me, seen)
    _see_own(words, numbers, me, seen)
    for step in range(1, active):
        place = place_after(me, step, active)
        spot = SHOWN_BY_NEXT if step == 1 else SHOWN_BY_LAST
        seen[spot] = words[SHOWN_SUITS + place] & seen[UNSEEN]
        seen[spot + 1] = words[SHOWN_TRUMPS + place] & seen[UNSEEN + 1]
    seen[SITUATION] = _situation(words, numbers, rules, me)
    seen[COUNTS] = _counts(words, numbers, me, seen[UNSEEN + 1])
    seen[LENGTHS] = _lengths(words, numbers, me)
