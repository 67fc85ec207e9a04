"""Each clause has a fault of its own, and the tests marked with the clause find it.

The daily run checks that the faults can still be put in, and tries a few of them, others with every
commit; ``python tests/mutation/run.py`` or the deep run tries all.
"""

from random import Random

import pytest
from tests.differential.test_judge_agrees import seed_of_commit
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.run import verdict_on

from grosstarock.core.clauses import Clause

MUTANTS = mutants_of("clauses.toml")
SAMPLED = 4


def test_every_clause_has_one_fault() -> None:
    assert [mutant.clause for mutant in MUTANTS] == [clause.value for clause in Clause]


@pytest.mark.parametrize(
    "mutant", [*MUTANTS, *mutants_of("mutants.toml")], ids=lambda mutant: mutant.breaks
)
def test_a_fault_stands_at_one_place(mutant: Mutant) -> None:
    assert mutant.places() == 1
    assert mutant.new != mutant.old
    assert "\n" not in mutant.old + mutant.new


@pytest.mark.parametrize("number", range(SAMPLED))
def test_the_tests_of_some_clauses_find_its_fault(number: int) -> None:
    mutant = Random(seed_of_commit()).sample(MUTANTS, SAMPLED)[number]
    assert verdict_on(mutant) == "found", mutant


@pytest.mark.deep
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.clause)
def test_the_tests_of_a_clause_find_its_fault(mutant: Mutant) -> None:
    assert verdict_on(mutant) == "found", mutant
