"""Exact endings in many worlds at once: what each card brings by max^n where hidden cards lie so.

The cards of a world become the solvers' words without Python, and one table of positions known
serves all worlds of a view: what is in it holds in all of them.
"""

from typing import Final

import numpy as np

from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding
from grosstarock.core.seats import BySeat
from grosstarock.core.view import View

from .bits import Word, bit, lowest, lowest_bit
from .compiling import compiled
from .layout import (
    CARDS,
    INDEX_OF,
    NO_SUIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    ZERO,
    Numbers,
    Words,
)
from .position_rows import Rows, put_world
from .settlement import lowest_points
from .solve_choice import EVERYBODY_FOR_ITSELF, after_demands
from .solve_frames import (
    ASK,
    AT_ANSWERS,
    AT_DEMANDED,
    AT_FLAGS,
    AT_LEADER,
    AT_LEFT,
    AT_NAMED,
    AT_ON_TABLE,
    AT_POINTS_0,
    AT_SCUSE,
    AT_SIZE,
    NO_NAME,
    RESULT_DEMANDED,
    RESULT_MOVES,
    RESULT_NODES,
    RESULT_SOLVED,
    RESULT_VALUE,
    RESULTS_SIZE,
    stack_of,
)
from .solve_maxn import maxn
from .solve_table import TABLE_BUCKETS, cleared, table_of
from .solve_tricks import (
    HELD,
    NOTHING_TO_GIVE,
    OWED,
    OWNER,
    SCUSE_POINTS,
    SETTLED,
    TAKER,
    TO_GIVE,
    is_counted,
    is_due,
)
from .solve_words import (
    COUNTING,
    FIELD,
    FIELD_MASK,
    HALF,
    KEPT,
    NAMED_MASKS,
    PLACES,
    SCUSE_MASK,
    Board,
)
from .table_words import (
    ACTIVE,
    ANSWERS,
    CARD,
    DEMANDED,
    LEADER,
    NAMED,
    ON_TABLE,
    PILE_SUITS,
    PILE_TRUMPS,
    SCUSE_PLAYER,
    SCUSE_WINNER,
    SUITS,
    TAKEN,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    place_after,
)
from .trials import Gains
from .trick_words import ANTEPENULTIMATE, LAST, points_in
from .worlds import Drawn

MOST_MOVES: Final = 64
DEMAND: Final = -2
PASS: Final = -3
"""In place of a card: the answers to whether the 'Scuse is demanded (SCUSE-7)."""


@compiled
def _on_board(suits: Word, trumps: Word, bit_at: Numbers) -> Word:
    """Some cards as a word of the board."""
    word = ZERO
    while suits:
        card = lowest_bit(suits)
        suits ^= card
        word |= bit(bit_at[lowest(card)])
    while trumps:
        card = lowest_bit(trumps)
        trumps ^= card
        word |= bit(bit_at[PLAIN_CARDS + lowest(card)])
    return word


@compiled
def _scuse_of(words: Words, numbers: Numbers, terms: Numbers) -> int:
    """Where the 'Scuse is, as the solvers hold it (``solve_tricks``)."""
    owner = -1
    for place in range(numbers[ACTIVE]):
        if words[TRUMPS + place] & SCUSE_BIT:
            owner = place
    for position in range(numbers[ON_TABLE]):
        if numbers[CARD + position] == SCUSE_INDEX:
            owner = place_after(numbers[LEADER], position, numbers[ACTIVE])
    kind = HELD
    taker = 0
    if owner < 0:
        owner = numbers[SCUSE_PLAYER]
        taker = numbers[SCUSE_WINNER]
        if owner < 0 or owner == taker or numbers[TOUT_ANNOUNCED]:
            return SETTLED
        kind = OWED
    give = 0
    if not terms[KEPT]:
        suits = words[PILE_SUITS + owner]
        trumps = words[PILE_TRUMPS + owner] & ~SCUSE_BIT
        give = lowest_points(suits, trumps) if suits or trumps else NOTHING_TO_GIVE
    return kind | give << TO_GIVE | owner << OWNER | (taker << TAKER if kind == OWED else 0)


