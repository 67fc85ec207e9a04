"""The rules of a table in a record: the preset, and what the table changed in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import (
    PRESETS,
    changed_amounts,
    changed_options,
    changed_stake,
    rules_of,
)
from grosstarock.core.rules import (
    LARGEST_AMOUNT,
    OPTIONS,
    RULEBOOK_VERSION,
    WITH_POTS,
    OptionValue,
    Rules,
    Stake,
)

from .faults import ReadingCode
from .json_text import path_to
from .record import Extra
from .record_findings import Findings

PLAYERS_NUMBERS: Final = (2, 3, 4)

_RULES_FIELDS: Final = frozenset({"preset", "options", "tariff", "stake", "version"})
_STAKE_FIELDS: Final = frozenset({"unit", "points"})
_PLACES: Final = {
    Fault.PLAYERS_OF_PRESET: (ReadingCode.PLAYERS_OF_PRESET, "players"),
    Fault.TWO_WITH_POTS: (ReadingCode.TWO_WITH_POTS, "rules.options.pots"),
}


@dataclass(slots=True)
class RulesRead:
    """The rules of a record, None where something is wrong with them, and their unknown fields."""

    rules: Rules | None = None
    inner_extra: dict[str, Extra] = field(default_factory=dict)


def read_rules(findings: Findings, value: object, players: int) -> RulesRead:
    """The rules that ``players`` at the table play."""
    read = RulesRead()
    fields = findings.fields_of(value, "rules")
    if fields is None:
        return read
    extra = findings.extra(fields, _RULES_FIELDS, "rules")
    if extra:
        read.inner_extra["rules"] = extra
    preset = findings.field(fields, "preset", "rules")
    if "preset" in fields and not (isinstance(preset, str) and preset in PRESETS):
        findings.not_one_of(ReadingCode.PRESET_UNKNOWN, "rules.preset", preset, PRESETS)
    options = _options(findings, fields.get("options", {}), players)
    tariff = _tariff(findings, fields.get("tariff", {}))
    stake = _stake(findings, fields["stake"], read) if "stake" in fields else None
    version = fields.get("version", RULEBOOK_VERSION)
    if findings.integer(version, "rules.version") != RULEBOOK_VERSION:
        found = findings.integer(version, "rules.version")
        findings.fault(ReadingCode.VERSION_UNKNOWN, "rules.version", found, RULEBOOK_VERSION)
    if isinstance(preset, str) and preset in PRESETS and players in PLAYERS_NUMBERS:
        try:
            read.rules = rules_of(preset, players, options=options, tariff=tariff, stake=stake)
        except Malformed as error:
            code, path = _PLACES[error.fault]
            wanted = ", ".join(map(str, PRESETS[preset].players))
            findings.fault(code, path, players, wanted)
    return read


def written_rules(rules: Rules, inner_extra: Mapping[str, Extra]) -> dict[str, object]:
    """The rules as a record has them: only what departs from the preset, and the unknown fields."""
    fields: dict[str, object] = {"preset": rules.preset}
    options, amounts, stake = changed_options(rules), changed_amounts(rules), changed_stake(rules)
    if options:
        fields["options"] = options
    if amounts:
        fields["tariff"] = amounts
    stake_extra = inner_extra.get("rules.stake", {})
    if stake is not None or stake_extra:
        shown = rules.stake
        fields["stake"] = {"unit": shown.unit, "points": shown.points, **stake_extra}
    return {**fields, "version": rules.version, **inner_extra.get("rules", {})}


def _options(findings: Findings, value: object, players: int) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for name, found in (findings.fields_of(value, "rules.options") or {}).items():
        path = path_to("rules.options", name)
        if name == "players":
            if type(found) is not int or found != players:
                findings.not_one_of(ReadingCode.PLAYERS_NUMBER, path, found, (str(players),))
        elif name not in OPTIONS:
            findings.not_one_of(ReadingCode.OPTION_UNKNOWN, path, name, OPTIONS)
        else:
            option = _option_value(findings, path, found, OPTIONS[name])
            if option is not None:
                chosen[name] = option
    return chosen


def _option_value(
    findings: Findings, path: str, found: object, values: tuple[OptionValue, ...]
) -> OptionValue | None:
    for value in values:
        if type(found) in (bool, str) and isinstance(value, type(found)) and found == value:
            return value
    known = [str(value).lower() if isinstance(value, bool) else value.value for value in values]
    findings.not_one_of(ReadingCode.OPTION_VALUE, path, found, known)
    return None


def _tariff(findings: Findings, value: object) -> dict[str, int]:
    amounts: dict[str, int] = {}
    known = WITH_POTS.amounts()
    for name, found in (findings.fields_of(value, "rules.tariff") or {}).items():
        path = path_to("rules.tariff", name)
        if name not in known:
            findings.not_one_of(ReadingCode.AMOUNT_UNKNOWN, path, name, known)
            continue
        amount = findings.integer(found, path)
        if amount % 5 or not 0 <= amount <= LARGEST_AMOUNT:
            wanted = f"0, 5, 10 … {LARGEST_AMOUNT}"
            findings.fault(ReadingCode.AMOUNT_VALUE, path, amount, wanted)
        else:
            amounts[name] = amount
    return amounts


def _stake(findings: Findings, value: object, read: RulesRead) -> Stake | None:
    fields = findings.fields_of(value, "rules.stake")
    if fields is None:
        return None
    extra = findings.extra(fields, _STAKE_FIELDS, "rules.stake")
    if extra:
        read.inner_extra["rules.stake"] = extra
    unit = findings.text(findings.field(fields, "unit", "rules.stake"), "rules.stake.unit")
    points = findings.integer(findings.field(fields, "points", "rules.stake"), "rules.stake.points")
    if not 1 <= points <= LARGEST_AMOUNT:
        wanted = f"1-{LARGEST_AMOUNT}"
        findings.fault(ReadingCode.STAKE_VALUE, "rules.stake.points", points, wanted)
        return None
    try:
        return Stake(unit, points)
    except Malformed:
        findings.fault(ReadingCode.STAKE_VALUE, "rules.stake.unit", unit)
        return None
