"""The pages of learning in Chromium: the rulebook in every language, and a guided deal."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.web import visiting
from tests.web.serving import CHROMIUM
from tests.web.visiting import SIZES
from tests.web.whole_house import whole_house

from grosstarock.core.clauses import Clause
from grosstarock.words import languages, say_code
from grosstarock.words.rulebook import clauses_of

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

SEEN = """(id) => {
    const { top } = document.getElementById(id).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
}"""
COVERED = """() => {
    const guide = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt, .hand .held, .bar')].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.top < guide.bottom && guide.top < box.bottom
            && box.left < guide.right && guide.left < box.right;
    }).map((element) => element.className);
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_house(tmp_path_factory.mktemp("learn")) as found:
        yield found


class Visit(visiting.Visit):
    """A person who learns."""

    def __init__(
        self, browser: Any, url: str, size: tuple[int, int] = SIZES["desk"], theme: str = "light"
    ) -> None:
        kept = json.dumps(json.dumps({"theme": theme, "warning": "off"}))
        super().__init__(browser, url, size, ready=".learn h1", kept=kept)

    def prepare(self) -> None:
        self.page.route("**/api/v1/play-now", self._at_once)

    @staticmethod
    def _at_once(route: Any) -> None:
        """Bots that do not take the time a newcomer needs."""
        route.continue_(post_data=json.dumps(route.request.post_data_json | {"pace": "instant"}))

    def begin_guided_deal(self) -> None:
        self.page.locator(".learn-door .button.main").click()
        self.page.wait_for_selector(".guide-controls")

    def hint(self) -> str:
        return str(self.page.locator(".guide [role=status]").inner_text())

    def hints_there(self) -> list[str]:
        """Every hint from the one that is shown to the newest, by the button that leads on."""
        told = [self.hint()]
        following = self.page.locator(".guide-step").last
        while following.get_attribute("aria-disabled") is None:
            following.click()
            told.append(self.hint())
        return told

    def answer_once(self) -> None:
        """Answers whatever is asked, by clicks."""
        for selector in (".go-on", ".answers .suit", ".prompt.mine .main:enabled"):
            found = self.page.locator(selector)
            if found.count():
                found.first.evaluate("button => button.click()")
                return
        cards = self.page.locator(".hand .held.open:not(.up)")
        if cards.count():
            cards.last.evaluate("card => card.click()")


@pytest.mark.parametrize("language", languages())
def test_the_rulebook_has_every_clause_with_its_anchor(
    browser: Any, address: str, language: str
) -> None:
    visit = Visit(browser, f"{address}/learn/rules?lang={language}", SIZES["phone"])
    assert visit.page.locator("html").get_attribute("lang") == language
    told = visit.page.evaluate(
        "() => [...document.querySelectorAll('.rule')].map((rule) => [rule.id, rule.innerText])"
    )
    expected = clauses_of(language=language)
    assert [anchor for anchor, _ in told] == [words.clause.value for words in expected]
    for (_, text), words in zip(told, expected, strict=True):
        assert words.title in text
        assert words.text in text
        assert words.decision is None or words.decision in text
    broken = visit.page.evaluate(
        """() => [...document.querySelectorAll('.learn-main a[href^="#"]')]
            .map((link) => link.hash.slice(1))
            .filter((anchor) => !document.getElementById(anchor))"""
    )
    assert broken == []
    width = visit.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= SIZES["phone"][0]
    visit.close()


def test_an_address_leads_to_its_clause_and_a_clause_to_the_next(
    browser: Any, address: str
) -> None:
    visit = Visit(browser, f"{address}/learn/rules#SCUSE-2")
    focused = "() => document.activeElement.closest('.rule').id"
    assert visit.page.evaluate(focused) == "SCUSE-2"
    assert visit.page.evaluate(SEEN, "SCUSE-2")
    visit.page.locator('#SCUSE-2 .clause-name[href="#SCUSE-3"]').click()
    visit.page.wait_for_selector("#SCUSE-3.marked")
    assert visit.page.evaluate(focused) == "SCUSE-3"
    assert visit.page.evaluate(SEEN, "SCUSE-3")
    assert visit.page.locator(".rule.marked").count() == 1
    visit.close()


def test_a_search_narrows_the_rulebook_and_marks_what_was_found(browser: Any, address: str) -> None:
    visit = Visit(browser, f"{address}/learn/rules")
    search = visit.page.get_by_label("Search the rules")
    search.fill("next-to-last scuse")
    assert visit.page.locator(".rule").count() == 1
    assert visit.page.locator(".rule").get_attribute("id") == "SCUSE-6"
    assert set(visit.page.locator("mark").all_inner_texts()) == {"next-to-last", "Scuse"}
    found = visit.page.locator(".learn-found")
    assert "One rule has these words." in found.inner_text()
    search.fill("slam")
    ids = [rule.get_attribute("id") for rule in visit.page.locator(".rule").all()]
    assert "TOUT-1" in ids, "a word that only the list of words has"
    search.fill("skat and bridge")
    assert "No rule has these words." in found.inner_text()
    visit.page.get_by_role("button", name="Show all rules again").click()
    assert visit.page.locator(".rule").count() == len(Clause)
    search.fill("never to the next-to-last")
    visit.page.locator('.learn-book nav a[href="#family-POT"]').click()
    visit.page.wait_for_selector("#POT-1")
    assert search.input_value() == ""
    search.fill("slam")
    visit.page.locator('.learn-book nav a[href="#family-POT"]').click()
    visit.page.wait_for_selector("#POT-1")
    visit.close()


