"""The forty numeral cards, 1 to 10 of each suit."""

from __future__ import annotations

from . import frame, geometry, lettering
from .lettering import layer
from .markup import element, group, moved, path, use
from .palette import GOLD, SUITS, reading

_LEFT, _MIDDLE, _RIGHT = -30, 0, 30

# Where the pips of each rank stand: (column, height) from the centre, heights in parts of _REACH.
_REACH = 86
_COLUMNS = {
    2: [(_MIDDLE, 1.0)],
    3: [(_MIDDLE, 1.0)],
    4: [(_LEFT, 1.0), (_RIGHT, 1.0)],
    5: [(_LEFT, 1.0), (_RIGHT, 1.0)],
    6: [(_LEFT, 1.0), (_RIGHT, 1.0)],
    7: [(_LEFT, 1.0), (_RIGHT, 1.0)],
    8: [(_LEFT, 1.0), (_RIGHT, 1.0), (_MIDDLE, 0.5)],
    9: [(_LEFT, 1.0), (_RIGHT, 1.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3)],
    10: [(_LEFT, 1.0), (_RIGHT, 1.0), (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_MIDDLE, 2 / 3)],
}
# Pips that have no partner under the half turn stand upright.
_UPRIGHT = {
    3: [(_MIDDLE, 0.0)],
    5: [(_MIDDLE, 0.0)],
    6: [(_LEFT, 0.0), (_RIGHT, 0.0)],
    7: [(_LEFT, 0.0), (_RIGHT, 0.0), (_MIDDLE, 0.5)],
    8: [(_LEFT, 0.0), (_RIGHT, 0.0)],
    9: [(_MIDDLE, 0.0)],
}
_PIP_SCALE = 1.7


def cards() -> dict[str, str]:
    """The symbols of all numerals by card code."""
    return {
        f"{suit}{rank}": frame.symbol(f"{suit}{rank}", _face(suit, rank))
        for suit in SUITS
        for rank in range(10, 0, -1)
    }


def _face(suit: str, rank: int) -> str:
    card = f"{suit}{rank}"
    picture = _ace(suit) if rank == 1 else _pips(suit, rank)
    signs = lettering.rank(str(rank)) + use(f"pip-{suit}", transform=moved(27, 70, 1.45))
    both_sizes = _in_both_sizes(card, picture, suit)
    return frame.fine_line() + both_sizes + frame.indices(card, signs, suit)


def _in_both_sizes(card: str, picture: str, suit: str) -> str:
    """The pips, and (hidden at first) the pips smaller, beside the large index."""
    name = f"pips-{card}"
    drawing = element("defs", group(picture, id=name, fill=reading(suit)))
    smaller = use(name, transform=moved(50, 85, 0.5))
    return (
        drawing
        + layer("index-normal", use(name), shown=True)
        + layer("index-large", smaller, shown=False)
    )


def _pips(suit: str, rank: int) -> str:
    upright = [(x, -part) for x, part in _COLUMNS[rank]] + [
        (x, -part) for x, part in _UPRIGHT.get(rank, [])
    ]
    turned = [(x, part) for x, part in _COLUMNS[rank]]
    return "".join(
        [_pip(suit, x, part, 0) for x, part in upright]
        + [_pip(suit, x, part, 180) for x, part in turned]
    )


def _pip(suit: str, x: float, part: float, turn: float) -> str:
    return use(f"pip-{suit}", transform=moved(100 + x, 170 + part * _REACH, _PIP_SCALE, turn))


def _ace(suit: str) -> str:
    """One great pip between two sprays of leaves."""
    stem = "100,92 100,74 100,58"
    leaves = (
        "100,88 88,84 80,72 90,74 99,84",
        "100,76 90,70 85,58 94,62 99,72",
        "100,62 96,52 100,40! 104,52",
    )
    right = [geometry.mirrored(leaf, 100) for leaf in leaves[:2]]
    spray = path("".join(geometry.closed(leaf) for leaf in (*leaves, *right)), fill=GOLD) + path(
        geometry.opened(stem), fill="none", stroke=GOLD, stroke_width=2
    )
    return use(f"pip-{suit}", transform=moved(100, 170, 4.6)) + frame.both_ways(
        spray, f"spray-{suit}"
    )
