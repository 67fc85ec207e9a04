"""How many points a deal the novice wins from two random players.

Duplicate deals: each pack is played three times under `classic-no-pots`, the same seat dealing and
the novice once in every seat, so that the luck of the cards cancels. The figure is what the novice
gained less the mean gain of the table; its 95 % interval is taken over packs.

    python bench/novice_strength.py [--deals 300] [--first 0] [--player novice] [--json]
"""

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import process_time

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.players.playing import played_out
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named

TABLE = 3


@dataclass(frozen=True, slots=True)
class Strength:
    """Points a deal against the mean of the table, half the 95 % interval, and CPU time a deal."""

    deals: int
    mean: float
    within: float
    milliseconds: float


def gain(rules: Rules, pack_seed: str, dealer: Seat, measured: Seat, name: str) -> float:
    """What ``measured`` gained in one deal, less the mean of the table."""
    players: dict[Seat, Player] = {
        Seat(number): player_named("random", number) for number in range(TABLE)
    }
    players[measured] = player_named(name, 0)
    dealt = apply(initial(rules, dealer), DealCards(shuffled(pack_seed))).state
    balances = played_out(dealt, players).accounts.balances
    return balances[measured] - sum(balances) / TABLE


def strength(name: str, deals: int, first: int = 0) -> Strength:
    """Plays ``deals`` packs from number ``first`` on, each in all three rotations."""
    rules = rules_of("classic-no-pots", TABLE)
    started = process_time()
    by_pack = [
        fmean(
            gain(rules, f"gt1:strength/{number}", Seat(number % TABLE), Seat(measured), name)
            for measured in range(TABLE)
        )
        for number in range(first, first + deals)
    ]
    spent = process_time() - started
    within = 1.96 * stdev(by_pack) / sqrt(deals)
    return Strength(deals, fmean(by_pack), within, spent / (deals * TABLE) * 1000)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Strength of a player against two random ones")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--player", default="novice")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = strength(wanted.player, wanted.deals, wanted.first)
    if wanted.json:
        print(
            json.dumps(
                {
                    "player": wanted.player,
                    "mean": found.mean,
                    "within": found.within,
                    "deals": found.deals,
                    "milliseconds": found.milliseconds,
                }
            )
        )
        return
    print(
        f"{wanted.player}: {found.mean:+.2f} points a deal against two random players, "
        f"95 % interval {found.mean - found.within:+.2f} to {found.mean + found.within:+.2f} "
        f"({found.deals} packs in three rotations, {found.milliseconds:.1f} ms of CPU a deal)"
    )


if __name__ == "__main__":
    main()
