"""The deal at a table: promised, dealt, played, settled, and the one after it."""

from dataclasses import replace

from grosstarock.core import engine, match
from grosstarock.core.actions import BreakOff, DealCards
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded

from .commands import Act, Deal, GiveNonce, NextDeal, Promise, Rematch
from .fair import commitment_of, is_nonce, is_promise, seed_of
from .happenings import (
    DealAwaited,
    DealPromised,
    DealRevealed,
    MatchBegun,
    MatchOver,
    NonceGiven,
    Ready,
    TableEvent,
)
from .refusals import Refused, TableReason, TableRefusal, refuse
from .table_rights import (
    Done,
    check_match_runs,
    check_no_proposal,
    check_owner,
    check_table,
    holder_of,
)
from .table_state import Move, Promised, Row, TableState


def promise(state: TableState, row: Row, command: Promise) -> Done:
    """The table binds itself to a secret for the deal to come."""
    check_table(row)
    check_match_runs(state)
    if state.deal is not None or state.promised is not None or state.pack:
        raise refuse(TableReason.DEAL_RUNNING)
    if not is_promise(command.deal_id, command.secret):
        raise refuse(TableReason.NONCE_FORM)
    nonces = BySeat([""] * len(state.holders))
    promised = Promised(command.deal_id, command.secret, nonces, row.at)
    commitment = commitment_of(command.deal_id, command.secret)
    told = DealPromised(command.deal_id, commitment)
    return Done(replace(state, promised=promised, deal_id=command.deal_id), (told,))


def give_nonce(state: TableState, row: Row, command: GiveNonce) -> Done:
    """A browser adds its share of chance, once a promise."""
    check_owner(state, row, command.seat)
    promised = state.promised
    if promised is None or state.deal is not None or promised.nonces[command.seat]:
        raise refuse(TableReason.NONCE_UNASKED)
    if not is_nonce(command.nonce):
        raise refuse(TableReason.NONCE_FORM)
    nonces = promised.nonces.replaced(command.seat, command.nonce)
    given = replace(state, promised=replace(promised, nonces=nonces))
    return Done(given, (NonceGiven(command.seat),))


def deal(state: TableState, row: Row, command: Deal) -> Done:
    """The cards are dealt: the pack that the promise and the nonces make, or the given one."""
    check_table(row)
    check_match_runs(state)
    check_no_proposal(state)
    if state.deal is not None:
        raise refuse(TableReason.DEAL_RUNNING)
    if deal_to_come(state, command.deal_id) != command:
        raise refuse(TableReason.MALFORMED)
    step = engine.apply(match.next_deal(state.match), DealCards(command.pack))
    dealt = replace(
        state,
        deal=step.state,
        deal_id=command.deal_id,
        seed=command.seed,
        pack=(),
        moves=(),
        taken_back=0,
    )
    return Done(_moved(dealt, row), step.events)


def deal_to_come(state: TableState, deal_id: str) -> Deal:
    """The command that deals the next deal; ``deal_id`` names it where no promise does."""
    promised = state.promised
    if promised is None:
        return Deal(deal_id, state.pack)
    seed = seed_of(promised.deal_id, promised.secret, promised.nonces)
    return Deal(promised.deal_id, shuffled(seed), seed)


def act(state: TableState, row: Row, command: Act) -> Done:
    """A player's action: the owner's, or the table's own for a bot and a card that must be."""
    seat = command.action.seat
    if row.person is not None:
        check_owner(state, row, seat)
    elif holder_of(state, seat).is_present and not state.holders[seat].forced:
        raise refuse(TableReason.NOT_YOUR_SEAT, seat=int(seat))
    if state.deal is None:
        raise refuse(TableReason.NO_DEAL)
    check_no_proposal(state)
    try:
        step = engine.apply(state.deal, command.action)
    except IllegalAction as illegal:
        refusal = TableRefusal(TableReason.ILLEGAL, rules=illegal.refusal)
        raise Refused(refusal) from illegal
    move = Move(row.seq, seat, row.person is not None)
    acted = replace(
        state,
        deal=step.state,
        moves=(*state.moves, move),
        moved=row.seq,
        turn_since=row.at,
    )
    over = when_over(acted, step.state)
    return Done(over.state, (*step.events, *over.events))


