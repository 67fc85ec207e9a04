"""The table page in Chromium: by mouse, touch and keyboard, at three sizes, clean by axe."""

import json
from typing import Any

import pytest
from tests.web import visiting
from tests.web.serving import CHROMIUM
from tests.web.visiting import SIZES

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


class Visit(visiting.Visit):
    """A person at the table page."""

    def card(self, code: str) -> Any:
        return self.page.locator(f'.hand [data-card="{code}"]')

    def codes(self, of: str) -> list[str]:
        cards = "(found) => found.map((card) => card.dataset.card)"
        return [str(code) for code in self.page.locator(f".hand .held{of}").evaluate_all(cards)]

    def tap(self, code: str) -> None:
        """Taps the corner of a card that the fan leaves free; a dimmed card can be tapped too."""
        self.page.wait_for_timeout(250)
        self.card(code).click(position={"x": 18, "y": 24}, force=True)

    def discard(self) -> None:
        self.page.wait_for_selector(".prompt .main")
        for code in self.codes(".open")[:3]:
            self.card(code).evaluate("card => card.click()")
        self.page.locator(".prompt .main").click()
        self.page.locator(".hand .held").nth(25).wait_for(state="detached")

    def declare(self) -> None:
        self.page.get_by_role("button", name="Declare").click()

    def answer_once(self) -> None:
        """Answers whatever is asked, by clicks."""
        naming = self.page.locator(".answers .suit")
        if naming.count():
            naming.first.click()
            return
        asked = self.page.locator(".prompt.mine .main:enabled")
        if asked.count():
            asked.first.click()
            return
        cards = self.codes(".open")
        if cards:
            self.card(cards[0]).evaluate("card => card.click()")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_card_of_28_can_be_seen_and_tapped(
    browser: Any, address: str, size: tuple[int, int]
) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant", size)
    visit.page.wait_for_selector(".hand .held >> nth=27")
    visit.page.wait_for_timeout(400)
    free = visit.page.evaluate(
        """() => [...document.querySelectorAll('.hand .held')].map((card) => {
            const box = card.getBoundingClientRect();
            let wide = 0;
            for (let x = box.left + 1; x < box.right; x += 1) {
                if (card.contains(document.elementFromPoint(x, box.top + 16))) wide += 1;
            }
            const isInside = box.left >= 0 && box.right <= innerWidth;
            return [card.dataset.card, wide, isInside && box.top + 40 <= innerHeight];
        })"""
    )
    assert len(free) == 28
    assert [one for one in free if one[1] < 23 or not one[2]] == []
    width = visit.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= size[0]
    visit.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_finds_nothing_in_any_phase_or_dialog(
    browser: Any, address: str, size: tuple[int, int]
) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant", size)
    visit.page.wait_for_selector(".hand .held.open")
    visit.axe_finds_nothing("discard")
    visit.tap(visit.codes(".shut")[0])
    visit.page.wait_for_selector(".refusal")
    visit.axe_finds_nothing("refusal")
    visit.discard()
    visit.axe_finds_nothing("declare")
    visit.declare()
    visit.page.wait_for_selector(".hand .held.open")
    visit.axe_finds_nothing("play")
    for name in ("Last trick", "Settlement", "What happened", "Chat", "Settings"):
        visit.page.get_by_role("button", name=name).click()
        visit.page.locator("dialog").wait_for()
        visit.axe_finds_nothing(name)
        if name == "Settings":
            visit.page.get_by_label("Colours of the page").select_option("dark")
            visit.page.get_by_label("Signs on the cards").select_option("large")
        visit.page.keyboard.press("Escape")
        visit.page.locator("dialog").wait_for(state="detached")
    assert visit.page.locator("html").get_attribute("data-theme") == "dark"
    visit.axe_finds_nothing("dark")
    visit.close()


