"""The registry: the project's own players, players from elsewhere, and broken ones."""

import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from grosstarock import plugins
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.presets import PRESETS
from grosstarock.players.novice import Novice, novice
from grosstarock.players.protocol import PLAIN_MANNER, Manner, Taste
from grosstarock.players.random_player import RandomPlayer
from grosstarock.plugins import (
    PLAYERS,
    PlayerEntry,
    PlayerFault,
    PlayerRegistry,
    PlayerUnavailable,
    is_player,
    player_named,
)

OWN = {"novice": PlayerEntry("novice", "1", novice)}
OUTSIDE = "somebodys_players"


def registry(points: Mapping[str, str]) -> PlayerRegistry:
    found = {name: EntryPoint(name, value, plugins.PLAYER_GROUP) for name, value in points.items()}
    return PlayerRegistry(OWN, lambda: found)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType(OUTSIDE)
    module.__dict__.update(
        factory=RandomPlayer,
        entry=PlayerEntry("fancy", "7", RandomPlayer, ("solver",)),
        nonsense=3,
    )
    monkeypatch.setitem(sys.modules, OUTSIDE, module)
    return module


def test_own_players_have_name_version_factory_and_needs() -> None:
    for name in ("random", "novice"):
        entry = PLAYERS[name]
        assert entry.name == name
        assert entry.version == "1"
        assert entry.needs == ()
    assert isinstance(player_named("random", 1), RandomPlayer)
    assert isinstance(player_named("novice", 1), Novice)


def test_presets_are_found_beside_the_players() -> None:
    assert plugins.PRESETS is PRESETS


def test_an_unknown_player_is_refused_with_the_known_names() -> None:
    with pytest.raises(PlayerUnavailable, match="grandmaster") as caught:
        player_named("grandmaster", 1)
    error = caught.value
    assert isinstance(error, GrosstarockError)
    assert error.code is PlayerFault.UNKNOWN
    assert error.name == "grandmaster"
    assert error.known[:2] == ("random", "novice")
    assert "known=random, novice" in str(error)


def test_a_taste_and_a_budget_reach_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Manner]] = []

    def watched(seed: int, manner: Manner = PLAIN_MANNER, /) -> RandomPlayer:
        asked.append((seed, manner))
        return RandomPlayer(seed)

    own = {"watched": PlayerEntry("watched", "1", watched)}
    monkeypatch.setattr(plugins, "PLAYERS", PlayerRegistry(own, dict))
    player_named("watched", 3)
    player_named("watched:bold", 4, budget=0.25)
    assert asked == [(3, PLAIN_MANNER), (4, Manner(Taste.BOLD, 0.25))]


@pytest.mark.parametrize("asked", ["novice:", "novice:wild", "novice:bold:bold", ":bold", ""])
def test_a_taste_that_is_none_is_no_player(asked: str) -> None:
    assert not is_player(asked)
    with pytest.raises(PlayerUnavailable):
        player_named(asked, 1)


def test_a_player_is_at_hand_when_the_packages_it_needs_are_installed() -> None:
    assert PLAYERS["novice"].is_at_hand
    assert PlayerEntry("keen", "1", RandomPlayer, needs=("kernel",)).is_at_hand


def test_a_player_that_needs_what_is_missing_is_not_at_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(plugins, "find_spec", lambda _name: None)
    assert not PlayerEntry("keen", "1", RandomPlayer, needs=("kernel",)).is_at_hand
    assert PLAYERS["novice"].is_at_hand


@pytest.mark.usefixtures("outside")
def test_a_factory_from_elsewhere_becomes_an_entry() -> None:
    found = registry({"lucky": f"{OUTSIDE}:factory"})
    assert list(found) == ["novice", "lucky"]
    assert len(found) == 2
    assert "lucky" in found
    entry = found["lucky"]
    assert (entry.name, entry.version, entry.needs) == ("lucky", "", ())
    assert isinstance(entry.factory(1), RandomPlayer)


@pytest.mark.usefixtures("outside")
def test_an_entry_from_elsewhere_is_taken_as_it_is() -> None:
    entry = registry({"fancy": f"{OUTSIDE}:entry"})["fancy"]
    assert (entry.version, entry.needs) == ("7", ("solver",))


@pytest.mark.usefixtures("outside")
def test_no_entry_point_takes_the_name_of_an_own_player() -> None:
    found = registry({"novice": f"{OUTSIDE}:factory"})
    assert list(found) == ["novice"]
    assert found["novice"] is OWN["novice"]


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize(
    ("value", "cause"),
    [
        ("no_such_module_anywhere:thing", "ModuleNotFoundError"),
        (f"{OUTSIDE}:absent", "AttributeError"),
        (f"{OUTSIDE}:nonsense", "not a factory"),
    ],
)
def test_a_broken_player_is_named_when_asked_for_and_only_then(value: str, cause: str) -> None:
    found = registry({"broken": value})
    assert list(found) == ["novice", "broken"]
    assert found["novice"].name == "novice"
    with pytest.raises(PlayerUnavailable, match="name=broken") as caught:
        found["broken"]
    assert caught.value.code is PlayerFault.BROKEN
    assert cause in str(caught.value)
