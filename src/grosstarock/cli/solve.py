"""``grosstarock solve``: what every card of an ending brings when all cards lie open."""

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from grosstarock.core.actions import Demand, PassDemand, Play
from grosstarock.core.ending import Ending
from grosstarock.core.endplay import after_action
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import Trick
from grosstarock.notation.faults import UnreadableRecord
from grosstarock.notation.oneline import read_ending, write_ending
from grosstarock.words import amount, say, say_code

from .kernel_extra import kernel_needed
from .layout import trick_lines
from .saying import faults_said
from .show import ending_lines
from .signs import Signs

if TYPE_CHECKING:
    from grosstarock.kernel.solve import Solution, Worth

METHODS: Final = ("maxn", "paranoid", "difference")
BYTES_OF_BUCKET: Final = 64
BYTES_OF_MEGABYTE: Final = 1 << 20
NAME_WIDTH: Final = 14
ACTION_WIDTH: Final = 34
STANDARD_INPUT: Final = "-"


@click.command()
@click.argument("ending", nargs=-1, required=True)
@click.option(
    "--method",
    type=click.Choice(METHODS),
    help="Who plays for what; without it maxn, and with two players difference.",
)
@click.option("--budget", type=click.IntRange(1), help="How many positions may be looked at.")
@click.option(
    "--memory", type=click.IntRange(1), default=64, show_default=True, help="For the table, in MiB."
)
@click.option("--plain", is_flag=True, help="Letters in place of suit signs.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, and nothing else.")
def command(
    ending: tuple[str, ...],
    method: str | None,
    budget: int | None,
    memory: int,
    plain: bool,
    as_json: bool,
) -> None:
    """Solve ENDING, a one-line ending (- for standard input): the worth of every card, and a line.

    maxn: everybody plays for itself. paranoid: the player whose turn it is against all others, that
    is, what it can force. difference: two players, for the difference of their scores.
    """
    position = ending_typed(" ".join(ending))
    kernel = kernel_room()
    chosen = method or ("difference" if position.rules.players == 2 else "maxn")
    try:
        solution = kernel.solve(
            position,
            kernel.Method(chosen),
            budget=budget or kernel.DEFAULT_BUDGET,
            buckets=buckets_in(memory),
        )
    except kernel.CannotSolve as fault:
        told = say_code(f"terminal-{fault.code}", fault.parameters, "en")
        raise click.ClickException(told) from fault
    if as_json:
        click.echo(json.dumps(solution_json(solution), ensure_ascii=False))
    else:
        click.echo("\n".join(solution_lines(solution, Signs(unicode=not plain))))
    if not solution.is_solved:
        sys.exit(1)


def kernel_room() -> Any:
    """The kernel's solvers."""
    with kernel_needed():
        from grosstarock.kernel import solve

    return solve


def ending_typed(text: str) -> Ending:
    """The ending that was typed, or that standard input holds."""
    if text == STANDARD_INPUT:
        text = sys.stdin.read().strip()
    try:
        return read_ending(text)
    except UnreadableRecord as unreadable:
        raise click.ClickException(faults_said(unreadable.faults)) from unreadable


def buckets_in(megabytes: int) -> int:
    """The greatest power of two of buckets that fits."""
    return 1 << (megabytes * BYTES_OF_MEGABYTE // BYTES_OF_BUCKET).bit_length() - 1


def solution_lines(solution: "Solution", signs: Signs) -> Iterator[str]:
    """The ending, what every action is worth, best first, and the line."""
    ending = solution.ending
    names = tuple(say(Seat(seat)) for seat in range(ending.rules.players))
    yield from ending_lines(ending, signs)
    yield ""
    if not solution.is_solved:
        yield say_code("terminal-solve-unsolved", {"nodes": solution.nodes}, "en")
        return
    turn = solution.worths[0].action.seat
    yield say_code(f"terminal-solve-{solution.method}", {"player": names[turn]}, "en")
    yield ""
    yield from worth_lines(solution, names)
    yield ""
    yield say_code("terminal-solve-line", {}, "en")
    yield from line_lines(solution, names, signs)


def worth_lines(solution: "Solution", names: tuple[str, ...]) -> Iterator[str]:
    """A row for every action, a column for every player whose gain is known."""
    active = solution.ending.seating.active
    worths = sorted(solution.worths, key=lambda worth: -worth.gain)
    shown = active if worths[0].gains is not None else (worths[0].action.seat,)
    yield " " * ACTION_WIDTH + "".join(f"{names[seat]:>{NAME_WIDTH}}" for seat in shown)
    stake = solution.ending.rules.stake
    for worth in worths:
        gains = [worth.gain if worth.gains is None else worth.gains[seat] for seat in shown]
        cells = "".join(f"{amount(gain, stake):>{NAME_WIDTH}}" for gain in gains)
        yield f"{say(worth.action):<{ACTION_WIDTH}}{cells}"


def line_lines(solution: "Solution", names: tuple[str, ...], signs: Signs) -> Iterator[str]:
    """The line's tricks as a table, and who demands the 'Scuse before them."""
    ending = solution.ending
    tricks: list[Trick] = [ending.trick]
    demands = []
    for action in solution.line:
        if isinstance(action, Demand):
            demands.append(f"{names[action.seat]}: {say(action)}")
        if isinstance(action, Play):
            if tricks[-1].is_complete:
                tricks.append(ending.trick)
            tricks[-1] = tricks[-1].followed_by(action.card, action.names)
        ending, _ = after_action(ending, action)
    yield from trick_lines(names, ending.seating.active, tricks, signs)
    yield from demands


def solution_json(solution: "Solution") -> dict[str, Any]:
    """A solution as JSON: points, seats in seat order, actions as words of the one-line forms."""
    return {
        "ending": write_ending(solution.ending),
        "method": str(solution.method),
        "solved": solution.is_solved,
        "nodes": solution.nodes,
        "actions": [worth_json(worth) for worth in solution.worths],
        "line": [action_text(action) for action in solution.line],
    }


def worth_json(worth: "Worth") -> dict[str, Any]:
    """What one action is worth; ``gains`` of every seat where they are known."""
    gains = {} if worth.gains is None else {"gains": list(worth.gains)}
    return {
        "seat": int(worth.action.seat),
        "action": action_text(worth.action),
        "gain": worth.gain,
    } | gains


def action_text(action: object) -> str:
    """``CK``, ``F:H`` for the 'Scuse led as hearts, ``demand`` or ``pass``."""
    match action:
        case Play(card=card, names=None):
            return card.code
        case Play(card=card, names=names):
            return f"{card.code}:{names}"
        case Demand():
            return "demand"
        case PassDemand():
            return "pass"
        case _:
            raise AssertionError("an ending has demands and cards only")
