"""The values of a record, each checked for its type, and the faults found on the way.

Every method gives back a value of the right type; where there is none it reports a fault and gives
a stand-in, so that reading goes on and finds the other faults as well. A record is made only when
there are none.
"""

from collections.abc import Collection, Mapping, Set
from dataclasses import replace
from enum import StrEnum
from typing import Final

from grosstarock.core.cards import Card, Suit
from grosstarock.core.seats import Seat

from .faults import MOST_FAULTS, ReadingCode, ReadingFault, UnreadableRecord, cut_short, nearest
from .json_text import path_to, too_deep
from .record import Extra, SeenCard
from .tokens import UNSEEN, read_card, read_suit

MOST_ITEMS: Final = 1_000
"""How many items an array, or unknown fields an object, of a record may have."""

_TYPES: Final = {
    dict: "object",
    list: "array",
    bool: "boolean",
    int: "whole number",
    float: "number",
    type(None): "null",
}
_SEATS: Final = tuple(Seat)


class Findings:
    """The faults found so far in one record; of each place the first alone."""

    def __init__(self, faults: Collection[ReadingFault] = ()) -> None:
        self._faults = list(faults)
        self._paths = {fault.path for fault in faults}

    @property
    def has_faults(self) -> bool:
        """Whether anything is wrong so far."""
        return bool(self._faults)

    def unreadable(self, line: int | None) -> UnreadableRecord:
        """The error that carries all faults of the record, which stands at ``line``."""
        return UnreadableRecord(replace(fault, line=line) for fault in self._faults)

    def fault(
        self,
        code: StrEnum,
        path: str,
        found: str | int | None = None,
        wanted: str | int | None = None,
        near: str | None = None,
    ) -> None:
        """Reports a fault at ``path``."""
        if path in self._paths or len(self._faults) > MOST_FAULTS:
            return
        if len(self._faults) == MOST_FAULTS:
            code, path, found, wanted, near = ReadingCode.TOO_MANY, "", None, MOST_FAULTS, None
        self._paths.add(path)
        told = cut_short(found) if isinstance(found, str) else found
        self._faults.append(ReadingFault(code, path, told, wanted, near))

    def not_one_of(
        self, code: ReadingCode, path: str, found: object, known: Collection[str]
    ) -> None:
        """Reports a word that is none of those known."""
        near = nearest(found, known) if isinstance(found, str) else None
        self.fault(code, path, _shown(found), ", ".join(known), near)

    def field(self, fields: Mapping[str, object], name: str, path: str) -> object:
        """A field that must be there; None, and a fault, when it is missing."""
        if name not in fields:
            self.fault(ReadingCode.FIELD_MISSING, path_to(path, name))
            return None
        return fields[name]

    def extra(self, fields: Mapping[str, object], known: Set[str], path: str) -> Extra:
        """The fields of an object that this version does not know."""
        if fields.keys() <= known:
            return {}
        unknown = {name: value for name, value in fields.items() if name not in known}
        if len(unknown) > MOST_ITEMS:
            self.fault(ReadingCode.TOO_MANY, path, len(unknown), MOST_ITEMS)
            return {}
        for name, value in unknown.items():
            if isinstance(value, dict | list):
                inner = path_to(path, name)
                fault = too_deep(value, inner)
                if fault is not None:
                    self.fault(fault.code, fault.path, fault.found, fault.wanted)
        return unknown

    def fields_of(self, value: object, path: str) -> Mapping[str, object] | None:
        """An object; None when it is none."""
        if isinstance(value, dict):
            return value
        self._wrong_type(value, path, "object")
        return None

    def array(self, value: object, path: str) -> list[object]:
        """An array, empty when it is none."""
        if not isinstance(value, list):
            self._wrong_type(value, path, "array")
            return []
        if len(value) > MOST_ITEMS:
            self.fault(ReadingCode.TOO_MANY, path, len(value), MOST_ITEMS)
            return []
        return value

    def text(self, value: object, path: str) -> str:
        """A text."""
        if isinstance(value, str):
            return value
        self._wrong_type(value, path, "text")
        return ""

    def integer(self, value: object, path: str) -> int:
        """A whole number; ``true`` and ``1.0`` are none."""
        if type(value) is int:
            return value
        self._wrong_type(value, path, "whole number")
        return 0

    def boolean(self, value: object, path: str) -> bool:
        """True or false."""
        if isinstance(value, bool):
            return value
        self._wrong_type(value, path, "boolean")
        return False

    def seat(self, value: object, path: str, players: int) -> Seat:
        """The number of a seat at the table."""
        if type(value) is not int:
            self._wrong_type(value, path, "whole number")
        elif not 0 <= value < players:
            self.fault(ReadingCode.SEAT_UNKNOWN, path, value, f"0-{players - 1}")
        else:
            return _SEATS[value]
        return Seat.FIRST

    def card(self, value: object, path: str) -> Card:
        """A card that is seen."""
        card = read_card(value) if isinstance(value, str) else None
        if card is not None:
            return card
        if isinstance(value, str):
            self.fault(ReadingCode.CARD_UNKNOWN, path, value)
        else:
            self._wrong_type(value, path, "text")
        return Card.F

    def cards(self, value: object, path: str) -> tuple[SeenCard, ...]:
        """Some cards, None for each that is unseen."""
        items = self.array(value, path)
        return tuple(
            None if item == UNSEEN else self.card(item, path_to(path, place))
            for place, item in enumerate(items)
        )

    def suit(self, value: object, path: str) -> Suit:
        """A suit."""
        suit = read_suit(self.text(value, path))
        if suit is None:
            self.fault(ReadingCode.SUIT_UNKNOWN, path, _shown(value), ", ".join(Suit))
            return Suit.TRUMPS
        return suit

    def numbers(self, value: object, path: str, players: int) -> tuple[int, ...]:
        """One whole number for each seat."""
        items = self.array(value, path)
        if isinstance(value, list) and len(value) != players:
            self.fault(ReadingCode.SEATS_NUMBER, path, len(value), players)
        return tuple(
            self.integer(item, path_to(path, place)) for place, item in enumerate(items[:players])
        )

    def _wrong_type(self, value: object, path: str, wanted: str) -> None:
        self.fault(ReadingCode.WRONG_TYPE, path, _TYPES.get(type(value), "text"), wanted)


def _shown(value: object) -> str | int | None:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str | int):
        return value
    return _TYPES.get(type(value))
