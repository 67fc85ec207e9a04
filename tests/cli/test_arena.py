"""``arena``: what it prints, keeps and refuses."""

import json
from pathlib import Path

import pytest
from tests.cli.command_line import run

import grosstarock.cli.arena as arena_command
from grosstarock.arena.gains import Source
from grosstarock.arena.thinking import PlayerFailed
from grosstarock.cli.arena import source_said
from grosstarock.cli.reading import read_file
from grosstarock.core.ledger import NO_POTS, Pots
from grosstarock.core.presets import rules_of
from grosstarock.notation.record import DealRecord


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two packs of three players, played once and read by all tests."""
    into = tmp_path_factory.mktemp("arena")
    result = run(*asked(into), "--chart", into / "chart.svg", "--jobs", "2")
    assert result.exit_code == 0, result.output
    (into / "printed.txt").write_text(result.stdout, encoding="utf-8")
    return into


def asked(into: Path, players: str = "novice,random", deals: int = 2) -> tuple[str | Path, ...]:
    return ("arena", "--players", players, "--deals", str(deals), "--into", into)


def test_it_prints_the_ladder_the_match_the_sources_and_the_times(folder: Path) -> None:
    printed = (folder / "printed.txt").read_text(encoding="utf-8")
    for told in (
        "2 deals of danish, 3 at the table",
        "novice against random",
        "(CARD-2)",
        " ms",
        str(folder),
    ):
        assert told in printed


def test_every_deal_is_kept_and_can_be_shown_and_replayed(folder: Path) -> None:
    (deals,) = folder.glob("*.deals.jsonl")
    with deals.open("rb") as file:
        records = read_file(file)
    assert len(records) == 12
    assert all(isinstance(record, DealRecord) for record in records)
    assert run("replay", deals).exit_code == 0
    shown = run("show", deals, "--deal", "7")
    assert shown.exit_code == 0
    assert "novice" in shown.output


def test_the_report_is_json_and_nothing_else_and_the_same_command_plays_nothing_twice(
    folder: Path,
) -> None:
    (results,) = folder.glob("*.results.jsonl")
    before = results.read_bytes()
    result = run(*asked(folder), "--json")
    told = json.loads(result.stdout)
    assert told["matches"][0]["deals"] == 2
    assert told["rules"]["preset"] == "danish"
    assert results.read_bytes() == before


def test_the_chart_is_a_picture_of_its_own(folder: Path) -> None:
    chart = (folder / "chart.svg").read_text(encoding="utf-8")
    assert chart.startswith("<svg")
    assert "novice against random" in chart


def test_a_player_who_fails_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise PlayerFailed("novice", "KeyError: no plan")

    monkeypatch.setattr(arena_command, "play_contest", fails)
    result = run(*asked(folder))
    assert result.exit_code == 1
    assert "novice" in result.stderr
    assert "no plan" in result.stderr


def test_a_stop_by_hand_says_that_it_can_go_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "play_contest", stopped)
    result = run(*asked(folder))
    assert result.exit_code == 130
    assert "goes on from there" in result.stderr


def test_results_of_something_else_are_not_touched(folder: Path, tmp_path: Path) -> None:
    (results,) = folder.glob("*.results.jsonl")
    broken = tmp_path / results.name
    broken.write_text("{}\n", encoding="utf-8")
    result = run(*asked(tmp_path))
    assert result.exit_code == 1
    assert "--afresh" in result.stderr
    assert broken.read_text(encoding="utf-8") == "{}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", "novice"), "two players"),
        (("--players", "novice,novice"), "only once"),
        (("--players", "novice,grandmaster"), "grandmaster"),
        (("--players", "novice,random@soon"), "soon"),
        (("--players", "novice,random", "--budget", "0"), "“0”"),
        (("--players", "novice,random", "--pots", "fat"), "fat"),
        (("--players", "novice,random", "--pots", "60,-5"), "60,-5"),
        (("--players", "novice,random", "--pots", "running", "--rules", "classic-no-pots"), "pots"),
        (("--players", "novice,random", "--seed", "no spaces"), "no spaces"),
        (("--players", "novice,random", "--rules", "polish"), "polish"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    result = run("arena", "--into", tmp_path, *arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "preset", "pots"),
    [
        ("fresh", "danish", NO_POTS),
        ("fresh", "two-player", NO_POTS),
        ("running", "danish", None),
        ("130,300", "danish", Pots(130, 300)),
    ],
)
def test_pots_are_treated_as_asked(text: str, preset: str, pots: Pots | None) -> None:
    assert arena_command.pots_before(text, rules_of(preset)) == pots


def test_sources_are_said_with_the_clause_and_the_card() -> None:
    assert source_said(Source.read("PAY-1/pagat")) == "A King or Pagat lost: the Pagat (PAY-1)"
    assert source_said(Source.read("MIS-1")) == "Misère: no trick (MIS-1)"
