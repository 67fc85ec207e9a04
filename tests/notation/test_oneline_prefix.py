from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import TABLES, broken_off, deal_of, names_for, redeal_asked

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.notation.faults import ReadingCode, UnreadableRecord
from grosstarock.notation.oneline import prefix_of, read_prefix, write_prefix
from grosstarock.notation.record import DealRecord, record_of, record_seen_by, state_of
from grosstarock.notation.text_findings import TextFault
from grosstarock.testing.strategies import deals_in_progress, finished_deals


def assert_round_trip(record: DealRecord) -> str:
    line = write_prefix(record)
    assert "\n" not in line
    assert read_prefix(line) == prefix_of(record)
    assert write_prefix(read_prefix(line)) == line
    return line


def record_at(actions: int = 40) -> DealRecord:
    state = deal_of(rules_of("danish", 3), 2, actions)
    return record_of(state, names_for(state))


def faults_of(line: str) -> list[tuple[str, int | None]]:
    with pytest.raises(UnreadableRecord) as raised:
        read_prefix(line)
    return [(fault.code.value, fault.column) for fault in raised.value.faults]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_deals_of_every_preset_come_back_at_any_point(preset: str, players: int) -> None:
    for actions in (0, 1, 2, 30, 100):
        state = deal_of(rules_of(preset, players), actions, actions, Seat(actions % players))
        record = record_of(state, names_for(state))
        assert_round_trip(record)
        assert state_of(read_prefix(write_prefix(record))).accounts == state.accounts


@given(finished_deals())
def test_finished_deals_by_any_rules_come_back(state: DealState) -> None:
    assert_round_trip(record_of(state, names_for(state)))


@given(deals_in_progress(), st.integers(0, 3))
def test_every_view_comes_back(state: DealState, seat: int) -> None:
    viewer = Seat(seat) if seat < state.rules.players else None
    record = record_seen_by(state, viewer, names_for(state))
    line = assert_round_trip(record)
    assert ("?" in line) == record.has_unseen_cards


def test_deals_that_ended_early_come_back() -> None:
    asked = record_of(redeal_asked(), ("Ada", "Bo", "Cy"))
    assert assert_round_trip(asked).endswith(" 1:redeal ended=redeal")
    state = broken_off(deal_of(rules_of("dollar", 4), 1, 20))
    line = assert_round_trip(record_of(state, names_for(state)))
    assert line.endswith(" ended=broken_off")
    again = replace(prefix_of(asked), again=True, ended=None, actions=())
    assert read_prefix(write_prefix(again)).again


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=3, max_size=3))
def test_names_of_any_letters_come_back(names: list[str]) -> None:
    assert_round_trip(replace(record_at(), players=tuple(names)))


def test_actions_are_short_words() -> None:
    words = write_prefix(record_at(8)).split()
    assert words[:5] == [
        "grosstarock-prefix/1",
        "preset=danish",
        "seats=3",
        "players=Ada,Bo,Cy",
        "dealer=0",
    ]
    assert words[6].startswith("0:discard:")
    assert words[7].startswith("0:declare:")
    assert words[10].startswith("1:")
    assert words[10].count(":") == 1


def test_what_is_beside_the_deal_is_left_out() -> None:
    record = replace(record_at(), seed="gt1:x", comment="good", extra={"x": 1})
    assert write_prefix(record) == write_prefix(record_at())
    assert prefix_of(record) == prefix_of(record_at())


def test_other_words_and_letters_are_read() -> None:
    line = write_prefix(record_at(0)) + " 0:Discards:h4+♥5,d9 1:plays:7 2:SKUS=hearts"
    verbs = read_prefix(line).actions
    assert write_prefix(read_prefix(line)).endswith(" 0:discard:H4,H5,D9 1:T7 2:F=H")
    assert len(verbs) == 3


def test_all_faults_are_told_with_their_columns() -> None:
    line = write_prefix(record_at(0)) + " 7:T1 0:discrd:H4 1:F=Q 1:declare:king 2:X5 ended=so"
    assert faults_of(line) == [
        (ReadingCode.SEAT_UNKNOWN, line.index("7:T1") + 1),
        (ReadingCode.ACTION_UNKNOWN, line.index("discrd") + 1),
        (ReadingCode.SUIT_UNKNOWN, line.index("Q 1:declare") + 1),
        (ReadingCode.DECLARATION_UNKNOWN, line.index("king") + 1),
        (ReadingCode.CARD_UNKNOWN, line.index("X5") + 1),
        (ReadingCode.VALUE_UNKNOWN, line.index("so") + 1),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("players=Ada,Bo,Cy", "players=Ada,Bo", ReadingCode.SEATS_NUMBER, "Ada"),
        (" players=Ada,Bo,Cy", "", TextFault.MISSING, None),
        ("Ada", "%A", TextFault.ESCAPE, "%A"),
        ("Ada", "%FF", TextFault.ESCAPE, "%FF"),
        ("dealer=0", "dealer=0 again=perhaps", TextFault.WORD_UNKNOWN, "perhaps"),
        ("dealer=0", "dealer=0 balances=1,2", TextFault.COUNT, "1,2"),
        ("dealer=0", "dealer=0 0:demand:H4", TextFault.COUNT, "H4"),
        ("dealer=0", "dealer=0 0:play", TextFault.COUNT, "play"),
        ("preset=danish", "preset=danish option.pots=off pots=5,5", "pots-not-played", "5,5"),
    ],
)
def test_a_fault_is_told_where_it_is(old: str, new: str, code: str, at: str | None) -> None:
    line = write_prefix(record_at(0)).replace(old, new)
    column = len(line) + 1 if at is None else line.index(at, line.index(new) if new else 0) + 1
    assert faults_of(line) == [(code, column)]


def test_hands_of_a_wrong_size_and_cards_in_two_hands_are_faults() -> None:
    line = write_prefix(record_at(0))
    start = line.index("hands=") + len("hands=")
    first, second, third = line[start:].split("/")
    short = line[:start] + "/".join((first, second, third[: third.rindex(",")]))
    assert faults_of(short) == [(ReadingCode.HAND_SIZE, short.rindex("/") + 2)]
    card = first.split(",")[0]
    twice = line[:start] + "/".join((first, second, card + third[third.index(",") :]))
    assert faults_of(twice) == [(ReadingCode.CARD_TWICE, twice.rindex("/") + 2)]
    two = line[:start] + "/".join((first, second))
    assert faults_of(two) == [(ReadingCode.SEATS_NUMBER, start + 1)]


def test_ended_is_read_with_a_hyphen() -> None:
    line = write_prefix(record_at(0)) + " ended=broken-off"
    assert read_prefix(line).ended is HowEnded.BROKEN_OFF
