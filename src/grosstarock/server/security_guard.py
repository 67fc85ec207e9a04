"""Stands before everything: names, origins, rates, cookies, and the headers of every answer."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .http_problems import Problem
from .security import COOKIE, Badges, Visitor, set_cookie
from .security_hosts import Hosts
from .security_limits import Doorkeeper, retry_after, sender_of

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FILE_HEADERS: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""Of these headers those of a file that is never a page: the page's own hold for what it loads."""
FILES: Final = "/static/"
NEVER_A_PAGE: Final = ("text/javascript", "text/css", "text/plain", "font/", "image/png")
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def content_policy(script_hashes: Iterable[str] = ()) -> str:
    """The content security policy: nothing from elsewhere, no inline script or style.

    ``script_hashes`` are those of the inline import map, as ``'sha256-…'``.
    """
    scripts = " ".join(("'self'", *script_hashes))
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class Guard:
    """The outermost application: lets through what may come in, and dresses what goes out."""

    def __init__(
        self, app: ASGIApp, hosts: Hosts, badges: Badges, door: Doorkeeper, policy: str
    ) -> None:
        self._app = app
        self._hosts = hosts
        self._badges = badges
        self._door = door
        self._policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request or one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        visitor = Visitor(sender_of((scope.get("client") or ("", 0))[0]))
        visitor.known = self._person(headers)
        scope["visitor"] = visitor

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self._dress(MutableHeaders(scope=message), visitor, scope["path"])
            elif message["type"] == "websocket.accept" and visitor.cookie is not None:
                self._give_cookie(MutableHeaders(scope=message), visitor)
            await send(message)

        problem = self._problem(scope, headers, visitor)
        if problem is not None:
            await problem.response()(scope, receive, dressed)
            return
        await self._app(scope, receive, dressed)

    def _problem(self, scope: Scope, headers: Headers, visitor: Visitor) -> Problem | None:
        host = headers.get("host", "")
        if not self._hosts.is_own(host):
            return Problem(421, "host-unknown", detail="this server goes by another name")
        # A handshake is a GET, yet it opens a connection in which commands are given.
        acts = scope["type"] == "websocket" or scope["method"] not in _SAFE
        origin = headers.get("origin")
        if acts and origin is not None and not self._hosts.is_same_origin(origin, host):
            return Problem(403, "origin-foreign", detail="asked by a page of another site")
        if acts and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return Problem(403, "origin-foreign", detail="asked by a page of another site")
        wait = self._door.requests.take(visitor.address)
        if wait:
            return Problem(429, "too-many", headers={"retry-after": retry_after(wait)})
        return None

    def _dress(self, headers: MutableHeaders, visitor: Visitor, path: str) -> None:
        kind = headers.get("content-type", "")
        if path.startswith(FILES) and kind.startswith(NEVER_A_PAGE):
            for name in FILE_HEADERS:
                headers[name] = HEADERS[name]
            return
        for name, value in HEADERS.items():
            headers[name] = value
        headers["content-security-policy"] = self._policy
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        if visitor.cookie is not None:
            self._give_cookie(headers, visitor)

    def _give_cookie(self, headers: MutableHeaders, visitor: Visitor) -> None:
        assert visitor.cookie is not None, "asked only where there is one to give"
        headers.append("set-cookie", set_cookie(visitor.cookie, secure=self._hosts.secure))

    def _person(self, headers: Headers) -> str | None:
        for header in headers.getlist("cookie"):
            try:
                found = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                return self._badges.person_of_cookie(found.value)
        return None
