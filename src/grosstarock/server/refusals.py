"""Why a table does not do what it is asked: a code, its parameters, and the rules' own refusal."""

from dataclasses import dataclass, field
from enum import StrEnum

from grosstarock.core.errors import GrosstarockError, Parameter
from grosstarock.core.refusals import Refusal


class TableReason(StrEnum):
    """Why a command is refused."""

    ILLEGAL = "illegal"
    MALFORMED = "malformed"
    MOVED_ON = "moved-on"
    NOT_SEATED = "not-seated"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_HOST = "not-host"
    NOT_FOR_PEOPLE = "not-for-people"
    SEAT_UNKNOWN = "seat-unknown"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    SEATED_ALREADY = "seated-already"
    PLAYER_UNKNOWN = "player-unknown"
    NAME_FORM = "name-form"
    TEXT_FORM = "text-form"
    SETTING_VALUE = "setting-value"
    MATCH_BEGUN = "match-begun"
    MATCH_NOT_BEGUN = "match-not-begun"
    MATCH_NOT_OVER = "match-not-over"
    MATCH_OVER = "match-over"
    NO_DEAL = "no-deal"
    DEAL_RUNNING = "deal-running"
    DEAL_OVER = "deal-over"
    TAKE_BACK_OFF = "take-back-off"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    PROPOSAL_OPEN = "proposal-open"
    NO_PROPOSAL = "no-proposal"
    READY_ALREADY = "ready-already"
    NONCE_UNASKED = "nonce-unasked"
    NONCE_FORM = "nonce-form"
    NOT_ABSENT = "not-absent"
    NO_WATCHERS = "no-watchers"
    TABLE_UNKNOWN = "table-unknown"
    TABLE_BROKEN = "table-broken"
    TOO_MANY = "too-many"
    STORE_FULL = "store-full"
    STORE_FAILED = "store-failed"
    CLOSING = "closing"


@dataclass(frozen=True, slots=True)
class TableRefusal:
    """A command refused; nothing has happened. ``rules`` is why the rules refuse an action."""

    reason: TableReason
    parameters: dict[str, Parameter] = field(default_factory=dict)
    rules: Refusal | None = None


class Refused(GrosstarockError):
    """Carries a refusal out of the place that finds it."""

    def __init__(self, refusal: TableRefusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.reason.value)


def refuse(reason: TableReason, **parameters: Parameter) -> Refused:
    """The exception to raise for a reason."""
    return Refused(TableRefusal(reason, parameters))
