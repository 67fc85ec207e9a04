"""A deal looked at again, in Chromium: by its link, from a file, and whether it was fair."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.server.house import House, Person
from tests.web.running_node import HERE, needs_node, node
from tests.web.serving import CHROMIUM
from tests.web.visiting import SIZES, Visit
from tests.web.whole_house import whole_house
from tests.words.played import played_deal

from grosstarock.core.dealing import dealt_hands
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.shuffle import shuffled
from grosstarock.notation.record import record_of
from grosstarock.server.fair import commitment_of, seed_of
from grosstarock.server.http_deals import replay_told
from grosstarock.server.security import COOKIE

pytestmark = [
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

TABS: Final = ("Moves", "Payments", "Fair?", "Share", "Play it")
HAND: Final = "() => [...document.querySelectorAll('.own .still li')].map((li) => li.dataset.card)"


def revealed(players: int, dealer: int, chance: Random) -> dict[str, Any]:
    """A deal as it is revealed, with its record as far as a check reads it."""
    deal = f"deal-{chance.randrange(10**8):08}"
    secret = f"{chance.getrandbits(256):064x}"
    nonces = [
        f"{chance.getrandbits(128):032x}" if chance.random() < 0.7 else "" for _ in range(players)
    ]
    seed = seed_of(deal, secret, nonces)
    pack = shuffled(seed)
    hands = dealt_hands(Seating.of(players, Seat(dealer)), pack)
    return {
        "reveal": {
            "deal": deal,
            "commitment": commitment_of(deal, secret),
            "secret": secret,
            "nonces": nonces,
            "seed": seed,
            "pack": [card.code for card in pack],
        },
        "record": {"dealer": dealer, "deal": [[card.code for card in hand] for hand in hands]},
    }


@needs_node
def test_the_page_checks_a_deal_as_python_does(tmp_path: Path) -> None:
    chance = Random(1)
    deals = [
        revealed(players, dealer, chance)
        for players in (2, 3, 4)
        for dealer in range(players)
        for _ in range(3)
    ]
    kept = tmp_path / "deals.json"
    kept.write_text(json.dumps(deals))
    ran = node("--test", str(HERE / "proof.test.mjs"), set_to={"DEALS": str(kept)})
    assert ran.returncode == 0, ran.stdout + ran.stderr


def told_to_every_seat(preset: str, players: int) -> dict[str, Any]:
    """A deal played by chance, as the server tells it to each seat."""
    state = played_deal(rules_of(preset, players), Random(players))
    record = record_of(state, ("Ada", "novice", "novice", "club:bold")[:players])
    told = [asyncio.run(replay_told(record, seat)) for seat in range(players)]
    return {
        "name": f"{preset} {players}",
        "bySeat": [json.loads(msgspec.json.encode(one)) for one in told],
    }


@needs_node
def test_the_state_of_a_replay(tmp_path: Path) -> None:
    tables = (("danish", 3), ("danish", 4), ("dollar", 3), ("two-player", 2))
    kept = tmp_path / "replays.json"
    kept.write_text(json.dumps([told_to_every_seat(*table) for table in tables]))
    ran = node("--test", str(HERE / "replay.test.mjs"), set_to={"REPLAYS": str(kept)})
    assert ran.returncode == 0, ran.stdout + ran.stderr


@dataclass
class Evening:
    """A server with a match that was begun in a browser and played to its end."""

    address: str
    storage: Any
    deals: list[str]
    match: str

    def person(self) -> Person:
        house = House(Path())
        house.url = self.address
        return Person(house)


@pytest.fixture(scope="module")
def evening(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """The first deal is dealt to a page, which keeps what it is shown; a quick hand plays on."""
    with whole_house(tmp_path_factory.mktemp("evening")) as address:
        found = Evening(address, None, [], "")
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(address)
        asked = {"cmd_id": "now", "name": "Ada", "player": "novice", "pace": "instant"}
        path = page.request.post(f"{address}/api/v1/play-now", data=asked).json()["path"]
        page.goto(address + path)
        page.wait_for_selector(".hand .held")
        ada = found.person()
        ada.cookie = next(one["value"] for one in context.cookies() if one["name"] == COOKIE)
        page.goto("about:blank")
        table = path.split("/")[-1]
        found.storage = context.storage_state()
        context.close()
        found.deals, found.match = _in_a_thread(_played_on(ada, table))
        yield found


async def _played_on(ada: Person, table: str) -> tuple[list[str], str]:
    async with ada.at(table) as player:
        await player.play_until(lambda one: one.over)
    deals = (await ada.done("GET", f"/tables/{table}/deals"))["deals"]
    match = await ada.ask("GET", f"/api/v1/tables/{table}/record")
    return [deal["deal"] for deal in deals], match.text


def _in_a_thread(work: Any) -> Any:
    """What comes of a coroutine, beside the event loop of Playwright."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Look(Visit):
    """A person who looks at a deal again."""

    def __init__(self, browser: Any, url: str, size: tuple[int, int], **context: Any) -> None:
        super().__init__(browser, url, size, ready=".replay, .seating", **context)

    def hand(self) -> list[str]:
        return sorted(self.page.evaluate(HAND))

    def step(self) -> str:
        return str(self.page.locator(".controls .at").inner_text())

    def tab(self, name: str) -> Any:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel")


