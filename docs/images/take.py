"""Takes the pictures of the main screens that the README and the pages here show.

    python docs/images/take.py [NAME ...]

It starts the server on a database of its own, plays a deal in Chromium, and writes the pictures
beside itself. Packs are drawn anew each time, so that the cards differ from run to run.
"""

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.async_api import async_playwright
from tests.web.serving import ARGUMENTS, CHROMIUM
from tests.web.whole_house import Means, Sitting, whole_house

HERE: Final = Path(__file__).parent
PHONE: Final = (360, 640)
ACROSS: Final = (844, 390)
DESK: Final = (1280, 800)
SIZES: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"phone": PHONE, "across": ACROSS, "desk": DESK}
)
LIKING: Final = """localStorage.setItem('grosstarock-settings',
    JSON.stringify({rest: 'short', warning: 'off', theme: 'light'}))"""


class Photographer:
    """Opens pages of one server, and takes pictures of them; all of them, or those asked for."""

    def __init__(self, browser: Any, address: str, wanted: tuple[str, ...]) -> None:
        self._browser = browser
        self._address = address
        self._wanted = wanted

    def wants(self, name: str) -> bool:
        """Whether a picture is asked for."""
        return not self._wanted or name in self._wanted

    async def page(self, size: str, language: str) -> Any:
        """A page of a new person."""
        width, height = SIZES[size]
        context = await self._browser.new_context(
            base_url=self._address,
            viewport={"width": width, "height": height},
            locale=language,
            device_scale_factor=2 if size == "phone" else 1,
        )
        await context.add_init_script(LIKING)
        page = await context.new_page()
        page.set_default_timeout(60_000)
        return page

    async def take(self, page: Any, name: str) -> None:
        """One picture, once what moves has come to rest."""
        if not self.wants(name):
            return
        await page.wait_for_timeout(900)
        await page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=82)
        sys.stdout.write(f"{name}.jpg\n")

    async def plain_pages(self) -> None:
        """The start page and the rulebook."""
        page = await self.page("phone", "da")
        await page.goto("/")
        await self.take(page, "start-phone")
        desk = await self.page("desk", "en")
        await desk.goto("/learn/rules#ULT-1")
        await self.take(desk, "rules-desk")

    async def deal(self, size: str, language: str) -> None:
        """A deal: the discard, a trick in the middle of it, its settlement, its replay."""
        page = await self.page(size, language)
        await page.goto("/")
        asked = {"cmd_id": "now", "name": "Ada", "player": "novice", "pace": "instant", "rounds": 1}
        opened = await (await page.request.post("/api/v1/play-now", data=asked)).json()
        await page.goto(opened["path"])
        await page.wait_for_selector(".hand .held")
        sitting = Sitting(page, Means.MOUSE)
        await self._until(sitting, "document.querySelectorAll('.hand .held').length <= 14")
        await self._until(sitting, "document.querySelector('.hand .held.open') !== null")
        await self.take(page, f"table-{size}")
        await self._until(sitting, "document.querySelectorAll('.hand .held').length === 0")
        await page.wait_for_timeout(3_000)
        await self.take(page, f"settled-{size}")
        deals = await page.request.get(f"/api/v1/tables/{opened['table']}/deals")
        deal = (await deals.json())["deals"][0]["deal"]
        await page.goto(f"/replay/{deal}?step=60&open=1")
        await page.wait_for_selector(".card")
        await self.take(page, f"replay-{size}")

    async def _until(self, sitting: Sitting, there: str) -> None:
        while not await sitting.page.evaluate(there):
            await sitting.step()
            await sitting.page.wait_for_timeout(30)


async def main(wanted: tuple[str, ...]) -> None:
    """Takes all pictures, or those named."""
    with tempfile.TemporaryDirectory() as folder, whole_house(Path(folder)) as address:
        async with async_playwright() as engine:
            browser = await engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            photographer = Photographer(browser, address, wanted)
            await photographer.plain_pages()
            await asyncio.gather(photographer.deal("phone", "da"), photographer.deal("desk", "en"))
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(tuple(sys.argv[1:])))
