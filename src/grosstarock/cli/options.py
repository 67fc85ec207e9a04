"""Options that several commands share: which rules, which seats, which players."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

import click

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import PRESETS, preset_named, rules_of
from grosstarock.core.rules import OPTIONS, OptionValue, Rules, Stake
from grosstarock.words import say, say_code

Decorated = Callable[..., Any]

ON: Final = frozenset({"on", "yes", "true"})
OFF: Final = frozenset({"off", "no", "false"})


def rules_options(command: Decorated) -> Decorated:
    """Adds ``--rules``, ``--seats`` and ``--option`` to a command."""
    named = click.option(
        "--rules",
        "preset",
        default="danish",
        show_default=True,
        metavar="PRESET",
        help=f"One of {', '.join(PRESETS)}.",
    )
    return named(table_options(command))


def table_options(command: Decorated) -> Decorated:
    """Adds ``--seats`` and ``--option`` to a command that knows its preset."""
    chosen = click.option(
        "--option",
        "choices",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option or amount of the rules page, such as declarations=compulsory, "
        "card_points=off or tariff.tout=135; may be repeated.",
    )
    seats = click.option("--seats", type=click.IntRange(2, 4), help="How many sit at the table.")
    return seats(chosen(command))


def rules_chosen(preset: str, seats: int | None, choices: tuple[str, ...]) -> Rules:
    """The rules that the shared options describe; a usage error says what is wrong with them."""
    options: dict[str, OptionValue] = {}
    amounts: dict[str, int] = {}
    stake: dict[str, str] = {}
    try:
        for choice in choices:
            name, found, value = choice.partition("=")
            if not found:
                raise Malformed(Fault.OPTION_VALUE, option=name, found="")
            name, value = name.strip(), value.strip()
            family, _, part = name.partition(".")
            if family == "tariff":
                amounts[part] = _amount(part, value)
            elif family == "stake" and part in ("unit", "points"):
                stake[part] = value
            else:
                options[name] = option_value(name, value)
        base = preset_named(preset)
        shown = base.stake
        if stake:
            points = _amount("stake.points", stake.get("points", str(shown.points)))
            shown = Stake(stake.get("unit", shown.unit), points)
        return rules_of(preset, seats, options=options, tariff=amounts, stake=shown)
    except Malformed as fault:
        raise click.UsageError(say(fault)) from fault


def player_names(players: str, count: int) -> tuple[str, ...]:
    """The players' names, in seat order; a single name stands for every seat."""
    names = tuple(name.strip() for name in players.split(","))
    if len(names) == 1:
        return names * count
    if len(names) != count:
        parameters = {"found": len(names), "wanted": count}
        raise click.UsageError(say_code("terminal-players-number", parameters, "en"))
    return names


def player_seed(seed: str, seat: int) -> int:
    """The seed of the player in a seat, from the word that a person gave."""
    return int.from_bytes(sha256(f"{seed}/{seat}".encode()).digest()[:8])


def deal_seed(seed: str, number: int) -> str:
    """The seed of a match's deal, counted from 1, from the word that a person gave."""
    return f"gt1:{seed}/{number}"


def option_value(name: str, text: str) -> OptionValue:
    """The value that ``text`` names for an option: on or off for a switch, else its name."""
    if name not in OPTIONS:
        raise Malformed(Fault.OPTION_UNKNOWN, found=name, known=", ".join(OPTIONS))
    by_text: Mapping[str, OptionValue] = {
        word: value
        for value in OPTIONS[name]
        for word in (_words(value) if isinstance(value, bool) else (str(value),))
    }
    if text.lower() not in by_text:
        raise Malformed(Fault.OPTION_VALUE, option=name, found=text)
    return by_text[text.lower()]


def _words(value: bool) -> frozenset[str]:
    return ON if value else OFF


def _amount(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Malformed(Fault.AMOUNT_VALUE, amount=name, found=text[:40]) from None
