"""JSON text to plain values and back, with limits: nothing in a text can cost much time or memory.

JSON as records have it is a little stricter than elsewhere: no field twice in one object, no
numbers that are infinite or not numbers, text that can be written as UTF-8.
"""

import json
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from json.encoder import encode_basestring
from math import isinf
from typing import Final

from .faults import MOST_FAULTS, ReadingCode, ReadingFault, UnreadableRecord, cut_short

LONGEST_RECORD: Final = 1_000_000
"""How many characters (or bytes) one record may have."""
DEEPEST: Final = 20
"""How many objects and arrays may lie in each other in a field that this version does not know."""
DEEPEST_WALK: Final = 2 * DEEPEST
"""How deep a whole record is looked into: its unknown fields lie a few levels down in it."""
MOST_VALUES: Final = 30_000
"""How many texts, objects and arrays are looked into; more are too many for any record."""
MOST_DIGITS: Final = 300
"""How many digits a whole number may have: pots double without end, and what is written is read."""

_BYTE_ORDER_MARK: Final = "\ufeff"
_LINE_BREAKS: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\x85\u2028\u2029"}


class _Bad(str):
    """A number that is refused, kept where it stood until its place is known."""

    __slots__ = ("code",)
    code: ReadingCode


class _Repeating(dict[str, object]):
    """An object in which a field stands twice."""

    __slots__ = ("twice",)
    twice: tuple[str, ...]


def decoded(text: str | bytes, line: int = 1) -> str:
    """The text without a byte order mark; ``UnreadableRecord`` when it is too long or no UTF-8."""
    if len(text) > LONGEST_RECORD:
        raise _unreadable(ReadingCode.TOO_LONG, line, found=len(text), wanted=LONGEST_RECORD)
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise _unreadable(ReadingCode.NOT_UTF8, line, column=error.start + 1) from None
    return text.removeprefix(_BYTE_ORDER_MARK)


def parsed(text: str, line: int = 1) -> tuple[object, list[ReadingFault]]:
    """The value of a JSON text that starts at ``line``, and what is wrong with it as JSON.

    A number that is refused stands in the value as text. Raises ``UnreadableRecord`` when the text
    has no value at all.
    """
    reading = _Reading()
    decoder = json.JSONDecoder(
        object_pairs_hook=reading.fields,
        parse_int=reading.whole_number,
        parse_float=reading.number,
        parse_constant=reading.constant,
    )
    try:
        value: object = decoder.decode(text)
    except json.JSONDecodeError as error:
        found = cut_short(text[error.pos : error.pos + 20]) or None
        where = line + error.lineno - 1
        raise _unreadable(ReadingCode.NOT_JSON, where, column=error.colno, found=found) from None
    except RecursionError:
        raise _unreadable(ReadingCode.TOO_DEEP, line, wanted=DEEPEST) from None
    if reading.is_suspect or "\\u" in text or not _is_unicode(text):
        return value, _faults_in(value, "", DEEPEST_WALK)
    return value, []


def too_deep(value: object, path: str) -> ReadingFault | None:
    """The fault of a value at ``path`` with too many levels, or too large to look at all of them.

    None when it has few enough.
    """
    faults = _faults_in(value, path, DEEPEST)
    limits = (ReadingCode.TOO_DEEP, ReadingCode.TOO_MANY)
    return next((fault for fault in faults if fault.code in limits), None)


