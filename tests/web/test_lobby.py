"""The pages before the table in Chromium: start, new table, invitation, coming back, erasure."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.server.playing import Played, settings_of
from tests.web.lobby_house import LobbyHouse, kept_matches
from tests.web.running_node import HERE, needs_node, node
from tests.web.serving import CHROMIUM
from tests.web.visiting import axe_finds_nothing

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.server.network import own_address
from grosstarock.server.security import COOKIE

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

PHONE, ACROSS, DESK = (360, 640), (844, 390), (1440, 900)
FINGER = 44
"""The least height of what is tapped, in pixels."""
SMALL = """(least) => [...document.querySelectorAll(
    'main a.button, main button, main select, main summary, main label > input[type=number]'
)].filter(({ offsetHeight }) => offsetHeight > 0 && offsetHeight < least)
    .map((part) => part.outerHTML)"""
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !part.closest('.fan');
}).map((part) => part.outerHTML.slice(0, 150))"""
PAST, RUNNING = "past-match-0000000000", "running-match-00000000"


@dataclass
class Club:
    """A server, and the cookie of somebody who has played there."""

    house: LobbyHouse
    cookie: str


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    past = Played.opened(settings_of(rules_of("dollar")))
    past.play_until(lambda state: state.is_match_over)
    running = Played.opened(settings_of(), people=2)
    running.play_until(lambda state: state.match.deals == 1)
    running.play_until(lambda state: state.is_deal_running and state.turn is Seat.FIRST)
    cookie = kept_matches(folder / "data", {PAST: past, RUNNING: running})
    house = LobbyHouse(folder)
    with house:
        yield Club(house, cookie)


@dataclass
class Guest:
    """One person's browser, and what its console said."""

    page: Any
    url: str
    faults: list[str] = field(default_factory=list)

    @classmethod
    def at(cls, browser: Any, url: str, size: tuple[int, int] = PHONE, cookie: str = "") -> "Guest":
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        if cookie:
            context.add_cookies([{"name": COOKIE, "value": cookie, "url": url}])
        page = context.new_page()
        page.set_default_timeout(30_000)
        guest = cls(page, url)
        page.on("pageerror", lambda error: guest.faults.append(str(error)))
        page.on("console", guest._said)
        return guest

    def _said(self, message: Any) -> None:
        # Without encryption a browser leaves one of the protecting headers alone, and says so.
        is_wrong = message.type in ("error", "warning") and "Opener-Policy" not in message.text
        if is_wrong:
            self.faults.append(message.text)

    def goes(self, path: str) -> "Guest":
        self.page.goto(self.url + path)
        self.page.locator("main h1").first.wait_for()
        return self

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def reads(self, text: str) -> Any:
        found = self.page.get_by_text(text)
        found.first.wait_for()
        return found.first

    def sees_the_hand(self) -> None:
        self.page.locator(".hand .held").first.wait_for()

    def finds_nothing_wrong(self, where: str) -> None:
        axe_finds_nothing(self.page, where)
        assert self.page.evaluate(SMALL, FINGER) == [], where
        assert self.page.evaluate(OUTSIDE) == [], where

    def leaves(self) -> None:
        assert self.faults == []
        self.page.context.close()


def test_play_now_is_one_click(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url).goes("/")
    ada.finds_nothing_wrong("start")
    ada.button("Play now").click()
    ada.sees_the_hand()
    assert ada.page.locator(".hand .held").count() >= 25
    ada.goes("/")
    assert ada.reads("Danish with").is_visible()
    ada.page.get_by_label("Your name").fill("")
    ada.button("Play now").click()
    assert ada.page.evaluate("() => document.activeElement.matches(':invalid')")
    ada.leaves()


def test_by_keyboard_the_strength_is_chosen_and_play_begins(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url, DESK).goes("/")
    name = ada.page.get_by_label("Your name")
    name.fill("Ada")
    ada.page.get_by_role("radio", name="Novice").focus()
    ada.page.keyboard.press("ArrowLeft")
    ada.reads("Plays any card that the rules allow.")
    name.focus()
    ada.page.keyboard.press("Enter")
    ada.sees_the_hand()
    assert ada.page.get_by_text("Random 2").count()
    ada.leaves()


