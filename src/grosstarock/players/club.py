"""The player ``club``, version 1: sound rules of thumb throughout, the friendly default.

It counts cards, knows what is at stake by the tariff and the pots, and weighs every card by rules
of thumb and by a plan for the last trick. Only in the last three tricks does it look ahead. Its
seed changes nothing; its taste changes how it values risk. ``docs/club.md`` tells more.
"""

from typing import assert_never

from grosstarock.core.actions import Action
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.view import View

from .club_declare import answer_demand, answer_redeal, declare
from .club_discard import discard
from .club_play import play
from .protocol import PLAIN_MANNER, Manner, NothingToChoose, Taste


class Club:
    """Plays by rules of thumb that know the tariff, the pots and the cards that are out."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste

    def choose(self, seen: View) -> Action:
        """The action that the rules of thumb advise."""
        choice = seen.choice
        match choice:
            case NoChoice():
                raise NothingToChoose(choice)
            case RedealChoice():
                return answer_redeal(seen, choice)
            case DiscardChoice():
                return discard(seen, choice)
            case DeclareChoice():
                return declare(seen, choice)
            case DemandChoice():
                return answer_demand(seen, choice)
            case PlayChoice():
                return play(seen, choice, self._taste)
            case _:
                assert_never(choice)


def club(_seed: int, manner: Manner = PLAIN_MANNER) -> Club:
    """A club player; the seed is there because every player has one."""
    return Club(manner.taste)
