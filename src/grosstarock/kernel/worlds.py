"""Worlds: the hidden cards of a deal, drawn so that they agree with all that a seat has seen.

``worlds_of`` makes a plan from a view, once; ``Worlds`` then counts the worlds exactly and draws
them, each as likely as every other, or by weights. ``docs/worlds.md`` tells what a view is taken to
say, what it is not, and how counting works.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from grosstarock.core.cardset import CardSet
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.view import View

from .bits import Word
from .layout import CARDS, PLAIN_CARDS, Words, cardset_of
from .worlds_count import FLAGS, Weights
from .worlds_deal import deal_of_world
from .worlds_draw import draw_evenly, draw_weighted, weigh_worlds
from .worlds_flags import HOMES, INDEX
from .worlds_plan import NO_COLUMN, Plan, leads_somewhere, new_levels, plan_of
from .worlds_sight import COLUMNS, DEAD, DISCARD, HAND, Sight, mask_of, sight_by_voids, sight_of

__all__ = ["COLUMNS", "DEAD", "DISCARD", "HAND", "Drawn", "NoWorld", "WhyNoWorld", "Worlds"]

SEEDS: Final = 1 << 64


class WhyNoWorld(StrEnum):
    """Why a view has no worlds, or weights allow none."""

    NOT_DEALT = "not-dealt"
    DEAL_VOID = "deal-void"
    CONTRADICTION = "contradiction"
    NO_WEIGHT = "no-weight"


class NoWorld(GrosstarockError, ValueError):
    """No world agrees with a view, or with it and some weights."""

    code = "no-world"

    def __init__(self, why: WhyNoWorld) -> None:
        self.why = why
        super().__init__(f"{self.code}: {why}")


@dataclass(frozen=True, slots=True)
class Drawn:
    """Some worlds: ``suits`` and ``trumps`` are ``uint64[n, COLUMNS]``, a row for each world.

    Column ``HAND + p`` is what place p holds now (0 is eldest, the dealer the last), ``DISCARD``
    the cards laid away, ``DEAD`` the dead hand of two players; a column is 0 where there is none.
    Words are as in ``layout``.
    """

    suits: Words
    trumps: Words

    def __len__(self) -> int:
        return len(self.suits)


class Worlds:
    """The worlds of one view."""

    def __init__(self, seen: View, sight: Sight, plan: Plan) -> None:
        self._seen = seen
        self._sight = sight
        self._plan = plan

    def count(self) -> int:
        """How many worlds agree with the view, exactly; at least 1."""
        return self._plan.count

    def draw(
        self, number: int, seed: int, *, first: int = 0, weights: Weights | None = None
    ) -> Drawn:
        """Worlds ``first`` to ``first + number - 1`` of a seed, each drawn by itself.

        Without weights each world is as likely as every other. ``weights``, ``float64[78,
        COLUMNS]``, has a row for each card by index and a number from 0 up for each column: the
        chance of a world is then in proportion to the product, over its hidden cards, of the weight
        of the card where it lies. ``NoWorld`` where that product is 0 for every world.
        """
        plan = self._plan
        suits = np.zeros((number, COLUMNS), np.uint64)
        trumps = np.zeros((number, COLUMNS), np.uint64)
        for column, cards in enumerate(self._sight.known):
            suits[:, column] = cards & (1 << PLAIN_CARDS) - 1
            trumps[:, column] = cards >> PLAIN_CARDS
        word = Word(seed % SEEDS)
        if weights is None:
            draw_evenly(
                plan.cards,
                plan.columns,
                plan.layers,
                plan.links,
                plan.upper,
                plan.lower,
                plan.total,
                word,
                first,
                new_levels(),
                suits,
                trumps,
            )
        else:
            by_home, chances = self._weighed(weights)
            draw_weighted(
                plan.cards,
                plan.columns,
                by_home,
                plan.layers,
                plan.links,
                chances,
                word,
                first,
                new_levels(),
                np.zeros(HOMES),
                suits,
                trumps,
            )
        return Drawn(suits, trumps)

    def _weighed(self, weights: Weights) -> tuple[Weights, Weights]:
        """The weights by card to place and home, and the summed weights of all cells."""
        plan = self._plan
        if weights.shape != (CARDS, COLUMNS):
            raise ValueError(f"weights have the shape {(CARDS, COLUMNS)}, not {weights.shape}")
        if not np.isfinite(weights).all() or (weights < 0).any():
            raise ValueError("weights are finite and not below 0")
        by_home = np.zeros((len(plan.cards), len(plan.columns)))
        for home, column in enumerate(plan.columns):
            if column != NO_COLUMN:
                by_home[:, home] = weights[plan.cards[:, INDEX], column]
        # What all weights of one card have in common changes no chance.
        greatest = by_home.max(axis=1, keepdims=True)
        np.divide(by_home, greatest, out=by_home, where=greatest > 0)
        chances = np.zeros(len(plan.lower))
        weigh_worlds(
            plan.cards,
            by_home,
            plan.layers,
            plan.links,
            plan.upper,
            plan.lower,
            chances,
            new_levels(),
        )
        if not chances[: int(plan.layers[0, FLAGS])].any():
            raise NoWorld(WhyNoWorld.NO_WEIGHT)
        return by_home, chances

    def __contains__(self, hands: Sequence[CardSet]) -> bool:
        """Whether some cards, a set for each column, are one of the worlds."""
        held = [mask_of(cards) for cards in hands]
        known = self._sight.known
        homes = self._sight.sizes
        if any(held[column] != known[column] for column in range(COLUMNS) if column not in homes):
            return False
        return leads_somewhere(self._plan, held)

    def states(self, drawn: Drawn) -> Iterator[DealState]:
        """The deals that have these hidden cards, played as the view has seen it."""
        for suits, trumps in zip(drawn.suits, drawn.trumps, strict=True):
            hands = [cardset_of(*words) for words in zip(suits, trumps, strict=True)]
            yield deal_of_world(self._seen, hands)


def worlds_of(seen: View) -> Worlds:
    """The worlds that agree with a view; ``NoWorld`` before the deal and for a deal that is void.

    A view that no world agrees with, which no deal gives, is refused with ``NoWorld`` as well.
    """
    if not seen.hand_sizes:
        raise NoWorld(WhyNoWorld.NOT_DEALT)
    if seen.ended is HowEnded.BROKEN_OFF:
        raise NoWorld(WhyNoWorld.DEAL_VOID)
    return _planned(seen, sight_of(seen))


def worlds_by_voids(seen: View) -> Worlds:
    """The worlds that agree with the cards seen and the voids shown, and with nothing else.

    What was declared, announced or demanded, and what may be laid away, does not count here. The
    view is one of a deal in play.
    """
    return _planned(seen, sight_by_voids(seen))


def _planned(seen: View, sight: Sight) -> Worlds:
    hidden = sight.unknown.bit_count()
    plan = plan_of(sight) if hidden == sum(sight.sizes.values()) else None
    if plan is None or not plan.count:
        raise NoWorld(WhyNoWorld.CONTRADICTION)
    return Worlds(seen, sight, plan)
