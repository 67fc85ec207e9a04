"""The kernel's deals judged by the core, over the covering array of all options."""

from collections import Counter
from random import Random

import pytest
from tests.differential.engine_deals import random_pack
from tests.kernel.kernel_deals import covering_rules, judged, series_number

from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seating
from grosstarock.kernel.book import CLAUSES

COVERING = covering_rules()
DEALS = 2000
PARTS = 8


def judge(numbers: range) -> Counter[str]:
    """Judges deals of all tables in turn, every second one of a pack that leans to something."""
    seen: Counter[str] = Counter()
    for number in numbers:
        rules: Rules = COVERING[number % len(COVERING)]
        series = series_number(number, rules)
        leaning = number // len(COVERING) % 2
        seating = Seating.of(rules.players, series.dealer_of(number))
        pack = random_pack(Random(number), seating) if leaning else ()
        deal = judged(series, number, pack)
        seen.update({entry.clause for entry in deal.entries})
    return seen


@pytest.mark.parametrize("part", range(PARTS))
def test_kernel_and_core_agree_payment_by_payment(part: int) -> None:
    seen = judge(range(DEALS * part // PARTS, DEALS * (part + 1) // PARTS))
    assert set(seen) >= set(CLAUSES) - {"TOUT-A2", "TOUT-1"}
