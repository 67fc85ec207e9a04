"""What a seat may do now: one description for each phase, and the actions it stands for.

A choice holds what its own seat may know and nothing else, so a view can carry it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from .actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from .cards import SCUSE, Card, Suit
from .cardset import CardSet
from .declarations import DeclarationName
from .discard import DISCARD_SIZE, DiscardWay
from .seats import Seat


@dataclass(frozen=True, slots=True)
class NoChoice:
    """Nothing to choose: before the cards are dealt, and once the deal is over."""

    def __contains__(self, action: Action) -> bool:
        return False

    def __iter__(self) -> Iterator[Action]:
        return iter(())


@dataclass(frozen=True, slots=True)
class RedealChoice:
    """To ask for a new deal, where the hand has no trump, or not to (GAME-3)."""

    seat: Seat
    may_ask: bool

    def __contains__(self, action: Action) -> bool:
        return action == PassRedeal(self.seat) or (self.may_ask and action == AskRedeal(self.seat))

    def __iter__(self) -> Iterator[Action]:
        if self.may_ask:
            yield AskRedeal(self.seat)
        yield PassRedeal(self.seat)


@dataclass(frozen=True, slots=True)
class DiscardChoice:
    """Three cards to lay away in one of some ways, or a tout to announce (DISC-1, TOUT-A1)."""

    seat: Seat
    ways: tuple[DiscardWay, ...]
    may_announce_tout: bool

    @property
    def possible(self) -> CardSet:
        """Every card that goes in some way."""
        cards = CardSet()
        for way in self.ways:
            cards |= way.forced | way.pool
        return cards

    @property
    def forced(self) -> CardSet:
        """The cards that go in every way."""
        cards = self.possible
        for way in self.ways:
            cards &= way.forced
        return cards

    def __contains__(self, action: Action) -> bool:
        match action:
            case AnnounceTout(seat):
                return seat is self.seat and self.may_announce_tout
            case Discard(seat, cards):
                chosen = CardSet(cards)
                whole = len(cards) == DISCARD_SIZE == len(chosen)
                return seat is self.seat and whole and any(chosen in way for way in self.ways)
            case _:
                return False

    def __iter__(self) -> Iterator[Action]:
        if self.may_announce_tout:
            yield AnnounceTout(self.seat)
        for way in self.ways:
            for cards in way:
                yield Discard(self.seat, tuple(cards))


@dataclass(frozen=True, slots=True)
class DeclareChoice:
    """Any of the declarations held, or all of them where declaring is compulsory (DECL-2)."""

    seat: Seat
    held: tuple[DeclarationName, ...]
    compulsory: bool

    def __contains__(self, action: Action) -> bool:
        match action:
            case Declare(seat, what):
                chosen = set(what)
                allowed = chosen == set(self.held) if self.compulsory else chosen <= set(self.held)
                return seat is self.seat and allowed and len(chosen) == len(what)
            case _:
                return False

    def __iter__(self) -> Iterator[Action]:
        fewest = len(self.held) if self.compulsory else 0
        for number in range(len(self.held), fewest - 1, -1):
            for what in combinations(self.held, number):
                yield Declare(self.seat, what)


@dataclass(frozen=True, slots=True)
class DemandChoice:
    """To demand the 'Scuse, for who does not hold it, or to pass (SCUSE-7)."""

    seat: Seat
    may_demand: bool

    def __contains__(self, action: Action) -> bool:
        return action == PassDemand(self.seat) or (self.may_demand and action == Demand(self.seat))

    def __iter__(self) -> Iterator[Action]:
        if self.may_demand:
            yield Demand(self.seat)
        yield PassDemand(self.seat)


@dataclass(frozen=True, slots=True)
class PlayChoice:
    """A card to play; ``names`` are the suits to name should the 'Scuse be the card (SCUSE-5)."""

    seat: Seat
    cards: CardSet
    names: tuple[Suit, ...]

    def __contains__(self, action: Action) -> bool:
        match action:
            case Play(seat, card, names):
                return seat is self.seat and card in self.cards and names in self.names_with(card)
            case _:
                return False

    def __iter__(self) -> Iterator[Action]:
        for card in self.cards:
            for suit in self.names_with(card):
                yield Play(self.seat, card, suit)

    def names_with(self, card: Card) -> tuple[Suit | None, ...]:
        """What may be named with ``card``: one of the suits with a led 'Scuse, else nothing."""
        return self.names if card == SCUSE and self.names else (None,)


Choice = NoChoice | RedealChoice | DiscardChoice | DeclareChoice | DemandChoice | PlayChoice
