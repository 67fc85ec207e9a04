"""Who sits where: every way in which two players fill a table so that each deal has both.

With three at the table that is A against two B and B against two A, in all rotations; with two,
both ways round. With four, two chairs go to each, in all six ways: whoever sits out, the three who
play are then again one against two, and over the six ways each of those three seats comes up alike.
"""

from collections.abc import Sequence
from itertools import product

from grosstarock.core.seats import Seat

Seated = tuple[int, ...]
"""For each seat which of the two players has it, 0 or 1."""


def seatings(players: int) -> tuple[Seated, ...]:
    """Every way to seat two players on two, three or four chairs, in a fixed order.

    >>> seatings(2), len(seatings(3)), len(seatings(4))
    (((0, 1), (1, 0)), 6, 6)
    """
    fewest = players // 2
    return tuple(
        seated
        for seated in product((0, 1), repeat=players)
        if fewest <= sum(seated) <= players - fewest
    )


def seats_of(seated: Seated, active: Sequence[Seat]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The active seats of the one player and of the other."""
    first = tuple(seat for seat in active if seated[seat] == 0)
    second = tuple(seat for seat in active if seated[seat] == 1)
    return first, second
