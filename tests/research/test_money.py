"""Events and prices: put together again they are the money that the kernel's ledger moved."""

import numpy as np
import pytest
from tests.research.positions import TABLES, played_deals, positions

from grosstarock.core.rules import Rules
from grosstarock.kernel.features_money import (
    EVENTS,
    KING_LAST,
    KING_POT_WON,
    LAST_WON,
    LOST,
    MISERE_MADE,
    PAGAT_LAST,
    PAGAT_POT_WON,
    UNITS,
    add_gains,
    prices,
)
from grosstarock.kernel.network_trials import won_since
from grosstarock.kernel.table_words import ACCOUNT, ACTIVE, KING_POT, PAGAT_POT

ids = [f"{rules.preset} {rules.players}" for rules in TABLES]


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_events_add_up_to_what_each_place_won(rules: Rules) -> None:
    met = np.zeros(EVENTS, np.bool_)
    for deal in played_deals(rules, 60, seed=4):
        gains = np.zeros((3, EVENTS), np.float32)
        add_gains(deal.after, deal.rules, deal.ledger, 0, gains)
        won = [won_since(deal.after, deal.before, place) for place in range(deal.after[ACTIVE])]
        assert gains[: len(won)].sum(axis=1).tolist() == won
        met |= (gains != 0).any(axis=0)
    assert met[[LOST, LAST_WON, UNITS]].all()
    assert met[KING_POT_WON] == rules.pots


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_money_is_the_sum_of_counts_times_prices(rules: Rules) -> None:
    """Counts of what has one price all through a deal are whole numbers."""
    for deal in played_deals(rules, 20, seed=8):
        gains = np.zeros((3, EVENTS), np.float32)
        add_gains(deal.after, deal.rules, deal.ledger, 0, gains)
        price = np.zeros(EVENTS, np.float32)
        prices(deal.before, deal.rules, price)
        for event in (LOST, LAST_WON, KING_LAST, PAGAT_LAST, MISERE_MADE):
            counts = gains[:, event] / price[event]
            assert (counts == np.round(counts)).all()
            assert np.abs(counts).max() <= 2 * 5


@pytest.mark.parametrize("rules", TABLES, ids=ids)
def test_prices_are_the_tables(rules: Rules) -> None:
    position = next(positions(rules, 1))
    price = np.zeros(EVENTS, np.float32)
    prices(position.numbers, position.rules, price)
    assert price[LOST] == rules.tariff.lost_card
    assert price[KING_POT_WON] == (position.numbers[ACCOUNT + KING_POT] if rules.pots else 0)
    assert price[PAGAT_POT_WON] == (position.numbers[ACCOUNT + PAGAT_POT] if rules.pots else 0)
