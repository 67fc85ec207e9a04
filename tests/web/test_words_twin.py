"""The page says everything exactly as Python's ``say`` does, from the same Fluent files."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.web.running_node import HERE, needs_node, node
from tests.words.everything import everything
from tests.words.played import NAMES, played_deal

from grosstarock.core.actions import BreakOff, DealCards, SeatAction
from grosstarock.core.cards import Card, Suit
from grosstarock.core.choices import Choice
from grosstarock.core.declarations import Declaration, DeclarationName
from grosstarock.core.events import Event
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import IllegalAction, Refusal
from grosstarock.core.rules import Rules, Stake
from grosstarock.core.seats import Seat
from grosstarock.core.state import HowEnded, Phase
from grosstarock.server.derive import Form, form_of
from grosstarock.server.wire_rules import rules_to_wire
from grosstarock.words import Sayable, amount, languages, say
from grosstarock.words.amounts import number, signed_amount

NASTY_NAMES = ("\u202eoB", "  ", "I\u0307stanbul\u2028")
KINDS: dict[str, tuple[Any, Any]] = {
    "card": (Card, Card),
    "suit": (Suit, Suit),
    "pot": (Pot, Pot),
    "seat": (Seat, Seat),
    "declaration_name": (DeclarationName, DeclarationName),
    "phase": (Phase, Phase),
    "ended": (HowEnded, HowEnded),
    "declaration": (Declaration, Declaration),
    "event": (Event, Event),
    "played": (DealPlayed, DealPlayed),
    "entry": (Entry, Entry),
    "choice": (Choice, Choice),
    "action": (SeatAction, SeatAction),
    "refusal": (Refusal, Refusal),
}
FORMS: dict[str, Form] = {what: form_of(kind) for what, (_, kind) in KINDS.items()}
UNSAID = (DealCards, BreakOff, IllegalAction)
"""What only the server does, and what only Python raises."""


def asked(
    thing: Sayable, language: str, names: tuple[str, ...], rules: Rules | None
) -> dict[str, Any] | None:
    """The thing as the page gets it; None for what the page never says."""
    if isinstance(thing, UNSAID):
        return None
    for what, (kind, _) in KINDS.items():
        if isinstance(thing, kind):
            question = {
                "language": language,
                "names": names,
                "rules": None if rules is None else rules_to_wire(rules),
                "what": what,
                "thing": FORMS[what].to_wire(thing),
            }
            return question | ({"clause": thing.clause} if isinstance(thing, Refusal) else {})
    return None


def played_things() -> Iterator[tuple[Sayable, Rules]]:
    """The events and choices of a deal played by chance at every kind of table."""
    for name, preset in PRESETS.items():
        for players in preset.players:
            rules = rules_of(name, players)
            state = played_deal(rules, Random(players))
            for entry in state.ledger:
                yield entry, rules
            if state.played is not None:
                yield state.played, rules


def said_by_page(questions: list[dict[str, Any]]) -> list[dict[str, str]]:
    sent = "\n".join(msgspec.json.encode(question).decode() for question in questions)
    answered = node(str(HERE / "say.mjs"), sent=sent)
    assert answered.returncode == 0, answered.stderr
    return [json.loads(line) for line in answered.stdout.splitlines()]


def expected(
    thing: Sayable, language: str, names: tuple[str, ...], rules: Rules | None
) -> dict[str, str]:
    return {"said": say(thing, language, names=names, rules=rules)}


@needs_node
@pytest.mark.parametrize("language", languages())
def test_the_page_says_what_python_says(language: str) -> None:
    tables: list[tuple[tuple[str, ...], Rules | None]] = [
        ((), None),
        (NAMES, rules_of("danish")),
        (NASTY_NAMES, rules_of("dollar", 4)),
    ]
    cases = [(thing, names, rules) for thing in everything() for names, rules in tables]
    cases += [(thing, NAMES, rules) for thing, rules in played_things()]
    questions, answers = [], []
    for thing, names, rules in cases:
        question = asked(thing, language, names, rules)
        if question is not None:
            questions.append(question)
            answers.append(expected(thing, language, names, rules))
    assert len(questions) > 900
    for question, found, wanted in zip(questions, said_by_page(questions), answers, strict=True):
        assert found == wanted, question


@needs_node
@pytest.mark.parametrize("language", languages())
def test_amounts_are_said_alike(language: str) -> None:
    questions, answers = [], []
    for stake in (Stake(), Stake("$", 5), Stake("kroner", 3), Stake("points", 20), Stake("₱", 7)):
        rules = rules_of("danish", stake=stake)
        for points in (0, 1, -1, 5, -15, 85, 1_234_567, -10):
            for what, say_amount in (
                ("amount", amount),
                ("signed", signed_amount),
                ("number", number),
            ):
                question = {
                    "language": language,
                    "names": (),
                    "rules": rules_to_wire(rules),
                    "what": what,
                    "thing": points,
                }
                questions.append(question)
                answers.append({"said": say_amount(points, stake, language)})
    assert said_by_page(questions) == answers
