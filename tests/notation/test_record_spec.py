"""The examples of the format's description are what this version reads, writes and agrees with."""

import json
import re
from pathlib import Path

import pytest

from grosstarock.core.state import HowEnded
from grosstarock.notation.record import MATCH_END_FORMAT, DealRecord
from grosstarock.notation.record_reader import read_match_end, read_record, read_records
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.replay import Outcome, handover_differences, verified

SPEC = Path(__file__).parents[2] / "docs" / "spec" / "record.md"
BLOCKS = re.findall(r"^```json\n(.*?)^```$", SPEC.read_text(encoding="utf-8"), re.M | re.S)


def test_the_description_has_an_example_of_everything() -> None:
    records = list(read_records(BLOCKS))
    deals = [record for record in records if isinstance(record, DealRecord)]
    assert len(deals) < len(records)
    assert {deal.ended for deal in deals} == {None, HowEnded.REDEAL, HowEnded.BROKEN_OFF}
    assert any(deal.has_unseen_cards for deal in deals)
    assert any(len(deal.players) == 4 for deal in deals)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_is_read_and_written_as_it_stands(block: str) -> None:
    read = read_match_end if MATCH_END_FORMAT in block else read_record
    assert write_record(read(block)) == json.dumps(
        json.loads(block), ensure_ascii=False, separators=(",", ":")
    )


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_agrees_with_the_rules(block: str) -> None:
    (record,) = read_records([block])
    verdict = verified(record)
    unseen = isinstance(record, DealRecord) and record.has_unseen_cards
    assert verdict.outcome is (Outcome.UNSEEN if unseen else Outcome.AGREES)
    assert verdict.differences == ()


def test_the_end_of_the_match_follows_from_the_first_example() -> None:
    first, *_, end = read_records(BLOCKS)
    assert isinstance(first, DealRecord)
    assert handover_differences(first, end) == []
