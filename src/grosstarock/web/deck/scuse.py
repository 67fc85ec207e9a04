"""The 'Scuse: a fool with cap and bells before a field of harlequin diamonds."""

from __future__ import annotations

from . import faces, frame, geometry
from .brush import area, bands, dots, lines
from .geometry import symmetric
from .markup import group, moved, path
from .palette import CREAM, GOLD, INK, SKIN

_RED, _GREEN, _BLUE, _NIGHT = "#b3322e", "#2f7a57", "#2d5aa0", "#2c2140"

# A cap with three horns and bells, about its band.
_CAP = geometry.closed(
    "-13,10! -14,0 -18,-6 -23,-4 -25,4! -30,-2 -29,-12 -22,-18 -13,-16 -7,-8! -6,-20 0,-32!"
    " 6,-20 7,-8! 13,-16 22,-18 29,-12 30,-2 25,4! 23,-4 18,-6 14,0 13,10!"
)
_BAND = "M-15 14H15V20H-15Z"
_BELLS = "".join(geometry.circle(x, y, 4.4) for x, y in ((-25, 9), (0, -35), (25, 9)))


def card() -> str:
    """The symbol of the 'Scuse."""
    figure = group(_jester(), transform=moved(101, 86))
    return frame.symbol(
        "F",
        frame.field(_NIGHT)
        + _harlequin()
        + frame.inner_line(GOLD)
        + group(
            frame.both_ways(figure, "half-F") + _belt(),
            stroke=INK,
            stroke_width=1.3,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        + frame.indices("F", _index(), "T"),
    )


def _index() -> str:
    """The cap as the sign of a card that has neither suit nor number."""
    return path(_CAP + _BAND + _BELLS, transform=moved(27, 47, 0.78))


def _harlequin() -> str:
    colours = (GOLD, _RED, _GREEN, _BLUE)
    outlines = dict.fromkeys(colours, "")
    for row in range(8):
        for column in range(4):
            colour = colours[(column + 3 * row) % 4]
            outlines[colour] += f"M{34.75 + 43.5 * column:g} {13 + 39.25 * row:g}"
            outlines[colour] += "l21.75 19.625-21.75 19.625-21.75-19.625Z"
    return "".join(path(outline, fill=colour, opacity=".5") for colour, outline in outlines.items())


def _belt() -> str:
    bells = [(x, 170.0) for x in range(28, 180, 24)]
    return path("M13 164H187V176H13Z", fill=_NIGHT) + dots(GOLD, 4, *bells)


def _marotte() -> str:
    """The fool's staff with a little head of his own kind."""
    return (
        bands("#8a5a2c", "60,30,4 56,86,5")
        + area(_RED, "48,4! 50,-8 60,-14! 70,-8 74,2! 66,6 54,8")
        + dots(SKIN, 10, (61, 16))
        + area(GOLD, "48,24! 61,28 74,24! 70,36! 61,32 53,36!")
        + dots(INK, 1.4, (58, 15), (65, 15))
        + lines("57,20 61,22 66,19", width=1.1)
    )


def _jester() -> str:
    collar = [
        f"{x},40! {x + 13},40! {x + 6 + lean},66!"
        for x, lean in ((-40, -10), (-26, -6), (-13, -2), (0, 2), (13, 6), (26, 10))
    ]
    bells = [(-44, 66), (-26, 70), (-9, 71), (8, 71), (25, 70), (42, 66)]
    coat = "-15,36! -34,42 -56,52 -70,68 -76,86! 76,86! 70,68 56,52 34,42 15,36! 0,44"
    right_half = "0,40! 15,36! 34,42 56,52 70,68 76,86! 0,86!"
    cap = (
        area(
            _RED,
            "-20,-10! -22,-26 -34,-30 -48,-16 -52,4! -62,-20 -50,-44 -28,-52 -8,-46 0,-30! 0,-18",
        )
        + area(_GREEN, "20,-10! 22,-26 34,-30 48,-16 52,4! 62,-20 50,-44 28,-52 8,-46 0,-30! 0,-18")
        + area(GOLD, "-12,-20! -12,-42 0,-62! 12,-42 12,-20! 0,-24")
        + area(CREAM, "-22,-8! 0,-19 22,-8! 22,-14! 0,-26 -22,-14!")
        + dots(GOLD, 5, (-52, 8), (52, 8), (0, -64))
        + lines("-52,8 -52,12", "52,8 52,12", width=1.2)
    )
    laugh = path("M-10 14q10 4 20 0-2 12-10 12-8 0-10-12Z", fill="#7d1f24") + path(
        "M-8 15q8 3 16 0l-1 3.500q-7 2-14 0Z".replace("500", "5"), fill=CREAM, stroke="none"
    )
    return (
        faces.neck()
        + area(_RED, coat)
        + area(_GREEN, right_half)
        + area(GOLD, *collar[::2])
        + area(CREAM, *collar[1::2])
        + dots(GOLD, 3.6, *bells)
        + area(CREAM, symmetric("0,32 18,32 36,38 38,44 18,46 0,46", 0))
        + faces.front(turned=1)
        + laugh
        + cap
        + _marotte()
        + area(SKIN, "50,52 60,50 68,56 66,66 56,68 50,62")
    )
