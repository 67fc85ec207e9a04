"""How the novice discards: a weak suit made void, a bare Queen saved, Kings kept guarded."""

from itertools import combinations
from typing import Final

from grosstarock.core.actions import Action, AnnounceTout, Discard
from grosstarock.core.cards import KINGS, PLAIN_SUITS, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import DiscardChoice
from grosstarock.core.discard import DiscardWay

from .novice_sight import higher_of, suit_of

CANDIDATES: Final = 9
VOID: Final = 3.0
SHORT_SUIT: Final = 0.35
GUARDS: Final = 2
GUARD: Final = 2.5
SAVED: Final = 0.7
"""What a void, each card that a suit is short of five, and a King's guard are worth in card points,
and how much of a card's own points counts as saved by laying it away."""


def discard(hand: CardSet, choice: DiscardChoice) -> Action:
    """The three cards to lay away from a hand of 28, or a tout announced when almost sure."""
    if choice.may_announce_tout and is_almost_sure_tout(hand):
        return AnnounceTout(choice.seat)
    # Trumps are worth more in play than a void in them, so of two ways the one without them.
    way = min(choice.ways, key=lambda way: len(way.forced.of_suit(Suit.TRUMPS)))
    best = max(_candidates(hand, way), key=lambda cards: _merit(hand, cards))
    return Discard(choice.seat, tuple(best))


def is_almost_sure_tout(hand: CardSet) -> bool:
    """Whether a hand of 28, less its 'Scuse and two others, takes every trick but by misfortune.

    The trumps from the Mond down without a gap must outnumber all others can hold, and at most two
    plain cards may be lower than one that somebody else holds.
    """
    out = ALL_CARDS - hand
    unbeaten = sum(1 for card in hand.of_suit(Suit.TRUMPS) if not higher_of(out, card))
    losers = sum(1 for suit in PLAIN_SUITS for card in hand.of_suit(suit) if higher_of(out, card))
    return unbeaten > len(out.of_suit(Suit.TRUMPS)) and losers <= 2


def _candidates(hand: CardSet, way: DiscardWay) -> list[CardSet]:
    """The likeliest sets of three: chosen among the cards that are best laid away."""
    likely = sorted(way.pool, key=lambda card: (-_alone(hand, card), -card))[:CANDIDATES]
    return [way.forced | CardSet(cards) for cards in combinations(likely, way.choose)]


def _alone(hand: CardSet, card: Card) -> float:
    """How well a card is laid away, the others not looked at."""
    length = len(hand.of_suit(suit_of(card)))
    guards_king = length <= GUARDS + 1 and _has_king(hand, suit_of(card))
    return SAVED * card.points - length * SHORT_SUIT * 2 - (GUARD if guards_king else 0.0)


def _merit(hand: CardSet, cards: CardSet) -> float:
    """What laying away these three is worth, in card points."""
    kept = hand - cards
    merit = SAVED * sum(card.points for card in cards)
    for suit in PLAIN_SUITS:
        length = len(kept.of_suit(suit))
        if not length and hand.of_suit(suit):
            merit += VOID
        if _has_king(kept, suit):
            merit -= GUARD * max(0, GUARDS + 1 - length)
        else:
            merit += SHORT_SUIT * max(0, 5 - length)
    return merit


def _has_king(hand: CardSet, suit: Suit) -> bool:
    return any(king in hand and king.suit is suit for king in KINGS)
