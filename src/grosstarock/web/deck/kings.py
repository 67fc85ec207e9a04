"""The four Kings: an old one with a sword, a mild one, a smooth-faced one and a dark one."""

from __future__ import annotations

from . import faces, figure
from .brush import area, bands, dots, lighter, lines, robe, trim
from .geometry import symmetric
from .palette import CREAM, GOLD, SKIN, STEEL

_GREY, _AUBURN, _SAND, _BLACK = "#d5d1ca", "#9a4f24", "#c98f3d", "#3b2a2a"

_MOUSTACHE = symmetric("0,12 8,11 16,16 22,25! 10,21 0,17", 0)


def spades() -> str:
    """White beard, closed crown, and a sword held upright."""
    sword = (
        area(STEEL, "54,-40! 58,-52! 62,-40! 62,50! 54,50!")
        + lines("58,-42 58,48", width=1)
        + area(GOLD, "43,49! 73,49! 73,55! 43,55!")
        + area(GOLD, "55.5,55! 60.5,55! 60.5,82! 55.5,82!")
        + dots(GOLD, 4.6, (58, 85))
    )
    crown = (
        robe(symmetric("0,-52 12,-50 22,-40 19,-26! 0,-29", 0))
        + bands(GOLD, "-20,-28,5 -22,-42,5 -9,-51,5 0,-53,5", "20,-28,5 22,-42,5 9,-51,5 0,-53,5")
        + bands(GOLD, "0,-28,5 0,-52,5")
        + figure.circlet(-31)
        + dots(GOLD, 4, (0, -55))
    )
    hair = area(_GREY, symmetric("0,-28 18,-24 26,-6 27,14 34,32 28,50! 14,42 0,40", 0))
    beard = area(
        _GREY,
        "-19,2 -16,14 -8,14 0,12 8,14 16,14 19,2 22,22 18,42 9,58 0,70! -9,58 -18,42 -22,22",
    ) + lines("-10,30 -9,44 -3,58", "10,30 9,44 3,58", "0,30 0,50", width=1.1)
    return (
        hair
        + figure.shoulders()
        + figure.embroidery("S")
        + figure.panel()
        + figure.ermine()
        + faces.front(turned=1)
        + beard
        + area(_GREY, _MOUSTACHE)
        + faces.mouth(1)
        + crown
        + sword
        + figure.sleeve(58, 66)
        + figure.hand(58, 66)
    )


def hearts() -> str:
    """Auburn curls and short beard, a crown of lilies, and a sceptre."""
    curls = [(-22, -12), (-25, 0), (-26, 12), (-24, 24), (22, -12), (25, 0), (26, 12), (24, 24)]
    lily = (
        "0,-56! 5,-49 3,-43 9,-46 13,-42 9,-37 4,-34! -4,-34! -9,-37 -13,-42 -9,-46 -3,-43 -5,-49"
    )
    sides = "24,-48! 26,-42 22,-38 19,-28! 12,-30! 14,-38 16,-42"
    crown = (
        area(GOLD, lily)
        + area(GOLD, sides, "-24,-48! -16,-42 -14,-38 -12,-30! -19,-28! -22,-38 -26,-42")
        + figure.circlet(-31)
    )
    sceptre = (
        bands(GOLD, "58,-34,4 58,90,5")
        + area(GOLD, "58,-54! 63,-46 71,-46 69,-38 62,-34! 54,-34! 47,-38 45,-46 53,-46")
        + dots(CREAM, 3, (58, -41))
    )
    beard = area(
        _AUBURN,
        "-19,4 -15,14 -8,13 0,11 8,13 15,14 19,4 20,20 14,34 6,38 0,44! -6,38 -14,34 -20,20",
    ) + lines("-9,28 -6,34", "9,28 6,34", "0,30 0,36", width=1.1)
    return (
        dots(_AUBURN, 8, *curls)
        + figure.shoulders()
        + figure.embroidery("H")
        + figure.panel(26)
        + area(CREAM, symmetric("0,40 16,34 30,40 28,56 14,64 0,56", 0))
        + trim("-30,42 -27,56 -14,63 0,56 14,63 27,56 30,42", width=3)
        + dots(GOLD, 4, (0, 70))
        + faces.front(turned=-1)
        + beard
        + area(_AUBURN, symmetric("0,12 7,11 14,15 16,20! 8,20 0,17", 0))
        + faces.mouth(-1)
        + crown
        + sceptre
        + figure.sleeve(58, 64)
        + figure.hand(58, 64)
    )


