"""An ending as the solvers read it: one word a hand, the amounts as packed vectors.

Only the cards still in play have a bit: the 'Scuse the lowest, then clubs, spades, hearts, diamonds
and trumps, each from low to high. A *guard* stands between two suits, a bit that belongs to nobody,
so that a run of neighbours never reaches into the next suit. Of two cards that can take a trick the
greater word wins.

Players are *places* in playing order: 0 is eldest, the last the dealer. What a player gains is one
of three *fields* of 20 bits in one number, the *vector*, field 0 the highest, each counted in the
greatest amount that divides all others. With two players the fields are the first one's lead over
the second, its opposite, and the first one's score, so that field ``p`` is always what place ``p``
plays for.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from math import gcd
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from grosstarock.core.cards import KINGS, PACK, PAGAT, PLAIN_SUITS, SCUSE, Card, Suit
from grosstarock.core.ending import Ending
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.rules import Rules, ScuseWithoutTricks

from .bits import HAS_FAST_PDEP, Word, lowest_bit
from .compiling import compiled
from .layout import ONE, ZERO, Numbers, Words

FIELD: Final = 20
FIELD_MASK: Final = (1 << FIELD) - 1
FIELDS_MASK: Final = (1 << 3 * FIELD) - 1
HALF: Final = 1 << FIELD - 1
BIAS: Final = HALF << 2 * FIELD | HALF << FIELD | HALF
"""The vector in which nobody gains or loses."""

ROOM: Final = 59
"""How many cards have a bit; the guards and the 'Scuse take the rest of the word."""

# Places in the array of masks.
TRUMPS_MASK: Final = 0
SCUSE_MASK: Final = 1
KINGS_MASK: Final = 2
PAGAT_MASK: Final = 3
ALIKE_MASK: Final = 4
"""Cards that are worth as much as their neighbours of the suit."""
TELLING_MASK: Final = 5
"""Cards that are worth something of their own."""
GUARDS_MASK: Final = 6
ONE_MASK: Final = 7
TWO_MASK: Final = 8
FOUR_MASK: Final = 9
SUIT_MASKS: Final = 10
"""From here on: the suit of each bit, for its number; then the five suits as a led 'Scuse names."""
NAMED_MASKS: Final = SUIT_MASKS + 64
MASKS_SIZE: Final = NAMED_MASKS + 5

# Places in the array of terms: what each clause moves, as vectors for each place, and options.
LOST: Final = 0
WON: Final = 3
LAST_TAKEN: Final = 6
TOUT_MADE: Final = 9
MISERE_MADE: Final = 12
KING_WON: Final = 15
PAGAT_ULTIMO_WON: Final = 18
KING_FAILED: Final = 21
PAGAT_FAILED: Final = 24
POT_TO: Final = 27
"""One unit out of a pot to a place."""
COUNTED: Final = 30
"""One unit of card points, or with two players one point, for a place."""
TOUT_FAILED: Final = 33
KING_POT: Final = 34
PAGAT_POT: Final = 35
POT_GROWS: Final = 36
"""What a lost card adds to its pot."""
PLACES: Final = 37
EVERYBODY: Final = 38
"""The flags of all players at once."""
ANNOUNCED: Final = 39
LAST_IN_BAGUD: Final = 40
ULTIMO_IN_TOUT: Final = 41
POINTS_IN_TOUT: Final = 42
KEPT: Final = 43
COUNTING: Final = 44
"""1 where card points are counted, else 0: also what a trick itself counts."""
AMOUNT_LAST: Final = 45
"""From here on amounts as they are, for the bounds."""
AMOUNT_KING: Final = 46
AMOUNT_PAGAT: Final = 47
AMOUNT_LOST: Final = 48
AMOUNT_WON: Final = 49
AMOUNT_UNIT: Final = 50
TERMS_SIZE: Final = 51


def _gathered(typing: Any, word: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word_type = ir.IntType(64)
        function = cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(word_type, [word_type, word_type]),
            "llvm.x86.bmi.pext.64",
        )
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), generate


_pext: Final[Callable[[Word, Word], Word]] = intrinsic(_gathered)


@compiled
def _gathered_by_pext(word: Word, mask: Word) -> Word:
    return _pext(word, mask)


@compiled
def _gathered_by_search(word: Word, mask: Word) -> Word:
    found = ZERO
    target = ONE
    while mask:
        place = lowest_bit(mask)
        if word & place:
            found |= target
        mask ^= place
        target += target
    return found


