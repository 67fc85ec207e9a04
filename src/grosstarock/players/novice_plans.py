"""The novice's plans: what keeping a card for later is worth, the last trick above all.

All worth is in points, the unit of the ledger. A card point is about one point, since five of them
move one unit of five.
"""

from typing import Final

from grosstarock.core.cards import KINGS, PAGAT, Card, Suit
from grosstarock.core.cardset import ULTIMO_CARDS
from grosstarock.core.ledger import pot_of

from .novice_sight import Sight, suit_of

SHARE_OUT: Final = 0.7
"""How much of the outstanding trumps one of two opponents is feared to hold."""
ENOUGH_TRUMPS: Final = 0.0
"""How many trumps must be left over, after that many are drawn, to plan for the last trick."""
HOPE_START: Final = 0.45
HOPE_STEP: Final = 0.15
HOPE_MOST: Final = 0.9
CERTAIN: Final = 0.95
"""How likely such a plan succeeds: with just enough, for each trump more, and when none is out."""
POT_COUNTS: Final = 0.5
"""How much of a pot the novice counts: it will be there to win in another deal too."""
KING_TAKES: Final = 2.1
"""What a trick that a King takes is likely to hold besides, in points."""
KING_DANGER: Final = 0.12
"""How much likelier a void is by the next trick than it is now."""
KING_FALLS: Final = 0.75
"""How likely a King in danger falls at last, since it may outlive the trumps."""
FEW_LEFT: Final = 3
PAGAT_DANGER: Final = 0.4
"""How likely a Pagat that is kept without a plan is lost before the last tricks."""
LAST_DANGER: Final = 0.6
"""How likely a Pagat or King that is kept to the last tricks without a plan fails in the last."""
TRUMP_LEAST: Final = 1.5
TRUMP_MORE: Final = 1.2
LAST_SHARE: Final = 0.6
"""What keeping any trump is worth, how much more the highest, and its share of the last trick."""
PLAIN_POINTS: Final = 0.1
PLAIN_RANK: Final = 0.1
"""What keeping a plain card is worth for each of its points, and each unseen card below it."""


def lost_cost(sight: Sight, card: Card) -> float:
    """What it costs to lose a card before the last trick, besides its card points (PAY-1)."""
    if card not in ULTIMO_CARDS:
        return 0.0
    rules = sight.seen.rules
    return rules.tariff.lost_card * (len(sight.others) + rules.pots)


def ultimo_amount(sight: Sight, card: Card) -> float:
    """What the last trick won with this card brings, and lost with it costs (ULT-1 to ULT-3)."""
    rules = sight.seen.rules
    amount = rules.tariff.pagat_ultimo if card == PAGAT else rules.tariff.king_ultimo
    pot = sight.seen.accounts.pots.holding(pot_of(card)) if rules.pots else 0
    return amount * len(sight.others) + pot * POT_COUNTS


def trump_margin(sight: Sight) -> float:
    """How many trumps the novice has left, should it draw all that one opponent may hold."""
    out = len(sight.outstanding(Suit.TRUMPS))
    can_hold = [other for other in sight.others if Suit.TRUMPS not in other.void]
    if not can_hold:
        out = 0
    share = SHARE_OUT if len(can_hold) > 1 else 1.0
    return len(sight.own(Suit.TRUMPS)) - min(share * out, sight.left)


def ultimo_card(sight: Sight) -> Card | None:
    """The card that the novice means to keep for the last trick; None while it has no such hope."""
    if trump_margin(sight) < ENOUGH_TRUMPS:
        return None
    if PAGAT in sight.hand:
        return PAGAT
    kings = [king for king in KINGS if king in sight.hand]
    return min(kings, key=lambda king: (len(sight.own(suit_of(king))), king), default=None)


def hope(sight: Sight) -> float:
    """How likely the card kept for the last trick will take it, from 0 to 1."""
    if all(sight.trump_void(other) == 1.0 for other in sight.others):
        return CERTAIN
    return max(0.0, min(HOPE_MOST, HOPE_START + HOPE_STEP * (trump_margin(sight) - ENOUGH_TRUMPS)))


def worth_keeping(sight: Sight, card: Card, planned: Card | None) -> float:
    """What a card is worth in the tricks to come, as against playing it now."""
    if card == planned:
        hopeful = hope(sight)
        return hopeful * ultimo_amount(sight, card) - (1.0 - hopeful) * lost_cost(sight, card)
    if card == PAGAT:
        return _pagat_worth(sight)
    if card in KINGS:
        return _king_worth(sight, card)
    if card.suit is Suit.TRUMPS:
        return _trump_worth(sight, card, planned)
    return PLAIN_POINTS * card.points + PLAIN_RANK * _rank(sight, card)


def _pagat_worth(sight: Sight) -> float:
    """The Pagat without hope of the last trick: still apt to win one, less so every trick."""
    risk = lost_cost(sight, PAGAT) + PAGAT.points
    if sight.left <= len(sight.own(Suit.TRUMPS)) + 2:
        return -max(risk, LAST_DANGER * ultimo_amount(sight, PAGAT))
    return -PAGAT_DANGER * risk


def _king_worth(sight: Sight, king: Card) -> float:
    """A King: safe while the others still have its suit or no trump is out, in danger after."""
    suit = suit_of(king)
    risk = lost_cost(sight, king) + king.points
    gain = king.points + KING_TAKES
    safe = 1.0
    rest = sight.outstanding(suit)
    for other in sight.others:
        void = sight.has_none(other, suit, rest)
        safe *= 1.0 - min(1.0, void + KING_DANGER) * (1.0 - sight.trump_void(other))
    if sight.left <= FEW_LEFT:
        risk = max(risk, LAST_DANGER * ultimo_amount(sight, king))
    else:
        risk *= KING_FALLS
    return safe * gain - (1.0 - safe) * risk


def _trump_worth(sight: Sight, card: Card, planned: Card | None) -> float:
    """A trump: worth a trick by as much as it is higher than those still out.

    A high one may also take the last trick, unless another card is planned for that.
    """
    out = len(sight.outstanding(Suit.TRUMPS))
    lower = out - len(sight.higher(card))
    high = lower / out if out else 1.0
    worth = TRUMP_LEAST + TRUMP_MORE * high
    if planned is None:
        last_trick = sight.seen.rules.tariff.last_trick * len(sight.others)
        worth += LAST_SHARE * last_trick * high * high * high
    return worth


def _rank(sight: Sight, card: Card) -> int:
    """How many unseen cards of its suit a plain card is higher than."""
    return len(sight.outstanding(suit_of(card))) - len(sight.higher(card))
