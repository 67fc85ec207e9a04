"""The four Jacks: two seen from the side, two from the front, each with his own calling."""

from __future__ import annotations

from . import faces, figure
from .brush import area, bands, dots, lighter, lines, robe, trim
from .geometry import symmetric
from .palette import CREAM, GOLD, SKIN, STEEL

_RAVEN, _BLOND, _COPPER, _BROWN = "#33262e", "#e3b24f", "#b4542a", "#6d4326"
_WOOD, _LEAF = "#8a5a2c", "#4f7a45"


def spades() -> str:
    """The guard: seen from the side, with a beret and a halberd."""
    halberd = (
        bands(_WOOD, "58,-30,4.5 58,90,5.5")
        + area(STEEL, "58,-58! 63,-42 60,-30! 56,-30! 53,-42")
        + area(STEEL, "60,-30! 74,-38! 80,-22 74,-6! 60,-14!", "56,-26! 44,-22! 56,-16!")
        + area(GOLD, "53,-12! 63,-12! 63,-6! 53,-6!")
    )
    return (
        area(_RAVEN, "-18,-22 -24,-4 -25,18 -20,36 -8,38 0,20 -4,-10")
        + faces.neck()
        + figure.shoulders()
        + figure.panel(14)
        + trim("-70,60 -50,66 -34,90", "-80,80 -62,80 -54,90", "70,60 50,66 38,90", width=2.4)
        + area(CREAM, symmetric("0,42 14,34 22,42 18,52 0,56", 0))
        + faces.profile()
        + area(_RAVEN, "-18,-24 0,-26 8,-20 2,-8 -2,6 -6,18 -10,30 -22,28 -24,8")
        + robe("-26,-18 -30,-34 -14,-46 8,-46 24,-36 24,-26 10,-22 -10,-20")
        + lighter("-24,-30 -10,-42 6,-42 -6,-34 -16,-26")
        + area(GOLD, "-25,-20! 0,-24 20,-26! 20,-20! 0,-17 -22,-14!")
        + area(CREAM, "-12,-24! -24,-34 -40,-36 -44,-24! -34,-28 -24,-20")
        + figure.buttons(62, 73, 84)
        + halberd
        + figure.sleeve(58, 58)
        + figure.hand(58, 58)
    )


def hearts() -> str:
    """The cupbearer: fair curls, a feathered cap, and a goblet."""
    goblet = (
        area(GOLD, "44,6! 70,6! 69,22 62,32 59,34 59,46 68,52! 46,52! 55,46 55,34 52,32 45,22")
        + lines("45,13 69,13", width=1.4)
        + dots("currentColor", 3, (57, 21))
    )
    return (
        dots(
            _BLOND,
            9,
            (-20, -8),
            (20, -8),
            (-23, 6),
            (23, 6),
            (-22, 20),
            (22, 20),
            (-16, 30),
            (16, 30),
        )
        + faces.neck()
        + figure.shoulders()
        + lighter("-15,36! -26,90! 0,90! 0,44")
        + trim("0,44 0,90", width=2.4)
        + area(CREAM, "-15,36! 0,46 15,36! 24,48 10,60! 0,50 -10,60! -24,48")
        + faces.front(turned=1.5)
        + dots(_BLOND, 7, (-14, -20), (-4, -23), (7, -22), (15, -18))
        + robe("-28,-18 -24,-36 -4,-46 18,-42 30,-26 28,-16! 0,-26")
        + area(GOLD, "-29,-18! 0,-29 29,-17! 28,-11! 0,-22 -28,-12!")
        + area(CREAM, "16,-30! 24,-46 42,-54 54,-46! 44,-44 34,-36 26,-24")
        + lines("20,-30 32,-44 48,-48", width=1.1)
        + figure.buttons(60, 70, 80)
        + goblet
        + figure.sleeve(56, 64)
        + area(SKIN, "46,54 58,52 68,54 68,64 56,72 46,68")
        + lines("58,58 67,58", "58,63 67,63", width=1.2)
    )