@needs_chromium
def test_one_goes_through_a_deal_by_buttons_keys_slider_and_tricks(
    browser: Any, evening: Evening
) -> None:
    look = Look(browser, f"{evening.address}/replay/{evening.deals[0]}", SIZES["desk"])
    page, keyboard = look.page, look.page.keyboard
    last = page.get_by_role("slider").get_attribute("max")
    assert look.step() == f"0/{last}"
    page.get_by_role("button", name="One step on").click()
    assert look.step() == f"1/{last}"
    told = page.locator(".happened")
    assert "lays away" in told.inner_text() or "lays three" in told.inner_text()
    assert f"Step 1 of {last}" in told.text_content()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowLeft")
    assert look.step() == f"2/{last}"
    page.get_by_label("Jump to").select_option(index=9)
    assert page.locator(".where").inner_text() == "Trick 7 of 25"
    before = look.step()
    page.locator("h1").click()
    keyboard.press("PageDown")
    assert page.locator(".where").inner_text() == "Trick 8 of 25"
    keyboard.press("PageUp")
    assert look.step() == before
    page.get_by_role("slider").fill("20")
    assert look.step() == f"20/{last}"
    page.get_by_role("button", name="To the end").click()
    assert look.step() == f"{last}/{last}"
    assert page.locator(".moves [aria-current=step]").count() == 1
    page.locator(".moves button").nth(5).click()
    assert look.step() == f"5/{last}"
    page.locator("h1").click()
    keyboard.press("Home")
    assert look.step() == f"0/{last}"
    look.close()


@needs_chromium
def test_with_a_seats_eyes_only_its_hand_lies_there(browser: Any, evening: Evening) -> None:
    deal = evening.deals[1]
    replay = _in_a_thread(evening.person().done("GET", f"/deals/{deal}/replay?seat=0"))
    look = Look(browser, f"{evening.address}/replay/{deal}?step=12&seat=0", SIZES["desk"])
    page = look.page
    for seat, name in enumerate(("Ada", "Novice 2", "Novice 3")):
        page.get_by_role("radio", name=name).check(force=True)
        page.wait_for_function("seat => location.search.includes(`seat=${seat}`)", arg=seat)
        page.wait_for_function(
            f"hand => ({HAND})().sort().join() === hand",
            arg=",".join(sorted(replay["steps"][12]["hands"][seat])),
        )
        shown = page.evaluate("() => [...document.querySelectorAll('[data-card]')].length")
        assert shown == len(look.hand())
    page.get_by_role("checkbox", name="All open").check()
    shown = page.evaluate(
        "() => [...document.querySelectorAll('.still [data-card]')].map((li) => li.dataset.card)"
    )
    laid = next(step["action"]["cards"] for step in replay["steps"] if step["action"])
    assert sorted(shown) == sorted(
        [*laid, *(c for hand in replay["steps"][12]["hands"] for c in hand)]
    )
    page.reload()
    page.wait_for_selector(".open-hands li")
    assert look.step().startswith("12/")
    assert look.hand() == sorted(replay["steps"][12]["hands"][2])
    link = page.get_by_role("tab", name="Share")
    link.click()
    shared = page.get_by_label("A link to this step").input_value()
    look.close()
    other = Look(browser, shared, SIZES["phone"])
    assert other.step().startswith("12/")
    assert other.hand() == sorted(replay["steps"][12]["hands"][2])
    other.close()


