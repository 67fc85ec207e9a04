"""Section 6 on whole deals: the rows of a table, and how the engine settles the deal of one.

Every row is a deal of its own, played by the engine from the dealing of the cards. ``last`` is the
last trick (``b: SK T1 T14``: b leads the King of spades), ``taken`` how many of the 25 tricks a
seat takes. Before the last trick is settled 100 stand in the King pot and 60 in the Pagat pot.
Cards are not counted here, so that a row shows section 6 alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OptionValue
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, settlement_lines

POTS = (100, 60)
NO_COUNTING: Mapping[str, OptionValue] = {"card_points": False}


@dataclass(frozen=True)
class Row:
    """A deal in one line: who deals, the last trick, tricks taken, and what is paid for it."""

    says: str
    last: str
    pays: str
    taken: Mapping[str, int] = field(default_factory=dict)
    dealer: str = "a"
    clauses: tuple[str, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    tout_announced: bool = False


def rows(*table: Row) -> pytest.MarkDecorator:
    """The rows as cases, each marked with its clauses and named by its sentence."""
    cases = [
        pytest.param(row, marks=pytest.mark.clause(*row.clauses), id=row.says) for row in table
    ]
    return pytest.mark.parametrize("row", cases)


def settled(row: Row, *, pots: bool) -> list[str]:
    """What the engine pays after the last trick of the row's deal."""
    preset = "dollar" if row.tout_announced else "danish"
    rules = rules_of(preset, options={**NO_COUNTING, **row.options, "pots": pots})
    wish = Wish(last_tricks=row.last, tricks_taken=row.taken, tout_announced=row.tout_announced)
    state = composed_state(rules, row.dealer, wish, pots=POTS if pots else None)
    return settlement_lines(state.ledger)


WITHOUT_POTS = {" 85 ": " 25 ", " 45 ": " 15 ", " 40 ": " 10 ", " 20 ": " 5 "}


def without_pots(pays: str) -> list[str]:
    """The same payments at the lower values, with nothing into and out of the pots (POT-1)."""
    lines = [line for line in expected_lines(pays) if " pot " not in line]
    for higher, lower in WITHOUT_POTS.items():
        lines = [line.replace(higher, lower) for line in lines]
    return lines
