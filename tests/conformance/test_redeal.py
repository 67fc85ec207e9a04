"""Section 8: asking for a new deal (GAME-3)."""

import pytest

from grosstarock.core import match
from grosstarock.core.actions import (
    Action,
    AskRedeal,
    DealCards,
    Discard,
    PassRedeal,
)
from grosstarock.core.cards import PACK
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import RedealChoice
from grosstarock.core.engine import apply, legal_actions
from grosstarock.core.events import RedealAnswered
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import HowEnded, Phase
from grosstarock.core.view import view
from grosstarock.testing.builder import (
    cards,
    deal_with,
    refused,
)

ASKING = rules_of("danish", options={"redeal_without_trumps": True})
NO_TRUMP = "CK !T"


@pytest.mark.clause("GAME-3")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_lets_a_player_without_trumps_ask_for_a_new_deal(preset: str) -> None:
    state = deal_with({1: NO_TRUMP}, rules=rules_of(preset))
    assert state.phase is Phase.DISCARD
    found = refused(state, AskRedeal(Seat.SECOND))
    assert found.reason is Reason.DISCARD_FIRST


@pytest.mark.clause("GAME-3")
@pytest.mark.parametrize("dealer", range(3))
def test_all_are_asked_eldest_first_and_the_dealer_last(dealer: int) -> None:
    state = deal_with({}, dealer=dealer, rules=ASKING)
    asked = []
    while isinstance(choice := legal_actions(state), RedealChoice):
        asked.append(choice.seat)
        assert list(choice) == [PassRedeal(choice.seat)]
        state = apply(state, PassRedeal(choice.seat)).state
    assert asked == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    assert state.phase is Phase.DISCARD


@pytest.mark.clause("GAME-3")
@pytest.mark.parametrize(
    ("hands", "may_ask"),
    [
        ({1: NO_TRUMP}, [True, False, False]),
        ({2: NO_TRUMP}, [False, True, False]),
        ({0: NO_TRUMP}, [False, False, True]),
        ({1: "SK F !T", 0: NO_TRUMP}, [True, False, True]),
        ({1: "II !T"}, [False, False, False]),
        ({1: "I !T"}, [False, False, False]),
    ],
)
def test_only_a_player_dealt_no_trump_may_ask_and_the_scuse_is_none(
    hands: dict[int, str], may_ask: list[bool]
) -> None:
    state = deal_with(hands, rules=ASKING)
    found = []
    while isinstance(choice := legal_actions(state), RedealChoice):
        found.append(choice.may_ask)
        if not choice.may_ask:
            refusal = refused(state, AskRedeal(choice.seat))
            assert refusal.reason is Reason.REDEAL_HAS_TRUMP
            assert CardSet(refusal.cards) <= state.hands[choice.seat]
        state = apply(state, PassRedeal(choice.seat)).state
    assert found == may_ask


@pytest.mark.clause("GAME-3", "DEAL-1")
def test_the_trumps_of_the_talon_count_for_the_dealer() -> None:
    state = deal_with({0: "CK !T"}, rules=ASKING, talon="C10 C9 II")
    for seat in (Seat.SECOND, Seat.THIRD):
        state = apply(state, PassRedeal(seat)).state
    assert refused(state, AskRedeal(Seat.FIRST)).reason is Reason.REDEAL_HAS_TRUMP


@pytest.mark.clause("GAME-3")
def test_who_asks_shows_the_hand_and_the_deal_ends() -> None:
    state = deal_with({2: NO_TRUMP}, rules=ASKING)
    state = apply(state, PassRedeal(Seat.SECOND)).state
    step = apply(state, AskRedeal(Seat.THIRD))
    assert step.events == (RedealAnswered(Seat.THIRD, tuple(state.hands[2])),)
    assert step.state.ended is HowEnded.REDEAL
    seen = view(step.state, Seat.SECOND)
    assert seen.dealt[2] == state.dealt[2]
    assert seen.dealt[0] == ()
    assert refused(step.state, PassRedeal(Seat.FIRST)).reason is Reason.DEAL_OVER


@pytest.mark.clause("GAME-3")
def test_the_same_dealer_deals_again_and_the_pots_are_not_paid_again() -> None:
    series = match.new_match(ASKING, dealer=Seat.SECOND)
    state = deal_with({2: NO_TRUMP}, dealer=1, rules=ASKING)
    step = apply(state, AskRedeal(Seat.THIRD))
    assert step.state.accounts.balances == BySeat([-40, -50, -40])
    series = match.after_deal(series, step.state)
    again = match.next_deal(series)
    assert (again.dealer, again.again) == (1, True)
    after = apply(again, DealCards(PACK)).state
    assert after.ledger == ()
    assert after.accounts == step.state.accounts


@pytest.mark.clause("GAME-3")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (PassRedeal(Seat.THIRD), Reason.REDEAL_TURN),
        (AskRedeal(Seat.FIRST), Reason.REDEAL_TURN),
        (Discard(Seat.FIRST, cards("C10 C9 C8")), Reason.REDEAL_FIRST),
    ],
)
def test_nobody_answers_out_of_turn_and_the_discard_waits(action: Action, reason: Reason) -> None:
    assert refused(deal_with({}, rules=ASKING), action).reason is reason
