"""How fast the kernel is, as ratios to yardsticks measured in the same run.

    python bench/kernel_speed.py [--json] [--rounds N] [--openspiel PYTHON] [--compile]

Method: everything is compiled first. Then all figures are measured in turn, again and again, and of
each the best round counts: machines lose speed for a while, but gain none. One-core figures are
processor time of the measuring thread, so that other programs disturb little. What is paid, counted
and logged in a deal is paid, counted and logged in the measured one: there is no fast path.

- **frozen loop**: the prototype's play of 25 tricks by simplified rules (``frozen/play_loop.py``).
- **play**: 25 tricks and the settlement with all rules, from 64 deals after the declarations.
- **whole deals**: shuffle, deal, discard, declarations, play, settlement, results into arrays.
- **environment**: one random legal action drawn and made in each of 1,024 lanes, masks as words;
  with the observation as words; with the observation as ``uint8`` planes besides.
- **threads and processes**: whole deals, wall time; two threads of one process against two
  processes, one after the other in each round.
- **compilation** (``--compile``): every step of the warm-up in a new process with an empty cache,
  then in a second one with the cache filled; processor time, imports apart.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numba
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.frozen.play_loop import dealt, play_many

from grosstarock.core.presets import rules_of
from grosstarock.kernel.bits import Word
from grosstarock.kernel.bulk import Policy, Series, play_deals
from grosstarock.kernel.environment import Environment
from grosstarock.kernel.environment_actions import draw_actions
from grosstarock.kernel.observation import Observer
from grosstarock.kernel.playouts import opened_positions, play_out_all

DEALS = 60_000
STEPS = 400_000
LANES = 1024
CARDS_IN_PLAY = 75
Figures = dict[str, float]
Work = Callable[[], object]

TARGETS = {
    "play, random": 0.85,
    "play, thumb": 0.35,
    "whole deals, random": 0.45,
    "whole deals, thumb": 0.0,
}
STEP_TARGETS = {
    "steps, masks": 5e6,
    "steps, observation in words": 0.0,
    "steps, observation in planes": 2e6,
}

WORKER = """
import sys, time
from grosstarock.core.presets import rules_of
from grosstarock.kernel.bulk import Series, play_deals
series = Series(rules=rules_of("danish"), seed=1)
play_deals(series, 100)
for line in sys.stdin:
    start = time.perf_counter()
    play_deals(series, int(line))
    print(time.perf_counter() - start, flush=True)
"""

WARMING = """
import time
start = time.process_time()
from grosstarock.kernel.warmup import warm_up
print("imports", time.process_time() - start)
start = time.process_time()
for step in warm_up():
    print(step.name, time.process_time() - start)
    start = time.process_time()
"""


def processor_rate(work: Work, count: int) -> float:
    """How many a second of this thread's processor time."""
    start = time.thread_time()
    work()
    return count / (time.thread_time() - start)


def one_core_works() -> dict[str, tuple[Work, int]]:
    """Everything measured on one core, each with how many it does."""
    suits, trumps = dealt(64)
    total = np.zeros(3, np.int64)
    rules = rules_of("danish")
    thumbs = (Policy.THUMB,) * 3
    positions = opened_positions(Series(rules=rules, seed=1, policies=thumbs), 64)
    seed = np.uint64(88172645463325252)
    works: dict[str, tuple[Work, int]] = {
        "frozen loop": (partial(play_many, suits, trumps, DEALS, seed, total), DEALS)
    }
    for number, policy in enumerate((Policy.RANDOM, Policy.THUMB)):
        policies = np.full(3, number, np.int64)
        series = Series(rules=rules, seed=1, policies=(policy,) * 3)
        works[f"play, {policy}"] = (partial(play_out_all, positions, policies, DEALS), DEALS)
        works[f"whole deals, {policy}"] = (partial(play_deals, series, DEALS), DEALS)
    environment = Environment(rules, LANES, seed=1)
    observer = Observer(environment)
    watches: dict[str, Work] = {
        "steps, masks": lambda: None,
        "steps, observation in words": observer.see,
        "steps, observation in planes": observer.see_planes,
    }
    for name, watch in watches.items():
        works[name] = (partial(stepped, environment, watch), STEPS)
    return works


