"""A lock beside the database: one process writes, and a second start finds the first."""

import os
import sys
from pathlib import Path
from typing import Final

from .store import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FAR: Final = 1 << 30
"""Where the byte that Windows locks lies: beyond the note, which stays readable."""
MOST_NOTE: Final = 4_096


class LockFile:
    """Holds the lock until it is released or the process ends, however it ends.

    The file stays behind; it is the system's lock on it that counts. ``StoreInUse`` is raised when
    another process holds it, with the note that it left.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _try_lock(self._descriptor)
        except OSError as error:
            note = read_note(path)
            os.close(self._descriptor)
            raise StoreInUse(path, note) from error
        self.leave_note("")

    def leave_note(self, note: str) -> None:
        """Leaves a note for whoever finds the lock held, the server's address for example."""
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, note.encode()[:MOST_NOTE])

    def release(self) -> None:
        """Lets go of the lock."""
        os.close(self._descriptor)


def read_note(path: Path) -> str:
    """The note that the holder of a lock has left; empty where there is none."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_NOTE).decode(errors="replace")
    except OSError:
        return ""
