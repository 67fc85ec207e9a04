"""The types in the comments of the page's modules hold; `npm install` in `node` comes first."""

import subprocess

import pytest
from tests.web.running_node import HERE, needs_node

CHECKER = HERE / "node_modules" / ".bin" / "tsc"


@needs_node
@pytest.mark.skipif(not CHECKER.exists(), reason="npm install has not been run in tests/web/node")
def test_the_types_hold() -> None:
    ran = subprocess.run(
        [str(CHECKER), "-p", str(HERE)], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
