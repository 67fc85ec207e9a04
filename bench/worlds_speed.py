"""How fast worlds are counted and drawn, and whether every view of real play has some.

    python bench/worlds_speed.py [--views 100000] [--draws 2000] [--rounds 5] [--json]

- Speed: at every trick of some deals, for every seat, the time to make a plan from a view
  (``worlds_of``) and to draw worlds from it; CPU time of the process, compilation not counted; for
  each trick the median over views of the best of some rounds. The slowest trick is shown.
- Views: deals of every rule set in turn, played by ``random`` and ``novice``; at every point and
  for every seat of the table (who sits out included) the view must have worlds, the true cards must
  be one of them, and one drawn must be one of them too. A failure names the deal.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time
from typing import Final

from grosstarock.core.actions import DealCards
from grosstarock.core.cardset import ALL_CARDS, NO_CARDS, CardSet
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import DeclarationDuty, Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import View, view
from grosstarock.kernel.layout import cardset_of
from grosstarock.kernel.worlds import COLUMNS, DEAD, DISCARD, HAND, Worlds, worlds_of
from grosstarock.plugins import player_named

NAMES: Final = ("random", "novice", "random", "random")
DRAWS_TARGET: Final = 20_000
VIEWS_TARGET: Final = 100_000
DEALS: Final = 6


@dataclass(frozen=True, slots=True)
class Speed:
    """At the slowest trick: CPU milliseconds for a plan, worlds drawn in a CPU second."""

    plan_ms: float
    plan_trick: int
    draws: float
    draws_trick: int
    slowest_plan_ms: float
    slowest_draws: float


@dataclass(frozen=True, slots=True)
class Found:
    """How many views were tried in how many deals, and in how many CPU seconds."""

    views: int
    deals: int
    seconds: float
    failures: tuple[str, ...]


def every_rules() -> list[Rules]:
    """Every preset at every size of table, declarations compulsory and voluntary."""
    return [
        rules_of(preset.name, players, options={"declarations": duty})
        for preset in PRESETS.values()
        for players in preset.players
        for duty in DeclarationDuty
    ]


def positions(rules: Rules, number: int) -> Iterator[DealState]:
    """One deal at every point, from the cards dealt to its end."""
    players = {
        Seat(seat): player_named(NAMES[(seat + number) % len(NAMES)], number + seat)
        for seat in range(rules.players)
    }
    dealer = Seat(number % rules.players)
    state = apply(initial(rules, dealer), DealCards(shuffled(f"gt1:worlds/{number}"))).state
    yield state
    while state.turn is not None:
        state = apply(state, players[state.turn].choose(view(state, state.turn))).state
        yield state


def true_cards(state: DealState) -> list[CardSet]:
    """The cards of each column as they are."""
    columns = [NO_CARDS] * COLUMNS
    dealt = NO_CARDS
    for place, seat in enumerate(state.seating.active):
        columns[HAND + place] = state.hands[seat]
        dealt |= CardSet(state.dealt[seat])
    columns[DISCARD] = state.discard or NO_CARDS
    columns[DEAD] = ALL_CARDS - dealt if state.rules.players == 2 else NO_CARDS
    return columns


def fault_of(state: DealState, seen: View, seed: int) -> str | None:
    """What is wrong with the worlds of a view; None when nothing is."""
    try:
        worlds = worlds_of(seen)
    except ValueError as refusal:
        return str(refusal)
    if true_cards(state) not in worlds:
        return "the true cards are no world"
    drawn = worlds.draw(1, seed)
    rows = zip(drawn.suits[0], drawn.trumps[0], strict=True)
    if [cardset_of(int(suits), int(trumps)) for suits, trumps in rows] not in worlds:
        return "a world drawn is no world"
    return None


def tried(wanted: int) -> Found:
    """Tries so many views of real play."""
    rules = every_rules()
    views, deals, failures = 0, 0, []
    start = process_time()
    while views < wanted:
        table = rules[deals % len(rules)]
        for state in positions(table, deals):
            for seat in range(table.players):
                fault = fault_of(state, view(state, Seat(seat)), views)
                if fault is not None:
                    failures.append(f"deal {deals}, trick {len(state.tricks)}, {seat}: {fault}")
                views += 1
        deals += 1
    return Found(views, deals, process_time() - start, tuple(failures))


def best(rounds: int, worlds: Worlds, draws: int) -> float:
    """The shortest CPU time, of some rounds, to draw worlds."""
    times = []
    for seed in range(rounds):
        start = process_time()
        worlds.draw(draws, seed)
        times.append(process_time() - start)
    return min(times)


def plan_seconds(rounds: int, seen: View) -> float:
    """The shortest CPU time, of some rounds, to make a plan."""
    times = []
    for _ in range(rounds):
        start = process_time()
        worlds_of(seen)
        times.append(process_time() - start)
    return min(times)


def measured(rounds: int, draws: int) -> Speed:
    """Both speeds at the slowest trick, and of the slowest view of all."""
    plans: dict[int, list[float]] = {}
    rates: dict[int, list[float]] = {}
    for number, table in enumerate(every_rules()[:DEALS] + every_rules()[-2:]):
        tricks = set()
        for state in positions(table, number):
            trick = len(state.tricks)
            if trick in tricks or state.phase is not Phase.PLAY:
                continue
            tricks.add(trick)
            for seat in state.seating.active:
                seen = view(state, seat)
                worlds = worlds_of(seen)
                plans.setdefault(trick + 1, []).append(plan_seconds(rounds, seen) * 1000)
                rates.setdefault(trick + 1, []).append(draws / best(rounds, worlds, draws))
    slowest_plan = max(plans, key=lambda trick: median(plans[trick]))
    slowest_draw = min(rates, key=lambda trick: median(rates[trick]))
    return Speed(
        plan_ms=median(plans[slowest_plan]),
        plan_trick=slowest_plan,
        draws=median(rates[slowest_draw]),
        draws_trick=slowest_draw,
        slowest_plan_ms=max(max(times) for times in plans.values()),
        slowest_draws=min(min(speeds) for speeds in rates.values()),
    )


def main() -> None:
    """Measures and prints; exits with 1 when a view failed or a target is missed."""
    parser = argparse.ArgumentParser(description="worlds counted and drawn")
    parser.add_argument("--views", type=int, default=VIEWS_TARGET)
    parser.add_argument("--draws", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    tried(100)
    speed = measured(wanted.rounds, wanted.draws)
    found = tried(wanted.views)
    if wanted.json:
        print(json.dumps({**asdict(speed), **asdict(found)}))
    else:
        print(f"a plan, at the slowest trick ({speed.plan_trick})     {speed.plan_ms:12.2f} ms")
        print(f"  of the slowest view of all        {speed.slowest_plan_ms:12.2f} ms")
        print(
            f"worlds a second, slowest trick ({speed.draws_trick})  {speed.draws:12,.0f}"
            f"  (target {DRAWS_TARGET:,})"
        )
        print(f"  of the slowest view of all        {speed.slowest_draws:12,.0f}")
        print(f"views of real play tried            {found.views:12,}  in {found.deals} deals")
        print(f"  a view, its plan, the checks      {found.seconds / found.views * 1000:12.2f} ms")
        print(f"  failures                          {len(found.failures):12,}")
        for failure in found.failures[:20]:
            print(f"    {failure}")
    if found.failures or speed.draws < DRAWS_TARGET:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
