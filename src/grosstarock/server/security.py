"""Who a browser is: a person's id in a signed cookie, and the personal link to come back by.

There are no accounts. A person is an id drawn by chance; whoever shows it signed by this server's
key is that person. The key lies beside the database, so that seats outlive a restart.
"""

import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE: Final = "grosstarock"
COOKIE_AGE: Final = 400 * 24 * 3_600
"""How many seconds a cookie is kept: the longest that browsers allow."""
LINK_AGE: Final = 30 * 24 * 3_600
"""For how many seconds a personal link works."""

_PERSON: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_KEY_BYTES: Final = 32


def key_from(path: Path) -> str:
    """The server's key; made, readable by its owner alone, where there is none.

    To be called by who holds the lock on the database beside it.
    """
    if not path.exists():
        fresh = path.with_name(f"{path.name}.new")
        fresh.unlink(missing_ok=True)
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(_KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    return path.read_text(encoding="ascii").strip()


def drawn_person() -> str:
    """A new person's id, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Badges:
    """Signs persons for cookies and for personal links; each is good for its own use alone."""

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="grosstarock-cookie/1")
        self._links = URLSafeTimedSerializer(key, salt="grosstarock-link/1")

    def cookie_of(self, person: str) -> str:
        """What a person's cookie holds."""
        return _text(self._cookies.dumps(person))

    def person_of_cookie(self, cookie: str) -> str | None:
        """The person whose cookie it is; None for one that this server did not sign."""
        return _read(self._cookies, cookie, COOKIE_AGE)

    def link_of(self, person: str) -> str:
        """The token of a personal link."""
        return _text(self._links.dumps(person))

    def person_of_link(self, token: str) -> str | None:
        """The person whose link it is; None for a wrong one and for one that is too old."""
        return _read(self._links, token, LINK_AGE)


@dataclass(slots=True)
class Visitor:
    """Who sent a request: a person known by the cookie, or nobody yet.

    ``cookie`` is what the answer is to set, if anything; ``address`` where the request came from.
    """

    address: str
    known: str | None = None
    cookie: str | None = None

    def named(self, badges: Badges) -> str:
        """The person, who is given an id and a cookie if there is none yet."""
        return self.known if self.known is not None else self.become(drawn_person(), badges)

    def become(self, person: str, badges: Badges) -> str:
        """Is that person from now on."""
        self.known = person
        self.cookie = badges.cookie_of(person)
        return person


def set_cookie(cookie: str, *, secure: bool) -> str:
    """The header that sets the cookie: out of reach of scripts and of other sites' forms."""
    parts = [f"{COOKIE}={cookie}", f"Max-Age={COOKIE_AGE}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def _read(serializer: URLSafeTimedSerializer, token: str, age: int) -> str | None:
    try:
        person = serializer.loads(token, max_age=age)
    except BadSignature:
        return None
    return person if isinstance(person, str) and _PERSON.fullmatch(person) else None


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode("ascii")
