"""What a seat may do, as a description and as the actions it stands for."""

import pytest

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.discard import DiscardWay
from grosstarock.core.seats import Seat
from grosstarock.testing.builder import cards, hand

A, B = Seat.FIRST, Seat.SECOND
KINGS, TRUMPS = DeclarationName.KINGS, DeclarationName.TRUMPS
WAYS = (
    DiscardWay(hand("V IV"), 1, hand("C3 C2")),
    DiscardWay(hand(""), 3, hand("C3 C2 S5")),
)
FOUR_SUITS_AND_TRUMPS = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.TRUMPS)


@pytest.mark.parametrize(
    ("choice", "actions"),
    [
        (NoChoice(), []),
        (RedealChoice(A, may_ask=True), [AskRedeal(A), PassRedeal(A)]),
        (RedealChoice(A, may_ask=False), [PassRedeal(A)]),
        (
            DiscardChoice(A, WAYS, may_announce_tout=True),
            [
                AnnounceTout(A),
                Discard(A, cards("C3 V IV")),
                Discard(A, cards("C2 V IV")),
                Discard(A, cards("C3 C2 S5")),
            ],
        ),
        (
            DeclareChoice(A, (TRUMPS, KINGS), compulsory=False),
            [
                Declare(A, (TRUMPS, KINGS)),
                Declare(A, (TRUMPS,)),
                Declare(A, (KINGS,)),
                Declare(A, ()),
            ],
        ),
        (DeclareChoice(A, (TRUMPS, KINGS), compulsory=True), [Declare(A, (TRUMPS, KINGS))]),
        (DeclareChoice(A, (), compulsory=True), [Declare(A, ())]),
        (DemandChoice(A, may_demand=True), [Demand(A), PassDemand(A)]),
        (DemandChoice(A, may_demand=False), [PassDemand(A)]),
        (PlayChoice(A, hand("C3 F"), ()), [Play(A, Card.C3), Play(A, SCUSE)]),
        (
            PlayChoice(A, hand("C3 F"), FOUR_SUITS_AND_TRUMPS),
            [Play(A, Card.C3), *(Play(A, SCUSE, suit) for suit in FOUR_SUITS_AND_TRUMPS)],
        ),
    ],
)
def test_a_choice_lists_its_actions_in_order_and_contains_them(
    choice: Choice, actions: list[Action]
) -> None:
    assert list(choice) == actions
    assert all(action in choice for action in actions)


@pytest.mark.parametrize(
    ("choice", "action"),
    [
        (NoChoice(), PassDemand(A)),
        (RedealChoice(A, may_ask=False), AskRedeal(A)),
        (RedealChoice(A, may_ask=True), AskRedeal(B)),
        (DiscardChoice(A, WAYS, may_announce_tout=False), AnnounceTout(A)),
        (DiscardChoice(A, WAYS, may_announce_tout=True), AnnounceTout(B)),
        (DiscardChoice(A, WAYS, may_announce_tout=True), Discard(B, cards("C3 V IV"))),
        (DiscardChoice(A, WAYS, may_announce_tout=True), Discard(A, cards("C3 C2 V"))),
        (DiscardChoice(A, WAYS, may_announce_tout=True), Discard(A, (*cards("C3 C2 S5"), Card.C3))),
        (DiscardChoice(A, WAYS, may_announce_tout=True), PassDemand(A)),
        (DeclareChoice(A, (KINGS,), compulsory=True), Declare(A, ())),
        (DeclareChoice(A, (KINGS,), compulsory=False), Declare(A, (TRUMPS,))),
        (DeclareChoice(A, (KINGS,), compulsory=False), Declare(A, (KINGS, KINGS))),
        (DeclareChoice(A, (KINGS,), compulsory=False), Declare(B, (KINGS,))),
        (DeclareChoice(A, (KINGS,), compulsory=False), PassDemand(A)),
        (DemandChoice(A, may_demand=False), Demand(A)),
        (DemandChoice(A, may_demand=True), PassDemand(B)),
        (PlayChoice(A, hand("C3 F"), ()), Play(B, Card.C3)),
        (PlayChoice(A, hand("C3 F"), ()), Play(A, Card.C2)),
        (PlayChoice(A, hand("C3 F"), ()), Play(A, SCUSE, Suit.CLUBS)),
        (PlayChoice(A, hand("C3 F"), FOUR_SUITS_AND_TRUMPS), Play(A, SCUSE)),
        (PlayChoice(A, hand("C3 F"), FOUR_SUITS_AND_TRUMPS), Play(A, Card.C3, Suit.CLUBS)),
        (PlayChoice(A, hand("C3 F"), ()), PassDemand(A)),
    ],
)
def test_a_choice_contains_nothing_else(choice: Choice, action: Action) -> None:
    assert action not in choice
    assert action not in list(choice)


def test_the_cards_that_may_go_and_those_that_must() -> None:
    choice = DiscardChoice(A, WAYS, may_announce_tout=False)
    assert choice.possible == hand("V IV C3 C2 S5")
    assert choice.forced == hand("")
    assert DiscardChoice(A, WAYS[:1], may_announce_tout=False).forced == hand("V IV")


def test_a_way_to_discard_contains_what_it_lists() -> None:
    for way in WAYS:
        assert all(away in way for away in way)
    assert hand("V IV S5") not in WAYS[0]
    assert hand("V C3 C2") not in WAYS[0]
    assert hand("C3 C2") not in WAYS[1]
