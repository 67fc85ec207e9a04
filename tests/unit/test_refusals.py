"""Every reason for which an action is refused, each by an action that it refuses."""

from itertools import islice

import pytest

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    BreakOff,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import PACK, SCUSE, Card, Suit
from grosstarock.core.clauses import CLAUSES
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, initial, legal_actions, refusal
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import IllegalAction, Reason
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.testing.builder import begin_play, cards, deal_with, mid_play, playing, random_play

DANISH = rules_of("danish")
A, B, C, D = Seat
PLAIN = "C10 C9 C8"
KINGS = (DeclarationName.KINGS,)
PLAIN_DISCARD = Discard(A, cards(PLAIN))
BEFORE_DEALING = initial(DANISH, A)
DISCARDING = deal_with({0: f"CK SK V IV III II {PLAIN} HK HQ HN HJ !T !F", 1: "F DK"})
DISCARDING_WITH_TOUT = deal_with({0: f"CK F {PLAIN} C7"}, rules=rules_of("dollar"))
ANNOUNCED = apply(DISCARDING_WITH_TOUT, AnnounceTout(A)).state
ASKING = deal_with({1: "CK II"}, rules=rules_of("danish", options={"redeal_without_trumps": True}))
DECLARING = apply(deal_with({0: f"CK SK HK DK {PLAIN} !F !T"}), PLAIN_DISCARD).state
MUST_DECLARE = apply(
    deal_with({0: f"CK SK HK DK {PLAIN} !F !T"}, rules=rules_of("classic")), PLAIN_DISCARD
).state
LEADING = begin_play(deal_with({0: PLAIN, 1: "F CK"}), PLAIN)
DEMANDING = mid_play({1: "F CK", 0: "C3"}, trick=23, leader=1)
FOLLOWING = mid_play({0: "C3 C4 V"}, trick=23, leader=2, table="C5")
TRUMPING = mid_play({0: "S3 S4 V"}, trick=23, leader=2, table="C5")
DEMANDED = playing(mid_play({2: "F C3 C4"}, trick=23, leader=1), "demand CK").state
PENULTIMATE = mid_play({1: "F C3"}, trick=24, leader=1)
OVER = list(random_play(deal_with({}), "over"))[-1]
FOUR = deal_with({}, rules=rules_of("danish", 4))

