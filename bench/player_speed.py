"""How long players take over their decisions: mean, median, p99 and longest, in CPU time.

Deals are played by the players named, each in every seat of its own deals; every decision counts,
forced ones too. The first deal is not counted, since code may be loaded in it.

    python bench/player_speed.py --players master,reference-pimc --budget 0.3 --deals 5 --json

Without a budget each player has its own at the table.
"""

import argparse
import json
from dataclasses import asdict, dataclass
from itertools import chain
from statistics import fmean, median, quantiles
from time import process_time

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.view import view
from grosstarock.plugins import PLAYERS, player_named


@dataclass(frozen=True, slots=True)
class Times:
    """What a player took for its decisions, in milliseconds."""

    player: str
    decisions: int
    mean: float
    median: float
    p99: float
    longest: float


def decision_times(name: str, budget: float | None, number: int) -> list[float]:
    """Milliseconds for every decision of a Danish deal that a player plays from all seats."""
    player = player_named(name, number, PLAYERS[name].table if budget is None else budget)
    start = initial(rules_of("danish"), Seat(number % 3))
    state = apply(start, DealCards(shuffled(f"gt1:speed/{number}"))).state
    times = []
    while state.turn is not None:
        seen = view(state, state.turn)
        begun = process_time()
        action = player.choose(seen)
        times.append((process_time() - begun) * 1000)
        state = apply(state, action).state
    return times


def measured(name: str, budget: float | None, deals: int) -> Times:
    """The times of a player over some deals."""
    by_deal = [decision_times(name, budget, number) for number in range(deals + 1)]
    times = list(chain.from_iterable(by_deal[1:]))
    p99 = quantiles(times, n=100)[-1]
    return Times(name, len(times), fmean(times), median(times), p99, max(times))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Decision times of players")
    parser.add_argument("--players", default="club,master,expert")
    parser.add_argument("--budget", type=float)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = [measured(name, wanted.budget, wanted.deals) for name in wanted.players.split(",")]
    if wanted.json:
        print(json.dumps([asdict(times) for times in found]))
        return
    for times in found:
        print(
            f"{times.player}: mean {times.mean:.2f} ms, median {times.median:.2f}, "
            f"p99 {times.p99:.1f}, longest {times.longest:.1f} ({times.decisions} decisions)"
        )


if __name__ == "__main__":
    main()
