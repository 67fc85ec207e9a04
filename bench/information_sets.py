"""Information-set tree search, to compare the flat search of our players with.

Flat search plays each card out in worlds by a policy that knows only its own hand, so it cannot
count on what it would not know; its exact endings can. This search grows one tree over information
sets (single observer, UCB) in the same worlds, with the same playouts below the tree, so that what
it plans later is planned for all worlds together. A 'Scuse led inside the tree names trumps.
"""

from math import log, sqrt
from typing import Final

import numba
import numpy as np
import numpy.typing as npt

from grosstarock.core.actions import Action
from grosstarock.core.choices import PlayChoice
from grosstarock.core.tricks import LAST_TRICK
from grosstarock.core.view import View
from grosstarock.kernel.bits import Word, lowest, lowest_bit
from grosstarock.kernel.book import Ledger
from grosstarock.kernel.bulk import Scratch
from grosstarock.kernel.chance import drawn, players_stream, stepped
from grosstarock.kernel.habit import Weights
from grosstarock.kernel.habit_finer import FINER_FEATURES
from grosstarock.kernel.habit_play import demand_by_habit, play_out_by_habit
from grosstarock.kernel.layout import NO_SUIT, PLAIN_CARDS, SCUSE_INDEX, TRUMP_SUIT, Numbers, Words
from grosstarock.kernel.play import demand_is_asked
from grosstarock.kernel.position_rows import copy_row, play_card, put_world
from grosstarock.kernel.table_words import (
    ACTIVE,
    DEMANDED,
    ENDED,
    LEADER,
    LED,
    ON_TABLE,
    SUITS,
    TRICK,
    TRUMPS,
    WORDS_SIZE,
    place_after,
)
from grosstarock.kernel.trials import gain_of
from grosstarock.kernel.trick_words import LAST, playable
from grosstarock.players.plays_in_words import moves_of
from grosstarock.players.protocol import chance
from grosstarock.players.sampled import SampledWorlds
from grosstarock.players.search import pots_share
from grosstarock.players.search_alike import plays_that_differ
from grosstarock.players.searching import Searching

CURIOSITY: Final = 30.0
"""How much what was seldom tried is preferred, in points."""
NODE: Final = 6
MOVE, FIRST, SIBLING, VISITS, OFFERED, MOVER = range(NODE)
NOBODY: Final = -1

Tree = npt.NDArray[np.int64]
Totals = npt.NDArray[np.float64]
Rows = tuple[Words, Numbers, Numbers]
"""A position's words and numbers, and its rules."""


@numba.njit(boundscheck=False)  # type: ignore[untyped-decorator]  # Numba has no types
def child_of(tree: Tree, node: int, move: int) -> int:
    """The node that a move leads to; -1 where there is none yet."""
    child = tree[node, FIRST]
    while child != NOBODY and tree[child, MOVE] != move:
        child = tree[child, SIBLING]
    return int(child)


@numba.njit(boundscheck=False)  # type: ignore[untyped-decorator]  # Numba has no types
def add_child(tree: Tree, count: int, node: int, move: int, mover: int) -> int:
    """A new node for a move of a place."""
    tree[count] = (move, NOBODY, tree[node, FIRST], 0, 1, mover)
    tree[node, FIRST] = count
    return count


@numba.njit(boundscheck=False)  # type: ignore[untyped-decorator]  # Numba has no types
def step_in(
    tree: Tree,
    totals: Totals,
    count: int,
    node: int,
    suits: Word,
    trumps: Word,
    mover: int,
    stream: Word,
) -> tuple[int, int, int]:
    """The move of a place inside the tree, the node it leads to, and how many nodes there are."""
    new, found = 0, 0
    best, best_node, best_move = -1e18, NOBODY, NOBODY
    for part in range(2):
        cards = suits if part == 0 else trumps
        while cards:
            card = lowest_bit(cards)
            cards ^= card
            move = lowest(card) + PLAIN_CARDS * part
            child = child_of(tree, node, move)
            if child == NOBODY:
                new += 1
                if drawn(stream, new) == 0:
                    found = move
                stream = stepped(stream)
                continue
            tree[child, OFFERED] += 1
            visits = max(1, tree[child, VISITS])
            worth = totals[child] / visits
            worth += CURIOSITY * sqrt(log(tree[child, OFFERED]) / visits)
            if worth > best:
                best, best_node, best_move = worth, child, move
    if new and count < len(tree):
        return found, add_child(tree, count, node, found, mover), count + 1
    if best_node == NOBODY:
        return found, NOBODY, count
    return best_move, best_node, count


