"""Section 5: leading, following, winning (PLAY-1 to PLAY-3)."""

from itertools import combinations

import pytest

from grosstarock.core.actions import Play
from grosstarock.core.cards import PACK, Card, Suit
from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import legal_actions
from grosstarock.core.events import TrickTaken
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.core.tricks import Trick
from grosstarock.testing.builder import (
    begin_play,
    card,
    deal_with,
    hand,
    mid_play,
    playing,
    random_play,
    refused,
)


def may_play(state: DealState) -> str:
    """The cards that may be played now, as text."""
    choice = legal_actions(state)
    assert isinstance(choice, PlayChoice)
    return " ".join(one.code for one in choice.cards)


# PLAY-1


@pytest.mark.clause("PLAY-1")
@pytest.mark.parametrize(
    ("preset", "players", "dealer", "order"),
    [
        ("danish", 3, 0, [1, 2, 0]),
        ("danish", 3, 1, [2, 0, 1]),
        ("danish", 3, 2, [0, 1, 2]),
        ("danish", 4, 0, [1, 3, 0]),
        ("danish", 4, 1, [2, 0, 1]),
        ("danish", 4, 3, [0, 2, 3]),
        ("two-player", 2, 0, [1, 0]),
        ("two-player", 2, 1, [0, 1]),
    ],
)
def test_eldest_leads_and_the_others_follow_in_playing_order(
    preset: str, players: int, dealer: int, order: list[int]
) -> None:
    state = deal_with({dealer: "C10 C9 C8"}, dealer=dealer, rules=rules_of(preset, players))
    state = begin_play(state, "C10 C9 C8")
    turns = []
    for _ in order:
        assert state.turn is not None
        turns.append(state.turn)
        state = playing(state, may_play(state).split()[0]).state
    assert turns == order
    assert state.seating.eldest == order[0]


