"""What a house offers: rules and their options, players, and a person's own affairs."""

from typing import Annotated, Final

import msgspec

from grosstarock import __version__
from grosstarock.core.errors import Malformed
from grosstarock.core.presets import PRESETS, rulebook_tariff
from grosstarock.core.rules import OPTIONS, Rules
from grosstarock.plugins import PLAYERS

from .http_layer import Api, Call
from .http_problems import Problem, problem_of_malformed
from .wire import PROTOCOL
from .wire_rules import RulesWire, StakeWire, rules_from_wire, rules_to_wire

API: Final = Api("/api/v1")

OptionWire = bool | str


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


class PresetWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset with all its values, and for how many at the table it is."""

    name: str
    players: tuple[int, ...]
    options: dict[str, OptionWire]
    tariff: dict[str, int]
    stake: StakeWire


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page needs to know to offer a new table."""

    version: str
    protocol: str
    players: tuple[str, ...]
    presets: tuple[PresetWire, ...]
    options: dict[str, tuple[OptionWire, ...]]


class RulesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules to look at."""

    rules: RulesWire


class RulesTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules in full: ``rules`` has only what departs from the preset, the rest has all."""

    rules: RulesWire
    options: dict[str, OptionWire]
    tariff: dict[str, int]
    stake: StakeWire


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to open or to pass on."""

    url: str


class ComeBackAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=300)]


def rules_asked(asked: RulesWire) -> Rules:
    """The rules that are meant; a problem for what the rulebook does not know."""
    try:
        return rules_from_wire(asked)
    except Malformed as malformed:
        raise problem_of_malformed(malformed, "$.rules") from malformed


def rules_told(rules: Rules) -> RulesTold:
    """Rules in full."""
    return RulesTold(
        rules=rules_to_wire(rules),
        options=dict(rules.options()),
        tariff=dict(rules.tariff.amounts()),
        stake=StakeWire(rules.stake.unit, rules.stake.points),
    )


def address(call: Call, path: str) -> str:
    """A path of this server as an address that others can open."""
    public = call.services.public
    base = str(call.request.base_url).rstrip("/") if public is None else public
    return base + path


@API.operation("GET", "/house")
async def house(_call: Call) -> House:
    """Presets, options and players to choose from."""
    presets = tuple(
        PresetWire(
            preset.name,
            preset.players,
            dict(preset.options),
            dict(rulebook_tariff(pots=preset.options["pots"] is True).amounts()),
            StakeWire(preset.stake.unit, preset.stake.points),
        )
        for preset in PRESETS.values()
    )
    return House(__version__, PROTOCOL, tuple(PLAYERS), presets, dict(OPTIONS))


@API.operation("POST", "/rules")
async def rules(_call: Call, body: RulesAsked) -> RulesTold:
    """Checks the rules of a table to be, and tells them in full."""
    return rules_told(rules_asked(body.rules))


@API.operation("POST", "/me/link")
async def personal_link(call: Call, body: Nothing) -> Link:  # read and found empty
    """A link by which this person comes back from another device."""
    token = call.services.badges.link_of(call.person())
    # Behind the sign #, so that no log and no other site ever reads it.
    return Link(address(call, f"/come-back#{token}"))


@API.operation("POST", "/me/come-back")
async def come_back(call: Call, body: ComeBackAsked) -> Nothing:
    """Makes this browser the person of a personal link."""
    badges = call.services.badges
    person = badges.person_of_link(body.token)
    if person is None:
        raise Problem(403, "link-unknown")
    call.visitor.become(person, badges)
    return Nothing()


@API.operation("POST", "/me/erase")
async def erase(call: Call, body: Nothing) -> Nothing:  # read and found empty
    """Erases this person's names, titles and lines of chat at every table."""
    if call.known is not None:
        await call.services.hall.erase(call.known)
        call.services.archive.forget()
        call.services.entries.forget()
    return Nothing()
