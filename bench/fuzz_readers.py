"""Spoiled inputs for every reader, by the million.

    python bench/fuzz_readers.py [INPUTS] [SEED]

Each input must give a value or the designed error, within a second and 200 MB. One that does not is
kept in tests/fuzz/kept, where the tests replay it. Progress goes to standard output every 2,000
inputs: how far, the slowest input yet, and the most memory held. Run it with low priority; a
million inputs take about an hour on one core. It needs a system with alarm signals. The exit status
is 1 when an input was kept.
"""

import resource
import signal
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.fuzz.inputs import spoiled, valid_inputs  # noqa: E402 - needs the path
from tests.fuzz.readers import READERS, ReaderBroken, check  # noqa: E402 - as above

KEPT = ROOT / "tests" / "fuzz" / "kept"
MOST_KEPT = 50
REPORT_EACH = 2_000
HANGS_AFTER = 30
# The readers by how much there is to spoil; words and seeds are soon exhausted.
SHARES = {"text": 4, "record": 4, "prefix": 3, "ending": 3, "lines": 1, "match-end": 1}


def give_up(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"still at it after {HANGS_AFTER} s")


def keep(reader: str, data: bytes, why: str) -> None:
    """Write an input down for the tests, and say so."""
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{reader}--{sha256(data).hexdigest()[:12]}.input"
    path.write_bytes(data)
    print(f"KEPT {path.name}: {why[:500]}", flush=True)


def main(inputs: int, seed: str) -> int:
    """Spoil, read, measure; the exit status."""
    signal.signal(signal.SIGALRM, give_up)
    valid_inputs()
    readers = [name for name in READERS for _ in range(SHARES.get(name, 1))]
    outcomes: Counter[str] = Counter()
    slowest = (0.0, "")
    kept = 0
    started = time.monotonic()
    for number in range(inputs):
        reader = readers[number % len(readers)]
        data = spoiled(Random(f"{seed} {number}"), reader)
        signal.alarm(HANGS_AFTER)
        try:
            outcome, seconds = check(reader, data)
            slowest = max(slowest, (seconds, f"{reader} {number}"))
            outcomes[f"{reader}: {outcome}"] += 1
        except ReaderBroken as broken:
            kept += 1
            if kept <= MOST_KEPT:
                keep(reader, data, f"number {number}: {broken}")
        signal.alarm(0)
        if (number + 1) % REPORT_EACH == 0 or number + 1 == inputs:
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(
                f"{number + 1} inputs in {time.monotonic() - started:.0f} s, {kept} kept, "
                f"slowest {slowest[0]:.3f} s ({slowest[1]}), most memory {peak:.0f} MB",
                flush=True,
            )
    for name, count in sorted(outcomes.items()):
        print(f"{count:8d}  {name}")
    return 1 if kept else 0


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    sys.exit(main(wanted, sys.argv[2] if len(sys.argv) > 2 else "grosstarock"))
