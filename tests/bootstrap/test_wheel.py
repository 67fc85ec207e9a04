"""The wheel, installed outside the tree, plays and prints clauses; alone it needs nothing."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

pytestmark = pytest.mark.deep


def output_of(*command: str | Path, cwd: Path, typed: str = "") -> str:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    settings |= {"HOME": str(cwd), "XDG_DATA_HOME": str(cwd / "data")}
    run = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=settings,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return run.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT)
    output_of(*pip, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def python(tmp_path: Path) -> Path:
    venv.create(tmp_path / "venv", with_pip=True)
    return tmp_path / "venv" / SCRIPTS / "python"


def test_with_its_extra_it_plays_and_prints_clauses(
    wheel: Path, python: Path, tmp_path: Path
) -> None:
    output_of(python, "-m", "pip", "install", "-q", f"{wheel}[cli]", cwd=tmp_path)
    grosstarock = python.parent / "grosstarock"
    assert "SCUSE-7  " in output_of(grosstarock, "rules", "danish", cwd=tmp_path)
    played = output_of(grosstarock, "play", "--new", "--plain", cwd=tmp_path, typed="q\n")
    assert "Deal 1" in played
    records = output_of(grosstarock, "simulate", "--deals", "2", "--json", cwd=tmp_path)
    assert '"deals": 2' in output_of(
        grosstarock, "replay", "-", "--json", cwd=tmp_path, typed=records
    )


def test_without_extras_it_installs_nothing_else_and_knows_the_rules(
    wheel: Path, python: Path, tmp_path: Path
) -> None:
    output_of(python, "-m", "pip", "install", "-q", wheel, cwd=tmp_path)
    installed = output_of(python, "-m", "pip", "list", "--format=freeze", cwd=tmp_path)
    assert {line.split("=")[0] for line in installed.split()} <= {
        *("grosstarock", "pip", "setuptools", "wheel"),
    }
    script = (
        "from grosstarock.plugins import PLAYERS; from grosstarock.core.presets import PRESETS; "
        "import grosstarock.notation.text; print(*PLAYERS, *PRESETS)"
    )
    assert output_of(python, "-c", script, cwd=tmp_path).startswith("random novice classic")
