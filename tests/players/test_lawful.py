"""The whole ladder in thousands of places, others with every commit: legal, and never a peek.

``python bench/players_lawful.py`` asks in ten times as many.
"""

import pytest
from tests.differential.test_judge_agrees import seed_of_commit
from tests.players.lawful import LADDER, check_deals

from grosstarock.plugins import PLAYERS

DEALS = 10_000
PEEKS_ONCE_IN = 6
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_no_answer_is_illegal_and_none_changes_with_hidden_cards(part: int) -> None:
    if not all(PLAYERS[asked.name].is_at_hand for asked in LADDER):
        pytest.skip("needs the kernel")
    numbers = range(part * DEALS // PARTS, (part + 1) * DEALS // PARTS)
    tally = check_deals(seed_of_commit(), numbers, peeks_once_in=PEEKS_ONCE_IN)
    assert tally.legal == len(numbers)
    # Where all cards are known, or every exchange would show, there is no deal alike.
    assert tally.blind > len(numbers) // PEEKS_ONCE_IN // 3
