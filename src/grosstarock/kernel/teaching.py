"""Lessons for a network: positions of whole deals, and what each action is worth in them.

A lesson is a position as its player sees it (``features``) and, for every legal action, the events
(``features_money``) that playing it brings on average over sampled worlds, each played out to the
end. All actions meet the same worlds and the same chance. Deals are numbered as everywhere
(``chance``): lessons follow from the seed, the number and the network, never from threads.
"""

from typing import Final, NamedTuple

import numpy as np

from grosstarock.core.rules import Rules

from .bits import Word
from .book import Ledger
from .chance import cards_stream, drawn, drawn_pair, players_stream, stepped
from .compiling import compiled
from .features import see_features, unseen_by
from .features_money import EVENTS, Counts, add_gains, prices
from .layout import CARDS, Numbers, Words
from .network import PLACES, PLAY_ACTIONS, Mind, Network, fold, forget, new_mind
from .network_play import (
    NETWORK,
    legal_actions,
    make_play,
    policy_action,
    stand_ins,
)
from .network_trials import Trial, enter_world, new_trial, try_action
from .opening import MOST_WAYS, WAY_SIZE, Pack, shuffle
from .play import RANDOM, THUMB, Cards, ask_demands, demand_is_asked, play_out
from .position_rows import copy_row
from .rules_words import FOUNDATION, PLAYERS, POTS, rules_row
from .settlement import POINTS_PER_UNIT
from .table_words import (
    ACTIVE,
    ENDED,
    ENTRIES,
    ENTRY_SIZE,
    LEADER,
    LEDGER_SIZE,
    NUMBERS_SIZE,
    ON_TABLE,
    TRICK,
    WORDS_SIZE,
    place_after,
    set_table,
)
from .teaching_lessons import Choice, Lessons, new_lessons, write_lesson
from .teaching_worlds import HOMES, draw_world
from .whole_deal import open_deal

# How a lesson is given, a row of integers.
WORLDS: Final = 0
"""How many worlds each lesson asks."""
ROLLOUT: Final = 1
"""How the worlds are played out: a policy, or ``MIXED``."""
ACTOR: Final = 2
"""How the deals are played between lessons: by the lesson (``LEARNER``) or a policy."""
LESSON_ONCE_IN: Final = 3
STRAY_ONCE_IN: Final = 4
"""How often a deal goes on with an action by chance instead."""
NOISE: Final = 5
"""By how many thousandths of a point the network's values are blurred in play-outs."""
ACTOR_NOISE: Final = 6
"""The same for the deals between lessons."""
HORIZON: Final = 7
"""How many tricks a play-out by network goes on, before the network's values stand for the rest."""
MANNER_SIZE: Final = 8

MIXED: Final = -1
"""Each place of each world by ``random`` or by ``thumb``, as a coin falls."""
LEARNER: Final = -2

_FRESH_POTS_ONCE_IN: Final = 2
_MOST_IN_POT: Final = 60
"""In fives, beside the foundation."""
_RANDOM_OPENING_ONCE_IN: Final = 4


@compiled
def _draw_policies(policies: Numbers, rollout: int, stream: Word) -> Word:
    for place in range(len(policies)):
        if rollout == MIXED:
            policies[place] = THUMB if drawn(stream, 2) else RANDOM
            stream = stepped(stream)
        else:
            policies[place] = rollout
    return stream


class Worlds(NamedTuple):
    """Working space for drawing worlds and playing actions out in them.

    ``gains``, ``float32[PLAY_ACTIONS, EVENTS]``, is what comes of it.
    """

    homes: Words
    room: Numbers
    drawn_cards: Words
    cards: Cards
    price: Counts
    gained: Counts
    gains: Counts


def new_worlds() -> Worlds:
    """Working space for one thread."""
    return Worlds(
        homes=np.zeros((HOMES, 2), np.uint64),
        room=np.zeros(HOMES, np.int64),
        drawn_cards=np.zeros((HOMES, 2), np.uint64),
        cards=np.zeros(CARDS, np.int8),
        price=np.zeros(EVENTS, np.float32),
        gained=np.zeros((PLACES, EVENTS), np.float32),
        gains=np.zeros((PLAY_ACTIONS, EVENTS), np.float32),
    )


