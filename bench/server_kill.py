"""Kills the server in the middle of play so many times, and checks that it kept its word.

    python bench/server_kill.py [ROUNDS] [SEED]

200 rounds take about ten minutes. Nothing acknowledged may be lost, nothing may be dealt anew: the
first breach ends the run with an error.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killed import Result, play_and_kill

TOLD_EVERY = 20


def main() -> None:
    """Runs the rounds and prints what came of them."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(play_and_kill(Path(folder), rounds, random.Random(seed), tell))
    print(
        f"{result.rounds} kills in {time.monotonic() - begun:.0f} s: "
        f"{result.acknowledged} commands acknowledged at {result.tables} tables, none lost"
    )


def tell(result: Result) -> None:
    """Says now and then how far it has come."""
    if result.rounds % TOLD_EVERY == 0:
        print(f"{result.rounds} kills", flush=True)


if __name__ == "__main__":
    main()
