"""What has happened, told to those who may know it.

Events are what a table shows and stores; each is told whole, in part, or not at all to a given pair
of eyes (``seen_by``). A number on an event that somebody may not see still counts, so that
numbering tells nothing.
"""

from dataclasses import dataclass, replace

from .cards import Card, Suit
from .cardset import CardSet
from .clauses import Clause
from .declarations import FEWEST_TRUMPS, Declaration, Trumps, cards_told
from .facts import DealPlayed
from .ledger import Entry
from .piles import Exchange
from .seats import Seat


@dataclass(frozen=True, slots=True)
class Paid:
    """Some entries are posted to the ledger."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class PotsMoved:
    """The pots go to the player who deals next (POT-3)."""

    to: Seat


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat has its cards, in the order dealt; the dealer's 28 with the Talon last (DEAL-1).

    ``cards`` is empty for other eyes; ``count`` is not.
    """

    seat: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RedealAnswered:
    """A player asks for a new deal and shows the hand, or does not ask (GAME-3)."""

    seat: Seat
    shown: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class ToutAnnounced:
    """The dealer announces a tout (TOUT-A1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """The dealer has laid three cards away; ``cards`` is empty for other eyes (DISC-1)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeclarationMade:
    """A declaration, and the cards of it that the dealer had to lay away (DISC-6)."""

    seat: Seat
    declaration: Declaration
    laid_away: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NothingDeclared:
    """A player has declared nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DemandAnswered:
    """A player demands the 'Scuse, or passes (SCUSE-7)."""

    seat: Seat
    demanded: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card is played; ``names`` is the suit that a led 'Scuse leads."""

    seat: Seat
    card: Card
    names: Suit | None


@dataclass(frozen=True, slots=True)
class TrumpsShown:
    """The dealer cannot follow a trump duty: trumps had been laid away (DISC-5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete and goes to its winner."""

    number: int
    winner: Seat


@dataclass(frozen=True, slots=True)
class ScuseSettled:
    """The 'Scuse has gone back to its player, and a card for it to the trick's winner (SCUSE-2)."""

    exchange: Exchange


@dataclass(frozen=True, slots=True)
class DealEnded:
    """All tricks are played and settled."""

    played: DealPlayed


@dataclass(frozen=True, slots=True)
class DealVoid:
    """The deal is broken off: its movements but POT-2 are undone (GAME-4)."""


Event = (
    Paid
    | PotsMoved
    | HandDealt
    | RedealAnswered
    | ToutAnnounced
    | Discarded
    | DeclarationMade
    | NothingDeclared
    | DemandAnswered
    | CardPlayed
    | TrumpsShown
    | TrickTaken
    | ScuseSettled
    | DealEnded
    | DealVoid
)


def seen_by(event: Event, viewer: Seat | None) -> Event:
    """The event as ``viewer`` may see it; ``None`` is somebody who only watches.

    A hand dealt and a discard are shown to their own seat alone; of a payment for Trumps others see
    only the cards that the declaration told.
    """
    match event:
        case HandDealt(seat=seat) | Discarded(seat=seat) if seat is not viewer:
            return replace(event, cards=())
        case Paid(entries=entries):
            return Paid(tuple(entry_seen_by(entry, viewer) for entry in entries))
        case _:
            return event


def entry_seen_by(entry: Entry, viewer: Seat | None) -> Entry:
    """A ledger entry without the cards that a payment for Trumps hides from others (DECL-3)."""
    if entry.clause is not Clause.DECL_3 or viewer is declarer_of(entry):
        return entry
    return replace(entry, cards=tuple(CardSet(entry.cards) & _TOLD_OF_TRUMPS))


_TOLD_OF_TRUMPS = cards_told(Trumps(FEWEST_TRUMPS, with_pagat=True))


def declarer_of(entry: Entry) -> Seat | None:
    """Who made the declaration that an entry pays: the payee, or with two players the scorer."""
    party = entry.payer if entry.payee is None else entry.payee
    return party if isinstance(party, Seat) else None
