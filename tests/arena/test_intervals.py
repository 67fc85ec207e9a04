"""How sure a mean is, what ratings fit some matches, and how long decisions took."""

from math import inf, sqrt
from random import Random
from statistics import stdev

import pytest
from tests.players.positions import to_demand, to_play

from grosstarock.arena.intervals import Estimate, estimate, ratings
from grosstarock.arena.times import Times, is_decision
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    NoChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.seats import Seat


def normal(count: int, mean: float, spread: float, seed: int) -> list[float]:
    dice = Random(seed)
    return [dice.gauss(mean, spread) for _ in range(count)]


def test_many_figures_have_the_interval_of_a_normal_mean() -> None:
    figures = normal(400, 3.0, 20.0, 1)
    found = estimate(figures)
    error = stdev(figures) / sqrt(400)
    assert found.high - found.mean == pytest.approx(1.96 * error)
    assert found.within == pytest.approx(1.96 * error)


def test_few_figures_have_an_interval_drawn_from_themselves() -> None:
    figures = [*normal(60, 0.0, 5.0, 2), 200.0]
    found = estimate(figures)
    assert found.low < found.mean < found.high
    assert found.high - found.mean > found.mean - found.low
    assert found == estimate(figures)


def test_the_interval_holds_the_true_mean_about_nineteen_times_in_twenty() -> None:
    for count, tries in ((30, 50), (250, 150)):
        held = [
            found.low <= 2.0 <= found.high
            for seed in range(tries)
            for found in [estimate(normal(count, 2.0, 10.0, seed))]
        ]
        assert 0.85 <= sum(held) / len(held) < 1.0


def test_one_figure_says_nothing_for_sure() -> None:
    found = estimate([7.0])
    assert (found.mean, found.low, found.high) == (7.0, -inf, inf)


def test_an_estimate_turned_round_is_the_same_from_the_other_side() -> None:
    found = Estimate(9, 2.0, 1.0, 4.0, 0.7).turned()
    assert (found.mean, found.low, found.high) == (-2.0, -4.0, -1.0)


def exactly(points: float, error: float = 1.0) -> Estimate:
    return Estimate(100, points, points - 2 * error, points + 2 * error, error)


def test_ratings_differ_by_what_the_matches_say() -> None:
    found = ratings(["c", "a", "b"], {("a", "b"): exactly(6), ("b", "c"): exactly(3)})
    assert [(one.label, round(one.points, 6)) for one in found] == [("a", 5), ("b", -1), ("c", -4)]


def test_ratings_weigh_a_match_by_how_sure_it_is() -> None:
    matches = {("a", "b"): exactly(0, 0.1), ("a", "c"): exactly(9), ("b", "c"): exactly(3)}
    by_label = {one.label: one.points for one in ratings(["a", "b", "c"], matches)}
    assert by_label["a"] - by_label["b"] == pytest.approx(0.03, abs=0.05)
    assert by_label["a"] - by_label["c"] == pytest.approx(6, abs=0.1)


def test_of_two_players_each_has_half_the_match_and_half_its_error() -> None:
    first, second = ratings(["a", "b"], {("a", "b"): exactly(8, 2.0)})
    assert first.points == pytest.approx(4)
    assert second.points == pytest.approx(-4)
    assert first.error == pytest.approx(1.0)


def test_a_single_deal_rates_nobody_for_sure() -> None:
    (first, second) = ratings(["a", "b"], {("a", "b"): estimate([12.0])})
    assert first.points == pytest.approx(6, rel=1e-3)
    assert first.error == second.error == inf


def test_times_are_counted_into_classes_that_tell_the_mean_and_the_slowest() -> None:
    times = Times()
    for number in range(1, 101):
        times.add(number / 1000)
    assert times.mean == pytest.approx(0.0505)
    assert 0.099 <= times.within(0.99) <= 0.099 * 1.1
    assert 0.050 <= times.within(0.5) <= 0.050 * 1.1


def test_times_are_read_as_they_were_written_and_add_up() -> None:
    one, other = Times(), Times()
    for seconds in (0.0, 1e-6, 0.5):
        one.add(seconds)
        other.add(seconds * 2)
    again = Times.read(**one.written())  # type: ignore[arg-type]  # what was written is of these
    assert again == one
    again.add_all(other)
    assert again.decisions == 6
    assert again.seconds == pytest.approx(1.500003)


def test_no_decision_takes_no_time() -> None:
    assert (Times().mean, Times().within(0.99)) == (0.0, 0.0)


def test_only_where_there_is_a_choice_is_there_a_decision() -> None:
    seat, names = Seat.FIRST, tuple(DeclarationName)[:2]
    assert is_decision(to_play("C5 H5").choice)
    assert is_decision(to_demand("C5 C4 D9", leads=True).choice)
    assert is_decision(to_play("F C5 D9 D8").choice)
    assert is_decision(DeclareChoice(seat, names, compulsory=False))
    assert is_decision(RedealChoice(seat, may_ask=True))
    for choice in (
        NoChoice(),
        to_play("C5 H5", table="H3").choice,
        DeclareChoice(seat, names, compulsory=True),
        DeclareChoice(seat, (), compulsory=False),
        DemandChoice(seat, may_demand=False),
        RedealChoice(seat, may_ask=False),
    ):
        assert not is_decision(choice)
