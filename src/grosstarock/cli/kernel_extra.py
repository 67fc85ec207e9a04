"""What the commands that need the kernel say where its packages are missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from grosstarock.words import say_code

KERNEL_NEEDS: Final = ("numba", "numpy", "llvmlite")


@contextmanager
def kernel_needed() -> Iterator[None]:
    """Turns a missing package of the extra ``kernel`` into an error that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in KERNEL_NEEDS:
            raise
        told = say_code("terminal-kernel-missing", {}, "en")
        raise click.ClickException(told) from missing
