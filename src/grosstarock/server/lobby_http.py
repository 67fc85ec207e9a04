"""Tables over HTTP: opened, found again, and looked at before one sits down."""

import secrets
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from grosstarock.core.cards import Card
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.plugins import is_player

from .audience import seat_wire
from .http_house import (
    API,
    Link,
    OptionWire,
    address,
    linked,
    rules_asked,
    rules_told,
)
from .http_layer import Call
from .http_problems import Problem, problem_of_refusal
from .lobby_http_entries import EntryWire
from .mailbox import Mailbox
from .qr_code import qr_picture
from .refusals import Refused, TableReason
from .security_limits import retry_after
from .settings import LONGEST_MATCH, USUAL_CLOCK, Clock, Pace, Settings
from .store import StoreFailed
from .table import LogBroken
from .table_state import TableState
from .typed import LONGEST_TITLE
from .wire_in import (
    LONGEST_NAME,
    ClockWire,
    CmdId,
    CommandMessage,
    PutBotMessage,
    SitMessage,
)
from .wire_out import RefusedMessage, SeatWire
from .wire_rules import RulesWire, StakeWire

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_MATCH)]
PlayerName = Annotated[str, msgspec.Meta(max_length=60)]

_FILLED: Final = (TableReason.SEATED_ALREADY, TableReason.SEAT_TAKEN, TableReason.MATCH_BEGUN)
"""Why a seat is not filled again that an earlier try has filled."""
QUICK_RULES: Final = "danish"
QUICK_PLAYER: Final = "novice"
FRIENDLY: Final = ("club", QUICK_PLAYER)
"""Whom one meets without having chosen: the first of these that can play."""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """The seat of whoever opens the table."""


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class Bot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a registered player."""

    player: PlayerName


SeatWish = Me | Free | Bot


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open; the same ``cmd_id`` again is the same table.

    ``rounds`` is the length of the match, null for one without an agreed end.
    """

    cmd_id: CmdId
    name: Name
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    rules: RulesWire
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=2, max_length=4)]
    rounds: Rounds | None
    take_back: bool
    watchers: bool
    pace: Pace = Pace.NORMAL
    clock: ClockWire | None = None


class QuickTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match at once, against two players of the program; a friendly one if none is named."""

    cmd_id: CmdId
    name: Name
    player: PlayerName | None = None
    pace: Pace = Pace.NORMAL
    rounds: Rounds | None = 1


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is open, and where it is found."""

    table: str
    path: str
    url: str


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's tables, the latest first."""

    tables: tuple[EntryWire, ...]


