"""The back of the cards: a quiet lattice about a star, the same when the card is turned about."""

from __future__ import annotations

from . import frame
from .geometry import circle, polygon, spiked
from .markup import moved, number, path
from .palette import GOLD

_NIGHT, _LATTICE, _SPARK = "#1f3f63", "#47698f", "#8fa9c4"
_STEP = 13


def card() -> str:
    """The symbol of the back."""
    return frame.symbol(
        "back", frame.field(_NIGHT) + _lattice() + _medallion() + frame.inner_line(GOLD, ".8")
    )


def _lattice() -> str:
    """Rows of small diamonds, corner to corner, with a spark in every other one."""
    diamonds = sparks = ""
    for row in range(-10, 11):
        for column in range(-5, 6):
            x, y = number(100 + _STEP * column), number(170 + _STEP * row)
            diamonds += f"M{x} {number(170 + _STEP * row - 6.5)}l6.5 6.5-6.5 6.5-6.5-6.5Z"
            if (row + column) % 2 == 0:
                sparks += f"M{x} {y}m0-2l2 2-2 2-2-2Z"
    return path(diamonds, fill="none", stroke=_LATTICE, stroke_width=1.2) + path(
        sparks, fill=_SPARK
    )


def _medallion() -> str:
    star = polygon(spiked(0, 0, (9, 26), (-90, 270), 8))
    small = polygon(spiked(0, 0, (5, 13), (-67.5, 292.5), 8))
    return (
        path(circle(100, 170, 38), fill=_NIGHT, stroke=GOLD, stroke_width=1.6)
        + path(circle(100, 170, 33), fill="none", stroke=_LATTICE, stroke_width=1.2)
        + path(star, transform=moved(100, 170), fill=GOLD)
        + path(small, transform=moved(100, 170), fill=_NIGHT)
        + path(circle(100, 170, 3.5), fill=GOLD)
    )
