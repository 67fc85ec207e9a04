"""The starter `run.py`, in checkouts made for the test, with a stand-in for pip.

Only the deep test at the end installs real packages.
"""

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PROJECT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are POSIX scripts")

# Runs run.py as a person does, except that the pip it finds is the stand-in.
DRIVER = """
import importlib.util, signal, sys
# Whoever runs the tests in the background may have made them deaf to Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
spec = importlib.util.spec_from_file_location("run", "run.py")
run = importlib.util.module_from_spec(spec)
spec.loader.exec_module(run)
run.find_pip = lambda lock: [sys.executable, "stand_in_pip.py"]
sys.exit(run.main(sys.argv[1:]))
"""

# "Installs" a game and a pytest that print what they were started with.
STAND_IN_PIP = """
import json, os, pathlib, sys, time
behaviour = os.environ["STAND_IN_PIP"]
with open("pip-calls.txt", "a") as calls:
    calls.write(json.dumps([sys.argv[-1], os.environ.get("PYTHONPATH")]) + "\\n")
if behaviour == "fails":
    sys.exit("ERROR: No matching distribution found for click")
time.sleep({"works": 0, "is slow": 0.6, "hangs": 60}[behaviour])
told = "import os, sys; print('{}', *sys.argv[1:], 'in', os.path.basename(os.getcwd()))"
game = pathlib.Path(".venv/bin/grosstarock")
game.write_text(f"#!{pathlib.Path('.venv/bin/python').absolute()}\\n" + told.format("game"))
game.chmod(0o755)
[packages] = pathlib.Path(".venv/lib").glob("python*/site-packages")
(packages / "pytest.py").write_text(told.format("pytest"))
"""


