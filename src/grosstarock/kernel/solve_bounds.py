"""What one player can gain at most and must gain at least in the rest of an ending.

Cheap bounds from who holds which King or the Pagat, the pots, and the card points still out. They
are safe, not sharp: a search that cuts by them gives the same values as one that does not.
"""

from .bits import popcount
from .compiling import compiled
from .layout import Numbers, Words
from .solve_table import FAR
from .solve_tricks import OWED, SCUSE_POINTS, points_on
from .solve_words import (
    AMOUNT_KING,
    AMOUNT_LAST,
    AMOUNT_LOST,
    AMOUNT_PAGAT,
    AMOUNT_UNIT,
    AMOUNT_WON,
    ANNOUNCED,
    COUNTING,
    EVERYBODY,
    KING_POT,
    KINGS_MASK,
    PAGAT_MASK,
    PAGAT_POT,
    PLACES,
    POT_GROWS,
)


@compiled
def bounds_of(
    me: int,
    hands: Words,
    flags: int,
    scuse: int,
    held: tuple[int, int, int, int],
    left: int,
    masks: Words,
    terms: Numbers,
) -> tuple[int, int]:
    """The least and the most that place ``me`` gains from a position before a trick.

    They say nothing where a tout, a misere or an announced tout is still to be reckoned with. With
    two players the gain is that over the other.
    """
    if flags != terms[EVERYBODY] or terms[ANNOUNCED]:
        return -FAR, FAR
    points_0, points_1, kings_lost, pagat_lost = held
    kings = masks[KINGS_MASK]
    pagat = masks[PAGAT_MASK]
    live = hands[0] | hands[1] | hands[2]
    still = points_on(live, masks) + left if terms[COUNTING] else 0
    if scuse & 3 == OWED:
        still += 2 * SCUSE_POINTS
    others_pay = terms[PLACES] - 1
    last = terms[AMOUNT_LAST]
    most = others_pay * last
    least = -last
    dear = kings | pagat
    if live & dear:
        own = hands[me] & dear
        others = live & dear & ~own
        king_pot = terms[KING_POT] + (kings_lost + popcount(live & kings)) * terms[POT_GROWS]
        pagat_pot = terms[PAGAT_POT] + (pagat_lost + popcount(live & pagat)) * terms[POT_GROWS]
        king = others_pay * terms[AMOUNT_KING] + king_pot
        pagat_ultimo = others_pay * terms[AMOUNT_PAGAT] + pagat_pot
        lost = terms[AMOUNT_LOST]
        if own & kings:
            most = max(most, king)
            least -= king
        if own & pagat:
            most = max(most, pagat_ultimo) + others_pay * terms[AMOUNT_WON]
            least -= pagat_ultimo
        if others & kings:
            most += 2 * terms[AMOUNT_KING]
            least -= terms[AMOUNT_KING]
        if others & pagat:
            most += terms[AMOUNT_PAGAT]
            least -= terms[AMOUNT_PAGAT] + terms[AMOUNT_WON]
        most += lost * popcount(others)
        least -= (others_pay * lost + terms[POT_GROWS]) * popcount(own)
    if terms[PLACES] == 2:
        return least - still, most + still
    unit = terms[AMOUNT_UNIT]
    back = unit if scuse & 3 == OWED else 0
    if me == 2:
        return least - (points_0 + points_1 + still) // 5 * unit - back, most + back
    points = points_0 if me == 0 else points_1
    return least - back, most + (points + still) // 5 * unit
