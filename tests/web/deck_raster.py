"""Small pictures of the trumps' emblems, drawn without a browser.

Path data is flattened to polygons, which are filled by SVG's own rule (nonzero). Only the commands
that the emblems use are known: ``M``, ``l``, ``c``, ``a`` (half circles) and ``Z``.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree

Polygon = list[tuple[float, float]]

# A card of 80 pixels; only the upper half, which the lower one repeats.
SCALE = 80 / 200
COLUMNS, ROWS = 80, 68
# The index covers this corner of the card.
_TAB = (53 * SCALE, 87 * SCALE)

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_STEPS = 8


@dataclass(frozen=True)
class Picture:
    """Pixels of an emblem: which are covered at all, and which are covered in a light tone."""

    covered: int
    light: int

    def area(self) -> int:
        """How many pixels the emblem covers."""
        return self.covered.bit_count()

    def difference(self, other: Picture, shift: int = 0) -> tuple[float, float]:
        """Parts of the common area that differ: in silhouette, and in light and dark.

        The other picture is moved by `shift` pixels in reading order.
        """
        covered, light = _moved(other.covered, shift), _moved(other.light, shift)
        whole = (self.covered | covered).bit_count()
        return (
            (self.covered ^ covered).bit_count() / whole,
            (self.light ^ light).bit_count() / whole,
        )


def _moved(pixels: int, shift: int) -> int:
    return pixels << shift if shift >= 0 else pixels >> -shift


def picture(emblem: ElementTree.Element) -> Picture:
    """The emblem at its place on a card of 80 pixels, the corner under the index left out."""
    left, top = (float(word) for word in re.findall(r"-?[\d.]+", emblem.attrib["transform"]))
    covered = light = 0
    for shape in emblem:
        colour = shape.attrib["fill"]
        if colour == "none":
            continue
        pixels = _filled(
            [
                [((x + left) * SCALE, (y + top) * SCALE) for x, y in polygon]
                for polygon in polygons(shape.attrib["d"])
            ]
        )
        covered |= pixels
        light = light | pixels if _brightness(colour) > 0.4 else light & ~pixels
    return Picture(covered, light)


def extent(emblem: ElementTree.Element) -> tuple[float, float, float, float]:
    """The least and greatest x and y of an emblem, in units of the card."""
    left, top = (float(word) for word in re.findall(r"-?[\d.]+", emblem.attrib["transform"]))
    corners = [
        point for shape in emblem for polygon in polygons(shape.attrib["d"]) for point in polygon
    ]
    xs, ys = [x + left for x, _ in corners], [y + top for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _brightness(colour: str) -> float:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def polygons(outline: str) -> list[Polygon]:
    """The figures of some path data with their curves made of short lines."""
    tokens = _TOKEN.findall(outline)
    figures: list[Polygon] = []
    command = ""
    place = 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
            if command == "Z":
                continue
        count = {"M": 2, "l": 2, "c": 6, "a": 7}[command]
        values = [float(token) for token in tokens[place : place + count]]
        place += count
        if command == "M":
            figures.append([(values[0], values[1])])
        else:
            figures[-1] += _drawn(figures[-1][-1], command, values)
    return figures


def _drawn(start: tuple[float, float], command: str, values: list[float]) -> Polygon:
    x, y = start
    if command == "l":
        return [(x + values[0], y + values[1])]
    if command == "a":
        radius, across = values[0], values[5]
        if values[6] or not math.isclose(abs(across), 2 * radius):
            raise ValueError(f"not a level half circle: {values}")
        first = math.pi if across > 0 else 0.0
        return [
            (
                x + across / 2 + radius * math.cos(first + math.pi * step / (2 * _STEPS)),
                y + radius * math.sin(first + math.pi * step / (2 * _STEPS)),
            )
            for step in range(1, 2 * _STEPS + 1)
        ]
    ends = list(zip([0.0, *values[::2]], [0.0, *values[1::2]], strict=True))
    points = []
    for step in range(1, _STEPS + 1):
        part = step / _STEPS
        weights = [(1 - part) ** 3, 3 * part * (1 - part) ** 2, 3 * part**2 * (1 - part), part**3]
        points.append(
            (
                x + sum(weight * end[0] for weight, end in zip(weights, ends, strict=True)),
                y + sum(weight * end[1] for weight, end in zip(weights, ends, strict=True)),
            )
        )
    return points


def _filled(figures: list[Polygon]) -> int:
    """The pixels whose centres lie inside, as bits in reading order."""
    pixels = 0
    for row in range(ROWS):
        crossings = sorted(_crossings(figures, row + 0.5))
        winding = 0
        for (start, turn), (end, _) in pairwise(crossings):
            winding += turn
            if winding:
                for column in range(max(math.ceil(start - 0.5), 0), math.ceil(end - 0.5)):
                    hidden = column < _TAB[0] and row < _TAB[1]
                    if column < COLUMNS and not hidden:
                        pixels |= 1 << (row * COLUMNS + column)
    return pixels


def _crossings(figures: list[Polygon], y: float) -> list[tuple[float, int]]:
    found = []
    for figure in figures:
        for (x1, y1), (x2, y2) in zip(figure, figure[1:] + figure[:1], strict=True):
            if (y1 <= y) != (y2 <= y):
                found.append((x1 + (y - y1) * (x2 - x1) / (y2 - y1), 1 if y2 > y1 else -1))
    return found
