"""A network run on machine words: what each action is worth, from the bits of a position.

The first layer has a row for each bit of a position (``features``) and keeps their sums for every
place, so that a change of position costs the rows of the bits that changed. To these sums the rows
of an action's bits (``features_action``) are added, for each action by itself; two layers more give
its events (``features_money``). Each layer's last row is its bias. Sums are made in a fixed order,
without fast floating point, so the same position gives the same values on every machine.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from .bits import lowest, lowest_bit
from .compiling import compiled
from .features import FEATURE_WORDS, FIRST_ROW, ROWS
from .features_action import ACTION_WORDS, see_action
from .features_money import EVENTS, SCALE, STANDARD, Counts
from .layout import Numbers, Words
from .network_sums import NARROW, WIDE, add_narrow_rows, add_wide_rows

Layer = npt.NDArray[np.float32]
"""``float32``; rows are what comes in and then the bias, columns what goes out."""
Sums = npt.NDArray[np.float32]

PLAY_ACTIONS: Final = 83
"""The actions of the play: 78 cards, and five ways to lead the 'Scuse."""
PLACES: Final = 3
TOTAL: Final = EVENTS
"""The column of the last layer that sums all events up."""


class Network(NamedTuple):
    """The layers of a network; the last one in points, for one table's prices.

    ``first`` is ``float32[ROWS + 1, units]``, ``action`` ``float32[ACTION_ROWS, units]``,
    ``second`` ``float32[units + 1, hidden]``. ``events`` and ``third`` are ``float32[hidden + 1,
    NARROW]``: the counts of the events, and the same folded with prices, with what they come to in
    ``TOTAL``.
    """

    first: Layer
    action: Layer
    second: Layer
    third: Layer
    events: Layer


class Mind(NamedTuple):
    """Working space for a network: what it knows of a position, by place, and what it thinks.

    ``sums`` has a row for each place, ``known`` the bits that they stand for; ``seen`` takes the
    bits of one look and ``shown`` those of an action, ``one`` and ``two`` the layers, ``worths`` a
    row for each action, ``rows`` and ``weights`` what is to be added next. ``actions`` are the
    legal ones, ``same`` the number of the first that does the same, ``values`` their points.
    """

    sums: Sums
    known: Words
    seen: Words
    shown: Words
    one: Sums
    two: Sums
    worths: Layer
    rows: Numbers
    weights: Sums
    actions: Numbers
    same: Numbers
    values: Sums


def new_mind(network: Network) -> Mind:
    """Working space for one network, used by one thread at a time."""
    units, hidden = network.second.shape
    most = max(ROWS, units, hidden) + 2
    return Mind(
        sums=np.zeros((PLACES, units - 1), np.float32),
        known=np.zeros((PLACES, FEATURE_WORDS), np.uint64),
        seen=np.zeros(FEATURE_WORDS, np.uint64),
        shown=np.zeros(ACTION_WORDS, np.uint64),
        one=np.zeros(units - 1, np.float32),
        two=np.zeros(hidden, np.float32),
        worths=np.zeros((PLAY_ACTIONS, NARROW), np.float32),
        rows=np.zeros(most, np.int64),
        weights=np.zeros(most, np.float32),
        actions=np.zeros(PLAY_ACTIONS, np.int64),
        same=np.zeros(PLAY_ACTIONS, np.int64),
        values=np.zeros(PLAY_ACTIONS, np.float32),
    )


@compiled
def fold(network: Network, price: Counts) -> None:
    """Fills the folded last layer: points for each event where one count has these prices."""
    events = network.events
    third = network.third
    for row in range(len(events)):
        total = 0.0
        for event in range(EVENTS):
            points = events[row, event] * SCALE * price[event] / STANDARD[event]
            third[row, event] = points
            total += points
        third[row, TOTAL] = total


@compiled
def forget(network: Network, mind: Mind) -> None:
    """Sums that know of no bit: the bias alone, for every place."""
    first = network.first
    sums = mind.sums
    known = mind.known
    for place in range(PLACES):
        for unit in range(first.shape[1]):
            sums[place, unit] = first[ROWS, unit]
        for word in range(FEATURE_WORDS):
            known[place, word] = np.uint64(0)


@compiled
def remember(mind: Mind, known: Mind) -> None:
    """Takes over what another mind knows of every place."""
    for place in range(PLACES):
        for unit in range(known.sums.shape[1]):
            mind.sums[place, unit] = known.sums[place, unit]
        for word in range(FEATURE_WORDS):
            mind.known[place, word] = known.known[place, word]


@compiled
def _add_layer(sums: Sums, table: Layer, rows: Numbers, weights: Sums, count: int) -> None:
    """Adds some rows of a layer, each times its weight, to all of its sums."""
    columns = table.shape[1]
    column = 0
    while column + WIDE <= columns:
        add_wide_rows(sums, table, rows, weights, count, column)
        column += WIDE
    if column < columns:
        add_narrow_rows(sums, table, rows, weights, count, column)


@compiled
def look(network: Network, mind: Mind, place: int) -> None:
    """Brings the sums of one place up to date with ``mind.seen``."""
    known = mind.known
    seen = mind.seen
    rows = mind.rows
    weights = mind.weights
    count = 0
    for word in range(FEATURE_WORDS):
        changed = seen[word] ^ known[place, word]
        while changed:
            change = lowest_bit(changed)
            changed ^= change
            rows[count] = FIRST_ROW[word] + lowest(change)
            weights[count] = 1 if seen[word] & change else -1
            count += 1
        known[place, word] = seen[word]
    _add_layer(mind.sums[place], network.first, rows, weights, count)


@compiled
def _excited(sums: Sums, rows: Numbers, weights: Sums) -> int:
    """How many sums are above zero; which, and what they are."""
    count = 0
    for unit in range(len(sums)):
        rows[count] = unit
        weights[count] = sums[unit]
        count += sums[unit] > 0
    return count


@compiled
def _weigh(network: Network, mind: Mind, place: int, number: int) -> None:
    """Fills row ``number`` of ``mind.worths``: the points of an action whose bits are shown."""
    one = mind.one
    two = mind.two
    sums = mind.sums
    rows = mind.rows
    weights = mind.weights
    worth = mind.worths[number]
    for unit in range(len(one)):
        one[unit] = sums[place, unit]
    count = 0
    for word in range(ACTION_WORDS):
        shown = mind.shown[word]
        while shown:
            rows[count] = 64 * word + lowest(shown)
            weights[count] = 1
            count += 1
            shown ^= lowest_bit(shown)
    _add_layer(one, network.action, rows, weights, count)
    last = network.second.shape[0] - 1
    for unit in range(len(two)):
        two[unit] = network.second[last, unit]
    _add_layer(two, network.second, rows, weights, _excited(one, rows, weights))
    last = network.third.shape[0] - 1
    for column in range(NARROW):
        worth[column] = network.third[last, column]
    _add_layer(worth, network.third, rows, weights, _excited(two, rows, weights))
    mind.values[number] = worth[TOTAL]


@compiled
def evaluate(network: Network, mind: Mind, numbers: Numbers, place: int, count: int) -> None:
    """Fills ``mind.values`` with what each of ``count`` legal actions is worth to a place.

    It sees ``mind.seen``; of actions that do the same the first is weighed for all.
    """
    look(network, mind, place)
    for number in range(count):
        like = mind.same[number]
        if like == number:
            see_action(numbers, place, mind.actions[number], mind.seen, mind.shown)
            _weigh(network, mind, place, number)
        else:
            mind.values[number] = mind.values[like]
