"""Taking back, breaking off, ending a match: at once among bots, by consent among people."""

import pytest
from tests.server.playing import Played, settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import HowEnded, Phase
from grosstarock.server.commands import (
    Absence,
    Answer,
    GoAway,
    Lapse,
    NextDeal,
    Propose,
    Wish,
)
from grosstarock.server.happenings import Agreed, Dropped, MatchOver, Proposed, TakenBack
from grosstarock.server.refusals import TableReason
from grosstarock.server.table import folded
from grosstarock.server.table_state import TableState
from grosstarock.server.timers import Duty

FIRST, SECOND, THIRD = Seat.FIRST, Seat.SECOND, Seat.THIRD
TAKE_BACK = Propose(FIRST, Wish.TAKE_BACK)


def in_play(state: TableState) -> bool:
    return state.deal is not None and state.deal.phase is Phase.PLAY and len(state.deal.tricks) == 3


def playing(people: int, *, take_back: bool = True) -> Played:
    table = Played.opened(settings_of(take_back=take_back), people)
    table.play_until(in_play)
    return table


def test_alone_among_bots_a_move_is_taken_back_at_once_and_numbering_goes_on() -> None:
    table = playing(1)
    table.run_until(lambda state: state.turn is FIRST)
    before = table.state
    played = table.act()
    table.run_until(lambda state: state.turn is FIRST)
    moves = len(table.state.moves) - len(before.moves)
    row = table.accepted(TAKE_BACK, "ada")
    assert row.events == (TakenBack(played.seq, moves),)
    assert table.state.deal == before.deal
    assert table.state.seq > before.seq
    assert table.state.taken_back == moves
    assert folded(table.rows) == table.state


def test_one_may_take_back_again_and_again_down_to_the_first_own_move() -> None:
    table = playing(1)
    while True:
        decision = table.give(TAKE_BACK, "ada")
        if getattr(decision, "reason", None) is TableReason.NOTHING_TO_TAKE_BACK:
            break
        assert table.state.turn is FIRST
    assert not any(move.by_person for move in table.state.moves)
    table.play_until(lambda state: state.match.deals == 1)
    assert folded(table.rows) == table.state


def test_a_move_that_the_stand_in_made_is_not_the_persons_own() -> None:
    table = Played.opened(settings_of(), 2, dealer=SECOND)
    table.run_until(lambda state: state.deal is not None)
    table.accepted(GoAway(SECOND, Absence.SILENT), None)
    table.next_duty()
    refusal = table.refused(Propose(SECOND, Wish.TAKE_BACK), "bo")
    assert refusal.reason is TableReason.NOTHING_TO_TAKE_BACK


def test_where_it_is_off_nothing_is_taken_back() -> None:
    assert playing(1, take_back=False).refused(TAKE_BACK, "ada").reason is TableReason.TAKE_BACK_OFF


def test_among_people_all_others_must_agree() -> None:
    table = Played.opened(settings_of(rules_of("danish", 4)), 3)
    table.play_until(in_play)
    before = table.state.deal
    row = table.accepted(TAKE_BACK, "ada")
    assert row.events == (Proposed(FIRST, Wish.TAKE_BACK, (SECOND, THIRD)),)
    assert table.accepted(Answer(SECOND, row.seq, agrees=True), "bo").events == (Agreed(SECOND),)
    assert table.state.deal is before
    last = table.accepted(Answer(THIRD, row.seq, agrees=True), "cy")
    assert isinstance(last.events[-1], TakenBack)
    assert table.state.proposal is None
    assert folded(table.rows) == table.state


def test_one_who_declines_is_enough_and_the_proposal_can_be_made_again() -> None:
    table = playing(2)
    for _ in range(2):
        row = table.accepted(TAKE_BACK, "ada")
        declined = table.accepted(Answer(SECOND, row.seq, agrees=False), "bo")
        assert declined.events == (Dropped(SECOND),)
    for _ in range(2):
        row = table.accepted(Propose(SECOND, Wish.TAKE_BACK), "bo")
        assert table.accepted(Answer(FIRST, row.seq, agrees=False), "ada").events == (
            Dropped(FIRST),
        )


def test_while_something_is_proposed_the_deal_stands_still() -> None:
    table = playing(2)
    table.run_until(lambda state: state.turn in (FIRST, SECOND))
    turn = table.state.turn
    table.accepted(TAKE_BACK, "ada")
    assert table.refused(TAKE_BACK, "ada").reason is TableReason.PROPOSAL_OPEN
    with pytest.raises(AssertionError, match="proposal-open"):
        table.act()
    assert table.next_duty() is Duty.LAPSE
    assert table.rows[-1].events == (Dropped(None),)
    assert table.state.turn is turn
    assert table.state.turn_since == table.now
    table.act()


def test_only_who_is_asked_answers_and_only_the_proposal_that_stands() -> None:
    table = playing(2)
    assert table.refused(Answer(SECOND, 1, agrees=True), "bo").reason is TableReason.NO_PROPOSAL
    row = table.accepted(TAKE_BACK, "ada")
    asked = Answer(SECOND, row.seq - 1, agrees=True)
    assert table.refused(asked, "bo").reason is TableReason.NO_PROPOSAL
    own = Answer(FIRST, row.seq, agrees=True)
    assert table.refused(own, "ada").reason is TableReason.NO_PROPOSAL
    table.accepted(Lapse(), None)
    assert table.refused(Lapse(), None).reason is TableReason.NO_PROPOSAL


def test_who_goes_away_need_not_agree() -> None:
    table = playing(2)
    table.accepted(TAKE_BACK, "ada")
    row = table.accepted(GoAway(SECOND, Absence.LOST), None)
    assert isinstance(row.events[-1], TakenBack)


def test_a_deal_broken_off_is_void_and_dealt_again_by_the_same_dealer() -> None:
    table = playing(1)
    row = table.accepted(Propose(FIRST, Wish.BREAK_OFF), "ada")
    assert table.state.deal is not None
    assert table.state.deal.ended is HowEnded.BROKEN_OFF
    assert len(row.events) == 1
    assert table.state.match.deals == 0
    again = Propose(FIRST, Wish.BREAK_OFF)
    assert table.refused(again, "ada").reason is TableReason.NO_DEAL
    table.accepted(NextDeal(FIRST), "ada")
    table.run_until(lambda state: state.deal is not None)
    assert table.state.deal is not None
    assert table.state.deal.dealer is FIRST


def test_a_match_is_ended_between_deals_by_consent() -> None:
    table = Played.opened(settings_of(rounds=None), 2)
    table.play_until(in_play)
    end = Propose(FIRST, Wish.END_MATCH)
    assert table.refused(end, "ada").reason is TableReason.DEAL_RUNNING
    table.play_until(lambda state: state.match.deals == 1)
    row = table.accepted(end, "ada")
    assert table.refused(NextDeal(SECOND), "bo").reason is TableReason.PROPOSAL_OPEN
    over = table.accepted(Answer(SECOND, row.seq, agrees=True), "bo").events[-1]
    assert isinstance(over, MatchOver)
    assert table.state.is_match_over
    assert table.refused(end, "ada").reason is TableReason.MATCH_OVER


def test_nothing_is_taken_back_once_the_deal_is_over_and_its_cards_lie_open() -> None:
    table = playing(1)
    table.play_until(lambda state: state.match.deals == 1)
    assert table.refused(TAKE_BACK, "ada").reason is TableReason.NO_DEAL
