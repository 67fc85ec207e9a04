"""How long exact endings take, and whether they are what a plain search finds.

    python bench/endings_speed.py [--tricks 6,7,8,9] [--positions 200] [--method maxn] [--json]
    python bench/endings_speed.py --check [--first 0] [--count 2000] [--five 100]

Positions come from the novice's play, tables with pots and units, in turn `danish`, `classic` and
`dollar` for three and `danish` for four, before the lead to the trick. Measured is CPU time of the
process for `Solver.solve`: every legal action's vector and the line, from an `Ending` to a
`Solution`, clearing the table included. One solver is used for all, warmed up before. `--check`
compares with the reference of the tests: various endings of up to four tricks, and of five.
"""

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kernel.solve_endings import (
    ending_from_play,
    ending_number,
)

from grosstarock.core.ending import Ending
from grosstarock.core.presets import rules_of
from grosstarock.kernel.solve import DEFAULT_BUDGET, Method, Solver

TABLES: Final = (
    rules_of("danish", 3),
    rules_of("classic", 3),
    rules_of("dollar", 3),
    rules_of("danish", 4),
)
TARGETS: Final = {6: 4.0, 7: 15.0, 8: 80.0, 9: 500.0}
WITHIN: Final = 8


@dataclass(frozen=True, slots=True)
class Speed:
    """Milliseconds of CPU time and nodes for the positions of one number of tricks."""

    tricks: int
    positions: int
    median_ms: float
    p90_ms: float
    most_ms: float
    target_ms: float | None
    unsolved: int
    median_nodes: int
    mean_nodes: int
    nodes_a_second: int


def position(tricks: int, number: int) -> Ending:
    """The position of that number."""
    return ending_from_play(
        TABLES[number % len(TABLES)], f"endings-speed/{number}", "novice", tricks
    )


def measured(solver: Solver, tricks: int, count: int, method: Method, budget: int) -> Speed:
    """The figures of one number of tricks."""
    times, nodes, unsolved = [], [], 0
    for number in range(count):
        ending = position(tricks, number)
        started = process_time()
        solution = solver.solve(ending, method, budget=budget)
        times.append((process_time() - started) * 1000)
        nodes.append(solution.nodes)
        unsolved += not solution.is_solved
    return Speed(
        tricks=tricks,
        positions=count,
        median_ms=round(median(times), 2),
        p90_ms=round(quantiles(times, n=10)[-1], 2),
        most_ms=round(max(times), 1),
        target_ms=TARGETS.get(tricks) if method is Method.MAXN else None,
        unsolved=unsolved,
        median_nodes=round(median(nodes)),
        mean_nodes=round(mean(nodes)),
        nodes_a_second=round(sum(nodes) / sum(times) * 1000),
    )


def check(first: int, count: int, five: int) -> int:
    """Compares with the reference; 0 when all is the same."""
    from tests.kernel.test_solve import TABLES as ALL_TABLES  # noqa: PLC0415 - needs pytest
    from tests.kernel.test_solve import check as check_ending  # noqa: PLC0415 - as above

    for number in range(first, first + count):
        check_ending(ending_number(number, ALL_TABLES, 1 + number % 4))
    for number in range(first, first + five):
        check_ending(ending_number(number, ALL_TABLES, 5))
    print(f"{count} endings of up to four tricks and {five} of five: all the same")
    return 0


def table(speeds: list[Speed]) -> str:
    """The figures for a terminal."""
    lines = ["tricks  median ms   p90 ms  most ms  target  p90/target  unsolved  nodes  Mnodes/s"]
    for one in speeds:
        target = one.target_ms
        lines.append(
            f"{one.tricks:6}  {one.median_ms:9.2f}  {one.p90_ms:7.2f}  {one.most_ms:7.1f}"
            + (f"  {target:6.0f}  {one.p90_ms / target:10.2f}" if target else " " * 20)
            + f"  {one.unsolved:8}  {one.median_nodes:,} / {one.mean_nodes:,}"
            + f"  {one.nodes_a_second / 1e6:.1f}"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure or check; the exit status says whether the targets are met."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tricks", default="6,7,8,9")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--method", type=Method, default=Method.MAXN, choices=list(Method))
    parser.add_argument("--budget", type=int, default=DEFAULT_BUDGET)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--five", type=int, default=100)
    arguments = parser.parse_args()
    if arguments.check:
        return check(arguments.first, arguments.count, arguments.five)
    solver = Solver()
    solver.solve(position(3, 0), arguments.method)
    speeds = []
    for tricks in map(int, arguments.tricks.split(",")):
        speeds.append(
            measured(solver, tricks, arguments.positions, arguments.method, arguments.budget)
        )
        if not arguments.json:
            print(table(speeds[-1:]), flush=True)
    if arguments.json:
        print(json.dumps([asdict(one) for one in speeds], indent=2))
    return int(any(is_missed(one) for one in speeds))


def is_missed(speed: Speed) -> bool:
    """Whether a target is missed: the median, its eightfold at the ninth tenth, 1 % unsolved."""
    if speed.target_ms is None:
        return False
    return (
        speed.median_ms > speed.target_ms
        or speed.p90_ms > WITHIN * speed.target_ms
        or speed.unsolved > speed.positions / 100
    )


if __name__ == "__main__":
    sys.exit(main())
