"""The ladder in random places of random deals: never illegal, and never a peek.

    python bench/players_lawful.py [DEALS] [SEED]

100,000 deals over the covering array of presets, options and seats; in each the next player of the
ladder is asked in one place, and in one of six asked again with the hidden cards in other places.
The first breach ends the run with the position in words. CI asks in a tenth of the deals.
"""

import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.players.lawful import check_deals

DEALS: Final = 100_000
PEEKS_ONCE_IN: Final = 6
TOLD_EVERY: Final = 5_000


def main() -> None:
    """Asks, and says now and then how far it has come."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    begun = time.monotonic()
    legal, blind = 0, 0
    for first in range(0, deals, TOLD_EVERY):
        numbers = range(first, min(first + TOLD_EVERY, deals))
        tally = check_deals(seed, numbers, peeks_once_in=PEEKS_ONCE_IN)
        legal, blind = legal + tally.legal, blind + tally.blind
        told = f"{numbers.stop} deals in {time.monotonic() - begun:.0f} s"
        print(
            f"{told}: {legal} answers legal, {blind} the same with other hidden cards", flush=True
        )


if __name__ == "__main__":
    main()
