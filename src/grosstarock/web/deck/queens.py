"""The four Queens: each with her own hair, head-dress and flower."""

from __future__ import annotations

import math

from . import faces, figure
from .brush import area, bands, dots, lighter, lines, robe, trim
from .geometry import circle, symmetric
from .markup import path
from .palette import CREAM, GOLD, INK, SKIN, STEEL

_RAVEN, _BLOND, _COPPER, _BROWN = "#33262e", "#e3b24f", "#b4542a", "#6d4326"
_LEAF = "#4f7a45"


def _dress() -> str:
    """A gown that leaves the neck free."""
    return robe(
        "-12,42! -38,43 -60,47 -74,56 -81,71 -82,90! 82,90! 81,71 74,56 60,47 38,43"
        " 12,42! 18,56 0,66 -18,56"
    )


def _pearls() -> str:
    places = []
    for step in range(-4, 5):
        angle = math.radians(90 + step * 17)
        places.append((15 * math.cos(angle), 32 + 17 * math.sin(angle)))
    return dots(CREAM, 2.3, *places)


def _bust() -> str:
    return area(SKIN, "-9,18! 9,18! 11,38 22,46 18,58 0,68 -18,58 -22,46 -11,38")


def _rose() -> str:
    rose_x, rose_y = 56, -2
    petals = [
        (
            rose_x + 10 * math.cos(k * math.tau / 5 - 1.57),
            rose_y + 10 * math.sin(k * math.tau / 5 - 1.57),
        )
        for k in range(5)
    ]
    return (
        bands(_LEAF, "56,90,4 58,54,4 56,10,3.5")
        + area(_LEAF, "58,44! 68,36 76,38! 72,48 62,50", "57,30! 46,26 40,30! 46,38 54,38")
        + dots("currentColor", 8.5, *petals)
        + dots(GOLD, 6, (rose_x, rose_y))
        + lines("53,-3 56,-6 59,-3 56,1", width=1.1)
    )


def _mirror() -> str:
    return (
        bands(GOLD, "57,90,5 57,28,5")
        + path(circle(57, 6, 21), fill=GOLD)
        + path(circle(57, 6, 15.5), fill=STEEL)
        + lines("48,10 60,-4", "54,14 66,0", colour=CREAM, width=2.4)
        + dots("currentColor", 4, (57, -17))
    )


def _ruff() -> str:
    return "".join(
        area(CREAM, f"0,40! {x - 5},{y} {x},{y + 5} {x + 5},{y}")
        for x, y in ((-28, 42), (28, 42), (-20, 50), (20, 50), (-10, 55), (10, 55), (0, 56))
    )


def spades() -> str:
    """Long black hair under a veil, a tall crown, and a lily."""
    veil = area(CREAM, symmetric("0,-34 20,-30 31,-10 34,20 44,48 40,70! 26,60 18,40 0,30", 0))
    hair = area(_RAVEN, symmetric("0,-30 18,-26 24,-8 24,16 27,40 20,52! 12,44 0,30", 0))
    parting = area(_RAVEN, "0,-28 13,-24 20,-10 20,4! 15,-8 0,-22! -15,-8 -20,4! -20,-10 -13,-24")
    crown = (
        area(GOLD, "-17,-26! -21,-46! -10,-38! 0,-56! 10,-38! 21,-46! 17,-26! 0,-30")
        + figure.circlet(-32, 18)
        + dots(CREAM, 2.4, (-21, -47), (0, -56), (21, -47))
    )
    lily = (
        bands(_LEAF, "56,90,4 57,50,4 55,6,3.5")
        + area(_LEAF, "57,52! 66,42 74,24! 76,42 66,54", "56,66! 46,56 42,40! 38,56 46,68")
        + area(CREAM, "55,8! 44,2 38,-14! 48,-12 55,-26! 62,-12 72,-14! 66,2")
        + lines("55,6 55,-12", "55,6 48,-8", "55,6 62,-8", width=1.1)
        + dots(GOLD, 2, (55, -14), (48, -9), (62, -9))
    )
    return (
        veil
        + hair
        + _bust()
        + _dress()
        + figure.embroidery("S")
        + figure.panel(16)
        + trim("-12,42 -18,56 0,66 18,56 12,42", width=3)
        + faces.front(turned=-1.5, lashes=2)
        + parting
        + crown
        + lily
        + figure.sleeve(56, 72)
        + figure.hand(56, 72)
        + dots(GOLD, 3.5, (0, 70))
    )


