"""Section 5: how the 'Scuse is played, led and demanded (SCUSE-1, SCUSE-5 to SCUSE-7)."""

import pytest

from grosstarock.core.actions import Action, Demand, PassDemand, Play
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.engine import apply, legal_actions
from grosstarock.core.events import CardPlayed, DemandAnswered, TrickTaken
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
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

TWO = rules_of("two-player")


def may_play(state: DealState) -> str:
    choice = legal_actions(state)
    assert isinstance(choice, PlayChoice)
    return " ".join(one.code for one in choice.cards)


def may_name(state: DealState) -> str:
    choice = legal_actions(state)
    assert isinstance(choice, PlayChoice)
    return " ".join(choice.names)


# SCUSE-1


@pytest.mark.clause("SCUSE-1")
@pytest.mark.parametrize(
    ("held", "table", "allowed"),
    [
        ("C7 S5 X F", "C10", "C7 F"),
        ("C7 S5 X F", "II", "T10 F"),
        ("S5 D3 X F", "C10", "T10 F"),
        ("S5 D3 H3 F", "C10", "S5 H3 D3 F"),
        ("S5 D3 H3 F", "C10 II", "S5 H3 D3 F"),
        ("C7 S5 X F", "", "C7 S5 T10 F"),
    ],
)
def test_the_scuse_may_be_played_at_any_time_and_frees_no_other_card(
    held: str, table: str, allowed: str
) -> None:
    leader = (3 - len(table.split())) % 3
    state = mid_play({0: held}, trick=22, leader=leader, table=table)
    assert may_play(state) == allowed


@pytest.mark.clause("SCUSE-1", "PLAY-2")
@pytest.mark.parametrize(
    ("held", "table", "played", "reason"),
    [
        ("C7 S5 X F", "C10", "S5", Reason.FOLLOW_SUIT),
        ("S5 D3 X F", "C10", "S5", Reason.FOLLOW_TRUMP),
    ],
)
def test_holding_the_scuse_frees_nobody_from_following(
    held: str, table: str, played: str, reason: Reason
) -> None:
    state = mid_play({0: held}, trick=22, leader=2, table=table)
    assert refused(state, Play(Seat.FIRST, card(played))).reason is reason


