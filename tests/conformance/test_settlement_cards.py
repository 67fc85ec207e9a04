"""Section 7: counting cards, and what is paid for the count (CARD-1 to CARD-3)."""

import pytest

from grosstarock.core.cards import Card
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import card_units, payments
from grosstarock.core.state import DealState
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, ledger_lines, settlement_lines

VALUES = {"K": 4, "Q": 3, "N": 2, "J": 1}

# CARD-2 by hand: from how many points to how many, and the units these are worth.
UNITS = (
    (0, 3, -5),
    (4, 8, -4),
    (9, 13, -3),
    (14, 18, -2),
    (19, 23, -1),
    (24, 28, 0),
    (29, 33, 1),
    (34, 38, 2),
    (39, 43, 3),
    (44, 48, 4),
    (49, 53, 5),
    (54, 58, 6),
    (59, 63, 7),
    (64, 68, 8),
    (69, 73, 9),
    (74, 78, 10),
)


def units_by_hand(points: int) -> int:
    return next(units for lowest, highest, units in UNITS if lowest <= points <= highest)


def counted_pile(codes: list[str]) -> int:
    """TAB-8 for some cards."""
    honours = {"F": 4, "T1": 4, "T21": 4}
    return sum(honours.get(code, VALUES.get(code[1:], 0)) for code in codes)


def fact(points: tuple[int, ...], dealer: str, players: int = 3) -> DealPlayed:
    """A deal in which everybody took tricks and c the last one with a small card."""
    active = [seat for seat in range(players) if seat != (("abcd".index(dealer) + 2) % 4)]
    seats = active if players == 4 else [0, 1, 2]
    last = tuple(zip(map(Seat, seats), (Card.C3, Card.D5, Card.C9), strict=True))
    return DealPlayed(
        dealer=Seat("abcd".index(dealer)),
        has_trick=BySeat(seat in seats for seat in range(players)),
        last_trick=last,
        last_winner=last[2][0],
        card_points=BySeat(points),
    )


def paid_for_cards(points: tuple[int, ...], dealer: str, players: int = 3) -> list[str]:
    rules = rules_of("danish", players)
    lines = ledger_lines(payments(rules, Pots(65, 65), fact(points, dealer, players)))
    return [line for line in lines if "CARD-2" in line]


@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize("points", range(79))
def test_a_count_is_worth_its_units(points: int) -> None:
    assert card_units(points) == units_by_hand(points)


@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize(
    ("points", "dealer", "pays"),
    [
        ((32, 24, 22), "c", "c pays a 5"),
        ((32, 24, 22), "a", "c pays a 5"),
        ((32, 24, 22), "b", "c pays b 5; b pays a 5"),
        ((26, 26, 26), "a", ""),
        ((28, 24, 26), "b", ""),
        ((36, 26, 16), "b", "c pays b 10; b pays a 10"),
        ((36, 26, 16), "a", "c pays a 10"),
        ((36, 26, 16), "c", "c pays a 10"),
        ((10, 10, 58), "a", "b pays a 15; a pays c 30"),
        ((10, 10, 58), "c", "a pays c 15; b pays c 15"),
        ((29, 29, 20), "c", "c pays a 5; c pays b 5"),
        ((23, 23, 32), "c", "a pays c 5; b pays c 5"),
    ],
)
def test_the_dealer_pays_who_is_above_and_is_paid_by_who_is_below(
    points: tuple[int, ...], dealer: str, pays: str
) -> None:
    expected = [f"{line} CARD-2" for line in expected_lines(pays)]
    assert paid_for_cards(points, dealer) == expected


@pytest.mark.clause("CARD-2", "TAB-3")
@pytest.mark.parametrize(
    ("points", "dealer", "pays"),
    [
        ((32, 24, 0, 22), "a", "d pays a 5"),
        ((32, 0, 24, 22), "d", "d pays a 5"),
        ((0, 36, 26, 16), "c", "d pays c 10; c pays b 10"),
    ],
)
def test_with_four_at_the_table_who_sits_out_counts_for_nothing(
    points: tuple[int, ...], dealer: str, pays: str
) -> None:
    expected = [f"{line} CARD-2" for line in expected_lines(pays)]
    assert paid_for_cards(points, dealer, 4) == expected


def composed(last: str, taken: dict[str, int], **options: bool) -> DealState:
    return composed_state(
        rules_of("danish", options=options),
        "a",
        Wish(last_tricks=last, tricks_taken=taken, scuse="c", discard="C7 S6 D9"),
        pots=(100, 60),
    )


