"""What a deal brings a place, split by what it was paid for, and put together again.

A network that learned one sum of money would have to learn anew for other stakes, other pots, other
house rules. So it learns **events**, each with a price that the table's rules and pots give: money
is the sum over events of count times price. An event is counted as its payer or payee sees it: a
last trick is +2 to the one of three who takes it and -1 to the others.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .book import (
    CARD_1,
    CARD_2,
    LAST_1,
    MIS_1,
    PAY_1,
    PAY_2,
    TOUT_1,
    TOUT_A2,
    ULT_1,
    ULT_2,
    ULT_3,
    Ledger,
)
from .compiling import compiled
from .layout import Numbers
from .rules_words import (
    CARD_POINTS,
    CARD_UNIT,
    KING_ULTIMO,
    LAST_TRICK,
    LOST_CARD,
    MISERE,
    PAGAT_ULTIMO,
    PAGAT_WON,
    POTS,
    TOUT,
)
from .settlement import POINTS_PER_UNIT
from .table_words import ACCOUNT, ACTIVE, ENTRIES, KING_POT, PAGAT_POT, SEAT

Counts = npt.NDArray[np.float32]
"""``float32[places, EVENTS]``, or a row of it."""

LOST: Final = 0
"""Kings and Pagats lost before the last trick, as the players pay for them (PAY-1)."""
LOST_TO_POT: Final = 1
WON_EARLY: Final = 2
"""The Pagat winning a trick before the last (PAY-2)."""
KING_LAST: Final = 3
"""A King winning the last trick, or failing in it (ULT-2, ULT-3)."""
PAGAT_LAST: Final = 4
KING_POT_WON: Final = 5
"""+1 to who takes the pot, -1 to who has to pay as much into it."""
PAGAT_POT_WON: Final = 6
LAST_WON: Final = 7
TOUT_MADE: Final = 8
"""A tout, or one announced and failed (TOUT-1, TOUT-A2)."""
MISERE_MADE: Final = 9
UNITS: Final = 10
"""Units of card points; with two players, five points of their difference."""
EVENTS: Final = 11

STANDARD: Final = np.array([5, 5, 5, 40, 45, 65, 65, 20, 85, 25, 5], np.float32)
"""The prices at a table of three with fresh pots: the measure in which counts are learned."""
SCALE: Final = 30.0
"""Points for one unit of what a network gives."""


@compiled
def prices(numbers: Numbers, rules: Numbers, out: Counts) -> None:
    """What one count of each event is worth in points at this table, with its pots as they are."""
    pots = rules[POTS]
    out[LOST] = rules[LOST_CARD]
    out[LOST_TO_POT] = rules[LOST_CARD] if pots else 0
    out[WON_EARLY] = rules[PAGAT_WON]
    out[KING_LAST] = rules[KING_ULTIMO]
    out[PAGAT_LAST] = rules[PAGAT_ULTIMO]
    out[KING_POT_WON] = numbers[ACCOUNT + KING_POT] if pots else 0
    out[PAGAT_POT_WON] = numbers[ACCOUNT + PAGAT_POT] if pots else 0
    out[LAST_WON] = rules[LAST_TRICK]
    out[TOUT_MADE] = rules[TOUT]
    out[MISERE_MADE] = rules[MISERE]
    unit = POINTS_PER_UNIT if numbers[ACTIVE] == 2 else rules[CARD_UNIT]
    out[UNITS] = unit if rules[CARD_POINTS] else 0


@compiled
def _event_of(clause: int, points: int, rules: Numbers) -> int:
    """The event that an entry between players belongs to; -1 for one that is none."""
    if clause == PAY_1:
        return LOST
    if clause == PAY_2:
        return WON_EARLY
    if clause in (TOUT_1, TOUT_A2):
        return TOUT_MADE
    if clause == MIS_1:
        return MISERE_MADE
    if clause == ULT_1:
        return PAGAT_LAST
    if clause == ULT_2:
        return KING_LAST
    if clause == ULT_3:
        return PAGAT_LAST if abs(points) == rules[PAGAT_ULTIMO] else KING_LAST
    if clause == LAST_1:
        return LAST_WON
    return UNITS if clause in (CARD_1, CARD_2) else -1


@compiled
def add_gains(numbers: Numbers, rules: Numbers, ledger: Ledger, start: int, gains: Counts) -> None:
    """Adds the points of the ledger's entries from ``start`` on to each place's events."""
    active = numbers[ACTIVE]
    for entry in range(start, numbers[ENTRIES]):
        clause = ledger[entry, 0]
        payer = ledger[entry, 1]
        payee = ledger[entry, 2]
        points = ledger[entry, 3]
        for place in range(active):
            seat = numbers[SEAT + place]
            gain = points if payee == seat else 0
            gain -= points if payer == seat and payee >= 0 else 0
            pot = max(payer, payee)
            if payee < 0:
                # A score of two players (TWO-3): a plus for one is a minus for the other.
                gain = points if payer == seat else -points
            if not gain:
                continue
            if pot < KING_POT:
                event = _event_of(clause, points, rules)
            elif clause == PAY_1:
                event = LOST_TO_POT
            else:
                event = KING_POT_WON if pot == KING_POT else PAGAT_POT_WON
            if event >= 0:
                gains[place, event] += gain
