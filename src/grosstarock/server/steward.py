"""Runs one table: lets people in and out, does what they ask, and the table's own duties in time.

Its methods are called one after the other, by the table's mailbox.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grosstarock.core.actions import SeatAction
from grosstarock.core.seats import Seat
from grosstarock.core.view import view
from grosstarock.plugins import is_player

from .audience import Told, resync
from .bot_bytes import encode_view
from .bots import Bots, stand_in
from .clock import Alarm, TimeOfDay
from .crowd import Connection, Crowd
from .keeper import Keeper, Outcome
from .refusals import TableReason, TableRefusal, refuse
from .requests import Asked, Chance, asked_by_bot, asked_by_duty, asked_by_person, back_by_sign
from .store import Store
from .table_state import TableState
from .thinking import Thinking
from .timers import Deadline, Duty, Presence, countdowns, deadlines, due, next_wake
from .wire import PROTOCOL, refused_message
from .wire_in import CommandMessage, PutBotMessage
from .wire_out import Ack, ByeCode, Countdown, RefusedMessage, ServerMessage, Welcome

Reply = Ack | RefusedMessage

MOST_CONNECTIONS: Final = 60
"""With so many connections to one table no more watchers are let in."""
RETRY: Final = 1_000
"""How long after a duty could not be done it is tried again, in milliseconds."""


@dataclass(frozen=True, slots=True)
class House:
    """What every table of a server shares: the store, the bots, the time, and chance."""

    store: Store
    bots: Bots
    time: TimeOfDay
    draw: Callable[[], Chance]


class Steward:
    """One table with its connections and timers.

    ``wake`` asks for ``do_duties`` to be called, ``deliver`` for ``answered`` with a bot's action.
    """

    def __init__(
        self,
        table_id: str,
        house: House,
        wake: Callable[[], None],
        deliver: Callable[[SeatAction, int], None],
    ) -> None:
        self.table_id = table_id
        self.crowd = Crowd()
        self.keeper = Keeper(table_id, house.store, self._publish)
        self._house = house
        self._wake = wake
        self._presence = Presence.nobody(4, house.time.now())
        self._thinking = Thinking(house.bots, house.time, deliver)
        self._counting: dict[Seat, Deadline] = {}
        self._alarm: Alarm | None = None
        self._alarm_at = 0
        self._not_before = 0

    @property
    def seq(self) -> int:
        """The table's last row, as far as it is in memory."""
        return 0 if self.keeper.state is None else self.keeper.state.seq

    async def join(self, connection: Connection, since: int | None) -> None:
        """Welcomes a connection and tells it what it lacks; who was away is back."""
        state = await self.keeper.load()
        if state is None:
            connection.outbox.close(ByeCode.TABLE_UNKNOWN)
            return
        state = await self._returned(state, connection.person)
        seat = state.seat_of(connection.person)
        if seat is None and state.begun and not state.settings.watchers:
            connection.outbox.close(ByeCode.NO_WATCHERS)
            return
        if seat is None and len(self.crowd) >= MOST_CONNECTIONS:
            connection.outbox.close(ByeCode.TOO_MANY)
            return
        self.crowd.add(connection)
        if seat is not None:
            self._presence = self._presence.with_connection(seat, self._now())
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self.table_id,
            seat=seat,
            is_host=connection.person == state.host,
            seq=state.seq,
        )
        connection.send(welcome, *resync(state, self.keeper.tail, since, seat))
        self._tell_presence(state)
        connection.send(*(self._countdown(deadline) for deadline in self._counting.values()))

    async def part(self, connection: Connection) -> None:
        """Lets a connection go; a newer one of the same person stays."""
        if self.crowd.remove(connection) and self.keeper.state is not None:
            self._tell_presence(self.keeper.state)

    async def resync(self, connection: Connection, since: int | None) -> None:
        """Tells a connection what it lacks."""
        state = await self.keeper.load()
        if state is not None:
            seat = state.seat_of(connection.person)
            connection.queue(*resync(state, self.keeper.tail, since, seat))

    async def here(self, person: str) -> None:
        """A sign of life."""
        state = await self.keeper.load()
        if state is not None:
            self._heard(state, person)
            await self._returned(state, person)

    async def reply(self, person: str, message: CommandMessage) -> Reply:
        """Does what a person asks; the answer says how that ended."""
        if isinstance(message, PutBotMessage) and not is_player(message.player):
            unknown = TableRefusal(TableReason.PLAYER_UNKNOWN, {"player": message.player})
            return refused_message(message.cmd_id, self.seq, unknown)
        # Only a bot that takes a seat needs chance.
        seed = self._house.draw().seed if isinstance(message, PutBotMessage) else 0

        def ask(state: TableState | None) -> Asked:
            if state is None:
                raise refuse(TableReason.TABLE_UNKNOWN)
            self._heard(state, person)
            return asked_by_person(state, person, message, self._now(state), seed)

        outcome = await self.keeper.perform(ask)
        if isinstance(outcome, TableRefusal):
            return refused_message(message.cmd_id, self.seq, outcome)
        seq = outcome.row.seq if isinstance(outcome, Told) else outcome.seq
        return Ack(cmd_id=message.cmd_id, seq=seq)

    async def answered(self, action: SeatAction, seen: int) -> None:
        """A bot's answer: an ordinary command, refused when the table has moved on since."""
        outcome = await self._by_table(lambda state: self._bot_request(state, action, seen))
        state = self.keeper.state
        illegal = isinstance(outcome, TableRefusal) and outcome.reason is TableReason.ILLEGAL
        if illegal and state is not None and state.deal is not None and state.moved == seen:
            instead = stand_in(encode_view(view(state.deal, state.turn)))
            outcome = await self._by_table(lambda state: self._bot_request(state, instead, seen))
        if not isinstance(outcome, TableRefusal):
            self._not_before = 0
            return
        # Where the deal still waits at the same place, the bot is asked once more, a little later.
        self._thinking.stop()
        if state is not None and state.moved == seen:
            self._not_before = self._now() + RETRY

    async def do_duties(self) -> bool:
        """Does what has fallen due; whether the table may be dropped from memory."""
        state = await self.keeper.load()
        if state is None:
            return True
        for deadline in due(state, self._presence, self._now(state)):
            if deadline.duty is Duty.REST:
                return True
            if deadline.duty is not Duty.ANSWER:
                await self._do(deadline)
                # What else was due may have changed with it: the next look tells.
                return deadline.duty is Duty.ARCHIVE
        return False

    def look_around(self) -> None:
        """After everything that was done: who is here, what is due when, who thinks."""
        state = self.keeper.state
        if state is None:
            return
        self.crowd.let_slow_go()
        if state.begun and not state.settings.watchers:
            self.crowd.close_unseated(state)
        connected = self.crowd.connected(state, self._presence, self._now())
        if connected.connected != self._presence.connected:
            self._presence = connected
            self._tell_presence(state)
        waiting = deadlines(state, self._presence)
        answers = (deadline.seat for deadline in waiting if deadline.duty is Duty.ANSWER)
        self._thinking.about(state, next(answers, None), self._not_before)
        self._count_down(countdowns(waiting, self._now()))
        self._set_alarm(next_wake(waiting, self._now()))

    async def reread(self) -> None:
        """Reads the table anew from the store, and sends everybody a snapshot."""
        self.keeper.forget()
        state = await self.keeper.load()
        if state is None:
            return
        for connection in self.crowd:
            seat = state.seat_of(connection.person)
            connection.send(*resync(state, self.keeper.tail, None, seat))

    def stop(self, why: ByeCode) -> None:
        """Ends every connection, timer and thought."""
        self.crowd.close(why)
        self._thinking.stop()
        self._set_alarm(None)

    def _now(self, state: TableState | None = None) -> int:
        """The time, never earlier than the table's last row."""
        now = self._house.time.now()
        return now if state is None else max(now, state.at)

    def _publish(self, state: TableState, told: Told) -> None:
        self.crowd.publish(state, told)

    async def _returned(self, state: TableState, person: str) -> TableState:
        """The table with a person back who was away."""
        if back_by_sign(state, person, 0) is None:
            return state

        def ask(latest: TableState | None) -> Asked:
            back = None if latest is None else back_by_sign(latest, person, self._now(latest))
            if back is None:
                raise refuse(TableReason.NOT_ABSENT)
            return back

        await self.keeper.perform(ask)
        return self.keeper.state or state

    async def _do(self, deadline: Deadline) -> None:
        chance = self._house.draw()

        def ask(state: TableState) -> Asked:
            still = due(state, self._presence, self._now(state))
            asked = asked_by_duty(state, deadline, self._now(state), chance)
            if asked is None or deadline not in still:
                raise refuse(TableReason.MOVED_ON)
            return asked

        outcome = await self._by_table(ask)
        failed = isinstance(outcome, TableRefusal)
        self._not_before = self._now() + RETRY if failed else 0

    async def _by_table(self, ask: Callable[[TableState], Asked]) -> Outcome:
        def ask_of_some(state: TableState | None) -> Asked:
            if state is None:
                raise refuse(TableReason.TABLE_UNKNOWN)
            return ask(state)

        return await self.keeper.perform(ask_of_some)

    def _bot_request(self, state: TableState, action: SeatAction, seen: int) -> Asked:
        return asked_by_bot(state, action, self._now(state), seen)

    def _heard(self, state: TableState, person: str) -> None:
        seat = state.seat_of(person)
        if seat is not None:
            self._presence = self._presence.heard(seat, self._now())

    def _tell_presence(self, state: TableState) -> None:
        self._presence = self.crowd.connected(state, self._presence, self._now())
        self.crowd.send(self.crowd.presence(state, self._presence.connected))

    def _count_down(self, counted: dict[Seat, Deadline]) -> None:
        """Tells the table which countdowns have begun, changed, or been called off."""
        told: list[ServerMessage] = [
            self._countdown(deadline)
            for seat, deadline in counted.items()
            if self._counting.get(seat) != deadline
        ]
        for seat, deadline in self._counting.items():
            if seat not in counted and deadline.why is not None:
                told.append(Countdown(seat=seat, why=deadline.why, milliseconds=None))
        self._counting = counted
        if told:
            self.crowd.send(*told)

    def _countdown(self, deadline: Deadline) -> Countdown:
        assert deadline.seat is not None, "a bot stands in for a seat"
        assert deadline.why is not None, "for a reason"
        left = max(0, deadline.at - self._now())
        return Countdown(seat=deadline.seat, why=deadline.why, milliseconds=left)

    def _set_alarm(self, at: int | None) -> None:
        """Has the table looked at again at a moment, if it is not before.

        Who plays puts off what is due with every card; so an alarm that comes too soon is left as
        it is, and finds nothing to do.
        """
        moment = None if at is None else max(at, self._not_before)
        if self._alarm is not None:
            if moment is not None and self._not_before <= self._alarm_at <= moment:
                return
            self._alarm.cancel()
            self._alarm = None
        if moment is not None:
            self._alarm_at = moment
            self._alarm = self._house.time.call_at(moment, self._rung)

    def _rung(self) -> None:
        self._alarm = None
        self._wake()
