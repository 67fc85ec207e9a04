"""What a habit is taught, and by whom: a course is a series of numbered books of decisions.

A book is some deals in which every card is chosen, and judged, by trials in sampled worlds. It
follows from the course, its seed, its number and the habit that teaches, whoever writes it and in
whatever order; so a course can be broken off and gone on with, by any number of workers.
"""

from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from grosstarock.core.actions import Action, DealCards, Play
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.kernel.habit import Weights
from grosstarock.kernel.position_rows import rows_of
from grosstarock.kernel.trials import Gains
from grosstarock.kernel.trying import Habits, Trials
from grosstarock.kernel.worlds import worlds_of
from grosstarock.players.habits import finer_features
from grosstarock.players.novice import novice
from grosstarock.players.plays_in_words import moves_of
from grosstarock.players.protocol import chance
from grosstarock.players.search import pots_share
from grosstarock.players.search_alike import alike_plays

BOOK_DEALS: Final = 25
STRAY_ONCE_IN: Final = 20
"""How often a card is played by chance, so that odd positions are met."""
_SEED_BITS: Final = 64

TABLES: Final[tuple[tuple[str, int], ...]] = (
    *(("danish", 3),) * 14,
    *(("dollar", 3),) * 2,
    *(("classic-no-pots", 3),) * 1,
    *(("two-player", 2),) * 2,
    ("classic", 3),
)
"""The tables that deals are played at, each as often as it stands here."""
POTS: Final = (Pots(65, 65), Pots(65, 65), Pots(125, 90), Pots(60, 200), Pots(300, 130))


@dataclass(frozen=True, slots=True)
class Course:
    """How decisions are judged: in how many worlds, and by which chance habit plays them out.

    Without a teacher they are played out at random.
    """

    name: str
    worlds: int
    heat: int


TEACH: Final = Course("teach", worlds=300, heat=0)
"""Worlds played out at random: for a habit that knows nothing yet."""
ITERATE: Final = Course("iterate", worlds=80, heat=24)
"""Worlds played out by the habit that teaches."""
COURSES: Final = {course.name: course for course in (TEACH, ITERATE)}


class Book(NamedTuple):
    """Decisions one after the other: features and value of each card, how many cards each has.

    ``features`` are ``uint16[cards, FINER_FEATURES]``, ``NO_FEATURE`` where one does not apply;
    ``values`` ``float32[cards]`` in points; ``counts`` ``int64[decisions]``.
    """

    features: npt.NDArray[np.uint16]
    values: npt.NDArray[np.float32]
    counts: npt.NDArray[np.int64]


NO_FEATURE: Final = 0xFFFF


def write_book(
    course: Course, teacher: Weights | None, seed: int, number: int, deals: int = BOOK_DEALS
) -> Book:
    """Book ``number`` of a course; ``teacher`` are the weights that play worlds out."""
    habits = None if teacher is None else Habits.of_all(teacher, course.heat)
    decisions: list[Book] = []
    for deal in range(number * deals, (number + 1) * deals):
        decisions.extend(_judged_deal(course, habits, f"{seed}/{deal}"))
    return joined(decisions)


def joined(books: list[Book]) -> Book:
    """Some books as one."""
    return Book(*(np.concatenate(parts) for parts in zip(*books, strict=True)))


def _judged_deal(course: Course, habits: Habits | None, name: str) -> list[Book]:
    """Every decision of a deal between cards that do something else."""
    dice = Random(name)
    state = _dealt(name, dice)
    decisions: list[Book] = []
    while state.turn is not None:
        seen = view(state, state.turn)
        action: Action = novice(0).choose(seen)
        if isinstance(seen.choice, PlayChoice):
            runs = alike_plays(seen, seen.choice)
            if len(runs) > 1:
                values = _values(course, habits, seen, [run[-1] for run in runs])
                decisions.append(_decision(seen, runs, values))
                action = runs[int(values.argmax())][-1]
                if dice.randrange(STRAY_ONCE_IN) == 0:
                    action = dice.choice(runs)[-1]
        state = apply(state, action).state
    return decisions


def _dealt(name: str, dice: Random) -> DealState:
    preset, players = dice.choice(TABLES)
    rules = rules_of(preset, players)
    accounts = Accounts(BySeat([0] * players), dice.choice(POTS) if rules.pots else Pots())
    start = initial(rules, Seat(dice.randrange(players)), accounts)
    return apply(start, DealCards(shuffled(f"gt1:course/{name}"))).state


def _values(course: Course, habits: Habits | None, seen: View, plays: list[Play]) -> Gains:
    """What each play is worth on average in sampled worlds, in points."""
    seed = chance(0, seen).getrandbits(_SEED_BITS)
    trials = Trials(rows_of(seen), pots_share(seen), seed, habits)
    drawn = worlds_of(seen).draw(course.worlds, seed)
    gains = trials.cards(drawn, moves_of(plays), np.ones(len(plays), np.int64))
    values: Gains = gains.mean(axis=1)
    return values


def _decision(seen: View, runs: list[list[Play]], values: Gains) -> Book:
    """A decision; cards that do the same are worth the same."""
    plays = [play for run in runs for play in run]
    found = finer_features(seen, plays)
    found[found < 0] = NO_FEATURE
    worth = np.repeat(values, [len(run) for run in runs])
    return Book(found.astype(np.uint16), worth.astype(np.float32), np.array([len(plays)], np.int64))
