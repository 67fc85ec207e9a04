"""The player ``random``, version 1: every legal action is as likely as every other.

The one exception: where a tout may be announced, it is announced once in 50 times, since it is one
action against some hundred ways to discard, yet should be met in play.
"""

from math import comb
from random import Random
from typing import Final, assert_never

from grosstarock.core.actions import Action, AnnounceTout, Declare, Discard
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.view import View

from .protocol import PLAIN_MANNER, Manner, NothingToChoose, chance

TOUT_ONCE_IN: Final = 50


class RandomPlayer:
    """Chooses by chance alone, from what the seed and the view give."""

    def __init__(self, seed: int, _manner: Manner = PLAIN_MANNER) -> None:
        self._seed = seed

    def choose(self, seen: View) -> Action:
        """One of the legal actions, each as likely as every other."""
        choice = seen.choice
        match choice:
            case NoChoice():
                raise NothingToChoose(choice)
            case DiscardChoice():
                return _discard(chance(self._seed, seen), choice)
            case DeclareChoice():
                return _declare(chance(self._seed, seen), choice)
            case RedealChoice() | DemandChoice() | PlayChoice():
                return chance(self._seed, seen).choice(tuple(choice))
            case _:
                assert_never(choice)


def _discard(dice: Random, choice: DiscardChoice) -> Action:
    """Every three cards are as likely: no two ways lay away the same ones."""
    if choice.may_announce_tout and dice.randrange(TOUT_ONCE_IN) == 0:
        return AnnounceTout(choice.seat)
    ways = choice.ways
    weights = [comb(len(way.pool), way.choose) for way in ways]
    way = dice.choices(ways, weights)[0]
    cards = way.forced | CardSet(dice.sample(tuple(way.pool), way.choose))
    return Discard(choice.seat, tuple(cards))


def _declare(dice: Random, choice: DeclareChoice) -> Action:
    """Every set of declarations is as likely: each is made or not, as a coin falls."""
    if choice.compulsory:
        return Declare(choice.seat, choice.held)
    made = tuple(name for name in choice.held if dice.randrange(2))
    return Declare(choice.seat, made)
