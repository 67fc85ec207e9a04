"""Whose choice is what: which of two values a player takes."""

from typing import Final

from .compiling import compiled
from .layout import Words
from .solve_words import FIELD, FIELD_MASK, FIELDS_MASK, SCUSE_MASK

EVERYBODY_FOR_ITSELF: Final = -1
"""In place of the one whom all others play against."""


@compiled
def is_better(vector: int, other: int, place: int, leader: int) -> bool:
    """Whether the player at ``place`` takes ``vector`` rather than ``other``.

    Its own gain comes first. Then the vector is taken that is worst for the leader of the trick,
    then for the next in playing order: turned so that the leader's field is the highest, it is the
    smaller number.
    """
    towards = (2 - place) * FIELD
    gain = vector >> towards & FIELD_MASK
    other_gain = other >> towards & FIELD_MASK
    if gain != other_gain:
        return gain > other_gain
    turn = leader * FIELD
    back = 3 * FIELD - turn
    return ((vector << turn | vector >> back) & FIELDS_MASK) < (
        (other << turn | other >> back) & FIELDS_MASK
    )


@compiled
def prefers(value: int, other: int, place: int, leader: int, against: int) -> bool:
    """Whether the player at ``place`` takes ``value``: a vector, or what ``against`` gains."""
    if against < 0:
        return is_better(value, other, place, leader)
    return value > other if place == against else value < other


@compiled
def after_demands(
    values: tuple[int, int], hands: Words, asked: tuple[int, int, int], against: int, masks: Words
) -> int:
    """SCUSE-7: the value once the players are asked in turn whether they demand the 'Scuse.

    ``values`` are those with a demand and with none; ``asked`` are the leader, how many have passed
    already, and how many play.
    """
    demanded, value = values
    leader, answers, places = asked
    for number in range(places - 1, answers - 1, -1):
        place = (leader + number) % places
        holds = hands[place] & masks[SCUSE_MASK]
        if not holds and prefers(demanded, value, place, leader, against):
            value = demanded
    return value
