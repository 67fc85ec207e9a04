"""Follows the newcomer's path of the README in a clean clone with an empty home, to the first card.

    python tests/bootstrap/newcomer.py

``.ci/run`` runs it as a check of its own: it installs from scratch, which a test should not do.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.web.serving import ARGUMENTS, CHROMIUM, ROOT

COMMAND: Final = re.compile(r"^python3 run\.py +#", re.MULTILINE)
ADDRESS: Final = re.compile(r"http://[\d.]+:\d+")
PATIENCE: Final = 300.0
"""Seconds that the first start may take, installing included."""


def first_start(clone: Path, home: Path) -> "tuple[subprocess.Popen[str], str]":
    """Starts what the README says, as somebody would who has nothing; the address that is told."""
    assert COMMAND.search((clone / "README.md").read_text(encoding="utf-8")), "the README's command"
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
    pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    process = subprocess.Popen(
        ["python3", "run.py"],
        cwd=clone,
        env=kept | pip | {"HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=None,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        found = ADDRESS.search(line)
        if found is not None:
            return process, found[0]
    raise AssertionError(f"run.py ended with {process.wait()} and told no address")


def to_the_first_card(address: str) -> None:
    """Presses "Play now", as the README says, and plays until a card lies on the table."""
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page(locale="en-GB")
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".hand .held")
        until = time.monotonic() + PATIENCE
        while not page.locator(".slot .card").count():
            assert time.monotonic() < until, "no card was played"
            main = page.locator(".prompt.mine .main:enabled, .answers .suit")
            for card in page.locator(".hand .held.open:not(.up)").all()[:3]:
                card.evaluate("card => card.click()")
            if main.count():
                main.first.evaluate("button => button.click()")
            page.wait_for_timeout(200)
        browser.close()


def main() -> None:
    """The whole path; the time it took is printed."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "grosstarock"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        process, address = first_start(clone, home)
        try:
            served = time.monotonic() - begun
            to_the_first_card(address)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)
        shutil.rmtree(clone)
    told = (
        f"at {address} after {served:.0f} s, the first card after {time.monotonic() - begun:.0f} s"
    )
    sys.stdout.write(f"the newcomer's path leads to a table: {told}\n")


if __name__ == "__main__":
    main()
