"""The measure measured: faults put into settlement and play, each found by the naive judge.

The deals are few and rich: of some hundred random ones those that bring outcomes not yet seen.
"""

import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.differential.engine_deals import random_deal, rules_of_row
from tests.differential.engine_records import outcomes_of
from tests.mutation.judge_deals import chance_of, row_of
from tests.mutation.mutants import ROOT, Mutant, mutants_of

MUTANTS = mutants_of("mutants.toml")
DEALS_LOOKED_AT = 800
EACH_OUTCOME = 3
"""How many deals with the same outcome are taken."""
RARE = ("TOUT-1", "TOUT-A2", "'Scuse of a player without tricks")
"""Outcomes wanted by every row of the covering array."""


def rich_deals() -> list[int]:
    """Deals that together show every outcome several times, the richest in new ones first."""
    seen: Counter[str] = Counter()
    chosen: list[tuple[int, int]] = []
    for number in range(DEALS_LOOKED_AT):
        row = row_of(number)
        outcomes = list(outcomes_of(random_deal(chance_of(number), rules_of_row(row))))
        outcomes += [f"{rare} by {row}" for rare in RARE if rare in outcomes]
        fresh = [name for name in outcomes if seen[name] < EACH_OUTCOME]
        if fresh:
            seen.update(fresh)
            chosen.append((-len(fresh), number))
    return [number for _, number in sorted(chosen)]


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """For each fault what the judge said; two are looked at at a time."""
    deals = [str(number) for number in rich_deals()]

    def judged(mutant: Mutant) -> tuple[str, str]:
        folder = mutant.copied_to(tmp_path_factory.mktemp("mutant"))
        paths = os.pathsep.join([str(folder), str(ROOT)])
        done = subprocess.run(
            [sys.executable, "-m", "tests.mutation.judge_deals", *deals],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=False,
        )
        return mutant.breaks, done.stdout.strip() or done.stderr[-500:]

    with ThreadPoolExecutor(2) as pool:
        return dict(pool.map(judged, MUTANTS))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.breaks)
def test_the_judge_finds(mutant: Mutant, verdicts: dict[str, str]) -> None:
    assert verdicts[mutant.breaks] not in ("", "None"), mutant


def test_without_a_fault_the_judge_finds_nothing(tmp_path: Path) -> None:
    nothing = Mutant("nothing", MUTANTS[0].file, MUTANTS[0].old, MUTANTS[0].old)
    folder = nothing.copied_to(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation.judge_deals", *map(str, range(20))],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "None\n", done.stderr