@needs_chromium
def test_the_page_that_was_there_says_whether_the_deal_was_fair(
    browser: Any, evening: Evening
) -> None:
    url = f"{evening.address}/replay/{evening.deals[0]}"
    look = Look(browser, url, SIZES["phone"], storage_state=evening.storage)
    panel = look.tab("Fair?")
    panel.locator(".verdict").wait_for()
    assert panel.locator(".verdict").inner_text() == "This deal was dealt fairly."
    assert panel.locator(".points .holds").count() == 7
    panel.get_by_text("How do I know?").click()
    assert "fingerprint" in panel.inner_text()
    look.page.evaluate(
        """deal => {
            const kept = JSON.parse(localStorage.getItem('grosstarock-deals-shown'));
            kept[deal].nonce = 'f'.repeat(32);
            localStorage.setItem('grosstarock-deals-shown', JSON.stringify(kept));
        }""",
        evening.deals[0],
    )
    look.page.reload()
    panel = look.tab("Fair?")
    panel.locator(".verdict.unfair").wait_for()
    assert panel.locator(".points .fails").all_inner_texts() == [
        "✗\nThis browser's own share of chance was changed or dropped."
    ]
    look.close()
    stranger = Look(browser, url, SIZES["phone"])
    panel = stranger.tab("Fair?")
    panel.locator(".verdict").wait_for()
    assert panel.locator(".verdict").inner_text() == "This deal agrees with what was promised."
    stranger.page.route("**/proof", _not_promised)
    stranger.page.reload()
    panel = stranger.tab("Fair?")
    panel.get_by_text("The cards of this deal were set, not shuffled").wait_for()
    # The browser itself notes the answer 404.
    assert all("404" in fault for fault in stranger.faults)
    stranger.faults.clear()
    stranger.close()


def _not_promised(route: Any) -> None:
    route.fulfill(status=404, json={"code": "deal-not-promised"})


@needs_chromium
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_finds_nothing_and_nothing_is_cut_off(
    browser: Any, evening: Evening, size: tuple[int, int]
) -> None:
    url = f"{evening.address}/replay/{evening.deals[2]}?step=30&seat=1&open=1"
    look = Look(browser, url, size)
    look.page.wait_for_selector(".open-hands li")
    for name in TABS:
        panel = look.tab(name)
        if name == "Fair?":
            panel.locator(".points").wait_for()
            for summary in panel.locator("summary").all():
                summary.click()
        look.axe_finds_nothing(name)
        assert look.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    look.page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
    look.axe_finds_nothing("dark")
    look.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    look.page.wait_for_timeout(200)
    lost = look.page.evaluate(
        """() => [...document.querySelectorAll(
                '.bar, .eye, .seat, .happened, .controls, .tab, .panel, .button')]
            .filter((element) => {
                const box = element.getBoundingClientRect();
                const isOut = box.left < -1 || box.right > innerWidth + 1;
                return box.width > 0 && (isOut || element.scrollWidth > element.clientWidth + 2);
            }).map((element) => element.className)"""
    )
    assert lost == []
    look.close()


@needs_chromium
def test_the_record_is_passed_on_in_both_forms_and_opens_again(
    browser: Any, evening: Evening, tmp_path: Path
) -> None:
    look = Look(browser, f"{evening.address}/replay/{evening.deals[0]}", SIZES["phone"])
    panel = look.tab("Share")
    contents = {}
    for place, name in enumerate(("grosstarock-deal.json", "grosstarock-deal.txt")):
        with look.page.expect_download() as downloading:
            panel.get_by_role("link", name="Download").nth(place).click()
        assert downloading.value.suggested_filename == name
        downloading.value.save_as(tmp_path / name)
        contents[name] = (tmp_path / name).read_text(encoding="utf-8")
    look.close()
    pretty = json.dumps(json.loads(contents["grosstarock-deal.json"]), indent=2)
    for give, content in (
        (_paste, contents["grosstarock-deal.txt"]),
        (_drop, contents["grosstarock-deal.json"]),
        (_drop, pretty),
    ):
        opened = Look(browser, f"{evening.address}/replay", SIZES["phone"])
        opened.axe_finds_nothing("file")
        give(opened.page, content)
        opened.page.wait_for_selector(".replay .moves")
        assert opened.page.get_by_role("tab").all_inner_texts() == ["Moves", "Payments", "Share"]
        opened.page.get_by_role("button", name="To the end").click()
        assert "last trick" in opened.page.locator(".happened").inner_text()
        opened.close()


def _paste(page: Any, content: str) -> None:
    page.get_by_label("Or paste it").fill(content)
    page.get_by_role("button", name="Open").click()


def _drop(page: Any, content: str) -> None:
    page.evaluate(
        """content => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([content], 'deal.json'));
            const main = document.querySelector('main');
            main.dispatchEvent(new DragEvent('dragover', { dataTransfer, cancelable: true }));
            main.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
        }""",
        content,
    )


