"""The page and its files, held in memory: under a prefix that names their content, kept for ever.

``index.html`` refers to ``/static/NAME``; the prefix is put in when it is read. Files refer to each
other by relative addresses. The Fluent files of ``words`` lie beside them in ``words``.
"""

import gzip
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import grosstarock

from .http_problems import Problem

PAGE: Final = "index.html"
WORDS: Final = Path(grosstarock.__file__).parent / "words"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
AT_THE_ROOT: Final = ("sw.js", "manifest.webmanifest", "favicon.svg")
"""Files that browsers look for at the root of a site."""

_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_WORTH_PACKING: Final = 500
_IMPORT_MAP: Final = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)
_PAGE_PATH: Final = re.compile(r"(?!(api|static)/)([a-z-]*|[a-z-]+(/[A-Za-z0-9_-]+)*)")


@dataclass(slots=True)
class File:
    """One file: its bytes, its type, and the same bytes packed once they are asked for."""

    content: bytes
    kind: str
    _packed: bytes | None = field(default=None, repr=False)

    @property
    def packed(self) -> bytes | None:
        """The bytes packed by gzip; None where that saves nothing."""
        if len(self.content) < _WORTH_PACKING or self.kind.startswith(("image/png", "font/")):
            return None
        if self._packed is None:
            self._packed = gzip.compress(self.content, 9, mtime=0)
        return self._packed


class StaticFiles:
    """Everything that a browser is given, read once at the start."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder, ""))
        self._files |= dict(_read(WORDS, "words/", suffix=".ftl"))
        told = sha256()
        for name in sorted(self._files):
            told.update(f"{name}\0{len(self._files[name].content)}\0".encode())
            told.update(self._files[name].content)
        self.prefix = f"/static/{told.hexdigest()[:16]}/"
        page = self._files.pop(PAGE).content.replace(b"/static/", self.prefix.encode())
        self._page = File(page, _TYPES[".html"])

    @property
    def script_hashes(self) -> tuple[str, ...]:
        """The hashes of the page's inline import maps, as a content policy names them."""
        maps = _IMPORT_MAP.findall(self._page.content)
        return tuple(f"'sha256-{b64encode(sha256(one).digest()).decode()}'" for one in maps)

    def routes(self) -> list[Route]:
        """The routes of the files and, after all others, of the page."""
        return [
            Route(self.prefix + "{name:path}", self._file, methods=["GET"]),
            *(
                Route(f"/{name}", self._at_the_root, methods=["GET"])
                for name in AT_THE_ROOT
                if name in self._files
            ),
            Route("/{path:path}", self._any_page, methods=["GET"]),
        ]

    async def _file(self, request: Request) -> Response:
        file = self._files.get(request.path_params["name"])
        return _missing() if file is None else _answer(request, file, FOREVER)

    async def _at_the_root(self, request: Request) -> Response:
        return _answer(request, self._files[request.url.path.removeprefix("/")], ASK_AGAIN)

    async def _any_page(self, request: Request) -> Response:
        """The page; what it shows follows from the path. Who opens it is somebody from then on."""
        if not _PAGE_PATH.fullmatch(request.path_params["path"]):
            return _missing()
        badges = request.app.state.services.badges
        visitor = request.scope["visitor"]
        visitor.become(visitor.named(badges), badges)
        return _answer(request, self._page, ASK_AGAIN)


def _read(folder: Path, prefix: str, suffix: str | None = None) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        hidden = any(part.startswith((".", "__")) for part in name.split("/"))
        if hidden or not path.is_file() or (suffix is not None and path.suffix != suffix):
            continue
        kind = _TYPES.get(path.suffix, "application/octet-stream")
        yield prefix + name, File(path.read_bytes(), kind)


def _answer(request: Request, file: File, caching: str) -> Response:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    packed = file.packed
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _missing() -> Response:
    return Problem(404, "path-unknown").response()
