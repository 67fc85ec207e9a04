"""Strokes and areas of the court figures, as short to write as a drawing needs."""

from __future__ import annotations

from . import geometry
from .markup import path
from .palette import GOLD, INK


def area(colour: str, *texts: str) -> str:
    """Smooth areas with an ink outline."""
    return path("".join(geometry.closed(text) for text in texts), fill=colour)


def robe(text: str) -> str:
    """A smooth area in the colour of the suit."""
    return area("currentColor", text)


def lighter(*texts: str) -> str:
    """A lighter tone of what lies below, without outline: it follows every palette."""
    outline = "".join(geometry.closed(text) for text in texts)
    return path(outline, fill="#fff", fill_opacity=".26", stroke="none")


def deeper(*texts: str) -> str:
    """A darker tone of what lies below, without outline."""
    outline = "".join(geometry.closed(text) for text in texts)
    return path(outline, fill="#000", fill_opacity=".24", stroke="none")


def dots(colour: str, radius: float, *places: tuple[float, float]) -> str:
    """Round dots or gems."""
    return path("".join(geometry.circle(x, y, radius) for x, y in places), fill=colour)


def lines(*texts: str, colour: str = INK, width: float = 1.5) -> str:
    """Smooth lines."""
    outline = "".join(geometry.opened(text) for text in texts)
    return path(outline, fill="none", stroke=colour, stroke_width=width)


def trim(*texts: str, width: float = 2) -> str:
    """Lines of gold braid."""
    return lines(*texts, colour=GOLD, width=width)


def bands(colour: str, *texts: str) -> str:
    """Ribbons along curves, each word ``x,y,width``."""
    return path("".join(geometry.ribbon(text) for text in texts), fill=colour)
