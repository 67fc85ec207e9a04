"""Seats and pots as a text names them: by a player's name where that is plain, else by number."""

import re
from collections.abc import Sequence
from typing import Final

from grosstarock.core.ledger import Party, Pot
from grosstarock.core.seats import Seat

from .faults import ReadingCode, nearest
from .text_actions import NOTHING, VERBS
from .text_findings import Findings
from .text_pieces import Piece

LINE_WORDS: Final = (
    *("hand", "pay", "score", "trick", "tricks", "points", "balances", "pots", "ended"),
)
"""The words with which lines begin."""

_PLAIN_NAME: Final = re.compile(r"[^\W\d_][\w.']{0,19}")
_RESERVED: Final = frozenset({*LINE_WORDS, *VERBS, *Pot})


def seat_words(players: Sequence[str]) -> tuple[str, ...]:
    """The word for each seat: the players' names if all are plain and different, else the numbers.

    >>> seat_words(["Ada", "Bo", "Cy"]), seat_words(["Ada", "ada", "Cy"])
    (('Ada', 'Bo', 'Cy'), ('0', '1', '2'))
    """
    folded = {name.casefold() for name in players}
    plain = all(_PLAIN_NAME.fullmatch(name) for name in players)
    if plain and len(folded) == len(players) and not folded & _RESERVED:
        return tuple(players)
    return tuple(map(str, range(len(players))))


def party_word(party: Party, words: Sequence[str]) -> str:
    """A seat's word, a pot's name, or ``-`` for nobody."""
    if party is None:
        return NOTHING
    return words[party] if isinstance(party, Seat) else party.value


def read_seat_word(piece: Piece, players: Sequence[str], findings: Findings) -> Seat | None:
    """A seat by its number or by its player's name."""
    text = piece.text
    if text.isascii() and text.isdecimal() and int(text[:3]) < len(players):
        return Seat(int(text[:3]))
    folded = text.casefold()
    named = [seat for seat, name in enumerate(players) if name == text or name.casefold() == folded]
    if len(named) == 1 and text:
        return Seat(named[0])
    numbers = ", ".join(map(str, range(len(players))))
    near = nearest(text, [name for name in players if name])
    findings.report(ReadingCode.SEAT_UNKNOWN, piece, wanted=numbers, near=near)
    return None


def read_party(piece: Piece, players: Sequence[str], findings: Findings) -> Party:
    """A seat, a pot, or nobody."""
    if piece.text == NOTHING:
        return None
    if piece.key in tuple(Pot):
        return Pot(piece.key)
    return read_seat_word(piece, players, findings)
