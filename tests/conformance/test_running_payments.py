"""Section 5: what Kings and the Pagat cost and earn while the tricks are played (PAY-1, PAY-2)."""

import pytest

from grosstarock.core.clauses import Clause
from grosstarock.core.events import Paid
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.testing.builder import deal_with, ledger_lines, mid_play, playing, random_play

DANISH = rules_of("danish")
NO_POTS = rules_of("classic-no-pots")
FOUR = rules_of("danish", 4)
TWO = rules_of("two-player")


def before(
    trick: str, *, number: int = 24, order: tuple[int, ...] = (1, 2, 0), rules: Rules = DANISH
) -> DealState:
    """A position in which the cards of ``trick`` can be played by the seats in ``order``.

    Each holds its card and, where the trick is not the last, a low spade that nobody has led.
    """
    spare = ("S1", "S2", "S3") if number == 24 else ("", "", "")
    words = [word.partition(":")[0] for word in trick.split()]
    hands = {seat: f"{word} {low}" for seat, word, low in zip(order, words, spare, strict=False)}
    return mid_play(hands, trick=number, leader=order[0], rules=rules)


def paid_for(
    trick: str, *, number: int = 24, order: tuple[int, ...] = (1, 2, 0), rules: Rules = DANISH
) -> list[str]:
    """The ledger's lines for one trick."""
    state = before(trick, number=number, order=order, rules=rules)
    return ledger_lines(playing(state, trick).state.ledger)


# PAY-1


@pytest.mark.clause("PAY-1")
@pytest.mark.parametrize(
    ("trick", "lines"),
    [
        # A King taken by a trump, trumped over, thrown away on another suit.
        ("HK VII HQ", ["PAY-1 1 2 5 HK", "PAY-1 1 0 5 HK", "PAY-1 1 king 5 HK"]),
        ("C5 CK V", ["PAY-1 2 0 5 CK", "PAY-1 2 1 5 CK", "PAY-1 2 king 5 CK"]),
        ("C5 C6 DK", ["PAY-1 0 1 5 DK", "PAY-1 0 2 5 DK", "PAY-1 0 king 5 DK"]),
        # The Pagat taken by a higher trump.
        ("X I D5", ["PAY-1 2 0 5 T1", "PAY-1 2 1 5 T1", "PAY-1 2 pagat 5 T1"]),
        ("I II C3", ["PAY-1 1 2 5 T1", "PAY-1 1 0 5 T1", "PAY-1 1 pagat 5 T1"]),
        ("D5 I II", ["PAY-1 2 0 5 T1", "PAY-1 2 1 5 T1", "PAY-1 2 pagat 5 T1"]),
    ],
)
def test_a_lost_king_or_pagat_costs_five_to_each_other_player_and_five_to_its_pot(
    trick: str, lines: list[str]
) -> None:
    assert paid_for(trick) == lines


@pytest.mark.clause("PAY-1")
def test_two_kings_lost_in_one_trick_are_paid_by_both_in_the_order_of_the_cards() -> None:
    assert paid_for("CK DK II") == [
        "PAY-1 1 2 5 CK",
        "PAY-1 1 0 5 CK",
        "PAY-1 1 king 5 CK",
        "PAY-1 2 0 5 DK",
        "PAY-1 2 1 5 DK",
        "PAY-1 2 king 5 DK",
    ]


@pytest.mark.clause("PAY-1")
def test_a_king_and_the_pagat_lost_in_one_trick_go_each_to_its_own_pot() -> None:
    assert paid_for("CK I II") == [
        "PAY-1 1 2 5 CK",
        "PAY-1 1 0 5 CK",
        "PAY-1 1 king 5 CK",
        "PAY-1 2 0 5 T1",
        "PAY-1 2 1 5 T1",
        "PAY-1 2 pagat 5 T1",
    ]


@pytest.mark.clause("PAY-1", "SCUSE-5")
def test_a_king_thrown_on_a_led_scuse_that_takes_the_trick_is_lost() -> None:
    hands = {1: "F C5 C6 C7", 2: "DK D5 D6 D7", 0: "S1 S2 S3 S4"}
    step = playing(mid_play(hands, trick=22, leader=1), "F:H DK S1")
    lines = ["PAY-1 2 0 5 DK", "PAY-1 2 1 5 DK", "PAY-1 2 king 5 DK"]
    assert ledger_lines(step.state.ledger) == lines


@pytest.mark.clause("PAY-1")
def test_it_is_paid_at_once() -> None:
    state = before("HK VII HQ")
    two_cards = playing(state, "HK VII").state
    step = playing(two_cards, "HQ")
    assert two_cards.ledger == ()
    assert isinstance(step.events[-1], Paid)
    assert step.state.accounts.balances == (5, -15, 5)
    assert step.state.accounts.pots.king == 5


