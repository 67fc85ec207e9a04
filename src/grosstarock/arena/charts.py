"""Charts of means with their intervals: as an SVG file, and in plain signs for a terminal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, isfinite, log10
from typing import Final

ROW: Final = 28
HEADING: Final = 44
MARGIN: Final = 24
LABELS: Final = 290
PLOT: Final = 380
FIGURES: Final = 150
WIDTH: Final = MARGIN + LABELS + PLOT + FIGURES + MARGIN
AXIS: Final = 46
TICKS: Final = 6
"""Sizes in pixels, and how many lines the scale has at most."""

_STYLE: Final = """
  .paper { fill: #fff } text { font: 14px system-ui, sans-serif; fill: #1c2321 }
  .heading { font-weight: 600 } .small { font-size: 12px; fill: #4a5552 }
  .grid { stroke: #dde3e1 } .zero { stroke: #68736f }
  .range { stroke: #1f6f54; stroke-width: 3; stroke-linecap: round } .mean { fill: #1f6f54 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #17201d } text { fill: #edf2f0 } .small { fill: #aab6b2 }
    .grid { stroke: #2b3733 } .zero { stroke: #8b9994 }
    .range { stroke: #6fcfa9 } .mean { fill: #6fcfa9 }
  }
"""


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of a chart: a mean, and its interval."""

    label: str
    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Group:
    """Some rows under a heading."""

    heading: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Scale:
    """Where a number stands on a line from ``low`` to ``high``; both ends are multiples of step."""

    low: float
    high: float
    step: float

    @classmethod
    def of(cls, bars: Iterable[Bar]) -> "Scale":
        """A scale that has every bar's interval on it, and zero."""
        ends = [0.0]
        for bar in bars:
            ends.extend(end for end in (bar.mean, bar.low, bar.high) if isfinite(end))
        step = round_step((max(ends) - min(ends)) / TICKS)
        return cls(floor(min(ends) / step) * step, -floor(-max(ends) / step) * step or step, step)

    @property
    def ticks(self) -> list[float]:
        """The numbers that are written on the scale."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]

    def share(self, number: float) -> float:
        """How far along the line a number stands, from 0 to 1."""
        return (min(max(number, self.low), self.high) - self.low) / (self.high - self.low)


def round_step(least: float) -> float:
    """A step of 1, 2 or 5 times a power of ten, at least so wide.

    >>> [round_step(width) for width in (0.013, 3.0, 7.2)]
    [0.02, 5.0, 10.0]
    """
    if least <= 0:
        return 1.0
    power = 10.0 ** floor(log10(least))
    factor = next(factor for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))
    return float(f"{factor * power:.6g}")


def svg_chart(title: str, axis: str, groups: Sequence[Group]) -> str:
    """The chart as an SVG document: a dot for each mean, a line for its interval."""
    scale = Scale.of(bar for group in groups for bar in group.bars)
    height = HEADING + sum(HEADING + ROW * len(group.bars) for group in groups) + AXIS
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        _text(MARGIN, 30, title, "heading"),
        *_grid(scale, height, axis),
    ]
    top = HEADING
    for group in groups:
        parts.append(_text(MARGIN, top + 30, group.heading, "small"))
        for number, bar in enumerate(group.bars):
            parts.extend(_row(bar, scale, top + HEADING + ROW * number + ROW // 2))
        top += HEADING + ROW * len(group.bars)
    return "\n".join([*parts, "</svg>\n"])


def _grid(scale: Scale, height: int, axis: str) -> Iterable[str]:
    for tick in scale.ticks:
        along = _along(scale, tick)
        kind = "zero" if abs(tick) < scale.step / 2 else "grid"
        bottom = height - AXIS
        yield f'<path class="{kind}" d="M{along:.1f} {HEADING}V{bottom}"/>'
        yield _text(along, bottom + 18, f"{tick:g}".replace("-", "−"), "small", "middle")
    yield _text(MARGIN + LABELS + PLOT / 2, height - 10, axis, "small", "middle")


def _row(bar: Bar, scale: Scale, middle: int) -> Iterable[str]:
    yield _text(MARGIN, middle + 5, bar.label)
    low, high = (_along(scale, end) for end in (bar.low, bar.high))
    yield f'<path class="range" d="M{low:.1f} {middle}H{high:.1f}"/>'
    yield f'<circle class="mean" cx="{_along(scale, bar.mean):.1f}" cy="{middle}" r="5.5"/>'
    told = figures(bar)
    yield _text(WIDTH - MARGIN, middle + 5, told, "small", "end")


def _along(scale: Scale, number: float) -> float:
    return MARGIN + LABELS + PLOT * scale.share(number)


def _text(along: float, down: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{along:.1f}" y="{down:.1f}" class="{kind}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def figures(bar: Bar) -> str:
    """A mean and half its interval.

    >>> figures(Bar("", 4.25, 3.25, 5.25)), figures(Bar("", -1.0, -1.5, -0.5))
    ('+4.2 ± 1.0', '−1.0 ± 0.5')
    """
    within = (bar.high - bar.low) / 2
    told = f"{within:.1f}" if isfinite(within) else "∞"
    return f"{signed(bar.mean)} ± {told}"


def signed(points: float, digits: int = 1) -> str:
    """A number with its sign, a true minus among them; nothing has none.

    >>> signed(-2.04), signed(0.04), signed(3)
    ('−2.0', '0.0', '+3.0')
    """
    text = f"{points:+.{digits}f}"
    return text.replace("-", "−") if float(text) else text[1:]


def plain_chart(bars: Sequence[Bar], width: int = 40) -> list[str]:
    """The chart as lines of signs: ``o`` for a mean, dashes for its interval, ``|`` for zero."""
    scale = Scale.of(bars)
    longest = max((len(bar.label) for bar in bars), default=0)
    lines = []
    for bar in bars:
        places = {end: round(scale.share(end) * (width - 1)) for end in (bar.low, bar.high)}
        signs = [" "] * width
        signs[round(scale.share(0.0) * (width - 1))] = "|"
        for place in range(places[bar.low], places[bar.high] + 1):
            signs[place] = "-"
        signs[round(scale.share(bar.mean) * (width - 1))] = "o"
        lines.append(f"{bar.label:<{longest}}  {''.join(signs)}  {figures(bar)}")
    return lines
