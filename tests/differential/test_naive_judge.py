"""Whether the naive judge can be trusted: the rulebook's worked examples, and each feat by hand.

These tests say nothing about the engine; they make sure of the measure it is held against.
"""

import copy
import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.differential.naive_cards import DECLARATIONS, PACK, declarations_held
from tests.differential.naive_judge import (
    Illegal,
    balances_after,
    derive,
    judge,
    legal_plays,
)
from tests.differential.naive_money import (
    Ledger,
    after_the_last_trick,
    before_the_deal,
    card_payments,
    card_points,
    difference_entry,
    pots_after,
    running_payments,
)
from tests.differential.naive_play import random_record
from tests.differential.naive_rules import Record, options_of, tariff_of
from tests.differential.naive_table import Table, Trick

COVERING = Path(__file__).parents[1] / "data" / "covering.json"
ROWS: list[dict[str, Any]] = json.loads(COVERING.read_text(encoding="utf-8"))
EMPTY = {"king": 0, "pagat": 0}


def cards(text: str) -> list[str]:
    return text.split()


def started(seats: int = 3, dealer: int = 0, preset: str = "danish", **options: Any) -> Record:
    """A record with the pack dealt from the top, and no action yet."""
    pack = list(PACK)
    hands: list[list[str]] = []
    for seat in range(seats):
        size = 28 if seat == dealer else 25
        if seats == 4 and seat == (dealer + 2) % 4:
            size = 0
        hands.append([pack.pop(0) for _ in range(size)])
    return {
        "rules": {"preset": preset, "options": options, "tariff": {}},
        "players": ["a", "b", "c", "d"][:seats],
        "dealer": dealer,
        "balances_before": [0] * seats,
        "pots_before": dict(EMPTY),
        "deal": hands,
        "actions": [],
    }


def table_after(
    record: Record, winners: list[int], special: dict[int, tuple[int, str, int]]
) -> Table:
    """A table with 25 tricks written in by hand.

    Trick numbers in `special` have a leader, cards and a winner of their own; the other tricks are
    worthless and go to `winners` in turn.
    """
    table = Table(record)
    table.discard = cards("C10 C9 C8")
    for number in range(1, 26):
        leader, shown, winner = special.get(
            number,
            (table.order[0], "S9 S8 S7", winners[number % len(winners)]),
        )
        players = table.order_from(leader)
        shown_cards = shown.split()[: len(players)]
        table.tricks.append(Trick(leader, players, shown_cards, None, winner))
    return table


def moves(ledger: Ledger) -> list[tuple[str, Any, Any, int]]:
    """The entries without their cards."""
    return [(one["clause"], one["payer"], one["payee"], one["points"]) for one in ledger]


# The worked examples of section 11: a, b, c are seats 0, 1, 2, and a deals.


def test_example_1_foundation_and_the_dealers_payment() -> None:
    record = started()
    foundation, dealer_payment = before_the_deal(Table(record), record["pots_before"])
    assert moves(foundation) == [
        ("POT-2", seat, pot, 20) for pot in ("king", "pagat") for seat in (0, 1, 2)
    ]
    assert moves(dealer_payment) == [("POT-3", 0, "king", 5), ("POT-3", 0, "pagat", 5)]
    ledger = foundation + dealer_payment
    assert balances_after(record, ledger) == [-50, -40, -40]
    assert pots_after(EMPTY, ledger) == {"king": 65, "pagat": 65}


def test_example_2_eleven_trumps_and_four_matadors() -> None:
    record = started()
    held = declarations_held(
        cards("T21 T20 T18 T15 T14 T9 T7 T5 T3 T1 F C2 C3"), scuse_counts_as_trump=True
    )
    assert held["trumps"] == cards("T21 T20 T18 T15 T14 T9 T7 T5 T3 T1 F")
    assert held["matadors"] == cards("T21 T20 T1 F")
    table = Table(record)
    table.declared = [(1, name, held[name]) for name in ("trumps", "matadors")]
    ledger = running_payments(table)
    assert moves(ledger) == [
        ("DECL-3", 2, 1, 15),
        ("DECL-3", 0, 1, 15),
        ("DECL-4", 2, 1, 15),
        ("DECL-4", 0, 1, 15),
    ]
    assert balances_after(record, ledger) == [-30, 60, -30]


def test_example_3_a_king_lost() -> None:
    table = table_after(started(), [0, 1, 2], {9: (2, "HK H10 T7", 1)})
    assert moves(running_payments(table)) == [
        ("PAY-1", 2, 0, 5),
        ("PAY-1", 2, 1, 5),
        ("PAY-1", 2, "king", 5),
    ]


