"""Where a table stands: who sits where, the match, the deal, and what is being asked.

A state is never changed; it follows from the table's rows alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from grosstarock.core.cards import Card
from grosstarock.core.match import Match
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState

from .commands import Absence, Command, Phrase, Wish
from .happenings import TableEvent
from .settings import Settings

EVERY_SEAT: Final = tuple(Seat)
LINES_KEPT: Final = 30
"""How many lines of chat a snapshot tells."""
COMMANDS_KEPT: Final = 32
"""How many commands a table knows by heart; older doubles lose by the log's own key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a table's log: a command, who gave it and when, and all that it led to.

    ``seq`` counts from 1, ``at`` is in milliseconds since 1970. ``person`` is None for the table
    itself and its bots. ``text`` is what a person typed (name, title, chat), None once erased.
    """

    seq: int
    cmd_id: str
    person: str | None
    at: int
    command: Command
    events: tuple[TableEvent, ...] = ()
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: nobody, a person, or the bot ``player`` made from ``seed``."""

    person: str | None = None
    name: str = ""
    player: str | None = None
    seed: int = 0
    away: Absence | None = None
    forced: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nobody holds the seat."""
        return self.person is None and self.player is None

    @property
    def is_present(self) -> bool:
        """Whether a person holds the seat and plays in it."""
        return self.person is not None and self.away is None


NOBODY: Final = Holder()


@dataclass(frozen=True, slots=True)
class Move:
    """One action of the deal: its row, its seat, and whether a person chose it."""

    row: int
    seat: Seat
    by_person: bool


@dataclass(frozen=True, slots=True)
class Promised:
    """A promise for the next deal, and the nonces that have come in (empty where none has)."""

    deal_id: str
    secret: str
    nonces: BySeat[str]
    at: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A wish that waits for some people to agree."""

    row: int
    seat: Seat
    wish: Wish
    waiting: tuple[Seat, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of chat."""

    seq: int
    seat: Seat
    phrase: Phrase | None
    text: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table after row ``seq``.

    ``host`` is the person who may change the table. ``match`` stands before the deal that is being
    played, and after it once that is over. ``moved`` is the last row that moved the deal,
    ``turn_since`` when whose turn it is began to wait, ``ready_since`` since when somebody is ready
    to go on. ``pack`` is a given one that is to be dealt first.
    """

    seq: int
    at: int
    settings: Settings
    host: str
    title: str
    holders: BySeat[Holder]
    match: Match
    pack: tuple[Card, ...] = ()
    begun: bool = False
    deal: DealState | None = None
    deal_id: str | None = None
    seed: str | None = None
    moves: tuple[Move, ...] = ()
    promised: Promised | None = None
    proposal: Proposal | None = None
    ready: tuple[Seat, ...] = ()
    ready_since: int = 0
    taken_back: int = 0
    moved: int = 0
    turn_since: int = 0
    chat: tuple[Line, ...] = ()
    recent: tuple[tuple[str, int], ...] = field(default=())
    archived: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat at the table."""
        return EVERY_SEAT[: len(self.holders)]

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is in the deal; None without one that waits for a player."""
        return None if self.deal is None else self.deal.turn

    @property
    def is_deal_running(self) -> bool:
        """Whether cards are dealt and the deal is not over."""
        return self.deal is not None and self.deal.ended is None

    @property
    def is_match_over(self) -> bool:
        """Whether no deal follows."""
        return self.match.is_over

    def seat_of(self, person: str | None) -> Seat | None:
        """The seat that a person holds; None for who holds none."""
        if person is None:
            return None
        for seat, holder in zip(EVERY_SEAT, self.holders, strict=False):
            if holder.person == person:
                return seat
        return None

    def present(self) -> Iterator[Seat]:
        """The seats in which a person plays, in seat order."""
        return (seat for seat in self.seats if self.holders[seat].is_present)

    def row_of(self, cmd_id: str) -> int | None:
        """The row of a command that was given not long ago."""
        return next((seq for known, seq in self.recent if known == cmd_id), None)
