"""Deals played on by number, for strategies: every choice follows from integers that can shrink.

The number 0 stands for the plainest action, so a smaller number makes a plainer deal.
"""

from itertools import islice
from random import Random

from grosstarock.core import engine
from grosstarock.core.actions import Action, Discard
from grosstarock.core.choices import Choice, DiscardChoice
from grosstarock.core.state import DealState

LONGEST_DEAL = 100
"""More actions than any deal has once its cards are dealt: 75 cards, and what comes before."""


def chosen_action(choice: Choice, number: int) -> Action:
    """The legal action that a number stands for, the first for 0; ``ValueError`` for no choice."""
    if isinstance(choice, DiscardChoice) and number:
        return _discard(choice, Random(number))
    actions = tuple(islice(choice, 1)) if number == 0 else tuple(choice)
    if not actions:
        raise ValueError("there is nothing to choose")
    return actions[number % len(actions)]


def _discard(choice: DiscardChoice, chance: Random) -> Action:
    """A discard without listing all of them, or now and then a tout announced."""
    if choice.may_announce_tout and chance.random() < 0.5:
        return next(iter(choice))
    way = chance.choice(choice.ways)
    cards = (*way.forced, *chance.sample(tuple(way.pool), way.choose))
    return Discard(choice.seat, cards)


def played_on(state: DealState, number: int, actions: int = LONGEST_DEAL) -> DealState:
    """The deal after some more legal actions, drawn from a number; 0 plays the first each time."""
    chance = Random(number)
    for _ in range(actions):
        choice = engine.legal_actions(state)
        if state.turn is None:
            break
        drawn = chance.randrange(1, 2**32) if number else 0
        state = engine.apply(state, chosen_action(choice, drawn)).state
    return state
