"""A contest: every pair of some players, as many deals as are wanted or as an interval needs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Final

from grosstarock.core.seats import Seating

from .contenders import Contender
from .gains import Gains, mean_gains
from .intervals import Estimate, Rating, estimate, ratings
from .playing import Pair, Table
from .results import Results, UnitResult, ordered, points_of
from .seatings import seatings, seats_of
from .times import Times
from .workers import Workers

STEP: Final = 50
"""How many deals more are played before the interval is looked at again."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a pair plays: ``deals`` packs, and on until the interval is ``until`` to a side.

    ``most`` packs are never passed, however wide the interval is then.
    """

    deals: int
    until: float | None = None
    most: int = 100_000


@dataclass(frozen=True, slots=True)
class Match:
    """What a pair's deals amount to, seen from the first of them.

    ``deals`` is the number of packs, each played in every seating; ``gains`` are points a deal by
    source; ``times`` the decisions of the first and of the second. ``alone`` are the points of one
    of the first against two of the second, ``together`` of two against one; None with two at the
    table, and where who sits out changes within a unit.
    """

    first: Contender
    second: Contender
    deals: int
    points: Estimate
    gains: Gains
    times: tuple[Times, Times]
    deals_file: Path
    alone: Estimate | None = None
    together: Estimate | None = None

    def turned(self) -> "Match":
        """The same match seen from the second player."""
        return Match(
            first=self.second,
            second=self.first,
            deals=self.deals,
            points=self.points.turned(),
            gains={source: -points for source, points in self.gains.items()},
            times=(self.times[1], self.times[0]),
            deals_file=self.deals_file,
            alone=None if self.together is None else self.together.turned(),
            together=None if self.alone is None else self.alone.turned(),
        )


@dataclass(frozen=True, slots=True)
class Contest:
    """Every match of some players, and what they say of each player."""

    table: Table
    contenders: tuple[Contender, ...]
    matches: tuple[Match, ...]

    @property
    def ratings(self) -> list[Rating]:
        """The whole ladder, the strongest first."""
        found = {(match.first.label, match.second.label): match.points for match in self.matches}
        return ratings([one.label for one in self.contenders], found)

    def times_of(self, contender: Contender) -> Times:
        """All decisions of one player."""
        times = Times()
        for match in self.matches:
            for which, one in enumerate((match.first, match.second)):
                if one == contender:
                    times.add_all(match.times[which])
        return times


Progress = Callable[[Pair, int, int, Estimate | None], None]
"""Told after every unit: who plays, packs done and wanted, and at times what they say so far."""


def play_contest(
    table: Table,
    contenders: Sequence[Contender],
    length: Length,
    folder: Path,
    *,
    jobs: int = 1,
    afresh: bool = False,
    progress: Progress = lambda *_: None,
) -> Contest:
    """Plays every pair, or what is missing of it, and says what all of it comes to.

    What is played is written to ``folder`` as it comes; a later call goes on from there. Raises
    ``PlayerFailed`` and ``UnreadableResults``.
    """
    matches = []
    with Workers(jobs) as workers:
        for one, other in combinations(contenders, 2):
            pair = ordered(one, other)
            with Results(folder, table, pair, afresh=afresh) as results:
                used = _played(table, pair, length, results, workers, progress)
                match = summed_up(table, pair, results.units[:used], results.deals_file)
            matches.append(match if pair[0] is one else match.turned())
    return Contest(table, tuple(contenders), tuple(matches))


def summed_up(table: Table, pair: Pair, units: Sequence[UnitResult], deals_file: Path) -> Match:
    """What some units amount to."""
    times = (Times(), Times())
    for unit in units:
        for of_player, more in zip(times, unit.times, strict=True):
            of_player.add_all(more)
    return Match(
        first=pair[0],
        second=pair[1],
        deals=len(units) * table.deals,
        points=estimate(points_of(units)),
        gains=mean_gains([unit.gains for unit in units]),
        times=times,
        deals_file=deals_file,
        alone=_of_shape(table, units, 1),
        together=_of_shape(table, units, 2),
    )


def _of_shape(table: Table, units: Sequence[UnitResult], count: int) -> Estimate | None:
    """The points of those seatings in which ``count`` of the first play against the second."""
    players = table.rules.players
    if players == 2 or (players == 4 and table.deals > 1):
        return None
    figures = []
    for unit in units:
        active = Seating.of(players, table.dealer(unit.number)).active
        found = [
            points
            for seated, points in zip(seatings(players), unit.by_seating, strict=True)
            if len(seats_of(seated, active)[0]) == count
        ]
        figures.append(fmean(found))
    return estimate(figures)


def _played(
    table: Table,
    pair: Pair,
    length: Length,
    results: Results,
    workers: Workers,
    progress: Progress,
) -> int:
    """Plays on until the length is reached; how many units that is."""
    wanted = _units(length.deals, table)
    while True:
        missing = range(len(results.units) + 1, wanted + 1)
        for unit in workers.units(table, pair, missing):
            results.add(unit)
            progress(pair, len(results.units) * table.deals, wanted * table.deals, None)
        found = estimate(points_of(results.units[:wanted]))
        progress(pair, wanted * table.deals, wanted * table.deals, found)
        if not _goes_on(found, length, wanted * table.deals):
            return wanted
        wanted = min(wanted + _units(STEP, table), _units(length.most, table))


def _goes_on(found: Estimate, length: Length, deals: int) -> bool:
    return length.until is not None and found.within > length.until and deals < length.most


def _units(deals: int, table: Table) -> int:
    """How many units have at least so many deals."""
    return -(-deals // table.deals)
