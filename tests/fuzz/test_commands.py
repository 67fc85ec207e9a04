"""The commands that read files and options, against spoiled ones: an answer, never a traceback.

A conversion that fails leaves the file it would have written as it was.
"""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from tests.differential.test_judge_agrees import seed_of_commit
from tests.fuzz.inputs import WORDS, spoiled, words_changed

from grosstarock.cli.app import grosstarock

FILES = ("record", "lines", "text", "prefix", "ending", "match-end")
EXIT_STATUS = (0, 1, 2)
OPTIONS = (
    *("pots=on", "declarations=compulsory", "tariff.tout=135", "stake.unit=$", "stake.points=5"),
    *("direction=clockwise", "card_points=off", "tariff.card_unit=10"),
)


def ran(*arguments: str) -> Result:
    result = CliRunner().invoke(grosstarock, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), arguments
    assert result.exit_code in EXIT_STATUS
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize("form", FILES)
def test_spoiled_files_are_converted_or_refused_and_nothing_is_half_written(
    form: str, tmp_path: Path
) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    for number in range(25):
        chance = Random(f"{seed_of_commit()} convert {form} {number}")
        source.write_bytes(spoiled(chance, form))
        target.write_text("as it was")
        notation = chance.choice(("json", "text", "line"))
        result = ran("convert", str(source), "--to", notation, "--output", str(target))
        assert (target.read_text("utf-8") == "as it was") is (result.exit_code != 0)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["in", "out"]
        assert result.exit_code == 0 or result.output.strip()


@pytest.mark.parametrize("form", FILES)
def test_spoiled_files_are_checked_or_refused_in_json(form: str, tmp_path: Path) -> None:
    source = tmp_path / "in"
    for number in range(25):
        source.write_bytes(spoiled(Random(f"{seed_of_commit()} replay {form} {number}"), form))
        result = ran("replay", str(source), "--json")
        found = json.loads(result.stdout)
        assert (result.exit_code == 0) is (found["faults"] == [])
        ran("replay", str(source), "--quiet")
        ran("show", str(source))


def test_spoiled_options_are_understood_or_refused() -> None:
    for number in range(200):
        chance = Random(f"{seed_of_commit()} options {number}")
        preset = chance.choice(("danish", "two-player", "dollar", chance.choice(WORDS)))
        words = ["rules", "--rules", preset] if chance.random() < 0.5 else ["rules", preset]
        for _ in range(chance.randrange(3)):
            choice = chance.choice(OPTIONS).encode()
            for _ in range(chance.randrange(3)):
                choice = words_changed(chance, choice, chance.choice(OPTIONS).encode())
            words += ["--option", choice.decode("utf-8", "replace")]
        if chance.random() < 0.3:
            words += ["--seats", chance.choice(("2", "3", "4", *WORDS))]
        ran(*words)


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for command in (["convert", "--to", "json"], ["replay"], ["show"]):
        assert ran(command[0], str(tmp_path / "none"), *command[1:]).exit_code == 2
        assert ran(command[0], str(tmp_path), *command[1:]).exit_code == 2
