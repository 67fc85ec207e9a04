"""Nobody on the ladder is stupid: written positions, each with what is wise in it, and why."""

from collections import Counter

import pytest
from tests.players.wise_positions import WisePosition, chosen, wise_positions

from grosstarock.core.choices import DiscardChoice
from grosstarock.core.presets import PRESETS
from grosstarock.plugins import PLAYERS
from grosstarock.testing.builder import hand


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
    assert position.is_wise(action), position.fault(player, action)


@pytest.mark.parametrize("position", wise_positions(), ids=lambda position: position.name)
def test_a_position_can_be_played_wisely_and_unwisely(position: WisePosition) -> None:
    choice = position.seen.choice
    assert any(position.is_wise(action) for action in choice)
    assert not all(position.is_wise(action) for action in choice)
    if isinstance(choice, DiscardChoice):
        assert hand(position.keeps) <= choice.possible
        assert {*position.good, *position.bad} <= {"tout"}
    else:
        assert {*position.good, *position.bad} <= position.words()
    assert len(position.why) > 20


def test_no_position_stands_twice() -> None:
    assert len({position.name for position in wise_positions()}) == len(wise_positions())
    assert len({position.position for position in wise_positions()}) == len(wise_positions())


def test_every_theme_has_five_positions() -> None:
    themes = Counter(position.theme for position in wise_positions())
    assert len(themes) >= 12
    assert min(themes.values()) >= 5


def test_every_preset_and_table_is_among_the_positions() -> None:
    rules = [position.state.rules for position in wise_positions()]
    assert {each.preset for each in rules} == set(PRESETS)
    assert {each.players for each in rules} == {2, 3, 4}


def test_who_looks_ahead_is_asked_in_most_positions() -> None:
    asked = Counter(player for position in wise_positions() for player in position.players)
    assert asked["club"] >= 64
    assert asked["master"] >= 64
    assert asked["expert"] >= 64


def test_a_fault_says_where_what_and_why() -> None:
    position = wise_positions()[0]
    unwise = next(action for action in position.seen.choice if not position.is_wise(action))
    told = position.fault("somebody", unwise)
    assert position.name in told
    assert "somebody chose" in told
    assert position.why in told