@numba.njit(boundscheck=False)  # type: ignore[untyped-decorator]  # Numba has no types
def best_of_roots(tree: Tree, totals: Totals, roots: int) -> int:
    """The choice at the root, where every move can be made in every world."""
    best, chosen = -1e18, 1
    for child in range(1, 1 + roots):
        tree[child, OFFERED] += 1
        visits = tree[child, VISITS]
        worth = 1e17 - child
        if visits:
            worth = totals[child] / visits
            worth += CURIOSITY * sqrt(log(tree[child, OFFERED]) / visits)
        if worth > best:
            best, chosen = worth, child
    return chosen


@numba.njit(boundscheck=False)  # type: ignore[untyped-decorator]  # Numba has no types
def grow(
    rows: Rows,
    worlds: tuple[Words, Words],
    habits: tuple[Weights, int],
    share: float,
    seed: Word,
    tree: Tree,
    totals: Totals,
    names: Numbers,
    scratch: tuple[Words, Words, Numbers, Ledger, Numbers, Numbers],
) -> None:
    """Goes down the tree once in every world, and plays the deal out below it."""
    words, numbers, rules = rows
    suits, trumps = worlds
    tables, heat = habits
    base, own_words, own_numbers, ledger, features, path = scratch
    count = 1 + len(names)
    for world in range(len(suits)):
        stream = players_stream(seed, world)
        copy_row(words, base)
        put_world(base, numbers, suits[world], trumps[world])
        copy_row(base, own_words)
        copy_row(numbers, own_numbers)
        node, depth = 0, 0
        while not own_numbers[ENDED]:
            if demand_is_asked(own_numbers):
                demand_by_habit(own_words, own_numbers)
            mover = place_after(own_numbers[LEADER], own_numbers[ON_TABLE], own_numbers[ACTIVE])
            before = count
            if node == 0:
                node = best_of_roots(tree, totals, len(names))
                move, name = tree[node, MOVE], names[node - 1]
            else:
                held_suits, held_trumps = playable(
                    own_words[SUITS + mover],
                    own_words[TRUMPS + mover],
                    own_numbers[LED],
                    own_numbers[TRICK],
                    own_numbers[DEMANDED] != 0,
                )
                move, node, count = step_in(
                    tree, totals, count, node, held_suits, held_trumps, mover, stream
                )
                stream = stepped(stream)
                leads = own_numbers[ON_TABLE] == 0 and own_numbers[TRICK] < LAST
                name = TRUMP_SUIT if move == SCUSE_INDEX and leads else NO_SUIT
            play_card(own_words, own_numbers, rules, ledger, move, name)
            if node == NOBODY:
                break
            path[depth] = node
            depth += 1
            if count > before or tree[node, VISITS] == 0:
                break
        if not own_numbers[ENDED]:
            play_out_by_habit(own_words, own_numbers, rules, ledger, tables, heat, features, stream)
        for step in range(depth):
            visited = path[step]
            tree[visited, VISITS] += 1
            totals[visited] += gain_of(own_numbers, numbers, tree[visited, MOVER], share)


class InformationSets(Searching):
    """Chooses cards by a tree over information sets; all else as its style does."""

    def _play(self, seen: View, choice: PlayChoice) -> Action:
        plays = plays_that_differ(seen, choice)
        if len(plays) == 1:
            return plays[0]
        seed = chance(self._seed, seen).getrandbits(64)
        worlds = SampledWorlds(seen, seed)
        rows, moves, scratch = worlds.rows, moves_of(plays), Scratch.new()
        left = LAST_TRICK + 1 - seen.trick_number
        number = max(32, self._effort.cards // (left * len(seen.seating.active)))
        drawn_worlds = worlds.draw(0, number)
        tree = np.full((number + len(plays) + 1, NODE), NOBODY, np.int64)
        tree[: len(plays) + 1, VISITS : OFFERED + 1] = 0
        tree[1 : len(plays) + 1, MOVE] = moves.cards
        tree[1 : len(plays) + 1, MOVER] = rows.place
        grow(
            (rows.words, rows.numbers, rows.rules),
            (drawn_worlds.suits, drawn_worlds.trumps),
            (self._habits.tables, self._habits.heat),
            pots_share(seen),
            Word(seed),
            tree,
            np.zeros(len(tree)),
            moves.names,
            (
                np.zeros(WORDS_SIZE, np.uint64),
                scratch.words,
                scratch.numbers,
                scratch.ledger,
                np.zeros(FINER_FEATURES, np.int64),
                np.zeros(128, np.int64),
            ),
        )
        visits: Numbers = tree[1 : len(plays) + 1, VISITS]
        return plays[int(visits.argmax())]
