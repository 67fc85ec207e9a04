"""The tables that a rule is tried at."""

import pytest

from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules

TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def any_table(request: pytest.FixtureRequest) -> Rules:
    """Every preset with every number of players that it is for."""
    name, players = request.param
    return rules_of(name, players)
