"""Which three cards the dealer may lay away (DISC-1 to DISC-4, TOUT-A1).

The ways to discard are described, not listed: some cards that must go, and a number to choose from
some others. ADR 0010 says how "unless necessary" is read.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from .cards import PLAIN_SUITS, SCUSE, Suit
from .cardset import HONOURS, NO_CARDS, TRUMPS, CardSet
from .declarations import cards_spoken_for
from .rules import Rules

DISCARD_SIZE: Final = 3


@dataclass(frozen=True, slots=True)
class DiscardWay:
    """One way to discard: lay away all ``forced`` cards and ``choose`` of those in ``pool``."""

    forced: CardSet
    choose: int
    pool: CardSet

    def __contains__(self, cards: CardSet) -> bool:
        chosen = cards - self.forced
        return self.forced <= cards and len(chosen) == self.choose and chosen <= self.pool

    def __iter__(self) -> Iterator[CardSet]:
        for chosen in combinations(self.pool, self.choose):
            yield self.forced | CardSet(chosen)


def discard_ways(rules: Rules, hand: CardSet, *, tout_announced: bool) -> tuple[DiscardWay, ...]:
    """Every way in which the dealer may discard from a hand of 28; never none.

    In an announced tout the 'Scuse goes, and two cards as the other 27 allow it (TOUT-A1).
    """
    if not tout_announced:
        return _ways(rules, hand, DISCARD_SIZE)
    return tuple(
        DiscardWay(way.forced.with_(SCUSE), way.choose, way.pool)
        for way in _ways(rules, hand.without(SCUSE), DISCARD_SIZE - 1)
    )


def trumps_to_lay_away(hand: CardSet, count: int = DISCARD_SIZE) -> CardSet:
    """The trumps that may go since the hand is then void in them (DISC-4), if any."""
    trumps = hand.of_suit(Suit.TRUMPS)
    return trumps if len(trumps) <= count and trumps.isdisjoint(HONOURS) else NO_CARDS


def _ways(rules: Rules, hand: CardSet, count: int) -> tuple[DiscardWay, ...]:
    plain = NO_CARDS
    for suit in PLAIN_SUITS:
        plain |= hand.of_suit(suit)
    plain -= HONOURS
    if len(plain) < count:
        return (_way(plain, count - len(plain), (hand & TRUMPS) - HONOURS),)
    free = plain - cards_spoken_for(rules, hand)
    if len(free) < count:
        # With so few free cards the hand is long in trumps: none of them can go.
        return (_way(free, count - len(free), plain - free),)
    going_void = trumps_to_lay_away(hand, count)
    ways = [_way(NO_CARDS, count, free)]
    if going_void:
        ways.append(_way(going_void, count - len(going_void), free))
    return tuple(ways)


def _way(forced: CardSet, choose: int, pool: CardSet) -> DiscardWay:
    """A way in its plainest words: where all of the pool must go, it is forced."""
    if choose == len(pool):
        return DiscardWay(forced | pool, 0, NO_CARDS)
    return DiscardWay(forced, choose, pool if choose else NO_CARDS)
