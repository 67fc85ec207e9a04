"""How much work the learned player may do, by a table of budgets: no clock decides anything."""

from dataclasses import dataclass
from typing import Final

from .learned_worlds import NO_BELIEF, Belief


@dataclass(frozen=True, slots=True)
class Effort:
    """What is spent on one choice.

    ``looks`` are how often the network is asked in trials, ``most_worlds`` bounds the worlds a
    candidate is tried in; without any looks the network alone decides. A trial goes on for
    ``horizon`` tricks, then the network's value stands for the rest. The last ``exact_tricks`` are
    solved in ``exact_worlds`` worlds, as far as ``nodes`` reach. ``opening_looks`` and
    ``opening_worlds`` are the same for what is chosen before the play.
    """

    looks: int
    most_worlds: int
    horizon: int
    exact_tricks: int
    exact_worlds: int
    nodes: int
    opening_looks: int
    opening_worlds: int
    belief: Belief


BARE: Final = Effort(
    looks=0,
    most_worlds=0,
    horizon=0,
    exact_tricks=0,
    exact_worlds=0,
    nodes=0,
    opening_looks=0,
    opening_worlds=0,
    belief=NO_BELIEF,
)
"""The network alone: a millisecond."""

ARENA: Final = Effort(
    looks=16_000,
    most_worlds=256,
    horizon=25,
    exact_tricks=5,
    exact_worlds=60,
    nodes=60_000,
    opening_looks=80_000,
    opening_worlds=128,
    belief=NO_BELIEF,
)

TABLE: Final = Effort(
    looks=200_000,
    most_worlds=2048,
    horizon=25,
    exact_tricks=6,
    exact_worlds=200,
    nodes=800_000,
    opening_looks=300_000,
    opening_worlds=512,
    belief=NO_BELIEF,
)

BUDGETS: Final = ((0.004, BARE), (0.1, ARENA))
"""Below how many seconds a choice which effort is made; from the last on, that of the table."""


def effort_of(budget: float | None) -> Effort:
    """The effort for a budget in seconds a choice; None is the budget at the table."""
    if budget is None:
        return TABLE
    return next((effort for below, effort in BUDGETS if budget < below), TABLE)