@compiled
def put_ending(
    words: Words,
    numbers: Numbers,
    terms: Numbers,
    bit_at: Numbers,
    hands: Words,
    table: Words,
    at: Numbers,
) -> None:
    """A position of the kernel's rows, late in a deal, as a position of the solvers' board."""
    active = numbers[ACTIVE]
    at[:] = 0
    flags = 0
    for place in range(3):
        hands[place] = ZERO
        table[place] = ZERO
    for place in range(active):
        hands[place] = _on_board(words[SUITS + place], words[TRUMPS + place], bit_at)
        if numbers[TAKEN + place]:
            flags |= 1 << place
    for position in range(numbers[ON_TABLE]):
        table[position] = bit(bit_at[numbers[CARD + position]])
    at[AT_LEADER] = numbers[LEADER]
    at[AT_ON_TABLE] = numbers[ON_TABLE]
    at[AT_LEFT] = LAST + 1 - numbers[TRICK]
    at[AT_FLAGS] = flags
    led_scuse = numbers[ON_TABLE] and numbers[CARD] == SCUSE_INDEX
    at[AT_NAMED] = numbers[NAMED] if led_scuse and numbers[TRICK] < LAST else NO_NAME
    at[AT_DEMANDED] = numbers[DEMANDED]
    at[AT_ANSWERS] = numbers[ANSWERS]
    asks = numbers[TRICK] == ANTEPENULTIMATE and not numbers[ON_TABLE] and not numbers[DEMANDED]
    if asks and numbers[ANSWERS] < active:
        for place in range(active):
            if words[TRUMPS + place] & SCUSE_BIT:
                at[AT_DEMANDED] = ASK
    if not terms[COUNTING]:
        return
    scuse = _scuse_of(words, numbers, terms)
    for place in range(2):
        points = points_in(words[PILE_SUITS + place], words[PILE_TRUMPS + place])
        points += numbers[TAKEN + place] + (1 if active == 3 or place == active - 1 else 0)
        at[AT_POINTS_0 + place] = points
    if is_due(scuse, flags, terms):
        owner = scuse >> OWNER & 3
        taker = scuse >> TAKER & 3
        if owner < 2:
            at[AT_POINTS_0 + owner] += SCUSE_POINTS
        if taker < 2:
            at[AT_POINTS_0 + taker] -= SCUSE_POINTS
        scuse = SETTLED
    at[AT_SCUSE] = scuse
    if is_counted(flags, terms):
        for place in range(2):
            held = at[AT_POINTS_0 + place]
            at[AT_POINTS_0 + place] = held % 5 if terms[PLACES] == 3 else 0


@compiled
def _gain_in(vector: int, place: int, share: float, terms: Numbers) -> float:
    """A player's gain in a vector, and its share of what the pots gain; in units."""
    gain = 0
    together = 0
    for other in range(terms[PLACES]):
        field = (vector >> (2 - other) * FIELD & FIELD_MASK) - HALF
        together += field
        if other == place:
            gain = field
    return float(gain) - share * float(together)


@compiled
def _vector_of(
    card: int,
    name: int,
    hands: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    bit_at: Numbers,
    found: tuple[Words, Numbers, Numbers, Numbers],
) -> int:
    """What a move is worth out of what a search of the position has found.

    A card without a value of its own does what its nearest lower neighbour with one does; a suit to
    name without one what the first does that nobody else can follow.
    """
    cards, names, values, results = found
    count = results[RESULT_MOVES]
    place = (at[AT_LEADER] + at[AT_ON_TABLE]) % terms[PLACES]
    if card < 0:
        if at[AT_DEMANDED] != ASK:
            return int(results[RESULT_VALUE])
        if card == DEMAND:
            return int(results[RESULT_DEMANDED])
        asked = (at[AT_LEADER], at[AT_ANSWERS] + 1, terms[PLACES])
        both = (results[RESULT_DEMANDED], results[RESULT_VALUE])
        return after_demands(both, hands, asked, EVERYBODY_FOR_ITSELF, masks)
    own = bit(bit_at[card])
    nearest = -1
    for number in range(count):
        if own & masks[SCUSE_MASK]:
            if cards[number] != own:
                continue
            if names[number] == name or name == NO_SUIT:
                return int(values[number])
            others = (hands[0] | hands[1] | hands[2]) ^ hands[place]
            if not others & masks[NAMED_MASKS + names[number]]:
                nearest = number
        elif (
            cards[number] <= own
            and not cards[number] & masks[SCUSE_MASK]
            and (nearest < 0 or cards[number] > cards[nearest])
        ):
            nearest = number
    return int(values[nearest])


