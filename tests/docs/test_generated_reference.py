"""The reference pages are those that the code gives."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "reference"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate_reference", FOLDER / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["codes.md", "command-line.md"])
def test_a_page_is_what_the_code_gives(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8")
    assert written == generator().pages()[name], "run python docs/reference/generate.py"
