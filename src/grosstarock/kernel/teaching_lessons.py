"""Lessons as arrays: positions as bits, and what each action brings there as events."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .features import FEATURE_WORDS
from .features_action import ACTION_WORDS, see_action
from .features_money import EVENTS, SCALE, STANDARD, Counts
from .layout import Numbers, Words

ROWS_A_LESSON: Final = 12


class Choice(NamedTuple):
    """The legal actions of a position; ``same`` is the number of the one that each does like."""

    actions: Numbers
    same: Numbers


class Lessons(NamedTuple):
    """Lessons, a row each, and their answers, a row for each action that does something else.

    ``bits`` is ``uint64[n, FEATURE_WORDS]``; ``worth`` what one count of each event is worth at
    that table, in ``STANDARD`` prices. ``lesson`` is the lesson that an answer belongs to,
    ``action`` the action, ``shown`` its bits (``uint64[n, ACTION_WORDS]``), ``counts`` the events
    it brings, in units of ``SCALE`` at ``STANDARD`` prices (NaN where an event is worth nothing at
    that table, so that nothing is known of it).
    """

    bits: Words
    worth: Counts
    lesson: npt.NDArray[np.int32]
    action: npt.NDArray[np.int8]
    shown: Words
    counts: Counts


def new_lessons(most: int) -> Lessons:
    """Room for as many lessons, with ``ROWS_A_LESSON`` answers each on average."""
    rows = most * ROWS_A_LESSON
    return Lessons(
        bits=np.zeros((most, FEATURE_WORDS), np.uint64),
        worth=np.zeros((most, EVENTS), np.float32),
        lesson=np.zeros(rows, np.int32),
        action=np.zeros(rows, np.int8),
        shown=np.zeros((rows, ACTION_WORDS), np.uint64),
        counts=np.zeros((rows, EVENTS), np.float32),
    )


@compiled
def write_lesson(
    lessons: Lessons,
    lesson: int,
    row: int,
    numbers: Numbers,
    me: int,
    choice: Choice,
    count: int,
    gains: Counts,
    found: int,
    price: Counts,
) -> int:
    """A row for every action that does something else; the next row."""
    for event in range(EVENTS):
        lessons.worth[lesson, event] = price[event] / STANDARD[event]
    for number in range(count):
        if choice.same[number] != number:
            continue
        action = choice.actions[number]
        lessons.lesson[row] = lesson
        lessons.action[row] = action
        see_action(numbers, me, action, lessons.bits[lesson], lessons.shown[row])
        for event in range(EVENTS):
            total = gains[number, event]
            if price[event] > 0:
                measure = STANDARD[event] / (SCALE * found * price[event])
                lessons.counts[row, event] = total * measure
            else:
                lessons.counts[row, event] = np.nan
        row += 1
    return row