gathered: Final = _gathered_by_pext if HAS_FAST_PDEP else _gathered_by_search
"""The bits of a word at the places of a mask, moved together at the low end."""


class SolveFault(StrEnum):
    """Why an ending cannot be solved at all."""

    NO_TRICK_LEFT = "solve-no-trick-left"
    METHOD = "solve-method"
    TOO_MANY_CARDS = "solve-too-many-cards"
    AMOUNTS = "solve-amounts"


class CannotSolve(GrosstarockError, ValueError):
    """An ending that the solvers cannot take: its fault's code, and what was found."""

    def __init__(self, code: SolveFault, **parameters: str | int) -> None:
        self.code = code
        self.parameters = parameters
        told = ", ".join(f"{name}={value}" for name, value in parameters.items())
        super().__init__(f"{code}: {told}" if told else str(code))


class Board:
    """The cards in play with their bits, and what everything costs, for one root position.

    ``beside`` are cards that are in nobody's hand, but may be where hidden cards lie otherwise.
    """

    def __init__(self, ending: Ending, beside: Iterable[Card] = ()) -> None:
        rules = ending.rules
        self.ending = ending
        self.active = ending.seating.active
        self.unit = amount_unit(ending)
        cards = [*ending.table, *(card for hand in ending.hands for card in hand), *beside]
        if len(cards) > ROOM:
            raise CannotSolve(SolveFault.TOO_MANY_CARDS, found=len(cards), most=ROOM)
        self.card_at: dict[int, Card] = {}
        self.bit_of: dict[Card, int] = {}
        guards = self._give_bits(sorted(cards))
        self.masks = self._masks(guards, counts=rules.card_points)
        self.terms = _terms(ending, self.unit)

    def word(self, cards: Iterable[Card]) -> int:
        """Some cards as a word."""
        return sum(1 << self.bit_of[card] for card in cards)

    def _give_bits(self, cards: list[Card]) -> int:
        guards = place = 0
        if SCUSE in cards:
            self._give(SCUSE, 0)
        place = 1
        for suit in (*PLAIN_SUITS, Suit.TRUMPS):
            for card in reversed([card for card in cards if card.suit is suit]):
                self._give(card, place)
                place += 1
            if suit is not Suit.TRUMPS:
                guards |= 1 << place
                place += 1
        return guards

    def _give(self, card: Card, place: int) -> None:
        self.bit_of[card] = place
        self.card_at[place] = card

    def _masks(self, guards: int, *, counts: bool) -> Words:
        masks = np.zeros(MASKS_SIZE, np.uint64)
        cards = list(self.bit_of)

        def put(place: int, chosen: list[Card]) -> None:
            masks[place] = self.word(chosen)

        own_worth = [
            card
            for card in cards
            if card in KINGS or card in (PAGAT, SCUSE) or (counts and card.points)
        ]
        put(TRUMPS_MASK, [card for card in cards if card.suit is Suit.TRUMPS])
        put(SCUSE_MASK, [card for card in cards if card == SCUSE])
        put(KINGS_MASK, [card for card in cards if card in KINGS])
        put(PAGAT_MASK, [card for card in cards if card == PAGAT])
        put(TELLING_MASK, own_worth)
        put(ALIKE_MASK, [card for card in cards if card not in own_worth])
        masks[GUARDS_MASK] = guards
        if counts:
            for place, worth in ((ONE_MASK, 1), (TWO_MASK, 2), (FOUR_MASK, 4)):
                put(place, [card for card in cards if card.points & worth])
        for number, suit in enumerate((*PLAIN_SUITS, Suit.TRUMPS)):
            of_suit = [card for card in cards if card.suit is suit]
            put(NAMED_MASKS + number, of_suit)
            for card in of_suit:
                masks[SUIT_MASKS + self.bit_of[card]] = self.word(of_suit)
        return masks


def amount_unit(ending: Ending) -> int:
    """The greatest amount of which everything that can still be paid is a whole multiple."""
    if ending.rules.players == 2 and ending.rules.card_points:
        return 1
    pots = ending.pots
    return gcd(*ending.rules.tariff.amounts().values(), pots.king, pots.pagat) or 1


def packed(fields: tuple[int, int, int]) -> int:
    """Three numbers as one vector without bias: such vectors may be added to one with it."""
    return (fields[0] << 2 * FIELD) + (fields[1] << FIELD) + fields[2]


