"""The protocol ``grosstarock.v1``: messages to bytes and back.

The messages are JSON objects, told apart by ``kind``; actions, events, views and refusals in them
are derived from the core's own types (``derive``). docs/spec/wire.md describes every one.
"""

import re
from typing import Final, TypeVar

import msgspec

from grosstarock.core.actions import SeatAction
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.refusals import Refusal
from grosstarock.core.view import View

from .happenings import TableEvent
from .refusals import TableRefusal
from .wire_in import PROTOCOL, ActMessage, ClientMessage, client_decoder
from .wire_out import ErrorCode, ErrorMessage, RefusedMessage, ServerMessage, server_decoder
from .wire_types import ACTION, EVENT, REFUSAL, VIEW

T = TypeVar("T")

__all__ = [
    "MOST_BYTES",
    "PROTOCOL",
    "Unreadable",
    "action_from",
    "decode_client",
    "decode_server",
    "encode",
    "error_of",
    "events_to_wire",
    "refused_message",
    "view_from_wire",
    "view_to_wire",
]

MOST_BYTES: Final = 16_384
"""The most bytes of one message from a client."""

_encoder: Final = msgspec.json.Encoder()
_PATH: Final = re.compile(r" - at `([^`]*)`$")


class Unreadable(GrosstarockError):
    """A message that is none of the protocol: what is wrong, and the path of the field at fault."""

    def __init__(self, detail: str, path: str = "$") -> None:
        self.detail = detail
        self.path = path
        super().__init__(f"{detail} at {path}")


def encode(message: ClientMessage | ServerMessage) -> bytes:
    """A message as the JSON that goes over the wire."""
    return _encoder.encode(message)


def decode_client(sent: bytes | str) -> ClientMessage:
    """A client's message; raises ``Unreadable`` for anything that is none."""
    return _decoded(client_decoder, sent)


def decode_server(sent: bytes | str) -> ServerMessage:
    """A server's message; raises ``Unreadable`` for anything that is none."""
    return _decoded(server_decoder, sent)


def error_of(unreadable: Unreadable, code: ErrorCode = ErrorCode.UNREADABLE) -> ErrorMessage:
    """What a client is told of its unreadable message."""
    return ErrorMessage(code=code, path=unreadable.path, detail=unreadable.detail)


def action_from(message: ActMessage) -> SeatAction:
    """The action that a client asks for."""
    action: SeatAction = ACTION.from_wire(message.action)
    return action


def events_to_wire(events: tuple[TableEvent, ...]) -> tuple[msgspec.Struct, ...]:
    """Some events as they are sent."""
    return tuple([EVENT.to_wire(event) for event in events])


def view_to_wire(seen: View) -> msgspec.Struct:
    """A view as it is sent."""
    sent: msgspec.Struct = VIEW.to_wire(seen)
    return sent


def view_from_wire(sent: msgspec.Struct) -> View:
    """The view again."""
    seen: View = VIEW.from_wire(sent)
    return seen


def refused_message(cmd_id: str, seq: int, refusal: TableRefusal) -> RefusedMessage:
    """What a client is told of a command that is refused."""
    why: Refusal | None = refusal.rules
    return RefusedMessage(
        cmd_id=cmd_id,
        seq=seq,
        reason=refusal.reason,
        parameters=refusal.parameters,
        rules=None if why is None else REFUSAL.to_wire(why),
        clause=None if why is None else why.clause,
    )


def _decoded(decoder: msgspec.json.Decoder[T], sent: bytes | str) -> T:
    try:
        return decoder.decode(sent)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        told = str(error)
        place = _PATH.search(told)
        detail = told[: place.start()] if place else told
        raise Unreadable(detail, place.group(1) if place else "$") from error
