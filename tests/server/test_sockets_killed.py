"""``kill -9`` at random moments: nothing acknowledged is lost, nothing is dealt anew.

bench/server_kill.py does the same 200 times.
"""

import asyncio
import random
from pathlib import Path

from tests.server.killed import play_and_kill


def test_a_killed_server_keeps_its_word(tmp_path: Path) -> None:
    """terraforming-mars 4044: the same table, the same cards."""
    result = asyncio.run(play_and_kill(tmp_path, 10, random.Random(78)))
    assert result.rounds == 10
    assert result.acknowledged > 10
