"""``grosstarock simulate``: players play deals among themselves, the pots running on."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean

import click

from grosstarock.core.actions import DealCards
from grosstarock.core.engine import apply
from grosstarock.core.match import after_deal, new_match, next_deal
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import checked_seed, shuffled
from grosstarock.core.state import DealState
from grosstarock.notation.record import record_of
from grosstarock.notation.record_writer import write_record
from grosstarock.players.playing import played_out
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named
from grosstarock.words import amount, say_code

from .options import deal_seed, player_names, player_seed, rules_chosen, rules_options
from .saying import usage_errors


@click.command()
@rules_options
@click.option(
    "--deals",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many deals are dealt; one asked anew counts.",
)
@click.option("--seed", default="1", show_default=True, help="Any word; the same gives the same.")
@click.option("--players", default="novice", show_default=True, help="NAME or NAME,NAME,… by seat.")
@click.option("--json", "as_json", is_flag=True, help="One record a line, and nothing else.")
def command(
    preset: str,
    seats: int | None,
    choices: tuple[str, ...],
    deals: int,
    seed: str,
    players: str,
    as_json: bool,
) -> None:
    """Let players play deals among themselves; balances and pots run on through the deals."""
    rules = rules_chosen(preset, seats, choices)
    names = player_names(players, rules.players)
    with usage_errors():
        checked_seed(deal_seed(seed, 1))
        seated = {
            Seat(seat): player_named(name, player_seed(seed, seat))
            for seat, name in enumerate(names)
        }
    played = simulated(rules, seated, seed=seed, deals=deals)
    if as_json:
        titles = tuple(f"{name} {seat}" for seat, name in enumerate(names, 1))
        for number, deal in enumerate(played, 1):
            record = record_of(deal, titles, seed=deal_seed(seed, number))
            sys.stdout.write(write_record(record) + "\n")
    else:
        print_summary(rules, names, played)


def simulated(
    rules: Rules, players: Mapping[Seat, Player], *, seed: str, deals: int
) -> Iterator[DealState]:
    """Some deals of one match, each played to its end."""
    match = new_match(rules)
    for number in range(1, deals + 1):
        pack = DealCards(shuffled(deal_seed(seed, number)))
        deal = played_out(apply(next_deal(match), pack).state, players)
        yield deal
        match = after_deal(match, deal)


def print_summary(rules: Rules, names: Sequence[str], played: Iterable[DealState]) -> None:
    """A table of what each player won in all, a deal, and how many tricks it took."""
    from rich.console import Console
    from rich.table import Table

    deals = list(played)
    title = say_code("terminal-summary-title", {"deals": len(deals), "preset": rules.preset}, "en")
    table = Table(title=title)
    for column in ("player", "total", "mean", "tricks"):
        heading = say_code(f"terminal-summary-{column}", {}, "en")
        table.add_column(heading, justify="left" if column == "player" else "right")
    for seat, name in enumerate(names):
        total = deals[-1].accounts.balances[seat]
        tricks = fmean(sum(trick.winner == seat for trick in deal.tricks) for deal in deals)
        mean = f"{total / len(deals) / rules.stake.points:+.2f}"
        table.add_row(f"{seat + 1} {name}", amount(total, rules.stake), mean, f"{tricks:.2f}")
    Console(highlight=False).print(table)
