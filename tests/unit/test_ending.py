"""Endings: taken from deals and played out beside them."""

from random import Random

import pytest

from grosstarock.core.actions import Demand, PassDemand, Play
from grosstarock.core.cards import Card, Suit
from grosstarock.core.choices import NoChoice
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding, ending_of
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.engine import legal_actions
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules, ScuseWithoutTricks
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import Phase
from grosstarock.testing.builder import deal_with, ending_with, hand, random_play

DANISH = rules_of("danish")
TWO = rules_of("two-player")


def follow_beside_the_deal(rules: Rules, seed: str, start: int) -> None:
    """Takes the ending after the ``start``-th card and plays it out beside the deal."""
    deal = deal_with({0: "C10"}, rules=rules)
    states = [deal, *random_play(deal, seed)]
    first = next(number for number, one in enumerate(states) if one.phase is Phase.PLAY)
    start = min(first + start, len(states) - 2)
    ending = ending_of(states[start])
    for before, after in zip(states[start:], states[start + 1 :], strict=False):
        assert list(ending_choice(ending)) == list(legal_actions(before))
        ending, entries = after_action(ending, after.actions[-1])
        assert entries == after.ledger[len(before.ledger) :]
        if after.phase is not Phase.OVER:
            assert ending == ending_of(after)
    assert list(ending_choice(ending)) == []


@pytest.mark.parametrize("seed", ["ends", "finish", "last tricks", "close"])
@pytest.mark.parametrize("preset", PRESETS)
def test_an_ending_plays_out_as_the_deal_it_was_taken_from(preset: str, seed: str) -> None:
    for players in PRESETS[preset].players:
        follow_beside_the_deal(rules_of(preset, players), seed, Random(seed).randrange(76))


@pytest.mark.parametrize("way", ScuseWithoutTricks)
@pytest.mark.parametrize("start", [0, 63, 66, 69, 72, 74])
def test_also_with_the_scuse_surrendered_or_kept(way: ScuseWithoutTricks, start: int) -> None:
    rules = rules_of("dollar", options={"scuse_without_tricks": way})
    for seed in ("one", "two", "three", "four"):
        follow_beside_the_deal(rules, seed, start)


def test_a_deal_that_is_not_in_play_has_no_ending() -> None:
    with pytest.raises(Malformed) as caught:
        ending_of(deal_with({}))
    assert caught.value.fault is Fault.ENDING_TOO_EARLY


def test_an_ending_knows_its_trick_and_how_many_are_left() -> None:
    ending = ending_with(["C3 C4", "C5", "C6 C7"], leader=1, table="CK")
    assert (ending.tricks_left, ending.trick.number) == (2, 24)
    assert ending.trick.order == (Seat.SECOND, Seat.THIRD, Seat.FIRST)
    assert list(ending_choice(ending)) == [Play(Seat.THIRD, Card.C7), Play(Seat.THIRD, Card.C6)]


def test_nothing_is_left_to_do_when_no_card_is() -> None:
    assert ending_choice(ending_with(["", "", ""], leader=1)) == NoChoice()


@pytest.mark.clause("SCUSE-7")
def test_the_scuse_is_demanded_before_trick_23_alone() -> None:
    ending = ending_with(["C3 C4 F", "C5 C6 C7", "H3 H4 H5"], leader=1)
    assert list(ending_choice(ending)) == [Demand(Seat.SECOND), PassDemand(Seat.SECOND)]
    demanded, entries = after_action(ending, Demand(Seat.SECOND))
    assert entries == ()
    for card in (Card.C7, Card.H3):
        seat = demanded.trick.order[len(demanded.trick.cards)]
        demanded, _ = after_action(demanded, Play(seat, card))
    assert list(ending_choice(demanded)) == [Play(Seat.FIRST, Card.F)]
    for hands in (["C3 F", "C5 C6", "H3 H4"], ["C3 C2 C1", "C5 C6 C7", "H3 H4 H5"]):
        assert isinstance(next(iter(ending_choice(ending_with(hands, leader=1)))), Play)


