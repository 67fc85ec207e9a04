"""A world as a deal of the core: the hidden cards put in, and everything seen done once more."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from grosstarock.core import engine
from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.dealing import pack_of
from grosstarock.core.declarations import declaration_name
from grosstarock.core.ledger import Accounts, posted
from grosstarock.core.seats import BySeat
from grosstarock.core.state import DealState
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, LAST_TRICK
from grosstarock.core.view import View

from .worlds_sight import DISCARD, HAND


def deal_of_world(seen: View, hands: Sequence[CardSet]) -> DealState:
    """The deal in which the columns of a world are the cards held now, played as a view saw it.

    Raises ``IllegalAction`` where the rules would have forbidden what was done.
    """
    before = _accounts_before(seen)
    again = seen.rules.redeal_without_trumps and not _is_opened(seen)
    state = engine.initial(seen.rules, seen.dealer, before, again=again)
    return engine.folded(state, _actions(seen, hands))


def _is_opened(seen: View) -> bool:
    """Whether the pots were filled and paid into in this deal (POT-2, POT-3)."""
    return any(entry.clause in (Clause.POT_2, Clause.POT_3) for entry in seen.ledger)


def _accounts_before(seen: View) -> Accounts:
    """The accounts as they were before all that the ledger tells."""
    return posted(seen.accounts, (replace(entry, points=-entry.points) for entry in seen.ledger))


def _actions(seen: View, hands: Sequence[CardSet]) -> Iterator[Action]:
    seating = seen.seating
    yield DealCards(pack_of(seating, _dealt(seen, hands)))
    for seat, asked in zip(seating.active, seen.redeal_answers, strict=False):
        yield AskRedeal(seat) if asked else PassRedeal(seat)
    if seen.tout_announced:
        yield AnnounceTout(seen.dealer)
    if hands[DISCARD]:
        yield Discard(seen.dealer, tuple(hands[DISCARD]))
    for seat in seating.starting_with(seen.dealer)[: seen.declarers]:
        made = (told.declaration for told in seen.declared if told.seat is seat)
        yield Declare(seat, tuple(declaration_name(declaration) for declaration in made))
    yield from _played(seen)


def _dealt(seen: View, hands: Sequence[CardSet]) -> BySeat[tuple[Card, ...]]:
    """The cards dealt to each seat; in canonical order where the order is not known."""
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    dealt: list[tuple[Card, ...]] = []
    for seat in seen.seating.everyone:
        cards = seen.dealt[seat]
        if not cards and seat in seen.seating.active:
            held = hands[HAND + seen.seating.active.index(seat)]
            for trick in tricks:
                held |= CardSet(
                    card
                    for player, card in zip(trick.order, trick.cards, strict=False)
                    if player is seat
                )
            cards = tuple(held | hands[DISCARD] if seat is seen.dealer else held)
        dealt.append(cards)
    return BySeat(dealt)


def _played(seen: View) -> Iterator[Action]:
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    for trick in tricks:
        if trick.number == ANTEPENULTIMATE_TRICK:
            for seat, demanded in zip(trick.order, seen.demand_answers, strict=False):
                yield Demand(seat) if demanded else PassDemand(seat)
        for place, card in enumerate(trick.cards):
            named = trick.named if place == 0 and trick.number < LAST_TRICK else None
            yield Play(trick.order[place], card, named)
