"""The worked examples of the rulebook, by number: a, b and c play Danish with pots, a deals."""

import pytest

from grosstarock.core.actions import DealCards
from grosstarock.core.cards import Card
from grosstarock.core.engine import apply, initial
from grosstarock.core.facts import CardLost, DealPlayed
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import payments
from grosstarock.core.shuffle import shuffled
from grosstarock.testing.builder import begin_play, deal_with
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, ledger_lines, settlement_lines

RULES = rules_of("danish")


@pytest.mark.clause("POT-2", "POT-3", "GAME-2")
def test_1_the_start_of_a_match() -> None:
    state = apply(initial(RULES, Seat.FIRST), DealCards(shuffled("gt1:example"))).state
    assert ledger_lines(state.ledger) == expected_lines("""
        a, b, c pay King pot 20 POT-2
        a, b, c pay Pagat pot 20 POT-2
        a pays King pot 5 POT-3; a pays Pagat pot 5 POT-3
    """)
    assert state.accounts == Accounts(BySeat((-50, -40, -40)), Pots(65, 65))
    assert state.accounts.total() == 0


@pytest.mark.clause("DECL-3", "DECL-4", "DECL-7")
def test_2_eleven_trumps_with_the_pagat_and_four_matadors() -> None:
    """The 'Scuse is one of the eleven and one of the four."""
    dealt = deal_with(
        {1: "F T21 T20 T18 T16 T14 T12 T10 T8 T6 T1 CN C2 SN S2 S3 HN H2 DN D2 !T"}, dealer=0
    )
    plain = [card for card in dealt.hands[0] if card.number and card.suit != "T"]
    discard = " ".join(card.code for card in plain[-3:])
    state = begin_play(dealt, discard, declaring=True)
    by_b = [entry for entry in state.ledger if entry.payee is Seat.SECOND]
    assert ledger_lines(by_b) == expected_lines("""
        c, a pay b 15 DECL-3 (T21 T20 T18 T16 T14 T12 T10 T8 T6 T1 F)
        c, a pay b 15 DECL-4 (T21 T20 T1 F)
    """)


@pytest.mark.clause("PAY-1")
def test_3_a_king_lost_to_a_trump_in_the_ninth_trick() -> None:
    entries = payments(RULES, Pots(65, 65), CardLost(Seat.FIRST, Seat.THIRD, Card.HK))
    assert ledger_lines(entries) == expected_lines("""
        c pays a, b 5 PAY-1 (HK); c pays King pot 5 PAY-1 (HK)
    """)


@pytest.mark.clause("ULT-3", "LAST-1")
def test_4_the_king_and_the_pagat_fall_in_the_last_trick() -> None:
    wish = Wish(last_tricks="a: SK T1 T14")
    state = composed_state(RULES, "a", wish, pots=(70, 65))
    lines = [line for line in settlement_lines(state.ledger) if "CARD-2" not in line]
    assert lines == expected_lines("""
        a pays b, c 40 ULT-3 (SK); a pays King pot 70 ULT-3 (SK)
        b pays c, a 45 ULT-3 (T1); b pays Pagat pot 65 ULT-3 (T1)
    """)
    assert state.accounts.pots == Pots(140, 130)


@pytest.mark.clause("ULT-2", "POT-2")
def test_5_king_ultimo_and_the_king_pot_filled_anew_before_the_next_deal() -> None:
    state = composed_state(RULES, "a", Wish(last_tricks="a: CK C2 C3"))
    king_pot = state.before.pots.king + sum(
        entry.points for entry in state.ledger if entry.payee == "king"
    )
    lines = [line for line in settlement_lines(state.ledger) if "CARD-2" not in line]
    assert lines == expected_lines(f"""
        b, c pay a 40 ULT-2 (CK); King pot pays a {king_pot} ULT-2 (CK)
    """)
    assert state.accounts.pots.king == 0
    match = after_deal(new_match(RULES), state)
    following_deal = apply(next_deal(match), DealCards(shuffled("gt1:next"))).state
    assert ledger_lines(following_deal.ledger) == expected_lines("""
        a, b, c pay King pot 20 POT-2
        b pays King pot 5 POT-3; b pays Pagat pot 5 POT-3
    """)


@pytest.mark.clause("CARD-2")
def test_6_card_points_32_24_and_22_with_the_dealer_lowest() -> None:
    fact = DealPlayed(
        dealer=Seat.THIRD,
        has_trick=BySeat((True, True, True)),
        last_trick=((Seat.FIRST, Card.C3), (Seat.SECOND, Card.C2), (Seat.THIRD, Card.D5)),
        last_winner=Seat.FIRST,
        card_points=BySeat((32, 24, 22)),
    )
    lines = ledger_lines(payments(RULES, Pots(65, 65), fact))
    assert [line for line in lines if "CARD-2" in line] == ["c pays a 5 CARD-2"]
