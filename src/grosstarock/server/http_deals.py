"""Deals that were played: their records, their replay, their proof, and playing them again."""

import asyncio
from enum import StrEnum
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from grosstarock.core import engine
from grosstarock.core.actions import BreakOff, DealCards
from grosstarock.core.events import seen_by
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.seats import Seat
from grosstarock.core.view import view
from grosstarock.notation.record import DealRecord, actions_of
from grosstarock.notation.record_writer import write_record, write_records
from grosstarock.notation.text import write_text
from grosstarock.plugins import is_player

from .fair import commitment_of
from .http_archive import PlayedDeal, PlayedTable
from .http_house import API
from .http_layer import Call
from .http_problems import Problem
from .lobby_http import (
    Bot,
    Me,
    Name,
    Opened,
    PlayerName,
    SeatWish,
    bots_settings,
    friendly,
    opened,
)
from .settings import Pace
from .store import StoreFailed
from .table import LogBroken
from .wire import events_to_wire, view_to_wire
from .wire_in import CmdId
from .wire_types import ACTION, ActionWire, EventWire, ViewWire

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Notation(StrEnum):
    """The forms in which a record is given."""

    JSON = "json"
    TEXT = "text"


class FormAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which form a record is wanted."""

    form: Notation = Notation.JSON


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which seat a deal is looked at; from none, as a watcher saw it."""

    seat: SeatNumber | None = None


class DealTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal in a table's list; ``at`` is when it ended, in milliseconds since 1970."""

    deal: str
    number: int
    ended: str | None
    balances: tuple[int, ...]
    at: int


class DealsTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deals of a table, in their order."""

    deals: tuple[DealTold, ...]


class StepTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a replay: the action (none for the deal itself), what followed, the view after.

    ``view`` and ``events`` are the chosen seat's, as it knew them then; ``hands`` lie open, all of
    them in seat order and each in canonical order, for a deal is replayed only when it is over.
    """

    action: ActionWire | None
    events: tuple[EventWire, ...]
    view: ViewWire
    hands: tuple[tuple[str, ...], ...]


class ReplayTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal step by step; ``record`` is its whole record, ``text`` the same in the notation.

    ``bots`` says of each seat whether its name is that of a player of the program. ``stops_at``
    leads to the action in the record that the rules refuse, before which a replay of a faulty
    record ends.
    """

    record: msgspec.Raw
    text: str
    bots: tuple[bool, ...]
    steps: tuple[StepTold, ...]
    stops_at: str | None = None


class ProofTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to check that a deal was fair (docs/spec/wire.md)."""

    deal: str
    commitment: str
    secret: str
    nonces: tuple[str, ...]
    seed: str
    pack: tuple[str, ...]


class AgainAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same deal again from a seat, with players of the program in the others: friendly ones."""

    cmd_id: CmdId
    name: Name
    seat: SeatNumber
    player: PlayerName | None = None
    pace: Pace = Pace.NORMAL


@API.operation("GET", "/tables/{table}/deals")
async def deals_of_table(call: Call) -> DealsTold:
    """The deals of a table that are over."""
    played, _ = await _table(call)
    told = [
        DealTold(
            deal=deal.deal_id,
            number=deal.number,
            ended=deal.state.ended.value,
            balances=tuple(deal.state.accounts.balances),
            at=deal.at,
        )
        for deal in played.deals
        if deal.state.ended is not None
    ]
    return DealsTold(tuple(told))


@API.operation("GET", "/tables/{table}/record", gives="application/x-ndjson")
async def record_of_table(call: Call, query: FormAsked) -> Response:
    """All deals of a table as a file, with as much as the reader may see."""
    played, seat = await _table(call)
    records = played.records(seat)
    if query.form is Notation.TEXT:
        return _file(write_text(records), "match.txt", query.form)
    return _file("".join(write_records(records)), "match.jsonl", query.form)


@API.operation("GET", "/deals/{deal}/record", gives="application/x-ndjson")
async def record_of_deal(call: Call, query: FormAsked) -> Response:
    """The record of a deal that was played to its end; whoever has its link may read it."""
    record = (await _deal(call)).record(None)
    if query.form is Notation.TEXT:
        return _file(write_text([record]), "deal.txt", query.form)
    return _file(write_record(record) + "\n", "deal.json", query.form)


@API.operation("GET", "/deals/{deal}/replay")
async def replay_of_deal(call: Call, query: SeatAsked) -> ReplayTold:
    """A deal that was played to its end, step by step."""
    record = (await _deal(call)).record(None)
    return await replay_told(record, query.seat)


@API.operation("GET", "/deals/{deal}/proof")
async def proof_of_deal(call: Call) -> ProofTold:
    """What shows that the pack of a deal could not be chosen by anybody."""
    deal = await _deal(call)
    promised = deal.promised
    if promised is None or deal.seed is None:
        raise Problem(404, "deal-not-promised")
    return ProofTold(
        deal=deal.deal_id,
        commitment=commitment_of(promised.deal_id, promised.secret),
        secret=promised.secret,
        nonces=tuple(promised.nonces),
        seed=deal.seed,
        pack=tuple(card.code for card in deal.state.pack),
    )


@API.operation("POST", "/deals/{deal}/again", status=201)
async def again(call: Call, body: AgainAsked) -> Opened:
    """Opens a table at which the same cards are dealt once more."""
    state = (await _deal(call)).state
    if body.seat >= state.rules.players:
        raise Problem(422, "seat-unknown", path="$.seat", parameters={"seat": body.seat})
    bot: SeatWish = Bot(friendly(call) if body.player is None else body.player)
    seats = tuple(Me() if seat == body.seat else bot for seat in range(state.rules.players))
    settings = bots_settings(state.rules, 1, body.pace)
    return await opened(
        call, body.cmd_id, settings, seats, body.name, dealer=state.dealer, pack=state.pack
    )


async def replay_told(record: DealRecord, seat: int | None) -> ReplayTold:
    """A record step by step, seen from a seat; a problem where not even its deal can be played."""
    if seat is not None and seat >= record.rules.players:
        raise Problem(422, "seat-unknown", parameters={"seat": seat})
    if record.has_unseen_cards:
        raise Problem(422, "cards-unseen")
    return await asyncio.to_thread(_replayed, record, None if seat is None else Seat(seat))


def _replayed(record: DealRecord, seat: Seat | None) -> ReplayTold:
    state = engine.initial(record.rules, record.dealer, record.before, again=record.again)
    steps: list[StepTold] = []
    stops_at = None
    for action in actions_of(record):
        try:
            step = engine.apply(state, action)
        except IllegalAction as illegal:
            if not steps:
                told = {"reason": illegal.refusal.reason.code}
                raise Problem(422, "illegal", path="$.deal", parameters=told) from illegal
            ends = isinstance(action, BreakOff)
            stops_at = "$.ended" if ends else f"$.actions[{len(steps) - 1}]"
            break
        state = step.state
        done = None if isinstance(action, DealCards | BreakOff) else ACTION.to_wire(action)
        events = events_to_wire(tuple(seen_by(event, seat) for event in step.events))
        hands = tuple(tuple(card.code for card in hand) for hand in state.hands)
        steps.append(StepTold(done, events, view_to_wire(view(state, seat)), hands))
    return ReplayTold(
        record=msgspec.Raw(write_record(record).encode()),
        text=write_text([record]),
        bots=tuple(is_player(name) for name in record.players),
        steps=tuple(steps),
        stops_at=stops_at,
    )


async def _deal(call: Call) -> PlayedDeal:
    try:
        deal = await call.services.archive.deal(call.part("deal"))
    except (LogBroken, StoreFailed) as error:
        raise Problem(503, "store-failed") from error
    if deal is None:
        raise Problem(404, "deal-unknown")
    return deal


async def _table(call: Call) -> tuple[PlayedTable, Seat | None]:
    """The table that the path names with its deals, and the reader's seat there."""
    try:
        played = await call.services.archive.table(call.part("table"))
    except (LogBroken, StoreFailed) as error:
        raise Problem(503, "store-failed") from error
    if played is None:
        raise Problem(404, "table-unknown")
    seat = played.table.seat_of(call.known)
    if seat is None and not played.table.settings.watchers:
        raise Problem(403, "no-watchers")
    return played, seat


_TYPES: Final = {Notation.JSON: "application/x-ndjson", Notation.TEXT: "text/plain"}


def _file(content: str, name: str, form: Notation) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, media_type=_TYPES[form])
