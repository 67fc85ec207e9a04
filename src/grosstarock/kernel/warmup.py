"""Compiles everything ahead of its first use, step by step, so that nothing waits for it later.

Each step calls a part of the kernel once on next to nothing; what is not in the cache yet is
compiled then. A step takes up to some seconds, or next to no time when the cache is filled.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import numpy as np

from grosstarock.core.ending import ending_of
from grosstarock.core.engine import folded
from grosstarock.core.presets import rules_of
from grosstarock.core.state import DealState
from grosstarock.core.view import view

from .bits import Word
from .bulk import Policy, Series, play_deals
from .environment import Environment
from .environment_actions import draw_actions
from .habit import habit_weights
from .layout import CARDS, NO_SUIT
from .observation import Observer
from .perft import count_sequences
from .playouts import opened_positions, play_out_all
from .position_rows import rows_of
from .replay import deal_of
from .solve import Method, Solver
from .solve_worlds import PASS, WorldsSolver
from .trying import Habits, Moves, Openings, Trials
from .worlds import COLUMNS, worlds_of


@dataclass(frozen=True, slots=True)
class Step:
    """A part of the kernel that is ready now: its name, and how many seconds that took."""

    name: str
    seconds: float


def _warm_bulk() -> None:
    play_deals(Series(rules=rules_of("danish")), 1, with_payments=True)


def _warm_playouts() -> None:
    series = Series(rules=rules_of("danish"), policies=(Policy.THUMB,) * 3)
    play_out_all(opened_positions(series, 1), np.zeros(3, np.int64), 1)
    deal_of(series, 0)


def _warm_environment() -> None:
    environment = Environment(rules_of("danish"), 1)
    observer = Observer(environment)
    actions = np.zeros(1, np.int64)
    draw_actions(environment.stepped.masks, actions, Word(0))
    environment.step(actions)
    observer.see()
    observer.see_planes()


def _late_in_a_deal(preset: str) -> DealState:
    """A deal with two tricks to play."""
    deal = deal_of(Series(rules=rules_of(preset)), 0)
    left = 2 * len(deal.start().seating.active)
    return folded(deal.start(), deal.actions[:-left])


def _warm_endings() -> None:
    ending = ending_of(_late_in_a_deal("danish"))
    solver = Solver()
    solver.solve(ending, Method.MAXN)
    solver.solve(ending, Method.PARANOID)
    solver.solve(ending_of(_late_in_a_deal("two-player")), Method.DIFFERENCE)
    count_sequences(ending, 2)


def _warm_worlds() -> None:
    state = _late_in_a_deal("danish")
    worlds = worlds_of(view(state, state.turn))
    worlds.draw(1, 0)
    worlds.draw(1, 0, weights=np.ones((CARDS, COLUMNS)))


def _warm_trials() -> None:
    """What a search of one position calls: trials of cards and of discards, worlds, endings."""
    deal = deal_of(Series(rules=rules_of("danish")), 0)
    dealt = folded(deal.start(), deal.actions[:1])
    begun = view(dealt, dealt.turn)
    state = _late_in_a_deal("danish")
    seen = view(state, state.turn)
    rows, drawn = rows_of(seen), worlds_of(seen).draw(1, 0)
    weights, alive = habit_weights(), np.ones(1, np.int64)
    moves = Moves(np.array([PASS]), np.array([NO_SUIT]))
    WorldsSolver().gains(seen, rows, drawn, moves, 0.0, 1)
    nothing = Openings(np.zeros(1, np.uint64), np.zeros(1, np.uint64), np.zeros(1, np.int64))
    trials = Trials(rows_of(begun), 0.0, 0, Habits.of_all(weights, 0))
    trials.openings(worlds_of(begun).draw(1, 0), nothing, alive)
    nobody = np.zeros(1, np.int64)
    Trials(rows, 0.0, 0).cards(drawn, moves, nobody)


STEPS: Final[tuple[tuple[str, Callable[[], None]], ...]] = (
    ("bulk", _warm_bulk),
    ("playouts", _warm_playouts),
    ("environment", _warm_environment),
    ("endings", _warm_endings),
    ("worlds", _warm_worlds),
    ("trials", _warm_trials),
)


def warm_up() -> Iterator[Step]:
    """Goes through all steps; each is given when it is done, so that progress can be shown."""
    for name, warm in STEPS:
        start = perf_counter()
        warm()
        yield Step(name, perf_counter() - start)
