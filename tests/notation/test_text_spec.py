"""Every example of docs/spec/notation.md is read, and every word and code stands there."""

import re
from pathlib import Path

from grosstarock.notation.oneline import (
    prefix_of,
    read_ending,
    read_prefix,
    write_ending,
    write_prefix,
)
from grosstarock.notation.record import DealRecord, record_of, state_of
from grosstarock.notation.text import TextFault, read_text, write_text
from grosstarock.notation.text_actions import VERBS
from grosstarock.notation.text_extra import TAGS
from grosstarock.notation.text_seats import LINE_WORDS

PAGE = (Path(__file__).parents[2] / "docs" / "spec" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```([a-z-]+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def examples(kind: str) -> list[str]:
    return [block for name, block in BLOCKS if name == kind]


def test_every_block_is_an_example_or_the_grammar() -> None:
    assert PAGE.count("\n```") == 2 * len(BLOCKS)
    assert {name for name, _ in BLOCKS} == {"text", "text-typed", "prefix", "ending", "ebnf"}


def test_texts_are_as_the_writer_has_them() -> None:
    assert len(examples("text")) == 3
    for example in examples("text"):
        assert write_text(read_text(example)) == example


def test_the_first_text_is_a_deal_by_the_rules() -> None:
    (record,) = read_text(examples("text")[0])
    assert isinstance(record, DealRecord)
    assert record_of(state_of(record), record.players, comment=record.comment) == record


def test_the_text_typed_by_hand_is_the_same_deal() -> None:
    (whole,) = read_text(examples("text")[0])
    (typed,) = read_text(examples("text-typed")[0])
    assert isinstance(whole, DealRecord)
    assert isinstance(typed, DealRecord)
    assert prefix_of(typed) == prefix_of(whole)
    assert typed.comment == whole.comment


def test_prefixes_are_as_the_writer_has_them() -> None:
    assert len(examples("prefix")) == 2
    for example in examples("prefix"):
        assert write_prefix(read_prefix(example)) + "\n" == example


def test_endings_are_as_the_writer_has_them() -> None:
    assert len(examples("ending")) == 2
    for example in examples("ending"):
        assert write_ending(read_ending(example)) + "\n" == example


def test_every_tag_word_and_code_is_explained() -> None:
    for word in (*LINE_WORDS, *VERBS):
        assert f'"{word}"' in PAGE
    for tag in set(TAGS) - {"Player1", "Player2"}:
        assert f"`{tag}`" in PAGE or f"[{tag} " in PAGE
    codes = set(re.findall(r"`(text-[a-z-]+)` \|", PAGE))
    assert codes == {fault.value for fault in TextFault}
