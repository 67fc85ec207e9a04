"""How much the table page weighs, and how soon a person can play, in Chromium from a cold start.

    python bench/page_weight.py [--rounds 5] [--json]

Method. A server of its own (``grosstarock serve`` over an empty folder) opens a match with bots.
Each round starts a new browser context, whose cache is empty, and opens that table. *Weight* is
the content of all that came for the page until then, as it was packed; the headers that came with
it are printed beside it. *Interactive* is the time from the start of the navigation to the first
frame in which the hand lies there with something to answer; *work* is the processor time of the
page's main thread until then, which other programs disturb less. Medians over the rounds are
printed; the exit status is 1 where a budget is passed.
"""

import json
import statistics
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.web.serving import ARGUMENTS, CHROMIUM
from tests.web.whole_house import whole_house

WEIGHT: Final = 150_000
"""The most bytes that the page and one language may weigh."""
INTERACTIVE: Final = 1_500.0
"""Within how many milliseconds a person can play."""
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
WATCH: Final = """
    const look = () => {
        const isAsked = document.querySelector('.hand .held') && document.querySelector('.prompt');
        if (isAsked) requestAnimationFrame(() => { window.interactive = performance.now(); });
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def main() -> None:
    """Measures, prints, and fails where the page has become heavy or slow."""
    options = ArgumentParser(
        description="The weight of the table page, and how soon it can be used."
    )
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        whole_house(Path(folder)) as address,
        sync_playwright() as engine,
    ):
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        rounds = [measured(browser, address) for _ in range(asked.rounds)]
        browser.close()
    figures = {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
    if asked.json:
        print(json.dumps(figures))
    else:
        print(f"weight       {figures['weight']:>9,.0f} bytes   (at most {WEIGHT:,})")
        print(f"headers      {figures['headers']:>9,.0f} bytes   with {figures['files']:.0f} files")
        print(f"interactive  {figures['interactive']:>9,.0f} ms      (at most {INTERACTIVE:,.0f})")
        print(f"work         {figures['work']:>9,.0f} ms of the main thread")
    is_kept = figures["weight"] <= WEIGHT and figures["interactive"] <= INTERACTIVE
    sys.exit(0 if is_kept else 1)


def measured(browser: Browser, address: str) -> dict[str, float]:
    """One cold start at a table that has just been opened."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(f"{address}/healthz")
    opening = {"cmd_id": "page-weight", "name": "Ada", "player": "novice", "pace": "slow"}
    page.goto(address)
    table = page.evaluate(
        """async (opening) => {
            const headers = { 'content-type': 'application/json' };
            const told = { method: 'POST', headers, body: JSON.stringify(opening) };
            const asked = await fetch('/api/v1/play-now', told);
            return (await asked.json()).path;
        }""",
        opening,
    )
    cookies = context.cookies()
    context.close()
    return opened(browser, address + table, cookies)


def opened(browser: Browser, address: str, cookies: list[Any]) -> dict[str, float]:
    """What it takes to open a table where one has a seat, with nothing kept from before."""
    context = browser.new_context(viewport=SIZE, locale="en-GB", service_workers="block")
    context.add_cookies(cookies)
    context.add_init_script(WATCH)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    received: list[float] = []
    contents: list[float] = []
    session.on("Network.loadingFinished", lambda one: received.append(one["encodedDataLength"]))
    session.on("Network.dataReceived", lambda one: contents.append(one["encodedDataLength"]))
    page.goto(address)
    page.wait_for_function("() => window.interactive !== undefined")
    metrics = session.send("Performance.getMetrics")["metrics"]
    work = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
    interactive = page.evaluate("() => window.interactive")
    context.close()
    weight = sum(contents)
    return {
        "weight": weight,
        "headers": sum(received) - weight,
        "files": len(received),
        "interactive": interactive,
        "work": work * 1_000,
    }


if __name__ == "__main__":
    main()
