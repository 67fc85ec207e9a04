import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import (
    broken_off,
    deal_of,
    fields_of,
    names_for,
    redeal_asked,
    unfinished_deal,
)

from grosstarock.core import engine, match
from grosstarock.core.actions import DealCards
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.notation.record import DealRecord, MatchEndRecord, match_end_of, record_of
from grosstarock.notation.record_reader import read_match_end, read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.replay import Outcome, handover_differences, verified

NAMES = ("Ada", "Bo", "Cy")


def end_of(balances: tuple[int, ...], king: int, pagat: int) -> MatchEndRecord:
    rules = rules_of("danish", len(balances))
    at = match.Match(rules, Seat.FIRST, Accounts(BySeat(balances), Pots(king, pagat)))
    return match_end_of(at, ("a", "b", "c", "d")[: len(balances)])


def tampered(record: MatchEndRecord, path: str, value: object) -> list[str]:
    fields: dict[str, Any] = json.loads(write_record(record))
    *way, last = path.split(".")
    inner: Any = fields
    for name in way:
        inner = inner[int(name) if name.isdecimal() else name]
    inner[int(last) if last.isdecimal() else last] = value
    verdict = verified(read_match_end(json.dumps(fields)))
    return [difference.path for difference in verdict.differences]


@pytest.mark.clause("POT-4")
@given(
    pots=st.tuples(st.integers(0, 60), st.integers(0, 60)),
    balances=st.lists(st.integers(-300, 300), min_size=2, max_size=3),
)
def test_the_end_of_any_match_agrees(pots: tuple[int, int], balances: list[int]) -> None:
    king, pagat = pots[0] * 5, pots[1] * 5
    whole = (*balances, -sum(balances) - king - pagat)
    record = end_of(whole, king, pagat)
    assert verified(record).outcome is Outcome.AGREES
    assert sum(record.after.balances) == 0
    assert record.after.pots.total() == 0


@pytest.mark.clause("POT-4")
def test_shares_are_drawn_from_the_king_pot_first_and_the_rest_goes_to_the_lowest() -> None:
    record = end_of((-50, -50, -30), 65, 65)
    told = [
        (entry.payer, int(entry.payee or 0), entry.points)
        for entry in record.ledger
        if entry.payee is not None
    ]
    assert told == [
        *(("king", 0, 40), ("king", 1, 25), ("pagat", 1, 15), ("pagat", 2, 40)),
        ("pagat", 0, 10),
    ]


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        ("ledger.0.points", 45, ["ledger[0].points"]),
        ("ledger.0.payer", "pagat", ["ledger[0].payer"]),
        ("ledger.4.payee", 1, ["ledger[4].payee"]),
        ("ledger.4.clause", "POT-3", ["ledger[4].clause"]),
        ("ledger", [], [f"ledger[{place}]" for place in range(5)]),
        ("balances_after.2", 0, ["balances_after[2]"]),
        ("pots_after.pagat", 5, ["pots_after.pagat"]),
    ],
)
def test_an_end_tampered_with_is_found_at_its_place(
    path: str, value: object, found: list[str]
) -> None:
    assert tampered(end_of((-50, -50, -30), 65, 65), path, value) == found


def two_deals() -> tuple[DealState, DealState]:
    at = match.new_match(rules_of("danish", 3))
    first = deal_of(at.rules, 1)
    at = match.after_deal(at, first)
    second = engine.apply(match.next_deal(at), DealCards(shuffled("gt1:second"))).state
    return first, second


def handover(earlier: DealState, later: DealState | DealRecord) -> list[str]:
    taken_up = later if isinstance(later, DealRecord) else record_of(later, names_for(later))
    found = handover_differences(record_of(earlier, names_for(earlier)), taken_up)
    return [difference.path for difference in found]


def test_a_deal_takes_up_what_the_deal_before_it_left() -> None:
    assert handover(*two_deals()) == []


@pytest.mark.clause("TAB-6", "GAME-2")
def test_a_deal_that_takes_up_something_else_is_told() -> None:
    first, second = two_deals()
    fields = fields_of(second)
    fields["balances_before"][1] += 5
    fields["pots_before"]["king"] += 5
    assert handover(first, read_record(json.dumps(fields))) == [
        *("balances_before[1]", "pots_before.king"),
    ]
    other = replace(
        record_of(first, NAMES),
        before=first.accounts,
        derived=type(record_of(first, NAMES).derived)(),
    )
    assert handover(first, other) == ["dealer"]
    renamed = replace(record_of(second, NAMES), players=("Ada", "Bo", "Eva"))
    assert handover(first, renamed) == ["players"]
    changed = replace(record_of(second, NAMES), rules=rules_of("classic", 3))
    assert handover(first, changed) == ["rules"]


@pytest.mark.clause("GAME-3", "GAME-4")
def test_after_a_redeal_and_a_deal_broken_off_the_same_dealer_deals() -> None:
    asked = redeal_asked()
    pack = DealCards(shuffled("gt1:after"))
    after = engine.apply(
        engine.initial(asked.rules, asked.dealer, asked.accounts, again=True), pack
    ).state
    assert handover(asked, after) == []
    assert handover(asked, replace(record_of(after, NAMES), again=False)) == ["redeal"]
    void = broken_off(after)
    again = engine.apply(
        engine.initial(void.rules, void.dealer, void.accounts, again=True), pack
    ).state
    assert handover(void, again) == []
    assert handover(void, replace(record_of(again, NAMES), dealer=Seat.SECOND)) == ["dealer"]


def test_an_unfinished_deal_hands_nothing_over() -> None:
    first, second = two_deals()
    assert handover(unfinished_deal(), second) == []
    assert handover(first, second) == []


def test_the_end_takes_up_the_last_deal() -> None:
    first, _ = two_deals()
    end = match_end_of(match.after_deal(match.new_match(first.rules), first), NAMES)
    record = record_of(first, NAMES)
    assert handover_differences(record, end) == []
    other = replace(end, before=Accounts(BySeat((0, 0, 0))))
    assert handover_differences(record, other)
