"""The player ``expert``, version 1: a network taught by search, and search by that network.

The network was taught what every card brings (``docs/training.md``). With hardly any time it plays
what the network advises; with more it tries its choices out in worlds that agree with all it has
seen, played on by the network; the last tricks it solves exactly in such worlds. Its discard, an
announced tout and whether to ask for a new deal are found by trials too. It declares all it holds.

A seed and a view decide its choice, and nothing else; its budget is counted in work, not in time.
"""

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
from grosstarock.kernel.bits import Word
from grosstarock.kernel.environment_actions import DEMAND_ACTION, PASS_DEMAND_ACTION
from grosstarock.kernel.features_money import EVENTS, prices
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT, Numbers, words_of
from grosstarock.kernel.network import Network
from grosstarock.kernel.network_play import action_of
from grosstarock.kernel.network_trials import Trial, ask, new_trial
from grosstarock.kernel.position_rows import Rows, rows_of
from grosstarock.kernel.solve_words import CannotSolve
from grosstarock.kernel.solve_worlds import DEMAND, PASS, WorldsSolver
from grosstarock.kernel.table_words import (
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SUITS,
    TRUMPS,
)
from grosstarock.kernel.trials import Gains
from grosstarock.kernel.trying import Moves

from .by_phase import ByPhase
from .learned_effort import effort_of
from .learned_search import LIKING, LearnedSearch, Purse, Scores, race
from .learned_worlds import LearnedWorlds
from .master_discard import NO_OPENING, openings_in_words, openings_to_try
from .network_weights import own_weights
from .plays_in_words import moves_of, suit_named
from .protocol import PLAIN_MANNER, Manner, chance
from .search_alike import plays_that_differ

WEIGHTS: Final = "expert-1"
"""The weights that version 1 plays by."""
_SEED_BITS: Final = 64