@pytest.mark.clause("PLAY-1")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("C5 C6 C4", 2), ("C5 C3 C4", 1), ("C5 C6 CK", 0), ("C5 X D5", 2)],
)
def test_the_winner_of_a_trick_leads_to_the_next(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    hands = {1: first, 2: f"{second} !C !T", 0: f"{third} !C !T"}
    state = mid_play(hands, trick=9, leader=1)
    step = playing(state, trick)
    assert TrickTaken(9, Seat(winner)) in step.events
    assert step.state.turn == winner
    assert step.state.trick == Trick(10, step.state.seating.starting_with(Seat(winner)))


@pytest.mark.clause("PLAY-1")
def test_a_deal_has_25_tricks_and_a_trick_a_card_of_each(any_table: Rules) -> None:
    *_, over = random_play(deal_with({}, rules=any_table), "25 tricks")
    assert [trick.number for trick in over.tricks] == list(range(1, 26))
    active = min(any_table.players, 3)
    assert all(len(trick.cards) == active for trick in over.tricks)
    assert over.phase is Phase.OVER
    assert all(not held for held in over.hands)


@pytest.mark.clause("PLAY-1")
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_plays_out_of_turn(seat: int) -> None:
    state = mid_play({1: "C5", 2: "C6", 0: "C4"}, trick=9, leader=1)
    own = next(iter(state.hands[seat]))
    found = refused(state, Play(Seat(seat), own))
    assert (found.reason, found.turn) == (Reason.PLAY_TURN, Seat.SECOND)


# PLAY-2

BLUE = "C7 C2 / S5 / D3 / X IV"
NO_CLUBS = "S5 / D3 / X IV"
NO_CLUBS_NO_TRUMPS = "S5 / H9 / D3"


@pytest.mark.clause("PLAY-2")
@pytest.mark.parametrize(
    ("held", "table", "allowed"),
    [
        # Follow suit if you can.
        (BLUE, "C10", "C7 C2"),
        (BLUE, "CK", "C7 C2"),
        (BLUE, "S9", "S5"),
        (BLUE, "II", "T10 T4"),
        # Else trump if you can.
        (NO_CLUBS, "C10", "T10 T4"),
        (BLUE, "H3", "T10 T4"),
        # Else any card.
        (NO_CLUBS_NO_TRUMPS, "C10", "S5 H9 D3"),
        (NO_CLUBS_NO_TRUMPS, "II", "S5 H9 D3"),
        # No duty to overtake, neither in the suit nor in trumps, nor over another's trump.
        ("C2 C9 / X", "C5", "C9 C2"),
        ("XX II / S5", "XIII", "T20 T2"),
        ("XX II / S5", "C5 XIII", "T20 T2"),
        ("C2 XX II / S5", "C5 XIII", "C2"),
        # The lead is free.
        (BLUE, "", "C7 C2 S5 D3 T10 T4"),
    ],
)
def test_follow_suit_if_you_can_else_trump_if_you_can_else_any_card(
    held: str, table: str, allowed: str
) -> None:
    lying = table.split()
    leader = 0 if not lying else (3 - len(lying)) % 3
    number = 26 - len(held.replace("/", " ").split())
    state = mid_play({0: held}, trick=number, leader=leader, table=table)
    if state.phase is Phase.DEMAND:
        state = playing(state, "pass pass pass").state
    assert state.turn == 0
    assert may_play(state) == allowed


@pytest.mark.clause("PLAY-2")
@pytest.mark.parametrize(
    ("held", "table", "played", "reason", "suit"),
    [
        (BLUE, "C10", "S5", Reason.FOLLOW_SUIT, "C"),
        (BLUE, "C10", "X", Reason.FOLLOW_SUIT, "C"),
        (BLUE, "II", "S5", Reason.FOLLOW_SUIT, "T"),
        (NO_CLUBS, "C10", "S5", Reason.FOLLOW_TRUMP, "C"),
        (NO_CLUBS, "C10", "D3", Reason.FOLLOW_TRUMP, "C"),
        (NO_CLUBS, "C10", "C9", Reason.CARD_NOT_HELD, None),
    ],
)
def test_a_card_that_does_not_follow_is_refused_with_its_reason(
    held: str, table: str, played: str, reason: Reason, suit: str | None
) -> None:
    number = 26 - len(held.replace("/", " ").split())
    state = mid_play({0: held}, trick=number, leader=2, table=table)
    found = refused(state, Play(Seat.FIRST, card(played)))
    assert (found.reason, found.suit, found.cards) == (
        reason,
        None if suit is None else Suit(suit),
        (card(played),),
    )


@pytest.mark.clause("PLAY-2")
def test_the_card_on_the_table_before_one_s_own_sets_no_duty_but_the_lead() -> None:
    state = mid_play({0: "S5 C7 X"}, trick=23, leader=1, table="C10 S9")
    assert may_play(state) == "C7"


def cards_by_the_rulebook(held: list[str], led: str | None) -> set[str]:
    """PLAY-2 and SCUSE-1 once more, from the words of the rulebook, on card codes."""
    others = [code for code in held if code != "F"]
    if led is not None:
        of_suit = [code for code in others if code[0] == led]
        trumps = [code for code in others if code[0] == "T"]
        others = of_suit or trumps or others
    return set(others) | ({"F"} & set(held))


@pytest.mark.clause("PLAY-2", "SCUSE-1", "SCUSE-5")
@pytest.mark.parametrize("table", ["", "C10", "S9", "T7", "F:C", "F:S", "F:T", "C10 T7", "F:H C3"])
def test_every_hand_of_four_from_a_small_pack_may_play_what_the_rulebook_says(table: str) -> None:
    small_pack = ["CK", "C7", "S5", "HQ", "D3", "T10", "T4", "F"]
    lying = table.split()
    led = None
    if lying:
        led = lying[0][2] if lying[0].startswith("F:") else lying[0][0]
    for four in combinations(small_pack, 4):
        if "F" in four and lying and lying[0].startswith("F"):
            continue
        state = mid_play({0: " ".join(four)}, trick=22, leader=(3 - len(lying)) % 3, table=table)
        assert set(may_play(state).split()) == cards_by_the_rulebook(list(four), led)


# PLAY-3


@pytest.mark.clause("PLAY-3")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        # The highest card of the suit led; red numerals rank the other way round.
        ("C5 C9 C7", "C9"),
        ("C5 CJ C10", "CJ"),
        ("CN CQ CK", "CK"),
        ("S1 S10 S2", "S10"),
        ("H5 H9 H7", "H5"),
        ("D10 D1 D2", "D1"),
        ("H1 HJ HN", "HN"),
        ("DQ DK D1", "DK"),
        # A card of another suit never wins.
        ("C5 SK DK", "C5"),
        ("C5 SK C3", "C5"),
        ("H10 CK H9", "H9"),
        # The highest trump wins.
        ("C5 CK I", "T1"),
        ("CK II I", "T2"),
        ("CK I II", "T2"),
        ("CK XX XXI", "T21"),
        ("V XIII IX", "T13"),
        ("I CK DK", "T1"),
        # The 'Scuse never wins over anything, also between two trumps.
        ("C2 F D3", "C2"),
        ("C2 F CK", "CK"),
        ("IV F IX", "T9"),
        ("IX F IV", "T9"),
        ("CK I F", "T1"),
        ("F:C I II", "T2"),
        ("F:H II HK", "T2"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(
    trick: str, winner: str
) -> None:
    words = trick.split()
    named = Suit(words[0][2]) if ":" in words[0] else None
    played = tuple(card(word.partition(":")[0]) for word in words)
    order = (Seat.SECOND, Seat.THIRD, Seat.FIRST)
    complete = Trick(5, order, played, named)
    assert played[order.index(complete.winner)] is Card[winner]


@pytest.mark.clause("PLAY-3", "TAB-7")
def test_of_any_two_cards_the_trick_goes_to_the_one_the_rulebook_ranks_higher() -> None:
    ranked = [one.code for one in PACK]
    order = (Seat.FIRST, Seat.SECOND)
    for led in PACK[:-1]:
        for other in PACK[:-1]:
            if led is other:
                continue
            same = led.suit is other.suit
            second_wins = (
                ranked.index(other.code) < ranked.index(led.code)
                if same
                else other.suit is Suit.TRUMPS
            )
            trick = Trick(3, order, (led, other))
            assert (trick.winner is Seat.SECOND) is second_wins
            assert Trick(3, order, (other, Card.F)).winner is Seat.FIRST


@pytest.mark.clause("PLAY-3")
def test_the_winner_has_the_trick_in_the_own_pile() -> None:
    state = mid_play({1: "CK", 2: "C5 !T", 0: "X !C"}, trick=9, leader=1)
    before = hand("CK C5 X")
    after = playing(state, "CK C5 X").state
    assert after.tricks[-1].winner is Seat.FIRST
    assert set(after.tricks[-1].cards) == set(before)
