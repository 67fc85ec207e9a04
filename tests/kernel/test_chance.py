"""The numbers of ``gk1``: pinned, since published figures rest on them."""

from collections import Counter

import numpy as np

from grosstarock.kernel.bits import Word
from grosstarock.kernel.chance import (
    CHANCE,
    cards_stream,
    drawn,
    drawn_pair,
    players_stream,
    stepped,
)
from grosstarock.kernel.layout import CARD_AT
from grosstarock.kernel.opening import shuffle

MASK = 2**64 - 1


def mixed(word: int) -> int:
    """The mixing function as the page tells it, in plain Python."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


def test_streams_and_numbers_are_as_the_page_tells_them() -> None:
    assert CHANCE == "gk1"
    seed, number = 12345, 678
    cards = mixed(mixed(seed + 0x243F6A8885A308D3 & MASK) ^ number)
    players = mixed(mixed(seed + 0x13198A2E03707344 & MASK) ^ number)
    assert cards_stream(Word(seed), number) == cards
    assert players_stream(Word(seed), number) == players
    for _ in range(50):
        value = mixed(cards)
        assert drawn(Word(cards), 78) == (value >> 32) * 78 >> 32
        assert drawn_pair(Word(cards), 78, 77) == (
            (value >> 32) * 78 >> 32,
            (value & 0xFFFFFFFF) * 77 >> 32,
        )
        assert stepped(Word(cards)) == cards + 0x9E3779B97F4A7C15 & MASK
        cards = cards + 0x9E3779B97F4A7C15 & MASK


def test_a_pack_is_pinned() -> None:
    pack = np.zeros(78, np.int8)
    shuffle(pack, Word(cards_stream(Word(1), 0)))
    assert sorted(pack) == list(range(78))
    assert " ".join(CARD_AT[index].code for index in pack[:8]) == "T19 H10 D5 C5 H8 H4 S8 S2"


def test_every_card_comes_first_about_as_often() -> None:
    pack = np.zeros(78, np.int8)
    firsts: Counter[int] = Counter()
    for number in range(7800):
        shuffle(pack, Word(cards_stream(Word(5), number)))
        firsts[int(pack[0])] += 1
    assert len(firsts) == 78
    assert 55 < min(firsts.values()) <= max(firsts.values()) < 150
