"""The golden deals as files, and the only way to rewrite what is derived in them.

    python tests/golden/update.py           shows what would change
    python tests/golden/update.py --write   changes it, and shows it

A golden deal is the record of a deal, laid out to be read, with two fields more: ``comment`` says
what the deal shows, ``by_hand`` what is paid after its last trick, written from the rulebook and
never by this script. Rewritten are only the parts that a record derives: ledger, tricks, card
points, balances and pots.
"""

import difflib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from grosstarock.notation.record import derived_of, state_of
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.record_writer import write_record

FOLDER = Path(__file__).parent

Json = Any


def golden_files() -> list[Path]:
    """Every golden deal, by name."""
    return sorted(FOLDER.glob("*.json"))


def rewritten(text: str) -> str:
    """The same golden deal with its derived parts as the rules have them today."""
    record = read_record(text)
    fresh = replace(record, derived=derived_of(state_of(record)))
    return laid_out(json.loads(write_record(fresh)))


def laid_out(fields: dict[str, Json]) -> str:
    """A record for the eye: comment first, a line for each hand, entry and trick played."""
    order = ["format", "comment", "by_hand", *fields]
    lines = []
    for name in dict.fromkeys(name for name in order if name in fields):
        value = fields[name]
        if name == "actions":
            parts = list(_actions(value))
        elif name in ("comment", "by_hand", "deal", "ledger", "tricks") and isinstance(value, list):
            parts = [_compact(part) for part in value]
        else:
            lines.append(f'  "{name}": {_compact(value)}')
            continue
        inner = ",\n".join(f"    {part}" for part in parts)
        lines.append(f'  "{name}": [\n{inner}\n  ]' if parts else f'  "{name}": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _actions(actions: list[dict[str, Json]]) -> Iterator[str]:
    """Each action on a line of its own, but the cards of one trick together."""
    line: list[str] = []
    seats: set[int] = set()
    for action in actions:
        if action["do"] != "play" or action["seat"] in seats:
            if line:
                yield ", ".join(line)
            line, seats = [], set()
        line.append(_compact(action))
        seats.add(action["seat"])
        if action["do"] != "play":
            yield ", ".join(line)
            line, seats = [], set()
    if line:
        yield ", ".join(line)


def _compact(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    """Shows every difference between the golden deals and the rules; writes it where asked."""
    for path in golden_files():
        old = path.read_text(encoding="utf-8")
        new = rewritten(old)
        shown = difflib.unified_diff(
            old.splitlines(keepends=True), new.splitlines(keepends=True), path.name, path.name
        )
        sys.stdout.writelines(shown)
        if "--write" in arguments and old != new:
            path.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
