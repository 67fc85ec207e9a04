"""The whole server as a person starts it, and a person at its table in a browser, by some means."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import pytest
from tests.web.serving import ROOT, free_port, wait_for

Gone = pytest.importorskip("playwright.async_api", reason="Playwright is not installed").Error
"""What is raised when something is to be pressed that cannot be seen any more."""

GONE: Final = 2_000
"""After how many milliseconds something to press is taken to have gone."""
LOOK: Final = """() => {
    const seen = (selector) => [...document.querySelectorAll(selector)]
        .some((element) => element.checkVisibility());
    return {
        resting: seen('.go-on'),
        suits: seen('.answers .suit'),
        main: seen('.prompt .main:enabled'),
        open: [...document.querySelectorAll('.hand .held.open:not(.up)')]
            .map((card) => card.dataset.card),
        raised: [...document.querySelectorAll('.hand .held.up:not([aria-pressed])')]
            .map((card) => card.dataset.card),
        held: document.querySelectorAll('.hand .held').length,
    };
}"""


@contextmanager
def whole_house(data: Path) -> Iterator[str]:
    """The address of ``grosstarock serve`` over a database of its own, while it runs."""
    port = free_port()
    command = "import sys; from grosstarock.cli import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", command, "serve", "--data", str(data), "--port", str(port)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{address}/healthz", process)
        yield address
    finally:
        process.terminate()
        process.wait(20)


class Means(StrEnum):
    """By what a person plays."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYBOARD = "keyboard"


@dataclass
class Sitting:
    """A person at a table: a page, and the means by which it is used and nothing else."""

    page: Any
    means: Means
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console",
            lambda said: (
                self.faults.append(said.text) if said.type in ("error", "warning") else None
            ),
        )

    async def press(self, selector: str) -> None:
        """Presses the first button that a selector finds; one that has just gone is let be."""
        button = self.page.locator(selector).first
        if self.means is Means.KEYBOARD:
            if await self._reached(f"document.activeElement.matches({selector!r})"):
                await self.page.keyboard.press("Enter")
        elif self.means is Means.TOUCH:
            await button.tap(timeout=GONE)
        else:
            await button.click(timeout=GONE)

    async def use(self, code: str) -> None:
        """Plays or picks a card of the hand."""
        card = f'.hand [data-card="{code}"]'
        corner = {"x": 18, "y": 24}
        if self.means is Means.KEYBOARD:
            if await self._reached("document.activeElement.matches('.held')"):
                await self.page.keyboard.press("Home")
                for _ in range(28):
                    if await self.page.evaluate(f"document.activeElement.matches({card!r})"):
                        break
                    await self.page.keyboard.press("ArrowRight")
                await self.page.keyboard.press("Enter")
        elif self.means is Means.TOUCH:
            await self.page.locator(card).tap(position=corner, force=True, timeout=GONE)
        else:
            await self.page.locator(card).click(position=corner, force=True, timeout=GONE)

    async def _reached(self, is_there: str) -> bool:
        """Whether the Tab key leads to what is wanted."""
        for _ in range(60):
            if await self.page.evaluate(is_there):
                return True
            await self.page.keyboard.press("Tab")
        return False

    async def step(self) -> bool:
        """Answers what is asked, if anything is; whether the match is over."""
        with suppress(Gone):  # what was there a moment ago may be gone
            return await self._step()
        return False

    async def _step(self) -> bool:
        seen = await self.page.evaluate(LOOK)
        if seen["main"] and not seen["held"] and await self._is_over():
            return True
        if seen["resting"] and self.means is not Means.KEYBOARD:
            await self.press(".go-on")
        elif seen["suits"]:
            await self.press(".answers .suit")
        elif seen["main"]:
            await self.press(".prompt .main:enabled")
        elif seen["raised"] or seen["open"]:
            await self.use([*seen["raised"], *seen["open"]][0])
        return False

    async def _is_over(self) -> bool:
        table = self.page.url.split("?")[0].rpartition("/")[2]
        told = await self.page.request.get(f"/api/v1/tables/{table}")
        return bool((await told.json())["over"])
