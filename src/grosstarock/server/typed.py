"""What people type: names, titles and chat. Plain text, short, and one line."""

from typing import Final

from .commands import Open, Say, Sit
from .refusals import TableReason, refuse
from .table_state import Row
from .wire_in import LONGEST_NAME, LONGEST_TEXT

LONGEST_TITLE: Final = 60


def check_typed(request: Row) -> None:
    """Refuses a name, title or line of chat that is none, and text where none belongs."""
    match request.command:
        case Sit():
            if not _is_line(request.text, LONGEST_NAME):
                raise refuse(TableReason.NAME_FORM)
        case Say(phrase=None):
            if not _is_line(request.text, LONGEST_TEXT):
                raise refuse(TableReason.TEXT_FORM)
        case Open():
            if request.text and not _is_line(request.text, LONGEST_TITLE):
                raise refuse(TableReason.TEXT_FORM)
        case _:
            if request.text is not None:
                raise refuse(TableReason.TEXT_FORM)


def _is_line(text: str | None, longest: int) -> bool:
    """Whether a text is one line that shows something, not too long."""
    if text is None or len(text) > longest or not text.strip():
        return False
    return all(character.isprintable() or character in JOINERS for character in text)


JOINERS: Final = "\u200c\u200d"
"""Signs without a shape that some scripts and many pictures are made with."""
