"""Habit, coarse and finer: playing out by learned weights, and how likely a deal's play was."""

import numpy as np
import pytest
from tests.kernel.kernel_deals import covering_rules

from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import Suit
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.view import View, view
from grosstarock.kernel.bits import Word
from grosstarock.kernel.bulk import Policy, Scratch, Series
from grosstarock.kernel.habit import (
    BY_HOLDING,
    FEATURES,
    KINDS,
    PHASES,
    WEIGHTS,
    Weights,
    habit_weights,
)
from grosstarock.kernel.habit_duels import duel, lengthened
from grosstarock.kernel.habit_finer import (
    BY_CONTEXT,
    BY_PLAN,
    BY_POINTS,
    BY_POTS,
    BY_RANK,
    BY_SUIT,
    BY_TRICK,
    BY_TRUMPS,
    FINER_FEATURES,
    FINER_WEIGHTS,
)
from grosstarock.kernel.habit_play import (
    features_of,
    play_out_by_habit,
)
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT, Numbers
from grosstarock.kernel.playouts import opened_positions
from grosstarock.kernel.position_rows import put_world, rows_of
from grosstarock.kernel.rules_words import rules_row
from grosstarock.kernel.table_words import ACCOUNT, ENDED, PLAYED, SUITS, TAKEN, TRUMPS
from grosstarock.kernel.worlds import worlds_of
from grosstarock.players.novice import novice

TABLES = covering_rules()
FINER_GROUPS = (
    (BY_TRUMPS, BY_POTS),
    (BY_POTS, BY_SUIT),
    (BY_SUIT, BY_PLAN),
    (BY_PLAN, BY_CONTEXT),
    (BY_CONTEXT, BY_TRICK),
    (BY_TRICK, BY_POINTS),
    (BY_POINTS, FINER_WEIGHTS),
)
"""Where each finer feature's part of the table begins and ends; that of ``BY_SUIT`` goes on with
``BY_RANK`` for trumps and the 'Scuse."""
assert BY_SUIT < BY_RANK < BY_PLAN


def played_out(number: int, weights: Weights, heat: int, stream: int) -> Scratch:
    """A deal of a covering table played out by habit from the first lead."""
    rules = TABLES[number % len(TABLES)]
    series = Series(rules=rules, seed=3, policies=(Policy.THUMB,) * rules.players)
    position = opened_positions(series, 1, first=number)
    scratch = Scratch.new()
    scratch.words[:] = position.words[0]
    scratch.numbers[:] = position.numbers[0]
    play_out_by_habit(
        scratch.words,
        scratch.numbers,
        rules_row(rules),
        scratch.ledger,
        np.tile(weights, (3, 1)),
        heat,
        np.zeros(FINER_FEATURES, np.int64),
        Word(stream),
    )
    return scratch


def test_every_deal_comes_to_its_end_and_its_money_adds_up() -> None:
    for number in range(60):
        over = played_out(number, habit_weights(), 64, number)
        players = TABLES[number % len(TABLES)].players
        assert over.numbers[ENDED] == PLAYED
        assert over.numbers[TAKEN : TAKEN + 3].sum() == 25
        assert not over.words[SUITS : SUITS + 3].any()
        assert not over.words[TRUMPS : TRUMPS + 3].any()
        if players > 2:
            assert over.numbers[ACCOUNT : ACCOUNT + 6].sum() == 0


def test_without_heat_nothing_is_left_to_chance_and_with_it_much() -> None:
    weights = habit_weights()
    cold = {tuple(played_out(4, weights, 0, stream).numbers) for stream in range(8)}
    warm = {tuple(played_out(4, weights, 64, stream).numbers) for stream in range(8)}
    assert len(cold) == 1
    assert len(warm) > 4


def test_the_weights_are_those_of_the_version() -> None:
    weights = habit_weights()
    assert weights.dtype == np.int16
    assert weights.shape == (WEIGHTS,)
    assert np.count_nonzero(weights) > WEIGHTS // 4


def test_finer_weights_of_nothing_play_as_the_coarse_habit_does_and_others_do_not() -> None:
    coarse = habit_weights()
    finer = lengthened(coarse)
    assert finer.shape == (FINER_WEIGHTS,)
    changed = finer.copy()
    changed[WEIGHTS:] = np.random.default_rng(1).integers(-200, 200, FINER_WEIGHTS - WEIGHTS)
    differ = 0
    for number in range(12):
        plain = played_out(number, coarse, 32, number).numbers
        assert np.array_equal(plain, played_out(number, finer, 32, number).numbers)
        differ += not np.array_equal(plain, played_out(number, changed, 32, number).numbers)
    assert differ > 6


@pytest.mark.parametrize(("preset", "players"), [("danish", 3), ("two-player", 2), ("danish", 4)])
def test_in_a_duel_what_one_wins_the_other_loses(preset: str, players: int) -> None:
    rules = rules_of(preset, players)
    learned, nothing = habit_weights(), np.zeros(FINER_WEIGHTS, np.int16)
    points = duel(rules, learned, nothing, 300, seed=2)
    assert points.shape == (300,)
    assert points.mean() > 3 * points.std() / 300**0.5 > 0
    assert np.allclose(points, -duel(rules, nothing, learned, 300, seed=2))
    assert not duel(rules, learned, lengthened(learned), 50).any()


def test_features_are_places_in_the_table_of_weights_and_tell_cards_apart() -> None:
    """A King, a pip and the Pagat of one hand differ; every feature is within the table."""
    seen_kinds: set[int] = set()
    for number in range(20):
        pack = shuffled(f"gt1:features/{number}")
        rules = TABLES[number % len(TABLES)]
        state = apply(initial(rules, Seat.FIRST), DealCards(pack)).state
        while state.turn is not None and state.ended is None:
            seen = view(state, state.turn)
            action = novice(0).choose(seen)
            if isinstance(seen.choice, PlayChoice) and len(state.tricks) in (0, 6, 20):
                found = found_features(seen, FINER_FEATURES)
                assert ((found[:, :6] >= 0) & (found[:, :6] < WEIGHTS)).all()
                assert ((found[:, 6:FEATURES] >= -1) & (found[:, 6:FEATURES] < WEIGHTS)).all()
                for column, (first, end) in enumerate(FINER_GROUPS, FEATURES):
                    assert ((found[:, column] >= first) & (found[:, column] < end)).all()
                assert np.array_equal(found[:, :FEATURES], found_features(seen, FEATURES))
                seen_kinds |= {int(place) // PHASES % KINDS for place in found[:, 2] - BY_HOLDING}
            state = apply(state, action).state
    assert seen_kinds == set(range(KINDS))


def found_features(seen: View, features: int) -> Numbers:
    """So many features of every play that a view allows, a row for each."""
    plays = [play for play in seen.choice if isinstance(play, Play)]
    rows = rows_of(seen)
    drawn = worlds_of(seen).draw(1, 0)
    put_world(rows.words, rows.numbers, drawn.suits[0], drawn.trumps[0])
    names = [NO_SUIT if play.names is None else tuple(Suit).index(play.names) for play in plays]
    found = np.full((len(plays), features), -1, np.int64)
    cards = np.array([INDEX_OF[play.card] for play in plays], np.int64)
    features_of(rows.words, rows.numbers, cards, np.array(names, np.int64), found)
    return found
