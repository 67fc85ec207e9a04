"""A text as blocks, one for each record: its tags, its comments, and the lines between.

A tag stands alone on its line: a name and a value, ``[Dealer "0"]``. A comment in braces may go
over several lines and belongs to the record; what follows a semicolon is for people alone. A block
begins with a ``Format`` tag, or with a tag that follows other lines.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from .faults import ReadingCode, UnreadableRecord
from .json_text import parsed
from .text_findings import Findings, TextFault
from .text_pieces import Piece

MOST_LINES: Final = 30_000
"""How many lines a text may have: some 300 deals with their results."""

FORMAT_TAG: Final = "format"

_NAME: Final = re.compile(r"\[\s*([^\s\[\]{}\"]+)")
_COMMENT: Final = re.compile(r"\{(.*?)(\}|\Z)|;.*", re.DOTALL)
_STRUCTURED: Final = ('"', "{", "[")
_CURLED: Final = "“”„‟«»"


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag: its name, its value as it stands and as JSON has it."""

    name: Piece
    value: Piece
    content: object

    @property
    def text(self) -> str | None:
        """The value as text; None for a value that is none."""
        if isinstance(self.content, str):
            return self.content
        if isinstance(self.content, int) and not isinstance(self.content, bool):
            return str(self.content)
        return None

    @property
    def inner(self) -> Piece:
        """The value as a piece to be read further, without its quotation marks."""
        text = self.text or ""
        place = self.value.text.find(text) if text else 1
        return Piece(text, self.value.line, self.value.column + max(place, 0))


@dataclass(slots=True)
class Block:
    """What stands in a text for one record; ``unread`` are tags whose values are faulty."""

    tags: list[Tag] = field(default_factory=list)
    lines: list[Piece] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)

    @property
    def start(self) -> Piece:
        """Where the block begins: there a fault is told about what is missing in it."""
        first = self.tags[0].name if self.tags else self.lines[0] if self.lines else Piece("")
        return Piece("", first.line, 1)


def blocks_of(text: str, findings: Findings) -> list[Block]:
    """The blocks of a text, in their order; a text without any tag or line has none."""
    blocks: list[Block] = []
    open_comment: Piece | None = None
    parts: list[str] = []
    lines = text.split("\n", MOST_LINES)
    if len(lines) > MOST_LINES:
        findings.report(
            ReadingCode.TOO_MANY, Piece("", MOST_LINES + 1), found=len(lines), wanted=MOST_LINES
        )
        return []
    for number, line in enumerate(lines, 1):
        piece = Piece(line.rstrip("\r"), number)
        if open_comment is not None:
            before, closed, after = piece.text.partition("}")
            parts.append(before)
            if not closed:
                continue
            blocks[-1].comments.append("\n".join(parts).strip())
            open_comment = None
            piece = Piece(" " * (len(before) + 1) + after, number)
        if piece.text.lstrip().startswith("["):
            _take_tag(piece.stripped(), blocks, findings)
            continue
        open_comment, parts = _take_line(piece, blocks)
        if findings.is_full:
            break
    if open_comment is not None:
        findings.report(TextFault.COMMENT_OPEN, open_comment)
    return blocks


def _take_tag(piece: Piece, blocks: list[Block], findings: Findings) -> None:
    found = _NAME.match(piece.text)
    if found is None:
        findings.report(TextFault.TAG_FORM, piece)
        return
    name = piece.part(found.start(1), found.end(1))
    begins = name.key == FORMAT_TAG or bool(blocks and blocks[-1].lines)
    if not blocks or (begins and (blocks[-1].tags or blocks[-1].lines)):
        blocks.append(Block())
    before = len(findings)
    value = piece.part(found.end(1), -1).stripped()
    content: object = None
    if piece.text.endswith("]"):
        content = _content(value, findings)
    else:
        findings.report(TextFault.TAG_FORM, piece)
    if len(findings) == before:
        blocks[-1].tags.append(Tag(name, value, content))
    else:
        blocks[-1].unread.add(name.text.casefold())


def _content(value: Piece, findings: Findings) -> object:
    """The value as JSON has it; a bare word, or one in a printer's quotation marks, as text."""
    if value.text[:1] in _CURLED:
        return value.text.strip(_CURLED)
    try:
        content, faults = parsed(value.text)
    except UnreadableRecord as unreadable:
        first = unreadable.faults[0]
        if first.code is ReadingCode.NOT_JSON and not value.text.startswith(_STRUCTURED):
            return value.text
        place = value.part((first.column or 1) - 1)
        findings.report(first.code, place, wanted=first.wanted)
        return None
    for fault in faults:
        if fault.code is not ReadingCode.TOO_DEEP:
            findings.report(fault.code, value, found=fault.found, wanted=fault.wanted)
    return content


def _take_line(piece: Piece, blocks: list[Block]) -> tuple[Piece | None, list[str]]:
    """A line without its comments; and where a comment begins that goes on, and its first part."""
    kept: list[str] = []
    comments: list[str] = []
    opened: Piece | None = None
    parts: list[str] = []
    end = 0
    for found in _COMMENT.finditer(piece.text):
        if found[1] is not None and found[2]:
            comments.append(found[1].strip())
        elif found[1] is not None:
            opened, parts = piece.part(found.start()), [found[1]]
        kept += (piece.text[end : found.start()], " " * len(found[0]))
        end = found.end()
    bare = Piece("".join((*kept, piece.text[end:])), piece.line, piece.column).stripped()
    if (bare or comments or opened) and not blocks:
        blocks.append(Block())
    if comments:
        blocks[-1].comments.extend(comments)
    if bare:
        blocks[-1].lines.append(bare)
    return opened, parts
