"""What a client sends: a closed union, told apart by ``kind``."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from grosstarock.core.seats import Seat

from .commands import Phrase, Wish
from .settings import Clock, Pace
from .wire_types import ActionWire

PROTOCOL: Final = "grosstarock.v1"
"""The name and version of the protocol, also the WebSocket's sub-protocol."""

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 300

CmdId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""A client's own name for a command; the same name again is the same command."""
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}$")]


class _Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """Every message of a client: unknown fields are refused."""


class _Command(_Message, frozen=True):
    """Every message that asks for something to be done, and is acknowledged or refused."""

    cmd_id: CmdId


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: what the client speaks, and the last row it has, if any."""

    protocol: str
    since: Seq | None = None


class Resync(_Message, frozen=True, tag="resync"):
    """Asks again from a row on; without ``since`` for a snapshot."""

    since: Seq | None = None


class Here(_Message, frozen=True, tag="here"):
    """A sign of life: the person is there and thinking."""


class ActMessage(_Command, frozen=True, tag="act"):
    """An action in the deal, and the last row that the player had seen."""

    seq: Seq
    action: ActionWire


class SitMessage(_Command, frozen=True, tag="sit"):
    """Takes an empty seat under a name."""

    seat: Seat
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


class LeaveMessage(_Command, frozen=True, tag="leave"):
    """Leaves the table; during a match a bot stands in, and the seat's owner may come back."""


class PutBotMessage(_Command, frozen=True, tag="put_bot"):
    """The host gives an empty seat to a bot."""

    seat: Seat
    player: Annotated[str, Meta(max_length=60)]


class FreeSeatMessage(_Command, frozen=True, tag="free_seat"):
    """The host empties a seat before the match begins."""

    seat: Seat


class NonceMessage(_Command, frozen=True, tag="nonce"):
    """Adds a share of chance to the deal that has been promised."""

    nonce: Nonce


class ProposeMessage(_Command, frozen=True, tag="propose"):
    """Proposes a take-back, to break the deal off, or to end the match."""

    seq: Seq
    wish: Wish


class AnswerMessage(_Command, frozen=True, tag="answer"):
    """Agrees to the proposal made in row ``proposal``, or declines it."""

    proposal: Seq
    agrees: bool


class NextDealMessage(_Command, frozen=True, tag="next_deal"):
    """Is ready for the next deal."""


class RematchMessage(_Command, frozen=True, tag="rematch"):
    """Would play another match."""


class ChatMessage(_Command, frozen=True, tag="chat"):
    """Says something in the person's own words."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class PhraseMessage(_Command, frozen=True, tag="phrase"):
    """Says a phrase that each hears in the own language."""

    phrase: Phrase


class PreferMessage(_Command, frozen=True, tag="prefer"):
    """Whether a card is to be played by itself when there is no other."""

    forced: bool


class ClockWire(Struct, frozen=True, forbid_unknown_fields=True):
    """After how many seconds a bot stands in; null switches a wait off."""

    lost_after: int | None
    silent_after: int | None

    def clock(self) -> Clock:
        """The clock that is meant."""
        return Clock(self.lost_after, self.silent_after)


class ChangeMessage(_Command, frozen=True, tag="change"):
    """The host changes how the table is run; what is left out stays."""

    pace: Pace | None = None
    clock: ClockWire | None = None
    take_back: bool | None = None
    watchers: bool | None = None


CommandMessage = (
    ActMessage
    | SitMessage
    | LeaveMessage
    | PutBotMessage
    | FreeSeatMessage
    | NonceMessage
    | ProposeMessage
    | AnswerMessage
    | NextDealMessage
    | RematchMessage
    | ChatMessage
    | PhraseMessage
    | PreferMessage
    | ChangeMessage
)
ClientMessage = Hello | Resync | Here | CommandMessage

client_decoder: Final = msgspec.json.Decoder(ClientMessage)
