"""Duels of two networks in the kernel: duplicate deals, the play alone, in next to no time.

Discards, declarations and demands are by ``thumb``, so only the cards tell. Every deal is played
in each seating of one A against two B and two A against one B (with two players A and B, and B and
A), from fresh pots.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.rules import Rules

from .bits import Word
from .chance import cards_stream, players_stream
from .compiling import compiled
from .features_money import EVENTS, Counts, prices
from .layout import Numbers
from .network import Mind, Network, fold, forget, new_mind
from .network_play import NETWORK, make_play, policy_action
from .opening import shuffle
from .play import THUMB, ask_demands, demand_is_asked
from .rules_words import PLAYERS, rules_row
from .table_words import ACCOUNT, ACTIVE, ENDED, LEADER, ON_TABLE, SEAT, place_after, set_table
from .teaching import Table, new_table
from .whole_deal import open_deal

Points = npt.NDArray[np.float64]

FEWEST_SEATINGS: Final = 2
"""With two players; three at play have six."""


@compiled
def _lead(numbers: Numbers, seating: int) -> float:
    """What A's places have on average, less what B's have."""
    active = numbers[ACTIVE]
    own = 0
    for place in range(active):
        own += seating >> place & 1
    lead = 0.0
    for place in range(active):
        balance = float(numbers[ACCOUNT + numbers[SEAT + place]])
        lead += balance / own if seating >> place & 1 else -balance / (active - own)
    return lead


@compiled
def _play_deal(
    rules: Numbers,
    seed: Word,
    number: int,
    seating: int,
    one: Network,
    other: Network,
    mind: Mind,
    other_mind: Mind,
    table: Table,
    price: Counts,
) -> float:
    """One deal; place n is A's where bit n of ``seating`` is set. A's mean less B's, in points."""
    words = table.words
    numbers = table.numbers
    set_table(words, numbers, rules[PLAYERS], number % rules[PLAYERS], 0, 0)
    shuffle(table.pack, cards_stream(seed, number))
    for place in range(3):
        table.policies[place] = THUMB
    stream = players_stream(seed, number)
    stream = open_deal(
        words, numbers, rules, table.ledger, table.ways, table.pack, table.policies, False, stream
    )
    prices(numbers, rules, price)
    fold(one, price)
    fold(other, price)
    forget(one, mind)
    forget(other, other_mind)
    active = numbers[ACTIVE]
    lead = -_lead(numbers, seating)
    while not numbers[ENDED]:
        if demand_is_asked(numbers):
            stream = ask_demands(words, numbers, table.policies, stream)
        place = place_after(numbers[LEADER], numbers[ON_TABLE], active)
        if seating >> place & 1:
            action, _, stream = policy_action(
                words, numbers, rules, place, NETWORK, 0.0, one, mind, stream
            )
        else:
            action, _, stream = policy_action(
                words, numbers, rules, place, NETWORK, 0.0, other, other_mind, stream
            )
        make_play(words, numbers, rules, table.ledger, place, action)
    return lead + _lead(numbers, seating)


def duel(rules: Rules, one: Network, other: Network, deals: int, *, seed: int = 1) -> Points:
    """A's mean less B's of each deal, over its seatings: ``float64[deals]``."""
    seatings = (1, 2) if rules.players == FEWEST_SEATINGS else (1, 2, 4, 3, 5, 6)
    row = rules_row(rules)
    minds = (new_mind(one), new_mind(other))
    table, price = new_table(), np.zeros(EVENTS, np.float32)
    found = [
        np.mean(
            [
                _play_deal(row, Word(seed), number, seating, one, other, *minds, table, price)
                for seating in seatings
            ]
        )
        for number in range(deals)
    ]
    return np.array(found)
