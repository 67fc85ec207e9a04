"""What is due at a table and when: timers as data, so that one driver can run them all.

Nobody is waited for who is alone with bots: without people who are there nothing is due but putting
the table away. Among people an absent one is replaced, in every phase.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from grosstarock.core.choices import PlayChoice
from grosstarock.core.engine import legal_actions
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import Phase

from .commands import Absence
from .settings import LONGEST_WAIT
from .table_state import TableState

NONCE_WAIT: Final = 4_000
PROPOSAL_WAIT: Final = 30_000
ARCHIVE_WAIT: Final = 30 * 60_000
"""How long nonces, answers to a proposal, and people at all are waited for, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who has a connection, as the process sees it; no part of the log.

    ``since`` is for each seat when its connection was lost, or where there is one the last sign of
    life, in milliseconds.
    """

    connected: frozenset[Seat]
    since: BySeat[int]

    @staticmethod
    def nobody(players: int, now: int) -> "Presence":
        """Nobody is connected, as after a start of the server."""
        return Presence(frozenset(), BySeat([now] * players))

    def with_connection(self, seat: Seat, now: int) -> "Presence":
        """The same with a seat connected, or heard from."""
        return Presence(self.connected | {seat}, self.since.replaced(seat, now))

    def without_connection(self, seat: Seat, now: int) -> "Presence":
        """The same with a seat's connection lost."""
        return Presence(self.connected - {seat}, self.since.replaced(seat, now))

    def heard(self, seat: Seat, now: int) -> "Presence":
        """The same with a sign of life from a seat."""
        return Presence(self.connected, self.since.replaced(seat, now))


class Duty(StrEnum):
    """What the table itself has to do."""

    PROMISE = "promise"
    DEAL = "deal"
    ANSWER = "answer"
    FORCED = "forced"
    AWAY = "away"
    LAPSE = "lapse"
    ARCHIVE = "archive"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class Deadline:
    """A duty and the moment it falls due, in milliseconds; ``seat`` and ``why`` where they apply.

    ``ANSWER`` is a bot's or stand-in's action, ``FORCED`` the only card of a person who wants it
    played. ``REST`` is no command: a table that is archived already leaves the memory again.
    """

    at: int
    duty: Duty
    seat: Seat | None = None
    why: Absence | None = None


def due(state: TableState, presence: Presence, now: int) -> tuple[Deadline, ...]:
    """Every duty that has fallen due, the earliest first."""
    fallen = [deadline for deadline in deadlines(state, presence) if deadline.at <= now]
    return tuple(sorted(fallen, key=lambda deadline: deadline.at))


def deadlines(state: TableState, presence: Presence) -> tuple[Deadline, ...]:
    """Every duty to come, should nothing happen before."""
    here = tuple(seat for seat in state.present() if seat in presence.connected)
    if not here:
        last = max(state.at, *presence.since)
        duty = Duty.REST if state.archived else Duty.ARCHIVE
        return (Deadline(last + ARCHIVE_WAIT, duty),)
    # The turn is worked out anew each time it is asked for.
    turn = state.turn
    return (*_of_people(state, presence, here, turn), *_of_the_deal(state, here, turn))


COUNTED_DOWN: Final = 30_000
"""How long before a bot stands in the table is told, in milliseconds."""


def countdowns(waiting: Sequence[Deadline], now: int) -> dict[Seat, Deadline]:
    """For which seats a bot will soon stand in."""
    return {
        deadline.seat: deadline
        for deadline in waiting
        if deadline.duty is Duty.AWAY
        and deadline.seat is not None
        and deadline.at - now <= COUNTED_DOWN
    }


def next_wake(waiting: Sequence[Deadline], now: int) -> int | None:
    """When to look again: something falls due, or its countdown begins; None for never.

    The answers of bots are not waited for here: they come when they have been thought of.
    """
    moments = [deadline.at for deadline in waiting if deadline.duty is not Duty.ANSWER]
    moments += [
        deadline.at - COUNTED_DOWN
        for deadline in waiting
        if deadline.duty is Duty.AWAY and deadline.at - now > COUNTED_DOWN
    ]
    return min(moments, default=None)


def _of_people(
    state: TableState, presence: Presence, here: tuple[Seat, ...], turn: Seat | None
) -> Iterator[Deadline]:
    if state.proposal is not None:
        yield Deadline(state.proposal.at + PROPOSAL_WAIT, Duty.LAPSE)
    if not state.begun:
        return
    clock = state.settings.clock
    awaited = turn if state.proposal is None else None
    for seat in state.present():
        if here == (seat,):
            continue
        if seat not in presence.connected:
            at = presence.since[seat] + _milliseconds(clock.lost_after)
            yield Deadline(at, Duty.AWAY, seat, Absence.LOST)
            continue
        waited = _waited_for_since(state, seat, awaited)
        if waited is not None:
            at = max(waited, presence.since[seat]) + _milliseconds(clock.silent_after)
            yield Deadline(at, Duty.AWAY, seat, Absence.SILENT)


def _waited_for_since(state: TableState, seat: Seat, turn: Seat | None) -> int | None:
    """Since when the others wait for a seat; None when they do not."""
    if turn is seat:
        return state.turn_since
    if state.ready and seat not in state.ready:
        return state.ready_since
    return None


def _of_the_deal(
    state: TableState, here: tuple[Seat, ...], turn: Seat | None
) -> Iterator[Deadline]:
    if not state.begun or state.is_match_over or state.proposal is not None:
        return
    if state.deal is None:
        yield _dealing(state, here)
        return
    if turn is None:
        return
    holder = state.holders[turn]
    if holder.is_present and not holder.forced:
        return
    at = state.turn_since + state.settings.delay(state.deal.phase)
    if not holder.is_present:
        yield Deadline(at, Duty.ANSWER, turn)
    elif _is_forced(state):
        yield Deadline(at, Duty.FORCED, turn)


def _dealing(state: TableState, here: tuple[Seat, ...]) -> Deadline:
    promised = state.promised
    if promised is None:
        return Deadline(state.at, Duty.DEAL if state.pack else Duty.PROMISE)
    if all(promised.nonces[seat] for seat in here):
        return Deadline(state.at, Duty.DEAL)
    return Deadline(promised.at + NONCE_WAIT, Duty.DEAL)


def _is_forced(state: TableState) -> bool:
    """Whether the seat in turn has one card to play; a question is never answered for a person."""
    assert state.deal is not None, "somebody is in turn"
    choice = legal_actions(state.deal)
    return isinstance(choice, PlayChoice) and len(choice.cards) == 1 and not choice.names


def _milliseconds(seconds: int | None) -> int:
    return 1_000 * (LONGEST_WAIT if seconds is None else seconds)


def held_back_until(state: TableState, ready_at: int) -> int:
    """When an answer that was ready at ``ready_at`` appears: a whole number of delays in turn.

    So a long thought shows no more than that it was longer than so many delays.
    """
    phase = Phase.PLAY if state.deal is None else state.deal.phase
    delay = state.settings.delay(phase)
    spent = max(ready_at - state.turn_since, 1)
    return state.turn_since + delay * -(-spent // delay)
