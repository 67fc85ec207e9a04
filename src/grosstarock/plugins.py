"""The registry: every player and every preset, once.

Players from elsewhere come in by the entry point group ``grosstarock.players``: the entry point's
name is the player's, and it loads to a ``PlayerEntry`` or to a factory. Their code is loaded when
they are first asked for, so that a broken one disturbs nobody else.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from .core.errors import GrosstarockError
from .core.presets import PRESETS
from .players.novice import novice
from .players.protocol import Player, PlayerFactory
from .players.random_player import RandomPlayer

__all__ = [
    "PLAYERS",
    "PLAYER_GROUP",
    "PRESETS",
    "PlayerEntry",
    "PlayerFault",
    "PlayerRegistry",
    "PlayerUnavailable",
    "player_named",
]

PLAYER_GROUP: Final = "grosstarock.players"


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
    """A registered player: what makes one, and which extras of the package it needs installed."""

    name: str
    version: str
    factory: PlayerFactory
    needs: tuple[str, ...] = ()


_OWN: Final[Mapping[str, PlayerEntry]] = MappingProxyType(
    {
        entry.name: entry
        for entry in (
            PlayerEntry("random", "1", RandomPlayer),
            PlayerEntry("novice", "1", novice),
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


def player_named(name: str, seed: int) -> Player:
    """The player of that name, made from a seed; raises ``PlayerUnavailable``."""
    if name not in PLAYERS:
        raise PlayerUnavailable(PlayerFault.UNKNOWN, name, known=tuple(PLAYERS))
    return PLAYERS[name].factory(seed)