@compiled
def _play_out(
    numbers: Numbers,
    rules: Numbers,
    me: int,
    action: int,
    manner: Numbers,
    network: Network,
    trial: Trial,
    space: Worlds,
    stream: Word,
) -> None:
    """One action in one world: ``space.gained`` gets the points of each event, by place."""
    gained = space.gained
    for place in range(PLACES):
        for event in range(EVENTS):
            gained[place, event] = 0
    if manner[ROLLOUT] == NETWORK:
        last_trick = numbers[TRICK] + manner[HORIZON] - 1
        noise = manner[NOISE] / 1000.0
        stopped = try_action(numbers, rules, network, trial, me, action, noise, last_trick, stream)
        if stopped >= 0:
            for event in range(EVENTS):
                gained[me, event] += trial.mind.worths[stopped, event]
    else:
        copy_row(trial.base, trial.words)
        copy_row(numbers, trial.numbers)
        trial.numbers[ENTRIES] = 0
        make_play(trial.words, trial.numbers, rules, trial.ledger, me, action)
        if not trial.numbers[ENDED]:
            play_out(
                trial.words,
                trial.numbers,
                rules,
                trial.ledger,
                space.cards,
                trial.policies,
                stream,
            )
    add_gains(trial.numbers, rules, trial.ledger, 0, gained)


@compiled
def weigh_actions(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    me: int,
    manner: Numbers,
    choice: Choice,
    count: int,
    network: Network,
    trial: Trial,
    space: Worlds,
    stream: Word,
) -> int:
    """Plays every different action out in some worlds; how many worlds were found.

    ``space.gains`` gets, for each of the actions that stands for others, the points that place
    ``me`` won by each event, summed over worlds.
    """
    found = 0
    gains = space.gains
    for number in range(count):
        for event in range(EVENTS):
            gains[number, event] = 0
    prices(numbers, rules, space.price)
    for _ in range(manner[WORLDS]):
        copy_row(words, trial.base)
        done, stream = draw_world(
            trial.base, numbers, me, space.homes, space.room, space.drawn_cards, stream
        )
        if not done:
            continue
        found += 1
        stream = _draw_policies(trial.policies, manner[ROLLOUT], stream)
        if manner[ROLLOUT] == NETWORK:
            enter_world(numbers, rules, network, trial)
        for number in range(count):
            if choice.same[number] != number:
                continue
            _play_out(
                numbers,
                rules,
                me,
                choice.actions[number],
                manner,
                network,
                trial,
                space,
                stream,
            )
            for event in range(EVENTS):
                gains[number, event] += space.gained[me, event]
        stream = stepped(stream)
    return found


class Table(NamedTuple):
    """Working space for the deal that is being played."""

    words: Words
    numbers: Numbers
    ledger: Ledger
    ways: Words
    pack: Pack
    policies: Numbers


def new_table() -> Table:
    """Working space for one thread."""
    return Table(
        words=np.zeros(WORDS_SIZE, np.uint64),
        numbers=np.zeros(NUMBERS_SIZE, np.int64),
        ledger=np.zeros((LEDGER_SIZE, ENTRY_SIZE), np.int32),
        ways=np.zeros((MOST_WAYS, WAY_SIZE), np.uint64),
        pack=np.zeros(CARDS, np.int8),
        policies=np.zeros(PLACES, np.int64),
    )


@compiled
def _begin_deal(table: Table, rules: Numbers, seed: Word, number: int) -> Word:
    """A deal up to the first lead, with pots that vary; the stream its players draw from."""
    stream = players_stream(seed, number)
    fresh = drawn(stream, _FRESH_POTS_ONCE_IN) == 0
    stream = stepped(stream)
    king_pot = 0
    pagat_pot = 0
    if rules[POTS] and not fresh:
        # Small pots are more frequent than fat ones: the lesser of two numbers drawn.
        one, other = drawn_pair(stream, _MOST_IN_POT, _MOST_IN_POT)
        king_pot = POINTS_PER_UNIT * min(one, other) + rules[FOUNDATION]
        stream = stepped(stream)
        one, other = drawn_pair(stream, _MOST_IN_POT, _MOST_IN_POT)
        pagat_pot = POINTS_PER_UNIT * min(one, other) + rules[FOUNDATION]
        stream = stepped(stream)
    set_table(
        table.words, table.numbers, rules[PLAYERS], number % rules[PLAYERS], king_pot, pagat_pot
    )
    shuffle(table.pack, cards_stream(seed, number))
    for place in range(PLACES):
        is_random = drawn(stream, _RANDOM_OPENING_ONCE_IN) == 0
        table.policies[place] = RANDOM if is_random else THUMB
        stream = stepped(stream)
    return open_deal(
        table.words,
        table.numbers,
        rules,
        table.ledger,
        table.ways,
        table.pack,
        table.policies,
        False,
        stream,
    )


