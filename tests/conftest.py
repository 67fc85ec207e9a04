"""What all tests share: Hypothesis profiles, and the selection of the tests of some clauses."""

import os

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

# Without chance, so that the same commit always gives the same answer.
settings.register_profile(
    "daily", derandomize=True, database=None, deadline=None, suppress_health_check=SLOW_IS_FINE
)
# GROSSTAROCK_DEEP=1: ten times as many examples, and other ones each time.
settings.register_profile(
    "deep", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("deep" if os.environ.get("GROSSTAROCK_DEEP") == "1" else "daily")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests marked with this clause, as in --clause SCUSE-5 (repeatable)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--clause"))
    if not wanted:
        return
    kept = [item for item in items if wanted & clauses_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def clauses_of(item: pytest.Item) -> set[str]:
    return {str(clause) for marker in item.iter_markers("clause") for clause in marker.args}
