"""What the club player makes of the table: what is still out, who may hold how much of it.

It counts every card and every void, and what was declared. The cards it has not seen are then
shared out among the other hands and the cards laid away so that every suit and every hand comes out
whole: who is void in hearts has room for more of all else. From these shares follow the chances
that somebody has none of some cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from grosstarock.core.cards import PLAIN_SUITS, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, NO_CARDS
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import LAST_TRICK, Trick
from grosstarock.core.view import View, cards_shown, suits_shown_void

SUITS: Final = (*PLAIN_SUITS, Suit.TRUMPS)
TRUMP: Final = 4
"""The place of the trumps among the suits."""
MASKS: Final = tuple(ALL_CARDS.of_suit(suit).mask for suit in SUITS)
SCUSE_MASK: Final = 1 << SCUSE
SUIT_NUMBER: Final = tuple(SUITS.index(card.suit) if card.suit is not None else -1 for card in Card)
"""The place of each card's suit among the suits, -1 for the 'Scuse."""
HIGHER: Final = tuple(
    MASKS[SUIT_NUMBER[card]] & ((1 << card) - 1) if card != SCUSE else 0 for card in Card
)
"""For each card the cards of its suit that are higher."""
ROUNDS: Final = 6
"""How often shares are fitted to suits and hands in turn; they hardly move after that."""
DEAD_HAND: Final = 25


@dataclass(frozen=True, slots=True)
class Other:
    """Another active player: how many cards in hand, void in which suits, holding what for sure.

    ``expected`` is how many cards of each suit are expected in the hand, ``shown`` a mask.
    """

    seat: Seat
    size: int
    void: tuple[bool, ...]
    shown: int
    expected: tuple[float, ...]
    has_trick: bool


@dataclass(frozen=True)
class Sight:
    """What the club player knows when it is to play a card; cards are masks of 78 bits.

    ``out`` are the cards that others hold or that lie hidden. ``others`` are in playing order from
    the player, ``after`` those who still play to this trick. ``left`` is how many tricks are left,
    this one included.
    """

    seen: View
    seat: Seat
    trick: Trick
    hand: int
    out: int
    others: tuple[Other, ...]
    after: tuple[Other, ...]
    left: int
    has_trick: bool

    @property
    def leads(self) -> bool:
        """Whether the player leads to this trick."""
        return not self.trick.cards

    @cached_property
    def late(self) -> float:
        """How far the deal has come, from 0 at the first trick to 1 at the last."""
        return 1.0 - (self.left - 1) / (LAST_TRICK - 1)

    @cached_property
    def own(self) -> tuple[int, ...]:
        """The own cards by suit."""
        return tuple(self.hand & mask for mask in MASKS)

    @cached_property
    def out_of(self) -> tuple[int, ...]:
        """The cards that are out by suit."""
        return tuple(self.out & mask for mask in MASKS)

    @cached_property
    def trumps(self) -> int:
        """How many trumps the player holds."""
        return self.own[TRUMP].bit_count()

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps are out."""
        return self.out_of[TRUMP].bit_count()

    def none(self, other: Other, suit: int, cards: int) -> float:
        """How likely a hand has none of some cards of a suit that are out, from 0 to 1.

        The cards of the suit that are expected there say how large a part of all hidden cards the
        hand is, as far as this suit goes; the rest is drawing without putting back.
        """
        if not cards or other.void[suit]:
            return 1.0
        if other.shown & cards:
            return 0.0
        total = self.out_of[suit].bit_count()
        share = other.expected[suit] / total
        if share >= 1.0:
            return 0.0
        hidden = other.size / share if share > 0.0 else 0.0
        likely = 1.0
        for place in range(cards.bit_count()):
            rest = hidden - place
            if rest <= other.size:
                return 0.0
            likely *= 1.0 - other.size / rest
        return likely

    def void(self, other: Other, suit: int) -> float:
        """How likely a hand is void in a suit."""
        return self._voids[self.others.index(other)][suit]

    @cached_property
    def _voids(self) -> tuple[tuple[float, ...], ...]:
        return tuple(
            tuple(self.none(other, suit, self.out_of[suit]) for suit in range(len(SUITS)))
            for other in self.others
        )


def sight_of(seen: View, trick: Trick, seat: Seat) -> Sight:
    """Looks at the table from ``seat``, whose turn it is to play to ``trick``."""
    known = seen.cards_played | seen.hand | (seen.discard or NO_CARDS)
    out = ALL_CARDS - known
    winners = {past.winner for past in seen.tricks}
    others = seen.seating.others(seat)
    shown = [(cards_shown(seen, other) & out).mask for other in others]
    voids = [suits_shown_void(seen, other) for other in others]
    void = [tuple(suit in of_other for suit in SUITS) for of_other in voids]
    sizes = [seen.hand_sizes[other] for other in others]
    expected = shares(out.mask, sizes, void, shown)
    seen_others = tuple(
        Other(other, sizes[place], void[place], shown[place], expected[place], other in winners)
        for place, other in enumerate(others)
    )
    waiting = trick.order[len(trick.cards) + 1 :]
    return Sight(
        seen=seen,
        seat=seat,
        trick=trick,
        hand=seen.hand.mask,
        out=out.mask,
        others=seen_others,
        after=tuple(other for other in seen_others if other.seat in waiting),
        left=LAST_TRICK + 1 - trick.number,
        has_trick=seat in winners,
    )


def shares(
    out: int, sizes: Sequence[int], void: Sequence[Sequence[bool]], shown: Sequence[int]
) -> list[tuple[float, ...]]:
    """How many cards of each suit are expected in each hand.

    Rows are suits, columns the hands and what lies hidden elsewhere; all start as likely as their
    room, but nothing goes where a hand is void, and trumps are not laid away, save in a dead hand.
    Rows and columns are then brought to their sums in turn. Cards shown are set apart before.
    """
    loose = out
    for told in shown:
        loose &= ~told
    rows = [(loose & mask).bit_count() for mask in MASKS]
    rows.append(1 if loose & SCUSE_MASK else 0)
    columns = [size - told.bit_count() for size, told in zip(sizes, shown, strict=True)]
    elsewhere = sum(rows) - sum(columns)
    columns.append(elsewhere)
    hidden_trumps = 1.0 if elsewhere >= DEAD_HAND else 0.0
    cells = [
        [
            *(0.0 if suit <= TRUMP and of_hand[suit] else 1.0 for of_hand in void),
            1.0 if suit < TRUMP else hidden_trumps,
        ]
        for suit in range(len(rows))
    ]
    for _ in range(ROUNDS):
        for row, wanted in zip(cells, rows, strict=True):
            _fit_row(row, columns, wanted)
        _fit_columns(cells, columns)
    return [
        tuple(
            cells[suit][place] + (shown[place] & MASKS[suit]).bit_count()
            for suit in range(len(SUITS))
        )
        for place in range(len(sizes))
    ]


def _fit_row(row: list[float], columns: Sequence[int], wanted: int) -> None:
    total = sum(row)
    if total <= 0.0:
        return
    factor = wanted / total
    for place in range(len(columns)):
        row[place] *= factor


def _fit_columns(cells: list[list[float]], columns: Sequence[int]) -> None:
    for place, wanted in enumerate(columns):
        total = sum(row[place] for row in cells)
        if total > 0.0:
            factor = wanted / total
            for row in cells:
                row[place] *= factor
