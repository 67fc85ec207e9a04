"""Names in the code use the glossary's words and none of their synonyms."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")

SYNONYMS = {
    "fool": "scuse",
    "excuse": "scuse",
    "slam": "tout",
    "vole": "tout",
    "nill": "misere",
    "nolo": "misere",
    "skat": "talon",
    "widow": "talon",
    "tarock": "trump",
    "tarok": "trump",
    "cavalier": "knight",
    "pagato": "pagat",
    "mondo": "mond",
    "kitty": "pot",
    "forehand": "eldest",
    "croupier": "dealer",
}


def names_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case _:
                pass


def words_of(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_no_name_in_the_code_is_a_synonym() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name} (say {SYNONYMS[word]})"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for name in names_in(ast.parse(path.read_text(encoding="utf-8")))
        for word in words_of(name) & SYNONYMS.keys()
    ]
    assert not found


def test_the_glossary_knows_the_words_that_are_asked_for() -> None:
    for word in set(SYNONYMS.values()):
        assert re.search(rf"\b{word}\b", GLOSSARY, re.IGNORECASE), word
