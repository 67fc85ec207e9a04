"""The batched environment: followed by the core, and the edges of its interface."""

import numpy as np
import pytest
from tests.kernel.environment_deals import follow
from tests.kernel.kernel_deals import covering_rules

from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.kernel.bits import Word
from grosstarock.kernel.environment import Environment
from grosstarock.kernel.environment_actions import draw_actions

COVERING = covering_rules()


@pytest.mark.parametrize("row", range(len(COVERING)))
def test_lanes_do_what_the_core_does(row: int) -> None:
    assert follow(COVERING[row], lanes=2, steps=230, seed=row) >= 2


def test_an_illegal_action_is_refused_and_nothing_is_done() -> None:
    environment = Environment(rules_of("danish"), 3)
    before = environment.words.copy()
    actions = np.zeros(3, np.int64)
    draw_actions(environment.stepped.masks, actions, Word(0))
    actions[1] = 91
    with pytest.raises(ValueError, match="action 91 is not legal in lane 1"):
        environment.step(actions)
    assert np.array_equal(before, environment.words)


@pytest.mark.parametrize("action", [-1, 96, 2**40])
def test_what_is_no_action_at_all_is_refused(action: int) -> None:
    environment = Environment(rules_of("danish"), 1)
    with pytest.raises(ValueError, match="not legal in lane 0"):
        environment.step(np.array([action], np.int64))


def test_the_same_seed_gives_the_same_tables() -> None:
    rewards = []
    for _ in range(2):
        environment = Environment(rules_of("dollar"), 8, seed=11)
        actions = np.zeros(8, np.int64)
        stream = Word(3)
        total = np.zeros((8, 4), np.int64)
        for _ in range(300):
            stream = Word(draw_actions(environment.stepped.masks, actions, stream))
            total += environment.step(actions).rewards
        rewards.append(total)
    assert np.array_equal(rewards[0], rewards[1])
    assert rewards[0].any()


def test_an_environment_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="0 lanes"):
        Environment(rules_of("danish"), 0)
    with pytest.raises(ValueError, match="seed -1"):
        Environment(rules_of("danish"), 1, seed=-1)
    with pytest.raises(ValueError, match="no pots"):
        Environment(rules_of("two-player"), 1, pots=Pots(20, 0))
