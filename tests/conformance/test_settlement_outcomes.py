"""Section 6 without a tout: ultimos won and failed, the last trick, the misère, row by row."""

from tests.conformance.settlement_rows import Row, rows, settled, without_pots

from grosstarock.testing.composer_lines import expected_lines

ULTIMO_WON = (
    Row(
        "Pagat ultimo: nobody has a trump left",
        last="b: T1 C2 D7",
        pays="c, a pay b 45 ULT-1 (T1); Pagat pot pays b 60 ULT-1 (T1)",
        clauses=("ULT-1",),
    ),
    Row(
        "Pagat ultimo by trumping a plain lead",
        last="a: SQ H8 T1",
        pays="a, b pay c 45 ULT-1 (T1); Pagat pot pays c 60 ULT-1 (T1)",
        clauses=("ULT-1", "PLAY-3"),
    ),
    Row(
        "Pagat ultimo with a 'Scuse lost to it: the 'Scuse costs nothing",
        last="c: F D3 T1",
        pays="c, a pay b 45 ULT-1 (T1); Pagat pot pays b 60 ULT-1 (T1)",
        clauses=("ULT-1", "SCUSE-4"),
        dealer="b",
    ),
    Row(
        "King ultimo: small clubs follow",
        last="a: CK C3 C7",
        pays="b, c pay a 40 ULT-2 (CK); King pot pays a 100 ULT-2 (CK)",
        clauses=("ULT-2",),
    ),
    Row(
        "King ultimo by the third player, over the Queen",
        last="b: HQ H1 HK",
        pays="b, c pay a 40 ULT-2 (HK); King pot pays a 100 ULT-2 (HK)",
        clauses=("ULT-2",),
        dealer="c",
    ),
    Row(
        "King ultimo when the 'Scuse was led and the second card, the King, sets the suit",
        last="c: F DK D2",
        pays="b, c pay a 40 ULT-2 (DK); King pot pays a 100 ULT-2 (DK)",
        clauses=("ULT-2", "SCUSE-5"),
    ),
    Row(
        "King ultimo over another King thrown away: one is paid, the other pays",
        last="a: SK HK S4",
        pays="""
            b, c pay a 40 ULT-2 (SK); King pot pays a 100 ULT-2 (SK)
            b pays c, a 40 ULT-3 (HK); b pays King pot 100 ULT-3 (HK)
        """,
        clauses=("ULT-2", "ULT-3"),
    ),
    Row(
        "Pagat ultimo over a King: the Pagat pot is won, the King pot doubled",
        last="a: SK S5 T1",
        pays="""
            a, b pay c 45 ULT-1 (T1); Pagat pot pays c 60 ULT-1 (T1)
            a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
        """,
        clauses=("ULT-1", "ULT-3"),
    ),
    Row(
        "Pagat ultimo over two Kings: each of them pays the whole pot",
        last="c: DK T1 SK",
        pays="""
            b, c pay a 45 ULT-1 (T1); Pagat pot pays a 60 ULT-1 (T1)
            c pays a, b 40 ULT-3 (DK); c pays King pot 100 ULT-3 (DK)
            b pays c, a 40 ULT-3 (SK); b pays King pot 100 ULT-3 (SK)
        """,
        clauses=("ULT-1", "ULT-3"),
    ),
)

