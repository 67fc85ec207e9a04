"""The page as an app: its manifest, its icons, and a worker that keeps files and nothing else."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import CHROMIUM
from tests.web.whole_house import whole_house

from grosstarock.web import STATIC
from grosstarock.web.deck.icons import SIZES, icon

pytestmark = [
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

KEPT = """async () => {
    const kept = await caches.open('grosstarock-files');
    return (await kept.keys()).map(({ url }) => new URL(url).pathname);
}"""


def size_of(path: Path) -> tuple[int, int]:
    """The width and height in the head of a PNG file."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", head[16:])
    return width, height


def test_the_manifest_names_icons_of_their_sizes_beside_it() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert manifest["display"] == "standalone"
    for told in manifest["icons"]:
        wide, high = size_of(STATIC / told["src"])
        assert told["sizes"] == f"{wide}x{high}"
    named = {Path(told["src"]).stem: told.get("purpose", "any") for told in manifest["icons"]}
    assert named.keys() == SIZES.keys()
    assert named["icon-maskable-512"] == "maskable"


@pytest.mark.parametrize("name", SIZES)
def test_an_icon_is_drawn_from_the_deck(name: str) -> None:
    drawn = icon(name)
    for code in ("back", "F", "T21"):
        assert f'id="{code}"' in drawn
        assert f'href="#{code}"' in drawn


def begin(page: Any) -> None:
    """A match against bots, opened and come to the first question."""
    opening = {"cmd_id": "installed", "name": "Ada", "player": "novice", "pace": "instant"}
    path = page.evaluate(
        """async (opening) => {
            const headers = { 'content-type': 'application/json' };
            const told = { method: 'POST', headers, body: JSON.stringify(opening) };
            return (await (await fetch('/api/v1/play-now', told)).json()).path;
        }""",
        opening,
    )
    page.goto(path)
    page.wait_for_selector(".hand .held")


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_the_worker_keeps_files_and_no_answer_and_opens_the_page_without_a_server(
    browser: Any, tmp_path: Path
) -> None:
    with whole_house(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto("/")
        begin(page)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        table = page.url
        for path in ("/healthz", "/openapi.json", table):
            page.goto(path)
        page.wait_for_selector(".hand .held")
        wanted = {"main.js", "table.js", "deck.svg", "base.css", "web.ftl", "dialogs.js"}
        for _ in range(100):
            kept = page.evaluate(KEPT)
            names = {path.rpartition("/")[2] for path in kept}
            if wanted <= names:
                break
            page.wait_for_timeout(100)
        assert wanted <= names
        assert "/" in kept
        assert [path for path in kept if path != "/" and not path.startswith("/static/")] == []
        session = context.new_cdp_session(page)
        found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # A browser's context is a private window, which installs nothing; nothing else is wrong.
        assert [one["errorId"] for one in found] == ["in-incognito"]
    page.goto(table)
    page.get_by_text("The connection is lost.").wait_for()
    context.close()


@pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
def test_of_older_versions_only_the_latest_is_kept(browser: Any, tmp_path: Path) -> None:
    with whole_house(tmp_path) as address:
        context = browser.new_context(base_url=address, locale="en-GB")
        page = context.new_page()
        page.goto("/healthz")
        page.evaluate(
            """async () => {
                const kept = await caches.open('grosstarock-files');
                for (const version of ['a', 'b', 'c']) {
                    const old = `/static/${version.repeat(16)}/old.js`;
                    await kept.put(old, new Response(''));
                }
            }"""
        )
        page.goto("/")
        begin(page)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        for _ in range(2):
            page.reload()
            page.wait_for_selector(".hand .held")
        versions = {path.split("/")[2] for path in page.evaluate(KEPT) if path != "/"}
        assert len(versions) == 2
        assert "c" * 16 in versions
        context.close()
