"""Opening a server that listens on its own machine to the network it is in, and closing it again.

The server keeps its first listener; a second one, on all addresses, comes and goes beside it.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from .security_limits import Buckets, Doorkeeper, Limits

EVERYWHERE: Final = ("0.0.0.0", "::")
"""Where a server listens that listens on every address of its machine."""

Listen = Callable[[int], Awaitable[asyncio.Server]]
"""Serves on all addresses too, at this port or where that is taken at a free one."""
Unlisten = Callable[[asyncio.Server], None]
"""Serves there no more, and ends the connections that came in that way."""


class NoNetwork(Exception):
    """This machine has no address that others could reach."""


class Network:
    """The way into a server from other machines.

    ``host`` and ``port`` are those of its first listener. Where that one is reached from elsewhere
    already the way is open from the start and stays so.
    """

    def __init__(self, host: str, port: int, listen: Listen, unlisten: Unlisten) -> None:
        self.is_fixed = not is_loopback(host)
        self._host = host
        self._port = port
        self._listen = listen
        self._unlisten = unlisten
        self._opened: asyncio.Server | None = None
        self._limits: Limits | None = None
        self._turn = asyncio.Lock()

    @property
    def url(self) -> str | None:
        """The address for others; None while the way is closed, or leads nowhere."""
        if self.is_fixed:
            address = own_address() if self._host in EVERYWHERE else self._host
            return _url(address, self._port)
        return None if self._opened is None else _url(own_address(), port_of(self._opened))

    async def open(self, door: Doorkeeper) -> None:
        """Lets other machines in, at the rates of a server in a network.

        Raises ``NoNetwork`` where there is none, and ``OSError`` where no port is to be had.
        """
        async with self._turn:
            if self.is_fixed or self._opened is not None:
                return
            if own_address() is None:
                raise NoNetwork
            self._opened = await self._listen(self._port + 1)
            self._limits = door.limits
            _limit(door, Limits())

    async def close(self, door: Doorkeeper) -> None:
        """Lets other machines in no more; those that are in lose their connection."""
        async with self._turn:
            if self._opened is None or self._limits is None:
                return
            self._unlisten(self._opened)
            _limit(door, self._limits)
            self._opened = self._limits = None


def port_of(server: asyncio.Server) -> int:
    """The port that a server listens on."""
    return int(server.sockets[0].getsockname()[1])


def own_address() -> str | None:
    """This machine's address in its network, the one it would send from; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting only chooses the way.
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) else found


def is_loopback(host: str) -> bool:
    """Whether a host, named without a port, is this machine, where no other can reach it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _url(address: str | None, port: int) -> str | None:
    if address is None:
        return None
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def _limit(door: Doorkeeper, limits: Limits) -> None:
    """Has the door hold to these rates from now on; who is in stays in."""
    door.limits = limits
    door.requests = Buckets(limits.requests)
    door.openings = Buckets(limits.openings)
    door.uploads = Buckets(limits.uploads)
    door.connections = Buckets(limits.connections)
