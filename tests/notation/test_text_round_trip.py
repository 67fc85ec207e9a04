import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import (
    TABLES,
    broken_off,
    deal_of,
    names_for,
    played_deal,
    redeal_asked,
    unfinished_deal,
)

from grosstarock.core import match
from grosstarock.core.actions import Demand, Play, SeatAction
from grosstarock.core.cards import Card, Suit
from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Stake
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState
from grosstarock.notation.record import (
    DealRecord,
    Derived,
    MatchEndRecord,
    RecordedAction,
    RecordedEntry,
    RecordedTrick,
    match_end_of,
    record_of,
    record_seen_by,
    state_of,
)
from grosstarock.notation.record_reader import read_match_end, read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.text import read_text, write_text
from grosstarock.notation.text_extra import (
    DEAL_FIELDS,
    ENTRY_FIELDS,
    INNER_FIELDS,
    MATCH_END_FIELDS,
    TRICK_FIELDS,
)
from grosstarock.testing.strategies import deals_in_progress, finished_deals

LETTERS = st.characters(exclude_categories=["Cs"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | st.text(LETTERS, max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(LETTERS, max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
NAMES = st.text(LETTERS, max_size=8) | st.sampled_from(["club", "Club", "x_1", "Dealr", "comments"])
FIELDS = st.dictionaries(NAMES.map(lambda name: "z" + name), VALUES, max_size=3)


def assert_round_trip(record: DealRecord | MatchEndRecord) -> str:
    """JSON to text to JSON, and text to JSON to text."""
    text = write_text([record])
    back = read_text(text)
    assert back == [record]
    line = write_record(back[0])
    assert line == write_record(record)
    read = read_record(line) if isinstance(record, DealRecord) else read_match_end(line)
    assert write_text([read]) == text
    return text


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_deals_of_every_preset_come_back_at_any_point(preset: str, players: int) -> None:
    for actions in (0, 1, 2, 30, 100):
        state = deal_of(rules_of(preset, players), actions, actions, Seat(actions % players))
        record = record_of(state, names_for(state))
        assert_round_trip(record)
        (back,) = read_text(write_text([record]))
        assert isinstance(back, DealRecord)
        assert state_of(back) == state_of(record)


@given(finished_deals())
def test_finished_deals_by_any_rules_come_back(state: DealState) -> None:
    assert_round_trip(record_of(state, names_for(state)))


@given(deals_in_progress(), st.integers(0, 3))
def test_every_view_comes_back(state: DealState, seat: int) -> None:
    viewer = Seat(seat) if seat < state.rules.players else None
    assert_round_trip(record_seen_by(state, viewer, names_for(state)))


@given(deals_in_progress())
def test_deals_broken_off_come_back(state: DealState) -> None:
    if state.ended is None:
        over = broken_off(state)
        text = assert_round_trip(record_of(over, names_for(over)))
        assert "\nended broken_off\n" in text


def test_a_redeal_comes_back() -> None:
    asked = record_of(redeal_asked(), ("Ada", "Bo", "Cy"))
    text = assert_round_trip(asked)
    assert "\nBo: redeal\nended redeal\n" in text
    text = assert_round_trip(replace(asked, again=True, ended=None, actions=()))
    assert '[AfterRedeal "yes"]' in text


def test_several_deals_and_a_match_end_stand_in_one_text() -> None:
    deal = played_deal("danish", 3)
    accounts = Accounts(BySeat((-50, -40, -40)), Pots(65, 65))
    end = match_end_of(
        replace(match.new_match(rules_of("danish", 3)), accounts=accounts), ("Ada", "Bo", "Cy")
    )
    record = record_of(deal, ("Ada", "Bo", "Cy"))
    text = write_text([record, record, end])
    assert read_text(text) == [record, record, end]
    assert text.count("[Format ") == 3
    assert_round_trip(end)
    assert write_text([]) == ""


@given(st.lists(st.text(LETTERS), min_size=3, max_size=3))
def test_names_of_any_letters_come_back(names: list[str]) -> None:
    record = record_of(unfinished_deal(), ("", "", ""))
    assert_round_trip(replace(record, players=tuple(names)))


@pytest.mark.parametrize(
    "names",
    [
        ("Ada", "Bo", "Cy"),
        ("Ada", "ada", "Cy"),
        ("Ada L.", "Bo", "Cy"),
        ("king", "Bo", "Hand"),
        ("1", "2", "0"),
    ],
)
def test_seats_are_named_by_plain_names_or_numbers(names: tuple[str, str, str]) -> None:
    record = record_of(unfinished_deal(), names)
    text = assert_round_trip(record)
    assert ("hand Ada:" in text) == (names == ("Ada", "Bo", "Cy"))
    assert ("hand 0:" in text) == (names != ("Ada", "Bo", "Cy"))


@given(comment=st.text(LETTERS | st.sampled_from('{}[]; \n"\\')), event=st.text(LETTERS))
def test_comments_and_other_details_come_back(comment: str, event: str) -> None:
    record = record_of(
        unfinished_deal(), ("Ada", "Bo", "Cy"), comment=comment, event=event, date="2026-11-30"
    )
    assert_round_trip(replace(record, seed="gt1:abc", taken_back=3))


def test_a_comment_stands_in_braces_where_it_can() -> None:
    record = record_of(unfinished_deal(), ("Ada", "Bo", "Cy"))
    assert "{Two lines;\n[of it}" in assert_round_trip(
        replace(record, comment="Two lines;\n[of it")
    )
    assert '[Comment "a } in it"]' in assert_round_trip(replace(record, comment="a } in it"))
    assert "[Comment " in assert_round_trip(replace(record, comment="\n" * 5000 + "x"))


@given(FIELDS, FIELDS, FIELDS, FIELDS)
def test_unknown_fields_come_back_wherever_they_are(
    top: dict[str, Any], action: dict[str, Any], entry: dict[str, Any], inner: dict[str, Any]
) -> None:
    record = record_of(played_deal(), ("Ada", "Bo", "Cy"))
    derived = record.derived
    assert derived.ledger is not None
    assert derived.tricks is not None
    more = replace(
        record,
        actions=(replace(record.actions[0], extra=action), *record.actions[1:]),
        derived=replace(
            derived,
            ledger=(*derived.ledger[:-1], replace(derived.ledger[-1], extra=entry)),
            tricks=(replace(derived.tricks[0], extra=action), *derived.tricks[1:]),
        ),
        extra=top,
        inner_extra={path: inner for path in ("rules", "rules.stake", "pots_after") if inner},
    )
    assert_round_trip(more)


def test_an_unknown_field_is_a_tag_where_its_name_is_a_plain_word() -> None:
    record = record_of(unfinished_deal(), ("Ada", "Bo", "Cy"))
    extra = {"Club": "Odense", "clocks": [3.5, None], "odd name": 1, "dealer2": 2}
    text = assert_round_trip(replace(record, extra=extra))
    assert '[Club "Odense"]\n[clocks [3.5,null]]\n' in text
    assert '[More {"":{"odd name":1}}]\n[More {"":{"dealer2":2}}]\n' in text


def test_a_match_end_keeps_its_unknown_fields() -> None:
    accounts = Accounts(BySeat((-50, -40, -40)), Pots(65, 65))
    end = match_end_of(
        replace(match.new_match(rules_of("danish", 3)), accounts=accounts), ("Ada", "Bo", "Cy")
    )
    entry = replace(end.ledger[0], extra={"why": "tie"})
    extra = {"date": "today", "comment": "over", "deal": 3, "Club": "Odense"}
    assert_round_trip(
        replace(
            end,
            ledger=(entry, *end.ledger[1:]),
            extra=extra,
            inner_extra={"pots_before": {"x": 1}},
        )
    )


@pytest.mark.parametrize("stake", [Stake("$", 5), Stake("gold coins", 10), Stake(" odd ", 1)])
def test_rules_of_the_table_come_back(stake: Stake) -> None:
    rules = rules_of("classic", 4, options={"pots": False}, tariff={"tout": 135}, stake=stake)
    state = deal_of(rules, 1, 20)
    text = assert_round_trip(record_of(state, names_for(state)))
    assert '[Options "pots=off"]\n[Tariff "tout=135"]\n[Stake ' in text


def test_a_result_that_contradicts_the_play_is_kept() -> None:
    record = record_of(played_deal(), ("Ada", "Bo", "Cy"))
    assert record.derived.tricks is not None
    first = record.derived.tricks[0]
    wrong = RecordedTrick(first.leader, tuple(reversed(first.cards)), first.winner)
    tricks = (wrong, *record.derived.tricks[1:])
    text = assert_round_trip(replace(record, derived=replace(record.derived, tricks=tricks)))
    assert text.count("\ntrick ") == 25
    for kept in (Derived(), Derived(ledger=(), tricks=()), Derived(tricks=tricks[:3])):
        assert_round_trip(replace(record, derived=kept))


def test_actions_in_an_order_that_is_not_that_of_play_are_kept() -> None:
    record = record_of(deal_of(rules_of("danish", 4), 1, 12), ("Ada", "Bo", "Cy", "Di"))
    plays: list[SeatAction] = [
        Play(Seat(2), Card.T1),
        Play(Seat(0), Card.F, Suit.HEARTS),
        Play(Seat(0), Card.T3, Suit.CLUBS),
        Demand(Seat(1)),
        Play(Seat(1), Card.T4),
        Play(Seat(3), Card.T5),
        Play(Seat(3), Card.T6),
    ]
    for size in range(len(plays) + 1):
        actions = (*record.actions, *(RecordedAction(play) for play in plays[:size]))
        assert_round_trip(replace(record, actions=actions))


def test_entries_of_every_shape_are_kept() -> None:
    record = record_of(unfinished_deal(), ("Ada", "Bo", "Cy"))
    ledger = (
        RecordedEntry(Clause.POT_2, Seat(0), None, -5, (None, Card.T1)),
        RecordedEntry(Clause.POT_2, None, Seat(1), 0),
        RecordedEntry(Clause.POT_2, None, None, 5, (Card.F,)),
    )
    assert_round_trip(replace(record, derived=replace(record.derived, ledger=ledger)))


def test_two_players_have_scores() -> None:
    text = assert_round_trip(record_of(played_deal("two-player", 2), ("Ada", "Bo")))
    assert "\nscore CARD-1 Ada +" in text
    assert "\npay TWO-3 ->" in text


def test_the_fields_that_are_known_are_those_of_the_record() -> None:
    asked = record_of(redeal_asked(), ("Ada", "Bo", "Cy"), comment="", date="", event="")
    whole = record_of(played_deal(), ("Ada", "Bo", "Cy"), seed="gt1:x", taken_back=0)
    end = match_end_of(match.new_match(rules_of("danish", 3)), ("Ada", "Bo", "Cy"))
    again = replace(asked, again=True)
    fields = [json.loads(write_record(record)) for record in (again, whole, end)]
    assert fields[0].keys() | fields[1].keys() == DEAL_FIELDS
    assert fields[2].keys() == MATCH_END_FIELDS
    assert fields[1]["ledger"][0].keys() == ENTRY_FIELDS
    assert fields[1]["tricks"][0].keys() == TRICK_FIELDS
    for path, known in INNER_FIELDS.items():
        value = fields[1]
        for name in path.split("."):
            value = value.get(name, {})
        assert set(value) <= known
