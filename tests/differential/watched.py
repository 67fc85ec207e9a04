"""A naive table beside the engine, which follows a deal and compares what may be done."""

from random import Random
from typing import Any

from tests.differential.engine_deals import Row, random_deal
from tests.differential.engine_records import Record, action_in_json, record_by_hand
from tests.differential.naive_judge import judge
from tests.differential.naive_table import Table

from grosstarock.core import engine
from grosstarock.core.actions import Play
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.clauses import Clause
from grosstarock.core.presets import changed_amounts, changed_options
from grosstarock.core.rules import Rules
from grosstarock.core.state import DealState, Phase

LATE = 21
"""After so many tricks the hands are small enough to try each card at every position."""


class WatchedTable(Table):
    """A naive table that finds the discards of a hand once, however often it is asked."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.reasons: dict[bool, dict[frozenset[str], str]] = {}

    def discard_reasons(self) -> dict[frozenset[str], str]:
        if self.tout_announced not in self.reasons:
            self.reasons[self.tout_announced] = super().discard_reasons()
        return self.reasons[self.tout_announced]


class Watch:
    """Follows a deal on the naive table; ``found`` are the positions where the two differ."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.table: WatchedTable | None = None
        self.done = 0
        self.found: list[str] = []

    def look(self, state: DealState) -> None:
        if self.table is None:
            self.table = WatchedTable(record_by_hand(state, self.row))
        for action in state.actions[1 + self.done :]:  # the first is the table's own: dealing
            self.table.act(action_in_json(action), f"actions[{self.done}]")
            self.done += 1
        ours, theirs = choice_of_engine(state), choice_of_judge(self.table)
        if ours != theirs:
            self.found.append(f"after {self.done} actions: engine {ours}, judge {theirs}")
        if state.phase is Phase.PLAY and len(state.tricks) >= LATE:
            self.found += refusal_differences(state, self.table)


def refusal_differences(state: DealState, table: Table) -> list[str]:
    """The cards of the hand that are refused by another clause than the judge would name."""
    seat = state.turn
    assert seat is not None
    found = []
    for card in state.hands[seat]:
        refused = engine.refusal(state, Play(seat, card))
        if refused is None or refused.clause is Clause.SCUSE_5:
            continue
        clause = table.reason_against(card.code, seat)
        if refused.clause.value != clause:
            found.append(f"{card}: engine {refused.clause}, judge {clause}")
    return found


def disagreements(chance: Random, row: Row, rules: Rules) -> list[str]:
    """Plays one deal and lists where engine and judge differ; empty when they agree."""
    watch = Watch(row)
    deal = random_deal(chance, rules, watch.look)
    return [*watch.found, *judge(record_by_hand(deal, row))]


def choice_of_engine(state: DealState) -> Any:
    """Turn and legal actions in the judge's words."""
    choice = engine.legal_actions(state)
    match choice:
        case RedealChoice(seat, may_ask):
            return ("redeal", seat, may_ask)
        case DiscardChoice(seat, ways, may_announce):
            discards = {frozenset(card.code for card in cards) for way in ways for cards in way}
            return ("discard", seat, discards, may_announce)
        case DeclareChoice(seat, held, compulsory):
            return ("declare", seat, {name.value for name in held}, compulsory)
        case DemandChoice(seat, may_demand):
            return ("demand", seat, may_demand)
        case PlayChoice(seat):
            plays = [action_in_json(action) for action in choice]
            return ("play", seat, {(play["card"], play.get("names")) for play in plays})
        case _:
            return None


def choice_of_judge(table: Table) -> Any:
    """The same from the naive table."""
    turn = table.turn()
    if turn is None:
        return None
    step, seat = turn
    hand = table.hands[seat]
    match step:
        case "redeal":
            return (step, seat, not any(card.startswith("T") for card in hand))
        case "discard":
            reasons = table.discard_reasons()
            allowed = {cards for cards, reason in reasons.items() if not reason}
            may_announce = table.options["announced_tout"] and "F" in hand
            return (step, seat, allowed, may_announce and not table.tout_announced)
        case "declare":
            compulsory = table.options["declarations"] == "compulsory"
            return (step, seat, set(table.declarable(seat)), compulsory)
        case "demand":
            return (step, seat, "F" not in hand)
        case _:
            return (step, seat, table.legal_plays())


def record_of_rules(state: DealState) -> Record:
    """The record of a deal so far, its rules written from the rules in force."""
    rules = state.rules
    row = {
        "preset": rules.preset,
        "options": {
            name: value if isinstance(value, bool) else value.value
            for name, value in changed_options(rules).items()
        },
        "tariff": changed_amounts(rules),
        "stake": {"unit": rules.stake.unit, "points": rules.stake.points},
    }
    return record_by_hand(state, row)
