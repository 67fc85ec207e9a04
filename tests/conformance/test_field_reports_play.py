"""Faults that other programs for this and for like games had: in legality, in play and in leaks.

G6 to G13 are findings in another program for this game; the others were reported by the users of
programs for neighbouring games. Each test is named for what must not happen here.
"""

from itertools import product

import pytest

from grosstarock.core.actions import (
    Action,
    Declare,
    Discard,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import PACK, SCUSE, Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice, NoChoice, PlayChoice
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, folded, initial, legal_actions, refusal
from grosstarock.core.events import TrumpsShown
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import OPTIONS, Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import view
from grosstarock.testing.builder import (
    begin_play,
    card,
    cards,
    deal_with,
    declared,
    hand,
    mid_play,
    playing,
    random_play,
    refused,
)

DANISH = rules_of("danish")
TWO = rules_of("two-player")


def may_play(state: DealState) -> str:
    choice = legal_actions(state)
    assert isinstance(choice, PlayChoice)
    return " ".join(one.code for one in choice.cards)


# G4, and the same announcement made twice


@pytest.mark.clause("DECL-1")
@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_g4_the_dealer_is_paid_once_for_a_declaration_however_many_sit_at_the_table(
    players: int, dealer: int
) -> None:
    rules = TWO if players == 2 else rules_of("danish", players)
    dealt = deal_with({dealer: "CK SK HK DK C10 C9 C8 !F !T"}, dealer=dealer, rules=rules)
    state = apply(dealt, Discard(Seat(dealer), cards("C10 C9 C8"))).state
    state = declared(state).state
    kings = [entry for entry in state.ledger if entry.clause is Clause.DECL_6]
    assert len(kings) == (1 if players == 2 else 2)
    assert len(state.declared) == min(players, 3)


@pytest.mark.clause("DECL-1", "DECL-2")
def test_a_declaration_sent_twice_is_paid_once() -> None:
    state = deal_with({0: "CK SK HK DK C10 C9 C8 !F"})
    state = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    kings = Declare(Seat.FIRST, (DeclarationName.KINGS,))
    after = apply(state, kings).state
    assert refused(after, kings).reason is Reason.DECLARE_TURN
    twice = Declare(Seat.FIRST, (DeclarationName.KINGS,) * 2)
    assert refused(state, twice).reason is Reason.DECLARE_TWICE


# G6 and G7: trumps laid away


@pytest.mark.clause("DISC-5")
def test_g6_following_suit_with_a_plain_card_announces_no_trumps() -> None:
    state = mid_play({0: "C3 H2 D3"}, trick=23, leader=2, table="C5", discard="IV III II")
    assert not [event for event in playing(state, "C3").events if isinstance(event, TrumpsShown)]


@pytest.mark.clause("DISC-5")
def test_g6_playing_the_scuse_announces_no_trumps() -> None:
    state = mid_play({0: "F H2 D3"}, trick=23, leader=2, table="C5", discard="IV III II")
    assert not [event for event in playing(state, "F").events if isinstance(event, TrumpsShown)]


@pytest.mark.clause("DISC-4")
@pytest.mark.parametrize("trumps", ["IV III II", "XX V", "IX"])
def test_g7_the_scuse_beside_one_to_three_trumps_does_not_keep_them_in_the_hand(
    trumps: str,
) -> None:
    state = deal_with({0: f"{trumps} F C10 C9 C8 !T"})
    away = (*cards(trumps), *cards("C10 C9"))[:3]
    assert apply(state, Discard(Seat.FIRST, away)).state.hands[0].of_suit(Suit.TRUMPS) == hand("")


@pytest.mark.clause("DISC-4")
def test_trumps_do_not_go_while_another_card_may_and_trumps_are_left() -> None:
    state = deal_with({0: "IX V IV III C10 C9 C8 !T"})
    found = refused(state, Discard(Seat.FIRST, cards("V IV III")))
    assert found.reason is Reason.DISCARD_TRUMPS


# G8, and what is marked legal differing from what is accepted


@pytest.mark.parametrize("seed", ["g8", "g8 again"])
def test_g8_what_is_offered_and_what_is_accepted_are_one_thing(any_table: Rules, seed: str) -> None:
    for state in random_play(deal_with({}, rules=any_table), seed):
        choice = legal_actions(state)
        if not isinstance(choice, PlayChoice):
            continue
        offered = set(choice)
        suits = (None, *Suit)
        for one, names in product(state.hands[choice.seat], suits):
            action = Play(choice.seat, one, names)
            assert (refusal(state, action) is None) is (action in offered)


@pytest.mark.clause("DISC-4")
def test_g8_trumps_that_may_be_laid_away_are_among_the_possible_cards() -> None:
    choice = legal_actions(deal_with({0: "IV III II F !T"}))
    assert isinstance(choice, DiscardChoice)
    assert hand("IV III II") <= choice.possible


# G9


@pytest.mark.clause("DISC-1")
@pytest.mark.parametrize("picture", ["C10 C10 C10", "C10 C10 C9"])
def test_g9_the_same_card_does_not_go_three_times(picture: str) -> None:
    state = deal_with({0: "C10 C9 C8"})
    found = refused(state, Discard(Seat.FIRST, tuple(Card[code] for code in picture.split())))
    assert found.reason is Reason.DISCARD_TWICE
    after = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    assert len(after.hands[0]) == 25


@pytest.mark.clause("DISC-1")
def test_a_card_of_an_older_hand_is_not_laid_away() -> None:
    state = deal_with({0: "C10 C9", 1: "C8"})
    found = refused(state, Discard(Seat.FIRST, cards("C10 C9 C8")))
    assert (found.reason, found.cards) == (Reason.DISCARD_NOT_HELD, (Card.C8,))


# G10


@pytest.mark.clause("SCUSE-5")
@pytest.mark.parametrize("led", "CSHDT")
def test_g10_a_suit_that_nobody_holds_any_more_may_be_named(led: str) -> None:
    others = [suit for suit in "CSHDT" if suit != led]
    rows = {"C": "C1 C2 C3 C4", "S": "S1 S2 S3 S4", "H": "H2 H3 H4 H5", "D": "D2 D3 D4 D5"}
    rows["T"] = "II III IV V"
    hands = {1: f"F {rows[others[0]][:8]}", 2: rows[others[1]], 0: rows[others[2]]}
    state = mid_play(hands, trick=22, leader=1)
    choice = view(state, Seat.SECOND).choice
    assert isinstance(choice, PlayChoice)
    assert "".join(choice.names) == "CSHDT"
    assert playing(state, f"F:{led}").state.turn is Seat.THIRD


# G13: an absent player can be stood in for in every phase


@pytest.mark.parametrize("redeal", [False, True])
def test_g13_every_phase_has_one_whose_turn_it_is_and_a_choice(
    any_table: Rules, *, redeal: bool
) -> None:
    rules = rules_of(any_table.preset, any_table.players, options={"redeal_without_trumps": redeal})
    phases = set()
    for seed in ("absent", "gone"):
        for state in random_play(deal_with({}, rules=rules), seed):
            phases.add(state.phase)
            if state.phase is Phase.OVER:
                continue
            assert state.turn in state.seating.active
            choice = legal_actions(state)
            assert choice.seat is state.turn  # type: ignore[union-attr]  # no NoChoice: there is a turn
            assert next(iter(choice), None) is not None
    assert {Phase.DECLARE, Phase.PLAY, Phase.OVER} <= phases


@pytest.mark.parametrize(
    ("preset", "players"), [("two-player", 2), ("danish", 3), ("danish", 4), ("dollar", 3)]
)
@pytest.mark.parametrize("redeal", [False, True])
def test_the_phases_follow_each_other_for_two_three_and_four(
    preset: str, players: int, *, redeal: bool
) -> None:
    rules = rules_of(preset, players, options={"redeal_without_trumps": redeal})
    start = deal_with({1: "F II", 0: "C10 C9 C8 III"}, rules=rules)
    seen = [start.phase, *(state.phase for state in random_play(start, "phases"))]
    order = [phase for place, phase in enumerate(seen) if phase != seen[place - 1]]
    first = [Phase.REDEAL] if redeal else []
    without_demand = [*first, Phase.DISCARD, Phase.DECLARE, Phase.PLAY, Phase.OVER]
    asked = [*first, Phase.DISCARD, Phase.DECLARE, Phase.PLAY, Phase.DEMAND, Phase.PLAY, Phase.OVER]
    assert order in (without_demand, asked)


# A forced single card is legal; nobody is ever without one


@pytest.mark.clause("SCUSE-6", "SCUSE-7")
@pytest.mark.parametrize(
    ("held", "number", "answers", "allowed"),
    [
        ("C3 F", 24, "", "C3"),
        ("I F", 24, "", "T1"),
        ("CK F", 24, "", "CK"),
        ("C3 C4 F", 23, "demand", "F"),
        ("F", 25, "", "F"),
    ],
)
def test_a_forced_single_card_may_be_played(
    held: str, number: int, answers: str, allowed: str
) -> None:
    state = mid_play({0: held, 2: "C10"}, trick=number, leader=2)
    state = playing(state, f"{answers} C10").state
    assert may_play(state) == allowed
    assert playing(state, allowed).state.hands[0] == hand(held).without(card(allowed))


def test_there_is_always_something_legal_until_the_deal_is_over(any_table: Rules) -> None:
    for seed in ("always", "ever"):
        for state in random_play(deal_with({}, rules=any_table), seed):
            assert (next(iter(legal_actions(state)), None) is None) is (state.phase is Phase.OVER)


# The dealer's discard: an illegal try leaves the phase usable, hands are of the right size


@pytest.mark.clause("DISC-1", "DISC-2")
def test_an_illegal_discard_leaves_the_dealer_able_to_discard() -> None:
    state = deal_with({0: "CK"}, talon="C10 C9 C8")
    assert refused(state, Discard(Seat.FIRST, cards("CK C10 C9"))).reason is Reason.DISCARD_HONOUR
    assert (state.phase, state.turn) == (Phase.DISCARD, Seat.FIRST)
    after = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    assert [len(held) for held in after.hands] == [25, 25, 25]


def test_all_cards_are_there_once_after_every_action(any_table: Rules) -> None:
    for state in random_play(deal_with({}, rules=any_table), "once"):
        lying = state.trick.cards if state.trick is not None else ()
        places = [*(one for held in state.hands for one in held), *(state.discard or ()), *lying]
        places += [one for trick in state.tricks for one in trick.cards]
        assert len(places) == len(set(places)) == (53 if any_table.players == 2 else 78)


# Declining, or having nothing to declare, moves on


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize("preset", ["classic", "danish", "dollar"])
def test_having_nothing_to_declare_or_declining_moves_on(preset: str) -> None:
    state = deal_with({0: "C10 C9 C8", 1: "CK SK HK DK !F !T"}, rules=rules_of(preset))
    state = begin_play(state, "C10 C9 C8")
    assert (state.phase, state.turn) == (Phase.PLAY, Seat.SECOND)


# What has been played and demanded is not remembered in a flag that goes stale


@pytest.mark.clause("SCUSE-7")
def test_that_the_scuse_was_played_is_read_off_the_tricks() -> None:
    held = mid_play({0: "C3 C4 F"}, trick=23, leader=1)
    played = mid_play({0: "C3 C4 C6"}, trick=23, leader=1)
    assert [state.phase for state in (held, played)] == [Phase.DEMAND, Phase.PLAY]


@pytest.mark.clause("SCUSE-7")
def test_a_demand_is_forgotten_in_the_next_deal(any_table: Rules) -> None:
    fresh = initial(any_table, Seat.FIRST)
    assert (fresh.scuse_demanded, fresh.demand_answers, fresh.trumps_shown) == (False, (), False)


# Who wins: two trumps, the 'Scuse between them, a named suit


@pytest.mark.clause("PLAY-3")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("C5 IV IX", 0),
        ("C5 IX IV", 2),
        ("IV F IX", 0),
        ("IX F IV", 1),
        ("F:H IV IX", 0),
        ("F:H IX IV", 2),
        ("F:T IV IX", 0),
    ],
)
def test_the_higher_of_two_trumps_wins(trick: str, winner: int) -> None:
    first, second, third = trick.split()
    hands = {2: f"{second} S8 S9 SJ", 0: f"{third} D8 D9 DJ"}
    state = mid_play(hands, trick=22, leader=1, table=first)
    assert playing(state, f"{second} {third}").state.tricks[-1].winner is Seat(winner)


