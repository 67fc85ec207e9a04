"""Fitting a network to lessons: plain NumPy, by Adam, one core busy with matrix products.

The loss of one answer is what its events are off, each squared, and what its money is off, squared.
Of the money, what is off for all actions of a lesson alike counts less (``COMMON``): the actions
met the same worlds, so luck moves them together, and a choice asks for differences alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.kernel.features import (
    FIRST_ROW,
    LAST_CAVALRY_BITS,
    LAST_VOID_BITS,
    LED_BITS,
    LENGTH_BITS,
    LENGTHS,
    MOST_LENGTH,
    NEXT_CAVALRY_BITS,
    NEXT_VOID_BITS,
    ROWS,
    SITUATION,
    WIDTHS,
)
from grosstarock.kernel.features_action import ACTION_ROWS
from grosstarock.kernel.features_money import EVENTS
from grosstarock.kernel.layout import SUIT_SIZE
from grosstarock.kernel.teaching_lessons import Lessons
from grosstarock.players.network_weights import LAYERS, Weights

Matrix = npt.NDArray[np.float32]

COMMON: Final = 0.3
EVENT_SHARE: Final = 0.3
"""How much an event by itself counts beside the money."""
MOST_WORTH: Final = 3.0
"""Fat pots count no more than this many times a fresh one, so that they do not drown the rest."""
_DECAYS: Final = (0.9, 0.999)
_TINY: Final = 1e-8

BIT_COLUMNS: Final = np.concatenate(
    [64 * word + np.arange(width) for word, width in enumerate(WIDTHS)]
)
"""Where each row of the first layer stands among the bits of all words."""
ACTION_COLUMNS: Final = np.arange(ACTION_ROWS)
PLAIN: Final = (0, 1, 2, 3)
"""The suits in their own order."""
assert FIRST_ROW[-1] + WIDTHS[-1] == ROWS == len(BIT_COLUMNS)


def new_weights(units: int, hidden: int, seed: int) -> Weights:
    """Weights by chance, as large as keeps signals alive through layers that cut off below zero."""
    dice = np.random.default_rng(seed)

    def layer(rows: int, columns: int, active: float) -> Matrix:
        weights = dice.normal(0, (2 / active) ** 0.5, (rows, columns)).astype(np.float32)
        weights[-1] = 0
        return weights

    return Weights(
        layer(ROWS + 1, units, 200.0),
        layer(ACTION_ROWS + 1, units, 40.0)[:-1],
        layer(units + 1, hidden, units),
        layer(hidden + 1, EVENTS, 20.0 * hidden),
    )


def bits_matrix(bits: npt.NDArray[np.uint64], columns: npt.NDArray[np.int64]) -> Matrix:
    """Some of the bits of rows of words, as zeros and ones, ``float32[n, len(columns)]``."""
    planes = np.unpackbits(np.ascontiguousarray(bits).view(np.uint8), axis=1, bitorder="little")
    return planes[:, columns].astype(np.float32)


@dataclass(slots=True)
class Errors:
    """Mean squares over the answers of some lessons, in squared units of ``SCALE``.

    ``money`` is what the money is off; ``choice`` the same after what is common to a lesson's
    actions has been taken away; ``spread`` what ``choice`` would be for a network that gives all
    actions of a lesson the same.
    """

    money: float
    choice: float
    spread: float


@dataclass(frozen=True, slots=True)
class Batch:
    """Some lessons ready for the matrices: answers are numbered within the batch, in its order."""

    inputs: Matrix
    worth: Matrix
    lesson: npt.NDArray[np.int64]
    starts: npt.NDArray[np.int64]
    shown: Matrix
    counts: Matrix
    known: Matrix


def batch_of(
    lessons: Lessons,
    starts: npt.NDArray[np.int64],
    chosen: npt.NDArray[np.int64],
    suits: Sequence[int] = PLAIN,
) -> Batch:
    """The lessons with the numbers ``chosen``; ``starts`` tells where each one's answers begin.

    ``suits`` is the order in which the suits change places: none is above another, so a lesson
    holds for all orders.
    """
    sizes = starts[chosen + 1] - starts[chosen]
    ends = np.cumsum(sizes)
    rows = np.arange(ends[-1]) + np.repeat(starts[chosen] - ends + sizes, sizes)
    counts = lessons.counts[rows].astype(np.float32)
    known = np.isfinite(counts).astype(np.float32)
    return Batch(
        bits_matrix(lessons.bits[chosen], BIT_COLUMNS[columns_of(tuple(suits))]),
        np.minimum(lessons.worth[chosen].astype(np.float32), np.float32(MOST_WORTH)),
        np.repeat(np.arange(len(chosen)), sizes),
        ends - sizes,
        bits_matrix(lessons.shown[rows], ACTION_COLUMNS),
        np.nan_to_num(counts),
        known,
    )


@cache
def columns_of(suits: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """For each row of the first layer, the row whose bit it gets when suits change places."""
    moved = np.arange(ROWS)
    for suit, other in enumerate(suits):
        for word in range(0, SITUATION, 2):
            own = FIRST_ROW[word] + SUIT_SIZE * suit + np.arange(SUIT_SIZE)
            moved[own] = own + SUIT_SIZE * (other - suit)
        for first in (LED_BITS, NEXT_VOID_BITS, LAST_VOID_BITS):
            moved[FIRST_ROW[SITUATION] + first + suit] = FIRST_ROW[SITUATION] + first + other
        for first in (NEXT_CAVALRY_BITS, LAST_CAVALRY_BITS):
            moved[FIRST_ROW[LENGTHS] + first + suit] = FIRST_ROW[LENGTHS] + first + other
        own = FIRST_ROW[LENGTHS] + LENGTH_BITS + MOST_LENGTH * suit + np.arange(MOST_LENGTH)
        moved[own] = own + MOST_LENGTH * (other - suit)
    return moved


class Fitter:
    """A network being fitted: its weights, and Adam's memory of past slopes."""

    def __init__(self, weights: Weights) -> None:
        self.layers = [getattr(weights, name).copy() for name in LAYERS]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    @property
    def weights(self) -> Weights:
        """The weights as they are now; later steps do not change them."""
        return Weights(*(layer.copy() for layer in self.layers))

    def step(self, batch: Batch, rate: float) -> Errors:
        """One step down the slope of a batch's loss; the errors before it."""
        _, _, second, third = self.layers
        one, two, outputs = self._forward(batch)
        slope, errors = loss_slope(batch, outputs)
        to_two = (slope @ third[:-1].T) * (two > 0)
        to_one = (to_two @ second[:-1].T) * (one > 0)
        to_position = np.add.reduceat(to_one, batch.starts, axis=0)
        self._steps += 1
        self._descend(0, _with_bias(batch.inputs, to_position), rate)
        self._descend(1, batch.shown.T @ to_one, rate)
        self._descend(2, _with_bias(one, to_two), rate)
        self._descend(3, _with_bias(two, slope), rate)
        return errors

    def errors(self, batch: Batch) -> Errors:
        """How far the network is off, without a step."""
        return loss_slope(batch, self._forward(batch)[2])[1]

    def outputs(self, batch: Batch) -> Matrix:
        """What the network gives for the answers of a batch, ``float32[n, EVENTS]``."""
        return self._forward(batch)[2]

    def _forward(self, batch: Batch) -> tuple[Matrix, Matrix, Matrix]:
        """Both inner layers, and what comes out, a row for each answer."""
        first, action, second, third = self.layers
        position = batch.inputs @ first[:-1] + first[-1]
        one = np.maximum(position[batch.lesson] + batch.shown @ action, 0)
        two = np.maximum(one @ second[:-1] + second[-1], 0)
        return one, two, two @ third[:-1] + third[-1]

    def _descend(self, number: int, gradient: Matrix, rate: float) -> None:
        """Adam's step for one layer."""
        mean, square = self.means[number], self._squares[number]
        mean += (1 - _DECAYS[0]) * (gradient - mean)
        square += (1 - _DECAYS[1]) * (gradient * gradient - square)
        unbiased = (1 - _DECAYS[1] ** self._steps) ** 0.5 / (1 - _DECAYS[0] ** self._steps)
        self.layers[number] -= (rate * unbiased) * mean / (np.sqrt(square) + _TINY)


