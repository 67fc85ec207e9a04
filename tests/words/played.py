"""Deals played by chance, for what must hold of every settlement sheet."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from grosstarock.core import engine, match
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import PACK
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.state import DealState
from grosstarock.words.sheet import Sheet, sheet

NAMES = ("Wilhelmina K", "Bartholomews", "Christabelle", "Maximilianus")


def played_deal(rules: Rules, chance: Random, before: match.Match | None = None) -> DealState:
    """A deal played to its end by players who take any of the first legal actions."""
    state = match.next_deal(before or match.new_match(rules))
    pack = list(PACK)
    chance.shuffle(pack)
    state = engine.apply(state, DealCards(tuple(pack))).state
    while state.turn is not None:
        actions = list(islice(engine.legal_actions(state), 100))
        state = engine.apply(state, chance.choice(actions)).state
    return state


def sheet_of(state: DealState, names: tuple[str, ...] = NAMES) -> Sheet:
    return sheet(state.ledger, state.before, state.rules, names, played=state.played)


def played_sheets() -> Iterator[Sheet]:
    for preset, players in (("danish", 3), ("dollar", 4), ("two-player", 2)):
        rules = rules_of(preset, players)
        yield sheet_of(played_deal(rules, Random(7)))
        yield sheet([], match.new_match(rules).accounts, rules)
