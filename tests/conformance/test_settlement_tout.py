"""Tout and misère of every seat under every dealer, three and four at the table (section 6)."""

from collections import Counter

import pytest

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.state import DealState
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import settlement_lines

POTS = (90, 55)

# Who sits out when one of four deals: the player opposite (TAB-3).
SITS_OUT = {"a": "c", "b": "d", "c": "a", "d": "b"}
TABLES = [
    (players, dealer, seat)
    for players in (3, 4)
    for dealer in "abcd"[:players]
    for seat in "abcd"[:players]
    if players == 3 or SITS_OUT[dealer] != seat
]
EVERY_SEAT_AND_DEALER = pytest.mark.parametrize(("players", "dealer", "seat"), TABLES)


def others(players: int, dealer: str, seat: str) -> list[str]:
    """The other two active players, in playing order from a seat."""
    table = "abcd"[:players]
    around = (table + table)[table.index(seat) + 1 :][: players - 1]
    return [other for other in around if players == 3 or other != SITS_OUT[dealer]]


def played(players: int, dealer: str, wish: Wish, *, counting: bool = False) -> DealState:
    rules = rules_of("danish", players, options={"card_points": counting})
    return composed_state(rules, dealer, wish, pots=POTS)


def tricks_of(state: DealState) -> Counter[Seat]:
    return Counter(trick.winner for trick in state.tricks)


@pytest.mark.clause("TOUT-1", "TOUT-2")
@EVERY_SEAT_AND_DEALER
def test_a_tout_is_paid_to_who_made_it_whoever_dealt(players: int, dealer: str, seat: str) -> None:
    left, right = others(players, dealer, seat)
    wish = Wish(last_tricks=f"{seat}: T5 T1 HK", tricks_taken={seat: 25})
    state = played(players, dealer, wish)
    assert settlement_lines(state.ledger) == [
        f"{left} pays {seat} 85 TOUT-1",
        f"{right} pays {seat} 85 TOUT-1",
        f"King pot pays {seat} 90 TOUT-1",
        f"Pagat pot pays {seat} 55 TOUT-1",
        f"{left} pays {right} 45 ULT-3 (T1)",
        f"{left} pays {seat} 45 ULT-3 (T1)",
        f"{left} pays Pagat pot 55 ULT-3 (T1)",
        f"{right} pays {seat} 40 ULT-3 (HK)",
        f"{right} pays {left} 40 ULT-3 (HK)",
        f"{right} pays King pot 90 ULT-3 (HK)",
    ]
    assert state.accounts.total() == 0
    assert (state.accounts.pots.king, state.accounts.pots.pagat) == POTS


@pytest.mark.clause("MIS-1", "ULT-3")
@EVERY_SEAT_AND_DEALER
def test_a_misere_is_paid_to_who_took_no_trick_whoever_dealt(
    players: int, dealer: str, seat: str
) -> None:
    left, right = others(players, dealer, seat)
    wish = Wish(last_tricks=f"{left}: S10 T3 SK", tricks_taken={seat: 0})
    state = played(players, dealer, wish, counting=True)
    assert settlement_lines(state.ledger) == [
        f"{left} pays {seat} 25 MIS-1",
        f"{right} pays {seat} 25 MIS-1",
        f"{seat} pays {left} 40 ULT-3 (SK)",
        f"{seat} pays {right} 40 ULT-3 (SK)",
        f"{seat} pays King pot 90 ULT-3 (SK)",
    ]
    assert state.accounts.total() == 0


@pytest.mark.clause("TOUT-1", "MIS-1", "LAST-1")
@EVERY_SEAT_AND_DEALER
def test_24_tricks_are_no_tout_and_one_trick_no_misere(
    players: int, dealer: str, seat: str
) -> None:
    left, right = others(players, dealer, seat)
    shown = f"{seat}: H3 H1 H7"
    state = played(players, dealer, Wish(last_tricks=shown, tricks_taken={left: 1, right: 1}))
    assert settlement_lines(state.ledger) == [
        f"{seat} pays {left} 20 LAST-1" if payer == seat else f"{right} pays {left} 20 LAST-1"
        for payer in (right, seat)
    ]
    assert sorted(tricks_of(state).values()) == [1, 1, 23]


@pytest.mark.clause("TOUT-1", "MIS-1")
@EVERY_SEAT_AND_DEALER
def test_24_tricks_and_none_for_one_player_is_that_players_misere(
    players: int, dealer: str, seat: str
) -> None:
    left, right = others(players, dealer, seat)
    wish = Wish(last_tricks=f"{seat}: H3 H1 H7", tricks_taken={seat: 24, left: 1})
    state = played(players, dealer, wish)
    assert settlement_lines(state.ledger) == [
        f"{seat} pays {right} 25 MIS-1",
        f"{left} pays {right} 25 MIS-1",
    ]


@pytest.mark.clause("TOUT-A1", "TOUT-A2")
@pytest.mark.parametrize(
    ("players", "dealer", "seat"), [table for table in TABLES if table[1] != table[2]]
)
def test_an_announced_tout_lost_to_another_tout(players: int, dealer: str, seat: str) -> None:
    rules = rules_of("dollar", players, options={"card_points": False})
    wish = Wish(last_tricks=f"{seat}: T9 T1 C3", tricks_taken={seat: 25}, tout_announced=True)
    state = composed_state(rules, dealer, wish, pots=POTS)
    left, right = others(players, dealer, seat)
    first, second = others(players, dealer, dealer)
    assert settlement_lines(state.ledger) == [
        f"{left} pays {seat} 85 TOUT-1",
        f"{right} pays {seat} 85 TOUT-1",
        f"King pot pays {seat} 90 TOUT-1",
        f"Pagat pot pays {seat} 55 TOUT-1",
        f"{dealer} pays {first} 85 TOUT-A2",
        f"{dealer} pays {second} 85 TOUT-A2",
        f"{dealer} pays King pot 90 TOUT-A2",
        f"{dealer} pays Pagat pot 55 TOUT-A2",
        f"{left} pays {right} 45 ULT-3 (T1)",
        f"{left} pays {seat} 45 ULT-3 (T1)",
        f"{left} pays Pagat pot 55 ULT-3 (T1)",
    ]
    assert state.accounts.total() == 0


@pytest.mark.clause("TOUT-1", "TAB-3")
@pytest.mark.parametrize("dealer", "abcd")
def test_who_sits_out_pays_and_gets_nothing_for_a_tout(dealer: str) -> None:
    seating = Seating.of(4, Seat("abcd".index(dealer)))
    idle = Seat("abcd".index(SITS_OUT[dealer]))
    assert seating.sitting_out is idle
    wish = Wish(last_tricks=f"{dealer}: T5 T1 HK", tricks_taken={dealer: 25})
    state = played(4, dealer, wish, counting=True)
    assert not [entry for entry in state.ledger if idle in (entry.payer, entry.payee)]
    assert state.accounts.balances[idle] == state.before.balances[idle]
