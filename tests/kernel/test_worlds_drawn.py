"""Worlds drawn: each as likely as every other or as its weight, and deals that could have been."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from math import prod
from random import Random

import numpy as np
import pytest
from tests.kernel.kernel_deals import covering_rules
from tests.kernel.worlds_reference import (
    Hands,
    agrees,
    any_deal,
    any_players,
    any_rules,
    assignments,
    assignments_of,
    hands_of,
    hidden,
    positions,
    seats_of,
    true_world,
)

from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.view import View, view
from grosstarock.kernel.layout import INDEX_OF
from grosstarock.kernel.worlds import COLUMNS, Drawn, Worlds, worlds_of
from grosstarock.kernel.worlds_count import Weights
from grosstarock.kernel.worlds_plan import plan_of
from grosstarock.kernel.worlds_sight import sight_of


def deviation(found: Counter[Hands], expected: dict[Hands, float]) -> float:
    """Chi-square as standard deviations above what it is on average."""
    assert set(found) <= {hands for hands, number in expected.items() if number}
    freedom = sum(1 for number in expected.values() if number) - 1
    chi_square = sum((found[h] - number) ** 2 / number for h, number in expected.items() if number)
    return float((chi_square - freedom) / max(1.0, 2.0 * freedom) ** 0.5)


def views_with_few_worlds(seed: int) -> list[View]:
    """Views of the last tricks of a deal that have from 2 to 400 worlds, one in four of them."""
    chance = Random(seed)
    rules = any_rules(chance)
    found = []
    for position in positions(any_deal(rules, chance), any_players(rules, chance)):
        for seat in seats_of(rules):
            seen = view(position, seat)
            is_late = len(position.tricks) > 17 and assignments_of(seen) <= 2000
            if is_late and 2 <= worlds_of(seen).count() <= 400 and chance.random() < 0.25:
                found.append(seen)
    return found


def test_every_world_is_as_likely_as_every_other() -> None:
    deviations = []
    for seed in range(5):
        for seen in views_with_few_worlds(seed)[:6]:
            worlds = worlds_of(seen)
            drawn = Counter(hands_of(worlds.draw(20 * worlds.count(), seed)))
            possible = [hands for hands in assignments(seen) if agrees(seen, hands)]
            deviations.append(deviation(drawn, dict.fromkeys(possible, 20.0)))
    assert len(deviations) >= 8
    assert max(deviations) < 5, deviations
    assert abs(sum(deviations)) < 4 * len(deviations) ** 0.5, deviations


def test_with_weights_every_world_is_as_likely_as_its_weight() -> None:
    deviations = []
    for seed in range(5):
        chance = np.random.default_rng(seed)
        for seen in views_with_few_worlds(seed)[:4]:
            worlds = worlds_of(seen)
            weights = chance.exponential(size=(78, COLUMNS)) * (chance.random((78, COLUMNS)) < 0.9)
            cards = hidden(seen)[2]
            weighed = {
                hands: weight_of(hands, cards, weights)
                for hands in assignments(seen)
                if agrees(seen, hands)
            }
            whole = sum(weighed.values())
            if not whole:
                with pytest.raises(ValueError, match="no-weight"):
                    worlds.draw(1, seed, weights=weights)
                continue
            number = 20 * worlds.count()
            drawn = Counter(hands_of(worlds.draw(number, seed, weights=weights)))
            # Worlds too rare for the test are counted as one.
            expected = {hands: number * weight / whole for hands, weight in weighed.items()}
            deviations.append(deviation(*pooled(drawn, expected)))
    assert len(deviations) >= 8
    assert max(deviations) < 6, deviations


def weight_of(hands: Hands, cards: CardSet, weights: Weights) -> float:
    return prod(
        float(weights[INDEX_OF[card], column])
        for column, held in enumerate(hands)
        for card in held & cards
    )


def pooled(
    found: Counter[Hands], expected: dict[Hands, float]
) -> tuple[Counter[Hands], dict[Hands, float]]:
    """The same with all worlds expected fewer than five times put together as one, ``()``."""
    few = {hands for hands, number in expected.items() if 0 < number < 5}
    pooled_found = Counter({hands: n for hands, n in found.items() if hands not in few})
    pooled_expected = {hands: n for hands, n in expected.items() if hands not in few}
    if few:
        pooled_found[()] = sum(found[hands] for hands in few)
        pooled_expected[()] = sum(expected[hands] for hands in few)
    return pooled_found, pooled_expected


def test_in_views_with_very_many_worlds_every_card_lies_where_it_should() -> None:
    """The share of worlds with a card in a home follows from counts alone."""
    number = 4000
    for seed in range(3):
        chance = Random(seed)
        rules = any_rules(chance)
        walk = positions(any_deal(rules, chance), any_players(rules, chance))
        seen = view(next(p for p in walk if p.trick is not None), None)
        worlds = worlds_of(seen)
        assert worlds.count() > 2**64
        drawn = hands_of(worlds.draw(number, seed))
        for card in chance.sample(tuple(hidden(seen)[2]), 8):
            for column in hidden(seen)[1]:
                share = worlds_with(seen, card, column) / worlds.count()
                found = sum(card in hands[column] for hands in drawn)
                spread = (number * share * (1 - share)) ** 0.5
                assert abs(found - number * share) <= 5 * spread, (card, column, found, share)


def worlds_with(seen: View, card: Card, column: int) -> int:
    sight = sight_of(seen)
    for other in range(COLUMNS):
        if other != column:
            sight.barred[other] |= 1 << INDEX_OF[card]
    return plan_of(sight).count


@pytest.mark.parametrize("turn", range(4))
def test_drawn_deals_are_legal_and_look_the_same(turn: int) -> None:
    """Every rule set; played again in the core, each drawn deal gives the seat its view."""
    for number, rules in enumerate(covering_rules()[turn::4]):
        chance = Random(number)
        walk = list(positions(any_deal(rules, chance), any_players(rules, chance)))
        for position in chance.sample(walk, min(3, len(walk))):
            seat = chance.choice(seats_of(rules))
            seen = view(position, seat)
            worlds = worlds_of(seen)
            assert true_world(position) in worlds
            for state in worlds.states(worlds.draw(2, number)):
                assert view(state, seat) == seen
                assert true_world(state) in worlds


def some_worlds(seed: int) -> Worlds:
    chance = Random(seed)
    rules = any_rules(chance)
    walk = positions(any_deal(rules, chance), any_players(rules, chance))
    position = next(p for p in walk if len(p.tricks) == 3)
    return worlds_of(view(position, position.turn))


def equal(one: Drawn, other: Drawn) -> bool:
    return np.array_equal(one.suits, other.suits) and np.array_equal(one.trumps, other.trumps)


def test_a_world_depends_on_the_seed_and_its_number_alone() -> None:
    worlds = some_worlds(1)
    whole = worlds.draw(64, 5)
    part = worlds.draw(16, 5, first=48)
    assert equal(part, Drawn(whole.suits[48:], whole.trumps[48:]))
    assert not equal(whole, worlds.draw(64, 6))
    weights = np.ones((78, COLUMNS))
    weighed = worlds.draw(64, 5, weights=weights)
    part = worlds.draw(16, 5, first=48, weights=weights)
    assert equal(part, Drawn(weighed.suits[48:], weighed.trumps[48:]))


def test_threads_draw_the_same_worlds() -> None:
    worlds = some_worlds(2)
    whole = worlds.draw(4000, 1)
    with ThreadPoolExecutor(4) as threads:
        parts = list(threads.map(lambda part: worlds.draw(1000, 1, first=1000 * part), range(4)))
    assert np.array_equal(whole.suits, np.concatenate([part.suits for part in parts]))
    assert np.array_equal(whole.trumps, np.concatenate([part.trumps for part in parts]))


def test_weights_of_any_size_do() -> None:
    """Only how the weights of one card compare among each other counts."""
    worlds = some_worlds(3)
    weights = np.ones((78, COLUMNS))
    plain = worlds.draw(50, 1, weights=weights)
    weights *= 10.0 ** np.linspace(-300, 300, 78)[:, np.newaxis]
    assert equal(plain, worlds.draw(50, 1, weights=weights))


@pytest.mark.parametrize(
    "weights",
    [np.ones((78, 3)), np.full((78, COLUMNS), -1.0), np.full((78, COLUMNS), np.nan)],
    ids=["shape", "negative", "no number"],
)
def test_weights_that_are_none_are_refused(weights: Weights) -> None:
    with pytest.raises(ValueError, match="weights"):
        some_worlds(4).draw(1, 1, weights=weights)


def test_no_world_is_drawn_from_weights_of_zero() -> None:
    with pytest.raises(ValueError, match="no-weight"):
        some_worlds(4).draw(1, 1, weights=np.zeros((78, COLUMNS)))


def test_a_card_with_one_home_of_weight_lies_there() -> None:
    chance = Random(7)
    rules = any_rules(chance)
    walk = positions(any_deal(rules, chance), any_players(rules, chance))
    position = next(p for p in walk if len(p.tricks) == 2)
    seen = view(position, position.turn)
    worlds = worlds_of(seen)
    wanted = hands_of(worlds.draw(1, 1))[0]
    weights = np.zeros((78, COLUMNS))
    for column, held in enumerate(wanted):
        for card in held:
            weights[INDEX_OF[card], column] = 1.0
    assert set(hands_of(worlds.draw(20, 2, weights=weights))) == {wanted}
