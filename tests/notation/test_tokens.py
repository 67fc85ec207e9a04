import pytest
from hypothesis import given
from hypothesis import strategies as st

from grosstarock.core.cards import PACK, Card, Suit
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.seats import Seat
from grosstarock.notation.tokens import (
    card_text,
    declaration_text,
    read_card,
    read_declaration,
    read_seat,
    read_suit,
    seat_text,
    suit_text,
    trump_numeral,
)


@pytest.mark.parametrize("card", PACK)
def test_every_card_reads_back_from_its_code_in_any_case(card: Card) -> None:
    assert read_card(card_text(card)) is card
    assert read_card(f" {card_text(card).lower()}\t") is card


@pytest.mark.parametrize("card", PACK)
def test_every_trump_reads_back_from_its_numeral(card: Card) -> None:
    assert read_card(trump_numeral(card)) is card


@pytest.mark.parametrize(
    ("card", "spellings"),
    [
        (Card.HK, "HK hk ♥K ♡k ♥️K HR ♥r"),
        (Card.SQ, "SQ ♠Q SD ♤d"),
        (Card.SN, "SN SKn ♠Kn SC skn"),
        (Card.DJ, "DJ ♦J DV DB ♢b"),
        (Card.CN, "CN CC ♣C ♧n"),
        (Card.DQ, "DQ DD"),
        (Card.C1, "C1 CA ♣A ca"),
        (Card.H10, "H10 ♥10 h10"),
        (Card.T7, "T7 t7 7 VII vii TVII Ⅶ"),
        (Card.T1, "T1 1 I i TI Pagat PAGAT"),
        (Card.T21, "T21 21 XXI xxi TXXI Mond mondo"),
        (Card.T5, "T5 V 5"),
        (Card.T10, "T10 X 10"),
        (Card.F, "F f scuse 'scuse 'Scuse ’Scuse skis scus sküs SKÜS fool excuse"),
    ],
)
def test_a_card_is_read_as_people_and_books_write_it(card: Card, spellings: str) -> None:
    assert {spelling: read_card(spelling) for spelling in spellings.split()} == dict.fromkeys(
        spellings.split(), card
    )


def test_white_space_within_a_card_is_overlooked() -> None:
    assert read_card(" ♥ 10 ") is Card.H10
    assert read_card("T XXI") is Card.T21


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "?", "-7", "0", "22", "XXII", "IIII", "H", "H0", "H11", "H01", "T0", "T22"),
        *("TA", "10H", "KH", "C", "D", "T", "TK", "FF", "C4C5", "H-10"),
        *("x" * 10_000, "\ud800", "\0"),
    ],
)
def test_what_is_no_card_is_none(text: str) -> None:
    assert read_card(text) is None


@given(st.text(max_size=60))
def test_any_text_is_read_without_an_error(text: str) -> None:
    read_card(text)
    read_suit(text)
    read_declaration(text)
    read_seat(text)


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_reads_back(suit: Suit) -> None:
    assert read_suit(suit_text(suit)) is suit
    assert read_suit(suit.name.lower()) is suit
    assert read_suit(suit.name.title()[:-1]) is suit


def test_suit_signs_are_read() -> None:
    assert [read_suit(sign) for sign in "♣♠♥♦"] == list(Suit)[:4]
    assert read_suit("K") is None


@pytest.mark.parametrize("name", DeclarationName)
def test_every_declaration_reads_back(name: DeclarationName) -> None:
    assert read_declaration(declaration_text(name)) is name
    assert read_declaration(name.value.upper().replace("-", " ")) is name


def test_cavalry_is_read_with_signs_and_words() -> None:
    for text in ("cavalry-♥", "Cavalry hearts", "CAVALRY ♥", "cavalry-h"):
        assert read_declaration(text) is DeclarationName.CAVALRY_HEARTS
    assert read_declaration("cavalry") is None
    assert read_declaration("cavalry-T") is None


@pytest.mark.parametrize("seat", Seat)
def test_every_seat_reads_back(seat: Seat) -> None:
    assert read_seat(seat_text(seat)) is seat


def test_what_is_no_seat_is_none() -> None:
    assert [read_seat(text) for text in ("4", "-1", "", "a")] == [None] * 4
