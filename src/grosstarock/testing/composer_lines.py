"""The ledger as lines of text, as a player would write them down.

``b pays a 45 ULT-3 (T1)`` is one entry. In expected lines several seats may stand together: ``b, c
pay a 20 LAST-1`` are two entries, in that order. With two players ``a scores -15 ULT-3 (T1)`` moves
nothing, and ``b wins 23 TWO-3`` is the difference.
"""

from collections.abc import Iterable
from typing import Final

from grosstarock.core.clauses import Clause, Family
from grosstarock.core.ledger import Entry, Party, Pot

from .composer_pictures import letter_of

BEFORE_THE_LAST_TRICK: Final = (Family.POT, Family.DECL, Family.PAY)


def ledger_lines(entries: Iterable[Entry]) -> list[str]:
    """One line for each entry, in the ledger's order."""
    return [ledger_line(entry) for entry in entries]


def settlement_lines(entries: Iterable[Entry]) -> list[str]:
    """The lines of what is paid after the last trick (sections 6, 7 and 9 of the rulebook)."""
    return ledger_lines(entry for entry in entries if is_settlement(entry.clause))


def is_settlement(clause: Clause) -> bool:
    """Whether a clause is one of those paid after the last trick."""
    return not clause.startswith(BEFORE_THE_LAST_TRICK)


def ledger_line(entry: Entry) -> str:
    """One entry as a line.

    >>> from grosstarock.core.cards import PAGAT
    >>> from grosstarock.core.seats import Seat
    >>> ledger_line(Entry(Clause.ULT_3, Seat(1), Pot.PAGAT, 65, (PAGAT,)))
    'b pays Pagat pot 65 ULT-3 (T1)'
    """
    tail = f"{entry.points} {entry.clause}"
    if entry.cards:
        tail += f" ({' '.join(card.code for card in entry.cards)})"
    if entry.payer is None:
        return f"{_name(entry.payee)} wins {tail}"
    if entry.payee is None:
        return f"{_name(entry.payer)} scores {tail}"
    return f"{_name(entry.payer)} pays {_name(entry.payee)} {tail}"


def expected_lines(text: str) -> list[str]:
    """The lines that a text stands for, several seats in one line written out.

    >>> expected_lines("b, c pay a 20 LAST-1; King pot pays a 65 ULT-2 (SK)")
    ['b pays a 20 LAST-1', 'c pays a 20 LAST-1', 'King pot pays a 65 ULT-2 (SK)']
    """
    lines: list[str] = []
    for line in text.replace("\n", ";").split(";"):
        words = " ".join(line.split())
        if words:
            lines += _written_out(words)
    return lines


def _written_out(line: str) -> list[str]:
    if " pay " in line:
        payers, rest = line.split(" pay ", 1)
        return [f"{payer} pays {rest}" for payer in payers.split(", ")]
    if " pays " not in line:
        return [line]
    payer, rest = line.split(" pays ", 1)
    *first, last = rest.split(", ")
    tail = last.partition(" ")[2]
    return [*(f"{payer} pays {payee} {tail}" for payee in first), f"{payer} pays {last}"]


def _name(party: Party) -> str:
    if party is None:
        raise ValueError("an entry has a payer or a payee")
    if isinstance(party, Pot):
        return "King pot" if party is Pot.KING else "Pagat pot"
    return letter_of(party)