def unpacked(vector: int) -> tuple[int, int, int]:
    """The three fields of a vector with its bias."""
    first, second, third = (
        (int(vector) >> place * FIELD & FIELD_MASK) - HALF for place in (2, 1, 0)
    )
    return first, second, third


def _terms(ending: Ending, unit: int) -> Numbers:
    rules = ending.rules
    terms = np.zeros(TERMS_SIZE, np.int64)
    two = rules.players == 2
    places = 2 if two else 3
    tariff = {name: amount // unit for name, amount in rules.tariff.amounts().items()}
    _check_reach(ending, tariff, unit)
    for place in range(places):
        each_pays = packed(_each_pays(place, two=two))
        alone = packed(_alone(place, two=two))
        lost_to_pot = alone * tariff["lost_card"] if rules.pots else 0
        terms[LOST + place] = -each_pays * tariff["lost_card"] - lost_to_pot
        terms[WON + place] = each_pays * tariff["pagat_won"]
        terms[LAST_TAKEN + place] = each_pays * tariff["last_trick"]
        terms[TOUT_MADE + place] = each_pays * tariff["tout"]
        terms[MISERE_MADE + place] = each_pays * tariff["misere"]
        terms[KING_WON + place] = each_pays * tariff["king_ultimo"]
        terms[PAGAT_ULTIMO_WON + place] = each_pays * tariff["pagat_ultimo"]
        terms[KING_FAILED + place] = -each_pays * tariff["king_ultimo"]
        terms[PAGAT_FAILED + place] = -each_pays * tariff["pagat_ultimo"]
        terms[POT_TO + place] = alone
        from_dealer = alone - packed(_alone(places - 1, two=two))
        terms[COUNTED + place] = alone if two else from_dealer * tariff["card_unit"]
    terms[TOUT_FAILED] = -packed(_each_pays(places - 1, two=two)) * tariff["tout"]
    terms[KING_POT] = ending.pots.king // unit
    terms[PAGAT_POT] = ending.pots.pagat // unit
    terms[POT_GROWS] = tariff["lost_card"] if rules.pots else 0
    terms[PLACES] = places
    terms[EVERYBODY] = (1 << places) - 1
    terms[ANNOUNCED] = ending.tout_announced
    terms[AMOUNT_LAST] = tariff["last_trick"]
    terms[AMOUNT_KING] = tariff["king_ultimo"]
    terms[AMOUNT_PAGAT] = tariff["pagat_ultimo"]
    terms[AMOUNT_LOST] = tariff["lost_card"]
    terms[AMOUNT_WON] = tariff["pagat_won"]
    terms[AMOUNT_UNIT] = tariff["card_unit"] if rules.card_points else 0
    _put_options(terms, rules)
    return terms


def _put_options(terms: Numbers, rules: Rules) -> None:
    terms[LAST_IN_BAGUD] = rules.last_trick_paid_on_bagud
    terms[ULTIMO_IN_TOUT] = rules.ultimo_paid_in_tout
    terms[POINTS_IN_TOUT] = rules.card_points_in_tout
    terms[KEPT] = rules.scuse_without_tricks is ScuseWithoutTricks.KEPT
    terms[COUNTING] = rules.card_points


def _each_pays(place: int, *, two: bool) -> tuple[int, int, int]:
    """Each other player pays one unit to ``place``; with two a plus for it (TWO-3)."""
    if two:
        return _alone(place, two=True)
    first, second, third = (2 if other == place else -1 for other in range(3))
    return first, second, third


def _alone(place: int, *, two: bool) -> tuple[int, int, int]:
    """One unit more for ``place`` and nothing else."""
    if two:
        return (1, -1, 1) if place == 0 else (-1, 1, 0)
    first, second, third = (int(other == place) for other in range(3))
    return first, second, third


def _check_reach(ending: Ending, tariff: dict[str, int], unit: int) -> None:
    """Whatever happens, no field may leave its 20 bits."""
    pots = (ending.pots.total() + 4 * ending.rules.tariff.lost_card) // unit
    at_once = sum(tariff.values()) + 20 * (tariff["lost_card"] + tariff["card_unit"])
    if 6 * at_once + 4 * pots + len(PACK) * 4 >= HALF:
        raise CannotSolve(SolveFault.AMOUNTS)
