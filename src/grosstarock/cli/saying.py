"""Errors of the rules as errors of the command line, in words."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from grosstarock.core.errors import Malformed
from grosstarock.plugins import PlayerFault, PlayerUnavailable
from grosstarock.words import say, say_code


@contextmanager
def usage_errors(language: str = "en") -> Iterator[None]:
    """Turns what cannot be into a usage error that says what is wrong."""
    try:
        yield
    except Malformed as fault:
        raise click.UsageError(say(fault, language)) from fault
    except PlayerUnavailable as unavailable:
        raise click.UsageError(player_unavailable(unavailable, language)) from unavailable


def player_unavailable(error: PlayerUnavailable, language: str) -> str:
    """Why a player cannot be had, and which can."""
    parameters = {"name": error.name}
    if error.code is PlayerFault.UNKNOWN:
        parameters["known"] = ", ".join(error.known)
    else:
        parameters["cause"] = error.cause
    return say_code(f"terminal-{error.code}", parameters, language)