# A naive statement of the duty to follow, after a led 'Scuse too


@pytest.mark.clause("PLAY-2", "SCUSE-1", "SCUSE-6", "SCUSE-7")
@pytest.mark.parametrize("seed", ["naive", "plain", "slow"])
def test_the_legal_cards_are_those_of_a_naive_statement_of_the_rules(
    any_table: Rules, seed: str
) -> None:
    for state in random_play(deal_with({}, rules=any_table), seed):
        if state.phase is Phase.PLAY and state.turn is not None:
            assert set(may_play(state).split()) == naive_cards(state, state.turn)


def naive_cards(state: DealState, seat: Seat) -> set[str]:
    assert state.trick is not None
    held = [one.code for one in state.hands[seat]]
    number = len(state.tricks) + 1
    if number == 23 and "F" in held and state.scuse_demanded:
        return {"F"}
    lying = [one.code for one in state.trick.cards]
    led = next((code[0] for code in lying if code != "F"), None)
    if lying and lying[0] == "F" and state.trick.named is not None:
        led = state.trick.named.value
    plain = [code for code in held if code != "F"]
    duty = plain
    if led is not None:
        of_suit = [code for code in plain if code[0] == led]
        duty = of_suit or [code for code in plain if code[0] == "T"] or plain
    free = ["F"] if "F" in held and number != 24 else []
    return {*duty, *free}


