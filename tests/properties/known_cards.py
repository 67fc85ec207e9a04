"""What one pair of eyes may know of the cards, worked out apart from the view."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from grosstarock.core.actions import Action, DealCards, Discard
from grosstarock.core.cards import PACK, Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.declarations import cards_told
from grosstarock.core.engine import apply as applied
from grosstarock.core.engine import initial, refusal
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded


def cards_named_in(value: object) -> Iterator[Card]:
    """Every card anywhere inside an event or a view."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet | tuple | list | frozenset):
        for part in value:
            yield from cards_named_in(part)
    elif isinstance(value, dict):
        yield from cards_named_in(tuple(value.items()))
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_named_in(getattr(value, field.name))


def cards_known_to(state: DealState, viewer: Seat | None) -> set[Card]:
    """Own cards, cards played, cards told by declarations, hands shown; all once it was played."""
    if state.ended is HowEnded.PLAYED:
        return set(PACK)
    known = {card for trick in state.tricks for card in trick.cards}
    known |= set(state.trick.cards if state.trick else ())
    if viewer is not None and state.dealt:
        known |= set(state.dealt[viewer])
    for made in state.declared:
        for holding in made:
            known |= set(cards_told(holding.declaration))
            known |= set(holding.cards & (state.discard or CardSet()))
    if True in state.redeal_answers:
        known |= set(state.dealt[state.seating.active[len(state.redeal_answers) - 1]])
    return known


def hidden_from(state: DealState, viewer: Seat | None) -> list[Card]:
    """The cards whose place the viewer has not seen."""
    known = cards_known_to(state, viewer)
    return [card for card in PACK if card not in known]


def with_swapped(state: DealState, one: Card, other: Card) -> DealState | None:
    """The deal with two cards in each other's place from the start; None if it cannot have been.

    It cannot when the rules would have refused an action, or the table heard something else.
    """
    swap = {one: other, other: one}
    again = initial(state.rules, state.dealer, state.before, again=state.again)
    for action in state.actions:
        changed = _swapped(action, swap)
        if refusal(again, changed) is not None:
            return None
        again = applied(again, changed).state
    return again if heard(again) == heard(state) else None


def _swapped(action: Action, swap: dict[Card, Card]) -> Action:
    match action:
        case DealCards(pack):
            return DealCards(tuple(swap.get(card, card) for card in pack))
        case Discard(seat, cards):
            return Discard(seat, tuple(swap.get(card, card) for card in cards))
        case _:
            return action


def heard(state: DealState) -> tuple[object, ...]:
    """What everybody at the table has heard of hidden cards."""
    told = tuple(
        tuple((holding.declaration, _laid_away(state, holding.cards)) for holding in made)
        for made in state.declared
    )
    return told, state.trumps_shown


def _laid_away(state: DealState, cards: CardSet) -> CardSet:
    if state.discard is None:
        return CardSet()
    return cards & state.discard
