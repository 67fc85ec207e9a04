"""A player that has an answer of its own for each phase, and declares all it holds."""

from abc import ABC, abstractmethod
from typing import assert_never

from grosstarock.core.actions import Action, Declare
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.view import View

from .protocol import NothingToChoose


class ByPhase(ABC):
    """Leads from what is asked to the answer of the phase."""

    def choose(self, seen: View) -> Action:
        """The answer of the phase; ``NothingToChoose`` when there is none."""
        choice = seen.choice
        match choice:
            case NoChoice():
                raise NothingToChoose(choice)
            case RedealChoice():
                return self._answer_to_redeal(seen, choice)
            case DiscardChoice():
                return self._discard(seen, choice)
            case DeclareChoice(seat):
                return Declare(seat, choice.held)
            case DemandChoice():
                return self._answer_to_demand(seen, choice)
            case PlayChoice():
                return self._play(seen, choice)
            case _:
                assert_never(choice)

    @abstractmethod
    def _answer_to_redeal(self, seen: View, choice: RedealChoice) -> Action: ...

    @abstractmethod
    def _discard(self, seen: View, choice: DiscardChoice) -> Action: ...

    @abstractmethod
    def _answer_to_demand(self, seen: View, choice: DemandChoice) -> Action: ...

    @abstractmethod
    def _play(self, seen: View, choice: PlayChoice) -> Action: ...
