"""Lets the ladder of players climb itself, and writes docs/strength.md from what was played.

    python bench/strength.py [--into build/strength] [--jobs 2] [--share 1.0] [--only WORD] [--page]

**Method.** Every line of the page is a match of `grosstarock arena`: duplicate deals, fresh pots
(seed 1), each pack played in every seating of A against B, intervals by pack. The ladder plays at
the arena's budgets: in `danish` 400 packs a rung, in every other game 150; each meets the frozen
yardstick `reference-pimc` over 100 packs; and each player that takes a budget meets itself at the
table's budget over 60 packs. `--share 0.1` plays a tenth of the packs. All is kept in the folder,
so that a later run goes on where this one stopped; `--only` plays the lines whose name holds a
word, and `--page` writes the page from what is there and plays nothing.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Final

from grosstarock.arena.contenders import contender
from grosstarock.arena.contest import Length, Match, play_contest, summed_up
from grosstarock.arena.intervals import Estimate
from grosstarock.arena.playing import Pair, Table
from grosstarock.arena.results import Results, ordered, stem
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.plugins import PLAYERS, PlayerUnavailable

PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
LADDER: Final = ("random", "novice", "club", "master", "expert")
YARDSTICK: Final = "reference-pimc"
GAME: Final = "danish"
DEALS_OF_A_RUNG: Final = 400
DEALS_ELSEWHERE: Final = 150
DEALS_AGAINST_THE_YARDSTICK: Final = 100
DEALS_OF_A_BUDGET: Final = 60


@dataclass(frozen=True, slots=True)
class Line:
    """A match to be played: who meets whom, under which game, over how many packs."""

    chapter: str
    first: str
    second: str
    preset: str
    players: int
    deals: int

    @property
    def name(self) -> str:
        """What it is called by."""
        return f"{self.first} {self.second} {self.preset} {self.players}"


def lines() -> Iterator[Line]:
    """Everything that the page tells of."""
    there = [name for name in LADDER if name in PLAYERS]
    rungs = list(zip(there[1:], there, strict=False))
    for higher, lower in rungs:
        yield Line("The ladder", higher, lower, GAME, 3, DEALS_OF_A_RUNG)
    for name in there[2:]:
        yield Line("The yardstick", name, YARDSTICK, GAME, 3, DEALS_AGAINST_THE_YARDSTICK)
    for higher, lower in rungs[1:]:
        for preset, players in other_games():
            yield Line("In other games", higher, lower, preset, players, DEALS_ELSEWHERE)
    for name in there:
        if PLAYERS[name].table is not None:
            chapter = "More time"
            yield Line(chapter, f"{name}@table", f"{name}@arena", GAME, 3, DEALS_OF_A_BUDGET)


def other_games() -> Iterator[tuple[str, int]]:
    """Every other preset with as few as play it, and the ladder's game with four at the table."""
    for preset in PRESETS.values():
        if preset.name != GAME:
            yield preset.name, min(preset.players)
    yield GAME, 4


def table_of(line: Line) -> Table:
    """The table at which a line is played."""
    return Table(rules_of(line.preset, line.players), "1")


def played(line: Line, folder: Path, share: float, jobs: int) -> Match:
    """The match, with what was kept of it and the rest of it played now."""
    pair = contender(line.first), contender(line.second)
    length = Length(ceil(line.deals * share))
    return play_contest(table_of(line), pair, length, folder, jobs=jobs).matches[0]


def kept(line: Line, folder: Path) -> Match | None:
    """The match as far as it was kept; None where nothing was."""
    one, other = contender(line.first), contender(line.second)
    pair: Pair = ordered(one, other)
    if not any(folder.glob(f"{stem(table_of(line), pair)}.*")):
        return None
    with Results(folder, table_of(line), pair) as results:
        if not results.units:
            return None
        match = summed_up(table_of(line), pair, results.units, results.deals_file)
    return match if pair[0] == one else match.turned()


def page(matches: dict[Line, Match]) -> str:
    """The page of what was played."""
    out = [
        "# How strong the players are",
        "",
        *PREFACE.splitlines(),
    ]
    chapters: dict[str, list[Line]] = {}
    for line in matches:
        chapters.setdefault(line.chapter, []).append(line)
    for chapter, of_chapter in chapters.items():
        out += ["", f"## {chapter}", "", HEAD, "|---|---|---|---|---|---|---|---|"]
        out += [_row(line, matches[line]) for line in of_chapter]
    return "\n".join(out) + "\n"


PREFACE: Final = """\
Points a deal: A's mean change of balance less B's in the same deals, over every seating
([the arena](arena.md) tells how), with the 95 % interval. *Alone* is one A against two B,
*together* two A against one B. At the arena's budgets unless a line says otherwise; times
are processor time a decision, mean and 99th of a hundred, on a shared machine. Remade by
`python bench/strength.py`, which goes on where it stopped; a line with fewer packs than
its method wants has not come to its end yet."""
HEAD: Final = (
    "| A against B | game | packs | points a deal | alone | together | A takes | B takes |"
)


def _row(line: Line, match: Match) -> str:
    times = (f"{one.mean * 1e3:.1f}, {one.within(0.99) * 1e3:.0f} ms" for one in match.times)
    packs = f"{match.deals} of {line.deals}" if match.deals < line.deals else f"{match.deals}"
    points = (match.points, match.alone, match.together)
    cells = (
        f"`{line.first}` against `{line.second}`",
        f"{line.preset}, {line.players}",
        packs,
        *(_told(one) for one in points),
        *times,
    )
    return "| " + " | ".join(cells) + " |"


def _told(found: Estimate | None) -> str:
    if found is None or found.count < 2:
        return ""
    mean, low, high = (_signed(points) for points in (found.mean, found.low, found.high))
    return f"{mean} ({low} to {high})"


def _signed(points: float) -> str:
    # Rounded, nothing less than nothing is nothing.
    return f"{round(points, 1) + 0.0:+.1f}"


def main() -> None:
    """Plays what is missing, and writes the page after every line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--into", type=Path, default=Path("build/strength"))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--page", action="store_true")
    asked = parser.parse_args()
    matches: dict[Line, Match] = {}
    for line in lines():
        with suppress(PlayerUnavailable):
            if asked.page or asked.only not in line.name:
                found = kept(line, asked.into)
            else:
                found = played(line, asked.into, asked.share, asked.jobs)
                sys.stdout.write(f"{line.name}: {_told(found.points)}\n")
                sys.stdout.flush()
            if found is not None:
                matches[line] = found
                PAGE.write_text(page(matches), encoding="utf-8")


if __name__ == "__main__":
    main()
