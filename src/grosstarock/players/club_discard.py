"""How the club player discards: what each suit is worth as it is left, and a tout announced.

What is left of a suit is worth so many points by its length and by whether its King is among it;
these come from sampled worlds, as the worth of the rules of thumb does. The points laid away are
counted by what a card point is worth.
"""

from itertools import combinations, product
from math import comb
from typing import Final

from grosstarock.core.actions import Action, AnnounceTout, Discard
from grosstarock.core.cards import PAGAT, PLAIN_SUITS, Card, Court, Suit
from grosstarock.core.cardset import ALL_CARDS, COURTS, NO_CARDS, CardSet
from grosstarock.core.choices import DiscardChoice
from grosstarock.core.discard import DiscardWay
from grosstarock.core.view import View

from .club_amounts import Amounts, amounts_of
from .club_sight import HIGHER, MASKS, TRUMP
from .club_thumbs import KING_MASK
from .novice_discard import discard as novice_discard

LONGEST: Final = 6
"""A suit of more cards than these counts as one of so many."""
WITH_KING: Final = (0.0, -2.9, 1.2, 3.6, 3.6, 1.0, -3.0)
WITHOUT_KING: Final = (1.9, 2.4, 1.6, -0.4, -1.0, -2.2, -2.2)
"""What a suit of so many cards left is worth in points, with its King and without it."""
BY_TRUMPS: Final = (0.56, 0.3)
"""What a void and a single card without the King are worth besides, for each trump in hand."""
QUEEN_LEFT: Final = (0.0, 3.8, 1.2)
COURT_LEFT: Final = (0.0, 1.5, 0.3)
"""What a Queen, and a lower court, is worth besides that is left alone or with one other card."""
LAID_AWAY: Final = 0.2
"""What a card point laid away is worth, as against one still to be won."""
TRUMP_LEFT: Final = 0.9
"""What each trump kept is worth in points."""
QUEENS: Final = sum(1 << card for card in Card if card.court is Court.QUEEN)

LOSER_LIVES: Final = 0.15
"""How likely a plain card that can be beaten yet wins in a tout."""


def discard(seen: View, choice: DiscardChoice) -> Action:
    """The three cards to lay away from a hand of 28, or a tout announced."""
    if seen.rules.players == 2:
        # What suits are worth was learned at tables of three, where no cards lie dead.
        return novice_discard(seen.hand, choice)
    amounts = amounts_of(seen)
    hand = seen.hand
    if choice.may_announce_tout and announces(hand, amounts):
        return AnnounceTout(choice.seat)
    best = max(
        (best_of_way(hand, way, amounts) for way in choice.ways),
        key=lambda cards: (round(merit(hand, cards, amounts), 6), cards.mask),
    )
    return Discard(choice.seat, tuple(best))


def merit(hand: CardSet, cards: CardSet, amounts: Amounts) -> float:
    """What laying away three cards is worth in points, compared with other three."""
    kept = hand.mask & ~cards.mask
    trumps = (kept & MASKS[TRUMP]).bit_count()
    worth = LAID_AWAY * amounts.card_point * sum(card.points for card in cards)
    suits = sum(_suit_worth(kept & MASKS[suit], trumps) for suit in range(TRUMP))
    return worth + suits + TRUMP_LEFT * trumps


def best_of_way(hand: CardSet, way: DiscardWay, amounts: Amounts) -> CardSet:
    """The best three cards of one way.

    What they are worth is a sum over suits; so the best cards of each suit are found for every
    number that may come from it, and then the numbers.
    """
    pools = [way.pool & CardSet.from_mask(mask) for mask in MASKS]
    best = [
        [_best_of_suit(hand, way.forced, pool, number, amounts) for number in range(most + 1)]
        for pool in pools
        for most in (min(len(pool), way.choose),)
    ]
    found = [
        way.forced
        | CardSet.from_mask(sum(of_suit[n].mask for of_suit, n in zip(best, numbers, strict=True)))
        for numbers in product(*(range(len(of_suit)) for of_suit in best))
        if sum(numbers) == way.choose
    ]
    return max(found, key=lambda cards: (round(merit(hand, cards, amounts), 6), cards.mask))


def _best_of_suit(
    hand: CardSet, forced: CardSet, pool: CardSet, number: int, amounts: Amounts
) -> CardSet:
    """The best so many cards to lay away from one suit, the forced ones gone."""
    if not number:
        return NO_CARDS
    sets = (CardSet(cards) for cards in combinations(pool, number))
    return max(sets, key=lambda cards: (round(merit(hand, forced | cards, amounts), 6), cards.mask))


def _suit_worth(kept: int, trumps: int) -> float:
    """What a plain suit is worth as it is left."""
    length = kept.bit_count()
    if kept & KING_MASK:
        return WITH_KING[min(length, LONGEST)]
    worth = WITHOUT_KING[min(length, LONGEST)]
    if length < len(BY_TRUMPS):
        worth += BY_TRUMPS[length] * trumps
    if length < len(QUEEN_LEFT):
        queen, lower = kept & QUEENS, kept & COURTS.mask & ~QUEENS
        worth += QUEEN_LEFT[length] * queen.bit_count() + COURT_LEFT[length] * lower.bit_count()
    return worth


def announces(hand: CardSet, amounts: Amounts) -> bool:
    """Whether a tout announced promises more than the last trick, which such a hand wins anyway."""
    if PAGAT in hand:
        sure = amounts.pagat_ultimo
    else:
        sure = amounts.king_ultimo if hand.mask & KING_MASK else amounts.last_trick
    return (2.0 * tout_chance(hand) - 1.0) * amounts.tout > sure


def tout_chance(hand: CardSet) -> float:
    """How likely a hand of 28 takes every trick once its 'Scuse and two others are laid away.

    The highest trumps must outlast the longer of the two shares in which the others hold theirs,
    and plain cards that can be beaten hardly live.
    """
    out = ALL_CARDS.mask & ~hand.mask
    unbeaten = sum(1 for card in hand.of_suit(Suit.TRUMPS) if not out & HIGHER[card])
    losers = sum(1 for suit in PLAIN_SUITS for card in hand.of_suit(suit) if out & HIGHER[card])
    falling = shares_within((out & MASKS[TRUMP]).bit_count(), unbeaten)
    return float(falling * LOSER_LIVES ** max(0, losers - 2))


def shares_within(cards: int, most: int) -> float:
    """How likely two hands share some cards so that neither has more than ``most`` of them.

    >>> shares_within(3, 3), shares_within(3, 2), shares_within(3, 1)
    (1.0, 0.75, 0.0)
    """
    ways = sum(comb(cards, first) for first in range(cards - most, most + 1) if first >= 0)
    return min(1.0, float(ways / 2**cards))
