import json
from typing import Any

import pytest
from hypothesis import given
from tests.differential.engine_records import record_by_hand
from tests.notation.record_samples import (
    TABLES,
    broken_off,
    deal_of,
    fields_of,
    names_for,
    played_deal,
    redeal_asked,
    unfinished_deal,
)

from grosstarock.core import match
from grosstarock.core.engine import initial
from grosstarock.core.errors import Malformed
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Stake
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.notation.record import DealRecord, match_end_of, record_of, state_of
from grosstarock.notation.record_reader import read_match_end, read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.testing.strategies import deals_in_progress, finished_deals


def assert_round_trip(record: DealRecord) -> None:
    line = write_record(record)
    assert "\n" not in line
    back = read_record(line)
    assert back == record
    assert write_record(back) == line
    assert read_record(line.encode()) == record


def assert_same_deal(state: DealState, other: DealState) -> None:
    """The same but for the pack: with two players nobody knows the dead hand."""
    for name in ("rules", "dealer", "before", "accounts", "again", "dealt", "hands", "discard"):
        assert getattr(state, name) == getattr(other, name)
    for name in ("declared", "tricks", "trick", "ledger", "ended", "played", "demand_answers"):
        assert getattr(state, name) == getattr(other, name)
    assert state.actions[1:] == other.actions[1:]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_deals_of_every_preset_survive_the_round_trip(preset: str, players: int) -> None:
    rules = rules_of(preset, players)
    for number in range(6):
        state = deal_of(rules, number, dealer=Seat(number % players))
        record = record_of(state, names_for(state))
        assert_round_trip(record)
        assert_same_deal(state_of(record), state)


@given(finished_deals())
def test_finished_deals_by_any_rules_survive_the_round_trip(state: DealState) -> None:
    record = record_of(state, names_for(state))
    assert_round_trip(record)
    assert_same_deal(state_of(read_record(write_record(record))), state)


@given(deals_in_progress())
def test_unfinished_deals_survive_the_round_trip(state: DealState) -> None:
    record = record_of(state, names_for(state))
    assert_round_trip(record)
    assert_same_deal(state_of(record), state)


@given(deals_in_progress())
def test_deals_broken_off_survive_the_round_trip(state: DealState) -> None:
    if state.ended is not None:
        return
    over = broken_off(state)
    record = record_of(over, names_for(over))
    assert_round_trip(record)
    assert_same_deal(state_of(record), over)
    assert {entry.clause.value for entry in record.derived.ledger or ()} <= {"POT-2"}
    assert record.derived.tricks is None


def test_a_redeal_has_no_derived_part_but_ledger_balances_and_pots() -> None:
    state = redeal_asked()
    fields = fields_of(state)
    assert fields["ended"] == "redeal"
    assert fields["actions"] == [{"seat": 1, "do": "ask_redeal"}]
    assert not {"tricks", "card_points"} & fields.keys()
    assert {"ledger", "balances_after", "pots_after"} <= fields.keys()
    assert_round_trip(record_of(state, names_for(state)))


def test_the_deal_after_a_redeal_says_so_and_pays_no_pots_again() -> None:
    asked = redeal_asked()
    after = initial(asked.rules, asked.dealer, asked.accounts, again=True)
    dealt = state_of(record_of(asked, names_for(asked))).actions[0]
    again = state_of(
        DealRecord(
            rules=after.rules,
            players=names_for(after),
            dealer=after.dealer,
            before=after.before,
            deal=tuple(asked.dealt),
            actions=(),
            again=True,
        )
    )
    assert again.actions == (dealt,)
    assert again.ledger == ()
    assert fields_of(again)["redeal"] is True
    assert_round_trip(record_of(again, names_for(again)))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_the_record_is_the_one_written_by_hand(preset: str, players: int) -> None:
    state = deal_of(rules_of(preset, players), 3)
    row: dict[str, Any] = {"preset": preset, "options": {}, "tariff": {}, "stake": None}
    by_hand = record_by_hand(state, row)
    fields = fields_of(state)
    assert fields.pop("rules") == {"preset": preset, "version": 1}
    del by_hand["rules"]
    assert fields == by_hand


