"""The tables of the kernel against the core they are generated from."""

from random import Random
from typing import Final

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from grosstarock.core.cards import KINGS, PACK, PAGAT, SCUSE, Card, Suit, beats
from grosstarock.core.cardset import ALL_CARDS, TRUMPS, CardSet
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import OPTIONS, Tariff
from grosstarock.kernel import bits, layout, rules_words
from grosstarock.kernel.bits import Word
from grosstarock.kernel.layout import CARD_AT, INDEX_OF, cardset_of, words_of
from grosstarock.kernel.rules_words import rules_row
from grosstarock.kernel.trick_words import points_in, strength

SUITS: Final = tuple(Suit)
card_sets = st.sets(st.sampled_from(PACK)).map(CardSet)


@given(card_sets)
def test_words_hold_a_set_of_cards(cards: CardSet) -> None:
    suits, trumps = words_of(cards)
    assert suits < 1 << 56
    assert trumps < 1 << 22
    assert cardset_of(suits, trumps) == cards
    points = points_in(Word(suits), Word(trumps))
    assert points == sum(card.points for card in cards)


def test_every_card_has_an_index_of_its_own() -> None:
    assert sorted(INDEX_OF) == list(range(78))
    assert all(CARD_AT[index] is card for card, index in zip(PACK, INDEX_OF, strict=True))


def test_the_masks_hold_what_their_names_say() -> None:
    assert words_of(ALL_CARDS) == (int(layout.ALL_SUITS), int(layout.ALL_TRUMPS_AND_SCUSE))
    assert words_of(TRUMPS) == (0, int(layout.ALL_TRUMPS))
    assert words_of(CardSet(KINGS)) == (int(layout.KING_BITS), 0)
    assert words_of(CardSet([PAGAT])) == (0, int(layout.PAGAT_BIT))
    assert tuple(card.points for card in CARD_AT) == layout.POINTS_AT
    assert layout.SUIT_AT[layout.SCUSE_INDEX] == layout.NO_SUIT


def test_a_stronger_card_is_one_that_beats_in_the_core() -> None:
    for led, suit in enumerate(SUITS):
        heights = {card: strength(INDEX_OF[card], led) for card in PACK}
        for card in PACK:
            for other in PACK:
                assert (heights[card] > heights[other]) is beats(card, other, suit)


@given(st.integers(1, 2**64 - 1))
def test_a_bit_is_chosen_by_its_number(word: int) -> None:
    places = [place for place in range(64) if word >> place & 1]
    for number, place in enumerate(places):
        assert bits.chosen(Word(word), number) == 1 << place
        assert bits._chosen_by_search(Word(word), number) == 1 << place


def test_the_row_of_rules_has_a_place_for_every_option_and_amount() -> None:
    named = {
        name
        for name, value in vars(rules_words).items()
        if name.isupper() and isinstance(value, int) and name not in ("ROW_SIZE", "FIRST_AMOUNT")
    }
    assert len(named) == rules_words.ROW_SIZE
    for place, name in enumerate(Tariff().amounts(), rules_words.FIRST_AMOUNT):
        assert getattr(rules_words, name.upper()) == place
    without = {"direction", "declarations", "scuse_without_tricks"}
    assert {name.upper() for name in OPTIONS if name not in without} <= named
    grades = (rules_words.HALF, rules_words.FULL, rules_words.ABUNDANT)
    assert grades == tuple(range(grades[0], grades[0] + 3))


def test_the_row_of_rules_holds_options_and_amounts() -> None:
    chance = Random(1)
    for preset in PRESETS:
        for name, values in OPTIONS.items():
            if name == "pots":
                continue
            value = chance.choice(values)
            rules = rules_of(preset, options={name: value}, tariff={"tout": 135})
            row = rules_row(rules)
            assert row.dtype == np.int64
            assert row[rules_words.PLAYERS] == rules.players
            assert row[rules_words.TOUT] == 135
            if isinstance(value, bool):
                assert row[getattr(rules_words, name.upper())] == value


def test_cards_and_scuse_are_where_the_page_says() -> None:
    said = {"C1": 0, "C2": 1, "CK": 13, "H10": 28, "H1": 37, "T1": 56, "T21": 76, "F": 77}
    assert {code: INDEX_OF[Card[code]] for code in said} == said
    assert INDEX_OF[SCUSE] == layout.SCUSE_INDEX
