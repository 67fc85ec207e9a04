"""Deals and records of them, for the tests of records."""

import json
from typing import Any

from grosstarock.core import engine
from grosstarock.core.actions import BreakOff, DealCards
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.notation.record import record_of
from grosstarock.notation.record_writer import write_record
from grosstarock.testing.strategies_play import LONGEST_DEAL, played_on

NAMES = ("Ada", "Bo", "Cy", "Di")
TABLES = (
    ("classic", 3),
    ("classic", 4),
    ("classic-no-pots", 3),
    ("classic-no-pots", 4),
    ("danish", 3),
    ("danish", 4),
    ("dollar", 3),
    ("dollar", 4),
    ("two-player", 2),
)
"""Every preset with every number of players that it is for."""


def names_for(state: DealState) -> tuple[str, ...]:
    return NAMES[: state.rules.players]


def deal_of(
    rules: Rules, number: int, actions: int = LONGEST_DEAL, dealer: Seat = Seat.FIRST
) -> DealState:
    """A deal with at most so many random actions, all of it drawn from a number."""
    state = engine.initial(rules, dealer)
    dealt = engine.apply(state, DealCards(shuffled(f"gt1:records-{number}"))).state
    return played_on(dealt, number, actions)


def played_deal(preset: str = "danish", players: int = 3, number: int = 1) -> DealState:
    return deal_of(rules_of(preset, players), number)


def unfinished_deal(preset: str = "danish", players: int = 3, number: int = 1) -> DealState:
    return deal_of(rules_of(preset, players), number, actions=30)


def broken_off(state: DealState) -> DealState:
    return engine.apply(state, BreakOff()).state


def redeal_asked() -> DealState:
    """A deal in which eldest asks for a new one (GAME-3)."""
    rules = rules_of("danish", 3, options={"redeal_without_trumps": True})
    trumps = [card for card in shuffled("gt1:trumps") if card.name.startswith("T")]
    others = [card for card in shuffled("gt1:others") if not card.name.startswith("T")]
    pack = [
        (others if place // 5 % 3 == 0 and place < 75 else trumps or others).pop()
        for place in range(78)
    ]
    state = engine.apply(engine.initial(rules, Seat.FIRST), DealCards(tuple(pack))).state
    return engine.apply(state, next(iter(engine.legal_actions(state)))).state


def fields_of(state: DealState) -> dict[str, Any]:
    """The record of a deal as JSON values."""
    fields: dict[str, Any] = json.loads(write_record(record_of(state, names_for(state))))
    return fields
