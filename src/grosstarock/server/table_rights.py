"""Who may do what at a table: each check raises ``Refused`` with its reason, or lets pass."""

from dataclasses import dataclass

from grosstarock.core.seats import Seat

from .happenings import TableEvent
from .refusals import TableReason, refuse
from .table_state import Holder, Row, TableState


@dataclass(frozen=True, slots=True)
class Done:
    """What a command leads to: the next state, and what happened on the way."""

    state: TableState
    events: tuple[TableEvent, ...]


def holder_of(state: TableState, seat: Seat) -> Holder:
    """Who holds a seat; refused when the table has no such seat."""
    if seat not in state.seats:
        raise refuse(TableReason.SEAT_UNKNOWN, seat=int(seat))
    return state.holders[seat]


def check_owner(state: TableState, row: Row, seat: Seat) -> None:
    """Only the person who holds the seat."""
    holder = holder_of(state, seat)
    if state.seat_of(row.person) is None:
        raise refuse(TableReason.NOT_SEATED)
    if holder.person != row.person:
        raise refuse(TableReason.NOT_YOUR_SEAT, seat=int(seat))


def check_host(state: TableState, row: Row) -> None:
    """Only the host."""
    if row.person != state.host:
        raise refuse(TableReason.NOT_HOST)


def check_table(row: Row) -> None:
    """Only the table itself: what no person may send."""
    if row.person is not None:
        raise refuse(TableReason.NOT_FOR_PEOPLE)


def check_match_runs(state: TableState) -> None:
    """Only while the match is on."""
    if not state.begun:
        raise refuse(TableReason.MATCH_NOT_BEGUN)
    if state.is_match_over:
        raise refuse(TableReason.MATCH_OVER)


def check_no_proposal(state: TableState) -> None:
    """Only while nothing waits for consent: what was proposed must stay possible."""
    if state.proposal is not None:
        raise refuse(TableReason.PROPOSAL_OPEN)
