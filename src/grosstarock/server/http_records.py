"""Records from a file: read line by line, checked against the rules, and opened in the viewer."""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Annotated, Final

import msgspec

from grosstarock.notation.faults import ReadingFault, UnreadableRecord
from grosstarock.notation.record import DealRecord, MatchEndRecord
from grosstarock.notation.record_reader import RecordLine, lines_of, read_lines
from grosstarock.notation.replay import verified
from grosstarock.notation.replay_compare import Difference
from grosstarock.notation.text import read_texts

from .http_deals import ReplayTold, SeatNumber, replay_told
from .http_house import API
from .http_layer import Call
from .http_problems import Problem
from .security_limits import retry_after
from .wire_types import REFUSAL, RefusalWire

MOST_UPLOAD: Final = 4 * 1024 * 1024
MOST_RECORDS: Final = 500
"""How many records of one file are looked at."""
MOST_FAULTS: Final = 20
"""How many faults are told of one record."""
LINES: Final = "application/x-ndjson"
TEXT: Final = "text/plain"

Written = DealRecord | MatchEndRecord


class FaultTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is wrong: a reading fault has a ``code``, a wrong value its ``clause``.

    ``line`` and ``column`` count from 1 in the file; ``near`` is the word that was perhaps meant.
    ``refusal`` says why the rules refuse an action and what would have been legal.
    """

    path: str
    code: str | None
    clause: str | None
    expected: str | int | None
    found: str | int | None
    line: int | None = None
    column: int | None = None
    near: str | None = None
    refusal: RefusalWire | None = None


class LineTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One record of a file, by its number; ``outcome`` is a verdict's, or ``unreadable``."""

    number: int
    kind: str | None
    outcome: str
    preset: str | None
    players: tuple[str, ...]
    faults: tuple[FaultTold, ...]


class RecordsTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds; ``more`` says that it holds more records than were looked at."""

    lines: tuple[LineTold, ...]
    more: bool


class LineAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which record of a file, counted from 1, and from which seat."""

    number: Annotated[int, msgspec.Meta(ge=1, le=MOST_RECORDS)] = 1
    seat: SeatNumber | None = None


@API.operation("POST", "/records", takes=(LINES, TEXT))
async def check_records(call: Call) -> RecordsTold:
    """Checks the records of a file: JSON Lines, or the text notation."""
    lines: list[LineTold] = []
    async for line in _records(call):
        if len(lines) == MOST_RECORDS:
            return RecordsTold(tuple(lines), more=True)
        lines.append(await asyncio.to_thread(_told, line, len(lines) + 1))
    return RecordsTold(tuple(lines), more=False)


@API.operation("POST", "/records/replay", takes=(LINES, TEXT))
async def replay_of_record(call: Call, query: LineAsked) -> ReplayTold:
    """One deal of a file, step by step."""
    number = 0
    async for line in _records(call):
        number += 1
        if number < query.number:
            continue
        if line.unreadable is not None:
            fault = line.unreadable.faults[0]
            raise Problem(422, fault.code.value, path=fault.path, detail=str(fault))
        if not isinstance(line.record, DealRecord):
            raise Problem(422, "deal-wanted")
        return await replay_told(line.record, query.seat)
    raise Problem(422, "record-missing", parameters={"found": number, "wanted": query.number})


async def _records(call: Call) -> AsyncIterator[RecordLine]:
    """The records of a request's body, one after the other."""
    wait = call.services.door.uploads.take(call.visitor.address)
    if wait:
        raise Problem(429, "too-many", headers={"retry-after": retry_after(wait)})
    body = b"".join([chunk async for chunk in call.chunks(MOST_UPLOAD)])
    if call.request.headers["content-type"].startswith(TEXT):
        for found in await asyncio.to_thread(_text_records, body):
            yield found
        return
    lines = read_lines(lines_of(BytesIO(body)))
    # A thread reads each, so that no file holds up a table.
    while (line := await asyncio.to_thread(next, lines, None)) is not None:
        yield line


def _text_records(body: bytes) -> list[RecordLine]:
    """The records of a text; at which line one begins is not known, and told as 0."""
    found: list[RecordLine] = []
    lines = body.decode("utf-8", errors="replace").splitlines(keepends=True)
    try:
        for record in read_texts(lines):
            found.append(RecordLine(0, record, None))
            if len(found) > MOST_RECORDS:
                break
    except UnreadableRecord as unreadable:
        found.append(RecordLine(0, None, unreadable))
    return found


def _told(line: RecordLine, number: int) -> LineTold:
    if line.record is None:
        faults = () if line.unreadable is None else line.unreadable.faults
        told = tuple(_reading_fault(fault) for fault in faults[:MOST_FAULTS])
        return LineTold(number, None, "unreadable", None, (), told)
    record = line.record
    verdict = verified(record)
    at = line.number or None
    differences = tuple(_difference(one, at) for one in verdict.differences[:MOST_FAULTS])
    return LineTold(
        number=number,
        kind="deal" if isinstance(record, DealRecord) else "match-end",
        outcome=verdict.outcome.value,
        preset=record.rules.preset,
        players=record.players,
        faults=differences,
    )


def _reading_fault(fault: ReadingFault) -> FaultTold:
    return FaultTold(
        path=fault.path,
        code=fault.code.value,
        clause=None,
        expected=fault.wanted,
        found=fault.found,
        line=fault.line,
        column=fault.column,
        near=fault.near,
    )


def _difference(one: Difference, line: int | None) -> FaultTold:
    return FaultTold(
        path=one.path,
        code=None,
        clause=one.clause.value,
        expected=one.expected,
        found=one.found,
        line=line,
        refusal=None if one.refusal is None else REFUSAL.to_wire(one.refusal),
    )