def test_example_4_king_and_pagat_both_lost_in_the_last_trick() -> None:
    table = table_after(started(), [0, 1, 2], {25: (0, "SK T1 T14", 2)})
    assert moves(after_the_last_trick(table, {"king": 65, "pagat": 70})) == [
        ("ULT-3", 0, 1, 40),
        ("ULT-3", 0, 2, 40),
        ("ULT-3", 0, "king", 65),
        ("ULT-3", 1, 2, 45),
        ("ULT-3", 1, 0, 45),
        ("ULT-3", 1, "pagat", 70),
    ]


def test_example_5_a_king_ultimo() -> None:
    table = table_after(started(), [0, 1, 2], {25: (0, "CK C4 C3", 0)})
    ledger = after_the_last_trick(table, {"king": 65, "pagat": 70})
    assert moves(ledger) == [
        ("ULT-2", 1, 0, 40),
        ("ULT-2", 2, 0, 40),
        ("ULT-2", "king", 0, 65),
    ]
    pots = pots_after({"king": 65, "pagat": 70}, ledger)
    foundation, _ = before_the_deal(Table(started(dealer=1)), pots)
    assert moves(foundation) == [("POT-2", seat, "king", 20) for seat in (0, 1, 2)]


def test_example_6_card_points(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_after(started(), [0, 1, 2], {})
    monkeypatch.setattr("tests.differential.naive_money.card_points", lambda _: [22, 32, 24])
    assert moves(card_payments(table)) == [("CARD-2", 0, 1, 5)]
    monkeypatch.setattr("tests.differential.naive_money.card_points", lambda _: [31, 23, 24])
    assert moves(card_payments(table)) == [("CARD-2", 1, 0, 5)]


# The 'Scuse in the piles


def scuse_table(special: dict[int, tuple[int, str, int]], **options: Any) -> Table:
    """Seats 0 and 2 take the worthless tricks, seat 1 only what `special` says; 0 deals."""
    return table_after(started(**options), [0, 2], special)


def test_the_scuse_comes_back_for_the_lowest_card_of_the_pile() -> None:
    without = scuse_table({3: (1, "SQ S5 S4", 1)})
    exchanged = scuse_table({3: (1, "SQ SN SJ", 1), 5: (1, "F S8 S7", 2)})
    points, compared = card_points(exchanged), card_points(without)
    assert compared[1] == 3 + 1
    assert points[1] == 4 + 3 + 2 + 1  # the Jack went to seat 2
    assert points[2] == len([one for one in exchanged.tricks if one.winner == 2]) + 1


def test_kept_gives_only_a_worthless_card() -> None:
    special = {3: (1, "SQ SN SJ", 1), 5: (1, "F S8 S7", 2)}
    assert card_points(scuse_table(special, scuse_without_tricks="kept"))[1] == 4 + 3 + 2 + 1 + 1


def test_without_a_trick_the_scuse_is_surrendered_or_kept() -> None:
    special = {5: (1, "F S8 S7", 2)}
    assert card_points(scuse_table(special))[1] == 0
    assert card_points(scuse_table(special, scuse_without_tricks="kept"))[1] == 4


def test_in_the_last_trick_the_scuse_is_lost() -> None:
    special = {3: (1, "SQ S5 S4", 1), 25: (1, "F S8 S7", 2)}
    assert card_points(scuse_table(special))[1] == 3 + 1


# Feats


def test_a_tout_takes_both_pots_before_a_failed_king_pays() -> None:
    table = table_after(started(), [1], {25: (1, "T9 CK C1", 1)})
    assert moves(after_the_last_trick(table, {"king": 30, "pagat": 40})) == [
        ("TOUT-1", 2, 1, 85),
        ("TOUT-1", 0, 1, 85),
        ("TOUT-1", "king", 1, 30),
        ("TOUT-1", "pagat", 1, 40),
        ("ULT-3", 2, 0, 40),
        ("ULT-3", 2, 1, 40),
        ("ULT-3", 2, "king", 30),
    ]


@pytest.mark.parametrize("paid", [False, True])
def test_an_ultimo_in_a_tout_is_paid_by_option_only(*, paid: bool) -> None:
    record = started(ultimo_paid_in_tout=paid)
    table = table_after(record, [1], {25: (1, "T1 C2 C1", 1)})
    ledger = moves(after_the_last_trick(table, EMPTY))
    assert ledger[2:] == ([("ULT-1", 2, 1, 45), ("ULT-1", 0, 1, 45)] if paid else [])


def test_a_misere_leaves_only_failed_ultimos() -> None:
    table = table_after(started(), [0, 1], {25: (0, "T1 CK C1", 0)})
    assert moves(after_the_last_trick(table, {"king": 30, "pagat": 40})) == [
        ("MIS-1", 0, 2, 25),
        ("MIS-1", 1, 2, 25),
        ("ULT-3", 1, 2, 40),
        ("ULT-3", 1, 0, 40),
        ("ULT-3", 1, "king", 30),
    ]
    assert card_payments(table) == []


def test_who_takes_only_the_last_trick_has_no_misere() -> None:
    table = table_after(started(), [0, 1], {25: (2, "C3 C2 C1", 2)})
    assert moves(after_the_last_trick(table, EMPTY)) == [("LAST-1", 0, 2, 20), ("LAST-1", 1, 2, 20)]


@pytest.mark.parametrize("paid", [False, True])
def test_the_last_trick_after_a_failed_ultimo(*, paid: bool) -> None:
    record = started(last_trick_paid_on_bagud=paid)
    table = table_after(record, [0, 1, 2], {25: (0, "CK T5 C1", 1)})
    clauses = [one["clause"] for one in after_the_last_trick(table, EMPTY)]
    assert clauses == ["ULT-3", "ULT-3"] + (["LAST-1", "LAST-1"] if paid else [])


def test_a_failed_announced_tout_doubles_both_pots_and_spoils_ultimos() -> None:
    table = table_after(started(preset="dollar"), [0, 1, 2], {25: (1, "T1 C2 C1", 1)})
    table.tout_announced = True
    assert moves(after_the_last_trick(table, {"king": 30, "pagat": 40})) == [
        ("TOUT-A2", 0, 1, 85),
        ("TOUT-A2", 0, 2, 85),
        ("TOUT-A2", 0, "king", 30),
        ("TOUT-A2", 0, "pagat", 40),
    ]


def test_two_players_score_and_only_the_difference_moves_a_balance() -> None:
    record = started(seats=2, preset="two-player")
    table = table_after(record, [0, 1], {4: (1, "HK T5", 0), 25: (0, "T1 C1", 0)})
    table.declared = [(1, "kings", cards("CK SK HK DK"))]
    ledger = running_payments(table) + after_the_last_trick(table, EMPTY)
    assert moves(ledger) == [
        ("DECL-6", 1, None, 10),
        ("PAY-1", 1, None, -5),
        ("ULT-1", 0, None, 15),
    ]
    ledger += difference_entry(ledger)
    assert ledger[-1] == {"clause": "TWO-3", "payer": None, "payee": 0, "points": 10, "cards": []}
    assert balances_after(record, ledger) == [10, 0]


# Whole records


def test_the_first_wrong_action_is_named_with_its_place() -> None:
    record = started()
    record["actions"] = [{"seat": 1, "do": "discard", "cards": cards("C10 C9 C8")}]
    assert refusal_of(record) == ("actions[0].seat", "DISC-1")
    record["actions"] = [{"seat": 0, "do": "discard", "cards": cards("CK C9 C8")}]
    assert refusal_of(record) == ("actions[0].cards", "DISC-2")
    record["actions"] = [{"seat": 0, "do": "discard", "cards": cards("C10 C10 C8")}]
    assert refusal_of(record) == ("actions[0].cards", "DISC-1")
    record["actions"] = [
        {"seat": 0, "do": "discard", "cards": cards("C10 C9 C8")},
        {"seat": 0, "do": "declare", "what": ["cavalry-C", "kings"]},
    ]
    assert refusal_of(record) == ("actions[1].what[1]", "DECL-2")
    record["actions"][1] = {"seat": 0, "do": "play", "card": "C7"}
    assert refusal_of(record) == ("actions[1].do", "DECL-1")


def refusal_of(record: Record) -> tuple[str, str]:
    with pytest.raises(Illegal) as refused:
        derive(record)
    return refused.value.path, refused.value.clause


def test_the_scuse_is_laid_away_with_an_announced_tout_and_only_then() -> None:
    record = started(preset="dollar")
    hand = record["deal"][0]
    place = next(seat for seat in (1, 2) if "F" in record["deal"][seat])
    record["deal"][place].remove("F")
    record["deal"][place].append("CK")
    hand[hand.index("CK")] = "F"
    announcement = {"seat": 0, "do": "announce_tout"}
    with_scuse = {"seat": 0, "do": "discard", "cards": cards("F C10 C9")}
    without = {"seat": 0, "do": "discard", "cards": cards("C10 C9 C8")}
    record["actions"] = [with_scuse]
    assert refusal_of(record) == ("actions[0].cards", "DISC-2")
    record["actions"] = [announcement, without]
    assert refusal_of(record) == ("actions[1].cards", "TOUT-A1")
    record["actions"] = [announcement, with_scuse]
    assert refusal_of(record) == ("actions", "PLAY-1")
    record["rules"]["options"] = {"announced_tout": False}
    assert refusal_of(record) == ("actions[0].do", "TOUT-A1")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"preset": "swiss"}, "rules.preset"),
        ({"preset": "two-player"}, "players"),
        ({"options": {"hurry": True}}, "rules.options.hurry"),
        ({"options": {"pots": 1}}, "rules.options.pots"),
        ({"tariff": {"tout": 132}}, "rules.tariff.tout"),
        ({"tariff": {"slam": 135}}, "rules.tariff.slam"),
    ],
)
def test_rules_that_are_no_rules(change: dict[str, Any], path: str) -> None:
    record = started()
    record["rules"].update(change)
    assert refusal_of(record)[0] == path


