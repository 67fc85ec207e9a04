"""Learning in the page: its rulebook is the rulebook, its guide speaks at the right moment."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.web.running_node import HERE, needs_node, node

from grosstarock.core import engine, match
from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import PACK, Card
from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import OPTIONS, WITH_POTS, WITHOUT_POTS, OptionValue, Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.server.wire_rules import rules_to_wire
from grosstarock.server.wire_types import VIEW
from grosstarock.testing.builder import deal_with
from grosstarock.words import languages
from grosstarock.words.catalogue import __file__ as words_file
from grosstarock.words.catalogue import messages_of
from grosstarock.words.rulebook import AMOUNT_OPTION, clauses_of, sources_said
from grosstarock.words.voice import Voice

NAMED = re.compile(r"\b[A-Z]+-A?\d+\b")
NAMES = ("Ada", "Bo", "Cy", "Di")
OWN = Seat(0)
PAID = {
    Clause.POT_2,
    Clause.POT_3,
    Clause.DECL_3,
    Clause.DECL_4,
    Clause.DECL_5,
    Clause.DECL_6,
    Clause.PAY_1,
    Clause.PAY_2,
    Clause.TOUT_1,
    Clause.TOUT_A2,
    Clause.MIS_1,
    Clause.ULT_1,
    Clause.ULT_2,
    Clause.ULT_3,
    Clause.LAST_1,
    Clause.CARD_2,
}
"""What a deal among three pays by."""
DEALS = 24
TABLES = [("danish", 3), ("dollar", 4), ("classic-no-pots", 3)]


def answered(*questions: dict[str, Any]) -> list[Any]:
    """What the page's modules answer, run by Node."""
    ran = node(str(HERE / "learn.mjs"), sent=msgspec.json.encode(questions).decode())
    assert ran.returncode == 0, ran.stderr
    answers: list[Any] = json.loads(ran.stdout)
    return answers


def texts_of(language: str) -> dict[str, str]:
    """The messages of ``learn.ftl``, each as it stands there."""
    file = Path(words_file).parent / language / "learn.ftl"
    return messages_of(file.read_text(encoding="utf-8"))


def code_of(value: OptionValue) -> bool | str:
    return value if isinstance(value, bool) else value.value


@needs_node
def test_the_page_has_every_clause_option_preset_and_amount_as_the_rules_have_them() -> None:
    (notes,) = answered({"what": "notes"})
    assert notes["CLAUSES"] == [
        {
            "clause": note.clause.value,
            "sources": "".join(source.value for source in note.sources),
            "options": list(note.options),
        }
        for note in CLAUSES.values()
    ]
    assert notes["OPTIONS"] == {name: [code_of(one) for one in OPTIONS[name]] for name in OPTIONS}
    assert notes["PRESETS"] == [
        {
            "name": preset.name,
            "players": list(preset.players),
            "options": {name: code_of(value) for name, value in preset.options.items()},
            "stake": {"unit": preset.stake.unit, "points": preset.stake.points},
        }
        for preset in PRESETS.values()
    ]
    assert notes["WITH_POTS"] == WITH_POTS.amounts()
    assert notes["WITHOUT_POTS"] == WITHOUT_POTS.amounts()


def clauses_told(rules: Rules | None, language: str) -> list[dict[str, Any]]:
    """The clauses as the program's own rulebook has them."""
    voice = Voice(language, rules=rules)
    return [
        {
            "clause": words.clause.value,
            "family": words.family.value,
            "title": words.title,
            "text": words.text,
            "decision": words.decision,
            "sources": sources_said(voice, words.sources),
            "options": [name for name in words.options if not name.startswith(AMOUNT_OPTION)],
            "applies": words.applies,
        }
        for words in clauses_of(rules, language)
    ]


@needs_node
@pytest.mark.parametrize("language", languages())
def test_every_clause_reads_as_in_the_programs_own_rulebook(language: str) -> None:
    tables = [rules_of(name, players) for name, it in PRESETS.items() for players in it.players]
    changed = rules_of(
        "danish",
        options={"redeal_without_trumps": True, "card_points": False},
        tariff={"tout": 135},
    )
    asked: list[Rules | None] = [None, *tables, changed]
    questions = [
        {
            "what": "clauses",
            "language": language,
            "rules": None if rules is None else rules_to_wire(rules),
        }
        for rules in asked
    ]
    for rules, told in zip(asked, answered(*questions), strict=True):
        assert told == clauses_told(rules, language)


