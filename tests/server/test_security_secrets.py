"""Tables that differ in hidden cards alone send a viewer the same bytes, all the way to the wire.

Rows, views, snapshots, refusals, errors, records, replays and lists: whatever the server says.
bench/server_secrets.py does the same for 2,000 deals.
"""

import asyncio
from pathlib import Path

import pytest
from tests.server.alike import compare
from tests.server.house import page_in


@pytest.mark.parametrize(
    ("deals", "whole_once_in"), [(200, 5), pytest.param(2_000, 1, marks=pytest.mark.deep)]
)
def test_a_viewer_cannot_tell_two_tables_apart(
    tmp_path: Path, deals: int, whole_once_in: int
) -> None:
    found = asyncio.run(compare(page_in(tmp_path), 0, deals, whole_once_in))
    assert found.pairs >= deals * 0.8
    assert found.sent > found.pairs * 15
