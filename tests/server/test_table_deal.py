"""A deal at a table: promised, dealt, played, settled, revealed, and what comes after."""

from dataclasses import replace

import pytest
from tests.server.playing import Played, row_of, settings_of

from grosstarock.core.actions import Play
from grosstarock.core.cards import Card
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import HowEnded, Phase
from grosstarock.server.commands import (
    Absence,
    Act,
    Deal,
    GiveNonce,
    GoAway,
    NextDeal,
    Open,
    Prefer,
    Promise,
    PutBot,
    Rematch,
    Sit,
)
from grosstarock.server.fair import verify_deal
from grosstarock.server.happenings import (
    DealAwaited,
    DealPromised,
    DealRevealed,
    MatchBegun,
    MatchOver,
    NonceGiven,
    Ready,
)
from grosstarock.server.refusals import TableReason
from grosstarock.server.table import Accepted, LogBroken, decide, evolve, folded
from grosstarock.server.timers import Duty

FIRST, SECOND, THIRD = Seat.FIRST, Seat.SECOND, Seat.THIRD
NONCE = "00112233445566778899aabbccddeeff"


def played_out(table: Played, until: int = 1) -> None:
    """Plays until so many deals are over, the people by the same rules of thumb as the bots."""
    table.play_until(lambda state: state.match.deals >= until or state.is_match_over)


def test_a_promise_comes_before_the_nonces_and_they_before_the_cards() -> None:
    table = Played.opened(settings_of(), 2)
    assert table.refused(GiveNonce(FIRST, NONCE), "ada").reason is TableReason.NONCE_UNASKED
    assert table.next_duty() is Duty.PROMISE
    promised = table.rows[-1].events[0]
    assert isinstance(promised, DealPromised)
    assert table.accepted(GiveNonce(FIRST, NONCE), "ada").events == (NonceGiven(FIRST),)
    assert table.refused(GiveNonce(FIRST, NONCE), "ada").reason is TableReason.NONCE_UNASKED
    assert table.refused(GiveNonce(SECOND, "Zz"), "bo").reason is TableReason.NONCE_FORM
    before = table.now
    assert table.next_duty() is Duty.DEAL
    assert table.now == before + 4_000
    assert table.state.promised is not None
    assert table.state.promised.nonces == (NONCE, "", "")


def test_the_cards_are_dealt_at_once_when_all_who_are_here_have_given_a_nonce() -> None:
    table = Played.opened(settings_of(), 2)
    table.next_duty()
    before = table.now
    table.accepted(GiveNonce(FIRST, NONCE), "ada")
    table.accepted(GiveNonce(SECOND, NONCE), "bo")
    assert table.next_duty() is Duty.DEAL
    assert table.now == before


def test_a_deal_played_to_its_end_is_revealed_and_proves_fair() -> None:
    table = Played.opened(settings_of(), 1)
    table.next_duty()
    promised = table.rows[-1].events[0]
    assert isinstance(promised, DealPromised)
    table.accepted(GiveNonce(FIRST, NONCE), "ada")
    played_out(table)
    revealed = next(event for event in table.rows[-1].events if isinstance(event, DealRevealed))
    assert table.state.deal is not None
    faults = verify_deal(
        deal_id=promised.deal_id,
        commitment=promised.commitment,
        secret=revealed.secret,
        nonces=revealed.nonces,
        seed=revealed.seed,
        pack=table.state.deal.pack,
        own=(0, NONCE),
    )
    assert faults == ()
    assert promised.deal_id not in revealed.seed


def test_no_other_pack_than_the_promised_is_dealt() -> None:
    table = Played.opened(settings_of(), 1)
    table.next_duty()
    assert table.state.promised is not None
    other = Deal(table.state.promised.deal_id, shuffled("gt1:other"), "gt1:other")
    assert table.refused(other, None).reason is TableReason.MALFORMED
    second = Promise("another-deal", "1" * 64)
    assert table.refused(second, None).reason is TableReason.DEAL_RUNNING


def test_a_given_pack_is_dealt_first_and_a_fair_one_after_it() -> None:
    pack = shuffled("gt1:again")
    opened = decide(None, row_of(Open(settings_of(), SECOND, pack), "ada", "open"))
    assert isinstance(opened, Accepted)
    table = Played(opened.state, [opened.row])
    table.sit("ada", FIRST)
    for seat in (SECOND, THIRD):
        table.accepted(PutBot(seat, "novice", 1), "ada")
    assert table.next_duty() is Duty.DEAL
    assert table.state.deal is not None
    assert (table.state.deal.pack, table.state.deal.dealer) == (pack, SECOND)
    played_out(table)
    assert not any(isinstance(event, DealRevealed) for event in table.rows[-1].events)
    table.accepted(NextDeal(FIRST), "ada")
    assert table.next_duty() is Duty.PROMISE


def test_an_illegal_action_is_refused_with_the_rules_own_reason() -> None:
    table = Played.opened(settings_of(), 1, dealer=SECOND)
    table.play_until(lambda state: state.deal is not None and state.deal.phase is Phase.PLAY)
    table.run_until(lambda state: state.turn is FIRST)
    held = next(card for card in Card if card not in table.seen().hand)
    refusal = table.refused(Act(Play(FIRST, held)), "ada")
    assert refusal.reason is TableReason.ILLEGAL
    assert refusal.rules is not None
    assert refusal.rules.reason.code == "card-not-held"


