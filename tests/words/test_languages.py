"""Every language says everything that English says, in its own words and with the same facts."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from textwrap import wrap

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tests.words.everything import entries, everything
from tests.words.played import NAMES, played_deal
from tests.words.test_everything_has_words import READING_CODES, TOLD_OF_READING

from grosstarock.cli.layout import SUIT_WIDTH
from grosstarock.cli.play.intents import Word
from grosstarock.core.cards import Card, Court, Suit
from grosstarock.core.choices import NoChoice
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import Cavalry, Degree, Kings, Trumps
from grosstarock.core.events import CardPlayed, Discarded, Paid, ScuseSettled
from grosstarock.core.ledger import Accounts, Entry, Pot, Pots
from grosstarock.core.piles import Exchange
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import Reason, Refusal
from grosstarock.core.rules import Stake
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState
from grosstarock.words import NoSuchMessage, Sayable, amount, languages, say, say_code
from grosstarock.words.catalogue import FIRST_LANGUAGE, Argument, Arguments, Catalogue, catalogue
from grosstarock.words.rulebook import clauses_of, preset_difference
from grosstarock.words.rulebook_pages import clauses_page, options_page, presets_page
from grosstarock.words.sheet import Sheet, sheet
from grosstarock.words.sheet_text import MOVEMENT_WIDTH, PAGE_WIDTH, REASON_WIDTH, sheet_text
from grosstarock.words.voice import card_forms

OTHERS = tuple(language for language in languages() if language != FIRST_LANGUAGE)
TERMINAL = re.compile(r"terminal-")
OF_OTHER_ROOMS = re.compile(r"terminal-|web-")
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
NARROWEST = (PAGE_WIDTH - MOVEMENT_WIDTH) // 7 - 1
"""The letters that fit in a line of a column's title: four players, two pots and the amount."""

SAME_WORDS = {
    "da": {
        "Chat",
        "Dollar",
        "I II III",
        "Mond",
        "Pagat",
        "Tout",
        "{ $reason }: { $amount } for { $payer }",
        "{ $table } · Grosstarock",
        "{ $time } ms",
    },
    "de": {
        "Chat",
        "Dollar",
        "I II III",
        "Misère",
        "Mond",
        "Pagat",
        "Tout",
        "{ $table } · Grosstarock",
        "{ $time } ms",
    },
    "es": {"Misère", "Pagat", "Tout", "{ $table } · Grosstarock", "{ $time } ms"},
    "it": {
        "Misère",
        "Pagat",
        "Pagat ultimo",
        "Tout",
        "{ $table } · Grosstarock",
        "{ $time } ms",
    },
}
"""Whole messages, or choices within one, that a language writes as English does."""

UNSAID_IN: dict[str, dict[str, set[str]]] = {}
"""Variables that a language does without, by language and message; where grammar needs no number a
choice by plural may be left out without being listed."""

CARD_FORMS = {form for language in languages() for form in catalogue(language).attributes("card")}
CARD_FORM = re.compile(rf"^(card|cards|forced|pool)(_({'|'.join(CARD_FORMS)}))?(_or)?$")
PLURALS = {"zero", "one", "two", "few", "many", "other"}

ADA, BO, CY = Seat(0), Seat(1), Seat(2)
LAID_AWAY = Discarded(ADA, (Card.H4, Card.H5, Card.D9))
SETTLED = ScuseSettled(Exchange(BO, ADA, Card.H4))
BAGUD = Entry(Clause.ULT_3, BO, ADA, 40, (Card.SK,))
LOST = Entry(Clause.PAY_1, CY, Pot.KING, 5, (Card.HK,))
FILLED = Paid(tuple(Entry(Clause.POT_2, seat, Pot.PAGAT, 20) for seat in (ADA, BO)))
TWO_HONOURS = Refusal(Reason.DISCARD_HONOUR, NoChoice(), (Card.T1, Card.HK))

Part = tuple[str, str]
"""A message's identifier and one of its attributes; for the message itself that is empty."""