def test_a_dimmed_card_says_why_with_its_clause(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant", SIZES["desk"])
    visit.page.wait_for_selector(".hand .held.open")
    trumps = [code for code in visit.codes(".shut") if code.startswith("T")]
    visit.tap(trumps[0])
    told = visit.page.locator(".refusal").inner_text()
    assert "(DISC-" in told
    assert visit.codes(".up") == []
    visit.close()


def test_a_tap_raises_and_a_second_plays(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant&dealer=2", SIZES["phone"], has_touch=True)
    visit.declare()
    visit.page.wait_for_selector(".hand .held.open")
    code = visit.codes(".open")[-1]
    visit.page.wait_for_timeout(300)
    visit.card(code).tap(position={"x": 18, "y": 24}, force=True)
    assert visit.codes(".up") == [code]
    assert "again" in visit.page.locator(".prompt").inner_text()
    visit.card(code).tap(position={"x": 18, "y": 24}, force=True)
    visit.card(code).wait_for(state="detached")
    visit.close()


def test_a_whole_deal_by_keyboard_alone(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant&dealer=1", SIZES["desk"])
    keyboard, page = visit.page.keyboard, visit.page
    liking = json.dumps({"rest": "short", "warning": "off"})
    page.evaluate("(kept) => localStorage.setItem('grosstarock-settings', kept)", liking)
    page.reload()
    for _ in range(400):
        if page.get_by_role("button", name="Next deal").count():
            break
        if page.locator(".answers .suit, .prompt.mine .main:enabled").count():
            page.locator(".answers .suit, .prompt.mine .main:enabled").first.focus()
            keyboard.press("Enter")
        elif visit.codes(".open"):
            if not page.evaluate("() => document.activeElement.matches('.held')"):
                page.locator('.hand .held[tabindex="0"]').focus()
            keyboard.press("Home")
            for _ in range(25):
                if page.evaluate("() => document.activeElement.matches('.open')"):
                    break
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
        page.wait_for_timeout(60)
    page.get_by_role("button", name="Show the settlement").focus()
    keyboard.press("Enter")
    page.wait_for_selector("dialog .totals")
    visit.axe_finds_nothing("settlement")
    keyboard.press("Escape")
    visit.close()


def test_keys_move_through_the_hand(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant", SIZES["desk"])
    visit.page.wait_for_selector(".hand .held.open")
    codes, keyboard = visit.codes(""), visit.page.keyboard

    def focused() -> str:
        return str(visit.page.evaluate("() => document.activeElement.dataset.card"))

    visit.page.locator('.hand .held[tabindex="0"]').focus()
    assert focused() == codes[0]
    assert visit.page.locator('.hand .held[tabindex="0"]').count() == 1
    keyboard.press("ArrowRight")
    assert focused() == codes[1]
    keyboard.press("End")
    assert focused() == codes[-1]
    for suit in "hcsdt":
        of_suit = [code for code in codes if code[0].lower() == suit]
        keyboard.press("Home")
        keyboard.press(suit)
        if of_suit:
            assert focused()[0].lower() == suit
    visit.close()


def test_the_hand_keeps_the_focus_when_a_card_leaves_it(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant&dealer=2", SIZES["desk"])
    visit.declare()
    visit.page.wait_for_selector(".hand .held.open")
    code = visit.codes(".open")[-1]
    visit.card(code).focus()
    visit.page.keyboard.press("Enter")
    visit.card(code).wait_for(state="detached")
    assert visit.page.evaluate("() => document.activeElement.matches('.held')")
    visit.close()


def test_the_title_and_the_prompt_tell_whose_turn_it_is(browser: Any, address: str) -> None:
    visit = Visit(
        browser, f"{address}/new?pace=instant&title=A%20%3Cb%3Etable%3C/b%3E", SIZES["desk"]
    )
    visit.page.wait_for_selector(".hand .held.open")
    assert visit.page.title() == "● Your turn · A <b>table</b>"
    assert visit.page.locator("h1").inner_text() == "A <b>table</b>"
    visit.close()


def test_two_people_sit_down_talk_and_agree_while_somebody_watches(
    browser: Any, address: str
) -> None:
    ada = Visit(browser, f"{address}/new?pace=instant&people=2", SIZES["desk"])
    ada.page.locator("h1").wait_for()
    ada.axe_finds_nothing("seating")
    table = ada.page.url.split("?")[0]
    bo = Visit(browser, f"{table}?person=bo", SIZES["phone"])
    bo.page.get_by_label("Your name").fill("<i>Bo</i>")
    bo.page.get_by_role("button", name="Sit down here").click()
    ada.page.wait_for_selector(".hand .held.open")
    watcher = Visit(browser, f"{table}?person=cy", SIZES["desk"])
    watcher.page.get_by_text("You are watching.").wait_for()
    watcher.page.reload()
    watcher.page.get_by_text("You are watching.").wait_for()
    assert watcher.page.locator(".hand").count() == 0
    assert ada.page.locator(".seat.at-right b").inner_text() == "<i>Bo</i>"

    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_role("button", name="Good luck!").click()
    ada.page.get_by_label("Your words").fill("<b>1 & 2</b>")
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Chat, 2 new lines").click()
    bo.page.locator("dialog .log li").nth(1).wait_for()
    said = bo.page.locator("dialog .log li").all_inner_texts()
    assert said == ["Ada: Good luck!", "Ada: <b>1 & 2</b>"]
    bo.axe_finds_nothing("chat")
    bo.page.keyboard.press("Escape")

    ada.discard()
    ada.page.get_by_role("button", name="Take back").click()
    bo.page.get_by_role("button", name="Agree").click()
    ada.page.locator(".hand .held").nth(27).wait_for()
    watcher.axe_finds_nothing("watching")
    for visit in (watcher, bo, ada):
        visit.close()


def test_against_bots_a_move_is_taken_back_at_once(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant&dealer=2", SIZES["desk"])
    visit.declare()
    visit.page.wait_for_selector(".hand .held.open")
    before = visit.codes("")
    visit.card(visit.codes(".open")[0]).evaluate("card => card.click()")
    visit.page.locator(".hand .held").nth(24).wait_for(state="detached")
    visit.page.get_by_role("button", name="Take back").click()
    visit.page.locator(".hand .held").nth(24).wait_for()
    assert visit.codes("") == before
    visit.close()


def test_a_lost_connection_comes_back_to_the_same_table(browser: Any, address: str) -> None:
    ada = Visit(browser, f"{address}/new?pace=instant&dealer=2", SIZES["desk"])
    ada.declare()
    ada.page.wait_for_selector(".hand .held.open")
    before = ada.codes("")
    ada.page.reload()
    ada.page.wait_for_selector(".hand .held.open")
    assert ada.codes("") == before
    newer = ada.context.new_page()
    newer.goto(ada.page.url)
    newer.wait_for_selector(".hand .held.open")
    ada.page.get_by_role("button", name="Play here").click()
    ada.page.get_by_role("button", name="Play here").wait_for(state="detached")
    ada.page.wait_for_selector(".hand .held.open")
    assert ada.codes("") == before
    ada.close()


@pytest.mark.parametrize("language", ["da", "de", "es", "it"])
def test_the_page_speaks(browser: Any, address: str, language: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant&lang={language}", SIZES["phone"])
    visit.page.wait_for_selector(".hand .held.open")
    assert visit.page.locator("html").get_attribute("lang") == language
    names = " ".join(
        str(card.get_attribute("aria-label")) for card in visit.page.locator(".held").all()
    )
    assert names
    assert " of " not in names
    visit.context.close()


def test_text_of_twice_the_size_is_not_lost(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/new?pace=instant", SIZES["desk"])
    visit.page.wait_for_selector(".hand .held.open")
    visit.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    visit.page.wait_for_timeout(300)
    lost = visit.page.evaluate(
        """() => [...document.querySelectorAll('.prompt, .seat, .bar, .door, .button')]
            .filter((element) => {
                const box = element.getBoundingClientRect();
                const isOut = box.left < -1 || box.right > innerWidth + 1;
                return box.width > 0 && (isOut || element.scrollWidth > element.clientWidth + 2);
            }).map((element) => element.className)"""
    )
    assert lost == []
    visit.close()


def test_calm_pages_move_nothing(browser: Any, address: str) -> None:
    visit = Visit(
        browser, f"{address}/new?pace=instant&dealer=2", SIZES["desk"], reduced_motion="reduce"
    )
    visit.declare()
    visit.page.wait_for_selector(".hand .held.open")
    visit.card(visit.codes(".open")[0]).click(position={"x": 18, "y": 24})
    visit.page.wait_for_timeout(100)
    assert visit.page.evaluate("() => document.getAnimations().length") == 0
    visit.close()


def test_one_click_from_the_start_a_person_is_playing(browser: Any, address: str) -> None:
    visit = Visit(browser, address, SIZES["phone"])
    visit.axe_finds_nothing("start")
    visit.page.get_by_label("Your name").fill("Zoë")
    visit.page.get_by_role("button", name="Play now").click()
    visit.page.wait_for_selector(".hand .held.open")
    assert visit.page.locator("h1").inner_text() == "Zoë"
    visit.close()