def written(value: object) -> str:
    """A value as JSON on one line, without white space, every letter as itself."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text if text.isascii() else text.translate(_LINE_BREAKS)


def path_to(path: str, field: str | int) -> str:
    """The path to a field of the object, or a place in the array, at ``path``.

    >>> path_to("actions", 12), path_to("rules", "preset"), path_to("", "odd name")
    ('actions[12]', 'rules.preset', '["odd name"]')
    """
    if isinstance(field, int):
        return f"{path}[{field}]"
    field = cut_short(field)
    if not field.isidentifier():
        return f"{path}[{encode_basestring(field)}]"
    return f"{path}.{field}" if path else field


class _Reading:
    """The decoder's hooks; ``is_suspect`` tells that something in the value is refused."""

    def __init__(self) -> None:
        self.is_suspect = False
        self.repeating = 0
        self.refused: list[_Bad] = []

    def fields(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        made = dict(pairs)
        if len(made) == len(pairs) or self.repeating > MOST_FAULTS:
            return made
        self.is_suspect = True
        self.repeating += 1
        repeating = _Repeating(made)
        times = Counter(name for name, _ in pairs)
        repeating.twice = tuple(name for name, number in times.items() if number > 1)
        return repeating

    def whole_number(self, digits: str) -> int | _Bad:
        if len(digits) > MOST_DIGITS:
            return self._refused(digits, ReadingCode.NUMBER_TOO_LARGE)
        return int(digits)

    def number(self, digits: str) -> float | _Bad:
        value = float(digits)
        return self._refused(digits, ReadingCode.NUMBER_TOO_LARGE) if isinf(value) else value

    def constant(self, name: str) -> _Bad:
        return self._refused(name, ReadingCode.NUMBER_NOT_FINITE)

    def _refused(self, digits: str, code: ReadingCode) -> _Bad:
        self.is_suspect = True
        if len(self.refused) <= MOST_FAULTS:
            bad = _Bad(cut_short(digits))
            bad.code = code
            self.refused.append(bad)
        return self.refused[-1]


def _faults_in(value: object, path: str, deepest: int) -> list[ReadingFault]:
    """What is wrong within a value as JSON, whatever it stands for; not more than can be told."""
    walk = _Walk(path, deepest)
    walk.look_into(value)
    if walk.values > MOST_VALUES:
        walk.faults.append(ReadingFault(ReadingCode.TOO_MANY, path, wanted=MOST_VALUES))
    return walk.faults[:MOST_FAULTS]


class _Walk:
    """A walk through the value at ``path``; ``trail`` leads from there to where it has come."""

    def __init__(self, path: str, deepest: int) -> None:
        self.path = path
        self.deepest = deepest
        self.trail: list[str | int] = []
        self.values = 0
        self.faults: list[ReadingFault] = []

    def look_into(self, value: object) -> None:
        if isinstance(value, _Bad):
            self._fault(value.code, found=str(value))
        elif isinstance(value, str):
            if not _is_unicode(value):
                self._fault(ReadingCode.NOT_UNICODE)
        elif len(self.trail) == self.deepest:
            self._fault(ReadingCode.TOO_DEEP, wanted=DEEPEST)
        elif isinstance(value, dict):
            self._look_into_names(value)
            self._look_into_each(value.items())
        elif isinstance(value, list):
            self._look_into_each(enumerate(value))

    def _look_into_names(self, fields: dict[str, object]) -> None:
        for name in islice((name for name in fields if not _is_unicode(name)), MOST_FAULTS):
            self._fault_of_field(ReadingCode.NOT_UNICODE, name)
        if isinstance(fields, _Repeating):
            for name in fields.twice[:MOST_FAULTS]:
                self._fault_of_field(ReadingCode.FIELD_TWICE, name)

    def _fault_of_field(self, code: ReadingCode, name: str) -> None:
        self.trail.append(name)
        self._fault(code, found=cut_short(name))
        self.trail.pop()

    def _look_into_each(self, items: Iterable[tuple[str | int, object]]) -> None:
        for name, inner in items:
            if len(self.faults) >= MOST_FAULTS or self.values > MOST_VALUES:
                return
            if inner and isinstance(inner, str | dict | list):
                self.values += 1
                self.trail.append(name)
                self.look_into(inner)
                self.trail.pop()

    def _fault(
        self, code: ReadingCode, found: str | None = None, wanted: int | None = None
    ) -> None:
        path = self.path
        for name in self.trail:
            path = path_to(path, name)
        self.faults.append(ReadingFault(code, path, found, wanted))


def _is_unicode(text: str) -> bool:
    """Whether UTF-8 can write the text: half a surrogate pair it cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _unreadable(
    code: ReadingCode,
    line: int,
    *,
    column: int | None = None,
    found: str | int | None = None,
    wanted: int | None = None,
) -> UnreadableRecord:
    fault = ReadingFault(code, found=found, wanted=wanted, line=line, column=column)
    return UnreadableRecord([fault])
