"""``grosstarock rules``: the presets, the clauses of one, and what two do differently."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

import click

from grosstarock.core.clauses import CLAUSES, Clause, Family
from grosstarock.core.presets import preset_named
from grosstarock.core.rules import Rules
from grosstarock.words import languages, say, say_code
from grosstarock.words.rulebook import (
    ClauseWords,
    Difference,
    clauses_of,
    preset_difference,
    presets_in_words,
)

from .options import rules_chosen, table_options
from .saying import usage_errors

WIDTH: Final = 78
INDENT: Final = "  "


@click.command()
@click.argument("preset", required=False)
@table_options
@click.option("--diff", nargs=2, metavar="A B", help="What two presets do differently.")
@click.option("--clause", "wanted", metavar="ID", help="One clause, with its sources.")
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
def command(
    preset: str | None,
    seats: int | None,
    choices: tuple[str, ...],
    diff: tuple[str, str] | None,
    wanted: str | None,
    language: str,
) -> None:
    """Print the clauses of PRESET, or without one what presets there are."""
    with usage_errors(language):
        if diff:
            lines = difference_lines(*diff, language)
        elif wanted is not None:
            rules = None if preset is None else rules_chosen(preset, seats, choices)
            lines = one_clause_lines(wanted, rules, language)
        elif preset is None:
            lines = preset_lines(language)
        else:
            numbers = (seats,) if seats else preset_named(preset).players
            tables = [rules_chosen(preset, number, choices) for number in numbers]
            lines = clause_lines(tables, language)
        click.echo("\n".join(lines))


def preset_lines(language: str) -> Iterator[str]:
    """Every preset with what it is for."""
    for preset in presets_in_words(language):
        yield f"{preset.name}: {preset.title}"
        yield from _wrapped(preset.help)


def clause_lines(tables: Sequence[Rules], language: str) -> Iterator[str]:
    """The clauses that say something about one of some tables, by family, with their amounts."""
    family: Family | None = None
    for at_tables in zip(*(clauses_of(rules, language) for rules in tables), strict=True):
        clause = at_tables[0]
        if not any(at_table.applies for at_table in at_tables):
            continue
        if clause.family is not family:
            family = clause.family
            yield ""
            yield say(family, language).upper()
        yield from _clause(clause)


def one_clause_lines(wanted: str, rules: Rules | None, language: str) -> Iterator[str]:
    """A clause whole: text, decision and sources, with the amounts of a table if one is given."""
    identifier = wanted.strip().upper()
    if identifier not in set(Clause):
        told = say_code("terminal-no-such-clause", {"found": wanted[:20]}, language)
        raise click.UsageError(told)
    for paragraph in say(CLAUSES[Clause(identifier)], language, rules=rules).splitlines():
        yield from textwrap.wrap(paragraph, WIDTH, break_on_hyphens=False)


def difference_lines(left: str, right: str, language: str) -> Iterator[str]:
    """In what two presets differ, one thing a line, and the clauses about it."""
    differences = preset_difference(left, right, language)
    if not differences:
        yield say_code("terminal-no-difference", {"left": left, "right": right}, language)
        return
    names = Difference("", "", left, right)
    title_width = max(len(one.title) for one in differences)
    left_width = max(len(one.left) for one in (names, *differences))
    for one in (names, *differences):
        yield f"{one.title:<{title_width}}  {one.left:<{left_width}}  {one.right}".rstrip()


def _clause(clause: ClauseWords) -> Iterator[str]:
    yield f"{clause.clause.value}  {clause.title}"
    yield from _wrapped(clause.text)


def _wrapped(text: str) -> Iterator[str]:
    yield from textwrap.wrap(
        text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
    )
