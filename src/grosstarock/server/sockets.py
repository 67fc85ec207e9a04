"""A table's WebSocket: ``grosstarock.v1`` between a connection and its table's mailbox."""

import asyncio
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from .crowd import Connection
from .http_problems import Problem
from .http_services import Services
from .mailbox import Mailbox
from .outbox import LINE, Outbox
from .refusals import Refused
from .security import Visitor
from .security_limits import Bucket
from .store import StoreFailed
from .table import LogBroken
from .wire import PROTOCOL, Unreadable, decode_client, error_of
from .wire_in import ClientMessage, Hello
from .wire_out import ByeCode, ErrorCode, ErrorMessage

HELLO_WAIT: Final = 10.0
"""How many seconds the first message is waited for."""

CLOSE_CODES: Final = {
    ByeCode.NEWER_TAB: 4001,
    ByeCode.TOO_SLOW: 1013,
    ByeCode.CLOSING: 1001,
    ByeCode.NO_WATCHERS: 1008,
    ByeCode.TOO_MANY: 1008,
    ByeCode.TABLE_UNKNOWN: 4404,
    ByeCode.TABLE_BROKEN: 1011,
}
"""The WebSocket's own close code for each reason."""
NO_HELLO: Final = 1008


async def table_socket(socket: WebSocket) -> None:
    """One connection, from the handshake to its end."""
    services: Services = socket.app.state.services
    visitor: Visitor = socket.scope["visitor"]
    problem = None
    if PROTOCOL not in socket.scope["subprotocols"]:
        problem = Problem(400, "protocol", parameters={"wanted": PROTOCOL})
    elif not services.door.enter(visitor.address):
        problem = Problem(429, "too-many")
    if problem is not None:
        await socket.send_denial_response(problem.response())
        return
    try:
        person = visitor.named(services.badges)
        await socket.accept(PROTOCOL)
        await _Session(socket, services, person).run()
    finally:
        services.door.leave(visitor.address)


class _Session:
    """Reads and writes one connection until either side has had enough."""

    def __init__(self, socket: WebSocket, services: Services, person: str) -> None:
        self._socket = socket
        self._services = services
        # Taken out of the scope, so that the two do not hold each other for ever.
        self._outbox = Outbox(line=socket.scope["state"].pop(LINE, None))
        self._connection = Connection(person, self._outbox)
        self._bucket = Bucket(services.door.limits.messages, time.monotonic())

    async def run(self) -> None:
        """Serves the connection to its end."""
        writing = asyncio.create_task(self._write(), name="writes")
        reading = asyncio.create_task(self._read(), name="reads")
        both = (writing, reading)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            if self._outbox.closed is not None:
                # What waits still goes out, and the reason last.
                await asyncio.wait((writing,))
        finally:
            for task in both:
                task.cancel()
            ends = await asyncio.gather(*both, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end

    async def _write(self) -> None:
        while (frame := await self._outbox.get()) is not None:
            await self._socket.send_text(frame.decode())
        assert self._outbox.closed is not None, "an outbox ends when it is closed"
        await self._socket.close(CLOSE_CODES[self._outbox.closed])

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WAIT):
                hello = await self._hello()
        except TimeoutError:
            await self._socket.close(NO_HELLO)
            return
        if hello is None:
            return
        mailbox = await self._mailbox()
        if mailbox is None:
            return
        mailbox.join(self._connection, hello)
        try:
            while self._outbox.closed is None:
                message = await self._message()
                if message is not None:
                    mailbox.post(self._connection, message)
        finally:
            mailbox.part(self._connection)

    async def _hello(self) -> Hello | None:
        """The first right message; None when the connection was closed for too many wrong ones."""
        while self._outbox.closed is None:
            message = await self._message()
            if isinstance(message, Hello):
                if message.protocol == PROTOCOL:
                    return message
                self._error(ErrorCode.PROTOCOL, "$.protocol", f"spoken here: {PROTOCOL}")
            elif message is not None:
                self._error(ErrorCode.HELLO_FIRST, "$.kind", "say hello first")
        return None

    async def _message(self) -> ClientMessage | None:
        """The next message; None for one that cannot be read, which the client has been told."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        if self._bucket.take(time.monotonic()):
            self._outbox.close(ByeCode.TOO_MANY)
            return None
        text: str | None = event.get("text")
        if text is None:
            self._error(ErrorCode.UNREADABLE, "$", "text frames only")
            return None
        try:
            return decode_client(text)
        except Unreadable as unreadable:
            self._connection.send(error_of(unreadable))
            return None

    def _error(self, code: ErrorCode, path: str, detail: str) -> None:
        self._connection.send(ErrorMessage(code=code, path=path, detail=detail))

    async def _mailbox(self) -> Mailbox | None:
        """The table's mailbox; None where there is none, which the client has been told."""
        try:
            mailbox = await self._services.hall.find(self._socket.path_params["table"])
        except Refused:
            self._outbox.close(ByeCode.CLOSING)
        except (LogBroken, StoreFailed):
            self._outbox.close(ByeCode.TABLE_BROKEN)
        else:
            if mailbox is not None:
                return mailbox
            self._outbox.close(ByeCode.TABLE_UNKNOWN)
        return None
