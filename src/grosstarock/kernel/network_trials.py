"""Trials by network: what each action brings when a position is played on in a world.

All actions meet the same world and the same chance. What the network knows of a place before its
action is worked out once for a world, and not again for each action.
"""

from typing import NamedTuple

import numpy as np

from .bits import Word
from .book import Ledger
from .chance import players_stream
from .compiling import compiled
from .declaring import declare_all
from .environment_actions import DEMAND_ACTION, PASS_DEMAND_ACTION
from .features import see_features
from .layout import Numbers, Words
from .network import Mind, Network, forget, look, new_mind, remember
from .network_play import make_play, play_on, think
from .opening import lay_away
from .play import THUMB
from .position_rows import copy_row, put_world
from .table_words import (
    ACCOUNT,
    ACTIVE,
    ANSWERS,
    DEMANDED,
    ENTRIES,
    ENTRY_SIZE,
    LEDGER_SIZE,
    NUMBERS_SIZE,
    SCORE,
    SEAT,
    TOUT_ANNOUNCED,
    WORDS_SIZE,
)
from .trials import Gains
from .trick_words import LAST
from .whole_deal import EVERYTHING, choose_discard


class Trial(NamedTuple):
    """Working space for trials: a world, a deal that is played on in it, and two minds."""

    base: Words
    words: Words
    numbers: Numbers
    ledger: Ledger
    policies: Numbers
    before: Mind
    mind: Mind


def new_trial(network: Network) -> Trial:
    """Working space for one thread."""
    return Trial(
        base=np.zeros(WORDS_SIZE, np.uint64),
        words=np.zeros(WORDS_SIZE, np.uint64),
        numbers=np.zeros(NUMBERS_SIZE, np.int64),
        ledger=np.zeros((LEDGER_SIZE, ENTRY_SIZE), np.int32),
        policies=np.zeros(3, np.int64),
        before=new_mind(network),
        mind=new_mind(network),
    )


@compiled
def enter_world(numbers: Numbers, rules: Numbers, network: Network, trial: Trial) -> None:
    """What every place knows in the world ``trial.base``, before anything is tried in it."""
    forget(network, trial.before)
    for place in range(numbers[ACTIVE]):
        see_features(trial.base, numbers, rules, place, trial.before.seen)
        look(network, trial.before, place)


@compiled
def try_action(
    numbers: Numbers,
    rules: Numbers,
    network: Network,
    trial: Trial,
    me: int,
    action: int,
    noise: float,
    last_trick: int,
    stream: Word,
) -> int:
    """Place ``me`` plays or answers a demand in the world that was entered; the deal is played on.

    The deal as it then is stands in ``trial``; for what comes back see ``network_play.play_on``.
    """
    copy_row(trial.base, trial.words)
    copy_row(numbers, trial.numbers)
    trial.numbers[ENTRIES] = 0
    remember(trial.mind, trial.before)
    if action in (DEMAND_ACTION, PASS_DEMAND_ACTION):
        trial.numbers[ANSWERS] += 1
        trial.numbers[DEMANDED] = action == DEMAND_ACTION
    else:
        make_play(trial.words, trial.numbers, rules, trial.ledger, me, action)
    stopped, _ = play_on(
        trial.words,
        trial.numbers,
        rules,
        trial.ledger,
        trial.policies,
        noise,
        me,
        last_trick,
        network,
        trial.mind,
        stream,
    )
    return stopped


@compiled
def won_since(numbers: Numbers, before: Numbers, place: int) -> float:
    """What a place has won since a position; with two players, how much more than the other."""
    seat = numbers[SEAT + place]
    if numbers[ACTIVE] == 2:
        lead = numbers[SCORE + seat] - numbers[SCORE + 1 - seat]
        return float(lead - before[SCORE + seat] + before[SCORE + 1 - seat])
    return float(numbers[ACCOUNT + seat] - before[ACCOUNT + seat])


@compiled
def try_plays(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    suits: Words,
    trumps: Words,
    me: int,
    actions: Numbers,
    alive: Numbers,
    network: Network,
    trial: Trial,
    noise: float,
    last_trick: int,
    seed: Word,
    first: int,
    gains: Gains,
) -> None:
    """Fills ``gains[action, world]`` of the actions that are ``alive``, for each world in the rows.

    ``words`` and ``numbers`` are rows without hands (``position_rows``). World number ``first`` of
    the seed comes first; the chance of a trial is the world's. ``trial.policies`` say how each
    place plays on.
    """
    for world in range(len(suits)):
        stream = players_stream(seed, first + world)
        copy_row(words, trial.base)
        put_world(trial.base, numbers, suits[world], trumps[world])
        enter_world(numbers, rules, network, trial)
        for number in range(len(actions)):
            if not alive[number]:
                continue
            stopped = try_action(
                numbers, rules, network, trial, me, actions[number], noise, last_trick, stream
            )
            gain = won_since(trial.numbers, numbers, me)
            if stopped >= 0:
                gain += trial.mind.values[stopped]
            gains[number, world] = gain


@compiled
def try_openings(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    suits: Words,
    trumps: Words,
    me: int,
    laid_suits: Words,
    laid_trumps: Words,
    announced: Numbers,
    alive: Numbers,
    network: Network,
    trial: Trial,
    noise: float,
    ways: Words,
    seed: Word,
    first: int,
    gains: Gains,
) -> None:
    """Fills ``gains[opening, world]`` of the discards that are ``alive``, before the discard.

    A discard is three cards, with a tout announced or not; where it is empty the dealer lays away
    as ``thumb`` does. Everybody then declares all it holds, and plays as ``trial.policies`` say.
    """
    active = numbers[ACTIVE]
    for world in range(len(suits)):
        stream = players_stream(seed, first + world)
        copy_row(words, trial.base)
        put_world(trial.base, numbers, suits[world], trumps[world])
        for number in range(len(laid_suits)):
            if not alive[number]:
                continue
            copy_row(trial.base, trial.words)
            copy_row(numbers, trial.numbers)
            trial.numbers[ENTRIES] = 0
            trial.numbers[TOUT_ANNOUNCED] = announced[number]
            if laid_suits[number] or laid_trumps[number]:
                lay_away(trial.words, trial.numbers, laid_suits[number], laid_trumps[number])
            else:
                choose_discard(trial.words, trial.numbers, rules, ways, THUMB, stream)
            for turn in range(active):
                speaker = active - 1 if turn == 0 else turn - 1
                declare_all(trial.words, trial.numbers, rules, trial.ledger, speaker, EVERYTHING)
            forget(network, trial.mind)
            play_on(
                trial.words,
                trial.numbers,
                rules,
                trial.ledger,
                trial.policies,
                noise,
                me,
                LAST,
                network,
                trial.mind,
                stream,
            )
            gains[number, world] = won_since(trial.numbers, numbers, me)


@compiled
def ask(
    words: Words, numbers: Numbers, rules: Numbers, me: int, network: Network, mind: Mind
) -> int:
    """How many actions place ``me`` has; ``mind`` gets them, and their worth by the network."""
    forget(network, mind)
    return think(words, numbers, rules, me, network, mind)
