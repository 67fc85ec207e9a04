"""Where the players think: a process of its own, to which only views come, as bytes.

The process that deals and keeps the state asks; the one that holds the players answers. A player
can thus look at nothing but the view of its seat, whatever its code tries. Each seat has a stream
of its own in which a view is pickled against the ones before it, so that it costs a fifth of a
whole one; both ends begin their streams anew with every deal.
"""

import pickle
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from typing import Final

from grosstarock.core.actions import Action
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.seats import Seat
from grosstarock.core.view import View
from grosstarock.players.protocol import Player

from .contenders import Contender

PROTOCOL: Final = 5
PATIENCE: Final = 2.0
"""How many seconds a process has to end by itself."""


class PlayerFailed(GrosstarockError):
    """A player raised an error, or its process died, while it was asked; ``told`` says what."""

    code = "arena-player-failed"

    def __init__(self, label: str, told: str) -> None:
        self.label = label
        self.told = told
        super().__init__(f"{self.code}: player={label}, {told}")

    def __reduce__(self) -> tuple[type["PlayerFailed"], tuple[str, str]]:
        return type(self), (self.label, self.told)


@dataclass(frozen=True, slots=True)
class Seats:
    """A deal begins: who sits where, each with the seed of the seat."""

    contenders: Mapping[Seat, Contender]
    seeds: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class Question:
    """What one seat sees now, as its stream has it."""

    seat: Seat
    view: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player does, and how many seconds of processor time it took to decide.

    ``seconds`` is None for the first decision of a kind that a player makes in a process: what it
    compiles and loads then is no part of its thinking.
    """

    action: Action
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Failure:
    """What the player raised."""

    told: str


class SentViews:
    """One seat's views on their way out."""

    def __init__(self) -> None:
        self._buffer = BytesIO()
        self._pickler = pickle.Pickler(self._buffer, PROTOCOL)

    def encoded(self, seen: View) -> bytes:
        """The next view of the stream; ``ReceivedViews`` must decode every one, in order."""
        self._buffer.seek(0)
        self._buffer.truncate()
        self._pickler.dump(seen)
        return self._buffer.getvalue()


class ReceivedViews:
    """One seat's views as they come in."""

    def __init__(self) -> None:
        self._buffer = BytesIO()
        self._unpickler = pickle.Unpickler(self._buffer)

    def decoded(self, sent: bytes) -> View:
        """The view that was sent."""
        self._buffer.seek(0)
        self._buffer.truncate()
        self._buffer.write(sent)
        self._buffer.seek(0)
        seen: View = self._unpickler.load()
        return seen


class Thinker:
    """The process in which the players think, as the side that deals sees it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._connection, far_end = context.Pipe()
        self._process = context.Process(target=think, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()
        self._streams: dict[Seat, SentViews] = {}
        self._labels: dict[Seat, str] = {}

    def seat(self, seats: Seats) -> None:
        """Begins a deal."""
        self._streams = {seat: SentViews() for seat in seats.contenders}
        self._labels = {seat: contender.label for seat, contender in seats.contenders.items()}
        self._connection.send(seats)

    def ask(self, seat: Seat, seen: View) -> Answer:
        """What the player of a seat does; raises ``PlayerFailed``."""
        label = self._labels[seat]
        try:
            self._connection.send(Question(seat, self._streams[seat].encoded(seen)))
            answer: Answer | Failure = self._connection.recv()
        except (EOFError, OSError) as gone:
            raise PlayerFailed(label, "its process ended") from gone
        if isinstance(answer, Failure):
            raise PlayerFailed(label, answer.told)
        return answer

    def close(self) -> None:
        """Ends the process."""
        self._connection.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join()
        self._process.close()


class Room:
    """The players of one process: made when first needed, and kept, as are their compiled parts."""

    def __init__(self) -> None:
        self._players: dict[tuple[Contender, int], Player] = {}
        self._warm: set[tuple[Contender, type]] = set()
        self._seats = Seats({}, {})
        self._streams: dict[Seat, ReceivedViews] = {}

    def seat(self, seats: Seats) -> None:
        """Begins a deal."""
        self._seats = seats
        self._streams = {seat: ReceivedViews() for seat in seats.contenders}

    def answer(self, question: Question) -> Answer | Failure:
        """The answer of the player who sits there."""
        contender = self._seats.contenders[question.seat]
        seen = self._streams[question.seat].decoded(question.view)
        try:
            player = self._player(contender, self._seats.seeds[question.seat])
            started = process_time()
            action = player.choose(seen)
            seconds = process_time() - started
        except Exception as error:  # a player from elsewhere may raise anything
            return Failure(f"{type(error).__name__}: {error}")
        kind = (contender, type(seen.choice))
        is_warm = kind in self._warm
        self._warm.add(kind)
        return Answer(action, seconds if is_warm else None)

    def _player(self, contender: Contender, seed: int) -> Player:
        known = (contender, seed)
        if known not in self._players:
            self._players[known] = contender.player(seed)
        return self._players[known]


def think(connection: Connection) -> None:
    """Answers questions until nobody asks any more."""
    # An interrupt in a terminal is for the command, which then ends the connection.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    room = Room()
    while True:
        try:
            asked: Seats | Question = connection.recv()
        except (EOFError, OSError):
            return
        if isinstance(asked, Seats):
            room.seat(asked)
        else:
            connection.send(room.answer(asked))