class Variables(Visitor):
    """The variables of a part: those whose text shows, and those that only choose between texts."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choosing: set[str] = set()
        self.counting: set[str] = set()
        self.references: list[Part] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key_of(variant) for variant in node.variants}
        (self.counting if keys <= PLURALS else self.choosing).add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's
        self.references.append((node.id.name, node.attribute.name if node.attribute else ""))


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def parts_of(language: str) -> dict[Part, ast.Pattern]:
    """Every part of every message of a language."""
    texts, parser = catalogue(language), FluentParser()
    found = {}
    for identifier in texts.identifiers:
        for entry in parser.parse(texts.text_of(identifier)).body:
            assert isinstance(entry, ast.Message), identifier
            if entry.value is not None:
                found[identifier, ""] = entry.value
            for attribute in entry.attributes:
                found[identifier, attribute.id.name] = attribute.value
    return found


def variables_of(part: Part, parts: dict[Part, ast.Pattern]) -> Variables:
    """The variables of a part and of all that it refers to."""
    found = Variables()
    found.visit(parts[part])
    for reference in found.references:
        of_other = variables_of(reference, parts)
        found.shown |= of_other.shown
        found.choosing |= of_other.choosing
        found.counting |= of_other.counting
    return found


def without_forms(names: set[str]) -> set[str]:
    """Variables with a card in any of its forms as the card alone."""
    return {CARD_FORM.sub(r"\1", name) for name in names}


def choices_of(pattern: ast.Pattern, keys: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """The texts between which a part chooses, each by the keys that lead to it; or its one text."""
    selects = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
    ]
    for select in selects:
        for variant in select.variants:
            yield from choices_of(variant.value, (*keys, key_of(variant)))
    if not selects:
        yield "/".join(keys), written(pattern)


def written(pattern: ast.Pattern) -> str:
    """A part as it stands in its file, on one line."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return " ".join(FluentSerializer().serialize_entry(message).removeprefix("x =").split())


def plain_text(pattern: ast.Pattern) -> str:
    """The letters of a part, without anything in braces."""
    return " ".join(re.sub(r"\{[^{}]*\}", "", text) for _, text in choices_of(pattern))


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_are_other_languages() -> None:
    assert {"da", "de"} <= set(OTHERS)


def test_a_language_has_every_message_and_attribute_of_english(language: str) -> None:
    english, own = set(parts_of(FIRST_LANGUAGE)), set(parts_of(language))
    assert english - own == set()
    assert {identifier for identifier, _ in own} == {identifier for identifier, _ in english}


def test_attributes_of_its_own_are_used(language: str) -> None:
    english, parts = parts_of(FIRST_LANGUAGE), parts_of(language)
    used: set[Part] = set()
    for part in parts:
        found = variables_of(part, parts)
        used |= {*found.references}
        used |= {("card", form) for name in found.shown for form in name.split("_")[1:2]}
    assert set(parts) - set(english) - used == set()


def test_a_language_tells_all_that_english_tells(language: str) -> None:
    english, parts = parts_of(FIRST_LANGUAGE), parts_of(language)
    untold = {}
    for part in english:
        wanted, found = variables_of(part, english), variables_of(part, parts)
        needed = without_forms(wanted.shown | wanted.choosing)
        has = without_forms(found.shown | found.choosing | found.counting)
        if needed - has:
            untold[part[0]] = needed - has
    assert untold == UNSAID_IN.get(language, {})


def test_no_message_stands_there_in_english(language: str) -> None:
    english, parts = parts_of(FIRST_LANGUAGE), parts_of(language)
    same = {
        (part[0], text)
        for part, pattern in english.items()
        for key, text in choices_of(pattern)
        if re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text))
        and text in dict(choices_of(parts[part])).values()
    }
    assert {text for _, text in same} ^ SAME_WORDS.get(language, set()) == set(), same


def test_clauses_are_named_and_numbers_stand_as_in_english(language: str) -> None:
    english, parts = parts_of(FIRST_LANGUAGE), parts_of(language)
    named = re.compile(
        "|".join(sorted((re.escape(clause) for clause in Clause), reverse=True)) + r"|\]\(\S+\)"
    )
    number = re.compile(r"(?<![-\w])\d+(?![-\w])")
    for (identifier, attribute), pattern in english.items():
        ours, theirs = plain_text(parts[identifier, attribute]), plain_text(pattern)
        assert sorted(named.findall(ours)) == sorted(named.findall(theirs)), identifier
        if identifier.startswith(("clause-", "page-", "tariff-")):
            assert sorted(number.findall(ours)) == sorted(number.findall(theirs)), identifier


