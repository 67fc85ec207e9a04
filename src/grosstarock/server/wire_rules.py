"""The rules of a table over the wire: as in a record, and how many play."""

from typing import Annotated, Final

import msgspec

from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.presets import changed_amounts, changed_options, changed_stake, rules_of
from grosstarock.core.rules import OPTIONS, RULEBOOK_VERSION, OptionValue, Rules, Stake

Players = Annotated[int, msgspec.Meta(ge=2, le=4)]


class StakeWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How amounts are shown: the unit and how many points it is worth."""

    unit: Annotated[str, msgspec.Meta(max_length=20)]
    points: int


class RulesWire(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """The preset, the number of players, and what the table changed in it."""

    preset: str
    players: Players
    options: dict[str, bool | str] = {}
    tariff: dict[str, int] = {}
    stake: StakeWire | None = None
    version: int


_MOST_TOLD: Final = 1_024
_told: Final[dict[int, tuple[Rules, RulesWire]]] = {}
"""What rules look like that were sent before, by their identity: every view has them, and to look
them up by what they say would take longer than all the rest of a view."""


def rules_to_wire(rules: Rules) -> RulesWire:
    """The rules as they are sent."""
    known = _told.get(id(rules))
    if known is not None:
        return known[1]
    if len(_told) >= _MOST_TOLD:
        _told.clear()
    made = _rules_to_wire(rules)
    # The rules are kept with it, so that no others can have their identity meanwhile.
    _told[id(rules)] = rules, made
    return made


def _rules_to_wire(rules: Rules) -> RulesWire:
    stake = changed_stake(rules)
    return RulesWire(
        preset=rules.preset,
        players=rules.players,
        options=dict(changed_options(rules)),
        tariff=changed_amounts(rules),
        stake=None if stake is None else StakeWire(stake.unit, stake.points),
        version=rules.version,
    )


def rules_from_wire(sent: RulesWire) -> Rules:
    """The rules that were sent; ``Malformed`` where the rulebook has no such rules."""
    if sent.version != RULEBOOK_VERSION:
        raise Malformed(Fault.VERSION_UNKNOWN, found=sent.version, known=RULEBOOK_VERSION)
    return rules_of(
        sent.preset,
        sent.players,
        options={name: _option(name, value) for name, value in sent.options.items()},
        tariff=sent.tariff,
        stake=None if sent.stake is None else Stake(sent.stake.unit, sent.stake.points),
    )


def _option(name: str, found: bool | str) -> OptionValue:  # noqa: FBT001  # an option's value
    for value in OPTIONS.get(name, ()):
        if isinstance(found, bool) is isinstance(value, bool) and found == value:
            return value
    if name not in OPTIONS:
        raise Malformed(Fault.OPTION_UNKNOWN, found=name, known=", ".join(OPTIONS))
    raise Malformed(Fault.OPTION_VALUE, option=name, found=str(found))