class Expert(ByPhase):
    """Plays by a network, and by what its trials in sampled worlds bring."""

    def __init__(self, seed: int, manner: Manner = PLAIN_MANNER) -> None:
        self._seed = seed
        self._taste = manner.taste
        self._effort = effort_of(manner.budget)
        self._solver = WorldsSolver()

    def _search(self, seen: View, rows: Rows, network: Network, trial: Trial) -> LearnedSearch:
        seed = chance(self._seed, seen).getrandbits(_SEED_BITS)
        worlds = LearnedWorlds(seen, rows, seed, network, trial, self._effort.belief)
        return LearnedSearch(rows, worlds, network, trial, Word(seed))

    def _answer_to_redeal(self, seen: View, choice: RedealChoice) -> Action:
        """GAME-3: a new deal is worth nothing on average; it is asked for if this is worth less."""
        if not choice.may_ask:
            return PassRedeal(choice.seat)
        effort = self._effort
        if not effort.opening_looks:
            return AskRedeal(choice.seat)
        rows = rows_of(seen)
        network = _network_at(rows)
        search = self._search(seen, rows, network, new_trial(network))
        trial = search.openings(openings_in_words((NO_OPENING,)))
        gains = trial(np.ones(1, np.int64), 0, effort.opening_worlds)
        asks = self._liked(gains)[0] < 0
        return AskRedeal(choice.seat) if asks else PassRedeal(choice.seat)

    def _discard(self, seen: View, choice: DiscardChoice) -> Action:
        """DISC-1 and TOUT-A1; a tout is announced if laying the 'Scuse away is best."""
        openings = openings_to_try(seen.rules, seen.hand, choice)
        best = openings[0]
        effort = self._effort
        if len(openings) > 1 and effort.opening_looks:
            rows = rows_of(seen)
            network = _network_at(rows)
            search = self._search(seen, rows, network, new_trial(network))
            trial = search.openings(openings_in_words(openings))
            purse = Purse(search.trials(effort.opening_looks, LAST_TRICK), effort.opening_worlds)
            best = openings[race(None, len(openings), purse, self._taste, trial)]
        if best.announces and not seen.tout_announced:
            return AnnounceTout(choice.seat)
        return Discard(choice.seat, tuple(best.cards))

    def _answer_to_demand(self, seen: View, choice: DemandChoice) -> Action:
        """SCUSE-7: whatever the endings, or else the trials, bring."""
        if not choice.may_demand or not self._effort.looks:
            return PassDemand(choice.seat)
        rows = rows_of(seen)
        network = _network_at(rows)
        search = self._search(seen, rows, network, new_trial(network))
        answers = Moves(np.array([DEMAND, PASS]), np.array([NO_SUIT, NO_SUIT]))
        scores = self._exactly(seen, search, answers)
        if scores is None:
            actions = np.array([DEMAND_ACTION, PASS_DEMAND_ACTION], np.int64)
            trial = search.plays(actions, LAST_TRICK)
            scores = self._liked(trial(np.ones(2, np.int64), 0, self._effort.exact_worlds))
        return Demand(choice.seat) if scores[0] > scores[1] else PassDemand(choice.seat)

    def _play(self, seen: View, choice: PlayChoice) -> Action:
        plays = plays_that_differ(seen, choice)
        if len(plays) == 1:
            return plays[0]
        effort = self._effort
        rows = rows_of(seen)
        network = _network_at(rows)
        trial = new_trial(network)
        actions = np.array(
            [action_of(INDEX_OF[play.card], suit_named(play)) for play in plays], np.int64
        )
        prior = _values(seen, rows, network, trial, actions)
        if not effort.looks:
            return plays[int(prior.argmax())]
        search = self._search(seen, rows, network, trial)
        if LAST_TRICK + 1 - seen.trick_number <= effort.exact_tricks:
            scores = self._exactly(seen, search, moves_of(plays))
            if scores is not None:
                return plays[int(scores.argmax())]
        purse = Purse(search.trials(effort.looks, effort.horizon), effort.most_worlds)
        trying = search.plays(actions, effort.horizon)
        return plays[race(prior, len(plays), purse, self._taste, trying)]

    def _exactly(self, seen: View, search: LearnedSearch, moves: Moves) -> Scores | None:
        """What cards or answers bring by max^n in the worlds that could be solved.

        None where these are too few, or an amount is too great to be solved with.
        """
        effort = self._effort
        if LAST_TRICK + 1 - seen.trick_number > effort.exact_tricks:
            return None
        drawn = search.worlds.draw(0, effort.exact_worlds)
        try:
            gains, solved = self._solver.gains(seen, search.rows, drawn, moves, 0.0, effort.nodes)
        except CannotSolve:
            return None
        if 2 * int(solved.sum()) < len(drawn):
            return None
        return self._liked(gains[:, solved == 1])

    def _liked(self, gains: Gains) -> Scores:
        """What candidates are worth to the player's taste by their gains in some worlds."""
        scores: Scores = gains.mean(axis=1) + LIKING[self._taste] * gains.std(axis=1)
        return scores


def _network_at(rows: Rows) -> Network:
    """The network folded with the prices of a table."""
    price = np.zeros(EVENTS, np.float32)
    prices(rows.numbers, rows.rules, price)
    return own_weights(WEIGHTS).folded(price)


def _values(seen: View, rows: Rows, network: Network, trial: Trial, actions: Numbers) -> Scores:
    """What some actions of the play are worth by the network alone, in points."""
    words = rows.words.copy()
    suits, trumps = words_of(seen.hand)
    words[SUITS + rows.place] = words[PLAY_SUITS + rows.place] = suits
    words[TRUMPS + rows.place] = words[PLAY_TRUMPS + rows.place] = trumps
    words[PLAY_SUITS + rows.place] |= rows.words[PLAY_SUITS + rows.place]
    words[PLAY_TRUMPS + rows.place] |= rows.words[PLAY_TRUMPS + rows.place]
    if seen.discard is not None:
        suits, trumps = words_of(seen.discard)
        words[DISCARD_SUITS], words[DISCARD_TRUMPS] = suits, trumps
        words[PILE_SUITS + rows.place] |= np.uint64(suits)
        words[PILE_TRUMPS + rows.place] |= np.uint64(trumps)
    mind = trial.mind
    count = ask(words, rows.numbers, rows.rules, rows.place, network, mind)
    worth = dict(zip(mind.actions[:count].tolist(), mind.values[:count].tolist(), strict=True))
    return np.array([worth[action] for action in actions.tolist()])


def expert(seed: int, manner: Manner = PLAIN_MANNER) -> Expert:
    """An expert of a seed and a manner."""
    return Expert(seed, manner)
