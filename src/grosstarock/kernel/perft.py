"""Counting legal sequences: how many ways an ending can be played on for so many actions.

The count says nothing about the game; it says whether two programs allow the same (``tests/perft``
holds counts by hand and by the core). Cards, the five names of a led 'Scuse, demands and passes are
all actions.
"""

from typing import Final

import numpy as np

from grosstarock.core.cards import SCUSE, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.ending import Ending, ScuseIs

from .bits import Word, bit, lowest, lowest_bit, popcount
from .compiling import compiled
from .layout import (
    INDEX_OF,
    NO_SUIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    ZERO,
    Numbers,
    Words,
    words_of,
)
from .play import demand_is_asked, lay_card
from .table_words import (
    ACTIVE,
    ANSWERS,
    BEST,
    DEMANDED,
    LEADER,
    LED,
    NUMBERS_SIZE,
    ON_TABLE,
    SCUSE_PLAYER,
    SUITS,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    WINNER,
    WORDS_SIZE,
    place_after,
    set_table,
)
from .trick_words import LAST, playable

# The moves left to try at a level: plain cards, trumps and 'Scuse, and these bits.
_NAME: Final = 0
"""From here on: a led 'Scuse that names the n-th suit."""
_DEMAND: Final = 5
_PASS: Final = 6
_NAMES: Final = Word(31)


@compiled
def _turn(numbers: Numbers) -> int:
    if demand_is_asked(numbers):
        return place_after(numbers[LEADER], numbers[ANSWERS], numbers[ACTIVE])
    return place_after(numbers[LEADER], numbers[ON_TABLE], numbers[ACTIVE])


@compiled
def _put_moves(words: Words, numbers: Numbers, moves: Words) -> None:
    """What may be done in a position; nothing when no trick is left."""
    moves[0] = ZERO
    moves[1] = ZERO
    moves[2] = ZERO
    if numbers[TRICK] > LAST:
        return
    place = _turn(numbers)
    if demand_is_asked(numbers):
        holds = words[TRUMPS + place] & SCUSE_BIT
        moves[2] = bit(_PASS) if holds else bit(_PASS) | bit(_DEMAND)
        return
    suits, trumps = playable(
        words[SUITS + place],
        words[TRUMPS + place],
        numbers[LED],
        numbers[TRICK],
        numbers[DEMANDED] != 0,
    )
    if trumps & SCUSE_BIT and numbers[ON_TABLE] == 0 and numbers[TRICK] < LAST:
        trumps ^= SCUSE_BIT
        moves[2] = _NAMES
    moves[0] = suits
    moves[1] = trumps


@compiled
def _make_move(words: Words, numbers: Numbers, moves: Words) -> None:
    """Takes the next of the moves and makes it on a position of its own."""
    place = _turn(numbers)
    if moves[0]:
        index = lowest(moves[0])
        moves[0] ^= lowest_bit(moves[0])
        lay_card(words, numbers, place, index, NO_SUIT)
    elif moves[1]:
        index = PLAIN_CARDS + lowest(moves[1])
        moves[1] ^= lowest_bit(moves[1])
        lay_card(words, numbers, place, index, NO_SUIT)
    else:
        special = lowest(moves[2])
        moves[2] ^= lowest_bit(moves[2])
        if special >= _DEMAND:
            numbers[ANSWERS] += 1
            numbers[DEMANDED] = special == _DEMAND
            return
        lay_card(words, numbers, place, SCUSE_INDEX, special - _NAME)
    if numbers[ON_TABLE] == numbers[ACTIVE]:
        numbers[TRICK] += 1
        numbers[LEADER] = numbers[WINNER]
        numbers[ON_TABLE] = 0
        numbers[LED] = NO_SUIT
        numbers[BEST] = -1


@compiled
def _count(words: Words, numbers: Numbers, moves: Words, depth: int) -> int:
    """Depth first, a level for each action; the last actions are counted, not made."""
    total = 0
    level = 0
    _put_moves(words[0], numbers[0], moves[0])
    while level >= 0:
        ways = popcount(moves[level, 0]) + popcount(moves[level, 1]) + popcount(moves[level, 2])
        if level == depth - 1 or not ways:
            total += ways if level == depth - 1 else 0
            level -= 1
            continue
        following = level + 1
        for item in range(WORDS_SIZE):
            words[following, item] = words[level, item]
        for item in range(NUMBERS_SIZE):
            numbers[following, item] = numbers[level, item]
        _make_move(words[following], numbers[following], moves[level])
        _put_moves(words[following], numbers[following], moves[following])
        level = following
    return total


def count_sequences(ending: Ending, depth: int) -> int:
    """How many legal sequences of exactly ``depth`` actions an ending has."""
    if depth < 1:
        return 1
    words = np.zeros((depth, WORDS_SIZE), np.uint64)
    numbers = np.zeros((depth, NUMBERS_SIZE), np.int64)
    moves = np.zeros((depth, 3), np.uint64)
    _put_ending(ending, words[0], numbers[0])
    return int(_count(words, numbers, moves, depth))


def _put_ending(ending: Ending, words: Words, numbers: Numbers) -> None:
    """The hands and the table of an ending; nothing of what is to be paid."""
    set_table(words, numbers, ending.rules.players, int(ending.dealer), 0, 0)
    active = ending.seating.active
    for place, seat in enumerate(active):
        words[SUITS + place], words[TRUMPS + place] = words_of(ending.hands[seat])
    numbers[TRICK] = LAST + 1 - ending.tricks_left
    numbers[LEADER] = active.index(ending.leader)
    numbers[TOUT_ANNOUNCED] = ending.tout_announced
    if ending.scuse.where in (ScuseIs.OWED, ScuseIs.SETTLED):
        numbers[SCUSE_PLAYER] = 0
    numbers[ANSWERS] = len(ending.demand_answers)
    numbers[DEMANDED] = True in ending.demand_answers
    named = NO_SUIT if ending.named is None else tuple(Suit).index(ending.named)
    for card in ending.table:
        # lay_card takes the card out of a hand; on the table it is in none, so put it there first.
        place = place_after(int(numbers[LEADER]), int(numbers[ON_TABLE]), len(active))
        suits, trumps = words_of(CardSet([card]))
        words[SUITS + place] |= Word(suits)
        words[TRUMPS + place] |= Word(trumps)
        lay_card(words, numbers, place, INDEX_OF[card], named if card == SCUSE else NO_SUIT)
