"""Errors of the rules and of reading as errors of the command line, in words."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import click

from grosstarock.core.errors import Malformed
from grosstarock.notation.faults import ReadingFault
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
        raise click.UsageError(player_unavailable_said(unavailable, language)) from unavailable


def player_unavailable_said(error: PlayerUnavailable, language: str) -> str:
    """Why a player cannot be had, and which can."""
    parameters = {"name": error.name}
    if error.code is PlayerFault.UNKNOWN:
        parameters["known"] = ", ".join(error.known)
    else:
        parameters["cause"] = error.cause
    return say_code(f"terminal-{error.code}", parameters, language)


def faults_said(faults: Iterable[ReadingFault], language: str = "en") -> str:
    """Everything that is wrong with a text, one line each: where, and what."""
    return "\n".join(
        say_code(
            "terminal-reading-fault",
            {"place": place_said(fault, language), "reason": reason_said(fault, language)},
            language,
        )
        for fault in faults
    )


def place_said(fault: ReadingFault, language: str = "en") -> str:
    """Where a fault is: its path, its line, its column, as far as they are known."""
    parts = [fault.path] if fault.path else []
    for name, number in (("line", fault.line), ("column", fault.column)):
        if number is not None:
            parts.append(say_code(f"terminal-{name}", {"number": number}, language))
    return ", ".join(parts)


def reason_said(fault: ReadingFault, language: str = "en") -> str:
    """What is wrong, and what would be right."""
    parameters = {
        name: value
        for name, value in (("found", fault.found), ("wanted", fault.wanted), ("near", fault.near))
        if value is not None
    }
    return say_code(f"reading-{fault.code}", parameters, language)
