"""What a hand can declare, and what it earns (DECL-1 to DECL-7), the mirror of the core's.

A declaration is a bit: bit n stands for the n-th ``DeclarationName`` of the core, so bit 0 for
Trumps, 1 for Matadors, 2 to 5 for the Cavalry of each suit, 6 for Kings.
"""

from typing import Final

from .bits import Word, bit, highest, popcount, shifted
from .book import DECL_3, DECL_4, DECL_5, DECL_6, Ledger, each_pays
from .compiling import compiled
from .layout import (
    ALL_TRUMPS,
    COURT_BITS,
    KING_BITS,
    ONE,
    PAGAT_BIT,
    SCUSE_BIT,
    SUIT,
    SUIT_SIZE,
    TRULL_BITS,
    ZERO,
    Numbers,
    Words,
)
from .rules_words import (
    HALF,
    MORE_MATADORS,
    MORE_TRUMPS,
    SCUSE_COUNTS_AS_TRUMP,
    TEN_TRUMPS,
    THREE_MATADORS,
)
from .table_words import (
    ACTIVE,
    DECLARED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    SHOWN_SUITS,
    SHOWN_TRUMPS,
    SUITS,
    TOUT_ANNOUNCED,
    TRUMPS,
)

TRUMPS_NAME: Final = 0
MATADORS_NAME: Final = 1
CAVALRY_NAME: Final = 2
"""The Cavalry of clubs; that of the n-th suit is n further."""
KINGS_NAME: Final = 6
NAMES: Final = 7

FEWEST_TRUMPS: Final = 10
FEWEST_MATADORS: Final = 3
HALF_DEGREE: Final = 1
FULL_DEGREE: Final = 2
ABUNDANT_DEGREE: Final = 3

_BELOW_THE_MOND: Final = ALL_TRUMPS >> ONE & ~PAGAT_BIT


@compiled
def counted_trumps(trumps: Word, rules: Numbers) -> Word:
    """The trumps for DECL-3, with the 'Scuse where it counts as one."""
    return trumps if rules[SCUSE_COUNTS_AS_TRUMP] else trumps & ALL_TRUMPS


@compiled
def matadors(trumps: Word) -> Word:
    """The matadors of a hand that has the Trull (DECL-4)."""
    missing = ~trumps & _BELOW_THE_MOND
    if not missing:
        return TRULL_BITS | _BELOW_THE_MOND
    gap = highest(missing)
    return TRULL_BITS | (_BELOW_THE_MOND & ~(bit(gap + 1) - ONE))


@compiled
def courts_of(suit: int) -> Word:
    """The four courts of a suit."""
    return COURT_BITS & shifted(SUIT, SUIT_SIZE * suit)


@compiled
def degree(held: int, has_scuse: Word) -> int:
    """0, half, full or abundant, from how many of the four a hand holds (DECL-5, DECL-6)."""
    if held == 4:
        return ABUNDANT_DEGREE if has_scuse else FULL_DEGREE
    return HALF_DEGREE if held == 3 and has_scuse else 0


@compiled
def four_of(name: int) -> Word:
    """The four cards that Cavalry or Kings are about."""
    return KING_BITS if name == KINGS_NAME else courts_of(name - CAVALRY_NAME)


@compiled
def holdings(suits: Word, trumps: Word, rules: Numbers) -> int:
    """What a hand can declare, as bits (DECL-7)."""
    scuse = trumps & SCUSE_BIT
    found = 0
    if popcount(counted_trumps(trumps, rules)) >= FEWEST_TRUMPS:
        found |= 1 << TRUMPS_NAME
    if trumps & TRULL_BITS == TRULL_BITS:
        found |= 1 << MATADORS_NAME
    for name in range(CAVALRY_NAME, NAMES):
        if degree(popcount(suits & four_of(name)), scuse):
            found |= 1 << name
    return found


@compiled
def holding_cards(suits: Word, trumps: Word, rules: Numbers, name: int) -> tuple[Word, Word]:
    """The cards of a hand that make a declaration that it can make."""
    if name == TRUMPS_NAME:
        return ZERO, counted_trumps(trumps, rules)
    if name == MATADORS_NAME:
        return ZERO, matadors(trumps)
    four = suits & four_of(name)
    full = degree(popcount(four), trumps & SCUSE_BIT) == FULL_DEGREE
    return four, ZERO if full else SCUSE_BIT


@compiled
def spoken_for(suits: Word, trumps: Word, rules: Numbers) -> tuple[Word, Word]:
    """The cards that belong to a declaration the hand could make (DISC-3)."""
    found = holdings(suits, trumps, rules)
    all_suits = ZERO
    all_trumps = ZERO
    for name in range(NAMES):
        if found >> name & 1:
            some_suits, some_trumps = holding_cards(suits, trumps, rules, name)
            all_suits |= some_suits
            all_trumps |= some_trumps
    return all_suits, all_trumps


@compiled
def declaring_hand(words: Words, numbers: Numbers, place: int) -> tuple[Word, Word]:
    """The cards a place declares from: the dealer's 28 (DISC-6), 25 in an announced tout."""
    suits = words[SUITS + place]
    trumps = words[TRUMPS + place]
    if place == numbers[ACTIVE] - 1 and not numbers[TOUT_ANNOUNCED]:
        suits |= words[DISCARD_SUITS]
        trumps |= words[DISCARD_TRUMPS]
    return suits, trumps


@compiled
def declare(
    words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, place: int, name: int
) -> None:
    """One declaration is made, paid at once and heard by the table (DECL-1)."""
    suits, trumps = declaring_hand(words, numbers, place)
    made_suits, made_trumps = holding_cards(suits, trumps, rules, name)
    told_suits = made_suits
    told_trumps = made_trumps
    if name == TRUMPS_NAME:
        amount = rules[TEN_TRUMPS] + rules[MORE_TRUMPS] * (popcount(made_trumps) - FEWEST_TRUMPS)
        clause = DECL_3
        told_trumps = made_trumps & PAGAT_BIT
    elif name == MATADORS_NAME:
        more = popcount(made_trumps) - FEWEST_MATADORS
        amount = rules[THREE_MATADORS] + rules[MORE_MATADORS] * more
        clause = DECL_4
    else:
        grade = degree(popcount(made_suits), trumps & SCUSE_BIT)
        amount = rules[HALF + grade - 1]
        clause = DECL_6 if name == KINGS_NAME else DECL_5
    if place == numbers[ACTIVE] - 1:
        told_suits |= made_suits & words[DISCARD_SUITS]
        told_trumps |= made_trumps & words[DISCARD_TRUMPS]
    words[SHOWN_SUITS + place] |= told_suits
    words[SHOWN_TRUMPS + place] |= told_trumps
    numbers[DECLARED + place] |= 1 << name
    each_pays(numbers, ledger, clause, place, amount)


@compiled
def declare_all(
    words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, place: int, wanted: int
) -> None:
    """A place makes those of its declarations that are ``wanted``, in the rulebook's order."""
    suits, trumps = declaring_hand(words, numbers, place)
    made = holdings(suits, trumps, rules) & wanted
    for name in range(NAMES):
        if made >> name & 1:
            declare(words, numbers, rules, ledger, place, name)
