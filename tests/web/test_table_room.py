"""Room for everything: the whole table is seen at every size, and at the end what it came to."""

import pytest
from tests.web.serving import CHROMIUM
from tests.web.staged import (
    DECLARED,
    FULL_HAND,
    HAND,
    SIZES,
    Json,
    Stage,
    StageMaker,
    match_over,
    own_turn,
    table_told,
    view_told,
)
from tests.web.visiting import axe_finds_nothing

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


def fits(on: Stage) -> tuple[bool, list[str]]:
    """Whether the page shows without scrolling, and what of it lies over something else."""
    measured = on.page.evaluate(
        """() => {
            const root = document.documentElement;
            const parts = '.bar, .seat, .prompt, .slot, .result, .glimpse li';
            const boxes = [...document.querySelectorAll(parts)]
                .map((element) => [element.className, element.getBoundingClientRect()])
                .filter(([, box]) => box.width && box.height);
            const hand = document.querySelector('.hand')?.getBoundingClientRect();
            const over = [];
            const isSlot = (name) => name.includes('slot');
            boxes.forEach(([name, box], place) => {
                if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
                    over.push(`${name} is out`);
                }
                const others = [...boxes.slice(place + 1), ...(hand ? [['hand', hand]] : [])];
                for (const [other, its] of others) {
                    if (isSlot(name) && isSlot(other)) continue;
                    const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
                    const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
                    if (wide > 2 && high > 2) over.push(`${name} over ${other}`);
                }
            });
            const whole = root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
            return [whole, over];
        }"""
    )
    return bool(measured[0]), list(measured[1])


def full_table(players: int) -> Json:
    """Everybody at the table has declared something and waits for seat 0, whose hand is whole."""
    preset = "two-player" if players == 2 else "danish"
    others = {2: [1], 3: [1, 2], 4: [1, 3]}[players]
    declared = [
        {"seat": seat, "declaration": what, "laid_away": []}
        for seat, whats in (
            (0, DECLARED[:2]),
            (others[0], DECLARED[2:]),
            (others[-1], DECLARED[:1]),
        )
        for what in whats
    ]
    on = ["H8", "T11"][: len(others)]
    trick = {"number": 1, "order": [*others, 0], "cards": on}
    choice = {"kind": "play_choice", "seat": 0, "cards": ["HQ", "HN", "H2"], "names": []}
    hand = FULL_HAND[:25]
    paid = [
        {"clause": "DECL-3", "payer": seat, "payee": 0, "points": 15, "cards": []}
        for seat in others
    ]
    rest = {"declared": declared, "trick": trick, "choice": choice, "turn": 0, "ledger": paid}
    return view_told(hand, players, preset, **rest)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_is_seen_without_scrolling(
    stage: StageMaker, size: str, players: int
) -> None:
    """cuttle-cards/cuttle #833 and #334, klen/mahjong.horneds.com #1: hands cut off."""
    preset = "two-player" if players == 2 else "danish"
    on = stage(size)
    on.show(table_told(players, preset), full_table(players))
    on.page.wait_for_selector(".hand .held.open")
    on.page.wait_for_timeout(400)
    assert fits(on) == (True, [])
    assert on.page.get_by_text("to play", exact=True).first.is_visible()
    assert on.page.get_by_text("Your turn.").first.is_visible()


@pytest.mark.parametrize("size", SIZES)
def test_28_cards_of_four_players_are_seen_without_scrolling(stage: StageMaker, size: str) -> None:
    on = stage(size)
    way = {"forced": [], "choose": 3, "pool": [card for card in FULL_HAND if card[0] in "SHCD"]}
    choice = {"kind": "discard_choice", "seat": 0, "ways": [way], "may_announce_tout": False}
    on.show(
        table_told(4),
        view_told(FULL_HAND, 4, phase="discard", turn=0, trick=None, choice=choice),
    )
    on.page.wait_for_selector(".hand .held >> nth=27")
    on.page.wait_for_timeout(400)
    assert fits(on) == (True, [])


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_match_tells_who_has_won_and_how_the_pots_went(
    stage: StageMaker, size: str
) -> None:
    """A reload tells the same: the division is not in what a snapshot says."""
    on = stage(size)
    on.show(*match_over())
    result = on.page.locator(".result")
    assert "Ada wins the match." in result.inner_text()
    rows = [row.inner_text().split("\t") for row in result.locator("tbody tr").all()]
    assert [row[0] for row in rows] == ["1. Ada", "2. Cy", "3. Bo", "King pot", "Pagat pot"]
    assert [row[3] for row in rows] == ["25", "−10", "−15", "0", "0"]
    assert fits(on) == (True, [])
    on.page.get_by_role("button", name="Show the settlement").click()
    told = on.page.locator("dialog .causes").inner_text()
    assert "POT-4" in told
    assert told.count("King pot →") == 2
    assert told.count("Pagat pot →") == 2
    assert on.page.locator("dialog a").get_attribute("href") == "/replay/staged-deal?lang=en"
    on.page.keyboard.press("Escape")
    on.page.get_by_role("button", name="Another match").click()
    assert on.asked[-1]["kind"] == "rematch"


def test_amounts_are_shown_in_the_unit_of_the_stake(stage: StageMaker) -> None:
    on = stage("desk")
    on.show(*match_over("dollar"))
    assert "−$3" in on.page.locator(".seat").all_inner_texts()[0]
    assert "Balance ($)" in on.page.locator(".result").inner_text()
    assert "King pot: $0" in on.page.locator(".pots").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_what_comes_besides(stage: StageMaker, theme: str) -> None:
    on = stage("phone", color_scheme=theme)

    def look(what: str) -> None:
        on.page.wait_for_timeout(300)
        axe_finds_nothing(on.page, what)

    def tap(code: str) -> None:
        on.page.locator(f'.hand [data-card="{code}"]').evaluate("card => card.click()")

    on.show(table_told(4), full_table(4))
    look("badges of everybody")
    on.show(table_told(), view_told(HAND))
    tap("C4")
    look("a marked card")
    on.show(table_told(), own_turn(HAND, ["HK", "H3"], ["H5", "T3"], number=4))
    tap("HK")
    on.page.locator(".warning").wait_for()
    look("a warning")
    on.show(*match_over())
    on.page.locator(".result").wait_for()
    look("the end of the match")
    for name in ("Show the settlement", "Settings"):
        on.page.get_by_role("button", name=name).click()
        on.page.locator("dialog").wait_for()
        look(name)
        if name == "Settings":
            on.page.get_by_role("button", name="House rules").click()
            on.page.get_by_text("All is as in the preset Danish.").wait_for()
            look("the house rules")
        on.page.keyboard.press("Escape")
