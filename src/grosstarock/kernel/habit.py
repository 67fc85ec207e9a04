"""``habit``: a player that weighs every card by learned habits, for playing deals out.

What it takes into account of a card (its kind, whether it takes the trick, what lies there, how
many trumps are out, who is void, what is left to play for ...) are **features**, each a place in a
table of weights. The sum of a card's weights is its score, in 64ths of the natural logarithm of
its odds. So habit plays each card with the chance that its scores give; ``heat`` turns that
chance up or down, and with none the card with the best score is played. It knows its own hand, the
table, the cards that have been played and who has shown to be void; nothing else.

The weights are learned from searches (``docs/habit.md``). What stands here is the **coarse** habit;
the finer one looks at more (``habit_finer``), and its table of weights goes on where this one ends.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word, bit, popcount, shifted
from .compiling import compiled, inlined
from .layout import (
    ALL_SUITS,
    ALL_TRUMPS,
    COURT_BITS,
    KING_BITS,
    NO_SUIT,
    ONE,
    PAGAT_BIT,
    PAGAT_INDEX,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    TWO_POINT_BITS,
    Numbers,
    Words,
)
from .table_words import (
    ACTIVE,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TAKEN,
    TRUMPS,
    VOID,
    place_after,
)
from .trick_words import LAST, strength

Weights = npt.NDArray[np.int16]
Features = npt.NDArray[np.int64]

SCALE: Final = 64
"""How many units of a score make its odds e times as great."""

# Kinds of cards.
KING_KIND: Final = 0
QUEEN_BOSS: Final = 1
COURT_BOSS: Final = 3
PIP_BOSS: Final = 5
PAGAT_KIND: Final = 7
TRUMP_BOSS: Final = 8
HIGH_TRUMP: Final = 9
MIDDLE_TRUMP: Final = 10
LOW_TRUMP: Final = 11
SCUSE_KIND: Final = 12
KINDS: Final = 13

LOSES: Final = 0
LEADS_SO_FAR: Final = 1
TAKES: Final = 2
LEAD: Final = 3
STANDINGS: Final = 4

PHASES: Final = 9
_PHASE_OF: Final = np.array(
    [0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8], np.int64
)
_STAGE_OF: Final = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2], np.int64)
STAGES: Final = 3
CONTROLS: Final = 7
HOLDINGS: Final = 12

# Where the groups of features begin in the table of weights.
BY_TABLE: Final = 0
BY_CONTROL: Final = BY_TABLE + PHASES * STANDINGS * KINDS * 4
BY_HOLDING: Final = BY_CONTROL + CONTROLS * KINDS * STANDINGS * STAGES
BY_TRICKLESS: Final = BY_HOLDING + HOLDINGS * KINDS * PHASES
BY_RUFFERS: Final = BY_TRICKLESS + 3 * PHASES * STANDINGS * KINDS
BY_PAGAT: Final = BY_RUFFERS + KINDS * 3 * STANDINGS * STAGES
BY_LENGTH: Final = BY_PAGAT + 3 * KINDS * STANDINGS * STAGES
BY_KING: Final = BY_LENGTH + 3 * 4 * 4 * STANDINGS
BY_NAME: Final = BY_KING + 3 * 7 * STANDINGS * 4
WEIGHTS: Final = BY_NAME + 5 * 4 * 2
FEATURES: Final = 8
"""How many features a card has; the last two are -1 where they do not apply."""

Seen = tuple[int, int, Word, Word, int, int, int, int, int, int]
"""What is known once for a decision: phase and stage of the deal, the cards that are out, how the
own trumps stand, what is held, who has no trick, what lies on the table, where the Pagat is, and
who may trump a suit (two bits for each of the five)."""
Told = tuple[int, int, int, int]
"""What the features told of a card besides: its kind, how it stands in the trick, how many may
trump it, and, of a plain card, where its suit's King is, how long the suit is in hand and how many
of it are out, as one number; else -1."""


@cache
def habit_weights() -> Weights:
    """The weights of the coarse habit, version 1: ``int16[WEIGHTS]``."""
    weights: Weights = np.load(Path(__file__).with_name("habit.npy"))
    return weights


@compiled
def _out_bucket(count: int) -> int:
    if count == 0:
        return 0
    if count <= 2:
        return 1
    return 2 if count <= 5 else 3


@compiled
def _control(own: int, out: int, voids: int, others: int) -> int:
    """How the own trumps stand against those that are out, 0 for none to 6 for nobody else's."""
    if own == 0:
        return 0
    if out == 0 or voids == others:
        return 6
    lead = 2 * own - out if others - voids > 1 else 2 * (own - out)
    if lead < -6:
        return 1
    if lead < -2:
        return 2
    if lead < 2:
        return 3
    return 4 if lead < 6 else 5


