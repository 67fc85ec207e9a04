"""Strict JSON over HTTP from msgspec types, and the OpenAPI document from the same table.

An endpoint is a function of a ``Call`` whose annotations say the rest: ``body`` what it reads,
``query`` the question behind the path, and what it returns. Unknown fields, other types and bodies
that are too large are refused with a problem document that names the path.
"""

import asyncio
import gzip
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .http_problems import Problem, ProblemWire
from .http_services import Services
from .security import Visitor

MOST_BODY: Final = 65_536
MOST_SWALLOWED: Final = 4 * 1024 * 1024
WORTH_PACKING: Final = 4_096
"""How many bytes an answer has at least that is packed, where the reader takes it so."""
JSON: Final = "application/json"
_ERROR_PATH: Final = re.compile(r" - at `([^`]*)`$")
_PATH_PARAMETER: Final = re.compile(r"\{(\w+)\}")
_encoder: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Call:
    """One request to an endpoint, and what the server offers to answer it."""

    request: Request
    services: Services

    @property
    def visitor(self) -> Visitor:
        """Who asks."""
        visitor: Visitor = self.request.scope["visitor"]
        return visitor

    @property
    def known(self) -> str | None:
        """The person who asks; None for somebody new."""
        return self.visitor.known

    def person(self) -> str:
        """The person who asks, given an id if new."""
        return self.visitor.named(self.services.badges)

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    async def chunks(self, most: int) -> AsyncIterator[bytes]:
        """The body piece by piece; a problem where it is longer than it may be."""
        size = 0
        async for chunk in self.request.stream():
            size += len(chunk)
            if size <= most:
                yield chunk
            elif size > most + MOST_SWALLOWED:
                break
        # What is too much has been swallowed, since a client reads no answer while it still writes.
        if size > most:
            raise Problem(413, "too-large", parameters={"most": most})


