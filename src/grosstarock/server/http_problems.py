"""What is told when a request is not done: a code and its parameters, never a sentence to show."""

from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from grosstarock.core.errors import Malformed, Parameter

from .refusals import TableReason, TableRefusal
from .wire_out import RefusedMessage


class ProblemWire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem as it is sent: ``code`` says what it is, ``path`` which field is at fault.

    ``detail`` is for whoever writes a client.
    """

    code: str
    detail: str
    path: str | None
    parameters: dict[str, str | int]


_encoder: Final = msgspec.json.Encoder()
PROBLEM_TYPE: Final = "application/problem+json"

_STATUS_OF: Final[Mapping[TableReason, int]] = {
    TableReason.TABLE_UNKNOWN: 404,
    TableReason.NO_WATCHERS: 403,
    TableReason.NOT_HOST: 403,
    TableReason.NOT_SEATED: 403,
    TableReason.TOO_MANY: 429,
    TableReason.STORE_FULL: 503,
    TableReason.STORE_FAILED: 503,
    TableReason.CLOSING: 503,
    TableReason.TABLE_BROKEN: 500,
}


class Problem(Exception):
    """Ends a request with a status and a problem document."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        detail: str = "",
        path: str | None = None,
        parameters: Mapping[str, Parameter] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.status = status
        self.headers = headers
        self.wire = ProblemWire(code, detail, path, dict(parameters or {}))
        super().__init__(f"{status} {code} {detail}")

    def response(self) -> Response:
        """The answer."""
        content = _encoder.encode(self.wire)
        return Response(content, self.status, self.headers, PROBLEM_TYPE)


def problem_of_refusal(refused: TableRefusal | RefusedMessage) -> Problem:
    """What a refusal of the table is over HTTP."""
    status = _STATUS_OF.get(refused.reason, 422)
    return Problem(status, refused.reason.value, parameters=refused.parameters)


def problem_of_malformed(malformed: Malformed, path: str) -> Problem:
    """What a value that the rulebook does not know is over HTTP."""
    return Problem(422, malformed.fault.value, path=path, parameters=malformed.parameters)