BAGUD = (
    Row(
        "a King falls to a trump",
        last="b: CK T9 C4",
        pays="b pays c, a 40 ULT-3 (CK); b pays King pot 100 ULT-3 (CK)",
        clauses=("ULT-3", "LAST-1"),
    ),
    Row(
        "a King thrown away under a plain Queen of another suit",
        last="b: HQ DK H2",
        pays="c pays a, b 40 ULT-3 (DK); c pays King pot 100 ULT-3 (DK)",
        clauses=("ULT-3",),
    ),
    Row(
        "the Pagat falls to a trump led",
        last="c: T6 T1 S9",
        pays="a pays b, c 45 ULT-3 (T1); a pays Pagat pot 60 ULT-3 (T1)",
        clauses=("ULT-3", "LAST-1"),
        dealer="c",
    ),
    Row(
        "the Pagat trumps and is overtrumped",
        last="a: D9 T1 T2",
        pays="b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)",
        clauses=("ULT-3",),
    ),
    Row(
        "the Pagat and a King fall in one trick",
        last="a: SK T1 T14",
        pays="""
            a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
            b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("ULT-3", "LAST-1"),
    ),
    Row(
        "two Kings fall in one trick: each pays what stood in the pot",
        last="b: HK CK T5",
        pays="""
            b pays c, a 40 ULT-3 (HK); b pays King pot 100 ULT-3 (HK)
            c pays a, b 40 ULT-3 (CK); c pays King pot 100 ULT-3 (CK)
        """,
        clauses=("ULT-3",),
    ),
    Row(
        "two Kings fall to a King: three Kings meet in the last trick",
        last="c: SK DK HK",
        pays="""
            a, b pay c 40 ULT-2 (SK); King pot pays c 100 ULT-2 (SK)
            a pays b, c 40 ULT-3 (DK); a pays King pot 100 ULT-3 (DK)
            b pays c, a 40 ULT-3 (HK); b pays King pot 100 ULT-3 (HK)
        """,
        clauses=("ULT-2", "ULT-3"),
    ),
    Row(
        "a King falls to the Mond, which is no ultimo",
        last="a: DK D5 T21",
        pays="a pays b, c 40 ULT-3 (DK); a pays King pot 100 ULT-3 (DK)",
        clauses=("ULT-3",),
    ),
    Row(
        "a King falls to a small heart: the led 'Scuse names no suit, the second card sets it",
        last="b: F H9 DK",
        pays="a pays b, c 40 ULT-3 (DK); a pays King pot 100 ULT-3 (DK)",
        clauses=("ULT-3", "SCUSE-5"),
    ),
)

LAST_TRICK = (
    Row(
        "a small card takes it",
        last="a: C3 D5 H7",
        pays="b, c pay a 20 LAST-1",
        clauses=("LAST-1",),
    ),
    Row(
        "the Mond takes it: no more than any other card",
        last="c: T21 T4 D1",
        pays="a, b pay c 20 LAST-1",
        clauses=("LAST-1",),
        dealer="b",
    ),
    Row(
        "with the 'Scuse in it",
        last="b: H9 F HQ",
        pays="b, c pay a 20 LAST-1",
        clauses=("LAST-1", "SCUSE-4"),
    ),
    Row(
        "a player whose only trick is the 25th takes it, and is no misère",
        last="b: C9 CQ C8",
        taken={"c": 1},
        pays="a, b pay c 20 LAST-1",
        clauses=("LAST-1", "MIS-1"),
    ),
    Row(
        "bagud by the player whose only trick would have been the 25th: a misère after all",
        last="b: C9 CK T3",
        taken={"c": 0},
        pays="""
            a, b pay c 25 MIS-1
            c pays a, b 40 ULT-3 (CK); c pays King pot 100 ULT-3 (CK)
        """,
        clauses=("MIS-1", "ULT-3"),
    ),
    Row(
        "the only trick of a player is the 25th, won with a King: King ultimo",
        last="b: C9 CK C8",
        taken={"c": 1},
        pays="a, b pay c 40 ULT-2 (CK); King pot pays c 100 ULT-2 (CK)",
        clauses=("ULT-2", "MIS-1"),
    ),
    Row(
        "24 tricks are nothing: the last one goes to another",
        last="a: T3 T10 C4",
        taken={"a": 24},
        pays="""
            a, b pay c 25 MIS-1
        """,
        clauses=("TOUT-1", "MIS-1"),
    ),
    Row(
        "24 tricks are nothing: the one lost was an early one",
        last="a: T3 C10 C4",
        taken={"a": 23, "b": 1, "c": 1},
        pays="b, c pay a 20 LAST-1",
        clauses=("TOUT-1", "LAST-1"),
    ),
)

MISERE = (
    Row(
        "nothing else happened: the last trick is not paid besides",
        last="b: S2 D5 S9",
        taken={"c": 0},
        pays="a, b pay c 25 MIS-1",
        clauses=("MIS-1", "LAST-1"),
    ),
    Row(
        "another wins with the Pagat: no ultimo, no pot",
        last="b: D4 H8 T1",
        taken={"c": 0},
        pays="a, b pay c 25 MIS-1",
        clauses=("MIS-1", "ULT-1"),
    ),
    Row(
        "another wins with a King: no ultimo, no pot",
        last="a: SK S2 S3",
        taken={"b": 0},
        pays="c, a pay b 25 MIS-1",
        clauses=("MIS-1", "ULT-2"),
        dealer="b",
    ),
    Row(
        "another loses the Pagat: paid",
        last="a: T4 D3 T1",
        taken={"b": 0},
        pays="""
            c, a pay b 25 MIS-1
            c pays a, b 45 ULT-3 (T1); c pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("MIS-1", "ULT-3"),
    ),
    Row(
        "the player of the misère loses the Pagat: earns 25 twice, pays 45 twice",
        last="a: T4 T1 D3",
        taken={"b": 0},
        pays="""
            c, a pay b 25 MIS-1
            b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("MIS-1", "ULT-3"),
    ),
    Row(
        "the Pagat wins over the misère's King: the win is not paid, the loss is",
        last="a: SQ SK T1",
        taken={"b": 0},
        pays="""
            c, a pay b 25 MIS-1
            b pays c, a 40 ULT-3 (SK); b pays King pot 100 ULT-3 (SK)
        """,
        clauses=("MIS-1", "ULT-1", "ULT-3"),
    ),
    Row(
        "the misère's player holds the 'Scuse to the last trick: never a trick won",
        last="b: D2 F DQ",
        taken={"c": 0},
        pays="a, b pay c 25 MIS-1",
        clauses=("MIS-1", "SCUSE-4"),
    ),
)

PAID_ON_BAGUD = (
    Row(
        "option last_trick_paid_on_bagud: 20 to who caught the King",
        last="b: CK T9 C4",
        options={"last_trick_paid_on_bagud": True},
        pays="""
            b pays c, a 40 ULT-3 (CK); b pays King pot 100 ULT-3 (CK)
            a, b pay c 20 LAST-1
        """,
        clauses=("LAST-1", "ULT-3"),
    ),
    Row(
        "option last_trick_paid_on_bagud: not to the winner of an ultimo",
        last="a: SK HK S4",
        options={"last_trick_paid_on_bagud": True},
        pays="""
            b, c pay a 40 ULT-2 (SK); King pot pays a 100 ULT-2 (SK)
            b pays c, a 40 ULT-3 (HK); b pays King pot 100 ULT-3 (HK)
        """,
        clauses=("LAST-1", "ULT-2"),
    ),
    Row(
        "option last_trick_paid_on_bagud: not in a misère",
        last="a: T4 D3 T1",
        taken={"b": 0},
        options={"last_trick_paid_on_bagud": True},
        pays="""
            c, a pay b 25 MIS-1
            c pays a, b 45 ULT-3 (T1); c pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("LAST-1", "MIS-1"),
    ),
    Row(
        "option last_trick_paid_on_bagud: not in a tout",
        last="a: T4 T1 D2",
        taken={"a": 25},
        options={"last_trick_paid_on_bagud": True},
        pays="""
            b, c pay a 85 TOUT-1
            King pot pays a 100 TOUT-1; Pagat pot pays a 60 TOUT-1
            b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)
        """,
        clauses=("LAST-1", "TOUT-2"),
    ),
)


@rows(*ULTIMO_WON, *BAGUD, *LAST_TRICK, *MISERE, *PAID_ON_BAGUD)
def test_what_the_last_trick_pays(row: Row) -> None:
    assert settled(row, pots=True) == expected_lines(row.pays)


@rows(*ULTIMO_WON, *BAGUD[:6], *LAST_TRICK[:2], *MISERE[:5], *PAID_ON_BAGUD[:1])
def test_without_pots_the_values_in_brackets_count(row: Row) -> None:
    assert settled(row, pots=False) == without_pots(row.pays)
