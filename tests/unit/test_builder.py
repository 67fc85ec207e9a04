"""The deal builder of the test kit."""

import pytest

from grosstarock.core.cards import PACK, SCUSE, Card
from grosstarock.core.cardset import HONOURS, CardSet
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.testing.builder import (
    ROMAN,
    begin_play,
    card,
    cards,
    deal_with,
    hand,
    ledger_lines,
    mid_play,
    playing,
    random_play,
    refused,
)

TWO = rules_of("two-player")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("CK CQ / H1 H10", "CK CQ H1 H10"),
        ("XXI, I, F", "T21 T1 F"),
        ("III..I", "T3 T2 T1"),
        ("T3..T1", "T3 T2 T1"),
        ("H1..H3", "H1 H2 H3"),
        ("", ""),
    ],
)
def test_cards_as_text(text: str, codes: str) -> None:
    assert " ".join(one.code for one in cards(text)) == codes


def test_every_trump_has_its_numeral() -> None:
    assert [card(numeral).number for numeral in ROMAN] == list(range(1, 22))


@pytest.mark.parametrize("text", ["CK CK", "C5..C3 C4", "C11", "XXII", "H", "I..XX"])
def test_what_is_no_hand(text: str) -> None:
    if text == "I..XX":
        assert cards(text) == ()
        return
    with pytest.raises(ValueError, match=r"card"):
        hand(text)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_partial_deal_is_completed_to_a_legal_pack(preset: str) -> None:
    for players in PRESETS[preset].players:
        for dealer in range(players):
            state = deal_with({dealer: "CK XXI"}, dealer=dealer, rules=rules_of(preset, players))
            assert sorted(state.pack) == list(PACK)
            assert hand("CK XXI") <= state.hands[dealer]
            assert len(state.hands[dealer]) == 28


def test_the_same_text_always_makes_the_same_deal() -> None:
    assert deal_with({1: "CK !T"}) == deal_with({1: "CK !T"})


def test_a_talon_a_dead_hand_and_suits_that_stay_out() -> None:
    state = deal_with({0: "!T !F", 1: "!H"}, talon="C3 S3 D3")
    assert state.dealt[0][25:] == cards("C3 S3 D3")
    assert state.hands[0].isdisjoint(hand("XXI..I F"))
    assert state.hands[1].isdisjoint(hand("HK HQ HN HJ H1..H10"))
    two = deal_with({}, rules=TWO, dead="F I XXI")
    assert all(held.isdisjoint(hand("F I XXI")) for held in two.hands)


@pytest.mark.parametrize(
    ("hands", "talon"),
    [
        ({0: "CK", 1: "CK"}, ""),
        ({0: "C3", 1: "CK"}, "CK C3 C4"),
        ({1: "XXI..I C1..C5 CK..C6"}, ""),
        ({0: "!T", 1: "!T", 2: "!T"}, ""),
        ({}, "C1 C2 C3 C4"),
    ],
)
def test_a_deal_that_cannot_be(hands: dict[int, str], talon: str) -> None:
    with pytest.raises(ValueError, match=r"card|room"):
        deal_with(hands, talon=talon)


def test_play_begins_after_discard_and_declarations() -> None:
    for preset in PRESETS:
        rules = rules_of(preset, options={"redeal_without_trumps": True})
        state = begin_play(deal_with({0: "C10 C9 C8"}, rules=rules), "C10 C9 C8")
        assert (state.phase, state.turn) == (Phase.PLAY, Seat.SECOND)
    voluntary = deal_with({0: "C10 C9 C8", 1: "CK SK HK DK"})
    assert begin_play(voluntary, "C10 C9 C8").declared == ((), (), ())
    assert begin_play(voluntary, "C10 C9 C8", declaring=True).declared[1] != ()


@pytest.mark.parametrize("number", range(2, 26))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_in_the_middle_has_every_card_once_and_goes_on_to_its_end(
    number: int, players: int
) -> None:
    rules = TWO if players == 2 else rules_of("danish", players)
    state = mid_play({0: "C3", 1: "CK"}, trick=number, leader=1, rules=rules)
    assert sorted(state.pack) == list(PACK)
    assert len(state.tricks) == number - 1
    assert {len(state.hands[seat]) for seat in state.seating.active} == {26 - number}
    assert state.discard is not None
    assert state.discard.isdisjoint(HONOURS)
    assert SCUSE not in CardSet(state.hands[0] | state.hands[1])
    *_, over = random_play(state, "to the end")
    assert over.phase is Phase.OVER


def test_in_the_first_trick_the_scuse_has_to_be_written() -> None:
    state = mid_play({2: "F"}, trick=1, leader=1, table="CK")
    assert len(state.hands[1]) == 24
    with pytest.raises(ValueError, match="too few"):
        mid_play({}, trick=1, leader=1, table="CK")


def test_cards_and_answers_are_played_as_written() -> None:
    state = mid_play({1: "F C4 C5", 2: "S1 S2 S3", 0: "H2 H3 H4"}, trick=23, leader=1)
    step = playing(state, "pass demand F:S S1 H2")
    assert step.state.tricks[-1].cards == (Card.F, Card.S1, Card.H2)
    assert step.state.demand_answers == (False, True)
    assert [len(held) for held in step.state.hands] == [2, 2, 2]
    with pytest.raises(ValueError, match="nobody"):
        playing(list(random_play(state, "over"))[-1], "CK")


def test_a_legal_action_is_not_refused() -> None:
    state = deal_with({0: "C10 C9 C8"})
    after = begin_play(state, "C10 C9 C8")
    with pytest.raises(AssertionError):
        refused(state, after.actions[1])


def test_the_ledger_as_lines() -> None:
    assert ledger_lines(deal_with({}).ledger)[-1] == "POT-3 0 pagat 5"
