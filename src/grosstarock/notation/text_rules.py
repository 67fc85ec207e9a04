"""The rules of a table as words: a preset, and in what the table departs from it.

Shared by the text and the one-line forms. An option that is on or off is written ``on`` or
``off``; a rulebook version is written when it is not the first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import PRESETS, changed_amounts, changed_options, rules_of
from grosstarock.core.rules import (
    LARGEST_AMOUNT,
    ON_OFF,
    OPTIONS,
    WITH_POTS,
    OptionValue,
    Rules,
    Stake,
)

from .faults import ReadingCode
from .text_findings import Findings, TextFault
from .text_pieces import Piece
from .text_values import read_number

FIRST_VERSION: Final = 1
"""The version of the rulebook that a text without one was written under, for ever."""

_ON: Final = frozenset({"on", "yes", "true", "1"})
_OFF: Final = frozenset({"off", "no", "false", "0"})
_PRESET_BY_KEY: Final = {name.replace("-", "_"): name for name in PRESETS}


@dataclass(frozen=True, slots=True)
class Setting:
    """The name of an option or amount, and what it is set to."""

    name: Piece
    value: Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPieces:
    """What a text says about the rules, before it is understood."""

    preset: Piece
    options: Sequence[Setting] = ()
    amounts: Sequence[Setting] = ()
    stake: Stake | None = None
    version: Piece | None = None


def option_settings(rules: Rules) -> Iterator[str]:
    """The changed options, each as ``name=value``."""
    for name, value in changed_options(rules).items():
        yield f"{name}={_option_text(value)}"


def amount_settings(rules: Rules) -> Iterator[str]:
    """The changed amounts, each as ``name=points``."""
    for name, amount in changed_amounts(rules).items():
        yield f"{name}={amount}"


def read_setting(piece: Piece, findings: Findings) -> Setting | None:
    """``name=value``."""
    name, value = piece.cut("=")
    if value is None or not name or not value:
        findings.report(TextFault.SETTING_FORM, piece)
        return None
    return Setting(name.stripped(), value.stripped())


def read_rules(pieces: RulesPieces, players: int | None, findings: Findings) -> Rules | None:
    """The rules that some pieces tell; None, with the faults reported, when they tell none.

    ``players`` is how many sit at the table, None where that could not be made out.
    """
    before = len(findings)
    preset = _PRESET_BY_KEY.get(pieces.preset.key)
    if preset is None:
        findings.report_unknown(ReadingCode.PRESET_UNKNOWN, pieces.preset, PRESETS)
    options = _read_options(pieces.options, findings)
    amounts = _read_amounts(pieces.amounts, findings)
    version = FIRST_VERSION
    if pieces.version is not None:
        version = read_number(pieces.version, findings) or FIRST_VERSION
    if preset is None or players is None or len(findings) > before:
        return None
    try:
        return rules_of(
            preset,
            players,
            options=options,
            tariff=amounts,
            stake=pieces.stake,
            version=version,
        )
    except Malformed as malformed:
        place = pieces.version if malformed.fault is Fault.VERSION_UNKNOWN else None
        findings.report_malformed(malformed, place or pieces.preset)
        return None


def read_stake(points: Piece, unit: str, findings: Findings) -> Stake | None:
    """How amounts are shown: a unit of so many points."""
    worth = read_number(points, findings)
    if worth is None:
        return None
    try:
        return Stake(unit, worth)
    except Malformed as malformed:
        findings.report_malformed(malformed, points)
        return None


def _option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value.value


def _read_options(settings: Sequence[Setting], findings: Findings) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for setting in settings:
        name = setting.name.key
        if name not in OPTIONS:
            findings.report_unknown(ReadingCode.OPTION_UNKNOWN, setting.name, OPTIONS)
            continue
        if name in options:
            findings.report(TextFault.TWICE, setting.name)
        value = _read_option(OPTIONS[name], setting.value.key)
        if value is None:
            known = ", ".join(_option_text(one) for one in OPTIONS[name])
            findings.report(ReadingCode.OPTION_VALUE, setting.value, wanted=known)
        else:
            options[name] = value
    return options


def _read_option(values: tuple[OptionValue, ...], key: str) -> OptionValue | None:
    if values == ON_OFF:
        return True if key in _ON else False if key in _OFF else None
    return next((one for one in values if _option_text(one).replace("-", "_") == key), None)


def _read_amounts(settings: Sequence[Setting], findings: Findings) -> dict[str, int]:
    known = WITH_POTS.amounts()
    amounts: dict[str, int] = {}
    for setting in settings:
        name = setting.name.key
        if name not in known:
            findings.report_unknown(ReadingCode.AMOUNT_UNKNOWN, setting.name, known)
            continue
        if name in amounts:
            findings.report(TextFault.TWICE, setting.name)
        amount = read_number(setting.value, findings)
        if amount is None:
            continue
        if amount % 5 or not 0 <= amount <= LARGEST_AMOUNT:
            findings.report(ReadingCode.AMOUNT_VALUE, setting.value)
            continue
        amounts[name] = amount
    return amounts
