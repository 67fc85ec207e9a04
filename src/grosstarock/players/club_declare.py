"""What the club player says: declarations, whether it wants a new deal, and demands.

A declaration is paid now and tells something; a hand without a trump is a poor one, but for a
misere; and whoever leads to trick 23 with a King or the Pagat is glad of a 'Scuse that must come.
"""

from typing import Final

from grosstarock.core.actions import Action, AskRedeal, Declare, Demand, PassDemand, PassRedeal
from grosstarock.core.cards import PLAIN_SUITS, SCUSE
from grosstarock.core.cardset import HONOURS, ULTIMO_CARDS, CardSet
from grosstarock.core.choices import DeclareChoice, DemandChoice, RedealChoice
from grosstarock.core.declarations import (
    Declaration,
    Trumps,
    cards_told,
    declaration_amount,
    holdings,
)
from grosstarock.core.view import View

from .club_amounts import amounts_of
from .club_sight import HIGHER

HONOUR_TOLD: Final = 1.0
CARD_TOLD: Final = 0.25
TRUMPS_TOLD: Final = 3.0
"""What it costs in points that others know of an honour, of another card, and of long trumps."""
LOW_ENOUGH: Final = 6
"""A suit is low when all but so many cards of it are higher than its highest card held."""
MISERE_HOPE: Final = 0.4
"""How likely a hand of low cards without a trump takes no trick."""
POOR_HAND: Final = 12.0
"""How many points a hand without a trump loses on average."""


def declare(seen: View, choice: DeclareChoice) -> Action:
    """Declares whatever pays more than it tells; everything where it must be declared."""
    if choice.compulsory:
        return Declare(choice.seat, choice.held)
    others = len(seen.seating.active) - 1
    hand = seen.hand
    if choice.seat is seen.dealer and not seen.tout_announced:
        hand |= seen.discard or CardSet()
    made = tuple(
        holding.name
        for holding in holdings(seen.rules, hand)
        if declaration_amount(seen.rules.tariff, holding.declaration) * others
        > telling_costs(holding.declaration)
    )
    return Declare(choice.seat, tuple(name for name in choice.held if name in made))


def telling_costs(declaration: Declaration) -> float:
    """What a declaration gives away, in points."""
    told = cards_told(declaration)
    honours = len(told & HONOURS)
    cost = HONOUR_TOLD * honours + CARD_TOLD * (len(told) - honours)
    return cost + (TRUMPS_TOLD if isinstance(declaration, Trumps) else 0.0)


def answer_redeal(seen: View, choice: RedealChoice) -> Action:
    """Asks for a new deal, unless the hand is low enough to hope for a misere."""
    if not choice.may_ask:
        return PassRedeal(choice.seat)
    hope = MISERE_HOPE if is_low(seen.hand) else 0.0
    keeps = hope * amounts_of(seen).misere > POOR_HAND
    return PassRedeal(choice.seat) if keeps else AskRedeal(choice.seat)


def is_low(hand: CardSet) -> bool:
    """Whether no card of a hand is likely to take a trick against its player's will."""
    return hand.isdisjoint(HONOURS.without(SCUSE)) and all(
        HIGHER[hand.of_suit(suit).highest()].bit_count() >= LOW_ENOUGH
        for suit in PLAIN_SUITS
        if hand.of_suit(suit)
    )


def answer_demand(seen: View, choice: DemandChoice) -> Action:
    """Demands when it leads and has a King or the Pagat to bring home: the 'Scuse trumps nothing.

    So it does with nothing of the kind to lose: whoever else has it then has a card less to hide
    behind in the last trick.
    """
    trick = seen.trick
    assert trick is not None, "the question is put before a lead"
    out = ULTIMO_CARDS - seen.cards_played - seen.hand
    holds = not seen.hand.isdisjoint(ULTIMO_CARDS)
    helps = trick.leader is choice.seat if holds else bool(out)
    demands = choice.may_demand and helps
    return Demand(choice.seat) if demands else PassDemand(choice.seat)