def test_a_pack_with_a_card_twice_is_refused() -> None:
    record = started()
    record["deal"][2][0] = record["deal"][1][0]
    assert refusal_of(record) == ("deal[2][0]", "TAB-1")


def test_lower_amounts_without_pots() -> None:
    record = started(pots=False)
    assert options_of(record)["pots"] is False
    assert [tariff_of(record)[name] for name in ("tout", "misere", "last_trick")] == [25, 25, 5]


@pytest.mark.parametrize("row", ROWS, ids=range(len(ROWS)))
@pytest.mark.parametrize("seed", range(3))
def test_random_deals_add_up(row: dict[str, Any], seed: int) -> None:
    record = random_record(Random(seed), rules_of(row), row["seats"])
    balances, pots = record["balances_after"], record["pots_after"]
    assert judge(record) == []
    assert all(entry["points"] != 0 for entry in record["ledger"])
    if row["seats"] > 2:
        assert sum(balances) + pots["king"] + pots["pagat"] == 0
    if row["seats"] > 2 and "ended" not in record:
        assert sum(record["card_points"]) == 78
    assert {one["what"][0] for one in record["actions"] if one.get("what")} <= set(DECLARATIONS)


def rules_of(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("preset", "options", "tariff", "stake")}


def test_a_changed_ledger_is_found_with_its_place() -> None:
    record = random_record(Random(1), {"preset": "danish"}, 3)
    changed = copy.deepcopy(record)
    changed["ledger"][2]["points"] = 25
    changed["tricks"][7]["winner"] = 9
    del changed["card_points"]
    found = [line.split(":")[0] for line in judge(changed)]
    assert found == ["ledger[2].points", "tricks[7].winner", "card_points"]


