"""Duels of two habits in the kernel: duplicate deals, the play alone, in next to no time.

Discards and declarations are by ``thumb``, so only the cards tell. Every deal is played in each
seating of one A against two B and two A against one B (with two players A and B, and B and A).
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.rules import Rules

from .bits import Word
from .book import Ledger
from .bulk import Policy, Scratch, Series
from .chance import players_stream
from .compiling import compiled
from .habit import Features, Weights
from .habit_finer import FINER_FEATURES, FINER_WEIGHTS
from .habit_play import play_out_by_habit
from .layout import Numbers, Words
from .playouts import opened_positions
from .position_rows import copy_row
from .rules_words import rules_row
from .table_words import ACTIVE
from .trials import Gains, gain_of
from .trying import PLACES

DUEL_HEAT: Final = 8
"""A little chance, so that who plays best is not who is easiest to read."""


@compiled
def _play_seatings(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    seatings: Weights,
    heat: int,
    seed: Word,
    gains: Gains,
    own_words: Words,
    own_numbers: Numbers,
    ledger: Ledger,
    features: Features,
) -> None:
    """Fills ``gains[deal, seating, place]``; ``seatings`` has a table of weights for each place."""
    for deal in range(len(words)):
        for seating in range(len(seatings)):
            copy_row(words[deal], own_words)
            copy_row(numbers[deal], own_numbers)
            stream = players_stream(seed, deal)
            play_out_by_habit(
                own_words, own_numbers, rules, ledger, seatings[seating], heat, features, stream
            )
            for place in range(own_numbers[ACTIVE]):
                gains[deal, seating, place] = gain_of(own_numbers, numbers[deal], place, 0.0)


def duel(
    rules: Rules, one: Weights, other: Weights, deals: int, *, seed: int = 0
) -> npt.NDArray[np.float64]:
    """What ``one`` wins more than ``other`` in each of some deals, in points: ``float64[deals]``.

    Coarse and finer weights may meet.
    """
    series = Series(rules=rules, policies=(Policy.THUMB,) * rules.players, seed=seed)
    positions = opened_positions(series, deals)
    active = int(positions.numbers[0, ACTIVE])
    masks = np.arange(1, (1 << active) - 1)
    sides = masks[:, None] >> np.arange(PLACES) & 1
    seatings = np.stack([lengthened(other), lengthened(one)])[sides]
    gains = np.zeros((deals, len(sides), PLACES))
    scratch = Scratch.new()
    _play_seatings(
        positions.words,
        positions.numbers,
        rules_row(rules),
        seatings,
        DUEL_HEAT,
        Word(seed),
        gains,
        scratch.words,
        scratch.numbers,
        scratch.ledger,
        np.zeros(FINER_FEATURES, np.int64),
    )
    at_table = np.arange(PLACES) < active
    ours, theirs = sides * at_table, (1 - sides) * at_table
    lead = (gains * ours).sum(axis=2) / ours.sum(axis=1)
    lead -= (gains * theirs).sum(axis=2) / theirs.sum(axis=1)
    points: npt.NDArray[np.float64] = lead.mean(axis=1)
    return points


def lengthened(weights: Weights) -> Weights:
    """Weights as the finer habit has them; those of the coarse one go on with nothing."""
    more = np.zeros(FINER_WEIGHTS - len(weights), np.int16)
    return np.concatenate([weights, more])
