"""Section 6 in a tout, announced or not, made or failed, row by row."""

from tests.conformance.settlement_rows import Row, rows, settled, without_pots

from grosstarock.testing.composer_lines import expected_lines

TOUT = (
    Row(
        "all 25 tricks: 85 from each and both pots, no last trick besides",
        last="a: C3 D5 H7",
        taken={"a": 25},
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
        """,
        clauses=("TOUT-1", "LAST-1"),
    ),
    Row(
        "won with the Pagat at the end: 85, not 85 and 45",
        last="b: T1 D5 H7",
        taken={"b": 25},
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
        """,
        clauses=("TOUT-1", "ULT-1"),
    ),
    Row(
        "won with a King at the end: 85, not 85 and 40",
        last="c: HK H5 H7",
        taken={"c": 25},
        pays="""
            a, b pay c 85 TOUT-1
            King pot pays c 100 TOUT-1; Pagat pot pays c 60 TOUT-1
        """,
        clauses=("TOUT-1", "ULT-2"),
    ),
    Row(
        "the Pagat is caught at the end: its player fills the emptied pot with what was in it",
        last="a: T4 T1 D2",
        taken={"a": 25},
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
            b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("TOUT-2", "ULT-3"),
    ),
    Row(
        "two Kings are caught at the end: each puts the whole pot in again",
        last="c: T4 SK DK",
        taken={"c": 25},
        pays="""
            a, b pay c 85 TOUT-1
            King pot pays c 100 TOUT-1; Pagat pot pays c 60 TOUT-1
            a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
            b pays c, a 40 ULT-3 (DK); b pays King pot 100 ULT-3 (DK)
        """,
        clauses=("TOUT-2", "ULT-3"),
    ),
    Row(
        "two are without a trick: that is a tout and no misère",
        last="b: T20 C4 F",
        taken={"b": 25},
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
        """,
        clauses=("TOUT-1", "MIS-1"),
        dealer="c",
    ),
    Row(
        "option ultimo_paid_in_tout: the Pagat's 45 besides, the pots only once",
        last="b: T1 D5 H7",
        taken={"b": 25},
        options={"ultimo_paid_in_tout": True},
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
            c, a pay b 45 ULT-1 (T1)
        """,
        clauses=("TOUT-1", "ULT-1"),
    ),
    Row(
        "option ultimo_paid_in_tout: the King's 40 besides, and bagud as ever",
        last="a: CK SK C7",
        taken={"a": 25},
        options={"ultimo_paid_in_tout": True},
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
            b, c pay a 40 ULT-2 (CK)
            b pays c, a 40 ULT-3 (SK); b pays King pot 100 ULT-3 (SK)
        """,
        clauses=("TOUT-1", "TOUT-2", "ULT-2"),
    ),
    Row(
        "option ultimo_paid_in_tout: no ultimo at the end, nothing besides",
        last="a: C9 C8 C7",
        taken={"a": 25},
        options={"ultimo_paid_in_tout": True},
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
        """,
        clauses=("TOUT-1", "LAST-1"),
    ),
)

ANNOUNCED = (
    Row(
        "made: paid as any tout",
        last="a: T3 D5 H7",
        taken={"a": 25},
        tout_announced=True,
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
        """,
        clauses=("TOUT-A1", "TOUT-1"),
    ),
    Row(
        "made with the Pagat caught at the end",
        last="c: T3 T1 H7",
        dealer="c",
        taken={"c": 25},
        tout_announced=True,
        pays="""
            a, b pay c 85 TOUT-1
            King pot pays c 100 TOUT-1; Pagat pot pays c 60 TOUT-1
            a pays b, c 45 ULT-3 (T1); a pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("TOUT-A1", "TOUT-2"),
    ),
    Row(
        "failed: 85 to each, P into each pot, and the last trick as usual",
        last="a: T3 D5 H7",
        taken={"a": 23, "b": 1, "c": 1},
        tout_announced=True,
        pays="""
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
            b, c pay a 20 LAST-1
        """,
        clauses=("TOUT-A2", "LAST-1"),
    ),
    Row(
        "failed, another wins with the Pagat: no ultimo, no pot, no last trick either",
        last="a: SQ S5 T1",
        tout_announced=True,
        pays="""
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
        """,
        clauses=("TOUT-A2", "ULT-1", "LAST-1"),
    ),
    Row(
        "failed, the dealer wins with a King: nothing for it",
        last="b: HQ HK H2",
        dealer="c",
        tout_announced=True,
        pays="""
            c pays a, b 85 TOUT-A2
            c pays King pot 100 TOUT-A2; c pays Pagat pot 60 TOUT-A2
        """,
        clauses=("TOUT-A2", "ULT-2", "LAST-1"),
    ),
    Row(
        "failed on the dealer's own King: bagud besides, the pot grows twice",
        last="a: SK T5 S7",
        taken={"a": 23, "b": 1, "c": 1},
        tout_announced=True,
        pays="""
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
            a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
        """,
        clauses=("TOUT-A2", "ULT-3"),
    ),
    Row(
        "failed in the last trick alone, with a misère of the third player",
        last="a: T4 T7 C4",
        taken={"a": 24, "b": 1},
        tout_announced=True,
        pays="""
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
            a, b pay c 25 MIS-1
        """,
        clauses=("TOUT-A2", "MIS-1"),
    ),
    Row(
        "failed since another made the tout: the other collects, then the dealer pays",
        last="b: T4 D7 C4",
        taken={"b": 25},
        tout_announced=True,
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
        """,
        clauses=("TOUT-A2", "TOUT-1"),
    ),
    Row(
        "failed by another's tout in which the Pagat is caught: all three, in this order",
        last="b: T4 D7 T1",
        taken={"b": 25},
        tout_announced=True,
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
            a pays b, c 45 ULT-3 (T1); a pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("TOUT-A2", "TOUT-2", "ULT-3"),
    ),
    Row(
        "failed by another's tout, ultimo_paid_in_tout on: a won ultimo still earns nothing",
        last="b: T1 D7 C4",
        taken={"b": 25},
        options={"ultimo_paid_in_tout": True},
        tout_announced=True,
        pays="""
            c, a pay b 85 TOUT-1
            King pot pays b 100 TOUT-1; Pagat pot pays b 60 TOUT-1
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
        """,
        clauses=("TOUT-A2", "ULT-1"),
    ),
    Row(
        "failed and a King caught, last_trick_paid_on_bagud on: the last trick is paid",
        last="a: SK T5 S7",
        taken={"a": 23, "b": 1, "c": 1},
        options={"last_trick_paid_on_bagud": True},
        tout_announced=True,
        pays="""
            a pays b, c 85 TOUT-A2
            a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
            a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
            c, a pay b 20 LAST-1
        """,
        clauses=("TOUT-A2", "LAST-1"),
    ),
)


@rows(*TOUT, *ANNOUNCED)
def test_what_a_tout_pays(row: Row) -> None:
    assert settled(row, pots=True) == expected_lines(row.pays)


@rows(*TOUT[:7], *ANNOUNCED[:9])
def test_without_pots_the_values_in_brackets_count_in_a_tout(row: Row) -> None:
    assert settled(row, pots=False) == without_pots(row.pays)
