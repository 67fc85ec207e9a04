"""The flat action space of the batched environment, and what may be done as a mask of it.

One action is a number from 0 to 95, in every phase the same (the table is in ``docs/kernel.md``).
A mask is two words: bit a of the first for the actions 0 to 55, bit a - 56 of the second for the
others, so that cards stand where they stand in a hand.
"""

from typing import Final

from .bits import Word, bit, chosen, lowest, popcount, shifted
from .chance import drawn, stepped
from .compiling import compiled
from .declaring import declaring_hand, holdings
from .layout import (
    ALL_TRUMPS,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    ZERO,
    Numbers,
    Words,
)
from .opening import (
    CHOOSE,
    FORCED_SUITS,
    FORCED_TRUMPS,
    POOL_SUITS,
    POOL_TRUMPS,
    discard_ways,
)
from .rules_words import ANNOUNCED_TOUT
from .table_words import (
    DECLARED,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    LED,
    ON_TABLE,
    PHASE,
    SUITS,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    TURN,
)
from .trick_words import LAST, playable

ACTIONS: Final = 96

SCUSE_ACTION: Final = SCUSE_INDEX
"""The 'Scuse played without a name: not led, or led to the last trick; or laid away."""
NAME_ACTIONS: Final = 78
"""The 'Scuse led, naming clubs; the other suits and trumps follow."""
DECLARE_ACTIONS: Final = 83
"""A declaration is made: Trumps; the other names of the rulebook follow."""
DECLARED_ACTION: Final = 90
"""Nothing more is declared."""
DEMAND_ACTION: Final = 91
PASS_DEMAND_ACTION: Final = 92
ASK_REDEAL_ACTION: Final = 93
PASS_REDEAL_ACTION: Final = 94
ANNOUNCE_TOUT_ACTION: Final = 95

REDEAL_PHASE: Final = 0
DISCARD_PHASE: Final = 1
DECLARE_PHASE: Final = 2
DEMAND_PHASE: Final = 3
PLAY_PHASE: Final = 4

_NAMES: Final = Word(31)


@compiled
def action_bit(action: int) -> Word:
    """The bit of one of the actions from 56 on, in the second word of a mask."""
    return bit(action - PLAIN_CARDS)


@compiled
def _discard_mask(words: Words, numbers: Numbers, rules: Numbers, ways: Words) -> tuple[Word, Word]:
    """A card that goes in some way together with those already chosen (DISC-1)."""
    place = numbers[TURN]
    trumps = words[TRUMPS + place]
    chosen_suits = words[DISCARD_SUITS]
    chosen_trumps = words[DISCARD_TRUMPS]
    announced = numbers[TOUT_ANNOUNCED]
    found = discard_ways(ways, words[SUITS + place], trumps, rules, announced)
    plain = ZERO
    others = ZERO
    for way in range(found):
        forced_suits = ways[way, FORCED_SUITS]
        forced_trumps = ways[way, FORCED_TRUMPS]
        pool_suits = ways[way, POOL_SUITS] & ~forced_suits
        pool_trumps = ways[way, POOL_TRUMPS] & ~forced_trumps
        free_suits = chosen_suits & ~forced_suits
        free_trumps = chosen_trumps & ~forced_trumps
        left = Word(popcount(free_suits) + popcount(free_trumps))
        if free_suits & ~pool_suits or free_trumps & ~pool_trumps or left > ways[way, CHOOSE]:
            continue
        plain |= forced_suits
        others |= forced_trumps
        if left < ways[way, CHOOSE]:
            plain |= pool_suits
            others |= pool_trumps
    plain &= ~chosen_suits
    others &= ~chosen_trumps
    untouched = not chosen_suits and not chosen_trumps
    if rules[ANNOUNCED_TOUT] and trumps & SCUSE_BIT and not announced and untouched:
        others |= action_bit(ANNOUNCE_TOUT_ACTION)
    return plain, others


@compiled
def _play_mask(words: Words, numbers: Numbers) -> tuple[Word, Word]:
    place = numbers[TURN]
    suits, trumps = playable(
        words[SUITS + place],
        words[TRUMPS + place],
        numbers[LED],
        numbers[TRICK],
        numbers[DEMANDED] != 0,
    )
    if trumps & SCUSE_BIT and numbers[ON_TABLE] == 0 and numbers[TRICK] < LAST:
        trumps ^= SCUSE_BIT
        trumps |= shifted(_NAMES, NAME_ACTIONS - PLAIN_CARDS)
    return suits, trumps


@compiled
def legal_mask(words: Words, numbers: Numbers, rules: Numbers, ways: Words) -> tuple[Word, Word]:
    """What the place whose turn it is may do."""
    place = numbers[TURN]
    phase = numbers[PHASE]
    if phase == PLAY_PHASE:
        return _play_mask(words, numbers)
    if phase == DISCARD_PHASE:
        return _discard_mask(words, numbers, rules, ways)
    if phase == DECLARE_PHASE:
        suits, trumps = declaring_hand(words, numbers, place)
        left = holdings(suits, trumps, rules) & ~numbers[DECLARED + place]
        names = shifted(Word(left), DECLARE_ACTIONS - PLAIN_CARDS)
        return ZERO, names | action_bit(DECLARED_ACTION)
    if phase == DEMAND_PHASE:
        others = action_bit(PASS_DEMAND_ACTION)
        if not words[TRUMPS + place] & SCUSE_BIT:
            others |= action_bit(DEMAND_ACTION)
        return ZERO, others
    others = action_bit(PASS_REDEAL_ACTION)
    if not words[TRUMPS + place] & ALL_TRUMPS:
        others |= action_bit(ASK_REDEAL_ACTION)
    return ZERO, others


@compiled
def draw_actions(masks: Words, actions: Numbers, stream: Word) -> Word:
    """One legal action for each lane, each as likely; the stream after the numbers drawn."""
    for lane in range(len(masks)):
        plain = popcount(masks[lane, 0])
        number = drawn(stream, plain + popcount(masks[lane, 1]))
        stream = stepped(stream)
        if number < plain:
            actions[lane] = lowest(chosen(masks[lane, 0], number))
        else:
            actions[lane] = PLAIN_CARDS + lowest(chosen(masks[lane, 1], number - plain))
    return stream