def test_its_texts_are_tidy(language: str) -> None:
    for part, pattern in parts_of(language).items():
        text = plain_text(pattern)
        assert '"' not in text, part
        assert "..." not in text, part


def say_all(language: str) -> None:
    for thing in everything():
        assert say(thing, language).strip()
        assert say(thing, language, names=NAMES, rules=rules_of("dollar", 4)).strip()
    for code in READING_CODES:
        for told in TOLD_OF_READING:
            assert say_code(f"reading-{code}", told, language).strip()
            assert say_code(f"reading-{code}", {**told, "near": "z"}, language).strip()
    assert say_code("card-hidden", {}, language)
    assert amount(-7, Stake(f"{language} cowries", 5), language)
    assert amount(-7, Stake("₱", 5), language)
    for preset in PRESETS:
        clauses_of(rules_of(preset), language)
        preset_difference("classic", preset, language)
    for page in (clauses_page, options_page, presets_page):
        page(language)
    for found in played_sheets(language):
        sheet_text(found)


@cache
def deals_at(preset: str, players: int) -> tuple[DealState, ...]:
    rules = rules_of(preset, players)
    return tuple(played_deal(rules, Random(seed)) for seed in range(3))


def played_sheets(language: str) -> Iterator[Sheet]:
    """A deal played by chance at every table, and a sheet without a payment."""
    for name, players in TABLES:
        rules = rules_of(name, players)
        for state in deals_at(name, players):
            names = NAMES[:players]
            yield sheet(state.ledger, state.before, rules, names, language, played=state.played)
        yield sheet([], Accounts.opened(players), rules, names, language)


def test_everything_is_said_without_english_standing_in(language: str) -> None:
    parts = parts_of(language)
    said: set[Part] = set()
    failed: list[str] = []
    plain = Catalogue.said

    def listening(self: Catalogue, identifier: str, attribute: str, arguments: Arguments) -> str:
        said.add((identifier, attribute))
        try:
            return plain(self, identifier, attribute, arguments)
        except NoSuchMessage as missing:
            failed.append(str(missing))
            raise

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "said", listening)
        card_forms.cache_clear()
        say_all(language)
    assert failed == []
    referred = {other for part in parts for other in variables_of(part, parts).references}
    assert [
        part for part in parts if part not in said | referred and not OF_OTHER_ROOMS.match(part[0])
    ] == []


def test_the_terminals_words_can_be_said(language: str) -> None:
    english, parts = parts_of(FIRST_LANGUAGE), parts_of(language)
    for identifier, attribute in filter(lambda part: TERMINAL.match(part[0]), parts):
        found = variables_of((identifier, attribute), parts)
        known = variables_of((identifier, attribute), english)
        given = known.shown | known.choosing | known.counting
        assert found.shown | found.choosing | found.counting <= given, identifier
        for value in (1, 2, 5):
            arguments: dict[str, Argument] = dict.fromkeys(given, value)
            assert catalogue(language).said(identifier, attribute, arguments).strip()


@pytest.mark.parametrize("name", ["help", "ask-demand", "ask-redeal", "ask-resume"])
def test_the_letters_to_type_are_the_ones_the_terminal_takes(language: str, name: str) -> None:
    text = say_code(f"terminal-{name}", {}, language)
    letters = list(Word) if name == "help" else ["y", "n"]
    for letter in letters:
        assert re.search(rf"(?<!\w){re.escape(letter)}(?!\w)", text), letter
    assert max(map(len, text.splitlines())) <= PAGE_WIDTH


def test_suits_fit_the_terminals_column(language: str) -> None:
    assert max(len(say(suit, language)) for suit in Suit) < SUIT_WIDTH