ROWS: list[tuple[Reason, DealState, Action]] = [
    (Reason.NOT_DEALT, BEFORE_DEALING, PLAIN_DISCARD),
    (Reason.NOT_DEALT, BEFORE_DEALING, Play(B, Card.CK)),
    (Reason.ALREADY_DEALT, DISCARDING, DealCards(PACK)),
    (Reason.ALREADY_DEALT, LEADING, DealCards(PACK)),
    (Reason.DEAL_OVER, OVER, Play(B, Card.CK)),
    (Reason.DEAL_OVER, OVER, DealCards(PACK)),
    (Reason.DEAL_OVER, OVER, BreakOff()),
    (Reason.SITTING_OUT, FOUR, Declare(C, ())),
    (Reason.SITTING_OUT, LEADING, Play(D, Card.CK)),
    (Reason.REDEAL_TURN, ASKING, PassRedeal(C)),
    (Reason.REDEAL_FIRST, ASKING, PLAIN_DISCARD),
    (Reason.REDEAL_HAS_TRUMP, ASKING, AskRedeal(B)),
    (Reason.DISCARD_FIRST, DISCARDING, Declare(A, ())),
    (Reason.DISCARD_FIRST, DISCARDING, Play(B, Card.F, Suit.CLUBS)),
    (Reason.DISCARD_DEALER_ONLY, DISCARDING, Discard(B, cards(PLAIN))),
    (Reason.DISCARD_COUNT, DISCARDING, Discard(A, cards("C10 C9"))),
    (Reason.DISCARD_TWICE, DISCARDING, Discard(A, (Card.C10,) * 3)),
    (Reason.DISCARD_NOT_HELD, DISCARDING, Discard(A, cards("C10 C9 DK"))),
    (Reason.DISCARD_HONOUR, DISCARDING, Discard(A, cards("C10 C9 CK"))),
    (Reason.DISCARD_DECLARATION, DISCARDING, Discard(A, cards("C10 C9 HQ"))),
    (Reason.DISCARD_TRUMPS, DISCARDING, Discard(A, cards("V IV III"))),
    (Reason.DISCARD_WITHOUT_SCUSE, ANNOUNCED, Discard(A, cards(PLAIN))),
    (Reason.TOUT_NOT_PLAYED, DISCARDING, AnnounceTout(A)),
    (Reason.TOUT_NOT_PLAYED, LEADING, AnnounceTout(A)),
    (Reason.TOUT_WITHOUT_SCUSE, deal_with({1: "F"}, rules=rules_of("dollar")), AnnounceTout(A)),
    (Reason.TOUT_ANNOUNCED, ANNOUNCED, AnnounceTout(A)),
    (Reason.DECLARE_FIRST, DECLARING, Play(B, Card.CQ)),
    (Reason.DECLARE_FIRST, DECLARING, PLAIN_DISCARD),
    (Reason.DECLARE_TURN, DECLARING, Declare(B, ())),
    (Reason.DECLARE_NOT_HELD, DECLARING, Declare(A, (DeclarationName.TRUMPS,))),
    (Reason.DECLARE_TWICE, DECLARING, Declare(A, KINGS * 2)),
    (Reason.DECLARE_ALL, MUST_DECLARE, Declare(A, ())),
    (Reason.DEMAND_FIRST, DEMANDING, Play(B, Card.CK)),
    (Reason.DEMAND_TURN, DEMANDING, PassDemand(C)),
    (Reason.DEMAND_OWN_SCUSE, DEMANDING, Demand(B)),
    (Reason.PLAY_FIRST, LEADING, PLAIN_DISCARD),
    (Reason.PLAY_FIRST, LEADING, Declare(B, ())),
    (Reason.PLAY_FIRST, LEADING, PassDemand(B)),
    (Reason.PLAY_FIRST, LEADING, AskRedeal(B)),
    (Reason.PLAY_TURN, LEADING, Play(C, Card.CK)),
    (Reason.CARD_NOT_HELD, LEADING, Play(B, Card.C10)),
    (Reason.FOLLOW_SUIT, FOLLOWING, Play(A, Card.T5)),
    (Reason.FOLLOW_TRUMP, TRUMPING, Play(A, Card.S3)),
    (Reason.SCUSE_NAME_MISSING, LEADING, Play(B, SCUSE)),
    (Reason.SCUSE_NAME_UNASKED, LEADING, Play(B, Card.CK, Suit.CLUBS)),
    (
        Reason.SCUSE_PENULTIMATE,
        mid_play({1: "F C3"}, trick=24, leader=1),
        Play(B, SCUSE, Suit.CLUBS),
    ),
    (Reason.SCUSE_DEMANDED, DEMANDED, Play(C, Card.C3)),
]


@pytest.mark.parametrize(
    ("reason", "state", "action"),
    ROWS,
    ids=lambda value: value.code if isinstance(value, Reason) else "",
)
def test_a_refused_action_has_its_reason_and_changes_nothing(
    reason: Reason, state: DealState, action: Action
) -> None:
    found = refusal(state, action)
    assert found is not None
    assert found.reason is reason
    assert found.clause is reason.clause
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.refusal == found
    assert str(caught.value).startswith(f"{reason.code} ({reason.clause})")
    assert refusal(state, action) == found
    for legal in islice(legal_actions(state), 5):
        assert refusal(state, legal) is None
        assert apply(state, legal).state.actions == (*state.actions, legal)


def test_every_reason_is_tried_above() -> None:
    assert {reason for reason, _, _ in ROWS} == set(Reason)


def test_every_phase_is_tried_above() -> None:
    assert {state.phase for _, state, _ in ROWS} == set(Phase)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_code_of_its_own_and_a_clause_of_the_rulebook(reason: Reason) -> None:
    assert [other for other in Reason if other.code == reason.code] == [reason]
    assert reason.code == reason.name.lower().replace("_", "-")
    assert reason.clause in CLAUSES


@pytest.mark.parametrize(
    ("reason", "state", "action"),
    ROWS,
    ids=lambda value: value.code if isinstance(value, Reason) else "",
)
def test_a_refusal_tells_what_is_legal_to_the_player_whose_turn_it_is_alone(
    reason: Reason, state: DealState, action: Action
) -> None:
    found = refusal(state, action)
    assert found is not None
    own = getattr(action, "seat", None)
    is_turn = own is not None and own is state.turn
    assert list(found.legal) == (list(legal_actions(state)) if is_turn else [])
    assert reason is found.reason
