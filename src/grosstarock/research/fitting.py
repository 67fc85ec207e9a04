"""Fitting habit's weights to judged decisions: a regression on the odds of a decision's cards.

A card that is worth ``WARMTH`` points less than another shall have odds ``e`` times as small. All
cards of a decision are learned from at once, so the luck of single trials hardly matters. Adam goes
down the slope with a falling step, and what it passes in the last epoch is averaged.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from grosstarock.kernel.habit import FEATURES, SCALE, WEIGHTS, Weights
from grosstarock.kernel.habit_finer import FINER_FEATURES, FINER_WEIGHTS

from .courses import NO_FEATURE, Book

Floats = npt.NDArray[np.floating[Any]]
Whole = npt.NDArray[np.int64]

WARMTH: Final = 6.0
BATCH: Final = 2048
SHARE_HELD_BACK: Final = 20
"""One of so many decisions is held back to judge the fit by."""
_STEP: Final = 0.05
_LEAST_STEP: Final = 0.002
_DECAYS: Final = (0.9, 0.999)
_TINY: Final = 1e-8
_SMALLNESS: Final = 1e-4
"""How strongly weights are drawn to nothing, so that what is seldom met says little."""
_MOST: Final = 32_000


@dataclass(frozen=True, slots=True)
class Size:
    """How much of a card is looked at: how many features, and how long the table of weights is."""

    features: int
    weights: int


COARSE: Final = Size(FEATURES, WEIGHTS)
FINER: Final = Size(FINER_FEATURES, FINER_WEIGHTS)


@dataclass(frozen=True, slots=True)
class Decisions:
    """Some decisions: features, values and wanted odds by card; where each begins, whose it is."""

    features: Whole
    values: Floats
    wanted: Floats
    starts: Whole
    owner: Whole

    def odds(self, weights: Floats) -> Floats:
        """The chance of each card by some weights."""
        return softmax(weights[self.features].sum(axis=1), self.starts, self.owner)


@dataclass(frozen=True, slots=True)
class Epoch:
    """What came of an epoch: what is lost a decision, in points, on decisions held back.

    By the best card, by the odds, and by chance.
    """

    number: int
    best: float
    by_odds: float
    by_chance: float


def softmax(scores: Floats, starts: Whole, owner: Whole) -> Floats:
    """Chances by scores, decision by decision."""
    powers = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
    chances: Floats = powers / np.add.reduceat(powers, starts)[owner]
    return chances


def decisions_of(book: Book, size: Size) -> tuple[Decisions, list[Decisions]]:
    """What is held back, and the rest in batches."""
    features = book.features[:, : size.features].astype(np.int64)
    features[features == NO_FEATURE] = size.weights
    bounds = np.concatenate([[0], np.cumsum(book.counts)])

    def part(start: int, stop: int) -> Decisions:
        cards = slice(bounds[start], bounds[stop])
        starts = bounds[start:stop] - bounds[start]
        owner = np.repeat(np.arange(stop - start), book.counts[start:stop])
        wanted = softmax(book.values[cards] / np.float32(WARMTH), starts, owner)
        return Decisions(features[cards], book.values[cards], wanted, starts, owner)

    learned = len(book.counts) - max(1, len(book.counts) // SHARE_HELD_BACK)
    batches = [part(at, min(at + BATCH, learned)) for at in range(0, learned, BATCH)]
    return part(learned, len(book.counts)), batches


class Fitter:
    """Weights being fitted, in logarithms of odds; one more at the end, for no feature, stays 0."""

    def __init__(self, book: Book, size: Size, epochs: int, seed: int) -> None:
        self._judge, self._batches = decisions_of(book, size)
        self._epochs = epochs
        self._order = np.random.default_rng(seed)
        self._weights: Floats = np.zeros(size.weights + 1, np.float32)
        self._mean, self._square = np.zeros_like(self._weights), np.zeros_like(self._weights)
        self._average = np.zeros_like(self._weights)
        self._step = 0

    def run(self) -> Iterator[Epoch]:
        """Goes through all epochs, and tells of each when it is over."""
        last = self._epochs - 1
        for number in range(self._epochs):
            for batch in self._order.permutation(len(self._batches)):
                self._descend(self._batches[batch])
                if number == last:
                    self._average += self._weights / np.float32(len(self._batches))
            yield self._judged(number, self._average if number == last else self._weights)

    @property
    def weights(self) -> Weights:
        """The weights as the kernel reads them, after the last epoch."""
        rounded = np.clip(np.round(self._average[:-1] * SCALE), -_MOST, _MOST)
        return rounded.astype(np.int16)

    def _descend(self, batch: Decisions) -> None:
        """Adam's step."""
        self._step += 1
        slope = self._slope(batch)
        self._mean += np.float32(1 - _DECAYS[0]) * (slope - self._mean)
        self._square += np.float32(1 - _DECAYS[1]) * (slope * slope - self._square)
        mean = self._mean / (1 - _DECAYS[0] ** self._step)
        square = self._square / (1 - _DECAYS[1] ** self._step)
        left = 1 - self._step / (self._epochs * len(self._batches))
        rate = np.float32(_STEP * left + _LEAST_STEP)
        self._weights -= rate * mean / (np.sqrt(square) + np.float32(_TINY))
        self._weights[-1] = 0

    def _slope(self, batch: Decisions) -> Floats:
        wrong = batch.odds(self._weights) - batch.wanted
        places, width = batch.features.ravel(), batch.features.shape[1]
        summed = np.bincount(places, np.repeat(wrong, width), minlength=len(self._weights))
        slope = summed / len(batch.starts) + _SMALLNESS * self._weights
        small: Floats = slope.astype(np.float32)
        return small

    def _judged(self, number: int, weights: Floats) -> Epoch:
        judge = self._judge
        odds = judge.odds(weights)
        top = odds >= np.maximum.reduceat(odds, judge.starts)[judge.owner]
        sizes = np.bincount(judge.owner)
        most = np.maximum.reduceat(judge.values, judge.starts)

        def lost(share: Floats) -> float:
            return float((most - np.add.reduceat(share * judge.values, judge.starts)).mean())

        best = lost(top / np.bincount(judge.owner, top)[judge.owner])
        return Epoch(number, best, lost(odds), lost(1 / sizes[judge.owner]))
