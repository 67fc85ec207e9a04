"""How much work a search may do: a table of budgets, so that no clock decides anything."""

from dataclasses import dataclass
from typing import Final

from .sampled import Belief


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search spends on one choice.

    ``cards`` are those laid in playouts, summed over all of them; ``most_worlds`` bounds the worlds
    that a card is tried in. The last ``exact_tricks`` are solved, in ``exact_worlds`` worlds, as
    far as ``nodes`` reach. ``opening_cards`` and ``opening_worlds`` are the same as the first two
    for what is chosen before the play. Worlds are taken as ``belief`` says, evenly without one.
    """

    cards: int
    most_worlds: int
    exact_tricks: int
    exact_worlds: int
    nodes: int
    opening_cards: int
    opening_worlds: int
    belief: Belief | None


STEPS: Final = (
    (0.0, Effort(15_000, 128, 3, 12, 8_000, 100_000, 64, None)),
    (0.008, Effort(80_000, 512, 4, 48, 40_000, 800_000, 256, None)),
    (0.03, Effort(300_000, 1024, 4, 96, 150_000, 1_000_000, 512, None)),
    (0.1, Effort(700_000, 2048, 4, 192, 500_000, 1_200_000, 768, None)),
    (0.3, Effort(1_300_000, 4096, 4, 384, 1_000_000, 1_400_000, 1024, None)),
)
"""From which budget on, in seconds a choice on one core of today, what effort is made."""

AT_THE_TABLE: Final = 0.3


def effort_of(budget: float | None) -> Effort:
    """The effort for a budget in seconds a choice; None is the budget at the table."""
    seconds = AT_THE_TABLE if budget is None else budget
    return next(effort for least, effort in reversed(STEPS) if seconds >= least)
