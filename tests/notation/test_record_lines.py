import io
import json

import pytest
from tests.notation.record_samples import names_for

from grosstarock.core import match
from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply
from grosstarock.core.presets import rules_of
from grosstarock.core.shuffle import shuffled
from grosstarock.notation.faults import ReadingCode, UnreadableRecord
from grosstarock.notation.json_text import LONGEST_RECORD
from grosstarock.notation.record import DealRecord, MatchEndRecord, match_end_of, record_of
from grosstarock.notation.record_reader import lines_of, read_lines, read_records
from grosstarock.notation.record_writer import write_records
from grosstarock.testing.strategies_play import played_on


def a_match() -> list[DealRecord | MatchEndRecord]:
    """Three deals and the end of a match."""
    at = match.new_match(rules_of("danish", 3), rounds=1)
    records: list[DealRecord | MatchEndRecord] = []
    while not at.is_over:
        dealt = apply(match.next_deal(at), DealCards(shuffled(f"gt1:match-{at.deals}"))).state
        state = played_on(dealt, at.deals + 1)
        at = match.after_deal(at, state)
        records.append(record_of(state, names_for(state)))
    return [*records, match_end_of(at, ("Ada", "Bo", "Cy"))]


def test_a_match_is_one_record_a_line() -> None:
    records = a_match()
    lines = list(write_records(records))
    assert [line.count("\n") for line in lines] == [1] * 4
    assert list(read_records(lines)) == records
    assert list(read_records(line.encode() for line in lines)) == records
    assert list(read_records(io.StringIO("".join(lines)))) == records


def test_blank_lines_a_byte_order_mark_and_other_line_ends_are_no_matter() -> None:
    records = a_match()
    text = "\ufeff" + "\r\n \n\n".join(write_records(records)) + "\n\t\n"
    assert list(read_records(io.StringIO(text, newline=""))) == records
    assert list(read_records(lines_of(io.BytesIO(text.encode())))) == records
    assert list(read_records([])) == []


def test_a_fault_has_the_number_of_its_line_and_reading_goes_on() -> None:
    good = list(write_records(a_match()))
    wrong = json.loads(good[1])
    wrong["dealer"] = 7
    lines = [
        good[0].encode(),
        b"",
        json.dumps(wrong).encode(),
        b'{"format": "\xff"}',
        b'{"format": ',
        good[3].encode(),
    ]
    read = list(read_lines(lines))
    assert [line.number for line in read] == [1, 3, 4, 5, 6]
    assert [line.record is None for line in read] == [False, True, True, True, False]
    faults = [line.unreadable.faults[0] for line in read if line.unreadable is not None]
    assert [(fault.code, fault.line, fault.column) for fault in faults] == [
        (ReadingCode.SEAT_UNKNOWN, 3, None),
        (ReadingCode.NOT_UTF8, 4, 13),
        (ReadingCode.NOT_JSON, 5, 12),
    ]
    assert faults[0].path == "dealer"


def test_reading_records_stops_at_the_first_line_that_is_none() -> None:
    reading = read_records([next(write_records(a_match())), "{}", "never read"])
    assert isinstance(next(reading), DealRecord)
    with pytest.raises(UnreadableRecord) as caught:
        next(reading)
    assert {fault.line for fault in caught.value.faults} == {2}


def test_a_line_without_end_is_one_fault() -> None:
    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # what BytesIO gives
            buffer[:] = b"[" * len(buffer)
            return len(buffer)

    stream = io.BufferedReader(Endless())
    (line,) = read_lines(lines_of(stream))
    assert line.unreadable is not None
    assert [fault.code for fault in line.unreadable.faults] == [ReadingCode.TOO_LONG]


def test_a_line_as_long_as_may_be_is_read() -> None:
    (first, *_) = write_records(a_match())
    padded = first.rstrip("\n").ljust(LONGEST_RECORD - 1) + "\n"
    assert len(list(read_records(lines_of(io.BytesIO(padded.encode()))))) == 1
