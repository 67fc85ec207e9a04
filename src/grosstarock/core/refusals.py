"""Why an action is not allowed: a code, its clause, its cards, and what would be legal."""

from dataclasses import dataclass
from enum import Enum

from .cards import Card, Suit
from .choices import Choice
from .clauses import Clause
from .errors import GrosstarockError
from .seats import Seat


class Reason(Enum):
    """Why an action is refused, each with the clause that refuses it."""

    NOT_DEALT = ("not-dealt", Clause.DEAL_1)
    ALREADY_DEALT = ("already-dealt", Clause.DEAL_1)
    DEAL_OVER = ("deal-over", Clause.GAME_1)
    SITTING_OUT = ("sitting-out", Clause.TAB_3)
    REDEAL_TURN = ("redeal-turn", Clause.GAME_3)
    REDEAL_FIRST = ("redeal-first", Clause.GAME_3)
    REDEAL_HAS_TRUMP = ("redeal-has-trump", Clause.GAME_3)
    DISCARD_FIRST = ("discard-first", Clause.DISC_1)
    DISCARD_DEALER_ONLY = ("discard-dealer-only", Clause.DISC_1)
    DISCARD_COUNT = ("discard-count", Clause.DISC_1)
    DISCARD_TWICE = ("discard-twice", Clause.DISC_1)
    DISCARD_NOT_HELD = ("discard-not-held", Clause.DISC_1)
    DISCARD_HONOUR = ("discard-honour", Clause.DISC_2)
    DISCARD_DECLARATION = ("discard-declaration", Clause.DISC_3)
    DISCARD_TRUMPS = ("discard-trumps", Clause.DISC_4)
    DISCARD_WITHOUT_SCUSE = ("discard-without-scuse", Clause.TOUT_A1)
    TOUT_NOT_PLAYED = ("tout-not-played", Clause.TOUT_A1)
    TOUT_WITHOUT_SCUSE = ("tout-without-scuse", Clause.TOUT_A1)
    TOUT_ANNOUNCED = ("tout-announced", Clause.TOUT_A1)
    DECLARE_FIRST = ("declare-first", Clause.DECL_1)
    DECLARE_TURN = ("declare-turn", Clause.DECL_1)
    DECLARE_NOT_HELD = ("declare-not-held", Clause.DECL_2)
    DECLARE_TWICE = ("declare-twice", Clause.DECL_2)
    DECLARE_ALL = ("declare-all", Clause.DECL_2)
    DEMAND_FIRST = ("demand-first", Clause.SCUSE_7)
    DEMAND_TURN = ("demand-turn", Clause.SCUSE_7)
    DEMAND_OWN_SCUSE = ("demand-own-scuse", Clause.SCUSE_7)
    PLAY_FIRST = ("play-first", Clause.PLAY_1)
    PLAY_TURN = ("play-turn", Clause.PLAY_1)
    CARD_NOT_HELD = ("card-not-held", Clause.PLAY_2)
    FOLLOW_SUIT = ("follow-suit", Clause.PLAY_2)
    FOLLOW_TRUMP = ("follow-trump", Clause.PLAY_2)
    SCUSE_NAME_MISSING = ("scuse-name-missing", Clause.SCUSE_5)
    SCUSE_NAME_UNASKED = ("scuse-name-unasked", Clause.SCUSE_5)
    SCUSE_PENULTIMATE = ("scuse-penultimate", Clause.SCUSE_6)
    SCUSE_DEMANDED = ("scuse-demanded", Clause.SCUSE_7)

    def __init__(self, code: str, clause: Clause) -> None:
        self.code = code
        self.clause = clause


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action refused: why, by which clause, for which cards, and what its seat may do instead.

    ``legal`` is empty out of turn, so that a refusal never tells what another seat may do.
    ``turn`` is whose turn it is, ``suit`` the suit that must be followed, where the reason is about
    one.
    """

    reason: Reason
    legal: Choice
    cards: tuple[Card, ...] = ()
    turn: Seat | None = None
    suit: Suit | None = None

    @property
    def clause(self) -> Clause:
        """The clause that refuses the action."""
        return self.reason.clause


class IllegalAction(GrosstarockError):
    """An action that the rules refuse; nothing has happened."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        cards = " ".join(card.code for card in refusal.cards)
        super().__init__(f"{refusal.reason.code} ({refusal.clause}) {cards}".rstrip())
