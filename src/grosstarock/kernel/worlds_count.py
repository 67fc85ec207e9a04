"""How many worlds there are, counted backwards from the last card to place.

A plan has a layer before each card and one after the last. In a layer stand the flags that can
occur (``found_flags``), of those that allow the same futures only one (``merged_flags``). For each
of them and each way the homes can have been filled so far, a **cell**, ``count_worlds`` adds up in
how many ways the remaining cards can be placed. Counts have 128 bits in two words, which is enough:
``docs/worlds.md`` shows it.

A cell is told by how full the first three homes are; the last, which is the largest, has the rest.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word
from .compiling import compiled
from .layout import Numbers, Words
from .worlds_flags import (
    ALLOWED,
    CHECKED,
    CHECKS,
    GONE,
    HOMES,
    KIND,
    after_card,
    after_check,
    passes_gate,
)

Links = npt.NDArray[np.int64]
"""For each flag and home the flag that follows, ``GONE`` where the card may not go there."""
Weights = npt.NDArray[np.float64]

GATE_FLAGS: Final = 31
"""The part of the flags that the gate asks for: the 'Scuse's home and the way of discarding."""

FIRST: Final = 0
"""A layer's first flag among all, then how many it has."""
FLAGS: Final = 1
LOWEST: Final = 2
"""How full each home is at least in a layer, and how many levels there are from there on."""
LEVELS: Final = 6
CELL: Final = 10
"""Where the layer's cells begin."""
LAYER_SIZE: Final = 11


@compiled
def _after_checks(flags: int, first: int, end: int, facts: Numbers, declarers: Numbers) -> int:
    for check in range(first, end):
        if flags != GONE:
            flags = after_check(flags, check, facts, declarers)
    return flags


@compiled
def _noted(slots: Links, values: Numbers, end: int, flags: int) -> int:
    """Where some flags stand among all, put at the end of the last layer where they are new."""
    size = len(slots)
    slot = (flags ^ flags >> 15 ^ flags >> 31) * 40503 % size
    while slots[slot] >= 0:
        if values[slots[slot]] == flags:
            return int(slots[slot])
        slot = slot + 1 if slot + 1 < size else 0
    slots[slot] = end
    values[end] = flags
    return end


@compiled
def found_flags(
    cards: Numbers,
    facts: Numbers,
    declarers: Numbers,
    roots: Numbers,
    layers: Numbers,
    values: Numbers,
    links: Links,
    slots: Links,
) -> bool:
    """All flags that can occur, layer by layer; False where there is no room for so many.

    The first layer gets the flags in ``roots`` in their order, checked as far as can be.
    """
    end = 0
    layers[0, FIRST] = 0
    for root in roots:
        flags = _after_checks(root, 0, cards[0, CHECKED], facts, declarers)
        if flags != GONE:
            values[end] = flags
            end += 1
    layers[0, FLAGS] = end
    for layer in range(len(cards) - 1):
        card = cards[layer]
        first = end
        slots[:] = -1
        for number in range(layers[layer, FIRST], first):
            if 2 * (end - first) > len(slots) - 2 * HOMES or end + HOMES > len(values):
                return False
            for home in range(HOMES):
                flags = GONE
                if card[ALLOWED] >> home & 1:
                    flags = after_card(values[number], card[KIND], home, facts)
                    checked = cards[layer + 1, CHECKED]
                    flags = _after_checks(flags, card[CHECKED], checked, facts, declarers)
                if flags == GONE:
                    links[number, home] = GONE
                else:
                    following = _noted(slots, values, end, flags)
                    links[number, home] = following
                    end = max(end, following + 1)
        layers[layer + 1, FIRST] = first
        layers[layer + 1, FLAGS] = end - first
    return True


