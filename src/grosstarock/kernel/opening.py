"""From the pots to the discard: POT-2, POT-3, DEAL-1, DISC-1 to DISC-4 and TOUT-A1."""

from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word, bit, popcount
from .book import POT_2, POT_3, Ledger, post
from .chance import drawn_pair, stepped
from .compiling import compiled
from .declaring import spoken_for
from .layout import (
    ALL_TRUMPS,
    CARDS,
    KING_BITS,
    MOND_BIT,
    PAGAT_BIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    ZERO,
    Numbers,
    Words,
)
from .rules_words import DEALER_PAYMENT, FOUNDATION, PLAYERS, POTS
from .table_words import (
    ACCOUNT,
    ACTIVE,
    DEALER,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    KING_POT,
    PAGAT_POT,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TRUMPS,
)

Pack = npt.NDArray[np.int8]
"""Card indices in the order dealt."""

DEALT: Final = 75
"""The cards dealt in packets; the three after them are the Talon."""
PACKET: Final = 5
DISCARD_SIZE: Final = 3

# A way to discard, a row of five words: forced suits and trumps, how many to choose, from what.
FORCED_SUITS: Final = 0
FORCED_TRUMPS: Final = 1
CHOOSE: Final = 2
POOL_SUITS: Final = 3
POOL_TRUMPS: Final = 4
WAY_SIZE: Final = 5
MOST_WAYS: Final = 2


@compiled
def fill_pots(numbers: Numbers, rules: Numbers, ledger: Ledger) -> None:
    """POT-2 and POT-3: everyone at the table fills an empty pot, the dealer pays into both."""
    if not rules[POTS]:
        return
    for pot in range(KING_POT, PAGAT_POT + 1):
        if not numbers[ACCOUNT + pot]:
            for seat in range(rules[PLAYERS]):
                post(numbers, ledger, POT_2, seat, pot, rules[FOUNDATION])
    for pot in range(KING_POT, PAGAT_POT + 1):
        post(numbers, ledger, POT_3, numbers[DEALER], pot, rules[DEALER_PAYMENT])


@compiled
def shuffle(pack: Pack, stream: Word) -> Word:
    """Puts the 78 cards into the order that a stream gives, two places for each number drawn."""
    for index in range(CARDS):
        pack[index] = index
    for last in range(CARDS - 1, 0, -2):
        one, other = drawn_pair(stream, last + 1, last)
        stream = stepped(stream)
        held = pack[last]
        pack[last] = pack[one]
        pack[one] = held
        held = pack[last - 1]
        pack[last - 1] = pack[other]
        pack[other] = held
    return stream


@compiled
def deal(words: Words, numbers: Numbers, pack: Pack) -> None:
    """DEAL-1 and TWO-1: packets of five from eldest on, the last three to the dealer."""
    dealer = numbers[ACTIVE] - 1
    spot = 0
    for packet in range(DEALT // PACKET):
        place = packet % 3
        suits = words[SUITS + place]
        trumps = words[TRUMPS + place]
        for _ in range(PACKET):
            card = int(pack[spot])
            spot += 1
            if card < PLAIN_CARDS:
                suits |= bit(card)
            else:
                trumps |= bit(card - PLAIN_CARDS)
        words[SUITS + place] = suits
        words[TRUMPS + place] = trumps
    for spot in range(DEALT, CARDS):
        card = int(pack[spot])
        if card < PLAIN_CARDS:
            words[SUITS + dealer] |= bit(card)
        else:
            words[TRUMPS + dealer] |= bit(card - PLAIN_CARDS)
    if dealer == 1:
        words[SUITS + 2] = ZERO
        words[TRUMPS + 2] = ZERO


@compiled
def _note_way(
    ways: Words, number: int, forced: Word, forced_trumps: Word, choose: int, pool: Word
) -> None:
    ways[number, FORCED_SUITS] = forced
    ways[number, FORCED_TRUMPS] = forced_trumps
    ways[number, CHOOSE] = choose
    ways[number, POOL_SUITS] = pool
    ways[number, POOL_TRUMPS] = ZERO


@compiled
def discard_ways(
    ways: Words, suits: Word, trumps: Word, rules: Numbers, tout_announced: int
) -> int:
    """How many ways there are to discard; ``ways`` gets them, a row each (``WAY_SIZE``).

    The ways are those of ``core.discard``: lay away what is forced and so many of the pool.
    """
    count = DISCARD_SIZE
    scuse = ZERO
    if tout_announced:
        count -= 1
        scuse = SCUSE_BIT
        trumps &= ALL_TRUMPS
    own_trumps = trumps & ALL_TRUMPS
    plain = suits & ~KING_BITS
    plain_count = popcount(plain)
    going_void = own_trumps
    if popcount(own_trumps) > count or own_trumps & (PAGAT_BIT | MOND_BIT):
        going_void = ZERO
    void_count = popcount(going_void)
    if plain_count + void_count < count:
        _note_way(ways, 0, plain, scuse, count - plain_count, ZERO)
        ways[0, POOL_TRUMPS] = own_trumps & ~(PAGAT_BIT | MOND_BIT)
        return 1
    free = plain & ~spoken_for(suits, trumps, rules)[0]
    free_count = popcount(free)
    keeping = max(0, count - free_count) if plain_count >= count else CARDS
    voiding = max(0, count - void_count - free_count) if going_void else CARDS
    fewest = min(keeping, voiding)
    found = 0
    if keeping == fewest:
        if fewest:
            _note_way(ways, 0, free, scuse, fewest, plain & ~free)
        else:
            _note_way(ways, 0, ZERO, scuse, count, free)
        found = 1
    if voiding == fewest:
        if fewest:
            _note_way(ways, found, free, scuse | going_void, fewest, plain & ~free)
        else:
            _note_way(ways, found, ZERO, scuse | going_void, count - void_count, free)
        found += 1
    return found


@compiled
def ways_to_choose(pool: int, choose: int) -> int:
    """How many sets of up to three cards a pool of some size has."""
    if choose == 0:
        return 1
    if choose == 1:
        return pool
    if choose == 2:
        return pool * (pool - 1) // 2
    return pool * (pool - 1) * (pool - 2) // 6


@compiled
def lay_away(words: Words, numbers: Numbers, suits: Word, trumps: Word) -> None:
    """DISC-1: three cards leave the dealer's hand; they count in the dealer's pile."""
    active = numbers[ACTIVE]
    dealer = active - 1
    words[SUITS + dealer] &= ~suits
    words[TRUMPS + dealer] &= ~trumps
    words[DISCARD_SUITS] = suits
    words[DISCARD_TRUMPS] = trumps
    words[PILE_SUITS + dealer] = suits
    words[PILE_TRUMPS + dealer] = trumps
    for place in range(active):
        words[PLAY_SUITS + place] = words[SUITS + place]
        words[PLAY_TRUMPS + place] = words[TRUMPS + place]
