"""Where a deal stands: what was dealt and done so far, and the accounts.

A state is never changed; the engine makes the next one. What follows from the cards on the table
(whose turn, which phase, who took what) is worked out, not kept beside them.
"""

from dataclasses import dataclass
from enum import StrEnum

from .actions import Action
from .cards import SCUSE, Card
from .cardset import CardSet
from .declarations import Holding
from .facts import DealPlayed
from .ledger import Accounts, Entry, scored
from .rules import Rules
from .seats import BySeat, Seat, Seating
from .tricks import ANTEPENULTIMATE_TRICK, Trick


class Phase(StrEnum):
    """What the deal waits for."""

    DEALING = "dealing"
    REDEAL = "redeal"
    DISCARD = "discard"
    DECLARE = "declare"
    DEMAND = "demand"
    PLAY = "play"
    OVER = "over"


class HowEnded(StrEnum):
    """How a deal came to its end."""

    PLAYED = "played"
    REDEAL = "redeal"
    BROKEN_OFF = "broken_off"


@dataclass(frozen=True, slots=True)
class DealState:
    """One deal, from before the cards are dealt to after the settlement.

    ``dealt`` holds each seat's cards in the order dealt (the dealer's 28 with the Talon last; none
    for who sits out), empty before; ``hands`` what each holds now. ``tricks`` are those complete,
    ``trick`` the one being played. ``again`` says that this deal follows a redeal and pays no POT-2
    and POT-3.
    """

    rules: Rules
    dealer: Seat
    before: Accounts
    accounts: Accounts
    again: bool = False
    pack: tuple[Card, ...] = ()
    dealt: BySeat[tuple[Card, ...]] = BySeat()
    hands: BySeat[CardSet] = BySeat()
    redeal_answers: tuple[bool, ...] = ()
    tout_announced: bool = False
    discard: CardSet | None = None
    declared: tuple[tuple[Holding, ...], ...] = ()
    demand_answers: tuple[bool, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    trumps_shown: bool = False
    ledger: tuple[Entry, ...] = ()
    actions: tuple[Action, ...] = ()
    ended: HowEnded | None = None
    played: DealPlayed | None = None

    @property
    def seating(self) -> Seating:
        """Who is active in this deal, and in which order."""
        return Seating.of(self.rules.players, self.dealer)

    @property
    def phase(self) -> Phase:
        """What the deal waits for."""
        return phase_of(self)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None before the cards are dealt and when the deal is over."""
        return turn_of(self)

    @property
    def scuse_demanded(self) -> bool:
        """Whether somebody has demanded the 'Scuse (SCUSE-7)."""
        return True in self.demand_answers


def phase_of(state: DealState) -> Phase:
    """The phase, as it follows from what has been done."""
    active = len(state.seating.active)
    if state.ended is not None:
        return Phase.OVER
    if not state.dealt:
        return Phase.DEALING
    if state.discard is None:
        asking = state.rules.redeal_without_trumps and len(state.redeal_answers) < active
        return Phase.REDEAL if asking else Phase.DISCARD
    if len(state.declared) < active:
        return Phase.DECLARE
    return Phase.DEMAND if _demand_is_asked(state) else Phase.PLAY


def turn_of(state: DealState) -> Seat | None:
    """Whose turn it is, as it follows from the phase."""
    seating = state.seating
    match phase_of(state):
        case Phase.DEALING | Phase.OVER:
            return None
        case Phase.REDEAL:
            return seating.active[len(state.redeal_answers)]
        case Phase.DISCARD:
            return state.dealer
        case Phase.DECLARE:
            return seating.starting_with(state.dealer)[len(state.declared)]
        case Phase.DEMAND:
            return trick_on_table(state).order[len(state.demand_answers)]
        case Phase.PLAY:
            return trick_on_table(state).order[len(trick_on_table(state).cards)]


def _demand_is_asked(state: DealState) -> bool:
    """SCUSE-7: before the lead to trick 23, unless the 'Scuse has been played or laid away."""
    trick = trick_on_table(state)
    if trick.number != ANTEPENULTIMATE_TRICK or trick.cards:
        return False
    if state.scuse_demanded or len(state.demand_answers) == len(trick.order):
        return False
    return not state.tout_announced and not any(SCUSE in past.cards for past in state.tricks)


def trick_on_table(state: DealState) -> Trick:
    """The trick being played; only a deal in play has one."""
    assert state.trick is not None, "a deal in play has a trick on the table"
    return state.trick


def scores_so_far(state: DealState) -> BySeat[int]:
    """The deal's pluses and minuses, which with two players move no balance yet (TWO-3)."""
    return scored(BySeat([0] * state.rules.players), state.ledger)
