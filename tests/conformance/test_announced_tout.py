"""Section 6, TOUT-A1: announcing a tout and laying the 'Scuse away."""

from itertools import combinations

import pytest
from tests.conformance.test_discard_triples import (
    NASTY_HANDS,
    triples_allowed_by_the_rulebook,
)

from grosstarock.core.actions import AnnounceTout, Discard
from grosstarock.core.cards import SCUSE, Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, declarable, legal_actions, refusal
from grosstarock.core.events import ToutAnnounced
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import view
from grosstarock.testing.builder import cards, deal_with, hand, refused

DOLLAR = rules_of("dollar")
WITH_SCUSE = "CK / C9..C1 / S9..S1 / H5..H10 / XX / I / F"


def dealer_holding(text: str, rules: Rules = DOLLAR) -> DealState:
    assert len(cards(text)) == 28, len(cards(text))
    return deal_with({0: text}, rules=rules)


def announced(text: str) -> DealState:
    return apply(dealer_holding(text), AnnounceTout(Seat.FIRST)).state


def ways_to_discard(state: DealState) -> set[CardSet]:
    return {CardSet(action.cards) for action in legal_actions(state) if isinstance(action, Discard)}


@pytest.mark.clause("TOUT-A1")
@pytest.mark.parametrize(
    ("preset", "may_announce"),
    [
        ("classic", False),
        ("classic-no-pots", False),
        ("danish", False),
        ("dollar", True),
        ("two-player", False),
    ],
)
def test_a_tout_is_announced_where_the_table_plays_it(preset: str, *, may_announce: bool) -> None:
    state = dealer_holding(WITH_SCUSE, rules_of(preset))
    choice = legal_actions(state)
    assert isinstance(choice, DiscardChoice)
    assert choice.may_announce_tout is may_announce
    assert (AnnounceTout(Seat.FIRST) in choice) is may_announce
    if not may_announce:
        assert refused(state, AnnounceTout(Seat.FIRST)).reason is Reason.TOUT_NOT_PLAYED


@pytest.mark.clause("TOUT-A1")
def test_it_is_announced_aloud() -> None:
    step = apply(dealer_holding(WITH_SCUSE), AnnounceTout(Seat.FIRST))
    assert step.events == (ToutAnnounced(Seat.FIRST),)
    assert all(view(step.state, seat).tout_announced for seat in (*Seat, None) if seat != 3)
    assert (step.state.phase, step.state.turn) == (Phase.DISCARD, Seat.FIRST)


@pytest.mark.clause("TOUT-A1")
def test_a_dealer_without_the_scuse_cannot_announce() -> None:
    state = dealer_holding("CK / C9..C1 / S9..S1 / H4..H10 / XX / I")
    assert refused(state, AnnounceTout(Seat.FIRST)).reason is Reason.TOUT_WITHOUT_SCUSE
    assert AnnounceTout(Seat.FIRST) not in list(legal_actions(state))


@pytest.mark.clause("TOUT-A1")
def test_it_is_announced_once() -> None:
    state = announced(WITH_SCUSE)
    assert refused(state, AnnounceTout(Seat.FIRST)).reason is Reason.TOUT_ANNOUNCED
    assert AnnounceTout(Seat.FIRST) not in list(legal_actions(state))


@pytest.mark.clause("TOUT-A1")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_dealer_announces(seat: int) -> None:
    state = deal_with({seat: "F"}, rules=DOLLAR)
    assert refused(state, AnnounceTout(Seat(seat))).reason is Reason.DISCARD_DEALER_ONLY


@pytest.mark.clause("TOUT-A1")
def test_not_after_the_discard() -> None:
    state = apply(dealer_holding(WITH_SCUSE), Discard(Seat.FIRST, cards("C9 C8 C7"))).state
    assert refused(state, AnnounceTout(Seat.FIRST)).reason is Reason.DECLARE_FIRST
    danish = apply(
        dealer_holding(WITH_SCUSE, rules_of("danish")), Discard(Seat.FIRST, cards("C9 C8 C7"))
    ).state
    assert refused(danish, AnnounceTout(Seat.FIRST)).reason is Reason.TOUT_NOT_PLAYED


@pytest.mark.clause("TOUT-A1", "DISC-2")
def test_the_scuse_is_laid_away_if_and_only_if_a_tout_is_announced() -> None:
    silent, loud = dealer_holding(WITH_SCUSE), announced(WITH_SCUSE)
    with_it, without = (Discard(Seat.FIRST, cards(text)) for text in ("F C9 C8", "C9 C8 C7"))
    assert refused(silent, with_it).reason is Reason.DISCARD_HONOUR
    found = refused(loud, without)
    assert (found.reason, found.cards) == (Reason.DISCARD_WITHOUT_SCUSE, (SCUSE,))
    assert all(SCUSE not in way for way in ways_to_discard(silent))
    assert all(SCUSE in way for way in ways_to_discard(loud))
    assert apply(loud, with_it).state.discard == hand("F C9 C8")


