"""The novice is clearly stronger than chance: a tenth of the measurement in `bench/`."""

import pytest
from bench.novice_strength import strength


def test_the_novice_wins_from_two_random_players() -> None:
    found = strength("novice", 30)
    assert found.mean > 15
    assert found.mean - found.within > 10


def test_the_measure_itself_favours_nobody() -> None:
    found = strength("random", 30)
    assert abs(found.mean) < found.within + 1


@pytest.mark.deep
def test_the_novice_wins_15_points_a_deal_in_300_deals() -> None:
    found = strength("novice", 300)
    assert found.mean - found.within > 15
