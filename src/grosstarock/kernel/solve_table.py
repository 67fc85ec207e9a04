"""The table of positions known, for one search: bounded, and cleared before it.

An entry is two words: the key of a position, and what is known of it. Four entries that share a
line of the processor's cache are a *bucket*. A full bucket gives up the entry with the fewest
tricks left.
"""

from typing import Final

import numpy as np

from .bits import Word, signed
from .compiling import compiled, inlined
from .layout import ONE, ZERO, Words

BUCKET: Final = 8
"""How many words a bucket has."""
LEFT_BITS: Final = 4
BOUND: Final = 24
FAR: Final = 1 << BOUND - 2
"""Beyond what anybody can gain or lose."""
BOUND_MASK: Final = (1 << BOUND) - 1
TABLE_BUCKETS: Final = 1 << 20
"""The bound of a table where nobody asks for another: 64 MiB."""
_WORD_BYTES: Final = 8
_LEFT: Final = Word((1 << LEFT_BITS) - 1)
_VALUE_AT: Final = Word(LEFT_BITS)
_INDEX_AT: Final = Word(24)


def table_of(buckets: int) -> Words:
    """An empty table; ``buckets`` is a power of two, each of 64 bytes."""
    room = np.zeros((buckets + 1) * BUCKET, np.uint64)
    start = -room.ctypes.data % (BUCKET * _WORD_BYTES) // _WORD_BYTES
    return room[start : start + buckets * BUCKET]


def cleared(table: Words, cards: int, most: int) -> tuple[Words, Words]:
    """A table of the size that suits so many cards, or ``most`` buckets: whole, and its part.

    A small table is cleared sooner and stays nearer to the processor.
    """
    buckets = min(most, 1 << max(4, cards * 2 // 3 + 2))
    if len(table) < buckets * BUCKET:
        table = table_of(buckets)
    part = table[: buckets * BUCKET]
    part[:] = 0
    return table, part


@compiled
def slots_of(entries: Words) -> Word:
    """The number of buckets less one: the bits of a key that choose one."""
    return Word(len(entries) // BUCKET - 1)


@inlined
def known(entries: Words, slots: Word, key: Word) -> Word:
    """What is known under a key; 0 for nothing."""
    at = signed((key >> _INDEX_AT) & slots) * BUCKET
    found = ZERO
    for place in range(at, at + BUCKET, 2):
        if entries[place] == key:
            found = entries[place + 1]
    return found


@inlined
def store(entries: Words, slots: Word, key: Word, vector: int, left: int) -> None:
    """Keeps a vector and how many tricks it is about."""
    at = signed((key >> _INDEX_AT) & slots) * BUCKET
    chosen = at
    fewest = _LEFT + ONE
    for place in range(at, at + BUCKET, 2):
        tricks = entries[place + 1] & _LEFT
        if tricks < fewest:
            fewest = tricks
            chosen = place
    entries[chosen] = key
    entries[chosen + 1] = Word(vector << LEFT_BITS | min(left, 15))


@compiled
def known_bounds(entries: Words, slots: Word, key: Word) -> tuple[int, int]:
    """The least and the most that a value can be, by what is known under a key."""
    at = signed((key >> _INDEX_AT) & slots) * BUCKET
    for place in range(at, at + BUCKET, 2):
        if entries[place] == key:
            bounds = signed(entries[place + 1] >> _VALUE_AT)
            return (bounds >> BOUND) - FAR, (bounds & BOUND_MASK) - FAR
    return -FAR, FAR


@compiled
def store_bounds(entries: Words, slots: Word, key: Word, least: int, most: int, left: int) -> None:
    """Keeps the bounds of a value, and how many tricks it is about."""
    at = signed((key >> _INDEX_AT) & slots) * BUCKET
    chosen = at
    fewest = _LEFT + ONE
    for place in range(at, at + BUCKET, 2):
        if entries[place] == key:
            chosen = place
            break
        tricks = entries[place + 1] & _LEFT
        if tricks < fewest:
            fewest = tricks
            chosen = place
    bounds = (least + FAR) << BOUND | (most + FAR)
    entries[chosen] = key
    entries[chosen + 1] = Word(bounds << LEFT_BITS | min(left, 15))


@compiled
def vector_in(entry: Word) -> int:
    """The vector of an entry."""
    return signed(entry >> _VALUE_AT)
