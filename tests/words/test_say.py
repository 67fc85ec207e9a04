"""What ``say`` says, in examples that a card player can read."""

import pytest

from grosstarock.core.cards import Card, Court, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice, NoChoice, PlayChoice
from grosstarock.core.clauses import CLAUSES, Clause
from grosstarock.core.declarations import Cavalry, DeclarationName, Degree, Kings, Matadors, Trumps
from grosstarock.core.discard import DiscardWay
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.events import (
    CardPlayed,
    Discarded,
    HandDealt,
    Paid,
    ScuseSettled,
    TrickTaken,
    seen_by,
)
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.piles import Exchange
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import IllegalAction, Reason, Refusal
from grosstarock.core.rules import Direction
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import HowEnded, Phase
from grosstarock.words import NoSuchMessage, Sayable, say, say_code, say_option

ADA, BO, CY = Seat(0), Seat(1), Seat(2)
NAMES = ("Ada", "Bo", "Cy")
CARDS = CardSet([Card.HK, Card.H3])


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Card.HK, "King of hearts"),
        (Card.S10, "10 of spades"),
        (Card.T7, "trump VII"),
        (Card.T1, "the Pagat"),
        (Card.T21, "the Mond"),
        (Card.F, "the 'Scuse"),
        (Suit.DIAMONDS, "diamonds"),
        (Court.KNIGHT, "Knight"),
        (Pot.KING, "King pot"),
        (Seat(1), "Bo"),
        (Seat(3), "seat 4"),
        (Trumps(11, with_pagat=True), "eleven trumps with the Pagat"),
        (Trumps(22, with_pagat=False), "twenty-two trumps without the Pagat"),
        (Matadors(4), "four matadors"),
        (Cavalry(Suit.SPADES, Degree.ABUNDANT), "abundant Cavalry in spades"),
        (
            Cavalry(Suit.DIAMONDS, Degree.HALF, Court.KNIGHT),
            "half Cavalry in diamonds, without the Knight",
        ),
        (Kings(Degree.HALF, Suit.HEARTS), "half Kings, without the King of hearts"),
        (DeclarationName.CAVALRY_SPADES, "Cavalry in spades"),
        (Degree.ABUNDANT, "abundant"),
        (Direction.CLOCKWISE, "Clockwise"),
        (True, "on"),
        (PRESETS["danish"], "Danish"),
        (Clause.SCUSE_6, "Never to the next-to-last"),
        (Phase.DISCARD, "Lay three cards away."),
        (HowEnded.BROKEN_OFF, "The deal was broken off and is void."),
        (NoChoice(), "There is nothing to do now."),
    ],
)
def test_single_things(thing: Sayable, said: str) -> None:
    assert say(thing, names=NAMES) == said


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (
            Entry(Clause.PAY_1, BO, ADA, 5, (Card.HK,)),
            "King of hearts lost: Bo pays 5 to Ada",
        ),
        (
            Entry(Clause.PAY_1, BO, Pot.PAGAT, 5, (Card.T1,)),
            "Pagat lost: Bo pays 5 into the Pagat pot",
        ),
        (
            Entry(Clause.ULT_3, CY, ADA, 45, (Card.T1,)),
            "Bagud with the Pagat: Cy pays 45 to Ada",
        ),
        (
            Entry(Clause.TOUT_1, Pot.KING, ADA, 65),
            "Tout: Ada takes 65 from the King pot",
        ),
        (Entry(Clause.MIS_1, BO, None, -25), "Misère: −25 for Bo"),
        (Entry(Clause.TWO_3, None, BO, 7), "Difference of the totals: Bo is ahead by 7"),
        (
            Entry(Clause.DECL_5, BO, ADA, 5, (Card.HK, Card.HQ, Card.HJ, Card.F)),
            "Half Cavalry in hearts, without the Knight: Bo pays 5 to Ada",
        ),
        (
            Entry(Clause.DECL_6, BO, ADA, 10, (Card.CK, Card.SK, Card.HK, Card.DK)),
            "All four Kings: Bo pays 10 to Ada",
        ),
        (Entry(Clause.TAB_1, BO, ADA, 5), "Seventy-eight cards: Bo pays 5 to Ada"),
    ],
)
def test_a_payment_says_why_and_who_pays_whom(entry: Entry, said: str) -> None:
    assert say(entry, names=NAMES) == said


