"""Who plays in the arena: a player of the registry, its taste, and what a decision may cost it."""

from dataclasses import dataclass
from math import isfinite
from typing import Final

from grosstarock.core.errors import GrosstarockError
from grosstarock.players.protocol import Player
from grosstarock.plugins import PLAYERS, player_named

ARENA: Final = "arena"
TABLE: Final = "table"
AT: Final = "@"
TASTE: Final = ":"


class BudgetUnknown(GrosstarockError):
    """A budget that is neither ``arena`` nor ``table`` nor a number of seconds."""

    code = "arena-budget"

    def __init__(self, found: str) -> None:
        self.found = found
        super().__init__(f"{self.code}: found={found}")


@dataclass(frozen=True, slots=True)
class Contender:
    """A player as it enters: ``label`` is what it was called by, and is unlike every other's.

    ``name`` is what the registry knows it by, its taste with it (``club:bold``); ``budget`` is in
    seconds a decision, None for a player that always takes as long as it takes.
    """

    label: str
    name: str
    version: str
    budget: float | None

    def player(self, seed: int) -> Player:
        """The player itself."""
        return player_named(self.name, seed, budget=self.budget)


def contender(text: str, budget: str = ARENA) -> Contender:
    """Who is called ``NAME[:TASTE][@BUDGET]``; ``budget`` holds where the text names none.

    A budget is ``arena`` or ``table``, the player's own for these, or a number of seconds. Raises
    ``PlayerUnavailable`` and ``BudgetUnknown``.
    """
    name, found, own = text.partition(AT)
    registered = name.partition(TASTE)[0]
    player_named(name, 0)
    entry = PLAYERS[registered]
    wanted = own if found else budget
    by_word = {ARENA: entry.arena, TABLE: entry.table}
    seconds = by_word[wanted] if wanted in by_word else _seconds(wanted)
    return Contender(text, name, entry.version, seconds)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise BudgetUnknown(text) from None
    if not isfinite(seconds) or seconds <= 0:
        raise BudgetUnknown(text)
    return seconds
