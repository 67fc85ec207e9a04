"""Compiles the kernel for the server: a line for each step that is done, of how many.

Run as ``python -m grosstarock.server.readiness_worker``; with a full cache it is done at once.
"""

import sys

from grosstarock.kernel.warmup import STEPS, warm_up

from .bot_worker import serve_politely

POLITENESS = 10
"""How far compiling steps back behind the server and the bots, in steps of nice."""


def main() -> None:
    """Goes through the steps, and tells of each."""
    serve_politely(POLITENESS)
    for done, _step in enumerate(warm_up(), start=1):
        sys.stdout.write(f"{done} {len(STEPS)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
