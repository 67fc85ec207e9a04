"""What the tests of the page share."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.web.serving import ARGUMENTS, CHROMIUM, served
from tests.web.staged import SIZES, Json, Stage, StageMaker


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the development server is; a module may have a server of its own."""
    with served() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser for the tests of a module."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    with playwright.sync_playwright() as engine:
        opened = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture
def stage(browser: Any, address: str) -> Iterator[StageMaker]:
    """Makes pages with a staged table; that their console is silent is seen at the end."""
    faults: list[str] = []

    def made(
        size: str = "phone",
        *,
        settings: Json | None = None,
        language: str = "en",
        asked: str = "",
        script: str = "",
        **context: Any,
    ) -> Stage:
        width, height = SIZES[size]
        opened = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            service_workers="block",
            **context,
        )
        closing.callback(opened.close)
        page = opened.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        if script:
            page.add_init_script(script)
        if settings is not None:
            kept = json.dumps(json.dumps(settings))
            page.add_init_script(f"localStorage.setItem('grosstarock-settings', {kept})")
        return Stage(page, address, language, asked)

    with ExitStack() as closing:
        yield made
    assert faults == []
