"""Many deals at once: dealt, discarded, declared, played and settled, each by its number.

``play_deals`` plays deals number ``first`` to ``first + count - 1`` of a series. A deal's cards and
payments follow from the rules, the series' seed and its number, the dealer, the pots and the
policies; the number of threads changes nothing.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.ledger import NO_POTS, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat

from .bits import Word
from .book import CLAUSES, Ledger
from .chance import cards_stream, players_stream
from .compiling import compiled
from .layout import (
    CARDS,
    Numbers,
    Words,
)
from .opening import (
    MOST_WAYS,
    WAY_SIZE,
    Pack,
    shuffle,
)
from .play import RANDOM, THUMB, Cards
from .rules_words import (
    PLAYERS,
    rules_row,
)
from .table_words import (
    ACCOUNT,
    ACTIVE,
    ENDED,
    ENTRIES,
    ENTRY_SIZE,
    KING_POT,
    LEDGER_SIZE,
    PAGAT_POT,
    POINTS,
    REDEAL,
    SEAT,
    TAKEN,
    new_numbers,
    new_words,
    set_table,
)
from .whole_deal import play_deal

Amounts = npt.NDArray[np.int32]

PARTIES: Final = 6


class Policy(StrEnum):
    """How a seat plays inside the kernel: any legal action, or by rules of thumb."""

    RANDOM = "random"
    THUMB = "thumb"


_NUMBER_OF: Final = {Policy.RANDOM: RANDOM, Policy.THUMB: THUMB}


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """What a series of numbered deals is played with.

    ``seed`` is a word, 0 to 2**64 - 1. ``policies`` are the players' by seat (``random`` where none
    are given), ``dealer`` is who deals every deal (None: the seats in turn, deal n by seat n modulo
    players), ``pots`` what stands in them before each deal. ``again`` says that every deal follows
    a redeal and pays no POT-2 and POT-3 (GAME-3). ``ValueError`` for what cannot be.
    """

    rules: Rules
    seed: int = 0
    policies: tuple[Policy, ...] = ()
    dealer: Seat | None = None
    pots: Pots = NO_POTS
    again: bool = False

    def __post_init__(self) -> None:
        players = self.rules.players
        if not 0 <= self.seed < 2**64:
            raise ValueError(f"a seed has 64 bits: {self.seed}")
        if len(self.policies) not in (0, players):
            raise ValueError(f"{len(self.policies)} policies for {players} players")
        if self.dealer is not None and self.dealer >= players:
            raise ValueError(f"no seat {int(self.dealer)} at a table of {players}")
        if self.pots.total() and not self.rules.pots:
            raise ValueError("these rules have no pots")

    def policies_row(self) -> Numbers:
        """The policies as the kernel reads them, by seat; ``random`` where none is given."""
        given = self.policies or (Policy.RANDOM,) * self.rules.players
        return np.array([_NUMBER_OF[policy] for policy in given], np.int64)

    def dealer_of(self, number: int) -> Seat:
        """Who deals a deal of the series."""
        return Seat(number % self.rules.players) if self.dealer is None else self.dealer


@dataclass(frozen=True, slots=True)
class Played:
    """What came of some deals: arrays with a row for each, seats in columns.

    ``balances`` is what each seat won, ``pots`` what then stood in the King pot and the Pagat pot,
    ``tricks`` and ``card_points`` what each took and counted, ``redealt`` whether a new deal was
    asked for, so that nothing was played. ``payments`` has, for every clause of ``CLAUSES``, what
    each of the six parties (four seats, two pots) won by it, with two players their scores; it is
    None unless asked for.
    """

    balances: Amounts
    pots: Amounts
    tricks: npt.NDArray[np.int8]
    card_points: npt.NDArray[np.int8]
    redealt: npt.NDArray[np.bool_]
    payments: Amounts | None


@compiled
def _play_many(
    rules: Numbers,
    policies_by_seat: Numbers,
    dealer: int,
    king_pot: int,
    pagat_pot: int,
    again: bool,
    seed: Word,
    first: int,
    balances: Amounts,
    pots: Amounts,
    tricks: npt.NDArray[np.int8],
    card_points: npt.NDArray[np.int8],
    redealt: npt.NDArray[np.bool_],
    payments: Amounts,
    words: Words,
    numbers: Numbers,
    ledger: Ledger,
    ways: Words,
    pack: Pack,
    cards: Cards,
    policies: Numbers,
) -> None:
    players = rules[PLAYERS]
    for row in range(len(balances)):
        number = first + row
        seat = number % players if dealer < 0 else dealer
        set_table(words, numbers, players, seat, king_pot, pagat_pot)
        for place in range(numbers[ACTIVE]):
            policies[place] = policies_by_seat[numbers[SEAT + place]]
        shuffle(pack, cards_stream(seed, number))
        stream = players_stream(seed, number)
        play_deal(words, numbers, rules, ledger, ways, pack, cards, policies, again, stream)
        for party in range(4):
            balances[row, party] = numbers[ACCOUNT + party]
        pots[row, 0] = numbers[ACCOUNT + KING_POT]
        pots[row, 1] = numbers[ACCOUNT + PAGAT_POT]
        redealt[row] = numbers[ENDED] == REDEAL
        for place in range(numbers[ACTIVE]):
            tricks[row, numbers[SEAT + place]] = numbers[TAKEN + place]
            card_points[row, numbers[SEAT + place]] = numbers[POINTS + place]
        if len(payments):
            sum_by_clause(numbers, ledger, payments[row])


@compiled
def sum_by_clause(numbers: Numbers, ledger: Ledger, payments: Amounts) -> None:
    """Adds up a ledger: what each party won by each clause, scores with their own seat."""
    for entry in range(numbers[ENTRIES]):
        clause = ledger[entry, 0]
        payer = ledger[entry, 1]
        payee = ledger[entry, 2]
        points = ledger[entry, 3]
        if payee < 0:
            payments[clause, payer] += points
        else:
            payments[clause, payee] += points
            if payer >= 0:
                payments[clause, payer] -= points


@dataclass(frozen=True, slots=True)
class Scratch:
    """The working arrays of one thread."""

    words: Words
    numbers: Numbers
    ledger: Ledger
    ways: Words
    pack: Pack
    cards: Cards
    policies: Numbers

    @classmethod
    def new(cls) -> "Scratch":
        """Working arrays for one deal at a time."""
        return cls(
            words=new_words(),
            numbers=new_numbers(),
            ledger=np.zeros((LEDGER_SIZE, ENTRY_SIZE), np.int32),
            ways=np.zeros((MOST_WAYS, WAY_SIZE), np.uint64),
            pack=np.zeros(CARDS, np.int8),
            cards=np.zeros(CARDS, np.int8),
            policies=np.zeros(3, np.int64),
        )


def play_deals(
    series: Series, count: int, *, first: int = 0, threads: int = 1, with_payments: bool = False
) -> Played:
    """Plays ``count`` deals of a series from number ``first`` on, on some threads."""
    played = Played(
        balances=np.zeros((count, 4), np.int32),
        pots=np.zeros((count, 2), np.int32),
        tricks=np.zeros((count, 4), np.int8),
        card_points=np.zeros((count, 4), np.int8),
        redealt=np.zeros(count, np.bool_),
        payments=np.zeros((count, len(CLAUSES), PARTIES), np.int32) if with_payments else None,
    )
    bounds = [count * part // threads for part in range(threads + 1)]
    if threads == 1:
        _play_part(series, first, played, 0, count)
        return played
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(_play_part, series, first, played, start, stop)
            for start, stop in pairwise(bounds)
        ]
        for part in parts:
            part.result()
    return played


def _play_part(series: Series, first: int, played: Played, start: int, stop: int) -> None:
    payments = played.payments
    if payments is None:
        payments = np.zeros((0, len(CLAUSES), PARTIES), np.int32)
    else:
        payments = payments[start:stop]
    scratch = Scratch.new()
    _play_many(
        rules_row(series.rules),
        series.policies_row(),
        -1 if series.dealer is None else int(series.dealer),
        series.pots.king,
        series.pots.pagat,
        series.again,
        np.uint64(series.seed),
        first + start,
        played.balances[start:stop],
        played.pots[start:stop],
        played.tricks[start:stop],
        played.card_points[start:stop],
        played.redealt[start:stop],
        payments,
        scratch.words,
        scratch.numbers,
        scratch.ledger,
        scratch.ways,
        scratch.pack,
        scratch.cards,
        scratch.policies,
    )
