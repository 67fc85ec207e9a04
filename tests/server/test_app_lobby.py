"""The lobby over HTTP: tables in short, whom one plays with, links as pictures, the way in."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.house import API, House, Person
from tests.server.playing import Played, settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.server import log, network
from grosstarock.server.commands import FreeSeat, Rematch
from grosstarock.server.lobby_http_entries import Entries, EntryWire
from grosstarock.server.memory_store import MemoryStore
from grosstarock.server.network import Network, is_loopback
from grosstarock.server.qr_code import QUIET, qr_drawn
from grosstarock.server.security_limits import UNLIMITED, Doorkeeper, Limits
from grosstarock.server.wire_rules import StakeWire

OWN_ADDRESS = network.own_address()
in_a_network = pytest.mark.skipif(OWN_ADDRESS is None, reason="this machine is in no network")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


def entry_of(table: Played, person: str = "ada") -> EntryWire:
    """A table as a person's list has it."""

    async def look() -> EntryWire:
        store = MemoryStore()
        for row in table.rows:
            await store.append(log.stored("table", row, 1))
        (entry,) = await Entries(store).of(person)
        return entry

    return asyncio.run(look())


def test_a_match_that_goes_on_is_listed_with_its_balances_and_whose_turn_it_is() -> None:
    table = Played.opened(settings_of(rules_of("dollar")), people=2)
    table.play_until(lambda state: state.match.deals == 1)
    table.play_until(lambda state: state.is_deal_running and state.turn is Seat.SECOND)
    entry = entry_of(table)
    assert entry.balances == tuple(table.state.match.accounts.balances)
    assert any(entry.balances)
    assert (entry.begun, entry.over, entry.deals, entry.rounds) == (True, False, 1, 1)
    assert (entry.seat, entry.turn, entry.bots) == (0, 1, (2,))
    assert entry.seats == ("Ada", "Bo", "novice")
    assert entry.stake == StakeWire("$", 5)
    assert entry_of(table, "bo").seat == 1


def test_a_past_match_is_listed_with_its_last_balances_and_waits_for_nobody() -> None:
    table = Played.opened(settings_of(), people=1)
    table.play_until(lambda state: state.is_match_over)
    entry = entry_of(table)
    assert entry.balances == tuple(table.state.match.accounts.balances)
    assert sum(entry.balances) == 0
    assert (entry.over, entry.deals, entry.turn) == (True, 3, None)
    table.accepted(Rematch(Seat.FIRST), "ada")
    again = entry_of(table)
    assert (again.begun, again.over, again.balances) == (True, False, (0, 0, 0))


def test_a_table_that_waits_for_guests_has_no_balances_and_a_freed_seat_no_bot() -> None:
    table = Played.opened(settings_of(rules_of("danish", 4)), people=2, bots=False)
    table.accepted(FreeSeat(Seat.SECOND), "ada")
    entry = entry_of(table)
    assert entry.seats == ("Ada", "", "", "")
    assert (entry.begun, entry.balances, entry.turn, entry.bots) == (False, (), None, ())


def test_who_names_no_player_meets_a_friendly_one(house: House) -> None:
    async def play() -> None:
        ada = Person(house)
        players = (await ada.done("GET", "/house"))["players"]
        table = await ada.play_now("friendly")
        seats = (await ada.done("GET", f"/tables/{table}"))["seats"]
        friendly = "club" if "club" in players else "novice"
        assert [seat["player"] for seat in seats] == [None, friendly, friendly]
        table = await ada.play_now("bold", player="novice:bold")
        seats = (await ada.done("GET", f"/tables/{table}"))["seats"]
        assert [seat["player"] for seat in seats][1:] == ["novice:bold"] * 2

    asyncio.run(play())


def test_the_house_names_the_tastes_of_its_players(house: House) -> None:
    told = asyncio.run(Person(house).done("GET", "/house"))
    assert told["tastes"] == ["cautious", "plain", "bold"]


def test_a_personal_link_is_known_as_ones_own(house: House) -> None:
    async def look() -> None:
        ada, bo = Person(house), Person(house, "Bo")
        link = (await ada.done("POST", "/me/link", {}))["url"]
        asked = {"token": link.partition("#")[2]}
        assert (await ada.done("POST", "/me/whose", asked))["own"]
        assert not (await bo.done("POST", "/me/whose", asked))["own"]
        assert (await bo.ask("POST", f"{API}/me/whose", asked)).cookies == {}, "nobody is changed"
        forged = await bo.ask("POST", f"{API}/me/whose", {"token": "forged"})
        assert (forged.status_code, forged.json()["code"]) == (403, "link-unknown")

    asyncio.run(look())


def test_a_link_comes_with_its_code_to_be_scanned(house: House) -> None:
    link = asyncio.run(Person(house).done("POST", "/me/link", {}))
    assert link["code"]["size"] > 2 * QUIET
    assert re.fullmatch(r"(M\d+ \d+\.5h\d+)+", link["code"]["path"])


def test_a_code_is_drawn_as_its_modules_are() -> None:
    code = qr_drawn("http://192.0.2.7:7878/table/abc")
    dark = set()
    for x, y, length in re.findall(r"M(\d+) (\d+)\.5h(\d+)", code.path):
        dark |= {(int(x) + step, int(y)) for step in range(int(length))}
    last = code.size - QUIET - 1
    corners = {(QUIET, QUIET), (last, QUIET), (QUIET, last)}
    assert corners <= dark, "the three finder patterns are dark at their corners"
    assert all(QUIET <= x <= last and QUIET <= y <= last for x, y in dark)
    finder = {(QUIET + x, QUIET) for x in range(7)}
    assert finder <= dark
    assert (QUIET + 7, QUIET) not in dark, "a finder pattern has a light border"


