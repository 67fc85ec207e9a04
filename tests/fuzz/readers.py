"""What a reader may make of any input: a value, or the designed error with a place.

A value that was read is written and read again, and must be the same; a record is also checked by
replay, and an ending played out.
"""

import time
from collections.abc import Callable
from io import BytesIO

from grosstarock.core.ending import Ending
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.shuffle import shuffled
from grosstarock.notation.faults import ReadingCode, UnreadableRecord
from grosstarock.notation.oneline import (
    prefix_of,
    read_ending,
    read_prefix,
    write_ending,
    write_prefix,
)
from grosstarock.notation.record import DealRecord, MatchEndRecord
from grosstarock.notation.record_reader import lines_of, read_lines, read_match_end, read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.replay import verified
from grosstarock.notation.text import read_text, read_texts, write_text
from grosstarock.notation.tokens import read_card, read_declaration, read_seat, read_suit

SECONDS_ALLOWED = 1.0
BYTES_ALLOWED = 200_000_000


class ReaderBroken(Exception):
    """A reader did something else than it may: its input is worth keeping."""


def as_text(data: bytes) -> str:
    """The input as text; bytes that are no UTF-8 become halves of surrogate pairs."""
    return data.decode("utf-8", "surrogateescape")


def check_record(record: DealRecord | MatchEndRecord) -> None:
    """A record that was read can be checked, and written in every form and read back."""
    line = write_record(record)
    if isinstance(record, DealRecord):
        same(read_record(line), record, "JSON")
        same(read_prefix(write_prefix(record)), prefix_of(record), "one line")
    else:
        same(read_match_end(line), record, "JSON")
    same(read_text(write_text([record])), [record], "text")
    verified(record)


def same(again: object, first: object, form: str) -> None:
    if again != first:
        raise ReaderBroken(f"read back from {form} as another value")


def check_lines(data: bytes) -> None:
    for line in read_lines(lines_of(BytesIO(data))):
        if line.record is not None:
            check_record(line.record)
        else:
            check_places(line.unreadable)


def check_text(data: bytes) -> None:
    records = read_text(as_text(data))
    same(read_text(write_text(records)), records, "text")
    for record in records:
        check_record(record)


def check_texts(data: bytes) -> None:
    for record in read_texts(as_text(data).splitlines(keepends=True)):
        check_record(record)


def check_prefix(data: bytes) -> None:
    record = read_prefix(as_text(data))
    same(read_prefix(write_prefix(record)), record, "one line")
    check_record(record)


def check_ending(data: bytes) -> None:
    ending = read_ending(as_text(data))
    same(read_ending(write_ending(ending)), ending, "one line")
    play_out(ending)


def play_out(ending: Ending) -> None:
    while actions := list(ending_choice(ending)):
        ending, _ = after_action(ending, actions[-1])


def check_tokens(data: bytes) -> None:
    word = as_text(data)
    for read in (read_card, read_suit, read_declaration, read_seat):
        read(word)


READERS: dict[str, Callable[[bytes], object]] = {
    "record": lambda data: check_record(read_record(data)),
    "record-as-text": lambda data: check_record(read_record(as_text(data))),
    "match-end": lambda data: check_record(read_match_end(data)),
    "lines": check_lines,
    "text": check_text,
    "texts": check_texts,
    "prefix": check_prefix,
    "ending": check_ending,
    "tokens": check_tokens,
    "seed": lambda data: shuffled(as_text(data)),
}


def check_places(error: GrosstarockError | None) -> None:
    """Every fault says where it is, unless it is the only one, of the whole input."""
    if not isinstance(error, UnreadableRecord):
        return
    if not error.faults:
        raise ReaderBroken("an error without a fault")
    for fault in error.faults:
        of_the_whole = len(error.faults) == 1 or fault.code is ReadingCode.TOO_MANY
        if not fault.path and fault.line is None and not of_the_whole:
            raise ReaderBroken(f"a fault without a place: {fault}")
        str(fault).encode()


def check(reader: str, data: bytes) -> tuple[str, float]:
    """Read one input; "value" or the error's name, and the seconds of work it took.

    Raises ``ReaderBroken`` for any other exception, for a value that changes when it is written,
    for an error without a place, and when it took too long.
    """
    started = time.process_time()
    outcome = "value"
    try:
        READERS[reader](data)
    except GrosstarockError as error:
        check_places(error)
        outcome = type(error).__name__
    except ReaderBroken:
        raise
    except Exception as error:
        raise ReaderBroken(f"{type(error).__name__}: {error}") from error
    seconds = time.process_time() - started
    if seconds > SECONDS_ALLOWED:
        raise ReaderBroken(f"took {seconds:.1f} s")
    return outcome, seconds
