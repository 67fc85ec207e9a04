"""Exact endings: what every legal action brings when all cards lie open, and the best line.

``solve`` takes an ``Ending`` and gives a ``Solution``. ``docs/endings.md`` defines the values.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from grosstarock.core.actions import Demand, PassDemand, Play, SeatAction
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.ending import Ending
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.seats import BySeat

from .layout import Numbers, Words
from .solve_choice import EVERYBODY_FOR_ITSELF, after_demands, prefers
from .solve_frames import (
    ASK,
    AT_ANSWERS,
    AT_DEMANDED,
    AT_LEADER,
    NO_NAME,
    RESULT_DEMANDED,
    RESULT_MOVES,
    RESULT_NODES,
    RESULT_SOLVED,
    RESULT_VALUE,
    RESULTS_SIZE,
    stack_of,
)
from .solve_line import DEMAND_STEP, NAMED_STEP, PASS_STEP, line_from, search
from .solve_position import SUITS, Position
from .solve_table import TABLE_BUCKETS, cleared, table_of
from .solve_words import BIAS, Board, CannotSolve, SolveFault, unpacked

DEFAULT_BUDGET: Final = 100_000_000
"""How many nodes a search may look at: some ten seconds."""
MOST_MOVES: Final = 64


class Method(StrEnum):
    """Who plays for what."""

    MAXN = "maxn"
    """Everybody for itself."""
    PARANOID = "paranoid"
    """The player whose turn it is for itself, all others against it: what it can force."""
    DIFFERENCE = "difference"
    """Two players, for the difference of their scores."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a legal action brings in the end, in points.

    ``gain`` is what the player whose turn it is gains by it; with two players, how much more than
    the other. ``gains`` is what each seat gains, by max^n alone: the points that the ledger moves
    for it from now on, or with two players its pluses less its minuses.
    """

    action: SeatAction
    gain: int
    gains: BySeat[int] | None


@dataclass(frozen=True, slots=True)
class Solution:
    """What is known of an ending.

    ``worths`` has every legal action in the core's order, ``line`` a best continuation to the last
    card. Where ``is_solved`` is False, ``nodes`` has reached the budget and nothing is known: both
    are empty. A line alone may break off, where the table had to forget too much of the search.
    """

    ending: Ending
    method: Method
    is_solved: bool
    nodes: int
    worths: tuple[Worth, ...] = ()
    line: tuple[SeatAction, ...] = ()


class Solver:
    """Solves endings, one at a time, with a table of its own.

    ``buckets``, a power of two, bounds the table: each takes 64 bytes, and the table grows up to it
    as endings need it. The same ending gives the same answer and the same number of nodes, whatever
    was solved before.
    """

    def __init__(self, buckets: int = TABLE_BUCKETS) -> None:
        self._most = buckets
        self._table = table_of(1)

    def solve(
        self, ending: Ending, method: Method = Method.MAXN, *, budget: int = DEFAULT_BUDGET
    ) -> Solution:
        """Every legal action's worth and a line.

        ``CannotSolve`` where there can be no answer.
        """
        if not ending.tricks_left:
            raise CannotSolve(SolveFault.NO_TRICK_LEFT)
        if method is not Method.MAXN and (
            (method is Method.DIFFERENCE) is not (ending.rules.players == 2)
        ):
            raise CannotSolve(SolveFault.METHOD, method=method, players=ending.rules.players)
        board = Board(ending)
        cards = ending.tricks_left * len(board.active)
        self._table, entries = cleared(self._table, cards, self._most)
        return _Search(board, method, entries, budget).solution()


class _Search:
    """One ending being solved."""

    def __init__(self, board: Board, method: Method, entries: Words, budget: int) -> None:
        self._board = board
        self._method = method
        self._entries = entries
        self._budget = budget
        self._start = Position(board, board.ending)
        self._actions = _actions_of(board.ending)
        self._place = board.active.index(self._actions[0].seat)
        self._against = EVERYBODY_FOR_ITSELF if method is Method.MAXN else self._place
        self._stack = stack_of(board.ending.tricks_left)
        self._results = np.zeros(RESULTS_SIZE, np.int64)
        self._found: tuple[Words, Numbers, Numbers] = (
            np.zeros(MOST_MOVES, np.uint64),
            np.zeros(MOST_MOVES, np.int64),
            np.zeros(MOST_MOVES, np.int64),
        )
        self._values: dict[tuple[int, int], int] = {}

    def solution(self) -> Solution:
        """The search, then the worth of every action, then the line."""
        is_solved = self._run()
        nodes = min(int(self._results[RESULT_NODES]), self._budget)
        ending = self._board.ending
        if not is_solved:
            return Solution(ending, self._method, is_solved=False, nodes=nodes)
        worths = tuple(self._worth(action) for action in self._actions)
        return Solution(ending, self._method, True, nodes, worths, self._line())

    def _run(self) -> bool:
        board, start = self._board, self._start
        cards, names, values = self._found
        search(
            start.hands.copy(),
            start.table,
            start.at,
            board.masks,
            board.terms,
            self._against,
            *self._stack,
            self._entries,
            self._budget,
            cards,
            names,
            values,
            self._results,
        )
        for number in range(int(self._results[RESULT_MOVES])):
            place = int(cards[number]).bit_length() - 1
            self._values[place, int(names[number])] = int(values[number])
        return bool(self._results[RESULT_SOLVED])

    def _worth(self, action: SeatAction) -> Worth:
        value = self._value_of(action)
        board = self._board
        if self._against != EVERYBODY_FOR_ITSELF:
            before = unpacked(self._start.paid_before + BIAS)[self._place]
            return Worth(action, (value + before) * board.unit, None)
        fields = unpacked(value + self._start.paid_before)
        own = fields[self._place] * board.unit
        gains = [0] * board.ending.rules.players
        if len(board.active) == 2:
            fields = (fields[2], fields[2] - fields[0], 0)
        for seat, gain in zip(board.active, fields, strict=False):
            gains[seat] = gain * board.unit
        return Worth(action, own, BySeat(gains))

    def _value_of(self, action: SeatAction) -> int:
        match action:
            case Play(card=card, names=names):
                return self._value_of_card(card, names)
            case Demand() | PassDemand() if self._start.at[AT_DEMANDED] == ASK:
                results, at = self._results, self._start.at
                values = (int(results[RESULT_DEMANDED]), int(results[RESULT_VALUE]))
                if isinstance(action, Demand):
                    return values[0]
                asked = (int(at[AT_LEADER]), int(at[AT_ANSWERS]) + 1, len(self._board.active))
                return int(
                    after_demands(
                        values, self._start.hands, asked, self._against, self._board.masks
                    )
                )
            case _:
                return self._value_of_position()

    def _value_of_card(self, card: Card, names: Suit | None) -> int:
        """A card without a value of its own does what its nearest lower neighbour with one does.

        A suit without one to name is, as the first that has one, held by no other player.
        """
        board = self._board
        place = board.bit_of[card]
        name = NO_NAME if names is None else SUITS.index(names)
        while (place, name) not in self._values:
            if card == SCUSE:
                name = self._first_name_alike()
            else:
                place -= 1
        return self._values[place, name]

    def _first_name_alike(self) -> int:
        hands = self._board.ending.hands
        others = [hands[seat] for seat in self._board.active if seat is not self._actions[0].seat]
        return next(
            number
            for number, suit in enumerate(SUITS)
            if not any(hand.of_suit(suit) for hand in others)
        )

    def _value_of_position(self) -> int:
        """Where a demand has no effect, since the 'Scuse is in the dead hand (SCUSE-7)."""
        leader = int(self._start.at[AT_LEADER])
        best, *others = self._values.values()
        for value in others:
            if prefers(value, best, leader, leader, self._against):
                best = value
        return best

    def _line(self) -> tuple[SeatAction, ...]:
        board, start = self._board, self._start
        cards, names, values = self._found
        steps = np.zeros(80, np.int64)
        count = line_from(
            start.hands.copy(),
            start.table.copy(),
            start.at.copy(),
            board.masks,
            board.terms,
            self._against,
            *self._stack,
            self._entries,
            self._budget,
            cards,
            names,
            values,
            np.zeros(RESULTS_SIZE, np.int64),
            steps,
        )
        return tuple(self._steps(steps[:count]))

    def _steps(self, steps: Numbers) -> Iterator[SeatAction]:
        """The steps as actions, played out on the core's ending, which knows whose turn it is."""
        ending = self._board.ending
        for step in map(int, steps):
            choice = ending_choice(ending)
            while isinstance(choice, DemandChoice) and step not in (DEMAND_STEP, PASS_STEP):
                action: SeatAction = PassDemand(choice.seat)
                yield action
                ending, _ = after_action(ending, action)
                choice = ending_choice(ending)
            assert isinstance(choice, DemandChoice | PlayChoice)
            if step == DEMAND_STEP:
                action = Demand(choice.seat)
            elif step == PASS_STEP:
                action = PassDemand(choice.seat)
            else:
                name, place = divmod(step, NAMED_STEP)
                action = Play(choice.seat, self._board.card_at[place], (None, *SUITS)[name])
            yield action
            ending, _ = after_action(ending, action)


def _actions_of(ending: Ending) -> tuple[SeatAction, ...]:
    choice = ending_choice(ending)
    assert isinstance(choice, DemandChoice | PlayChoice)
    return tuple(action for action in choice if isinstance(action, Demand | PassDemand | Play))


def solve(
    ending: Ending,
    method: Method = Method.MAXN,
    *,
    budget: int = DEFAULT_BUDGET,
    buckets: int = TABLE_BUCKETS,
) -> Solution:
    """One ending's ``Solution``; whoever solves many keeps a ``Solver``."""
    return Solver(buckets).solve(ending, method, budget=budget)
