from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from tests.notation.record_samples import TABLES, deal_of

from grosstarock.core.cards import Card
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding, ending_of
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Stake
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.notation.faults import ReadingCode, UnreadableRecord
from grosstarock.notation.oneline import read_ending, write_ending
from grosstarock.notation.text_findings import TextFault
from grosstarock.testing.strategies import endings
from grosstarock.testing.strategies_play import played_on

LINE = (
    "grosstarock-ending/1 preset=danish seats=3 dealer=0 leader=1 hands=CK,C4/T7,F/HQ,H10 "
    "points=30,25,10 tricks=1,1,0 scuse=held:C5 pots=65,70"
)


def faults_of(line: str) -> list[tuple[str, int | None]]:
    with pytest.raises(UnreadableRecord) as raised:
        read_ending(line)
    assert all(fault.line == 1 for fault in raised.value.faults)
    return [(fault.code.value, fault.column) for fault in raised.value.faults]


def endings_of(state: DealState, number: int = 0) -> Iterator[Ending]:
    """Every position on the way to the end of a deal that is played on by chance."""
    while state.ended is None:
        if state.phase in (Phase.DEMAND, Phase.PLAY):
            yield ending_of(state)
        number += 1
        state = played_on(state, number, 1)


@given(endings())
def test_every_ending_comes_back_from_its_line(ending: Ending) -> None:
    line = write_ending(ending)
    assert "\n" not in line
    assert read_ending(line) == ending
    assert write_ending(read_ending(line)) == line


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_position_of_a_deal_comes_back(preset: str, players: int) -> None:
    for number in range(3):
        start = deal_of(rules_of(preset, players), number, 0, Seat(number % players))
        for ending in endings_of(start, number):
            assert read_ending(write_ending(ending)) == ending


def test_a_line_tells_an_ending() -> None:
    ending = read_ending(LINE)
    assert ending.rules == rules_of("danish", 3)
    assert ending.leader is Seat.SECOND
    assert ending.tricks_left == 2
    assert ending.pots == Pots(65, 70)
    assert ending.scuse == ScuseStanding(ScuseIs.HELD, Card.C5)
    assert write_ending(ending) == LINE


def test_options_amounts_and_a_stake_of_the_table_are_in_the_line() -> None:
    rules = rules_of(
        "dollar",
        3,
        options={"announced_tout": False, "pots": False},
        tariff={"tout": 135},
        stake=Stake("gold coins", 10),
    )
    line = write_ending(replace(read_ending(LINE), rules=rules, pots=Pots()))
    assert "option.pots=off option.announced_tout=off tariff.tout=135" in line
    assert "stake=10:gold%20coins" in line
    assert read_ending(line).rules == rules


def test_words_may_stand_in_any_order_and_in_other_letters() -> None:
    words = LINE.split()
    line = "  ".join([words[0].upper(), *reversed(words[1:])]).replace("=CK", "=♣k")
    assert read_ending(line) == read_ending(LINE)


