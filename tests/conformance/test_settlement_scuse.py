"""Whose the 'Scuse is when the piles are counted, and what is given for it (SCUSE-2 to SCUSE-5).

Every row is a whole deal. ``first`` and ``last`` are the tricks that matter, ``taken`` how many of
the 25 tricks a seat takes. ``settled`` says what happens to the 'Scuse after trick 25, and
``counts`` what the seat that played it counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from grosstarock.core.engine import apply, folded, initial
from grosstarock.core.events import ScuseSettled
from grosstarock.core.presets import rules_of
from grosstarock.core.state import DealState
from grosstarock.testing.composer import Wish, composed_state

STAYS = "it stays where it fell"


@dataclass(frozen=True)
class Row:
    """A deal, who gives whom what for the 'Scuse, and what its player counts in the end."""

    says: str
    settled: str
    first: str = ""
    last: str = ""
    taken: Mapping[str, int] = field(default_factory=dict)
    counts: str = ""
    dealer: str = "a"
    discard: str = ""
    kept: bool = False
    scuse: str | None = None
    clauses: tuple[str, ...] = ("SCUSE-2",)


ROWS = (
    Row(
        "led and lost to c; the last is b's only trick: H1 is the highest of three blanks",
        first="b: F=C C2 CQ",
        last="c: H5 H3 H1",
        taken={"b": 1},
        settled="b gives a H1",
        counts="b 5",
    ),
    Row(
        "of equals clubs come before spades, before hearts, before diamonds, before trumps",
        first="b: C3 F CK",
        last="b: D4 T9 H8",
        taken={"c": 1},
        settled="c gives a H8",
        counts="c 5",
    ),
    Row(
        "trumps from high to low: the XIV is given, not the II",
        first="b: C3 F CK",
        last="b: T2 T14 T13",
        taken={"c": 1},
        settled="c gives a T14",
        counts="c 5",
    ),
    Row(
        "a blank is given before a Jack: the pile is SJ S4 T9",
        first="b: C3 F CK",
        last="b: SJ T9 S4",
        taken={"c": 1},
        settled="c gives a S4",
        counts="c 6",
    ),
    Row(
        "a pile of courts gives its Jack",
        first="b: C3 F CK",
        last="b: SJ SK SQ",
        taken={"c": 1},
        settled="c gives a SJ",
        counts="c 12",
    ),
    Row(
        "a pile of honours gives one: of equals the King of spades comes before trumps",
        first="b: C3 F CK",
        last="b: T1 T21 SK",
        taken={"c": 1},
        settled="c gives a SK",
        counts="c 13",
    ),
    Row(
        "kept: a pile of honours gives nothing, and the winner goes a card short",
        first="b: C3 F CK",
        last="b: T1 T21 SK",
        taken={"c": 1},
        kept=True,
        settled="c gives a nothing",
        counts="c 17",
    ),
    Row(
        "kept: a pile of courts gives nothing either, not even a Jack",
        first="b: C3 F CK",
        last="b: SJ SK SQ",
        taken={"c": 1},
        kept=True,
        settled="c gives a nothing",
        counts="c 13",
    ),
    Row(
        "kept: a blank is given where there is one",
        first="b: C3 F CK",
        last="b: SJ T9 S4",
        taken={"c": 1},
        kept=True,
        settled="c gives a S4",
        counts="c 6",
    ),
    Row(
        "the dealer's laid-away cards are part of the pile, here the only part that is blank",
        first="b: C3 CK F",
        last="b: SJ SQ SK",
        taken={"a": 1},
        discard="D9 C7 H2",
        settled="a gives c C7",
        counts="a 14",
    ),
    Row(
        "a player without a trick until the 24th owes nothing sooner",
        first="b: C3 F CK",
        last="b: H9 H1 H8; c: D5 D3 D9",
        taken={"c": 1},
        settled="c gives a H1",
        counts="c 5",
    ),
    Row(
        "without any trick, surrendered: it stays with the winner of its trick",
        first="b: C3 F CK",
        last="b: D5 D8 D7",
        taken={"c": 0},
        settled=STAYS,
        counts="c 0",
        clauses=("SCUSE-3", "MIS-1"),
    ),
    Row(
        "without any trick, kept: it goes back, and nothing is there to give",
        first="b: C3 F CK",
        last="b: D5 D8 D7",
        taken={"c": 0},
        kept=True,
        settled="c gives a nothing",
        counts="c 4",
        clauses=("SCUSE-3", "MIS-1"),
    ),
    Row(
        "the dealer without any trick, surrendered: three laid-away cards are no trick",
        first="b: C3 CK F",
        last="b: D5 D8 D7",
        taken={"a": 0},
        discard="H9 C7 S2",
        settled=STAYS,
        counts="a 1",
        clauses=("SCUSE-3", "CARD-1"),
    ),
    Row(
        "the dealer without any trick, kept: a blank of the laid-away cards is given",
        first="b: C3 CK F",
        last="b: D5 D8 D7",
        taken={"a": 0},
        discard="H9 C7 S2",
        kept=True,
        settled="a gives c C7",
        counts="a 5",
        clauses=("SCUSE-3", "SCUSE-2", "CARD-1"),
    ),
    Row(
        "in a tout of another, surrendered: the tout player has all 75 cards",
        last="b: T5 D8 D7",
        taken={"b": 25},
        scuse="c",
        settled=STAYS,
        counts="c 0",
        clauses=("SCUSE-3", "TOUT-1"),
    ),
    Row(
        "in a tout of another, kept: it goes back and counts four",
        last="b: T5 D8 D7",
        taken={"b": 25},
        scuse="c",
        kept=True,
        settled="c gives b nothing",
        counts="c 4",
        clauses=("SCUSE-3", "TOUT-1"),
    ),
    Row(
        "played to the last trick it is lost, whatever its player has taken",
        last="b: S9 F S1",
        taken={"c": 12, "a": 1},
        settled=STAYS,
        clauses=("SCUSE-4",),
    ),
    Row(
        "led to the last trick it is lost, the second card sets the suit",
        last="b: F D9 D1",
        taken={"a": 1},
        settled=STAYS,
        clauses=("SCUSE-4", "SCUSE-5"),
    ),
    Row(
        "led to the last trick it is lost even when the others differ",
        last="c: F D9 C1",
        taken={"a": 1},
        settled=STAYS,
        clauses=("SCUSE-4", "SCUSE-5"),
    ),
    Row(
        "led and taking its own trick, since nobody follows or trumps: no exchange",
        last="c: H5 H6 H1; b: F=H C2 S3; b: D4 C5 S6; b: D7 C8 S9",
        taken={"b": 4},
        settled=STAYS,
        counts="b 8",
        clauses=("SCUSE-5", "SCUSE-2"),
    ),
    Row(
        "led and trumped: its player gives a card for it like any other",
        last="c: H5 H6 H1; b: F=H T2 S3; c: C9 C5 S6; c: D7 C8 D2",
        taken={"b": 2},
        settled="b gives c C8",
        counts="b 6",
        clauses=("SCUSE-5", "SCUSE-2"),
    ),
)


