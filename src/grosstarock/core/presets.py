"""The presets of the rulebook (section 10), and how a table departs from one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .errors import Fault, Malformed
from .rules import (
    DOLLARS,
    OPTIONS,
    POINTS,
    RULEBOOK_VERSION,
    WITH_POTS,
    WITHOUT_POTS,
    DeclarationDuty,
    Direction,
    OptionValue,
    Rules,
    ScuseWithoutTricks,
    Stake,
    Tariff,
)


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of rules: for how many at the table, the options' values, and the stake shown."""

    name: str
    players: tuple[int, ...]
    options: Mapping[str, OptionValue]
    stake: Stake = POINTS


_EVERYWHERE: Final[Mapping[str, OptionValue]] = {
    "scuse_counts_as_trump": True,
    "card_points": True,
    "card_points_in_tout": True,
    "last_trick_paid_on_bagud": False,
    "ultimo_paid_in_tout": False,
    "redeal_without_trumps": False,
}

_CLASSIC: Final[Mapping[str, OptionValue]] = {
    "direction": Direction.COUNTER_CLOCKWISE,
    "pots": True,
    "declarations": DeclarationDuty.COMPULSORY,
    "scuse_without_tricks": ScuseWithoutTricks.SURRENDERED,
    "announced_tout": False,
    **_EVERYWHERE,
}

_DANISH: Final[Mapping[str, OptionValue]] = {
    **_CLASSIC,
    "declarations": DeclarationDuty.VOLUNTARY,
}

_DOLLAR: Final[Mapping[str, OptionValue]] = {
    **_DANISH,
    "direction": Direction.CLOCKWISE,
    "scuse_without_tricks": ScuseWithoutTricks.KEPT,
    "announced_tout": True,
}

PRESETS: Final[Mapping[str, Preset]] = {
    preset.name: preset
    for preset in (
        Preset("classic", (3, 4), _CLASSIC),
        Preset("classic-no-pots", (3, 4), {**_CLASSIC, "pots": False}),
        Preset("danish", (3, 4), _DANISH),
        Preset("dollar", (3, 4), _DOLLAR, DOLLARS),
        Preset("two-player", (2,), {**_CLASSIC, "pots": False}),
    )
}


def preset_named(name: str) -> Preset:
    """The preset of that name; ``Malformed`` when the rulebook has none."""
    if name not in PRESETS:
        raise Malformed(Fault.PRESET_UNKNOWN, found=name, known=", ".join(PRESETS))
    return PRESETS[name]


def rules_of(
    preset: str,
    players: int | None = None,
    *,
    options: Mapping[str, OptionValue] | None = None,
    tariff: Mapping[str, int] | None = None,
    stake: Stake | None = None,
    version: int = RULEBOOK_VERSION,
) -> Rules:
    """The rules of a table that plays ``preset`` with some options and amounts of its own.

    ``players`` is how many sit at the table, by default the fewest the preset is for. Amounts that
    are not given are the rulebook's: with pots or without, as the option ``pots`` has it.

    >>> rules_of("danish", options={"pots": False}).tariff.tout
    25
    """
    base = preset_named(preset)
    at_table = base.players[0] if players is None else players
    if at_table in (2, 3, 4) and at_table not in base.players:
        raise Malformed(Fault.PLAYERS_OF_PRESET, preset=preset, found=at_table)
    chosen = {**base.options, **(options or {})}
    for name in chosen:
        if name not in OPTIONS:
            raise Malformed(Fault.OPTION_UNKNOWN, found=name, known=", ".join(OPTIONS))
    amounts = rulebook_tariff(pots=chosen["pots"] is True).amounts()
    for name in tariff or {}:
        if name not in amounts:
            raise Malformed(Fault.AMOUNT_UNKNOWN, found=name, known=", ".join(amounts))
    return Rules(
        preset=preset,
        players=at_table,
        tariff=Tariff(**{**amounts, **(tariff or {})}),
        stake=base.stake if stake is None else stake,
        version=version,
        **chosen,  # type: ignore[arg-type]  # Rules itself refuses a value of the wrong kind
    )


def rulebook_tariff(*, pots: bool) -> Tariff:
    """The amounts that the sources give, for play with pots or without."""
    return WITH_POTS if pots else WITHOUT_POTS


def changed_options(rules: Rules) -> dict[str, OptionValue]:
    """The options in which a table departs from its preset."""
    base = preset_named(rules.preset).options
    return {name: value for name, value in rules.options().items() if value is not base[name]}


def changed_amounts(rules: Rules) -> dict[str, int]:
    """The amounts in which a table departs from the rulebook's."""
    base = rulebook_tariff(pots=rules.pots).amounts()
    return {name: amount for name, amount in rules.tariff.amounts().items() if amount != base[name]}


def changed_stake(rules: Rules) -> Stake | None:
    """The stake of a table that shows amounts otherwise than its preset does."""
    return None if rules.stake == preset_named(rules.preset).stake else rules.stake
