"""Laws that every computer player keeps; whoever writes one can run them.

``check_player`` plays deals with the player in every seat and raises ``AssertionError``, with the
position in words, where a law is broken: legal actions only, in every phase; the same answer to the
same view, whatever was asked before; the same answer when only hidden cards change places; nothing
changed in the view; no error. It needs no test runner.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from grosstarock.core.actions import Action, AnnounceTout, DealCards, Discard
from grosstarock.core.cards import Card
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import Choice, DiscardChoice
from grosstarock.core.engine import Step, apply, initial
from grosstarock.core.events import Event, seen_by
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.players.protocol import Player, PlayerFactory

LOOKS_FOR_PEEKING_ONCE_IN: Final = 8
STRAYS_ONCE_IN: Final = 5
SHUFFLES: Final = 3
EXCHANGES: Final = 12


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player was shown, and what it chose."""

    seen: View
    action: Action


def check_player(
    factory: PlayerFactory, rules_list: Iterable[Rules], deals: int, seed: int
) -> None:
    """Plays ``deals`` deals under each of some rules; raises ``AssertionError`` at a broken law.

    The player sits in every seat. Now and then a chance action is played in place of the one
    chosen, so that positions are met into which the player would never bring itself. ``seed`` (0 or
    more) decides the packs, the players' seeds and the chance actions.
    """
    for rules in rules_list:
        dice = Random(seed)
        match = new_match(rules, dealer=Seat(seed % rules.players))
        for number in range(deals):
            pack = shuffled(f"gt1:laws/{seed}/{number}")
            deal = apply(next_deal(match), DealCards(pack)).state
            over = _checked_deal(factory, deal, seed + number, dice)
            match = after_deal(match, over)


def states_alike(state: DealState, seat: Seat, rng: Random) -> DealState | None:
    """Another deal that ``seat`` cannot tell from ``state``: hidden cards have changed places.

    Cards move among the other hands, the others' discard and, with two players, the dead hand; the
    same actions are then replayed and must be legal and show ``seat`` the same events. None when no
    such deal was found in some tries; late in a deal there may be none.
    """
    hidden = tuple(_hidden_from(state, seat))
    told = _told(state, seat, {})
    for attempt in range(SHUFFLES + EXCHANGES):
        places = list(hidden if attempt < SHUFFLES else rng.sample(hidden, min(2, len(hidden))))
        cards = places.copy()
        rng.shuffle(cards)
        if attempt >= SHUFFLES:
            cards = places[::-1]
        moved = dict(zip(places, cards, strict=True))
        alike = _told(state, seat, moved)
        if alike is None or told is None or alike[1] != told[1]:
            continue
        if alike[0].hands != state.hands or alike[0].discard != state.discard:
            return alike[0]
    return None


def _hidden_from(state: DealState, seat: Seat) -> CardSet:
    """The cards that a seat neither was dealt nor has seen played."""
    own = CardSet(state.dealt[seat])
    return ALL_CARDS - own - view(state, seat).cards_played


def _told(
    state: DealState, seat: Seat, moved: dict[Card, Card]
) -> tuple[DealState, list[Event]] | None:
    """The deal replayed with cards in each other's place, and the events as ``seat`` sees them."""
    replay = initial(state.rules, state.dealer, state.before, again=state.again)
    events: list[Event] = []
    for action in state.actions:
        try:
            step: Step = apply(replay, _moved(action, moved))
        except IllegalAction:
            return None
        replay = step.state
        events.extend(seen_by(event, seat) for event in step.events)
    return replay, events


def _moved(action: Action, moved: dict[Card, Card]) -> Action:
    match action:
        case DealCards(pack):
            return DealCards(tuple(moved.get(card, card) for card in pack))
        case Discard(seat, cards):
            return Discard(seat, tuple(moved.get(card, card) for card in cards))
        case _:
            return action


