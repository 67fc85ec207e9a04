"""The network on machine words against the same in plain matrices."""

from io import BytesIO

import numpy as np
import pytest
from tests.research.positions import TABLES, Position, positions

from grosstarock.core.rules import Rules
from grosstarock.kernel.bits import Word
from grosstarock.kernel.features_action import ACTION_WORDS, see_action
from grosstarock.kernel.features_money import EVENTS, SCALE, STANDARD, Counts
from grosstarock.kernel.network import TOTAL, Mind, forget, new_mind
from grosstarock.kernel.network_duels import duel
from grosstarock.kernel.network_play import best_of, stand_ins, think
from grosstarock.players.network_weights import (
    LAYERS,
    WEIGHTS_FOLDER,
    Weights,
    WeightsFault,
    read_weights,
)
from grosstarock.research.fitting import (
    ACTION_COLUMNS,
    BIT_COLUMNS,
    bits_matrix,
    new_weights,
)


def outputs(weights: Weights, position: Position, mind: Mind, number: int) -> Counts:
    """The events that the layers give for one action, by matrices."""
    shown = np.zeros(ACTION_WORDS, np.uint64)
    action = int(mind.actions[number])
    see_action(position.numbers, position.place, action, mind.seen, shown)
    inputs = bits_matrix(mind.seen[None, :], BIT_COLUMNS)
    of_action = bits_matrix(shown[None, :], ACTION_COLUMNS)
    one = inputs @ weights.first[:-1] + weights.first[-1] + of_action @ weights.action
    two = np.maximum(np.maximum(one, 0) @ weights.second[:-1] + weights.second[-1], 0)
    counts: Counts = (two @ weights.third[:-1] + weights.third[-1])[0]
    return counts


@pytest.mark.parametrize(("units", "hidden"), [(64, 32), (192, 96)])
def test_values_are_those_of_the_matrices(units: int, hidden: int) -> None:
    """Sums kept from look to look, of three places in turn, stay what they are from the start."""
    weights = new_weights(units, hidden, 3)
    price = np.asarray(STANDARD * np.arange(1, EVENTS + 1), np.float32)
    network = weights.folded(price)
    mind = new_mind(network)
    forget(network, mind)
    looks = 0
    for position in positions(TABLES[0], 2):
        rows = (position.words, position.numbers, position.rules)
        count = think(*rows, position.place, network, mind)
        assert mind.actions[:count].tolist() == position.actions()
        for number in range(count):
            like = int(mind.same[number])
            events = outputs(weights, position, mind, like) * price / STANDARD * SCALE
            assert np.allclose(mind.worths[like, :EVENTS], events, rtol=1e-3, atol=1e-2)
            assert np.isclose(mind.worths[like, TOTAL], events.sum(), rtol=1e-3, atol=1e-2)
            assert mind.values[number] == mind.worths[like, TOTAL]
            looks += 1
    assert looks > 500


def test_weights_are_kept_in_half_precision() -> None:
    weights = new_weights(64, 32, 5)
    file = BytesIO()
    weights.write(file)
    file.seek(0)
    kept = read_weights(file)
    for name in LAYERS:
        assert np.allclose(getattr(kept, name), getattr(weights, name), rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize("version", [1, 2])
def test_weights_of_other_features_are_refused(version: int) -> None:
    file, layer = BytesIO(), np.zeros((2, 2), np.float16)
    np.savez(file, features=np.array(version), first=layer, action=layer, second=layer, third=layer)
    file.seek(0)
    with pytest.raises(WeightsFault):
        read_weights(file)


def test_every_version_kept_can_be_read() -> None:
    files = sorted(WEIGHTS_FOLDER.glob("*.npz"))
    assert 0 < len(files) <= 4
    assert sum(file.stat().st_size for file in files) < 8_000_000
    for file in files:
        weights = read_weights(file)
        for name in LAYERS:
            assert np.isfinite(getattr(weights, name)).all()


def test_noise_is_never_more_than_was_asked_for() -> None:
    values = np.array([1.0, 4.0, 2.9], np.float32)
    found = set()
    stream = Word(1)
    for _ in range(200):
        best, after = best_of(values, 3, 1.5, stream)
        stream = Word(after)
        found.add(int(best))
    assert found == {1, 2}
    assert int(best_of(values, 3, 0.0, stream)[0]) == 1


def test_neighbours_stand_for_one_another() -> None:
    """XVII and XVI in one hand do the same; the XIV does not, with the XV still out."""
    position = next(iter(positions(TABLES[0], 1)))
    actions = np.array([56 + 16, 56 + 15, 56 + 13, 13, 12, 3, 2], np.int64)
    same = np.zeros(7, np.int64)
    different = stand_ins(actions, 7, Word(0), Word(1 << 14), position.numbers, same)
    assert same.tolist() == [0, 0, 2, 3, 4, 5, 5]
    assert different == 5


@pytest.mark.parametrize("rules", TABLES, ids=[rules.preset for rules in TABLES])
def test_a_network_is_as_good_as_itself(rules: Rules) -> None:
    network = new_weights(64, 32, 1).folded(STANDARD)
    assert not duel(rules, network, network, 5).any()


def test_duels_tell_who_plays_better() -> None:
    """What one wins in a deal's seatings the other loses in the same."""
    one = new_weights(64, 32, 1)
    other = new_weights(64, 32, 2)
    points = duel(TABLES[0], one.folded(STANDARD), other.folded(STANDARD), 20)
    mirrored = duel(TABLES[0], other.folded(STANDARD), one.folded(STANDARD), 20)
    assert points.any()
    assert np.allclose(points, -mirrored)
