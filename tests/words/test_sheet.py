"""The settlement sheet: each line is the change of the running totals, and the text fits."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.words.played import NAMES, played_deal, sheet_of

from grosstarock.core.cards import Card
from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Accounts, Entry, Pot, Pots
from grosstarock.core.match import after_deal, new_match
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Stake
from grosstarock.core.seats import BySeat, Seat
from grosstarock.words.sheet import Sheet, sheet
from grosstarock.words.sheet_text import sheet_text

TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
ADA, BO, CY = Seat(0), Seat(1), Seat(2)


def second_deal(preset: str, players: int, seed: int) -> Sheet:
    """A sheet of the second deal of a match, whose accounts are not at zero before it."""
    rules, chance = rules_of(preset, players), Random(seed)
    match = new_match(rules)
    match = after_deal(match, played_deal(rules, chance, match))
    return sheet_of(played_deal(rules, chance, match))


@pytest.mark.clause("GAME-2")
@settings(max_examples=20)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_a_line_is_the_change_of_the_running_totals(table: tuple[str, int], seed: int) -> None:
    found = second_deal(*table, seed)
    accounts, scores = found.before, BySeat([0] * found.rules.players)
    for row in found.rows:
        entry = row.entry
        for seat in (Seat(number) for number in range(found.rules.players)):
            paid = entry.points * ((entry.payee is seat) - (entry.payer is seat))
            is_score = entry.payee is None
            moved = row.accounts.balances[seat] - accounts.balances[seat]
            scored = row.scores[seat] - scores[seat]
            assert moved == (0 if is_score else paid)
            assert scored == (entry.points if is_score and entry.payer is seat else 0)
        for pot in Pot:
            into = entry.points * ((entry.payee is pot) - (entry.payer is pot))
            assert row.accounts.pots.holding(pot) - accounts.pots.holding(pot) == into
        accounts, scores = row.accounts, row.scores
    assert found.after == accounts
    assert found.changes == tuple(
        after - before
        for after, before in zip(accounts.balances, found.before.balances, strict=True)
    )


@pytest.mark.clause("GAME-2")
@settings(max_examples=20)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_every_entry_has_its_line_and_the_text_fits_eighty_columns(
    table: tuple[str, int], seed: int
) -> None:
    found = second_deal(*table, seed)
    lines = sheet_text(found).splitlines()
    assert max(map(len, lines)) <= 80
    assert all(line.isprintable() for line in lines)
    movements = sum(row.entry.payee is not None for row in found.rows)
    assert sum("→" in line for line in lines) == (0 if table[1] == 2 else movements)


def test_a_whole_sheet_reads_as_a_card_player_expects() -> None:
    before = Accounts(BySeat([-50, -40, -40]), Pots(65, 65))
    ledger = [
        Entry(Clause.PAY_2, BO, ADA, 5),
        Entry(Clause.PAY_2, CY, ADA, 5),
        Entry(Clause.TOUT_1, Pot.KING, ADA, 65),
    ]
    found = sheet(ledger, before, rules_of("danish", 3), ("Ada", "Bo", "Cy"))
    assert (
        sheet_text(found)
        == """\
Settlement, in points

                                                                 King   Pagat
                               Amount     Ada      Bo      Cy     pot     pot
Before the deal                           −50     −40     −40      65      65
Trick won with the Pagat (PAY-2)
  Bo → Ada                          5     −45     −45     −40      65      65
  Cy → Ada                          5     −40     −45     −45      65      65
Tout (TOUT-1)
  King pot → Ada                   65      25     −45     −45       0      65

The deal in all                           +75      −5      −5     −65       0
After the deal                             25     −45     −45       0      65
"""
    )


@pytest.mark.clause("TWO-3")
def test_two_players_see_plus_and_minus_and_the_difference() -> None:
    ledger = [
        Entry(Clause.MIS_1, ADA, None, 25),
        Entry(Clause.LAST_1, BO, None, -5),
        Entry(Clause.TWO_3, None, ADA, 30),
    ]
    found = sheet(ledger, Accounts.opened(2), rules_of("two-player"), ("Ada", "Bo"))
    assert (
        sheet_text(found)
        == """\
Settlement, in points

                                                       plus, minus        so far
                                                        Ada     Bo    Ada     Bo
Misère (MIS-1)                                          +25            25      0
Last trick (LAST-1)                                             −5     25     −5
Totals of the deal                                                     25     −5

Difference of the totals: Ada is ahead by 30 (TWO-3)
Before the deal                                                         0      0
After the deal                                                         30      0
"""
    )


def test_long_names_are_cut_and_large_numbers_widen_their_columns() -> None:
    rules = rules_of("danish", 3, stake=Stake("€", 7))
    entry = Entry(Clause.MIS_1, BO, ADA, 99_999_995)
    names = ("A name far too long", "Bo", "Cy")
    text = sheet_text(sheet([entry], Accounts.opened(3), rules, names))
    assert "Settlement, in € (€1 is 7 points)" in text
    assert "  Bo → A name far …" in text
    assert "14285713.57" in text


def test_a_reason_too_long_for_its_place_has_its_numbers_below() -> None:
    entry = Entry(Clause.DECL_5, ADA, None, 5, (Card.DK, Card.DQ, Card.DJ, Card.F))
    text = sheet_text(sheet([entry], Accounts.opened(2), rules_of("two-player"), NAMES[:2]))
    assert "Half Cavalry in diamonds, without the Knight (DECL-5)\n" in text
    assert max(map(len, text.splitlines())) <= 80