def _checked_deal(factory: PlayerFactory, state: DealState, seed: int, dice: Random) -> DealState:
    """One deal to its end, every answer checked."""
    players = {seat: factory(seed) for seat in state.seating.active}
    answers: list[Answer] = []
    while state.turn is not None:
        seat = state.turn
        seen = view(state, seat)
        action = _asked(players[seat], seen, state)
        _check_answer(factory(seed), Answer(seen, action), state)
        if dice.randrange(LOOKS_FOR_PEEKING_ONCE_IN) == 0:
            _check_no_peeking(factory(seed), Answer(seen, action), state, dice)
        answers.append(Answer(seen, action))
        strays = dice.randrange(STRAYS_ONCE_IN) == 0
        state = apply(state, chance_action(seen.choice, dice) if strays else action).state
    dice.shuffle(answers)
    _check_order_is_irrelevant(factory(seed), answers, state)
    return state


def _asked(player: Player, seen: View, state: DealState) -> Action:
    """The player's answer; whatever it raises breaks a law."""
    try:
        return player.choose(seen)
    except Exception as error:
        told = f"the player raised {type(error).__name__}: {error}"
        raise AssertionError(f"{told}\n{position(state, seen)}") from error


def _check_answer(fresh: Player, answer: Answer, state: DealState) -> None:
    """Legal, the view as it was, and the same from a player just made."""
    seen, action = answer.seen, answer.action
    where = position(state, seen)
    _demand(action in seen.choice, f"not legal: {action}\n{where}")
    _demand(seen == view(state, seen.seat), f"the view was changed\n{where}")
    again = _asked(fresh, seen, state)
    _demand(again == action, f"chose {action}, made anew {again}\n{where}")


def _check_no_peeking(fresh: Player, answer: Answer, state: DealState, dice: Random) -> None:
    """Hidden cards elsewhere give an equal view and the same choice."""
    seat = answer.seen.seat
    assert seat is not None, "a player has a seat"
    alike = states_alike(state, seat, dice)
    if alike is None:
        return
    seen = view(alike, seat)
    where = position(state, answer.seen)
    _demand(seen == answer.seen, f"the view shows hidden cards\n{where}")
    action = _asked(fresh, seen, state)
    _demand(action == answer.action, f"hidden cards change the choice\n{where}")


def _check_order_is_irrelevant(player: Player, answers: Sequence[Answer], state: DealState) -> None:
    """One player asked everything once more, in another order, answers the same."""
    for answer in answers:
        action = _asked(player, answer.seen, state)
        _demand(
            action == answer.action,
            f"chose {answer.action}, in another order {action}\n{position(state, answer.seen)}",
        )


def _demand(kept: object, broken: str) -> None:
    # Not an assert statement: the laws hold where Python runs without those too.
    if not kept:
        raise AssertionError(broken)


def chance_action(choice: Choice, dice: Random) -> Action:
    """Some legal action; an announced tout as often as a discard, so that it is met."""
    if not isinstance(choice, DiscardChoice):
        return dice.choice(tuple(choice))
    if choice.may_announce_tout and dice.randrange(2):
        return AnnounceTout(choice.seat)
    way = dice.choice(choice.ways)
    cards = way.forced | CardSet(dice.sample(tuple(way.pool), way.choose))
    return Discard(choice.seat, tuple(cards))


def position(state: DealState, seen: View) -> str:
    """A position as a reader needs it to find the fault: rules, place in the deal, cards."""
    rules = state.rules
    trick = seen.trick
    on_table = " ".join(card.code for card in trick.cards) if trick is not None else ""
    hands = ", ".join(f"{seat}: {hand}" for seat, hand in enumerate(state.hands))
    return "\n".join(
        (
            f"rules {rules.preset} for {rules.players}, "
            + ", ".join(f"{name}={value}" for name, value in rules.options().items()),
            f"seat {seen.seat}, dealer {seen.dealer}, {seen.phase}, trick {seen.trick_number}"
            f" ({on_table})",
            f"hand {seen.hand}",
            f"all hands {hands}",
            f"choice {seen.choice}",
        )
    )
