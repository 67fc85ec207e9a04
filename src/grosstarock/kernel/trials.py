"""Trials: what each card brings when a position is played on again and again, world by world.

Every card is tried in the same worlds and with the same chance, so that what one brings more than
another depends on the cards alone.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word
from .book import Ledger
from .chance import players_stream
from .compiling import compiled, inlined
from .declaring import declare_all
from .habit import Features, Weights
from .habit_play import play_out_by_habit
from .layout import Numbers, Words
from .opening import lay_away
from .play import THUMB, Cards, play_out
from .position_rows import copy_row, play_card, put_world
from .table_words import (
    ACCOUNT,
    ACTIVE,
    ENDED,
    KING_POT,
    PAGAT_POT,
    SCORE,
    SEAT,
    TOUT_ANNOUNCED,
)
from .whole_deal import EVERYTHING, choose_discard

Gains = npt.NDArray[np.float64]


@inlined
def gain_of(numbers: Numbers, before: Numbers, place: int, share: float) -> float:
    """What a place has won in a deal that is over, and its ``share`` of what the pots have.

    With two players how much more than the other.
    """
    if numbers[ACTIVE] == 2:
        seat = numbers[SEAT + place]
        return float(numbers[SCORE + seat] - numbers[SCORE + 1 - seat])
    seat = numbers[SEAT + place]
    pots = numbers[ACCOUNT + KING_POT] + numbers[ACCOUNT + PAGAT_POT]
    pots -= before[ACCOUNT + KING_POT] + before[ACCOUNT + PAGAT_POT]
    return float(numbers[ACCOUNT + seat] - before[ACCOUNT + seat]) + share * float(pots)


HABIT: Final = 2
"""In place of a policy of ``play``: every place plays by habit."""


@compiled
def try_cards(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    suits: Words,
    trumps: Words,
    place: int,
    moves: Numbers,
    names: Numbers,
    alive: Numbers,
    policies: Numbers,
    tables: Weights,
    heat: int,
    share: float,
    seed: Word,
    first: int,
    gains: Gains,
    base_words: Words,
    own_words: Words,
    own_numbers: Numbers,
    ledger: Ledger,
    cards: Cards,
    features: Features,
) -> None:
    """Fills ``gains[move, world]`` of the moves that are ``alive``, for each world in the rows.

    World number ``first`` of the seed comes first; the chance of a trial is the world's.
    """
    for world in range(len(suits)):
        stream = players_stream(seed, first + world)
        copy_row(words, base_words)
        put_world(base_words, numbers, suits[world], trumps[world])
        for move in range(len(moves)):
            if not alive[move]:
                continue
            copy_row(base_words, own_words)
            copy_row(numbers, own_numbers)
            play_card(own_words, own_numbers, rules, ledger, moves[move], names[move])
            if not own_numbers[ENDED]:
                if policies[0] == HABIT:
                    play_out_by_habit(
                        own_words, own_numbers, rules, ledger, tables, heat, features, stream
                    )
                else:
                    play_out(own_words, own_numbers, rules, ledger, cards, policies, stream)
            gains[move, world] = gain_of(own_numbers, numbers, place, share)


@compiled
def try_openings(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    suits: Words,
    trumps: Words,
    place: int,
    laid_suits: Words,
    laid_trumps: Words,
    announced: Numbers,
    alive: Numbers,
    tables: Weights,
    heat: int,
    share: float,
    seed: Word,
    first: int,
    gains: Gains,
    base_words: Words,
    own_words: Words,
    own_numbers: Numbers,
    ledger: Ledger,
    ways: Words,
    features: Features,
) -> None:
    """Fills ``gains[opening, world]`` of the discards that are ``alive``, before the discard.

    A discard is three cards, with a tout announced or not; where it is empty the dealer lays away
    as ``thumb`` does. Everybody then declares all it holds, and plays by habit.
    """
    active = numbers[ACTIVE]
    for world in range(len(suits)):
        stream = players_stream(seed, first + world)
        copy_row(words, base_words)
        put_world(base_words, numbers, suits[world], trumps[world])
        for opening in range(len(laid_suits)):
            if not alive[opening]:
                continue
            copy_row(base_words, own_words)
            copy_row(numbers, own_numbers)
            own_numbers[TOUT_ANNOUNCED] = announced[opening]
            if laid_suits[opening] or laid_trumps[opening]:
                lay_away(own_words, own_numbers, laid_suits[opening], laid_trumps[opening])
            else:
                choose_discard(own_words, own_numbers, rules, ways, THUMB, stream)
            for turn in range(active):
                speaker = active - 1 if turn == 0 else turn - 1
                declare_all(own_words, own_numbers, rules, ledger, speaker, EVERYTHING)
            play_out_by_habit(own_words, own_numbers, rules, ledger, tables, heat, features, stream)
            gains[opening, world] = gain_of(own_numbers, numbers, place, share)