@pytest.mark.clause("TOUT-A1", "DISC-2")
@pytest.mark.parametrize(
    ("discard", "reason", "named"),
    [
        ("F CK C9", Reason.DISCARD_HONOUR, "CK"),
        ("F I C9", Reason.DISCARD_HONOUR, "I"),
        ("F XX C9", Reason.DISCARD_TRUMPS, "XX"),
        ("F C9", Reason.DISCARD_COUNT, "F C9"),
    ],
)
def test_the_exception_covers_the_scuse_alone(discard: str, reason: Reason, named: str) -> None:
    found = refused(announced(WITH_SCUSE), Discard(Seat.FIRST, cards(discard)))
    assert found.reason is reason
    assert CardSet(found.cards) == hand(named)


@pytest.mark.clause("TOUT-A1", "DISC-3")
def test_the_other_two_follow_from_the_27_cards_without_the_scuse() -> None:
    half = "DK DQ DN F / C10..C1 / S10..S1 / XX XIX XVIII I"
    assert hand("F DQ DN") in ways_to_discard(announced(half))
    full = "DK DQ DN DJ F / C10..C1 / S10..S1 / XX XIX I"
    found = refused(announced(full), Discard(Seat.FIRST, cards("F DQ C1")))
    assert (found.reason, found.cards) == (Reason.DISCARD_DECLARATION, (Card.DQ,))


@pytest.mark.clause("TOUT-A1", "DISC-4")
@pytest.mark.parametrize(
    ("held", "discard", "allowed"),
    [
        ("C10..C1 / S10..S1 / H6..H10 / V IV / F", "F V IV", True),
        ("C10..C1 / S10..S1 / H5..H10 / V / F", "F V C10", True),
        ("C10..C1 / S10..S1 / H7..H10 / V IV III / F", "F V IV", False),
        ("C10..C1 / S10..S1 / H6..H10 / V IV / F", "F V C10", False),
    ],
)
def test_two_trumps_may_go_if_none_is_left(held: str, discard: str, *, allowed: bool) -> None:
    state = announced(held)
    assert (hand(discard) in ways_to_discard(state)) is allowed
    if not allowed:
        assert refused(state, Discard(Seat.FIRST, cards(discard))).reason is Reason.DISCARD_TRUMPS


@pytest.mark.clause("TOUT-A1")
@pytest.mark.parametrize("held", [held for held in NASTY_HANDS if "F" in held.split()])
def test_the_description_and_the_refusal_agree_on_all_triples(held: str) -> None:
    state = announced(held)
    described = ways_to_discard(state)
    assert described == triples_allowed_by_the_rulebook(hand(held), laid_with_the_scuse=True)
    for three in combinations(hand(held), 3):
        is_legal = refusal(state, Discard(Seat.FIRST, three)) is None
        assert is_legal is (CardSet(three) in described)


@pytest.mark.clause("TOUT-A1")
def test_declarations_are_made_from_the_25_cards_left() -> None:
    held = "CK CQ CN CJ F / DK DQ DN / XXI XX I / C10..C1 / S10..S4"
    state = apply(announced(held), Discard(Seat.FIRST, cards("F DQ DN"))).state
    assert [one.name for one in declarable(state, Seat.FIRST)] == [DeclarationName.CAVALRY_CLUBS]
    assert declarable(state, Seat.FIRST)[0].cards == hand("CK CQ CN CJ")
    silent = apply(dealer_holding(held), Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    assert [one.name for one in declarable(silent, Seat.FIRST)] == [
        DeclarationName.MATADORS,
        DeclarationName.CAVALRY_CLUBS,
        DeclarationName.CAVALRY_DIAMONDS,
    ]


@pytest.mark.clause("TOUT-A1", "DISC-6")
def test_a_broken_declaration_is_not_made_from_the_28_cards_of_an_announced_tout() -> None:
    courts = "CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ DK DQ DN DJ"
    state = announced(f"{courts} / F / XX..X")
    assert all(len(way & hand(courts)) == 2 for way in ways_to_discard(state))
    state = apply(state, Discard(Seat.FIRST, cards("F CQ CN"))).state
    names = [one.name for one in declarable(state, Seat.FIRST)]
    assert DeclarationName.CAVALRY_CLUBS not in names
    assert DeclarationName.CAVALRY_SPADES in names