def when_over(state: TableState, played: DealState) -> Done:
    """The match after the deal, if the deal is over; a deal played to its end is revealed."""
    if played.ended is None:
        return Done(state, ())
    events: list[TableEvent] = []
    promised = state.promised
    if played.ended is HowEnded.PLAYED and promised is not None and state.seed is not None:
        revealed = (promised.deal_id, promised.secret, promised.nonces, state.seed)
        events.append(DealRevealed(*revealed))
    state = replace(state, match=match.after_deal(state.match, played), ready=())
    if state.is_match_over:
        ended = end_match(state)
        return Done(ended.state, (*events, *ended.events))
    return Done(state, tuple(events))


def end_match(state: TableState) -> Done:
    """The pots are divided (POT-4)."""
    over = match.ended(state.match)
    told = MatchOver(over.division or (), over.accounts)
    return Done(replace(state, match=over, ready=()), (told,))


def next_deal(state: TableState, row: Row, command: NextDeal) -> Done:
    """Somebody has seen the settlement."""
    check_owner(state, row, command.seat)
    check_match_runs(state)
    if state.deal is None or state.is_deal_running:
        raise refuse(TableReason.DEAL_RUNNING)
    return _ready(state, row, command.seat)


def rematch(state: TableState, row: Row, command: Rematch) -> Done:
    """Somebody would play another match."""
    check_owner(state, row, command.seat)
    if not state.is_match_over:
        raise refuse(TableReason.MATCH_NOT_OVER)
    return _ready(state, row, command.seat)


def go_on_when_ready(state: TableState, row: Row) -> Done:
    """To the next deal, or to another match, once all who are present are ready."""
    waiting = [seat for seat in state.present() if seat not in state.ready]
    if not state.ready or waiting:
        return Done(state, ())
    cleared = replace(state, deal=None, deal_id=None, seed=None, promised=None, moves=(), ready=())
    if not state.is_match_over:
        told: TableEvent = DealAwaited(state.match.dealer)
        return Done(_moved(cleared, row), (told,))
    rules, dealer, rounds = state.settings.rules, state.match.dealer, state.settings.rounds
    fresh = match.new_match(rules, dealer=dealer, rounds=rounds)
    again = replace(cleared, match=fresh, taken_back=0)
    return Done(_moved(again, row), (MatchBegun(dealer),))


def broken_off(state: TableState, row: Row) -> Done:
    """The deal is void (GAME-4)."""
    assert state.deal is not None, "only a running deal is broken off"
    step = engine.apply(state.deal, BreakOff())
    over = when_over(replace(state, deal=step.state), step.state)
    return Done(_moved(over.state, row), (*step.events, *over.events))


def taken_back_to(state: TableState, row: Row, kept: int) -> TableState:
    """The deal folded again over its first ``kept`` actions; what lies between is skipped."""
    assert state.deal is not None, "only in a running deal is something taken back"
    start = match.next_deal(state.match)
    # The first of the deal's actions deals the cards.
    folded = engine.folded(start, state.deal.actions[: kept + 1])
    undone = len(state.moves) - kept
    back = replace(
        state, deal=folded, moves=state.moves[:kept], taken_back=state.taken_back + undone
    )
    return _moved(back, row)


def _ready(state: TableState, row: Row, seat: Seat) -> Done:
    check_no_proposal(state)
    if seat in state.ready:
        raise refuse(TableReason.READY_ALREADY)
    since = state.ready_since if state.ready else row.at
    ready = tuple(sorted((*state.ready, seat)))
    return Done(replace(state, ready=ready, ready_since=since), (Ready(seat),))


def _moved(state: TableState, row: Row) -> TableState:
    return replace(state, moved=row.seq, turn_since=row.at)
