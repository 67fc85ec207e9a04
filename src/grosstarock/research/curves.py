"""Learning curves as a picture: what a habit loses after each epoch of fitting, as an SVG file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 64
RIGHT: Final = 150
TOP: Final = 48
BOTTOM: Final = 52
TICKS: Final = 5
"""Sizes in pixels, and how many lines the scale has at most."""

_COLOURS: Final = ("#1f6f54", "#9c4a1a", "#34538f", "#7a3577")
_STYLE: Final = """
  .paper { fill: #fff } text { font: 13px system-ui, sans-serif; fill: #1c2321 }
  .heading { font-size: 15px; font-weight: 600 } .grid { stroke: #dde3e1 }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
"""


@dataclass(frozen=True, slots=True)
class Curve:
    """A named line: a number after each epoch, from the first on."""

    label: str
    numbers: Sequence[float]


@dataclass(frozen=True, slots=True)
class Axes:
    """The words at the picture's edges."""

    title: str
    across: str


@dataclass(frozen=True, slots=True)
class Plot:
    """Where numbers stand in the picture: ``count`` steps from ``bottom`` up, and the epochs."""

    bottom: float
    step: float
    count: int
    epochs: int

    @classmethod
    def of(cls, curves: Sequence[Curve]) -> "Plot":
        """A plot that has every number of some curves on it."""
        lowest = min(min(curve.numbers) for curve in curves)
        highest = max(max(curve.numbers) for curve in curves)
        step = _round_step((highest - lowest) / TICKS or abs(highest) / TICKS or 1.0)
        bottom = floor(lowest / step) * step
        count = max(1, -floor(-(highest - bottom) / step))
        return cls(bottom, step, count, max(len(curve.numbers) for curve in curves))

    def height_of(self, number: float) -> float:
        """How far down a number stands."""
        share = (number - self.bottom) / (self.count * self.step)
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    def place_of(self, epoch: int) -> float:
        """How far to the right an epoch stands."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (epoch / max(1, self.epochs - 1))


def curves_svg(curves: Sequence[Curve], axes: Axes) -> str:
    """The picture; curves have at least one number each."""
    plot = Plot.of(curves)
    parts = [_text(LEFT, 28, axes.title, 'class="heading"'), *_grid(plot)]
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(_text(middle, HEIGHT - 10, axes.across, 'text-anchor="middle"'))
    for number, curve in enumerate(curves):
        parts.extend(_line(plot, curve, _COLOURS[number % len(_COLOURS)]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(axes.title)}"><style>{_STYLE}</style>'
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>{"".join(parts)}</svg>\n'
    )


def _grid(plot: Plot) -> Iterator[str]:
    """The lines of the scale, their numbers, and those of the epochs."""
    for tick in range(plot.count + 1):
        number = plot.bottom + tick * plot.step
        height = plot.height_of(number)
        yield (
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" '
            f'y2="{height:.1f}"/>'
        )
        yield _text(LEFT - 8, height + 4, f"{number:.10g}", 'text-anchor="end"')
    every = max(1, plot.epochs // 10)
    for epoch in range(0, plot.epochs, every):
        place = plot.place_of(epoch)
        yield _text(place, HEIGHT - BOTTOM + 20, str(epoch + 1), 'text-anchor="middle"')


def _line(plot: Plot, curve: Curve, colour: str) -> Iterator[str]:
    """A curve, and its name where it ends."""
    points = " ".join(
        f"{plot.place_of(epoch):.1f},{plot.height_of(number):.1f}"
        for epoch, number in enumerate(curve.numbers)
    )
    yield f'<polyline class="line" stroke="{colour}" points="{points}"/>'
    last = curve.numbers[-1]
    place = plot.place_of(len(curve.numbers) - 1) + 8
    label = f"{curve.label} {last:.4g}"
    yield _text(place, plot.height_of(last) + 4, label, f'style="fill: {colour}"')


def _text(place: float, height: float, words: str, more: str) -> str:
    return f'<text x="{place:.1f}" y="{height:.1f}" {more}>{escape(words)}</text>'


def _round_step(least: float) -> float:
    """A step of 1, 2 or 5 times a power of ten, at least so wide."""
    power = 10.0 ** floor(log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least)
