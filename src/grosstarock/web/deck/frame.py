"""What cards have in common: paper, the picture's frame, and the index in two opposite corners.

A card is 200 units wide and 340 high. The index stands on a tab of paper in the left 26 % of the
card, where a fan of cards leaves it in sight.
"""

from __future__ import annotations

from .lettering import layer
from .markup import element, group, half_turn, path, use
from .palette import GOLD, reading

WIDTH, HEIGHT = 200, 340
_LARGE = 1.5

_TAB = "M14 1H53V76Q53 87 42 87H1V14A13 13 0 0 1 14 1Z"


def definitions() -> str:
    """The drawings that cards share."""
    return path(_TAB, id="tab", fill=reading("paper")) + element(
        "rect",
        id="card",
        x=1,
        y=1,
        width=198,
        height=338,
        rx=13,
        fill=reading("paper"),
        stroke="#000",
        stroke_opacity=".25",
        stroke_width=1.2,
    )


def field(colour: str) -> str:
    """The picture's ground, a coloured field with a margin of paper."""
    return element("rect", x=13, y=13, width=174, height=314, rx=7, fill=colour)


def inner_line(colour: str, opacity: str = "1") -> str:
    """A thin line inside the edge of the field."""
    return element(
        "rect",
        x=18,
        y=18,
        width=164,
        height=304,
        rx=4,
        fill="none",
        stroke=colour,
        stroke_width=1.2,
        opacity=opacity,
    )


def fine_line() -> str:
    """A hairline where other cards have the edge of their field."""
    return element(
        "rect",
        x=13,
        y=13,
        width=174,
        height=314,
        rx=7,
        fill="none",
        stroke=GOLD,
        stroke_width=1,
        opacity=".7",
    )


def both_ways(half: str, name: str) -> str:
    """A drawing and the same drawing with the card turned about."""
    return group(half, id=name) + use(name, transform=half_turn())


def indices(card: str, signs: str, colour: str) -> str:
    """The index of a card in its two corners, in the normal size and (hidden at first) large."""
    name = f"corner-{card}"
    corner = group(use("tab") + group(signs, fill=reading(colour)), id=name)
    normal = use(name) + use(name, transform=half_turn())
    large = use(name, transform=f"scale({_LARGE})") + use(
        name, transform=f"{half_turn()}scale({_LARGE})"
    )
    return (
        element("defs", corner)
        + layer("index-normal", normal, shown=True)
        + layer("index-large", large, shown=False)
    )


def symbol(card: str, content: str) -> str:
    """The finished card under its code."""
    return element("symbol", use("card") + content, id=card, viewBox=f"0 0 {WIDTH} {HEIGHT}")
