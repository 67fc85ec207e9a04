"""What each ingredient of the searching players gives: variants against `master`, one by one.

    python bench/ingredients.py [--packs 60] [--first 1] [--only WORD]

**Method.** Every variant is `master` at its arena budget with something put in or taken away, and
meets `master` in duplicate deals of `danish` (the arena's own units: every seating of each pack,
fresh pots, points a deal with the 95 % interval). All variants play the same packs. Decision times
are processor time in the mean, on a shared machine; the views are handed over in this process,
since these are our own players.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.information_sets import InformationSets

from grosstarock.arena.contenders import Contender
from grosstarock.arena.intervals import estimate
from grosstarock.arena.playing import Table, play_unit
from grosstarock.arena.thinking import Answer, Seats
from grosstarock.core.actions import Action, Declare
from grosstarock.core.choices import DeclareChoice
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.view import View
from grosstarock.kernel.habit import habit_weights
from grosstarock.kernel.trying import Habits
from grosstarock.players import expert, master
from grosstarock.players.habits import finer_weights
from grosstarock.players.protocol import Player
from grosstarock.players.search_discards import Discards, every_kind, likeliest
from grosstarock.players.search_effort import Effort, Efforts
from grosstarock.players.searching import Searching, Style

Maker = Callable[[int], Player]
"""Makes a player from a seed."""

PLAIN: Final = master.EFFORTS.within(0.008)
COARSE: Final = Habits.of_all(habit_weights(), master.HEAT)


def finer(heat: int = expert.HEAT) -> Habits:
    """The expert's habit, with some chance."""
    return Habits.of_all(finer_weights(expert.HABIT), heat)


def style(habits: Habits, effort: Effort = PLAIN, discards: Discards = likeliest) -> Style:
    """A style that has one effort."""
    return Style(habits, discards, Efforts(((0.0, effort),)))


class Silent(Searching):
    """Declares nothing where it may keep silent: what is declared pays, and tells the others."""

    def choose(self, seen: View) -> Action:
        """Silence, or what the search says."""
        silence = Declare(seen.choice.seat, ()) if isinstance(seen.choice, DeclareChoice) else None
        if silence is not None and silence in seen.choice:
            return silence
        return super().choose(seen)


def searching(played: Style) -> Maker:
    """What makes searching players of a style from a seed."""
    return partial(Searching, played)


def variants() -> Iterator[tuple[str, Maker]]:
    """What is put in or taken away, and what makes players of that kind."""
    for told, played in styles():
        yield told, searching(played)
    yield "nothing declared that need not be", partial(Silent, style(COARSE))
    yield (
        "a tree over information sets in place of the flat search",
        partial(InformationSets, style(COARSE)),
    )


def styles() -> Iterator[tuple[str, Style]]:
    """The variants that are a style of the same search."""
    yield "every kind of discard, the coarse habit", style(COARSE, discards=every_kind)
    yield "the finer habit", style(finer())
    yield "the finer habit with a fifth of the chance", style(finer(8))
    yield "the finer habit, every kind of discard", style(finer(), discards=every_kind)
    work = expert.EFFORTS.within(0.025)
    yield "the same with three times the work: `expert`", style(finer(), work, every_kind)
    yield (
        "`master` with four times the worlds",
        style(COARSE, replace(PLAIN, cards=4 * PLAIN.cards, most_worlds=4 * PLAIN.most_worlds)),
    )
    yield "`master` without exact endings", style(COARSE, replace(PLAIN, exact_tricks=0))
    yield "`master` with exact endings of two tricks", style(COARSE, replace(PLAIN, exact_tricks=2))
    yield (
        "`master` with exact endings of five tricks",
        style(COARSE, replace(PLAIN, exact_tricks=5, nodes=4 * PLAIN.nodes)),
    )


@dataclass(slots=True)
class Here:
    """Asks players in this process, and notes how long the first of two took."""

    makers: Mapping[str, Maker]
    seconds: list[float] = field(default_factory=list)
    _players: dict[Seat, tuple[str, Player]] = field(default_factory=dict)

    def seat(self, seats: Seats) -> None:
        """A deal begins with these players."""
        self._players = {
            seat: (who.label, self.makers[who.label](seats.seeds[seat]))
            for seat, who in seats.contenders.items()
        }

    def ask(self, seat: Seat, seen: View) -> Answer:
        """What the player of a seat does."""
        label, player = self._players[seat]
        begun = process_time()
        action = player.choose(seen)
        took = process_time() - begun
        if label == "variant":
            self.seconds.append(took)
        return Answer(action, took)


def main() -> None:
    """Plays the variants and prints a row for each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--packs", type=int, default=60)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    pair = Contender("variant", "master", "1", None), Contender("master", "master", "1", None)
    table = Table(rules_of("danish"), "ingredients")
    for told, made in variants():
        if asked.only not in told:
            continue
        here = Here({"variant": made, "master": searching(style(COARSE))})
        packs = range(asked.first, asked.first + asked.packs)
        units = [play_unit(table, pair, number, here) for number in packs]
        found = estimate([unit.points for unit in units])
        mean = 1e3 * fmean(here.seconds)
        sys.stdout.write(
            f"| {told} | {found.mean:+.1f} ({found.low:+.1f} to {found.high:+.1f}) | {mean:.1f} |\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
