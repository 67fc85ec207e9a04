"""What is wrong with a text that cannot be read: codes and places, no sentences."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Final

from grosstarock.core.errors import GrosstarockError

LONGEST_FOUND: Final = 60
MOST_FAULTS: Final = 100
"""How many faults are told of one input; after that many one more says that there are too many."""


class ReadingCode(StrEnum):
    """Why a record cannot be read; a code that the core has too is the core's."""

    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_UNICODE = "not-unicode"
    TOO_LONG = "too-long"
    TOO_DEEP = "too-deep"
    TOO_MANY = "too-many"
    NUMBER_NOT_FINITE = "number-not-finite"
    NUMBER_TOO_LARGE = "number-too-large"
    FIELD_TWICE = "field-twice"
    FIELD_MISSING = "field-missing"
    WRONG_TYPE = "wrong-type"
    VALUE_UNKNOWN = "value-unknown"
    NEGATIVE = "negative"
    FORMAT_UNKNOWN = "format-unknown"
    PRESET_UNKNOWN = "preset-unknown"
    OPTION_UNKNOWN = "option-unknown"
    OPTION_VALUE = "option-value"
    AMOUNT_UNKNOWN = "amount-unknown"
    AMOUNT_VALUE = "amount-value"
    STAKE_VALUE = "stake-value"
    VERSION_UNKNOWN = "version-unknown"
    PLAYERS_NUMBER = "players-number"
    PLAYERS_OF_PRESET = "players-of-preset"
    TWO_WITH_POTS = "two-with-pots"
    POTS_NOT_PLAYED = "pots-not-played"
    REDEAL_NOT_PLAYED = "redeal-not-played"
    SEATS_NUMBER = "seats-number"
    SEAT_UNKNOWN = "seat-unknown"
    CARD_UNKNOWN = "card-unknown"
    CARD_TWICE = "card-twice"
    HAND_SIZE = "hand-size"
    ACTION_UNKNOWN = "action-unknown"
    DECLARATION_UNKNOWN = "declaration-unknown"
    SUIT_UNKNOWN = "suit-unknown"
    CLAUSE_UNKNOWN = "clause-unknown"
    SEED_FORM = "seed-form"


@dataclass(frozen=True, slots=True)
class ReadingFault:
    """One thing that is wrong, and where.

    ``code`` is a ``ReadingCode``, or for other notations a code of theirs. ``path`` leads to the
    place in the JSON (``actions[12].card``), empty for the whole text. ``found`` is what stands
    there, cut short, ``wanted`` what may stand there, where that can be said in a few words, and
    ``near`` the word that was perhaps meant. ``line`` and ``column`` count from 1 in the text; a
    fault of what the JSON says, not of how it is written, has no column.
    """

    code: StrEnum
    path: str = ""
    found: str | int | None = None
    wanted: str | int | None = None
    near: str | None = None
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        parts = [str(self.code)]
        if self.path:
            parts.append(self.path)
        if self.line is not None:
            parts.append(f"line {self.line}")
        if self.column is not None:
            parts.append(f"column {self.column}")
        if self.found is not None:
            parts.append(f"found {self.found!r}")
        if self.wanted is not None:
            parts.append(f"wanted {self.wanted!r}")
        if self.near is not None:
            parts.append(f"near {self.near!r}")
        return ", ".join(parts)


class UnreadableRecord(GrosstarockError, ValueError):
    """A text that is no record; ``faults`` is everything that is wrong with it, in its order."""

    def __init__(self, faults: Iterable[ReadingFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))


def cut_short(found: str) -> str:
    """What was found, short enough to be told, and such that UTF-8 can write it."""
    found = found[: LONGEST_FOUND + 1].encode(errors="replace").decode()
    return found if len(found) <= LONGEST_FOUND else found[: LONGEST_FOUND - 1] + "…"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The one of some known words that was perhaps meant; None when none is near.

    >>> nearest("dolar", ("classic", "danish", "dollar"))
    'dollar'
    """
    by_key = {one.casefold(): one for one in known}
    close = get_close_matches(word[:LONGEST_FOUND].casefold(), by_key, 1, 0.7)
    return by_key[close[0]] if close else None