def stepped(environment: Environment, watch: Work) -> None:
    """Random legal steps in all lanes."""
    actions = np.zeros(LANES, np.int64)
    stream = Word(1)
    for _ in range(STEPS // LANES):
        stream = Word(draw_actions(environment.stepped.masks, actions, stream))
        environment.step(actions)
        watch()


def threads_and_processes(rounds: int) -> Figures:
    """Whole deals a second of wall time: one thread, two threads, two processes."""
    series = Series(rules=rules_of("danish"), seed=1)
    deals = 4 * DEALS
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    best = {"one thread": 0.0, "two threads": 0.0, "two processes": 0.0}
    for _ in range(rounds):
        for name, threads in (("one thread", 1), ("two threads", 2)):
            start = time.perf_counter()
            play_deals(series, deals * threads, threads=threads)
            best[name] = max(best[name], deals * threads / (time.perf_counter() - start))
        rates = []
        for worker in workers:
            assert worker.stdin is not None
            worker.stdin.write(f"{deals}\n")
            worker.stdin.flush()
        for worker in workers:
            assert worker.stdout is not None
            rates.append(deals / float(worker.stdout.readline()))
        best["two processes"] = max(best["two processes"], sum(rates))
    for worker in workers:
        worker.communicate()
    return best


def measured(rounds: int) -> Figures:
    """The best of some rounds of each."""
    works = one_core_works()
    for work, _ in works.values():
        work()
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, (work, count) in works.items():
            best[name] = max(best[name], processor_rate(work, count))
    return best | threads_and_processes(max(3, rounds // 2))


def openspiel(python: str) -> dict[str, float]:
    """Cards a second of OpenSpiel's playouts, from its own environment."""
    script = Path(__file__).with_name("kernel_openspiel.py")
    done = subprocess.run([python, str(script)], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compile_times() -> list[tuple[str, float, float]]:
    """Each step of the warm-up: seconds with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        setting = {**os.environ, "NUMBA_CACHE_DIR": folder}
        found: list[list[list[str]]] = []
        for _ in range(2):
            done = subprocess.run(
                [sys.executable, "-c", WARMING],
                capture_output=True,
                text=True,
                check=True,
                env=setting,
            )
            found.append([line.split() for line in done.stdout.splitlines()])
    cold, warm = found
    return [
        (name, float(seconds), float(again))
        for (name, seconds), (_, again) in zip(cold, warm, strict=True)
    ]


def rows_of(best: Figures) -> list[tuple[str, float, str, float, float]]:
    """Name, a second, against what, ratio, target (0 for none)."""
    frozen = best["frozen loop"]
    rows = [("frozen loop", frozen, "", 0.0, 0.0)]
    rows += [
        (name, best[name], "frozen loop", best[name] / frozen, target)
        for name, target in TARGETS.items()
    ]
    rows += [
        (name, best[name], "steps a second", best[name], target)
        for name, target in STEP_TARGETS.items()
    ]
    rows += [("one thread", best["one thread"], "", 0.0, 0.0)]
    rows += [("two processes", best["two processes"], "", 0.0, 0.0)]
    ratio = best["two threads"] / best["two processes"]
    return [*rows, ("two threads", best["two threads"], "two processes", ratio, 0.9)]


def main() -> None:
    """Measures and prints the table."""
    parser = argparse.ArgumentParser(description="measure the kernel")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--compile", action="store_true", help="compile times as well")
    parser.add_argument("--openspiel", metavar="PYTHON", help="a Python with open_spiel")
    asked = parser.parse_args()
    best = measured(asked.rounds)
    rows = rows_of(best)
    if asked.openspiel:
        found = openspiel(asked.openspiel)
        cards = best["play, random"] * CARDS_IN_PLAY
        name = f"OpenSpiel {found['version']}, cards"
        rows.append((name, found["cards_a_second"], "", 0.0, 0.0))
        ratio = cards / found["cards_a_second"]
        rows.append(("play, random: cards", cards, "OpenSpiel", ratio, 20.0))
    if asked.json:
        fields = ("name", "per_second", "against", "ratio", "target")
        print(json.dumps([dict(zip(fields, row, strict=True)) for row in rows], indent=1))
        return
    python = platform.python_version()
    print(f"Python {python}, numba {numba.__version__}, numpy {np.__version__}")
    for name, rate, against, ratio, target in rows:
        told = f"{ratio:12.3f} x {against}" if against and ratio < 1000 else ""
        wanted = f"  (wanted: {target:g})" if target else ""
        print(f"{name:30}{rate:14,.0f}{told}{wanted}")
    for name, cold, warm in compile_times() if asked.compile else ():
        print(f"warm-up, {name:21}{cold:8.2f} s cold{warm:8.2f} s warm")


if __name__ == "__main__":
    main()
