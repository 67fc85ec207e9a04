"""A deal in the kernel: a row of words for cards, a row of numbers for all else.

Players are **places** here: 0 is eldest, the others follow in playing order, and the dealer is the
last of the two or three who play. Places do not depend on who deals; ``SEAT`` tells the seat at the
table that each stands for. Payments name **parties**: seats 0 to 3, then the two pots.
"""

from typing import Final

import numpy as np

from .compiling import compiled
from .layout import NO_SUIT, Numbers, Words

# The row of words. Where a place can be added there are three words, one for each.
SUITS: Final = 0
TRUMPS: Final = 3
"""The hands; the dealer's holds 28 cards until the discard."""
PILE_SUITS: Final = 6
PILE_TRUMPS: Final = 9
"""The piles as the cards fell, the discard in the dealer's (``core.piles.fallen_piles``)."""
PLAY_SUITS: Final = 12
PLAY_TRUMPS: Final = 15
"""The 25 cards each has to play with, after the discard: what is not in the hand was played."""
SHOWN_SUITS: Final = 18
SHOWN_TRUMPS: Final = 21
"""What the table knows each to hold or to have held, from declarations."""
DISCARD_SUITS: Final = 24
DISCARD_TRUMPS: Final = 25
WORDS_SIZE: Final = 26

# The row of numbers. Where a place, a party or a position can be added there is one for each.
SEAT: Final = 0
ACTIVE: Final = 3
DEALER: Final = 4
"""The dealer's seat; the dealer's place is ``ACTIVE`` - 1."""
TRICK: Final = 5
LEADER: Final = 6
ON_TABLE: Final = 7
"""How many cards of the trick have been played."""
LED: Final = 8
BEST: Final = 9
"""The strength of the card that holds the trick (``trick_words.strength``), -1 while none does."""
WINNER: Final = 10
"""The place that holds the trick, or has taken it."""
CARD: Final = 11
"""The cards on the table by their index, in the order played."""
TAKEN: Final = 14
"""How many tricks each place has taken."""
SCUSE_PLAYER: Final = 17
SCUSE_WINNER: Final = 18
SCUSE_TRICK: Final = 19
"""Who played the 'Scuse, who took it, and to which trick; -1, -1 and 0 before."""
TOUT_ANNOUNCED: Final = 20
DEMANDED: Final = 21
ANSWERS: Final = 22
"""How many have answered whether they demand the 'Scuse (SCUSE-7)."""
ACCOUNT: Final = 23
"""What each party has won since the deal began; for a pot, what stands in it."""
KING_POT: Final = 4
PAGAT_POT: Final = 5
NOBODY: Final = -1
SCORE: Final = 29
"""Two players' pluses and minuses, by seat (TWO-3)."""
ENTRIES: Final = 31
"""How many entries the ledger has."""
POINTS: Final = 32
"""Each place's card points, once counted (CARD-1)."""
NAMED: Final = 35
"""The suit that a led 'Scuse named, ``NO_SUIT`` where none was."""
DECLARED: Final = 36
"""What each place has declared, bit n for the n-th name of the rulebook."""
ENDED: Final = 39
"""How the deal ended (``NOT_ENDED``, ``PLAYED``, ``REDEAL``)."""
ASKER: Final = 40
"""The place that asked for a new deal, where one did (GAME-3)."""
PHASE: Final = 41
TURN: Final = 42
"""Phase and turn: these and what follows are kept by the batched environment alone."""
VOID: Final = 43
"""The suits in which each place has shown to be void, bit n for suit n (PLAY-2)."""
TRUMPS_SHOWN: Final = 46
"""Whether the dealer has shown to have laid trumps away (DISC-5)."""
NUMBERS_SIZE: Final = 47

NOT_ENDED: Final = 0
PLAYED: Final = 1
REDEAL: Final = 2

LEDGER_SIZE: Final = 96
"""More entries than a deal can have: 10 for pots, 22 for declarations, 17 in tricks, 25 at last."""
ENTRY_SIZE: Final = 4


def new_words() -> Words:
    """A row of words for one deal."""
    return np.zeros(WORDS_SIZE, np.uint64)


def new_numbers() -> Numbers:
    """A row of numbers for one deal."""
    return np.zeros(NUMBERS_SIZE, np.int64)


@compiled
def seat_at(players: int, dealer: int, place: int) -> int:
    """The seat of a place; with four at the table the one opposite the dealer sits out (TAB-3)."""
    step = place + 1
    if players == 4 and place > 0:
        step += 1
    return (dealer + step) % players


@compiled
def place_after(place: int, steps: int, active: int) -> int:
    """The place some steps, fewer than ``active``, further on in playing order."""
    place += steps
    return place - active if place >= active else place


@compiled
def set_table(
    words: Words, numbers: Numbers, players: int, dealer: int, king_pot: int, pagat_pot: int
) -> None:
    """Clears both rows for a new deal, with what stands in the pots."""
    words[:] = 0
    numbers[:] = 0
    active = 3 if players > 2 else 2
    numbers[ACTIVE] = active
    numbers[DEALER] = dealer
    for place in range(active):
        numbers[SEAT + place] = seat_at(players, dealer, place)
    numbers[ACCOUNT + KING_POT] = king_pot
    numbers[ACCOUNT + PAGAT_POT] = pagat_pot
    numbers[TRICK] = 1
    numbers[LED] = NO_SUIT
    numbers[BEST] = -1
    numbers[NAMED] = NO_SUIT
    numbers[SCUSE_PLAYER] = -1
    numbers[SCUSE_WINNER] = -1