def test_the_rules_of_one_game_show_its_amounts_and_what_it_lacks(
    browser: Any, address: str
) -> None:
    visit = Visit(browser, f"{address}/learn/rules")
    assert "85 (25)" in visit.page.locator("#TOUT-1 .statement").inner_text()
    assert visit.page.locator("#tariff-tout td.number").all_inner_texts() == [
        "85",
        "25",
        "85",
        "$17",
        "25",
    ]
    assert visit.page.locator("#tariff-foundation td.number").all_inner_texts() == [
        "20",
        "–\nnot paid",
        "20",
        "$4",
        "–\nnot paid",
    ]
    assert visit.page.locator(".rule .not-here").count() == 0
    visit.page.get_by_label("Rules as in").select_option("dollar")
    assert "receives $17 from" in visit.page.locator("#TOUT-1 .statement").inner_text()
    assert visit.page.locator("#TWO-1 .not-here").inner_text() == "Not in this game"
    assert visit.page.locator("#TOUT-A1 .not-here").count() == 0
    assert "Kept" in visit.page.locator("#SCUSE-3").inner_text()
    visit.page.reload()
    visit.page.wait_for_selector(".learn h1")
    assert visit.page.get_by_label("Rules as in").input_value() == "dollar"
    visit.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/learn", "/learn/rules", "/learn/words"])
def test_axe_finds_nothing(browser: Any, address: str, path: str, theme: str) -> None:
    visit = Visit(browser, address + path, SIZES["phone"], theme)
    assert visit.page.locator("html").get_attribute("data-theme") == theme
    visit.axe_finds_nothing(f"{path} {theme}")
    visit.close()


@pytest.mark.parametrize("path", ["/learn", "/learn/rules", "/learn/words"])
def test_text_of_twice_the_size_needs_no_sideways_scrolling(
    browser: Any, address: str, path: str
) -> None:
    visit = Visit(browser, f"{address}{path}?lang=de", (720, 900))
    visit.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert visit.page.evaluate("() => document.documentElement.scrollWidth") <= 720
    visit.close()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_guided_deal_explains_its_first_tricks_and_is_never_in_the_way(
    browser: Any, address: str, size: tuple[int, int]
) -> None:
    visit = Visit(browser, f"{address}/learn", size)
    visit.begin_guided_deal()
    told = visit.hints_there()
    assert told[0].startswith(("You hold 28 cards.", "You hold 25 cards."))
    visit.axe_finds_nothing("guide")
    for _ in range(60):
        if visit.page.locator(".trick").count() and len(told) > 9:
            number = re.search(r"Trick (\d+)", visit.page.locator(".bar").inner_text())
            if number and int(number[1]) > 4 and "PLAY-2" in " ".join(told):
                break
        visit.answer_once()
        visit.page.wait_for_timeout(120)
        told += visit.hints_there()
        assert visit.page.evaluate(COVERED) == []
    text = "\n".join(told)
    for clause in ("TAB-1", "TAB-7", "TAB-8", "POT-2", "DISC-1", "PLAY-2", "PLAY-3"):
        assert clause in text
    assert len(set(told)) >= 9
    width = visit.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= size[0]
    visit.close()


def test_the_guide_says_each_thing_once_and_goes_when_it_is_told(
    browser: Any, address: str
) -> None:
    visit = Visit(browser, f"{address}/learn", SIZES["phone"])
    visit.begin_guided_deal()
    before = visit.hints_there()
    visit.page.reload()
    visit.page.wait_for_selector(".hand .held")
    for _ in range(20):
        visit.answer_once()
        visit.page.wait_for_timeout(100)
        if visit.page.locator(".guide-controls").count():
            break
    assert set(visit.hints_there()) & set(before) == set()

    visit.page.get_by_role("button", name="Close the guide").click()
    assert visit.hint() == ""
    opener = visit.page.get_by_role("button", name="Show the guide")
    assert opener.evaluate("button => button === document.activeElement")
    opener.click()
    assert visit.hint() != ""
    visit.page.get_by_role("button", name="Do not show again").click()
    for _ in range(6):
        visit.answer_once()
        visit.page.wait_for_timeout(100)
        assert visit.hint() == ""
    visit.page.reload()
    visit.page.wait_for_selector(".hand .held")
    visit.page.wait_for_timeout(300)
    assert visit.page.locator(".guide-controls").count() == 0
    visit.close()


def test_a_clause_opens_above_the_table_and_gives_the_focus_back(
    browser: Any, address: str
) -> None:
    visit = Visit(browser, f"{address}/learn", SIZES["phone"])
    visit.begin_guided_deal()
    while "TAB-8" not in visit.hint():
        visit.page.locator(".guide-step").last.click()
    name = visit.page.locator(".guide .clause-name")
    name.focus()
    visit.page.keyboard.press("Enter")
    dialog = visit.page.locator(".clause-dialog[open]")
    dialog.wait_for()
    assert "TAB-8 Value of the cards" in dialog.locator("h2").inner_text()
    assert dialog.locator("h2").evaluate("title => title === document.activeElement")
    visit.axe_finds_nothing("clause")
    dialog.get_by_role("button", name="CARD-1").click()
    assert "Card points" in dialog.locator("h2").inner_text()
    assert dialog.locator(".values").count() == 0, "no option changes how cards are counted"
    dialog.get_by_role("button", name="Back to TAB-8").click()
    assert "TAB-8" in dialog.locator("h2").inner_text()
    link = dialog.get_by_role("link", name=say_code("web-learn-in-rulebook", {}, "en"))
    assert link.get_attribute("href") == "/learn/rules#TAB-8"
    visit.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert name.evaluate("button => button === document.activeElement")
    visit.close()
