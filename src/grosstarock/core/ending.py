"""The last tricks of a deal as a position of its own: all that can still be won, lost and paid.

An ``Ending`` knows nothing of how it came about. Solvers, perft and exercises take it;
``ending_of`` makes one from a deal. Playing one out (``endplay``) gives the same entries as the
deal it was taken from.
"""

from dataclasses import dataclass
from enum import StrEnum

from .cards import SCUSE, Card, Suit
from .cardset import CardSet
from .errors import Fault, Malformed
from .ledger import NO_POTS, Pots
from .piles import card_to_give, fallen_piles, tricks_taken
from .rules import Rules
from .seats import BySeat, Seat, Seating
from .state import DealState, Phase, scores_so_far, trick_on_table
from .tricks import ANTEPENULTIMATE_TRICK, LAST_TRICK, Trick


class ScuseIs(StrEnum):
    """Where the 'Scuse is, as far as it matters for what is still to come.

    Held by a player (or lying on the table), owed back to one who played it, settled for good, or
    in the dead hand of two players.
    """

    HELD = "held"
    OWED = "owed"
    SETTLED = "settled"
    DEAD = "dead"


@dataclass(frozen=True, slots=True)
class ScuseStanding:
    """The 'Scuse and its exchange: whose it is, who took its trick, what would be given.

    ``lowest`` is the card that its owner would give for it out of the pile so far (SCUSE-2), None
    while that pile is empty; ``owner`` and ``winner`` are set while it is owed.
    """

    where: ScuseIs
    lowest: Card | None = None
    owner: Seat | None = None
    winner: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """A position in the last tricks: the hands, the table, and what stands to be paid.

    ``table`` are the cards of the trick in progress from ``leader`` on, ``named`` the suit of a led
    'Scuse. ``card_points`` counts the piles as they fell, one for each trick and the discard, an
    owed 'Scuse with the trick's winner; ``has_trick`` says who took one. ``scores`` are two
    players' pluses and minuses.
    """

    rules: Rules
    dealer: Seat
    hands: BySeat[CardSet]
    leader: Seat
    table: tuple[Card, ...] = ()
    named: Suit | None = None
    card_points: BySeat[int]
    has_trick: BySeat[bool]
    scuse: ScuseStanding
    tout_announced: bool = False
    demand_answers: tuple[bool, ...] = ()
    pots: Pots = NO_POTS
    scores: BySeat[int] = BySeat()

    def __post_init__(self) -> None:
        check_ending(self)

    @property
    def seating(self) -> Seating:
        """Who is active, and in which order."""
        return Seating.of(self.rules.players, self.dealer)

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be completed; the one on the table is one of them."""
        return len(self.hands[self.seating.starting_with(self.leader)[-1]])

    @property
    def trick(self) -> Trick:
        """The trick in progress."""
        number = LAST_TRICK + 1 - self.tricks_left
        return Trick(number, self.seating.starting_with(self.leader), self.table, self.named)


def ending_of(state: DealState) -> Ending:
    """The ending that a deal in play has come to; ``Malformed`` before its first trick."""
    if state.phase not in (Phase.DEMAND, Phase.PLAY):
        raise Malformed(Fault.ENDING_TOO_EARLY, phase=state.phase)
    trick = trick_on_table(state)
    taken = tricks_taken(state.rules.players, state.tricks)
    piles = fallen_piles(
        state.rules.players, state.seating, state.tricks, state.discard or CardSet()
    )
    counted = [sum(card.points for card in pile) + taken[seat] for seat, pile in enumerate(piles)]
    counted[state.dealer] += 1
    return Ending(
        rules=state.rules,
        dealer=state.dealer,
        hands=state.hands,
        leader=trick.leader,
        table=trick.cards,
        named=trick.named,
        card_points=BySeat(counted),
        has_trick=taken.map(bool),
        scuse=_scuse_standing(state, piles),
        tout_announced=state.tout_announced,
        demand_answers=state.demand_answers if trick.number == ANTEPENULTIMATE_TRICK else (),
        pots=state.accounts.pots,
        scores=scores_so_far(state) if state.rules.players == 2 else BySeat(),
    )


def _scuse_standing(state: DealState, piles: BySeat[CardSet]) -> ScuseStanding:
    def to_give(owner: Seat) -> Card | None:
        return card_to_give(piles[owner].without(SCUSE), only_worthless=False)

    for seat in state.seating.active:
        if SCUSE in state.hands[seat]:
            return ScuseStanding(ScuseIs.HELD, to_give(seat))
    player = trick_on_table(state).player_of(SCUSE)
    if player is not None:
        return ScuseStanding(ScuseIs.HELD, to_give(player))
    if state.tout_announced:
        return ScuseStanding(ScuseIs.SETTLED)
    past = next((trick for trick in state.tricks if SCUSE in trick.cards), None)
    if past is None:
        return ScuseStanding(ScuseIs.DEAD)
    owner = past.player_of(SCUSE)
    if owner is None or owner is past.winner:
        return ScuseStanding(ScuseIs.SETTLED)
    return ScuseStanding(ScuseIs.OWED, to_give(owner), owner, past.winner)


def check_ending(ending: Ending) -> None:
    """Raises ``Malformed`` unless this can be an ending: hands of one size, no card twice."""
    seating = ending.seating
    if ending.leader not in seating.active:
        raise Malformed(Fault.ENDING_SHAPE, what="leader")
    for what in ("hands", "card_points", "has_trick"):
        if len(getattr(ending, what)) != ending.rules.players:
            raise Malformed(Fault.ENDING_SHAPE, what=what)
    if len(ending.scores) not in (0, ending.rules.players):
        raise Malformed(Fault.ENDING_SHAPE, what="scores")
    if len(ending.table) >= len(seating.active):
        raise Malformed(Fault.ENDING_SHAPE, what="table")
    order = seating.starting_with(ending.leader)
    size = len(ending.hands[order[-1]])
    for place, seat in enumerate(order):
        if len(ending.hands[seat]) != size - (place < len(ending.table)):
            raise Malformed(Fault.ENDING_SHAPE, what="hands")
    if ending.seating.sitting_out is not None and ending.hands[ending.seating.sitting_out]:
        raise Malformed(Fault.ENDING_SHAPE, what="hands")
    _check_cards(ending)


def _check_cards(ending: Ending) -> None:
    cards = [*ending.table, *(card for hand in ending.hands for card in hand)]
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise Malformed(Fault.CARD_TWICE, card=twice.code)
    if (SCUSE in cards) is not (ending.scuse.where is ScuseIs.HELD):
        raise Malformed(Fault.ENDING_SHAPE, what="scuse")
    is_owed = ending.scuse.where is ScuseIs.OWED
    if (ending.scuse.owner is not None, ending.scuse.winner is not None) != (is_owed, is_owed):
        raise Malformed(Fault.ENDING_SHAPE, what="scuse")
    led_scuse = bool(ending.table) and ending.table[0] == SCUSE and ending.tricks_left > 1
    if (ending.named is not None) is not led_scuse:
        raise Malformed(Fault.ENDING_SHAPE, what="named")
