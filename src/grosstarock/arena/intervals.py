"""How sure a mean is, and what ratings a whole set of matches amounts to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

ERRORS: Final = 1.96
"""Standard errors to either side that make a 95 % interval of a normal mean."""
FEW: Final = 200
"""With fewer figures than these the interval is drawn from them anew, not taken as normal."""
DRAWS: Final = 2000
OUTSIDE: Final = 0.025


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of ``count`` figures with its 95 % interval from ``low`` to ``high``.

    ``error`` is the standard error; the interval of a single figure is infinite.
    """

    count: int
    mean: float
    low: float
    high: float
    error: float

    @property
    def within(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def turned(self) -> "Estimate":
        """The same from the other side."""
        return Estimate(self.count, -self.mean, -self.high, -self.low, self.error)


def estimate(figures: Sequence[float]) -> Estimate:
    """The mean of some figures, one a unit, and its interval.

    1.96 standard errors to either side; under 200 figures the middle 95 % of the means of samples
    drawn from them with replacement (a bootstrap of 2,000 draws, the same for the same figures).
    """
    count = len(figures)
    mean = fmean(figures)
    if count < 2:
        return Estimate(count, mean, -inf, inf, inf)
    error = stdev(figures, mean) / sqrt(count)
    if count >= FEW:
        return Estimate(count, mean, mean - ERRORS * error, mean + ERRORS * error, error)
    dice = Random(count)
    means = sorted(fmean(dice.choices(figures, k=count)) for _ in range(DRAWS))
    cut = int(DRAWS * OUTSIDE)
    return Estimate(count, mean, means[cut], means[-1 - cut], error)


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's points a deal above the mean of the field, and its standard error."""

    label: str
    points: float
    error: float

    @property
    def within(self) -> float:
        """Half the width of the 95 % interval."""
        return ERRORS * self.error


def ratings(labels: Sequence[str], matches: Mapping[tuple[str, str], Estimate]) -> list[Rating]:
    """Ratings whose differences fit all matches best, the highest first; their mean is 0.

    Weighted least squares: a match counts by the inverse square of its error, so that each pair is
    weighed by what is known of it. The matches are taken as independent, though they are played
    with the same packs; where one player beats all others alike, that makes the errors a little
    too small. Matches must connect all players; one of a single figure counts for next to nothing.
    """
    size = len(labels)
    place = {label: number for number, label in enumerate(labels)}
    weights = [[1.0 / size] * size for _ in labels]
    wanted = [0.0] * size
    for (first, second), match in matches.items():
        weight = 1.0 / min(max(match.error, SMALLEST_ERROR), LARGEST_ERROR) ** 2
        one, other = place[first], place[second]
        weights[one][one] += weight
        weights[other][other] += weight
        weights[one][other] -= weight
        weights[other][one] -= weight
        wanted[one] += weight * match.mean
        wanted[other] -= weight * match.mean
    inverse = _inverse(weights)
    found = [
        Rating(
            label,
            sum(share * part for share, part in zip(row, wanted, strict=True)),
            _error(row[number] - 1.0 / size),
        )
        for number, (label, row) in enumerate(zip(labels, inverse, strict=True))
    ]
    return sorted(found, key=lambda rating: -rating.points)


SMALLEST_ERROR: Final = 1e-3
LARGEST_ERROR: Final = 1e4
"""Players who play all alike have an error of 0, and a single figure an infinite one; they count as
these."""


def _error(variance: float) -> float:
    error = sqrt(max(0.0, variance))
    return error if error < LARGEST_ERROR / 10 else inf


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix, by elimination."""
    size = len(matrix)
    rows = [
        [*row, *(float(column == number) for column in range(size))]
        for number, row in enumerate(matrix)
    ]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda number: abs(rows[number][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for number in range(size):
            factor = rows[number][pivot]
            if number != pivot and factor:
                rows[number] = [
                    value - factor * above
                    for value, above in zip(rows[number], rows[pivot], strict=True)
                ]
    return [row[size:] for row in rows]
