"""The player ``novice``, version 1: plain rules of thumb, as one would tell a beginner.

It declares all it holds, asks for a new deal whenever it may, and announces a tout only when almost
sure of it. Its seed changes nothing: it always plays alike. Yardsticks rely on its choices, so a
change in any of them is a new version.
"""

from typing import assert_never

from grosstarock.core.actions import Action, AskRedeal, Declare, PassRedeal
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.view import View

from .novice_discard import discard
from .novice_play import answer_to_demand, play
from .protocol import PLAIN_MANNER, Manner, NothingToChoose


class Novice:
    """Plays by rules of thumb, without looking ahead further than the trick."""

    def choose(self, seen: View) -> Action:
        """The action that the rules of thumb advise."""
        choice = seen.choice
        match choice:
            case NoChoice():
                raise NothingToChoose(choice)
            case RedealChoice(seat):
                return AskRedeal(seat) if choice.may_ask else PassRedeal(seat)
            case DiscardChoice():
                return discard(seen.hand, choice)
            case DeclareChoice(seat):
                return Declare(seat, choice.held)
            case DemandChoice():
                return answer_to_demand(seen, choice)
            case PlayChoice():
                return play(seen, choice)
            case _:
                assert_never(choice)


def novice(_seed: int, _manner: Manner = PLAIN_MANNER) -> Novice:
    """A novice; seed and manner are there because every player has them."""
    return Novice()
