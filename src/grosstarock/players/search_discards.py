"""Which discards are worth trying: the likeliest, or every kind of them.

Ordered by how weak suits stand after them, the best first.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

import numpy as np

from grosstarock.core.cards import KINGS, PLAIN_SUITS, Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice
from grosstarock.core.discard import discard_ways
from grosstarock.core.rules import Rules
from grosstarock.kernel.layout import words_of
from grosstarock.kernel.trying import Openings

POOL: Final = 12
LIKELIEST: Final = 40
"""Out of how many cards the likeliest discards are chosen, and how many of them are tried."""
EVERY_KIND: Final = 400
"""How many kinds of discard are tried at most."""
TOUTS: Final = 10
"""How many discards are tried with an announced tout."""
VOID: Final = 3.0
SHORT: Final = 0.35
GUARD: Final = 1.5
SAVED: Final = 0.7
"""What a void, each card that a suit is short of five, and a King's guard are worth in card points,
and how much of a card's own points counts as saved by laying it away."""
TOUT_TRUMPS: Final = 12
"""A tout is tried with so many trumps from the Mond down, and others."""


@dataclass(frozen=True, slots=True)
class Opening:
    """Three cards to lay away, with a tout announced or not."""

    cards: CardSet
    announces: bool


NO_OPENING: Final = Opening(CardSet(), announces=False)
"""In place of a discard: the dealer's, whatever that is."""


Discards = Callable[[CardSet, DiscardChoice], list[CardSet]]
"""Gives the discards of a hand that are worth trying, the likeliest first."""


def likeliest(hand: CardSet, choice: DiscardChoice) -> list[CardSet]:
    """The likeliest discards out of the cards that are laid away best by themselves."""
    found: list[CardSet] = []
    for way in choice.ways:
        likely = sorted(way.pool, key=lambda card: (-_alone(hand, card), -card))[:POOL]
        found.extend(way.forced | CardSet(cards) for cards in combinations(likely, way.choose))
    return _by_merit(hand, found)[:LIKELIEST]


def every_kind(hand: CardSet, choice: DiscardChoice) -> list[CardSet]:
    """One discard of each kind: of pips, and of trumps, the lowest of a suit stand for the rest."""
    found = [way.forced | cards for way in choice.ways for cards in _kinds(way.pool, way.choose)]
    return _by_merit(hand, found)[:EVERY_KIND]


def _kinds(pool: CardSet, choose: int) -> Iterator[CardSet]:
    """Every way to choose so many cards in which no worthless card is left below one taken."""
    followed = {
        card: lower
        for suit in Suit
        for card, lower in pairwise(card for card in pool.of_suit(suit) if card.court is None)
    }
    for chosen in combinations(pool, choose):
        cards = CardSet(chosen)
        if all(card not in followed or followed[card] in cards for card in chosen):
            yield cards


def _by_merit(hand: CardSet, discards: list[CardSet]) -> list[CardSet]:
    return sorted(discards, key=lambda cards: (-_merit(hand, cards), tuple(cards)))


def openings_to_try(
    rules: Rules, hand: CardSet, choice: DiscardChoice, discards: Discards
) -> tuple[Opening, ...]:
    """The discards to try, the likeliest first; those of an announced tout where it has hope."""
    openings = [Opening(cards, announces=False) for cards in discards(hand, choice)]
    if choice.may_announce_tout and len(hand.of_suit(Suit.TRUMPS)) >= TOUT_TRUMPS:
        ways = discard_ways(rules, hand, tout_announced=True)
        touts = [cards for way in ways for cards in way]
        openings.extend(Opening(cards, announces=True) for cards in _by_merit(hand, touts)[:TOUTS])
    return tuple(openings)


def openings_in_words(openings: tuple[Opening, ...]) -> Openings:
    """The discards as the kernel's words, and which announce a tout."""
    words = np.array([words_of(opening.cards) for opening in openings], np.uint64)
    announced = np.array([opening.announces for opening in openings], np.int64)
    return Openings(words[:, 0].copy(), words[:, 1].copy(), announced)


def _alone(hand: CardSet, card: Card) -> float:
    """How well a card is laid away, the others not looked at."""
    suit = card.suit
    if suit is None or suit is Suit.TRUMPS:
        return 0.0
    length = len(hand.of_suit(suit))
    guards = length <= 3 and any(king in hand for king in KINGS if king.suit is suit)
    return SAVED * card.points - length * SHORT * 2 - (GUARD if guards else 0.0)


def _merit(hand: CardSet, cards: CardSet) -> float:
    """What laying away these three may be worth, in card points."""
    kept = hand - cards
    merit = SAVED * sum(card.points for card in cards)
    for suit in PLAIN_SUITS:
        length = len(kept.of_suit(suit))
        if not length and hand.of_suit(suit):
            merit += VOID
        if any(king in kept for king in KINGS if king.suit is suit):
            merit -= GUARD * max(0, 3 - length)
        else:
            merit += SHORT * max(0, 5 - length)
    return merit
