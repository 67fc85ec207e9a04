"""The twenty-one trumps: an animal at each end, before a sun that climbs as the numbers rise.

The field's hue runs from the blue of dawn (I) over violet and red to the gold of noon (XXI). Pagat
and Mond, which are honours, bear stars.
"""

from __future__ import annotations

import colorsys
import math

from . import animals_large, animals_middle, animals_small, frame, geometry, lettering
from .emblem import Drawing, Tone
from .markup import group, moved, path
from .palette import CREAM, GOLD, TAN

ANIMALS: dict[str, Drawing] = {
    "snail": animals_small.SNAIL,
    "hedgehog": animals_small.HEDGEHOG,
    "cock": animals_small.COCK,
    "hare": animals_small.HARE,
    "owl": animals_small.OWL,
    "fish": animals_small.FISH,
    "cat": animals_small.CAT,
    "swan": animals_middle.SWAN,
    "dog": animals_middle.DOG,
    "fox": animals_middle.FOX,
    "goat": animals_middle.GOAT,
    "stork": animals_middle.STORK,
    "boar": animals_middle.BOAR,
    "wolf": animals_middle.WOLF,
    "stag": animals_large.STAG,
    "horse": animals_large.HORSE,
    "bull": animals_large.BULL,
    "bear": animals_large.BEAR,
    "elephant": animals_large.ELEPHANT,
    "eagle": animals_large.EAGLE,
    "lion": animals_large.LION,
}
_HONOURS = (1, 21)

# Where an animal's box of 140 units lies on the card.
_LEFT, _TOP = 31, 48
_HORIZON = 158


def cards() -> dict[str, str]:
    """The symbols of all trumps by card code."""
    return {
        f"T{value}": frame.symbol(f"T{value}", _face(value, drawing))
        for value, drawing in enumerate(ANIMALS.values(), start=1)
    }


def _face(value: int, drawing: Drawing) -> str:
    card = f"T{value}"
    sky, sun, earth = _day(value)
    half = (
        _sun(value, sun)
        + _ground(earth)
        + _emblem(card, drawing, earth)
        + (_stars() if value in _HONOURS else "")
    )
    return (
        frame.field(sky)
        + frame.both_ways(half, f"half-{card}")
        + _belt()
        + frame.inner_line(GOLD, ".75")
        + frame.indices(card, lettering.trump_index(value), "T")
    )


def _day(value: int) -> tuple[str, str, str]:
    """The colours of sky, sun and earth at the hour of a trump."""
    part = (value - 1) / 20
    hue = 0.60 + 0.515 * part
    sky = _hex(hue, 0.27 + 0.12 * part**2, 0.42 + 0.24 * part**2)
    sun = _hex(hue + 0.02 * (1 - part), 0.50 + 0.07 * part**2, 0.42 + 0.3 * part**2)
    earth = _hex(hue - 0.02, 0.15, 0.5)
    return sky, sun, earth


def _hex(hue: float, lightness: float, saturation: float) -> str:
    parts = colorsys.hls_to_rgb(hue % 1, lightness, saturation)
    return "#" + "".join(f"{math.floor(part * 255 + 0.5):02x}" for part in parts)


def _sun(value: int, colour: str) -> str:
    """The disc behind the animal: low and small in the morning, high and great at noon."""
    part = (value - 1) / 20
    height, radius = 118 - 18 * part, 54 + 8 * part
    return path(geometry.circle(101, height, radius), fill=colour)


def _ground(colour: str) -> str:
    """The land up to the middle of the card, with a rolling edge."""
    return path(f"M13 170V153Q56 {_HORIZON - 6} 100 {_HORIZON - 3}T187 152V170Z", fill=colour)


def _belt() -> str:
    """The ribbon across the middle, where the two halves meet."""
    lozenges = "".join(f"M{x} 166l4 4-4 4-4-4Z" for x in range(30, 180, 14))
    return path("M13 164H187V176H13Z", fill=GOLD) + path(lozenges, fill=CREAM)


def _stars() -> str:
    star = geometry.spiked(0, 0, (2.6, 6.5), (-126, 234), 5)
    outline = geometry.polygon(star)
    return "".join(path(outline, transform=moved(x, 33), fill=GOLD) for x in (72, 100, 128))


def _emblem(card: str, drawing: Drawing, line_colour: str) -> str:
    colours = {Tone.BODY: CREAM, Tone.SHADE: TAN, Tone.GOLD: GOLD, Tone.DARK: line_colour}
    shapes = "".join(
        path(shape.outline, fill="none", stroke_width=2)
        if shape.tone is Tone.LINE
        else path(shape.outline, fill=colours[shape.tone])
        for shape in drawing
    )
    return group(
        shapes,
        id=f"emblem-{card}",
        transform=moved(_LEFT, _TOP),
        stroke=line_colour,
        stroke_width=1.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
