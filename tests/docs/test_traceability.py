"""Every clause has a test, tests name clauses that exist, every option belongs to a clause."""

import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.rules import OPTIONS, Rules, Tariff

ROOT = Path(__file__).parents[2]
# Which preset and which rulebook a table plays is no option that a clause could read.
NO_OPTIONS = {"preset", "version", "tariff"}

# Asks pytest itself, since a marker may stand on a function, on a module or on one row of a table.
COLLECT = """
import json, sys, pytest

class Collector:
    def pytest_collection_finish(self, session):
        found = [
            (item.nodeid, [str(name) for mark in item.iter_markers("clause") for name in mark.args])
            for item in session.items
        ]
        with open(sys.argv[1], "w", encoding="utf-8") as out:
            json.dump(found, out)

sys.exit(pytest.main(sys.argv[2:], plugins=[Collector()]))
"""
ARGUMENTS = ["--collect-only", "-q", "-p", "no:cacheprovider", "--continue-on-collection-errors"]


@pytest.fixture(scope="module")
def clauses_of_tests(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """Every test of the daily run with the clauses it is marked with."""
    target = tmp_path_factory.mktemp("traceability") / "clauses.json"
    marked = [
        str(path)
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "mark.clause" in path.read_text(encoding="utf-8")
    ]
    told = subprocess.run(
        [sys.executable, "-c", COLLECT, str(target), *ARGUMENTS, *marked],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert target.exists(), told.stdout + told.stderr
    found: list[tuple[str, list[str]]] = json.loads(target.read_text(encoding="utf-8"))
    return dict(found)


@pytest.mark.parametrize("clause", Clause)
def test_every_clause_has_a_test(clause: Clause, clauses_of_tests: dict[str, list[str]]) -> None:
    named = [test for test, clauses in clauses_of_tests.items() if clause in clauses]
    assert named, f"no test is marked with {clause}"


def test_every_marked_test_names_clauses_of_the_rulebook(
    clauses_of_tests: dict[str, list[str]],
) -> None:
    known = {clause.value for clause in Clause}
    unknown = {
        test: sorted(set(clauses) - known)
        for test, clauses in clauses_of_tests.items()
        if not set(clauses) <= known
    }
    assert not unknown


def test_every_clause_has_a_note_and_the_notes_stand_in_the_rulebook_s_order() -> None:
    assert list(CLAUSES) == list(Clause)
    assert all(note.clause is clause for clause, note in CLAUSES.items())


def test_every_field_of_the_rules_belongs_to_a_clause() -> None:
    read = {option for note in CLAUSES.values() for option in note.options}
    names = {field.name for field in fields(Rules)} - NO_OPTIONS
    amounts = {f"tariff.{field.name}" for field in fields(Tariff)}
    assert names | amounts == read
    assert set(OPTIONS) <= read
