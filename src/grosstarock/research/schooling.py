"""One round of training: books are written, then a network is fitted to them, epoch by epoch.

Everything is kept in a folder, so that a round broken off goes on where it stopped: books that
exist are not written again, and an epoch that was finished is not repeated.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.kernel.teaching_lessons import Lessons
from grosstarock.players.network_weights import Weights, read_weights

from .courses import BOOK_LESSONS, Course, write_book
from .fitting import PLAIN, Errors, Fitter, batch_of, starts_of
from .library import Library

HELD_BACK: Final = 10_000
"""How many lessons are kept for testing, at most a tenth of them all."""
_WARM_UP_STEPS: Final = 200
_LOWEST_RATE: Final = 0.02
"""What part of the first rate is left at the end."""
_TEST_BATCH: Final = 1_000

ORDERS: Final = tuple(permutations(PLAIN))
"""The orders of the suits; each batch is learned in another."""

Chosen = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a round is done: how many books, and how the network is fitted to them."""

    books: int
    seed: int
    epochs: int = 8
    batch: int = 512
    rate: float = 1e-3


@dataclass(frozen=True, slots=True)
class Epoch:
    """What came of an epoch: the errors while learning and on lessons held back, CPU seconds."""

    number: int
    learning: Errors
    testing: Errors
    seconds: float


def write_books(
    course: Course, weights: Weights, plan: Plan, library: Library, jobs: int
) -> Iterator[int]:
    """Writes the books that are missing; gives the number of each when it is kept."""
    missing = [number for number in range(plan.books) if number not in library]
    if jobs == 1:
        for number in missing:
            library.keep(number, write_book(course, weights, plan.seed, number, BOOK_LESSONS))
            yield number
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        written = {
            pool.submit(write_book, course, weights, plan.seed, number, BOOK_LESSONS): number
            for number in missing
        }
        for book in as_completed(written):
            library.keep(written[book], book.result())
            yield written[book]


def fit(
    lessons: Lessons,
    weights: Weights,
    plan: Plan,
    folder: Path,
    told: Callable[[Epoch], None],
) -> Weights:
    """Fits a network to lessons; a checkpoint after each epoch in ``folder``."""
    starts = starts_of(lessons)
    shuffled = np.random.default_rng([plan.seed, len(lessons.bits)]).permutation(len(lessons.bits))
    held = min(HELD_BACK, len(shuffled) // 10)
    testing, learning = shuffled[:held], shuffled[held:]
    steps = max(1, len(learning) // plan.batch)
    first = _finished_epochs(folder)
    if first:
        weights = read_weights(checkpoint(folder, first - 1))
    fitter = Fitter(weights)
    for number in range(first, plan.epochs):
        start = process_time()
        order = np.random.default_rng([plan.seed, number]).permutation(learning)
        errors = []
        for step in range(steps):
            chosen = order[step * plan.batch : (step + 1) * plan.batch]
            suits = ORDERS[(number * steps + step) % len(ORDERS)]
            rate = plan.rate * rate_at(number * steps + step, plan.epochs * steps)
            errors.append(fitter.step(batch_of(lessons, starts, chosen, suits), rate))
        tested = [
            fitter.errors(batch_of(lessons, starts, testing[at : at + _TEST_BATCH]))
            for at in range(0, held, _TEST_BATCH)
        ]
        epoch = Epoch(number, mean_of(errors), mean_of(tested), process_time() - start)
        fitter.weights.write(checkpoint(folder, number))
        with (folder / "epochs.jsonl").open("a") as log:
            log.write(json.dumps(asdict(epoch)) + "\n")
        told(epoch)
    return fitter.weights


def rate_at(step: int, steps: int) -> float:
    """The part of the first rate at a step: a short rise, then a straight fall."""
    rising = min(1.0, (step + 1) / _WARM_UP_STEPS)
    return rising * max(_LOWEST_RATE, 1 - step / steps)


def mean_of(errors: list[Errors]) -> Errors:
    """The mean of errors, each of them by itself."""
    means = np.mean([[error.money, error.choice, error.spread] for error in errors], axis=0)
    return Errors(*(float(mean) for mean in means))


def epochs_in(folder: Path) -> list[Epoch]:
    """The epochs that a folder tells of, in order."""
    found = []
    for line in (folder / "epochs.jsonl").read_text().splitlines():
        told = json.loads(line)
        told["learning"] = Errors(**told["learning"])
        told["testing"] = Errors(**told["testing"])
        found.append(Epoch(**told))
    return found


def checkpoint(folder: Path, epoch: int) -> Path:
    """Where the weights after an epoch are kept."""
    return folder / f"epoch-{epoch:02d}.npz"


def _finished_epochs(folder: Path) -> int:
    number = 0
    while checkpoint(folder, number).exists():
        number += 1
    return number
