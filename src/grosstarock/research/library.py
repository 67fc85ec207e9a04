"""Books of lessons kept in a folder, and read together as one."""

import os
from pathlib import Path
from typing import Final

import numpy as np

from grosstarock.kernel.teaching_lessons import Lessons

_PATTERN: Final = "book-*.npz"


class Library:
    """A folder of books by number; what stands in it is whole, also after a sudden end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def _file(self, number: int) -> Path:
        return self.folder / f"book-{number:05d}.npz"

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def __len__(self) -> int:
        return sum(1 for _ in self.folder.glob(_PATTERN))

    def keep(self, number: int, book: Lessons) -> None:
        """Keeps a book, its answers in half precision."""
        half = book._replace(
            worth=book.worth.astype(np.float16), counts=book.counts.astype(np.float16)
        )
        unfinished = self.folder / f"unfinished-{number:05d}-{os.getpid()}.npz"
        with unfinished.open("wb") as file:
            np.savez(file, **half._asdict())
        unfinished.replace(self._file(number))

    def read(self, numbers: range | None = None) -> Lessons:
        """All books, or those with some numbers, as one; its answers are in half precision."""
        files = sorted(self.folder.glob(_PATTERN))
        if numbers is not None:
            files = [self._file(number) for number in numbers if number in self]
        if not files:
            raise FileNotFoundError(f"no lessons in {self.folder}")
        books: list[Lessons] = []
        before = 0
        for file in files:
            with np.load(file) as kept:
                book = Lessons(**{name: kept[name] for name in Lessons._fields})
            books.append(book._replace(lesson=book.lesson + before))
            before += len(book.bits)
        return Lessons(*(np.concatenate(parts) for parts in zip(*books, strict=True)))
