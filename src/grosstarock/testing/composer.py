"""Whole legal deals from a wish, so that tests are written as pictures and not as seeds.

A ``Wish`` shows the tricks that matter and says who takes how many of the others; ``compose`` finds
a deal, from the cards dealt to the last card, that the engine accepts. The search is seeded and
bounded: the same wish gives the same deal, and one that cannot be fulfilled is an error.

>>> from grosstarock.core.presets import rules_of
>>> wish = Wish(last_tricks="b: SK T1 T14", tricks_taken={"a": 1})
>>> state = composed_state(rules_of("danish"), "c", wish, pots=(70, 65))
>>> state.played.last_winner, state.accounts.pots
(<Seat.FIRST: 0>, Pots(king=140, pagat=130))
"""

from dataclasses import replace
from itertools import islice
from typing import Final

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Card
from grosstarock.core.choices import DeclareChoice
from grosstarock.core.clauses import Clause
from grosstarock.core.dealing import pack_of
from grosstarock.core.engine import apply, folded, initial, legal_actions
from grosstarock.core.ledger import Accounts, Pots, posted
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState, Phase, trick_on_table

from .composer_pictures import TrickPicture, Wish, WishImpossible, seat_of
from .composer_search import Layout, layouts

__all__ = ["Wish", "WishImpossible", "compose", "composed_state"]

LAYOUTS: Final = 8
"""How many layouts are shown to the rules before a wish is given up."""


def compose(rules: Rules, dealer: str, wish: Wish, *, seed: int = 0) -> tuple[Action, ...]:
    """The actions of a whole legal deal that fulfils the wish, the dealing of the cards first.

    ``dealer`` is a seat's letter; another ``seed`` gives another deal. Raises ``WishImpossible``
    when no such deal is found.
    """
    return composed_state(rules, dealer, wish, seed=seed).actions


def composed_state(
    rules: Rules,
    dealer: str,
    wish: Wish,
    *,
    pots: tuple[int, int] | None = None,
    seed: int = 0,
) -> DealState:
    """A composed deal as the engine leaves it after the settlement.

    ``pots`` is what shall stand in the King pot and in the Pagat pot before the last trick is
    settled (the P of the rulebook's section 6); without it the deal begins a match.
    """
    start = initial(rules, seat_of(dealer))
    refused = "the search found no way to lay out the tricks"
    for layout in islice(layouts(start.seating, wish, seed=seed), LAYOUTS):
        try:
            state = _performed(start, wish, layout)
        except IllegalAction as illegal:
            refused = f"the rules refuse it: {illegal}"
            continue
        if pots is None:
            return state
        accounts = _accounts_before(state, pots)
        return folded(replace(start, before=accounts, accounts=accounts), state.actions)
    raise WishImpossible(f"no deal for {wish}: {refused}")


def _performed(start: DealState, wish: Wish, layout: Layout) -> DealState:
    """The layout played by the engine from the dealing of the cards to the settlement."""
    pack = pack_of(start.seating, _hands_dealt(start.seating, layout))
    state = apply(start, DealCards(pack)).state
    while state.phase is not Phase.OVER:
        state = apply(state, _next_action(state, wish, layout)).state
    return state


def _hands_dealt(seating: Seating, layout: Layout) -> BySeat[tuple[Card, ...]]:
    """What each seat plays, in canonical order; the dealer's discard comes as the Talon."""
    hands: list[list[Card]] = [[] for _ in seating.everyone]
    for number, picture in enumerate(layout.tricks, start=1):
        trick = picture.trick(seating, number)
        for seat, card in zip(trick.order, trick.cards, strict=True):
            hands[seat].append(card)
    talon = layout.discard
    return BySeat(
        (*sorted(hand), *(talon if seat is seating.dealer else ()))
        for seat, hand in zip(seating.everyone, hands, strict=True)
    )


def _next_action(state: DealState, wish: Wish, layout: Layout) -> Action:
    seat = state.turn
    assert seat is not None, "a deal that is not over waits for somebody"
    match state.phase:
        case Phase.REDEAL:
            return PassRedeal(seat)
        case Phase.DISCARD:
            announces = wish.tout_announced and not state.tout_announced
            return AnnounceTout(seat) if announces else Discard(seat, layout.discard)
        case Phase.DECLARE:
            choice = legal_actions(state)
            assert isinstance(choice, DeclareChoice), "it is time to declare"
            return Declare(seat, choice.held if wish.declares or choice.compulsory else ())
        case Phase.DEMAND:
            demands = wish.demanded_by is not None and seat is seat_of(wish.demanded_by)
            return Demand(seat) if demands else PassDemand(seat)
        case _:
            return _card_to_play(state, seat, layout.tricks)


def _card_to_play(state: DealState, seat: Seat, tricks: tuple[TrickPicture, ...]) -> Play:
    trick = trick_on_table(state)
    picture = tricks[trick.number - 1]
    place = len(trick.cards)
    return Play(seat, picture.cards[place], None if place else picture.named)


def _accounts_before(state: DealState, pots: tuple[int, int]) -> Accounts:
    """The accounts to begin with so that the wished amounts stand in the pots at the last trick."""
    paid_in = posted(
        Accounts.opened(state.rules.players),
        (entry for entry in state.ledger if entry.clause in (Clause.POT_3, Clause.PAY_1)),
    ).pots
    king, pagat = pots[0] - paid_in.king, pots[1] - paid_in.pagat
    if king <= 0 or pagat <= 0:
        raise WishImpossible(f"pots of {pots} are less than what is paid into them in this deal")
    players = state.rules.players
    share = (king + pagat) // players // 5 * 5
    first = king + pagat - share * (players - 1)
    return Accounts(BySeat((-first, *(-share,) * (players - 1))), Pots(king, pagat))
