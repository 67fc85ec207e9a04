"""Whole deals at random: their records, texts, one-line forms, and their endings."""

import json
import os
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.differential.naive_judge import judge
from tests.differential.watched import record_of_rules
from tests.properties.known_cards import cards_known_to, hidden_from

from grosstarock.core import engine
from grosstarock.core.actions import Action, BreakOff
from grosstarock.core.cards import Card
from grosstarock.core.ending import Ending, ending_of
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.ledger import Accounts, Entry, posted
from grosstarock.core.match import Match
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import card_units
from grosstarock.core.state import DealState, Phase, scores_so_far
from grosstarock.notation.oneline import (
    prefix_of,
    read_ending,
    read_prefix,
    write_ending,
    write_prefix,
)
from grosstarock.notation.record import match_end_of, record_of, record_seen_by, state_of
from grosstarock.notation.record_reader import read_match_end, read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.replay import Outcome, differences, match_end_differences, verified
from grosstarock.notation.text_reader import read_text
from grosstarock.notation.text_writer import write_text
from grosstarock.testing import strategies
from grosstarock.testing.strategies_play import played_on

DEEP = os.environ.get("GROSSTAROCK_DEEP") == "1"
NAMES = ("Ada", "Bo", "Çelik “the Pagat”", "D d")
NUMBERS = st.integers(0, 2**32 - 1)


def examples(daily: int) -> settings:
    return settings(max_examples=daily * 10 if DEEP else daily)


def names_for(state: DealState) -> tuple[str, ...]:
    return NAMES[: state.rules.players]


@pytest.mark.clause("GAME-2")
@examples(40)
@given(strategies.deals_in_progress(), NUMBERS)
def test_a_record_replays_to_the_same_deal_and_is_read_as_it_was_written(
    state: DealState, number: int
) -> None:
    if number % 4 == 3 and state.turn is not None:
        state = engine.apply(state, BreakOff()).state
    record = record_of(state, names_for(state))
    line = write_record(record)
    assert read_record(line) == record
    assert state_of(record).accounts == state.accounts
    assert record_of(state_of(record), names_for(state)) == record
    if state.phase is Phase.OVER:
        assert differences(record) == []
        written, by_hand = json.loads(line), record_of_rules(state)
        for same in ("rules", "players"):
            del written[same], by_hand[same]
        assert written == by_hand


@examples(40)
@given(st.lists(strategies.deals_in_progress(), min_size=1, max_size=3))
def test_text_and_json_say_the_same(states: list[DealState]) -> None:
    records = [record_of(state, names_for(state)) for state in states]
    text = write_text(records)
    assert read_text(text) == records
    assert write_text(read_text(text)) == text


@examples(30)
@given(strategies.deals_in_progress(), st.integers(-1, 3))
def test_a_record_seen_by_a_seat_names_no_hidden_card_and_is_read_back(
    state: DealState, number: int
) -> None:
    viewer = None if number < 0 else Seat(number % state.rules.players)
    record = record_seen_by(state, viewer, names_for(state))
    line = write_record(record)
    assert read_record(line) == record
    assert read_text(write_text([record])) == [record]
    assert read_prefix(write_prefix(record)) == prefix_of(record)
    # A deal played to its end is open; before that only what was told or played is.
    named = {card for hand in record.deal for card in hand if card is not None}
    assert named <= cards_known_to(state, viewer)
    written = set(line.replace("[", '"').split('"'))
    assert not written & {card.code for card in hidden_from(state, viewer)}
    if hidden_from(state, viewer):
        assert verified(record).outcome is Outcome.UNSEEN


@examples(40)
@given(strategies.deals_in_progress())
def test_the_one_line_form_of_a_deal_so_far_is_read_as_it_was_written(state: DealState) -> None:
    record = record_of(state, names_for(state))
    line = write_prefix(record)
    assert "\n" not in line
    assert read_prefix(line) == prefix_of(record)
    assert write_prefix(read_prefix(line)) == line
    again = state_of(read_prefix(line))
    # With two players nobody knows the order of the dead hand, so the pack may be another.
    assert replace(again, pack=(), actions=()) == replace(state, pack=(), actions=())
    assert again.actions[1:] == state.actions[1:]


