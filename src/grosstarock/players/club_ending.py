"""The last three tricks, where the club player looks ahead.

Nearly all money moves at the end, and few cards are left. So the hidden cards are dealt some times
as the voids allow, and each such ending is searched to its end with everybody playing for itself.
The search knows the payments of the last tricks and the points of the cards; it leaves out touts
and the exchange for the 'Scuse.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from grosstarock.core.cards import KINGS, PAGAT, SCUSE, Card, Suit
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, LAST_TRICK, PENULTIMATE_TRICK

from .club_amounts import Amounts
from .club_sight import DEAD_HAND, MASKS, SCUSE_MASK, SUIT_NUMBER, SUITS, TRUMP, Sight

LOOKS_AHEAD: Final = 3
"""How many tricks are left, this one included, when it begins to look ahead."""
WORLDS: Final = {1: 1, 2: 24, 3: 9}
"""How many ways the cards may lie are looked at, by the tricks left."""
TRIES: Final = 20
"""How often a way is begun before it is given up."""
HONOUR_MASK: Final = sum(1 << card for card in (*KINGS, PAGAT, Card.T21, SCUSE))
ULTIMO_MASK: Final = sum(1 << card for card in (*KINGS, PAGAT))
POINTS: Final = tuple(card.points for card in Card)

Gains = tuple[float, ...]
"""What each active player wins from here to the end, by place: 0 is whose turn it is now."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the search reckons with: what each pays each, what lies in the pots, and its share."""

    players: int
    lost: float
    pagat_won: float
    king_ultimo: float
    pagat_ultimo: float
    last_trick: float
    misere: float
    card_point: float
    king_pot: float
    pagat_pot: float
    share: float


def ending_promises(
    sight: Sight, amounts: Amounts, plays: Sequence[tuple[Card, Suit | None]], dice: Random
) -> list[list[float]]:
    """What each play wins in each way the hidden cards may lie; empty where no way was found."""
    stakes = stakes_of(sight, amounts)
    found: list[list[float]] = [[] for _ in plays]
    for _ in range(WORLDS[sight.left]):
        hands = deal_out(sight, dice)
        if hands is None:
            continue
        for place, (card, named) in enumerate(plays):
            ending = Ending(sight, stakes)
            found[place].append(ending.gains_of(hands, card, named)[0])
    return found


def stakes_of(sight: Sight, amounts: Amounts) -> Stakes:
    """The stakes at this table."""
    rules, pots = sight.seen.rules, sight.seen.accounts.pots
    tariff = rules.tariff
    return Stakes(
        players=len(sight.others) + 1,
        lost=float(tariff.lost_card),
        pagat_won=float(tariff.pagat_won),
        king_ultimo=float(tariff.king_ultimo),
        pagat_ultimo=float(tariff.pagat_ultimo),
        last_trick=float(tariff.last_trick),
        misere=float(tariff.misere) if amounts.misere else 0.0,
        card_point=amounts.card_point,
        king_pot=float(pots.king),
        pagat_pot=float(pots.pagat),
        share=1.0 / rules.players if rules.pots else 0.0,
    )


def deal_out(sight: Sight, dice: Random) -> list[int] | None:
    """The hands as they may lie, the player's own first; None where no way was found."""
    sizes = [other.size for other in sight.others]
    hidden = [card for card in Card if sight.out >> card & 1]
    elsewhere = len(hidden) - sum(sizes)
    for _ in range(TRIES):
        hands = [0] * len(sizes)
        room = [*sizes, elsewhere]
        dice.shuffle(hidden)
        # The cards that fewest places can take are dealt first.
        hidden.sort(key=lambda card: len(_homes(sight, card, elsewhere)))
        for card in hidden:
            homes = [home for home in _homes(sight, card, elsewhere) if room[home]]
            if not homes:
                break
            home = dice.choices(homes, [room[home] for home in homes])[0]
            room[home] -= 1
            if home < len(hands):
                hands[home] |= 1 << card
        else:
            return [sight.hand, *hands]
    return None


def _homes(sight: Sight, card: Card, elsewhere: int) -> list[int]:
    """The places that may hold a card; the last is nobody's."""
    suit = SUIT_NUMBER[card]
    for place, other in enumerate(sight.others):
        if other.shown >> card & 1:
            return [place]
    homes = [
        place for place, other in enumerate(sight.others) if card == SCUSE or not other.void[suit]
    ]
    is_open = elsewhere >= DEAD_HAND or (suit != TRUMP and not HONOUR_MASK >> card & 1)
    if elsewhere and (is_open or not homes):
        homes.append(len(sight.others))
    return homes