def diamonds() -> str:
    """Smooth cheeks and a curled moustache, a turban under the crown, and an axe."""
    axe = (
        bands("#8a5a2c", "58,-48,5 58,90,6")
        + area(STEEL, "56,-40! 66,-44 78,-50! 82,-30 78,-8! 66,-18 56,-22!")
        + lines("75,-46 78,-30 75,-13", width=1.1)
        + area(GOLD, "53,-43! 63,-43! 63,-38! 53,-38!", "53,-24! 63,-24! 63,-19! 53,-19!")
    )
    turban = (
        area(CREAM, symmetric("0,-44 16,-44 27,-34 27,-22 18,-18 0,-22", 0))
        + lines("-25,-30 -8,-26 8,-34 18,-43", "-20,-40 -4,-36 12,-26 22,-20", width=1.3)
        + area(GOLD, "-12,-42! -16,-54! -7,-47! 0,-57! 7,-47! 16,-54! 12,-42! 0,-44")
        + dots("currentColor", 4, (0, -32))
    )
    return (
        area(_SAND, symmetric("0,-24 20,-22 25,-4 25,12 30,28 22,36! 12,30 0,30", 0))
        + faces.neck()
        + figure.shoulders()
        + lighter(
            "-83,90! -82,70 -75,54 -61,45 -38,40 -20,90!", "38,40 61,45 75,54 82,70 83,90! 52,90!"
        )
        + trim("-34,42 -26,64 -20,90", "34,42 44,64 52,90", width=3)
        + area(CREAM, "-15,36! 0,44 15,36! 22,50 0,62 -22,50")
        + area(GOLD, symmetric("0,60 8,64 10,74 0,84", 0))
        + dots("currentColor", 4, (0, 72))
        + faces.front(turned=3)
        + area(_SAND, "3,12 10,11 17,14 24,8! 22,18 12,20 3,16 -6,20 -15,18 -19,8! -12,14 -4,11")
        + faces.mouth(3)
        + turban
        + axe
        + figure.sleeve(58, 62)
        + figure.hand(58, 62)
    )


def clubs() -> str:
    """Black beard cut square, a spiked crown, and the orb in his hand."""
    crown = (
        area(
            GOLD,
            "-21,-26! -26,-46! -14,-38! -11,-52! -4,-40! 0,-56! 4,-40! 11,-52! 14,-38!"
            " 26,-46! 21,-26! 0,-30",
        )
        + figure.circlet(-31)
        + dots(CREAM, 2.6, (-26, -47), (-11, -53), (0, -56), (11, -53), (26, -47))
    )
    orb = (
        dots(GOLD, 17, (56, 50))
        + lines("40,47 56,53 72,47", "56,53 56,67", width=2)
        + bands(GOLD, "56,33,5 56,14,5", "49,22,5 63,22,5")
    )
    beard = area(
        _BLACK,
        "-20,0 -16,13 -8,13 0,11 8,13 16,13 20,0 23,20 22,42! 12,46 0,43 -12,46 -22,42! -23,20",
    ) + lines(
        "-12,26 -13,42", "-4,28 -4,42", "4,28 4,42", "12,26 13,42", colour="#8d7a70", width=1.1
    )
    return (
        area(_BLACK, symmetric("0,-28 20,-24 27,-6 28,18 32,36! 18,40 0,38", 0))
        + figure.shoulders()
        + figure.embroidery("C")
        + lighter("-15,36! -20,90! 20,90! 15,36! 0,44")
        + trim("-15,36 -20,90", "15,36 20,90", width=3)
        + area(CREAM, symmetric("0,44 16,36 40,43 44,56 24,62 0,58", 0))
        + trim("-44,54 -24,61 0,57 24,61 44,54", width=3)
        + figure.buttons(68, 80)
        + faces.front(turned=-2)
        + beard
        + area(_BLACK, symmetric("0,11 8,10 15,14 18,20! 8,20 0,16", 0))
        + faces.mouth(-2)
        + crown
        + orb
        + figure.sleeve(52, 74)
        + area(SKIN, "38,68 46,66 56,70 68,66 72,72 62,80 48,82 38,78")
        + lines("58,70 66,71", "56,75 64,76", width=1.2)
    )