@examples(60)
@given(strategies.endings())
def test_the_one_line_form_of_an_ending_is_read_as_it_was_written(ending: Ending) -> None:
    line = write_ending(ending)
    assert read_ending(line) == ending
    assert write_ending(read_ending(line)) == line


@pytest.mark.clause("SCUSE-2", "SCUSE-3")
@examples(60)
@given(strategies.deals(), NUMBERS)
def test_an_ending_played_out_pays_what_the_deal_pays(state: DealState, number: int) -> None:
    states = [state]
    while states[-1].turn is not None:
        states.append(played_on(states[-1], number and number + len(states), 1))
    deal = states[-1]
    starts = [one for one in states if one.phase in (Phase.DEMAND, Phase.PLAY)]
    for start in Random(number).sample(starts, min(len(starts), 8)):
        ending = ending_of(start)
        entries = play_out(ending, start, deal.actions[len(start.actions) :])
        assert entries == deal.ledger[len(start.ledger) :]


def play_out(ending: Ending, start: DealState, actions: tuple[Action, ...]) -> tuple[Entry, ...]:
    """All entries from an ending on; on the way it is the ending of the deal at that place."""
    paid: tuple[Entry, ...] = ()
    state = start
    for action in actions:
        assert ending_choice(ending) == engine.legal_actions(state)
        ending, entries = after_action(ending, action)
        state = engine.apply(state, action).state
        paid += entries
        if state.turn is not None:
            assert ending == ending_of(state)
    assert not list(ending_choice(ending))
    return paid


@pytest.mark.clause("CARD-1", "TWO-3", "GAME-2")
@examples(100)
@given(strategies.finished_deals())
def test_a_finished_deal_adds_up(state: DealState) -> None:
    assert state.accounts == posted(state.before, state.ledger)
    if state.played is None:
        return
    points = state.played.card_points
    if state.rules.players == 2:
        first, second = scores_so_far(state)
        moved = [after - before for after, before in zip(*both_balances(state), strict=True)]
        assert sorted(moved) == [0, abs(first - second)]
        assert moved[0 if first > second else 1] == abs(first - second)
    else:
        assert sum(points) == 78
        assert state.accounts.total() == state.before.total() == 0
    if state.seating.sitting_out is not None:
        assert points[state.seating.sitting_out] == 0


def both_balances(state: DealState) -> tuple[BySeat[int], BySeat[int]]:
    return state.accounts.balances, state.before.balances


@examples(60)
@given(strategies.finished_deals())
def test_the_naive_judge_agrees(state: DealState) -> None:
    assert judge(record_of_rules(state)) == []


@pytest.mark.clause("CARD-2")
def test_units_are_the_nearest_whole_number_of_fives() -> None:
    for points in range(79):
        units = card_units(points)
        assert abs((points - 26) - 5 * units) <= 2


@pytest.mark.clause("POT-4")
@examples(60)
@given(st.data())
def test_divided_pots_leave_nothing_and_nobody_gets_more_than_the_lowest(
    data: st.DataObject,
) -> None:
    rules = data.draw(strategies.rules())
    accounts: Accounts = data.draw(strategies.accounts(rules))
    record = match_end_of(Match(rules, Seat.FIRST, accounts), NAMES[: rules.players])
    assert read_match_end(write_record(record)) == record
    assert read_text(write_text([record])) == [record]
    assert match_end_differences(record) == []
    assert record.after.pots.total() == 0
    assert record.after.total() == accounts.total()
    got = [
        after - before
        for after, before in zip(record.after.balances, accounts.balances, strict=True)
    ]
    lowest = accounts.balances.index(min(accounts.balances))
    shares = [one for seat, one in enumerate(got) if seat != lowest]
    assert all(one == accounts.pots.total() // rules.players // 5 * 5 for one in shares)


@given(strategies.cards())
def test_a_card_is_named_by_its_code(card: Card) -> None:
    assert Card[card.code] is card