def test_amounts_are_said_in_the_unit_of_the_table() -> None:
    entry = Entry(Clause.ULT_2, BO, ADA, 40, (Card.SK,))
    said = say(entry, names=NAMES, rules=rules_of("dollar"))
    assert said == "Ultimo with the King of spades: Bo pays $8 to Ada"


@pytest.mark.clause("DECL-3")
def test_trumps_whose_cards_are_hidden_are_counted_by_their_amount() -> None:
    seen = Entry(Clause.DECL_3, BO, ADA, 20, (Card.T1,))
    told = say(seen, names=NAMES, rules=rules_of("danish"))
    assert told == "Twelve trumps with the Pagat: Bo pays 20 to Ada"
    assert say(seen, names=NAMES) == "Trumps with the Pagat: Bo pays 20 to Ada"


def test_payments_of_one_cause_are_said_together() -> None:
    lost = [Entry(Clause.PAY_1, CY, to, 5, (Card.HK,)) for to in (ADA, BO, Pot.KING)]
    filled = [Entry(Clause.POT_2, seat, Pot.KING, 20) for seat in (ADA, BO, CY)]
    won = [Entry(Clause.MIS_1, payer, CY, 25) for payer in (ADA, BO)]
    assert say(Paid((*filled, *lost, *won)), names=NAMES).splitlines() == [
        "Empty pot filled: Ada, Bo and Cy pay 20 each into the King pot.",
        "King of hearts lost: Cy pays 5 each to Ada and Bo.",
        "King of hearts lost: Cy pays 5 into the King pot.",
        "Misère: Ada and Bo pay 25 each to Cy.",
    ]


def test_payments_of_two_players_for_the_same_clause_stay_apart() -> None:
    declared = [Entry(Clause.DECL_3, CY, to, 10) for to in (ADA, BO)]
    assert len(say(Paid(tuple(declared)), names=NAMES).splitlines()) == 2


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CardPlayed(BO, Card.F, None), "Bo plays the 'Scuse."),
        (CardPlayed(BO, Card.F, Suit.HEARTS), "Bo leads the 'Scuse and names hearts."),
        (TrickTaken(9, CY), "Cy takes trick 9."),
        (TrickTaken(9, Seat(3)), "Seat 4 takes trick 9."),
        (
            ScuseSettled(Exchange(BO, ADA, Card.H4)),
            "The 'Scuse goes back to Bo, and Ada is given the 4 of hearts for it.",
        ),
    ],
)
def test_events(event: Sayable, said: str) -> None:
    assert say(event, names=NAMES) == said


def test_hidden_cards_are_never_named() -> None:
    dealt = HandDealt(ADA, 3, (Card.HK, Card.T1, Card.F))
    discard = Discarded(ADA, (Card.H4, Card.H5, Card.D9))
    assert say(seen_by(dealt, BO), names=NAMES) == "Ada is dealt 3 cards."
    assert say(seen_by(discard, None), names=NAMES) == "Ada lays three cards away."
    told = say(seen_by(discard, ADA), names=NAMES)
    assert told == "Ada lays away the 4 of hearts, the 5 of hearts and the 9 of diamonds."