class Ending:
    """One ending, all cards open: everybody plays for itself."""

    def __init__(self, sight: Sight, stakes: Stakes) -> None:
        self._stakes = stakes
        self._trick_now = sight.trick.number
        self._demanded = sight.seen.scuse_demanded
        self._places = {seat: place for place, seat in enumerate(self._seats(sight))}
        self._has_trick = tuple(
            sight.has_trick if place == 0 else sight.others[place - 1].has_trick
            for place in range(stakes.players)
        )
        self._table = tuple(
            (self._places[seat], card)
            for seat, card in zip(sight.trick.order, sight.trick.cards, strict=False)
        )
        self._named = sight.trick.named

    @staticmethod
    def _seats(sight: Sight) -> list[object]:
        return [sight.seat, *(other.seat for other in sight.others)]

    def gains_of(self, hands: Sequence[int], card: Card, named: Suit | None) -> Gains:
        """What everybody wins when the player plays ``card`` now."""
        named = named or self._named
        return self._played(
            tuple(hands), self._trick_now, self._table, 0, card, named, self._has_trick
        )

    def _played(
        self,
        hands: tuple[int, ...],
        trick: int,
        table: tuple[tuple[int, Card], ...],
        place: int,
        card: Card,
        named: Suit | None,
        has_trick: tuple[bool, ...],
    ) -> Gains:
        """What everybody wins from the card of one place on."""
        left = (*hands[:place], hands[place] & ~(1 << card), *hands[place + 1 :])
        table = (*table, (place, card))
        if len(table) < self._stakes.players:
            return self._best(left, trick, table, (place + 1) % len(hands), named, has_trick)
        winner = winner_of(table, named)
        has_trick = (*has_trick[:winner], True, *has_trick[winner + 1 :])
        if trick == LAST_TRICK:
            return last_trick_gains(self._stakes, table, winner, has_trick)
        later = self._best(left, trick + 1, (), winner, None, has_trick)
        now = trick_gains(self._stakes, table, winner)
        return tuple(one + other for one, other in zip(now, later, strict=True))

    def _best(
        self,
        hands: tuple[int, ...],
        trick: int,
        table: tuple[tuple[int, Card], ...],
        place: int,
        named: Suit | None,
        has_trick: tuple[bool, ...],
    ) -> Gains:
        """What everybody wins when ``place`` plays the card that is best for itself."""
        best: Gains | None = None
        for card in self._legal(hands[place], trick, table, named):
            suit = Suit.TRUMPS if card == SCUSE and not table and trick < LAST_TRICK else named
            found = self._played(hands, trick, table, place, card, suit, has_trick)
            if best is None or found[place] > best[place]:
                best = found
        assert best is not None, "whoever is to play has a card"
        return best

    def _legal(
        self, hand: int, trick: int, table: tuple[tuple[int, Card], ...], named: Suit | None
    ) -> list[Card]:
        """The cards that may be played, as ``core.tricks.playable`` has it."""
        if hand & SCUSE_MASK and trick == ANTEPENULTIMATE_TRICK and self._demanded:
            return [SCUSE]
        plain = hand & ~SCUSE_MASK
        led = suit_led(table, named)
        if led is not None:
            plain = plain & MASKS[led] or plain & MASKS[TRUMP] or plain
        if hand & SCUSE_MASK and (trick != PENULTIMATE_TRICK or not plain):
            plain |= SCUSE_MASK
        cards = []
        while plain:
            low = plain & -plain
            cards.append(Card(low.bit_length() - 1))
            plain ^= low
        return cards


def suit_led(table: Sequence[tuple[int, Card]], named: Suit | None) -> int | None:
    """The suit to follow, by its place; None before there is one (SCUSE-5)."""
    if not table:
        return None
    first = table[0][1]
    if first != SCUSE:
        return SUIT_NUMBER[first]
    if named is not None:
        return SUITS.index(named)
    return SUIT_NUMBER[table[1][1]] if len(table) > 1 else None


def winner_of(table: Sequence[tuple[int, Card]], named: Suit | None) -> int:
    """The place that takes a complete trick (PLAY-3)."""
    led = suit_led(table, named)
    best_place, best = table[0][0], -1
    for place, card in table:
        suit = SUIT_NUMBER[card]
        strength = 200 - card if suit == TRUMP else 100 - card if suit == led else -1
        if strength > best:
            best_place, best = place, strength
    return best_place


def trick_gains(stakes: Stakes, table: Sequence[tuple[int, Card]], winner: int) -> Gains:
    """What a trick before the last is worth: its points, and Kings and Pagat lost or won."""
    gains = [0.0] * stakes.players
    points = 1
    for place, card in table:
        if card != SCUSE:
            points += POINTS[card]
        if not ULTIMO_MASK >> card & 1:
            continue
        if place != winner:
            _pays(stakes, gains, place, stakes.lost, stakes.lost)
        elif card == PAGAT:
            _pays(stakes, gains, place, -stakes.pagat_won, 0.0)
    gains[winner] += points * stakes.card_point
    return tuple(gains)


def last_trick_gains(
    stakes: Stakes, table: Sequence[tuple[int, Card]], winner: int, has_trick: Sequence[bool]
) -> Gains:
    """What the last trick is worth: ultimo, bagud, misere, and its points."""
    gains = [0.0] * stakes.players
    is_plain = True
    without = [place for place, taken in enumerate(has_trick) if not taken]
    is_misere = bool(stakes.misere) and stakes.players == 3 and len(without) == 1
    points = 1
    for place, card in table:
        points += POINTS[card]
        if card == SCUSE and place != winner:
            gains[place] -= POINTS[card] * stakes.card_point
        if not ULTIMO_MASK >> card & 1:
            continue
        is_plain = False
        is_pagat = card == PAGAT
        amount = stakes.pagat_ultimo if is_pagat else stakes.king_ultimo
        pot = stakes.pagat_pot if is_pagat else stakes.king_pot
        if place != winner:
            _pays(stakes, gains, place, amount, pot)
        elif not is_misere:
            _pays(stakes, gains, place, -amount, -pot)
    if is_misere:
        _pays(stakes, gains, without[0], -stakes.misere, 0.0)
        return tuple(gains)
    if is_plain:
        _pays(stakes, gains, winner, -stakes.last_trick, 0.0)
    gains[winner] += points * stakes.card_point
    return tuple(gains)


def _pays(stakes: Stakes, gains: list[float], place: int, amount: float, pot: float) -> None:
    """A place pays each other an amount, and some into a pot, of which all have their share."""
    for other in range(stakes.players):
        if other == place:
            gains[other] -= amount * (stakes.players - 1) + pot * (1.0 - stakes.share) * (
                stakes.share > 0
            )
        else:
            gains[other] += amount + pot * stakes.share
