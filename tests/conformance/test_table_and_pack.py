"""Section 1: table and pack (TAB-1 to TAB-8)."""

from itertools import pairwise

import pytest

from grosstarock.core import match
from grosstarock.core.cards import KINGS, PACK, Card, Suit, beats
from grosstarock.core.cardset import ALL_CARDS, HONOURS, TRULL, TRUMPS, CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Direction, Rules
from grosstarock.core.seats import Seat, Seating
from grosstarock.testing.builder import card, cards, deal_with, hand, random_play


@pytest.mark.clause("TAB-1")
@pytest.mark.parametrize(
    ("suit", "count"),
    [("C", 14), ("S", 14), ("H", 14), ("D", 14), ("T", 21)],
)
def test_the_pack_has_four_suits_of_fourteen_and_twenty_one_trumps(suit: str, count: int) -> None:
    assert len(ALL_CARDS.of_suit(Suit(suit))) == count


@pytest.mark.clause("TAB-1")
def test_the_pack_has_78_cards_and_the_scuse_belongs_to_no_suit() -> None:
    assert len(set(PACK)) == 78
    assert Card.F.suit is None
    assert Card.F not in TRUMPS


@pytest.mark.clause("TAB-1")
def test_the_trull_is_pagat_mond_and_scuse_and_with_the_kings_they_are_the_honours() -> None:
    assert hand("I XXI F") == TRULL
    assert hand("CK SK HK DK I XXI F") == HONOURS


@pytest.mark.clause("TAB-2")
@pytest.mark.parametrize("preset", ["classic", "classic-no-pots", "danish", "dollar"])
def test_three_play(preset: str) -> None:
    rules = rules_of(preset)
    assert rules.players == 3
    assert len(Seating.of(rules.players, Seat.FIRST).active) == 3


@pytest.mark.clause("TAB-3")
@pytest.mark.parametrize(
    ("dealer", "sits_out", "plays"),
    [(0, 2, [1, 3, 0]), (1, 3, [2, 0, 1]), (2, 0, [3, 1, 2]), (3, 1, [0, 2, 3])],
)
def test_of_four_the_player_opposite_the_dealer_sits_out(
    dealer: int, sits_out: int, plays: list[int]
) -> None:
    state = deal_with({}, dealer=dealer, rules=rules_of("danish", 4))
    assert state.seating.sitting_out == sits_out
    assert list(state.seating.active) == plays
    assert [len(state.dealt[seat]) for seat in plays] == [25, 25, 28]
    assert state.dealt[sits_out] == ()


@pytest.mark.clause("TAB-3", "POT-2")
@pytest.mark.parametrize("dealer", range(4))
def test_who_sits_out_pays_into_empty_pots_and_moves_nothing_else_in_the_deal(dealer: int) -> None:
    state = deal_with({}, dealer=dealer, rules=rules_of("classic", 4))
    *_, over = random_play(state, "sitting out")
    idle = state.seating.sitting_out
    assert idle is not None
    moved = {entry.clause for entry in over.ledger if idle in (entry.payer, entry.payee)}
    assert moved == {Clause.POT_2}
    assert over.accounts.balances[idle] == -40


@pytest.mark.clause("TAB-4")
def test_two_play_by_the_two_player_rules_alone() -> None:
    assert Seating.of(2, Seat.SECOND).active == (Seat.FIRST, Seat.SECOND)
    assert [name for name, preset in PRESETS.items() if 2 in preset.players] == ["two-player"]


@pytest.mark.clause("TAB-2", "TAB-3", "TAB-4")
@pytest.mark.parametrize(
    ("preset", "players", "fault"),
    [
        ("danish", 2, Fault.PLAYERS_OF_PRESET),
        ("two-player", 3, Fault.PLAYERS_OF_PRESET),
        ("two-player", 4, Fault.PLAYERS_OF_PRESET),
        ("danish", 1, Fault.PLAYERS_NUMBER),
        ("danish", 5, Fault.PLAYERS_NUMBER),
    ],
)
def test_other_numbers_at_a_table_are_refused(preset: str, players: int, fault: Fault) -> None:
    with pytest.raises(Malformed) as caught:
        rules_of(preset, players)
    assert caught.value.fault is fault


