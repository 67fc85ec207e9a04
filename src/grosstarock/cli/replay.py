"""``grosstarock replay``: recomputes records, verifies them, and prints their sheets.

The exit status is 0 when all is right, 1 when a record can be read but is not what the rules give,
2 when something cannot be read as a record.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

import click

from grosstarock.core.choices import Choice, NoChoice
from grosstarock.notation.faults import ReadingFault
from grosstarock.notation.record import DealRecord, MatchEndRecord, state_of
from grosstarock.notation.record_reader import RecordLine, lines_of, read_lines
from grosstarock.notation.replay import Outcome, Verdict, handover_differences, verified
from grosstarock.notation.replay_compare import Difference

RIGHT: Final = 0
WRONG: Final = 1
UNREADABLE: Final = 2


@dataclass(frozen=True, slots=True)
class Checked:
    """One line of a file: its place among the records, what it holds, and what was found."""

    deal: int
    line: RecordLine
    verdict: Verdict | None

    @property
    def status(self) -> int:
        """The exit status that this line asks for."""
        if self.verdict is None:
            return UNREADABLE
        return WRONG if self.verdict.outcome is Outcome.DIFFERS else RIGHT

    def faults(self) -> Iterator[dict[str, str | int | None]]:
        """Everything wrong, as ``replay --json`` writes it."""
        if self.line.unreadable is not None:
            for fault in self.line.unreadable.faults:
                yield _reading_fault(self.deal, fault)
        for difference in self.verdict.differences if self.verdict else ():
            yield {
                "deal": self.deal,
                "path": difference.path,
                "clause": difference.clause.value,
                "expected": _expected(difference),
                "found": difference.found,
            }


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="One object: deals, and faults with places.")
@click.option("--match", "as_match", is_flag=True, help="Check that each deal follows the last.")
@click.option("--quiet", is_flag=True, help="No settlement sheets.")
def command(file: BinaryIO, as_json: bool, as_match: bool, quiet: bool) -> None:
    """Recompute and verify the records in FILE (JSON Lines; - for standard input).

    Deals are counted from 0 in JSON, as everything in a record is, and from 1 in words.
    """
    status = RIGHT
    deals = 0
    faults: list[dict[str, str | int | None]] = []
    for checked in checked_lines(file, as_match=as_match):
        status = max(status, checked.status)
        deals += isinstance(checked.line.record, DealRecord)
        if as_json:
            faults.extend(checked.faults())
        else:
            _print(checked, quiet=quiet)
    if as_json:
        sys.stdout.write(json.dumps({"deals": deals, "faults": faults}, ensure_ascii=False) + "\n")
    elif status == RIGHT:
        _tell("replay-good", deals=deals)
    sys.exit(status)


def checked_lines(file: BinaryIO, *, as_match: bool) -> Iterator[Checked]:
    """Every record of a file, verified; as a match each is also held against the one before."""
    earlier: DealRecord | None = None
    for place, line in enumerate(read_lines(lines_of(file))):
        if line.record is None:
            yield Checked(place, line, None)
            continue
        verdict = verified(line.record)
        if as_match and earlier is not None:
            handed_over = tuple(handover_differences(earlier, line.record))
            if handed_over:
                verdict = Verdict(Outcome.DIFFERS, (*handed_over, *verdict.differences))
        if isinstance(line.record, DealRecord):
            earlier = line.record
        yield Checked(place, line, verdict)


def _reading_fault(deal: int, fault: ReadingFault) -> dict[str, str | int | None]:
    path = fault.path or (f"line {fault.line}" if fault.line is not None else "")
    if fault.column is not None:
        path = f"{path}, column {fault.column}" if path else f"column {fault.column}"
    return {
        "deal": deal,
        "path": path,
        "clause": None,
        "expected": fault.wanted,
        "found": f"{fault.code.value}: {fault.found}" if fault.found is not None else fault.code,
    }


def _expected(difference: Difference) -> str | int | None:
    """What the rules give; for an action refused, what would have been legal."""
    if difference.refusal is None:
        return difference.expected
    return _legal_in_words(difference.refusal.legal)


def _legal_in_words(legal: Choice) -> str | None:
    from grosstarock.words import say

    return None if isinstance(legal, NoChoice) else say(legal)


def _print(checked: Checked, *, quiet: bool) -> None:
    from grosstarock.cli.saying import faults_said
    from grosstarock.words import say, say_code

    number = checked.deal + 1
    if checked.line.unreadable is not None:
        click.echo(faults_said(checked.line.unreadable.faults))
        return
    if checked.verdict is None:
        return
    for difference in checked.verdict.differences:
        if difference.refusal is not None:
            reason = say(difference.refusal)
            _tell("replay-illegal", number=number, path=difference.path, reason=reason)
            continue
        nothing = say_code("terminal-nothing", {}, "en")
        expected = nothing if difference.expected is None else str(difference.expected)
        found = nothing if difference.found is None else str(difference.found)
        _tell(
            "replay-fault",
            number=number,
            path=difference.path,
            clause=difference.clause.value,
            expected=expected,
            found=found,
        )
    if checked.verdict.outcome is Outcome.UNSEEN:
        _tell("replay-unseen", number=number)
    elif not quiet and checked.verdict.outcome is Outcome.AGREES:
        _print_sheet(checked.line.record, number)


def _print_sheet(record: DealRecord | MatchEndRecord | None, number: int) -> None:
    from grosstarock.cli.sheets import deal_sheet

    if isinstance(record, DealRecord):
        _tell("deal-of", number=number, players=", ".join(record.players))
        click.echo(deal_sheet(record, state_of(record)))


def _tell(code: str, **parameters: str | int) -> None:
    from grosstarock.words import say_code

    click.echo(say_code(f"terminal-{code}", parameters, "en"))
