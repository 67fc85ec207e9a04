"""What a house offers: rules, players, the way in from elsewhere, and a person's own affairs."""

from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec

from grosstarock import __version__
from grosstarock.core.errors import Malformed
from grosstarock.core.presets import PRESETS, rulebook_tariff
from grosstarock.core.rules import OPTIONS, Rules
from grosstarock.players.protocol import Taste

from .http_layer import Api, Call
from .http_problems import Problem, problem_of_malformed
from .network import Network, NoNetwork, is_loopback
from .qr_code import QrWire, qr_drawn
from .readiness import Stage
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


class PreparationWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far the stronger players are: the stage, and of the compiling the steps done."""

    stage: Stage
    done: int
    steps: int


class House(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a page needs to know to offer a new table.

    ``players`` are those who can play now; each may be asked for as ``NAME:TASTE``.
    """

    version: str
    protocol: str
    players: tuple[str, ...]
    tastes: tuple[Taste, ...]
    preparation: PreparationWire
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
    """An address to open or to pass on, and the same as a QR code."""

    url: str
    code: QrWire


class NetworkAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether other machines are to be let in."""

    open: bool


class NetworkTold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether other machines are let in, and by which address.

    ``may_change`` is whether this reader may open and close the way.
    """

    open: bool
    link: Link | None
    may_change: bool


class ComeBackAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, msgspec.Meta(max_length=300)]


class Whose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a personal link is the reader's own."""

    own: bool


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


def presets_told() -> tuple[PresetWire, ...]:
    """Every preset with all its values."""
    return tuple(
        PresetWire(
            preset.name,
            preset.players,
            dict(preset.options),
            dict(rulebook_tariff(pots=preset.options["pots"] is True).amounts()),
            StakeWire(preset.stake.unit, preset.stake.points),
        )
        for preset in PRESETS.values()
    )


def address(call: Call, path: str) -> str:
    """A path of this server as an address that others can open."""
    base = call.services.public
    if base is None:
        base = str(call.request.base_url).rstrip("/")
        network = _network(call)
        # An address that means this machine means another one to others.
        if network is not None and network.url is not None and is_loopback(_host_asked(call)):
            base = network.url
    return base + path


def linked(url: str) -> Link:
    """An address with its QR code."""
    return Link(url, qr_drawn(url))


def _network(call: Call) -> Network | None:
    """The way in from elsewhere; None where something else than the own server serves."""
    network: Network | None = call.request.scope.get("state", {}).get("network")
    return network


def _host_asked(call: Call) -> str:
    return urlsplit(str(call.request.base_url)).hostname or ""


def _is_at_this_machine(call: Call) -> bool:
    """Whether the request was made at the server's own machine, and no proxy passed it on."""
    is_passed_on = any(name.startswith("x-forwarded") for name in call.request.headers)
    own = is_loopback(call.visitor.address) and is_loopback(_host_asked(call))
    return own and not is_passed_on


@API.operation("GET", "/house")
async def house(call: Call) -> House:
    """Presets, options and players to choose from."""
    readiness = call.services.readiness
    now = readiness.progress
    preparation = PreparationWire(now.stage, now.done, now.steps)
    return House(
        version=__version__,
        protocol=PROTOCOL,
        players=readiness.players(),
        tastes=tuple(Taste),
        preparation=preparation,
        presets=presets_told(),
        options=dict(OPTIONS),
    )


@API.operation("POST", "/rules")
async def rules(_call: Call, body: RulesAsked) -> RulesTold:
    """Checks the rules of a table to be, and tells them in full."""
    return rules_told(rules_asked(body.rules))


@API.operation("GET", "/network")
async def network_told(call: Call) -> NetworkTold:
    """Whether this server can be reached from its network, and how."""
    return _network_told(call)


@API.operation("POST", "/network")
async def change_network(call: Call, body: NetworkAsked) -> NetworkTold:
    """Lets other machines in, or no more; only for the person at the server's own machine."""
    network = _network(call)
    if not _is_at_this_machine(call):
        raise Problem(403, "network-elsewhere")
    if network is None or not _may_change(call, network):
        raise Problem(422, "network-fixed")
    door = call.services.door
    try:
        await (network.open(door) if body.open else network.close(door))
    except (NoNetwork, OSError) as error:
        raise Problem(503, "network-none") from error
    return _network_told(call)


def _network_told(call: Call) -> NetworkTold:
    network = _network(call)
    url = None if network is None else network.url
    may_change = _may_change(call, network)
    return NetworkTold(url is not None, None if url is None else linked(url), may_change)


def _may_change(call: Call, network: Network | None) -> bool:
    if network is None or network.is_fixed or call.services.public is not None:
        return False
    return _is_at_this_machine(call)


@API.operation("POST", "/me/link")
async def personal_link(call: Call, body: Nothing) -> Link:  # read and found empty
    """A link by which this person comes back from another device."""
    token = call.services.badges.link_of(call.person())
    # Behind the sign #, so that no log and no other site ever reads it.
    return linked(address(call, f"/come-back#{token}"))


@API.operation("POST", "/me/whose")
async def whose(call: Call, body: ComeBackAsked) -> Whose:
    """Whether a personal link leads to the person whom this browser belongs to already."""
    return Whose(_person_of(call, body) == call.known)


@API.operation("POST", "/me/come-back")
async def come_back(call: Call, body: ComeBackAsked) -> Nothing:
    """Makes this browser the person of a personal link."""
    call.visitor.become(_person_of(call, body), call.services.badges)
    return Nothing()


def _person_of(call: Call, asked: ComeBackAsked) -> str:
    person = call.services.badges.person_of_link(asked.token)
    if person is None:
        raise Problem(403, "link-unknown")
    return person


@API.operation("POST", "/me/erase")
async def erase(call: Call, body: Nothing) -> Nothing:  # read and found empty
    """Erases this person's names, titles and lines of chat at every table."""
    if call.known is not None:
        await call.services.hall.erase(call.known)
        call.services.archive.forget()
        call.services.entries.forget()
    return Nothing()
