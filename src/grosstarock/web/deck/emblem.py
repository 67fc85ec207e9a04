"""What the animals of the trumps are made of: flat shapes in two tones, gold, and cut lines.

An animal stands in a box 140 units wide whose ground is at y = 110, and faces to the right; the
corner above and left (x < 24 and y < 32) is covered by the index.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from . import geometry


class Tone(Enum):
    """How a shape of an emblem is painted."""

    BODY = "body"
    SHADE = "shade"
    GOLD = "gold"
    DARK = "dark"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Shape:
    """One outline (path data) and its paint; shapes cover each other in order."""

    tone: Tone
    outline: str


Drawing = Sequence[Shape]


def body(text: str) -> Shape:
    """A smooth area in the light tone, through points."""
    return Shape(Tone.BODY, geometry.closed(text))


def shade(text: str) -> Shape:
    """A smooth area in the second tone: what lies farther away, or another coat."""
    return Shape(Tone.SHADE, geometry.closed(text))


def gold(text: str) -> Shape:
    """A smooth area in gold."""
    return Shape(Tone.GOLD, geometry.closed(text))


def dark(text: str) -> Shape:
    """A smooth area in the colour of the cut lines."""
    return Shape(Tone.DARK, geometry.closed(text))


def line(*texts: str) -> Shape:
    """Cut lines, each a smooth curve through points."""
    return Shape(Tone.LINE, "".join(geometry.opened(text) for text in texts))


def band(tone: Tone, text: str) -> Shape:
    """A ribbon along a curve; each word is ``x,y,width``."""
    return Shape(tone, geometry.ribbon(text))


def disc(tone: Tone, x: float, y: float, radius: float) -> Shape:
    """A filled circle."""
    return Shape(tone, geometry.circle(x, y, radius))


def eye(x: float, y: float, radius: float = 2.4) -> Shape:
    """A dark round eye."""
    return disc(Tone.DARK, x, y, radius)
