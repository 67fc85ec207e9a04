"""How much work a search may do: a table of budgets, so that no clock decides anything."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search spends on one choice.

    ``cards`` are those laid in playouts, summed over all of them; ``most_worlds`` bounds the worlds
    that a card is tried in. The last ``exact_tricks`` are solved, in ``exact_worlds`` worlds, as
    far as ``nodes`` reach. ``opening_cards`` and ``opening_worlds`` are the same as the first two
    for what is chosen before the play. With nothing at all the card is habit's own, the discard
    the likeliest, and nothing is demanded or asked for.
    """

    cards: int
    most_worlds: int
    exact_tricks: int
    exact_worlds: int
    nodes: int
    opening_cards: int
    opening_worlds: int


@dataclass(frozen=True, slots=True)
class Efforts:
    """From which budget on, in seconds a choice on one core of today, what effort is made.

    The steps rise from a budget of nothing; the last one is that of the table.
    """

    steps: tuple[tuple[float, Effort], ...]

    def within(self, budget: float | None) -> Effort:
        """The effort for a budget in seconds a choice; None is the budget at the table."""
        if budget is None:
            return self.steps[-1][1]
        return next(effort for least, effort in reversed(self.steps) if budget >= least)