class TableTold(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as a guest sees it before sitting down; ``seat`` is the reader's own.

    ``rules`` has what the table changed in its preset, ``options``, ``tariff`` and ``stake`` all.
    """

    table: str
    title: str
    rules: RulesWire
    options: dict[str, OptionWire]
    tariff: dict[str, int]
    stake: StakeWire
    seats: tuple[SeatWire, ...]
    rounds: int | None
    take_back: bool
    watchers: bool
    pace: Pace
    clock: ClockWire
    begun: bool
    over: bool
    deals: int
    seat: Seat | None
    is_host: bool


@API.operation("GET", "/tables")
async def my_tables(call: Call) -> Tables:
    """The tables at which this person has done something."""
    if call.known is None:
        return Tables(())
    return Tables(await call.services.entries.of(call.known))


@API.operation("POST", "/tables", status=201)
async def open_table(call: Call, body: NewTable) -> Opened:
    """Opens a table, with its bots and its host seated."""
    rules = rules_asked(body.rules)
    clock = USUAL_CLOCK if body.clock is None else body.clock.clock()
    settings = Settings(rules, body.rounds, body.take_back, body.watchers, body.pace, clock)
    return await opened(call, body.cmd_id, settings, body.seats, body.name, title=body.title)


@API.operation("POST", "/play-now", status=201)
async def play_now(call: Call, body: QuickTable) -> Opened:
    """Opens a table against two bots; play begins at once."""
    settings = bots_settings(rules_of(QUICK_RULES), body.rounds, body.pace)
    bot = Bot(friendly(call) if body.player is None else body.player)
    seats = (Me(), bot, bot)
    return await opened(call, body.cmd_id, settings, seats, body.name)


@API.operation("GET", "/tables/{table}")
async def table_told(call: Call) -> TableTold:
    """The house rules and the seats of a table, for guests too."""
    state = await state_of(call)
    told = rules_told(state.settings.rules)
    settings = state.settings
    return TableTold(
        table=call.part("table"),
        title=state.title,
        rules=told.rules,
        options=told.options,
        tariff=told.tariff,
        stake=told.stake,
        seats=tuple(seat_wire(holder) for holder in state.holders),
        rounds=settings.rounds,
        take_back=settings.take_back,
        watchers=settings.watchers,
        pace=settings.pace,
        clock=ClockWire(settings.clock.lost_after, settings.clock.silent_after),
        begun=state.begun,
        over=state.is_match_over,
        deals=state.match.deals,
        seat=state.seat_of(call.known),
        is_host=call.known == state.host,
    )


@API.operation("GET", "/tables/{table}/invitation")
async def invitation(call: Call) -> Link:
    """The address that guests open to sit down at a table."""
    await state_of(call)
    return linked(address(call, f"/table/{call.part('table')}"))


@API.operation("GET", "/tables/{table}/invitation.svg", gives="image/svg+xml")
async def invitation_code(call: Call) -> Response:
    """The invitation as a QR code."""
    link = await invitation(call)
    return Response(qr_picture(link.url), media_type="image/svg+xml")


def bots_settings(rules: Rules, rounds: int | None, pace: Pace) -> Settings:
    """The settings of a table that one person plays at with bots."""
    clock = Clock(USUAL_CLOCK.lost_after, USUAL_CLOCK.silent_after)
    return Settings(rules, rounds, take_back=True, watchers=True, pace=pace, clock=clock)


async def opened(
    call: Call,
    cmd_id: str,
    settings: Settings,
    seats: tuple[SeatWish, ...],
    name: str,
    *,
    title: str = "",
    dealer: Seat | None = None,
    pack: tuple[Card, ...] = (),
) -> Opened:
    """Opens a table and fills its seats; what was done by an earlier try is not done again."""
    _check_seats(settings.rules, seats)
    wait = call.services.door.openings.take(call.visitor.address)
    if wait:
        raise Problem(429, "too-many", headers={"retry-after": retry_after(wait)})
    person = call.person()
    first = Seat(secrets.randbelow(settings.rules.players)) if dealer is None else dealer
    hall = call.services.hall
    try:
        table_id = await hall.open(
            person, cmd_id, settings, dealer=first, pack=pack, title=title.strip() or None
        )
        mailbox = await hall.find(table_id)
        assert mailbox is not None, "it has just been opened"
        for seat, wish in enumerate(seats):
            await _fill(mailbox, person, Seat(seat), wish, name)
    except Refused as refused:
        raise problem_of_refusal(refused.refusal) from refused
    except (LogBroken, StoreFailed) as error:
        raise Problem(503, "store-failed") from error
    path = f"/table/{table_id}"
    return Opened(table_id, path, address(call, path))


async def mailbox_of(call: Call) -> Mailbox:
    """The mailbox of the table that the path names; a problem where there is none."""
    try:
        mailbox = await call.services.hall.find(call.part("table"))
    except Refused as refused:
        raise problem_of_refusal(refused.refusal) from refused
    except (LogBroken, StoreFailed) as error:
        raise Problem(503, "store-failed") from error
    if mailbox is None:
        raise Problem(404, "table-unknown")
    return mailbox


async def state_of(call: Call) -> TableState:
    """The table that the path names, as it stands."""
    state = await (await mailbox_of(call)).table()
    assert state is not None, "it has just been found"
    return state


def friendly(call: Call) -> str:
    """The player whom one meets without having chosen."""
    ready = call.services.readiness.players()
    return next(name for name in FRIENDLY if name in ready)


def _check_seats(rules: Rules, seats: tuple[SeatWish, ...]) -> None:
    if len(seats) != rules.players:
        told = {"found": len(seats), "wanted": rules.players}
        raise Problem(422, "seats-number", path="$.seats", parameters=told)
    if sum(isinstance(wish, Me) for wish in seats) != 1:
        raise Problem(422, "seat-own", path="$.seats")
    for place, wish in enumerate(seats):
        if isinstance(wish, Bot) and not is_player(wish.player):
            told_name = {"player": wish.player}
            raise Problem(
                422, "player-unknown", path=f"$.seats[{place}].player", parameters=told_name
            )


async def _fill(mailbox: Mailbox, person: str, seat: Seat, wish: SeatWish, name: str) -> None:
    message: CommandMessage
    match wish:
        case Me():
            message = SitMessage(cmd_id="sit", seat=seat, name=name)
        case Bot(player=player):
            message = PutBotMessage(cmd_id=f"bot-{int(seat)}", seat=seat, player=player)
        case Free():
            return
    reply = await mailbox.submit(person, message)
    if isinstance(reply, RefusedMessage) and reply.reason not in _FILLED:
        raise problem_of_refusal(reply)