@needs_node
def test_a_text_is_cut_at_the_clauses_it_names_and_at_nothing_else() -> None:
    texts = ["Follow suit (PLAY-2, TOUT-A1). Not X-1 or PLAY-99.", "DISC-2"]
    (cut,) = answered({"what": "cut", "texts": texts})
    assert [["".join(part.values()) for part in parts] for parts in cut] == [
        ["Follow suit ", "(PLAY-2,", " ", "TOUT-A1).", " Not X-1 or PLAY-99."],
        ["", "DISC-2", ""],
    ]
    assert [part["clause"] for part in cut[0]] == ["", "PLAY-2", "", "TOUT-A1", ""]


@needs_node
@pytest.mark.parametrize(
    ("text", "asked", "found"),
    [
        ("Misère: nobody", "MISERE", ["Misère"]),
        ("Der Sküs und der Skus", "sküs", ["Sküs", "Skus"]),
        ("Sprøjtefulde straße", "straße sprøjte", ["Sprøjte", "straße"]),
        ("the ’Scuse", "'scuse", ["’Scuse"]),
        ("İstanbul", "i", ["İ"]),
        ("a pagat", "king", []),
        ("pagat", "  ", []),
    ],
)
def test_a_search_finds_whatever_the_capitals_accents_and_apostrophes(
    text: str, asked: str, found: list[str]
) -> None:
    cut, plain = answered(
        {"what": "search", "text": text, "asked": asked}, {"what": "plain", "text": text}
    )
    assert [part["text"] for part in cut if part["found"]] == found
    assert "".join(part["text"] for part in cut) == text
    assert len(plain) == len(text)


@pytest.mark.parametrize("language", languages())
def test_every_clause_that_is_named_exists(language: str) -> None:
    named = {name for text in texts_of(language).values() for name in NAMED.findall(text)}
    assert named <= {clause.value for clause in Clause}
    assert len(named) > 30


@needs_node
@pytest.mark.parametrize("language", languages())
def test_every_hint_word_and_line_has_its_message_and_names_its_clause(language: str) -> None:
    (names,) = answered({"what": "names"})
    texts = texts_of(language)
    prefixes = ("web-learn-hint-", "web-learn-line-", "web-learn-word-")
    hints, lines, words = (
        {name.removeprefix(prefix) for name in texts if name.startswith(prefix)}
        for prefix in prefixes
    )
    assert sorted(hints) == sorted(names["hints"])
    assert sorted(words) == sorted(word for word, _ in names["words"])
    assert {clause for _, clause in names["words"]} <= {clause.value for clause in Clause}
    assert lines == {clause.value for clause in PAID}
    for clause in lines:
        assert NAMED.findall(texts[f"web-learn-line-{clause}"])[1:] == [clause]
    silent = {name for name in hints if not NAMED.search(texts[f"web-learn-hint-{name}"])}
    assert silent == {"settled"}, "its lines name the clauses"


Hint = dict[str, Any]


def views_of(state: DealState, seed: int) -> Iterator[Any]:
    """What one seat sees of a deal played by chance: its own turns, each new phase, and the end.

    In every other deal the 'Scuse is held back as long as it may be.
    """
    chance = Random(seed)
    phase = None
    while state.turn is not None:
        if state.turn is OWN or state.phase is not phase:
            yield VIEW.to_wire(view(state, OWN))
        phase = state.phase
        actions = list(islice(engine.legal_actions(state), 100))
        held = [one for one in actions if not (isinstance(one, Play) and one.card is Card.F)]
        state = engine.apply(state, chance.choice((seed % 2 and held) or actions)).state
    yield VIEW.to_wire(view(state, OWN))


def dealt(rules: Rules, seed: int) -> DealState:
    """A deal by chance; every seat deals in turn."""
    state = match.next_deal(match.new_match(rules, dealer=Seat(seed % rules.players)))
    pack = list(PACK)
    Random(-seed).shuffle(pack)
    return engine.apply(state, DealCards(tuple(pack))).state