@compiled
def merged_flags(
    cards: Numbers,
    facts: Numbers,
    declarers: Numbers,
    gate: int,
    layers: Numbers,
    values: Numbers,
    links: Links,
    slots: Links,
    merged: Numbers,
) -> None:
    """Puts flags that allow the same futures together, from the last layer to the first.

    Works in place: the links of a layer then name flags of the next by their number within it, and
    a layer's first flags are those kept. ``merged`` tells for each flag the one that stands for it.
    """
    last = len(cards) - 1
    for layer in range(last, -1, -1):
        first = layers[layer, FIRST]
        count = layers[layer, FLAGS]
        kept = first
        slots[:] = -1
        for number in range(first, first + count):
            flags = values[number]
            key = flags & GATE_FLAGS if layer == gate else 0
            alive = False
            if layer == last:
                checked = cards[layer, CHECKED]
                alive = _after_checks(flags, checked, CHECKS, facts, declarers) != GONE
            signature = key
            for home in range(HOMES):
                following = GONE
                if layer < last and links[number, home] != GONE:
                    following = merged[links[number, home]]
                    alive = alive or following != GONE
                links[kept, home] = following
                signature = signature * 1000003 + following
            if not alive:
                merged[number] = GONE
                continue
            slot = (signature ^ signature >> 17 & 0xFFFFFFFF) % len(slots)
            while slots[slot] >= 0:
                other = slots[slot]
                same = layer != gate or values[other] & GATE_FLAGS == key
                for home in range(HOMES):
                    same = same and links[other, home] == links[kept, home]
                if same:
                    break
                slot = slot + 1 if slot + 1 < len(slots) else 0
            if slots[slot] < 0:
                slots[slot] = kept
                values[kept] = flags
                kept += 1
            merged[number] = slots[slot] - first
        layers[layer, FLAGS] = kept - first


@compiled
def lay_out(cards: Numbers, room: Numbers, layers: Numbers) -> int:
    """How full the homes can be in each layer, and how many cells there are in all.

    ``room`` is how many cards each home has; -1 where the cards cannot fill them.
    """
    cells = 0
    for layer in range(len(cards)):
        cells_of_flag = 1
        layers[layer, CELL] = cells
        for home in range(HOMES):
            before, after = 0, 0
            for number in range(len(cards) - 1):
                if cards[number, ALLOWED] >> home & 1:
                    before += number < layer
                    after += number >= layer
            lowest = max(0, room[home] - after)
            levels = min(room[home], before) - lowest + 1
            if levels < 1:
                return -1
            layers[layer, LOWEST + home] = lowest
            layers[layer, LEVELS + home] = levels
            if home < HOMES - 1:
                cells_of_flag *= levels
        cells += layers[layer, FLAGS] * cells_of_flag
    return cells


@compiled
def cell_of(layer: Numbers, flags: int, filled: Numbers) -> int:
    """The cell of some flags and homes filled so far; -1 where the layer has none."""
    cell = flags
    for home in range(HOMES):
        level = filled[home] - layer[LOWEST + home]
        if not 0 <= level < layer[LEVELS + home]:
            return -1
        if home < HOMES - 1:
            cell = cell * layer[LEVELS + home] + level
    return int(layer[CELL]) + cell


@compiled
def level_of(layer: Numbers, number: int, level: int, filled: Numbers) -> None:
    """How full the homes are in one of the cells that some flags have in layer ``number``."""
    filled[HOMES - 1] = number
    for home in range(HOMES - 2, -1, -1):
        levels = layer[LEVELS + home]
        filled[home] = layer[LOWEST + home] + level % levels
        filled[HOMES - 1] -= filled[home]
        level //= levels


@compiled
def count_worlds(
    cards: Numbers,
    room: Numbers,
    facts: Numbers,
    declarers: Numbers,
    gate: int,
    layers: Numbers,
    values: Numbers,
    links: Links,
    upper: Words,
    lower: Words,
    filled: Numbers,
    left: Numbers,
) -> None:
    """Fills the counts of all cells, the upper and the lower word of each.

    ``filled`` and ``left`` are scratch, a number for each home.
    """
    last = len(cards) - 1
    for number in range(last, -1, -1):
        layer = layers[number]
        cells = 1
        for home in range(HOMES - 1):
            cells *= layer[LEVELS + home]
        for flags in range(layer[FLAGS]):
            place = layer[FIRST] + flags
            for level in range(cells):
                cell = layer[CELL] + flags * cells + level
                upper[cell] = 0
                lower[cell] = 0
                level_of(layer, number, level, filled)
                if cell_of(layer, flags, filled) < 0:
                    continue
                if number == gate:
                    for home in range(HOMES):
                        left[home] = room[home] - filled[home]
                    if not passes_gate(values[place], left, facts, declarers):
                        continue
                if number == last:
                    lower[cell] = 1
                    continue
                high, low = Word(0), Word(0)
                for home in range(HOMES):
                    if links[place, home] == GONE:
                        continue
                    filled[home] += 1
                    following = cell_of(layers[number + 1], int(links[place, home]), filled)
                    filled[home] -= 1
                    if following >= 0:
                        low += lower[following]
                        high += upper[following] + Word(low < lower[following])
                upper[cell] = high
                lower[cell] = low