def test_all_faults_are_told_with_their_columns() -> None:
    line = LINE.replace("danish", "danisch").replace("T7,F", "T7,X9").replace("=1,1,0", "=1,x,0")
    assert faults_of(line) == [
        (ReadingCode.PRESET_UNKNOWN, line.index("danisch") + 1),
        (ReadingCode.CARD_UNKNOWN, line.index("X9") + 1),
        (TextFault.NUMBER, line.index("x,0") + 1),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("grosstarock-ending/1", "grosstarock-ending/2", ReadingCode.FORMAT_UNKNOWN, "gross"),
        (" dealer=0", "", TextFault.MISSING, None),
        (" hands=CK,C4/T7,F/HQ,H10", "", TextFault.MISSING, None),
        ("dealer=0", "dealr=0 dealer=0", TextFault.WORD_UNKNOWN, "dealr"),
        ("dealer=0", "dealer=0 dealer=1", TextFault.TWICE, "dealer=1"),
        ("dealer=0", "dealer=3", ReadingCode.SEAT_UNKNOWN, "3 leader"),
        ("dealer=0", "dealer=0 dealer", TextFault.WORD_FORM, "dealer leader"),
        ("seats=3", "seats=5", ReadingCode.PLAYERS_NUMBER, "5 dealer"),
        ("danish", "two-player", ReadingCode.PLAYERS_OF_PRESET, "two-player"),
        ("/HQ,H10", "", TextFault.COUNT, "CK"),
        ("HQ,H10", "HQ", TextFault.ENDING_SHAPE, "CK"),
        ("HQ,H10", "HQ,HQ", ReadingCode.CARD_TWICE, "HQ points"),
        ("HQ,H10", "HQ,CK", ReadingCode.CARD_TWICE, "CK"),
        ("HQ,H10", "HQ,?", TextFault.CARD_UNSEEN, "?"),
        ("scuse=held:C5", "scuse=hold", TextFault.WORD_UNKNOWN, "hold"),
        ("scuse=held:C5", "scuse=settled", TextFault.ENDING_SHAPE, "settled"),
        ("scuse=held:C5", "scuse=owed:1>9", ReadingCode.SEAT_UNKNOWN, "9"),
        ("scuse=held:C5", "named=Q scuse=held", ReadingCode.SUIT_UNKNOWN, "Q scuse"),
        ("scuse=held:C5", "named=H scuse=held", TextFault.ENDING_SHAPE, "H scuse"),
        ("scuse=held:C5", "demands=perhaps scuse=held", TextFault.WORD_UNKNOWN, "perhaps"),
        ("scuse=held:C5", "tout=failed scuse=held", TextFault.WORD_UNKNOWN, "failed"),
        ("pots=65,70", "pots=65", TextFault.COUNT, "65"),
        ("pots=65,70", "pots=65,-70", ReadingCode.NEGATIVE, "65"),
        ("pots=65,70", "option.pots=maybe", ReadingCode.OPTION_VALUE, "maybe"),
        ("pots=65,70", "option.pot=on", ReadingCode.OPTION_UNKNOWN, "pot=on"),
        ("pots=65,70", "option.pots=on option.pots=on", TextFault.TWICE, "pots=on"),
        ("pots=65,70", "tariff.tout=3", ReadingCode.AMOUNT_VALUE, "3"),
        ("pots=65,70", "tariff.tot=5", ReadingCode.AMOUNT_UNKNOWN, "tot"),
        ("pots=65,70", "stake=0:x", ReadingCode.STAKE_VALUE, "0:x"),
        ("pots=65,70", "stake=5:%zz", TextFault.ESCAPE, "%zz"),
        ("pots=65,70", "rulebook=9", ReadingCode.VERSION_UNKNOWN, "9"),
    ],
)
def test_a_fault_is_told_where_it_is(old: str, new: str, code: str, at: str | None) -> None:
    line = LINE.replace(old, new)
    column = len(line) + 1 if at is None else line.rindex(at) + 1
    if code == ReadingCode.CARD_TWICE and at == "CK":
        column = line.index("CK") + 1
    assert faults_of(line) == [(code, column)]


def test_a_suggestion_is_made() -> None:
    with pytest.raises(UnreadableRecord) as raised:
        read_ending(LINE.replace("danish", "danisk"))
    assert raised.value.faults[0].near == "danish"


def test_a_line_that_is_too_long_is_refused_at_once() -> None:
    assert faults_of(LINE + " " * 200_000) == [(ReadingCode.TOO_LONG, 1)]


def test_an_ending_tells_a_led_scuse_and_who_has_answered_the_demand() -> None:
    starts = [deal_of(rules_of("two-player"), number, 0) for number in range(12)]
    found = [ending for start in starts for ending in endings_of(start)]
    led = next(ending for ending in found if ending.named)
    answered = next(ending for ending in found if ending.demand_answers)
    assert f" named={led.named} " in write_ending(led)
    assert " demands=" in write_ending(answered)
    assert read_ending(write_ending(led)) == led
    assert read_ending(write_ending(answered)) == answered
