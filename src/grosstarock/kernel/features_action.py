"""What a network is shown of an action: how its card stands, told alike for every suit.

Beside the position (``features``) each action that a place has is shown by itself, as bits: what
kind of card it is, whether it takes the trick, how many cards of its suit are out above and below
it, who may trump it, what lies on the table. So what is learned of one suit holds in all of them.
"""

from typing import Final

import numpy as np

from .bits import Word, bit, popcount, shifted
from .compiling import compiled
from .environment_actions import NAME_ACTIONS
from .features import OWN, TAKING, UNSEEN
from .layout import (
    ALL_TRUMPS,
    KING_BITS,
    NO_SUIT,
    PAGAT_BIT,
    PAGAT_INDEX,
    PLAIN_CARDS,
    POINTS_AT,
    SCUSE_INDEX,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    ZERO,
    Numbers,
    Words,
)
from .settlement import is_ultimo_card
from .table_words import ACTIVE, CARD, ON_TABLE, TAKEN, TRICK, VOID, place_after
from .trick_words import suit_of

PIP: Final = 0
"""The kinds; the courts follow by their points, then the trumps and the 'Scuse."""
PAGAT_KIND: Final = 5
LOW_TRUMP: Final = 6
MIDDLE_TRUMP: Final = 7
HIGH_TRUMP: Final = 8
MOND_KIND: Final = 9
SCUSE_KIND: Final = 10
NAMES_SUIT: Final = 11
NAMES_TRUMPS: Final = 12
KINDS: Final = 13

LEADS: Final = 0
TAKES: Final = 1
LOSES: Final = 2
STANDINGS: Final = 3

_STAGE_OF: Final = np.array(
    [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9], np.int64
)
"""The stage of each trick, from 1 on: the later, the finer."""
STAGES: Final = 10
_LENGTH_OF: Final = np.array([0, 0, 1, 2, 3, 4, 5, 6, 6, 6] + [7] * 20, np.int64)
_OUT_OF: Final = np.array([0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6] + [7] * 20, np.int64)
_LENGTHS: Final = 8
_WORTHS: Final = 4
_MOST_UNSEEN: Final = 5
_MOST_OWN: Final = 3

# Where each group of bits begins.
BY_STAGE: Final = 0
BY_RANK: Final = BY_STAGE + STAGES * KINDS
BY_TRUMP: Final = BY_RANK + SUIT_SIZE
BY_STANDING: Final = BY_TRUMP + 21
"""How it stands, and how many are still to play after it."""
IS_MASTER: Final = BY_STANDING + STANDINGS * 3
UNSEEN_ABOVE: Final = IS_MASTER + 1
UNSEEN_BELOW: Final = UNSEEN_ABOVE + _MOST_UNSEEN + 1
OWN_ABOVE: Final = UNSEEN_BELOW + _MOST_UNSEEN + 1
OWN_BELOW: Final = OWN_ABOVE + _MOST_OWN + 1
OWN_LENGTH: Final = OWN_BELOW + _MOST_OWN + 1
UNSEEN_LENGTH: Final = OWN_LENGTH + _LENGTHS
VOIDS: Final = UNSEEN_LENGTH + _LENGTHS
"""Whether the next and the last player are void in its suit, and whether they may then trump."""
KINGS_OF_SUIT: Final = VOIDS + 4
"""Whether the King of its suit is out, and whether it is in the own hand."""
BY_WORTH: Final = KINGS_OF_SUIT + 2
"""How it stands, and what lies on the table."""
BY_KING: Final = BY_WORTH + STANDINGS * _WORTHS
"""How it stands where a King or the Pagat lies on the table."""
STANDS_AT: Final = BY_KING + STANDINGS
"""How it stands at which stage."""
BY_TRICKLESS: Final = STANDS_AT + STAGES * STANDINGS
"""How it stands where the place has no trick yet."""
PAGATS: Final = BY_TRICKLESS + STANDINGS
"""A trump, with the Pagat in the own hand, or out."""
ACTION_ROWS: Final = PAGATS + 2
ACTION_WORDS: Final = (ACTION_ROWS + 63) // 64

_POINTS: Final = np.array(POINTS_AT, np.int64)


@compiled
def _mark(row: Words, number: int) -> None:
    row[number >> 6] |= bit(number & 63)


@compiled
def _kind_of(action: int) -> int:
    if action >= NAME_ACTIONS:
        return NAMES_TRUMPS if action == NAME_ACTIONS + TRUMP_SUIT else NAMES_SUIT
    if action == SCUSE_INDEX:
        return SCUSE_KIND
    if action < PLAIN_CARDS:
        return int(_POINTS[action])
    trump = action - PAGAT_INDEX
    if trump == 0:
        return PAGAT_KIND
    if trump == 20:
        return MOND_KIND
    return LOW_TRUMP + trump // 7


