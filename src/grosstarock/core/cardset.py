"""An immutable set of cards: a hand, a discard, a pile.

Set algebra on one integer of 78 bits; iteration is always in the canonical order.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Self

from .cards import KINGS, MOND, PACK, PAGAT, SCUSE, Card, Suit


class CardSet:
    """A set of cards, in canonical order, with the algebra of sets.

    >>> hand = CardSet([Card.T1, Card.CK, Card.F])
    >>> hand
    {CK T1 F}
    >>> Card.T1 in hand, len(hand), hand & HONOURS == hand
    (True, 3, True)
    """

    __slots__ = ("_mask",)
    _mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            mask |= 1 << card
        self._mask = mask

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """The set whose card number n is in it when bit n of ``mask`` is set (0 ≤ mask < 2**78)."""
        if not 0 <= mask < 1 << len(PACK):
            raise ValueError("a card mask has 78 bits")
        made = cls.__new__(cls)
        made._mask = mask
        return made

    @property
    def mask(self) -> int:
        """The set as a number of 78 bits, bit n for card number n."""
        return self._mask

    def of_suit(self, suit: Suit) -> "CardSet":
        """The cards of a suit; the 'Scuse belongs to none."""
        return _made(self._mask & _SUIT_MASKS[suit])

    def highest(self) -> Card:
        """The first card in canonical order: within one suit, the highest."""
        return PACK[(self._mask & -self._mask).bit_length() - 1]

    def lowest(self) -> Card:
        """The last card in canonical order: within one suit, the lowest."""
        return PACK[self._mask.bit_length() - 1]

    def with_(self, card: Card) -> "CardSet":
        """The set and one card more."""
        return _made(self._mask | 1 << card)

    def without(self, card: Card) -> "CardSet":
        """The set less one card."""
        return _made(self._mask & ~(1 << card))

    def __contains__(self, card: Card) -> bool:
        return bool(self._mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self._mask
        while mask:
            low = mask & -mask
            yield PACK[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __bool__(self) -> bool:
        return self._mask != 0

    def __or__(self, other: "CardSet") -> "CardSet":
        return _made(self._mask | other._mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        return _made(self._mask & other._mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        return _made(self._mask & ~other._mask)

    def __xor__(self, other: "CardSet") -> "CardSet":
        return _made(self._mask ^ other._mask)

    def __le__(self, other: "CardSet") -> bool:
        return not self._mask & ~other._mask

    def isdisjoint(self, other: "CardSet") -> bool:
        """Whether the two sets share no card."""
        return not self._mask & other._mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self._mask == other._mask

    def __hash__(self) -> int:
        return hash(self._mask)

    def __repr__(self) -> str:
        return "{" + " ".join(card.code for card in self) + "}"


def _made(mask: int) -> CardSet:
    made = CardSet.__new__(CardSet)
    made._mask = mask
    return made


_SUIT_MASKS: Final = {suit: sum(1 << card for card in PACK if card.suit is suit) for suit in Suit}

NO_CARDS: Final = CardSet()
ALL_CARDS: Final = CardSet(PACK)
TRUMPS: Final = ALL_CARDS.of_suit(Suit.TRUMPS)
TRULL: Final = CardSet([PAGAT, MOND, SCUSE])
HONOURS: Final = CardSet([*KINGS, PAGAT, MOND, SCUSE])
ULTIMO_CARDS: Final = CardSet([*KINGS, PAGAT])
COURTS: Final = CardSet(card for card in PACK if card.court)