def hearts() -> str:
    """Blond braids, a crown of pearls, and a rose."""
    braids = []
    for side in (-1, 1):
        braids += [(side * (24 + step * 1.2), 4 + step * 11) for step in range(7)]
    crown = (
        area(GOLD, symmetric("0,-48! 4,-38! 11,-46! 13,-36! 21,-41! 18,-24! 0,-28", 0))
        + figure.circlet(-31, 19)
        + dots(CREAM, 2.6, (0, -49), (-11, -47), (11, -47), (-21, -42), (21, -42))
    )
    return (
        area(_BLOND, symmetric("0,-30 18,-27 27,-10 27,6 22,16! 12,20 0,24", 0))
        + _bust()
        + _dress()
        + figure.embroidery("H")
        + lighter("-12,42! -18,56 0,66 18,56 12,42! 26,60 20,90! -20,90! -26,60")
        + trim("-22,60 -10,70 0,66 10,70 22,60", "-20,90 -14,76 0,66 14,76 20,90", width=2.4)
        + _pearls()
        + faces.front(turned=1, lashes=1.5)
        + area(
            _BLOND,
            "2,-26! 14,-22 21,-8 20,4! 14,-8 2,-18!",
            "-2,-26! -2,-18! -14,-8 -20,4! -21,-8 -14,-22",
        )
        + dots(_BLOND, 7, *braids)
        + dots("currentColor", 4, (-31, 80), (31, 80))
        + crown
        + _rose()
        + figure.sleeve(56, 66)
        + figure.hand(56, 66)
    )


def diamonds() -> str:
    """Copper hair piled high, a diadem, and a mirror."""
    hair = dots(
        _COPPER,
        11,
        (-15, -28),
        (15, -28),
        (0, -36),
        (-22, -14),
        (22, -14),
        (-8, -40),
        (8, -40),
        (-23, 0),
        (23, 0),
    )
    return (
        hair
        + faces.neck()
        + figure.shoulders()
        + lighter(
            "-38,40 -61,45 -75,54 -82,70 -83,90! -40,90! -38,62",
            "38,40 61,45 75,54 82,70 83,90! 40,90! 38,62",
        )
        + trim("-36,44 -39,62 -40,90", "36,44 39,62 40,90", width=3)
        + trim(
            "-30,62 -12,72 0,90 12,72 30,62", "-30,76 -20,82 -14,90", "30,76 20,82 14,90", width=2
        )
        + _ruff()
        + faces.front(turned=-2, lashes=2)
        + area(_COPPER, symmetric("0,-28 14,-24 21,-10 20,2! 12,-16 0,-20", 0))
        + area(GOLD, "-18,-24! -8,-30 0,-44! 8,-30 18,-24! 0,-26")
        + dots("currentColor", 3, (0, -33))
        + dots(GOLD, 2.4, (-20, 14), (20, 14))
        + _mirror()
        + figure.sleeve(57, 62)
        + figure.hand(57, 62)
    )


def clubs() -> str:
    """Brown plaits about her ears under a coif, a coronet, and a falcon on her hand."""
    coif = area(CREAM, symmetric("0,-32 20,-28 28,-8 26,16 20,34 14,44! 0,46", 0))
    falcon = (
        area(
            "#a97c4f",
            "52,-24 60,-29 68,-25 71,-16 77,-2 78,18 72,38 67,60! 61,58! 62,38 52,24 47,6 49,-10",
        )
        + area(_BROWN, "68,-14 77,-2 79,20 73,42 71,52! 66,34 61,16 61,0")
        + lines("67,2 70,22 70,38", "73,2 74,20 72,34", colour="#a97c4f", width=1.2)
        + lines("53,-4 56,-1", "52,6 55,9", "54,16 57,19", "58,26 61,29", width=1.3)
        + area(GOLD, "53,-23 46,-21 44,-13! 50,-15 52,-16")
        + dots(INK, 2, (57, -21))
        + bands(GOLD, "57,26,3.5 55,40,3", "63,30,3.5 62,42,3")
    )
    crown = area(
        GOLD, "-18,-26! -22,-40! -11,-35! -6,-46! 0,-36! 6,-46! 11,-35! 22,-40! 18,-26! 0,-30"
    )
    return (
        coif
        + dots(_BROWN, 9, (-22, 2), (22, 2), (-22, 14), (22, 14))
        + lines("-26,2 -18,2", "18,2 26,2", "-26,14 -18,14", "18,14 26,14", width=1)
        + figure.shoulders()
        + figure.embroidery("C")
        + figure.panel(22)
        + area(CREAM, symmetric("0,34 12,28 20,36 30,46 20,58 0,64", 0))
        + faces.front(turned=2, lashes=1.5)
        + area(_BROWN, symmetric("0,-27 14,-23 21,-8 19,2! 13,-13 0,-20", 0))
        + crown
        + figure.circlet(-31, 19)
        + figure.buttons(72, 83)
        + lines("-14,42 0,50 14,42", width=1.1)
        + figure.sleeve(56, 52)
        + area(SKIN, "44,44 54,36 68,36 74,42 66,48 54,56 46,54")
        + falcon
    )
