"""How likely the others' play so far was, world by world, if they play by the network.

A place is taken to play an action with a chance that grows with what the network gives for it: e
times as likely for ``heat`` points more. So worlds in which somebody would have thrown good cards
away stand for little.
"""

from math import exp, log
from typing import Final

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .environment_actions import NAME_ACTIONS
from .layout import NO_SUIT, SCUSE_INDEX, ZERO, Numbers, Words
from .network import Mind, Network, forget
from .network_play import legal_actions, make_play, think
from .network_trials import Trial
from .position_rows import copy_row, put_world
from .table_words import (
    ACTIVE,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    LEADER,
    ON_TABLE,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TRICK,
    TRUMPS,
    place_after,
)
from .trick_words import ANTEPENULTIMATE, LAST

Likely = npt.NDArray[np.float64]

LEAST_CHANCE: Final = 0.01
"""The chance that nobody's play goes below: everybody errs."""


@compiled
def _chance_of(action: int, count: int, mind: Mind, heat: float) -> float:
    """The chance of one of some legal actions, by the values that stand in ``mind``."""
    values = mind.values
    most = values[0]
    own = values[0]
    for number in range(count):
        most = max(most, values[number])
        if mind.actions[number] == action:
            own = values[number]
    total = 0.0
    for number in range(count):
        total += exp(float(values[number] - most) / heat)
    return exp(float(own - most) / heat) / total


@compiled
def _back_to_the_start(words: Words, numbers: Numbers) -> None:
    """All that was played goes back to the hands; the piles hold the discard alone."""
    dealer = numbers[ACTIVE] - 1
    for place in range(numbers[ACTIVE]):
        words[SUITS + place] = words[PLAY_SUITS + place]
        words[TRUMPS + place] = words[PLAY_TRUMPS + place]
        words[PILE_SUITS + place] = words[DISCARD_SUITS] if place == dealer else ZERO
        words[PILE_TRUMPS + place] = words[DISCARD_TRUMPS] if place == dealer else ZERO


@compiled
def weigh_worlds(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    played: Numbers,
    named: int,
    demanded: bool,
    me: int,
    heat: float,
    suits: Words,
    trumps: Words,
    network: Network,
    trial: Trial,
    likely: Likely,
) -> None:
    """Adds up, for each world, the logarithm of how likely the others' choices were.

    ``words`` are rows without hands at the end of the play so far, ``numbers`` those of the table
    before its first lead; ``played`` the cards since, ``named`` the suit of a led 'Scuse, and
    ``demanded`` whether it was.
    """
    active = numbers[ACTIVE]
    mind = trial.mind
    for world in range(len(suits)):
        copy_row(words, trial.words)
        copy_row(numbers, trial.numbers)
        put_world(trial.words, numbers, suits[world], trumps[world])
        _back_to_the_start(trial.words, numbers)
        forget(network, mind)
        total = 0.0
        for index in played:
            trick = trial.numbers[TRICK]
            trial.numbers[DEMANDED] = demanded and trick >= ANTEPENULTIMATE
            place = place_after(trial.numbers[LEADER], trial.numbers[ON_TABLE], active)
            action = index
            if index == SCUSE_INDEX and trial.numbers[ON_TABLE] == 0 and trick < LAST:
                action = NAME_ACTIONS + named if named != NO_SUIT else index
            if place != me:
                count = legal_actions(trial.words, trial.numbers, place, mind.actions)
                if count > 1:
                    think(trial.words, trial.numbers, rules, place, network, mind)
                    total += log(max(LEAST_CHANCE, _chance_of(action, count, mind, heat)))
            make_play(trial.words, trial.numbers, rules, trial.ledger, place, action)
        likely[world] = total
