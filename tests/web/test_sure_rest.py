"""Where the page calls the rest sure, every order pays the same, whatever the others play."""

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random

import msgspec
from tests.web.running_node import needs_node, node

from grosstarock.core import match
from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import PACK, Card
from grosstarock.core.engine import apply, legal_actions
from grosstarock.core.ledger import Accounts
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import view
from grosstarock.players.novice import novice
from grosstarock.server.wire import view_to_wire
from grosstarock.web import STATIC

DEALS = 150
MOST_CARDS = 3
"""So many tricks before the end the check begins: all that may follow is played out."""

Outcome = tuple[Accounts, BySeat[int] | None]


def leads(deals: int) -> Iterator[DealState]:
    """States of novices' deals in which somebody leads to one of the last tricks but the last."""
    tables = (rules_of("danish"), rules_of("classic-no-pots"), rules_of("two-player"))
    players = [novice(seat) for seat in range(3)]
    for number in range(deals):
        chance = Random(number)
        state = match.next_deal(match.new_match(tables[number % len(tables)]))
        state = apply(state, DealCards(tuple(chance.sample(PACK, len(PACK))))).state
        while state.turn is not None:
            held = len(state.hands[state.turn])
            is_lead = state.trick is not None and not state.trick.cards
            if state.phase is Phase.PLAY and is_lead and 1 < held <= MOST_CARDS:
                yield state
            state = apply(state, players[state.turn].choose(view(state, state.turn))).state


def called_sure(states: list[DealState]) -> list[DealState]:
    """Those of the states in which the page calls the rest sure, by the leader's own view."""
    views = [view_to_wire(view(state, state.turn)) for state in states]
    module = (STATIC / "state" / "sure.js").as_uri()
    script = (
        f"import {{ isRestSure }} from {json.dumps(module)};"
        "let text = ''; for await (const part of process.stdin) text += part;"
        "console.log(JSON.stringify(JSON.parse(text).map(isRestSure)));"
    )
    sent = msgspec.json.encode(views).decode()
    answered = node("--input-type=module", "--eval", script, sent=sent)
    assert answered.returncode == 0, answered.stderr
    told = json.loads(answered.stdout)
    return [state for state, is_sure in zip(states, told, strict=True) if is_sure]


def outcomes(state: DealState, seat: int, order: tuple[Card, ...]) -> set[Outcome]:
    """All that the deal can come to when a seat plays its cards in an order."""
    if state.turn is None:
        return {(state.accounts, state.played.scores if state.played else None)}
    if state.turn == seat and state.phase is Phase.PLAY:
        return outcomes(apply(state, Play(state.turn, order[0])).state, seat, order[1:])
    found: set[Outcome] = set()
    for action in legal_actions(state):
        found |= outcomes(apply(state, action).state, seat, order)
    return found


@needs_node
def test_every_order_of_a_sure_rest_pays_the_same() -> None:
    sure = called_sure(list(leads(DEALS)))
    assert len(sure) >= 5
    for state in sure:
        assert state.turn is not None
        held = tuple(state.hands[state.turn])
        possible = [outcomes(state, state.turn, order) for order in permutations(held)]
        assert all(one == possible[0] for one in possible), held
