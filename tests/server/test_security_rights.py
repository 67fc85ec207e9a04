"""Who may do what, and who may see what, with two people, a bot and a watcher at one table."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.server.house import House, Person, Player

from grosstarock.core.state import Phase
from grosstarock.server.wire_out import RefusedMessage, Snapshot

DANISH = {"preset": "danish", "players": 3, "version": 1}
CARD = re.compile(r"[CSHD](?:[KQNJ]|10|[1-9])|T(?:[1-9]|1[0-9]|2[01])|F")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


async def table_of_two(ada: Person, bo: Person, cmd_id: str) -> str:
    """A table with two people and a bot, on which play has begun."""
    asked = {
        "cmd_id": cmd_id,
        "name": "Ada",
        "rules": DANISH,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "player": "novice"}],
        "rounds": 1,
        "take_back": False,
        "watchers": True,
        "pace": "instant",
    }
    table: str = (await ada.done("POST", "/tables", asked))["table"]
    await bo.ask("GET", "/")
    async with bo.at(table) as guest:
        seated = await guest.answer_to(await guest.command("sit", seat=1, name="Bo"))
        assert isinstance(seated, int)
    return table


RIGHTS: list[tuple[Any, ...]] = [
    # message, then the answers to: host, guest, watcher
    ({"kind": "chat", "text": "hello"}, "done", "done", "not-seated"),
    ({"kind": "phrase", "phrase": "hello"}, "done", "done", "not-seated"),
    ({"kind": "prefer", "forced": False}, "done", "done", "not-seated"),
    ({"kind": "change", "pace": "instant"}, "done", "not-host", "not-host"),
    ({"kind": "put_bot", "seat": 2, "player": "novice"}, "seat-taken", "not-host", "not-host"),
    ({"kind": "put_bot", "seat": 2, "player": "nobody"}, *["player-unknown"] * 3),
    ({"kind": "free_seat", "seat": 2}, "match-begun", "not-host", "not-host"),
    ({"kind": "sit", "seat": 2, "name": "X"}, "seated-already", "seated-already", "seat-taken"),
    ({"kind": "nonce", "nonce": "ab" * 8}, "nonce-unasked", "nonce-unasked", "not-seated"),
    ({"kind": "answer", "proposal": 1, "agrees": True}, *["no-proposal"] * 2, "not-seated"),
    ({"kind": "next_deal"}, "deal-running", "deal-running", "not-seated"),
    ({"kind": "rematch"}, "match-not-over", "match-not-over", "not-seated"),
    ({"kind": "propose", "seq": -1, "wish": "take_back"}, *["take-back-off"] * 2, "not-seated"),
    (
        {"kind": "act", "seq": -1, "action": {"seat": 2, "do": "pass_demand"}},
        *["not-your-seat"] * 2,
        "not-seated",
    ),
    ({"kind": "leave"}, "", "", "not-seated"),
]


def test_each_may_do_only_what_is_theirs(house: House) -> None:
    """Hanabi-Live/hanabi-live 53, mtgred/netrunner 571: role by command."""

    async def try_all() -> list[str]:
        ada, bo, eve = Person(house), Person(house, "Bo"), Person(house, "Eve")
        table = await table_of_two(ada, bo, "rights")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(one.at(table)) for one in (ada, bo, eve)]
            await until_ada_is_asked(players)
            found = []
            for message, *expected in RIGHTS:
                for player, wanted in zip(players, expected, strict=True):
                    if not wanted:
                        continue
                    answer = await answered(player, message)
                    if answer != wanted:
                        found.append(f"{message}: {answer} instead of {wanted}")
            return found

    assert asyncio.run(try_all()) == []


async def answered(player: Player, message: dict[str, Any]) -> str:
    more = {name: value for name, value in message.items() if name != "kind"}
    if more.get("seq") == -1:
        await player.say(kind="resync")
        while not isinstance(await player.next(), Snapshot):
            pass
        more["seq"] = player.client.seq
    answer = await player.answer_to(await player.command(message["kind"], **more))
    return answer.reason.value if isinstance(answer, RefusedMessage) else "done"


async def until_ada_is_asked(players: list[Player]) -> None:
    """Everybody plays until the first has a card to play, who then waits."""
    others = [asyncio.create_task(play_on(one)) for one in players[1:2]]
    await players[0].play_until(
        lambda one: (
            one.client.view is not None
            and one.client.view.phase is Phase.PLAY
            and bool(getattr(one.client.view.choice, "cards", ()))
        )
    )
    for task in others:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def play_on(player: Player) -> None:
    await player.play_until(lambda one: one.over)


@dataclass
class Eyes:
    """Reads everything that one viewer is sent, and knows what that viewer may know."""

    seat: int | None
    known: set[str] = field(default_factory=set)
    open: bool = True
    hidden: list[str] = field(default_factory=list)
    looked: int = 0

    def read(self, sent: bytes) -> None:
        message = json.loads(sent)
        for event in message.get("events", ()):
            self._event(event)
        view = message.get("view")
        if view is not None:
            self.open = view["phase"] == "over"
            if self.seat is not None:
                self.known |= set(view["dealt"][self.seat])
        if not self.open:
            self.looked += 1
            self.hidden += [code for code in codes_in(message) if code not in self.known]

    def _event(self, event: dict[str, Any]) -> None:
        match event["kind"]:
            case "hand_dealt":
                if self.open:
                    self.known, self.open = set(), False
                if event["seat"] == self.seat:
                    self.known |= set(event["cards"])
            case "card_played":
                self.known.add(event["card"])
            case "declaration_made" | "paid":
                # What a declaration tells is the table's to know (DECL-4); the core sees to it.
                self.known |= set(codes_in(event))
            case "deal_ended" | "deal_void":
                self.open = True
            case _:
                pass


def codes_in(value: Any) -> Iterator[str]:
    """Every card named anywhere in a message."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from codes_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from codes_in(inner)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield value


