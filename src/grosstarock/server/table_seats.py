"""Coming and going: seats taken and left, absence and return, and how the table is run."""

from dataclasses import replace

from grosstarock.core.seats import Seat

from .commands import (
    Absence,
    ChangeTable,
    ComeBack,
    FreeSeat,
    GoAway,
    Leave,
    Prefer,
    PutBot,
    Say,
    Sit,
)
from .happenings import (
    CameBack,
    HostChanged,
    MatchBegun,
    Preferred,
    Said,
    Seated,
    SeatFreed,
    TableEvent,
    TableOpened,
    WentAway,
)
from .refusals import TableReason, refuse
from .settings import is_clock
from .table_rights import Done, check_host, check_owner, check_table, holder_of
from .table_state import LINES_KEPT, NOBODY, Holder, Line, Row, TableState


def sit(state: TableState, row: Row, command: Sit) -> Done:
    """A person takes an empty seat; with the last seat the match begins."""
    if row.person is None:
        raise refuse(TableReason.NOT_SEATED)
    if state.seat_of(row.person) is not None:
        raise refuse(TableReason.SEATED_ALREADY)
    if not holder_of(state, command.seat).is_empty:
        raise refuse(TableReason.SEAT_TAKEN, seat=int(command.seat))
    return _taken(state, row, command.seat, Holder(row.person, row.text or ""))


def put_bot(state: TableState, row: Row, command: PutBot) -> Done:
    """The host gives an empty seat to a bot."""
    check_host(state, row)
    if not holder_of(state, command.seat).is_empty:
        raise refuse(TableReason.SEAT_TAKEN, seat=int(command.seat))
    bot = Holder(player=command.player, seed=command.seed)
    return _taken(state, row, command.seat, bot)


def free_seat(state: TableState, row: Row, command: FreeSeat) -> Done:
    """The host empties a seat, before the match begins."""
    check_host(state, row)
    if holder_of(state, command.seat).is_empty:
        raise refuse(TableReason.SEAT_EMPTY, seat=int(command.seat))
    if state.begun:
        raise refuse(TableReason.MATCH_BEGUN)
    return _freed(state, command.seat)


def leave(state: TableState, row: Row, command: Leave) -> Done:
    """A person leaves; the host's right passes to somebody who stays."""
    check_owner(state, row, command.seat)
    seat = command.seat
    left = _away(state, seat, Absence.LEFT) if state.begun else _freed(state, seat)
    if row.person != state.host:
        return left
    heir = next(left.state.present(), None)
    if heir is None:
        return left
    host = left.state.holders[heir].person or state.host
    return Done(replace(left.state, host=host), (*left.events, HostChanged(heir)))


def go_away(state: TableState, row: Row, command: GoAway) -> Done:
    """The table finds a person absent."""
    check_table(row)
    if not state.begun or not holder_of(state, command.seat).is_present:
        raise refuse(TableReason.SEAT_EMPTY, seat=int(command.seat))
    return _away(state, command.seat, command.why)


def come_back(state: TableState, row: Row, command: ComeBack) -> Done:
    """A person plays again."""
    check_owner(state, row, command.seat)
    if holder_of(state, command.seat).is_present:
        raise refuse(TableReason.NOT_ABSENT, seat=int(command.seat))
    return returned(state, row, command.seat)


def returned(state: TableState, row: Row, seat: Seat) -> Done:
    """The state with a person back in the seat, whose time to think begins anew."""
    holder = replace(state.holders[seat], away=None)
    since = row.at if state.turn is seat else state.turn_since
    back = replace(state, holders=state.holders.replaced(seat, holder), turn_since=since)
    return Done(back, (CameBack(seat),))


def prefer(state: TableState, row: Row, command: Prefer) -> Done:
    """A person chooses what is done without asking."""
    check_owner(state, row, command.seat)
    holder = replace(state.holders[command.seat], forced=command.forced)
    chosen = replace(state, holders=state.holders.replaced(command.seat, holder))
    return Done(chosen, (Preferred(command.seat, command.forced),))


def change_table(state: TableState, row: Row, command: ChangeTable) -> Done:
    """The host changes how the table is run; whether one may take back only before the match."""
    check_host(state, row)
    if command.clock is not None and not is_clock(command.clock):
        raise refuse(TableReason.SETTING_VALUE, setting="clock")
    if command.take_back is not None and state.begun:
        raise refuse(TableReason.MATCH_BEGUN)
    old = state.settings
    settings = replace(
        old,
        pace=command.pace or old.pace,
        clock=command.clock or old.clock,
        take_back=old.take_back if command.take_back is None else command.take_back,
        watchers=old.watchers if command.watchers is None else command.watchers,
    )
    return Done(replace(state, settings=settings), (TableOpened(settings),))


def say(state: TableState, row: Row, command: Say) -> Done:
    """Somebody says something."""
    check_owner(state, row, command.seat)
    line = Line(row.seq, command.seat, command.phrase, row.text)
    chat = (*state.chat, line)[-LINES_KEPT:]
    return Done(replace(state, chat=chat), (Said(command.seat, command.phrase),))


def _taken(state: TableState, row: Row, seat: Seat, holder: Holder) -> Done:
    holders = state.holders.replaced(seat, holder)
    taken = replace(state, holders=holders)
    events: tuple[TableEvent, ...] = (Seated(seat, holder.player),)
    if not state.begun and not any(other.is_empty for other in holders):
        taken = replace(taken, begun=True, moved=row.seq, turn_since=row.at)
        events = (*events, MatchBegun(state.match.dealer))
    return Done(taken, events)


def _freed(state: TableState, seat: Seat) -> Done:
    freed = replace(state, holders=state.holders.replaced(seat, NOBODY))
    return Done(freed, (SeatFreed(seat),))


def _away(state: TableState, seat: Seat, why: Absence) -> Done:
    holder = replace(state.holders[seat], away=why)
    ready = tuple(other for other in state.ready if other is not seat)
    away = replace(state, holders=state.holders.replaced(seat, holder), ready=ready)
    return Done(away, (WentAway(seat, why),))
