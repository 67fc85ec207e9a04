"""Positions of the kernel's deals, for tests of what a network is shown and taught."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.kernel.book import Ledger
from grosstarock.kernel.bulk import Policy, Series
from grosstarock.kernel.layout import Numbers, Words
from grosstarock.kernel.network import PLAY_ACTIONS
from grosstarock.kernel.network_play import legal_actions, make_play
from grosstarock.kernel.play import THUMB, ask_demands, demand_is_asked
from grosstarock.kernel.playouts import opened_positions
from grosstarock.kernel.rules_words import rules_row
from grosstarock.kernel.table_words import (
    ACTIVE,
    ENDED,
    ENTRIES,
    ENTRY_SIZE,
    LEADER,
    LEDGER_SIZE,
    ON_TABLE,
    place_after,
)

TABLES = (
    rules_of("danish"),
    rules_of("dollar", 4),
    rules_of("classic-no-pots"),
    rules_of("two-player"),
)


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in play, before the action of ``place``; the rows are the test's own."""

    rules: Numbers
    words: Words
    numbers: Numbers
    ledger: Ledger
    place: int

    def actions(self) -> list[int]:
        """What may be played."""
        found = np.zeros(PLAY_ACTIONS, np.int64)
        count = legal_actions(self.words, self.numbers, self.place, found)
        return [int(action) for action in found[:count]]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal's numbers at the first lead and after the settlement, and its ledger since."""

    rules: Numbers
    before: Numbers
    after: Numbers
    ledger: Ledger


def positions(rules: Rules, deals: int, seed: int = 0) -> Iterator[Position]:
    """Every position of some deals that are played by chance, one after the other."""
    dice = np.random.default_rng(seed)
    for words, numbers, ledger in _opened(rules, deals, seed):
        yield from _played(rules_row(rules), words, numbers, ledger, dice)


def played_deals(rules: Rules, deals: int, seed: int = 0) -> Iterator[PlayedDeal]:
    """The same deals once they have been played."""
    dice = np.random.default_rng(seed)
    row = rules_row(rules)
    for words, numbers, ledger in _opened(rules, deals, seed):
        before = numbers.copy()
        for _ in _played(row, words, numbers, ledger, dice):
            pass
        yield PlayedDeal(row, before, numbers, ledger)


def _opened(rules: Rules, deals: int, seed: int) -> Iterator[tuple[Words, Numbers, Ledger]]:
    pots = Pots(king=100, pagat=45) if rules.pots else Pots(0, 0)
    series = Series(rules=rules, seed=seed, policies=(Policy.RANDOM,) * rules.players, pots=pots)
    opened = opened_positions(series, deals)
    for words, numbers in zip(opened.words, opened.numbers, strict=True):
        numbers[ENTRIES] = 0
        yield words, numbers, np.zeros((LEDGER_SIZE, ENTRY_SIZE), np.int32)


def _played(
    row: Numbers, words: Words, numbers: Numbers, ledger: Ledger, dice: np.random.Generator
) -> Iterator[Position]:
    while not numbers[ENDED]:
        if demand_is_asked(numbers):
            ask_demands(words, numbers, np.full(3, THUMB, np.int64), np.uint64(0))
        turn = place_after(int(numbers[LEADER]), int(numbers[ON_TABLE]), int(numbers[ACTIVE]))
        position = Position(row, words, numbers, ledger, int(turn))
        yield position
        action = int(dice.choice(position.actions()))
        make_play(words, numbers, row, ledger, position.place, action)
