"""What a network is taught, and by whom: a course is a series of numbered books of lessons.

A book follows from the course, its seed, its number and the network that teaches, whoever writes
it and in whatever order; so a course can be broken off and gone on with, by any number of workers.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from grosstarock.core.presets import rules_of
from grosstarock.kernel.features_money import STANDARD
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.network_play import NETWORK
from grosstarock.kernel.teaching import (
    ACTOR,
    ACTOR_NOISE,
    HORIZON,
    LEARNER,
    LESSON_ONCE_IN,
    MANNER_SIZE,
    MIXED,
    NOISE,
    ROLLOUT,
    STRAY_ONCE_IN,
    WORLDS,
    teach,
)
from grosstarock.kernel.teaching_lessons import Lessons
from grosstarock.players.network_weights import Weights

BOOK_LESSONS: Final = 10_000
_SEEDS: Final = 1 << 62
_WHOLE_DEAL: Final = 25

TABLES: Final[tuple[tuple[str, int], ...]] = (
    *(("danish", 3),) * 11,
    *(("dollar", 3),) * 2,
    *(("classic-no-pots", 3),) * 2,
    *(("danish", 4),) * 2,
    ("classic", 3),
    *(("two-player", 2),) * 2,
)
"""The tables that books are played at, each as often as it stands here."""


@dataclass(frozen=True, slots=True)
class Course:
    """How lessons are given; every field is told in ``kernel.teaching``.

    ``noise`` and ``actor_noise`` are in points, ``horizon`` in tricks.
    """

    name: str
    worlds: int
    rollout: int
    actor: int
    lesson_once_in: int
    stray_once_in: int
    noise: float = 0.0
    actor_noise: float = 0.0
    horizon: int = _WHOLE_DEAL

    def manner(self) -> Numbers:
        """The course as the kernel reads it."""
        row = np.zeros(MANNER_SIZE, np.int64)
        row[WORLDS] = self.worlds
        row[ROLLOUT] = self.rollout
        row[ACTOR] = self.actor
        row[LESSON_ONCE_IN] = self.lesson_once_in
        row[STRAY_ONCE_IN] = self.stray_once_in
        row[NOISE] = round(1000 * self.noise)
        row[ACTOR_NOISE] = round(1000 * self.actor_noise)
        row[HORIZON] = self.horizon
        return row


TEACH: Final = Course(
    "teach", worlds=20, rollout=MIXED, actor=LEARNER, lesson_once_in=1, stray_once_in=10
)
"""Worlds played out by chance and by rules of thumb: for a network that knows nothing yet."""

ITERATE: Final = Course(
    "iterate",
    worlds=8,
    rollout=NETWORK,
    actor=LEARNER,
    lesson_once_in=4,
    stray_once_in=12,
    noise=1.5,
    actor_noise=1.5,
    horizon=4,
)
"""Worlds played on by the network itself, whose values then stand for the rest of the deal."""

COURSES: Final = {course.name: course for course in (TEACH, ITERATE)}


def write_book(
    course: Course, weights: Weights, seed: int, number: int, lessons: int = BOOK_LESSONS
) -> Lessons:
    """Book ``number`` of a course: about so many lessons, all at one table."""
    dice = np.random.default_rng([seed, number])
    preset, players = TABLES[int(dice.integers(len(TABLES)))]
    # The kernel folds the network anew for the pots of each deal.
    network = weights.folded(STANDARD)
    deals = int(dice.integers(_SEEDS))
    book, _ = teach(rules_of(preset, players), network, course.manner(), lessons, seed=deals)
    return book