def _with_bias(source: Matrix, slope: Matrix) -> Matrix:
    """The slope of a layer's weights, those of its bias as the last row."""
    gradient = np.empty((source.shape[1] + 1, slope.shape[1]), np.float32)
    np.matmul(source.T, slope, out=gradient[:-1])
    gradient[-1] = slope.sum(axis=0)
    return gradient


def loss_slope(batch: Batch, outputs: Matrix) -> tuple[Matrix, Errors]:
    """The slope of the loss by what came out, and the errors."""
    lessons = len(batch.inputs)
    off = (outputs - batch.counts) * batch.known
    worth = batch.worth[batch.lesson]
    answers = np.bincount(batch.lesson, minlength=lessons)

    def shared(values: Matrix) -> Matrix:
        means = np.bincount(batch.lesson, values, minlength=lessons) / answers
        return means[batch.lesson].astype(np.float32)

    money = (off * worth).sum(axis=1)
    common = shared(money)
    truth = (batch.counts * worth).sum(axis=1)
    errors = Errors(
        float(np.mean(money**2)),
        float(np.mean((money - common) ** 2)),
        float(np.mean((truth - shared(truth)) ** 2)),
    )
    money -= np.float32(1 - COMMON) * common
    slope = (EVENT_SHARE * off + worth * money[:, None]) * batch.known
    return slope / np.float32(lessons), errors


def starts_of(lessons: Lessons) -> npt.NDArray[np.int64]:
    """Where the answers of each lesson begin, and where the last ones end."""
    return np.searchsorted(lessons.lesson, np.arange(len(lessons.bits) + 1)).astype(np.int64)
