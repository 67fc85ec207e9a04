"""The players' actions in a record, read and written."""

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from grosstarock.core.actions import (
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
    SeatAction,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.seats import Seat

from .faults import ReadingCode
from .json_text import path_to
from .record import RecordedAction, SeenCard, UnseenDiscard
from .record_findings import Findings
from .tokens import UNSEEN, read_declaration

_PLAIN_ACTIONS: Final[Mapping[str, Callable[[Seat], SeatAction]]] = {
    "ask_redeal": AskRedeal,
    "pass_redeal": PassRedeal,
    "announce_tout": AnnounceTout,
    "demand": Demand,
    "pass_demand": PassDemand,
}
_PLAIN_FIELDS: Final = frozenset({"seat", "do"})
_FIELDS: Final = {
    **dict.fromkeys(_PLAIN_ACTIONS, _PLAIN_FIELDS),
    "discard": _PLAIN_FIELDS | {"cards"},
    "declare": _PLAIN_FIELDS | {"what"},
    "play": _PLAIN_FIELDS | {"card", "names"},
}


def read_actions(findings: Findings, value: object, players: int) -> tuple[RecordedAction, ...]:
    """Every action of a record; an action that cannot be read is left out, and is a fault."""
    read = (
        _read_action(findings, item, f"actions[{place}]", players)
        for place, item in enumerate(findings.array(value, "actions"))
    )
    return tuple(recorded for recorded in read if recorded is not None)


def written_action(recorded: RecordedAction) -> dict[str, object]:
    """An action as a record has it."""
    return {**_written(recorded.action), **recorded.extra}


def written_card(card: SeenCard) -> str:
    """A card's code, and ``?`` for one that is unseen."""
    return UNSEEN if card is None else card.code


def _read_action(
    findings: Findings, value: object, path: str, players: int
) -> RecordedAction | None:
    fields = findings.fields_of(value, path)
    if fields is None:
        return None
    do = findings.field(fields, "do", path)
    seat = findings.seat(findings.field(fields, "seat", path), path_to(path, "seat"), players)
    if not isinstance(do, str) or do not in _FIELDS:
        findings.not_one_of(ReadingCode.ACTION_UNKNOWN, path_to(path, "do"), do, _FIELDS)
        return None
    extra = findings.extra(fields, _FIELDS[do], path)
    if do == "play":
        return RecordedAction(_read_play(findings, fields, seat, path), extra)
    if do == "discard":
        return RecordedAction(_read_discard(findings, fields, seat, path), extra)
    if do == "declare":
        return RecordedAction(_read_declare(findings, fields, seat, path), extra)
    return RecordedAction(_PLAIN_ACTIONS[do](seat), extra)


def _read_play(findings: Findings, fields: Mapping[str, object], seat: Seat, path: str) -> Play:
    card = findings.card(findings.field(fields, "card", path), path_to(path, "card"))
    names = fields.get("names")
    if names is None:
        return Play(seat, card)
    return Play(seat, card, findings.suit(names, path_to(path, "names")))


def _read_discard(
    findings: Findings, fields: Mapping[str, object], seat: Seat, path: str
) -> Discard | UnseenDiscard:
    cards = findings.cards(findings.field(fields, "cards", path), path_to(path, "cards"))
    seen = tuple(card for card in cards if card is not None)
    return Discard(seat, seen) if len(seen) == len(cards) else UnseenDiscard(seat, cards)


def _read_declare(
    findings: Findings, fields: Mapping[str, object], seat: Seat, path: str
) -> Declare:
    what_path = path_to(path, "what")
    what: list[DeclarationName] = []
    for place, item in enumerate(findings.array(findings.field(fields, "what", path), what_path)):
        name = read_declaration(item) if isinstance(item, str) else None
        if name is None:
            where = path_to(what_path, place)
            findings.not_one_of(ReadingCode.DECLARATION_UNKNOWN, where, item, _DECLARATIONS)
        else:
            what.append(name)
    return Declare(seat, tuple(what))


_DECLARATIONS: Final = tuple(name.value for name in DeclarationName)


def _written(action: SeatAction | UnseenDiscard) -> dict[str, object]:
    fields: dict[str, object] = {"seat": int(action.seat)}
    match action:
        case AskRedeal():
            return {**fields, "do": "ask_redeal"}
        case PassRedeal():
            return {**fields, "do": "pass_redeal"}
        case AnnounceTout():
            return {**fields, "do": "announce_tout"}
        case Demand():
            return {**fields, "do": "demand"}
        case PassDemand():
            return {**fields, "do": "pass_demand"}
        case Discard(cards=cards) | UnseenDiscard(cards=cards):
            return {**fields, "do": "discard", "cards": [written_card(card) for card in cards]}
        case Declare(what=what):
            return {**fields, "do": "declare", "what": [name.value for name in what]}
        case Play(card=card, names=names):
            named = {} if names is None else {"names": names.value}
            return {**fields, "do": "play", "card": card.code, **named}
        case _:
            assert_never(action)
