"""The four Knights, each on a horse of another coat; two ride to the left and two to the right.

The horse is drawn in the units of the card, riding to the right.
"""

from __future__ import annotations

from . import faces
from .brush import area, bands, deeper, dots, lighter, lines, robe, trim
from .geometry import symmetric
from .markup import group, moved
from .palette import CREAM, GOLD, INK, SKIN, STEEL

_BLACK, _WHITE, _CHESTNUT, _GREY = "#3a3138", "#f6efe2", "#a5622f", "#b7b2ab"
_BLOND, _COPPER, _BROWN = "#e3b24f", "#b4542a", "#6d4326"


def _horse(coat: str, mane: str, *, rein: str = GOLD) -> str:
    """Head and neck of a bridled horse, with its cloth in the colour of the suit."""
    return (
        area(
            mane,
            "132,84 116,84 108,94! 112,96 100,106! 104,110 92,122! 97,126 86,140! 90,144"
            " 78,170! 106,170! 116,130 136,94",
        )
        + area(coat, "124,88 122,70! 132,82")
        + area(
            coat,
            "96,170! 100,150 106,128 114,110 124,96 131,86 131,68! 141,82 148,90 156,104 166,120"
            " 173,130 173,140 166,146 156,144 150,138 142,138 135,136 135,146 142,158 152,170!",
        )
        + area(mane, "134,80 142,84 148,96 146,106! 140,98 134,90")
        + robe("84,170! 94,146 110,150 128,158 142,156 154,170!")
        + trim("86,166 95,147 110,151 128,159 141,157", width=3)
        + lines("139,92 150,118 152,138", "152,110 146,120 140,137", colour=rein, width=3)
        + dots(GOLD, 3.2, (151, 131), (140, 93))
        + lines("151,132 130,150 112,148", colour=rein, width=2)
        + dots(INK, 2.6, (147, 103))
        + dots(INK, 2, (167, 133))
        + lines("160,141 154,138", "142,100 147,98 151,101", width=1.3)
    )


def _mirrored(drawing: str) -> str:
    return group(drawing, transform="matrix(-1 0 0 1 200 0)")


def _rider(head: str, x: float, y: float = 76) -> str:
    return group(_trunk() + head, transform=moved(x, y, 0.86))


def _trunk() -> str:
    """Shoulders of a rider, narrower than those of a King on his throne."""
    return (
        faces.neck()
        + robe("-13,36! -30,40 -46,52 -56,76 -58,110! 58,110! 56,76 46,52 30,40 13,36! 0,44")
        + lighter("-13,36! -18,110! 18,110! 13,36! 0,44")
        + trim("-13,36 -18,110", "13,36 18,110", width=3)
        + trim("-54,70 -40,72 -26,64 -15,52", "54,70 40,72 26,64 15,52", width=2.4)
        + dots(GOLD, 2.8, (0, 56), (0, 68), (0, 80), (0, 92))
    )


def _arm(x: float, y: float) -> str:
    """The right arm of a rider in card units, its hand at (x, y)."""
    return (
        robe(f"{x - 26},170! {x - 22},{y + 14} {x - 6},{y - 6}! {x + 8},{y + 8}! {x - 2},170!")
        + area(GOLD, f"{x - 8},{y - 7}! {x - 3},{y - 9}! {x + 9},{y + 5}! {x + 5},{y + 9}!")
        + area(
            SKIN, f"{x - 4},{y - 10} {x + 5},{y - 14} {x + 11},{y - 7} {x + 8},{y + 3} {x + 1},{y}"
        )
        + lines(f"{x + 3},{y - 8} {x + 10},{y - 8}", f"{x + 4},{y - 4} {x + 10},{y - 4}", width=1.1)
    )


def spades() -> str:
    """A black horse to the left; an open helmet, and a lance with a pennon."""
    helmet = (
        area(STEEL, symmetric("0,-40 18,-36 27,-20 27,4 24,26! 18,18 20,-6 12,-18 0,-20", 0))
        + area(STEEL, "-28,-14! -20,-32 0,-40 20,-32 28,-14! 0,-22")
        + lines("-22,-18 0,-26 22,-18", "0,-39 0,-25", width=1.2)
        + dots(GOLD, 2.6, (-25, -12), (25, -12))
        + area("currentColor", "0,-38! -6,-56 12,-66 34,-58 42,-36! 30,-46 14,-46")
        + lighter("2,-42! 4,-54 18,-58 32,-52! 18,-52")
    )
    lance = (
        bands("#8a5a2c", "164,40,4 162,170,5")
        + area(STEEL, "164,20! 169,36 164,44! 159,36")
        + robe("163,48! 150,50 138,46! 142,58 136,72! 150,68 163,72!")
        + lighter("163,56! 150,58 142,58 140,64! 150,62 163,64!")
    )
    rider = faces.front(turned=-3) + helmet
    return lance + _rider(rider, 112) + _mirrored(_horse(_BLACK, "#1f1a20")) + _arm(156, 132)


