"""Deals played out by policies, a network among them: from any point of the play to the settlement.

Slower than ``play.play_out``, which serves random play and rules of thumb: here every place may see
the position as ``features`` describe it, and voids are noted as they are shown.
"""

from typing import Final

import numpy as np

from .bits import Word, bit, highest, popcount
from .book import Ledger
from .chance import drawn, stepped
from .compiling import compiled
from .environment_actions import NAME_ACTIONS
from .features import UNSEEN, see_features
from .layout import (
    ALL_TRUMPS,
    NO_SUIT,
    PLAIN_CARDS,
    POINTS_AT,
    SCUSE_BIT,
    SCUSE_INDEX,
    TRUMP_SUIT,
    ZERO,
    Numbers,
    Words,
)
from .network import PLAY_ACTIONS, Mind, Network, Sums, evaluate
from .play import (
    NAMES_FOR_SCUSE,
    THUMB,
    ask_demands,
    demand_is_asked,
    fallen,
    lay_card,
    random_lead,
    random_play,
    take_trick,
)
from .table_words import (
    ACTIVE,
    BEST,
    CARD,
    DEMANDED,
    DISCARD_TRUMPS,
    ENDED,
    LEADER,
    LED,
    ON_TABLE,
    SUITS,
    TRICK,
    TRUMPS,
    TRUMPS_SHOWN,
    VOID,
    place_after,
)
from .thumb import thumb_card
from .trick_words import LAST, playable, suit_of

NETWORK: Final = 2
"""The policy of a place that plays by the network; beside ``play.RANDOM`` and ``play.THUMB``."""

_POINTS: Final = np.array(POINTS_AT, np.int64)
_NOISE_STEPS: Final = 1 << 16


@compiled
def note_voids(words: Words, numbers: Numbers, place: int, index: int) -> None:
    """What a card played off the suit led shows (PLAY-2, DISC-5)."""
    led = numbers[LED]
    if led == NO_SUIT or index == SCUSE_INDEX:
        return
    suit = suit_of(index)
    if suit == led:
        return
    numbers[VOID + place] |= 1 << led
    if suit != TRUMP_SUIT:
        numbers[VOID + place] |= 1 << TRUMP_SUIT
        if place == numbers[ACTIVE] - 1 and words[DISCARD_TRUMPS] & ALL_TRUMPS:
            numbers[TRUMPS_SHOWN] = 1


@compiled
def make_play(
    words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, place: int, action: int
) -> None:
    """A card is played by its action; a complete trick is taken, the last one settled."""
    index = min(action, SCUSE_INDEX)
    name = action - NAME_ACTIONS if action >= NAME_ACTIONS else NO_SUIT
    note_voids(words, numbers, place, index)
    lay_card(words, numbers, place, index, name)
    if numbers[ON_TABLE] == numbers[ACTIVE]:
        suits, trumps = fallen(numbers)
        take_trick(words, numbers, rules, ledger, suits, trumps)


@compiled
def action_of(index: int, name: int) -> int:
    """The action that plays a card; the 'Scuse with the suit it names, if any."""
    return index if name == NO_SUIT else NAME_ACTIONS + name


@compiled
def legal_actions(words: Words, numbers: Numbers, place: int, actions: Numbers) -> int:
    """How many actions a place has in the play; ``actions`` gets them."""
    suits, trumps = playable(
        words[SUITS + place],
        words[TRUMPS + place],
        numbers[LED],
        numbers[TRICK],
        numbers[DEMANDED] != 0,
    )
    count = 0
    while suits:
        top = highest(suits)
        suits ^= bit(top)
        actions[count] = top
        count += 1
    scuse = trumps & SCUSE_BIT
    trumps &= ALL_TRUMPS
    while trumps:
        top = highest(trumps)
        trumps ^= bit(top)
        actions[count] = PLAIN_CARDS + top
        count += 1
    if scuse:
        if numbers[ON_TABLE] or numbers[TRICK] == LAST:
            actions[count] = SCUSE_INDEX
            count += 1
        else:
            for name in range(NAMES_FOR_SCUSE):
                actions[count] = NAME_ACTIONS + name
                count += 1
    return count


