import json
import tracemalloc
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import fields_of, played_deal

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.notation.faults import MOST_FAULTS, ReadingCode, ReadingFault, UnreadableRecord
from grosstarock.notation.json_text import LONGEST_RECORD
from grosstarock.notation.oneline import prefix_of, read_prefix, write_prefix
from grosstarock.notation.record import record_of
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.text import read_text, write_text

LONG = LONGEST_RECORD - 1_000
HEAD = '{"format":"grosstarock-deal/1",'


def faults_of(text: str | bytes) -> tuple[ReadingFault, ...]:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(text)
    return caught.value.faults


def line_with(field: str, value: str) -> str:
    """A good record and one more field, its value as written."""
    return json.dumps(fields_of(played_deal()))[:-1] + f',"{field}":{value}}}'


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("hello", 1, 1),
        ('{"format": "grosstarock-deal/1",\n "rules": }', 2, 11),
        ('{"a": 1} {"b": 2}', 1, 10),
        ('{"a": 01}', 1, 8),
        ("{'a': 1}", 1, 2),
        ("\0", 1, 1),
    ],
)
def test_what_is_no_json_has_line_and_column(text: str, line: int, column: int) -> None:
    (fault,) = faults_of(text)
    assert (fault.code, fault.line, fault.column) == (ReadingCode.NOT_JSON, line, column)


@pytest.mark.parametrize("text", ["[]", "null", "1", '"text"', "true"])
def test_what_is_no_object_is_a_fault(text: str) -> None:
    (fault,) = faults_of(text)
    assert (fault.code, fault.wanted) == (ReadingCode.WRONG_TYPE, "object")


def test_what_is_no_utf_8_has_its_column() -> None:
    (fault,) = faults_of(b'{"format":"\xff"}')
    assert (fault.code, fault.column) == (ReadingCode.NOT_UTF8, 12)


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_are_none_are_refused_even_in_unknown_fields(value: str) -> None:
    (fault,) = faults_of(line_with("x", f'{{"y":[{value}]}}'))
    assert (fault.code, fault.path, fault.found) == (
        *(ReadingCode.NUMBER_NOT_FINITE, "x.y[0]", value),
    )


@pytest.mark.parametrize("value", ["9" * 301, "-" + "9" * 5_000, "1" + "0" * 900_000, "1e999"])
def test_numbers_without_measure_are_refused(value: str) -> None:
    (fault,) = faults_of(line_with("x", value))
    assert (fault.code, fault.path) == (ReadingCode.NUMBER_TOO_LARGE, "x")
    assert fault.found is not None
    assert len(str(fault.found)) <= 60


def test_a_field_twice_is_refused_wherever_it_stands() -> None:
    good = json.dumps(fields_of(played_deal()))
    (fault,) = faults_of(good[:-1] + ',"dealer":0}')
    assert (fault.code, fault.path) == (ReadingCode.FIELD_TWICE, "dealer")
    (fault,) = faults_of(good.replace('"seat": 0', '"seat": 0, "seat": 0', 1))
    assert (fault.code, fault.path) == (ReadingCode.FIELD_TWICE, "actions[0].seat")


def test_half_a_surrogate_pair_is_refused_and_a_whole_one_is_not() -> None:
    (fault,) = faults_of(line_with("x", r'"\ud83c"'))
    assert (fault.code, fault.path) == (ReadingCode.NOT_UNICODE, "x")
    assert faults_of('{"format":"\ud800"}')
    assert faults_of(line_with(r"\udfff", "1"))
    assert read_record(line_with("x", r'"\ud83c\udca1"')).extra == {"x": "🂡"}


@pytest.mark.parametrize("depth", [25, 200, 5_000])
def test_unknown_fields_do_not_lie_too_deep(depth: int) -> None:
    for opening, closing in ("[]", ('{"a":', "}")):
        inner = opening * depth + "0" + closing * depth
        faults = faults_of(line_with("x", inner))
        assert ReadingCode.TOO_DEEP in [fault.code for fault in faults]


@pytest.mark.parametrize("inner", ["0", r'"\u0041"'])
def test_unknown_fields_may_lie_in_each_other(inner: str) -> None:
    record = read_record(line_with("x", "[" * 20 + inner + "]" * 20))
    assert record.extra.keys() == {"x"}
    (fault,) = faults_of(line_with("x", "[" * 21 + inner + "]" * 21))
    assert (fault.code, fault.path) == (ReadingCode.TOO_DEEP, "x" + "[0]" * 20)