@in_a_network
def test_the_person_at_the_machine_lets_others_in_and_out_again(house: House) -> None:
    async def let() -> None:
        ada = Person(house)
        told = await ada.done("GET", "/network")
        assert told == {"open": False, "link": None, "may_change": True}
        table = await ada.play_now("network")
        told = await ada.done("POST", "/network", {"open": True})
        way = told["link"]["url"]
        assert (told["open"], told["may_change"]) == (True, True)
        assert way.startswith(f"http://{OWN_ADDRESS}:")
        assert await ada.done("POST", "/network", {"open": True}) == told, "twice is once"
        invitation = (await ada.done("GET", f"/tables/{table}/invitation"))["url"]
        assert invitation == f"{way}/table/{table}"
        await _guest_uses(way)
        told = await ada.done("POST", "/network", {"open": False})
        assert told == {"open": False, "link": None, "may_change": True}
        with pytest.raises(httpx.ConnectError):
            await _asked(way, "GET", "/house")
        assert (await ada.ask("GET", "/healthz")).status_code == 200

    asyncio.run(let())


async def _guest_uses(way: str) -> None:
    """A guest from elsewhere plays, and may not change who else comes."""
    told = (await _asked(way, "GET", "/network")).json()
    assert (told["open"], told["may_change"]) == (True, False)
    played = await _asked(way, "POST", "/play-now", {"cmd_id": "guest", "name": "Bo"})
    assert played.status_code == 201
    assert played.json()["url"].startswith(way)
    refused = await _asked(way, "POST", "/network", {"open": False})
    assert (refused.status_code, refused.json()["code"]) == (403, "network-elsewhere")


async def _asked(way: str, method: str, path: str, json: Any = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=way, verify=False, trust_env=False) as http:
        return await http.request(method, API + path, json=json)


def test_who_comes_through_a_proxy_is_not_at_the_machine(house: House) -> None:
    async def ask(headers: dict[str, str]) -> None:
        ada = Person(house)
        told = (await ada.ask("GET", f"{API}/network", headers=headers)).json()
        assert not told["may_change"]
        refused = await ada.ask("POST", f"{API}/network", {"open": True}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "network-elsewhere")

    asyncio.run(ask({"x-forwarded-for": "127.0.0.1"}))
    asyncio.run(ask({"host": "192.0.2.7:7878"}))


@in_a_network
def test_an_open_way_has_the_rates_of_a_network_and_a_closed_one_those_of_before() -> None:
    async def let() -> None:
        door = Doorkeeper(UNLIMITED)
        way = Network("127.0.0.1", 0, _listening, lambda server: server.close())
        await way.open(door)
        assert door.limits == Limits()
        asked = sum(door.requests.take("192.0.2.9") == 0 for _ in range(1_000))
        assert Limits().requests.burst <= asked < 1_000
        await way.close(door)
        assert door.limits == UNLIMITED
        assert all(door.requests.take("192.0.2.9") == 0 for _ in range(1_000))
        await way.close(door)
        assert way.url is None

    asyncio.run(let())


async def _listening(_port: int) -> asyncio.Server:
    return await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)


def test_a_server_that_listens_to_the_network_is_open_and_stays_so() -> None:
    async def look() -> None:
        way = Network("0.0.0.0", 7878, _listening, lambda server: server.close())
        assert way.is_fixed
        assert way.url == (None if OWN_ADDRESS is None else f"http://{OWN_ADDRESS}:7878")
        door = Doorkeeper(UNLIMITED)
        await way.open(door)
        await way.close(door)
        assert way.url is not None or OWN_ADDRESS is None
        assert door.limits == UNLIMITED, "the rates are those it was started with"

    asyncio.run(look())


@pytest.mark.parametrize(
    ("host", "url"),
    [("192.0.2.7", "http://192.0.2.7:80"), ("2001:db8::7", "http://[2001:db8::7]:80")],
)
def test_a_server_that_listens_on_one_address_is_reached_there(host: str, url: str) -> None:
    async def look() -> str | None:
        return Network(host, 80, _listening, lambda server: server.close()).url

    assert asyncio.run(look()) == url


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "[::1]", "LocalHost"])
def test_this_machine_counts_as_itself(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.7", "localhost.example.org", ""])
def test_no_other_host_counts_as_this_machine(host: str) -> None:
    assert not is_loopback(host)


def test_watchers_follow_into_another_match(house: House) -> None:
    async def follow() -> None:
        ada, watcher = Person(house), Person(house, "Cy")
        table = await ada.play_now("again")
        async with ada.at(table) as player, watcher.at(table) as seen:
            await player.play_until(lambda one: one.client.view is not None)
            for wish in ("break_off", "end_match"):
                told = await player.command("propose", seq=player.client.seq, wish=wish)
                assert isinstance(await player.answer_to(told), int)
            assert (await ada.done("GET", f"/tables/{table}"))["over"]
            await player.command("rematch")
            await seen.play_until(lambda one: b"match_begun" in one.received[-1])
            await seen.play_until(lambda one: b"hand_dealt" in one.received[-1])
            assert not (await ada.done("GET", f"/tables/{table}"))["over"]

    asyncio.run(follow())
