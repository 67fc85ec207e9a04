import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
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

from grosstarock.core.clauses import Clause
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.notation.record import CardsUnseen, record_of, record_seen_by
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.replay import Outcome, differences, verified
from grosstarock.notation.replay_compare import Difference
from grosstarock.testing.strategies import deals_in_progress

Fields = dict[str, Any]


def differences_of(fields: Fields) -> list[Difference]:
    return differences(read_record(json.dumps(fields)))


def places(found: list[Difference]) -> list[tuple[str, str]]:
    return [(difference.path, difference.clause.value) for difference in found]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_what_the_engine_played_agrees(preset: str, players: int) -> None:
    for number in range(4):
        state = deal_of(rules_of(preset, players), number)
        verdict = verified(record_of(state, names_for(state)))
        assert verdict == type(verdict)(Outcome.AGREES)


@given(deals_in_progress())
def test_any_deal_in_progress_agrees(state: DealState) -> None:
    assert differences(record_of(state, names_for(state))) == []


def test_redeals_and_deals_broken_off_agree() -> None:
    for state in (redeal_asked(), broken_off(unfinished_deal()), broken_off(redeal_dealt())):
        assert differences(record_of(state, names_for(state))) == []


def redeal_dealt() -> DealState:
    return deal_of(rules_of("danish", 4, options={"redeal_without_trumps": True}), 1, actions=0)


@pytest.mark.clause("GAME-4")
def test_a_deal_broken_off_keeps_nothing_but_the_foundation() -> None:
    fields = fields_of(broken_off(unfinished_deal()))
    assert {entry["clause"] for entry in fields["ledger"]} == {"POT-2"}
    fields["ledger"].append(
        {"clause": "POT-3", "payer": 0, "payee": "king", "points": 5, "cards": []}
    )
    fields["balances_after"][0] -= 5
    assert places(differences_of(fields)) == [
        ("ledger[6]", "POT-3"),
        ("balances_after[0]", "GAME-2"),
    ]


def test_without_a_derived_part_there_is_nothing_to_compare() -> None:
    fields = fields_of(played_deal())
    for name in ("ledger", "tricks", "card_points", "balances_after", "pots_after"):
        del fields[name]
    assert differences_of(fields) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda f: f["ledger"][0].update(points=25), [("ledger[0].points", "POT-2")]),
        (lambda f: f["ledger"][2].update(payer=1), [("ledger[2].payer", "POT-2")]),
        (lambda f: f["ledger"][6].update(payee="pagat"), [("ledger[6].payee", "POT-3")]),
        (lambda f: f["ledger"][6].update(clause="POT-4"), [("ledger[6].clause", "POT-3")]),
        (lambda f: f["ledger"][6].update(cards=["CK"]), [("ledger[6].cards", "POT-3")]),
        (lambda f: f["ledger"].pop(3), [("ledger[3]", "POT-2")]),
        (lambda f: f["ledger"].insert(7, f["ledger"][0]), [("ledger[7]", "POT-2")]),
        (lambda f: f["ledger"].pop(), [("ledger[{last}]", "CARD-2")]),
        (lambda f: f["tricks"][4].update(winner=1), [("tricks[4].winner", "PLAY-3")]),
        (lambda f: f["tricks"].pop(), [("tricks[24]", "PLAY-1")]),
        (lambda f: f["tricks"].append(f["tricks"][0]), [("tricks[25]", "PLAY-1")]),
        (lambda f: f["card_points"].reverse(), None),
        (lambda f: f["balances_after"].__setitem__(1, 7), [("balances_after[1]", "GAME-2")]),
        (lambda f: f["pots_after"].update(king=5), [("pots_after.king", "GAME-2")]),
    ],
)
def test_what_was_tampered_with_is_found_at_its_place(
    change: Callable[[Fields], object], expected: list[tuple[str, str]] | None
) -> None:
    fields = fields_of(played_deal())
    last = len(fields["ledger"]) - 1
    change(fields)
    found = places(differences_of(fields))
    if expected is None:
        assert {path[:11] for path, _ in found} == {"card_points"}
    else:
        assert found == [(path.format(last=last), clause) for path, clause in expected]


def test_every_difference_is_told_the_first_first() -> None:
    fields = fields_of(played_deal())
    fields["ledger"][1]["points"] = 15
    del fields["ledger"][4]
    fields["ledger"].append(fields["ledger"][0])
    fields["tricks"][0]["leader"] = (fields["tricks"][0]["leader"] + 1) % 3
    fields["card_points"][0] += 1
    fields["balances_after"][2] += 5
    fields["pots_after"]["pagat"] += 5
    found = [path for path, _ in places(differences_of(fields))]
    assert found == [
        *("ledger[1].points", "ledger[4]", f"ledger[{len(fields['ledger']) - 1}]"),
        *("tricks[0].leader", "card_points[0]", "balances_after[2]", "pots_after.pagat"),
    ]


