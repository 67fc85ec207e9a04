"""What has been played, on disk: a file of results and a file of deals for each pair.

Both are JSON Lines. The first line of the results says what is played and by whom; each further
line is a unit. The deals are records, one a line, in the order of the units and seatings. Only
whole units count: whatever a killed run left half written is cut off when the files are opened
again.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final

from grosstarock.core.errors import GrosstarockError
from grosstarock.notation.record_rules import written_rules

from .contenders import Contender
from .gains import Gains, Source
from .playing import Pair, Table, Unit
from .times import Times

FORMAT: Final = "grosstarock-arena/1"
DIGITS: Final = 9
"""Decimals of points in the file: more than the smallest share of a point needs."""


class UnreadableResults(GrosstarockError):
    """A file of results that is not one, or is of something else than is to be played."""

    code = "arena-results"

    def __init__(self, file: Path, line: int) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{self.code}: file={file}, line={line}")


@dataclass(frozen=True, slots=True)
class UnitResult:
    """A unit without its deals, which are ``records`` lines of the other file."""

    number: int
    points: float
    gains: Gains
    by_seating: tuple[float, ...]
    times: tuple[Times, Times]
    records: int


def ordered(first: Contender, second: Contender) -> Pair:
    """Two contenders in the order in which their files have them."""
    return (first, second) if first.label <= second.label else (second, first)


def heading(table: Table, pair: Pair) -> dict[str, object]:
    """What is played and by whom: everything that the results depend on."""
    pots = "running" if table.pots is None else [table.pots.king, table.pots.pagat]
    return {
        "format": FORMAT,
        "players": [
            {"name": one.name, "version": one.version, "budget": one.budget} for one in pair
        ],
        "seats": table.rules.players,
        "rules": written_rules(table.rules, {}),
        "pots": pots,
        "seed": table.seed,
    }


def stem(table: Table, pair: Pair) -> str:
    """The name of a pair's files, for people; its last part tells all settings apart."""
    digest = sha256(json.dumps(heading(table, pair), sort_keys=True).encode()).hexdigest()[:8]
    names = "-v-".join(_plain(one.label) for one in pair)
    return f"{names}.{table.rules.preset}-{table.rules.players}.{digest}"


class Results:
    """The two files of a pair, open for reading what is there and writing what is played.

    ``pair`` must be ``ordered``. Raises ``UnreadableResults``.
    """

    def __init__(self, folder: Path, table: Table, pair: Pair, *, afresh: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        name = stem(table, pair)
        self.file = folder / f"{name}.results.jsonl"
        self.deals_file = folder / f"{name}.deals.jsonl"
        if afresh:
            self.file.unlink(missing_ok=True)
            self.deals_file.unlink(missing_ok=True)
        self.units: list[UnitResult] = []
        self._results = _opened(self.file)
        self._deals = _opened(self.deals_file)
        try:
            self._read(_line(heading(table, pair)))
        except UnreadableResults:
            self.__exit__()
            raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, *_: object) -> None:
        self._results.close()
        self._deals.close()

    def add(self, unit: Unit) -> None:
        """Writes a unit, its deals first, so that no result stands without its deals."""
        self._deals.write(b"".join(record.encode() + b"\n" for record in unit.records))
        self._deals.flush()
        line = _line(_written(unit))
        self._results.write(line)
        self._results.flush()
        # As it will be read again: what is told now and by a later run is then the same.
        self.units.append(_unit_read(line))

    def _read(self, wanted: bytes) -> None:
        """Reads what is there, and cuts both files to the whole units in them."""
        found = self._results.readline()
        if not found.endswith(b"\n"):
            self._results.seek(0)
            self._results.truncate()
            self._results.write(wanted)
            self._results.flush()
        elif found != wanted:
            raise UnreadableResults(self.file, 1)
        whole = self._results.tell()
        records = self._whole_records()
        for line in self._results:
            unit = self._unit(line) if line.endswith(b"\n") else None
            if unit is None or unit.records > len(records) - self._used:
                break
            self.units.append(unit)
            whole += len(line)
        self._results.seek(whole)
        self._results.truncate()
        self._deals.seek(records[self._used - 1] if self._used else 0)
        self._deals.truncate()

    @property
    def _used(self) -> int:
        return sum(unit.records for unit in self.units)

    def _whole_records(self) -> list[int]:
        """Where each whole line of the deals ends."""
        ends, end = [], 0
        for line in self._deals:
            end += len(line)
            if line.endswith(b"\n"):
                ends.append(end)
        return ends

    def _unit(self, line: bytes) -> UnitResult:
        number = len(self.units) + 1
        try:
            unit = _unit_read(line)
        except (ValueError, KeyError, TypeError) as fault:
            raise UnreadableResults(self.file, number + 1) from fault
        if unit.number != number:
            raise UnreadableResults(self.file, number + 1)
        return unit


def _opened(file: Path) -> BinaryIO:
    file.touch()
    return file.open("r+b")


def _line(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def _written(unit: Unit) -> dict[str, object]:
    return {
        "unit": unit.number,
        "points": round(unit.points, DIGITS),
        "seatings": [round(points, DIGITS) for points in unit.by_seating],
        "clauses": {str(source): round(points, DIGITS) for source, points in unit.gains.items()},
        "times": [times.written() for times in unit.times],
        "records": len(unit.records),
    }


def _unit_read(line: bytes) -> UnitResult:
    fields = json.loads(line)
    first, second = (Times.read(**times) for times in fields["times"])
    return UnitResult(
        number=int(fields["unit"]),
        points=float(fields["points"]),
        gains={Source.read(name): float(points) for name, points in fields["clauses"].items()},
        by_seating=tuple(float(points) for points in fields["seatings"]),
        times=(first, second),
        records=int(fields["records"]),
    )


def _plain(label: str) -> str:
    return "".join(sign if sign.isalnum() or sign in "-_" else "-" for sign in label)


def points_of(units: Sequence[UnitResult]) -> list[float]:
    """The points of some units, each a deal."""
    return [unit.points for unit in units]
