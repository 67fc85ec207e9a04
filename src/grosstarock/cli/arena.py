"""``grosstarock arena``: players meet in duplicate deals, and it is said who is stronger.

Results and deals are kept in a folder; whatever a run left is taken up by the next.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from grosstarock.arena.charts import Bar, Group, plain_chart, signed, svg_chart
from grosstarock.arena.contenders import BudgetUnknown, Contender, contender
from grosstarock.arena.contest import Contest, Length, Match, play_contest
from grosstarock.arena.gains import Source
from grosstarock.arena.intervals import Estimate
from grosstarock.arena.playing import Pair, Table
from grosstarock.arena.report import NINETY_NINE, report
from grosstarock.arena.results import UnreadableResults
from grosstarock.arena.thinking import PlayerFailed
from grosstarock.core.cards import PAGAT, Court
from grosstarock.core.ledger import NO_POTS, Pot, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.shuffle import checked_seed
from grosstarock.words import say, say_code

from .options import rules_chosen, rules_options
from .saying import usage_errors

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import TaskID

FRESH: Final = "fresh"
RUNNING: Final = "running"
SHOWN_SOURCE: Final = 0.05
"""Points a deal that a source must bring or cost to be listed."""


@click.command()
@click.option("--players", required=True, metavar="NAME,NAME,…", help="NAME[:TASTE][@BUDGET] each.")
@rules_options
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="Packs that each pair plays, each in every seating.",
)
@click.option("--until", type=click.FloatRange(0, min_open=True), metavar="POINTS")
@click.option("--seed", default="1", show_default=True, help="Any word; the same gives the same.")
@click.option(
    "--budget",
    default="arena",
    show_default=True,
    metavar="arena|table|SECONDS",
    help="What a decision may take, for players without a budget of their own.",
)
@click.option(
    "--pots",
    default=FRESH,
    show_default=True,
    metavar="fresh|running|KING,PAGAT",
    help="What stands in the pots before each deal; running: they run on through an evening.",
)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("arena-results"),
    show_default=True,
    help="The folder for results and deals.",
)
@click.option("--afresh", is_flag=True, help="Play what has been played again.")
@click.option("--chart", type=click.Path(path_type=Path, dir_okay=False), help="An SVG file.")
@click.option("--json", "as_json", is_flag=True, help="The report as JSON, and nothing else.")
def command(
    players: str,
    preset: str,
    seats: int | None,
    choices: tuple[str, ...],
    deals: int,
    until: float | None,
    seed: str,
    budget: str,
    pots: str,
    jobs: int,
    folder: Path,
    afresh: bool,
    chart: Path | None,
    as_json: bool,
) -> None:
    """Let players meet in duplicate deals, and say who is stronger and by how much.

    Each pack is played by both players of a pair in every seat. Points are A's mean change of
    balance less B's in the same deals, averaged over one A against two B and two A against one B.
    With --until the deals go on until the 95 % interval is that narrow to either side. What is
    played is kept; a run that was stopped goes on where it ended.
    """
    rules = rules_chosen(preset, seats, choices)
    contenders = contenders_named(players, budget)
    table = Table(rules, seed, pots_before(pots, rules))
    with usage_errors():
        checked_seed(table.pack_seed(1, 0))
    with failures(folder), Shown() as shown:
        contest = play_contest(
            table,
            contenders,
            Length(deals, until),
            folder,
            jobs=jobs,
            afresh=afresh,
            progress=shown.progress,
        )
    if chart is not None:
        chart.write_text(svg_chart(title(contest), _words("scale"), groups(contest)), "utf-8")
    if as_json:
        sys.stdout.write(json.dumps(report(contest), ensure_ascii=False) + "\n")
    else:
        print_contest(contest, folder)


def contenders_named(players: str, budget: str) -> tuple[Contender, ...]:
    """The players of the option ``--players``; a usage error for fewer than two or one twice."""
    names = [name.strip() for name in players.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise click.UsageError(_words("two-players", found=players))
    try:
        with usage_errors():
            return tuple(contender(name, budget) for name in names)
    except BudgetUnknown as unknown:
        raise click.UsageError(_words("budget", found=unknown.found)) from unknown


def pots_before(text: str, rules: Rules) -> Pots | None:
    """What stands in the pots before each deal; None where they run on."""
    if text == FRESH:
        return NO_POTS
    if not rules.pots:
        raise click.UsageError(_words("pots-not-played", preset=rules.preset))
    if text == RUNNING:
        return None
    amounts = text.split(",")
    if len(amounts) != 2 or not all(amount.isascii() and amount.isdecimal() for amount in amounts):
        raise click.UsageError(_words("pots", found=text))
    return Pots(*map(int, amounts))


@contextmanager
def failures(folder: Path) -> Iterator[None]:
    """Errors of the arena as errors of the command line, and a stop by hand."""
    try:
        yield
    except PlayerFailed as failed:
        told = _words("player-failed", player=failed.label, told=failed.told)
        raise click.ClickException(told) from failed
    except UnreadableResults as fault:
        told = _words("results", file=str(fault.file), line=fault.line)
        raise click.ClickException(told) from fault
    except KeyboardInterrupt:
        click.echo(_words("stopped", folder=str(folder)), err=True)
        sys.exit(130)


class Shown:
    """The progress of a contest on standard error, where that is a terminal."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[figure]}"),
            Remaining(),
            console=(console := Console(stderr=True)),
            disable=not console.is_terminal,
        )
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> "Shown":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def progress(self, pair: Pair, done: int, wanted: int, found: Estimate | None) -> None:
        """Draws how far a pair is."""
        first, second = (one.label for one in pair)
        told = _words("playing", first=first, second=second)
        if told not in self._tasks:
            self._tasks[told] = self._progress.add_task(told, total=wanted, figure="")
        self._progress.update(self._tasks[told], completed=done, total=wanted)
        if found is not None:
            self._progress.update(self._tasks[told], figure=figure(found))