@pytest.mark.clause("CARD-1")
@pytest.mark.parametrize("seed", range(6))
def test_each_counts_the_own_pile_and_one_for_each_trick(seed: int) -> None:
    """The 'Scuse is lost to the last trick here, so the piles are as they fell."""
    wish = Wish(last_tricks="b: S9 F S1", tricks_taken={"b": 6 + seed})
    state = composed_state(rules_of("danish"), "c", wish, seed=seed)
    assert state.played is not None
    assert state.discard is not None
    counted = {"a": 0, "b": 0, "c": 1 + counted_pile([card.code for card in state.discard])}
    for trick in state.tricks:
        counted["abc"[trick.winner]] += 1 + counted_pile([card.code for card in trick.cards])
    assert dict(zip("abc", state.played.card_points, strict=True)) == counted
    assert sum(counted.values()) == 78


@pytest.mark.clause("CARD-1", "DISC-1")
def test_the_cards_laid_away_count_as_one_trick_with_their_values() -> None:
    """The dealer takes no trick, but has laid away a Queen, a Jack and a blank: 3 + 1 + 1."""
    wish = Wish(last_tricks="b: H4 H1 H6", tricks_taken={"a": 0}, discard="CQ SJ D7", scuse="b")
    state = composed_state(rules_of("danish"), "a", wish)
    assert state.played is not None
    assert state.played.card_points[0] == 5


@pytest.mark.clause("CARD-3", "TOUT-1")
@pytest.mark.parametrize(
    ("seat", "last", "pays"),
    [
        ("b", "b: C9 C3 H5", "a pays b 50 CARD-2; c pays a 25 CARD-2"),
        ("a", "a: C9 C3 H5", "b pays a 25 CARD-2; c pays a 25 CARD-2"),
    ],
)
def test_in_a_tout_cards_are_counted(seat: str, last: str, pays: str) -> None:
    """All 75 cards make 77 for b (10 units above), nothing for c; the discard makes 1 for a."""
    wish = Wish(last_tricks=last, tricks_taken={seat: 25}, scuse="c", discard="C7 S6 D9")
    state = composed_state(rules_of("danish"), "a", wish, pots=(100, 60))
    paid = settlement_lines(state.ledger)
    assert [line for line in paid if "CARD-2" in line] == expected_lines(pays)


@pytest.mark.clause("CARD-3", "SCUSE-3")
def test_in_a_tout_a_kept_scuse_counts_for_its_player() -> None:
    """In dollars c keeps the 'Scuse: 4 to c (4 units below), 73 to b (9 units above)."""
    wish = Wish(last_tricks="b: C9 C3 H5", tricks_taken={"b": 25}, scuse="c", discard="C7 S6 D9")
    state = composed_state(rules_of("dollar"), "a", wish, pots=(100, 60))
    assert state.played is not None
    assert state.played.card_points == (1, 73, 4)
    paid = [line for line in settlement_lines(state.ledger) if "CARD-2" in line]
    assert paid == ["a pays b 45 CARD-2", "c pays a 20 CARD-2"]


@pytest.mark.clause("CARD-3")
def test_option_card_points_in_tout_off_pays_no_cards_in_a_tout() -> None:
    state = composed("b: C9 C3 H5", {"b": 25}, card_points_in_tout=False)
    assert not [line for line in settlement_lines(state.ledger) if "CARD" in line]


@pytest.mark.clause("CARD-3")
def test_option_card_points_in_tout_off_changes_nothing_in_other_deals() -> None:
    state = composed("b: C9 C3 H5", {"c": 2}, card_points_in_tout=False)
    same = composed("b: C9 C3 H5", {"c": 2})
    assert [line for line in settlement_lines(state.ledger) if "CARD" in line]
    assert state.ledger == same.ledger


@pytest.mark.clause("CARD-3")
@pytest.mark.parametrize("taken", [{}, {"b": 25}])
def test_option_card_points_off_pays_no_cards_at_all_and_still_counts_them(
    taken: dict[str, int],
) -> None:
    state = composed("b: C9 C3 H5", taken, card_points=False)
    assert not [line for line in settlement_lines(state.ledger) if "CARD" in line]
    assert state.played is not None
    assert sum(state.played.card_points) == 78


@pytest.mark.clause("CARD-3", "MIS-1")
@pytest.mark.parametrize("seat", "abc")
def test_in_a_misere_no_cards_are_paid(seat: str) -> None:
    leader = "bca"["abc".index(seat)]
    wish = Wish(last_tricks=f"{leader}: D2 D3 D4", tricks_taken={seat: 0})
    state = composed_state(rules_of("danish"), "a", wish, pots=(100, 60))
    assert [line.split()[-1] for line in settlement_lines(state.ledger)] == ["MIS-1", "MIS-1"]
