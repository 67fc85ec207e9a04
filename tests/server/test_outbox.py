"""What is put through at once, and that nothing overtakes what waits."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from tests.server.fake_time import settle
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.protocol import Protocol, Side, State

from grosstarock.server.outbox import LINE, MOST_WAITING, Outbox
from grosstarock.server.sockets_peer import Peer
from grosstarock.server.wire import decode_server
from grosstarock.server.wire_out import Bye, ByeCode


@dataclass
class Wire:
    """A line that can be made to take no more."""

    takes_more: bool = True
    written: list[bytes] = field(default_factory=list)

    def write(self, frames: Sequence[bytes]) -> None:
        assert self.takes_more
        self.written.extend(frames)


async def empty(outbox: Outbox, wire: Wire) -> None:
    """Takes out what waits and writes it, as soon as the line takes it."""
    while (frame := await outbox.get()) is not None:
        while not wire.takes_more:
            await asyncio.sleep(0)
        wire.written.append(frame)


def test_messages_are_put_through_in_order_and_wait_only_while_the_line_takes_none() -> None:
    async def test() -> None:
        wire = Wire()
        outbox = Outbox(line=wire)
        # Nobody takes anything out yet, so there may be something before it on its way.
        outbox.put_through(b"1")
        assert wire.written == []
        writing = asyncio.create_task(empty(outbox, wire))
        await settle()
        outbox.put_through(b"2", b"3")
        assert wire.written == [b"1", b"2", b"3"]
        wire.takes_more = False
        outbox.put_through(b"4")
        await settle()
        # The fourth is taken out but not written: what comes now may not overtake it.
        wire.takes_more = True
        outbox.put_through(b"5")
        assert wire.written[-1] == b"3"
        await settle()
        outbox.put_through(b"6")
        assert wire.written == [b"1", b"2", b"3", b"4", b"5", b"6"]
        outbox.close(ByeCode.CLOSING)
        outbox.put_through(b"7")
        await writing
        assert decode_server(wire.written.pop()) == Bye(code=ByeCode.CLOSING)
        assert wire.written[-1] == b"6"

    asyncio.run(test())


def test_what_a_line_does_not_take_overflows_as_if_there_were_none() -> None:
    async def test() -> None:
        wire = Wire()
        outbox = Outbox(line=wire)
        writing = asyncio.create_task(empty(outbox, wire))
        await settle()
        wire.takes_more = False
        for number in range(MOST_WAITING + 2):
            outbox.put_through(b"%d" % number)
            await asyncio.sleep(0)
        assert outbox.closed is ByeCode.TOO_SLOW
        wire.takes_more = True
        await writing
        assert [decode_server(wire.written[-1])] == [Bye(code=ByeCode.TOO_SLOW)]
        assert wire.written[:-1] == [b"0"]

    asyncio.run(test())


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False


@pytest.fixture
def peer() -> Peer:
    async def made() -> Peer:
        config = Config(lambda: None, http="h11", ws=Peer, log_config=None)
        config.load()
        return Peer(config, ServerState(), {})

    peer = asyncio.run(made())
    peer.transport = Transport()
    return peer


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_peer_writes_the_frames_that_the_protocol_would(peer: Peer, size: int) -> None:
    texts = [b"a" * size, "à".encode() * size]
    protocol = Protocol(Side.SERVER)
    for text in texts:
        protocol.send_text(text)
    peer.write(texts)
    assert isinstance(peer.transport, Transport)
    assert peer.transport.written == b"".join(protocol.data_to_send())


def test_a_peer_takes_more_while_it_is_open_and_reads(peer: Peer) -> None:
    assert not peer.takes_more
    peer.conn.state = State.OPEN
    assert peer.takes_more
    peer.writable.clear()
    assert not peer.takes_more
    peer.writable.set()
    peer.conn.send_close(1000)
    assert not peer.takes_more
    assert LINE not in peer.app_state
