"""The faults found while reading a text or a one-line form, each with its line and column."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from grosstarock.core.errors import Malformed

from .faults import MOST_FAULTS, ReadingCode, ReadingFault, UnreadableRecord, cut_short, nearest
from .text_pieces import Piece

_LONGEST_WANTED: Final = 200


class TextFault(StrEnum):
    """Why a line or word of a text cannot be read, where ``ReadingCode`` has no code for it."""

    COMMENT_OPEN = "text-comment-open"
    LINE_UNKNOWN = "text-line-unknown"
    TAG_FORM = "text-tag-form"
    TAG_UNKNOWN = "text-tag-unknown"
    WORD_FORM = "text-word-form"
    WORD_UNKNOWN = "text-word-unknown"
    SETTING_FORM = "text-setting-form"
    ESCAPE = "text-escape"
    TWICE = "text-twice"
    MISSING = "text-missing"
    FIELD_KNOWN = "text-field-known"
    PATH_UNKNOWN = "text-path-unknown"
    NUMBER = "text-number"
    COUNT = "text-count"
    CARD_UNSEEN = "text-card-unseen"
    SITTING_OUT = "text-sitting-out"
    TRICK_NUMBER = "text-trick-number"
    TRICK_SIZE = "text-trick-size"
    WINNER_MISSING = "text-winner-missing"
    ENTRY_FORM = "text-entry-form"
    ENDING_SHAPE = "text-ending-shape"


class Findings:
    """The faults found so far in one input."""

    def __init__(self) -> None:
        self._faults: list[ReadingFault] = []

    def __len__(self) -> int:
        return len(self._faults)

    @property
    def is_full(self) -> bool:
        """Whether so many faults were found that reading on is no help."""
        return len(self._faults) > MOST_FAULTS

    def report(
        self,
        code: StrEnum,
        piece: Piece,
        *,
        found: str | int | None = None,
        wanted: str | int | None = None,
        near: str | None = None,
    ) -> None:
        """A fault at a piece; ``found`` is the piece itself when nothing else is given."""
        if self.is_full:
            return
        if len(self._faults) == MOST_FAULTS:
            code, found, wanted, near = ReadingCode.TOO_MANY, MOST_FAULTS, MOST_FAULTS, None
        self._faults.append(
            ReadingFault(
                code,
                found=cut_short(piece.text) or None if found is None else found,
                wanted=wanted,
                line=piece.line,
                column=piece.column,
                near=near,
            )
        )

    def report_unknown(self, code: StrEnum, piece: Piece, known: Iterable[str]) -> None:
        """A word that is none of those known."""
        words = tuple(known)
        told = ", ".join(words)
        wanted = told if len(told) <= _LONGEST_WANTED else None
        self.report(code, piece, wanted=wanted, near=nearest(piece.text, words))

    def report_malformed(self, malformed: Malformed, piece: Piece) -> None:
        """A value that the core refuses to build."""
        parameters = malformed.parameters
        wanted = parameters.get("known") or parameters.get("wanted") or parameters.get("what")
        code = _CODES.get(malformed.fault.value, TextFault.ENDING_SHAPE)
        found = parameters.get("found", parameters.get("card"))
        self.report(code, piece, found=found, wanted=wanted)

    def unreadable(self) -> UnreadableRecord:
        """The error that carries all faults, in the order of their places."""
        return UnreadableRecord(sorted(self._faults, key=_place))


_CODES: Final = {code.value: code for code in ReadingCode}


def _place(fault: ReadingFault) -> tuple[int, int]:
    return fault.line or 0, fault.column or 0
