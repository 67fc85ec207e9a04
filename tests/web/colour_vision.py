"""How colours look to people with each kind of colour blindness, and how far apart they are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full severity, applied to
linear RGB; distances are CIE 1976 (about 2 is the least that a practised eye sees side by side).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Vector = tuple[float, float, float]

VISION: dict[str, tuple[Vector, Vector, Vector]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, from 1 to 21."""
    lights = sorted(_times(_TO_XYZ, _linear(colour))[1] for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def distance(one: str, other: str, vision: str) -> float:
    """How far apart two colours like ``#c1272d`` are for this kind of vision."""
    first, second = _lab(one, vision), _lab(other, vision)
    return math.dist(first, second)


def _linear(colour: str) -> Vector:
    red, green, blue = (_light(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return red, green, blue


def _light(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _times(matrix: Sequence[Vector], vector: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _lab(colour: str, vision: str) -> Vector:
    red, green, blue = (
        min(max(part, 0.0), 1.0) for part in _times(VISION[vision], _linear(colour))
    )
    x, y, z = (
        _root(part / white)
        for part, white in zip(_times(_TO_XYZ, (red, green, blue)), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
