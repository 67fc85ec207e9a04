"""Parts that several court figures share: shoulders, collars, hands and crowns.

All are drawn about the point between the eyes, like the heads; the middle of the card, where a
figure meets its mirror image, is at y = 90.
"""

from __future__ import annotations

from .brush import area, deeper, dots, lighter, lines, robe, trim
from .geometry import symmetric
from .markup import group, moved, use
from .palette import CREAM, GOLD, INK, SKIN

_SHOULDERS = (
    "-15,36! -38,40 -61,45 -75,54 -82,70 -83,90! 83,90! 82,70 75,54 61,45 38,40 15,36! 0,44"
)


def shoulders() -> str:
    """A cloak down to the middle of the card, with folds."""
    return robe(_SHOULDERS) + deeper(
        "-46,90! -52,74 -60,62 -70,74 -74,90!", "46,90! 52,74 60,62 70,74 74,90!"
    )


def panel(half_width: float = 20) -> str:
    """The front of the coat, lighter, with braid at both edges."""
    w = half_width
    edge = f"{w * 0.7},38 {w},60 {w * 1.15},90"
    other = f"{-w * 0.7},38 {-w},60 {-w * 1.15},90"
    return lighter(
        f"{-w * 0.7},38! {-w},60 {-w * 1.15},90! {w * 1.15},90! {w},60 {w * 0.7},38!"
    ) + trim(edge, other, width=3)


def embroidery(suit: str) -> str:
    """Signs of the suit in gold thread on the cloak."""
    places = ((-62, 62), (-44, 60), (-58, 79), (-38, 78), (40, 58), (66, 80))
    signs = "".join(use(f"pip-{suit}", transform=moved(x, y, 0.36)) for x, y in places)
    return group(signs, fill=GOLD, stroke="none")


def buttons(*heights: float) -> str:
    """Gold buttons down the front."""
    return dots(GOLD, 2.6, *((0.0, height) for height in heights))


def ermine() -> str:
    """A king's collar of white fur with black tails."""
    fur = area(CREAM, symmetric("0,42 14,34 36,41 56,51 68,64 52,70 38,64 24,70 12,64 0,72", 0))
    tails = [
        f"{x},{y} {x - 1},{y + 5}"
        for x, y in (
            (-50, 56),
            (-34, 52),
            (-20, 60),
            (-4, 56),
            (10, 52),
            (24, 58),
            (40, 54),
            (54, 60),
        )
    ]
    return fur + lines(*tails, width=2.6)


def hand(x: float, y: float) -> str:
    """A closed hand about (x, y), as it holds a staff."""
    return area(
        SKIN,
        f"{x - 8},{y - 6} {x + 3},{y - 8} {x + 9},{y - 3} {x + 8},{y + 5} {x - 1},{y + 8}"
        f" {x - 8},{y + 5}",
    ) + lines(f"{x + 1},{y - 3} {x + 8},{y - 2}", f"{x + 1},{y + 2} {x + 8},{y + 2}", width=1.2)


def sleeve(x: float, y: float) -> str:
    """A sleeve that comes from the middle of the card to a hand about (x, y), with a gold cuff."""
    return (
        robe(f"{x - 30},90! {x - 24},{y + 6} {x - 9},{y - 9}! {x - 5},{y + 10}! {x - 8},90!")
        + trim(f"{x - 29},88 {x - 23},{y + 7} {x - 11},{y - 7}", width=1.6)
        + area(GOLD, f"{x - 12},{y - 10}! {x - 6},{y - 9}! {x - 3},{y + 9}! {x - 9},{y + 11}!")
    )


def circlet(top: float, half_width: float = 21) -> str:
    """The band of a crown, with stones."""
    w = half_width
    band = area(
        GOLD,
        f"{-w},{top}! 0,{top - 4} {w},{top}! {w - 1},{top + 9}! 0,{top + 5} {1 - w},{top + 9}!",
    )
    return (
        band
        + dots(INK, 1.8, (-w * 0.6, top + 2.5), (w * 0.6, top + 2.5))
        + dots(CREAM, 2.2, (0, top + 0.5))
    )
