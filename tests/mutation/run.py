"""Puts each clause's fault into a copy of the package and runs the tests of that clause.

    python tests/mutation/run.py [CLAUSE...]

A fault that no test finds is a survivor: the clause is named by tests but proved by none. The exit
status is the number of survivors.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.mutation.mutants import Mutant, mutants_of  # noqa: E402 - needs the path

NO_TESTS = 5
"""Pytest's exit status when it has found no test."""


def files_naming(clause: str) -> list[str]:
    """The test modules in which a marker may name the clause."""
    named = re.compile(rf"""["']{re.escape(clause)}["']""")

    def names_it(path: Path) -> bool:
        text = path.read_text("utf-8")
        return "clause(" in text and named.search(text) is not None

    return [str(path) for path in sorted((ROOT / "tests").rglob("test_*.py")) if names_it(path)]


def verdict_on(mutant: Mutant) -> str:
    """What the clause's tests make of its fault: found, or why not."""
    files = files_naming(mutant.clause)
    if not files:
        return "no test"
    with tempfile.TemporaryDirectory() as folder:
        source = mutant.copied_to(Path(folder))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n0"]
        command += ["-m", "deep or not deep", "--clause", mutant.clause, *files]
        paths = os.pathsep.join([str(source), str(ROOT)])
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode == 1:
        return "found"
    if done.returncode == NO_TESTS:
        return "no test"
    if done.returncode == 0:
        return "SURVIVED"
    return f"pytest ended with {done.returncode}: {done.stdout[-800:]}{done.stderr[-400:]}"


def main(clauses: list[str]) -> int:
    """Try the faults of some clauses, of all when none is named; how many survived."""
    mutants = [
        mutant for mutant in mutants_of("clauses.toml") if not clauses or mutant.clause in clauses
    ]
    survivors = 0
    with ThreadPoolExecutor(2) as pool:
        for mutant, verdict in zip(mutants, pool.map(verdict_on, mutants), strict=True):
            survivors += verdict != "found"
            sys.stdout.write(f"{mutant.clause:8} {verdict:9} {mutant.breaks}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(mutants)} faults, {survivors} not found\n")
    return survivors


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
