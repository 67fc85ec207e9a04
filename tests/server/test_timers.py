"""Absence and pace: no table hangs, in no phase, and no time tells a card."""

from collections.abc import Callable

import pytest
from tests.server.playing import NOON, Played, settings_of

from grosstarock.core.actions import Action, AnnounceTout, AskRedeal, Demand, Play
from grosstarock.core.cards import SCUSE
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.core.view import View
from grosstarock.server.commands import Absence, ComeBack, GoAway, Leave, NextDeal, Prefer
from grosstarock.server.requests import asked_by_duty
from grosstarock.server.settings import DELAYS, Clock, Pace
from grosstarock.server.table_state import TableState
from grosstarock.server.timers import (
    Deadline,
    Duty,
    Presence,
    countdowns,
    deadlines,
    due,
    held_back_until,
    next_wake,
)

FIRST, SECOND, THIRD = Seat.FIRST, Seat.SECOND, Seat.THIRD
RULES = rules_of("dollar", options={"redeal_without_trumps": True})
PHASES = (Phase.REDEAL, Phase.DISCARD, Phase.DECLARE, Phase.DEMAND, Phase.PLAY)


class Saver:
    """Keeps the 'Scuse as long as it may, and asks for nothing, so that every phase is met."""

    def choose(self, seen: View) -> Action:
        spared = (AskRedeal, AnnounceTout, Demand)
        actions = [action for action in seen.choice if not isinstance(action, spared)]
        others = [a for a in actions if not isinstance(a, Play) or a.card != SCUSE]
        return (others or actions)[0]


def waits_for(seat: Seat, phase: Phase) -> Callable[[TableState], bool]:
    return lambda state: state.turn is seat and state.deal is not None and state.deal.phase is phase


def waiting_table(phase: Phase) -> Played:
    """Two people and a bot, and it is the second one's turn, who deals."""
    table = Played.opened(settings_of(RULES, rounds=None), 2, dealer=SECOND)
    table.player = Saver()
    for _ in range(20):
        table.play_until(
            lambda state: (
                waits_for(SECOND, phase)(state)
                or (state.deal is not None and not state.is_deal_running)
            )
        )
        if waits_for(SECOND, phase)(table.state):
            return table
        table.play_until(lambda state: state.deal is None or state.is_match_over)
    raise AssertionError("no such phase")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("why", Absence)
def test_whoever_is_absent_is_played_for_in_every_phase_and_comes_back(
    phase: Phase, why: Absence
) -> None:
    table = waiting_table(phase)
    since = table.state.turn_since
    if why is Absence.LEFT:
        table.accepted(Leave(SECOND), "bo")
    else:
        if why is Absence.LOST:
            table.disconnect(SECOND)
        assert table.next_duty() is Duty.AWAY
        waited = 30_000 if why is Absence.LOST else 90_000
        assert table.now == max(since, table.presence.since[SECOND]) + waited
    assert table.state.holders[SECOND].away is why
    before = len(table.state.moves)
    assert table.next_duty() is Duty.ANSWER
    assert len(table.state.moves) == before + 1
    table.connect(SECOND)
    table.accepted(ComeBack(SECOND), "bo")
    table.play_until(lambda state: state.turn is SECOND or not state.is_deal_running)
    assert table.state.turn is not SECOND or table.next_duty() is Duty.AWAY


def test_a_whole_match_goes_on_when_somebody_has_left_for_good() -> None:
    table = Played.opened(settings_of(), 2)
    table.accepted(Leave(SECOND), "bo")
    table.play_until(lambda state: state.is_match_over)


def test_a_sign_of_life_begins_the_silence_anew() -> None:
    table = waiting_table(Phase.PLAY)
    table.now += 60_000
    table.presence = table.presence.heard(SECOND, table.now)
    spoken = table.now
    assert table.next_duty() is Duty.AWAY
    assert table.now == spoken + 90_000


def test_nobody_is_waited_for_who_is_alone_with_bots() -> None:
    table = Played.opened(settings_of(), 1)
    table.play_until(lambda state: state.turn is FIRST)
    assert deadlines(table.state, table.presence) == ()
    table.disconnect(FIRST)
    assert [deadline.duty for deadline in deadlines(table.state, table.presence)] == [Duty.ARCHIVE]


def test_a_table_without_people_pauses_and_is_put_away() -> None:
    table = Played.opened(settings_of(), 2)
    table.play_until(lambda state: state.turn is THIRD)
    table.disconnect(FIRST)
    table.disconnect(SECOND)
    moves = len(table.state.moves)
    assert table.next_duty() is Duty.ARCHIVE
    assert table.state.archived
    assert len(table.state.moves) == moves
    (rest,) = deadlines(table.state, table.presence)
    assert rest.duty is Duty.REST
    assert asked_by_duty(table.state, rest, rest.at, table.chance()) is None
    table.connect(FIRST)
    assert table.next_duty() is Duty.ANSWER
    assert not table.state.archived


