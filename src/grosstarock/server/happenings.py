"""What happens at a table besides the deal's own events, as stored and shown to everybody.

None of them holds a hidden card. Names, titles and what is said in chat are the row's text and go
beside the events, so that they can be erased.
"""

from dataclasses import dataclass

from grosstarock.core.events import Event
from grosstarock.core.ledger import Accounts, Entry
from grosstarock.core.seats import BySeat, Seat

from .commands import Absence, Phrase, Wish
from .settings import Settings


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table is opened, or its settings are changed."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat is taken: by the bot ``player``, or by a person, whose name is the row's text."""

    seat: Seat
    player: str | None


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A seat is empty again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAway:
    """A bot stands in for a person."""

    seat: Seat
    why: Absence


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The right to change the table passes to the person in another seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Preferred:
    """A person has chosen whether forced cards are played by themselves."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said a phrase, or else the row's text."""

    seat: Seat
    phrase: Phrase | None


@dataclass(frozen=True, slots=True)
class DealPromised:
    """The table has bound itself to a secret by its hash; nonces are taken now."""

    deal_id: str
    commitment: str


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A browser has added its share of chance, which is shown when the deal has been played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealRevealed:
    """How the pack was made: the secret, and each seat's nonce, empty where none was given."""

    deal_id: str
    secret: str
    nonces: BySeat[str]
    seed: str


@dataclass(frozen=True, slots=True)
class Proposed:
    """Somebody proposes something; ``asked`` are the people who have to agree."""

    seat: Seat
    wish: Wish
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Agreed:
    """Somebody agrees to the proposal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dropped:
    """The proposal comes to nothing: declined by a seat, or not answered in time (None)."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The deal stands again as before the row ``before``; ``moves`` actions are undone."""

    before: int
    moves: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Somebody is ready for the next deal, or for another match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealAwaited:
    """The table goes on to the next deal, which ``dealer`` deals."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """A match begins: all balances at zero."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match has ended: its pots are divided (POT-4), and the accounts are final."""

    division: tuple[Entry, ...]
    accounts: Accounts


@dataclass(frozen=True, slots=True)
class Archived:
    """The table is put away until somebody comes back."""


Happening = (
    TableOpened
    | Seated
    | SeatFreed
    | WentAway
    | CameBack
    | HostChanged
    | Preferred
    | Said
    | DealPromised
    | NonceGiven
    | DealRevealed
    | Proposed
    | Agreed
    | Dropped
    | TakenBack
    | Ready
    | DealAwaited
    | MatchBegun
    | MatchOver
    | Archived
)
TableEvent = Event | Happening
