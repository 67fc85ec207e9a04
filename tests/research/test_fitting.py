"""Fitting: the slope is the loss's slope, and networks learn what lessons say."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from tests.research.positions import TABLES, Position, positions

from grosstarock.kernel.features import FEATURE_WORDS, ROWS, see_features
from grosstarock.kernel.layout import Numbers, Words
from grosstarock.kernel.table_words import (
    CARD,
    DECLARED,
    DISCARD_SUITS,
    LED,
    ON_TABLE,
    PILE_SUITS,
    PLAY_SUITS,
    SHOWN_SUITS,
    SUITS,
    VOID,
)
from grosstarock.kernel.teaching_lessons import Lessons
from grosstarock.players.network_weights import LAYERS
from grosstarock.research import schooling
from grosstarock.research.courses import TEACH, write_book
from grosstarock.research.fitting import (
    BIT_COLUMNS,
    COMMON,
    EVENT_SHARE,
    Batch,
    Fitter,
    batch_of,
    bits_matrix,
    columns_of,
    loss_slope,
    new_weights,
    starts_of,
)
from grosstarock.research.library import Library
from grosstarock.research.schooling import Plan, epochs_in, fit, rate_at, write_books


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return write_book(TEACH, new_weights(64, 32, 1), 2, 0, lessons=2_000)


def loss_of(batch: Batch, outputs: npt.NDArray[np.float64]) -> float:
    """The loss as the module's first lines tell it, halved."""
    total = 0.0
    for lesson in range(len(batch.inputs)):
        rows = batch.lesson == lesson
        off = (outputs[rows] - batch.counts[rows]) * batch.known[rows]
        money = off @ batch.worth[lesson].astype(np.float64)
        total += EVENT_SHARE * (off**2).sum()
        total += ((money - money.mean()) ** 2).sum() + COMMON * len(money) * money.mean() ** 2
    return float(total / 2 / len(batch.inputs))


