"""What makes the table page a good place to sit: marks, warnings, sound, room for everything.

Most of these stand on a stage (``staged``): the test speaks for the server, so that the cards are
those it wants. A test of a report from the field names the program and the issue it was read in.
"""

import json
from typing import Any

import pytest
from tests.web.running_node import HERE, needs_node, node
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
from tests.web.test_page import Visit
from tests.web.visiting import axe_finds_nothing

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
pytestmark = [
    # Playwright leaves its own event loop and pipes to the end of the session.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@needs_node
def test_warnings_the_sure_rest_the_screen_and_the_sounds() -> None:
    ran = node("--test", str(HERE / "comforts.test.mjs"))
    assert ran.returncode == 0, ran.stdout + ran.stderr


def click(stage: Stage, code: str, count: int = 1) -> None:
    # A hand that has just been dealt or has lost a card still moves.
    stage.page.wait_for_timeout(250)
    card = stage.page.locator(f'.hand [data-card="{code}"]')
    card.click(position={"x": 24, "y": 24}, click_count=count, force=True)


def marked(stage: Stage) -> list[str]:
    found = stage.page.locator(".hand .marked").all()
    return [str(one.get_attribute("data-card")) for one in found]


def played(seat: int, card: str) -> Json:
    return {"kind": "card_played", "seat": seat, "card": card, "names": None}


@needs_chromium
def test_a_marked_card_goes_when_its_turn_comes(stage: StageMaker) -> None:
    on = stage("desk")
    on.show(table_told(), view_told(HAND))
    click(on, "C4")
    assert marked(on) == ["C4"]
    click(on, "H3")
    assert marked(on) == ["H3"]
    assert "Marked: the 3 of hearts" in on.page.locator(".prompt").inner_text()
    pressed = on.page.locator('.hand [aria-pressed="true"]').all()
    assert [one.get_attribute("data-card") for one in pressed] == ["H3"]
    on.happens(played(1, "H5"), turn=2)
    assert on.acts() == []
    on.happens(played(2, "H8"), turn=0)
    assert on.acts() == []
    on.sees(own_turn(HAND, ["HK", "H3", "H10"], ["H5", "H8"]))
    assert on.acts(1) == [{"seat": 0, "do": "play", "card": "H3"}]
    assert marked(on) == []


@needs_chromium
def test_a_mark_is_taken_away_by_a_second_tap_and_by_the_end_of_the_trick(
    stage: StageMaker,
) -> None:
    on = stage("phone", has_touch=True, settings={"rest": "short"})
    on.show(table_told(), view_told(HAND))
    card = on.page.locator('.hand [data-card="C4"]')
    card.tap(position={"x": 8, "y": 12}, force=True)
    assert marked(on) == ["C4"]
    card.tap(position={"x": 8, "y": 12}, force=True)
    assert marked(on) == []
    card.tap(position={"x": 8, "y": 12}, force=True)
    on.show(table_told(), view_told(HAND, trick={"number": 2, "order": [1, 2, 0], "cards": []}))
    assert marked(on) == []
    on.sees(own_turn(HAND, ["C4"], ["C5", "C8"], number=2))
    assert on.acts() == []


@needs_chromium
def test_a_mark_ends_when_what_it_was_made_for_is_taken_back(stage: StageMaker) -> None:
    on = stage("desk")
    trick = {"number": 1, "order": [1, 2, 0], "cards": ["H5"]}
    on.show(table_told(), view_told(HAND, turn=2, trick=trick))
    click(on, "HK")
    assert marked(on) == ["HK"]
    on.show(table_told(taken_back=1), view_told(HAND))
    assert marked(on) == []


@needs_chromium
def test_a_marked_card_that_may_not_go_stays_and_no_other_goes_for_it(stage: StageMaker) -> None:
    on = stage("desk")
    on.show(table_told(), view_told(HAND))
    click(on, "C4")
    on.happens(played(1, "H5"), turn=2)
    on.happens(played(2, "H8"), turn=0)
    on.sees(own_turn(HAND, ["HK", "H3", "H10"], ["H5", "H8"]))
    assert on.acts() == []
    assert marked(on) == []
    told = on.page.locator(".prompt").inner_text()
    assert told == "The 4 of clubs may not be played now."


@needs_chromium
def test_a_marked_king_that_would_be_lost_waits_for_a_word(stage: StageMaker) -> None:
    on = stage("desk")
    on.show(table_told(), view_told(HAND))
    click(on, "HK")
    on.happens(played(1, "H5"), turn=2)
    on.happens(played(2, "T3"), turn=0)
    on.sees(own_turn(HAND, ["HK", "H3", "H10"], ["H5", "T3"]))
    assert on.acts() == []
    assert "beaten already" in on.page.locator(".warning").inner_text()


@needs_chromium
def test_a_dear_card_is_thrown_away_only_after_a_word(stage: StageMaker) -> None:
    on = stage("desk")
    turn = own_turn(HAND, ["HK", "H3", "H10"], ["H5", "T3"], number=4)
    on.show(table_told(), turn)
    click(on, "HK", count=2)
    told = on.page.locator(".warning")
    assert told.inner_text().startswith("The King of hearts is beaten already")
    assert "(PAY-1)" in told.inner_text()
    assert on.acts() == []
    on.page.get_by_role("button", name="Another card").click()
    told.wait_for(state="detached")
    click(on, "HK")
    on.page.get_by_role("button", name="Play it anyway").click()
    assert on.acts(1) == [{"seat": 0, "do": "play", "card": "HK"}]


@needs_chromium
def test_warnings_are_switched_off_where_they_are_given(stage: StageMaker) -> None:
    on = stage("phone")
    turn = own_turn(HAND, ["HK", "H3"], ["H5", "T3"], number=4)
    on.show(table_told(), turn)
    click(on, "HK")
    axe_finds_nothing(on.page, "the warning")
    on.page.get_by_role("button", name="no more warnings").click()
    assert len(on.acts(1)) == 1
    kept = on.page.evaluate("() => localStorage.getItem('grosstarock-settings')")
    assert json.loads(kept)["warning"] == "off"
    on.acknowledges()
    on.show(table_told(), own_turn(HAND, ["HK", "H3"], ["H5", "T3"], number=5))
    click(on, "HK")
    assert len(on.acts(2)) == 2


@needs_chromium
def test_the_rest_goes_by_itself_only_where_it_is_sure_and_wished(stage: StageMaker) -> None:
    sure = own_turn(["T21", "T20"], ["T21", "T20"], [], number=24)
    unsure = own_turn(["T21", "HK"], ["T21", "HK"], [], number=24)
    wished = stage("desk", settings={"sure": "play"})
    wished.show(table_told(), sure)
    wished.page.get_by_text("The rest is yours in any order").wait_for()
    for _ in range(100):
        if wished.acts():
            break
    assert [one["card"] for one in wished.acts()] == ["T21"]
    for wish, view in (("ask", sure), ("play", unsure)):
        on = stage("desk", settings={"sure": wish})
        on.show(table_told(), view)
        on.page.wait_for_timeout(1_200)
        assert on.acts() == []


@needs_chromium
def test_a_burst_of_clicks_plays_one_card_and_marks_none(stage: StageMaker) -> None:
    """mtgred/netrunner #1150, benjamintd/codegame.cards #24, shlomif/PySolFC #573."""
    on = stage("desk")
    on.show(table_told(), own_turn(HAND, ["H3", "H10"], ["H5", "H8"]))
    click(on, "H3", count=3)
    acts = [one for one in on.asked if one["kind"] == "act"]
    assert [one["action"]["card"] for one in acts] == ["H3"]
    on.acknowledges()
    left = [card for card in HAND if card != "H3"]
    on.happens(played(0, "H3"), turn=1)
    on.sees(view_told(left, trick={"number": 2, "order": [1, 2, 0], "cards": []}))
    click(on, "H10", count=2)
    assert marked(on) == []
    assert len(on.acts(1)) == 1
    on.page.wait_for_timeout(600)
    click(on, "H10")
    assert marked(on) == ["H10"]


@needs_chromium
def test_a_selection_ends_with_its_deal(stage: StageMaker) -> None:
    """cuttle-cards/cuttle #901: a stale selection let a card be discarded that was held no more."""
    on = stage("desk")

    def discarding(pool: list[str]) -> Json:
        way = {"forced": [], "choose": 3, "pool": pool}
        choice = {"kind": "discard_choice", "seat": 0, "ways": [way], "may_announce_tout": False}
        return view_told(FULL_HAND, phase="discard", turn=0, trick=None, choice=choice)

    on.show(table_told(), discarding(["C8", "C2", "C1", "D4"]))
    for code in ("C8", "C2"):
        click(on, code)
    assert on.page.locator(".hand .up").count() == 2
    on.show(table_told(deal_id="another"), discarding(["C8", "S4", "S1", "D4"]))
    assert on.page.locator(".hand .up").count() == 0
    assert on.page.get_by_role("button", name="Lay away").is_disabled()
    for code in ("C8", "S4", "S1"):
        click(on, code)
    on.page.get_by_role("button", name="Lay away").click()
    assert on.acts(1) == [{"seat": 0, "do": "discard", "cards": ["C8", "S4", "S1"]}]


@needs_chromium
@pytest.mark.parametrize(("preset", "next_player"), [("danish", "at-right"), ("dollar", "at-left")])
def test_the_next_player_sits_where_the_direction_wants(
    stage: StageMaker, preset: str, next_player: str
) -> None:
    on = stage("desk")
    on.show(table_told(3, preset), view_told(HAND, 3, preset))
    assert on.page.locator(f".felt .seat.{next_player} b").inner_text() == "Bo"
    way = "counter-clockwise" if preset == "danish" else "clockwise"
    assert on.page.get_by_role("img", name=f"Play goes {way}", exact=True).is_visible()


@needs_chromium
def test_a_trick_lies_until_it_is_tapped_and_can_be_seen_again(stage: StageMaker) -> None:
    on = stage("phone", settings={"rest": "tap"})
    on.show(table_told(), own_turn(HAND, ["H3", "H10"], ["H5", "H8"]))
    on.happens(played(0, "H3"), {"kind": "trick_taken", "number": 1, "winner": 2}, turn=2)
    on.happens(played(2, "D4"), turn=0)
    on.page.wait_for_timeout(1_200)
    cards = on.page.locator(".slot use").all()
    shown = {str(card.get_attribute("href")).partition("#")[2] for card in cards}
    assert shown == {"H5", "H8", "H3"}
    on.page.get_by_role("button", name="Go on").click()
    on.page.locator('.slot use[href$="#D4"]').wait_for()
    assert "one trick" in str(on.page.locator(".felt .seat.at-left .has").text_content())
    on.page.get_by_role("button", name="Last trick").click()
    told = on.page.locator("dialog").inner_text()
    assert "Trick 1 goes to Cy" in told
    assert told.count(":") == 3


@needs_chromium
def test_a_proposal_is_seen_the_second_time_too(stage: StageMaker) -> None:
    """lichess-org/lila #6127 and #3889: a second offer could not be seen, or not be accepted."""
    on = stage("desk")
    on.show(table_told(), view_told(HAND))
    for agrees in (False, False, True):
        on.happens({"kind": "proposed", "seat": 1, "wish": "take_back", "asked": [0]}, turn=1)
        on.page.get_by_text("Bo would like to take a move back. Do you agree?").wait_for()
        on.page.get_by_role("button", name="Agree" if agrees else "Decline").click()
        assert on.asked[-1]["proposal"] == on.seq
        assert on.asked[-1]["agrees"] is agrees
        on.acknowledges()
        answer = {"kind": "agreed" if agrees else "dropped", "seat": 0}
        on.happens(answer, turn=1)
        on.page.get_by_text("Do you agree?").wait_for(state="detached")
    on.page.get_by_role("button", name="Take back").click()
    assert on.asked[-1]["wish"] == "take_back"


@needs_chromium
def test_nothing_is_told_by_colour_alone(stage: StageMaker) -> None:
    """rbtying/shengji #218, mtgred/netrunner #8724: cues of red and green that some cannot see."""
    on = stage("desk", settings={"rest": "tap"})
    on.show(table_told(), view_told(HAND))
    assert on.page.locator(".seat.turn").inner_text().startswith("Bo\nto play")
    click(on, "C4")
    assert on.page.locator(".marked .next").is_visible()
    edge = on.page.locator(".marked .card").evaluate("card => getComputedStyle(card).outlineStyle")
    assert edge == "dashed"
    on.show(table_told(), own_turn(HAND, ["H3"], ["H5", "H8"]))
    assert on.page.get_by_role("button", name="King of clubs").get_attribute("aria-disabled")
    dimmed = on.page.locator(".held.shut .card").first
    assert "brightness(0.58)" in dimmed.evaluate("card => getComputedStyle(card).filter")
    on.happens(played(0, "H3"), {"kind": "trick_taken", "number": 1, "winner": 2}, turn=2)
    assert on.page.get_by_text("Trick 1 goes to Cy").is_visible()
    wins = on.page.get_by_role("img", name="Cy: 8 of hearts, wins the trick")
    outline = wins.locator(".card").evaluate("card => getComputedStyle(card).outlineWidth")
    assert outline == "4px"


@needs_chromium
@pytest.mark.parametrize(
    "kept",
    [
        "not json",
        "null",
        "[]",
        '{"theme": "purple", "rest": 7, "order": null}',
        '{"palette": "four-colour", "gone": "since"}',
    ],
)
def test_what_another_release_has_kept_blanks_no_page(
    browser: Any, address: str, kept: str
) -> None:
    """markrc27/Tarok MOBILE_BLANK_PAGE_FIX: saved state of an older release blanked the page."""
    visit = Visit(browser, address, SIZES["phone"])
    visit.page.evaluate("(kept) => localStorage.setItem('grosstarock-settings', kept)", kept)
    visit.page.evaluate("(kept) => localStorage.setItem('grosstarock-deals-shown', kept)", kept)
    visit.page.goto(f"{address}/new?pace=instant")
    visit.page.wait_for_selector(".hand .held.open")
    theme = visit.page.locator("html").get_attribute("data-theme")
    assert theme == "light"
    visit.close()


COUNTED = """
    window.counted = { tones: 0, locks: 0, held: 0 };
    window.OscillatorNode = class extends OscillatorNode {
        constructor(...told) { super(...told); window.counted.tones += 1; }
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        window.counted.locks += 1;
        window.counted.held += 1;
        return { release: async () => { window.counted.held -= 1; } };
    } } });
"""


@needs_chromium
def test_sounds_are_made_when_wished_and_the_screen_stays_awake_in_a_deal(
    stage: StageMaker,
) -> None:
    loaded = (
        "() => performance.getEntriesByName(new URL('/static/state/tones.js', location)).length"
    )
    for wish in ("off", "on"):
        on = stage("desk", settings={"sound": wish}, script=COUNTED)
        on.show(table_told(), view_told(HAND))
        on.happens(played(1, "H5"), turn=2)
        on.happens(played(2, "H8"), turn=0)
        if wish == "on":
            on.page.wait_for_function("() => window.counted.tones === 2")
        counted = on.page.evaluate("() => window.counted")
        assert bool(on.page.evaluate(loaded)) is (wish == "on")
        assert counted == {"tones": 2 if wish == "on" else 0, "locks": 1, "held": 1}
        on.show(*match_over())
        on.page.locator(".result").wait_for()
        assert on.page.evaluate("() => window.counted.held") == 0


@needs_chromium
def test_a_wish_for_forced_cards_is_told_to_the_table(stage: StageMaker) -> None:
    on = stage("phone")
    on.show(table_told(), view_told(HAND))
    assert [one for one in on.asked if one["kind"] == "prefer"] == []
    on.page.get_by_role("button", name="Settings").click()
    on.page.get_by_label("A card that must be played").select_option("play")
    assert on.asked[-1]["kind"] == "prefer"
    assert on.asked[-1]["forced"] is True
    rulebook = on.page.get_by_role("link", name="The rulebook")
    assert rulebook.get_attribute("href") == "/learn/rules?rules=danish"
    on.page.get_by_role("button", name="House rules").click()
    on.page.get_by_text("All is as in the preset Danish.").wait_for()


@needs_chromium
def test_every_clause_that_is_named_opens_the_rulebook_there(stage: StageMaker) -> None:
    on = stage("phone")
    payment = {"clause": "PAY-1", "payer": 1, "payee": 0, "points": 5, "cards": ["SK"]}
    declared = [{"seat": 1, "declaration": DECLARED[1], "laid_away": []}]
    turn = own_turn(HAND, ["HK", "H3"], ["H5", "T3"], number=4)
    on.show(table_told(), turn | {"declared": declared, "ledger": [payment]})
    for opening, door, title in (
        (None, on.page.locator(".felt .badges button"), "Matadors"),
        ("HK", on.page.locator(".warning .clause"), "A King or Pagat lost"),
        ("Settlement", on.page.locator(".causes .clause"), "A King or Pagat lost"),
        ("What happened", on.page.locator("dialog .log .clause"), "A King or Pagat lost"),
    ):
        if opening == "HK":
            click(on, opening)
        elif opening:
            on.page.get_by_role("button", name=opening).click()
        door.first.click()
        on.page.locator("dialog").get_by_text(title).first.wait_for()
        while on.page.locator("dialog[open]").count():
            on.page.keyboard.press("Escape")
            on.page.wait_for_timeout(50)


@needs_chromium
def test_the_guide_comes_where_the_address_asks_for_it(stage: StageMaker) -> None:
    plain = stage("desk")
    plain.show(table_told(), view_told(HAND))
    guided = stage("desk", asked="&guide")
    guided.show(table_told(), view_told(HAND))
    loaded = (
        "() => performance.getEntriesByName(new URL('/static/learn/guide.js', location)).length"
    )
    guided.page.wait_for_function(loaded)
    assert plain.page.evaluate(loaded) == 0


@needs_chromium
def test_the_focus_goes_back_to_the_door_of_a_dialog(stage: StageMaker) -> None:
    on = stage("desk")
    on.show(table_told(), view_told(HAND))
    for name, way in (("Settings", "Escape"), ("Chat", "Close")):
        door = on.page.get_by_role("button", name=name)
        door.focus()
        on.page.keyboard.press("Enter")
        on.page.locator("dialog").wait_for()
        if way == "Escape":
            on.page.keyboard.press(way)
        else:
            on.page.get_by_role("button", name=way).click()
        on.page.locator("dialog").wait_for(state="detached")
        assert door.evaluate("door => door === document.activeElement")