@pytest.mark.clause("SCUSE-7", "TWO-1")
def test_with_the_scuse_in_the_dead_hand_two_players_are_asked() -> None:
    dead = ScuseStanding(ScuseIs.DEAD)
    ending = ending_with(["C3 C4 C2", "C5 C6 C7"], leader=1, rules=TWO, scuse=dead)
    assert list(ending_choice(ending)) == [Demand(Seat.SECOND), PassDemand(Seat.SECOND)]


def test_an_action_that_is_not_legal_is_refused() -> None:
    ending = ending_with(["C3 C4", "C5", "C6 C7"], leader=1, table="CK")
    with pytest.raises(Malformed) as caught:
        after_action(ending, Play(Seat.FIRST, Card.C3))
    assert caught.value.fault is Fault.ENDING_ACTION


@pytest.mark.parametrize(
    ("hands", "leader", "table", "what"),
    [
        (["C3", "C4"], 1, "", "hands"),
        (["C3", "C4", "C5 C6"], 1, "", "hands"),
        (["C3", "C4", "C5"], 1, "CK", "hands"),
        (["C3", "C4", "C5"], 3, "", "leader"),
        (["C3", "C4", "C5"], 1, "CK CQ CN", "table"),
        (["C3 C4", "C5", "C6 C7"], 1, "CK:H", "named"),
        (["C3 C4", "C5", "C6 C7"], 1, "F", "named"),
    ],
)
def test_an_ending_that_cannot_be(hands: list[str], leader: int, table: str, what: str) -> None:
    with pytest.raises(Malformed) as caught:
        ending_with(hands, leader=leader, table=table)
    assert caught.value.fault is Fault.ENDING_SHAPE
    assert caught.value.parameters["what"] == what


def test_no_card_is_in_an_ending_twice() -> None:
    with pytest.raises(Malformed) as caught:
        ending_with(["C3", "C3", "C5"], leader=1)
    assert caught.value.fault is Fault.CARD_TWICE


def test_who_sits_out_holds_nothing_in_an_ending() -> None:
    with pytest.raises(Malformed) as caught:
        ending_with(["C3", "C4", "C5", "C6"], leader=1, rules=rules_of("danish", 4))
    assert caught.value.parameters["what"] == "hands"


@pytest.mark.parametrize(
    "scuse",
    [
        ScuseStanding(ScuseIs.HELD),
        ScuseStanding(ScuseIs.OWED),
        ScuseStanding(ScuseIs.OWED, owner=Seat.FIRST),
        ScuseStanding(ScuseIs.SETTLED, owner=Seat.FIRST, winner=Seat.SECOND),
    ],
)
def test_where_the_scuse_is_has_to_fit_the_hands(scuse: ScuseStanding) -> None:
    with pytest.raises(Malformed) as caught:
        ending_with(["C3", "C4", "C5"], leader=1, scuse=scuse)
    assert caught.value.parameters["what"] == "scuse"


@pytest.mark.parametrize("what", ["card_points", "has_trick", "scores"])
def test_an_ending_has_a_value_for_each_seat(what: str) -> None:
    good = ending_with(["C3", "C4", "C5"], leader=1)
    values = {name: getattr(good, name) for name in Ending.__dataclass_fields__}
    with pytest.raises(Malformed) as caught:
        Ending(**{**values, what: BySeat([0])})
    assert caught.value.parameters["what"] == what


@pytest.mark.clause("SCUSE-5")
def test_a_scuse_led_names_a_suit_but_not_to_the_last_trick() -> None:
    ending = ending_with(["C3 C4", "F C5", "C6 C7"], leader=1)
    assert list(ending_choice(ending)) == [Play(Seat.SECOND, Card.C5)]
    last = ending_with(["C3", "F", "C6"], leader=1)
    assert list(ending_choice(last)) == [Play(Seat.SECOND, Card.F)]
    earlier = ending_with(["C1 C2 C3 C4", "F C5 S1 S2", "C6 C7 C8 C9"], leader=1)
    named = [one.names for one in ending_choice(earlier) if isinstance(one, Play)]
    assert named[-5:] == [Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.TRUMPS]
    assert hand("F") <= earlier.hands[1]
