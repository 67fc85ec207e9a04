"""What a hand can declare: Trumps, Matadors, Cavalry and Kings (DECL-3 to DECL-7).

A declaration says what the rules make its player say aloud, and no more: of Trumps the number and
whether the Pagat is among them, but not which.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .cards import KINGS, MOND, PAGAT, PLAIN_SUITS, SCUSE, Court, Suit
from .cardset import ALL_CARDS, COURTS, NO_CARDS, TRULL, CardSet
from .clauses import Clause
from .rules import Rules, Tariff

FEWEST_TRUMPS: Final = 10
FEWEST_MATADORS: Final = 3


class DeclarationName(StrEnum):
    """A declaration by name, in the order of the rulebook; its grade follows from the hand."""

    TRUMPS = "trumps"
    MATADORS = "matadors"
    CAVALRY_CLUBS = "cavalry-C"
    CAVALRY_SPADES = "cavalry-S"
    CAVALRY_HEARTS = "cavalry-H"
    CAVALRY_DIAMONDS = "cavalry-D"
    KINGS = "kings"


class Degree(StrEnum):
    """The grade of Cavalry and Kings: three and the 'Scuse, all four, all four and the 'Scuse."""

    HALF = "half"
    FULL = "full"
    ABUNDANT = "abundant"


@dataclass(frozen=True, slots=True)
class Trumps:
    """Ten trumps or more, with or without the Pagat (DECL-3)."""

    count: int
    with_pagat: bool


@dataclass(frozen=True, slots=True)
class Matadors:
    """The Trull, and the XX, XIX and so on down without a gap (DECL-4)."""

    count: int


@dataclass(frozen=True, slots=True)
class Cavalry:
    """The courts of one suit (DECL-5); ``missing`` is the court not held of a half one."""

    suit: Suit
    degree: Degree
    missing: Court | None = None


@dataclass(frozen=True, slots=True)
class Kings:
    """The Kings (DECL-6); ``missing`` is the suit of the King not held of a half one."""

    degree: Degree
    missing: Suit | None = None


Declaration = Trumps | Matadors | Cavalry | Kings


@dataclass(frozen=True, slots=True)
class Holding:
    """A declaration that a hand holds, and the cards that make it."""

    declaration: Declaration
    cards: CardSet

    @property
    def name(self) -> DeclarationName:
        """The name it is declared by."""
        return declaration_name(self.declaration)


def holdings(rules: Rules, hand: CardSet) -> tuple[Holding, ...]:
    """What a hand can declare, the best of each kind (DECL-7), in the rulebook's order."""
    found = (
        _trumps(rules, hand),
        _matadors(hand),
        *(_cavalry(hand, suit) for suit in PLAIN_SUITS),
        _kings(hand),
    )
    return tuple(holding for holding in found if holding is not None)


def cards_spoken_for(rules: Rules, hand: CardSet) -> CardSet:
    """The cards of a hand that belong to a declaration it could make (DISC-3)."""
    spoken_for = NO_CARDS
    for holding in holdings(rules, hand):
        spoken_for |= holding.cards
    return spoken_for


def cards_told(declaration: Declaration) -> CardSet:
    """The cards that everybody knows the declarer to hold once the declaration is made."""
    match declaration:
        case Trumps(with_pagat=with_pagat):
            return CardSet([PAGAT]) if with_pagat else NO_CARDS
        case Matadors(count=count):
            return TRULL | CardSet(_BELOW_THE_MOND[: count - FEWEST_MATADORS])
        case Cavalry(suit=suit, degree=degree, missing=missing):
            courts = CardSet(card for card in COURTS.of_suit(suit) if card.court is not missing)
            return _with_scuse(courts, degree)
        case Kings(degree=degree, missing=missing):
            kings = CardSet(king for king in KINGS if king.suit is not missing)
            return _with_scuse(kings, degree)


def declaration_name(declaration: Declaration) -> DeclarationName:
    """The name a declaration is made by."""
    match declaration:
        case Trumps():
            return DeclarationName.TRUMPS
        case Matadors():
            return DeclarationName.MATADORS
        case Cavalry(suit=suit):
            return DeclarationName(f"cavalry-{suit}")
        case Kings():
            return DeclarationName.KINGS


def declaration_clause(declaration: Declaration) -> Clause:
    """The clause under which a declaration is paid."""
    match declaration:
        case Trumps():
            return Clause.DECL_3
        case Matadors():
            return Clause.DECL_4
        case Cavalry():
            return Clause.DECL_5
        case Kings():
            return Clause.DECL_6


def declaration_amount(tariff: Tariff, declaration: Declaration) -> int:
    """What a declaration earns from each other active player, in points."""
    match declaration:
        case Trumps(count=count):
            return tariff.ten_trumps + (count - FEWEST_TRUMPS) * tariff.more_trumps
        case Matadors(count=count):
            return tariff.three_matadors + (count - FEWEST_MATADORS) * tariff.more_matadors
        case Cavalry(degree=degree) | Kings(degree=degree):
            by_degree = {
                Degree.HALF: tariff.half,
                Degree.FULL: tariff.full,
                Degree.ABUNDANT: tariff.abundant,
            }
            return by_degree[degree]


_BELOW_THE_MOND: Final = tuple(ALL_CARDS.of_suit(Suit.TRUMPS).without(MOND).without(PAGAT))


def _trumps(rules: Rules, hand: CardSet) -> Holding | None:
    cards = hand.of_suit(Suit.TRUMPS)
    if rules.scuse_counts_as_trump and SCUSE in hand:
        cards = cards.with_(SCUSE)
    if len(cards) < FEWEST_TRUMPS:
        return None
    return Holding(Trumps(len(cards), PAGAT in cards), cards)


def _matadors(hand: CardSet) -> Holding | None:
    if not hand >= TRULL:
        return None
    cards = TRULL
    for trump in _BELOW_THE_MOND:
        if trump not in hand:
            break
        cards = cards.with_(trump)
    return Holding(Matadors(len(cards)), cards)


def _cavalry(hand: CardSet, suit: Suit) -> Holding | None:
    courts = COURTS.of_suit(suit)
    degree = _degree(hand, courts)
    if degree is None:
        return None
    missing = (courts - hand).highest().court if degree is Degree.HALF else None
    return Holding(Cavalry(suit, degree, missing), _with_scuse(courts & hand, degree))


def _kings(hand: CardSet) -> Holding | None:
    kings = CardSet(KINGS)
    degree = _degree(hand, kings)
    if degree is None:
        return None
    missing = (kings - hand).highest().suit if degree is Degree.HALF else None
    return Holding(Kings(degree, missing), _with_scuse(kings & hand, degree))


def _degree(hand: CardSet, four: CardSet) -> Degree | None:
    held = len(hand & four)
    if held == 4:
        return Degree.ABUNDANT if SCUSE in hand else Degree.FULL
    return Degree.HALF if held == 3 and SCUSE in hand else None


def _with_scuse(cards: CardSet, degree: Degree) -> CardSet:
    return cards if degree is Degree.FULL else cards.with_(SCUSE)
