"""Nobody on the ladder is stupid: written positions, each with what is wise in it, and why."""

from collections import Counter

import pytest
from tests.players.wise_positions import (
    WisePosition,
    action_word,
    chosen,
    wise_positions,
)

from grosstarock.core.choices import DiscardChoice
from grosstarock.plugins import PLAYERS


@pytest.mark.parametrize(
    ("player", "position"),
    [
        pytest.param(player, position, id=f"{player}: {position.name}")
        for position in wise_positions()
        for player in position.players
    ],
)
def test_a_player_does_the_wise_thing(player: str, position: WisePosition) -> None:
    if not PLAYERS[player].is_at_hand:
        pytest.skip("needs the kernel")
    action = chosen(player, position)
    assert position.is_wise(action), f"{action_word(position.state, action)}: {position.why}"


@pytest.mark.parametrize("position", wise_positions(), ids=lambda position: position.name)
def test_a_position_can_be_played_wisely_and_unwisely(position: WisePosition) -> None:
    choice = position.seen.choice
    if isinstance(choice, DiscardChoice):
        verdicts = {position.is_wise(action) for action in choice}
    else:
        words = position.words()
        assert {*position.good, *position.bad} <= words
        verdicts = {position.is_wise(action) for action in choice}
    assert verdicts == {True, False}
    assert len(position.why) > 20


def test_the_friendly_default_is_asked_in_twenty_positions() -> None:
    asked = Counter(player for position in wise_positions() for player in position.players)
    assert asked["club"] >= 20
    assert len({position.name for position in wise_positions()}) == len(wise_positions())
