"""Section 9: two players (TWO-1 to TWO-3, TAB-4).

Amounts are pluses and minuses of one player; ``b scores -10 ULT-3 (SK)`` moves nothing, and the
last line, ``b wins 23 TWO-3``, is what the higher player gets in the end.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from grosstarock.core.actions import DealCards
from grosstarock.core.cards import PACK, Card
from grosstarock.core.engine import apply, folded, initial
from grosstarock.core.errors import Malformed
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import NO_POTS
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OptionValue
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import payments
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.testing.builder import random_play
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, ledger_lines, settlement_lines


@dataclass(frozen=True)
class Row:
    """A deal of two: the last trick and what it scores, without the count of cards."""

    says: str
    last: str
    scores: str
    taken: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    tout_announced: bool = False
    clauses: tuple[str, ...] = ("TWO-3",)


ROWS = (
    Row("Pagat ultimo", "b: T1 C4", "b scores 15 ULT-1 (T1)", clauses=("TWO-3", "ULT-1")),
    Row("King ultimo", "a: HK H4", "a scores 10 ULT-2 (HK)", clauses=("TWO-3", "ULT-2")),
    Row(
        "King bagud, no last trick",
        "b: SK T3",
        "b scores -10 ULT-3 (SK)",
        clauses=("TWO-3", "ULT-3"),
    ),
    Row("Pagat bagud", "b: T9 T1", "a scores -15 ULT-3 (T1)", clauses=("TWO-3", "ULT-3")),
    Row(
        "the Pagat wins over the King: a plus and a minus",
        "b: SK T1",
        "a scores 15 ULT-1 (T1); b scores -10 ULT-3 (SK)",
        clauses=("TWO-3", "ULT-1", "ULT-3"),
    ),
    Row(
        "a King wins over another",
        "b: SK HK",
        "b scores 10 ULT-2 (SK); a scores -10 ULT-3 (HK)",
        clauses=("TWO-3", "ULT-2", "ULT-3"),
    ),
    Row("last trick", "b: C4 D5", "b scores 5 LAST-1", clauses=("TWO-3", "LAST-1")),
    Row(
        "last trick, the 'Scuse led to it and lost",
        "b: F C2",
        "a scores 5 LAST-1",
        clauses=("TWO-3", "LAST-1", "SCUSE-4"),
    ),
    Row(
        "tout: the other without a trick is no misère",
        "b: C4 D5",
        "b scores 25 TOUT-1",
        taken={"b": 25},
        clauses=("TWO-2", "TWO-3", "TOUT-1"),
    ),
    Row(
        "tout with the Pagat caught",
        "a: T5 T1",
        "a scores 25 TOUT-1; b scores -15 ULT-3 (T1)",
        taken={"a": 25},
        clauses=("TWO-3", "TOUT-2"),
    ),
    Row(
        "tout, won with the Pagat: no ultimo besides",
        "b: T1 C4",
        "b scores 25 TOUT-1",
        taken={"b": 25},
        clauses=("TWO-3", "TOUT-1"),
    ),
    Row(
        "24 tricks are nothing",
        "b: C4 T2",
        "a scores 5 LAST-1",
        taken={"b": 24},
        clauses=("TWO-2", "TWO-3", "TOUT-1"),
    ),
    Row(
        "option ultimo_paid_in_tout",
        "b: T1 C4",
        "b scores 25 TOUT-1; b scores 15 ULT-1 (T1)",
        taken={"b": 25},
        options={"ultimo_paid_in_tout": True},
        clauses=("TWO-3", "TOUT-1", "ULT-1"),
    ),
    Row(
        "option last_trick_paid_on_bagud",
        "b: SK T3",
        "b scores -10 ULT-3 (SK); a scores 5 LAST-1",
        options={"last_trick_paid_on_bagud": True},
        clauses=("TWO-3", "LAST-1"),
    ),
    Row(
        "option announced_tout, made",
        "a: C4 D5",
        "a scores 25 TOUT-1",
        taken={"a": 25},
        options={"announced_tout": True},
        tout_announced=True,
        clauses=("TWO-3", "TOUT-A1"),
    ),
    Row(
        "option announced_tout, failed with a King: a minus for the tout, a minus for the King",
        "a: SK T3",
        "a scores -25 TOUT-A2; a scores -10 ULT-3 (SK)",
        options={"announced_tout": True},
        tout_announced=True,
        clauses=("TWO-3", "TOUT-A2"),
    ),
    Row(
        "option announced_tout, failed, last trick as usual",
        "a: C4 C5",
        "a scores -25 TOUT-A2; b scores 5 LAST-1",
        options={"announced_tout": True},
        tout_announced=True,
        clauses=("TWO-3", "TOUT-A2", "LAST-1"),
    ),
    Row(
        "option announced_tout, failed by the other's tout",
        "b: T1 C5",
        "b scores 25 TOUT-1; a scores -25 TOUT-A2",
        taken={"b": 25},
        options={"announced_tout": True},
        tout_announced=True,
        clauses=("TWO-3", "TOUT-A2", "TOUT-1"),
    ),
)


def deal_of(row: Row) -> DealState:
    rules = rules_of("two-player", options=row.options)
    wish = Wish(last_tricks=row.last, tricks_taken=row.taken, tout_announced=row.tout_announced)
    return composed_state(rules, "a", wish)


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=pytest.mark.clause(*row.clauses), id=row.says) for row in ROWS],
)
def test_what_the_last_trick_scores(row: Row) -> None:
    lines = settlement_lines(deal_of(row).ledger)
    scored = [line for line in lines if "CARD-1" not in line and "TWO-3" not in line]
    assert scored == expected_lines(row.scores)


@pytest.mark.clause("TWO-3", "CARD-1")
@pytest.mark.parametrize("row", ROWS[:9], ids=lambda row: row.says)
def test_the_difference_of_the_two_totals_goes_to_the_higher(row: Row) -> None:
    state = deal_of(row)
    totals = {"a": 0, "b": 0}
    for line in ledger_lines(state.ledger):
        who, verb, points = line.split()[:3]
        if verb == "scores":
            totals[who] += int(points)
    winner = max(totals, key=lambda who: totals[who])
    difference = abs(totals["a"] - totals["b"])
    assert ledger_lines(state.ledger)[-1] == f"{winner} wins {difference} TWO-3"
    expected = [difference if who == winner else 0 for who in "ab"]
    assert list(state.accounts.balances) == expected


def fact(
    scores: tuple[int, int], points: tuple[int, int], *, announced: bool = False
) -> DealPlayed:
    """Both took tricks; a takes the last one with a small card."""
    return DealPlayed(
        dealer=Seat.FIRST,
        has_trick=BySeat((True, True)),
        last_trick=((Seat.SECOND, Card.C3), (Seat.FIRST, Card.C9)),
        last_winner=Seat.FIRST,
        card_points=BySeat(points),
        tout_announced=announced,
        scores=BySeat(scores),
    )


@pytest.mark.clause("TWO-3")
@pytest.mark.parametrize(
    ("scores", "points", "announced", "last"),
    [
        pytest.param((10, 0), (30, 20), False, "a wins 25 TWO-3", id="45 to 20"),
        pytest.param((0, 40), (30, 20), False, "b wins 25 TWO-3", id="35 to 60"),
        pytest.param((-20, 0), (30, 15), False, "", id="a tie, 15 to 15: nothing is recorded"),
        pytest.param((-40, -30), (5, 3), False, "b wins 3 TWO-3", id="both below zero, -30 to -27"),
        pytest.param((-60, 10), (5, 3), False, "b wins 63 TWO-3", id="-50 to 13"),
        pytest.param((0, 0), (30, 20), True, "b wins 10 TWO-3", id="failed announcement: 10 to 20"),
        pytest.param((0, -10), (30, 20), True, "", id="failed announcement and a tie, 10 to 10"),
    ],
)
def test_ties_and_totals_below_zero(
    scores: tuple[int, int], points: tuple[int, int], last: str, *, announced: bool
) -> None:
    """Before the last trick the totals are ``scores``; a adds 5 for it (less 25 when announced)."""
    rules = rules_of("two-player", options={"announced_tout": True})
    lines = ledger_lines(payments(rules, NO_POTS, fact(scores, points, announced=announced)))
    assert [line for line in lines if "TWO-3" in line] == expected_lines(last)
    assert f"a scores {points[0]} CARD-1" in lines
    assert f"b scores {points[1]} CARD-1" in lines


@pytest.mark.clause("TWO-3", "PAY-1", "PAY-2")
@pytest.mark.parametrize(
    ("first", "card", "scores"),
    [
        ("b: T2 T1", "T1", "a scores -5 PAY-1 (T1)"),
        ("b: C3 T1", "T1", "a scores 5 PAY-2 (T1)"),
        ("b: SK T2", "SK", "b scores -5 PAY-1 (SK)"),
        ("b: SK S2", "SK", ""),
    ],
)
def test_a_king_or_the_pagat_lost_or_won_is_a_minus_or_plus(
    first: str, card: str, scores: str
) -> None:
    wish = Wish(first_tricks=first, last_tricks="a: H3 H4")
    state = composed_state(rules_of("two-player"), "a", wish)
    paid_for_it = [line for line in ledger_lines(state.ledger) if f"({card})" in line]
    assert paid_for_it == expected_lines(scores)


@pytest.mark.clause("TWO-3", "DECL-6", "DECL-5")
def test_a_declaration_is_a_plus_and_nobody_pays() -> None:
    wish = Wish(holds={"b": "CK SK HK DK CQ CN CJ"}, last_tricks="b: CK C3")
    state = composed_state(rules_of("two-player"), "a", wish)
    declared = [line for line in ledger_lines(state.ledger) if "DECL" in line]
    assert "b scores 10 DECL-5 (CK CQ CN CJ)" in declared
    assert "b scores 10 DECL-6 (CK SK HK DK)" in declared


@pytest.mark.clause("TWO-3", "GAME-2")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_balance_moves_before_the_last_entry(seed: str) -> None:
    start = initial(rules_of("two-player"), Seat.FIRST)
    states = list(random_play(apply(start, DealCards(shuffled(f"gt1:{seed}"))).state, seed))
    assert {state.accounts.balances for state in states[:-1]} == {(0, 0)}
    assert any(entry.payee is None for entry in states[-2].ledger)
    moving = [entry for entry in states[-1].ledger if entry.payee is not None]
    assert [(entry.clause, entry.payer) for entry in moving] == [("TWO-3", None)]
    assert sum(states[-1].accounts.balances) == moving[0].points


@pytest.mark.clause("TWO-2", "POT-1")
def test_two_play_without_pots_and_with_the_values_in_brackets() -> None:
    rules = rules_of("two-player")
    assert not rules.pots
    tariff = rules.tariff
    amounts = (tariff.tout, tariff.pagat_ultimo, tariff.king_ultimo, tariff.last_trick)
    assert amounts == (25, 15, 10, 5)
    assert apply(initial(rules, Seat.FIRST), DealCards(PACK)).state.ledger == ()
    with pytest.raises(Malformed):
        rules_of("two-player", options={"pots": True})


@pytest.mark.clause("TWO-1")
def test_packets_go_to_eldest_dealer_and_dead_hand_and_the_last_three_to_the_dealer() -> None:
    state = apply(initial(rules_of("two-player"), Seat.FIRST), DealCards(PACK)).state
    first_packets = [hand[:5] for hand in (state.dealt[1], state.dealt[0])]
    assert first_packets == [PACK[:5], PACK[5:10]]
    assert state.dealt[1][5:10] == PACK[15:20]
    assert state.dealt[0][25:] == PACK[75:]
    assert [len(hand) for hand in state.hands] == [28, 25]
    dead = set(PACK) - set(state.hands[0]) - set(state.hands[1])
    assert dead == {card for start in range(10, 75, 15) for card in PACK[start : start + 5]}


@pytest.mark.clause("TWO-1")
def test_the_dead_hand_is_seen_by_nobody() -> None:
    """Two packs that differ in the dead hand alone are the same deal for everybody."""
    swapped = list(PACK)
    swapped[10], swapped[25] = swapped[25], swapped[10]
    wholes = [
        list(
            random_play(
                apply(initial(rules_of("two-player"), Seat.FIRST), DealCards(pack)).state, "x"
            )
        )
        for pack in (PACK, tuple(swapped))
    ]
    for one, other in zip(*wholes, strict=True):
        for seat in (Seat.FIRST, Seat.SECOND, None):
            assert view(one, seat) == view(other, seat)


@pytest.mark.clause("TWO-1", "DISC-1")
def test_the_dealer_discards_three_of_28_and_both_play_25_tricks() -> None:
    state = deal_of(ROWS[6])
    assert state.discard is not None
    assert len(state.discard) == 3
    assert [len(trick.cards) for trick in state.tricks] == [2] * 25
    after_discard = folded(initial(state.rules, state.dealer), state.actions[:2])
    assert [len(hand) for hand in after_discard.hands] == [25, 25]


@pytest.mark.clause("TAB-6", "TWO-3")
def test_balances_of_a_match_add_up_what_each_deal_records() -> None:
    match = new_match(rules_of("two-player"))
    won = [0, 0]
    for number in range(4):
        dealt = apply(next_deal(match), DealCards(shuffled(f"gt1:{number}"))).state
        state = list(random_play(dealt, str(number)))[-1]
        for entry in state.ledger:
            if entry.clause == "TWO-3":
                assert isinstance(entry.payee, Seat)
                won[entry.payee] += entry.points
        match = after_deal(match, state)
    assert list(match.accounts.balances) == won
