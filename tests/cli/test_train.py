"""``train``: a round into a folder, gone on with where it stopped."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest
from tests.cli.command_line import run

from grosstarock.kernel.habit import WEIGHTS
from grosstarock.kernel.habit_finer import FINER_WEIGHTS
from grosstarock.research import schooling
from grosstarock.research.courses import write_book


@pytest.fixture
def _small_books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schooling, "write_book", partial(write_book, deals=1))


def taught(folder: Path, *more: str) -> str:
    result = run("train", "teach", "--into", str(folder), "--books", "2", "--epochs", "2", *more)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.usefixtures("_small_books")
def test_a_round_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    told = taught(tmp_path)
    assert told.count("is written") == 2
    assert "Epoch 2 of 2" in told
    assert np.load(tmp_path / "weights.npy").shape == (FINER_WEIGHTS,)
    assert (tmp_path / "curve.svg").read_text().count("<polyline") == 2
    again = taught(tmp_path)
    assert "is written" not in again
    assert "Epoch 2 of 2" in again


@pytest.mark.usefixtures("_small_books")
def test_a_habit_teaches_a_finer_one_and_meets_it(tmp_path: Path) -> None:
    taught(tmp_path / "first", "--coarse")
    assert np.load(tmp_path / "first" / "weights.npy").shape == (WEIGHTS,)
    result = run(
        *("train", "iterate", "--into", str(tmp_path / "second"), "--books", "1"),
        *("--epochs", "1", "--resume", str(tmp_path / "first" / "weights.npy")),
    )
    assert result.exit_code == 0, result.output
    assert "Against the habit that taught" in result.output
    assert np.load(tmp_path / "second" / "weights.npy").shape == (FINER_WEIGHTS,)


def test_a_habit_that_knows_nothing_cannot_teach_itself(tmp_path: Path) -> None:
    result = run("train", "iterate", "--into", str(tmp_path))
    assert result.exit_code == 2
    assert "Begin with teach" in result.output


@pytest.mark.parametrize("held", [b"", b"no table", np.zeros(9, np.int16), np.zeros(WEIGHTS)])
def test_a_file_that_holds_no_weights_teaches_nothing(
    tmp_path: Path, held: bytes | np.ndarray
) -> None:
    file = tmp_path / "held.npy"
    if isinstance(held, bytes):
        file.write_bytes(held)
    else:
        np.save(file, held)
    result = run("train", "iterate", "--into", str(tmp_path / "into"), "--resume", str(file))
    assert result.exit_code == 2
    assert "held.npy" in result.output


def test_weights_that_are_not_there_are_named(tmp_path: Path) -> None:
    result = run("train", "teach", "--into", str(tmp_path), "--resume", "nobody")
    assert result.exit_code == 2
    assert "nobody" in result.output
