"""Writes the pages of the reference from the code: ``python docs/reference/generate.py``."""

import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import click

from grosstarock.cli.app import COMMANDS, grosstarock
from grosstarock.core.errors import Fault
from grosstarock.core.events import Event
from grosstarock.core.facts import Fact
from grosstarock.core.refusals import Reason
from grosstarock.plugins import PLAYERS
from grosstarock.words import say

HERE = Path(__file__).parent
MADE = "<!-- made by docs/reference/generate.py; change the code, not this page -->"


def pages() -> dict[str, str]:
    """Every page by its file's name."""
    return {
        "codes.md": "\n".join(codes_page()) + "\n",
        "command-line.md": "\n".join(command_line_page()) + "\n",
    }


def codes_page() -> Iterator[str]:
    """What the core says in codes: refusals, faults, events, facts; and who can play."""
    yield from ("# Codes", "", MADE, "")
    yield from (
        "What the rules have to say comes out of `grosstarock.core` as codes with parameters;",
        "`grosstarock.words` puts them into sentences.",
        "",
    )
    yield from ("## Why an action is refused", "", "| code | clause | in words |", "|---|---|---|")
    for reason in Reason:
        clause = f"[{reason.clause}](../rules/clauses.md#{reason.clause})"
        yield f"| `{reason.code}` | {clause} | {say(reason)} |"
    yield from ("", "## Why a value cannot be", "", "| code | in words |", "|---|---|")
    for fault in Fault:
        yield f"| `{fault}` | {say(fault)} |"
    yield from ("", "## What happens", "", "| event | |", "|---|---|")
    yield from _classes(get_args(Event))
    yield from ("", "## What is paid for", "", "| fact | |", "|---|---|")
    yield from _classes(get_args(Fact))
    yield from ("", "## Who plays", "", "| player | version |", "|---|---|")
    for name, player in PLAYERS.items():
        yield f"| [`{name}`](../players.md) | {player.version} |"


def command_line_page() -> Iterator[str]:
    """Every command with its arguments and options."""
    yield from ("# The command line", "", MADE, "")
    yield "`grosstarock COMMAND --help` tells the same in the terminal."
    context = click.Context(grosstarock, info_name="grosstarock")
    for name in COMMANDS:
        command = grosstarock.get_command(context, name)
        assert command is not None, "every command that is listed exists"
        yield from ("", f"## {name}", "", inspect.cleandoc(command.help or ""), "")
        yield from ("| | |", "|---|---|")
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                yield f"| `{', '.join(parameter.opts)}` | {parameter.help or ''} |"
            else:
                yield f"| `{(parameter.name or '').upper()}` | the argument |"


def _classes(classes: Iterable[type]) -> Iterator[str]:
    for kind in classes:
        summary = (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")
        yield f"| `{kind.__name__}` | {summary} |"


if __name__ == "__main__":
    for file_name, text in pages().items():
        (HERE / file_name).write_text(text, encoding="utf-8")
