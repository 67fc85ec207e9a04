"""The search behind ``composer``: cards for the tricks not shown.

Tricks are laid out from the last to the first, so that the cards a seat still has to play are known
when an earlier trick is chosen: a card off suit is legal when none of the suit follows later.
Tricks in which all play one suit are always legal; the odd cards that these leave over go into the
last tricks, where hands are small.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

from grosstarock.core.cards import SCUSE, Card, Suit, beats
from grosstarock.core.cardset import ALL_CARDS, TRUMPS, ULTIMO_CARDS, CardSet
from grosstarock.core.seats import Seat, Seating

from .composer_pictures import TrickPicture, Wish, parse_tricks
from .composer_plan import Plan, drawn_plan, odd_cards, tricks_to_take

ATTEMPTS: Final = 150
NODES: Final = 45
NODES_WITH_OWNERS: Final = 250
DRAWS: Final = 4
"""How many beginnings the search makes, how many tricks it tries in each (more when some cards
belong to a seat), and how often it draws for one pattern of a trick."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole deal as tricks, 25 of them, and the dealer's discard."""

    discard: tuple[Card, ...]
    tricks: tuple[TrickPicture, ...]


def layouts(seating: Seating, wish: Wish, *, seed: int) -> Iterator[Layout]:
    """Layouts that fulfil the wish, a bounded number of them; the rules may still refuse one."""
    first = parse_tricks(wish.first_tricks, seating)
    last = parse_tricks(wish.last_tricks, seating)
    taken = tricks_to_take(seating, wish, first, last)
    for attempt in range(ATTEMPTS):
        random = Random(f"{seed}/{attempt}")
        plan = drawn_plan(seating, wish, random, (first, last), taken)
        if plan is not None:
            middle = _Search(plan, random).tricks()
            if middle is not None:
                yield Layout(plan.discard, (*first, *middle, *last))


class _Search:
    """One bounded attempt to find cards for the tricks not shown."""

    def __init__(self, plan: Plan, random: Random) -> None:
        self._plan = plan
        self._random = random
        self._nodes = 0
        self._bound = NODES_WITH_OWNERS if plan.owners else NODES
        self._allowed = {
            seat: ALL_CARDS
            - plan.barred[seat]
            - CardSet(card for card, owner in plan.owners.items() if owner is not seat)
            for seat in plan.seating.active
        }
        self._owned = {
            (suit, seat): CardSet(card for card, owner in plan.owners.items() if owner is seat)
            & ALL_CARDS.of_suit(suit)
            for seat in set(plan.owners.values())
            for suit in Suit
        }
        self._missing = [
            suit
            for suit in Suit
            for barred in plan.barred.values()
            if not barred.isdisjoint(ALL_CARDS.of_suit(suit))
        ]

    def tricks(self) -> list[TrickPicture] | None:
        """The tricks not shown, in the order played; None when the attempt fails."""
        plan = self._plan
        return self._before(len(plan.winners), plan.pack, dict(plan.later))

    def _before(
        self, place: int, pack: CardSet, later: dict[Seat, CardSet]
    ) -> list[TrickPicture] | None:
        """The first ``place`` of the tricks, when ``later`` is what the seats play after them."""
        plan = self._plan
        if place == 0:
            return [] if pack.isdisjoint(CardSet(plan.owners)) else None
        leader = plan.leaders[place - 1]
        order = plan.seating.starting_with(leader)
        for cards in self._candidates(place - 1, order, pack, later):
            self._nodes += 1
            if self._nodes > self._bound:
                return None
            held = {seat: later[seat].with_(card) for seat, card in zip(order, cards, strict=True)}
            earlier = self._before(place - 1, pack - CardSet(cards), held)
            if earlier is not None:
                return [*earlier, TrickPicture(leader, cards)]
        return None

    def _candidates(
        self, place: int, order: tuple[Seat, ...], pack: CardSet, later: dict[Seat, CardSet]
    ) -> list[tuple[Card, ...]]:
        """Some ways to lay out one trick, the most promising first."""
        winner = order.index(self._plan.winners[place])
        pools = {seat: pack & self._allowed[seat] for seat in order}
        found: set[tuple[Card, ...]] = set()
        is_even = len(order) == 3 and not self._uneven(pack, pair=self._scuse_is_in(place + 1))
        for suit_led in Suit:
            ways = [self._ways(place, seat, pools[seat], later[seat], suit_led) for seat in order]
            ways[0] = [pools[order[0]].of_suit(suit_led)]
            if is_even:
                ways = [way[:1] for way in ways]
            for pattern in product(*ways):
                found |= self._drawn(winner, pattern, suit_led)
        drawn = sorted(found)
        self._random.shuffle(drawn)
        pair = self._scuse_is_in(place)
        return sorted(drawn, key=lambda cards: self._cost(cards, winner, pack, pair=pair))

    def _scuse_is_in(self, number: int) -> bool:
        """Whether the 'Scuse has to be played to one of the first ``number`` of the tricks."""
        return self._plan.scuse is not None and self._plan.scuse[1] < number

    def _ways(
        self, place: int, seat: Seat, pool: CardSet, later: CardSet, suit_led: Suit
    ) -> list[CardSet]:
        """What a seat may play to a trick that another leads: cards of the suit, trumps, or any."""
        if self._plan.scuse == (seat, place):
            return [CardSet([SCUSE])]
        ways = [pool.of_suit(suit_led)]
        if not later.of_suit(suit_led):
            if suit_led is not Suit.TRUMPS:
                ways.append(pool & TRUMPS)
            if not later & TRUMPS:
                ways.append(pool - TRUMPS - ALL_CARDS.of_suit(suit_led))
        return [way for way in ways if way]

    def _drawn(
        self, winner: int, pattern: tuple[CardSet, ...], suit_led: Suit
    ) -> set[tuple[Card, ...]]:
        """Tricks of one pattern that the planned winner takes."""
        found: set[tuple[Card, ...]] = set()
        if not all(pattern):
            return found
        choices = list(pattern[winner])
        for _ in range(DRAWS):
            best = self._random.choice(choices)
            cards: list[Card] = []
            for place, pool in enumerate(pattern):
                free = [card for card in pool if card not in cards and beats(best, card, suit_led)]
                if place == winner:
                    cards.append(best)
                elif free:
                    cards.append(self._random.choice(free))
            if len(cards) == len(pattern):
                found.add(tuple(cards))
        return found

    def _cost(self, cards: tuple[Card, ...], winner: int, pack: CardSet, *, pair: bool) -> int:
        """How bad a trick is: what stays over, and Kings and the Pagat that are lost in it."""
        lost = sum(card in ULTIMO_CARDS for card in cards) - (cards[winner] in ULTIMO_CARDS)
        if len(cards) == 2:
            return lost - sum(card in self._plan.owners for card in cards)
        return 3 * self._uneven(pack - CardSet(cards), pair=pair) + lost

    def _uneven(self, pack: CardSet, *, pair: bool) -> int:
        """How far the cards left are from tricks of one suit that every seat can play."""
        uneven = odd_cards(pack, pair=pair)
        for (suit, _), own in self._owned.items():
            uneven += max(0, 3 * len(own & pack) - len(pack.of_suit(suit)))
        for suit in self._missing:
            uneven += len(pack.of_suit(suit))
        return uneven
