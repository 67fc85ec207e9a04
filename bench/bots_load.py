"""How long bots take to answer when many tables ask at once.

    python bench/bots_load.py [--player master] [--tables 50] [--seconds 60] [--workers 2] [--json]

**Method.** So many tables of one person and two bots, in one process, with the server's own crews
of bot processes behind them. An action follows the one before after the delay of the normal pace,
as at the server; the person, played by `novice`, answers after the same delay. The clock of an
answer runs from the moment the seat is in turn until its action is there, the wait for a free
process included, before it is held back for the pace. Tables begin at moments spread over the first
delay, in different deals; when a deal is over another is dealt. The first five seconds, in which
the processes start, are not counted. Printed are the answers a second, the median, the 95th and the
99th of a hundred, the longest, and how many the stand-in had to give.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Mapping

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.presets import rules_of
from grosstarock.core.shuffle import shuffled
from grosstarock.core.view import view
from grosstarock.players.novice import novice
from grosstarock.server.bots import Bots
from grosstarock.server.settings import DELAYS, Pace

DELAY = DELAYS[Pace.NORMAL] / 1000
WARMING = 5.0
PERSON = 0


def percentile(sorted_times: list[float], share: float) -> float:
    """The time that so large a share of the answers does not exceed."""
    return sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]


async def table(number: int, bots: Bots, player: str, until: float, times: list[float]) -> None:
    """Plays deal after deal until the time is up; notes how long each bot took."""
    await asyncio.sleep(DELAY * number / 50)
    counted_from = time.monotonic() + WARMING
    match = new_match(rules_of("danish"))
    deal = 0
    while True:
        pack = shuffled(f"gt1:bots-load/{number}/{deal}")
        state = apply(next_deal(match), DealCards(pack)).state
        while state.turn is not None:
            if time.monotonic() > until:
                return
            seen = view(state, state.turn)
            begun = time.monotonic()
            if state.turn == PERSON:
                action = novice(0).choose(seen)
            else:
                action = await bots.choose(player, number, seen)
                if begun > counted_from:
                    times.append(time.monotonic() - begun)
            await asyncio.sleep(max(0.0, DELAY - (time.monotonic() - begun)))
            state = apply(state, action).state
        match = after_deal(match, state)
        deal += 1


async def measured(player: str, tables: int, seconds: float, workers: int) -> Mapping[str, float]:
    """The figures of one run."""
    bots = Bots(workers=workers)
    times: list[float] = []
    until = time.monotonic() + WARMING + seconds
    await asyncio.gather(*(table(number, bots, player, until, times) for number in range(tables)))
    await bots.close()
    times.sort()
    return {
        "answers_a_second": len(times) / seconds,
        "median_s": percentile(times, 0.5),
        "p95_s": percentile(times, 0.95),
        "p99_s": percentile(times, 0.99),
        "longest_s": times[-1],
        "stood_in": bots.stood_in,
    }


def main() -> None:
    """Measures, and prints a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--player", default="master")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    told = asyncio.run(measured(asked.player, asked.tables, asked.seconds, asked.workers))
    if asked.json:
        print(json.dumps(told))
        return
    for name, value in told.items():
        print(f"{name:18} {value:9.3f}")


if __name__ == "__main__":
    main()