class Checkout:
    """A folder with run.py, a small pyproject.toml and the stand-in for pip."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.venv = folder / ".venv"
        folder.mkdir()
        shutil.copy(PROJECT / "run.py", folder)
        (folder / "pyproject.toml").write_text("[project]\nname = 'grosstarock'\n")
        (folder / "driver.py").write_text(DRIVER)
        (folder / "stand_in_pip.py").write_text(STAND_IN_PIP)

    def begin(self, *arguments: str, pip: str = "works") -> subprocess.Popen[str]:
        """Start run.py in a process group of its own."""
        return subprocess.Popen(
            [sys.executable, "driver.py", *arguments],
            cwd=self.folder,
            env={**os.environ, "STAND_IN_PIP": pip, "PYTHONPATH": "/nowhere"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def start(self, *arguments: str, pip: str = "works") -> tuple[int, str, str]:
        """Start run.py and wait: exit status, standard output, standard error."""
        process = self.begin(*arguments, pip=pip)
        out, err = process.communicate(timeout=30)
        return process.returncode, out, err

    def begin_installing(self, *, pip: str) -> subprocess.Popen[str]:
        """Start run.py and come back when its pip is at work."""
        process = self.begin(pip=pip)
        deadline = time.monotonic() + 20
        while not self.pip_calls():
            assert time.monotonic() < deadline, "pip was never called"
            time.sleep(0.02)
        return process

    def pip_calls(self) -> list[list[str | None]]:
        """Each call of pip: what it was to install, and the PYTHONPATH it saw."""
        calls = self.folder / "pip-calls.txt"
        if not calls.exists():
            return []
        return [json.loads(line) for line in calls.read_text().splitlines()]

    def load(self) -> ModuleType:
        """The run.py of the checkout, as a module."""
        spec = importlib.util.spec_from_file_location("run_under_test", self.folder / "run.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


# --- starting -------------------------------------------------------------------------------------


def test_the_first_start_installs_the_server_and_opens_the_browser(checkout: Checkout) -> None:
    assert checkout.start() == (
        0,
        "game serve --open in checkout\n",
        "run.py: first start: installing into .venv (some seconds, once) ...\n",
    )
    assert checkout.pip_calls() == [[".[cli,server]", None]]


def test_the_terminal_is_one_word_away_and_needs_no_server(checkout: Checkout) -> None:
    status, out, _ = checkout.start("play", "--language", "da")
    assert (status, out) == (0, "game play --language da in checkout\n")
    assert checkout.pip_calls() == [[".[cli]", None]]


def test_a_later_start_calls_no_pip_and_is_quick(checkout: Checkout) -> None:
    checkout.start()
    seconds = []
    for _ in range(3):
        began = time.perf_counter()
        assert checkout.start(pip="fails") == (0, "game serve --open in checkout\n", "")
        seconds.append(time.perf_counter() - began)
    assert min(seconds) < 0.5


def test_arguments_are_passed_on(checkout: Checkout) -> None:
    status, out, _ = checkout.start("simulate", "--seed", "a b", "test")
    assert (status, out) == (0, "game simulate --seed a b test in checkout\n")


def test_the_tests_have_their_own_packages(checkout: Checkout) -> None:
    checkout.start()
    status, out, _ = checkout.start("test", "-k", "pots")
    assert (status, out) == (0, "pytest -k pots in checkout\n")
    assert checkout.start("test", pip="fails")[0] == 0
    assert checkout.start(pip="fails")[0] == 0
    called = [extra for extra, _ in checkout.pip_calls()]
    assert called == [".[cli,server]", ".[cli,kernel,server,tests]"]


def test_a_command_that_needs_more_has_it_installed_and_what_was_there_stays(
    checkout: Checkout,
) -> None:
    for command in ("rules", "serve", "solve", "serve", "rules"):
        assert checkout.start(command)[0] == 0
    called = [extra for extra, _ in checkout.pip_calls()]
    assert called == [".[cli]", ".[cli,server]", ".[cli,kernel]"]


def test_the_packages_of_the_tests_bring_the_game_along(checkout: Checkout) -> None:
    checkout.start("test")
    assert checkout.start("rules", pip="fails") == (0, "game rules in checkout\n", "")


# --- the marker -----------------------------------------------------------------------------------


def change_the_requirements(checkout: Checkout) -> None:
    (checkout.folder / "pyproject.toml").write_text("[project]\nname = 'changed'\n")


def lose_the_python(checkout: Checkout) -> None:
    (checkout.venv / "bin" / "python").unlink()


def cut_the_markers_short(checkout: Checkout) -> None:
    for extra in ("cli", "server"):
        (checkout.venv / f"installed-{extra}").write_text("")


def move_the_checkout(checkout: Checkout) -> None:
    checkout.folder = checkout.folder.rename(checkout.folder.with_name("moved"))


@pytest.mark.parametrize(
    "change",
    [change_the_requirements, lose_the_python, cut_the_markers_short, move_the_checkout],
)
def test_what_no_longer_fits_is_installed_anew(
    checkout: Checkout, change: Callable[[Checkout], None]
) -> None:
    checkout.start()
    change(checkout)
    status, _, err = checkout.start()
    assert status == 0
    assert "first start" in err
    assert len(checkout.pip_calls()) == 2


def test_another_python_version_does_not_fit(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.start()
    run = checkout.load()
    assert run.is_ready("cli")
    assert not run.is_ready("tests")
    monkeypatch.setattr(run.sys.implementation, "cache_tag", "cpython-399")
    assert not run.is_ready("cli")


# --- what may go wrong ----------------------------------------------------------------------------


def only_line(text: str) -> str:
    """The last line of an error message, behind the notice that something is being installed."""
    lines = [line for line in text.splitlines() if not line.endswith("...")]
    assert len(lines) == 1, text
    return lines[0]


def test_failing_pip_is_told_in_one_line_and_tried_again(checkout: Checkout) -> None:
    status, out, err = checkout.start(pip="fails")
    assert (status, out) == (1, "")
    line = only_line(err)
    assert "No matching distribution found for click" in line
    assert "network" in line
    assert str(checkout.venv / "install.log") in line
    assert checkout.start()[:2] == (0, "game serve --open in checkout\n")


def test_failing_to_add_the_tests_leaves_the_game_ready(checkout: Checkout) -> None:
    checkout.start()
    assert checkout.start("test", pip="fails")[0] == 1
    assert checkout.start(pip="fails") == (0, "game serve --open in checkout\n", "")


def test_an_interrupted_install_does_not_count(checkout: Checkout) -> None:
    process = checkout.begin_installing(pip="hangs")
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert only_line(err) == "run.py: interrupted"
    assert not list(checkout.venv.glob("installed-*"))
    status, out, err = checkout.start()
    assert (status, out) == (0, "game serve --open in checkout\n")
    assert "first start" in err


def test_a_killed_start_keeps_others_out_until_its_pip_ends(checkout: Checkout) -> None:
    process = checkout.begin_installing(pip="is slow")
    process.kill()
    process.communicate(timeout=20)
    status, out, err = checkout.start()
    assert (status, out) == (0, "game serve --open in checkout\n")
    assert "another start is installing" in err
    assert len(checkout.pip_calls()) == 2


def test_two_starts_at_once_install_once(checkout: Checkout) -> None:
    starts = [checkout.begin(name, pip="is slow") for name in ("one", "two")]
    results = [start.communicate(timeout=30) for start in starts]
    assert [out for out, _ in results] == [
        "game one in checkout\n",
        "game two in checkout\n",
    ]
    assert len(checkout.pip_calls()) == 1


def test_a_folder_that_cannot_be_written_is_told_in_one_line(checkout: Checkout) -> None:
    checkout.venv.write_text("a file where the folder should be")
    status, out, err = checkout.start()
    assert (status, out) == (1, "")
    assert only_line(err).startswith(f"run.py: cannot write to {checkout.venv} (")


def test_an_environment_made_by_others_is_left_alone(checkout: Checkout) -> None:
    (checkout.venv / "bin").mkdir(parents=True)
    status, _, err = checkout.start()
    assert status == 1
    assert "was not made by run.py" in only_line(err)
    assert (checkout.venv / "bin").exists()


def test_a_game_that_is_gone_is_told_in_one_line(checkout: Checkout) -> None:
    checkout.start()
    (checkout.venv / "bin" / "grosstarock").unlink()
    status, _, err = checkout.start()
    assert status == 1
    assert "cannot start" in only_line(err)


# --- which pip ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("works", "expected"),
    [
        ({"ensurepip", "--python"}, "INSIDE -m pip install"),
        ({"--python"}, "OUTSIDE -m pip --python INSIDE install"),
        ({"__file__"}, "INSIDE /the/old/pip install --ignore-installed"),
    ],
)
def test_pip_is_found_where_there_is_one(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, works: set[str], expected: str
) -> None:
    run = checkout.load()
    checkout.venv.mkdir()

    def run_logged(command: list[str], _lock: object) -> int:
        run.LOG.write_text("/the/old/pip\n")
        return 0 if any(word in " ".join(command) for word in works) else 1

    monkeypatch.setattr(run, "run_logged", run_logged)
    names = {str(run.PYTHON): "INSIDE", sys.executable: "OUTSIDE"}
    assert " ".join(names.get(word, word) for word in run.find_pip(None)) == expected


def test_without_any_pip_the_message_says_what_to_install(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    run = checkout.load()
    monkeypatch.setattr(run, "run_logged", lambda command, lock: 1)
    assert run.main([]) == 1
    line = only_line(capfd.readouterr().err)
    assert "neither 'ensurepip' nor 'pip'" in line
    assert "sudo apt install python3-venv" in line


# --- old Pythons ----------------------------------------------------------------------------------


def test_an_old_python_is_told_so_in_one_line(checkout: Checkout) -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 12); "
        "runpy.run_path('run.py', run_name='__main__')"
    )
    result = subprocess.run(
        [sys.executable, "-c", pretend],
        cwd=checkout.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert "needs Python 3.11 or newer, and this is 3.10.12" in only_line(result.stderr)
    assert not checkout.venv.exists()


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((PROJECT / "run.py").read_text(), feature_version=(3, 6))


# --- the real thing -------------------------------------------------------------------------------


@pytest.mark.deep
def test_a_fresh_copy_with_an_empty_home_installs_and_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    made = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__")
    shutil.copytree(PROJECT, copy, ignore=made)
    home = tmp_path / "home"
    home.mkdir()
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"], "TERM": "dumb"}

    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "run.py", *arguments],
            cwd=copy,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )

    first = start("rules")
    assert first.returncode == 0, first.stderr
    again = start("rules")
    assert (again.returncode, again.stdout, again.stderr) == (0, first.stdout, "")
    with subprocess.Popen(
        [sys.executable, "run.py"], cwd=copy, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        second = start()
        server.terminate()
        rest = server.stdout.read()
    assert server.returncode == 0
    address = next(word for word in line.split() if word.startswith("http://"))
    assert address in rest, "without a browser it says what to open"
    assert (second.returncode, address in second.stdout) == (0, True), second.stderr
    tests = start("test", "--collect-only", "-q", "tests/bootstrap")
    assert tests.returncode == 0, tests.stdout + tests.stderr
