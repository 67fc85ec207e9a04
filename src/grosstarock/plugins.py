"""The registry: every player and every preset, once.

Players from elsewhere come in by the entry point group ``grosstarock.players``: the entry point's
name is the player's, and it loads to a ``PlayerEntry`` or to a factory. Their code is loaded when
they are first asked for, so that a broken one disturbs nobody else.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from .core.errors import GrosstarockError
from .core.presets import PRESETS
from .players.club import club
from .players.novice import novice
from .players.protocol import PLAIN_MANNER, Manner, Player, PlayerFactory, Taste
from .players.random_player import RandomPlayer

__all__ = [
    "PLAYERS",
    "PLAYER_GROUP",
    "PRESETS",
    "PlayerEntry",
    "PlayerFault",
    "PlayerRegistry",
    "PlayerUnavailable",
    "is_player",
    "own_player",
    "player_named",
]

PLAYER_GROUP: Final = "grosstarock.players"


PACKAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"kernel": ("numba", "numpy")})
"""What an extra installs that players import."""


class PlayerFault(StrEnum):
    """Why a player cannot be had."""

    UNKNOWN = "player-unknown"
    BROKEN = "player-broken"


class PlayerUnavailable(GrosstarockError):
    """No player of that name, or one from elsewhere that cannot be used.

    ``known`` holds every registered name, ``cause`` what went wrong with a broken one.
    """

    def __init__(
        self, code: PlayerFault, name: str, *, known: tuple[str, ...] = (), cause: str = ""
    ) -> None:
        self.code = code
        self.name = name
        self.known = known
        self.cause = cause
        told = f"known={', '.join(known)}" if code is PlayerFault.UNKNOWN else f"cause={cause}"
        super().__init__(f"{code}: name={name}, {told}")


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """A registered player: what makes one, and which extras of the package it needs installed.

    ``arena`` and ``table`` are the seconds a decision that it is given in the arena, where proofs
    have to end, and at the table, where a person waits; None for one that does not look ahead.
    A yardstick is there to measure others by, and is not offered at a table.
    """

    name: str
    version: str
    factory: PlayerFactory
    needs: tuple[str, ...] = ()
    arena: float | None = None
    table: float | None = None
    is_yardstick: bool = False

    @property
    def is_at_hand(self) -> bool:
        """Whether all that it needs is installed; nothing is imported to find out."""
        packages = (name for extra in self.needs for name in PACKAGES.get(extra, ()))
        return all(find_spec(name) is not None for name in packages)


def _compiled(name: str) -> PlayerFactory:
    """The factory of a player that the kernel thinks for, which is loaded when it first plays."""

    def made(seed: int, manner: Manner = PLAIN_MANNER, /) -> Player:
        factory: PlayerFactory = getattr(import_module(f"grosstarock.players.{name}"), name)
        return factory(seed, manner)

    return made


_OWN: Final[Mapping[str, PlayerEntry]] = MappingProxyType(
    {
        entry.name: entry
        for entry in (
            PlayerEntry("random", "1", RandomPlayer),
            PlayerEntry("novice", "1", novice),
            PlayerEntry("club", "1", club, arena=0.001, table=0.01),
            PlayerEntry(
                "reference-pimc",
                "1",
                _compiled("reference_pimc"),
                needs=("kernel",),
                is_yardstick=True,
            ),
            PlayerEntry(
                "master", "1", _compiled("master"), needs=("kernel",), arena=0.008, table=0.3
            ),
            PlayerEntry(
                "expert", "1", _compiled("expert"), needs=("kernel",), arena=0.025, table=0.5
            ),
        )
    }
)


class PlayerRegistry(Mapping[str, PlayerEntry]):
    """The players by name: the project's own, then those of entry points, loaded when asked for.

    An own player's name cannot be taken by an entry point.
    """

    def __init__(
        self,
        own: Mapping[str, PlayerEntry],
        find: Callable[[], Mapping[str, EntryPoint]],
    ) -> None:
        self._own = own
        self._find = find

    def __getitem__(self, name: str) -> PlayerEntry:
        if name in self._own:
            return self._own[name]
        return _loaded(self._find()[name])

    def own(self, name: str) -> PlayerEntry | None:
        """The project's own player of that name; None for others, whose code is not loaded."""
        return self._own.get(name)

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from sorted(set(self._find()) - set(self._own))

    def __len__(self) -> int:
        return len(set(self._own) | set(self._find()))

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._find()


def _from_elsewhere() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=PLAYER_GROUP)}


def _loaded(point: EntryPoint) -> PlayerEntry:
    try:
        found = point.load()
    except Exception as cause:
        told = f"{type(cause).__name__}: {cause}"
        raise PlayerUnavailable(PlayerFault.BROKEN, point.name, cause=told) from cause
    if isinstance(found, PlayerEntry):
        return found
    if not callable(found):
        raise PlayerUnavailable(PlayerFault.BROKEN, point.name, cause="not a factory of players")
    version = point.dist.version if point.dist is not None else ""
    return PlayerEntry(point.name, version, found)


PLAYERS: Final = PlayerRegistry(_OWN, _from_elsewhere)


def own_player(asked: str) -> PlayerEntry | None:
    """The entry of a player of the project's own, asked for by name or by name and taste."""
    return PLAYERS.own(asked.partition(":")[0])


def is_player(asked: str) -> bool:
    """Whether there is a player of that name, and, where one is given, that taste."""
    name, _, taste = asked.partition(":")
    return name in PLAYERS and (":" not in asked or taste in set(Taste))


def player_named(asked: str, seed: int, budget: float | None = None) -> Player:
    """The player of that name or name and taste, made from a seed; ``PlayerUnavailable``.

    ``budget`` is in seconds a decision; without one the player takes its own.
    """
    if not is_player(asked):
        raise PlayerUnavailable(PlayerFault.UNKNOWN, asked, known=tuple(PLAYERS))
    name, _, taste = asked.partition(":")
    return PLAYERS[name].factory(seed, Manner(Taste(taste or Taste.PLAIN), budget))
