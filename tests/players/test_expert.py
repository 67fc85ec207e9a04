"""The expert: lawful in every phase and with every effort, and down to its bare habit sensible."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest
from tests.players.test_laws import covering_rules

from grosstarock.core.actions import Action, DealCards, PassDemand, PassRedeal
from grosstarock.core.choices import DemandChoice, PlayChoice, RedealChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.kernel.habit import habit_weights
from grosstarock.kernel.habit_duels import duel
from grosstarock.kernel.habit_finer import FINER_WEIGHTS
from grosstarock.players.expert import EFFORTS, HABIT, expert
from grosstarock.players.habits import finer_weights, habit_scores
from grosstarock.players.protocol import PLAIN_MANNER, Manner, Player, PlayerFactory, Taste
from grosstarock.players.search_alike import plays_that_differ
from grosstarock.plugins import PLAYERS
from grosstarock.testing.player_laws import check_player

DANISH = rules_of("danish")
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
BARE = Manner(budget=0.0)
LITTLE = Manner(budget=0.002)


def bare(seed: int, manner: Manner = PLAIN_MANNER) -> Player:
    """An expert left with its habit alone."""
    return expert(seed, Manner(manner.taste, BARE.budget))


def quick(seed: int, manner: Manner = PLAIN_MANNER) -> Player:
    """An expert that does little work."""
    return expert(seed, Manner(manner.taste, LITTLE.budget))


def dealt(rules: Rules, seed: str) -> DealState:
    return apply(initial(rules, Seat.FIRST), DealCards(shuffled(f"gt1:{seed}"))).state


def played(state: DealState, player: Player) -> list[Action]:
    """A deal that one player plays in every seat."""
    actions = []
    while state.turn is not None:
        actions.append(player.choose(view(state, state.turn)))
        state = apply(state, actions[-1]).state
    return actions


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_the_bare_habit_keeps_the_laws(preset: str, players: int) -> None:
    check_player(bare, [rules_of(preset, players)], deals=2, seed=3)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_search_keeps_the_laws(preset: str, players: int) -> None:
    check_player(quick, [rules_of(preset, players)], deals=1, seed=5)


@pytest.mark.deep
@pytest.mark.parametrize("player", [bare, quick])
def test_the_laws_hold_under_covering_rules(player: PlayerFactory) -> None:
    check_player(player, covering_rules(), deals=1, seed=21)


@pytest.mark.parametrize("taste", Taste)
def test_every_taste_keeps_the_laws(taste: Taste) -> None:
    rules = rules_of("dollar", options={"redeal_without_trumps": True})

    def factory(seed: int, _manner: Manner = PLAIN_MANNER) -> Player:
        return quick(seed, Manner(taste))

    check_player(factory, [rules], deals=1, seed=7)


def test_prices_far_from_the_usual_are_played_with() -> None:
    tariff = {"tout": 1_000_000, "lost_card": 0, "king_ultimo": 0, "card_unit": 35}
    rules = rules_of("danish", options={"card_points": False}, tariff=tariff)
    check_player(quick, [rules], deals=1, seed=2)


def test_more_budget_is_more_work_down_to_none() -> None:
    entry = PLAYERS["expert"]
    assert EFFORTS.within(None) == EFFORTS.within(entry.table) == EFFORTS.steps[-1][1]
    assert EFFORTS.within(0.0).cards == EFFORTS.within(0.001).cards == 0
    assert any(least == entry.arena for least, _ in EFFORTS.steps)
    for (earlier, less), (later, more) in pairwise(EFFORTS.steps):
        assert earlier < later
        assert less.cards < more.cards
        assert less.most_worlds < more.most_worlds
        assert less.opening_cards < more.opening_cards


def test_the_same_seed_and_view_give_the_same_choice_in_any_number_of_threads() -> None:
    deals = [dealt(DANISH, f"threads/{number}") for number in range(4)]
    alone = [quick(3).choose(view(state, state.turn)) for state in deals]
    with ThreadPoolExecutor(4) as pool:
        together = pool.map(lambda state: quick(3).choose(view(state, state.turn)), deals * 2)
        assert list(together) == alone * 2
    state = dealt(DANISH, "alone")
    assert played(state, quick(3)) == played(state, quick(3))


def test_with_no_budget_it_plays_the_card_that_habit_likes_best_and_asks_for_nothing() -> None:
    state = dealt(rules_of("danish", options={"redeal_without_trumps": True}), "bare")
    weights = finer_weights(HABIT)
    plays_seen = 0
    while state.turn is not None:
        seen = view(state, state.turn)
        action = bare(1).choose(seen)
        match seen.choice:
            case PlayChoice() as choice:
                plays = plays_that_differ(seen, choice)
                liked = plays[int(habit_scores(seen, plays, weights).argmax())]
                assert action == liked
                plays_seen += len(plays) > 1
            case DemandChoice():
                assert isinstance(action, PassDemand)
            case RedealChoice():
                assert isinstance(action, PassRedeal)
            case _:
                pass
        state = apply(state, action).state
    assert plays_seen > 30


def test_the_bare_habit_is_better_than_that_of_the_master() -> None:
    points = duel(DANISH, finer_weights(HABIT), habit_weights(), 2_000, seed=5)
    assert finer_weights(HABIT).shape == (FINER_WEIGHTS,)
    assert points.mean() > 4 * points.std() / len(points) ** 0.5


def test_scores_are_whole_numbers_one_for_each_play() -> None:
    state = dealt(DANISH, "scores")
    while not isinstance(view(state, state.turn).choice, PlayChoice):
        state = apply(state, bare(0).choose(view(state, state.turn))).state
    seen = view(state, state.turn)
    assert isinstance(seen.choice, PlayChoice)
    plays = plays_that_differ(seen, seen.choice)
    scores = habit_scores(seen, plays, finer_weights(HABIT))
    assert scores.shape == (len(plays),)
    assert np.issubdtype(scores.dtype, np.integer)