@compiled
def try_endings(
    words: Words,
    numbers: Numbers,
    suits: Words,
    trumps: Words,
    place: int,
    moves: Numbers,
    move_names: Numbers,
    share: float,
    unit: float,
    gains: Gains,
    solved: Numbers,
    budget: int,
    masks: Words,
    terms: Numbers,
    bit_at: Numbers,
    own_words: Words,
    hands: Words,
    table: Words,
    at: Numbers,
    stack_words: Words,
    stack_numbers: Numbers,
    entries: Words,
    cards: Words,
    names: Numbers,
    values: Numbers,
    results: Numbers,
) -> int:
    """Fills ``gains[move, world]``; ``solved`` tells the worlds whose search came to an end.

    The searches give up once they have looked at ``budget`` nodes in all. Gives how many they did.
    """
    spent = 0
    for world in range(len(suits)):
        solved[world] = 0
        if spent >= budget:
            continue
        for item in range(len(words)):
            own_words[item] = words[item]
        put_world(own_words, numbers, suits[world], trumps[world])
        put_ending(own_words, numbers, terms, bit_at, hands, table, at)
        maxn(
            hands,
            table,
            at,
            masks,
            terms,
            stack_words,
            stack_numbers,
            entries,
            budget - spent,
            cards,
            names,
            values,
            results,
        )
        spent += results[RESULT_NODES]
        if not results[RESULT_SOLVED]:
            continue
        solved[world] = 1
        found = (cards, names, values, results)
        for move in range(len(moves)):
            vector = _vector_of(
                moves[move], move_names[move], hands, at, masks, terms, bit_at, found
            )
            gains[move, world] = unit * _gain_in(vector, place, share, terms)
    return spent


class WorldsSolver:
    """Solves the worlds of views, with a table and working arrays of its own."""

    def __init__(self) -> None:
        self._table = table_of(1)

    def gains(
        self,
        seen: View,
        rows: Rows,
        drawn: Drawn,
        moves: tuple[Numbers, Numbers],
        share: float,
        budget: int,
    ) -> tuple[Gains, Numbers]:
        """What each move brings the seat in each world, and which worlds were solved.

        ``moves`` are cards by index, and the suits that a led 'Scuse names (``trying.Moves``).
        ``DEMAND`` and ``PASS`` stand in place of a card for the answers to SCUSE-7; ``share`` is
        the part of what the pots gain that counts. ``CannotSolve`` where the amounts are too great
        or too many cards are out.
        """
        board = _board(seen)
        bit_at = np.full(CARDS, -1, np.int64)
        for card, place in board.bit_of.items():
            bit_at[INDEX_OF[card]] = place
        left = LAST + 1 - int(rows.numbers[TRICK])
        self._table, entries = cleared(self._table, len(board.bit_of), TABLE_BUCKETS)
        cards, names = moves
        gains = np.zeros((len(cards), len(drawn)))
        solved = np.zeros(len(drawn), np.int64)
        try_endings(
            rows.words,
            rows.numbers,
            drawn.suits,
            drawn.trumps,
            rows.place,
            cards,
            names,
            share,
            float(board.unit),
            gains,
            solved,
            budget,
            board.masks,
            board.terms,
            bit_at,
            np.zeros_like(rows.words),
            np.zeros(3, np.uint64),
            np.zeros(3, np.uint64),
            np.zeros(AT_SIZE, np.int64),
            *stack_of(left),
            entries,
            np.zeros(MOST_MOVES, np.uint64),
            np.zeros(MOST_MOVES, np.int64),
            np.zeros(MOST_MOVES, np.int64),
            np.zeros(RESULTS_SIZE, np.int64),
        )
        return gains, solved


def _board(seen: View) -> Board:
    """The board of all cards that are in a hand, or may be."""
    table = () if seen.trick is None else seen.trick.cards
    gone = seen.cards_played | (seen.discard or CardSet())
    out = ALL_CARDS - gone - seen.hand
    seats = seen.rules.players
    ending = Ending(
        rules=seen.rules,
        dealer=seen.dealer,
        hands=BySeat([CardSet()] * seats),
        leader=seen.seating.active[0],
        card_points=BySeat([0] * seats),
        has_trick=BySeat([False] * seats),
        scuse=ScuseStanding(ScuseIs.SETTLED),
        tout_announced=seen.tout_announced,
        pots=seen.accounts.pots,
    )
    return Board(ending, (*table, *seen.hand, *out))
