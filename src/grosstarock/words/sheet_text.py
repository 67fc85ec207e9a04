"""The settlement sheet as text for a terminal or a file: 80 columns, no colour.

That width holds for names up to 12 characters, which longer ones are cut to, and for numbers of up
to six signs; larger numbers widen their columns.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from grosstarock.core.ledger import Accounts, Pot
from grosstarock.core.rules import POINTS
from grosstarock.core.seats import Seat

from .amounts import number, signed_number
from .rulebook import stake_said
from .sheet import Cause, Row, Sheet
from .voice import Voice

PAGE_WIDTH: Final = 80
LONGEST_NAME: Final = 12
MOVEMENT_WIDTH: Final = 29
REASON_WIDTH: Final = 52
INDENT: Final = "  "
CUT: Final = "…"


@dataclass(frozen=True, slots=True)
class _Page:
    """A page being written: how wide its text is, and how wide each column of numbers."""

    sheet: Sheet
    voice: Voice
    text_width: int
    column_width: int

    def number(self, points: int) -> str:
        return number(points, self.sheet.rules.stake, self.sheet.language)

    def signed(self, points: int) -> str:
        return signed_number(points, self.sheet.rules.stake, self.sheet.language)

    def line(self, text: str, cells: Sequence[str]) -> str:
        """A text and its numbers, these on a line of their own where the text is too long."""
        columns = "".join(cell.rjust(self.column_width) for cell in cells)
        if len(text) > self.text_width:
            return text + "\n" + " " * self.text_width + columns
        return (text.ljust(self.text_width) + columns).rstrip()

    def heading(self, text: str, titles: Sequence[str]) -> Iterator[str]:
        """The titles of the columns, broken into as many lines as they need, from the bottom up."""
        broken = [wrap(title, self.column_width - 1)[::-1] for title in titles]
        lines = list(zip_longest(*broken, fillvalue=""))[::-1]
        for place, cells in enumerate(lines):
            yield self.line(text if place == len(lines) - 1 else "", cells)


def sheet_text(sheet: Sheet) -> str:
    """The sheet as lines of text, the last one ended.

    A line gives who pays whom and how much, then what every player and both pots have. For two it
    gives the plus or minus of each, then the totals so far.
    """
    voice = Voice(sheet.language)
    lines = [_title(sheet, voice), ""]
    if not sheet.rows:
        lines.append(voice.message("sheet-nothing"))
    elif sheet.rules.players == 2:
        lines.extend(_scores(_page(sheet, voice, REASON_WIDTH, 4)))
    else:
        columns = 1 + sheet.rules.players + (2 if sheet.rules.pots else 0)
        lines.extend(_movements(_page(sheet, voice, MOVEMENT_WIDTH, columns)))
    return "\n".join(lines) + "\n"


def _title(sheet: Sheet, voice: Voice) -> str:
    stake = sheet.rules.stake
    if stake == POINTS:
        return voice.message("sheet-title-points")
    return voice.message("sheet-title-stake", unit=stake.unit, worth=stake_said(voice, stake))


def _page(sheet: Sheet, voice: Voice, text_width: int, columns: int) -> _Page:
    page = _Page(sheet, voice, text_width, (PAGE_WIDTH - text_width) // columns)
    longest = max(len(page.signed(points)) for points in _every_number(sheet))
    width = max(page.column_width, longest + 1)
    return _Page(sheet, voice, text_width, width)


def _every_number(sheet: Sheet) -> Iterator[int]:
    yield from sheet.before.balances
    for row in sheet.rows:
        yield row.entry.points
        yield from (*row.accounts.balances, *row.scores)
        yield from (row.accounts.pots.king, row.accounts.pots.pagat)


def _movements(page: _Page) -> Iterator[str]:
    """Three or four at the table: every payment, with the balances and pots after it."""
    sheet, voice = page.sheet, page.voice
    pots = [voice.pot(pot) for pot in Pot] if sheet.rules.pots else []
    titles = [voice.message("sheet-amount"), *_short(sheet.names), *pots]
    yield from page.heading("", titles)
    yield page.line(voice.message("sheet-before"), ["", *_standing(page, sheet.before)])
    for cause in sheet.causes:
        yield _cause_line(voice, cause)
        for row in cause.rows:
            cells = [page.number(row.entry.points), *_standing(page, row.accounts)]
            yield page.line(INDENT + _movement(voice, row), cells)
    yield ""
    changes = [page.signed(points) or page.number(points) for points in sheet.changes]
    pot_changes = [page.signed(points) for points in _pot_changes(sheet)]
    yield page.line(voice.message("sheet-totals"), ["", *changes, *pot_changes])
    yield page.line(voice.message("sheet-after"), ["", *_standing(page, sheet.after)])


def _standing(page: _Page, accounts: Accounts) -> list[str]:
    pots = [accounts.pots.king, accounts.pots.pagat] if page.sheet.rules.pots else []
    return [page.number(points) for points in (*accounts.balances, *pots)]


def _pot_changes(sheet: Sheet) -> list[int]:
    if not sheet.rules.pots:
        return []
    return [sheet.after.pots.holding(pot) - sheet.before.pots.holding(pot) for pot in Pot]


def _cause_line(voice: Voice, cause: Cause) -> str:
    return voice.message("sheet-cause", reason=cause.reason, clause=cause.clause)


def _movement(voice: Voice, row: Row) -> str:
    payer, payee = _short((row.payer, row.payee))
    return voice.message("sheet-movement", payer=payer, payee=payee)


def _scores(page: _Page) -> Iterator[str]:
    """Two players: the plus or minus of each line and the totals so far, then the difference."""
    sheet, voice = page.sheet, page.voice
    names = _short(sheet.names)
    over = " " * page.text_width
    for place in ("sheet-this", "sheet-so-far"):
        over += voice.message(place).rjust(page.column_width * 2)
    yield over
    yield from page.heading("", [*names, *names])
    scored_rows = [(cause, row) for cause in sheet.causes for row in cause.rows]
    for cause, row in scored_rows:
        if row.entry.payee is None:
            yield page.line(_cause_line(voice, cause), _score_cells(page, row))
    totals = [page.number(points) for points in sheet.scores]
    yield page.line(voice.message("sheet-scores"), ["", "", *totals])
    yield ""
    for cause, row in scored_rows:
        if row.entry.payee is not None:
            yield voice.message("sheet-difference", said=row.said, clause=cause.clause)
    for title, accounts in (("sheet-before", sheet.before), ("sheet-after", sheet.after)):
        yield page.line(voice.message(title), ["", "", *_standing(page, accounts)])


def _score_cells(page: _Page, row: Row) -> list[str]:
    change = page.signed(row.entry.points)
    changes = [change if seat is row.entry.payer else "" for seat in (Seat.FIRST, Seat.SECOND)]
    return [*changes, *(page.number(points) for points in row.scores)]


def _short(names: Sequence[str]) -> list[str]:
    return [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + CUT for name in names]
