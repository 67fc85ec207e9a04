"""What the novice makes of the table: which cards are still out, and who may hold them.

It remembers every card played, who has shown to be void in a suit, and what was declared. Beyond
that it takes the hidden cards to be spread by chance.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, NO_CARDS, CardSet
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import LAST_TRICK, Trick
from grosstarock.core.view import View, cards_shown, suits_shown_void

DEAD_HAND_SIZE: Final = 25
COVERS: Final = 0.9
"""How often somebody who can beat a card, but need not, is taken to do so."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Another active player: how many cards in hand, void in what, and holding what for certain."""

    seat: Seat
    size: int
    void: frozenset[Suit]
    shown: CardSet


@dataclass(frozen=True, slots=True)
class Sight:
    """What the novice knows when it is to play a card.

    ``out`` are the cards that others hold or that lie hidden; ``after`` who still plays to this
    trick, in order; ``left`` how many tricks are left, this one included; ``laid_away`` how many
    hidden cards are in no opponent's hand.
    """

    seen: View
    trick: Trick
    hand: CardSet
    out: CardSet
    others: tuple[Opponent, ...]
    after: tuple[Opponent, ...]
    left: int
    laid_away: int

    @property
    def leads(self) -> bool:
        """Whether the novice leads to this trick."""
        return not self.trick.cards

    def outstanding(self, suit: Suit) -> CardSet:
        """The cards of a suit that the novice has not seen."""
        return self.out.of_suit(suit)

    def higher(self, card: Card) -> CardSet:
        """The unseen cards of the same suit that are higher than ``card``."""
        return higher_of(self.out, card)

    def own(self, suit: Suit) -> CardSet:
        """The novice's own cards of a suit."""
        return self.hand.of_suit(suit)

    def has_none(self, opponent: Opponent, suit: Suit, cards: CardSet) -> float:
        """How likely an opponent holds none of some unseen cards of ``suit``, from 0 to 1."""
        if suit in opponent.void or not cards:
            return 1.0
        if opponent.shown & cards:
            return 0.0
        # Trumps are hardly ever laid away; with two players the dead hand has its share of them.
        is_trump = suit is Suit.TRUMPS
        hidden = self.laid_away if not is_trump or self.laid_away >= DEAD_HAND_SIZE else 0
        hidden += sum(other.size for other in self.others if suit not in other.void)
        return none_among(hidden, opponent.size, len(cards))

    def trump_void(self, opponent: Opponent) -> float:
        """How likely an opponent holds no trump."""
        return self.has_none(opponent, Suit.TRUMPS, self.outstanding(Suit.TRUMPS))


def sight_of(seen: View, trick: Trick, seat: Seat) -> Sight:
    """Looks at the table from ``seat``, whose turn it is to play to ``trick``."""
    known = seen.cards_played | seen.hand | (seen.discard or NO_CARDS)
    out = ALL_CARDS - known
    others = tuple(
        Opponent(
            other,
            seen.hand_sizes[other],
            suits_shown_void(seen, other),
            cards_shown(seen, other) & out,
        )
        for other in seen.seating.others(seat)
    )
    place = len(trick.cards)
    waiting = trick.order[place + 1 :]
    return Sight(
        seen=seen,
        trick=trick,
        hand=seen.hand,
        out=out,
        others=others,
        after=tuple(other for other in others if other.seat in waiting),
        left=LAST_TRICK + 1 - trick.number,
        laid_away=len(out) - sum(other.size for other in others),
    )


def suit_of(card: Card) -> Suit:
    """The suit of a card that is not the 'Scuse."""
    suit = card.suit
    assert suit is not None, "the 'Scuse is of no suit"
    return suit


def higher_of(cards: CardSet, card: Card) -> CardSet:
    """Those of ``cards`` that are of the same suit as ``card`` and higher."""
    return CardSet.from_mask(cards.of_suit(suit_of(card)).mask & ((1 << card) - 1))


@cache
def none_among(hidden: int, size: int, cards: int) -> float:
    """How likely a hand of ``size`` out of ``hidden`` cards has none of ``cards`` given ones.

    >>> none_among(50, 25, 0), none_among(50, 25, 26)
    (1.0, 0.0)
    """
    likely = 1.0
    for place in range(cards):
        if hidden - place <= size:
            return 0.0
        likely *= (hidden - size - place) / (hidden - place)
    return likely


def chance_to_win(sight: Sight, card: Card) -> float:
    """How likely ``card`` takes the trick, from 0 to 1; the 'Scuse is taken never to."""
    if card == SCUSE or not _beats_table(sight.trick, card):
        return 0.0
    suit_led = sight.trick.suit_led or suit_of(card)
    likely = 1.0
    for opponent in sight.after:
        likely *= 1.0 - _beaten_by(sight, opponent, card, suit_led)
    return likely


def _beats_table(trick: Trick, card: Card) -> bool:
    if not trick.cards:
        return True
    seats = trick.order[: len(trick.cards) + 1]
    return Trick(trick.number, seats, (*trick.cards, card), trick.named).winner is seats[-1]


def _beaten_by(sight: Sight, opponent: Opponent, card: Card, suit_led: Suit) -> float:
    """How likely an opponent still to play beats ``card``: by following higher, or by a trump."""
    follows = 1.0 - sight.has_none(opponent, suit_led, sight.outstanding(suit_led))
    higher = 1.0 - sight.has_none(opponent, suit_of(card), sight.higher(card))
    if card.suit is suit_led is not Suit.TRUMPS:
        trumps = 1.0 - sight.trump_void(opponent)
        return min(1.0, COVERS * higher + (1.0 - follows) * trumps)
    if suit_led is Suit.TRUMPS:
        return COVERS * higher
    return (1.0 - follows) * COVERS * higher