def test_a_deal_broken_off_keeps_only_the_foundation() -> None:
    record = random_record(Random(5), {"preset": "classic"}, 4, break_off_after=20)
    assert {entry["clause"] for entry in record["ledger"]} == {"POT-2"}
    assert record["pots_after"] == {"king": 80, "pagat": 80}
    assert record["balances_after"] == [-40] * 4
    assert "tricks" not in record
    record["rules"]["options"] = {"redeal_without_trumps": True}
    record["actions"] = []
    record["redeal"] = True
    assert derive(record)["ledger"] == []


def test_a_new_deal_ends_the_record_with_the_payments_before_it() -> None:
    record = started(dealer=2, redeal_without_trumps=True)
    record["actions"] = [{"seat": 0, "do": "ask_redeal"}]
    record["ended"] = "redeal"
    derived = derive(record)
    assert [entry["clause"] for entry in derived["ledger"]] == ["POT-2"] * 6 + ["POT-3"] * 2
    assert "tricks" not in derived
    record["actions"] = [{"seat": 0, "do": "pass_redeal"}, {"seat": 1, "do": "pass_redeal"}]
    record["actions"].append({"seat": 2, "do": "ask_redeal"})
    assert refusal_of(record) == ("actions[2].do", "GAME-3")


def test_legal_plays_of_a_record_so_far() -> None:
    record = random_record(Random(3), {"preset": "classic"}, 3)
    for place, action in enumerate(record["actions"]):
        so_far = {**record, "actions": record["actions"][:place]}
        plays = legal_plays(so_far)
        if action["do"] == "play":
            assert (action["card"], action.get("names")) in plays
        else:
            assert plays == set()
    assert legal_plays(record) == set()


def test_the_scuse_at_tricks_23_and_24() -> None:
    for seed in range(40):
        record = random_record(Random(seed), {"preset": "classic"}, 3)
        doings = [action["do"] for action in record["actions"]]
        plays = [action for action in record["actions"] if action["do"] == "play"]
        numbers = [place // 3 + 1 for place, one in enumerate(plays) if one["card"] == "F"]
        assert numbers != [24]
        if "demand" in doings:
            assert numbers == [23]
        if "pass_demand" in doings:
            assert numbers in ([23], [25])
        for one, following in pairwise(doings):
            assert (one, following) != ("demand", "pass_demand")
