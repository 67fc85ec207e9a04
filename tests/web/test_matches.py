"""Whole matches in Chromium at every size, in every language and by every means."""

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import pytest
from tests.web.serving import ARGUMENTS, CHROMIUM
from tests.web.whole_house import Means, Sitting, whole_house

playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

PHONE, PHONE_ACROSS, DESK = (360, 640), (844, 390), (1440, 900)
MATCHES: Final = (
    ("en", PHONE, Means.TOUCH),
    ("da", PHONE_ACROSS, Means.TOUCH),
    ("de", DESK, Means.KEYBOARD),
    ("it", DESK, Means.MOUSE),
    ("es", PHONE, Means.MOUSE),
)
DEALS_IN_A_ROUND: Final = 3
PATIENCE: Final = 600.0
"""Seconds that the matches may take together on a machine that is busy with other things."""
LIKING: Final = json.dumps({"rest": "short", "warning": "off"})


async def sitting_at(
    browser: Any, address: str, language: str, size: tuple[int, int], means: Means
) -> Sitting:
    """A person who has just opened a match of one round at the quickest pace."""
    context = await browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        has_touch=means is Means.TOUCH,
    )
    await context.add_init_script(f"localStorage.setItem('grosstarock-settings', '{LIKING}')")
    page = await context.new_page()
    page.set_default_timeout(60_000)
    sitting = Sitting(page, means)
    await page.goto("/")
    asked = {"cmd_id": "now", "name": "Ada", "player": "novice", "pace": "instant", "rounds": 1}
    opened = await page.request.post("/api/v1/play-now", data=asked)
    await page.goto((await opened.json())["path"])
    await page.wait_for_selector(".hand .held")
    assert await page.locator("html").get_attribute("lang") == language
    return sitting


async def played(
    browser: Any, address: str, language: str, size: tuple[int, int], means: Means
) -> None:
    sitting = await sitting_at(browser, address, language, size, means)
    page = sitting.page
    while not await sitting.step():
        await page.wait_for_timeout(30)
    table = page.url.split("?")[0].rpartition("/")[2]
    told = await (await page.request.get(f"/api/v1/tables/{table}/deals")).json()
    assert len(told["deals"]) == DEALS_IN_A_ROUND
    assert all(deal["ended"] == "played" for deal in told["deals"])
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert sitting.faults == []
    await page.context.close()


def test_matches_of_one_round(tmp_path: Path) -> None:
    async def play() -> None:
        with whole_house(tmp_path) as address:
            async with playwright.async_playwright() as engine:
                browser = await engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(played(browser, address, *match) for match in MATCHES))
                await browser.close()

    asyncio.run(play())
