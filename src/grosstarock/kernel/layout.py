"""How cards become machine words: the tables of the kernel, generated from the core.

A hand is two words. In the ``suits`` word each suit has 14 bits, clubs lowest, then spades, hearts
and diamonds; within a suit the bit is the higher the higher the card ranks (TAB-7), the King on
top. In the ``trumps`` word bit 0 is the Pagat, bit 20 the Mond and bit 21 the 'Scuse. So of two
cards of one suit, or two trumps, the greater word wins.

A single card is often a number, its ``index``: its bit in the suits word, or 56 and its bit in the
trumps word. 0 to 13 are clubs from the lowest up, 56 is the Pagat, 76 the Mond, 77 the 'Scuse.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.cards import KINGS, MOND, PACK, PAGAT, PLAIN_SUITS, SCUSE, Card, Court, Suit
from grosstarock.core.cardset import CardSet

from .bits import Word

Words = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]

CARDS: Final = len(PACK)
SUIT_SIZE: Final = 14
PLAIN_CARDS: Final = SUIT_SIZE * len(PLAIN_SUITS)
TRUMP_CARDS: Final = 21

TRUMP_SUIT: Final = len(PLAIN_SUITS)
"""The number of the trumps where the suits are 0 to 3 in the core's order."""

NO_SUIT: Final = -1
"""The suit led while there is none."""


def index_of(card: Card) -> int:
    """The kernel's number of a card, 0 to 77."""
    if card == SCUSE:
        return PLAIN_CARDS + TRUMP_CARDS
    if card.suit is Suit.TRUMPS:
        return PLAIN_CARDS + int(PAGAT) - int(card)
    suit, from_the_top = divmod(int(card), SUIT_SIZE)
    return suit * SUIT_SIZE + SUIT_SIZE - 1 - from_the_top


CARD_AT: Final = tuple(sorted(PACK, key=index_of))
"""The card with each index."""

INDEX_OF: Final = tuple(index_of(card) for card in PACK)
"""The index of each card, in the core's canonical order."""


def words_of(cards: CardSet) -> tuple[int, int]:
    """A set of cards as its suits word and its trumps word, as Python integers."""
    together = sum(1 << INDEX_OF[card] for card in cards)
    return together & (1 << PLAIN_CARDS) - 1, together >> PLAIN_CARDS


def cardset_of(suits: int, trumps: int) -> CardSet:
    """The set of cards that two words hold."""
    together = int(suits) | int(trumps) << PLAIN_CARDS
    return CardSet(
        card for card, index in zip(PACK, INDEX_OF, strict=True) if together >> index & 1
    )


def _suits_word(court: Court) -> Word:
    return Word(words_of(CardSet(card for card in PACK if card.court is court))[0])


def _with_points_bit(points: int) -> tuple[Word, Word]:
    suits, trumps = words_of(CardSet(card for card in PACK if card.points & points))
    return Word(suits), Word(trumps)


ZERO: Final = Word(0)
ONE: Final = Word(1)
SUIT: Final = Word((1 << SUIT_SIZE) - 1)
"""The places of the lowest suit, clubs; ``shifted`` moves them to another."""
ALL_SUITS: Final = Word((1 << PLAIN_CARDS) - 1)
ALL_TRUMPS: Final = Word((1 << TRUMP_CARDS) - 1)
"""The 21 trumps, without the 'Scuse."""
ALL_TRUMPS_AND_SCUSE: Final = Word((1 << TRUMP_CARDS + 1) - 1)

PAGAT_BIT: Final = Word(words_of(CardSet([PAGAT]))[1])
MOND_BIT: Final = Word(words_of(CardSet([MOND]))[1])
SCUSE_BIT: Final = Word(words_of(CardSet([SCUSE]))[1])
TRULL_BITS: Final = PAGAT_BIT | MOND_BIT | SCUSE_BIT
SCUSE_INDEX: Final = index_of(SCUSE)
PAGAT_INDEX: Final = index_of(PAGAT)

KING_BITS: Final = Word(words_of(CardSet(KINGS))[0])
COURT_BITS: Final = (
    _suits_word(Court.KING)
    | _suits_word(Court.QUEEN)
    | (_suits_word(Court.KNIGHT) | _suits_word(Court.JACK))
)

ONE_POINT_BITS: Final = _with_points_bit(1)[0]
"""The plain cards whose value is odd (TAB-8): with the next two, values in binary."""
TWO_POINT_BITS: Final = _with_points_bit(2)[0]
FOUR_POINT_BITS: Final = _with_points_bit(4)[0]
FOUR_POINT_TRUMPS: Final = _with_points_bit(4)[1]

POINTS_AT: Final = tuple(card.points for card in CARD_AT)
"""The value of the card with each index (TAB-8)."""

SUIT_AT: Final = tuple(
    NO_SUIT if card.suit is None else tuple(Suit).index(card.suit) for card in CARD_AT
)
"""The suit of the card with each index, trumps 4, the 'Scuse -1."""
