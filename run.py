#!/usr/bin/env python3
"""Starts grosstarock from a checkout, with nothing installed but Python 3.11 or newer.

    python3 run.py                      play in the browser: starts the server, opens the page
    python3 run.py play                 play in the terminal
    python3 run.py COMMAND [ARGUMENTS]  any other command, such as ``rules``
    python3 run.py test [ARGUMENTS]     the tests; the arguments go to pytest

The first start makes `.venv` beside this file and installs the project there, editable. Later
starts find a marker in it and go straight on. Standard library only; docs/adr/0001-bootstrap.md
tells why it works like this. The syntax stays that of Python 3.6, so that an old Python can at
least say that it is too old.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    sys.exit(
        "run.py: grosstarock needs Python {}.{} or newer, and this is {} ({}); "
        "start run.py with a newer one".format(
            *OLDEST_PYTHON, ".".join(map(str, sys.version_info[:3])), sys.executable
        )
    )

ON_WINDOWS = os.name == "nt"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if ON_WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if ON_WINDOWS else "python")
GAME = SCRIPTS / ("grosstarock.exe" if ON_WINDOWS else "grosstarock")
LOCK = VENV / "run.lock"
LOG = VENV / "install.log"

# The extras that run.py installs, each with those that it brings along (itself included).
COVERED = {
    "cli": ("cli",),
    "kernel": ("cli", "kernel"),
    "server": ("cli", "server"),
    "tests": ("cli", "kernel", "server", "tests"),
}

# What is started where nothing is asked for. Without a browser it prints the address and goes on; a
# second start opens the server that is running.
USUAL = ("serve", "--open")

# What asks for more than the extra of the terminal.
NEEDED = {
    **dict.fromkeys(("arena", "bench", "solve", "train", "warmup"), "kernel"),
    **dict.fromkeys(("serve", "backup", "restore", "verify-deal"), "server"),
    "test": "tests",
}

# Settings that would make pip, or the Python in `.venv`, look or write elsewhere.
MISLEADING = ("PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_PYTHON", "PIP_ROOT", "PIP_TARGET")

NO_INSTALLER = (
    f"this Python ({sys.executable}) has neither 'ensurepip' nor 'pip'; install one of them and "
    "start again (Debian and Ubuntu: sudo apt install python3-venv)"
)


class StartError(Exception):
    """Why nothing can be started, in one line, with what to do about it."""


def main(arguments: list[str]) -> int:
    """Start what the arguments ask for; the exit status, if that does not replace this process."""
    asked = arguments or list(USUAL)
    try:
        prepare(NEEDED.get(asked[0], "cli"))
        if asked[0] == "test":
            os.chdir(ROOT)
            return start([str(PYTHON), "-P", "-m", "pytest", *asked[1:]])
        return start([str(GAME), *asked])
    except StartError as error:
        say(str(error))
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    return 1


def say(line: str) -> None:
    """Write one line to standard error; standard output belongs to what is started."""
    sys.stderr.write("run.py: " + line + "\n")
    sys.stderr.flush()


def start(command: list[str]) -> int:
    """Go over to a command: in this very process where the system can, else as a child."""
    try:
        if not ON_WINDOWS:
            os.execv(command[0], command)
        return wait_for(command)
    except OSError as error:
        raise StartError(
            f"cannot start {command[0]} ({error.strerror}); remove {VENV} and start again"
        ) from error


def wait_for(command: list[str]) -> int:
    """Run a command as a child; its exit status. Ctrl-C is the child's to answer."""
    import subprocess

    child = subprocess.Popen(command)
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return child.wait()


# --- is it installed? -----------------------------------------------------------------------------


def marker(extra: str) -> Path:
    """The file that is written last, when an extra is completely installed."""
    return VENV / ("installed-" + extra)


