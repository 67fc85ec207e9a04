"""The readers against thousands of spoiled inputs, others with every commit, and all kept ones."""

import sys
from pathlib import Path
from random import Random

import pytest
from tests.differential.test_judge_agrees import seed_of_commit
from tests.fuzz.inputs import spoiled, valid_inputs
from tests.fuzz.readers import BYTES_ALLOWED, READERS, ReaderBroken, check

KEPT = Path(__file__).with_name("kept")
INPUTS = {"tokens": 2000, "seed": 500, "lines": 120, "text": 300, "texts": 120}
USUALLY = 500


@pytest.mark.parametrize("reader", READERS)
def test_what_is_valid_is_read(reader: str) -> None:
    for data in valid_inputs()[reader]:
        assert check(reader, data)[0] == "value"


@pytest.mark.parametrize("reader", READERS)
def test_spoiled_inputs_give_a_value_or_the_designed_error(reader: str) -> None:
    before = memory_peak()
    for number in range(INPUTS.get(reader, USUALLY)):
        seed = f"{seed_of_commit()} {reader} {number}"
        try:
            check(reader, spoiled(Random(seed), reader))
        except ReaderBroken as broken:
            pytest.fail(f"seed {seed!r}: {broken}")
    assert memory_peak() - before < BYTES_ALLOWED


def test_kept_inputs_do_no_harm_any_more() -> None:
    for path in sorted(KEPT.glob("*.input")):
        try:
            check(path.name.split("--")[0], path.read_bytes())
        except ReaderBroken as broken:
            pytest.fail(f"{path.name}: {broken}")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"9" * 500_000,
        b" " * 900_000,
        b"\n" * 900_000,
        b'"' + b"x" * 990_000 + b'"',
        b"\0" * 900_000,
        b"\xff\xfe" * 400_000,
        b"{" * 900_000,
        b"; " * 450_000,
        b'[A "' * 200_000,
        b"grosstarock-ending/1 " + b"hands=CK/" * 10_000,
        b"grosstarock-prefix/1 " + b"0:T1 " * 19_000,
        b"(" * 900_000,
        b"2" * 2_000_000,
        b"{\n" + b"[Format x]\n" * 49_000,
    ],
    ids=range(17),
)
@pytest.mark.parametrize("reader", READERS)
def test_monsters_are_refused_quickly(reader: str, data: bytes) -> None:
    outcome, _ = check(reader, data)
    assert outcome != "value" or reader in ("tokens", "lines", "texts")


def memory_peak() -> int:
    """The most memory this process has held so far, in bytes; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource  # noqa: PLC0415 - Windows has no such module

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
