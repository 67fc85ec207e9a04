"""A worker that thinks for bots: a question a line in, an action a line out, until its input ends.

Run as ``python -m grosstarock.server.bot_worker``. A question it cannot answer gets an empty line.
"""

import os
import signal
import sys
import threading
import time
from typing import Final

from .bot_bytes import answer

POLITENESS: Final = 5
"""How far a thinking bot steps back behind the server, in steps of nice."""
LOOK: Final = 2.0
"""How many seconds a bot may think on after the server has died."""


def main() -> None:
    """Answers until there are no more questions, or nobody to answer."""
    serve_politely(POLITENESS)
    for line in sys.stdin.buffer:
        try:
            told = answer(line)
        except Exception as error:  # a player from elsewhere may raise anything
            sys.stderr.write(f"bot: {type(error).__name__}: {error}\n")
            told = b"\n"
        try:
            os.write(1, told)
        except BrokenPipeError:
            return


def serve_politely(politeness: int) -> None:
    """Makes this process a servant: it steps back behind the server, and ends when that ends."""
    # An interrupt in a terminal is for the server, which then ends the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(server: int) -> None:
    """Ends a thought that nobody waits for: a killed server ends no input of a busy worker."""
    while os.getppid() == server:
        time.sleep(LOOK)
    os._exit(0)


if __name__ == "__main__":
    main()
