"""The long differential run: the kernel's deals judged by the core, 20,000 of them by default.

    python bench/kernel_differential.py [DEALS] [--first NUMBER]

Every deal is replayed in the core action by action: the legal sets are compared before each action
and the ledgers entry by entry afterwards. Tables are taken in turn from the covering array of all
options; every second deal is of a pack that leans to something. Stops at the first difference.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.differential.engine_deals import random_pack
from tests.kernel.kernel_deals import covering_rules, judged, series_number

from grosstarock.core.seats import Seating


def main() -> None:
    """Judges the deals and prints how often each clause was paid."""
    parser = argparse.ArgumentParser(description="judge the kernel's deals by the core")
    parser.add_argument("deals", nargs="?", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    tables = covering_rules()
    seen: Counter[str] = Counter()
    entries = actions = 0
    start = time.perf_counter()
    for number in range(asked.first, asked.first + asked.deals):
        rules = tables[number % len(tables)]
        series = series_number(number, rules)
        leaning = number // len(tables) % 2
        seating = Seating.of(rules.players, series.dealer_of(number))
        pack = random_pack(Random(number), seating) if leaning else ()
        deal = judged(series, number, pack)
        seen.update({entry.clause.value for entry in deal.entries})
        entries += len(deal.entries)
        actions += len(deal.actions)
    seconds = time.perf_counter() - start
    print(f"{asked.deals} deals, {actions} actions, {entries} entries: no difference")
    print(f"{seconds:.0f} s; deals in which a clause was paid:")
    for clause, number in sorted(seen.items()):
        print(f"  {clause:8}{number:8}")


if __name__ == "__main__":
    main()
