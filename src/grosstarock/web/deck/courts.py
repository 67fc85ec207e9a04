"""The sixteen court cards: double-ended figures on cream, robed in the colour of their suit."""

from __future__ import annotations

from collections.abc import Callable

from . import frame, jacks, kings, knights, lettering, queens
from .markup import group, moved, path, use
from .palette import CREAM, GOLD, INK, SUITS, reading

_FIGURES: dict[str, dict[str, Callable[[], str]]] = {
    rank: {"C": room.clubs, "S": room.spades, "H": room.hearts, "D": room.diamonds}
    for rank, room in (("K", kings), ("Q", queens), ("N", knights), ("J", jacks))
}
_HEAD = (103, 80)


def cards() -> dict[str, str]:
    """The symbols of all court cards by card code."""
    return {
        f"{suit}{rank}": frame.symbol(f"{suit}{rank}", _face(suit, rank))
        for suit in SUITS
        for rank in _FIGURES
    }


def _face(suit: str, rank: str) -> str:
    card = f"{suit}{rank}"
    figure = _FIGURES[rank][suit]()
    if rank != "N":
        figure = group(figure, transform=moved(*_HEAD))
    signs = lettering.rank(rank) + use(f"pip-{suit}", transform=moved(27, 70, 1.45))
    return (
        frame.field(reading("court"))
        + frame.inner_line(GOLD)
        + group(
            frame.both_ways(figure, f"half-{card}") + _belt(suit),
            color=reading(suit),
            stroke=INK,
            stroke_width=1.3,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
        + frame.indices(card, signs, suit)
    )


def _belt(suit: str) -> str:
    """The girdle where a figure meets its mirror image, set with signs of the suit."""
    stones = "".join(
        use(f"pip-{suit}", transform=moved(100 + 18 * place, 170, 0.45, 180 if place < 0 else 0))
        for place in range(-4, 5)
        if place
    )
    return (
        path("M13 163.5H187V176.5H13Z", fill=GOLD)
        + group(stones, fill="currentColor", stroke="none")
        + path("M100 164.5l6 5.5-6 5.5-6-5.5Z", fill=CREAM)
    )