def state_of(row: Row) -> DealState:
    rules = rules_of(
        "danish",
        options={
            "scuse_without_tricks": rules_of(
                "dollar" if row.kept else "danish"
            ).scuse_without_tricks
        },
    )
    wish = Wish(
        first_tricks=row.first,
        last_tricks=row.last,
        tricks_taken=row.taken,
        discard=row.discard,
        scuse=row.scuse,
    )
    return composed_state(rules, row.dealer, wish)


def settled_in(state: DealState) -> str:
    """What the table hears about the 'Scuse after trick 25."""
    before = folded(initial(state.rules, state.dealer), state.actions[:-1])
    heard = [e for e in apply(before, state.actions[-1]).events if isinstance(e, ScuseSettled)]
    if not heard:
        return STAYS
    exchange = heard[0].exchange
    given = "nothing" if exchange.given is None else exchange.given.code
    return f"{'abc'[exchange.owner]} gives {'abc'[exchange.winner]} {given}"


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, marks=pytest.mark.clause(*row.clauses), id=row.says) for row in ROWS],
)
def test_whose_the_scuse_is_in_the_end(row: Row) -> None:
    state = state_of(row)
    assert settled_in(state) == row.settled
    assert state.played is not None
    counted = state.played.card_points
    assert sum(counted) == 78
    if row.counts:
        seat, points = row.counts.split()
        assert counted["abc".index(seat)] == int(points)
