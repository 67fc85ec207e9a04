"""``train``: a round into a folder, gone on with where it stopped."""

from pathlib import Path

import pytest
from tests.cli.command_line import run

from grosstarock.players.network_weights import read_weights
from grosstarock.research import schooling


@pytest.fixture
def _small_books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schooling, "BOOK_LESSONS", 150)


def taught(folder: Path, *more: str) -> str:
    size = ("--units", "64", "--hidden", "32", "--books", "2", "--epochs", "2")
    result = run("train", "teach", "--into", str(folder), *size, *more)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.usefixtures("_small_books")
def test_a_round_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    told = taught(tmp_path)
    assert told.count("is written") == 2
    assert "Epoch 2 of 2" in told
    assert read_weights(tmp_path / "weights.npz").first.shape[1] == 64
    assert (tmp_path / "curve.svg").read_text().count("<polyline") == 2
    again = taught(tmp_path)
    assert "is written" not in again
    assert "Epoch" not in again


@pytest.mark.usefixtures("_small_books")
def test_the_network_teaches_itself_from_its_weights(tmp_path: Path) -> None:
    taught(tmp_path / "first")
    result = run(
        *("train", "iterate", "--into", str(tmp_path / "second"), "--books", "1"),
        *("--epochs", "1", "--resume", str(tmp_path / "first" / "weights.npz")),
    )
    assert result.exit_code == 0, result.output
    assert read_weights(tmp_path / "second" / "weights.npz").first.shape[1] == 64


def test_a_network_that_knows_nothing_cannot_teach_itself(tmp_path: Path) -> None:
    result = run("train", "iterate", "--into", str(tmp_path))
    assert result.exit_code == 2
    assert "Begin with teach" in result.output


def test_weights_that_are_not_there_are_named(tmp_path: Path) -> None:
    result = run("train", "teach", "--into", str(tmp_path), "--resume", "nobody")
    assert result.exit_code == 2
    assert "nobody" in result.output


def test_layers_come_in_registers(tmp_path: Path) -> None:
    result = run("train", "teach", "--into", str(tmp_path), "--units", "100")
    assert result.exit_code == 2
    assert "64" in result.output
