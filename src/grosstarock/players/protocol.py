"""What a computer player is: a view in, an action out.

A choice depends on the player's seed and on the view, and on nothing else: not on the clock, not on
what was asked before, not on cards the seat cannot see. So a deal resumed, or played on after
moves were taken back, is played as if nothing had happened.
"""

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from random import Random
from typing import Final, Protocol

from grosstarock.core.actions import Action
from grosstarock.core.choices import Choice
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.view import View


class Player(Protocol):
    """Anything that answers the view of a seat whose turn it is with one of its legal actions."""

    def choose(self, seen: View) -> Action:
        """One of the actions in ``seen.choice``; ``NothingToChoose`` when there is none."""
        ...


class Taste(StrEnum):
    """How much a player likes risk. It changes what an outcome is worth, never the rules."""

    CAUTIOUS = "cautious"
    PLAIN = "plain"
    BOLD = "bold"


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player is to play: its taste, and how long it may think.

    ``budget`` is in seconds a decision; None leaves it to the player. It is a measure of work, not
    a clock: the same budget gives the same choice on a slow machine and on a fast one.
    """

    taste: Taste = Taste.PLAIN
    budget: float | None = None


PLAIN_MANNER: Final = Manner()


class PlayerFactory(Protocol):
    """Makes a player from a seed, any whole number from 0 on, and a manner."""

    def __call__(self, seed: int, manner: Manner = PLAIN_MANNER, /) -> Player: ...


class NothingToChoose(GrosstarockError):
    """A player was asked for an action when it is not the seat's turn, or the deal is over."""

    code = "nothing-to-choose"

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        super().__init__(self.code)


def chance(seed: int, seen: View) -> Random:
    """The generator for one choice: the same for the same seed and place in the deal.

    The place is told by the seat, the dealer, its hand and the number of actions so far; none of
    them changes when hidden cards are exchanged.
    """
    done = (
        len(seen.redeal_answers),
        int(seen.tout_announced),
        seen.declarers,
        len(seen.demand_answers),
        len(seen.tricks),
        len(seen.trick.cards) if seen.trick is not None else 0,
    )
    place = f"{seed}|{seen.seat}|{seen.dealer}|{seen.hand.mask:x}|{seen.phase}|{done}"
    return Random(int.from_bytes(sha256(place.encode()).digest()[:8]))