def test_fields_stand_in_the_order_of_the_format() -> None:
    state = played_deal()
    record = record_of(
        state,
        names_for(state),
        seed="gt1:records-1",
        taken_back=2,
        date="2026-11-30",
        event="Club evening",
        comment="close",
    )
    assert list(json.loads(write_record(record))) == [
        *("format", "rules", "players", "dealer", "balances_before", "pots_before", "deal"),
        *("actions", "ledger", "tricks", "card_points", "balances_after", "pots_after"),
        *("seed", "taken_back", "date", "event", "comment"),
    ]
    assert_round_trip(record)


def test_only_what_departs_from_the_preset_is_written() -> None:
    rules = rules_of(
        "dollar",
        3,
        options={"declarations": rules_of("classic").declarations, "pots": True},
        tariff={"tout": 135, "misere": 25},
        stake=Stake("$", 5),
    )
    assert fields_of(deal_of(rules, 2, actions=1))["rules"] == {
        "preset": "dollar",
        "options": {"declarations": "compulsory"},
        "tariff": {"tout": 135},
        "version": 1,
    }
    crowns = rules_of("dollar", 3, stake=Stake("kr.", 10))
    stake = fields_of(deal_of(crowns, 2, actions=1))["rules"]["stake"]
    assert stake == {"unit": "kr.", "points": 10}


def test_letters_are_written_as_themselves_and_line_breaks_are_not() -> None:
    state = unfinished_deal()
    record = record_of(state, ("Søren", 'A "b"', "line\u2028break\x85\n"))
    line = write_record(record)
    assert "Søren" in line
    assert len(line.splitlines()) == 1
    assert read_record(line) == record


def test_unknown_fields_are_kept_and_written_back() -> None:
    fields = fields_of(played_deal())
    odd: dict[str, Any] = {"a": [1, {"b": None, "c": 1.5}], "ü": "é"}
    fields["x_top"] = odd
    fields["rules"]["x_rules"] = odd
    fields["rules"]["stake"] = {"unit": "points", "points": 1, "x_stake": 1}
    fields["pots_before"]["x_pot"] = 1
    fields["pots_after"]["x_pot"] = True
    fields["actions"][0]["x_action"] = odd
    fields["actions"][5]["think_ms"] = 120
    fields["ledger"][1]["x_entry"] = "paid"
    fields["tricks"][2]["x_trick"] = None
    record = read_record(json.dumps(fields))
    assert json.loads(write_record(record)) == fields
    assert_round_trip(record)


def test_a_match_end_survives_the_round_trip() -> None:
    state = played_deal("danish", 3)
    begun = match.after_deal(match.new_match(state.rules), state)
    record = match_end_of(begun, names_for(state))
    assert sum(record.after.balances) == 0
    line = write_record(record)
    assert read_match_end(line) == record
    fields = json.loads(line)
    assert list(fields) == [
        *("format", "rules", "players", "balances_before", "pots_before"),
        *("ledger", "balances_after", "pots_after"),
    ]
    assert fields["format"] == "grosstarock-match-end/1"
    assert {entry["clause"] for entry in fields["ledger"]} == {"POT-4"}
    fields["x"] = [1]
    fields["pots_after"]["y"] = 2
    assert json.loads(write_record(read_match_end(json.dumps(fields)))) == fields


def test_a_deal_without_cards_or_with_a_name_too_few_has_no_record() -> None:
    state = played_deal()
    with pytest.raises(Malformed):
        record_of(state, ("Ada", "Bo"))
    with pytest.raises(Malformed):
        record_of(initial(state.rules, Seat.FIRST), names_for(state))


def test_how_a_deal_ended_is_read_back() -> None:
    assert read_record(write_record(record_of(redeal_asked(), ("a", "b", "c")))).ended is (
        HowEnded.REDEAL
    )
