"""Playing by ``habit``: a card by its odds, a deal to its end, and how likely a deal's play was."""

from math import exp, log
from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word, bit, lowest, lowest_bit, popcount
from .book import Ledger
from .chance import number_at, stepped
from .compiling import compiled, inlined
from .habit import SCALE, Features, Weights, note_features, score_of, seen_by
from .layout import (
    KING_BITS,
    NO_SUIT,
    PAGAT_BIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    ZERO,
    Numbers,
    Words,
)
from .play import NAMES_FOR_SCUSE, demand_is_asked, fallen, note_scuse, take_trick
from .position_rows import copy_row, note_void, play_card, put_world
from .table_words import (
    ACTIVE,
    ANSWERS,
    BEST,
    CARD,
    DEMANDED,
    LEADER,
    LED,
    ON_TABLE,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TRICK,
    TRUMPS,
    WINNER,
    place_after,
)
from .trick_words import LAST, playable, points_in, strength, suit_of

Likely = npt.NDArray[np.float64]

LEAST_CHANCE: Final = 1e-3
"""What everything is likely at least, so that one strange card rules nothing out."""
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
                note_features(words, place, seen, index, named, led, best, is_last, features)
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
    weights: Weights,
    heat: int,
    features: Features,
    stream: Word,
) -> None:
    """Plays a deal to its end, every place by habit; ``heat`` 64 is chance as learned, 0 none."""
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
                    weights,
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
    """The features of some cards of the place whose turn it is, a row for each."""
    place = place_after(numbers[LEADER], numbers[ON_TABLE], numbers[ACTIVE])
    position = numbers[ON_TABLE]
    fallen_suits, fallen_trumps = fallen(numbers)
    points = points_in(fallen_suits, fallen_trumps)
    seen = seen_by(words, numbers, place, numbers[TRICK], position, points)
    is_last = position == numbers[ACTIVE] - 1
    for move in range(len(moves)):
        note_features(
            words,
            place,
            seen,
            moves[move],
            names[move],
            numbers[LED],
            numbers[BEST],
            is_last,
            found[move],
        )


@inlined
def _chance_of(
    words: Words,
    numbers: Numbers,
    place: int,
    played: int,
    name: int,
    demanded: bool,
    weights: Weights,
    features: Features,
) -> float:
    """How likely habit plays a card, the suit named by a led 'Scuse with it; 1 for the only one."""
    trick = numbers[TRICK]
    position = numbers[ON_TABLE]
    led = numbers[LED]
    best = numbers[BEST]
    suits, trumps = playable(words[SUITS + place], words[TRUMPS + place], led, trick, demanded)
    leads_scuse = trumps & SCUSE_BIT and position == 0 and trick < LAST
    if popcount(suits) + popcount(trumps) < 2 and not leads_scuse:
        return 1.0
    fallen_suits, fallen_trumps = fallen(numbers)
    points = points_in(fallen_suits, fallen_trumps)
    seen = seen_by(words, numbers, place, trick, position, points)
    is_last = position == numbers[ACTIVE] - 1
    whole = 0.0
    part = 0.0
    for half in range(2):
        cards = suits if half == 0 else trumps
        while cards:
            card = lowest_bit(cards)
            cards ^= card
            index = lowest(card) + PLAIN_CARDS * half
            names = NAMES_FOR_SCUSE if index == SCUSE_INDEX and leads_scuse else 1
            for number in range(names):
                named = number if names > 1 else NO_SUIT
                note_features(words, place, seen, index, named, led, best, is_last, features)
                odds = exp(float(score_of(weights, features)) / SCALE)
                whole += odds
                if index == played and named == name:
                    part = odds
    return part / whole


@compiled
def weigh_worlds_by_habit(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    played: Numbers,
    name: int,
    demanded: bool,
    place: int,
    first: int,
    suits: Words,
    trumps: Words,
    weights: Weights,
    features: Features,
    own_words: Words,
    own_numbers: Numbers,
    likely: Likely,
) -> None:
    """Adds up, for each world, the logarithm of how likely the others' play was by habit.

    ``words`` are rows without hands at the end of the play so far, ``numbers`` those of a table
    before its first lead; play before card ``first`` counts nothing. ``place`` is the own place.
    """
    active = numbers[ACTIVE]
    for world in range(len(suits)):
        copy_row(words, own_words)
        copy_row(numbers, own_numbers)
        put_world(own_words, numbers, suits[world], trumps[world])
        for other in range(active):
            own_words[SUITS + other] = own_words[PLAY_SUITS + other]
            own_words[TRUMPS + other] = own_words[PLAY_TRUMPS + other]
            own_words[PILE_SUITS + other] = ZERO
            own_words[PILE_TRUMPS + other] = ZERO
        total = 0.0
        for number in range(len(played)):
            turn = place_after(own_numbers[LEADER], own_numbers[ON_TABLE], active)
            index = played[number]
            leads = own_numbers[ON_TABLE] == 0 and own_numbers[TRICK] < LAST
            named = name if index == SCUSE_INDEX and leads else NO_SUIT
            if turn != place and number >= first:
                total += log(
                    _chance_of(
                        own_words,
                        own_numbers,
                        turn,
                        index,
                        named,
                        demanded,
                        weights,
                        features,
                    )
                    + LEAST_CHANCE
                )
            play_card(own_words, own_numbers, rules, ledger, index, named)
        likely[world] = total
