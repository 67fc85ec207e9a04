"""Fields of a record that this version does not know, as tags with a JSON value.

A field of the record itself is a tag of its own, ``[Club "Odense"]``, where its name is a plain
word and near to no tag that means something; every other is in a ``More`` tag, which says where
the object lies in the record, and its unknown fields: ``[More {"actions[4]":{"seconds":3.2}}]``.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from .faults import ReadingCode, cut_short
from .json_text import too_deep, written
from .text_findings import Findings, TextFault
from .text_lines import Tag
from .text_pieces import Piece

MORE_TAG: Final = "More"
TAGS: Final = (
    *("Format", "Record", "Event", "Date", "Rules", "Options", "Tariff", "Stake", "Rulebook"),
    *("Player0", "Player1", "Player2", "Player3", "Players", "Dealer", "Balances", "Pots"),
    *("AfterRedeal", "Seed", "TakenBack", "Comment", MORE_TAG),
)
"""Every tag that means something, in the order in which they are written."""

DEAL_FIELDS: Final = frozenset(
    {
        *("format", "rules", "players", "dealer", "balances_before", "pots_before", "deal"),
        *("actions", "ledger", "tricks", "card_points", "balances_after", "pots_after"),
        *("redeal", "ended", "seed", "taken_back", "date", "event", "comment"),
    }
)
MATCH_END_FIELDS: Final = frozenset(
    {
        *("format", "rules", "players", "balances_before", "pots_before"),
        *("ledger", "balances_after", "pots_after"),
    }
)
INNER_FIELDS: Final[Mapping[str, frozenset[str]]] = {
    "rules": frozenset({"preset", "options", "tariff", "stake", "version"}),
    "rules.stake": frozenset({"unit", "points"}),
    "pots_before": frozenset({"king", "pagat"}),
    "pots_after": frozenset({"king", "pagat"}),
}
ENTRY_FIELDS: Final = frozenset({"clause", "payer", "payee", "points", "cards"})
TRICK_FIELDS: Final = frozenset({"leader", "cards", "winner"})

_PLAIN_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_MEMBER: Final = re.compile(r"(actions|ledger|tricks)\[(0|[1-9][0-9]{0,3})\]")


def json_value(value: object) -> str:
    """A value as JSON on one line.

    >>> json_value("Ada"), json_value([1, None])
    ('"Ada"', '[1,null]')
    """
    return written({"": value})[len('{"":') : -1]


def extra_tags(extra: Mapping[str, object]) -> Iterator[str]:
    """The unknown fields of the record itself, in their order."""
    for name, value in extra.items():
        if is_tag_name(name):
            yield f"[{name} {json_value(value)}]"
        else:
            yield more_tag("", {name: value})


def more_tag(path: str, extra: Mapping[str, object]) -> str:
    """The unknown fields of the object that lies at ``path`` in the record."""
    return f"[{MORE_TAG} {json_value({path: dict(extra)})}]"


def is_tag_name(name: str) -> bool:
    """Whether an unknown field can be a tag of its own, and be taken for no other."""
    return bool(_PLAIN_NAME.fullmatch(name)) and tag_meant(name) is None


def tag_meant(name: str) -> str | None:
    """The tag that a name is, or is near to: the two differ in one letter or two.

    >>> tag_meant("dealer"), tag_meant("Dealr"), tag_meant("Club")
    ('Dealer', 'Dealer', None)
    """
    if len(name) > _LONGEST_NEAR:
        return None
    less_one = _less_one_letter(name.casefold())
    return next((_TAG_NEAR[form] for form in less_one if form in _TAG_NEAR), None)


def _less_one_letter(name: str) -> list[str]:
    """The name itself, and what is left of it without any one of its letters."""
    return [name, *(name[:place] + name[place + 1 :] for place in range(len(name)))]


_LONGEST_NEAR: Final = max(map(len, TAGS)) + 1
_TAG_NEAR: Final = {
    **{form: tag for tag in reversed(TAGS) for form in _less_one_letter(tag.casefold())},
    **{tag.casefold(): tag for tag in TAGS},
}


class ExtraRead:
    """The unknown fields that the tags of a block tell: those of the record, and those by path."""

    def __init__(self, tags: Iterable[Tag], known: frozenset[str], findings: Findings) -> None:
        self.fields: dict[str, object] = {}
        self._by_path: dict[str, dict[str, object]] = {}
        self._places: dict[str, Piece] = {}
        self._known = known
        self._findings = findings
        for tag in tags:
            if tag.name.key == MORE_TAG.casefold():
                self._take_more(tag)
            else:
                self._take("", tag.name.text, tag.content, tag.name)

    def take(self, name: str, value: object, place: Piece) -> None:
        """One more unknown field of the record itself."""
        self._take("", name, value, place)

    def inner(self) -> dict[str, dict[str, object]]:
        """The unknown fields of the objects that have a place of their own."""
        return {path: extra for path, extra in self._by_path.items() if path in INNER_FIELDS}

    def of_member(self, name: str, place: int, known: frozenset[str]) -> dict[str, object]:
        """The unknown fields of one object in a list; ``known`` are the fields it has anyway."""
        path = f"{name}[{place}]"
        extra = self._by_path.get(path, {})
        for clash in known & extra.keys():
            self._findings.report(TextFault.FIELD_KNOWN, self._places[path], found=clash)
        return extra

    def check_members(self, counts: Mapping[str, int]) -> None:
        """Reports what is told of members that the lists of the record do not have."""
        for path, place in self._places.items():
            member = _MEMBER.fullmatch(path)
            if member is not None and int(member[2]) >= counts[member[1]]:
                self._findings.report(TextFault.PATH_UNKNOWN, place, found=path)

    def _take_more(self, tag: Tag) -> None:
        if not isinstance(tag.content, dict):
            self._findings.report(ReadingCode.WRONG_TYPE, tag.value, wanted="object")
            return
        for path, extra in tag.content.items():
            if path and path not in INNER_FIELDS and not _MEMBER.fullmatch(path):
                self._findings.report(TextFault.PATH_UNKNOWN, tag.value, found=cut_short(path))
            elif not isinstance(extra, dict):
                self._findings.report(ReadingCode.WRONG_TYPE, tag.value, wanted="object")
            else:
                self._places[path] = tag.value
                for name, value in extra.items():
                    self._take(path, name, value, tag.value)

    def _take(self, path: str, name: str, value: object, place: Piece) -> None:
        known = INNER_FIELDS.get(path, frozenset()) if path else self._known
        fields = self._by_path.setdefault(path, {}) if path else self.fields
        if name in known:
            self._findings.report(TextFault.FIELD_KNOWN, place, found=cut_short(name))
        elif name in fields:
            self._findings.report(TextFault.TWICE, place, found=cut_short(name))
        elif (deep := too_deep(value, name)) is not None:
            self._findings.report(deep.code, place, wanted=deep.wanted)
        else:
            fields[name] = value
