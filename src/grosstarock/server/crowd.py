"""Who is connected to a table, and what each connection is sent."""

from collections.abc import Iterator

from grosstarock.core.seats import Seat

from .audience import Told, Viewer, after_row, happened
from .outbox import Outbox
from .table_state import TableState
from .timers import Presence as Connected
from .wire import encode
from .wire_out import ByeCode, Presence, ServerMessage


class Connection:
    """One person's connection to a table; a person has one at a time."""

    __slots__ = ("outbox", "person")

    def __init__(self, person: str, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox

    def send(self, *messages: ServerMessage) -> None:
        """Puts messages on their way."""
        self.outbox.put_through(*[encode(message) for message in messages])

    def queue(self, *messages: ServerMessage) -> None:
        """The same for what a client may ask for as often as it likes: too much of it closes."""
        self.outbox.put(*[encode(message) for message in messages])


class Crowd:
    """The connections to one table, each with the eyes of the seat its person holds."""

    def __init__(self) -> None:
        self._by_person: dict[str, Connection] = {}

    def __len__(self) -> int:
        return len(self._by_person)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._by_person.values()))

    def add(self, connection: Connection) -> None:
        """Lets a connection in; the newer one of a person wins."""
        older = self._by_person.pop(connection.person, None)
        if older is not None:
            older.outbox.close(ByeCode.NEWER_TAB)
        self._by_person[connection.person] = connection

    def remove(self, connection: Connection) -> bool:
        """Lets a connection go; whether it was still the person's own."""
        if self._by_person.get(connection.person) is not connection:
            return False
        del self._by_person[connection.person]
        return True

    def has(self, person: str | None) -> bool:
        """Whether a person is connected."""
        return person in self._by_person

    def send(self, *messages: ServerMessage) -> None:
        """Sends everybody the same."""
        frames = [encode(message) for message in messages]
        for connection in self._by_person.values():
            connection.outbox.put_through(*frames)

    def close(self, why: ByeCode) -> None:
        """Ends every connection."""
        for connection in self._by_person.values():
            connection.outbox.close(why)
        self._by_person.clear()

    def close_unseated(self, state: TableState) -> None:
        """Ends the connections of those who hold no seat."""
        for connection in self:
            if state.seat_of(connection.person) is None:
                connection.outbox.close(ByeCode.NO_WATCHERS)
                self.remove(connection)

    def let_slow_go(self) -> None:
        """Lets go of the connections whose outbox has overflowed or was closed."""
        for connection in self:
            if connection.outbox.closed is not None:
                self.remove(connection)

    def publish(self, state: TableState, told: Told) -> None:
        """Sends a row to everybody, each as they may see it; what is alike is encoded once."""
        made: dict[Viewer, tuple[bytes, ...]] = {}
        shared = encode(happened(told, None)) if told.is_for_all else None
        for connection in self._by_person.values():
            viewer = state.seat_of(connection.person)
            frames = made.get(viewer)
            if frames is None:
                row = shared if shared is not None else encode(happened(told, viewer))
                rest = [encode(message) for message in after_row(state, told, viewer)]
                frames = made[viewer] = (row, *rest)
            connection.outbox.put_through(*frames)

    def connected(self, state: TableState, before: Connected, now: int) -> Connected:
        """Who of the seated is connected now, and since when or until when."""
        after = before
        for seat in state.seats:
            is_here = self.has(state.holders[seat].person)
            if is_here and seat not in before.connected:
                after = after.with_connection(seat, now)
            elif not is_here and seat in before.connected:
                after = after.without_connection(seat, now)
        return after

    def presence(self, state: TableState, connected: frozenset[Seat]) -> Presence:
        """Which seats have a connection, and how many watch."""
        seated = tuple(sorted(connected))
        return Presence(connected=seated, watchers=max(0, len(self) - len(seated)))
