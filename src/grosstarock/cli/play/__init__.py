"""``grosstarock play``: a match in the terminal against the program's players."""

from .command import command

__all__ = ["command"]
