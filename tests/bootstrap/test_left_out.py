"""The last line of a run names what was left out; in CI that is a failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.mark.skipif(True, reason="no trumpet is installed")
@pytest.mark.parametrize("number", range(3))
def test_trumpets(number): ...

def test_voices(): ...
"""


def ran(folder: Path, text: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    (folder / "test_some.py").write_text(text)
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
    quiet = {name: value for name, value in os.environ.items() if name != "CI"}
    return subprocess.run(
        command, cwd=folder, env=quiet | environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("environment", "status"), [({}, 0), ({"CI": "1"}, 1)])
def test_what_is_left_out_is_named_last(
    tmp_path: Path, environment: dict[str, str], status: int
) -> None:
    done = ran(tmp_path, TESTS, **environment)
    assert done.stdout.splitlines()[-1] == "left out: no trumpet is installed (3)"
    assert done.returncode == status, done.stdout


def test_nothing_left_out_is_not_mentioned(tmp_path: Path) -> None:
    done = ran(tmp_path, "def test_voices(): ...", CI="1")
    assert "left out" not in done.stdout
    assert done.returncode == 0, done.stdout
