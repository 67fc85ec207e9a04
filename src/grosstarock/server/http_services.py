"""What the endpoints of one server share."""

from dataclasses import dataclass

from .hall import Hall
from .http_archive import Archive
from .lobby_http_entries import Entries
from .readiness import Readiness
from .security import Badges
from .security_limits import Doorkeeper


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the deals played, who is who, how much each may ask, and which players are ready.

    ``public`` is the address under which the server is reached, without a slash at its end; None
    where that is the one the request came by.
    """

    hall: Hall
    archive: Archive
    entries: Entries
    badges: Badges
    door: Doorkeeper
    readiness: Readiness
    public: str | None
