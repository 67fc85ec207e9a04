"""Who sits where."""

import pytest

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.seats import BySeat, Seat, Seating


@pytest.mark.parametrize(
    ("players", "dealer", "active", "eldest", "next_dealer"),
    [
        (2, 0, [1, 0], 1, 1),
        (2, 1, [0, 1], 0, 0),
        (3, 0, [1, 2, 0], 1, 1),
        (3, 2, [0, 1, 2], 0, 0),
        (4, 0, [1, 3, 0], 1, 1),
        (4, 1, [2, 0, 1], 2, 2),
        (4, 2, [3, 1, 2], 3, 3),
        (4, 3, [0, 2, 3], 0, 0),
    ],
)
def test_a_seating(
    players: int, dealer: int, active: list[int], eldest: int, next_dealer: int
) -> None:
    seating = Seating.of(players, Seat(dealer))
    assert list(seating.active) == active
    assert seating.everyone == tuple(Seat(number) for number in range(players))
    assert (seating.eldest, seating.next_dealer, seating.dealer) == (eldest, next_dealer, dealer)


def test_turns_go_round_among_those_who_play() -> None:
    seating = Seating.of(4, Seat.FIRST)
    assert [seating.after(Seat(seat)) for seat in (1, 3, 0)] == [3, 0, 1]
    assert list(seating.starting_with(Seat.FOURTH)) == [3, 0, 1]
    assert list(seating.others(Seat.FOURTH)) == [0, 1]


@pytest.mark.parametrize(
    ("players", "dealer", "fault"),
    [
        (1, 0, Fault.PLAYERS_NUMBER),
        (5, 0, Fault.PLAYERS_NUMBER),
        (3, 3, Fault.SEAT_UNKNOWN),
        (2, 2, Fault.SEAT_UNKNOWN),
    ],
)
def test_a_seating_that_cannot_be(players: int, dealer: int, fault: Fault) -> None:
    with pytest.raises(Malformed) as caught:
        Seating.of(players, Seat(dealer))
    assert caught.value.fault is fault


def test_a_value_for_each_seat() -> None:
    values = BySeat([1, 2, 3])
    assert values.replaced(Seat.SECOND, 9) == (1, 9, 3)
    assert values.map(str) == ("1", "2", "3")
    assert values == (1, 2, 3)
