"""Lessons: the worlds they are drawn from, and what they say an action brings."""

import numpy as np
import pytest
from tests.research.positions import TABLES, positions

from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.kernel.bits import Word
from grosstarock.kernel.features import UNSEEN, WIDTHS
from grosstarock.kernel.features_money import LAST_WON, SCALE, STANDARD, UNITS
from grosstarock.kernel.layout import PLAIN_CARDS, cardset_of
from grosstarock.kernel.network_play import NETWORK
from grosstarock.kernel.settlement import is_ultimo_card
from grosstarock.kernel.table_words import (
    ACTIVE,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SHOWN_SUITS,
    SUITS,
    TRUMPS,
    VOID,
)
from grosstarock.kernel.teaching import HORIZON, ROLLOUT, teach
from grosstarock.kernel.teaching_lessons import Lessons
from grosstarock.kernel.teaching_worlds import HOMES, draw_world
from grosstarock.players.network_weights import LAYERS
from grosstarock.research.courses import ITERATE, TEACH, write_book
from grosstarock.research.fitting import new_weights, starts_of

ids = [f"{rules.preset} {rules.players}" for rules in TABLES]


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_worlds_agree_with_what_was_shown(rules: Rules) -> None:
    """PLAY-2, DISC-2: sizes, voids, cards played and shown, and no honour laid away."""
    stream, drawn_worlds, tried = Word(5), 0, 0
    for position in positions(rules, 5, seed=11):
        words, numbers, me = position.words, position.numbers, position.place
        before = words.copy()
        space = (np.zeros((HOMES, 2), np.uint64), np.zeros(HOMES, np.int64))
        done, after = draw_world(
            words, numbers, me, *space, np.zeros((HOMES, 2), np.uint64), stream
        )
        stream = Word(after)
        tried += 1
        drawn_worlds += done
        active = int(numbers[ACTIVE])
        held = []
        for place in range(active):
            suits, trumps = int(words[SUITS + place]), int(words[TRUMPS + place])
            hand = cardset_of(suits, trumps)
            was = cardset_of(int(before[SUITS + place]), int(before[TRUMPS + place]))
            assert len(hand) == len(was)
            assert place != me or hand == was
            for suit in range(4):
                assert not int(numbers[VOID + place]) >> suit & 1 or not suits >> 14 * suit & 0x3FFF
            assert not int(numbers[VOID + place]) >> 4 & 1 or not trumps & 0x1FFFFF
            for spot in (PLAY_SUITS, PLAY_TRUMPS):
                row = SUITS if spot == PLAY_SUITS else TRUMPS
                played = before[spot + place] & ~before[row + place]
                assert words[spot + place] & ~words[row + place] == played
            shown = int(before[SHOWN_SUITS + place] & before[SUITS + place])
            assert place == me or shown & suits == shown
            held.append(hand)
        discard = cardset_of(int(words[DISCARD_SUITS]), int(words[DISCARD_TRUMPS]))
        assert len(discard) == 3
        assert not any(discard & hand for hand in held)
        if done and me != active - 1:
            assert not any(is_ultimo_card(index) for index in range(78) if _has(discard, index))
        words[:] = before
    assert drawn_worlds > 0.98 * tried


def _has(cards: object, index: int) -> bool:
    suits, trumps = (1 << index, 0) if index < PLAIN_CARDS else (0, 1 << index - PLAIN_CARDS)
    return bool(cardset_of(suits, trumps) & cards)  # type: ignore[operator]  # sets of one kind


def test_worlds_are_drawn_with_even_odds() -> None:
    """Before a card is played every unseen card is as likely with either of the others."""
    position = next(iter(positions(TABLES[0], 1)))
    words = position.words
    before, stream, draws = words.copy(), Word(9), 3_000
    counts = np.zeros(56)
    for _ in range(draws):
        _, after = draw_world(
            words,
            position.numbers,
            position.place,
            np.zeros((HOMES, 2), np.uint64),
            np.zeros(HOMES, np.int64),
            np.zeros((HOMES, 2), np.uint64),
            stream,
        )
        stream = Word(after)
        counts += np.array([int(words[SUITS + 1]) >> card & 1 for card in range(56)])
        words[:] = before
    own = int(before[SUITS])
    kings = [13, 27, 41, 55]
    shares = [counts[card] / draws for card in range(56) if not own >> card & 1]
    king_shares = [counts[card] / draws for card in kings if not own >> card & 1]
    # A card that may be laid away is with the next player 25 times in 53; a King 25 in 50.
    assert min(shares) > 0.42
    assert max(shares) < 0.56
    assert all(0.45 < share < 0.56 for share in king_shares)


@pytest.fixture(scope="module")
def book() -> Lessons:
    return write_book(TEACH, new_weights(64, 32, 1), 1, 0, lessons=400)


def test_a_book_has_its_answers_in_order(book: Lessons) -> None:
    starts = starts_of(book)
    assert starts[0] == 0
    assert starts[-1] == len(book.action) == len(book.counts)
    assert (np.diff(starts) >= 2).all()
    assert len(book.shown) == len(book.action)
    assert len(book.bits) == 400


def test_answers_are_cards_of_the_own_hand(book: Lessons) -> None:
    for lesson, action in zip(book.lesson, book.action, strict=True):
        row = book.bits[lesson]
        card = min(int(action), 77)
        word, place = (0, card) if card < PLAIN_CARDS else (1, card - PLAIN_CARDS)
        assert int(row[word]) >> place & 1
        assert int(row[UNSEEN]) >> WIDTHS[0] == 0


def test_a_book_is_always_the_same(book: Lessons) -> None:
    again = write_book(TEACH, new_weights(64, 32, 1), 1, 0, lessons=400)
    assert np.array_equal(book.bits, again.bits)
    assert np.array_equal(book.action, again.action)
    assert np.array_equal(book.counts, again.counts, equal_nan=True)


def test_more_worlds_come_to_the_same_on_average() -> None:
    """What the last trick's owner gets is -20 to +40 a deal; means of worlds keep to that."""
    lessons, number = teach(
        rules_of("danish"), new_weights(64, 32, 1).folded(STANDARD), TEACH.manner(), 200, seed=3
    )
    assert number > 2
    units = lessons.counts * SCALE / STANDARD
    last_won = units[:, LAST_WON]
    assert last_won.min() >= -1.001
    assert last_won.max() <= 2.001
    assert np.isfinite(lessons.counts).all()


def test_values_close_what_was_not_played_out() -> None:
    """A network that expects exactly so much for every action passes just that on."""
    weights = new_weights(64, 32, 1)
    for name in LAYERS:
        getattr(weights, name)[:] = 0
    weights.third[-1, UNITS] = 0.5
    course = ITERATE.manner()
    course[HORIZON] = 1
    lessons, _ = teach(rules_of("danish"), weights.folded(STANDARD), course, 300, seed=3)
    early = (lessons.bits[lessons.lesson, 16] & Word((1 << 15) - 1)) != 0
    units = lessons.counts[early, UNITS]
    # Until the last tricks no card points are paid: what comes is what the network says.
    assert np.allclose(units, 0.5, atol=1e-3)
    assert course[ROLLOUT] == NETWORK
