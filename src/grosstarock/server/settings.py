"""What a table has agreed on besides the rules: length, take-back, watchers, pace and clock."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from grosstarock.core.rules import Rules
from grosstarock.core.state import Phase


class Pace(StrEnum):
    """How long a bot's or an automatic answer is held back, so that its time tells nothing."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


DELAYS: Final = {Pace.SLOW: 2_500, Pace.NORMAL: 1_200, Pace.FAST: 500, Pace.INSTANT: 100}
"""How long after the move before an answer appears, in milliseconds."""
LEAST_DEMAND_DELAY: Final = 500
"""What is asked before trick 23 is never answered faster: who can only pass thinks as long."""


@dataclass(frozen=True, slots=True)
class Clock:
    """When a bot stands in: seconds after a lost connection, and of silence in turn.

    None is "off": then the ``LONGEST_WAIT`` holds, so that no table can hang.
    """

    lost_after: int | None
    silent_after: int | None


USUAL_CLOCK: Final = Clock(lost_after=30, silent_after=90)
SHORTEST_WAIT: Final = 5
LONGEST_WAIT: Final = 3_600
"""The fewest and the most seconds that somebody absent is waited for."""
LONGEST_MATCH: Final = 100
"""The most rounds a match may be agreed for."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a table plays, and how.

    ``rounds`` is the length of the match, None for one without an agreed end. ``take_back`` says
    whether moves may be taken back, ``watchers`` whether others may watch.
    """

    rules: Rules
    rounds: int | None
    take_back: bool
    watchers: bool
    pace: Pace
    clock: Clock

    def delay(self, phase: Phase) -> int:
        """How long a bot's or an automatic answer is held back, in milliseconds."""
        delay = DELAYS[self.pace]
        return max(delay, LEAST_DEMAND_DELAY) if phase is Phase.DEMAND else delay


def is_clock(clock: Clock) -> bool:
    """Whether a clock's waits lie within their limits."""
    waits = (clock.lost_after, clock.silent_after)
    return all(wait is None or SHORTEST_WAIT <= wait <= LONGEST_WAIT for wait in waits)
