"""Searching players: they try their choices out in sampled worlds.

Cards are tried in worlds that agree with all it has seen, and played on by habit; in the last
tricks the worlds are solved exactly. Its discard, an announced tout and whether to ask for a new
deal are found the same way. All that is held is declared: what that pays is certain, and what it
tells the others is worth less.

A seed and a view decide the choice, and nothing else; the budget is counted in work, not in time.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
)
from grosstarock.core.choices import (
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.tricks import LAST_TRICK
from grosstarock.core.view import View
from grosstarock.kernel.layout import NO_SUIT, Numbers
from grosstarock.kernel.solve_worlds import DEMAND, PASS, WorldsSolver
from grosstarock.kernel.trials import Gains
from grosstarock.kernel.trying import Habits, Moves, Trials

from .by_phase import ByPhase
from .habits import habit_scores
from .plays_in_words import moves_of
from .protocol import PLAIN_MANNER, Manner, chance
from .sampled import SampledWorlds
from .search import pots_share, race, scores_of
from .search_alike import plays_that_differ
from .search_discards import NO_OPENING, Discards, openings_in_words, openings_to_try
from .search_effort import Efforts
from .search_exact import exact_gains

CARDS_IN_PLAY: Final = 75
"""How many cards are laid when three play a deal out."""
_SEED_BITS: Final = 64


@dataclass(frozen=True, slots=True)
class Style:
    """What tells searching players apart.

    How deals are played out, which discards are tried, and how much work is done.
    """

    habits: Habits
    discards: Discards
    efforts: Efforts


class Searching(ByPhase):
    """Tries its choices out in sampled worlds."""

    def __init__(self, style: Style, seed: int, manner: Manner = PLAIN_MANNER) -> None:
        self._habits = style.habits
        self._discards = style.discards
        self._seed = seed
        self._taste = manner.taste
        self._effort = style.efforts.within(manner.budget)
        self._solver = WorldsSolver()

    def _position(self, seen: View) -> tuple[SampledWorlds, Trials]:
        """The worlds of a view, and what tries things in them; their chance is the seed's."""
        seed = chance(self._seed, seen).getrandbits(_SEED_BITS)
        worlds = SampledWorlds(seen, seed)
        return worlds, Trials(worlds.rows, pots_share(seen), seed, self._habits)

    def _answer_to_redeal(self, seen: View, choice: RedealChoice) -> Action:
        """GAME-3: a new deal is worth nothing on average; it is asked for if this is worth less."""
        if choice.may_ask and self._effort.opening_worlds:
            worlds, trials = self._position(seen)
            drawn = worlds.draw(0, self._effort.opening_worlds)
            openings = openings_in_words((NO_OPENING,))
            gains = trials.openings(drawn, openings, np.ones(1, np.int64))
            if scores_of(gains, self._taste)[0] < 0:
                return AskRedeal(choice.seat)
        return PassRedeal(choice.seat)

    def _discard(self, seen: View, choice: DiscardChoice) -> Action:
        """DISC-1 and TOUT-A1; a tout is announced if laying the 'Scuse away is best."""
        openings = openings_to_try(seen.rules, seen.hand, choice, self._discards)
        best = openings[0]
        effort = self._effort
        if len(openings) > 1 and effort.opening_worlds:
            worlds, trials = self._position(seen)
            words = openings_in_words(openings)

            def trial(alive: Numbers, first: int, number: int) -> Gains:
                return trials.openings(worlds.draw(first, number), words, alive, first)

            most = effort.opening_cards // CARDS_IN_PLAY
            best = openings[race(len(openings), effort.opening_worlds, most, self._taste, trial)]
        if best.announces and not seen.tout_announced:
            return AnnounceTout(choice.seat)
        return Discard(choice.seat, tuple(best.cards))

    def _answer_to_demand(self, seen: View, choice: DemandChoice) -> Action:
        """SCUSE-7: whatever the endings say."""
        if choice.may_demand and self._effort.exact_worlds:
            worlds, _ = self._position(seen)
            answers = Moves(np.array([DEMAND, PASS]), np.array([NO_SUIT, NO_SUIT]))
            gains = exact_gains(seen, worlds, answers, self._effort, self._solver)
            if gains is not None:
                demanding, passing = scores_of(gains, self._taste)
                return Demand(choice.seat) if demanding > passing else PassDemand(choice.seat)
        return PassDemand(choice.seat)

    def _play(self, seen: View, choice: PlayChoice) -> Action:
        plays = plays_that_differ(seen, choice)
        if len(plays) == 1:
            return plays[0]
        effort = self._effort
        if not effort.cards:
            return plays[int(habit_scores(seen, plays, self._habits.tables[0]).argmax())]
        worlds, trials = self._position(seen)
        moves = moves_of(plays)
        left = LAST_TRICK + 1 - seen.trick_number
        if left <= effort.exact_tricks:
            gains = exact_gains(seen, worlds, moves, effort, self._solver)
            if gains is not None:
                return plays[int(scores_of(gains, self._taste).argmax())]

        def trial(alive: Numbers, first: int, number: int) -> Gains:
            return trials.cards(worlds.draw(first, number), moves, alive, first)

        most = effort.cards // (left * len(seen.seating.active))
        return plays[race(len(plays), effort.most_worlds, most, self._taste, trial)]
