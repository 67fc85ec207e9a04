"""Plays deals by their seeds and lets the naive judge look at them; ends at the first difference.

    python -m tests.mutation.judge_deals NUMBER...

The exit status is 1 when a fault was found, and a line says which.
"""

import json
import sys
from pathlib import Path
from random import Random

from tests.differential.engine_deals import Row, rules_of_row
from tests.differential.watched import disagreements

ROWS: list[Row] = json.loads(
    (Path(__file__).parents[1] / "data" / "covering.json").read_text("utf-8")
)


def row_of(number: int) -> Row:
    return ROWS[number % len(ROWS)]


def chance_of(number: int) -> Random:
    return Random(f"mutants {number}")


def first_fault(numbers: list[int]) -> str | None:
    """The first difference or crash in some deals; None when there is none."""
    for number in numbers:
        row = row_of(number)
        try:
            found = disagreements(chance_of(number), row, rules_of_row(row))
        # A fault in the rules may show as any exception; each of them is a fault found.
        except Exception as error:
            return f"deal {number}: {type(error).__name__}: {error}"
        if found:
            return f"deal {number}: {found[0][:300]}"
    return None


if __name__ == "__main__":
    fault = first_fault([int(number) for number in sys.argv[1:]])
    sys.stdout.write(f"{fault}\n")
    sys.exit(0 if fault is None else 1)
