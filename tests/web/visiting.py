"""Somebody's page in Chromium: what its console says, and what a screen reader needs of it."""

from typing import Any, Final

import pytest
from tests.web.staged import SIZES

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

__all__ = ["AXE_OPTIONS", "SIZES", "Visit", "axe_finds_nothing"]

_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE_OPTIONS: Final = {"runOnly": _RULES, "rules": {"target-size": {"enabled": True}}}
# Without encryption a browser leaves one of the protecting headers alone, and says so.
_FINE: Final = "Opener-Policy"


def axe_finds_nothing(page: Any, where: str) -> None:
    """Fails with what axe finds in a page, and in which parts of it."""
    found = axe.Axe().run(page, options=AXE_OPTIONS).response["violations"]
    told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
    assert told == [], where


class Visit:
    """One person's page; ``ready`` is what stands there once it can be used."""

    def __init__(
        self,
        browser: Any,
        url: str,
        size: tuple[int, int],
        *,
        ready: str = ".bar, .seating, .start",
        kept: str | None = None,
        **context: Any,
    ) -> None:
        width, height = size
        viewport = {"width": width, "height": height}
        self.context = browser.new_context(viewport=viewport, **{"locale": "en-GB", **context})
        if kept is not None:
            self.context.add_init_script(f"localStorage.setItem('grosstarock-settings', {kept})")
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._said)
        self.prepare()
        self.page.goto(url)
        self.page.wait_for_selector(ready)

    def prepare(self) -> None:
        """What is to be in place before the page is opened."""

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning") and _FINE not in message.text:
            self.faults.append(message.text)

    def close(self) -> None:
        """Leaves; the console has been silent."""
        assert self.faults == []
        self.context.close()

    def axe_finds_nothing(self, where: str) -> None:
        axe_finds_nothing(self.page, where)
