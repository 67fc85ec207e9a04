"""Cards, suits, declarations and seats as text: written in one way, read in many.

Writing uses the codes of the record: suit letter and rank (``CK``, ``SN``, ``H10``, ``T21``), ``F``
for the 'Scuse. Reading takes no notice of case, white space and apostrophes, and knows what
else players and books write:

* suit signs for suit letters (``♥K``);
* ranks ``K Q N J``, in French ``R D C V``, ``Kn`` for the Knight, ``B`` for the Jack, ``A`` for 1;
* trumps as ``T7``, ``TVII``, ``VII`` or ``7``: a numeral without a suit is a trump;
* the names of the Pagat, the Mond and the 'Scuse.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from grosstarock.core.cards import MOND, PACK, PAGAT, PLAIN_SUITS, SCUSE, Card, Court, Suit
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.seats import Seat

T = TypeVar("T")

UNSEEN: Final = "?"
"""What is written for a card that the reader of a record has not seen."""

LONGEST_TOKEN: Final = 40


_SIGNS: Final = {
    Suit.CLUBS: ("♣", "♧"),
    Suit.SPADES: ("♠", "♤"),
    Suit.HEARTS: ("♥", "♡"),
    Suit.DIAMONDS: ("♦", "♢"),
    Suit.TRUMPS: (),
}
_SUIT_WORDS: Final = {
    Suit.CLUBS: ("clubs", "club"),
    Suit.SPADES: ("spades", "spade"),
    Suit.HEARTS: ("hearts", "heart"),
    Suit.DIAMONDS: ("diamonds", "diamond"),
    Suit.TRUMPS: ("trumps", "trump", "tarocks", "tarock", "taroks", "tarok"),
}
_COURT_LETTERS: Final = {
    Court.KING: ("k", "r"),
    Court.QUEEN: ("q", "d"),
    Court.KNIGHT: ("n", "c", "kn"),
    Court.JACK: ("j", "v", "b"),
}
_NAMES: Final = {
    PAGAT: ("pagat",),
    MOND: ("mond", "mondo"),
    SCUSE: (
        *("f", "scuse", "excuse", "escusa", "fool", "matto"),
        *("skis", "scus", "skus", "sküs"),
    ),
}
_ROMAN: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
)
_OVERLOOKED: Final = dict.fromkeys(map(ord, "'\u2018\u2019`\ufe0e\ufe0f"))
_HYPHENS: Final = dict.fromkeys(map(ord, "-\u2010\u2011"))


def card_text(card: Card) -> str:
    """The card's code.

    >>> card_text(Card.SN)
    'SN'
    """
    return card.code


def read_card(text: str) -> Card | None:
    """The card that a text names; None when it names none.

    >>> [read_card(text) for text in ("h 10", "♠Kn", "DR", "XXI", "pagat", "'Scuse")]
    [H10, SN, DK, T21, T1, F]
    """
    exact = _CODES.get(text)
    return _found(_CARDS, text) if exact is None else exact


def trump_numeral(card: Card) -> str:
    """The Roman numeral on a trump, as it is printed on the card; of another card, its code.

    >>> trump_numeral(Card.T21), trump_numeral(Card.CK)
    ('XXI', 'CK')
    """
    if card.suit is Suit.TRUMPS and card.number is not None:
        return _ROMAN[card.number - 1]
    return card.code


def suit_text(suit: Suit) -> str:
    """The suit's letter."""
    return suit.value


def read_suit(text: str) -> Suit | None:
    """The suit that a text names; None when it names none.

    >>> read_suit("♥"), read_suit("Trumps"), read_suit("s")
    (<Suit.HEARTS: 'H'>, <Suit.TRUMPS: 'T'>, <Suit.SPADES: 'S'>)
    """
    return _found(_SUITS, text)


def declaration_text(name: DeclarationName) -> str:
    """The declaration's name."""
    return name.value


def read_declaration(text: str) -> DeclarationName | None:
    """The declaration that a text names; None when it names none.

    >>> read_declaration("Cavalry ♠"), read_declaration("kings")
    (<DeclarationName.CAVALRY_SPADES: 'cavalry-S'>, <DeclarationName.KINGS: 'kings'>)
    """
    return _found(_DECLARATIONS, text.translate(_HYPHENS))


def seat_text(seat: Seat) -> str:
    """The seat's number, counted from 0."""
    return str(int(seat))


def read_seat(text: str) -> Seat | None:
    """The seat of that number; None for what is no number from 0 to 3."""
    return _found(_SEATS, text)


def _found(spellings: Mapping[str, T], text: str) -> T | None:
    return spellings.get(_plain(text)) if len(text) <= LONGEST_TOKEN else None


def _plain(text: str) -> str:
    """The text without what is overlooked in reading."""
    composed = unicodedata.normalize("NFKC", text).casefold()
    return "".join(composed.split()).translate(_OVERLOOKED)


def _suit_spellings(suit: Suit) -> tuple[str, ...]:
    return (suit.value.casefold(), *_SIGNS[suit])


def _all_cards() -> Iterator[tuple[str, Card]]:
    for card in PACK:
        for spelling in _card_spellings(card):
            yield _plain(spelling), card


def _card_spellings(card: Card) -> Iterator[str]:
    yield from _NAMES.get(card, ())
    if card.suit is Suit.TRUMPS and card.number is not None:
        for numeral in (str(card.number), _ROMAN[card.number - 1]):
            yield numeral
            yield "T" + numeral
    elif card.suit is not None:
        for suit in _suit_spellings(card.suit):
            for rank in _ranks(card):
                yield suit + rank


def _ranks(card: Card) -> tuple[str, ...]:
    if card.court is not None:
        return _COURT_LETTERS[card.court]
    return (str(card.number), "a") if card.number == 1 else (str(card.number),)


def _all_suits() -> Iterator[tuple[str, Suit]]:
    for suit in Suit:
        for spelling in (*_suit_spellings(suit), *_SUIT_WORDS[suit]):
            yield spelling, suit


def _all_declarations() -> Iterator[tuple[str, DeclarationName]]:
    for name in DeclarationName:
        yield _plain(name.value.translate(_HYPHENS)), name
    for suit in PLAIN_SUITS:
        name = DeclarationName(f"cavalry-{suit.value}")
        for spelling in (*_SIGNS[suit], *_SUIT_WORDS[suit]):
            yield "cavalry" + spelling, name


_CODES: Final = {card.code: card for card in PACK}
_CARDS: Final = dict(_all_cards())
_SUITS: Final = dict(_all_suits())
_DECLARATIONS: Final = dict(_all_declarations())
_SEATS: Final = {str(int(seat)): seat for seat in Seat}
