"""The player ``expert``: lawful in every phase, the same for the same work, and better for it."""

import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest

from grosstarock.core.actions import Action, DealCards, Play
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.trials import Gains
from grosstarock.players.expert import Expert, expert
from grosstarock.players.learned_effort import BARE, BUDGETS, TABLE, Effort, effort_of
from grosstarock.players.learned_search import (
    FIRST_ROUND,
    HOPELESS,
    Purse,
    race,
)
from grosstarock.players.learned_worlds import kept_by_odds
from grosstarock.players.protocol import PLAIN_MANNER, Manner, Player, Taste
from grosstarock.testing.player_laws import check_player

TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
SMALL = Effort(
    looks=600,
    most_worlds=16,
    horizon=4,
    exact_tricks=4,
    exact_worlds=6,
    nodes=5_000,
    opening_looks=2_000,
    opening_worlds=8,
    belief=TABLE.belief,
)
"""All that an expert does, done in little time."""


class Small(Expert):
    """An expert with the small effort."""

    def __init__(self, seed: int, manner: Manner = PLAIN_MANNER) -> None:
        super().__init__(seed, manner)
        self._effort = SMALL


def bare(seed: int, manner: Manner = PLAIN_MANNER) -> Player:
    """An expert left with its network alone."""
    return expert(seed, Manner(manner.taste, 0.001))


def dealt(rules: Rules, seed: str, dealer: Seat = Seat.FIRST) -> DealState:
    return apply(initial(rules, dealer), DealCards(shuffled(f"gt1:{seed}"))).state


def played(state: DealState, player: Player) -> list[Action]:
    """A deal that one player plays in every seat."""
    actions = []
    while state.turn is not None:
        actions.append(player.choose(view(state, state.turn)))
        state = apply(state, actions[-1]).state
    return actions


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_the_bare_network_keeps_the_laws(preset: str, players: int) -> None:
    check_player(bare, [rules_of(preset, players)], deals=2, seed=3)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_search_keeps_the_laws(preset: str, players: int) -> None:
    check_player(Small, [rules_of(preset, players)], deals=1, seed=5)


@pytest.mark.parametrize("taste", Taste)
def test_every_taste_keeps_the_laws(taste: Taste) -> None:
    rules = rules_of("dollar", options={"redeal_without_trumps": True})

    def factory(seed: int, _manner: Manner = PLAIN_MANNER) -> Player:
        return Small(seed, Manner(taste))

    check_player(factory, [rules], deals=1, seed=7)


def test_prices_far_from_the_usual_are_played_with() -> None:
    tariff = {"tout": 1_000_000, "lost_card": 0, "king_ultimo": 0, "card_unit": 35}
    rules = rules_of("danish", options={"card_points": False}, tariff=tariff)
    check_player(Small, [rules], deals=1, seed=2)


def test_more_budget_is_never_less_work() -> None:
    efforts = [BARE, *(effort for _, effort in BUDGETS), TABLE]
    for less, more in pairwise(efforts):
        for name in ("looks", "most_worlds", "exact_tricks", "nodes", "opening_looks"):
            assert getattr(less, name) <= getattr(more, name)
    limits = [below for below, _ in BUDGETS]
    assert limits == sorted(limits)
    assert effort_of(None) is effort_of(60.0) is TABLE
    assert effort_of(0.0005) is BARE


def test_seed_and_view_decide_alone() -> None:
    state = dealt(rules_of("danish"), "alone")
    assert played(state, Small(3)) == played(state, Small(3))


def test_the_network_knows_a_certain_loss() -> None:
    """A King that the Mond has taken in nobody's hand: with nothing else asked it throws a pip."""
    state = dealt(rules_of("danish"), "loss")
    player = bare(1)
    kings_kept = 0
    while state.turn is not None:
        seen = view(state, state.turn)
        action = player.choose(seen)
        if isinstance(seen.choice, PlayChoice) and seen.trick is not None and seen.trick.cards:
            assert isinstance(action, Play)
            kings_kept += action.card.points == 0
        state = apply(state, action).state
    assert kings_kept > 15


def test_a_race_takes_the_best() -> None:
    dice = np.random.default_rng(1)
    truth = np.array([0.0, 4.0, 3.0, -30.0])
    tried = np.zeros(4, np.int64)

    def trial(alive: Numbers, first: int, number: int) -> Gains:
        tried[alive == 1] += number
        gains = np.zeros((4, number))
        gains += truth[:, None]
        gains += dice.normal(0, 10, (1, number))
        gains += dice.normal(0, 1, (4, number))
        return gains

    assert race(None, 4, Purse(4_000, 1_024), Taste.PLAIN, trial) == 1
    assert tried[3] == FIRST_ROUND


def test_what_the_network_finds_hopeless_is_not_tried() -> None:
    prior = np.array([0.0, 1.0, -HOPELESS - 2])

    def trial(alive: Numbers, first: int, number: int) -> Gains:
        assert not alive[2]
        gains: Gains = np.repeat(np.array([[2.0], [0.0], [9.0]]), number, axis=1)
        return gains

    assert race(prior, 3, Purse(1_000, 64), Taste.PLAIN, trial) == 0


def test_without_a_purse_the_network_decides() -> None:
    def trial(alive: Numbers, first: int, number: int) -> Gains:
        raise AssertionError("nothing may be tried")

    assert race(np.array([1.0, 3.0, 2.0]), 3, Purse(0, 64), Taste.PLAIN, trial) == 1


def test_a_cautious_player_takes_the_safe_one() -> None:
    gains = np.array([[5.0, 5.0] * 8, [-30.0, 42.0] * 8])

    def trial(alive: Numbers, first: int, number: int) -> Gains:
        return gains[:, :number]

    purse = Purse(32, FIRST_ROUND)
    assert race(None, 2, purse, Taste.CAUTIOUS, trial) == 0
    assert race(None, 2, purse, Taste.BOLD, trial) == 1


def test_worlds_are_kept_as_their_odds_are() -> None:
    kept = kept_by_odds(np.array([1.0, 0.0, 3.0, 4.0]), 8)
    assert np.bincount(kept, minlength=4).tolist() == [1, 0, 3, 4]


def test_nobody_pays_for_it_who_does_not_ask() -> None:
    told = "import sys, grosstarock.plugins; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
