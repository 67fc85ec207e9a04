"""One round of training: books are written, then a habit is fitted to them, epoch by epoch.

Books are kept in a folder, so that a round that was broken off goes on where it stopped; the
fitting itself takes less than a minute and is done from its beginning.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context

from grosstarock.kernel.habit import Weights

from .courses import Course, write_book
from .library import Library


@dataclass(frozen=True, slots=True)
class Round:
    """What a round teaches: a course of so many books, the habit that teaches, and a seed."""

    course: Course
    teacher: Weights | None
    books: int
    seed: int


def write_books(lesson: Round, library: Library, jobs: int) -> Iterator[int]:
    """Writes the books that are missing; gives the number of each when it is kept."""
    missing = [number for number in range(lesson.books) if number not in library]
    order = (lesson.course, lesson.teacher, lesson.seed)
    if jobs == 1:
        for number in missing:
            library.keep(number, write_book(*order, number))
            yield number
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        written = {pool.submit(write_book, *order, number): number for number in missing}
        for book in as_completed(written):
            library.keep(written[book], book.result())
            yield written[book]