def test_a_played_deal_is_told_with_its_outcomes_and_card_points() -> None:
    last = ((ADA, Card.SK), (BO, Card.T1), (CY, Card.T14))
    played = DealPlayed(ADA, BySeat([True] * 3), last, CY, BySeat([30, 25, 23]))
    assert say(played, names=NAMES) == (
        "Ada loses the King of spades in the last trick: bagud. "
        "Bo loses the Pagat in the last trick: bagud. "
        "Card points: Ada 30, Bo 25 and Cy 23."
    )


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            Refusal(Reason.FOLLOW_SUIT, PlayChoice(ADA, CARDS, ()), (Card.T4,), suit=Suit.HEARTS),
            "You must follow suit: hearts are led, and you have one. (PLAY-2) "
            "You may play the King of hearts or the 3 of hearts.",
        ),
        (
            Refusal(Reason.DISCARD_HONOUR, NoChoice(), (Card.T1,)),
            "The Pagat is an honour and is never laid away. (DISC-2)",
        ),
        (
            Refusal(Reason.CARD_NOT_HELD, NoChoice(), (Card.CK,)),
            "You do not hold the King of clubs. (PLAY-2)",
        ),
        (Refusal(Reason.DEAL_OVER, NoChoice()), "The deal is over. (GAME-1)"),
    ],
)
def test_a_refusal_says_why_by_which_clause_and_what_is_legal(refusal: Refusal, said: str) -> None:
    assert say(refusal) == said
    assert say(IllegalAction(refusal)) == said


def test_out_of_turn_nothing_is_told_of_another_players_cards() -> None:
    refusal = Refusal(Reason.PLAY_TURN, PlayChoice(BO, CARDS, ()), turn=BO)
    assert say(refusal, names=NAMES) == "It is Bo's turn to play. (PLAY-1)"


def test_the_ways_to_discard_are_said_one_by_one() -> None:
    plain = CardSet([Card.C9, Card.C8, Card.C7, Card.C6])
    trumps = DiscardWay(CardSet([Card.T3, Card.T2]), 1, plain)
    choice = DiscardChoice(ADA, (DiscardWay(CardSet(), 3, plain), trumps), may_announce_tout=True)
    assert say(choice) == (
        "Lay away three of these: 9 of clubs, 8 of clubs, 7 of clubs and 6 of clubs. "
        "Or lay away trump III and trump II and one of these: "
        "9 of clubs, 8 of clubs, 7 of clubs and 6 of clubs. "
        "Or announce a tout first, and lay the 'Scuse away."
    )


def test_a_fault_tells_what_was_found_and_makes_it_printable() -> None:
    assert say(Fault.TWO_WITH_POTS) == "Two play without pots."
    wrong = Malformed(Fault.PRESET_UNKNOWN, found="dan\x1b[2Jish", known="classic, danish")
    assert say(wrong) == 'There is no preset "dan�[2Jish". The presets are: classic, danish.'


def test_names_from_outside_are_made_printable() -> None:
    assert say(TrickTaken(1, ADA), names=["A\x1b[2Jda"]) == "A�[2Jda takes trick 1."


def test_a_name_keeps_its_small_letter_at_the_start_of_a_sentence() -> None:
    assert say(TrickTaken(1, ADA), names=["bell hooks"]) == "bell hooks takes trick 1."


def test_a_clause_is_said_with_the_amounts_of_the_table() -> None:
    note = CLAUSES[Clause.LAST_1]
    assert "receives 20 (5) from" in say(note)
    assert "receives $4 from" in say(note, rules=rules_of("dollar"))


def test_codes_of_other_rooms_are_said_with_their_parameters() -> None:
    assert say_code("card-hidden") == "hidden card"
    told = say_code("reading-preset-unknown", {"found": "dolar", "near": "dollar"})
    assert told == 'Unknown preset: "dolar"; perhaps "dollar" is meant.'
    with pytest.raises(NoSuchMessage):
        say_code("no-such-code")
    with pytest.raises(NoSuchMessage, match="seat"):
        say_code("player-seat")


def test_the_value_of_an_option_is_said_with_its_meaning() -> None:
    assert say_option("pots", value=True) == "With pots"
    assert say_option("announced_tout", value=False) == "Not allowed"
