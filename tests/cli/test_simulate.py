"""``simulate``: one record a line and nothing else, the pots and balances running on."""

import json
from itertools import pairwise

import pytest
from tests.cli.command_line import run, simulated


def test_the_form_that_tools_depend_on() -> None:
    lines = simulated(
        *("--rules", "danish", "--seats", "4", "--deals", "12", "--seed", "7"),
        *("--players", "novice,random,novice,random"),
    )
    records = [json.loads(line) for line in lines]
    assert len(records) == 12
    assert all(record["format"] == "grosstarock-deal/1" for record in records)
    assert all(record["rules"]["preset"] == "danish" for record in records)
    assert [record["dealer"] for record in records] == [number % 4 for number in range(12)]
    assert [len(record["tricks"]) for record in records] == [25] * 12


def test_pots_and_balances_run_on_through_the_deals() -> None:
    records = [json.loads(line) for line in simulated("--deals", "6", "--seed", "x")]
    for earlier, later in pairwise(records):
        assert later["balances_before"] == earlier["balances_after"]
        assert later["pots_before"] == earlier["pots_after"]


def test_the_same_seed_gives_the_same_records() -> None:
    assert simulated("--deals", "2", "--seed", "7") == simulated("--deals", "2", "--seed", "7")
    assert simulated("--deals", "2", "--seed", "7") != simulated("--deals", "2", "--seed", "8")


def test_options_may_be_repeated_and_amounts_set() -> None:
    (line,) = simulated(
        *("--deals", "1", "--option", "declarations=compulsory"),
        *("--option", "tariff.tout=135", "--option", "card_points=off"),
    )
    assert json.loads(line)["rules"] == {
        "preset": "danish",
        "options": {"declarations": "compulsory", "card_points": False},
        "tariff": {"tout": 135},
        "version": 1,
    }


def test_every_preset_simulates() -> None:
    for preset in ("classic", "classic-no-pots", "danish", "dollar", "two-player"):
        assert len(simulated("--rules", preset, "--deals", "1")) == 1


def test_a_redeal_is_a_record_of_its_own() -> None:
    lines = simulated("--deals", "60", "--option", "redeal_without_trumps=on", "--seed", "3")
    assert len(lines) == 60


def test_without_json_a_table_of_the_players() -> None:
    result = run("simulate", "--deals", "2", "--players", "novice,random,random")
    assert result.exit_code == 0
    assert "1 novice" in result.output
    assert "2 deals of danish" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--rules", "polish"), "polish"),
        (("--rules", "two-player", "--seats", "3"), "two-player"),
        (("--option", "pots"), "pots"),
        (("--option", "hats=on"), "hats"),
        (("--option", "pots=perhaps"), "perhaps"),
        (("--option", "tariff.tout=12"), "tout"),
        (("--option", "tariff.tout=many"), "many"),
        (("--option", "tariff.hat=5"), "hat"),
        (("--option", "stake.points=0"), "0"),
        (("--players", "novice,random"), "2"),
        (("--players", "grandmaster"), "grandmaster"),
        (("--seed", "no spaces"), "no spaces"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    result = run("simulate", "--deals", "1", "--json", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