def test_an_unknown_field_is_not_looked_at_without_end() -> None:
    (fault,) = faults_of(line_with("x", "[" + "[0]," * 150_000 + "0]"))
    assert (fault.code, fault.path) == (ReadingCode.TOO_MANY, "x")


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    fields = fields_of(played_deal())
    fields["actions"] = [{"do": f"nothing-{number}"} for number in range(900)]
    faults = faults_of(json.dumps(fields))
    assert len(faults) == MOST_FAULTS + 1
    assert faults[-1].code is ReadingCode.TOO_MANY


def test_an_array_of_endless_length_is_one_fault() -> None:
    fields = fields_of(played_deal())
    fields["actions"] = [{}] * 100_000
    assert [(fault.code, fault.path) for fault in faults_of(json.dumps(fields))] == [
        (ReadingCode.TOO_MANY, "actions")
    ]


COSTLY = {
    "a text that is too long": "[" * 50_000_000,
    "arrays in arrays": "[" * LONG,
    "objects in objects": '{"a":' * (LONG // 5),
    "many arrays": HEAD + '"x":[' + "[]," * (LONG // 3 - 20) + "[]]}",
    "many arrays to look into": HEAD + '"y":NaN,"x":[' + "[0]," * (LONG // 4 - 20) + "[]]}",
    "many objects": HEAD + '"x":[' + "{}," * (LONG // 3 - 20) + "{}]}",
    "many actions": HEAD + '"actions":[' + "{}," * (LONG // 3 - 20) + "{}]}",
    "one field, many times": HEAD + '"a":1,' * (LONG // 6 - 20) + '"a":1}',
    "many fields twice": HEAD
    + ",".join(f'"{number}":1,"{number}":2' for number in range(LONG // 20))
    + "}",
    "objects with fields twice": HEAD + '"x":[' + '{"a":1,"a":1},' * (LONG // 14 - 20) + "0]}",
    "many fields that are objects": HEAD
    + ",".join(f'"{number}":{{}}' for number in range(LONG // 11))
    + "}",
    "many numbers that are none": HEAD + '"x":[' + "NaN," * (LONG // 4 - 20) + "0]}",
    "many half pairs": HEAD + '"x":[' + '"\\ud800",' * (LONG // 9 - 20) + "0]}",
    "a number of a million digits": HEAD + '"x":' + "9" * (LONG - 100) + "}",
    "a name of a million letters": HEAD + '"players":["' + "x" * (LONG - 100) + '","b","c"]}',
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY.keys())
def test_a_text_made_to_be_costly_is_refused_like_any_other(text: str) -> None:
    """What it may cost in seconds is measured by ``bench/fuzz_readers.py``."""
    assert faults_of(text)


@pytest.mark.parametrize("name", ["many objects", "many fields twice", "objects in objects"])
def test_no_text_costs_more_than_a_hundred_megabytes(name: str) -> None:
    tracemalloc.start()
    try:
        assert faults_of(COSTLY[name])
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(data=st.data(), value=JSON)
def test_any_value_anywhere_is_read_or_is_a_fault(data: st.DataObject, value: object) -> None:
    fields = fields_of(played_deal())
    inner: Any = fields
    while True:
        places = list(range(len(inner))) if isinstance(inner, list) else list(inner)
        place = data.draw(st.sampled_from(places))
        if (
            not isinstance(inner[place], dict | list)
            or not inner[place]
            or data.draw(st.booleans())
        ):
            break
        inner = inner[place]
    inner[place] = value
    with suppress(UnreadableRecord):
        line = write_record(read_record(json.dumps(fields)))
        assert write_record(read_record(line.encode())) == line


@given(st.text() | st.binary())
def test_any_text_is_read_or_is_a_fault(text: str | bytes) -> None:
    assert faults_of(text)


def test_pots_that_doubled_forty_times_and_more_are_read_again() -> None:
    accounts = Accounts(BySeat([-(2**70), 0, 0]), Pots(2**70, 0))
    state = initial(rules_of("danish"), Seat.FIRST, accounts)
    record = record_of(apply(state, DealCards(shuffled("gt1:pots"))).state, ("Ada", "Bo", "Cy"))
    assert read_record(write_record(record)) == record
    assert read_text(write_text([record])) == [record]
    assert read_prefix(write_prefix(record)) == prefix_of(record)


def test_a_field_whose_name_is_no_unicode_has_a_place_too() -> None:
    faults = faults_of('{"\\ud800": 1, "format": 3}')
    assert [fault.path for fault in faults if fault.code is ReadingCode.NOT_UNICODE] == ['["?"]']