def test_the_headings_of_a_sheet_fit_their_columns(language: str) -> None:
    def told(identifier: str) -> str:
        return say_code(identifier, {}, language)

    for title in (told("sheet-amount"), *(say(pot, language) for pot in Pot)):
        lines = wrap(title, NARROWEST, break_long_words=False)
        assert max(map(len, lines)) <= NARROWEST, title
    for name in ("sheet-before", "sheet-totals", "sheet-after"):
        assert len(told(name)) <= MOVEMENT_WIDTH
    for name in ("sheet-this", "sheet-so-far"):
        assert len(told(name)) < 2 * ((PAGE_WIDTH - REASON_WIDTH) // 4)
    assert len(told("sheet-scores")) <= REASON_WIDTH
    assert len(told("sheet-title-points")) <= PAGE_WIDTH


def test_every_sheet_fits_eighty_columns(language: str) -> None:
    for found in played_sheets(language):
        lines = sheet_text(found).splitlines()
        assert max(map(len, lines)) <= PAGE_WIDTH
        assert all(line.isprintable() for line in lines)


def test_every_payment_fits_eighty_columns(language: str) -> None:
    accounts = Accounts(BySeat([0] * 4), Pots(100, 100))
    for entry in entries():
        if entry.payee is None or (entry.payer is None and entry.clause is Clause.TWO_3):
            found = sheet([entry], Accounts.opened(2), rules_of("two-player"), NAMES, language)
        elif entry.payer is not None:
            found = sheet([entry], accounts, rules_of("danish", 4), NAMES, language)
        else:
            continue
        text = sheet_text(found)
        assert max(map(len, text.splitlines())) <= PAGE_WIDTH, text


@pytest.mark.parametrize(
    ("language", "thing", "said"),
    [
        ("da", Card.HK, "hjerterkonge"),
        ("da", CardPlayed(BO, Card.DQ, None), "Bo spiller ruderdamen."),
        ("da", CardPlayed(BO, Card.F, Suit.SPADES), "Bo spiller skisen ud og nævner spar."),
        ("da", LAID_AWAY, "Ada lægger hjerter 4, hjerter 5 og ruder 9 i skat."),
        ("da", SETTLED, "Skisen går tilbage til Bo, og Ada får hjerter 4 i stedet."),
        ("da", Trumps(11, with_pagat=True), "elleve tarokker med pagat"),
        (
            "da",
            Cavalry(Suit.HEARTS, Degree.HALF, Court.KNIGHT),
            "halvt kavaleri i hjerter uden kaval",
        ),
        ("da", Kings(Degree.ABUNDANT), "sprøjtefulde konger"),
        ("da", BAGUD, "Bagud med sparkongen: Bo betaler 40 til Ada"),
        ("da", LOST, "Hjerterkonge tabt: Cy betaler 5 i kongekoppen"),
        ("da", FILLED, "Fundering: Ada og Bo betaler hver 20 i pagatkoppen."),
        (
            "da",
            TWO_HONOURS,
            "Pagaten og hjerterkongen må aldrig lægges i skat; det gælder alle "
            "konger, pagaten, monden og skisen. (DISC-2)",
        ),
        ("de", Card.HK, "Herz-König"),
        ("de", CardPlayed(BO, Card.DQ, None), "Bo spielt die Karo-Dame."),
        ("de", CardPlayed(BO, Card.DJ, None), "Bo spielt den Karo-Buben."),
        ("de", CardPlayed(BO, Card.F, Suit.SPADES), "Bo spielt den Sküs aus und nennt Pik."),
        ("de", LAID_AWAY, "Ada skartiert die Herz-4, die Herz-5 und die Karo-9."),
        ("de", SETTLED, "Der Sküs geht an Bo zurück, und Ada bekommt dafür die Herz-4."),
        ("de", Trumps(11, with_pagat=True), "elf Tarocks mit Pagat"),
        (
            "de",
            Cavalry(Suit.HEARTS, Degree.HALF, Court.JACK),
            "halbe Kavallerie in Herz ohne Buben",
        ),
        ("de", Kings(Degree.ABUNDANT), "übervolle Könige"),
        ("de", BAGUD, "Bagud mit dem Pik-König: Bo zahlt 40 an Ada"),
        ("de", LOST, "Herz-König verloren: Cy zahlt 5 in den Königstopf"),
        ("de", FILLED, "Leerer Topf gefüllt: Ada und Bo zahlen je 20 in den Pagattopf."),
        (
            "de",
            TWO_HONOURS,
            "Der Pagat und der Herz-König sind Honneurs und kommen nie in den Skart. (DISC-2)",
        ),
    ],
)
def test_gender_case_and_number(language: str, thing: Sayable, said: str) -> None:
    assert say(thing, language, names=("Ada", "Bo", "Cy")) == said


@pytest.mark.parametrize(("language", "said"), [("da", "−1,5 kroner"), ("de", "−1,5 kroner")])
def test_the_decimal_mark_is_the_languages(language: str, said: str) -> None:
    assert amount(-15, Stake("kroner", 10), language) == said