def diamonds() -> str:
    """The standard-bearer: seen from the side, with a broad hat and a flag."""
    flag = (
        bands(_WOOD, "46,-44,4 46,90,5")
        + area(GOLD, "46,-58! 50,-50 46,-44! 42,-50")
        + robe("48,-44! 62,-48 70,-38 82,-42! 80,-18 82,0! 70,4 62,-6 48,-2!")
        + lighter("48,-32! 62,-36 70,-26 81,-30! 80,-14! 70,-10 62,-20 48,-16!")
    )
    return (
        area(_COPPER, "-18,-22 -25,-2 -28,20 -22,34 -8,32 0,20 -4,-10")
        + faces.neck()
        + figure.shoulders()
        + lighter("-62,50 -44,44 -22,90! -44,90!", "62,50 44,44 26,90! 48,90!")
        + trim("-40,46 -28,66 -22,90", "40,46 30,66 26,90", width=2.4)
        + area(CREAM, symmetric("0,44 14,34 30,42 34,50 18,58 0,54", 0))
        + lines("-20,44 -22,54", "-8,46 -8,55", "8,46 8,55", "20,44 22,54", width=1.1)
        + faces.profile()
        + area(_COPPER, "-18,-24 0,-26 6,-18 0,-6 -4,6 -2,16 -10,30 -24,26 -26,6")
        + area(_COPPER, "14,14 20,13 26,9! 22,17 16,17")
        + robe("-18,-22 -16,-42 2,-46 18,-40 18,-22! 0,-20")
        + area(GOLD, "-18,-28! 0,-30 18,-28! 18,-21! 0,-22 -18,-21!")
        + robe("-40,-16! -20,-24 0,-23 20,-23 36,-28! 26,-16 0,-17 -22,-14")
        + area(CREAM, "-14,-26! -28,-40 -26,-52 -8,-56 6,-52! -8,-50 -14,-42 -8,-30")
        + flag
        + figure.buttons(66, 77)
        + figure.sleeve(46, 60)
        + figure.hand(46, 60)
    )


def clubs() -> str:
    """The huntsman: a hood with a long tail, and a horn."""
    horn = (
        bands(GOLD, "38,74,8 52,70,11 64,56,15 70,34,20 72,20,23")
        + area(CREAM, "60,18 72,12 84,20 72,25")
        + bands(CREAM, "50,64,4 57,76,4", "58,50,4 73,58,4")
        + trim("40,72 20,64 4,80", width=1.6)
    )
    return (
        area(_BROWN, symmetric("0,-26 20,-22 25,-4 25,14 21,26! 12,20 0,20", 0))
        + faces.neck()
        + figure.shoulders()
        + area(
            _LEAF, "-15,36! -34,41 -54,47 -46,60 -20,66 0,60 20,66 46,60 54,47 34,41 15,36! 0,46"
        )
        + trim("-54,48 -46,60 -20,66 0,60 20,66 46,60 54,48", width=2.6)
        + area(CREAM, "-15,36! 0,46 15,36! 17,44 0,54 -17,44")
        + faces.front(turned=-1)
        + area(_BROWN, symmetric("0,-26 14,-23 20,-8 19,0! 12,-13 4,-17 0,-14", 0))
        + robe("-24,-18 -22,-34 -6,-44 16,-46 40,-34! 32,-28 24,-18! 0,-24")
        + area(_LEAF, "-30,-12! -20,-24 2,-28 22,-24 44,-30! 30,-12 0,-18 -22,-8")
        + area("#b3322e", "4,-26! -4,-42 -22,-54 -34,-54! -24,-44 -10,-34 -4,-24")
        + lines("0,-28 -10,-42 -26,-51", width=1.1)
        + figure.buttons(70, 80)
        + horn
        + figure.sleeve(50, 74)
        + figure.hand(50, 72)
    )
