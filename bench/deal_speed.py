"""How long a deal takes from the pack to its record, one view, and how much memory a deal holds.

    python bench/deal_speed.py [--rounds 7] [--deals 60] [--json]

- A deal: `danish` for three, pots and all, played by two random players and a novice, settled and
  written down as a record. CPU time of the process, garbage collection left on; the median over
  rounds of the mean over a round's deals.
- A view: `view(state, state.turn)` at every place of some deals, likewise.
- A live deal: what `tracemalloc` finds allocated and still held after a deal is played to its 25th
  trick, beyond what was there before; the median over deals. Each is played once beforehand, so
  that what is kept for all deals (cards, seats, tables of chances) does not count.
"""

import argparse
import gc
import json
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time
from typing import Final

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.notation.record import record_of
from grosstarock.notation.record_writer import write_record
from grosstarock.players.playing import played_out
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named

NAMES: Final = ("random", "random", "novice")
RULES: Final = rules_of("danish", 3)
DEAL_TARGET: Final = 15.0
VIEW_TARGET: Final = 0.08
MEMORY_TARGET: Final = 100.0


@dataclass(frozen=True, slots=True)
class Speed:
    """CPU time in milliseconds, memory in kilobytes of 1,000 bytes."""

    deal_ms: float
    record_ms: float
    choice_random_ms: float
    choice_novice_ms: float
    view_ms: float
    live_deal_kb: float


def players_at(first: int) -> dict[Seat, Player]:
    """The three players, the novice one seat further on for each next number."""
    return {
        Seat((first + place) % len(NAMES)): player_named(name, place)
        for place, name in enumerate(NAMES)
    }


def dealt(number: int) -> DealState:
    """A deal whose cards are dealt."""
    deal = DealCards(shuffled(f"gt1:speed/{number}"))
    return apply(initial(RULES, Seat(number % len(NAMES))), deal).state


def timed(work: Callable[[int], object], count: int) -> float:
    """CPU milliseconds for each of ``count`` pieces of work."""
    started = process_time()
    for number in range(count):
        work(number)
    return (process_time() - started) / count * 1000


def whole_deal(number: int) -> str:
    """One deal from its seed to its record."""
    return write_record(record_of(played_out(dealt(number), players_at(number)), NAMES))


def states_of(number: int) -> list[DealState]:
    """Every state of one deal in which a seat is to act."""
    players = players_at(number)
    state = dealt(number)
    states = []
    while state.turn is not None:
        states.append(state)
        state = apply(state, players[state.turn].choose(view(state, state.turn))).state
    return states


def choice_ms(name: str, deals: int) -> float:
    """CPU milliseconds that a player takes for one choice, the view not counted."""
    player = player_named(name, 1)
    seen = [view(state, state.turn) for number in range(deals) for state in states_of(number)]
    return timed(lambda place: player.choose(seen[place]), len(seen))


def view_ms(deals: int) -> float:
    """CPU milliseconds for one view."""
    states = [state for number in range(deals) for state in states_of(number)]
    return timed(lambda place: view(states[place], states[place].turn), len(states))


def live_deal_kb(number: int) -> float:
    """Kilobytes that one deal holds after its 25th trick, all its actions and its pack included."""
    played_out(dealt(number), players_at(number))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    state = played_out(dealt(number), players_at(number))
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / 1000 if state.played is not None else 0.0


def measured(rounds: int, deals: int) -> Speed:
    """Every figure, the median of some rounds."""
    timed(whole_deal, 5)

    def over_rounds(figure: Callable[[], float]) -> float:
        return median(figure() for _ in range(rounds))

    over = [played_out(dealt(number), players_at(number)) for number in range(deals)]
    few = max(1, deals // 6)
    return Speed(
        deal_ms=over_rounds(lambda: timed(whole_deal, deals)),
        record_ms=over_rounds(
            lambda: timed(lambda number: write_record(record_of(over[number], NAMES)), deals)
        ),
        choice_random_ms=over_rounds(lambda: choice_ms("random", few)),
        choice_novice_ms=over_rounds(lambda: choice_ms("novice", few)),
        view_ms=over_rounds(lambda: view_ms(few)),
        live_deal_kb=median(live_deal_kb(number) for number in range(few)),
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="CPU time and memory of a deal")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measured(wanted.rounds, wanted.deals)
    if wanted.json:
        print(json.dumps(asdict(found)))
        return
    print(f"a whole deal, settled and recorded  {found.deal_ms:7.2f} ms  (target {DEAL_TARGET})")
    print(f"  of it the record                  {found.record_ms:7.2f} ms")
    print(f"a choice of the random player       {found.choice_random_ms:7.3f} ms")
    print(f"a choice of the novice              {found.choice_novice_ms:7.3f} ms")
    print(f"a view                              {found.view_ms:7.3f} ms  (target {VIEW_TARGET})")
    memory = found.live_deal_kb
    print(f"memory of a live deal               {memory:7.1f} kB  (target {MEMORY_TARGET})")


if __name__ == "__main__":
    main()
