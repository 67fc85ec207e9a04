"""Readers refuse what is made to be costly, and files of any length are read record by record."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import played_deal

from grosstarock.notation.faults import MOST_FAULTS, ReadingCode, ReadingFault, UnreadableRecord
from grosstarock.notation.oneline import read_ending, read_prefix, write_prefix
from grosstarock.notation.record import record_of
from grosstarock.notation.text import LONGEST_TEXT, read_text, read_texts, write_text
from grosstarock.notation.text_lines import MOST_LINES
from grosstarock.notation.text_reader import LONGEST_LINES

RECORD = record_of(played_deal(), ("Ada", "Bo", "Cy"))
WHOLE = write_text([RECORD])
HEAD = WHOLE[: WHOLE.index("hand ")]


def filled(part: str, length: int = LONGEST_TEXT - 2_000) -> str:
    return part * (length // len(part))


def faults_of(read: Callable[[str], object], text: str) -> tuple[ReadingFault, ...]:
    """The faults of a text; none of one that is read."""
    try:
        read(text)
    except UnreadableRecord as unreadable:
        return unreadable.faults
    return ()


HARD = {
    "deals": WHOLE * (LONGEST_LINES // len(WHOLE)),
    "cards": HEAD + "hand Ada: " + filled("? ", LONGEST_LINES - 10),
    "unknown cards": HEAD + "hand Ada: " + filled("X ", LONGEST_LINES - 10),
    "entries": HEAD + filled("pay POT-2 0>1 5\n", LONGEST_LINES - 10),
    "tricks": HEAD + filled("1. 1: T1 T1 T1\n", LONGEST_LINES - 10),
    "actions": HEAD + filled("1:pass\n", LONGEST_LINES - 10),
    "tags": HEAD + "\n".join(f"[z{number} 1]" for number in range(MOST_LINES - 20)),
    "formats": filled('[Format "grosstarock-text/1"]\n', 29 * 40_000),
    "more": HEAD + "[More {" + ",".join(f'"actions[{n % 999}]":{{}}' for n in range(50_000)) + "}]",
    "open braces": HEAD + filled("{"),
    "braces": HEAD + filled("{}"),
    "brackets": HEAD + filled("["),
    "deep": HEAD + "[z " + filled("[", 400_000) + filled("]", 400_000) + "]",
    "spaces in a tag": HEAD + "[z" + filled(" ") + "]",
    "spaces in a line": HEAD + "hand" + filled(" ", LONGEST_LINES - 10),
    "lines": HEAD + filled("\n", MOST_LINES - 20),
    "too many lines": HEAD + filled("\n"),
    "letters": filled("a"),
    "equals": HEAD + '[Options "' + filled("a= ") + '"]',
    "names": HEAD.replace('"Ada"', '"' + filled("a") + '"') + "hand Bo: ?",
    "numbers": HEAD + "balances " + filled("9", LONGEST_LINES - 100),
    "commas": '[Players "' + filled(",") + '"]\n',
}


@pytest.mark.parametrize("name", HARD)
def test_a_text_made_to_be_hard_is_refused_like_any_other(name: str) -> None:
    """What it may cost in seconds is measured by ``bench/fuzz_readers.py``."""
    faults = faults_of(read_text, HARD[name])
    assert len(faults) <= MOST_FAULTS + 1
    assert sum(len(str(fault)) for fault in faults) < 100_000


@pytest.mark.parametrize("part", [" ", "a ", "1:T1 ", "1:X ", "a=1 ", "option.pots=on ", "%", "["])
def test_a_line_made_to_be_hard_is_refused_like_any_other(part: str) -> None:
    line = write_prefix(RECORD)
    readers: tuple[Callable[[str], object], ...] = (read_prefix, read_ending)
    for text in (line + " " + part * (95_000 // len(part)), part * 1_000_000):
        for read in readers:
            assert len(faults_of(read, text)) <= MOST_FAULTS + 1


def test_a_text_that_is_too_long_is_refused_at_once() -> None:
    with pytest.raises(UnreadableRecord) as raised:
        read_text(WHOLE + " " * LONGEST_TEXT)
    assert [fault.code for fault in raised.value.faults] == [ReadingCode.TOO_LONG]
    with pytest.raises(UnreadableRecord) as raised:
        read_text(WHOLE + "\n" * MOST_LINES)
    assert [fault.code for fault in raised.value.faults] == [ReadingCode.TOO_MANY]


def test_of_very_many_faults_a_hundred_are_told() -> None:
    with pytest.raises(UnreadableRecord) as raised:
        read_text(HEAD + "nonsense\n" * 1_000)
    codes = [fault.code for fault in raised.value.faults]
    assert len(codes) == MOST_FAULTS + 1
    assert ReadingCode.TOO_MANY in codes


def test_a_text_that_utf_8_cannot_write_is_refused() -> None:
    with pytest.raises(UnreadableRecord) as raised:
        read_text(WHOLE + "{\ud800}")
    (fault,) = raised.value.faults
    assert (fault.code, fault.line) == (ReadingCode.NOT_UNICODE, len(WHOLE.splitlines()) + 1)


@given(st.data())
def test_a_damaged_text_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(st.text(max_size=6)) + text[end:]
    faults = faults_of(read_text, text)
    assert all(fault.line and fault.column for fault in faults)
    if not faults:
        records = read_text(text)
        assert read_text(write_text(records)) == records


@given(st.text())
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    readers: tuple[Callable[[str], object], ...] = (read_text, read_prefix, read_ending)
    for read in readers:
        with pytest.raises(UnreadableRecord):
            read(text)


@given(st.data())
def test_a_damaged_line_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    line = write_prefix(RECORD)
    start = data.draw(st.integers(0, len(line)))
    end = min(len(line), start + data.draw(st.integers(0, 12)))
    line = line[:start] + data.draw(st.text(max_size=6)) + line[end:]
    if not faults_of(read_prefix, line):
        record = read_prefix(line)
        assert read_prefix(write_prefix(record)) == record


def test_a_file_of_more_deals_than_one_text_may_have_is_read_record_by_record() -> None:
    records = [RECORD] * 420
    text = write_text(records)
    assert len(text) > LONGEST_LINES
    assert list(read_texts(text.splitlines(keepends=True))) == records


def test_in_such_a_file_lines_are_counted_through() -> None:
    text = write_text([RECORD, RECORD])
    wrong = text + WHOLE.replace("[Dealer", "[Dealre")
    with pytest.raises(UnreadableRecord) as raised:
        list(read_texts(wrong.splitlines(keepends=True)))
    line = (raised.value.faults[0].line or 0) - 1
    assert line >= len(text.splitlines())
