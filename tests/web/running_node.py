"""Runs Node on the page's modules, which find their packages as the page's import map has them."""

import shutil
import subprocess
from collections.abc import Mapping
from os import environ
from pathlib import Path

import pytest

NODE = shutil.which("node")
HERE = Path(__file__).parent / "node"

needs_node = pytest.mark.skipif(NODE is None, reason="Node is not installed")


def node(
    *arguments: str, sent: str = "", set_to: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What Node answers to ``sent``, with some environment variables set."""
    assert NODE is not None, "the test is marked with needs_node"
    return subprocess.run(
        [NODE, "--import", (HERE / "register.mjs").as_uri(), *arguments],
        input=sent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**environ, **(set_to or {})},
    )