@pytest.mark.clause("PAY-1")
@pytest.mark.parametrize("number", [2, 9, 23, 24])
def test_in_every_trick_before_the_last(number: int) -> None:
    hands = {1: "HK", 2: "VII !H", 0: "HQ"}
    state = mid_play(hands, trick=number, leader=1)
    assert ledger_lines(playing(state, "HK VII HQ").state.ledger) == [
        "PAY-1 1 2 5 HK",
        "PAY-1 1 0 5 HK",
        "PAY-1 1 king 5 HK",
    ]


@pytest.mark.clause("PAY-1", "PAY-2")
@pytest.mark.parametrize("trick", ["HK VII HQ", "X I D5", "I C5 C6"])
def test_not_in_the_last_trick(trick: str) -> None:
    clauses = {line.split()[0] for line in paid_for(trick, number=25)}
    assert not clauses & {Clause.PAY_1, Clause.PAY_2}
    assert clauses


@pytest.mark.clause("PAY-1", "POT-1")
def test_without_pots_the_players_alone_are_paid() -> None:
    assert paid_for("HK VII HQ", rules=NO_POTS) == ["PAY-1 1 2 5 HK", "PAY-1 1 0 5 HK"]


@pytest.mark.clause("PAY-1", "TAB-3")
def test_who_sits_out_is_not_paid() -> None:
    lines = ["PAY-1 1 3 5 HK", "PAY-1 1 0 5 HK", "PAY-1 1 king 5 HK"]
    assert paid_for("HK VII HQ", order=(1, 3, 0), rules=FOUR) == lines


@pytest.mark.clause("PAY-1", "TWO-3")
def test_with_two_players_it_is_a_minus_of_its_value() -> None:
    assert paid_for("HK VII", order=(1, 0), rules=TWO) == ["PAY-1 1 - -5 HK"]


@pytest.mark.clause("PAY-1")
def test_a_scuse_or_a_queen_in_another_players_trick_costs_nothing() -> None:
    hands = {1: "CN", 2: "F !C", 0: "C6"}
    assert playing(mid_play(hands, trick=9, leader=1), "CN F C6").state.ledger == ()
    assert paid_for("CQ C5 CK") == []


# PAY-2


@pytest.mark.clause("PAY-2")
@pytest.mark.parametrize(
    ("trick", "lines"),
    [
        ("I C3 D5", ["PAY-2 2 1 5 T1", "PAY-2 0 1 5 T1"]),
        ("C5 I C6", ["PAY-2 0 2 5 T1", "PAY-2 1 2 5 T1"]),
        ("C5 C6 I", ["PAY-2 1 0 5 T1", "PAY-2 2 0 5 T1"]),
    ],
)
def test_a_pagat_that_wins_a_trick_before_the_last_earns_five_from_each_other_player(
    trick: str, lines: list[str]
) -> None:
    assert paid_for(trick) == lines


@pytest.mark.clause("PAY-2", "PAY-1")
def test_a_pagat_that_takes_a_king_is_paid_and_so_is_the_king() -> None:
    assert paid_for("CK I C6") == [
        "PAY-1 1 2 5 CK",
        "PAY-1 1 0 5 CK",
        "PAY-1 1 king 5 CK",
        "PAY-2 0 2 5 T1",
        "PAY-2 1 2 5 T1",
    ]


@pytest.mark.clause("PAY-2")
@pytest.mark.parametrize("trick", ["CK CQ C3", "C5 CK C3", "C5 C3 CK"])
def test_a_king_that_wins_pays_nothing(trick: str) -> None:
    assert paid_for(trick) == []


@pytest.mark.clause("PAY-2", "TAB-3")
def test_of_four_at_the_table_two_pay() -> None:
    lines = ["PAY-2 3 1 5 T1", "PAY-2 0 1 5 T1"]
    assert paid_for("I C3 D5", order=(1, 3, 0), rules=FOUR) == lines


@pytest.mark.clause("PAY-2", "TWO-3")
def test_with_two_players_it_is_a_plus_of_its_value() -> None:
    assert paid_for("C5 I", order=(1, 0), rules=TWO) == ["PAY-2 0 - 5 T1"]


@pytest.mark.clause("PAY-1", "PAY-2")
def test_a_table_may_set_other_amounts() -> None:
    rules = rules_of("danish", tariff={"lost_card": 15, "pagat_won": 35})
    assert paid_for("CK I C6", rules=rules) == [
        "PAY-1 1 2 15 CK",
        "PAY-1 1 0 15 CK",
        "PAY-1 1 king 15 CK",
        "PAY-2 0 2 35 T1",
        "PAY-2 1 2 35 T1",
    ]


@pytest.mark.clause("PAY-1", "PAY-2", "GAME-2")
@pytest.mark.parametrize("seed", ["spades", "hearts", "clubs"])
def test_balances_and_pots_sum_to_zero_after_every_action(any_table: Rules, seed: str) -> None:
    if any_table.players == 2:
        return
    for state in random_play(deal_with({}, rules=any_table), seed):
        assert state.accounts.total() == 0
        losses = [entry for entry in state.ledger if entry.clause is Clause.PAY_1]
        assert all(isinstance(entry.payer, Seat) for entry in losses)
