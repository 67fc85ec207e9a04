"""How cards are written in a terminal: with suit signs where it shows them, else with letters."""

from dataclasses import dataclass
from typing import Final

from grosstarock.core.cards import SCUSE, Card, Court, Suit
from grosstarock.notation.tokens import trump_numeral

SUIT_SIGNS: Final = {
    Suit.CLUBS: "♣",
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
}


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs that one terminal shows; ``letters`` are the courts' in one language."""

    unicode: bool
    letters: tuple[str, str, str, str] = ("K", "Q", "N", "J")
    scuse: str = "'Scuse"

    @property
    def rule(self) -> str:
        """The sign that lines are ruled with."""
        return "─" if self.unicode else "-"

    @property
    def payment(self) -> str:
        """The sign before a payment."""
        return "•" if self.unicode else "*"

    def rank(self, card: Card) -> str:
        """A card's sign within its suit: ``K``, ``10``, ``XVI``."""
        if card == SCUSE:
            return self.scuse
        if card.court is not None:
            return self.letters[tuple(Court).index(card.court)]
        return trump_numeral(card) if card.suit is Suit.TRUMPS else str(card.number)

    def card(self, card: Card) -> str:
        """A card's whole sign: ``K♥``, ``10♠``, ``XVI``; with letters ``KH``."""
        if card.suit is None or card.suit is Suit.TRUMPS:
            return self.rank(card)
        suit = SUIT_SIGNS[card.suit] if self.unicode else str(card.suit)
        return f"{self.rank(card)}{suit}"
