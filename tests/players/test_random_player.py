"""The random player: every legal action is as likely, and which one follows from seed and view."""

from collections import Counter
from dataclasses import replace

import pytest
from tests.players.positions import ME, to_play

from grosstarock.core.actions import AnnounceTout, Declare, Discard
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.discard import discard_ways
from grosstarock.core.presets import rules_of
from grosstarock.core.view import View
from grosstarock.players.protocol import NothingToChoose, chance
from grosstarock.players.random_player import TOUT_ONCE_IN, RandomPlayer
from grosstarock.testing.builder import hand

DRAWN = 3000
NAMES = tuple(DeclarationName)[:2]


def faced_with(choice: Choice) -> View:
    return replace(to_play("C5 H5 F"), choice=choice)


def is_even(counts: Counter[object], kinds: int, drawn: int = DRAWN) -> bool:
    """Each of so many kinds drawn about equally often."""
    share = drawn / kinds
    return len(counts) == kinds and all(abs(n - share) < 5 * share**0.5 for n in counts.values())


def drawn_from(choice: Choice, drawn: int = DRAWN) -> Counter[object]:
    seen = faced_with(choice)
    return Counter(RandomPlayer(seed).choose(seen) for seed in range(drawn))


@pytest.mark.parametrize(
    ("choice", "kinds"),
    [
        (RedealChoice(ME, may_ask=True), 2),
        (DemandChoice(ME, may_demand=True), 2),
        (DemandChoice(ME, may_demand=False), 1),
        (DeclareChoice(ME, NAMES, compulsory=False), 4),
        (DeclareChoice(ME, NAMES, compulsory=True), 1),
        (to_play("C5 H5 F").choice, 7),
    ],
)
def test_every_legal_action_is_as_likely(choice: Choice, kinds: int) -> None:
    counts = drawn_from(choice)
    assert is_even(counts, kinds)
    assert all(action in tuple(choice) for action in counts)


def test_every_discard_is_as_likely_though_ways_differ_in_number() -> None:
    held = hand("CK SK HK DK C9 C8 C7 H9 H8 III II")
    ways = discard_ways(rules_of("classic-no-pots"), held, tout_announced=False)
    choice = DiscardChoice(ME, ways, may_announce_tout=False)
    assert len(ways) == 2
    assert is_even(drawn_from(choice), len(tuple(choice)))


def test_a_tout_is_announced_about_once_in_fifty_times() -> None:
    ways = discard_ways(rules_of("dollar"), hand("C9 C8 C7 H9 F"), tout_announced=False)
    counts = drawn_from(DiscardChoice(ME, ways, may_announce_tout=True))
    announced = counts[AnnounceTout(ME)]
    assert abs(announced - DRAWN / TOUT_ONCE_IN) < 40
    assert all(isinstance(action, Discard | AnnounceTout) for action in counts)


def test_declarations_are_said_in_the_order_of_the_rulebook() -> None:
    for action in drawn_from(DeclareChoice(ME, NAMES, compulsory=False), 50):
        assert isinstance(action, Declare)
        assert list(action.what) == [name for name in NAMES if name in action.what]


def test_the_same_seed_and_view_give_the_same_chance() -> None:
    seen = to_play("C5 H5 F")
    assert chance(7, seen).random() == chance(7, seen).random()
    assert chance(7, seen).random() != chance(8, seen).random()
    assert chance(7, seen).random() != chance(7, to_play("C5 H4 F")).random()


def test_asked_out_of_turn_it_says_so() -> None:
    with pytest.raises(NothingToChoose):
        RandomPlayer(1).choose(faced_with(NoChoice()))
