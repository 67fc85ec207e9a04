"""Connections: reload, second tabs, restarts, slow readers, and nonsense on the wire."""

import asyncio
import contextlib
import json
import resource
import socket as plain
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.house import API, House, Person, Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from grosstarock.core.choices import NoChoice, PlayChoice
from grosstarock.core.state import Phase
from grosstarock.core.view import View
from grosstarock.server.refusals import TableReason
from grosstarock.server.security import COOKIE
from grosstarock.server.security_limits import Limits
from grosstarock.server.wire import MOST_BYTES, PROTOCOL, decode_server
from grosstarock.server.wire_out import (
    Bye,
    ByeCode,
    ErrorCode,
    ErrorMessage,
    RefusedMessage,
    Seen,
    Snapshot,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


async def bye_of(player: Player) -> tuple[ByeCode | None, int | None]:
    """Reads a connection to its end: the last word, and the close code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await player.next()
    last = player.messages[-1]
    return last.code if isinstance(last, Bye) else None, player.socket.close_code


def is_in_new_phase(player: Player, seen: set[Phase]) -> bool:
    """Whether it is the player's turn in a phase that has not been looked at."""
    view = player.client.view
    return view is not None and not isinstance(view.choice, NoChoice) and view.phase not in seen


def stands(player: Player) -> tuple[int, View | None]:
    return player.client.seq, player.client.view


async def look(person: Person, table: str, since: int | None) -> tuple[int, View | None]:
    """What a new connection sees at once."""
    async with person.at(table, since) as player:
        while not isinstance(await player.next(), Snapshot | Seen):
            pass
        return stands(player)


def test_reload_in_every_phase_brings_back_the_same_table(house: House) -> None:
    """mtgred/netrunner 418 and 4374: the same seat, the whole hand, and what may be done."""

    async def play() -> set[Phase]:
        ada = Person(house)
        table = await ada.play_now("phases")
        seen: set[Phase] = set()
        since = None
        while True:
            async with ada.at(table, since) as player:
                await player.play_until(lambda one: one.over or is_in_new_phase(one, seen))
                if player.over:
                    return seen
                before = stands(player)
            since = before[0]
            assert await look(ada, table, None) == before
            assert await look(ada, table, since) == before
            assert await look(ada, table, max(0, since - 3)) == before
            assert before[1] is not None
            seen.add(before[1].phase)

    assert {Phase.DISCARD, Phase.DECLARE, Phase.PLAY} <= asyncio.run(play())


def test_the_newer_of_two_tabs_wins(house: House) -> None:
    async def two_tabs() -> None:
        ada = Person(house)
        table = await ada.play_now("tabs")
        async with ada.at(table) as older, ada.at(table) as newer:
            assert await bye_of(older) == (ByeCode.NEWER_TAB, 4001)
            await newer.play_until(lambda one: Phase.PLAY in phases(one))

    asyncio.run(two_tabs())


def phases(player: Player) -> set[Phase]:
    return set() if player.client.view is None else {player.client.view.phase}


def test_a_double_click_plays_one_card(house: House) -> None:
    """mtgred/netrunner 1150: the second is told, and nothing happens."""

    async def click() -> None:
        ada = Person(house)
        table = await ada.play_now("clicks")
        async with ada.at(table) as player:
            await player.play_until(
                lambda one: Phase.PLAY in phases(one) and is_in_new_phase(one, set())
            )
            view = player.client.view
            assert view is not None
            assert isinstance(view.choice, PlayChoice)
            first, other = view.choice.cards.highest(), view.hand.lowest()
            action = {"seat": int(view.choice.seat), "do": "play", "card": first.code}
            seq = player.client.seq
            for cmd_id in ("once", "once", "twice"):
                await player.say(kind="act", cmd_id=cmd_id, seq=seq, action=action)
            another = {**action, "card": other.code}
            await player.say(kind="act", cmd_id="other", seq=seq, action=another)
            assert await player.answer_to("once") == seq + 1
            for cmd_id in ("twice", "other"):
                refused = await player.answer_to(cmd_id)
                assert isinstance(refused, RefusedMessage)
                assert refused.reason is TableReason.MOVED_ON
            hand = (await look(ada, table, None))[1]
            assert hand is not None
            assert first not in hand.hand
            assert len(hand.hand) >= len(view.hand) - 2

    asyncio.run(click())


def test_a_server_that_is_stopped_says_so_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async def stop() -> None:
        house = House(tmp_path).start()
        ada = Person(house)
        table = await ada.play_now()
        async with ada.at(table) as player:
            await player.play_until(
                lambda one: (
                    Phase.PLAY in phases(one)
                    and is_in_new_phase(one, set())
                    and len(one.client.view.tricks if one.client.view else ()) > 3
                )
            )
            before = stands(player)
            ending = asyncio.create_task(asyncio.to_thread(house.stop))
            assert await bye_of(player) == (ByeCode.CLOSING, 1001)
            assert await ending == 0
        house.start()
        try:
            assert await look(ada, table, None) == before
            assert await look(ada, table, before[0]) == before
            async with ada.at(table, before[0]) as player:
                await player.play_until(lambda one: Phase.OVER in phases(one))
        finally:
            assert house.stop() == 0

    asyncio.run(stop())


def test_who_reads_nothing_is_let_go_and_resyncs(house: House) -> None:
    async def read_nothing() -> None:
        ada = Person(house)
        table = await ada.play_now("slow")
        narrow = plain.socket()
        narrow.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4_096)
        host, _, port = house.url.removeprefix("http://").partition(":")
        narrow.connect((host, int(port)))
        async with connect(
            f"{house.url.replace('http', 'ws')}{API}/tables/{table}/socket",
            sock=narrow,
            subprotocols=[Subprotocol(PROTOCOL)],
            additional_headers={"Cookie": f"{COOKIE}={ada.cookie}"},
            compression=None,
            max_queue=1,
            ping_interval=None,
        ) as slow:
            await slow.send(json.dumps({"kind": "hello", "protocol": PROTOCOL}))
            for _ in range(4_000):
                await slow.send('{"kind":"resync"}')
            await asyncio.sleep(1)
            *_, last = [sent async for sent in received(slow)]
            assert decode_server(last) == Bye(code=ByeCode.TOO_SLOW)
            assert slow.close_code == 1013
        assert (await look(ada, table, None))[0] > 0

    asyncio.run(read_nothing())


