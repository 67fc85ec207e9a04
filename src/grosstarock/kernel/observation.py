"""What the seat to move sees of its table, as arrays: nothing that its view in the core hides.

Players are told from where that seat sits: itself, the next in playing order, the one after. The
cards are pairs of words (``OBSERVED_SETS`` of them), or the same as planes of zeros and ones with
a place for each card index; all else is a row of small numbers.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word, bit
from .compiling import compiled
from .environment import Environment
from .layout import CARDS, PLAIN_CARDS, ZERO, Numbers, Words
from .table_words import (
    ACCOUNT,
    ACTIVE,
    CARD,
    DECLARED,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    KING_POT,
    LEADER,
    LED,
    NAMED,
    ON_TABLE,
    PAGAT_POT,
    PHASE,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SCUSE_PLAYER,
    SEAT,
    SHOWN_SUITS,
    SHOWN_TRUMPS,
    SUITS,
    TAKEN,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    TRUMPS_SHOWN,
    TURN,
    VOID,
    WINNER,
    place_after,
)
from .trick_words import points_in

Planes = npt.NDArray[np.uint8]
Situation = npt.NDArray[np.int32]

PLANE_WORDS: Final = 10
"""The words that a plane of 78 bytes takes, two bytes left over."""
_SPREAD: Final = Word(0x0002040810204081)
_LOW_BITS: Final = Word(0x0101010101010101)

OWN_HAND: Final = 0
LEGAL: Final = 1
"""The cards that may be played or laid away now; the first words of the mask."""
OWN_DISCARD: Final = 2
"""The dealer's own; nothing for the others."""
PLAYED_BY: Final = 3
"""What each has played, the cards on the table too; three sets."""
ON_TABLE_OF: Final = 6
"""The card of each on the table; three sets."""
SHOWN_BY: Final = 9
"""What declarations have shown each to hold, or to have held; three sets."""
OBSERVED_SETS: Final = 12

SAW_PHASE: Final = 0
SAW_TRICK: Final = 1
SAW_ACTIVE: Final = 2
SAW_DEALER: Final = 3
"""How many places on the dealer sits: 0 for the seat itself."""
SAW_LEADER: Final = 4
SAW_LED: Final = 5
SAW_WINNER: Final = 6
"""Who holds the trick on the table, -1 while it is empty."""
SAW_NAMED: Final = 7
SAW_SCUSE_PLAYER: Final = 8
"""Who has played the 'Scuse, -1 while nobody has."""
SAW_DEMANDED: Final = 9
SAW_TOUT_ANNOUNCED: Final = 10
SAW_TRUMPS_SHOWN: Final = 11
SAW_KING_POT: Final = 12
SAW_PAGAT_POT: Final = 13
SAW_TAKEN: Final = 14
"""Tricks taken by each; three numbers, as in all that follow."""
SAW_DECLARED: Final = 17
SAW_VOID: Final = 20
SAW_POINTS: Final = 23
"""The values in each pile as the cards fell; the discard only in the dealer's own eyes."""
SAW_WON: Final = 26
"""What each has won or lost in this deal so far."""
SITUATION_SIZE: Final = 29


@compiled
def _see(words: Words, numbers: Numbers, mask: Words, sets: Words) -> None:
    """The sets of cards that the seat to move sees, as pairs of words."""
    active = numbers[ACTIVE]
    me = numbers[TURN]
    sets[OWN_HAND, 0] = words[SUITS + me]
    sets[OWN_HAND, 1] = words[TRUMPS + me]
    sets[LEGAL, 0] = mask[0]
    sets[LEGAL, 1] = mask[1] & ((Word(1) << Word(CARDS - PLAIN_CARDS)) - Word(1))
    is_dealer = me == active - 1
    sets[OWN_DISCARD, 0] = words[DISCARD_SUITS] if is_dealer else ZERO
    sets[OWN_DISCARD, 1] = words[DISCARD_TRUMPS] if is_dealer else ZERO
    for step in range(active):
        place = place_after(me, step, active)
        sets[PLAYED_BY + step, 0] = words[PLAY_SUITS + place] & ~words[SUITS + place]
        sets[PLAYED_BY + step, 1] = words[PLAY_TRUMPS + place] & ~words[TRUMPS + place]
        sets[SHOWN_BY + step, 0] = words[SHOWN_SUITS + place]
        sets[SHOWN_BY + step, 1] = words[SHOWN_TRUMPS + place]
        sets[ON_TABLE_OF + step, 0] = ZERO
        sets[ON_TABLE_OF + step, 1] = ZERO
    for position in range(numbers[ON_TABLE]):
        place = place_after(numbers[LEADER], position, active)
        step = place_after(place, active - me, active)
        index = numbers[CARD + position]
        if index < PLAIN_CARDS:
            sets[ON_TABLE_OF + step, 0] = bit(index)
        else:
            sets[ON_TABLE_OF + step, 1] = bit(index - PLAIN_CARDS)


