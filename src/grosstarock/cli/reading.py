"""Reads a file in any of the notations, whichever it turns out to be."""

from collections.abc import Sequence
from enum import StrEnum
from typing import BinaryIO, Final

import click

from grosstarock.core.ending import Ending
from grosstarock.notation.faults import UnreadableRecord
from grosstarock.notation.oneline import ENDING_FORM, PREFIX_FORM, read_ending, read_prefix
from grosstarock.notation.record import DealRecord, MatchEndRecord
from grosstarock.notation.record_reader import read_records
from grosstarock.notation.text import read_texts

from .saying import faults_said

Written = DealRecord | MatchEndRecord | Ending

BYTE_ORDER_MARK: Final = "\ufeff"
LOOK: Final = 200
"""How many bytes at the start of a file tell its notation."""


class Notation(StrEnum):
    """The notations that files come in."""

    JSON = "json"
    TEXT = "text"
    LINE = "line"


def read_file(file: BinaryIO) -> Sequence[Written]:
    """Everything in a file; a ``ClickException`` that says all that is wrong with it."""
    content = file.read()
    try:
        return read_content(content)
    except UnreadableRecord as unreadable:
        raise click.ClickException(faults_said(unreadable.faults)) from unreadable


def read_content(content: bytes) -> Sequence[Written]:
    """Everything in some bytes, in the notation that their beginning shows."""
    notation = notation_of(content)
    if notation is Notation.JSON:
        return list(read_records(content.splitlines()))
    text = content.decode("utf-8", errors="replace").removeprefix(BYTE_ORDER_MARK)
    if notation is Notation.TEXT:
        return list(read_texts(text.splitlines(keepends=True)))
    return [_read_line(line) for line in text.splitlines() if line.strip()]


def notation_of(content: bytes) -> Notation:
    """JSON begins with a brace, a one-line form with its name; everything else is text."""
    start = content[:LOOK].decode("utf-8", errors="replace").removeprefix(BYTE_ORDER_MARK).lstrip()
    if start.startswith("{"):
        return Notation.JSON
    return Notation.LINE if _begins(start, ENDING_FORM, PREFIX_FORM) else Notation.TEXT


def _read_line(line: str) -> DealRecord | Ending:
    return read_ending(line) if _begins(line.strip(), ENDING_FORM) else read_prefix(line)


def _begins(text: str, *forms: str) -> bool:
    """Whether a text begins with the name of one of some forms, in any version."""
    return text.lower().startswith(tuple(form.partition("/")[0] for form in forms))
