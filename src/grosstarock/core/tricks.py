"""One trick: what may be played to it, and who wins it (PLAY-1 to PLAY-3, SCUSE-1 to SCUSE-7).

A deal has 25 tricks, counted from 1. The last three have rules of their own for the 'Scuse.
"""

from dataclasses import dataclass
from typing import Final

from .cards import PLAIN_SUITS, SCUSE, Card, Suit, beats
from .cardset import NO_CARDS, CardSet
from .seats import Seat

ANTEPENULTIMATE_TRICK: Final = 23
PENULTIMATE_TRICK: Final = 24
LAST_TRICK: Final = 25


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in the order of the seats; ``named`` is the suit of a led 'Scuse."""

    number: int
    order: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    named: Suit | None = None

    @property
    def leader(self) -> Seat:
        """Who leads to the trick."""
        return self.order[0]

    @property
    def is_complete(self) -> bool:
        """Whether every active player has played."""
        return len(self.cards) == len(self.order)

    @property
    def suit_led(self) -> Suit | None:
        """The suit to follow; None before there is one.

        A led 'Scuse leads the suit its player names; led to the last trick it names none, and the
        second card sets the suit (SCUSE-5).
        """
        if not self.cards:
            return None
        if self.cards[0] != SCUSE:
            return self.cards[0].suit
        if self.named is not None or len(self.cards) == 1:
            return self.named
        return self.cards[1].suit

    @property
    def winner(self) -> Seat:
        """Who takes the complete trick (PLAY-3).

        The 'Scuse is the lowest card of the suit it was led as, so it takes a trick to which nobody
        follows or trumps (SCUSE-5); never the last one (SCUSE-4).
        """
        suit_led = self.suit_led
        best = 0 if self.named is not None or self.cards[0] != SCUSE else 1
        if suit_led is not None:
            for place in range(best + 1, len(self.cards)):
                if beats(self.cards[place], self.cards[best], suit_led):
                    best = place
        return self.order[best]

    def followed_by(self, card: Card, named: Suit | None = None) -> "Trick":
        """The trick with one card more."""
        return Trick(self.number, self.order, (*self.cards, card), named or self.named)

    def player_of(self, card: Card) -> Seat | None:
        """Who played ``card`` to this trick."""
        return self.order[self.cards.index(card)] if card in self.cards else None


def playable(hand: CardSet, trick: Trick, *, scuse_demanded: bool) -> CardSet:
    """The cards of ``hand`` that may be played to ``trick`` by the next player."""
    if scuse_demanded and trick.number == ANTEPENULTIMATE_TRICK and SCUSE in hand:
        return CardSet([SCUSE])
    duties = following(hand.without(SCUSE), trick.suit_led)
    if SCUSE in hand and trick.number != PENULTIMATE_TRICK:
        return duties.with_(SCUSE)
    return duties


def following(hand: CardSet, suit_led: Suit | None) -> CardSet:
    """What PLAY-2 allows of a hand without the 'Scuse: the suit, else trumps, else any card."""
    if suit_led is None:
        return hand
    return hand.of_suit(suit_led) or hand.of_suit(Suit.TRUMPS) or hand


def suits_to_name(trick: Trick, card: Card) -> tuple[Suit, ...]:
    """The suits to name with ``card``: all five for a led 'Scuse, else none (SCUSE-5)."""
    is_named = card == SCUSE and not trick.cards and trick.number != LAST_TRICK
    return (*PLAIN_SUITS, Suit.TRUMPS) if is_named else ()


def plays_off_suit(trick: Trick, card: Card) -> bool:
    """Whether ``card`` is a plain card of another suit than the one led (DISC-5)."""
    return (
        trick.suit_led is not None
        and card.suit not in (None, Suit.TRUMPS)
        and card.suit is not trick.suit_led
    )


def cards_of(tricks: tuple[Trick, ...]) -> CardSet:
    """Every card in some tricks."""
    cards = NO_CARDS
    for trick in tricks:
        cards |= CardSet(trick.cards)
    return cards