def hearts() -> str:
    """A white horse to the right; a feathered hat, and a sword over the shoulder."""
    hat = (
        robe("-24,-16 -22,-36 0,-46 22,-38 24,-18! 0,-26")
        + area(GOLD, "-34,-14! -20,-24 0,-27 20,-25 36,-20! 26,-10 0,-18 -22,-8")
        + area(CREAM, "10,-26! -2,-44 -22,-54 -42,-48! -30,-42 -20,-32 -6,-22")
        + lines("6,-28 -10,-42 -30,-48", width=1.2)
    )
    sword = (
        area(STEEL, "118,112! 122,116! 164,36! 164,26! 158,32!")
        + area(GOLD, "108,104! 131,118! 128,123! 105,109!")
        + lines("121,112 160,36", width=1)
    )
    rider = (
        dots(_BLOND, 8, (-21, -6), (-24, 6), (-22, 18), (21, -6), (24, 6), (22, 18))
        + faces.front(turned=3)
        + hat
    )
    return sword + _rider(rider, 84) + _horse(_WHITE, "#dcc9a6") + _arm(110, 128)


def diamonds() -> str:
    """A chestnut horse to the left; a crested cap, and a hammer of war."""
    cap = (
        area(GOLD, symmetric("0,-44 14,-42 24,-30 25,-14! 12,-20 0,-22", 0))
        + robe("-25,-18! 0,-27 25,-18! 26,-9! 0,-18 -26,-9!")
        + area("currentColor", "-4,-42! -3,-60! 4,-52! 10,-64! 13,-50! 24,-56! 18,-40 6,-36")
        + dots(CREAM, 3, (0, -22))
    )
    hammer = (
        bands("#8a5a2c", "162,40,4.5 160,170,5.5")
        + area(STEEL, "150,36! 172,36! 178,40! 178,50! 172,54! 166,50! 158,50! 142,44!")
        + area(GOLD, "160,20! 164,20! 166,36! 158,36!")
    )
    rider = (
        area(_COPPER, symmetric("0,-24 20,-20 26,0 26,20 20,34! 12,28 0,24", 0))
        + faces.front(turned=-3)
        + area(_COPPER, "-3,12 -10,11 -17,15 -22,24! -12,20 -3,16 6,20 14,20 18,22! 13,15 4,11")
        + cap
    )
    return hammer + _rider(rider, 112) + _mirrored(_horse(_CHESTNUT, "#6b3a1c")) + _arm(154, 134)


def clubs() -> str:
    """A dappled horse to the right; a wreath of leaves, and a trumpet with its banner."""
    leaves = [
        f"{x},{y} {x - 6},{y - 9} {x + 1},{y - 17}! {x + 6},{y - 8}"
        for x, y in ((-19, -10), (-11, -16), (-1, -19), (9, -17), (18, -11))
    ]
    trumpet = (
        bands(GOLD, "98,100,4 120,84,5 142,66,6 156,54,11 166,42,22")
        + robe("118,86! 146,64! 152,84! 140,84 132,98 124,102!")
        + trim("121,96 132,90 140,78 150,78", width=2)
    )
    rider = (
        area(_BROWN, symmetric("0,-30 18,-26 26,-8 26,14 20,30! 14,20 0,20", 0))
        + faces.front(turned=3)
        + area(_BROWN, "-4,-27 12,-24 20,-12 20,0! 12,-14 2,-18 -12,-14 -20,0! -20,-12")
        + area("#6f9a58", *leaves)
        + dots(GOLD, 2.4, (-15, -16), (-5, -20), (5, -20), (14, -16))
    )
    dapples = deeper(
        *(
            f"{x - 3},{y} {x},{y - 3} {x + 3},{y} {x},{y + 3}"
            for x, y in ((118, 122), (128, 112), (126, 128), (114, 136), (124, 142), (152, 122))
        )
    )
    return _rider(rider, 84) + trumpet + _horse(_GREY, "#6f6a66") + dapples + _arm(96, 122)
