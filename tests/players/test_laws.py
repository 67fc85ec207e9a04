"""The laws for players, kept by every registered one, and broken by those made to break them."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from grosstarock.core.actions import Action, DealCards, PassRedeal, Play
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import (
    DeclarationDuty,
    Direction,
    OptionValue,
    Rules,
    ScuseWithoutTricks,
    Stake,
)
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.players.novice import novice
from grosstarock.players.protocol import PLAIN_MANNER, Manner
from grosstarock.players.random_player import RandomPlayer
from grosstarock.plugins import PLAYERS
from grosstarock.testing.player_laws import chance_action, check_player, states_alike

COVERING = Path(__file__).parents[1] / "data" / "covering.json"
KINDS: dict[str, Callable[[str], OptionValue]] = {
    "direction": Direction,
    "declarations": DeclarationDuty,
    "scuse_without_tricks": ScuseWithoutTricks,
}
AS_PRESET = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


def covering_rules() -> list[Rules]:
    rows = json.loads(COVERING.read_text(encoding="utf-8"))
    return [
        rules_of(
            row["preset"],
            row["seats"],
            options={
                name: value if isinstance(value, bool) else option_value(name, value)
                for name, value in row["options"].items()
            },
            tariff=row["tariff"],
            stake=Stake(**row["stake"]),
        )
        for row in rows
    ]


def option_value(name: str, value: str) -> OptionValue:
    return KINDS[name](value)


def some_way_into(rules: Rules, number: int, actions: int) -> DealState:
    dice = Random(number)
    dealer = Seat(number % rules.players)
    state = apply(initial(rules, dealer), DealCards(shuffled(f"gt1:alike/{number}"))).state
    for _ in range(actions):
        seat = state.turn
        assert seat is not None
        state = apply(state, chance_action(view(state, seat).choice, dice)).state
    return state


@pytest.mark.parametrize("name", ["random", "novice"])
@pytest.mark.parametrize(("preset", "players"), AS_PRESET)
def test_the_laws_hold_under_every_preset(name: str, preset: str, players: int) -> None:
    check_player(PLAYERS[name].factory, [rules_of(preset, players)], deals=2, seed=players)


@pytest.mark.parametrize("name", ["random", "novice"])
def test_the_laws_hold_under_covering_rules(name: str) -> None:
    check_player(PLAYERS[name].factory, covering_rules(), deals=1, seed=11)


@pytest.mark.deep
@pytest.mark.parametrize("name", ["random", "novice"])
def test_the_laws_hold_in_many_deals_under_covering_rules(name: str) -> None:
    check_player(PLAYERS[name].factory, covering_rules(), deals=20, seed=12)


@pytest.mark.parametrize(("preset", "players"), AS_PRESET)
def test_states_alike_differ_only_where_the_seat_cannot_look(preset: str, players: int) -> None:
    rules = rules_of(preset, players)
    found = 0
    for number, actions in enumerate((0, 1, 3, 5, 12, 20, 30, 38)):
        state = some_way_into(rules, number, actions)
        for seat in state.seating.active:
            alike = states_alike(state, seat, Random(number))
            if alike is None:
                continue
            found += 1
            assert view(alike, seat) == view(state, seat)
            assert alike.hands != state.hands or alike.discard != state.discard
            assert alike.hands[seat] == state.hands[seat]
    assert found >= 8


def test_no_deal_is_alike_when_all_cards_are_known() -> None:
    rules = rules_of("classic-no-pots")
    state = some_way_into(rules, 3, 1 + 3)
    while (seat := state.turn) is not None:
        state = apply(state, chance_action(view(state, seat).choice, Random(0))).state
    assert states_alike(state, state.dealer, Random(0)) is None


class Broken:
    """A player made to break one law."""

    def __init__(self, seed: int, _manner: Manner = PLAIN_MANNER) -> None:
        self.honest = RandomPlayer(seed)
        self.asked = 0

    def choose(self, seen: View) -> Action:
        return self.honest.choose(seen)


class PlaysAnything(Broken):
    def choose(self, seen: View) -> Action:
        if isinstance(seen.choice, PlayChoice) and len(seen.choice.cards) < len(seen.hand):
            return Play(seen.choice.seat, next(iter(seen.hand - seen.choice.cards)))
        return super().choose(seen)


class Raises(Broken):
    def choose(self, seen: View) -> Action:
        if isinstance(seen.choice, PlayChoice):
            raise KeyError("no plan")
        return super().choose(seen)


class Counts(Broken):
    def choose(self, seen: View) -> Action:
        self.asked += 1
        actions = tuple(seen.choice)
        return actions[self.asked % len(actions)]


class CountsInPlay(Broken):
    def choose(self, seen: View) -> Action:
        self.asked += 1
        return novice(0).choose(seen) if self.asked < 20 else super().choose(seen)


class ChangesTheView(Broken):
    def choose(self, seen: View) -> Action:
        action = super().choose(seen)
        object.__setattr__(seen, "trumps_shown", not seen.trumps_shown)
        return action


class ActsForAnother(Broken):
    def choose(self, seen: View) -> Action:
        return PassRedeal(seen.dealer)


@pytest.mark.parametrize(
    ("factory", "told"),
    [
        (PlaysAnything, "not legal"),
        (ActsForAnother, "not legal"),
        (Raises, "raised KeyError"),
        (Counts, "made anew"),
        (CountsInPlay, "made anew"),
        (ChangesTheView, "view was changed"),
    ],
)
def test_a_player_who_breaks_a_law_is_told_where(factory: type[Broken], told: str) -> None:
    with pytest.raises(AssertionError, match=told) as caught:
        check_player(factory, [rules_of("danish", 3)], deals=2, seed=1)
    assert "rules danish for 3" in str(caught.value)
    assert "hand {" in str(caught.value)


def test_a_player_who_looks_behind_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[DealState] = []

    def looking(state: DealState, seat: Seat | None) -> View:
        shown.append(state)
        return view(state, seat)

    class Peeks(Broken):
        def choose(self, seen: View) -> Action:
            if not isinstance(seen.choice, PlayChoice):
                return super().choose(seen)
            hands = [hand.mask for hand in shown[-1].hands]
            return Random(str(hands)).choice(tuple(seen.choice))

    monkeypatch.setattr("grosstarock.testing.player_laws.view", looking)
    with pytest.raises(AssertionError, match="hidden cards change the choice"):
        check_player(Peeks, [rules_of("danish", 3)], deals=5, seed=2)