@compiled
def _steps_to(numbers: Numbers, place: int) -> int:
    """How many places on from the seat to move somebody sits."""
    return place_after(place, numbers[ACTIVE] - numbers[TURN], numbers[ACTIVE])


@compiled
def _tell(words: Words, numbers: Numbers, told: Situation) -> None:
    """The rest of what the seat to move knows."""
    active = numbers[ACTIVE]
    me = numbers[TURN]
    dealer = active - 1
    told[SAW_PHASE] = numbers[PHASE]
    told[SAW_TRICK] = numbers[TRICK]
    told[SAW_ACTIVE] = active
    told[SAW_DEALER] = _steps_to(numbers, dealer)
    told[SAW_LEADER] = _steps_to(numbers, numbers[LEADER])
    told[SAW_LED] = numbers[LED]
    told[SAW_WINNER] = _steps_to(numbers, numbers[WINNER]) if numbers[ON_TABLE] else -1
    told[SAW_NAMED] = numbers[NAMED]
    player = numbers[SCUSE_PLAYER]
    told[SAW_SCUSE_PLAYER] = _steps_to(numbers, player) if player >= 0 else -1
    told[SAW_DEMANDED] = numbers[DEMANDED]
    told[SAW_TOUT_ANNOUNCED] = numbers[TOUT_ANNOUNCED]
    told[SAW_TRUMPS_SHOWN] = numbers[TRUMPS_SHOWN]
    told[SAW_KING_POT] = numbers[ACCOUNT + KING_POT]
    told[SAW_PAGAT_POT] = numbers[ACCOUNT + PAGAT_POT]
    for step in range(active):
        place = place_after(me, step, active)
        suits = words[PILE_SUITS + place]
        trumps = words[PILE_TRUMPS + place]
        if place == dealer and me != dealer:
            suits &= ~words[DISCARD_SUITS]
            trumps &= ~words[DISCARD_TRUMPS]
        told[SAW_TAKEN + step] = numbers[TAKEN + place]
        told[SAW_DECLARED + step] = numbers[DECLARED + place]
        told[SAW_VOID + step] = numbers[VOID + place]
        told[SAW_POINTS + step] = points_in(suits, trumps)
        told[SAW_WON + step] = numbers[ACCOUNT + numbers[SEAT + place]]


@compiled
def _eight(word: Word, shift: int) -> Word:
    """Eight bits of a word as eight bytes of 0 or 1, the lowest first in memory."""
    eight = (word >> Word(shift)) & Word(255)
    seven = (eight & Word(127)) * _SPREAD & _LOW_BITS
    return seven | (eight >> Word(7)) << Word(56)


@compiled
def _spread(suits: Word, trumps: Word, plane: Words) -> None:
    """A set of cards as zeros and ones, eight at a time: 56 and 22 bits fill ten words."""
    for eighth in range(PLAIN_CARDS // 8):
        plane[eighth] = _eight(suits, 8 * eighth)
    for eighth in range(PLANE_WORDS - PLAIN_CARDS // 8):
        plane[PLAIN_CARDS // 8 + eighth] = _eight(trumps, 8 * eighth)


@compiled
def _observe_words(
    words: Words, numbers: Numbers, masks: Words, sets: Words, told: Situation
) -> None:
    for lane in range(len(words)):
        _see(words[lane], numbers[lane], masks[lane], sets[lane])
        _tell(words[lane], numbers[lane], told[lane])


@compiled
def _observe_planes(
    words: Words,
    numbers: Numbers,
    masks: Words,
    sets: Words,
    told: Situation,
    planes: Words,
) -> None:
    for lane in range(len(words)):
        _see(words[lane], numbers[lane], masks[lane], sets[lane])
        _tell(words[lane], numbers[lane], told[lane])
        for item in range(OBSERVED_SETS):
            _spread(sets[lane, item, 0], sets[lane, item, 1], planes[lane, item])


class Observer:
    """Arrays for what the seats to move see in an environment, filled anew at each call.

    ``sets`` is ``uint64[lanes, OBSERVED_SETS, 2]``, ``planes`` ``uint8[lanes, OBSERVED_SETS, 78]``,
    ``situation`` ``int32[lanes, SITUATION_SIZE]``.
    """

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        lanes = environment.lanes
        self.sets = np.zeros((lanes, OBSERVED_SETS, 2), np.uint64)
        self._planes = np.zeros((lanes, OBSERVED_SETS, PLANE_WORDS), np.uint64)
        self.planes: Planes = self._planes.view(np.uint8)[:, :, :CARDS]
        self.situation = np.zeros((lanes, SITUATION_SIZE), np.int32)

    def see(self) -> None:
        """Fills ``sets`` and ``situation``."""
        seen = self._environment
        _observe_words(seen.words, seen.numbers, seen.stepped.masks, self.sets, self.situation)

    def see_planes(self) -> None:
        """Fills ``planes`` too."""
        seen = self._environment
        _observe_planes(
            seen.words,
            seen.numbers,
            seen.stepped.masks,
            self.sets,
            self.situation,
            self._planes,
        )