@pytest.mark.deep
def test_who_never_reads_again_is_cut_off(tmp_path: Path) -> None:
    """What is left for a dead reader does not hold its connection for ever."""

    async def never_read() -> None:
        with House(tmp_path) as house:
            assert house.process is not None
            files = Path(f"/proc/{house.process.pid}/fd")
            ada = Person(house)
            table = await ada.play_now()
            before = len(list(files.iterdir()))
            host, _, port = house.url.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port), limit=1)
            path = f"{API}/tables/{table}/socket"
            head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            keys = "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            spoken = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: {PROTOCOL}\r\n\r\n"
            writer.write((head + keys + spoken).encode())
            hello = json.dumps({"kind": "hello", "protocol": PROTOCOL})
            for text in (hello, *['{"kind":"resync"}'] * 5_000):
                # A client's frame: text, its length, a mask of zeros.
                writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode())
            await asyncio.sleep(3)
            assert len(list(files.iterdir())) == before + 1
            async with asyncio.timeout(40):
                while len(list(files.iterdir())) > before:
                    await asyncio.sleep(1)
            writer.close()
            del reader

    asyncio.run(never_read())


async def received(socket: ClientConnection) -> AsyncIterator[bytes | str]:
    """Everything up to the end of a connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://evil.example", 403), ("null", 403), ("https://127.0.0.1", 403), (None, 101)],
)
def test_pages_of_other_sites_get_no_connection(
    house: House, origin: str | None, status: int
) -> None:
    async def knock() -> int:
        ada = Person(house)
        table = await ada.play_now("origin")
        headers = {"Cookie": f"{COOKIE}={ada.cookie}"}
        if origin is not None:
            headers["Origin"] = origin
        try:
            async with connect(
                f"{house.url.replace('http', 'ws')}{API}/tables/{table}/socket",
                subprotocols=[Subprotocol(PROTOCOL)],
                additional_headers=headers,
            ) as opened:
                assert opened.subprotocol == PROTOCOL
                assert not opened.protocol.extensions, "nothing is deflated"
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) == status


def test_without_the_protocol_there_is_no_connection(house: House) -> None:
    async def knock() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"{house.url.replace('http', 'ws')}{API}/tables/x/socket"):
                pass
        assert refused.value.response.status_code == 400

    asyncio.run(knock())


def test_a_table_that_is_unknown_is_told(house: House) -> None:
    async def knock() -> None:
        async with opened(house, "no-such-table") as socket:
            await socket.send(json.dumps({"kind": "hello", "protocol": PROTOCOL}))
            assert await last_words(socket) == (ByeCode.TABLE_UNKNOWN, 4404)

    asyncio.run(knock())


def test_a_message_that_is_too_large_ends_the_connection(house: House) -> None:
    async def shout() -> None:
        ada = Person(house)
        table = await ada.play_now("large")
        async with ada.at(table) as player:
            await player.say(kind="chat", cmd_id="large", text="x" * MOST_BYTES)
            assert await bye_of(player) == (None, 1009)

    asyncio.run(shout())


def test_who_says_too_much_at_once_is_let_go(tmp_path: Path) -> None:
    async def chatter() -> None:
        with House(tmp_path, Limits()) as house:
            ada = Person(house)
            table = await ada.play_now()
            async with ada.at(table) as player:
                for _ in range(200):
                    await player.say(kind="here")
                assert await bye_of(player) == (ByeCode.TOO_MANY, 1008)

    asyncio.run(chatter())


def test_first_comes_hello(house: House) -> None:
    async def greet() -> None:
        async with opened(house, "any") as socket:
            for message, code in (
                ('{"kind":"here"}', ErrorCode.HELLO_FIRST),
                ('{"kind":"hello","protocol":"grosstarock.v9"}', ErrorCode.PROTOCOL),
                ("nonsense", ErrorCode.UNREADABLE),
                (b"bytes", ErrorCode.UNREADABLE),
            ):
                await socket.send(message)
                told = decode_server(await socket.recv())
                assert isinstance(told, ErrorMessage)
                assert told.code is code

    asyncio.run(greet())


@contextlib.asynccontextmanager
async def opened(house: House, table: str) -> AsyncIterator[ClientConnection]:
    """A connection that has said nothing yet."""
    async with connect(
        f"{house.url.replace('http', 'ws')}{API}/tables/{table}/socket",
        subprotocols=[Subprotocol(PROTOCOL)],
        compression=None,
    ) as socket:
        yield socket


async def last_words(socket: ClientConnection) -> tuple[ByeCode, int | None]:
    (said,) = [decode_server(sent) async for sent in received(socket)]
    assert isinstance(said, Bye)
    return said.code, socket.close_code


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
KINDS = [
    *("hello", "resync", "here", "act", "sit", "leave", "put_bot", "free_seat", "nonce"),
    *("propose", "answer", "next_deal", "rematch", "chat", "phrase", "prefer", "change"),
]
FIELDS = ["cmd_id", "seq", "action", "seat", "name", "player", "nonce", "wish", "proposal", "text"]
NEARLY = st.builds(
    lambda kind, fields: json.dumps({"kind": kind, **fields}),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from([*FIELDS, "pace", "since", "forced"]), JSON, max_size=4),
)


@settings(max_examples=40)
@given(st.lists(st.text(max_size=60) | NEARLY | JSON.map(json.dumps), max_size=20))
def test_whatever_is_sent_only_what_is_documented_comes_back(house: House, said: list[str]) -> None:
    """Every answer is a message of the protocol, and the connection outlives them all."""

    async def talk() -> None:
        ada = Person(house)
        table = await ada.play_now("fuzz")
        async with ada.at(table) as player:
            while not isinstance(player.messages[-1], Snapshot):
                await player.next()
            for text in said:
                await player.socket.send(text)
            await player.socket.send(json.dumps({"kind": "resync"}))
            before = player.client.snapshots
            while player.client.snapshots == before:
                assert not isinstance(await player.next(), Bye)

    asyncio.run(talk())


@pytest.mark.parametrize("times", [200, pytest.param(1_000, marks=pytest.mark.deep)])
def test_many_reconnects_leave_memory_flat(tmp_path: Path, times: int) -> None:
    """openfrontio/OpenFrontIO PR 5133: closed connections are not kept."""

    async def reconnect() -> int:
        with House(tmp_path) as house:
            ada = Person(house)
            table = await ada.play_now()

            async def some(times: int) -> int:
                for _ in range(times):
                    async with ada.at(table):
                        pass
                assert house.process is not None
                return resident(house.process.pid)

            early = await some(times // 4)
            return await some(times - times // 4) - early

    assert asyncio.run(reconnect()) < 2_000_000


def resident(process: int) -> int:
    """How many bytes of memory a process holds."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()
