"""Who is told what: a table's rows and state as each pair of eyes may see them.

The only place where the log meets a connection. Hidden cards leave by the core's ``seen_by`` and
``view`` alone, and what else a row holds (secrets, packs, seeds, other people's ids) never leaves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grosstarock.core.events import seen_by
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.core.view import view

from .fair import commitment_of
from .happenings import CameBack, DealAwaited, Happening, MatchBegun, TableEvent, TakenBack
from .table_state import Holder, Row, TableState
from .wire import events_to_wire, view_to_wire
from .wire_out import (
    Happened,
    PromiseWire,
    ProposalWire,
    SaidWire,
    SeatWire,
    Seen,
    ServerMessage,
    Snapshot,
    TableWire,
    Who,
)
from .wire_types import SETTINGS

MOST_ROWS: Final = 32
"""The most rows that a client is told one by one; beyond, a snapshot is shorter."""

Viewer = Seat | None


@dataclass(frozen=True, slots=True)
class Told:
    """A row and what everybody may know of the deal after it."""

    row: Row
    phase: Phase | None
    turn: Seat | None

    @staticmethod
    def of(state: TableState, row: Row) -> "Told":
        """The row with the table as it stands after it."""
        deal = state.deal
        return Told(row, None, None) if deal is None else Told(row, deal.phase, deal.turn)

    @property
    def is_for_all(self) -> bool:
        """Whether the row looks the same to everybody, so that it need be encoded only once."""
        return all(event_for(event, None) == event for event in self.row.events)

    @property
    def breaks_the_thread(self) -> bool:
        """Whether what a client knows cannot be carried on from here: a snapshot follows."""
        return any(isinstance(event, _BREAKS) for event in self.row.events)


_BREAKS: Final = (TakenBack, DealAwaited, MatchBegun)


def event_for(event: TableEvent, viewer: Viewer) -> TableEvent:
    """An event as ``viewer`` may see it; what happens around the deal is for everybody."""
    return event if isinstance(event, Happening) else seen_by(event, viewer)


def happened(told: Told, viewer: Viewer) -> Happened:
    """A row as ``viewer`` may see it."""
    return Happened(
        seq=told.row.seq,
        events=events_to_wire(tuple(event_for(event, viewer) for event in told.row.events)),
        phase=told.phase,
        turn=told.turn,
        text=told.row.text,
    )


def after_row(state: TableState, told: Told, viewer: Viewer) -> tuple[ServerMessage, ...]:
    """What follows a row for ``viewer``: a snapshot, the view, or nothing."""
    if told.breaks_the_thread:
        return (snapshot(state, viewer),)
    deal = state.deal
    if deal is None:
        return ()
    row = told.row
    moved = state.moved == row.seq
    if moved and (deal.ended is not None or not state.moves):
        is_shown = True
    else:
        is_turn = viewer is not None and viewer is told.turn
        is_shown = is_turn and (moved or any(isinstance(event, CameBack) for event in row.events))
    if is_shown:
        return (Seen(seq=row.seq, view=view_to_wire(view(deal, viewer))),)
    return ()


def resync(
    state: TableState, tail: Sequence[Told], since: int | None, viewer: Viewer
) -> tuple[ServerMessage, ...]:
    """What a client that has the rows up to ``since`` is told: the rest, or a snapshot.

    ``tail`` are the table's last rows, without a gap.
    """
    missed = [told for told in tail if since is not None and told.row.seq > since]
    if since is None or since > state.seq or since + len(missed) != state.seq:
        return (snapshot(state, viewer),)
    if any(told.breaks_the_thread for told in missed):
        return (snapshot(state, viewer),)
    rows = tuple(happened(told, viewer) for told in missed)
    deal = state.deal
    if deal is None:
        return rows
    # The connection may have broken between a row and the view that belongs to it.
    return (*rows, Seen(seq=state.seq, view=view_to_wire(view(deal, viewer))))


def snapshot(state: TableState, viewer: Viewer) -> Snapshot:
    """Everything as ``viewer`` may see it."""
    deal = state.deal
    seen = None if deal is None else view_to_wire(view(deal, viewer))
    return Snapshot(seq=state.seq, table=table_wire(state), view=seen)


def table_wire(state: TableState) -> TableWire:
    """The table around its deal, the same for everybody."""
    accounts = state.match.accounts if state.deal is None else state.deal.accounts
    if state.is_match_over:
        accounts = state.match.accounts
    return TableWire(
        title=state.title,
        settings=SETTINGS.to_wire(state.settings),
        host=state.seat_of(state.host),
        seats=tuple(seat_wire(holder) for holder in state.holders),
        begun=state.begun,
        over=state.is_match_over,
        archived=state.archived,
        deals=state.match.deals,
        dealer=state.match.dealer if state.deal is None else state.deal.dealer,
        balances=tuple(accounts.balances),
        king_pot=accounts.pots.king,
        pagat_pot=accounts.pots.pagat,
        deal_id=state.deal_id,
        taken_back=state.taken_back,
        promise=_promise(state),
        proposal=_proposal(state),
        ready=state.ready,
        chat=tuple(
            SaidWire(seq=line.seq, seat=line.seat, phrase=line.phrase, text=line.text)
            for line in state.chat
        ),
    )


def seat_wire(holder: Holder) -> SeatWire:
    """Who sits in a seat, without the person's id and the bot's seed."""
    who = Who.NOBODY if holder.is_empty else Who.PERSON if holder.person is not None else Who.BOT
    return SeatWire(who=who, name=holder.name, player=holder.player, away=holder.away)


def _promise(state: TableState) -> PromiseWire | None:
    promised = state.promised
    if promised is None:
        return None
    return PromiseWire(
        deal_id=promised.deal_id,
        commitment=commitment_of(promised.deal_id, promised.secret),
        given=tuple(seat for seat in state.seats if promised.nonces[seat]),
    )


def _proposal(state: TableState) -> ProposalWire | None:
    proposal = state.proposal
    if proposal is None:
        return None
    waiting = tuple(seat for seat in proposal.waiting if state.holders[seat].is_present)
    return ProposalWire(
        proposal=proposal.row, seat=proposal.seat, wish=proposal.wish, waiting=waiting
    )
