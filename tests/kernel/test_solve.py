"""The solvers against the reference: every action of every ending, by each method."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from tests.kernel.kernel_deals import covering_rules
from tests.kernel.reference_solver import (
    Gains,
    against,
    best_for_itself,
    gains_of,
    stake,
    values,
)
from tests.kernel.solve_endings import ending_from_play, ending_number

from grosstarock.core.actions import Play
from grosstarock.core.cards import Card, Suit
from grosstarock.core.ending import Ending
from grosstarock.core.endplay import after_action
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Tariff
from grosstarock.core.seats import BySeat, Seat
from grosstarock.kernel.solve import Method, Solution, Solver, solve
from grosstarock.kernel.solve_words import (
    CannotSolve,
    SolveFault,
    _gathered_by_search,
    gathered,
)
from grosstarock.testing.builder import ending_with

TABLES = covering_rules()
DANISH = rules_of("danish")
SOLVER = Solver()
FIVE_TRICKS = (0, 6, 7, 8, 13, 17, 25, 28, 32, 44, 46, 51)
"""Endings of five tricks through which the reference goes in a second or so, 2 to 4 players."""


def methods_for(ending: Ending) -> tuple[Method, Method]:
    return Method.MAXN, Method.DIFFERENCE if ending.rules.players == 2 else Method.PARANOID


def check(ending: Ending, *methods: Method) -> None:
    """Every worth is the reference's, and the line brings what its first action is worth."""
    for method in methods or methods_for(ending):
        solution = SOLVER.solve(ending, method)
        me = solution.worths[0].action.seat
        pick = best_for_itself if method is Method.MAXN else against(me)
        wanted = values(ending, pick)
        assert solution.is_solved
        assert [worth.action for worth in solution.worths] == list(wanted)
        for worth in solution.worths:
            gains = wanted[worth.action]
            assert worth.gain == stake(gains, me)
            assert worth.gains == (gains if method is Method.MAXN else None)
        check_line(solution, wanted[solution.line[0]])
        best = pick(list(wanted.values()), me, ending)
        assert stake(wanted[solution.line[0]], me) == stake(best, me)


def check_line(solution: Solution, wanted: Gains) -> None:
    """The line is legal to the last card, and the core pays on it what was promised."""
    ending = solution.ending
    gains = BySeat([0] * ending.rules.players)
    for action in solution.line:
        before = ending
        ending, entries = after_action(ending, action)
        paid = gains_of(before, entries)
        gains = BySeat(map(sum, zip(gains, paid, strict=True)))
    assert ending.tricks_left == 0
    if solution.method is Method.MAXN:
        assert gains == wanted
    else:
        me = solution.worths[0].action.seat
        assert stake(gains, me) == stake(wanted, me)


@pytest.mark.parametrize("hundred", range(10))
def test_endings_of_up_to_four_tricks_are_worth_what_the_reference_finds(hundred: int) -> None:
    for number in range(20 * hundred, 20 * hundred + 20):
        check(ending_number(number, TABLES, 1 + number % 4))


@pytest.mark.parametrize("number", FIVE_TRICKS)
def test_endings_of_five_tricks_are_worth_what_the_reference_finds(number: int) -> None:
    check(ending_number(number, TABLES, 5), Method.MAXN)


@pytest.mark.deep
@pytest.mark.parametrize("hundred", range(2, 20))
def test_many_endings_of_up_to_four_tricks(hundred: int) -> None:
    for number in range(100 * hundred, 100 * hundred + 100):
        check(ending_number(number, TABLES, 1 + number % 4))


@pytest.mark.deep
def test_many_endings_of_five_tricks() -> None:
    for number in range(100):
        check(ending_number(number, TABLES, 5))


def test_the_answer_does_not_depend_on_what_was_solved_before_nor_on_the_table() -> None:
    endings = [ending_from_play(DANISH, f"same/{number}", "novice", 6) for number in range(3)]
    for method in Method.MAXN, Method.PARANOID:
        alone = [solve(ending, method) for ending in endings]
        together = [SOLVER.solve(ending, method) for ending in reversed(endings)]
        assert alone == together[::-1]
        for ending, solution in zip(endings, alone, strict=True):
            assert solve(ending, method, buckets=1).worths == solution.worths


def test_beyond_the_budget_nothing_is_claimed() -> None:
    ending = ending_from_play(DANISH, "budget", "novice", 7)
    for method in Method.MAXN, Method.PARANOID:
        solution = solve(ending, method, budget=100)
        assert not solution.is_solved
        assert solution.nodes == 100
        assert not solution.worths
        assert not solution.line


def test_two_players_play_for_the_difference_by_either_method() -> None:
    ending = ending_from_play(rules_of("two-player"), "two", "novice", 7)
    by_maxn, by_difference = (SOLVER.solve(ending, method) for method in methods_for(ending))
    assert [one.gain for one in by_maxn.worths] == [one.gain for one in by_difference.worths]


def test_a_led_scuse_is_worth_the_same_by_every_name_that_nobody_else_can_follow() -> None:
    ending = ending_with(["F HK T3 C5", "C9 C8 T2 C7", "C6 CQ T9 C4"], leader=0)
    solution = solve(ending)
    by_name = {
        one.action.names: one.gains
        for one in solution.worths
        if isinstance(one.action, Play) and one.action.card == Card.F
    }
    assert by_name[Suit.SPADES] == by_name[Suit.DIAMONDS] == by_name[Suit.HEARTS]
    check(ending)


def test_an_ending_without_tricks_left_or_players_for_the_method_is_refused() -> None:
    over = ending_with(["CK", "C2", "C3"], leader=0)
    for seat, card in enumerate((Card.CK, Card.C2, Card.C3)):
        over, _ = after_action(over, Play(Seat(seat), card))
    with pytest.raises(CannotSolve, match=SolveFault.NO_TRICK_LEFT):
        solve(over)
    with pytest.raises(CannotSolve, match=SolveFault.METHOD):
        solve(ending_with(["CK", "C2", "C3"], leader=0), Method.DIFFERENCE)


def test_amounts_beyond_the_solvers_numbers_are_refused_not_miscounted() -> None:
    ending = ending_with(["CK", "C2", "C3"], leader=0, pots=Pots(10_000_001, 0))
    with pytest.raises(CannotSolve, match=SolveFault.AMOUNTS):
        solve(ending)
    huge = replace(DANISH, tariff=Tariff(tout=1_000_000, last_trick=35))
    with pytest.raises(CannotSolve, match=SolveFault.AMOUNTS):
        solve(ending_with(["CK", "C2", "C3"], leader=0, rules=huge))


def test_too_many_cards_are_refused() -> None:
    ending = ending_from_play(DANISH, "many", "random", 20)
    with pytest.raises(CannotSolve, match=SolveFault.TOO_MANY_CARDS):
        solve(ending)


def test_bits_are_gathered_alike_with_and_without_the_instruction_for_it() -> None:
    chance = Random(5)
    for _ in range(100):
        word, mask = (np.uint64(chance.getrandbits(64)) for _ in range(2))
        places = [place for place in range(64) if int(mask) >> place & 1]
        wanted = sum((int(word) >> place & 1) << number for number, place in enumerate(places))
        assert int(gathered(word, mask)) == wanted
        assert int(_gathered_by_search(word, mask)) == wanted
