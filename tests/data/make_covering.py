"""Makes `covering.json`: a small set of tables in which every pair of option values occurs.

    python tests/data/make_covering.py            writes the file
    python tests/data/make_covering.py --check    exits 1 if the file is out of date

The rows begin with every preset as it is, at each of its numbers of seats. The others are found
greedily, without chance: while a pair of values is in no row yet, a row is built around it, and
each further value is the one that brings most new pairs.
"""

import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

Pair = frozenset[tuple[str, Any]]
Choice = dict[str, Any]
"""One value for each factor, or, while a row is being built, for some of them."""

FILE = Path(__file__).with_name("covering.json")

CHANGED_TARIFF = {
    "foundation": 30,
    "dealer_payment": 10,
    "ten_trumps": 15,
    "more_matadors": 10,
    "half": 10,
    "lost_card": 10,
    "pagat_won": 15,
    "tout": 135,
    "misere": 30,
    "king_ultimo": 55,
    "last_trick": 35,
    "card_unit": 10,
}
POINTS = {"unit": "points", "points": 1}
DOLLARS = {"unit": "$", "points": 5}

OPTIONS: dict[str, list[Any]] = {
    "direction": ["counter-clockwise", "clockwise"],
    "pots": [True, False],
    "declarations": ["compulsory", "voluntary"],
    "scuse_without_tricks": ["surrendered", "kept"],
    "announced_tout": [False, True],
    "scuse_counts_as_trump": [True, False],
    "card_points": [True, False],
    "card_points_in_tout": [True, False],
    "last_trick_paid_on_bagud": [False, True],
    "ultimo_paid_in_tout": [False, True],
    "redeal_without_trumps": [False, True],
}
DEFAULTS: Choice = {name: values[0] for name, values in OPTIONS.items()}
PRESETS: dict[str, Choice] = {
    "classic": DEFAULTS,
    "classic-no-pots": {**DEFAULTS, "pots": False},
    "danish": {**DEFAULTS, "declarations": "voluntary"},
    "dollar": {
        **DEFAULTS,
        "direction": "clockwise",
        "declarations": "voluntary",
        "scuse_without_tricks": "kept",
        "announced_tout": True,
    },
    "two-player": {**DEFAULTS, "pots": False},
}
FACTORS: dict[str, list[Any]] = {
    "preset": list(PRESETS),
    "seats": [2, 3, 4],
    **OPTIONS,
    "tariff": ["default", "changed"],
    "stake": ["points", "$"],
}


def is_allowed(choice: Choice) -> bool:
    """Whether a table may be set up so: two seats, no pots and their preset belong together."""
    for_two = choice.get("seats") == 2 or choice.get("preset") == "two-player"
    for_more = (
        choice.get("seats") in (3, 4)
        or choice.get("preset") not in (None, "two-player")
        or choice.get("pots") is True
    )
    return not (for_two and for_more)


def pairs_in(choice: Choice) -> set[Pair]:
    """Every pair of values in a row."""
    return {frozenset(pair) for pair in combinations(choice.items(), 2)}


def allowed_pairs() -> list[Pair]:
    """Every pair of values of two factors that a table may have, in the order of the factors."""
    pairs = []
    for one, other in combinations(FACTORS, 2):
        for value in FACTORS[one]:
            for second in FACTORS[other]:
                if is_allowed({one: value, other: second}):
                    pairs.append(frozenset([(one, value), (other, second)]))
    return pairs


def preset_choices() -> list[Choice]:
    """Every preset as it is, at each of its numbers of seats."""
    choices = []
    for preset, options in PRESETS.items():
        for seats in [2] if preset == "two-player" else [3, 4]:
            stake = "$" if preset == "dollar" else "points"
            choices.append(
                {"preset": preset, "seats": seats, **options, "tariff": "default", "stake": stake}
            )
    return choices


def row_around(pair: Pair, missing: set[Pair]) -> Choice:
    """A whole row that holds the pair and as many of the missing ones as greed finds."""
    choice: Choice = dict(pair)
    for factor, values in FACTORS.items():
        if factor in choice:
            continue
        fitting = [value for value in values if is_allowed({**choice, factor: value})]
        choice[factor] = max(
            fitting, key=lambda value: len(pairs_in({**choice, factor: value}) & missing)
        )
    return {factor: choice[factor] for factor in FACTORS}


def covering_choices() -> list[Choice]:
    """The presets, then rows until no allowed pair is missing."""
    choices = preset_choices()
    pairs = allowed_pairs()
    missing = set(pairs)
    for choice in choices:
        missing -= pairs_in(choice)
    for pair in pairs:
        if pair in missing:
            choice = row_around(pair, missing)
            missing -= pairs_in(choice)
            choices.append(choice)
    return choices


def row_of(choice: Choice) -> dict[str, Any]:
    """A choice as the file holds it: only options and amounts that differ from the preset's."""
    preset = PRESETS[choice["preset"]]
    return {
        "preset": choice["preset"],
        "seats": choice["seats"],
        "options": {name: choice[name] for name in OPTIONS if choice[name] != preset[name]},
        "tariff": CHANGED_TARIFF if choice["tariff"] == "changed" else {},
        "stake": DOLLARS if choice["stake"] == "$" else POINTS,
    }


def covering_text() -> str:
    """The whole file: a list with one row a line."""
    rows = [json.dumps(row_of(choice), ensure_ascii=False) for choice in covering_choices()]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` say whether it is as it should be."""
    text = covering_text()
    if arguments == ["--check"]:
        if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{FILE.name} is out of date; run {Path(__file__).name}\n")
        return 1
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
