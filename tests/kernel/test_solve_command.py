"""``grosstarock solve``: an ending in, the worth of every card and a line out."""

import json
import sys
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from grosstarock.cli.solve import command, kernel_room
from grosstarock.core.endplay import ending_choice
from grosstarock.notation.oneline import read_ending

ENDING = (
    "grosstarock-ending/1 preset=dollar seats=3 dealer=0 leader=0 "
    "hands=D1,T17,F/HN,H3,T20/DQ,DN,T19 points=15,30,20 tricks=1,1,1 scuse=held:C10 pots=65,65"
)
TWO = (
    "grosstarock-ending/1 preset=two-player seats=2 dealer=0 leader=1 hands=CK,C4/C9,T7 "
    "points=30,25 tricks=1,1 scuse=settled scores=5,0"
)


def solved(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(command, list(arguments), input=typed, catch_exceptions=False)


def as_json(*arguments: str) -> dict[str, Any]:
    result = solved(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_every_action_has_its_gain_and_the_line_goes_to_the_last_card() -> None:
    found = as_json(ENDING)
    ending = read_ending(ENDING)
    assert found["solved"]
    assert found["method"] == "maxn"
    assert found["ending"] == ENDING
    assert len(found["actions"]) == len(list(ending_choice(ending)))
    assert all(len(one["gains"]) == 3 for one in found["actions"])
    assert len(found["line"]) >= 9


def test_the_ending_may_be_typed_in_words_or_come_from_standard_input() -> None:
    whole = solved(ENDING).output
    assert solved(*ENDING.split()).output == whole
    assert solved("-", typed=ENDING + "\n").output == whole


def test_two_players_play_for_the_difference_unless_told_otherwise() -> None:
    assert as_json(TWO)["method"] == "difference"
    gains = [one["gain"] for one in as_json(TWO)["actions"]]
    assert [one["gain"] for one in as_json(TWO, "--method", "maxn")["actions"]] == gains
    assert solved(TWO, "--method", "paranoid").exit_code == 1


def test_beyond_the_budget_it_says_so_and_fails() -> None:
    result = solved(ENDING, "--budget", "2")
    assert result.exit_code == 1
    assert "2" in result.output.splitlines()[-1]


def test_what_cannot_be_an_ending_is_told() -> None:
    result = solved("grosstarock-ending/1", "preset=danish")
    assert result.exit_code == 1
    assert result.stderr


def test_without_the_kernel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [one for one in sys.modules if one.startswith("grosstarock.kernel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(click.ClickException, match="grosstarock\\[kernel\\]"):
        kernel_room()
