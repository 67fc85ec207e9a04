"""Playing positions out again and again: what the parties win when all play by some policy.

A position is a pair of rows (``table_words``) in the play of a deal; cards may have been played, to
the trick on the table too. It is copied for every playout and stays as it is.
"""

from dataclasses import dataclass

import numpy as np

from grosstarock.core.rules import Rules

from .bits import Word
from .book import Ledger
from .bulk import PARTIES, Scratch, Series
from .chance import cards_stream, players_stream
from .compiling import compiled
from .layout import Numbers, Words
from .opening import shuffle
from .play import Cards, play_out
from .rules_words import rules_row
from .table_words import ACCOUNT, ACTIVE, ENDED, NUMBERS_SIZE, SEAT, WORDS_SIZE, set_table
from .whole_deal import open_deal


@dataclass(frozen=True, slots=True)
class Positions:
    """Some positions of one table: a row of words and a row of numbers for each."""

    rules: Rules
    words: Words
    numbers: Numbers


def opened_positions(series: Series, count: int, *, first: int = 0) -> Positions:
    """Deals of a series at the first lead: dealt, discarded and declared.

    Deals that end in a redeal are passed over.
    """
    words = np.zeros((count, WORDS_SIZE), np.uint64)
    numbers = np.zeros((count, NUMBERS_SIZE), np.int64)
    rules = rules_row(series.rules)
    scratch = Scratch.new()
    by_seat = series.policies_row()
    found, number = 0, first
    while found < count:
        seat = int(series.dealer_of(number))
        pots = series.pots
        set_table(words[found], numbers[found], series.rules.players, seat, pots.king, pots.pagat)
        for place in range(int(numbers[found, ACTIVE])):
            scratch.policies[place] = by_seat[numbers[found, SEAT + place]]
        shuffle(scratch.pack, Word(cards_stream(Word(series.seed), number)))
        open_deal(
            words[found],
            numbers[found],
            rules,
            scratch.ledger,
            scratch.ways,
            scratch.pack,
            scratch.policies,
            series.again,
            Word(players_stream(Word(series.seed), number)),
        )
        number += 1
        found += not numbers[found, ENDED]
    return Positions(series.rules, words, numbers)


@compiled
def _play_out_all(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    policies: Numbers,
    seed: Word,
    first: int,
    count: int,
    won: Numbers,
    own_words: Words,
    own_numbers: Numbers,
    ledger: Ledger,
    cards: Cards,
) -> None:
    positions = len(words)
    for number in range(count):
        position = number % positions
        for item in range(WORDS_SIZE):
            own_words[item] = words[position, item]
        for item in range(NUMBERS_SIZE):
            own_numbers[item] = numbers[position, item]
        stream = players_stream(seed, first + number)
        play_out(own_words, own_numbers, rules, ledger, cards, policies, stream)
        for party in range(PARTIES):
            gain = own_numbers[ACCOUNT + party] - numbers[position, ACCOUNT + party]
            won[position, party] += gain


def play_out_all(
    positions: Positions, policies: Numbers, count: int, *, seed: int = 0, first: int = 0
) -> Numbers:
    """Plays positions out ``count`` times in all, one after the other in turn.

    ``policies`` are by place. Gives what the six parties won, a row for each position, summed over
    its playouts.
    """
    won = np.zeros((len(positions.words), PARTIES), np.int64)
    scratch = Scratch.new()
    _play_out_all(
        positions.words,
        positions.numbers,
        rules_row(positions.rules),
        policies,
        Word(seed),
        first,
        count,
        won,
        scratch.words,
        scratch.numbers,
        scratch.ledger,
        scratch.cards,
    )
    return won
