"""Heads of the court figures, drawn about the point between the eyes.

A head is some 40 units wide; its chin is at y = 30 and its shoulders begin at y = 44.
"""

from __future__ import annotations

from .brush import area, dots, lines
from .geometry import circle, symmetric
from .markup import number, path
from .palette import INK, LIPS, ROSE, SKIN


def neck() -> str:
    """The neck, to be drawn below head and collar."""
    return area(SKIN, "-9,18! 9,18! 10,40 18,50! -18,50! -10,40")


def front(*, turned: float = 0, lashes: float = 0) -> str:
    """A face from the front; `turned` moves the features right, `lashes` draws the lids out."""
    skin = area(SKIN, symmetric("0,-26 14,-22 20,-8 19,8 13,23 5,30 0,31", 0))
    t = turned
    left, right = -8.5 + t, 8.5 + t
    lids = [
        f"{left - 6 - lashes},{-1 - lashes / 2} {left - 2},-4.5 {left + 5},-1",
        f"{right - 5},-1 {right + 2},-4.5 {right + 6 + lashes},{-1 - lashes / 2}",
    ]
    brows = [
        f"{left - 7},-9 {left - 1},-12 {left + 5},-10",
        f"{right - 5},-10 {right + 1},-12 {right + 7},-9",
    ]
    nose = f"{1 + t},-5 {-2 + t * 1.6},9 {2.5 + t * 1.3},10.5"
    return (
        skin
        + path(_cheeks(t), fill=ROSE, fill_opacity=".4", stroke="none")
        + lines(*lids, *brows, nose, width=1.4)
        + dots(INK, 2, (left + t / 4, -0.6), (right + t / 4, -0.6))
        + mouth(t)
    )


def _cheeks(t: float) -> str:
    return circle(-11 + t, 9, 4.2) + circle(11 + t, 9, 4.2)


def mouth(turned: float = 0) -> str:
    """Closed lips."""
    t = turned * 1.2
    return path(
        f"M{number(t - 6)} 17.5q3.5-2.5 6-1 2.5-1.5 6 1-6 5-12 0Z",
        fill=LIPS,
        stroke="none",
    )


def profile() -> str:
    """A face seen from its right, with nose and chin towards the right edge of the card."""
    return (
        area(
            SKIN,
            "-16,-24! 8,-26 16,-20 17,-8 18,-3 25,9 23,12 18,13! 20,17 17.5,19! 19,22 17,27"
            " 8,32 -2,30 -12,22 -18,8",
        )
        + path("M8-1.5q4-3 8-.5", fill="none")
        + lines(
            "5,-10 11,-12.5 16,-10", "21,12 19,9", "17,19 12,19.5", "-6,20 -1,16 -1,8", width=1.4
        )
        + dots(INK, 2, (13, -0.5))
    )
