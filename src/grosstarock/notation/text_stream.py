"""Texts of any length, record by record: a match may have more deals than one text may be long."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from .faults import UnreadableRecord
from .record import DealRecord, MatchEndRecord
from .text_lines import FORMAT_TAG
from .text_reader import read_text

_BEGINS: Final = re.compile(rf"\s*\[\s*{FORMAT_TAG}\b", re.IGNORECASE)


def read_texts(lines: Iterable[str]) -> Iterator[DealRecord | MatchEndRecord]:
    """The records of a file of texts, each of which begins with its ``Format`` tag.

    A tag within a comment, which is in braces, begins none.

    Raises ``UnreadableRecord`` at the first that cannot be read, with every fault of that one;
    lines are counted through the whole file.
    """
    begun: list[str] = []
    first = 1
    open_braces = 0
    for number, line in enumerate(lines, 1):
        if open_braces == 0 and _BEGINS.match(line) and any(map(str.strip, begun)):
            yield from _read("".join(begun), first)
            begun, first = [], number
        begun.append(line)
        open_braces += line.count("{") - line.count("}")
    yield from _read("".join(begun), first)


def _read(text: str, first: int) -> list[DealRecord | MatchEndRecord]:
    try:
        return read_text(text)
    except UnreadableRecord as unreadable:
        shifted = (
            fault if fault.line is None else replace(fault, line=fault.line + first - 1)
            for fault in unreadable.faults
        )
        raise UnreadableRecord(shifted) from None
