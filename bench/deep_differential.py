"""Many random deals through the engine and the naive judge, and how often each outcome occurred.

    python bench/deep_differential.py [DEALS] [SEED]

10,000 deals take about five minutes on one core. Prints each disagreement with the seed of its
deal, then the counts; the exit status is 1 if there was any disagreement.
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.differential.engine_deals import random_deal, rules_of_row  # noqa: E402 - needs the path
from tests.differential.engine_records import outcomes_of, record_by_hand  # noqa: E402 - as above
from tests.differential.naive_judge import judge  # noqa: E402 - as above
from tests.differential.watched import Watch  # noqa: E402 - as above


def main(deals: int, seed: str) -> int:
    """Play, judge and count; the exit status."""
    rows = json.loads((ROOT / "tests/data/covering.json").read_text(encoding="utf-8"))
    outcomes: Counter[str] = Counter()
    failed = 0
    started = time.monotonic()
    for number in range(deals):
        row = rows[number % len(rows)]
        watch = Watch(row)
        deal = random_deal(Random(f"{seed} {number}"), rules_of_row(row), watch.look)
        found = watch.found + judge(record_by_hand(deal, row))
        outcomes += outcomes_of(deal)
        failed += bool(found)
        for line in found:
            print(f"{seed} {number}: {line}")
    for name, count in sorted(outcomes.items()):
        print(f"{count:7d}  {name}")
    seconds = time.monotonic() - started
    print(f"{deals} deals in {seconds:.0f} s, seed {seed!r}: {failed} with a disagreement")
    return 1 if failed else 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    sys.exit(main(wanted, sys.argv[2] if len(sys.argv) > 2 else "grosstarock"))
