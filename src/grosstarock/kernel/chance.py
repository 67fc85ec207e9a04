"""The kernel's chance, ``gk1``: numbered deals, each with a generator of its own.

A series of deals has a seed, a word. Deal n draws its cards from one stream of numbers and what its
players leave to chance from a second, so that other players get the same cards; neither depends on
any other deal, on the order in which deals are played, or on threads. ``docs/kernel.md`` says how
the numbers are made, so that anybody can repeat them. Whatever changes a number needs a new name.
"""

from typing import Final

import numpy as np

from .bits import Word, signed
from .compiling import compiled

CHANCE: Final = "gk1"
"""The name of the generator, for results that are written down."""

_STEP: Final = Word(0x9E3779B97F4A7C15)
_FIRST: Final = Word(0xBF58476D1CE4E5B9)
_SECOND: Final = Word(0x94D049BB133111EB)
_CARDS: Final = Word(0x243F6A8885A308D3)
_PLAYERS: Final = Word(0x13198A2E03707344)


@compiled
def _mixed(word: Word) -> Word:
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))


@compiled
def cards_stream(seed: Word, number: int) -> Word:
    """Where the stream begins that shuffles deal ``number`` of a series."""
    return _mixed(_mixed(seed + _CARDS) ^ np.uint64(number))


@compiled
def players_stream(seed: Word, number: int) -> Word:
    """Where the stream begins from which the players of deal ``number`` draw."""
    return _mixed(_mixed(seed + _PLAYERS) ^ np.uint64(number))


@compiled
def stepped(stream: Word) -> Word:
    """A stream after one number more."""
    return stream + _STEP


@compiled
def number_at(stream: Word) -> Word:
    """The number a stream stands at, 64 bits."""
    return _mixed(stream)


@compiled
def drawn(stream: Word, choices: int) -> int:
    """The number the stream stands at, from 0 to ``choices`` - 1 (at most 2**31 of them)."""
    return signed(((_mixed(stream) >> np.uint64(32)) * np.uint64(choices)) >> np.uint64(32))


@compiled
def drawn_pair(stream: Word, choices: int, others: int) -> tuple[int, int]:
    """Two numbers out of one: its upper half below ``choices``, its lower half below ``others``."""
    number = _mixed(stream)
    upper = (number >> np.uint64(32)) * np.uint64(choices)
    lower = (number & np.uint64(0xFFFFFFFF)) * np.uint64(others)
    return signed(upper >> np.uint64(32)), signed(lower >> np.uint64(32))
