"""Pages that show the deck for the documentation: all cards, and a hand on a telephone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .palette import PALETTES
from .sprite import CODES, sprite

# A hand of 25 cards in three rows: 360 units of the page leave 34 for each card.
_HAND = (
    "T21 T20 T18 T17 T14 T12 T9 T6 T1",
    "F SK SN S10 S7 S3 HK HQ H5",
    "DN DJ D10 CK CQ C9 C4",
)
_LARGE = {"index-large": "inline", "index-normal": "none"}
_ROMAN = {"numerals-roman": "inline", "numerals-arabic": "none"}
_FRENCH = {"letters-french": "inline", "letters-english": "none"}
_PHONE_HANDS: tuple[Mapping[str, str], ...] = (
    {},
    {**PALETTES["four-colour"], **_ROMAN, **_FRENCH},
    {**PALETTES["colour-blind"], **_LARGE},
)


def all_cards() -> str:
    """A page 1356 units wide and 996 high: suits, trumps, the 'Scuse and the back."""
    rows = [CODES[14 * row : 14 * row + 14] for row in range(6)]
    cards = [
        _card(code, 8 + 96 * column, 8 + 164 * row, 92)
        for row, codes in enumerate(rows)
        for column, code in enumerate(codes)
    ]
    return _page(cards)


def phone() -> str:
    """A page 360 units wide and 1010 high: one hand in three settings of the deck."""
    hands = []
    for place, properties in enumerate(_PHONE_HANDS):
        cards = [
            _card(code, 5 + 34 * column, 8 + 92 * row, 78)
            for row, codes in enumerate(_HAND)
            for column, code in enumerate(codes.split())
        ]
        settings = "".join(f"--{name}:{text};" for name, text in properties.items())
        hands.append(
            f'<div style="position:absolute;top:{336 * place}px;{settings}">{"".join(cards)}</div>'
        )
    return _page(hands)


def _card(code: str, left: float, top: float, width: float) -> str:
    place = f"left:{left}px;top:{top}px;width:{width}px;height:{width * 1.7:.1f}px"
    return f'<svg class="card" style="{place}" viewBox="0 0 200 340"><use href="#{code}"/></svg>'


def _page(content: Iterable[str]) -> str:
    hidden = sprite().replace("<svg ", '<svg width="0" height="0" ', 1)
    return (
        "<!doctype html><meta charset=utf-8><title>The deck</title><style>"
        "body{margin:0;background:#1d5b45}"
        ".card{position:absolute;filter:drop-shadow(0 1px 2px #0008)}"
        f"</style>{hidden}{''.join(content)}\n"
    )
