"""A server killed in the middle of play, again and again, and what is left of its word."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.house import House, Person, Player
from websockets.exceptions import ConnectionClosed

from grosstarock.server.app import DATABASE
from grosstarock.server.wire_out import Happened, Snapshot

LONGEST_ROUND = 80
"""The most messages that a player is sent before a server is killed."""
PAUSE = 0.02
"""The most seconds that the kill comes later, so that it falls between any two steps."""


@dataclass
class Told:
    """What a player was told of a table for good: rows acknowledged, and rows that happened."""

    acknowledged: dict[str, int] = field(default_factory=dict)
    happened: dict[int, list[str]] = field(default_factory=dict)
    deal: str | None = None
    hand: list[str] = field(default_factory=list)

    def add(self, player: Player) -> None:
        self.acknowledged |= player.acks
        for sent in player.received:
            message = json.loads(sent)
            if message["kind"] == "happened":
                self.happened[message["seq"]] = [event["kind"] for event in message["events"]]


@dataclass
class Result:
    """How often a server was killed, how much it had acknowledged, how many deals were begun."""

    rounds: int = 0
    acknowledged: int = 0
    rows: int = 0
    tables: int = 0


async def play_and_kill(
    folder: Path,
    rounds: int,
    chance: random.Random,
    tell: Callable[[Result], None] = lambda _: None,
) -> Result:
    """Kills a server so many times; an assertion fails when anything it had said is lost.

    ``tell`` is told how far it has come after every round.
    """
    house = House(folder)
    ada = Person(house)
    result = Result()
    table, told = "", Told()
    for _ in range(rounds):
        house.start()
        try:
            if not table:
                result.tables += 1
                table, told = await ada.play_now(f"table-{result.tables}"), Told()
            over = await _play_some(house, ada, table, told, chance)
        finally:
            house.stop(signal.SIGKILL)
        result.rounds += 1
        result.rows = check_kept(folder / "data" / DATABASE, table, told)
        result.acknowledged += len(told.acknowledged) if over else 0
        if over:
            table = ""
        tell(result)
    result.acknowledged += len(told.acknowledged) if table else 0
    return result


async def _play_some(
    house: House, ada: Person, table: str, told: Told, chance: random.Random
) -> bool:
    """Plays until the server is killed; whether the match was over then."""
    over = False
    with contextlib.suppress(ConnectionClosed):
        async with ada.at(table) as player:
            try:
                first = await player.next()
                assert isinstance(first, Snapshot)
                _check_snapshot(first, player, told)
                await player.react(first)
                most = chance.randrange(1, LONGEST_ROUND)
                await player.play_until(lambda one: one.over or len(one.messages) > most)
                over = player.over
                # Commands and answers are under way at this moment.
                await player.command("phrase", phrase="hello")
                await asyncio.sleep(chance.uniform(0, PAUSE))
                assert house.process is not None
                house.process.kill()
                while True:
                    await player.next()
            finally:
                told.add(player)
                _note_hand(player, told)
    return over


def _check_snapshot(snapshot: Snapshot, player: Player, told: Told) -> None:
    """Nothing that was told is gone, and the same cards lie in the same hand."""
    assert snapshot.seq >= max((*told.happened, *told.acknowledged.values(), 0))
    view = player.client.view
    if view is not None and told.deal is not None and snapshot.table.deal_id == told.deal:
        assert [card.code for card in view.dealt[0]] == told.hand, "dealt anew"


def _note_hand(player: Player, told: Told) -> None:
    for message in player.messages:
        if isinstance(message, Snapshot):
            told.deal = message.table.deal_id
        elif isinstance(message, Happened):
            for event in message.events:
                promised = event.__struct_config__.tag == "deal_promised"
                told.deal = event.deal_id if promised else told.deal  # type: ignore[attr-defined]  # it promises a deal
    view = player.client.view
    told.hand = [card.code for card in view.dealt[0]] if view is not None else []
    if not told.hand:
        told.deal = None


def check_kept(database: Path, table: str, told: Told) -> int:
    """Holds the log against what was told; how many rows it has."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        wanted = "SELECT seq, cmd_id, payload FROM log WHERE table_id = ? ORDER BY seq"
        rows = connection.execute(wanted, (table,)).fetchall()
    assert [seq for seq, _, _ in rows] == list(range(1, len(rows) + 1)), "a gap"
    by_seq = {seq: (cmd_id, json.loads(payload)) for seq, cmd_id, payload in rows}
    for cmd_id, seq in told.acknowledged.items():
        assert by_seq[seq][0].endswith(f":{cmd_id}"), "acknowledged, and lost"
    for seq, kinds in told.happened.items():
        assert [event["kind"] for event in by_seq[seq][1]["events"]] == kinds, "another row"
    return len(rows)
