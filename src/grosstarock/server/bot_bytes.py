"""What a bot is handed and what it answers, as bytes: a view in, an action out."""

from typing import Final

import msgspec

from grosstarock.core.actions import SeatAction
from grosstarock.core.view import View
from grosstarock.plugins import player_named

from .wire_types import ACTION, VIEW


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line to a worker: which player, made from which seed, and the view of its seat.

    ``budget`` is the player's time for the decision in seconds; None where it takes its own.
    """

    player: str
    seed: int
    budget: float | None
    view: msgspec.Raw


_encoder: Final = msgspec.json.Encoder()
_questions: Final = msgspec.json.Decoder(Question)
_views: Final = msgspec.json.Decoder(VIEW.wire)
_actions: Final = msgspec.json.Decoder(ACTION.wire)


def encode_view(seen: View) -> bytes:
    """A view as a bot is handed it; ``decode_view`` gives the same view again."""
    return _encoder.encode(VIEW.to_wire(seen))


def decode_view(sent: bytes | msgspec.Raw) -> View:
    """The view that was encoded."""
    seen: View = VIEW.from_wire(_views.decode(sent))
    return seen


def encode_action(action: object) -> bytes:
    """A player's action as a worker answers it."""
    return _encoder.encode(ACTION.to_wire(action))


def decode_action(sent: bytes) -> SeatAction:
    """The action that was encoded."""
    action: SeatAction = ACTION.from_wire(_actions.decode(sent))
    return action


def encode_question(player: str, seed: int, sent: bytes, budget: float | None = None) -> bytes:
    """One line to a worker."""
    return _encoder.encode(Question(player, seed, budget, msgspec.Raw(sent))) + b"\n"


def answer(line: bytes) -> bytes:
    """The line with which a worker answers a question: the player's action."""
    question = _questions.decode(line)
    player = player_named(question.player, question.seed, question.budget)
    return encode_action(player.choose(decode_view(question.view))) + b"\n"
