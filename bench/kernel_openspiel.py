"""Random playouts of OpenSpiel's ``tarok`` inside its C++, in cards a second.

    python -m venv openspiel && openspiel/bin/pip install open_spiel
    openspiel/bin/python bench/kernel_openspiel.py [ROUNDS]

Run by ``kernel_speed.py --openspiel``. The wheel has no benchmark of its own; a search bot that is
given one simulation and an evaluator of N random playouts plays exactly N playouts of the root in
C++ and does nothing else worth counting. Everybody passes first, so that all 48 cards are played
(with random bids most deals end early). Dealing is not timed; only cards count.
"""

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

PLAYOUTS = 1000
DEALS = 16
CARDS = 48


def all_pass(game: Any, chance: random.Random) -> Any:
    """A deal in which nobody bids, before the first lead."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    while state.current_game_phase() == pyspiel.TarokGamePhase.BIDDING:
        state.apply_action(state.legal_actions()[0])
    return state


def main() -> None:
    """Prints cards a second, of rounds of some deals the best, as JSON."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    game = pyspiel.load_game("tarok")
    chance = random.Random(1)
    evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    best = 0.0
    for _ in range(rounds):
        taken = 0.0
        for _ in range(DEALS):
            state = all_pass(game, chance)
            start = time.thread_time()
            bot.mcts_search(state)
            taken += time.thread_time() - start
        best = max(best, DEALS * PLAYOUTS * CARDS / taken)
    print(json.dumps({"version": version("open_spiel"), "cards_a_second": round(best)}))


if __name__ == "__main__":
    main()
