"""Habit: playing out by learned weights, and how likely a deal's play was by them."""

from math import log

import numpy as np
import pytest
from tests.kernel.kernel_deals import covering_rules

from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import Suit
from grosstarock.core.cardset import CardSet
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
from grosstarock.kernel.habit_play import (
    LEAST_CHANCE,
    features_of,
    play_out_by_habit,
    weigh_worlds_by_habit,
)
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT, Numbers, words_of
from grosstarock.kernel.playouts import opened_positions
from grosstarock.kernel.position_rows import put_world, rows_before_play, rows_of
from grosstarock.kernel.rules_words import rules_row
from grosstarock.kernel.table_words import ACCOUNT, ENDED, PLAYED, SUITS, TAKEN, TRUMPS
from grosstarock.kernel.worlds import COLUMNS, DISCARD, worlds_of
from grosstarock.players.novice import novice

TABLES = covering_rules()


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
        weights,
        heat,
        np.zeros(FEATURES, np.int64),
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


@pytest.mark.parametrize(("preset", "players"), [("danish", 3), ("two-player", 2)])
def test_play_is_as_likely_as_its_choices_are_many_where_nothing_is_preferred(
    preset: str, players: int
) -> None:
    """With weights of nothing each legal card is as likely; forced cards are certain."""
    state = apply(
        initial(rules_of(preset, players), Seat.FIRST), DealCards(shuffled("gt1:likely"))
    ).state
    wanted = {Seat(seat): 0.0 for seat in range(players)}
    while len(state.tricks) < 9:
        seat = state.turn
        assert seat is not None
        seen = view(state, seat)
        action = novice(0).choose(seen)
        if isinstance(seen.choice, PlayChoice):
            many = len(list(seen.choice))
            wanted[seat] += log(1 / many + LEAST_CHANCE)
        state = apply(state, action).state
    assert state.turn is not None
    seen = view(state, state.turn)
    rows = rows_of(seen)
    columns = np.zeros((2, 1, COLUMNS), np.uint64)
    for place, seat in enumerate(seen.seating.active):
        columns[:, 0, place] = words_of(state.hands[seat])
    columns[:, 0, DISCARD] = words_of(state.discard or CardSet())
    scratch, likely = Scratch.new(), np.zeros(1)
    weigh_worlds_by_habit(
        rows.words,
        rows_before_play(seen),
        rows.rules,
        scratch.ledger,
        rows.played,
        rows.name,
        False,
        rows.place,
        0,
        columns[0],
        columns[1],
        np.zeros(WEIGHTS, np.int16),
        np.zeros(FEATURES, np.int64),
        scratch.words,
        scratch.numbers,
        likely,
    )
    others = (wanted[seat] for seat in seen.seating.others(state.turn))
    assert likely[0] == pytest.approx(sum(others))


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
                found = found_features(seen)
                assert ((found[:, :6] >= 0) & (found[:, :6] < WEIGHTS)).all()
                assert ((found[:, 6:] >= -1) & (found[:, 6:] < WEIGHTS)).all()
                assert (found[:, :6] != -1).all()
                seen_kinds |= {int(place) // PHASES % KINDS for place in found[:, 2] - BY_HOLDING}
            state = apply(state, action).state
    assert seen_kinds == set(range(KINDS))


def found_features(seen: View) -> Numbers:
    """The features of every play that a view allows, a row for each."""
    plays = [play for play in seen.choice if isinstance(play, Play)]
    rows = rows_of(seen)
    drawn = worlds_of(seen).draw(1, 0)
    put_world(rows.words, rows.numbers, drawn.suits[0], drawn.trumps[0])
    names = [NO_SUIT if play.names is None else tuple(Suit).index(play.names) for play in plays]
    found = np.full((len(plays), FEATURES), -1, np.int64)
    cards = np.array([INDEX_OF[play.card] for play in plays], np.int64)
    features_of(rows.words, rows.numbers, cards, np.array(names, np.int64), found)
    return found
