"""Worlds drawn: each by a number of its own, or with weights card by card.

Every world that a plan counts has a number, from 0 to one less than there are: the worlds of the
first home for the first card come first, and so on. To draw one evenly is to draw a number and to
walk to the world it stands for; no world is ever thrown away. The number is drawn as so many random
bits as the count has, anew while it is too large, which is less than every second time.

World n of a seed depends on the seed and on n, not on how many are drawn or by which thread.
"""

from typing import Final

from .bits import Word, bit, highest
from .chance import cards_stream
from .compiling import compiled
from .layout import PLAIN_CARDS, Numbers, Words
from .worlds_count import CELL, FIRST, FLAGS, LEVELS, Links, Weights, cell_of, level_of
from .worlds_flags import GONE, HOMES, INDEX

FRACTION: Final = 2.0**-53
"""The step between two random fractions of 53 bits."""


@compiled
def _put(suits: Words, trumps: Words, column: int, index: int) -> None:
    if index < PLAIN_CARDS:
        suits[column] |= bit(index)
    else:
        trumps[column] |= bit(index - PLAIN_CARDS)


@compiled
def _below(bound_high: Word, bound_low: Word, stream: Word) -> tuple[Word, Word]:
    """A number of two words below another, every one as likely; uses the stream's words from 0."""
    if bound_high:
        mask_high = Word(-1) >> Word(63 - highest(bound_high))
        mask_low = Word(-1)
    else:
        mask_high = Word(0)
        mask_low = Word(-1) >> Word(63 - highest(bound_low))
    turn = 0
    while True:
        high = cards_stream(stream, turn) & mask_high
        low = cards_stream(stream, turn + 1) & mask_low
        turn += 2
        if high < bound_high or (high == bound_high and low < bound_low):
            return high, low


@compiled
def draw_evenly(
    cards: Numbers,
    columns: Numbers,
    layers: Numbers,
    links: Links,
    upper: Words,
    lower: Words,
    total: Words,
    seed: Word,
    first: int,
    filled: Numbers,
    suits: Words,
    trumps: Words,
) -> None:
    """Adds the cards of a drawn world to each row of ``suits`` and ``trumps``.

    ``total`` is the count of worlds, upper and lower word; ``columns`` the column of each home;
    ``filled`` is scratch, a number for each home.
    """
    for world in range(len(suits)):
        stream = cards_stream(seed, first + world)
        high, low = _below(total[0], total[1], stream)
        filled[:] = 0
        flags = 0
        for root in range(layers[0, FLAGS]):
            cell = layers[0, CELL] + root
            flags = root
            if high < upper[cell] or (high == upper[cell] and low < lower[cell]):
                break
            high -= upper[cell] + Word(low < lower[cell])
            low -= lower[cell]
        for number in range(len(cards) - 1):
            place = layers[number, FIRST] + flags
            for home in range(HOMES):
                if links[place, home] == GONE:
                    continue
                filled[home] += 1
                cell = cell_of(layers[number + 1], int(links[place, home]), filled)
                if cell >= 0:
                    if high < upper[cell] or (high == upper[cell] and low < lower[cell]):
                        flags = links[place, home]
                        _put(suits[world], trumps[world], columns[home], cards[number, INDEX])
                        break
                    high -= upper[cell] + Word(low < lower[cell])
                    low -= lower[cell]
                filled[home] -= 1


@compiled
def weigh_worlds(
    cards: Numbers,
    weights: Weights,
    layers: Numbers,
    links: Links,
    upper: Words,
    lower: Words,
    chances: Weights,
    filled: Numbers,
) -> None:
    """Fills the summed weight of the worlds of all cells; each layer's greatest is made 1.

    ``weights`` are by card to place and home. Sums of a layer count among each other alone.
    """
    last = len(cards) - 1
    for number in range(last, -1, -1):
        layer = layers[number]
        cells = 1
        for home in range(HOMES - 1):
            cells *= layer[LEVELS + home]
        greatest = 0.0
        start, end = layer[CELL], layer[CELL] + layer[FLAGS] * cells
        for cell in range(start, end):
            chances[cell] = 0.0
            if not (upper[cell] or lower[cell]):
                continue
            if number == last:
                chances[cell] = 1.0
            else:
                flags = (cell - start) // cells
                place = layer[FIRST] + flags
                level_of(layer, number, (cell - start) % cells, filled)
                for home in range(HOMES):
                    if links[place, home] == GONE:
                        continue
                    filled[home] += 1
                    following = cell_of(layers[number + 1], int(links[place, home]), filled)
                    filled[home] -= 1
                    if following >= 0:
                        chances[cell] += weights[number, home] * chances[following]
            greatest = max(greatest, chances[cell])
        if greatest > 0.0:
            for cell in range(start, end):
                chances[cell] /= greatest


@compiled
def draw_weighted(
    cards: Numbers,
    columns: Numbers,
    weights: Weights,
    layers: Numbers,
    links: Links,
    chances: Weights,
    seed: Word,
    first: int,
    filled: Numbers,
    parts: Weights,
    suits: Words,
    trumps: Words,
) -> None:
    """Adds the cards of a world drawn by weight to each row of ``suits`` and ``trumps``.

    ``filled`` and ``parts`` are scratch, a number for each home; ways of discarding are fewer.
    """
    for world in range(len(suits)):
        stream = cards_stream(seed, first + world)
        filled[:] = 0
        roots = layers[0, FLAGS]
        for root in range(roots):
            parts[root] = chances[layers[0, CELL] + root]
        flags = _picked(parts, roots, stream, 0)
        for number in range(len(cards) - 1):
            place = layers[number, FIRST] + flags
            for home in range(HOMES):
                parts[home] = 0.0
                if links[place, home] == GONE:
                    continue
                filled[home] += 1
                cell = cell_of(layers[number + 1], int(links[place, home]), filled)
                filled[home] -= 1
                if cell >= 0:
                    parts[home] = weights[number, home] * chances[cell]
            chosen = _picked(parts, HOMES, stream, number + 1)
            filled[chosen] += 1
            flags = links[place, chosen]
            _put(suits[world], trumps[world], columns[chosen], cards[number, INDEX])


@compiled
def _picked(parts: Weights, count: int, stream: Word, turn: int) -> int:
    """A number with a chance in proportion to its part; one with no part never."""
    whole = 0.0
    for number in range(count):
        whole += parts[number]
    aim = whole * (float(cards_stream(stream, turn) >> Word(11)) * FRACTION)
    picked = -1
    for number in range(count):
        if parts[number] > 0.0:
            picked = number
            aim -= parts[number]
            if aim < 0.0:
                break
    return picked
