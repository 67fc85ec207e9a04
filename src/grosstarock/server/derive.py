"""Wire types from dataclasses: the one loop that makes a message of every core type.

A frozen dataclass becomes a msgspec structure with the same fields; unknown fields are refused. In
a union of dataclasses each is told apart by a tag, the class's name in ``snake_case``. Cards are
their codes, sets of cards lists in canonical order, rules what the record has of them. A field that
is None by default is left out when it is None; every other field is always there.
"""

import dataclasses
import re
import types
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache, reduce
from operator import or_
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from grosstarock.core.actions import SeatAction
from grosstarock.core.cards import PACK, Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat

from .wire_rules import RulesWire, rules_from_wire, rules_to_wire

Convert = Callable[[Any], Any]


@dataclasses.dataclass(frozen=True, slots=True)
class Form:
    """How one type goes over the wire: as which type, and how its values go there and back.

    ``encode`` and ``decode`` are None where a value goes as it is.
    """

    wire: Any
    encode: Convert | None = None
    decode: Convert | None = None

    def to_wire(self, value: object) -> Any:
        """The value as the wire type has it."""
        return value if self.encode is None else self.encode(value)

    def from_wire(self, value: object) -> Any:
        """The value again; ``Malformed`` where the wire type allows more than the core's."""
        return value if self.decode is None else self.decode(value)


def tag_of(kind: type) -> str:
    """The tag of a class in a union: its name in snake_case.

    >>> tag_of(CardSet)
    'card_set'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def form_of(kind: Any) -> Form:
    """The form of a type: a dataclass, an enum, a number, text, or a tuple or union of these."""
    return _form(kind, tagged=False)


@cache
def _form(kind: Any, *, tagged: bool) -> Form:
    if kind in _SPECIAL:
        return _SPECIAL[kind]
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union_form(get_args(kind))
    if origin in (tuple, BySeat):
        return _tuple_form(origin, get_args(kind))
    if dataclasses.is_dataclass(kind):
        return _dataclass_form(kind, tagged=tagged)
    if kind in (int, str, bool, type(None)) or (isinstance(kind, type) and issubclass(kind, Enum)):
        return Form(kind)
    raise TypeError(f"no wire form for {kind}")


def _dataclass_form(kind: Any, *, tagged: bool) -> Form:
    hints = get_type_hints(kind)
    names: list[str] = []
    members: list[Any] = []
    forms: list[tuple[str, Convert | None, Convert | None]] = []
    for field in dataclasses.fields(kind):
        inner = form_of(hints[field.name])
        names.append(field.name)
        forms.append((field.name, inner.encode, inner.decode))
        default = {"default": None} if field.default is None else {}
        members.append((field.name, inner.wire, msgspec.field(**default)))
    wire = msgspec.defstruct(
        kind.__name__,
        # A field that may be left out cannot stand before one that may not, unless named.
        members,
        kw_only=True,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
        tag_field=_TAG_FIELDS.get(kind, "kind") if tagged else None,
        tag=tag_of(kind) if tagged else None,
        module=__name__,
    )

    encode = _spelled_out(wire, [(name, change) for name, change, _ in forms])
    decode = _spelled_out(kind, [(name, change) for name, _, change in forms])
    return Form(wire, encode, decode)


def _spelled_out(into: Any, changes: list[tuple[str, Convert | None]]) -> Convert:
    """Makes ``into`` of another object's fields, some of them changed.

    The call is spelled out once, as dataclasses do it: a loop over the fields takes twice as long,
    and every view that is sent goes through here.
    """
    known: dict[str, Any] = {"into": into}
    parts = []
    for name, change in changes:
        if change is None:
            parts.append(f"{name}=value.{name}")
        else:
            known[f"change_{name}"] = change
            parts.append(f"{name}=change_{name}(value.{name})")
    spelled: Convert = eval(f"lambda value: into({', '.join(parts)})", known)
    return spelled


def _union_form(members: tuple[Any, ...]) -> Form:
    records = [member for member in members if dataclasses.is_dataclass(member)]
    several = len(records) > 1
    forms = {member: _form(member, tagged=several) for member in members}
    wire = _either(form.wire for form in forms.values())
    if all(form.encode is None for form in forms.values()):
        return Form(wire)
    there = {get_origin(member) or member: form.encode for member, form in forms.items()}
    back = {_class_of(form.wire): form.decode for form in forms.values()}

    def encode(value: Any) -> Any:
        change = there.get(type(value))
        return value if change is None else change(value)

    def decode(value: Any) -> Any:
        change = back.get(type(value))
        return value if change is None else change(value)

    return Form(wire, encode, decode)


def _either(wires: Iterable[Any]) -> Any:
    """The union of some types, made at run time."""
    return reduce(or_, wires)


def _class_of(wire: Any) -> Any:
    """The class by which a decoded value is known: codes are text, lists are tuples."""
    origin = get_origin(wire)
    return str if origin is Literal else origin or wire


def _tuple_form(origin: Any, members: tuple[Any, ...]) -> Form:
    if origin is BySeat or members[-1:] == (Ellipsis,):
        inner = form_of(members[0])
        wire: Any = tuple[inner.wire, ...]  # type: ignore[name-defined]  # made at run time
        return Form(wire, _each(inner.encode, tuple), _each(inner.decode, origin))
    forms = tuple(form_of(member) for member in members)
    wire = tuple[tuple(form.wire for form in forms)]  # type: ignore[misc]  # made at run time

    def encode(value: Any) -> Any:
        return tuple(form.to_wire(item) for form, item in zip(forms, value, strict=True))

    def decode(value: Any) -> Any:
        return tuple(form.from_wire(item) for form, item in zip(forms, value, strict=True))

    return Form(wire, encode, decode)


def _each(change: Convert | None, into: Any) -> Convert | None:
    """The same change for every item, the items gathered in ``into``."""
    if change is None:
        return None if into is tuple else into
    one = change
    return lambda items: into(map(one, items))


_TAG_FIELDS: Final = dict.fromkeys(get_args(SeatAction), "do")
"""The field of the tag, where it is not ``kind``: a record says what a player does in ``do``."""
_CARD_CODE: Final = Literal[tuple(card.code for card in PACK)]
_CARD_OF: Final = {card.code: card for card in PACK}
_CODE_OF: Final = {card: card.code for card in PACK}
_REASON_OF: Final = {reason.code: reason for reason in Reason}
_SPECIAL: Final[dict[Any, Form]] = {
    Card: Form(_CARD_CODE, _CODE_OF.__getitem__, _CARD_OF.__getitem__),
    CardSet: Form(
        tuple[_CARD_CODE, ...],  # type: ignore[valid-type]  # made at run time
        lambda cards: tuple(map(_CODE_OF.__getitem__, cards)),
        lambda codes: CardSet([_CARD_OF[code] for code in codes]),
    ),
    Reason: Form(Literal[tuple(_REASON_OF)], lambda reason: reason.code, _REASON_OF.__getitem__),
    Rules: Form(RulesWire, rules_to_wire, rules_from_wire),
}