def test_a_new_table_has_the_house_rules_that_were_chosen(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url).goes("/new-table")
    page = ada.page
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Name of the table").fill("<b>Wednesdays</b>")
    ada.reads("All is as in the preset Danish.")
    page.get_by_role("radio", name="Dollar").check()
    page.get_by_role("radio", name="Danish").check()
    page.get_by_label("Seat 3").select_option("bot:novice")
    page.get_by_role("radio", name="Boldly").check()
    page.get_by_label("Length").select_option("3")
    page.get_by_role("switch", name="Moves may be taken back").uncheck()
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="Without pots", exact=True).check()
    ada.reads("In the preset Danish: With pots")
    page.get_by_text("Amounts and stake").click()
    assert page.get_by_label("Tout", exact=True).input_value() == "25"
    page.get_by_label("Tout", exact=True).fill("32")
    page.get_by_label("Misère", exact=True).fill("30")
    page.get_by_role("radio", name="Another unit").check()
    page.get_by_label("The unit").fill("kr.")
    ada.reads("Misère: 6 kr.")
    ada.finds_nothing_wrong("new table")
    ada.button("Open the table").click()
    ada.reads("Invite others")
    told = page.evaluate(
        "async () => (await fetch('/api/v1/tables/' + location.pathname.split('/').at(-1))).json()"
    )
    assert told["title"] == "<b>Wednesdays</b>"
    assert told["rules"] == {
        "preset": "danish",
        "players": 3,
        "options": {"pots": False},
        "tariff": {"misere": 30},
        "stake": {"unit": "kr.", "points": 5},
        "version": 1,
    }
    assert [seat["player"] for seat in told["seats"]] == [None, None, "novice:bold"]
    assert (told["rounds"], told["take_back"], told["watchers"]) == (3, False, True)
    ada.goes("/new-table")
    assert page.get_by_label("Length").input_value() == "3"
    ada.button("Back to the preset: Danish").click()
    ada.reads("All is as in the preset Danish.")
    ada.leaves()


def test_a_guest_sees_the_house_rules_sits_down_and_the_match_begins(
    browser: Any, club: Club
) -> None:
    ada = Guest.at(browser, club.house.url, DESK).goes("/new-table")
    ada.page.get_by_text("House rules").click()
    ada.page.get_by_role("radio", name="Compulsory").check()
    ada.button("Open the table").click()
    ada.reads("Invite others")
    ada.finds_nothing_wrong("host")
    bo = Guest.at(browser, club.house.url).goes(ada.page.url.removeprefix(club.house.url))
    bo.reads("Declarations: Compulsory")
    bo.reads("instead of Voluntary")
    bo.reads("The match has one round.")
    bo.finds_nothing_wrong("guest")
    bo.button("Sit down here").first.click()
    assert bo.page.evaluate("() => document.activeElement.matches(':invalid')")
    bo.page.get_by_label("Your name").fill("<i>Bo</i>")
    bo.button("Sit down here").first.click()
    ada.reads("<i>Bo</i>")
    ada.button("Seat a bot").click()
    for guest in (bo, ada):
        guest.sees_the_hand()
        guest.leaves()


def test_past_matches_have_balances_and_the_way_to_each_replay(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url, PHONE, club.cookie).goes("/")
    ada.page.get_by_text("Past matches (1)").click()
    past = ada.page.locator(".table").filter(has_text="3 deals played")
    assert "$" in past.locator(".balances").inner_text()
    past.get_by_text("Look at the deals").click()
    deals = past.locator(".deals a")
    deals.nth(2).wait_for()
    assert all(one.get_attribute("href").startswith("/replay/") for one in deals.all())
    ada.finds_nothing_wrong("my tables")
    ada.leaves()


def test_a_match_goes_on_after_a_restart(browser: Any, club: Club) -> None:
    club.house.stop()
    club.house.start()
    ada = Guest.at(browser, club.house.url, PHONE, club.cookie).goes("/")
    mine = ada.page.locator(".table").filter(has_text="Your turn")
    assert "one deal played" in mine.inner_text()
    assert mine.locator(".balances li").count() == 3
    mine.get_by_role("link", name="Go on").click()
    ada.sees_the_hand()
    ada.leaves()


def test_one_comes_back_by_the_personal_link(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url, DESK, club.cookie).goes("/")
    ada.button("Show the link").click()
    link = ada.page.get_by_label("The link").input_value()
    ada.button("Copy").click()
    ada.reads("Copied.")
    ada.finds_nothing_wrong("personal link")
    assert link.startswith(f"{club.house.url}/come-back#")
    path = link.removeprefix(club.house.url)
    phone = Guest.at(browser, club.house.url)
    phone.page.goto(link)
    phone.reads("Your turn")
    assert phone.page.url == f"{club.house.url}/"
    phone.page.goto(link)
    phone.reads("Your turn")

    bo = Guest.at(browser, club.house.url).goes("/")
    bo.button("Play now").click()
    bo.sees_the_hand()
    bo.goes(path)
    bo.reads("This browser has tables of its own already.")
    assert "#" not in bo.page.url
    bo.finds_nothing_wrong("come back")
    bo.button("Go on").click()
    bo.reads("Your turn")
    for guest in (ada, phone, bo):
        guest.leaves()


def test_a_wrong_personal_link_says_so(browser: Any, club: Club) -> None:
    eve = Guest.at(browser, club.house.url).goes("/come-back#forged")
    eve.reads("This personal link is not valid")
    eve.finds_nothing_wrong("wrong link")
    eve.page.get_by_role("link", name="To the start").click()
    eve.button("Play now").wait_for()
    # The browser itself notes the refusal.
    assert len(eve.faults) == 1
    eve.page.context.close()