@needs_chromium
def test_a_file_says_what_is_wrong_where_and_what_would_be_right(
    browser: Any, evening: Evening, tmp_path: Path
) -> None:
    first, second, third, end = evening.match.splitlines()
    wrong = json.loads(second)
    place = [at for at, one in enumerate(wrong["actions"]) if one["do"] == "play"][3]
    seat = wrong["actions"][place]["seat"]
    wrong["actions"][place]["card"] = wrong["deal"][(seat + 1) % 3][0]
    third = third.replace('"preset":"danish"', '"preset":"dansh"')
    file = tmp_path / "match.jsonl"
    file.write_text("\n".join([first, json.dumps(wrong), third, end]) + "\n", encoding="utf-8")
    look = Look(browser, f"{evening.address}/replay", SIZES["phone"])
    look.page.get_by_label("Choose a file, or drop it here").set_input_files(file)
    found = look.page.locator(".found > ol > li")
    found.nth(3).wait_for()
    look.axe_finds_nothing("found")
    assert look.page.evaluate("() => document.activeElement.id") == "found"
    assert "In order." in found.nth(0).inner_text()
    assert f"line 2, actions[{place}] You do not hold" in found.nth(1).inner_text()
    assert "(PLAY-2) You may play" in found.nth(1).inner_text()
    assert 'line 3, rules.preset Unknown preset: "dansh"' in found.nth(2).inner_text()
    assert 'perhaps "danish" is meant' in found.nth(2).inner_text()
    assert found.nth(2).get_by_role("button").count() == 0
    look.page.get_by_role("button", name="Look at it: Deal 2").click()
    look.page.wait_for_selector(".replay .moves")
    look.page.get_by_role("radio", name="Novice 3").check(force=True)
    look.page.get_by_role("button", name="To the end").click()
    assert look.step() == f"{place}/{place}"
    look.page.get_by_role("button", name="Other deals").click()
    look.page.get_by_role("button", name="Look at it: Deal 1").click()
    look.page.wait_for_selector(".replay .moves")
    look.close()


@needs_chromium
def test_a_deal_that_is_being_played_is_not_to_be_seen(browser: Any, evening: Evening) -> None:
    look = Look(browser, f"{evening.address}/replay", SIZES["phone"])
    asked = {"cmd_id": "open", "name": "Bo", "player": "novice", "pace": "instant"}
    path = look.page.request.post(f"{evening.address}/api/v1/play-now", data=asked).json()["path"]
    look.page.goto(evening.address + path)
    look.page.wait_for_selector(".hand .held")
    deal = look.page.evaluate(
        "() => Object.keys(JSON.parse(localStorage.getItem('grosstarock-deals-shown'))).at(-1)"
    )
    look.page.goto(f"{evening.address}/replay/{deal}")
    told = look.page.get_by_role("alert")
    told.wait_for()
    assert "has not been played to its end" in told.inner_text()
    look.axe_finds_nothing("closed")
    assert look.page.locator("[data-card], .card").count() == 0
    # The browser itself notes the answer 404.
    assert all("404" in fault for fault in look.faults)
    look.faults.clear()
    look.close()


@needs_chromium
def test_the_same_deal_is_played_again_from_a_chosen_seat(browser: Any, evening: Evening) -> None:
    deal = evening.deals[1]
    replay = _in_a_thread(evening.person().done("GET", f"/deals/{deal}/replay?seat=1"))
    look = Look(browser, f"{evening.address}/replay/{deal}?step=40&lang=en", SIZES["phone"])
    panel = look.tab("Play it")
    panel.get_by_label("Novice 2").check()
    panel.get_by_label("Your name").fill("Bo")
    panel.get_by_label("Strength of the bots").select_option("novice")
    panel.get_by_role("button", name="Play this deal").click()
    look.page.wait_for_selector(".hand .held")
    hand = look.page.evaluate(
        "() => [...document.querySelectorAll('.hand .held')].map((card) => card.dataset.card)"
    )
    assert sorted(hand) == sorted(replay["record"]["deal"][1])
    assert "/table/" in look.page.url
    assert "step" not in look.page.url
    look.close()


@needs_chromium
@pytest.mark.parametrize("language", ["da", "de", "es", "it"])
def test_the_replay_speaks_and_fits_a_phone(browser: Any, evening: Evening, language: str) -> None:
    url = f"{evening.address}/replay/{evening.deals[0]}?step=30&seat=1&open=1"
    look = Look(browser, url, SIZES["phone"], locale=language)
    assert look.page.locator("html").get_attribute("lang") == language
    for tab in look.page.get_by_role("tab").all():
        tab.click()
        look.page.wait_for_timeout(150)
        assert look.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert " plays " not in look.page.locator(".happened").inner_text()
    look.close()