def test_nobody_is_sent_a_card_that_is_hidden_from_them(house: House) -> None:
    """mtgred/netrunner 6124: every byte to two players and a watcher, over a whole match."""

    async def watch() -> list[Player]:
        ada, bo, eve = Person(house), Person(house, "Bo"), Person(house, "Eve")
        table = await table_of_two(ada, bo, "eyes")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(one.at(table)) for one in (ada, bo, eve)]
            await asyncio.gather(*(play_on(player) for player in players))
        return players

    players = asyncio.run(watch())
    assert [player.client.seat for player in players] == [0, 1, None]
    for player in players:
        eyes = Eyes(player.client.seat)
        for sent in player.received:
            eyes.read(sent)
        assert eyes.hidden == []
        assert eyes.looked > 200


def test_snapshots_and_refusals_hide_what_rows_hide(house: House) -> None:
    async def look() -> None:
        ada, bo, eve = Person(house), Person(house, "Bo"), Person(house, "Eve")
        table = await table_of_two(ada, bo, "snapshots")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(one.at(table)) for one in (ada, bo, eve)]
            await until_ada_is_asked(players)
            for player in players:
                await answered(player, RIGHTS[-2][0])
                snapshot = next(
                    one for one in reversed(player.messages) if isinstance(one, Snapshot)
                )
                assert snapshot.view is not None
                dealt = player.client.view.dealt if player.client.view else ()
                shown = [seat for seat, cards in enumerate(dealt) if cards]
                assert shown == ([] if player.client.seat is None else [player.client.seat])
        record = await eve.ask("GET", f"/api/v1/tables/{table}/record")
        deal = json.loads(record.content)["deal"]
        assert all(set(hand) == {"?"} for hand in deal)
        own = json.loads((await bo.ask("GET", f"/api/v1/tables/{table}/record")).content)["deal"]
        assert [("?" in hand) for hand in own] == [True, False, True]
        assert "seed" not in json.loads(record.content)

    asyncio.run(look())
