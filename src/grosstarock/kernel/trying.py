"""Trials of one position, from Python: cards and discards.

``Trials`` holds a position's rows and the working arrays; each call tries some candidates in some
worlds. Nothing is done for each world in Python, and Python's lock is free meanwhile.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from .bits import Word
from .bulk import Scratch
from .habit import WEIGHTS, Weights
from .habit_finer import FINER_FEATURES
from .layout import Numbers, Words
from .play import RANDOM
from .position_rows import Rows
from .table_words import WORDS_SIZE
from .trials import HABIT, Gains, try_cards, try_openings
from .worlds import Drawn

PLACES: Final = 3


@dataclass(frozen=True, slots=True)
class Habits:
    """How playouts go: by tables of habit's weights, one for each place, with so much chance."""

    tables: Weights
    heat: int

    @classmethod
    def of_all(cls, weights: Weights, heat: int) -> "Habits":
        """Every place plays by the same weights."""
        return cls(np.tile(weights, (PLACES, 1)), heat)


class Moves(NamedTuple):
    """Cards by their index, each with the suit that a led 'Scuse names, else ``NO_SUIT``."""

    cards: Numbers
    names: Numbers


@dataclass(frozen=True, slots=True)
class Openings:
    """Discards as words, and which of them announce a tout; an empty one is left to the dealer."""

    suits: Words
    trumps: Words
    announced: Numbers

    def __len__(self) -> int:
        return len(self.announced)


class Trials:
    """Tries candidates in one position.

    ``share`` is what part of the pots' gain counts besides the own, ``seed`` the word that all
    chance comes from. Without ``habits`` playouts are random, and only cards can be tried.
    """

    def __init__(self, rows: Rows, share: float, seed: int, habits: Habits | None = None) -> None:
        self._rows = rows
        self._share = share
        self._seed = Word(seed)
        self._policies = np.full(PLACES, RANDOM if habits is None else HABIT, np.int64)
        self._habits = habits or Habits(np.zeros((PLACES, WEIGHTS), np.int16), 0)
        self._scratch = Scratch.new()
        self._base = np.zeros(WORDS_SIZE, np.uint64)
        self._features = np.zeros(FINER_FEATURES, np.int64)

    def cards(self, drawn: Drawn, moves: Moves, alive: Numbers, first: int = 0) -> Gains:
        """What each card that is ``alive`` (1, else 0) brings in each world, in points.

        A row for each card. The worlds have the numbers from ``first`` on, which decide the chance
        in them; every card has the same.
        """
        rows, scratch = self._rows, self._scratch
        gains = np.zeros((len(moves.cards), len(drawn)))
        try_cards(
            rows.words,
            rows.numbers,
            rows.rules,
            drawn.suits,
            drawn.trumps,
            rows.place,
            moves.cards,
            moves.names,
            alive,
            self._policies,
            self._habits.tables,
            self._habits.heat,
            self._share,
            self._seed,
            first,
            gains,
            self._base,
            scratch.words,
            scratch.numbers,
            scratch.ledger,
            scratch.cards,
            self._features,
        )
        return gains

    def openings(self, drawn: Drawn, openings: Openings, alive: Numbers, first: int = 0) -> Gains:
        """The same for discards, before the discard; everybody then declares all it holds."""
        rows, scratch = self._rows, self._scratch
        gains = np.zeros((len(openings), len(drawn)))
        try_openings(
            rows.words,
            rows.numbers,
            rows.rules,
            drawn.suits,
            drawn.trumps,
            rows.place,
            openings.suits,
            openings.trumps,
            openings.announced,
            alive,
            self._habits.tables,
            self._habits.heat,
            self._share,
            self._seed,
            first,
            gains,
            self._base,
            scratch.words,
            scratch.numbers,
            scratch.ledger,
            scratch.ways,
            self._features,
        )
        return gains
