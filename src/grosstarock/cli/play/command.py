"""The command ``play``: seats the person and the program's players, and plays the match."""

import secrets
import sys
from collections.abc import Callable, Mapping
from getpass import getuser
from typing import Final

import click
from rich.console import Console

from grosstarock.cli.options import player_names, player_seed, rules_chosen, rules_options
from grosstarock.cli.saying import usage_errors
from grosstarock.cli.signs import Signs
from grosstarock.core.seats import Seat
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named
from grosstarock.words import languages, say_code

from .match import PlayedMatch
from .saving import SavedMatch, UnreadableSession
from .screen import Screen
from .session import PERSON, Session, new_session
from .turns import Ask

PROGRAM_NAMES: Final = ("Bo", "Cy", "Di")
LONGEST_NAME: Final = 12


@click.command()
@rules_options
@click.option("--name", default=None, help="What you are called at the table.")
@click.option("--players", default="club", show_default=True, help="NAME or NAME,NAME,…")
@click.option("--rounds", type=click.IntRange(1), help="How often each deals; open if not given.")
@click.option("--seed", default=None, help="Any word; the same word deals the same cards.")
@click.option("--new", is_flag=True, help="Start afresh, whatever was left unfinished.")
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
@click.option("--plain", is_flag=True, help="No colour, and letters in place of suit signs.")
def command(
    preset: str,
    seats: int | None,
    choices: tuple[str, ...],
    name: str | None,
    players: str,
    rounds: int | None,
    seed: str | None,
    new: bool,
    language: str,
    plain: bool,
) -> None:
    """Play a match in the terminal; ? at any question shows what can be typed."""
    rules = rules_chosen(preset, seats, choices)
    console = Console(no_color=plain or None, highlight=False)
    saved = SavedMatch.of_person()

    def ask(question: str) -> str:
        return console.input(f"{question} ", markup=False)

    def say(code: str, **parameters: str) -> str:
        return say_code(f"terminal-{code}", parameters, language)

    try:
        resumed = None if new else _left_unfinished(saved, ask, say)
    except (EOFError, KeyboardInterrupt):
        return
    if resumed is not None:
        session, others = resumed
    else:
        word = secrets.token_hex(8) if seed is None else seed
        others = _program_players(player_names(players, rules.players - 1))
        names = (_own_name(name), *PROGRAM_NAMES[: rules.players - 1])
        with usage_errors(language):
            session = new_session(rules, names, _seated(others, word), seed=word, rounds=rounds)
    shows_signs = not plain and _shows_signs(console.encoding)
    signs = Signs(unicode=shows_signs, scuse=say("scuse"))
    screen = Screen(console, signs, language, session.match.rules, session.names)
    PlayedMatch(session, screen, ask, saved, others).play()


def _left_unfinished(
    saved: SavedMatch, ask: Ask, say: Callable[..., str]
) -> tuple[Session, Mapping[Seat, str]] | None:
    """The match that was left, if there is one and the person goes on with it."""
    if not saved.exists:
        return None
    try:
        session, players = saved.read(_seated)
    except UnreadableSession as unreadable:
        told = say("saved-broken", path=str(saved.path), reason=unreadable.why)
        raise click.ClickException(told) from unreadable
    wanted = ask(say("ask-resume")).strip().lower() in {"", "y", "yes"}
    return (session, players) if wanted else None


def _program_players(names: tuple[str, ...]) -> dict[Seat, str]:
    return {Seat(seat): name for seat, name in enumerate(names, PERSON + 1)}


def _seated(players: Mapping[Seat, str], seed: str) -> dict[Seat, Player]:
    return {seat: player_named(name, player_seed(seed, seat)) for seat, name in players.items()}


def _own_name(name: str | None) -> str:
    """The name given, or that of the person's account; printable and not longer than a column."""
    try:
        known = name if name is not None else getuser().capitalize()
    except (OSError, KeyError):  # an account without a name has no entry in the user database
        known = ""
    printable = "".join(sign for sign in known if sign.isprintable()).strip()
    return printable[:LONGEST_NAME] or "Ada"


def _shows_signs(encoding: str) -> bool:
    try:
        "♣♠♥♦─•−“”".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return sys.stdout.encoding is not None