@cache
def views_at(preset: str, players: int) -> list[list[Any]]:
    """What one seat saw of some deals, among them one in which it takes no trick."""
    rules = rules_of(preset, players)
    states = [dealt(rules, seed) for seed in range(DEALS)]
    states.append(deal_with({OWN: "S6..S1 C6..C1 H5..H10 D4..D10"}, dealer=2, rules=rules))
    seen = [list(views_of(state, seed)) for seed, state in enumerate(states)]
    plain: list[list[Any]] = json.loads(msgspec.json.encode(seen))
    return plain


@cache
def guided(preset: str, players: int, language: str) -> list[tuple[Any, Hint]]:
    """Every hint of some deals, with the view at which it came."""
    seen = views_at(preset, players)
    asked = {"what": "guided", "language": language, "names": NAMES[:players]}
    told = answered(*({**asked, "views": views} for views in seen))
    for hints in told:
        names = [hint["name"] for hint in hints]
        assert len(names) == len(set(names)), "each comes once"
    return [
        (views[hint["place"]], hint)
        for views, hints in zip(seen, told, strict=True)
        for hint in hints
    ]


def moments(name: str) -> list[Any]:
    """Every view at which a hint came."""
    found = [told for told, hint in guided("danish", 3, "en") if hint["name"] == name]
    assert found, name
    return found


def suit_led(told: Any) -> str:
    """The suit that a trick asks for."""
    trick = told["trick"]
    first = next((card for card in trick["cards"] if card != "F"), "")
    return str(trick.get("named") or first[:1])


def suits(cards: list[str]) -> set[str]:
    return {card[0] for card in cards if card != "F"}


@needs_node
@pytest.mark.parametrize("language", languages())
def test_every_hint_has_its_moment_and_its_sentence(language: str) -> None:
    (names,) = answered({"what": "names"})
    heard = [hint for table in TABLES for _, hint in guided(*table, language)]
    assert {hint["name"] for hint in heard} == set(names["hints"])
    for hint in heard:
        assert hint["text"].strip()
        assert not re.search(r"[{}]|undefined|NaN", hint["text"]), hint


@needs_node
def test_what_is_said_of_following_and_trumping_is_so() -> None:
    for told in moments("follow"):
        led = suit_led(told)
        assert suits(told["choice"]["cards"]) == {led}
        assert led in suits(told["hand"])
    for told in moments("trump"):
        assert suit_led(told) not in suits(told["hand"])
        assert suits(told["choice"]["cards"]) == {"T"}
    for told in moments("throw"):
        assert not {suit_led(told), "T"} & suits(told["hand"])
        assert sorted(told["choice"]["cards"]) == sorted(told["hand"])
    for told in moments("lead"):
        assert not told["trick"]["cards"]
        assert told["turn"] == OWN


@needs_node
def test_what_is_said_of_dear_cards_is_said_when_they_can_be_played() -> None:
    for name, cards in [
        ("pagat", {"T1"}),
        ("king", {"CK", "SK", "HK", "DK"}),
        ("scuse", {"F"}),
        ("scuse-lead", {"F"}),
    ]:
        for told in moments(name):
            assert cards & set(told["choice"]["cards"]), name
            assert told["trick"]["number"] < 25, name


@needs_node
def test_what_is_said_of_the_scuse_towards_the_end_is_so() -> None:
    for told in moments("demand"):
        assert told["phase"] == "demand"
        assert "F" not in told["hand"]
    for told in moments("demand-holder"):
        assert "F" in told["hand"]
    for told in moments("scuse-late"):
        assert "F" in told["hand"]
        assert 20 <= told["trick"]["number"] <= 23
    for told in moments("settled"):
        assert told["ended"] == "played"


@needs_node
def test_the_amounts_of_a_hint_are_the_tables() -> None:
    of_dollar = [hint["text"] for _, hint in guided("dollar", 4, "en") if hint["name"] == "pots"]
    assert of_dollar
    assert all("paid $4 into" in text and "the dealer $1 more" in text for text in of_dollar)
    without = [hint for _, hint in guided("classic-no-pots", 3, "en")]
    assert not [hint for hint in without if hint["name"] == "pots"]
    told = [hint["text"] for hint in without if hint["name"] in {"king", "lost", "pagat"}]
    assert told
    assert not [text for text in told if "pot" in text]
