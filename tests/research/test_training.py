"""Training: decisions are judged, kept and read again, and weights learn what they say."""

from pathlib import Path

import numpy as np
import pytest

from grosstarock.kernel.habit import WEIGHTS, habit_weights
from grosstarock.kernel.habit_finer import FINER_FEATURES, FINER_WEIGHTS
from grosstarock.research.courses import NO_FEATURE, Book, Course, joined, write_book
from grosstarock.research.fitting import COARSE, FINER, SHARE_HELD_BACK, Fitter, Size
from grosstarock.research.library import Library
from grosstarock.research.schooling import Round, write_books

QUICK = Course("quick", worlds=8, heat=16)


@pytest.fixture(scope="module")
def book() -> Book:
    return write_book(QUICK, habit_weights(), 1, 0, deals=4)


def alike(one: Book, other: Book) -> bool:
    return all(np.array_equal(getattr(one, part), getattr(other, part)) for part in Book._fields)


def test_a_book_is_the_same_whoever_writes_it_and_another_number_is_another(book: Book) -> None:
    assert alike(book, write_book(QUICK, habit_weights(), 1, 0, deals=4))
    for other in (
        write_book(QUICK, habit_weights(), 1, 1, deals=4),
        write_book(QUICK, habit_weights(), 2, 0, deals=4),
        write_book(QUICK, None, 1, 0, deals=4),
    ):
        assert not alike(book, other)


def test_every_decision_is_between_cards_of_different_worth(book: Book) -> None:
    assert book.counts.sum() == len(book.features) == len(book.values)
    assert book.features.shape[1] == FINER_FEATURES
    assert ((book.features < FINER_WEIGHTS) | (book.features == NO_FEATURE)).all()
    assert (book.counts > 1).all()
    bounds = np.cumsum(book.counts)[:-1]
    spreads = [np.ptp(values) for values in np.split(book.values, bounds)]
    assert np.mean([spread > 0 for spread in spreads]) > 0.8


def small_book(course: Course, teacher: object, seed: int, number: int) -> Book:
    assert teacher is not None
    return write_book(course, habit_weights(), seed, number, deals=1)


def test_books_are_kept_and_a_round_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grosstarock.research.schooling.write_book", small_book)
    library = Library(tmp_path)
    assert list(write_books(Round(QUICK, habit_weights(), 2, 1), library, jobs=1)) == [0, 1]
    first = library.read(range(2))
    (tmp_path / "book-00000.npz").unlink()
    assert 0 not in library
    with pytest.raises(FileNotFoundError):
        library.read(range(2))
    assert list(write_books(Round(QUICK, habit_weights(), 3, 1), library, jobs=1)) == [0, 2]
    assert alike(first, joined([library.read(range(1)), library.read(range(1, 2))]))
    assert len(library.read(range(3)).counts) > len(first.counts)
    assert not list(tmp_path.glob("unfinished-*"))


def test_two_processes_write_what_one_writes(tmp_path: Path) -> None:
    one, two = Library(tmp_path / "one"), Library(tmp_path / "two")
    short = Round(Course("short", worlds=2, heat=0), None, 2, 5)
    list(write_books(short, one, jobs=1))
    assert sorted(write_books(short, two, jobs=2)) == [0, 1]
    assert alike(one.read(range(2)), two.read(range(2)))


def made_book(decisions: int, worth: float) -> Book:
    """Decisions between a card with feature 1 and one with feature 2, which is worth more."""
    features = np.full((2 * decisions, FINER_FEATURES), NO_FEATURE, np.uint16)
    features[0::2, 0], features[1::2, 0] = 1, 2
    values = np.tile(np.array([0.0, worth], np.float32), decisions)
    return Book(features, values, np.full(decisions, 2, np.int64))


@pytest.mark.parametrize("size", [COARSE, FINER])
def test_weights_learn_what_cards_are_worth(size: Size) -> None:
    """A card worth WARMTH points more has odds e times as great: 64 units of a score."""
    fitter = Fitter(made_book(20_000, 6.0), size, epochs=30, seed=1)
    epochs = list(fitter.run())
    assert fitter.weights.shape == (size.weights,)
    assert fitter.weights.dtype == np.int16
    assert int(fitter.weights[2]) - int(fitter.weights[1]) == pytest.approx(64, abs=4)
    assert np.count_nonzero(fitter.weights) == 2
    assert epochs[-1].best == 0.0
    assert epochs[-1].by_chance == pytest.approx(3.0)
    assert 0 < epochs[-1].by_odds < 3.0


def test_fitting_gains_on_decisions_that_it_has_not_seen() -> None:
    book = write_book(QUICK, habit_weights(), 3, 0, deals=60)
    fitter = Fitter(book, FINER, epochs=12, seed=1)
    last = list(fitter.run())[-1]
    assert last.best < last.by_odds < last.by_chance
    assert len(book.counts) // SHARE_HELD_BACK > 20
    assert WEIGHTS < np.flatnonzero(fitter.weights).max() < FINER_WEIGHTS


def test_the_same_books_give_the_same_weights(book: Book) -> None:
    def fitted() -> Fitter:
        fitter = Fitter(book, FINER, epochs=2, seed=1)
        list(fitter.run())
        return fitter

    assert np.array_equal(fitted().weights, fitted().weights)
