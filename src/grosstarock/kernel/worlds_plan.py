"""From what a view tells to a plan: the rows the kernel reads, and its counts.

``plan_of`` puts the hidden cards in the order in which they are placed, says for each where it may
go, writes down what limits the declarers and the dealer's discard, and has everything counted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from grosstarock.core.declarations import DeclarationName

from . import worlds_flags as flags
from .layout import (
    PAGAT_INDEX,
    PLAIN_CARDS,
    SCUSE_INDEX,
    SUIT_SIZE,
    TRUMP_CARDS,
    Numbers,
    Words,
)
from .worlds_count import (
    FIRST,
    FLAGS,
    LAYER_SIZE,
    Links,
    cell_of,
    count_worlds,
    found_flags,
    lay_out,
    merged_flags,
)
from .worlds_flags import HOMES
from .worlds_sight import (
    ALL_COURTS,
    ALL_KINGS,
    ALL_TRUMPS,
    ANY_NUMBER,
    DISCARD,
    FREAK,
    HAND,
    OF_SUIT,
    Declarer,
    Sight,
)

NO_COLUMN: Final = -1
MOND_INDEX: Final = PLAIN_CARDS + TRUMP_CARDS - 1
SUITS: Final = tuple(OF_SUIT.values())[:4]
FIRST_FLAGS: Final = 4096
"""How many flags there is room for at first; nearly every view needs fewer."""

CHECK_OF: Final = {
    DeclarationName.CAVALRY_CLUBS: 0,
    DeclarationName.CAVALRY_SPADES: 1,
    DeclarationName.CAVALRY_HEARTS: 2,
    DeclarationName.CAVALRY_DIAMONDS: 3,
    DeclarationName.KINGS: flags.KINGS_CHECK,
    DeclarationName.MATADORS: flags.TRULL_CHECK,
}
"""The check that asks whether a declaration was rightly not made; Trumps are left to the gate."""


def _placing_order() -> Iterator[tuple[int, int]]:
    """The index and the kind of every card, in the order in which hidden cards are placed."""
    yield SCUSE_INDEX, flags.SCUSE_KIND
    for suit in range(len(SUITS)):
        top = suit * SUIT_SIZE + SUIT_SIZE - 1
        yield top, flags.KING_KIND
        for index in range(top - 1, top - SUIT_SIZE, -1):
            is_court = ALL_COURTS >> index & 1
            yield index, flags.COURT_KIND if is_court else flags.PIP_KIND
    yield PAGAT_INDEX, flags.PAGAT_KIND
    yield MOND_INDEX, flags.MOND_KIND
    for index in range(PAGAT_INDEX + 1, MOND_INDEX):
        yield index, flags.TRUMP_KIND


ORDER: Final = tuple(_placing_order())


@dataclass(frozen=True, slots=True)
class Plan:
    """The hidden cards of a view in layers, with the counts of all cells (``worlds_count``).

    ``columns`` is the column of each home, ``total`` the count of all worlds, upper and lower word.
    """

    columns: Numbers
    cards: Numbers
    layers: Numbers
    links: Links
    upper: Words
    lower: Words
    total: Words

    @property
    def count(self) -> int:
        """How many worlds there are."""
        return int(self.total[0]) << 64 | int(self.total[1])


def new_levels() -> Numbers:
    """Scratch for how full each home is."""
    return np.zeros(HOMES, np.int64)


def plan_of(sight: Sight) -> Plan:
    """The plan for what a view tells; its count is 0 where no world agrees with the view."""
    homes = sorted(sight.sizes, key=lambda column: sight.sizes[column])
    columns = [NO_COLUMN] * (HOMES - len(homes)) + homes
    room = np.array([sight.sizes.get(column, 0) for column in columns], np.int64)
    cards, gate = _cards(sight, columns)
    declarers = _declarers(sight, columns)
    facts = _facts(sight, columns, declarers)
    layers, values, links = _flags(cards, facts, declarers, _roots(sight), gate)
    cells = lay_out(cards, room, layers)
    upper = np.empty(max(cells, 0), np.uint64)
    lower = np.empty(max(cells, 0), np.uint64)
    total = 0
    if cells > 0:
        filled, left = new_levels(), new_levels()
        count_worlds(
            cards,
            room,
            facts,
            declarers,
            gate,
            layers,
            values,
            links,
            upper,
            lower,
            filled,
            left,
        )
        for root in range(int(layers[0, FLAGS])):
            total += int(upper[root]) << 64 | int(lower[root])
    words = np.array([total >> 64, total & (1 << 64) - 1], np.uint64)
    return Plan(np.array(columns), cards, layers, links, upper, lower, words)


def _cards(sight: Sight, columns: list[int]) -> tuple[Numbers, int]:
    """A row for each hidden card and one more for the end; and how many come before the trumps."""
    unknown = sight.unknown
    open_to = [0 if column == NO_COLUMN else ~sight.barred[column] for column in columns]
    rows = [(index, kind) for index, kind in ORDER if unknown >> index & 1]
    cards = np.zeros((len(rows) + 1, flags.CARD_SIZE), np.int64)
    gate = 0
    placed = [0] * flags.CHECKS
    for number, (index, kind) in enumerate(rows):
        allowed = sum((cards_here >> index & 1) << home for home, cards_here in enumerate(open_to))
        cards[number, : flags.CHECKED] = index, kind, allowed
        gate += index < PLAIN_CARDS or kind == flags.SCUSE_KIND
        if kind in (flags.KING_KIND, flags.COURT_KIND):
            placed[index // SUIT_SIZE] = number + 1
        elif kind in (flags.PAGAT_KIND, flags.MOND_KIND):
            placed[flags.TRULL_CHECK] = number + 1
    placed[0] = max(placed[0], unknown >> SCUSE_INDEX & 1)
    # The gate asks for the flags that the last check clears.
    placed[flags.TRULL_CHECK] = max(placed[flags.TRULL_CHECK], gate + 1)
    ready = 0
    for check, needed in enumerate(placed):
        ready = max(ready, needed)
        cards[ready:, flags.CHECKED] = check + 1
    return cards, gate


def _declarers(sight: Sight, columns: list[int]) -> Numbers:
    rows = np.zeros((flags.DECLARERS, flags.DECLARER_SIZE), np.int64)
    rows[:, flags.MOST] = ANY_NUMBER
    for row, declarer in enumerate(sight.declarers):
        _fill(rows[row], declarer, columns)
    if sight.legal_discard:
        homes = (HAND + sight.dealer, DISCARD)
        dealer = Declarer(homes, sight.played[sight.dealer])
        _fill(rows[flags.DEALER_ROW], dealer, columns)
    return rows


def _fill(row: Numbers, declarer: Declarer, columns: list[int]) -> None:
    played = declarer.played
    row[flags.HOMES_OF] = sum(1 << columns.index(column) for column in declarer.homes)
    row[flags.EXCLUDED] = sum(
        1 << check for name, check in CHECK_OF.items() if name in declarer.excluded
    )
    for suit, cards in enumerate(SUITS):
        row[flags.COURTS_PLAYED + suit] = (played & cards & ALL_COURTS).bit_count()
        row[flags.KINGS_PLAYED + suit] = (played & cards & ALL_KINGS).bit_count()
    row[flags.SCUSE_PLAYED] = played >> SCUSE_INDEX & 1
    row[flags.PAGAT_PLAYED] = played >> PAGAT_INDEX & 1
    row[flags.MOND_PLAYED] = played >> MOND_INDEX & 1
    row[flags.TRUMPS_PLAYED] = (played & ALL_TRUMPS).bit_count()
    row[flags.FEWEST] = declarer.fewest
    row[flags.MOST] = declarer.most


def _facts(sight: Sight, columns: list[int], declarers: Numbers) -> Numbers:
    facts = np.zeros(flags.FACTS_SIZE, np.int64)
    facts[[flags.HAND_HOME, flags.DISCARD_HOME]] = NO_COLUMN
    facts[flags.SCUSE_COUNTS] = sight.scuse_counts_as_trump
    facts[flags.SCUSE_SPEAKS] = not sight.tout_announced
    for row in declarers[: flags.DEALER_ROW]:
        homes, excluded = int(row[flags.HOMES_OF]), int(row[flags.EXCLUDED])
        facts[flags.SCUSE_MATTERS] |= homes
        facts[flags.KINGS_MATTER] |= homes if excluded >> flags.KINGS_CHECK & 1 else 0
        facts[flags.TRULL_MATTERS] |= homes if excluded >> flags.TRULL_CHECK & 1 else 0
        facts[flags.COURTS_MATTER] |= homes if excluded & (1 << len(SUITS)) - 1 else 0
    if sight.legal_discard:
        facts[flags.LEGAL] = 1
        facts[flags.HAND_HOME] = columns.index(HAND + sight.dealer)
        facts[flags.DISCARD_HOME] = columns.index(DISCARD)
        facts[flags.FEWEST_DISCARDED] = sight.fewest_discarded
        facts[flags.MOST_DISCARDED] = sight.most_discarded
        homes = int(declarers[flags.DEALER_ROW, flags.HOMES_OF])
        facts[flags.SCUSE_MATTERS] |= homes
        facts[flags.COURTS_MATTER] |= homes
    return facts


def _roots(sight: Sight) -> Numbers:
    """The ways in which the dealer may have discarded, as far as the cards seen allow."""
    ways = [flags.KEEPING]
    if sight.legal_discard:
        played = sight.played[sight.dealer]
        pips = sum(SUITS) & ~ALL_COURTS
        if not played & pips:
            ways.append(flags.MUST_BREAK)
        elsewhere = sum(sight.known)
        elsewhere |= sum(cards for place, cards in enumerate(sight.played) if place != sight.dealer)
        if not sight.tout_announced and not played & ~FREAK and not elsewhere & FREAK:
            ways.append(flags.FREAKISH)
    return np.array([flags.EMPTY | way << flags.WAY for way in ways], np.int64)


def _flags(
    cards: Numbers, facts: Numbers, declarers: Numbers, roots: Numbers, gate: int
) -> tuple[Numbers, Numbers, Links]:
    """The flags of all layers, those that allow the same futures put together."""
    size = FIRST_FLAGS
    while True:
        layers = np.zeros((len(cards), LAYER_SIZE), np.int64)
        values = np.empty(size, np.int64)
        links = np.empty((size, HOMES), np.int64)
        slots = np.empty(max(256, size // 8), np.int64)
        if found_flags(cards, facts, declarers, roots, layers, values, links, slots):
            break
        size *= 4
    merged = np.empty(size, np.int64)
    merged_flags(cards, facts, declarers, gate, layers, values, links, slots, merged)
    return layers, values, links


def leads_somewhere(plan: Plan, held: Sequence[int]) -> bool:
    """Whether the plan has a world in which each column holds some cards, as bits by index.

    One card after the other is placed as told; in at most one way of discarding does that lead to
    the end.
    """
    homes = [column for column in plan.columns if column != NO_COLUMN]
    if sum(held[column].bit_count() for column in homes) != len(plan.cards) - 1:
        return False
    return any(_leads_from(plan, root, held) for root in range(int(plan.layers[0, FLAGS])))


def _leads_from(plan: Plan, root: int, held: Sequence[int]) -> bool:
    filled = new_levels()
    place = root
    for number, layer in enumerate(plan.layers):
        cell = int(cell_of(layer, place, filled)) if place != flags.GONE else flags.GONE
        if cell == flags.GONE or not (plan.upper[cell] or plan.lower[cell]):
            return False
        if number == len(plan.layers) - 1:
            break
        index = int(plan.cards[number, flags.INDEX])
        homes = [
            home
            for home, column in enumerate(plan.columns)
            if column != NO_COLUMN and held[column] >> index & 1
        ]
        if len(homes) != 1:
            return False
        place = int(plan.links[int(layer[FIRST]) + place, homes[0]])
        filled[homes[0]] += 1
    return True