def test_a_stale_action_is_refused_with_the_row_that_moved_the_deal() -> None:
    table = Played.opened(settings_of(), 1, dealer=SECOND)
    table.run_until(lambda state: state.turn is FIRST)
    action = Act(next(iter(table.seen().choice)))  # type: ignore[arg-type]
    early = table.give(action, "ada", seen=table.state.moved - 1)
    late = table.give(action, "ada", seen=table.state.seq + 1)
    assert {getattr(early, "reason", None), getattr(late, "reason", None)} == {TableReason.MOVED_ON}
    assert getattr(early, "parameters", None) == {"seq": table.state.moved}
    assert isinstance(table.give(action, "ada", seen=table.state.moved), Accepted)


def test_double_and_triple_clicks_play_one_card() -> None:
    table = Played.opened(settings_of(), 1, dealer=SECOND)
    table.run_until(lambda state: state.turn is FIRST)
    seen = table.state.seq
    action = Act(next(iter(table.seen().choice)))  # type: ignore[arg-type]
    outcomes = [table.give(action, "ada", cmd_id=f"ada:{click}", seen=seen) for click in range(3)]
    assert [isinstance(outcome, Accepted) for outcome in outcomes] == [True, False, False]


def test_chat_between_does_not_make_an_action_stale() -> None:
    table = Played.opened(settings_of(), 1, dealer=SECOND)
    table.run_until(lambda state: state.turn is FIRST)
    seen = table.state.seq
    table.accepted(Prefer(FIRST, forced=False), "ada")
    action = Act(next(iter(table.seen().choice)))  # type: ignore[arg-type]
    assert isinstance(table.give(action, "ada", seen=seen), Accepted)


def test_the_next_deal_waits_for_all_who_are_present() -> None:
    table = Played.opened(settings_of(), 2)
    assert table.refused(NextDeal(FIRST), "ada").reason is TableReason.DEAL_RUNNING
    played_out(table)
    assert table.accepted(NextDeal(FIRST), "ada").events == (Ready(FIRST),)
    assert table.refused(NextDeal(FIRST), "ada").reason is TableReason.READY_ALREADY
    assert table.refused(Rematch(FIRST), "ada").reason is TableReason.MATCH_NOT_OVER
    row = table.accepted(NextDeal(SECOND), "bo")
    assert row.events == (Ready(SECOND), DealAwaited(SECOND))
    assert table.state.deal is None


def test_who_goes_away_is_not_waited_for_between_deals() -> None:
    table = Played.opened(settings_of(), 2)
    played_out(table)
    table.accepted(NextDeal(FIRST), "ada")
    row = table.accepted(GoAway(SECOND, Absence.LOST), None)
    assert row.events[-1] == DealAwaited(SECOND)


@pytest.mark.parametrize(("preset", "players"), [("danish", 3), ("danish", 4), ("two-player", 2)])
def test_a_match_ends_after_its_rounds_and_a_rematch_starts_clean(
    preset: str, players: int
) -> None:
    table = Played.opened(settings_of(rules_of(preset, players)), 2)
    played_out(table, players)
    over = table.rows[-1].events[-1]
    assert isinstance(over, MatchOver)
    assert sum(over.accounts.balances) == 0 or players == 2
    assert over.accounts.pots.total() == 0
    assert table.refused(NextDeal(FIRST), "ada").reason is TableReason.MATCH_OVER
    table.accepted(Rematch(FIRST), "ada")
    row = table.accepted(Rematch(SECOND), "bo")
    assert row.events == (Ready(SECOND), MatchBegun(FIRST))
    assert table.state.match.accounts.total() == 0
    assert table.state.match.deals == 0
    assert table.state.match.division is None
    assert table.next_duty() is Duty.PROMISE
    assert folded(table.rows) == table.state


def test_the_dealer_moves_on_into_the_rematch() -> None:
    table = Played.opened(settings_of(rules_of("two-player"), rounds=None), 2)
    played_out(table, 1)
    assert table.state.match.dealer is SECOND


def test_four_at_the_table_one_sits_out_and_nobody_waits_for_that_seat() -> None:
    table = Played.opened(settings_of(rules_of("danish", 4)), 4)
    played_out(table, 1)
    assert table.state.deal is not None
    assert table.state.deal.ended is HowEnded.PLAYED
    sitting_out = table.state.deal.seating.sitting_out
    assert all(move.seat is not sitting_out for move in table.state.moves)


def test_a_forced_card_is_played_by_itself_for_who_wants_it_at_the_pace() -> None:
    table = Played.opened(settings_of(), 1)
    table.accepted(Prefer(FIRST, forced=True), "ada")
    forced = 0
    for _ in range(200):
        if not (table.state.deal is None or table.state.is_deal_running):
            break
        since = table.state.turn_since
        duty = table.next_duty()
        if duty is Duty.FORCED:
            forced += 1
            assert table.now == since + 1_200
        elif duty is None:
            table.act()
    assert forced > 0


def test_the_fold_of_the_rows_is_the_table() -> None:
    table = Played.opened(settings_of(), 2)
    played_out(table, 2)
    assert folded(table.rows) == table.state


def test_a_row_that_does_not_lead_to_its_events_is_found() -> None:
    table = Played.opened(settings_of(), 1)
    *before, last = table.rows
    broken = row_of(Sit(THIRD), "eve", "x", text="Eve")
    with pytest.raises(LogBroken, match="row 0: not the next row"):
        evolve(folded(before), broken)
    with pytest.raises(LogBroken, match="other events"):
        evolve(folded(before), replace(last, events=()))
    with pytest.raises(LogBroken, match="no rows"):
        folded([])
    refused = replace(last, command=Sit(FIRST), person="eve")
    with pytest.raises(LogBroken, match="seat-taken"):
        evolve(folded(before), refused)
