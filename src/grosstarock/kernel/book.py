"""Payments as entries of a ledger, the mirror of ``core.ledger``, and the two ways to pay.

An entry is four numbers: clause (its place in ``CLAUSES``), payer, payee, points. Parties are
seats, ``KING_POT``, ``PAGAT_POT``, or ``NOBODY`` in two players' scores (TWO-3). Entries stand in
the order of the core's ledger; the cards that an entry is for are left out.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.clauses import Clause

from .compiling import compiled, inlined
from .layout import Numbers
from .table_words import ACCOUNT, ACTIVE, ENTRIES, NOBODY, SCORE, SEAT

Ledger = npt.NDArray[np.int32]

CLAUSES: Final = (
    Clause.POT_2,
    Clause.POT_3,
    Clause.DECL_3,
    Clause.DECL_4,
    Clause.DECL_5,
    Clause.DECL_6,
    Clause.PAY_1,
    Clause.PAY_2,
    Clause.TOUT_1,
    Clause.TOUT_A2,
    Clause.MIS_1,
    Clause.ULT_1,
    Clause.ULT_2,
    Clause.ULT_3,
    Clause.LAST_1,
    Clause.CARD_1,
    Clause.CARD_2,
    Clause.TWO_3,
)
"""The clauses that pay in a deal, in the order of the rulebook."""

POT_2: Final = CLAUSES.index(Clause.POT_2)
POT_3: Final = CLAUSES.index(Clause.POT_3)
DECL_3: Final = CLAUSES.index(Clause.DECL_3)
DECL_4: Final = CLAUSES.index(Clause.DECL_4)
DECL_5: Final = CLAUSES.index(Clause.DECL_5)
DECL_6: Final = CLAUSES.index(Clause.DECL_6)
PAY_1: Final = CLAUSES.index(Clause.PAY_1)
PAY_2: Final = CLAUSES.index(Clause.PAY_2)
TOUT_1: Final = CLAUSES.index(Clause.TOUT_1)
TOUT_A2: Final = CLAUSES.index(Clause.TOUT_A2)
MIS_1: Final = CLAUSES.index(Clause.MIS_1)
ULT_1: Final = CLAUSES.index(Clause.ULT_1)
ULT_2: Final = CLAUSES.index(Clause.ULT_2)
ULT_3: Final = CLAUSES.index(Clause.ULT_3)
LAST_1: Final = CLAUSES.index(Clause.LAST_1)
CARD_1: Final = CLAUSES.index(Clause.CARD_1)
CARD_2: Final = CLAUSES.index(Clause.CARD_2)
TWO_3: Final = CLAUSES.index(Clause.TWO_3)


@compiled
def _written(
    numbers: Numbers, ledger: Ledger, clause: int, payer: int, payee: int, points: int
) -> None:
    entry = numbers[ENTRIES]
    ledger[entry, 0] = clause
    ledger[entry, 1] = payer
    ledger[entry, 2] = payee
    ledger[entry, 3] = points
    numbers[ENTRIES] = entry + 1


@compiled
def post(
    numbers: Numbers, ledger: Ledger, clause: int, payer: int, payee: int, points: int
) -> None:
    """Moves points from one party to another (GAME-2); nothing where they are zero."""
    if points:
        _written(numbers, ledger, clause, payer, payee, points)
        if payer != NOBODY:
            numbers[ACCOUNT + payer] -= points
        numbers[ACCOUNT + payee] += points


@compiled
def score(numbers: Numbers, ledger: Ledger, clause: int, seat: int, points: int) -> None:
    """A plus or minus for one of two players, which moves no balance yet (TWO-3)."""
    if points:
        _written(numbers, ledger, clause, seat, NOBODY, points)
        numbers[SCORE + seat] += points


@inlined
def each_pays(numbers: Numbers, ledger: Ledger, clause: int, place: int, amount: int) -> None:
    """Each other active player pays ``place``; with two players a plus for it."""
    seat = numbers[SEAT + place]
    if numbers[ACTIVE] == 2:
        score(numbers, ledger, clause, seat, amount)
        return
    following = place + 1 if place < 2 else 0
    last = following + 1 if following < 2 else 0
    post(numbers, ledger, clause, numbers[SEAT + following], seat, amount)
    post(numbers, ledger, clause, numbers[SEAT + last], seat, amount)


@inlined
def pays_each(numbers: Numbers, ledger: Ledger, clause: int, place: int, amount: int) -> None:
    """``place`` pays each other active player; with two players a minus for it."""
    seat = numbers[SEAT + place]
    if numbers[ACTIVE] == 2:
        score(numbers, ledger, clause, seat, -amount)
        return
    following = place + 1 if place < 2 else 0
    last = following + 1 if following < 2 else 0
    post(numbers, ledger, clause, seat, numbers[SEAT + following], amount)
    post(numbers, ledger, clause, seat, numbers[SEAT + last], amount)