@pytest.mark.clause("SCUSE-1")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("C5 F C3", 1), ("C3 F C5", 0), ("I F D5", 1), ("C3 II F", 2), ("IV F IX", 0)],
)
def test_the_scuse_never_wins_when_it_is_not_led(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    hands = {1: first, 2: f"{second} !C !T", 0: f"{third} !C !T"}
    step = playing(mid_play(hands, trick=9, leader=1), trick)
    assert TrickTaken(9, Seat(winner)) in step.events


# SCUSE-2, SCUSE-3: while the deal runs


@pytest.mark.clause("SCUSE-2", "SCUSE-3")
def test_nothing_is_exchanged_before_the_deal_is_over() -> None:
    state = mid_play({1: "C5", 2: "F !C !T", 0: "C3 !T"}, trick=9, leader=1)
    step = playing(state, "C5 F C3")
    assert [type(event) for event in step.events] == [CardPlayed] * 3 + [TrickTaken]
    assert step.state.tricks[-1].winner is Seat.SECOND


# SCUSE-4: to the last trick


@pytest.mark.clause("SCUSE-4")
@pytest.mark.parametrize("table", ["", "C5", "C5 X"])
def test_the_scuse_may_and_must_be_played_to_the_last_trick_if_it_is_all_that_is_left(
    table: str,
) -> None:
    state = mid_play({0: "F"}, trick=25, leader=(3 - len(table.split())) % 3, table=table)
    assert may_play(state) == "F"
    assert may_name(state) == ""


@pytest.mark.clause("SCUSE-4", "SCUSE-5")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("C5 F C3", 1), ("C5 C6 F", 2), ("F C3 C5", 0), ("F C3 D5", 2), ("F C3 II", 0)],
)
def test_the_scuse_never_takes_the_last_trick(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    state = mid_play({1: first, 2: second, 0: third}, trick=25, leader=1)
    after = playing(state, trick).state
    assert after.tricks[-1].winner is Seat(winner)


# SCUSE-5


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize("number", [2, 9, 22, 23])
def test_who_leads_the_scuse_names_one_of_the_four_suits_or_trumps(number: int) -> None:
    state = mid_play({1: "F"}, trick=number, leader=1)
    if number == 23:
        state = playing(state, "pass pass pass").state
    assert may_name(state) == "C S H D T"
    for suit in Suit:
        assert playing(state, f"F:{suit}").state.trick is not None


@pytest.mark.clause("SCUSE-5")
def test_it_may_be_led_to_the_first_trick() -> None:
    state = begin_play(deal_with({1: "F", 0: "C10 C9 C8"}), "C10 C9 C8")
    assert may_name(state) == "C S H D T"
    led = playing(state, "F:H").state.trick
    assert led is not None
    assert led.suit_led is Suit.HEARTS


@pytest.mark.clause("SCUSE-5")
def test_a_suit_must_be_named_with_a_scuse_that_is_led() -> None:
    state = mid_play({1: "F"}, trick=9, leader=1)
    found = refused(state, Play(Seat.SECOND, SCUSE))
    assert (found.reason, found.cards) == (Reason.SCUSE_NAME_MISSING, (SCUSE,))


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize(
    ("number", "table", "played"),
    [(9, "C5", "F:H"), (9, "C5", "C3:C"), (9, "", "C3:C"), (25, "", "F:H"), (25, "C5", "F:C")],
)
def test_no_suit_is_named_with_another_card_nor_when_following_nor_in_the_last_trick(
    number: int, table: str, played: str
) -> None:
    code, names = played.split(":")
    state = mid_play({0: code}, trick=number, leader=2 if table else 0, table=table)
    action = Play(Seat.FIRST, card(code), Suit(names))
    assert refused(state, action).reason is Reason.SCUSE_NAME_UNASKED


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize(
    ("held", "named", "allowed"),
    [
        ("C7 S5 X IV", "C", "C7"),
        ("C7 S5 X IV", "S", "S5"),
        ("C7 S5 X IV", "T", "T10 T4"),
        ("C7 S5 X IV", "H", "T10 T4"),
        ("C7 S5 D3 D2", "H", "C7 S5 D2 D3"),
        ("C7 S5 D3 D2", "T", "C7 S5 D2 D3"),
    ],
)
def test_the_others_follow_as_if_a_card_of_the_named_suit_had_been_led(
    held: str, named: str, allowed: str
) -> None:
    state = mid_play({0: held}, trick=22, leader=2, table=f"F:{named}")
    assert may_play(state) == allowed


@pytest.mark.clause("SCUSE-5", "PLAY-3")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        # Nobody follows or trumps: its player wins.
        ("F:H C3 D5", 1),
        ("F:T C3 D5", 1),
        ("F:C DK SK", 1),
        # It is the lowest card of the suit named.
        ("F:H H10 D5", 2),
        ("F:C C1 D5", 2),
        ("F:C D5 C1", 0),
        ("F:T I D5", 2),
        ("F:H H10 H9", 0),
        # Trumps win over it.
        ("F:H II D5", 2),
        ("F:H II V", 0),
        ("F:H HK II", 0),
    ],
)
def test_a_led_scuse_takes_the_trick_if_nobody_follows_or_trumps(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    hands = {2: f"{second} S9 S7 S2", 0: f"{third} S8 S6 S3"}
    led = mid_play(hands, trick=22, leader=1, table=first)
    step = playing(led, f"{second} {third}")
    assert TrickTaken(22, Seat(winner)) in step.events


@pytest.mark.clause("SCUSE-5", "SCUSE-2")
def test_who_wins_with_a_led_scuse_leads_again() -> None:
    hands = {1: "F C5 C6 C7", 2: "S9 S7 S2 S1", 0: "D1 D2 D3 D4"}
    after = playing(mid_play(hands, trick=22, leader=1), "F:H S9 D1").state
    assert after.tricks[-1].winner is Seat.SECOND
    assert after.turn is Seat.SECOND


@pytest.mark.clause("SCUSE-5")
def test_a_suit_that_nobody_holds_may_be_named() -> None:
    hands = {1: "F C5 C6 C7", 2: "S9 S7 S2 S1", 0: "D1 D2 D3 D4"}
    state = mid_play(hands, trick=22, leader=1)
    assert may_name(state) == "C S H D T"
    assert playing(state, "F:H").state.trick is not None


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize(
    ("second", "third"),
    [("C1 C2 C3 C4", "S1 S2 S3 S4"), ("XX XIX V II", "HK H1 DK D1"), ("H2 H3 H4 H5", "I II V X")],
)
def test_the_suits_to_name_do_not_depend_on_what_the_others_hold(second: str, third: str) -> None:
    state = mid_play({1: "F C5 C6 C7", 2: second, 0: third}, trick=22, leader=1)
    assert may_name(state) == "C S H D T"


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize(
    ("held", "second", "allowed"),
    [("C7", "C3", "C7"), ("D7", "C3", "D7"), ("X", "C3", "T10")],
)
def test_led_to_the_last_trick_the_second_card_sets_the_suit(
    held: str, second: str, allowed: str
) -> None:
    state = mid_play({0: held, 2: second}, trick=25, leader=1, table="F")
    state = playing(state, second).state
    assert state.trick is not None
    assert state.trick.suit_led is card(second).suit
    assert may_play(state) == allowed


@pytest.mark.clause("SCUSE-5", "SCUSE-4")
def test_with_two_players_a_scuse_led_to_the_last_trick_is_lost_to_the_other() -> None:
    state = mid_play({0: "F", 1: "C3"}, trick=25, leader=0, rules=TWO)
    assert playing(state, "F C3").state.tricks[-1].winner is Seat.SECOND


@pytest.mark.clause("SCUSE-5")
def test_with_two_players_a_led_scuse_takes_the_trick_if_the_other_cannot_follow() -> None:
    state = mid_play({0: "F C5 C6 C7", 1: "S1 S2 S3 S4"}, trick=22, leader=0, rules=TWO)
    assert playing(state, "F:H S1").state.tricks[-1].winner is Seat.FIRST
    assert playing(state, "F:S S1").state.tricks[-1].winner is Seat.SECOND


# SCUSE-6


@pytest.mark.clause("SCUSE-6")
@pytest.mark.parametrize(
    ("held", "table", "allowed"),
    [
        ("C3 F", "", "C3"),
        ("C3 F", "C10", "C3"),
        ("C3 F", "S10", "C3"),
        ("X F", "S10", "T10"),
        ("C3 F", "II V", "C3"),
    ],
)
def test_the_scuse_and_one_card_leave_that_card_at_trick_24(
    held: str, table: str, allowed: str
) -> None:
    state = mid_play({0: held}, trick=24, leader=(3 - len(table.split())) % 3, table=table)
    assert may_play(state) == allowed
    names = Suit.HEARTS if not table else None
    found = refused(state, Play(Seat.FIRST, SCUSE, names))
    assert (found.reason, found.cards) == (Reason.SCUSE_PENULTIMATE, (SCUSE,))
    assert playing(state, allowed).state.hands[0] == hand("F")


@pytest.mark.clause("SCUSE-6")
def test_it_may_be_played_to_the_tricks_before_and_after() -> None:
    assert "F" in may_play(mid_play({0: "C3 C4 F"}, trick=23, leader=2, table="C10"))
    assert "F" in may_play(mid_play({0: "F"}, trick=25, leader=2, table="C10"))


# SCUSE-7


def asked(state: DealState) -> list[tuple[int, bool]]:
    """Who is asked before trick 23 if all pass, and whether they may demand."""
    found = []
    while isinstance(choice := legal_actions(state), DemandChoice):
        found.append((int(choice.seat), choice.may_demand))
        state = apply(state, PassDemand(choice.seat)).state
    assert state.phase is Phase.PLAY
    return found


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize(
    ("holder", "leader", "expected"),
    [
        (0, 0, [(0, False), (1, True), (2, True)]),
        (0, 1, [(1, True), (2, True), (0, False)]),
        (1, 1, [(1, False), (2, True), (0, True)]),
        (2, 0, [(0, True), (1, True), (2, False)]),
    ],
)
def test_each_is_asked_from_the_leader_on_and_the_holder_too_who_can_only_pass(
    holder: int, leader: int, expected: list[tuple[int, bool]]
) -> None:
    assert asked(mid_play({holder: "F"}, trick=23, leader=leader)) == expected


@pytest.mark.clause("SCUSE-7", "TAB-3")
def test_of_four_the_three_who_play_are_asked() -> None:
    state = mid_play({0: "F"}, trick=23, leader=3, rules=rules_of("danish", 4))
    assert asked(state) == [(3, True), (0, False), (1, True)]


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize(
    ("answers", "demanded_by"),
    [("demand", 1), ("pass demand", 2), ("pass pass", None)],
)
def test_the_question_ends_with_the_first_demand(answers: str, demanded_by: int | None) -> None:
    state = mid_play({0: "F"}, trick=23, leader=1)
    step = playing(state, answers)
    answered = [event for event in step.events if isinstance(event, DemandAnswered)]
    assert len(answered) == len(answers.split())
    if demanded_by is None:
        assert step.state.phase is Phase.DEMAND
    else:
        assert answered[-1] == DemandAnswered(Seat(demanded_by), demanded=True)
        assert step.state.phase is Phase.PLAY
        assert step.state.turn is Seat.SECOND


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize(
    ("leader", "before", "names"),
    [(0, "", "C S H D T"), (2, "C10", ""), (1, "C10 CK", "")],
)
def test_a_demanded_scuse_is_the_only_card_its_holder_may_play(
    leader: int, before: str, names: str
) -> None:
    answers = "pass demand" if leader == 0 else "demand"
    hands = {0: "C3 X F", 1: "C10 S1 S2", 2: "CK S3 S4"} if leader == 1 else {0: "C3 X F", 2: "C10"}
    state = playing(mid_play(hands, trick=23, leader=leader), f"{answers} {before}").state
    assert may_play(state) == "F"
    assert may_name(state) == names
    found = refused(state, Play(Seat.FIRST, Card.C3))
    assert (found.reason, found.cards) == (Reason.SCUSE_DEMANDED, (SCUSE,))


@pytest.mark.clause("SCUSE-7")
def test_a_demand_binds_the_holder_alone() -> None:
    state = mid_play({0: "C3 X F", 2: "C10 S1 S2"}, trick=23, leader=2)
    state = playing(state, "demand").state
    assert may_play(state) == "C10 S2 S1"


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize("answers", ["pass pass pass"])
def test_a_scuse_that_is_not_demanded_may_be_kept(answers: str) -> None:
    state = playing(mid_play({0: "C3 X F"}, trick=23, leader=0), answers).state
    assert may_play(state) == "C3 T10 F"


@pytest.mark.clause("SCUSE-7")
def test_the_holder_may_not_demand_it() -> None:
    state = mid_play({1: "F"}, trick=23, leader=1)
    found = refused(state, Demand(Seat.SECOND))
    assert (found.reason, found.cards) == (Reason.DEMAND_OWN_SCUSE, (SCUSE,))


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Demand(Seat.THIRD), Reason.DEMAND_TURN),
        (PassDemand(Seat.FIRST), Reason.DEMAND_TURN),
        (Play(Seat.SECOND, Card.CK), Reason.DEMAND_FIRST),
    ],
)
def test_nobody_answers_out_of_turn_or_leads_before_all_have_answered(
    action: Action, reason: Reason
) -> None:
    assert refused(mid_play({0: "F", 1: "CK"}, trick=23, leader=1), action).reason is reason


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize("number", [22, 24])
def test_it_is_demanded_on_the_third_to_last_trick_only(number: int) -> None:
    state = mid_play({0: "F"}, trick=number, leader=1)
    assert state.phase is Phase.PLAY
    assert refused(state, Demand(Seat.SECOND)).reason is Reason.PLAY_FIRST