Endpoint = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One endpoint: how it is called, what it reads, and what it answers with.

    ``takes`` are the content types of a body that the endpoint reads itself, ``gives`` that of an
    answer which is no JSON.
    """

    method: str
    path: str
    status: int
    call: Endpoint
    body: Any = None
    query: Any = None
    returns: Any = None
    takes: tuple[str, ...] = ()
    gives: str = JSON
    decoder: msgspec.json.Decoder[Any] | None = None


@dataclass(slots=True)
class Api:
    """The endpoints of a server; modules add theirs by decorating functions."""

    prefix: str
    operations: list[Operation] = field(default_factory=list)

    def operation(
        self,
        method: str,
        path: str,
        *,
        status: int = 200,
        takes: tuple[str, ...] = (),
        gives: str = JSON,
    ) -> Callable[[Endpoint], Endpoint]:
        """Adds an endpoint."""

        def add(call: Endpoint) -> Endpoint:
            hints = get_type_hints(call)
            body = hints.get("body")
            self.operations.append(
                Operation(
                    method=method,
                    path=self.prefix + path,
                    status=status,
                    call=call,
                    body=body,
                    query=hints.get("query"),
                    returns=hints.get("return"),
                    takes=takes or ((JSON,) if body is not None else ()),
                    gives=gives,
                    decoder=None if body is None else msgspec.json.Decoder(body),
                )
            )
            return call

        return add

    def routes(self) -> list[Route]:
        """A route for each path, whatever the methods."""
        by_path: dict[str, dict[str, Operation]] = {}
        for operation in self.operations:
            by_path.setdefault(operation.path, {})[operation.method] = operation
        return [_route(path, by_method) for path, by_method in by_path.items()]

    def openapi(self, version: str) -> bytes:
        """The OpenAPI document."""
        return _encoder.encode(_document(self.operations, version))


def _route(path: str, by_method: Mapping[str, Operation]) -> Route:
    methods = sorted(by_method)

    async def answer(request: Request) -> Response:
        operation = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            return await _answered(operation, request)
        except Problem as problem:
            return problem.response()
        except ClientDisconnect:
            # Nobody is there to read it.
            return Response(status_code=400)

    return Route(path, answer, methods=methods)


async def _answered(operation: Operation, request: Request) -> Response:
    call = Call(request, request.app.state.services)
    given: dict[str, Any] = {}
    if operation.query is not None:
        given["query"] = _query(operation.query, request)
    if operation.takes:
        _check_type(operation.takes, request)
    if operation.decoder is not None:
        body = b"".join([chunk async for chunk in call.chunks(MOST_BODY)])
        given["body"] = _decoded(operation.decoder, body)
    answer = await operation.call(call, **given)
    if isinstance(answer, Response):
        return answer
    return await _packed(_encoder.encode(answer), operation.status, request)


async def _packed(body: bytes, status: int, request: Request) -> Response:
    """An answer in JSON, packed where that is worth it and understood.

    Its size then tells something of what it holds, but to nobody: other sites' pages cannot ask in
    a person's name, for the cookie stays at home (``SameSite``).
    """
    headers = {"vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, media_type=JSON)


def _check_type(takes: tuple[str, ...], request: Request) -> None:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in takes:
        raise Problem(415, "content-type", parameters={"wanted": ", ".join(takes)})


def _decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _unreadable(str(error)) from error


def _query(kind: Any, request: Request) -> Any:
    asked = request.query_params.multi_items()
    if len(dict(asked)) != len(asked):
        raise Problem(400, "unreadable", detail="a field stands twice", path="$")
    try:
        return msgspec.convert(dict(asked), kind, strict=False)
    except msgspec.ValidationError as error:
        raise _unreadable(str(error)) from error


def _unreadable(told: str) -> Problem:
    place = _ERROR_PATH.search(told)
    detail = told[: place.start()] if place else told
    return Problem(400, "unreadable", detail=detail, path=place.group(1) if place else "$")


def _document(operations: Sequence[Operation], version: str) -> dict[str, Any]:
    types: list[Any] = [ProblemWire]
    for operation in operations:
        types += [kind for kind in (operation.body, operation.returns) if _has_schema(kind)]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(map(id, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        described = _described(operation, schema_of)
        paths.setdefault(operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "grosstarock", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _described(operation: Operation, schema_of: Mapping[int, Any]) -> dict[str, Any]:
    wrong = {
        "description": "a problem",
        "content": {"application/problem+json": {"schema": schema_of[id(ProblemWire)]}},
    }
    answers: dict[str, Any] = {str(status): wrong for status in _problems_of(operation)}
    schema = schema_of.get(id(operation.returns), {"type": "string"})
    answers[str(operation.status)] = {
        "description": "done",
        "content": {operation.gives: {"schema": schema}},
    }
    described: dict[str, Any] = {
        "operationId": getattr(operation.call, "__name__", operation.path),
        "summary": (inspect.getdoc(operation.call) or "").partition("\n")[0],
        "parameters": list(_parameters(operation)),
        "responses": answers,
    }
    if operation.takes:
        body = schema_of.get(id(operation.body), {"type": "string"})
        content = {kind: {"schema": body} for kind in operation.takes}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _problems_of(operation: Operation) -> list[int]:
    statuses = {400, 403, 405, 421, 429, 500, 503}
    if operation.takes:
        statuses |= {404, 413, 415, 422}
    if operation.query is not None:
        statuses.add(422)
    if "{" in operation.path:
        statuses.add(404)
    return sorted(statuses)


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PATH_PARAMETER.findall(operation.path)
    ]
    if operation.query is None:
        return in_path
    _, components = msgspec.json.schema_components([operation.query])
    described = components[operation.query.__name__]
    needed = described.get("required", [])
    asked = [
        {"name": name, "in": "query", "required": name in needed, "schema": schema}
        for name, schema in described["properties"].items()
    ]
    return [*in_path, *asked]


def _has_schema(kind: Any) -> bool:
    return kind is not None and not (isinstance(kind, type) and issubclass(kind, Response))