def title(contest: Contest) -> str:
    """What was played."""
    rules = contest.table.rules
    deals = max(match.deals for match in contest.matches)
    return _words("title", deals=deals, preset=rules.preset, seats=rules.players)


def groups(contest: Contest) -> list[Group]:
    """The chart's rows: the ladder, then every match."""
    ladder = tuple(
        Bar(one.label, one.points, one.points - one.within, one.points + one.within)
        for one in contest.ratings
    )
    matches = tuple(bar for match in contest.matches for bar in match_bars(match))
    return [Group(_words("ladder"), ladder), Group(_words("matches"), matches)]


def match_bars(match: Match) -> Iterator[Bar]:
    """A match, and besides it one of the first against two of the second, and two against one."""
    for code, found in (
        ("match", match.points),
        ("alone", match.alone),
        ("together", match.together),
    ):
        if found is not None:
            label = _words(code, first=match.first.label, second=match.second.label)
            yield Bar(label, found.mean, found.low, found.high)


def print_contest(contest: Contest, folder: Path) -> None:
    """The ladder, the matches, where their points come from, and the times."""
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.print(title(contest))
    for group in groups(contest):
        console.print()
        console.print(group.heading)
        for line in plain_chart(group.bars):
            console.print(f"  {line}", soft_wrap=True)
    _print_sources(console, contest.matches)
    _print_times(console, contest)
    console.print()
    console.print(_words("files", folder=str(folder)), soft_wrap=True)


def _print_sources(console: "Console", matches: Sequence[Match]) -> None:
    console.print()
    console.print(_words("sources"))
    sources = sorted({source for match in matches for source in match.gains})
    shown = [
        source
        for source in sources
        if any(abs(match.gains.get(source, 0.0)) >= SHOWN_SOURCE for match in matches)
    ]
    labels = {source: source_said(source) for source in shown}
    longest = max((len(label) for label in labels.values()), default=0)
    for match in matches:
        console.print(f"  {_named(match)}")
        for source in sorted(shown, key=lambda source: -abs(match.gains.get(source, 0.0))):
            points = match.gains.get(source, 0.0)
            line = f"    {labels[source]:<{longest}}  {signed(points, 2):>8}"
            console.print(line, soft_wrap=True)


def _print_times(console: "Console", contest: Contest) -> None:
    from rich.table import Table as Columns

    columns = Columns(title=_words("times"), title_justify="left")
    for heading in ("player", "version"):
        columns.add_column(_words(heading))
    for heading in ("decisions", "mean", "p99"):
        columns.add_column(_words(heading), justify="right")
    for one in contest.contenders:
        times = contest.times_of(one)
        columns.add_row(
            one.label,
            one.version,
            f"{times.decisions}",
            _milliseconds(times.mean),
            _milliseconds(times.within(NINETY_NINE)),
        )
    console.print()
    console.print(columns)


def source_said(source: Source) -> str:
    """Where points come from, in words: the clause's title, and the card it is paid for."""
    told = say(source.clause)
    if source.pot is not None:
        card = say(PAGAT) if source.pot is Pot.PAGAT else say(Court.KING)
        told = _words("source-card", clause=told, card=card)
    return f"{told} ({source.clause})"


def figure(found: Estimate) -> str:
    """A mean and half its interval."""
    return f"{signed(found.mean)} ± {found.within:.1f}" if isfinite(found.within) else ""


def _named(match: Match) -> str:
    return _words("match", first=match.first.label, second=match.second.label)


def _milliseconds(seconds: float) -> str:
    return _words("milliseconds", time=f"{seconds * 1000:.2f}")


def _words(code: str, **parameters: str | int) -> str:
    return say_code(f"terminal-arena-{code}", parameters, "en")
