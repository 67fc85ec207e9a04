"""Playing by ``habit``: a card by its odds, and a deal to its end."""

from typing import Final

import numpy as np

from .bits import Word, bit, lowest, lowest_bit, popcount
from .book import Ledger
from .chance import number_at, stepped
from .compiling import compiled, inlined
from .habit import (
    FEATURES,
    SCALE,
    WEIGHTS,
    Features,
    Weights,
    note_features,
    score_of,
    seen_by,
)
from .habit_finer import finer_score_of, note_finer_features, seen_finer
from .layout import (
    KING_BITS,
    NO_SUIT,
    PAGAT_BIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    Numbers,
    Words,
)
from .play import NAMES_FOR_SCUSE, demand_is_asked, fallen, note_scuse, take_trick
from .position_rows import note_void
from .table_words import (
    ACTIVE,
    ANSWERS,
    BEST,
    CARD,
    DEMANDED,
    LEADER,
    LED,
    ON_TABLE,
    SUITS,
    TRICK,
    TRUMPS,
    WINNER,
    place_after,
)
from .trick_words import LAST, playable, points_in, strength, suit_of

LUCK_SIZE: Final = 1024
LUCK_BITS: Final = 10
LUCKS_IN_WORD: Final = 6


def _lucks() -> Weights:
    """What chance adds to a score, all parts as likely: quantiles of the Gumbel distribution."""
    middle = (np.arange(LUCK_SIZE) + 0.5) / LUCK_SIZE
    return np.round(-np.log(-np.log(middle)) * SCALE).astype(np.int16)


_LUCKS: Final = _lucks()
_NO_SCORE: Final = -(1 << 30)


@compiled
def demand_by_habit(words: Words, numbers: Numbers) -> None:
    """SCUSE-7: with a King or the Pagat in hand, and without the 'Scuse, it is demanded."""
    while demand_is_asked(numbers):
        place = place_after(numbers[LEADER], numbers[ANSWERS], numbers[ACTIVE])
        numbers[ANSWERS] += 1
        if words[TRUMPS + place] & SCUSE_BIT:
            continue
        if words[SUITS + place] & KING_BITS or words[TRUMPS + place] & PAGAT_BIT:
            numbers[DEMANDED] = 1


@inlined
def card_by_habit(
    words: Words,
    numbers: Numbers,
    place: int,
    suits: Word,
    trumps: Word,
    trick: int,
    led: int,
    best: int,
    position: int,
    points: int,
    weights: Weights,
    heat: int,
    stream: Word,
    features: Features,
) -> tuple[int, int]:
    """The card, and the suit named by a led 'Scuse: the greatest sum of score and luck."""
    seen = seen_by(words, numbers, place, trick, position, points)
    besides = (0, 0, 0, 0)
    if len(weights) > WEIGHTS:
        besides = seen_finer(words, numbers, place, seen[3], trick, led, best, position)
    is_last = position == numbers[ACTIVE] - 1
    top, top_index, top_name = _NO_SCORE, 0, NO_SUIT
    luck = number_at(stream)
    for part in range(2):
        cards = suits if part == 0 else trumps
        while cards:
            card = lowest_bit(cards)
            cards ^= card
            index = lowest(card) + PLAIN_CARDS * part
            names = 1
            if index == SCUSE_INDEX and position == 0 and trick < LAST:
                names = NAMES_FOR_SCUSE
            for name in range(names):
                named = name if names > 1 else NO_SUIT
                told = note_features(words, place, seen, index, named, led, best, is_last, features)
                if len(weights) > WEIGHTS:
                    note_finer_features(seen, besides, told, index, features)
                    score = finer_score_of(weights, features)
                else:
                    score = score_of(weights, features)
                score += (int(_LUCKS[luck & np.uint64(LUCK_SIZE - 1)]) * heat) >> 6
                luck >>= np.uint64(LUCK_BITS)
                if luck < np.uint64(LUCK_SIZE):
                    stream = stepped(stream)
                    luck = number_at(stream)
                if score > top:
                    top, top_index, top_name = score, index, named
    return top_index, top_name


@compiled
def play_out_by_habit(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    tables: Weights,
    heat: int,
    features: Features,
    stream: Word,
) -> None:
    """Plays a deal to its end by habit; ``heat`` 64 is chance as learned, 0 none.

    ``tables`` are weights by place, ``int16[3, WEIGHTS or FINER_WEIGHTS]``.
    """
    active = numbers[ACTIVE]
    for trick in range(numbers[TRICK], LAST + 1):
        if demand_is_asked(numbers):
            demand_by_habit(words, numbers)
        demanded = numbers[DEMANDED] != 0
        start = numbers[ON_TABLE]
        place = place_after(numbers[LEADER], start, active)
        led = numbers[LED]
        best = numbers[BEST]
        winner = numbers[WINNER] if start else place
        fallen_suits, fallen_trumps = fallen(numbers)
        for position in range(start, active):
            suits, trumps = playable(
                words[SUITS + place], words[TRUMPS + place], led, trick, demanded
            )
            name = NO_SUIT
            choices = popcount(suits) + popcount(trumps)
            if choices > 1 or (trumps & SCUSE_BIT and position == 0 and trick < LAST):
                points = points_in(fallen_suits, fallen_trumps)
                index, name = card_by_habit(
                    words,
                    numbers,
                    place,
                    suits,
                    trumps,
                    trick,
                    led,
                    best,
                    position,
                    points,
                    tables[place],
                    heat,
                    stream,
                    features,
                )
                stream = stepped(stepped(stepped(stepped(stepped(stepped(stream))))))
            elif suits:
                index = lowest(suits)
            else:
                index = PLAIN_CARDS + lowest(trumps)
            note_void(numbers, place, index, led)
            if index < PLAIN_CARDS:
                card = bit(index)
                words[SUITS + place] ^= card
                fallen_suits |= card
            else:
                card = bit(index - PLAIN_CARDS)
                words[TRUMPS + place] ^= card
                fallen_trumps |= card
            if index == SCUSE_INDEX:
                note_scuse(numbers, place, name)
                if position == 0 and trick < LAST:
                    led = name
                    best = 0
            else:
                if led == NO_SUIT:
                    led = suit_of(index)
                height = strength(index, led)
                if height > best:
                    best = height
                    winner = place
            numbers[CARD + position] = index
            place = place_after(place, 1, active)
        numbers[WINNER] = winner
        take_trick(words, numbers, rules, ledger, fallen_suits, fallen_trumps)


@compiled
def features_of(
    words: Words,
    numbers: Numbers,
    moves: Numbers,
    names: Numbers,
    found: Numbers,
) -> None:
    """The features of some cards of the place whose turn it is, a row for each.

    Those of the coarse habit, or where the rows are long enough those of the finer one.
    """
    place = place_after(numbers[LEADER], numbers[ON_TABLE], numbers[ACTIVE])
    position = numbers[ON_TABLE]
    fallen_suits, fallen_trumps = fallen(numbers)
    points = points_in(fallen_suits, fallen_trumps)
    trick, led, best = numbers[TRICK], numbers[LED], numbers[BEST]
    seen = seen_by(words, numbers, place, trick, position, points)
    besides = seen_finer(words, numbers, place, seen[3], trick, led, best, position)
    is_last = position == numbers[ACTIVE] - 1
    for move in range(len(moves)):
        row = found[move]
        told = note_features(words, place, seen, moves[move], names[move], led, best, is_last, row)
        if len(row) > FEATURES:
            note_finer_features(seen, besides, told, moves[move], row)
