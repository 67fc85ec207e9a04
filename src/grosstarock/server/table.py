"""The table, pure: ``decide`` turns a request into a row or a refusal, ``evolve`` folds a row.

It reads no clock, draws no chance and does no input or output: all that comes in with the request.
The same function does a command in both, so a log that does not lead to its own events is found.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, assert_never

from grosstarock.core import match
from grosstarock.core.errors import GrosstarockError, Malformed
from grosstarock.core.seats import BySeat

from . import table_consent, table_deal, table_seats
from .commands import (
    Act,
    Answer,
    Archive,
    ChangeTable,
    ComeBack,
    Deal,
    FreeSeat,
    GiveNonce,
    GoAway,
    Lapse,
    Leave,
    NextDeal,
    Open,
    Prefer,
    Promise,
    Propose,
    PutBot,
    Rematch,
    Say,
    Sit,
)
from .happenings import Archived, TableOpened
from .refusals import Refused, TableReason, TableRefusal, refuse
from .settings import LONGEST_MATCH, is_clock
from .table_rights import Done, check_table
from .table_state import COMMANDS_KEPT, NOBODY, Row, TableState
from .typed import check_typed


@dataclass(frozen=True, slots=True)
class Accepted:
    """A request that is done: the row to append, and the table after it."""

    row: Row
    state: TableState


@dataclass(frozen=True, slots=True)
class Repeated:
    """A request that was done before, as row ``seq``."""

    seq: int


class LogBroken(GrosstarockError):
    """A row that does not follow from the rows before it, or leads to other events than it says."""

    def __init__(self, seq: int, why: str) -> None:
        self.seq = seq
        super().__init__(f"row {seq}: {why}")


Decision = Accepted | Repeated | TableRefusal
_MOVES_THE_DEAL: Final = (Deal, Act, Propose)


def decide(state: TableState | None, request: Row, seen: int | None = None) -> Decision:
    """What becomes of a request: a row without events, whose ``seq`` is not looked at.

    ``seen`` is the last row that the sender had seen. A command that moves the deal is refused when
    the deal has moved since.
    """
    try:
        if state is not None:
            known = state.row_of(request.cmd_id)
            if known is not None:
                return Repeated(known)
            _check_seen(state, request, seen)
        check_typed(request)
        row = replace(request, seq=1 if state is None else state.seq + 1, events=())
        done = _performed(state, row)
    except Refused as refused:
        return refused.refusal
    except Malformed as malformed:
        told = {"fault": malformed.fault.value, **malformed.parameters}
        return TableRefusal(TableReason.MALFORMED, told)
    return Accepted(replace(row, events=done.events), done.state)


def evolve(state: TableState | None, row: Row) -> TableState:
    """The table after a row of its log; ``LogBroken`` for a row that does not belong there."""
    if row.seq != (1 if state is None else state.seq + 1):
        raise LogBroken(row.seq, "not the next row")
    try:
        done = _performed(state, replace(row, events=()))
    except (Refused, Malformed) as error:
        raise LogBroken(row.seq, str(error)) from error
    if done.events != row.events:
        raise LogBroken(row.seq, "other events than stored")
    return done.state


def folded(rows: Iterable[Row]) -> TableState:
    """The table after all its rows; there is at least the one that opens it."""
    state: TableState | None = None
    for row in rows:
        state = evolve(state, row)
    if state is None:
        raise LogBroken(0, "no rows")
    return state


def _check_seen(state: TableState, request: Row, seen: int | None) -> None:
    if not isinstance(request.command, _MOVES_THE_DEAL):
        return
    if seen is None or not state.moved <= seen <= state.seq:
        raise refuse(TableReason.MOVED_ON, seq=state.moved)


def _performed(state: TableState | None, row: Row) -> Done:
    """Does a command, and what follows from it by itself."""
    if state is None:
        return _noted(_opened(row), row)
    back = _back_by_itself(state, row)
    done = _done(back.state, row)
    events = (*back.events, *done.events)
    for follow_up in (table_consent.grant_when_agreed, table_deal.go_on_when_ready):
        followed = follow_up(done.state, row)
        done, events = followed, (*events, *followed.events)
    return _noted(Done(done.state, events), row)


def _back_by_itself(state: TableState, row: Row) -> Done:
    """Whoever is away and does something is back."""
    seat = state.seat_of(row.person)
    if seat is None or state.holders[seat].is_present or isinstance(row.command, ComeBack | Leave):
        return Done(state, ())
    return table_seats.returned(state, row, seat)


def _noted(done: Done, row: Row) -> Done:
    recent = (*done.state.recent, (row.cmd_id, row.seq))[-COMMANDS_KEPT:]
    archived = isinstance(row.command, Archive)
    noted = replace(done.state, seq=row.seq, at=row.at, recent=recent, archived=archived)
    return Done(noted, done.events)


def _opened(row: Row) -> Done:
    command = row.command
    if not isinstance(command, Open):
        raise refuse(TableReason.TABLE_UNKNOWN)
    if row.person is None:
        raise refuse(TableReason.NOT_HOST)
    settings = command.settings
    if not is_clock(settings.clock):
        raise refuse(TableReason.SETTING_VALUE, setting="clock")
    if settings.rounds is not None and not 1 <= settings.rounds <= LONGEST_MATCH:
        raise refuse(TableReason.SETTING_VALUE, setting="rounds")
    state = TableState(
        seq=0,
        at=row.at,
        settings=settings,
        host=row.person,
        title=row.text or "",
        holders=BySeat([NOBODY] * settings.rules.players),
        match=match.new_match(settings.rules, dealer=command.dealer, rounds=settings.rounds),
        pack=command.pack,
    )
    return Done(state, (TableOpened(settings),))


def _done(state: TableState, row: Row) -> Done:  # noqa: PLR0911, PLR0912  # one arm a command
    match row.command:
        case Act() as command:
            return table_deal.act(state, row, command)
        case Deal() as command:
            return table_deal.deal(state, row, command)
        case Promise() as command:
            return table_deal.promise(state, row, command)
        case GiveNonce() as command:
            return table_deal.give_nonce(state, row, command)
        case NextDeal() as command:
            return table_deal.next_deal(state, row, command)
        case Rematch() as command:
            return table_deal.rematch(state, row, command)
        case Propose() as command:
            return table_consent.propose(state, row, command)
        case Answer() as command:
            return table_consent.answer(state, row, command)
        case Lapse() as command:
            return table_consent.lapse(state, row, command)
        case Sit() as command:
            return table_seats.sit(state, row, command)
        case PutBot() as command:
            return table_seats.put_bot(state, row, command)
        case FreeSeat() as command:
            return table_seats.free_seat(state, row, command)
        case Leave() as command:
            return table_seats.leave(state, row, command)
        case GoAway() as command:
            return table_seats.go_away(state, row, command)
        case ComeBack() as command:
            return table_seats.come_back(state, row, command)
        case Prefer() as command:
            return table_seats.prefer(state, row, command)
        case ChangeTable() as command:
            return table_seats.change_table(state, row, command)
        case Say() as command:
            return table_seats.say(state, row, command)
        case Archive():
            check_table(row)
            return Done(state, (Archived(),))
        case Open():
            raise refuse(TableReason.MATCH_BEGUN)
        case _:
            assert_never(row.command)
