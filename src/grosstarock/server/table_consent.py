"""What needs consent: to take back, to break a deal off, to end the match.

Alone among bots a person's wish is done at once; among people every other person who is present
must agree.
"""

from dataclasses import replace
from typing import assert_never

from grosstarock.core.seats import Seat

from .commands import Answer, Lapse, Propose, Wish
from .happenings import Agreed, Dropped, Proposed, TakenBack
from .refusals import TableReason, refuse
from .table_deal import broken_off, end_match, taken_back_to
from .table_rights import Done, check_match_runs, check_no_proposal, check_owner, check_table
from .table_state import Proposal, Row, TableState


def propose(state: TableState, row: Row, command: Propose) -> Done:
    """A person proposes something that can be done now."""
    check_owner(state, row, command.seat)
    check_match_runs(state)
    check_no_proposal(state)
    _check_possible(state, command)
    asked = tuple(seat for seat in state.present() if seat is not command.seat)
    proposal = Proposal(row.seq, command.seat, command.wish, asked, row.at)
    if not asked:
        return _granted(state, row, proposal)
    told = Proposed(command.seat, command.wish, asked)
    return Done(replace(state, proposal=proposal), (told,))


def answer(state: TableState, row: Row, command: Answer) -> Done:
    """Somebody who is asked agrees or declines."""
    check_owner(state, row, command.seat)
    proposal = state.proposal
    if proposal is None or proposal.row != command.proposal or command.seat not in proposal.waiting:
        raise refuse(TableReason.NO_PROPOSAL)
    if not command.agrees:
        return _dropped(state, row, command.seat)
    waiting = tuple(seat for seat in proposal.waiting if seat is not command.seat)
    agreed = replace(state, proposal=replace(proposal, waiting=waiting))
    return Done(agreed, (Agreed(command.seat),))


def lapse(state: TableState, row: Row, _command: Lapse) -> Done:
    """The table drops a proposal that was not answered in time."""
    check_table(row)
    if state.proposal is None:
        raise refuse(TableReason.NO_PROPOSAL)
    return _dropped(state, row, None)


def grant_when_agreed(state: TableState, row: Row) -> Done:
    """What was proposed is done once nobody who is present has still to agree."""
    proposal = state.proposal
    if proposal is None:
        return Done(state, ())
    if any(state.holders[seat].is_present for seat in proposal.waiting):
        return Done(state, ())
    return _granted(replace(state, proposal=None), row, proposal)


def _check_possible(state: TableState, command: Propose) -> None:
    match command.wish:
        case Wish.TAKE_BACK:
            if not state.settings.take_back:
                raise refuse(TableReason.TAKE_BACK_OFF)
            if not state.is_deal_running:
                raise refuse(TableReason.NO_DEAL)
            if _last_own_move(state, command.seat) is None:
                raise refuse(TableReason.NOTHING_TO_TAKE_BACK)
        case Wish.BREAK_OFF:
            if not state.is_deal_running:
                raise refuse(TableReason.NO_DEAL)
        case Wish.END_MATCH:
            if state.is_deal_running:
                raise refuse(TableReason.DEAL_RUNNING)
        case _:
            assert_never(command.wish)


def _last_own_move(state: TableState, seat: Seat) -> int | None:
    """The place among the moves of the last one that the person in a seat chose."""
    places = range(len(state.moves) - 1, -1, -1)
    own = (at for at in places if state.moves[at].seat is seat and state.moves[at].by_person)
    return next(own, None)


def _granted(state: TableState, row: Row, proposal: Proposal) -> Done:
    match proposal.wish:
        case Wish.TAKE_BACK:
            place = _last_own_move(state, proposal.seat)
            assert place is not None, "a take-back is proposed for a move"
            told = TakenBack(state.moves[place].row, len(state.moves) - place)
            return Done(taken_back_to(state, row, place), (told,))
        case Wish.BREAK_OFF:
            return broken_off(state, row)
        case Wish.END_MATCH:
            return end_match(state)
        case _:
            assert_never(proposal.wish)


def _dropped(state: TableState, row: Row, seat: Seat | None) -> Done:
    """Play goes on, and whose turn it is has the whole time again."""
    return Done(replace(state, proposal=None, turn_since=row.at), (Dropped(seat),))
