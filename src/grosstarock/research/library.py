"""Books of decisions kept in a folder, and read together as one."""

import os
from pathlib import Path

import numpy as np

from .courses import Book, joined


class Library:
    """A folder of books by number; what stands in it is whole, also after a sudden end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def _file(self, number: int) -> Path:
        return self.folder / f"book-{number:05d}.npz"

    def __contains__(self, number: int) -> bool:
        return self._file(number).exists()

    def keep(self, number: int, book: Book) -> None:
        """Keeps a book."""
        unfinished = self.folder / f"unfinished-{number:05d}-{os.getpid()}.npz"
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **book._asdict())
        unfinished.replace(self._file(number))

    def read(self, numbers: range) -> Book:
        """The books with some numbers, as one; ``FileNotFoundError`` where one is missing."""
        books = []
        for number in numbers:
            with np.load(self._file(number)) as kept:
                books.append(Book(**{name: kept[name] for name in Book._fields}))
        return joined(books)
