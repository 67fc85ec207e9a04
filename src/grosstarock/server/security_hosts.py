"""From where this server may be spoken to: its own names, and pages that it served itself."""

import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names that a server goes by, and the address it is reached under from outside, if any.

    A bare address is always its own: only a name can be made to point here by somebody else, who
    would then read answers with a visitor's cookie.
    """

    names: frozenset[str]
    public: str | None = None

    @staticmethod
    def of(public: str | None = None) -> "Hosts":
        """This machine's names, and that of the public address."""
        own = socket.gethostname().lower()
        names = {LOCAL, own, f"{own}.local"}
        if public is not None:
            names.add(urlsplit(public).hostname or "")
        return Hosts(frozenset(names), public)

    @property
    def secure(self) -> bool:
        """Whether browsers come by an encrypted connection."""
        return self.public is not None and self.public.startswith("https:")

    def is_own(self, host: str) -> bool:
        """Whether a ``Host`` header names this server."""
        name = _name_of(f"//{host}")
        return name is not None and (_is_address(name) or name in self.names)

    def is_same_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this server sent the request, going by its ``Origin`` header."""
        if self.public is not None and origin == _origin_of(self.public):
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        plain = not parts.path and not parts.query and not parts.fragment
        return parts.scheme in ("http", "https") and plain and parts.netloc.lower() == host.lower()


def _name_of(url: str) -> str | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    plain = parts.username is None and not parts.path and not parts.query and not parts.fragment
    return parts.hostname if plain else None


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