@inlined
def seen_by(
    words: Words,
    numbers: Numbers,
    place: int,
    trick: int,
    position: int,
    points: int,
) -> Seen:
    """What a place that is to play makes of the table; ``points`` lie there."""
    active = numbers[ACTIVE]
    suits = words[SUITS + place]
    trumps = words[TRUMPS + place]
    held_suits = words[SUITS] | words[SUITS + 1] | words[SUITS + 2]
    held_trumps = words[TRUMPS] | words[TRUMPS + 1] | words[TRUMPS + 2]
    gone_suits = (words[PLAY_SUITS] | words[PLAY_SUITS + 1] | words[PLAY_SUITS + 2]) & ~held_suits
    gone_trumps = (
        words[PLAY_TRUMPS] | words[PLAY_TRUMPS + 1] | words[PLAY_TRUMPS + 2]
    ) & ~held_trumps
    if place == active - 1:
        gone_suits |= words[DISCARD_SUITS]
        gone_trumps |= words[DISCARD_TRUMPS]
    out_suits = ALL_SUITS & ~(gone_suits | suits)
    out_trumps = ALL_TRUMPS & ~(gone_trumps | trumps)
    voids = 0
    ruffers = 0
    trickless = 0 if numbers[TAKEN + place] else 1
    for step in range(1, active):
        other = place_after(place, step, active)
        void = numbers[VOID + other]
        if void >> TRUMP_SUIT & 1:
            voids += 1
        elif step < active - position:
            for suit in range(TRUMP_SUIT):
                ruffers += (void >> suit & 1) << 2 * suit
        if not trickless and not numbers[TAKEN + other]:
            trickless = 2
    phase = _PHASE_OF[LAST + 1 - trick]
    control = _control(popcount(trumps & ALL_TRUMPS), popcount(out_trumps), voids, active - 1)
    kings = min(popcount(suits & KING_BITS), 2)
    holding = kings * 4 + (2 if trumps & PAGAT_BIT else 0) + (1 if trumps & SCUSE_BIT else 0)
    value = 0 if points == 0 else (1 if points < 4 else (2 if points < 7 else 3))
    pagat_is = 0 if trumps & PAGAT_BIT else (1 if out_trumps & PAGAT_BIT else 2)
    return (
        phase,
        _STAGE_OF[phase],
        out_suits,
        out_trumps,
        control,
        holding,
        trickless,
        value,
        pagat_is,
        ruffers | voids << 8,
    )


@inlined
def note_features(
    words: Words,
    place: int,
    seen: Seen,
    index: int,
    name: int,
    led: int,
    best: int,
    is_last: bool,
    features: Features,
) -> Told:
    """Notes the features of a card, as places in the table of weights, and gives what they tell.

    ``name`` is the suit that a led 'Scuse names; ``led`` and ``best`` are the suit led and the
    strength that holds the trick, -1 before the lead.
    """
    phase, stage, out_suits, out_trumps, control, holding, trickless, value, pagat_is, may = seen
    suit = led
    if best < 0 and index < PLAIN_CARDS:
        suit = index // SUIT_SIZE
    elif best < 0:
        suit = TRUMP_SUIT
    ruffers = may >> 8 if suit == TRUMP_SUIT or suit < 0 else may >> 2 * suit & 3
    standing = LOSES
    if best < 0:
        standing = LEAD
    elif strength(index, led) > best:
        standing = TAKES if is_last else LEADS_SO_FAR
    features[6] = -1
    features[7] = -1
    of_suit_told = -1
    if index == SCUSE_INDEX:
        kind = SCUSE_KIND
        if name != NO_SUIT:
            if name == TRUMP_SUIT:
                length = popcount(words[TRUMPS + place] & ALL_TRUMPS)
                out = popcount(out_trumps)
            else:
                of_suit = shifted(SUIT, SUIT_SIZE * name)
                length = popcount(words[SUITS + place] & of_suit)
                out = popcount(out_suits & of_suit)
            is_trump = 1 if name == TRUMP_SUIT else 0
            features[6] = BY_NAME + (min(length, 4) * 4 + _out_bucket(out)) * 2 + is_trump
    elif index >= PLAIN_CARDS:
        above = popcount(out_trumps >> np.uint64(index - PLAIN_CARDS))
        if index == PAGAT_INDEX:
            kind = PAGAT_KIND
        elif above == 0:
            kind = TRUMP_BOSS
        elif above <= 2:
            kind = HIGH_TRUMP
        else:
            kind = MIDDLE_TRUMP if above <= 6 else LOW_TRUMP
    else:
        of_suit = shifted(SUIT, SUIT_SIZE * (index // SUIT_SIZE))
        card = bit(index)
        out_here = out_suits & of_suit
        below_boss = 1 if out_here > card else 0
        part = 2
        if card & KING_BITS:
            kind = KING_KIND
            part = 0
        elif card & COURT_BITS:
            part = 1
            is_queen = card & TWO_POINT_BITS and card << ONE & KING_BITS
            kind = (QUEEN_BOSS if is_queen else COURT_BOSS) + below_boss
        else:
            kind = PIP_BOSS + below_boss
        length = min(popcount(words[SUITS + place] & of_suit), 4) - 1
        out = _out_bucket(popcount(out_here))
        features[6] = BY_LENGTH + ((part * 4 + length) * 4 + out) * STANDINGS + standing
        king_is = 2
        if words[SUITS + place] & of_suit & KING_BITS:
            king_is = 0
        elif out_here & KING_BITS:
            king_is = 1
        features[7] = BY_KING + ((king_is * 7 + kind) * STANDINGS + standing) * 4 + length
        of_suit_told = (king_is * 4 + length) * 4 + out
    features[0] = BY_TABLE + ((phase * STANDINGS + standing) * KINDS + kind) * 4 + value
    features[1] = BY_CONTROL + ((control * KINDS + kind) * STANDINGS + standing) * STAGES + stage
    features[2] = BY_HOLDING + (holding * KINDS + kind) * PHASES + phase
    features[3] = BY_TRICKLESS
    features[3] += ((trickless * PHASES + phase) * STANDINGS + standing) * KINDS + kind
    features[4] = BY_RUFFERS + ((kind * 3 + ruffers) * STANDINGS + standing) * STAGES + stage
    features[5] = BY_PAGAT + ((pagat_is * KINDS + kind) * STANDINGS + standing) * STAGES + stage
    return kind, standing, ruffers, of_suit_told


@inlined
def score_of(weights: Weights, features: Features) -> int:
    """The sum of a card's weights."""
    score = 0
    for number in range(6):
        score += int(weights[features[number]])
    for number in range(6, FEATURES):
        if features[number] >= 0:
            score += int(weights[features[number]])
    return score
