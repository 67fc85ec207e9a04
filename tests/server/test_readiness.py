"""What stronger players need comes in the background; until then nobody waits for it."""

import asyncio
import sys
from pathlib import Path

import pytest

from grosstarock import plugins
from grosstarock.players.random_player import RandomPlayer
from grosstarock.plugins import PlayerEntry, PlayerRegistry
from grosstarock.server import readiness
from grosstarock.server.readiness import Progress, Readiness, Stage, installing

PLAIN = PlayerEntry("plain", "1", RandomPlayer)
NEEDY = PlayerEntry("needy", "1", RandomPlayer, needs=("kernel",))


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    found = PlayerRegistry({"plain": PLAIN, "needy": NEEDY}, dict)
    monkeypatch.setattr(plugins, "PLAYERS", found)
    monkeypatch.setattr(readiness, "PLAYERS", found)


def nothing_is_installed(monkeypatch: pytest.MonkeyPatch, mark: Path) -> None:
    """The packages are missing until the file is there."""
    monkeypatch.setattr(plugins, "find_spec", lambda _name: True if mark.exists() else None)


def script(text: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text)


def prepared(install: tuple[str, ...] | None, compiling: tuple[str, ...]) -> Readiness:
    async def run() -> Readiness:
        ready = Readiness(install=lambda: install, compiling=compiling)
        ready.begin()
        await ready.wait()
        await ready.close()
        return ready

    return asyncio.run(run())


@pytest.mark.usefixtures("registry")
def test_before_anything_is_prepared_only_the_plain_players_are_offered() -> None:
    ready = Readiness()
    assert ready.players() == ("plain",)
    assert ready.is_ready("plain:bold")
    assert not ready.is_ready("needy:bold")


@pytest.mark.usefixtures("registry")
def test_what_is_installed_is_compiled_and_then_offered() -> None:
    ready = prepared(None, script("print('1 2'); print('2 2')"))
    assert ready.progress == Progress(Stage.READY)
    assert ready.players() == ("plain", "needy")


@pytest.mark.usefixtures("registry")
def test_progress_is_seen_step_by_step(tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"
    text = (
        "import pathlib, time\nprint('1 3', flush=True)\n"
        f"while not pathlib.Path({str(go_on)!r}).exists(): time.sleep(0.01)\n"
    )

    async def run() -> None:
        ready = Readiness(compiling=script(text))
        ready.begin()
        async with asyncio.timeout(60):
            while ready.progress != Progress(Stage.COMPILING, 1, 3):
                await asyncio.sleep(0.01)
        assert ready.players() == ("plain",)
        go_on.touch()
        assert await ready.wait() == Progress(Stage.READY)
        await ready.close()

    asyncio.run(run())


@pytest.mark.usefixtures("registry")
def test_what_is_missing_is_installed_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mark = tmp_path / "installed"
    nothing_is_installed(monkeypatch, mark)
    install = script(f"import pathlib; pathlib.Path({str(mark)!r}).touch()")
    compiling = script(f"import pathlib, sys; sys.exit(not pathlib.Path({str(mark)!r}).exists())")
    assert prepared(install, compiling).progress == Progress(Stage.READY)


@pytest.mark.usefixtures("registry")
def test_where_nothing_may_be_installed_the_plain_players_remain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nothing_is_installed(monkeypatch, tmp_path / "never")
    ready = prepared(None, script("raise SystemExit('is not run')"))
    assert ready.progress == Progress(Stage.MISSING)
    assert ready.players() == ("plain",)


@pytest.mark.usefixtures("registry")
@pytest.mark.parametrize(
    "install",
    [script("raise SystemExit(1)"), script(""), ("/no/such/command",)],
    ids=["fails", "installs nothing", "is not there"],
)
def test_a_failed_installation_is_told(
    install: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nothing_is_installed(monkeypatch, tmp_path / "never")
    ready = prepared(install, script(""))
    assert ready.progress == Progress(Stage.FAILED)
    assert ready.players() == ("plain",)


@pytest.mark.usefixtures("registry")
def test_a_failed_compilation_is_told() -> None:
    ready = prepared(None, script("print('1 2', flush=True); raise SystemExit(1)"))
    assert ready.progress == Progress(Stage.FAILED)
    assert not ready.is_ready("needy")


@pytest.mark.usefixtures("registry")
def test_closing_ends_a_preparation_that_hangs() -> None:
    async def run() -> None:
        ready = Readiness(
            compiling=script("import time; print('0 1', flush=True); time.sleep(600)")
        )
        ready.begin()
        async with asyncio.timeout(60):
            while ready.progress.steps == 0:
                await asyncio.sleep(0.01)
            await ready.close()

    asyncio.run(run())


def test_only_the_environment_of_run_py_is_installed_into(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(readiness, "find_spec", lambda _name: True)
    assert installing() is None
    (tmp_path / readiness.MARKER).touch()
    wanted = ['numba>=0.68 ; extra == "kernel"', "click; extra == 'cli'", "plain>=1"]
    monkeypatch.setattr(readiness, "requires", lambda _name: wanted)
    command = installing()
    assert command is not None
    assert command[:4] == (sys.executable, "-m", "pip", "install")
    assert [word for word in command[4:] if not word.startswith("--")] == ["numba>=0.68"]


def test_the_kernel_itself_is_prepared_by_its_worker() -> None:
    ready = prepared(None, readiness.COMPILING)
    assert ready.progress.stage is Stage.READY
