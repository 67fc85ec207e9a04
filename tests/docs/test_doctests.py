"""Every example in a docstring is true."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import grosstarock
from grosstarock.core.shuffle import shuffled

ROOMS = ("core", "notation", "words", "players", "arena", "research", "testing", "cli")
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(grosstarock.__path__, "grosstarock.")
    if module.name.split(".")[1] in ROOMS and not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples_at_all() -> None:
    finder = doctest.DocTestFinder()
    tests = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(bool(test.examples) for test in tests) >= 20


def test_the_example_on_the_shuffle_page_is_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "spec" / "shuffle.md"
    (told,) = re.findall(r"seed `(.+)` gives a pack that begins `(.+)`", page.read_text("utf-8"))
    seed, cards = told
    assert " ".join(card.code for card in shuffled(seed)[:5]) == cards
