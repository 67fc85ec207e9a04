"""``grosstarock convert``: from any notation into another, without loss."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import click

from grosstarock.core.ending import Ending
from grosstarock.notation.oneline import write_ending, write_prefix
from grosstarock.notation.record import DealRecord, MatchEndRecord
from grosstarock.notation.record_writer import write_record
from grosstarock.notation.text import write_text
from grosstarock.words import say_code

from .reading import Notation, Written, read_file


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option(
    "--to",
    "notation",
    type=click.Choice([notation.value for notation in Notation]),
    required=True,
    help="json: a record a line; text: to read and type; line: a deal or an ending on one line.",
)
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="A file.")
def command(file: BinaryIO, notation: str, output: Path | None) -> None:
    """Convert FILE (- for standard input), whatever notation it is in.

    Nothing is written unless all of FILE can be read. A one-line form leaves out what follows from
    the deal and the actions.
    """
    text = converted(read_file(file), Notation(notation))
    if output is None:
        sys.stdout.write(text)
        return
    fresh = output.with_name(output.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(output)


def converted(things: Sequence[Written], notation: Notation) -> str:
    """Some deals or endings in a notation; a ``ClickException`` for what has no form in it."""
    if notation is Notation.LINE:
        return "".join(_line(thing) + "\n" for thing in things)
    records = [thing for thing in things if not isinstance(thing, Ending)]
    if len(records) != len(things):
        raise click.ClickException(say_code("terminal-ending-one-line-only", {}, "en"))
    if notation is Notation.TEXT:
        return write_text(records)
    return "".join(write_record(record) + "\n" for record in records)


def _line(thing: Written) -> str:
    match thing:
        case Ending():
            return write_ending(thing)
        case DealRecord():
            return write_prefix(thing)
        case MatchEndRecord():
            raise click.ClickException(say_code("terminal-match-end-no-line", {}, "en"))
