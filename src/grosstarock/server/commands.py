"""What is done at a table: one command is one row of its log.

A game command moves the deal; every other changes the table around it. What a command needs of
chance or of the clock it brings along, so that the table itself knows neither.
"""

from dataclasses import dataclass
from enum import StrEnum

from grosstarock.core.actions import SeatAction
from grosstarock.core.cards import Card
from grosstarock.core.seats import Seat

from .settings import Clock, Pace, Settings


class Absence(StrEnum):
    """Why a bot stands in for a person."""

    LOST = "lost"
    SILENT = "silent"
    LEFT = "left"


class Wish(StrEnum):
    """What a player may propose and the other people at the table must agree to."""

    TAKE_BACK = "take_back"
    BREAK_OFF = "break_off"
    END_MATCH = "end_match"


class Phrase(StrEnum):
    """A thing to say in chat that every language has a sentence for."""

    HELLO = "hello"
    GOOD_LUCK = "good_luck"
    WELL_PLAYED = "well_played"
    THANKS = "thanks"
    SORRY = "sorry"
    ONE_MOMENT = "one_moment"
    GOODBYE = "goodbye"


@dataclass(frozen=True, slots=True)
class Open:
    """A table is opened; who opens it is its host. The title is the row's text.

    ``dealer`` deals first. A ``pack`` that is given is dealt first of all, as a deal to be played
    again; else it is empty and the pack is made fairly.
    """

    settings: Settings
    dealer: Seat
    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes an empty seat; the name is the row's text."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutBot:
    """The host gives an empty seat to a bot: a registered player, made from a seed."""

    seat: Seat
    player: str
    seed: int


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """The host empties a seat before the match begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """A person leaves: before the match the seat is free, during it a bot stands in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoAway:
    """The table finds a person absent: a bot stands in from now on."""

    seat: Seat
    why: Absence


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A person is back and plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Prefer:
    """A person's own wish: ``forced`` plays a card by itself when there is no other."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True)
class ChangeTable:
    """The host changes how the table is run; None leaves a thing as it is."""

    pace: Pace | None = None
    clock: Clock | None = None
    take_back: bool | None = None
    watchers: bool | None = None


@dataclass(frozen=True, slots=True)
class Say:
    """A seated person says something: a phrase, or else the row's text."""

    seat: Seat
    phrase: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Promise:
    """The table binds itself to a secret before it takes the nonces for a deal."""

    deal_id: str
    secret: str


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """A person's browser adds its share of chance."""

    seat: Seat
    nonce: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards are dealt: the pack, and the seed that made it where there is one."""

    deal_id: str
    pack: tuple[Card, ...]
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """A player's action in the deal."""

    action: SeatAction


@dataclass(frozen=True, slots=True)
class Propose:
    """A person proposes something; alone among bots it is done at once."""

    seat: Seat
    wish: Wish


@dataclass(frozen=True, slots=True)
class Answer:
    """A person agrees to the proposal of row ``proposal``, or declines it."""

    seat: Seat
    proposal: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class Lapse:
    """The table drops a proposal that was not answered in time."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """A person has seen the settlement and is ready to go on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rematch:
    """A person would play another match with the same table; the dealer moves on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Archive:
    """The table is put away; whoever comes back to it opens it again."""


GameCommand = Deal | Act
TableCommand = (
    Open
    | Sit
    | PutBot
    | FreeSeat
    | Leave
    | GoAway
    | ComeBack
    | Prefer
    | ChangeTable
    | Say
    | Promise
    | GiveNonce
    | Propose
    | Answer
    | Lapse
    | NextDeal
    | Rematch
    | Archive
)
Command = GameCommand | TableCommand
