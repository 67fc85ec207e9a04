"""The naive judge's cards, declarations, discards and tricks, by hand-made examples."""

import pytest
from tests.differential.naive_cards import (
    HONOURS,
    PACK,
    TRUMPS,
    cards_that_follow,
    declaration_points,
    declarations_held,
    discards_with_reason,
    in_order,
    suit_led,
    value_of,
    winning_card,
)
from tests.differential.naive_rules import TARIFF_WITH_POTS


def cards(text: str) -> list[str]:
    return text.split()


# Cards, declarations, discards


def test_the_pack_has_78_cards_and_the_values_count_52() -> None:
    assert len(set(PACK)) == 78
    assert sum(value_of(card) for card in PACK) == 78 - 26


def test_red_numerals_rank_the_other_way_round() -> None:
    assert in_order(cards("F T1 H10 HJ H1 C1 C10")) == cards("C10 C1 HJ H1 H10 T1 F")


@pytest.mark.parametrize(
    ("hand", "name", "made_of", "points"),
    [
        ("CK CQ CN CJ", "cavalry-C", "CK CQ CN CJ", 10),
        ("DK DN DJ F", "cavalry-D", "DK DN DJ F", 5),
        ("SK SQ SN SJ F", "cavalry-S", "SK SQ SN SJ F", 15),
        ("CK SK HK DK", "kings", "CK SK HK DK", 10),
        ("CK SK DK F", "kings", "CK SK DK F", 5),
        ("CK SK HK DK F", "kings", "CK SK HK DK F", 15),
        ("T21 T1 F T19", "matadors", "T21 T1 F", 10),
        ("T21 T20 T19 T1 F T17", "matadors", "T21 T20 T19 T1 F", 20),
        ("T10 T9 T8 T7 T6 T5 T4 T3 T2 F", "trumps", "T10 T9 T8 T7 T6 T5 T4 T3 T2 F", 10),
    ],
)
def test_declarations_held(hand: str, name: str, made_of: str, points: int) -> None:
    held = declarations_held(cards(hand), scuse_counts_as_trump=True)
    assert held == {name: cards(made_of)}
    assert declaration_points(name, held[name], TARIFF_WITH_POTS) == points


@pytest.mark.parametrize("hand", ["CK CQ CN F", "T21 T20 F", "T20 T1 F", "CK CQ CN", "CK SK HK"])
def test_hands_that_hold_nothing_but_perhaps_half_a_cavalry(hand: str) -> None:
    held = declarations_held(cards(hand), scuse_counts_as_trump=True)
    assert list(held) == (["cavalry-C"] if hand == "CK CQ CN F" else [])


def test_nine_trumps_and_the_scuse_are_ten_only_by_option() -> None:
    hand = cards("T10 T9 T8 T7 T6 T5 T4 T3 T2 F")
    assert declarations_held(hand, scuse_counts_as_trump=False) == {}


def test_all_matadors_reach_down_to_the_two() -> None:
    held = declarations_held([*TRUMPS, "F"], scuse_counts_as_trump=True)
    assert len(held["matadors"]) == 22


def allowed_discards(hand: str) -> set[frozenset[str]]:
    reasons = discards_with_reason(cards(hand), 3, scuse_counts_as_trump=True)
    return {away for away, reason in reasons.items() if reason == ""}


def test_honours_and_trumps_that_do_not_empty_the_suit_stay() -> None:
    reasons = discards_with_reason(
        cards("CK F T9 T8 T7 T6 C1 C2 C3"), 3, scuse_counts_as_trump=True
    )
    assert reasons[frozenset(cards("CK C1 C2"))] == "DISC-2"
    assert reasons[frozenset(cards("F C1 C2"))] == "DISC-2"
    assert reasons[frozenset(cards("T9 T8 T7"))] == "DISC-4"
    assert reasons[frozenset(cards("C1 C2 C3"))] == ""


def test_trumps_may_go_when_none_is_left_though_the_scuse_stays() -> None:
    allowed = allowed_discards("F T9 T8 C1 C2")
    assert allowed == {frozenset(cards("T9 T8 C1")), frozenset(cards("T9 T8 C2"))}


def test_a_declaration_is_kept_unless_it_is_necessary_to_break_it() -> None:
    assert allowed_discards("SK SQ SN SJ C1 C2 C3") == {frozenset(cards("C1 C2 C3"))}
    assert allowed_discards("SK SQ SN SJ C1 C2 HK DK CK") == {
        frozenset(["C1", "C2", court]) for court in cards("SQ SN SJ")
    }


def test_a_hand_of_only_trumps_and_kings_lays_away_the_missing_trump() -> None:
    hand = [*TRUMPS, *cards("CK SK HK DK F C2 C1")]
    assert allowed_discards(" ".join(hand)) == {
        frozenset(["C2", "C1", trump]) for trump in TRUMPS if trump not in HONOURS
    }


# Tricks


@pytest.mark.parametrize(
    ("shown", "named", "best"),
    [
        ("C3 C10 CK", None, "CK"),
        ("H10 H1 H2", None, "H1"),
        ("C3 CK T1", None, "T1"),
        ("C3 T4 T12", None, "T12"),
        ("C3 F D5", None, "C3"),
        ("C3 DK HK", None, "C3"),
        ("F C3 DK", "H", "F"),
        ("F H10 DK", "H", "H10"),
        ("F H10 T2", "H", "T2"),
        ("F H10 C2", "T", "F"),
        ("F H10 T2", "T", "T2"),
        ("F C3 CK", None, "CK"),
        ("F C3 DK", None, "C3"),
    ],
)
def test_who_wins_a_trick(shown: str, named: str | None, best: str) -> None:
    assert winning_card(cards(shown), named) == best


@pytest.mark.parametrize(
    ("hand", "shown", "named", "following"),
    [
        ("C3 T4 D5 F", "C9", None, "C3"),
        ("T4 D5 F", "C9", None, "T4"),
        ("H4 D5 F", "C9", None, "H4 D5"),
        ("H4 T5", "F", "H", "H4"),
        ("H4 T5", "F", "T", "T5"),
        ("H4 T5", "F", "C", "T5"),
        ("H4 T5", "F", None, "H4 T5"),
        ("H4 T5", "", None, "H4 T5"),
    ],
)
def test_the_duty_to_follow(hand: str, shown: str, named: str | None, following: str) -> None:
    assert cards_that_follow(cards(hand), suit_led(cards(shown), named)) == cards(following)