def test_only_bots_and_watchers_are_no_people() -> None:
    table = Played.opened(settings_of(), 1)
    table.accepted(Leave(FIRST), "ada")
    assert [deadline.duty for deadline in deadlines(table.state, table.presence)] == [Duty.ARCHIVE]


def test_both_lose_their_connection_and_whoever_returns_first_plays_on() -> None:
    table = waiting_table(Phase.PLAY)
    table.disconnect(FIRST)
    table.disconnect(SECOND)
    table.now += 600_000
    table.connect(FIRST)
    assert table.next_duty() is Duty.AWAY
    assert table.state.holders[SECOND].away is Absence.LOST


def test_a_wait_that_is_switched_off_is_an_hour_so_that_no_table_hangs() -> None:
    table = Played.opened(settings_of(clock=Clock(None, None)), 2)
    table.play_until(lambda state: state.turn is SECOND)
    since = table.state.turn_since
    assert table.next_duty() is Duty.AWAY
    assert table.now == since + 3_600_000
    table.accepted(ComeBack(SECOND), "bo")
    table.disconnect(SECOND)
    lost = table.now
    assert table.next_duty() is Duty.AWAY
    assert table.now == lost + 3_600_000


def test_between_deals_one_who_is_ready_does_not_wait_for_ever() -> None:
    table = Played.opened(settings_of(), 2)
    table.play_until(lambda state: state.match.deals == 1)
    assert deadlines(table.state, table.presence) == ()
    table.accepted(NextDeal(FIRST), "ada")
    assert table.next_duty() is Duty.AWAY
    assert table.state.deal is None


@pytest.mark.parametrize("pace", Pace)
def test_bots_answer_at_the_pace_and_never_faster(pace: Pace) -> None:
    table = Played.opened(settings_of(pace=pace), 1)
    table.play_until(lambda state: state.turn is SECOND)
    since = table.state.turn_since
    assert table.next_duty() is Duty.ANSWER
    assert table.now == since + DELAYS[pace]


@pytest.mark.parametrize("ready_after", [0, 1, 1_199, 1_200, 1_201, 5_000])
def test_a_slow_answer_appears_after_a_whole_number_of_delays(ready_after: int) -> None:
    table = Played.opened(settings_of(), 1)
    table.play_until(lambda state: state.turn is SECOND)
    since = table.state.turn_since
    shown = held_back_until(table.state, since + ready_after)
    assert (shown - since) % 1_200 == 0
    assert since + ready_after <= shown
    assert shown - since - ready_after < 1_200 or ready_after == 0


def test_the_demand_is_never_answered_for_a_person_nor_at_once_by_a_bot() -> None:
    table = waiting_table(Phase.DEMAND)
    table.accepted(Prefer(SECOND, forced=True), "bo")
    duties = [deadline.duty for deadline in deadlines(table.state, table.presence)]
    assert duties == [Duty.AWAY]
    instant = settings_of(pace=Pace.INSTANT)
    assert instant.delay(Phase.DEMAND) == 500
    assert instant.delay(Phase.PLAY) == 100


def test_in_the_lobby_nothing_is_due() -> None:
    table = Played.opened(settings_of(), 1, bots=False)
    assert deadlines(table.state, table.presence) == ()


def test_after_a_start_of_the_server_nobody_is_connected_and_nothing_happens() -> None:
    table = Played.opened(settings_of(), 1)
    table.play_until(lambda state: state.turn is SECOND)
    nobody = Presence.nobody(4, table.now)
    assert [deadline.duty for deadline in deadlines(table.state, nobody)] == [Duty.ARCHIVE]


def test_what_is_due_comes_in_order_and_not_before_its_time() -> None:
    table = waiting_table(Phase.PLAY)
    at = table.state.turn_since + 90_000
    assert due(table.state, table.presence, at - 1) == ()
    assert due(table.state, table.presence, at) == (
        Deadline(at, Duty.AWAY, SECOND, Absence.SILENT),
    )


def test_a_countdown_is_told_half_a_minute_before() -> None:
    silent = Deadline(NOON + 90_000, Duty.AWAY, SECOND, Absence.SILENT)
    bot = Deadline(NOON + 1_200, Duty.ANSWER, THIRD)
    assert countdowns((silent, bot), NOON) == {}
    assert next_wake((silent, bot), NOON) == NOON + 60_000
    assert countdowns((silent, bot), NOON + 60_000) == {SECOND: silent}
    assert next_wake((silent, bot), NOON + 60_000) == NOON + 90_000
    assert next_wake((bot,), NOON) is None


def test_who_is_away_already_is_not_sent_away_again() -> None:
    table = waiting_table(Phase.PLAY)
    table.accepted(GoAway(SECOND, Absence.SILENT), None)
    assert [deadline.duty for deadline in deadlines(table.state, table.presence)] == [Duty.ANSWER]
