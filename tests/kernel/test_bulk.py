"""Deals in bulk: what the arrays hold, and that nothing depends on how they were asked for."""

import numpy as np
import pytest

from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.kernel.book import CLAUSES
from grosstarock.kernel.bulk import Played, Policy, Series, play_deals
from grosstarock.kernel.playouts import opened_positions, play_out_all
from grosstarock.kernel.replay import deal_of

SERIES = Series(
    rules=rules_of("dollar", 4),
    seed=7,
    policies=(Policy.RANDOM, Policy.THUMB, Policy.RANDOM, Policy.THUMB),
)


def assert_same(one: Played, other: Played) -> None:
    for name in ("balances", "pots", "tricks", "card_points", "redealt", "payments"):
        assert np.array_equal(getattr(one, name), getattr(other, name))


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_threads_change_nothing(threads: int) -> None:
    alone = play_deals(SERIES, 500, with_payments=True)
    together = play_deals(SERIES, 500, threads=threads, with_payments=True)
    assert_same(alone, together)


def test_a_deal_depends_on_its_number_alone() -> None:
    whole = play_deals(SERIES, 60)
    late = play_deals(SERIES, 20, first=40)
    assert np.array_equal(whole.balances[40:], late.balances)


@pytest.mark.parametrize("preset", ["classic", "classic-no-pots", "danish", "dollar"])
def test_every_point_goes_somewhere(preset: str) -> None:
    rules = rules_of(preset)
    pots = Pots(65, 130) if rules.pots else Pots()
    played = play_deals(Series(rules=rules, pots=pots), 300, with_payments=True)
    assert np.all(played.tricks.sum(axis=1) == 25)
    assert np.all(played.card_points.sum(axis=1) == 78)
    moved = played.balances.sum(axis=1) + played.pots.sum(axis=1)
    assert np.all(moved == pots.total())
    assert played.payments is not None
    assert np.array_equal(played.payments.sum(axis=1)[:, :4], played.balances)


def test_two_players_balance_the_difference_of_their_scores() -> None:
    played = play_deals(Series(rules=rules_of("two-player")), 200, with_payments=True)
    assert played.payments is not None
    scores = played.payments[:, : len(CLAUSES) - 1, :2].sum(axis=1)
    won = played.balances[:, :2].sum(axis=1)
    assert np.array_equal(abs(scores[:, 0] - scores[:, 1]), won)


def test_a_deal_can_be_had_as_actions() -> None:
    played = play_deals(SERIES, 20)
    for number in range(20):
        state = deal_of(SERIES, number).replayed()
        won = [
            now - then
            for now, then in zip(state.accounts.balances, state.before.balances, strict=True)
        ]
        assert won == played.balances[number].tolist()
        assert [state.accounts.pots.king, state.accounts.pots.pagat] == played.pots[number].tolist()


def test_who_sits_out_takes_nothing() -> None:
    series = Series(rules=rules_of("danish", 4), dealer=Seat.SECOND)
    played = play_deals(series, 50)
    assert not played.tricks[:, 3].any()
    assert not played.card_points[:, 3].any()


def test_a_redeal_ends_a_deal() -> None:
    rules = rules_of("danish", options={"redeal_without_trumps": True})
    played = play_deals(Series(rules=rules, policies=(Policy.THUMB,) * 3), 200_000)
    assert played.redealt.any()
    assert not played.tricks[played.redealt].any()


def test_playouts_leave_their_positions_alone() -> None:
    positions = opened_positions(Series(rules=rules_of("classic")), 4)
    words, numbers = positions.words.copy(), positions.numbers.copy()
    policies = np.array([0, 1, 0], np.int64)
    first = play_out_all(positions, policies, 40, seed=3)
    assert np.array_equal(first, play_out_all(positions, policies, 40, seed=3))
    assert np.array_equal(words, positions.words)
    assert np.array_equal(numbers, positions.numbers)
    assert not first.sum()


def test_thumb_plays_better_than_chance() -> None:
    policies = (Policy.THUMB, Policy.RANDOM, Policy.RANDOM)
    played = play_deals(Series(rules=rules_of("danish"), policies=policies), 3000)
    means = played.balances.mean(axis=0)
    assert means[0] > means[1] + 20
    assert means[0] > means[2] + 20


def test_a_series_that_cannot_be_is_refused() -> None:
    rules = rules_of("classic-no-pots")
    with pytest.raises(ValueError, match="64 bits"):
        Series(rules=rules, seed=-1)
    with pytest.raises(ValueError, match="2 policies for 3 players"):
        Series(rules=rules, policies=(Policy.THUMB,) * 2)
    with pytest.raises(ValueError, match="no seat 3"):
        Series(rules=rules, dealer=Seat.FOURTH)
    with pytest.raises(ValueError, match="no pots"):
        Series(rules=rules, pots=Pots(20, 0))
