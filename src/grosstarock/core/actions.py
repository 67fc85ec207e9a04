"""What is done in a deal: the players' actions, and the table's two (dealing, breaking off)."""

from dataclasses import dataclass

from .cards import PACK, Card, Suit
from .declarations import DeclarationName
from .errors import Fault, Malformed
from .seats import Seat


@dataclass(frozen=True, slots=True)
class DealCards:
    """The table deals a pack of 78, the first card first (DEAL-1)."""

    pack: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.pack) != len(PACK):
            raise Malformed(Fault.PACK_SIZE, found=len(self.pack))
        if len(set(self.pack)) != len(PACK):
            twice = next(card for card in self.pack if self.pack.count(card) > 1)
            raise Malformed(Fault.CARD_TWICE, card=twice.code)


@dataclass(frozen=True, slots=True)
class BreakOff:
    """The table breaks the deal off; it is void (GAME-4)."""


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """A player dealt no trump asks for a new deal and shows the hand (GAME-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassRedeal:
    """A player asks for no new deal (GAME-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnnounceTout:
    """The dealer announces a tout, to lay away the 'Scuse (TOUT-A1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer lays three cards away (DISC-1)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Declare:
    """A player declares, in the order given; nothing, when ``what`` is empty (DECL-1)."""

    seat: Seat
    what: tuple[DeclarationName, ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """A player demands that the 'Scuse be played to trick 23 (SCUSE-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassDemand:
    """A player demands nothing before trick 23 (SCUSE-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card; the player of a led 'Scuse ``names`` the suit led (SCUSE-5)."""

    seat: Seat
    card: Card
    names: Suit | None = None


TableAction = DealCards | BreakOff
SeatAction = AskRedeal | PassRedeal | AnnounceTout | Discard | Declare | Demand | PassDemand | Play
Action = TableAction | SeatAction
