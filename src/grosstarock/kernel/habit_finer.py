"""The finer habit: what it looks at besides, for the players that can afford it.

Its table of weights goes on where that of the coarse habit (``habit``) ends, so a table that is
longer makes a habit finer and nothing else has to be said. Seven more features tell a card's rank
or its suit in full, how the own trumps stand, what is in the pots, what is held to be brought
home, what lies on the table, how late it is, and what the trick is worth to whom.
"""

from typing import Final

from .bits import Word, highest, popcount
from .compiling import compiled, inlined
from .habit import (
    CONTROLS,
    FEATURES,
    HOLDINGS,
    KINDS,
    PHASES,
    PIP_BOSS,
    STAGES,
    STANDINGS,
    WEIGHTS,
    Features,
    Seen,
    Told,
    Weights,
    score_of,
)
from .layout import ALL_TRUMPS, PAGAT_INDEX, PLAIN_CARDS, SUIT_SIZE, TRUMP_SUIT, Numbers, Words
from .table_words import ACCOUNT, KING_POT, PAGAT_POT, TRUMPS
from .trick_words import LAST

PLAIN_KINDS: Final = PIP_BOSS + 2
SUITS_TOLD: Final = 3 * 4 * 4
RUFFERS: Final = 3
RANKS: Final = 22
"""The trumps from the Pagat to the Mond, then the 'Scuse."""
POT_SIZES: Final = 4
LEDS: Final = 5
HOLDERS: Final = 6
POSITIONS: Final = 3
TRICKS: Final = LAST + 1
BOSSES: Final = 4
OWN_SIZES: Final = 6
OUT_SIZES: Final = 5
FEW: Final = 4
TRICKLESS: Final = 3
VALUES: Final = 4

BY_TRUMPS: Final = WEIGHTS
BY_POTS: Final = BY_TRUMPS + BOSSES * OWN_SIZES * OUT_SIZES * KINDS * STANDINGS
BY_SUIT: Final = BY_POTS + POT_SIZES * POT_SIZES * KINDS * STANDINGS * PHASES
BY_RANK: Final = BY_SUIT + SUITS_TOLD * RUFFERS * PLAIN_KINDS * STANDINGS
BY_PLAN: Final = BY_RANK + RANKS * STANDINGS * PHASES
BY_CONTEXT: Final = BY_PLAN + HOLDINGS * CONTROLS * KINDS * STAGES
BY_TRICK: Final = BY_CONTEXT + LEDS * HOLDERS * POSITIONS * KINDS * STAGES
BY_POINTS: Final = BY_TRICK + TRICKS * FEW * KINDS * STANDINGS
FINER_WEIGHTS: Final = BY_POINTS + TRICKLESS * VALUES * STANDINGS * KINDS * STAGES
FINER_FEATURES: Final = FEATURES + 7
"""How many features a card has, those of the coarse habit among them."""

FinerSeen = tuple[int, int, int, int]
"""What is known besides for a decision: how the own trumps stand, the sizes of the pots, what lies
on the table, and how late it is with how few own trumps; each as one number."""

_COURTS_FROM: Final = 11
"""The strength of a Jack, from which on it is a court card that holds the trick."""
_HIGH_TRUMPS_FROM: Final = PLAIN_CARDS + 13
"""The strength of the XIV."""


@compiled
def trumps_stand(own: Word, out: Word) -> int:
    """How many own trumps beat all that are out, how many there are, and how many are out."""
    count = popcount(own)
    bosses = popcount(own >> Word(highest(out))) if out else count
    own_size = count
    if count > 2:
        own_size = 3 if count < 5 else (4 if count < 8 else 5)
    left = popcount(out)
    out_size = 0
    if left:
        out_size = 1 if left < 3 else (2 if left < 6 else (3 if left < 11 else 4))
    return (min(bosses, BOSSES - 1) * OWN_SIZES + own_size) * OUT_SIZES + out_size


@compiled
def pot_size(pot: int) -> int:
    """Whether a pot is empty, fresh, fat or very fat."""
    if pot == 0:
        return 0
    if pot < 100:
        return 1
    return 2 if pot < 200 else 3


@compiled
def on_table(led: int, best: int) -> int:
    """What was led, and what kind of card holds the trick; before the lead 0."""
    led_is = 1
    if led == TRUMP_SUIT:
        led_is = 2
    elif led >= 0:
        led_is = 3 if best < PLAIN_CARDS else 4
    holder = 0
    if best >= PLAIN_CARDS:
        holder = 4 if best < _HIGH_TRUMPS_FROM else 5
        if best == PAGAT_INDEX:
            holder = 3
    elif best >= _COURTS_FROM:
        holder = 2 if best == SUIT_SIZE else 1
    return led_is * HOLDERS + holder


@inlined
def seen_finer(
    words: Words,
    numbers: Numbers,
    place: int,
    out_trumps: Word,
    trick: int,
    led: int,
    best: int,
    position: int,
) -> FinerSeen:
    """What a place that is to play makes of the table besides."""
    own = words[TRUMPS + place] & ALL_TRUMPS
    king_pot = pot_size(numbers[ACCOUNT + KING_POT])
    lies = on_table(led, best) if position else 0
    return (
        trumps_stand(own, out_trumps & ALL_TRUMPS),
        king_pot * POT_SIZES + pot_size(numbers[ACCOUNT + PAGAT_POT]),
        lies * POSITIONS + position,
        (LAST + 1 - trick) * FEW + min(popcount(own), FEW - 1),
    )


@inlined
def note_finer_features(
    seen: Seen, finer: FinerSeen, told: Told, index: int, features: Features
) -> None:
    """Notes the features that come after those of the coarse habit."""
    phase, stage, _, _, control, holding, trickless, value, _, _ = seen
    trumps, pots, lies, late = finer
    kind, standing, ruffers, of_suit = told
    stands = kind * STANDINGS + standing
    features[8] = BY_TRUMPS + trumps * KINDS * STANDINGS + stands
    features[9] = BY_POTS + (pots * KINDS * STANDINGS + stands) * PHASES + phase
    if of_suit >= 0:
        suit_told = (of_suit * RUFFERS + ruffers) * PLAIN_KINDS + kind
        features[10] = BY_SUIT + suit_told * STANDINGS + standing
    else:
        rank = index - PLAIN_CARDS
        features[10] = BY_RANK + (rank * STANDINGS + standing) * PHASES + phase
    features[11] = BY_PLAN + ((holding * CONTROLS + control) * KINDS + kind) * STAGES + stage
    features[12] = BY_CONTEXT + (lies * KINDS + kind) * STAGES + stage
    features[13] = BY_TRICK + late * KINDS * STANDINGS + stands
    worth = trickless * VALUES + value
    features[14] = BY_POINTS + (worth * KINDS * STANDINGS + stands) * STAGES + stage


@inlined
def finer_score_of(weights: Weights, features: Features) -> int:
    """The sum of a card's weights, the finer ones with the coarse."""
    score = score_of(weights, features)
    for number in range(FEATURES, FINER_FEATURES):
        score += int(weights[features[number]])
    return score