def fingerprint(extra: str) -> str:
    """What a valid marker holds: it changes whenever `.venv` would have to be made anew."""
    surroundings = "\n".join([extra, sys.implementation.cache_tag or sys.version, str(ROOT), ""])
    requirements = (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(os.fsencode(surroundings) + requirements).hexdigest()


def is_ready(extra: str) -> bool:
    """Whether an extra is installed in `.venv`, completely, for this Python and this checkout."""
    try:
        return PYTHON.exists() and marker(extra).read_text() == fingerprint(extra)
    except (FileNotFoundError, NotADirectoryError):
        return False


# --- installing -----------------------------------------------------------------------------------


def prepare(extra: str) -> None:
    """Have an extra installed in `.venv`. StartError if that cannot be done."""
    try:
        if is_ready(extra):
            return
        with only_one_start() as lock:
            if not is_ready(extra):  # else another start has done it in the meantime
                install(extra, lock)
    except OSError as error:
        raise StartError(
            f"cannot write to {error.filename or VENV} ({error.strerror}); "
            "copy the checkout to a folder of your own and start there"
        ) from error


@contextlib.contextmanager
def only_one_start() -> Iterator[IO[str]]:
    """Hold the lock on `.venv`; the system takes it back when we end, however we end."""
    import time

    VENV.mkdir(exist_ok=True)
    content = os.listdir(VENV)
    if content and LOCK.name not in content:
        raise StartError(f"{VENV} was not made by run.py; move it away and start again")
    with LOCK.open("a+") as lock:
        told = False
        while not is_locked_by_us(lock):
            if not told:
                say("another start is installing; waiting for it")
                told = True
            time.sleep(0.1)
        yield lock


def is_locked_by_us(lock: IO[str]) -> bool:
    """Try to take the lock, without waiting."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def install(extra: str, lock: IO[str]) -> None:
    """Install an extra: into `.venv` as it is if that is sound, else into a new one."""
    sound = [known for known in COVERED if is_ready(known)]
    for known in COVERED:
        marker(known).unlink(missing_ok=True)
    if sound:
        say(f"installing the packages for '{extra}' into .venv (once) ...")
    else:
        say("first start: installing into .venv (some seconds, once) ...")
        make_new_venv()
    try:
        run_pip(extra, lock)
    except StartError:
        # pip failed before it changed anything, so what was sound still is.
        mark(sound)
        raise
    mark({*sound, *COVERED[extra]})


def mark(extras: Iterable[str]) -> None:
    """Note that these extras are completely installed."""
    for extra in extras:
        marker(extra).write_text(fingerprint(extra))


def make_new_venv() -> None:
    """Make a virtual environment without pip, in place of whatever an earlier start left behind."""
    import shutil

    try:
        import venv
    except ImportError as error:
        raise StartError(NO_INSTALLER) from error

    for entry in VENV.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry != LOCK:
            entry.unlink()
    venv.EnvBuilder(symlinks=not ON_WINDOWS).create(VENV)


def run_pip(extra: str, lock: IO[str]) -> None:
    """Install the project, editable, with an extra. StartError, naming the log, if pip fails."""
    pip = find_pip(lock)
    # Few retries: without a network the usual five, for each package, take more than a minute.
    options = ["--no-input", "--disable-pip-version-check", "--progress-bar=off", "--retries=2"]
    status = run_logged([*pip, *options, "--editable", f".[{','.join(COVERED[extra])}]"], lock)
    if status != 0:
        raise StartError(
            f"the packages could not be installed ({last_error(status)}); is there a network? "
            f"pip's output is in {LOG}"
        )


def last_error(status: int) -> str:
    """The last error in pip's output, or else its exit status."""
    lines = LOG.read_text(errors="replace").splitlines()
    errors = [line.partition("ERROR: ")[2].strip() for line in lines if "ERROR: " in line]
    return errors[-1] if errors else f"pip ended with status {status}"


def find_pip(lock: IO[str]) -> list[str]:
    """The command that installs into `.venv`: its own pip, else the pip of this Python."""
    inside = [str(PYTHON), "-m"]
    if run_logged([*inside, "ensurepip", "--default-pip"], lock) == 0:
        return [*inside, "pip", "install"]
    # Debian without python3-venv: its pip can install into another environment (since pip 22.3).
    outside = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if run_logged([*outside, "--version"], lock) == 0:
        return [*outside, "install"]
    # An older pip is run by the Python in `.venv`; it sees packages of the system there, and must
    # not take them for installed.
    where = "import os, pip; print(os.path.dirname(pip.__file__))"
    if run_logged([sys.executable, "-c", where], lock) == 0:
        return [str(PYTHON), LOG.read_text().strip(), "install", "--ignore-installed"]
    raise StartError(NO_INSTALLER)


def run_logged(command: list[str], lock: IO[str]) -> int:
    """Run a command in the checkout, its output going to the log; its exit status."""
    import subprocess

    surroundings = {name: text for name, text in os.environ.items() if name not in MISLEADING}
    surroundings["PIP_USER"] = "0"
    with LOG.open("w") as log:
        # The child inherits the lock as its (empty) standard input: should this process be killed,
        # no other start gets in while pip is still writing.
        return subprocess.run(
            command,
            cwd=ROOT,
            env=surroundings,
            stdin=lock,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