@compiled
def _suit_word(words: Words, at: int, suit: int) -> Word:
    """The cards of one suit in a pair of words; no 'Scuse among the trumps."""
    held: Word = words[at + 1] & ALL_TRUMPS
    if suit < TRUMP_SUIT:
        held = words[at] & shifted(SUIT, SUIT_SIZE * suit)
    return held


@compiled
def _mark_suit(numbers: Numbers, me: int, suit: int, seen: Words, row: Words) -> None:
    """What is known of the suit of a card, or of the one that a led 'Scuse names."""
    own = _suit_word(seen, OWN, suit)
    out = _suit_word(seen, UNSEEN, suit)
    _mark(row, OWN_LENGTH + _LENGTH_OF[popcount(own)])
    _mark(row, UNSEEN_LENGTH + _OUT_OF[popcount(out)])
    for step in range(1, numbers[ACTIVE]):
        void = numbers[VOID + place_after(me, step, numbers[ACTIVE])]
        if void >> suit & 1:
            _mark(row, VOIDS + step - 1)
            if not void >> TRUMP_SUIT & 1:
                _mark(row, VOIDS + 1 + step)
    if suit < TRUMP_SUIT:
        if out & KING_BITS:
            _mark(row, KINGS_OF_SUIT)
        if own & KING_BITS:
            _mark(row, KINGS_OF_SUIT + 1)


@compiled
def _mark_card(index: int, suit: int, seen: Words, row: Words) -> None:
    """Which card it is, and what is above and below it in its suit."""
    own = _suit_word(seen, OWN, suit)
    out = _suit_word(seen, UNSEEN, suit)
    if suit == TRUMP_SUIT:
        card = bit(index - PLAIN_CARDS)
        _mark(row, BY_TRUMP + index - PLAIN_CARDS)
        if own & PAGAT_BIT:
            _mark(row, PAGATS)
        if out & PAGAT_BIT:
            _mark(row, PAGATS + 1)
    else:
        card = bit(index)
        _mark(row, BY_RANK + index - SUIT_SIZE * suit)
    below = card - np.uint64(1)
    above = ~(below | card)
    unseen_above = popcount(out & above)
    if not unseen_above:
        _mark(row, IS_MASTER)
    _mark(row, UNSEEN_ABOVE + min(_MOST_UNSEEN, unseen_above))
    _mark(row, UNSEEN_BELOW + min(_MOST_UNSEEN, popcount(out & below)))
    _mark(row, OWN_ABOVE + min(_MOST_OWN, popcount(own & above)))
    _mark(row, OWN_BELOW + min(_MOST_OWN, popcount(own & below)))


@compiled
def _mark_table(numbers: Numbers, me: int, standing: int, row: Words) -> None:
    """How the card stands, and what lies on the table with it."""
    on_table = numbers[ON_TABLE]
    worth = 0
    for position in range(on_table):
        index = numbers[CARD + position]
        worth += _POINTS[index]
        if is_ultimo_card(index):
            _mark(row, BY_KING + standing)
    bucket = min(_WORTHS - 1, (worth + 1) // 2)
    stage = _STAGE_OF[numbers[TRICK]]
    after = numbers[ACTIVE] - 1 - on_table
    _mark(row, BY_WORTH + standing * _WORTHS + bucket)
    _mark(row, BY_STANDING + standing * 3 + after)
    _mark(row, STANDS_AT + stage * STANDINGS + standing)
    if not numbers[TAKEN + me]:
        _mark(row, BY_TRICKLESS + standing)


@compiled
def see_action(numbers: Numbers, me: int, action: int, seen: Words, row: Words) -> None:
    """Fills ``row``, ``uint64[ACTION_WORDS]``, with what place ``me`` sees of an action.

    ``seen`` is what it sees of the position (``features.see_features``).
    """
    for word in range(ACTION_WORDS):
        row[word] = ZERO
    kind = _kind_of(action)
    _mark(row, BY_STAGE + _STAGE_OF[numbers[TRICK]] * KINDS + kind)
    suit = NO_SUIT
    standing = LOSES
    if action >= NAME_ACTIONS:
        suit = action - NAME_ACTIONS
    elif action < SCUSE_INDEX:
        suit = suit_of(action)
        is_plain = action < PLAIN_CARDS
        card = bit(action if is_plain else action - PLAIN_CARDS)
        if seen[TAKING if is_plain else TAKING + 1] & card:
            standing = TAKES
        _mark_card(action, suit, seen, row)
    if numbers[ON_TABLE] == 0:
        standing = LEADS
    if suit != NO_SUIT:
        _mark_suit(numbers, me, suit, seen, row)
    _mark_table(numbers, me, standing, row)
