"""The generated pages of the rulebook are what the words make, and links lead somewhere."""

import re
from pathlib import Path

import pytest

from grosstarock.core.clauses import Clause
from grosstarock.core.presets import PRESETS
from grosstarock.core.rules import OPTIONS, Tariff
from grosstarock.words.rulebook_pages import PAGES

RULES = Path(__file__).parents[2] / "docs" / "rules"
WRITTEN = sorted(RULES.glob("*.md"))
LINK = re.compile(r"\]\(([\w.-]*\.md)?(?:#([\w.-]+))?\)")


@pytest.mark.parametrize("name", list(PAGES))
def test_a_page_is_what_the_words_make(name: str) -> None:
    written = (RULES / name).read_text(encoding="utf-8")
    assert written == PAGES[name](), "out of date: run python docs/rules/generate.py"


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_every_link_between_the_pages_leads_to_its_anchor(page: Path) -> None:
    for file, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = RULES / file if file else page
        assert target.exists(), file
        if anchor:
            assert f'<a id="{anchor}"></a>' in target.read_text(encoding="utf-8"), (file, anchor)


def test_every_clause_option_amount_and_preset_has_its_anchor() -> None:
    for page, names in (
        ("clauses.md", Clause),
        (
            "options.md",
            ["players", *OPTIONS, "stake", *map("tariff.{}".format, Tariff().amounts())],
        ),
        ("presets.md", PRESETS),
    ):
        text = (RULES / page).read_text(encoding="utf-8")
        assert [name for name in names if f'<a id="{name}"></a>' not in text] == []
