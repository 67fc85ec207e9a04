"""A table's rules as a row of integers, for the kernel.

``rules_row`` makes it; every place in it has a name below. Options are 0 or 1. The direction and
the stake are not in it: no card and no payment depends on them.
"""

from typing import Final

import numpy as np

from grosstarock.core.rules import DeclarationDuty, Rules, ScuseWithoutTricks, Tariff

from .layout import Numbers

PLAYERS: Final = 0
POTS: Final = 1
COMPULSORY: Final = 2
"""Whether declarations must be made (DECL-2)."""
SCUSE_KEPT: Final = 3
"""Whether a player without a trick keeps the 'Scuse (SCUSE-3)."""
ANNOUNCED_TOUT: Final = 4
SCUSE_COUNTS_AS_TRUMP: Final = 5
CARD_POINTS: Final = 6
CARD_POINTS_IN_TOUT: Final = 7
LAST_TRICK_PAID_ON_BAGUD: Final = 8
ULTIMO_PAID_IN_TOUT: Final = 9
REDEAL_WITHOUT_TRUMPS: Final = 10

FOUNDATION: Final = 11
DEALER_PAYMENT: Final = 12
TEN_TRUMPS: Final = 13
MORE_TRUMPS: Final = 14
THREE_MATADORS: Final = 15
MORE_MATADORS: Final = 16
HALF: Final = 17
FULL: Final = 18
ABUNDANT: Final = 19
LOST_CARD: Final = 20
PAGAT_WON: Final = 21
TOUT: Final = 22
MISERE: Final = 23
PAGAT_ULTIMO: Final = 24
KING_ULTIMO: Final = 25
LAST_TRICK: Final = 26
CARD_UNIT: Final = 27

FIRST_AMOUNT: Final = FOUNDATION
AMOUNTS: Final = tuple(Tariff().amounts())
"""The names of the amounts, in the order in which they stand from ``FIRST_AMOUNT`` on."""
ROW_SIZE: Final = FIRST_AMOUNT + len(AMOUNTS)


def rules_row(rules: Rules) -> Numbers:
    """The rules as the kernel reads them: ``int64[ROW_SIZE]``, amounts in points."""
    row = np.zeros(ROW_SIZE, np.int64)
    row[PLAYERS] = rules.players
    row[POTS] = rules.pots
    row[COMPULSORY] = rules.declarations is DeclarationDuty.COMPULSORY
    row[SCUSE_KEPT] = rules.scuse_without_tricks is ScuseWithoutTricks.KEPT
    row[ANNOUNCED_TOUT] = rules.announced_tout
    row[SCUSE_COUNTS_AS_TRUMP] = rules.scuse_counts_as_trump
    row[CARD_POINTS] = rules.card_points
    row[CARD_POINTS_IN_TOUT] = rules.card_points_in_tout
    row[LAST_TRICK_PAID_ON_BAGUD] = rules.last_trick_paid_on_bagud
    row[ULTIMO_PAID_IN_TOUT] = rules.ultimo_paid_in_tout
    row[REDEAL_WITHOUT_TRUMPS] = rules.redeal_without_trumps
    row[FIRST_AMOUNT:] = list(rules.tariff.amounts().values())
    return row