@pytest.mark.clause("TAB-5")
@pytest.mark.parametrize(
    ("preset", "direction"),
    [
        ("classic", "counter-clockwise"),
        ("classic-no-pots", "counter-clockwise"),
        ("danish", "counter-clockwise"),
        ("dollar", "clockwise"),
        ("two-player", "counter-clockwise"),
    ],
)
def test_deal_and_play_run_counter_clockwise_but_clockwise_for_dollars(
    preset: str, direction: str
) -> None:
    assert rules_of(preset).direction is Direction(direction)


@pytest.mark.clause("TAB-5")
def test_seats_are_numbered_in_playing_order_whatever_the_direction() -> None:
    tables = [rules_of("danish", options={"direction": way}) for way in Direction]
    ends = [list(random_play(deal_with({}, rules=rules), "direction"))[-1] for rules in tables]
    assert ends[0].ledger == ends[1].ledger
    assert ends[0].tricks == ends[1].tricks


@pytest.mark.clause("TAB-6")
@pytest.mark.parametrize(
    ("preset", "players", "dealers"),
    [
        ("danish", 3, [0, 1, 2, 0]),
        ("danish", 4, [0, 1, 2, 3, 0]),
        ("two-player", 2, [0, 1, 0]),
    ],
)
def test_the_deal_passes_to_the_next_player_in_playing_order(
    preset: str, players: int, dealers: list[int]
) -> None:
    series = match.new_match(rules_of(preset, players))
    dealt = []
    for number in dealers:
        state = deal_with({}, dealer=number, rules=series.rules, accounts=series.accounts)
        dealt.append(series.dealer)
        *_, over = random_play(state, "passing on")
        series = match.after_deal(series, over)
    assert dealt == dealers


@pytest.mark.clause("TAB-7")
@pytest.mark.parametrize(
    "high_to_low",
    [
        "XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I",
        "SK SQ SN SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1",
        "CK CQ CN CJ C10 C9 C8 C7 C6 C5 C4 C3 C2 C1",
        "HK HQ HN HJ H1 H2 H3 H4 H5 H6 H7 H8 H9 H10",
        "DK DQ DN DJ D1 D2 D3 D4 D5 D6 D7 D8 D9 D10",
    ],
)
def test_cards_rank_from_high_to_low(high_to_low: str) -> None:
    ranked = cards(high_to_low)
    suit = ranked[0].suit
    assert suit is not None
    assert CardSet(ranked) == ALL_CARDS.of_suit(suit)
    for higher, lower in pairwise(ranked):
        assert beats(higher, lower, suit)
        assert not beats(lower, higher, suit)


@pytest.mark.clause("TAB-8")
@pytest.mark.parametrize(
    ("worth", "text"),
    [
        (4, "CK SK HK DK I XXI F"),
        (3, "CQ SQ HQ DQ"),
        (2, "CN SN HN DN"),
        (1, "CJ SJ HJ DJ"),
        (0, "C10..C1 S10..S1 H1..H10 D1..D10 XX..II"),
    ],
)
def test_what_cards_count(worth: int, text: str) -> None:
    assert {one.points for one in cards(text)} == {worth}


@pytest.mark.clause("TAB-8")
def test_values_and_one_a_trick_are_78_in_all() -> None:
    assert sum(one.points for one in PACK) + 25 + 1 == 78
    assert all(king.points == 4 for king in KINGS)


@pytest.mark.clause("TAB-1")
def test_every_card_has_the_code_of_records(any_table: Rules) -> None:
    assert [card(one.code) for one in deal_with({}, rules=any_table).pack] != []
    assert all(str(one) == one.code == one.name for one in PACK)