def test_the_slope_is_that_of_the_loss(lessons: Lessons) -> None:
    batch = batch_of(lessons, starts_of(lessons), np.arange(5))
    dice = np.random.default_rng(1)
    outputs = dice.normal(0, 1, batch.counts.shape).astype(np.float32)
    slope, _ = loss_slope(batch, outputs)
    places = np.argwhere(slope != 0)
    assert len(places) > 100
    for row, column in places[:: len(places) // 25]:
        moved = outputs.astype(np.float64)
        moved[row, column] += 1e-4
        higher = loss_of(batch, moved)
        moved[row, column] -= 2e-4
        measured = (higher - loss_of(batch, moved)) / 2e-4
        assert measured == pytest.approx(slope[row, column], rel=1e-2, abs=1e-4)


def test_layers_learn_by_the_slope_of_the_loss(lessons: Lessons) -> None:
    """A weight of every layer moved a little changes the loss as its gradient says."""
    batch = batch_of(lessons, starts_of(lessons), np.arange(40))
    weights = new_weights(64, 32, 3)
    for number, name in enumerate(LAYERS):
        fitter = Fitter(weights)
        fitter.step(batch, 0.0)
        gradient = fitter.means[number] / 0.1
        row, column = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        losses = []
        for step in (1e-2, -1e-2):
            moved = Fitter(weights)
            moved.layers[number][row, column] += step
            losses.append(loss_of(batch, moved.outputs(batch).astype(np.float64)))
        measured = (losses[0] - losses[1]) / 2e-2
        assert measured == pytest.approx(gradient[row, column], rel=0.05), name


def test_a_batch_has_the_answers_of_its_lessons(lessons: Lessons) -> None:
    starts = starts_of(lessons)
    chosen = np.array([17, 3, 3 + 40])
    batch = batch_of(lessons, starts, chosen)
    for number, lesson in enumerate(chosen):
        rows = slice(starts[lesson], starts[lesson + 1])
        known = np.nan_to_num(lessons.counts[rows])
        assert np.array_equal(batch.counts[batch.lesson == number], known)
        assert batch.starts[number] == np.flatnonzero(batch.lesson == number)[0]


def test_bits_become_the_rows_of_the_first_layer() -> None:
    bits = np.zeros((1, FEATURE_WORDS), np.uint64)
    bits[0, 1] = 1 << 3
    bits[0, FEATURE_WORDS - 1] = 1 << 51
    assert np.flatnonzero(bits_matrix(bits, BIT_COLUMNS)[0]).tolist() == [56 + 3, ROWS - 1]


@pytest.mark.parametrize("order", [(1, 0, 2, 3), (3, 0, 1, 2)])
def test_no_suit_is_above_another(order: tuple[int, ...]) -> None:
    """A deal whose suits have changed places is seen as the lesson with its columns moved."""
    for position in positions(TABLES[1], 4, seed=6):
        plain = np.zeros((1, FEATURE_WORDS), np.uint64)
        see_features(position.words, position.numbers, position.rules, position.place, plain[0])
        words, numbers = with_suits_moved(position, order)
        moved = np.zeros((1, FEATURE_WORDS), np.uint64)
        see_features(words, numbers, position.rules, position.place, moved[0])
        expected = bits_matrix(moved, BIT_COLUMNS)
        assert np.array_equal(bits_matrix(plain, BIT_COLUMNS[columns_of(order)]), expected)


def with_suits_moved(position: Position, order: tuple[int, ...]) -> tuple[Words, Numbers]:
    """The same position with suit ``order[n]`` in the place of suit n."""

    def suits(word: int) -> int:
        return sum((word >> 14 * old & 0x3FFF) << 14 * new for new, old in enumerate(order))

    def flags(number: int, first: int) -> int:
        kept = number & ~(15 << first)
        return kept | sum(
            (number >> first + old & 1) << first + new for new, old in enumerate(order)
        )

    words, numbers = position.words.copy(), position.numbers.copy()
    for place in range(3):
        for row in (SUITS, PILE_SUITS, PLAY_SUITS, SHOWN_SUITS):
            words[row + place] = suits(int(words[row + place]))
        numbers[VOID + place] = flags(int(numbers[VOID + place]), 0)
        numbers[DECLARED + place] = flags(int(numbers[DECLARED + place]), 2)
    words[DISCARD_SUITS] = suits(int(words[DISCARD_SUITS]))
    for spot in range(int(numbers[ON_TABLE])):
        card = int(numbers[CARD + spot])
        if card < 56:
            numbers[CARD + spot] = suits(1 << card).bit_length() - 1
    if 0 <= numbers[LED] < 4:
        numbers[LED] = order.index(int(numbers[LED]))
    return words, numbers


def test_a_network_learns_what_lessons_say(lessons: Lessons) -> None:
    fitter = Fitter(new_weights(64, 32, 1))
    starts = starts_of(lessons)
    dice = np.random.default_rng(1)
    errors = [
        fitter.step(batch_of(lessons, starts, dice.choice(2_000, 128, replace=False)), 2e-3)
        for _ in range(150)
    ]
    assert np.mean([error.money for error in errors[-10:]]) < 0.5 * errors[0].money
    assert np.mean([error.choice for error in errors[-10:]]) < 0.9 * errors[-1].spread


def test_a_round_goes_on_where_it_stopped(
    lessons: Lessons, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schooling, "BOOK_LESSONS", 200)
    weights = new_weights(64, 32, 1)
    library = Library(tmp_path / "books")
    assert list(write_books(TEACH, weights, Plan(books=1, seed=4, epochs=1), library, 1)) == [0]
    assert list(write_books(TEACH, weights, Plan(books=2, seed=4, epochs=1), library, 1)) == [1]
    whole = library.read(range(2))
    assert (np.diff(whole.lesson) >= 0).all()
    assert whole.lesson[-1] == len(whole.bits) - 1 == 399

    (tmp_path / "at_once").mkdir()
    (tmp_path / "twice").mkdir()
    plan = Plan(books=2, seed=4, epochs=2, batch=64)
    told: list[int] = []
    fit(whole, weights, plan, tmp_path / "at_once", lambda epoch: told.append(epoch.number))
    again = fit(whole, weights, plan, tmp_path / "at_once", lambda epoch: told.append(-1))
    assert told == [0, 1]
    assert [epoch.number for epoch in epochs_in(tmp_path / "at_once")] == [0, 1]
    assert again.first.shape == weights.first.shape


def test_the_rate_rises_and_falls() -> None:
    rates = [rate_at(step, 1_000) for step in range(1_000)]
    assert rates[0] < rates[100] < rates[199]
    assert max(rates) < 1
    assert rates[-1] == pytest.approx(0.02)
