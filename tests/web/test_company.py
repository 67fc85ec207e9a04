"""Several people at a table, each with a browser: they play, watch, leave and come back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
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

PATIENCE: Final = 300.0
"""Seconds that an evening may take on a machine that is busy with other things."""
CLOCK: Final = {"lost_after": 5, "silent_after": None}
"""The least time before a bot stands in for a lost connection."""
AWAY: Final = "A bot plays: connection lost"
KNOWN: Final = """() => ({
    hand: document.querySelectorAll('.hand .held').length,
    phase: document.querySelector('.felt')?.dataset.phase ?? '',
    asked: !!document.querySelector('.prompt.mine'),
    settled: [...document.querySelectorAll('.prompt button')]
        .some((button) => button.innerText === 'Show the settlement'),
    tricks: /Trick [1-9]/.test(document.body.innerText),
    cards: [...document.querySelectorAll('.hand .held')].map((card) => card.dataset.card).sort(),
    text: document.body.innerText,
})"""


@dataclass
class Club:
    """A server and a browser."""

    address: str
    browser: Any

    async def person(self, size: tuple[int, int] = (844, 390)) -> Sitting:
        """Somebody with a browser of their own."""
        context = await self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
        )
        liking = """localStorage.setItem('grosstarock-settings',
            JSON.stringify({rest: 'short', warning: 'off'}))"""
        await context.add_init_script(liking)
        page = await context.new_page()
        page.set_default_timeout(60_000)
        await page.goto("/")
        return Sitting(page, Means.MOUSE)


@asynccontextmanager
async def club(folder: Path) -> AsyncIterator[Club]:
    async with AsyncExitStack() as stack:
        address = stack.enter_context(whole_house(folder))
        engine = await stack.enter_async_context(playwright.async_playwright())
        browser = await engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        stack.push_async_callback(browser.close)
        await stack.enter_async_context(asyncio.timeout(PATIENCE))
        yield Club(address, browser)


async def opened(ada: Sitting, seats: list[dict[str, str]]) -> str:
    """The path of a table that Ada has opened."""
    asked = {
        "cmd_id": "open",
        "name": "Ada",
        "rules": {"version": 1, "preset": "danish", "players": len(seats)},
        "seats": seats,
        "rounds": 1,
        "take_back": True,
        "watchers": True,
        "pace": "instant",
        "clock": CLOCK,
    }
    answer = await ada.page.request.post("/api/v1/tables", data=asked)
    assert answer.ok, await answer.text()
    path: str = (await answer.json())["path"]
    await ada.page.goto(path)
    return path


async def sat_down(guest: Sitting, path: str, name: str) -> None:
    await guest.page.goto(path)
    await guest.page.get_by_label("Your name").fill(name)
    await guest.page.get_by_role("button", name="Sit down here").first.click()


async def until(
    holds: Callable[[dict[str, Any]], bool], *people: Sitting, looks_at: Sitting
) -> dict[str, Any]:
    """Plays on until something is so in a page; what is known there then."""
    while True:
        for person in (None, *people):
            if person is not None:
                await person.step()
            seen: dict[str, Any] = await looks_at.page.evaluate(KNOWN)
            if holds(seen):
                return seen
        await looks_at.page.wait_for_timeout(30)


@pytest.mark.parametrize("phase", ["discard", "declare", "play", "settled"])
def test_who_leaves_in_any_phase_is_stood_in_for_and_finds_the_same_deal(
    tmp_path: Path, phase: str
) -> None:
    def bo_is_asked(seen: dict[str, Any]) -> bool:
        there = seen["asked"] and seen["phase"] == phase
        return bool(seen["settled"] if phase == "settled" else there)

    async def evening() -> None:
        async with club(tmp_path) as house:
            ada, bo, cy = [await house.person() for _ in range(3)]
            path = await opened(
                ada, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "player": "novice"}]
            )
            await sat_down(bo, path, "Bo")
            await cy.page.goto(path)
            left = await until(bo_is_asked, ada, bo, looks_at=bo)
            await bo.page.close()
            await until(lambda seen: AWAY in seen["text"], looks_at=cy)
            await until(lambda seen: seen["phase"] == "play" and seen["tricks"], ada, looks_at=ada)
            bo.page = await bo.page.context.new_page()
            await bo.page.goto(path)
            await bo.page.wait_for_selector(".hand .held")
            back = await bo.page.evaluate(KNOWN)
            assert phase == "settled" or set(back["cards"]) <= set(left["cards"])
            await cy.page.get_by_text(AWAY).first.wait_for(state="detached")
            for person in (ada, bo, cy):
                assert [fault for fault in person.faults if "WebSocket" not in fault] == []

    asyncio.run(evening())


def test_four_people_play_and_somebody_watches(tmp_path: Path) -> None:
    async def evening() -> None:
        async with club(tmp_path) as house:
            ada, bo, cy, dag, eve = [await house.person() for _ in range(5)]
            path = await opened(ada, [{"kind": "me"}, *[{"kind": "open"}] * 3])
            for guest, name in ((bo, "Bo"), (cy, "Cy"), (dag, "Dag")):
                await sat_down(guest, path, name)
            await eve.page.goto(path)
            people = (ada, bo, cy, dag)
            await until(lambda seen: "Trick 3" in seen["text"], *people, looks_at=eve)
            seen = [await person.page.evaluate(KNOWN) for person in people]
            hands = [set(one["cards"]) for one in seen]
            # One of four sits out and watches the deal.
            assert sorted(map(len, hands))[0] == 0
            assert all(22 <= len(hand) <= 24 for hand in hands if hand)
            held = [card for hand in hands for card in hand]
            assert len(held) == len(set(held))
            watched = await eve.page.evaluate(KNOWN)
            assert watched["hand"] == 0
            assert "You are watching." in watched["text"]
            assert all(person.faults == [] for person in (*people, eve))

    asyncio.run(evening())
