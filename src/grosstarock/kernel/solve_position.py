"""An ending as a position on the solvers' board."""

from typing import Final

import numpy as np

from grosstarock.core.cards import PLAIN_SUITS, SCUSE, Suit
from grosstarock.core.choices import DemandChoice
from grosstarock.core.ending import Ending, ScuseIs
from grosstarock.core.endplay import ending_choice
from grosstarock.core.seats import Seat

from .solve_frames import (
    ASK,
    AT_ANSWERS,
    AT_DEMANDED,
    AT_FLAGS,
    AT_LEADER,
    AT_LEFT,
    AT_NAMED,
    AT_ON_TABLE,
    AT_POINTS_0,
    AT_POINTS_1,
    AT_SCUSE,
    AT_SIZE,
)
from .solve_tricks import (
    HELD,
    NOTHING_TO_GIVE,
    OWED,
    OWNER,
    SCUSE_POINTS,
    SETTLED,
    TAKER,
    TO_GIVE,
    counted,
    is_counted,
    is_due,
)
from .solve_words import COUNTING, KEPT, PLACES, Board

SUITS: Final = (*PLAIN_SUITS, Suit.TRUMPS)


class Position:
    """An ending on the solver's board."""

    def __init__(self, board: Board, ending: Ending) -> None:
        self.board = board
        places = {seat: place for place, seat in enumerate(board.active)}
        self.hands = np.zeros(3, np.uint64)
        for seat, place in places.items():
            self.hands[place] = board.word(ending.hands[seat])
        self.table = np.zeros(3, np.uint64)
        for position, card in enumerate(ending.table):
            self.table[position] = board.word([card])
        at = self.at = np.zeros(AT_SIZE, np.int64)
        at[AT_LEADER] = places[ending.leader]
        at[AT_ON_TABLE] = len(ending.table)
        at[AT_LEFT] = ending.tricks_left
        flags = sum(1 << place for seat, place in places.items() if ending.has_trick[seat])
        at[AT_FLAGS] = flags
        at[AT_NAMED] = -1 if ending.named is None else SUITS.index(ending.named)
        at[AT_ANSWERS] = len(ending.demand_answers)
        at[AT_DEMANDED] = True in ending.demand_answers
        if isinstance(ending_choice(ending), DemandChoice) and ending.scuse.where is ScuseIs.HELD:
            at[AT_DEMANDED] = ASK
        self.paid_before = self._put_points(ending, flags, places)

    def _put_points(self, ending: Ending, flags: int, places: dict[Seat, int]) -> int:
        """Holds the points beyond whole units; what the units are worth comes back."""
        terms, at = self.board.terms, self.at
        if not terms[COUNTING]:
            return 0
        one_more = int(terms[PLACES] == 3)
        points = [ending.card_points[seat] + one_more for seat in self.board.active[:2]]
        scuse = self._scuse_state(ending, places)
        if is_due(scuse, flags, terms):
            for place in range(2):
                points[place] += SCUSE_POINTS * (place == scuse >> OWNER & 3)
                points[place] -= SCUSE_POINTS * (place == scuse >> TAKER & 3)
            scuse = SETTLED
        at[AT_SCUSE] = scuse
        at[AT_POINTS_0], at[AT_POINTS_1] = points
        if not is_counted(flags, terms):
            return 0
        for place, row in enumerate((AT_POINTS_0, AT_POINTS_1)):
            at[row] = points[place] % 5 if terms[PLACES] == 3 else 0
        return int(counted(points[0], points[1], False, terms))

    def _scuse_state(self, ending: Ending, places: dict[Seat, int]) -> int:
        standing = ending.scuse
        lowest = NOTHING_TO_GIVE if standing.lowest is None else standing.lowest.points
        give = 0 if self.board.terms[KEPT] else lowest
        if standing.owner is not None and standing.winner is not None:
            sides = places[standing.owner] << OWNER | places[standing.winner] << TAKER
            return OWED | give << TO_GIVE | sides
        if standing.where is not ScuseIs.HELD:
            return SETTLED
        holder = next((seat for seat in places if SCUSE in ending.hands[seat]), None)
        if holder is None:
            holder = ending.trick.player_of(SCUSE)
        assert holder is not None
        return HELD | give << TO_GIVE | places[holder] << OWNER
