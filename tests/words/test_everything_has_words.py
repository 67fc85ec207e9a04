"""Whatever the core can produce has words, and the words need nothing that they are not given."""

import re
from collections.abc import Iterator
from types import UnionType
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.words.everything import everything, malformed
from tests.words.played import played_sheets

from grosstarock.core.actions import Action
from grosstarock.core.choices import Choice
from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.declarations import Declaration
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.events import Event
from grosstarock.core.facts import Fact
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import OPTIONS, Stake
from grosstarock.notation.faults import ReadingCode
from grosstarock.notation.text_findings import TextFault
from grosstarock.words import amount, say, say_code
from grosstarock.words.catalogue import Arguments, Catalogue, catalogue
from grosstarock.words.rulebook import clauses_of, preset_difference
from grosstarock.words.rulebook_pages import PAGES
from grosstarock.words.sheet_text import sheet_text
from grosstarock.words.voice import card_forms

NAMES = ("Ada", "Bo", "Cy", "Di")
READING_CODES = (*ReadingCode, *TextFault)
TOLD_OF_READING: tuple[dict[str, str | int], ...] = (
    {},
    {"found": "x"},
    {"wanted": 3},
    {"found": 3, "wanted": "y"},
)
OF_OTHER_ROOMS = re.compile(r"terminal-|web-")


class Needs(Visitor):
    """The variables and messages that a part of a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's
        self.messages.add(node.id.name)


def english() -> dict[str, ast.Message]:
    texts = catalogue("en")
    parser = FluentParser()
    found = {}
    for identifier in texts.identifiers:
        for entry in parser.parse(texts.text_of(identifier)).body:
            assert isinstance(entry, ast.Message), identifier
            found[identifier] = entry
    return found


def needs_of(node: ast.BaseNode | None, messages: dict[str, ast.Message]) -> set[str]:
    needs = Needs()
    if node is not None:
        needs.visit(node)
    of_others = (needs_of(messages[name].value, messages) for name in needs.messages)
    return needs.variables.union(*of_others)


def parts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def say_all() -> None:
    for thing in everything():
        assert say(thing).strip(), thing
        assert say(thing, names=NAMES, rules=rules_of("dollar", 4)).strip(), thing
    for code in READING_CODES:
        for told in TOLD_OF_READING:
            assert say_code(f"reading-{code}", told).strip()
            assert say_code(f"reading-{code}", {**told, "near": "z"}).strip()
    # Amounts are remembered: these stakes stand in no other test, so that they are said here.
    assert say_code("card-hidden")
    assert amount(-7, Stake("cowries", 5))
    assert amount(-7, Stake("₡", 5))
    for preset in PRESETS:
        clauses_of(rules_of(preset))
        preset_difference("classic", preset)
    for page in PAGES.values():
        page()
    for sheet in played_sheets():
        sheet_text(sheet)


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str], set[str]]:
    """Every part of a message that was said, with the arguments that it was given each time."""
    given: dict[tuple[str, str], set[str]] = {}
    plain = Catalogue.said

    def listening(self: Catalogue, identifier: str, attribute: str, arguments: Arguments) -> str:
        key = (identifier, attribute)
        given[key] = given.get(key, set(arguments)) & set(arguments)
        return plain(self, identifier, attribute, arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "said", listening)
        card_forms.cache_clear()
        say_all()
    return given


def test_everything_is_said_and_every_message_gets_the_variables_it_needs(
    said: dict[tuple[str, str], set[str]],
) -> None:
    messages = english()
    missing = [
        f"{identifier}.{attribute} needs {sorted(needed - said[identifier, attribute])}"
        for identifier, message in messages.items()
        for attribute, part in parts(message)
        if (identifier, attribute) in said
        and (needed := needs_of(part, messages)) - said[identifier, attribute]
    ]
    assert missing == []


def test_no_message_is_there_for_nothing(said: dict[tuple[str, str], set[str]]) -> None:
    messages = english()
    referred = set()
    for message in messages.values():
        needs = Needs()
        needs.visit(message)
        referred |= needs.messages
    unsaid = [
        f"{identifier}.{attribute}".rstrip(".")
        for identifier, message in messages.items()
        for attribute, _ in parts(message)
        if (identifier, attribute) not in said
        and not OF_OTHER_ROOMS.match(identifier)
        and not (attribute == "" and identifier in referred)
    ]
    assert unsaid == []


@pytest.mark.parametrize("union", [Event, Fact, Choice, Action, Declaration])
def test_the_collection_of_everything_is_whole(union: UnionType) -> None:
    kinds = {type(thing) for thing in everything()}
    assert set(get_args(union)) <= kinds


def test_every_fault_of_the_core_is_raised_somewhere_with_its_parameters() -> None:
    assert {wrong.fault for wrong in malformed()} == set(Fault)
    assert all(isinstance(wrong, Malformed) for wrong in malformed())


def test_clauses_options_and_amounts_have_all_their_parts() -> None:
    english_words = catalogue("en")
    for clause in Clause:
        decision = ("decision",) if CLAUSES[clause].decided else ()
        assert english_words.attributes(f"clause-{clause}") == ("text", *decision)
    for option in OPTIONS:
        assert english_words.attributes(f"option-{option}") == ("help",)
