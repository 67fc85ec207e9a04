"""The settlement sheet of a deal: every payment with its reason, and what everybody then has.

A line is one entry of the ledger; lines for one cause stand together. Behind each entry the sheet
keeps every balance and both pots as they are after it, so that a line is exactly the change of the
running totals. With two players entries are pluses and minuses of the deal, and one last line moves
the difference (TWO-3).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from grosstarock.core.clauses import Clause
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import Accounts, Entry, posted, scored
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat

from .catalogue import FIRST_LANGUAGE
from .happenings import counts_said
from .payments import Block, blocks, entry_said, party, reason_of
from .voice import Voice, capitalised


@dataclass(frozen=True, slots=True)
class Row:
    """One payment: the entry, who pays whom by name, the whole sentence, and what stands after it.

    ``scores`` are two players' totals of the deal after it, all 0 with more. ``payee`` is empty for
    a plus or minus, ``payer`` for the difference of two players.
    """

    entry: Entry
    payer: str
    payee: str
    said: str
    accounts: Accounts
    scores: BySeat[int]


@dataclass(frozen=True, slots=True)
class Cause:
    """The payments for one thing that happened: its clause, the reason in words, its lines."""

    clause: Clause
    reason: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole deal, in points: accounts before, causes with their lines, accounts after."""

    language: str
    rules: Rules
    names: tuple[str, ...]
    before: Accounts
    causes: tuple[Cause, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every line, in the order of the ledger."""
        return tuple(row for cause in self.causes for row in cause.rows)

    @property
    def after(self) -> Accounts:
        """What everybody has and what stands in the pots after the deal."""
        return self.rows[-1].accounts if self.rows else self.before

    @property
    def scores(self) -> BySeat[int]:
        """Two players' totals of the deal; all 0 with more."""
        return self.rows[-1].scores if self.rows else BySeat([0] * self.rules.players)

    @property
    def changes(self) -> BySeat[int]:
        """What the deal brought each player, in points, negative where it cost."""
        pairs = zip(self.after.balances, self.before.balances, strict=True)
        return BySeat(after - before for after, before in pairs)


def sheet(
    ledger: Sequence[Entry],
    accounts_before: Accounts,
    rules: Rules,
    names: Sequence[str] = (),
    language: str = FIRST_LANGUAGE,
    *,
    played: DealPlayed | None = None,
) -> Sheet:
    """The settlement sheet of a ledger.

    ``accounts_before`` are the accounts before its first entry. A player without a name is called
    by the seat. Given how the deal was ``played``, what everybody counted is told with the payments
    for card points.
    """
    voice = Voice(language, tuple(names), rules)
    accounts, scores = accounts_before, BySeat([0] * rules.players)
    causes: list[Cause] = []
    for block in blocks(ledger):
        reason = _reason(voice, block, played)
        rows: list[Row] = []
        for entry in block:
            accounts, scores = posted(accounts, [entry]), scored(scores, [entry])
            rows.append(_row(voice, entry, accounts, scores))
        causes.append(Cause(block[0].clause, reason, tuple(rows)))
    everybody = tuple(capitalised(voice.player(Seat(number))) for number in range(rules.players))
    return Sheet(language, rules, everybody, accounts_before, tuple(causes))


def _reason(voice: Voice, block: Block, played: DealPlayed | None) -> str:
    if block[0].clause is Clause.CARD_2 and played is not None:
        return voice.message("payment-CARD-2-counted", counts=counts_said(voice, played))
    return reason_of(voice, block[0])


def _row(voice: Voice, entry: Entry, accounts: Accounts, scores: BySeat[int]) -> Row:
    payer = capitalised(party(voice, entry.payer))
    payee = party(voice, entry.payee)
    return Row(entry, payer, payee, capitalised(entry_said(voice, entry)), accounts, scores)
