"""The pack of 78 cards (TAB-1), its order (TAB-7) and its values (TAB-8).

A card is a member of ``Card``, named by its code: suit letter and rank (``CK`` the King of clubs,
``SN`` the Knight of spades, ``H10``, ``T1`` the Pagat, ``T21`` the Mond), ``F`` the 'Scuse. Members
stand in the canonical order of the whole project: clubs, spades, hearts, diamonds, trumps, each
from high to low, the 'Scuse last. So of two cards of one suit the one that comes first is the
higher.
"""

from enum import IntEnum, StrEnum
from typing import Final


class Suit(StrEnum):
    """One of the four suits, or the trumps: what a card is of, and what a led 'Scuse names."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    TRUMPS = "T"


class Court(StrEnum):
    """A court card's rank, high to low."""

    KING = "K"
    QUEEN = "Q"
    KNIGHT = "N"
    JACK = "J"


class Card(IntEnum):
    """One of the 78 cards; its value as a number is its place in the canonical order."""

    CK = 0
    CQ = 1
    CN = 2
    CJ = 3
    C10 = 4
    C9 = 5
    C8 = 6
    C7 = 7
    C6 = 8
    C5 = 9
    C4 = 10
    C3 = 11
    C2 = 12
    C1 = 13
    SK = 14
    SQ = 15
    SN = 16
    SJ = 17
    S10 = 18
    S9 = 19
    S8 = 20
    S7 = 21
    S6 = 22
    S5 = 23
    S4 = 24
    S3 = 25
    S2 = 26
    S1 = 27
    HK = 28
    HQ = 29
    HN = 30
    HJ = 31
    H1 = 32
    H2 = 33
    H3 = 34
    H4 = 35
    H5 = 36
    H6 = 37
    H7 = 38
    H8 = 39
    H9 = 40
    H10 = 41
    DK = 42
    DQ = 43
    DN = 44
    DJ = 45
    D1 = 46
    D2 = 47
    D3 = 48
    D4 = 49
    D5 = 50
    D6 = 51
    D7 = 52
    D8 = 53
    D9 = 54
    D10 = 55
    T21 = 56
    T20 = 57
    T19 = 58
    T18 = 59
    T17 = 60
    T16 = 61
    T15 = 62
    T14 = 63
    T13 = 64
    T12 = 65
    T11 = 66
    T10 = 67
    T9 = 68
    T8 = 69
    T7 = 70
    T6 = 71
    T5 = 72
    T4 = 73
    T3 = 74
    T2 = 75
    T1 = 76
    F = 77

    @property
    def suit(self) -> Suit | None:
        """The suit the card belongs to; None for the 'Scuse."""
        return _SUITS[self]

    @property
    def court(self) -> Court | None:
        """King, Queen, Knight or Jack; None for every other card."""
        return _COURTS[self]

    @property
    def number(self) -> int | None:
        """The numeral on a pip card (1 to 10) or trump (1 to 21); None for the other cards."""
        return _NUMBERS[self]

    @property
    def points(self) -> int:
        """What the card counts in a pile (TAB-8): 4, 3, 2, 1 or 0."""
        return _POINTS[self]

    @property
    def code(self) -> str:
        """The card's code in records: ``CK``, ``H10``, ``T21``, ``F``."""
        return _CODES[self]

    def __str__(self) -> str:
        return _CODES[self]

    def __repr__(self) -> str:
        return _CODES[self]

    # An Enum hashes its name, slowly; cards are hashed in inner loops, and their numbers do.
    __hash__ = int.__hash__


def _suit_of(card: Card) -> Suit | None:
    return None if card.name == "F" else Suit(card.name[0])


def _court_of(card: Card) -> Court | None:
    rank = card.name[1:]
    return Court(rank) if rank in tuple(Court) else None


def _number_of(card: Card) -> int | None:
    rank = card.name[1:]
    return int(rank) if rank.isdecimal() else None


def _points_of(card: Card) -> int:
    if card.name in {"T1", "T21", "F"}:
        return 4
    court = _court_of(card)
    return 4 - tuple(Court).index(court) if court else 0


PACK: Final = tuple(Card)
_CODES: Final = tuple(card.name for card in PACK)
_SUITS: Final = tuple(_suit_of(card) for card in PACK)
_COURTS: Final = tuple(_court_of(card) for card in PACK)
_NUMBERS: Final = tuple(_number_of(card) for card in PACK)
_POINTS: Final = tuple(_points_of(card) for card in PACK)

PAGAT: Final = Card.T1
MOND: Final = Card.T21
SCUSE: Final = Card.F
KINGS: Final = (Card.CK, Card.SK, Card.HK, Card.DK)
PLAIN_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


def beats(card: Card, other: Card, suit_led: Suit) -> bool:
    """Whether ``card`` wins over ``other`` in a trick to which ``suit_led`` was led (PLAY-3).

    The 'Scuse wins over nothing here; that a led one may take its trick is the trick's affair
    (SCUSE-5).

    >>> beats(Card.H1, Card.H10, Suit.HEARTS), beats(Card.S1, Card.S10, Suit.SPADES)
    (True, False)
    >>> beats(Card.T1, Card.DK, Suit.DIAMONDS), beats(Card.C2, Card.DK, Suit.CLUBS)
    (True, True)
    """
    return _strength(card, suit_led) > _strength(other, suit_led)


def _strength(card: Card, suit_led: Suit) -> int:
    if card.suit is Suit.TRUMPS:
        return 200 - card
    return 100 - card if card.suit is suit_led else 0
