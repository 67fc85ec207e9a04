"""Amounts in the unit of a table's stake."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grosstarock.core.rules import DOLLARS, POINTS, Stake
from grosstarock.words import amount
from grosstarock.words.amounts import number, signed_amount, signed_number


@pytest.mark.clause("GAME-2")
@pytest.mark.parametrize(
    ("points", "stake", "said"),
    [
        (15, POINTS, "15"),
        (0, POINTS, "0"),
        (-15, POINTS, "−15"),
        (15, DOLLARS, "$3"),
        (-15, DOLLARS, "−$3"),
        (15, Stake("$", 10), "$1.5"),
        (15, Stake("kroner", 10), "1.5 kroner"),
        (15, Stake("points", 5), "3 points"),
        (5, Stake("€", 3), "€1.67"),
        (1, Stake("€", 1000), "€0"),
        (1, Stake("€", 200), "€0.01"),
    ],
)
def test_an_amount_is_said_in_the_unit_of_the_stake(points: int, stake: Stake, said: str) -> None:
    assert amount(points, stake) == said


def test_signs() -> None:
    assert [signed_amount(points, DOLLARS) for points in (5, 0, -5)] == ["+$1", "$0", "−$1"]
    assert [signed_number(points, DOLLARS) for points in (5, 0, -5)] == ["+1", "0", "−1"]


@given(points=st.integers(-(10**9), 10**9), worth=st.integers(1, 10**6))
def test_a_number_is_right_to_the_nearest_hundredth(points: int, worth: int) -> None:
    told = float(number(points, Stake("x", worth)).replace("−", "-"))
    assert abs(told - points / worth) <= 0.005 + 1e-6
