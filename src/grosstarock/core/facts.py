"""What happened, as far as it is paid for: the closed list of facts from which all money follows.

The engine tells facts and knows no amounts; a deal written down at a real table is the same facts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from .cards import PAGAT, Card
from .cardset import ULTIMO_CARDS, CardSet
from .declarations import Declaration
from .seats import BySeat, Seat
from .tricks import Trick


@dataclass(frozen=True, slots=True)
class Foundation:
    """A deal begins: every pot that is empty is filled by everyone at the table (POT-2)."""


@dataclass(frozen=True, slots=True)
class DealerPayment:
    """The dealer pays into both pots before dealing (POT-3)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration is made, from these cards (DECL-1)."""

    dealer: Seat
    seat: Seat
    declaration: Declaration
    cards: CardSet


@dataclass(frozen=True, slots=True)
class CardLost:
    """A King or the Pagat is lost to another player before the last trick (PAY-1)."""

    dealer: Seat
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PagatWon:
    """The Pagat wins a trick before the last (PAY-2)."""

    dealer: Seat
    seat: Seat


@dataclass(frozen=True)
class DealPlayed:
    """All 25 tricks are played: what the settlement after the last trick needs (sections 6 and 7).

    ``has_trick`` is whether each seat took any, ``last_trick`` who played what to the 25th, in that
    order, and ``last_winner`` who took it. ``scores`` are the deal's pluses and minuses so far with
    two players, all 0 with more.
    """

    dealer: Seat
    has_trick: BySeat[bool]
    last_trick: tuple[tuple[Seat, Card], ...]
    last_winner: Seat
    card_points: BySeat[int]
    tout_announced: bool = False
    scores: BySeat[int] = BySeat()

    @cached_property
    def players_with_tricks(self) -> tuple[Seat, ...]:
        """Who took at least one trick."""
        return tuple(Seat(seat) for seat, taken in enumerate(self.has_trick) if taken)

    @cached_property
    def tout(self) -> Seat | None:
        """Who took every trick (TOUT-1)."""
        with_tricks = self.players_with_tricks
        return with_tricks[0] if len(with_tricks) == 1 else None

    @cached_property
    def failed_announced_tout(self) -> bool:
        """Whether the dealer announced a tout and did not take every trick (TOUT-A2)."""
        return self.tout_announced and self.tout is not self.dealer

    @cached_property
    def misere(self) -> Seat | None:
        """Who alone of three took no trick (MIS-1); with two there is no misere (TWO-2)."""
        played = [seat for seat, _ in self.last_trick]
        without = [seat for seat in played if not self.has_trick[seat]]
        return without[0] if len(played) == 3 and len(without) == 1 else None

    @cached_property
    def ultimo_card(self) -> Card | None:
        """The Pagat or King that won the last trick (ULT-1, ULT-2)."""
        won = [card for seat, card in self.last_trick if seat is self.last_winner]
        return won[0] if won[0] in ULTIMO_CARDS else None

    @cached_property
    def bagud(self) -> tuple[tuple[Seat, Card], ...]:
        """Each Pagat or King that was played to the last trick and lost, as played (ULT-3)."""
        return tuple(
            (seat, card)
            for seat, card in self.last_trick
            if card in ULTIMO_CARDS and seat is not self.last_winner
        )

    @cached_property
    def pagat_ultimo(self) -> bool:
        """Whether the Pagat won the last trick."""
        return self.ultimo_card == PAGAT


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over and the pots are divided; ``balances`` as they stand before (POT-4)."""

    balances: BySeat[int]


Fact = Foundation | DealerPayment | Declared | CardLost | PagatWon | DealPlayed | MatchEnded


def facts_of_trick(dealer: Seat, trick: Trick) -> Iterator[CardLost | PagatWon]:
    """What a complete trick before the last costs, in the order of its cards (PAY-1, PAY-2)."""
    winner = trick.winner
    for seat, card in zip(trick.order, trick.cards, strict=True):
        if card in ULTIMO_CARDS and seat is not winner:
            yield CardLost(dealer, seat, card)
        elif card == PAGAT:
            yield PagatWon(dealer, seat)
