"""Compares what a viewer is sent at two tables that differ in hidden cards alone.

    python bench/server_secrets.py [DEALS] [FIRST]

**Method.** A deal is played some random way by the rules of every preset in turn; another is made
from it in which cards that one seat cannot know have changed places. Both are put into a server,
whole but for the sockets, and everything that it says to that seat and to a watcher is compared
byte by byte: rows, views, snapshots, refused commands, errors, records, replays and lists. The
first difference ends the run with an error. 2,000 deals take some minutes.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.alike import compare
from tests.server.house import page_in


def main() -> None:
    """Compares and prints what came of it."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(compare(page_in(Path(folder)), first, deals))
    print(
        f"{deals} deals, {found.pairs} with another that looks alike, {found.sent} messages and "
        f"answers the same in {time.process_time() - begun:.0f} s of processor time"
    )


if __name__ == "__main__":
    main()