# Asking out of turn, or about a player who does not play


def test_asking_what_another_may_do_gets_a_clear_answer() -> None:
    state = deal_with({}, rules=rules_of("danish", 4))
    for seat in (Seat.SECOND, Seat.THIRD, Seat.FOURTH):
        assert view(state, seat).choice == NoChoice()
    assert list(NoChoice()) == []
    assert list(legal_actions(initial(DANISH, Seat.FIRST))) == []


@pytest.mark.clause("TAB-3")
@pytest.mark.parametrize(
    "action",
    [Discard(Seat.THIRD, PACK[:3]), Declare(Seat.THIRD, ()), Play(Seat.THIRD, SCUSE)],
)
def test_who_sits_out_cannot_act(action: Action) -> None:
    state = deal_with({}, rules=rules_of("danish", 4))
    assert refused(state, action).reason is Reason.SITTING_OUT


# A fast double click plays one card


@pytest.mark.clause("PLAY-1")
def test_a_card_sent_twice_is_played_once() -> None:
    state = mid_play({1: "C5 C6"}, trick=24, leader=1)
    after = playing(state, "C5").state
    for again in (Card.C5, Card.C6):
        assert refused(after, Play(Seat.SECOND, again)).reason is Reason.PLAY_TURN
    assert len(after.hands[1]) == 1


# Every combination of options plays to its end


@pytest.mark.parametrize("name", OPTIONS)
def test_a_deal_plays_to_its_end_with_every_value_of_every_option(name: str) -> None:
    for value in OPTIONS[name]:
        rules = rules_of("dollar", options={name: value})
        start = deal_with({}, rules=rules)
        *_, over = random_play(start, name)
        assert over.ended is not None
        assert folded(start, over.actions[1:]) == over


@pytest.mark.clause("GAME-3")
def test_a_player_with_trumps_who_is_asked_for_a_redeal_can_pass() -> None:
    state = deal_with({}, rules=rules_of("danish", options={"redeal_without_trumps": True}))
    assert list(legal_actions(state)) == [PassRedeal(Seat.SECOND)]
    assert CardSet(state.dealt[1]).of_suit(Suit.TRUMPS)
