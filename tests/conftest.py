"""What all tests share: Hypothesis profiles, the tests of some clauses, and what was left out."""

import os
from collections import Counter
from collections.abc import Iterable

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
    # Browsers wait a lot: begun first, they leave their core to others, and nobody waits for them.
    items.sort(key=lambda item: "tests/web/" not in item.nodeid)
    wanted = set(config.getoption("--clause"))
    if not wanted:
        return
    kept = [item for item in items if wanted & clauses_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def clauses_of(item: pytest.Item) -> set[str]:
    return {str(clause) for marker in item.iter_markers("clause") for clause in marker.args}


LEFT_OUT = pytest.StashKey[Counter[str]]()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Counts the tests that this machine cannot run; in CI, where it must, that is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    left_out = Counter(_reasons(reporter.stats.get("skipped", ())))
    session.config.stash[LEFT_OUT] = left_out
    if left_out and os.environ.get("CI") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_unconfigure(config: pytest.Config) -> None:
    """Names in the last line what was left out, and why."""
    left_out = config.stash.get(LEFT_OUT, Counter())
    if left_out:
        told = ", ".join(f"{reason} ({count})" for reason, count in left_out.most_common())
        print(f"left out: {told}")  # noqa: T201  # after pytest's own last line


def _reasons(skipped: Iterable[object]) -> Iterable[str]:
    for report in skipped:
        match getattr(report, "longrepr", None):
            case (_, _, str(reason)):
                yield reason.removeprefix("Skipped: ")
