"""What a network is shown: all that its place sees, and nothing that it does not."""

import numpy as np
import pytest
from tests.research.positions import TABLES, Position, positions

from grosstarock.core.cards import SCUSE, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import Trick
from grosstarock.kernel.features import (
    FEATURE_WORDS,
    FIRST_ROW,
    MASTERS,
    OWN,
    ROWS,
    SHOWN_BY_NEXT,
    SITUATION,
    TABLE_OF_LAST,
    TABLE_OF_NEXT,
    TAKING,
    UNSEEN,
    WIDTHS,
    see_features,
)
from grosstarock.kernel.layout import CARD_AT, cardset_of
from grosstarock.kernel.table_words import (
    ACTIVE,
    CARD,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    LEADER,
    LED,
    NAMED,
    ON_TABLE,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TRICK,
    TRUMPS,
    VOID,
    place_after,
)
from grosstarock.kernel.teaching_worlds import HOMES, draw_world

ids = [f"{rules.preset} {rules.players}" for rules in TABLES]


def seen_in(position: Position) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    seen = np.zeros(FEATURE_WORDS, np.uint64)
    see_features(position.words, position.numbers, position.rules, position.place, seen)
    return seen


def cards(words: np.ndarray[tuple[int], np.dtype[np.uint64]], at: int) -> CardSet:
    return cardset_of(int(words[at]), int(words[at + 1]))


def held(position: Position, place: int) -> CardSet:
    words = position.words
    return cardset_of(int(words[SUITS + place]), int(words[TRUMPS + place]))


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_hidden_cards_are_not_seen(rules: Rules) -> None:
    stream = np.uint64(7)
    moved = 0
    for position in positions(rules, 6, seed=3):
        before = seen_in(position)
        held_before = [held(position, place) for place in range(3)]
        kept = position.words.copy()
        done, drawn = draw_world(
            position.words,
            position.numbers,
            position.place,
            np.zeros((HOMES, 2), np.uint64),
            np.zeros(HOMES, np.int64),
            np.zeros((HOMES, 2), np.uint64),
            stream,
        )
        stream = np.uint64(drawn)
        assert (seen_in(position) == before).all()
        moved += done and held_before != [held(position, place) for place in range(3)]
        position.words[:] = kept
    assert moved > 200


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_every_card_is_somewhere_once(rules: Rules) -> None:
    for position in positions(rules, 3):
        seen = seen_in(position)
        words, numbers, place = position.words, position.numbers, position.place
        assert cards(seen, OWN) == held(position, place)
        assert not cards(seen, OWN) & cards(seen, UNSEEN)
        others = CardSet()
        for step in range(1, int(numbers[ACTIVE])):
            others |= held(position, int(place_after(place, step, int(numbers[ACTIVE]))))
        assert others == others & cards(seen, UNSEEN)
        own_discard = cardset_of(int(words[DISCARD_SUITS]), int(words[DISCARD_TRUMPS]))
        is_dealer = place == int(numbers[ACTIVE]) - 1
        assert bool(own_discard & cards(seen, UNSEEN)) is not is_dealer


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_the_table_is_seen_by_who_played(rules: Rules) -> None:
    for position in positions(rules, 2):
        seen, numbers = seen_in(position), position.numbers
        active, told = int(numbers[ACTIVE]), {TABLE_OF_NEXT: CardSet(), TABLE_OF_LAST: CardSet()}
        for spot in range(int(numbers[ON_TABLE])):
            place = int(place_after(int(numbers[LEADER]), spot, active))
            is_next = place == int(place_after(position.place, 1, active))
            told[TABLE_OF_NEXT if is_next else TABLE_OF_LAST] |= CardSet(
                [CARD_AT[int(numbers[CARD + spot])]]
            )
        assert cards(seen, TABLE_OF_NEXT) == told[TABLE_OF_NEXT]
        assert cards(seen, TABLE_OF_LAST) == told[TABLE_OF_LAST]


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_cards_that_take_the_trick_are_those_of_the_core(rules: Rules) -> None:
    """PLAY-3: each legal card is laid on the trick of the core, and asked who takes it then."""
    tried = 0
    for position in positions(rules, 2):
        numbers = position.numbers
        on_table = int(numbers[ON_TABLE])
        seen = seen_in(position)
        if not on_table:
            assert not cards(seen, TAKING)
            continue
        table = tuple(CARD_AT[int(numbers[CARD + spot])] for spot in range(on_table))
        order = tuple(Seat(spot) for spot in range(int(numbers[ACTIVE])))
        led_scuse = table[0] == SCUSE and int(numbers[TRICK]) < 25
        named = tuple(Suit)[int(numbers[NAMED])] if led_scuse else None
        taking = []
        for action in position.actions():
            card = CARD_AT[min(action, 77)]
            trick = Trick(int(numbers[TRICK]), order[: on_table + 1], (*table, card), named)
            if trick.winner == order[on_table]:
                taking.append(card)
        assert cards(seen, TAKING) == CardSet(taking)
        tried += 1
    assert tried >= 50


def test_masters_are_beaten_by_no_unseen_card() -> None:
    for position in positions(TABLES[0], 2):
        seen = seen_in(position)
        own, unseen = cards(seen, OWN), cards(seen, UNSEEN)
        masters = CardSet(
            card
            for card in own
            if card.suit is not None
            and not any(other < card for other in unseen.of_suit(card.suit))
        )
        assert cards(seen, MASTERS) == masters


def test_voids_and_trick_are_told() -> None:
    shown = 0
    for position in positions(TABLES[0], 3):
        seen, numbers = int(seen_in(position)[SITUATION]), position.numbers
        assert seen & (1 << 25) - 1 == 1 << int(numbers[TRICK]) - 1
        for step in (1, 2):
            void = int(numbers[VOID + int(place_after(position.place, step, 3))])
            assert seen >> 40 + 5 * step & 31 == void
            shown += void != 0
        led = int(numbers[LED])
        assert seen >> 25 & 31 == (1 << led if numbers[ON_TABLE] and led >= 0 else 0)
    assert shown


def test_shown_cards_are_forgotten_once_played() -> None:
    for position in positions(TABLES[1], 12, seed=5):
        seen = seen_in(position)
        place = int(place_after(position.place, 1, 3))
        played = cardset_of(
            int(position.words[PLAY_SUITS + place] & ~position.words[SUITS + place]),
            int(position.words[PLAY_TRUMPS + place] & ~position.words[TRUMPS + place]),
        )
        assert not cards(seen, SHOWN_BY_NEXT) & played


def test_no_bit_lies_outside_its_rows() -> None:
    assert FIRST_ROW[-1] + WIDTHS[-1] == ROWS
    for rules in TABLES:
        for position in positions(rules, 2, seed=9):
            for word, width in zip(seen_in(position), WIDTHS, strict=True):
                assert int(word) >> width == 0
