"""Cards and sets of cards."""

from itertools import pairwise

import pytest

from grosstarock.core.cards import PACK, Card, Court, Suit, beats
from grosstarock.core.cardset import ALL_CARDS, HONOURS, NO_CARDS, TRUMPS, CardSet
from grosstarock.testing.builder import cards, hand


@pytest.mark.parametrize(
    ("code", "suit", "court", "number"),
    [
        ("CK", "C", "K", None),
        ("SN", "S", "N", None),
        ("H10", "H", None, 10),
        ("D1", "D", None, 1),
        ("T1", "T", None, 1),
        ("T21", "T", None, 21),
        ("F", None, None, None),
    ],
)
def test_what_a_card_is(code: str, suit: str | None, court: str | None, number: int | None) -> None:
    card = Card[code]
    assert card.suit == (Suit(suit) if suit else None)
    assert card.court == (Court(court) if court else None)
    assert card.number == number
    assert (card.code, str(card), repr(card)) == (code, code, code)


def test_the_canonical_order_is_clubs_spades_hearts_diamonds_trumps_scuse_from_high_to_low() -> (
    None
):
    written = cards("CK CQ CN CJ C10..C1 SK..S1 HK HQ HN HJ H1..H10 DK..D10 XXI..I F")
    assert written == PACK
    for one, other in pairwise(PACK):
        if one.suit is not None and one.suit is other.suit:
            assert beats(one, other, one.suit)


def test_the_scuse_beats_nothing_and_a_plain_card_of_another_suit_neither() -> None:
    assert not any(beats(Card.F, other, suit) for other in PACK for suit in Suit)
    assert not beats(Card.CK, Card.S1, Suit.SPADES)
    assert not beats(Card.CK, Card.S1, Suit.HEARTS)


def test_a_set_holds_each_card_once_and_runs_through_them_in_canonical_order() -> None:
    held = CardSet([Card.T1, Card.CK, Card.F, Card.CK])
    assert (len(held), list(held), repr(held)) == (3, [Card.CK, Card.T1, Card.F], "{CK T1 F}")


def test_sets_have_the_algebra_of_sets() -> None:
    left, right = hand("CK C5 XXI"), hand("C5 XXI F")
    assert left | right == hand("CK C5 XXI F")
    assert left & right == hand("C5 XXI")
    assert left - right == hand("CK")
    assert left ^ right == hand("CK F")
    assert hand("C5") <= left
    assert not left <= right
    assert left >= hand("C5")
    assert left.isdisjoint(hand("F"))
    assert not left.isdisjoint(right)
    assert bool(left)
    assert not NO_CARDS


def test_one_card_more_or_less() -> None:
    held = hand("CK C5")
    assert held.with_(Card.F) == hand("CK C5 F")
    assert held.with_(Card.CK) == held
    assert held.without(Card.CK) == hand("C5")
    assert held.without(Card.F) == held
    assert Card.CK in held
    assert Card.F not in held


def test_the_highest_and_the_lowest_of_a_suit() -> None:
    assert hand("H5 HJ H10").highest() is Card.HJ
    assert hand("H5 HJ H10").lowest() is Card.H10
    assert hand("C5 XX II F").of_suit(Suit.TRUMPS) == hand("XX II")


def test_equal_sets_are_equal_in_every_way() -> None:
    assert {hand("CK C5"): 1}[hand("C5 CK")] == 1
    assert hand("CK") != {Card.CK}


@pytest.mark.parametrize("mask", [0, 1, (1 << 78) - 1])
def test_a_set_and_its_mask_belong_together(mask: int) -> None:
    assert CardSet.from_mask(mask).mask == mask


@pytest.mark.parametrize("mask", [-1, 1 << 78])
def test_a_mask_of_more_than_78_bits_is_no_set(mask: int) -> None:
    with pytest.raises(ValueError, match="78 bits"):
        CardSet.from_mask(mask)


def test_the_named_sets() -> None:
    assert (len(ALL_CARDS), len(TRUMPS), len(HONOURS)) == (78, 21, 7)
