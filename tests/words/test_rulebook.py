"""The rulebook as data: clauses of a table, options, presets and differences."""

import pytest

from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.errors import Malformed
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import OPTIONS, Tariff
from grosstarock.words.rulebook import (
    amounts_in_words,
    clauses_of,
    difference,
    options_in_words,
    preset_difference,
    presets_in_words,
)


def not_applying(preset: str, players: int, **options: bool) -> set[str]:
    rules = rules_of(preset, players, options=options)
    return {words.clause.value for words in clauses_of(rules) if not words.applies}


TWO = {"TAB-4", "TWO-1", "TWO-2", "TWO-3"}
POTS = {"POT-1", "POT-2", "POT-3", "POT-4"}
ANNOUNCED = {"TOUT-A1", "TOUT-A2"}


def test_clauses_that_do_not_apply_to_a_table_are_marked() -> None:
    assert not_applying("danish", 4) == TWO | ANNOUNCED | {"GAME-3"}
    assert not_applying("dollar", 3) == TWO | {"TAB-3", "GAME-3"}
    assert not_applying("classic-no-pots", 4) == TWO | POTS | ANNOUNCED | {"GAME-3"}
    assert not_applying("two-player", 2) == POTS | ANNOUNCED | {
        *("TAB-2", "TAB-3", "MIS-1", "CARD-2", "GAME-3")
    }
    assert not_applying("danish", 4, redeal_without_trumps=True, card_points=False) == (
        TWO | ANNOUNCED | {"CARD-1", "CARD-2", "CARD-3"}
    )


def test_without_a_table_every_clause_is_told_with_both_amounts() -> None:
    found = clauses_of()
    assert [words.clause for words in found] == list(CLAUSES)
    assert all(words.applies for words in found)
    by_clause = {words.clause: words for words in found}
    assert "85 (25)" in by_clause[Clause.TOUT_1].text
    assert "pays 20 into" in by_clause[Clause.POT_2].text


def test_changed_amounts_of_a_table_stand_in_its_clauses() -> None:
    rules = rules_of("dollar", tariff={"tout": 135})
    by_clause = {words.clause: words for words in clauses_of(rules)}
    assert "receives $27 from" in by_clause[Clause.TOUT_1].text


def test_every_option_and_amount_is_told_with_the_clauses_that_read_it() -> None:
    options = options_in_words()
    assert [words.name for words in options] == ["players", *OPTIONS]
    assert all(words.help and words.clauses for words in options)
    assert {words.name: [code for code, _ in words.values] for words in options}["pots"] == [
        *("on", "off")
    ]
    amounts = amounts_in_words()
    assert [words.name for words in amounts] == list(Tariff().amounts())
    assert all(words.clauses for words in amounts)


def test_presets_are_told_with_every_option() -> None:
    found = presets_in_words()
    assert [words.name for words in found] == list(PRESETS)
    assert all([value.option for value in words.values] == list(OPTIONS) for words in found)
    assert [words.players for words in found] == ["3 or 4", "3 or 4", "3 or 4", "3 or 4", "2"]
    assert found[3].stake == "$1 is 5 points"


def test_two_presets_differ_in_what_section_ten_says() -> None:
    names = [one.name for one in preset_difference("classic", "dollar")]
    assert names == [
        *("direction", "declarations", "scuse_without_tricks", "announced_tout", "stake")
    ]
    assert preset_difference("danish", "danish") == ()
    first = preset_difference("danish", "two-player")[0]
    assert (first.name, first.left, first.right) == ("players", "3 or 4", "2")
    with pytest.raises(Malformed):
        preset_difference("danish", "swedish")


def test_two_tables_differ_in_their_players_and_amounts() -> None:
    found = difference(rules_of("danish", 3), rules_of("danish", 4, tariff={"misere": 30}))
    assert [(one.name, one.left, one.right) for one in found] == [
        ("players", "Three", "Four"),
        ("tariff.misere", "25", "30"),
    ]
