"""Perft: the kernel counts as many legal sequences as people and the core do."""

from random import Random

import pytest
from tests.kernel.kernel_deals import covering_rules, series_number
from tests.perft.test_perft import Block, blocks, counts, ending_in, sequences

from grosstarock.core import engine
from grosstarock.core.ending import ending_of
from grosstarock.kernel.perft import count_sequences
from grosstarock.kernel.replay import deal_of

MOST = 1500


@pytest.mark.parametrize("block", blocks("endings.perft"), ids=lambda block: block["hands"])
def test_an_ending_has_as_many_sequences_as_counted_by_hand(block: Block) -> None:
    ending = ending_in(block)
    for depth, number in counts(block):
        assert count_sequences(ending, depth) == number


@pytest.mark.parametrize("number", range(40))
def test_kernel_and_core_count_alike(number: int) -> None:
    rules = covering_rules()[number % len(covering_rules())]
    deal = deal_of(series_number(number, rules), number)
    left = Random(number).randrange(2, 12)
    if len(deal.actions) < 40:
        return
    state = deal.start()
    for action in deal.actions[:-left]:
        state = engine.apply(state, action).state
    ending = ending_of(state)
    for depth in range(left + 2):
        number_of_ways = sequences(ending, depth)
        assert count_sequences(ending, depth) == number_of_ways
        if number_of_ways > MOST:
            break
