"""The covering rows hold what later tests rely on: every pair of values, and nothing needless."""

import json
from itertools import combinations
from typing import Any

import pytest
from tests.data.make_covering import CHANGED_TARIFF, FILE, covering_text, main

# Written out once more, so that a slip in the maker's own table shows here.
OFF_OR_ON = [False, True]
VALUES: dict[str, list[Any]] = {
    "preset": ["classic", "classic-no-pots", "danish", "dollar", "two-player"],
    "seats": [2, 3, 4],
    "direction": ["counter-clockwise", "clockwise"],
    "pots": OFF_OR_ON,
    "declarations": ["compulsory", "voluntary"],
    "scuse_without_tricks": ["surrendered", "kept"],
    "announced_tout": OFF_OR_ON,
    "scuse_counts_as_trump": OFF_OR_ON,
    "card_points": OFF_OR_ON,
    "card_points_in_tout": OFF_OR_ON,
    "last_trick_paid_on_bagud": OFF_OR_ON,
    "ultimo_paid_in_tout": OFF_OR_ON,
    "redeal_without_trumps": OFF_OR_ON,
    "tariff": ["default", "changed"],
    "stake": ["points", "$"],
}
SAME: dict[str, Any] = {
    "scuse_counts_as_trump": True,
    "card_points": True,
    "card_points_in_tout": True,
    "last_trick_paid_on_bagud": False,
    "ultimo_paid_in_tout": False,
    "redeal_without_trumps": False,
}
COLUMNS = ["direction", "pots", "declarations", "scuse_without_tricks", "announced_tout"]
PRESETS: dict[str, dict[str, Any]] = {
    preset: {**SAME, **dict(zip(COLUMNS, column, strict=True))}
    for preset, column in {
        "classic": ["counter-clockwise", True, "compulsory", "surrendered", False],
        "classic-no-pots": ["counter-clockwise", False, "compulsory", "surrendered", False],
        "danish": ["counter-clockwise", True, "voluntary", "surrendered", False],
        "dollar": ["clockwise", True, "voluntary", "kept", True],
        "two-player": ["counter-clockwise", False, "compulsory", "surrendered", False],
    }.items()
}
AS_THEY_ARE = [
    ("classic", 3),
    ("classic", 4),
    ("classic-no-pots", 3),
    ("classic-no-pots", 4),
    ("danish", 3),
    ("danish", 4),
    ("dollar", 3),
    ("dollar", 4),
    ("two-player", 2),
]

ROWS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def values_of(row: dict[str, Any]) -> dict[str, Any]:
    """The value of every factor in a row."""
    return {
        "preset": row["preset"],
        "seats": row["seats"],
        **PRESETS[row["preset"]],
        **row["options"],
        "tariff": "changed" if row["tariff"] else "default",
        "stake": row["stake"]["unit"],
    }


def is_impossible(values: set[Any]) -> bool:
    """Whether two values cannot meet at one table, said as (factor, value)."""
    two = {("seats", 2), ("preset", "two-player")}
    more = {("seats", 3), ("seats", 4), ("pots", True)} | {
        ("preset", preset) for preset in PRESETS if preset != "two-player"
    }
    return bool(values & two) and bool(values & more)


def test_every_allowed_pair_of_values_is_in_a_row() -> None:
    missing = []
    for one, other in combinations(VALUES, 2):
        for value in VALUES[one]:
            for second in VALUES[other]:
                found = any(
                    values_of(row)[one] == value and values_of(row)[other] == second for row in ROWS
                )
                if found == is_impossible({(one, value), (other, second)}):
                    missing.append((one, value, other, second))
    assert missing == []


def test_every_row_is_a_table_that_can_be_set_up() -> None:
    for row in ROWS:
        values = values_of(row)
        assert set(values) == set(VALUES)
        assert all(value in VALUES[factor] for factor, value in values.items())
        assert (row["seats"] == 2) == (row["preset"] == "two-player")
        assert not (row["seats"] == 2 and values["pots"])


def test_rows_name_only_what_differs_from_the_preset() -> None:
    for row in ROWS:
        assert list(row) == ["preset", "seats", "options", "tariff", "stake"]
        for name, value in row["options"].items():
            assert PRESETS[row["preset"]][name] != value
        assert row["tariff"] in ({}, CHANGED_TARIFF)


def test_the_presets_as_they_are_come_first() -> None:
    first = ROWS[: len(AS_THEY_ARE)]
    assert [(row["preset"], row["seats"]) for row in first] == AS_THEY_ARE
    for row in first:
        assert row["options"] == {}
        assert row["tariff"] == {}
        assert row["stake"]["unit"] == ("$" if row["preset"] == "dollar" else "points")


def test_no_row_is_there_twice() -> None:
    assert all(one != other for one, other in combinations(ROWS, 2))


def test_the_changed_amounts_are_multiples_of_five() -> None:
    assert all(amount % 5 == 0 for amount in CHANGED_TARIFF.values())


def test_the_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert FILE.read_text(encoding="utf-8") == covering_text()
    assert main(["--check"]) == 0
    assert capsys.readouterr().err == ""
