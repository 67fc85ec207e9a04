"""How long players take to decide: counted into classes, so that any number of decisions fits."""

from collections import Counter
from dataclasses import dataclass, field
from math import log2
from typing import Final, Self

from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)

CLASSES: Final = 16
"""How many classes a doubling of time is cut into: each is 4.4 % wide."""
SHORTEST: Final = 1e-6
"""Seconds; what is shorter counts as this."""


@dataclass(slots=True)
class Times:
    """Processor times of one player's decisions, in seconds.

    ``classes`` counts them by length: class n begins at ``SHORTEST`` · 2^(n / ``CLASSES``).
    """

    decisions: int = 0
    seconds: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.classes[int(log2(max(seconds, SHORTEST) / SHORTEST) * CLASSES)] += 1

    def add_all(self, other: "Times") -> None:
        """Counts all the decisions that another count holds."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        """Seconds a decision; 0 before the first."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def within(self, share: float) -> float:
        """The time in which this share of the decisions was made, to the end of its class."""
        wanted = share * self.decisions
        counted = 0
        for number in sorted(self.classes):
            counted += self.classes[number]
            if counted >= wanted:
                return float(SHORTEST * 2.0 ** ((number + 1) / CLASSES))
        return 0.0

    def written(self) -> dict[str, object]:
        """As plain values, for a file."""
        classes = {str(number): self.classes[number] for number in sorted(self.classes)}
        return {"decisions": self.decisions, "seconds": round(self.seconds, 6), "classes": classes}

    @classmethod
    def read(cls, decisions: int, seconds: float, classes: dict[str, int]) -> Self:
        """The count that was written."""
        return cls(decisions, seconds, Counter({int(number): n for number, n in classes.items()}))


def is_decision(choice: Choice) -> bool:
    """Whether there is anything to decide: more than one legal action."""
    match choice:
        case NoChoice():
            return False
        case RedealChoice():
            return choice.may_ask
        case DiscardChoice():
            return True
        case DeclareChoice():
            return bool(choice.held) and not choice.compulsory
        case DemandChoice():
            return choice.may_demand
        case PlayChoice():
            return len(choice.cards) > 1 or len(choice.names) > 1