def test_an_entry_missing_or_too_many_says_which() -> None:
    fields = fields_of(played_deal())
    gone = fields["ledger"].pop(3)
    (missing,) = differences_of(fields)
    assert json.loads(str(missing.expected)) == gone
    assert missing.found is None
    fields["ledger"][3:3] = [gone, gone]
    (extra,) = differences_of(fields)
    assert extra.expected is None
    assert json.loads(str(extra.found)) == gone


@given(seat=st.integers(0, 2), points=st.integers(-40, 40).filter(bool), place=st.integers(0, 40))
def test_any_amount_moved_in_the_ledger_is_found(seat: int, points: int, place: int) -> None:
    fields = fields_of(played_deal())
    place %= len(fields["ledger"])
    fields["ledger"][place]["points"] += points
    fields["balances_after"][seat] += points
    found = differences_of(fields)
    assert [difference.path for difference in found] == [
        *(f"ledger[{place}].points", f"balances_after[{seat}]"),
    ]
    assert found[0].found == found[0].expected + points  # type: ignore[operator]  # both numbers


def test_an_action_that_the_rules_refuse_is_one_difference() -> None:
    fields = fields_of(played_deal())
    plays = [place for place, action in enumerate(fields["actions"]) if action["do"] == "play"]
    fields["actions"][plays[1]], fields["actions"][plays[2]] = (
        fields["actions"][plays[2]],
        fields["actions"][plays[1]],
    )
    fields["ledger"][0]["points"] = 0
    (found,) = differences_of(fields)
    assert (found.path, found.clause) == (f"actions[{plays[1]}]", Clause.PLAY_1)
    assert (found.expected, found.found) == (None, Reason.PLAY_TURN.code)
    assert found.refusal is not None
    assert found.refusal.reason is Reason.PLAY_TURN


def test_actions_after_the_end_are_refused() -> None:
    fields = fields_of(played_deal())
    fields["actions"].append(fields["actions"][-1])
    (found,) = differences_of(fields)
    assert (found.path, found.found) == (f"actions[{len(fields['actions']) - 1}]", "deal-over")


def test_a_deal_played_out_was_not_broken_off() -> None:
    fields = fields_of(played_deal())
    fields["ended"] = "broken_off"
    (found,) = differences_of(fields)
    assert (found.path, found.found) == ("ended", "deal-over")


@pytest.mark.clause("GAME-3")
def test_a_redeal_is_said_if_and_only_if_it_was_asked_for() -> None:
    fields = fields_of(redeal_asked())
    del fields["ended"]
    (found,) = differences_of(fields)
    assert (found.path, found.expected, found.found) == ("ended", "redeal", None)
    fields = fields_of(unfinished_deal())
    fields["ended"] = "redeal"
    (found,) = differences_of(fields)
    assert (found.path, found.expected, found.found) == ("ended", None, "redeal")


def test_a_seed_that_deals_other_cards_is_a_difference() -> None:
    state = played_deal()
    fields = fields_of(state)
    fields["seed"] = "gt1:records-1"
    assert differences_of(fields) == []
    fields["seed"] = "gt1:records-2"
    assert places(differences_of(fields)) == [("seed", "DEAL-1")]


def test_card_points_of_a_deal_not_played_to_its_end_are_too_many() -> None:
    fields = fields_of(unfinished_deal())
    fields["card_points"] = [26, 26, 26]
    assert places(differences_of(fields)) == [("card_points", "CARD-1")]


def test_fields_that_are_not_known_are_no_differences() -> None:
    fields = fields_of(played_deal())
    for value in (fields, fields["ledger"][0], fields["tricks"][0], fields["actions"][0]):
        value["x"] = 1
    assert differences_of(fields) == []


def test_with_unseen_cards_only_the_sums_are_checked() -> None:
    state = unfinished_deal()
    record = record_seen_by(state, Seat.SECOND, names_for(state))
    assert verified(record).outcome is Outcome.UNSEEN
    with pytest.raises(CardsUnseen):
        differences(record)
    fields = json.loads(json.dumps(fields_of(state)))
    fields["actions"][0]["cards"] = ["?", "?", "?"]
    fields["balances_after"][0] += 5
    verdict = verified(read_record(json.dumps(fields)))
    assert verdict.outcome is Outcome.DIFFERS
    assert places(list(verdict.differences)) == [("balances_after[0]", "GAME-2")]
    del fields["ledger"]
    assert verified(read_record(json.dumps(fields))).outcome is Outcome.UNSEEN


def test_pots_below_zero_are_found_where_cards_are_unseen() -> None:
    fields = fields_of(unfinished_deal())
    fields["actions"][0]["cards"] = ["?", "?", "?"]
    fields["ledger"].append(
        {"clause": "ULT-1", "payer": "king", "payee": 0, "points": 500, "cards": []}
    )
    verdict = verified(read_record(json.dumps(fields)))
    assert [difference.path for difference in verdict.differences] == ["ledger"]