@pytest.mark.clause("SCUSE-7")
def test_nobody_is_asked_when_it_has_been_played() -> None:
    assert asked(mid_play({}, trick=23, leader=1)) == []


@pytest.mark.clause("SCUSE-7", "TOUT-A1")
def test_nobody_is_asked_when_it_was_laid_away() -> None:
    state = mid_play(
        {},
        trick=23,
        leader=1,
        discard="F C1 C2",
        tout_announced=True,
        rules=rules_of("dollar"),
    )
    assert asked(state) == []


@pytest.mark.clause("SCUSE-7", "TWO-1")
@pytest.mark.parametrize("leader", [0, 1])
def test_two_players_are_asked_too_with_the_scuse_in_hand(leader: int) -> None:
    state = mid_play({0: "F"}, trick=23, leader=leader, rules=TWO)
    assert sorted(asked(state)) == [(0, False), (1, True)]


def scuse_in_the_dead_hand() -> DealState:
    """Two players before trick 23; nobody holds the 'Scuse, and nobody has played it."""
    state = mid_play({0: "C3 C2 C1", 1: "S3 S2 S1"}, trick=23, leader=0, rules=TWO)
    assert all(SCUSE not in trick.cards for trick in state.tricks)
    return state


@pytest.mark.clause("SCUSE-7", "TWO-1")
def test_two_players_are_asked_even_if_it_lies_in_the_dead_hand_and_a_demand_does_nothing() -> None:
    state = scuse_in_the_dead_hand()
    assert asked(state) == [(0, True), (1, True)]
    demanded = playing(state, "demand").state
    assert may_play(demanded) == "C3 C2 C1"
    assert may_play(playing(demanded, "C3").state) == "S3 S2 S1"


@pytest.mark.clause("SCUSE-7")
def test_whether_it_was_demanded_is_open_to_all_and_new_in_each_deal(any_table: Rules) -> None:
    *_, over = random_play(deal_with({}, rules=any_table), "demand")
    again = deal_with({}, rules=any_table)
    assert not again.scuse_demanded
    assert over.demand_answers == () or len(over.demand_answers) <= min(3, any_table.players)
