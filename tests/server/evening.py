"""A hall of tables for one test: quick bots, a store that can fail, and guests that read."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace

from tests.server.client import Client
from tests.server.fake_time import FakeTime, counted, settle
from tests.server.playing import PEOPLE, settings_of

from grosstarock.core.actions import SeatAction
from grosstarock.core.seats import Seat
from grosstarock.core.view import View, view
from grosstarock.players.novice import novice
from grosstarock.server.bots import Bots
from grosstarock.server.crowd import Connection
from grosstarock.server.hall import Hall
from grosstarock.server.log import StoredRow
from grosstarock.server.mailbox import Mailbox
from grosstarock.server.memory_store import MemoryStore
from grosstarock.server.outbox import Outbox
from grosstarock.server.settings import Settings
from grosstarock.server.steward import House
from grosstarock.server.store import Outcome, StoreFailed
from grosstarock.server.table_state import TableState
from grosstarock.server.wire import PROTOCOL, decode_server
from grosstarock.server.wire_in import (
    ActMessage,
    CommandMessage,
    Hello,
    PutBotMessage,
    SitMessage,
)
from grosstarock.server.wire_out import (
    Ack,
    ServerMessage,
    Welcome,
)
from grosstarock.server.wire_types import ACTION


class QuickBots(Bots):
    """Bots that think in this process, at once."""

    async def choose(self, player: str, seed: int, seen: View) -> SeatAction:
        action = novice(seed).choose(seen)
        assert isinstance(action, SeatAction)
        return action


class IllegalBots(QuickBots):
    """Bots that play what they do not hold."""

    async def choose(self, player: str, seed: int, seen: View) -> SeatAction:
        action = await super().choose(player, seed, seen)
        return replace(action, seat=Seat((action.seat + 1) % 3))


class FaultyStore(MemoryStore):
    """A store that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.fails: type[StoreFailed] | None = None
        self.keeps_although_it_fails = False

    async def append(self, row: StoredRow) -> Outcome:
        if self.fails is None:
            return await super().append(row)
        if self.keeps_although_it_fails:
            await super().append(row)
        raise self.fails("disk")


@dataclass
class Guest:
    """One person's end of a connection."""

    person: str
    connection: Connection
    client: Client
    messages: list[ServerMessage] = field(default_factory=list)

    async def read(self) -> list[ServerMessage]:
        """Everything that has come since the last look."""
        await settle()
        fresh: list[ServerMessage] = []
        frames = self.connection.outbox._frames  # a look without waiting
        while frames:
            frame = frames.popleft()
            self.client.receive([frame])
            message = decode_server(frame)
            if isinstance(message, Welcome):
                self.client.seat = message.seat
            fresh.append(message)
        self.messages += fresh
        return fresh

    async def last(self, kind: type) -> ServerMessage:
        await self.read()
        return next(message for message in reversed(self.messages) if isinstance(message, kind))


@dataclass
class Evening:
    """A hall with a store and a clock of its own."""

    store: FaultyStore
    time: FakeTime
    hall: Hall

    @classmethod
    def begun(cls, bots: Bots | None = None, store: FaultyStore | None = None) -> "Evening":
        kept, time = store or FaultyStore(), FakeTime()
        return cls(kept, time, Hall(House(kept, bots or QuickBots(), time, counted())))

    async def table(self, settings: Settings | None = None, people: int = 1) -> Mailbox:
        """A table with people in the first seats and bots in the others; nobody is connected."""
        chosen = settings or settings_of()
        table_id = await self.hall.open("ada", "open", chosen, title="Club")
        mailbox = await self.mailbox(table_id)
        for number in range(chosen.rules.players):
            if number < people:
                sit = SitMessage(cmd_id="sit", seat=Seat(number), name=PEOPLE[number].title())
                await ask(mailbox, PEOPLE[number], sit)
            else:
                bot = PutBotMessage(cmd_id=f"bot{number}", seat=Seat(number), player="novice")
                await ask(mailbox, "ada", bot)
        return mailbox

    async def mailbox(self, table_id: str) -> Mailbox:
        mailbox = await self.hall.find(table_id)
        assert mailbox is not None
        return mailbox

    async def join(self, mailbox: Mailbox, person: str, since: int | None = None) -> Guest:
        guest = Guest(person, Connection(person, Outbox()), Client(None))
        guest.client.seq = since or 0
        mailbox.join(guest.connection, Hello(protocol=PROTOCOL, since=since))
        await guest.read()
        return guest


async def ask(mailbox: Mailbox, person: str, message: CommandMessage) -> int:
    reply = await mailbox.submit(person, message)
    assert isinstance(reply, Ack), reply
    return reply.seq


async def state_of(mailbox: Mailbox) -> TableState:
    state = await mailbox.table()
    assert state is not None
    return state


async def act(mailbox: Mailbox, cmd_id: str | None = None) -> ActMessage:
    """What the seat in turn would play, as a message."""
    state = await state_of(mailbox)
    assert state.deal is not None
    action = novice(0).choose(view(state.deal, state.turn))
    name = cmd_id or f"a{state.seq}"
    return ActMessage(cmd_id=name, seq=state.seq, action=ACTION.to_wire(action))


def evening(test: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(test())


async def until_turn(tonight: Evening, mailbox: Mailbox, seat: Seat) -> None:
    """Lets time pass until it is a person's turn."""
    for _ in range(500):
        await settle()
        state = await state_of(mailbox)
        if state.turn is seat:
            return
        alarm = tonight.time.next_alarm()
        assert alarm is not None, "the table hangs"
        await tonight.time.pass_by(max(0, alarm.at - tonight.time.at))
    raise AssertionError("the table hangs")