def test_names_are_erased_once_one_has_said_so_twice(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url, PHONE).goes("/")
    ada.page.get_by_label("Your name").fill("Adelheid")
    ada.button("Play now").click()
    ada.sees_the_hand()
    ada.goes("/").reads("Adelheid (you)")
    ada.button("Erase my names and chat").click()
    ada.reads("This cannot be undone.")
    ada.finds_nothing_wrong("erase")
    ada.button("Cancel").click()
    ada.button("Erase my names and chat").click()
    ada.button("Erase").click()
    ada.reads("Your names and your words are erased.")
    ada.goes("/").reads("Seat 1 (you)")
    assert ada.page.get_by_text("Adelheid").count() == 0
    assert ada.page.get_by_label("Your name").input_value() == "Guest"
    ada.leaves()


@pytest.mark.skipif(own_address() is None, reason="this machine is in no network")
def test_the_way_in_is_opened_and_closed_at_the_machine_itself(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url).goes("/")
    switch = ada.page.get_by_role("switch", name="Open to this network")
    switch.check()
    way = ada.page.get_by_label("The link").input_value()
    assert way.startswith(f"http://{own_address()}:")
    assert ada.page.get_by_role("img", name="The same as a picture to scan").is_visible()
    ada.finds_nothing_wrong("network")
    bo = Guest.at(browser, way).goes("/")
    assert bo.page.get_by_role("switch").count() == 0
    bo.button("Play now").click()
    bo.sees_the_hand()
    bo.leaves()
    switch.uncheck()
    ada.page.get_by_label("The link").wait_for(state="detached")
    ada.leaves()


def test_a_language_is_remembered_for_every_page(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url).goes("/")
    ada.page.get_by_label("Language").select_option("da")
    ada.button("Spil nu").wait_for()
    assert ada.page.locator("html").get_attribute("lang") == "da"
    ada.goes("/new-table")
    ada.button("Åbn bordet").wait_for()
    ada.page.get_by_role("link", name="Tilbage til start").click()
    ada.page.get_by_label("Sidens farver").select_option("dark")
    assert ada.page.locator("html").get_attribute("data-theme") == "dark"
    ada.finds_nothing_wrong("dark")
    ada.leaves()


@pytest.mark.parametrize("language", ["en", "da", "de", "es", "it"])
def test_no_language_runs_over_the_edge_even_at_twice_the_size(
    browser: Any, club: Club, language: str
) -> None:
    ada = Guest.at(browser, club.house.url)
    for path in ("/", "/new-table", "/come-back"):
        ada.page.goto(f"{club.house.url}{path}?lang={language}")
        ada.page.locator("main h1").wait_for()
        unfold = (
            "() => document.querySelectorAll('details').forEach((part) => { part.open = true; })"
        )
        ada.page.evaluate(unfold)
        for size in ("100%", "200%"):
            ada.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
            assert ada.page.evaluate(OUTSIDE) == [], (path, size)
    ada.page.context.close()


def test_what_an_older_page_kept_never_blanks_this_one(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url).goes("/new-table")
    wrong = {"preset": "danish", "seats": ["me", "bot:gone", 3], "options": {"pots": "yes"}}
    ada.page.evaluate("() => localStorage.setItem('grosstarock-player', 'gone')")
    for kept in (
        "not json",
        "null",
        json.dumps({**wrong, "tariff": {"tout": 7}, "rounds": "many"}),
    ):
        ada.page.evaluate("(text) => localStorage.setItem('grosstarock-table', text)", kept)
        ada.goes("/new-table").reads("All is as in the preset Danish.")
    ada.goes("/")
    assert ada.page.get_by_role("radio", checked=True).count() == 1
    ada.leaves()


def test_a_server_that_does_not_answer_is_said_so(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url, ACROSS).goes("/new-table")
    ada.page.route("**/api/v1/tables", lambda route: route.abort())
    ada.button("Open the table").click()
    ada.reads("The server cannot be reached.")
    ada.page.unroute("**/api/v1/tables")
    ada.page.get_by_text("Amounts and stake").click()
    ada.page.get_by_role("radio", name="Another unit").check()
    ada.page.get_by_label("The unit").fill("\u200b")
    ada.button("Open the table").click()
    ada.reads("A stake is a short printable unit")
    ada.page.context.close()


def test_stronger_players_are_offered_as_soon_as_they_are_ready(browser: Any, club: Club) -> None:
    ada = Guest.at(browser, club.house.url)
    stages = iter([("compiling", 3, 7, []), ("ready", 7, 7, ["master", "from-elsewhere"])])

    def told(route: Any) -> None:
        answer = route.fetch()
        stage, done, steps, more = next(stages)
        house = answer.json()
        house["preparation"] = {"stage": stage, "done": done, "steps": steps}
        house["players"] += more
        route.fulfill(response=answer, json=house)

    ada.page.route("**/api/v1/house", told)
    ada.goes("/").reads("step 3 of 7")
    ada.page.get_by_role("radio", name="Master").check()
    ada.reads("Looks ahead and counts what is out.")
    ada.page.get_by_role("radio", name="from-elsewhere").check()
    ada.reads("A player from elsewhere")
    assert ada.page.get_by_text("step 3 of 7").count() == 0
    ada.leaves()


@needs_node
def test_a_table_to_be_keeps_to_what_the_rulebook_knows() -> None:
    ran = node("--test", str(HERE / "draft.test.mjs"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
