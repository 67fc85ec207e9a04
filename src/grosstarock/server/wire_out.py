"""What the server sends: a closed union, told apart by ``kind``. Codes, never sentences."""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from grosstarock.core.clauses import Clause
from grosstarock.core.errors import Parameter
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase

from .commands import Absence, Phrase, Wish
from .refusals import TableReason
from .wire_types import EventWire, RefusalWire, SettingsWire, ViewWire


class _Message(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """Every message of the server."""


class Who(StrEnum):
    """What sits in a seat."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class SeatWire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat: who sits there, by what name, and why a bot stands in, if one does."""

    who: Who
    name: str
    player: str | None
    away: Absence | None


class ProposalWire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An open proposal: its row, who made it, and who has yet to agree."""

    proposal: int
    seat: Seat
    wish: Wish
    waiting: tuple[Seat, ...]


class PromiseWire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The promise for a deal: the secret's hash, and whose nonces have come in."""

    deal_id: str
    commitment: str
    given: tuple[Seat, ...]


class SaidWire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of chat: a phrase, or the person's own words."""

    seq: int
    seat: Seat
    phrase: Phrase | None
    text: str | None


class TableWire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table around its deal, the same for everybody.

    ``deals`` counts the deals played, ``balances`` and the pots stand in the view, or here between
    matches. ``ready`` are the seats ready for the next deal or for another match.
    """

    title: str
    settings: SettingsWire
    host: Seat | None
    seats: tuple[SeatWire, ...]
    begun: bool
    over: bool
    archived: bool
    deals: int
    dealer: Seat
    balances: tuple[int, ...]
    king_pot: int
    pagat_pot: int
    deal_id: str | None
    taken_back: int
    promise: PromiseWire | None
    proposal: ProposalWire | None
    ready: tuple[Seat, ...]
    chat: tuple[SaidWire, ...]


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to hello: the protocol spoken, the client's own seat, the table's last row.

    A snapshot follows, or the rows that the client has missed.
    """

    protocol: str
    table: str
    seat: Seat | None
    is_host: bool
    seq: int


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """Everything as it stands after row ``seq``; ``view`` is None before the first deal."""

    seq: int
    table: TableWire
    view: ViewWire | None


class Happened(_Message, frozen=True, tag="happened"):
    """One row, as this viewer may see it; a row that is not for these eyes has no events.

    ``phase`` and ``turn`` are the deal's after the row, None without a deal. ``text`` is the name,
    title or line of chat that belongs to the events.
    """

    seq: int
    events: tuple[EventWire, ...]
    phase: Phase | None
    turn: Seat | None
    text: str | None


class Seen(_Message, frozen=True, tag="view"):
    """The deal as this viewer sees it after row ``seq``: to the seat in turn, with its choice.

    To everybody once the deal is over, when its cards lie open, and after a take-back.
    """

    seq: int
    view: ViewWire


class Ack(_Message, frozen=True, tag="ack"):
    """A command is in the log for good, as row ``seq``."""

    cmd_id: str
    seq: int


class RefusedMessage(_Message, frozen=True, tag="refused"):
    """A command is refused and nothing has happened; ``seq`` is the table's last row.

    ``rules`` is why the rules refuse an action, ``clause`` the clause that does.
    """

    cmd_id: str
    seq: int
    reason: TableReason
    parameters: dict[str, Parameter]
    rules: RefusalWire | None
    clause: Clause | None


class Countdown(_Message, frozen=True, tag="countdown"):
    """A bot will stand in for a seat in so many milliseconds; None calls the countdown off."""

    seat: Seat
    why: Absence
    milliseconds: int | None


class Presence(_Message, frozen=True, tag="presence"):
    """Which seats have a connection now, and how many people watch."""

    connected: tuple[Seat, ...]
    watchers: int


class ErrorCode(StrEnum):
    """What is wrong with a message that cannot be read, or with the connection."""

    UNREADABLE = "unreadable"
    PROTOCOL = "protocol"
    HELLO_FIRST = "hello-first"
    HELLO_TWICE = "hello-twice"


class ErrorMessage(_Message, frozen=True, tag="error"):
    """A message could not be read: why, and the path of the field at fault."""

    code: ErrorCode
    path: str
    detail: str


class ByeCode(StrEnum):
    """Why the server ends a connection."""

    NEWER_TAB = "newer-tab"
    TOO_SLOW = "too-slow"
    CLOSING = "closing"
    NO_WATCHERS = "no-watchers"
    TOO_MANY = "too-many"
    TABLE_UNKNOWN = "table-unknown"
    TABLE_BROKEN = "table-broken"


class Bye(_Message, frozen=True, tag="bye"):
    """The last message before the server closes the connection."""

    code: ByeCode


ServerMessage = (
    Welcome
    | Snapshot
    | Happened
    | Seen
    | Ack
    | RefusedMessage
    | Countdown
    | Presence
    | ErrorMessage
    | Bye
)

server_decoder: Final = msgspec.json.Decoder(ServerMessage)
