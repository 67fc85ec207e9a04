"""Outlines drawn through points.

A drawing of this deck is written as the points that its outline passes through, in the order of a
pen: ``"10,80 22,64 40,58!"``. The curve is smooth at a point unless the point ends in ``!``, which
makes it a corner. Coordinates are units of a card, x to the right, y downward.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from .markup import numbers

# How far a curve's handle reaches along its chord: so eight points on a circle make a circle.
_REACH = 0.36


class Point(NamedTuple):
    """A place on an outline; at a corner the outline turns sharply."""

    x: float
    y: float
    corner: bool = False


def points(text: str) -> list[Point]:
    """The points written in a text such as ``"10,80 22,64!"``."""
    found = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        found.append(Point(float(x), float(y), word.endswith("!")))
    return found


def mirrored(text: str, axis: float) -> str:
    """The same points seen in a mirror that stands upright at x = axis, in the opposite order."""
    turned = [
        f"{2 * axis - point.x:g},{point.y:g}{'!' if point.corner else ''}" for point in points(text)
    ]
    return " ".join(reversed(turned))


def symmetric(text: str, axis: float) -> str:
    """The right half of an outline, from top to bottom, completed by its mirror image.

    A point on the axis is its own image and comes once.
    """
    off_axis = [word for word in text.split() if float(word.split(",")[0]) != axis]
    return f"{text} {mirrored(' '.join(off_axis), axis)}"


def closed(text: str) -> str:
    """Path data of the closed curve through the points."""
    return _curve(points(text), loop=True)


def opened(text: str) -> str:
    """Path data of the curve through the points, from the first to the last."""
    return _curve(points(text), loop=False)


def polygon(text: str) -> str:
    """Path data of the closed figure with straight sides."""
    through = points(text)
    return _Pen().start(through[0]).lines(through[1:]).done(loop=True)


def ribbon(text: str) -> str:
    """Path data of a band along a curve, for tails, necks and horns.

    Each word has three numbers: ``x,y,width``. The ends are cut straight; a width of 0 makes a tip.
    """
    triples = [tuple(float(part) for part in word.split(",")) for word in text.split()]
    left: list[str] = []
    right: list[str] = []
    last = len(triples) - 1
    for place, (x, y, width) in enumerate(triples):
        before, after = triples[max(place - 1, 0)], triples[min(place + 1, last)]
        length = math.hypot(after[0] - before[0], after[1] - before[1])
        across_x = (before[1] - after[1]) / length * width / 2
        across_y = (after[0] - before[0]) / length * width / 2
        mark = "!" if place in (0, last) else ""
        left.append(f"{x + across_x:.2f},{y + across_y:.2f}{mark}")
        if width or place not in (0, last):
            right.append(f"{x - across_x:.2f},{y - across_y:.2f}{mark}")
    return closed(" ".join(left + right[::-1]))


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle, made of two half circles."""
    size = numbers([radius, radius])
    return (
        f"M{numbers([x - radius, y])}"
        f"a{size} 0 0 1 {numbers([2 * radius, 0])}"
        f"a{size} 0 0 1 {numbers([-2 * radius, 0])}Z"
    )


def spiked(
    x: float, y: float, radii: tuple[float, float], span: tuple[float, float], count: int
) -> str:
    """A zigzag of `count` spikes about (x, y), as points with corners.

    `radii` are those of the valleys and of the tips; `span` is where it begins and ends, in degrees
    clockwise from the right.
    """
    valley, tip = radii
    first, last = span
    words = []
    for step in range(2 * count + 1):
        angle = math.radians(first + (last - first) * step / (2 * count))
        radius = tip if step % 2 else valley
        words.append(f"{x + radius * math.cos(angle):.2f},{y + radius * math.sin(angle):.2f}!")
    return " ".join(words)


class _Pen:
    """Writes relative path data on a grid of tenths, so that rounding never adds up."""

    def __init__(self) -> None:
        self._text = ""
        self._at = (0.0, 0.0)

    def start(self, point: Point) -> _Pen:
        self._at = _on_grid(point.x, point.y)
        self._text += f"M{numbers(list(self._at))}"
        return self

    def lines(self, through: list[Point]) -> _Pen:
        steps: list[float] = []
        for point in through:
            end = _on_grid(point.x, point.y)
            steps += [end[0] - self._at[0], end[1] - self._at[1]]
            self._at = end
        self._text += f"l{numbers(steps)}"
        return self

    def curve(self, *handles_and_end: tuple[float, float]) -> _Pen:
        steps: list[float] = []
        for x, y in handles_and_end:
            place = _on_grid(x, y)
            steps += [place[0] - self._at[0], place[1] - self._at[1]]
        self._at = _on_grid(*handles_and_end[-1])
        self._text += f"c{numbers(steps)}"
        return self

    def done(self, *, loop: bool) -> str:
        return self._text + ("Z" if loop else "")


def _on_grid(x: float, y: float) -> tuple[float, float]:
    return math.floor(x * 10 + 0.5) / 10, math.floor(y * 10 + 0.5) / 10


def _curve(through: list[Point], *, loop: bool) -> str:
    count = len(through)
    directions = [_direction(through, place, loop=loop) for place in range(count)]
    pen = _Pen().start(through[0])
    for place in range(count if loop else count - 1):
        here, there = through[place], through[(place + 1) % count]
        if here.corner and there.corner:
            pen.lines([there])
            continue
        chord = math.hypot(there.x - here.x, there.y - here.y)
        out, into = directions[place], directions[(place + 1) % count]
        # A corner has no direction of its own: the curve leaves it straight towards its neighbour.
        if out is None:
            out = ((there.x - here.x) / chord, (there.y - here.y) / chord)
        if into is None:
            into = ((there.x - here.x) / chord, (there.y - here.y) / chord)
        reach = chord * _REACH
        pen.curve(
            (here.x + out[0] * reach, here.y + out[1] * reach),
            (there.x - into[0] * reach, there.y - into[1] * reach),
            (there.x, there.y),
        )
    return pen.done(loop=loop)


def _direction(through: list[Point], place: int, *, loop: bool) -> tuple[float, float] | None:
    """The unit vector of the curve at a smooth point: that of the circle through its neighbours."""
    count = len(through)
    here = through[place]
    if here.corner or (not loop and place in (0, count - 1)):
        return None
    before, after = through[place - 1], through[(place + 1) % count]
    length_in = math.hypot(here.x - before.x, here.y - before.y)
    length_out = math.hypot(after.x - here.x, after.y - here.y)
    weight_in, weight_out = length_out / length_in, length_in / length_out
    x = (here.x - before.x) * weight_in + (after.x - here.x) * weight_out
    y = (here.y - before.y) * weight_in + (after.y - here.y) * weight_out
    size = math.hypot(x, y)
    return (x / size, y / size)
