"""Endings solved in many worlds at once are what the solver finds in each of them alone."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from grosstarock.core.actions import Action, DealCards, Demand, PassDemand, Play
from grosstarock.core.cards import Suit
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.ending import ending_of
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.view import View, view
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT
from grosstarock.kernel.position_rows import rows_of
from grosstarock.kernel.solve import Solver
from grosstarock.kernel.solve_words import CannotSolve
from grosstarock.kernel.solve_worlds import DEMAND, PASS, WorldsSolver
from grosstarock.kernel.trying import Moves
from grosstarock.kernel.worlds import worlds_of
from grosstarock.players.novice import novice
from grosstarock.testing.player_laws import chance_action

TABLES = (("danish", 3), ("dollar", 4), ("two-player", 2), ("classic", 3), ("classic-no-pots", 3))
SUITS = tuple(Suit)
ONE = Solver()
MANY = WorldsSolver()
ENOUGH = 10_000_000


def moves_of(actions: list[Action]) -> Moves:
    cards, names = [], []
    for action in actions:
        named = action.names if isinstance(action, Play) else None
        names.append(NO_SUIT if named is None else SUITS.index(named))
        match action:
            case Play(card=card):
                cards.append(INDEX_OF[card])
            case Demand():
                cards.append(DEMAND)
            case _:
                assert isinstance(action, PassDemand)
                cards.append(PASS)
    return Moves(np.array(cards, np.int64), np.array(names, np.int64))


def late_views(preset: str, players: int, number: int) -> list[View]:
    """What the seats to move see in the last four tricks of a deal."""
    rules = rules_of(preset, players)
    dice = Random(number)
    pots = Pots(dice.choice([0, 35, 65]), 125) if rules.pots else Pots()
    start = initial(rules, Seat(number % players), Accounts(BySeat([0] * players), pots))
    state = apply(start, DealCards(shuffled(f"gt1:worlds/{preset}/{number}"))).state
    found = []
    while state.turn is not None:
        seen = view(state, state.turn)
        if len(state.tricks) > 20 and isinstance(seen.choice, PlayChoice | DemandChoice):
            found.append(seen)
        strays = dice.randrange(3) == 0
        action = chance_action(seen.choice, dice) if strays else novice(0).choose(seen)
        state = apply(state, action).state
    return found


def check_worths(seen: View, seed: int) -> None:
    """Each move's worth is the solver's, up to what was settled before: the same for all moves."""
    worlds = worlds_of(seen)
    drawn = worlds.draw(2, seed)
    moves = moves_of(list(seen.choice))
    gains, solved = MANY.gains(seen, rows_of(seen), drawn, moves, 0.0, ENOUGH)
    assert solved.all()
    for world, state in enumerate(worlds.states(drawn)):
        solution = ONE.solve(ending_of(state))
        wanted = np.array([worth.gain for worth in solution.worths], float)
        assert len({*np.round(gains[:, world] - wanted, 6)}) == 1


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_card_is_worth_what_it_is_in_each_world_alone(preset: str, players: int) -> None:
    for number in range(3):
        for seen in late_views(preset, players, number):
            if isinstance(seen.choice, PlayChoice):
                check_worths(seen, number)


def test_to_demand_and_to_pass_are_worth_what_they_are_in_each_world_alone() -> None:
    asked = 0
    for number in range(60):
        preset, players = TABLES[number % len(TABLES)]
        for seen in late_views(preset, players, 100 + number):
            if isinstance(seen.choice, DemandChoice):
                check_worths(seen, number)
                asked += 1
    assert asked >= 5


def test_a_share_of_the_pots_counts_as_it_is_told() -> None:
    seen = late_views("danish", 3, 1)[2]
    moves = moves_of(list(seen.choice))
    drawn = worlds_of(seen).draw(8, 0)
    rows = rows_of(seen)
    alone, _ = MANY.gains(seen, rows, drawn, moves, 0.0, ENOUGH)
    third, _ = MANY.gains(seen, rows, drawn, moves, 1 / 3, ENOUGH)
    whole, _ = MANY.gains(seen, rows, drawn, moves, 1.0, ENOUGH)
    assert np.allclose(3 * (third - alone), whole - alone)


def test_beyond_the_budget_worlds_stay_unsolved() -> None:
    seen = late_views("danish", 3, 0)[0]
    drawn = worlds_of(seen).draw(20, 0)
    moves = moves_of(list(seen.choice))
    gains, solved = MANY.gains(seen, rows_of(seen), drawn, moves, 0.0, 60)
    assert 0 < solved.sum() < 20
    assert not gains[:, solved == 0].any()


def test_amounts_beyond_the_solvers_numbers_are_refused() -> None:
    seen = late_views("danish", 3, 0)[0]
    accounts = Accounts(seen.accounts.balances, Pots(10_000_001, 0))
    drawn = worlds_of(seen).draw(1, 0)
    moves = moves_of(list(seen.choice))
    huge = replace(seen, accounts=accounts)
    rows = rows_of(huge)
    with pytest.raises(CannotSolve):
        MANY.gains(huge, rows, drawn, moves, 0.0, ENOUGH)