@compiled
def _best_gain(gains: Counts, count: int, same: Numbers) -> int:
    """The number of the action that gained most."""
    best = 0
    most = -1e30
    for number in range(count):
        if same[number] == number:
            total = 0.0
            for event in range(EVENTS):
                total += gains[number, event]
            if total > most:
                most = total
                best = number
    return best


@compiled
def _teach(
    rules: Numbers,
    seed: Word,
    number: int,
    manner: Numbers,
    network: Network,
    lessons: Lessons,
    table: Table,
    choice: Choice,
    mind: Mind,
    trial: Trial,
    space: Worlds,
) -> tuple[int, int, int]:
    """Fills the arrays with lessons; how many, how many answers, the number of the next deal."""
    lesson = 0
    row = 0
    noise = manner[ACTOR_NOISE] / 1000.0
    words = table.words
    numbers = table.numbers
    ledger = table.ledger
    actions = choice.actions
    while True:
        stream = _begin_deal(table, rules, seed, number)
        number += 1
        active = numbers[ACTIVE]
        prices(numbers, rules, space.price)
        fold(network, space.price)
        forget(network, mind)
        for place in range(PLACES):
            table.policies[place] = NETWORK if manner[ACTOR] == LEARNER else manner[ACTOR]
        while not numbers[ENDED]:
            if demand_is_asked(numbers):
                stream = ask_demands(words, numbers, table.policies, stream)
            me = place_after(numbers[LEADER], numbers[ON_TABLE], active)
            count = legal_actions(words, numbers, me, actions)
            unseen_suits, unseen_trumps = unseen_by(words, numbers, me)
            different = stand_ins(actions, count, unseen_suits, unseen_trumps, numbers, choice.same)
            if different == 1:
                make_play(words, numbers, rules, ledger, me, actions[0])
                continue
            found = 0
            if drawn(stream, manner[LESSON_ONCE_IN]) == 0:
                if lesson == len(lessons.bits) or row + count > len(lessons.counts):
                    return lesson, row, number
                # A stream of its own: how the deal goes on does not depend on the worlds drawn.
                found = weigh_actions(
                    words,
                    numbers,
                    rules,
                    me,
                    manner,
                    choice,
                    count,
                    network,
                    trial,
                    space,
                    players_stream(stream, lesson),
                )
            if found:
                see_features(words, numbers, rules, me, lessons.bits[lesson])
                row = write_lesson(
                    lessons,
                    lesson,
                    row,
                    numbers,
                    me,
                    choice,
                    count,
                    space.gains,
                    found,
                    space.price,
                )
                lesson += 1
            stream = stepped(stream)
            if drawn(stream, manner[STRAY_ONCE_IN]) == 0:
                stream = stepped(stream)
                action = actions[drawn(stream, count)]
            elif found and manner[ACTOR] == LEARNER:
                action = actions[_best_gain(space.gains, count, choice.same)]
            else:
                action, _, stream = policy_action(
                    words, numbers, rules, me, table.policies[me], noise, network, mind, stream
                )
            stream = stepped(stream)
            make_play(words, numbers, rules, ledger, me, action)


def teach(
    rules: Rules, network: Network, manner: Numbers, count: int, *, seed: int, first: int = 0
) -> tuple[Lessons, int]:
    """``count`` lessons or nearly as many, and the number of the deal that comes next.

    ``manner`` is a row of integers (``MANNER_SIZE``); deals are those of the series ``seed`` from
    number ``first`` on.
    """
    lessons = new_lessons(count)
    taught, rows, number = _teach(
        rules_row(rules),
        Word(seed),
        first,
        manner,
        network,
        lessons,
        new_table(),
        Choice(np.zeros(PLAY_ACTIONS, np.int64), np.zeros(PLAY_ACTIONS, np.int64)),
        new_mind(network),
        new_trial(network),
        new_worlds(),
    )
    full = Lessons(
        lessons.bits[:taught],
        lessons.worth[:taught],
        lessons.lesson[:rows],
        lessons.action[:rows],
        lessons.shown[:rows],
        lessons.counts[:rows],
    )
    return full, number
