"""Parts of an input that know where they stand, so that a fault can say its line and column."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of one line; ``line`` and ``column`` count from 1 and say where it begins."""

    text: str
    line: int = 1
    column: int = 1

    def __bool__(self) -> bool:
        return bool(self.text)

    @property
    def key(self) -> str:
        """The text as a word to compare with: in small letters, ``-`` and ``_`` alike."""
        return self.text.casefold().replace("-", "_")

    def part(self, start: int, end: int | None = None) -> "Piece":
        """The characters from ``start`` up to ``end``, both counted from 0."""
        return Piece(self.text[start:end], self.line, self.column + start)

    def stripped(self) -> "Piece":
        """The piece without white space around it."""
        bare = self.text.strip()
        return Piece(bare, self.line, self.column + self.text.find(bare))

    def split(self, separator: str) -> list["Piece"]:
        """The parts between one separating character and the next, as ``str.split`` has them."""
        parts = []
        start = 0
        for text in self.text.split(separator):
            parts.append(self.part(start, start + len(text)))
            start += len(text) + len(separator)
        return parts

    def cut(self, separator: str) -> tuple["Piece", "Piece | None"]:
        """What stands before and after the first separator; None after it when there is none."""
        place = self.text.find(separator)
        if place < 0:
            return self, None
        return self.part(0, place), self.part(place + len(separator))

    def words(self, also: str = "") -> Iterator["Piece"]:
        """The parts between white space and any of the characters ``also``."""
        for found in _word_between(also).finditer(self.text):
            yield Piece(found[0], self.line, self.column + found.start())


@cache
def _word_between(also: str) -> re.Pattern[str]:
    return re.compile(rf"[^\s{re.escape(also)}]+")


def escaped(text: str) -> str:
    """The text as one word; signs that would part it are written as their bytes, ``%XX``.

    >>> escaped("Ada L."), escaped("50 %"), escaped("Åse")
    ('Ada%20L.', '50%20%25', 'Åse')
    """
    return "".join(
        sign if sign.isprintable() and sign not in _PARTING else _bytes_of(sign) for sign in text
    )


def unescaped(word: str) -> str | None:
    """The text that was escaped; None when a ``%`` is not followed by bytes of UTF-8."""
    plain = word.encode("utf-8", "surrogatepass")
    if re.search(rb"%(?![0-9A-Fa-f]{2})", plain):
        return None
    decoded = re.sub(rb"%(..)", lambda found: bytes.fromhex(found[1].decode()), plain)
    try:
        return decoded.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None


_PARTING: Final = ' %,/|:;="'


def _bytes_of(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode("utf-8", "surrogatepass"))