@compiled
def stand_ins(
    actions: Numbers,
    count: int,
    unseen_suits: Word,
    unseen_trumps: Word,
    numbers: Numbers,
    same: Numbers,
) -> int:
    """How many actions differ; ``same`` gets, for each, the number of the first that does the same.

    Neighbours of no or equal worth do the same where no card that is still out lies between.
    """
    between_suits = unseen_suits
    between_trumps = unseen_trumps
    for position in range(numbers[ON_TABLE]):
        index = numbers[CARD + position]
        if index < PLAIN_CARDS:
            between_suits |= bit(index)
        else:
            between_trumps |= bit(index - PLAIN_CARDS)
    different = 0
    for number in range(count):
        same[number] = number
        index = actions[number]
        before = actions[number - 1] if number else PLAY_ACTIONS
        is_new = True
        if (
            number
            and index < SCUSE_INDEX
            and suit_of(index) == suit_of(before)
            and _POINTS[index] == _POINTS[before]
        ):
            if index < PLAIN_CARDS:
                gap = (bit(before) - np.uint64(1)) & ~((bit(index) << np.uint64(1)) - np.uint64(1))
                is_new = (gap & between_suits) != ZERO
            else:
                low = index - PLAIN_CARDS
                high = before - PLAIN_CARDS
                gap = (bit(high) - np.uint64(1)) & ~((bit(low) << np.uint64(1)) - np.uint64(1))
                is_new = (gap & between_trumps) != ZERO
        if is_new:
            different += 1
        else:
            same[number] = same[number - 1]
    return different


@compiled
def best_of(values: Sums, count: int, noise: float, stream: Word) -> tuple[int, Word]:
    """The number of the highest value; each may get as much as ``noise`` more, by chance."""
    best = 0
    most = -1e30
    for number in range(count):
        value = float(values[number])
        if noise > 0:
            value += noise * drawn(stream, _NOISE_STEPS) / _NOISE_STEPS
            stream = stepped(stream)
        if value > most:
            most = value
            best = number
    return best, stream


@compiled
def think(
    words: Words, numbers: Numbers, rules: Numbers, place: int, network: Network, mind: Mind
) -> int:
    """How many actions a place has; ``mind`` gets them, and what each is worth by the network."""
    see_features(words, numbers, rules, place, mind.seen)
    count = legal_actions(words, numbers, place, mind.actions)
    unseen_suits = mind.seen[UNSEEN]
    unseen_trumps = mind.seen[UNSEEN + 1]
    stand_ins(mind.actions, count, unseen_suits, unseen_trumps, numbers, mind.same)
    evaluate(network, mind, numbers, place, count)
    return count


@compiled
def policy_action(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    place: int,
    policy: int,
    noise: float,
    network: Network,
    mind: Mind,
    stream: Word,
) -> tuple[int, int, Word]:
    """What a place plays by its policy, and the stream after that.

    Between them, where the network chose, the number of its choice among ``mind.actions``; else -1.
    """
    led = numbers[LED]
    trick = numbers[TRICK]
    on_table = numbers[ON_TABLE]
    suits, trumps = playable(
        words[SUITS + place], words[TRUMPS + place], led, trick, numbers[DEMANDED] != 0
    )
    if popcount(suits) + popcount(trumps) == 1 and not (trumps & SCUSE_BIT and not on_table):
        index = highest(suits) if suits else PLAIN_CARDS + highest(trumps)
        return index, -1, stream
    if policy == NETWORK:
        count = think(words, numbers, rules, place, network, mind)
        best, stream = best_of(mind.values, count, noise, stream)
        return mind.actions[best], best, stream
    if policy == THUMB:
        index, name = thumb_card(
            words, place, suits, trumps, trick, led, numbers[BEST], on_table, numbers[ACTIVE]
        )
        if index == SCUSE_INDEX and (on_table or trick == LAST):
            name = NO_SUIT
        return action_of(index, name), -1, stream
    if on_table == 0:
        is_plain, card, name = random_lead(suits, trumps, trick, stream)
    else:
        is_plain, card = random_play(suits, trumps, stream)
        name = NO_SUIT
    index = highest(card) if is_plain else PLAIN_CARDS + highest(card)
    return action_of(index, name), -1, stepped(stream)


@compiled
def play_on(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    policies: Numbers,
    noise: float,
    me: int,
    last_trick: int,
    network: Network,
    mind: Mind,
    stream: Word,
) -> tuple[int, Word]:
    """Plays a deal on, each place by its policy, to its end or until ``last_trick`` is over.

    After that trick it stops where ``me`` is to choose: the number of what it would play by the
    network comes back, and ``mind`` is what it thinks there; -1 where the deal is settled.
    The stream comes back after the numbers drawn. What ``mind`` knows follows the position; it
    begins with ``network.forget``.
    """
    active = numbers[ACTIVE]
    while not numbers[ENDED]:
        if demand_is_asked(numbers):
            stream = ask_demands(words, numbers, policies, stream)
        place = place_after(numbers[LEADER], numbers[ON_TABLE], active)
        stops = numbers[TRICK] > last_trick and place == me
        action, number, stream = policy_action(
            words,
            numbers,
            rules,
            place,
            NETWORK if stops else policies[place],
            0.0 if stops else noise,
            network,
            mind,
            stream,
        )
        if stops and number >= 0:
            return number, stream
        make_play(words, numbers, rules, ledger, place, action)
    return -1, stream
