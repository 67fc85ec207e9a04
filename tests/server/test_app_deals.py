"""Deals over HTTP: their replay, links that keep working, what stays closed, and faulty files."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import API, House, Person, Player

from grosstarock.notation.record_reader import read_record
from grosstarock.notation.text import read_text
from grosstarock.server.wire_out import Happened, Snapshot

LINES = {"content-type": "application/x-ndjson"}
TEXT = {"content-type": "text/plain; charset=utf-8"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("deals")) as running:
        yield running


@pytest.fixture(scope="module")
def played(house: House) -> tuple[Person, str, list[str]]:
    """A person who has played one round, the table, and its deals."""

    async def play() -> tuple[Person, str, list[str]]:
        ada = Person(house)
        table = await ada.play_now(player="novice")
        async with ada.at(table) as player:
            await player.play_until(lambda one: one.over)
        deals = (await ada.done("GET", f"/tables/{table}/deals"))["deals"]
        return ada, table, [deal["deal"] for deal in deals]

    return asyncio.run(play())


def replay_of(person: Person, deal: str, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = asyncio.run(person.done("GET", f"/deals/{deal}/replay?seat={seat}"))
    return told


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_replay_shows_a_seat_its_own_hand_and_lays_all_hands_beside_it(
    played: tuple[Person, str, list[str]], seat: int
) -> None:
    told = replay_of(Person(played[0].house), played[2][0], seat)
    steps = told["steps"]
    assert [sorted(hand) for hand in steps[0]["hands"]] == [
        sorted(hand) for hand in told["record"]["deal"]
    ]
    for step in steps:
        assert step["view"]["hand"] == step["hands"][seat]
        assert step["view"]["hand_sizes"] == [len(hand) for hand in step["hands"]]
    for step in steps[:-1]:
        others = [hand for other, hand in enumerate(step["view"]["dealt"]) if other != seat]
        assert others == [[], []]
        dealt = [event for event in step["events"] if event["kind"] == "hand_dealt"]
        assert all(event["seat"] == seat for event in dealt if event["cards"])
    assert steps[-1]["hands"] == [[], [], []]
    assert told["stops_at"] is None


def test_a_replay_brings_the_record_in_both_forms(played: tuple[Person, str, list[str]]) -> None:
    told = replay_of(played[0], played[2][1], 0)
    assert read_text(told["text"]) == [read_record(json.dumps(told["record"]))]


def promised_to(player: Player) -> str:
    """The id of the deal that a player was last promised."""
    for message in reversed(player.messages):
        match message:
            case Snapshot(table=table) if table.promise is not None:
                return table.promise.deal_id
            case Happened(events=events):
                for event in events:
                    if event.__struct_config__.tag == "deal_promised":
                        return str(event.deal_id)  # type: ignore[attr-defined]  # by its tag
            case _:
                pass
    raise AssertionError("nothing was promised")


def test_a_deal_that_is_being_played_stays_closed(house: House) -> None:
    async def look() -> None:
        ada, stranger = Person(house), Person(house)
        table = await ada.play_now("running", player="novice")
        async with ada.at(table) as player:
            await player.play_until(lambda one: one.client.view is not None)
            deal = promised_to(player)
            for asking in (ada, stranger):
                for what in ("replay", "replay?seat=0", "record", "record?form=text", "proof"):
                    answer = await asking.ask("GET", f"{API}/deals/{deal}/{what}")
                    assert answer.status_code == 404
                    assert answer.json()["code"] == "deal-unknown"
                asked = {"cmd_id": "x", "name": "X", "seat": 0}
                again = await asking.ask("POST", f"{API}/deals/{deal}/again", asked)
                assert again.json()["code"] == "deal-unknown"

    asyncio.run(look())


def test_a_deal_dealt_again_was_promised_by_nobody(played: tuple[Person, str, list[str]]) -> None:
    ada, _, deals = played

    async def again() -> None:
        asked = {"cmd_id": "again", "name": "Ada", "seat": 2, "player": "novice", "pace": "instant"}
        table = (await ada.done("POST", f"/deals/{deals[1]}/again", asked))["table"]
        async with ada.at(table) as player:
            await player.play_until(lambda one: one.over)
        (deal,) = (await ada.done("GET", f"/tables/{table}/deals"))["deals"][:1]
        answer = await ada.ask("GET", f"{API}/deals/{deal['deal']}/proof")
        assert answer.json()["code"] == "deal-not-promised"
        first, second = [
            (await ada.done("GET", f"/deals/{one}/replay?seat=2"))["record"]
            for one in (deals[1], deal["deal"])
        ]
        assert first["deal"] == second["deal"]
        assert first["dealer"] == second["dealer"]

    asyncio.run(again())


def test_who_names_no_player_meets_a_friendly_one(played: tuple[Person, str, list[str]]) -> None:
    ada, _, deals = played
    asked = {"cmd_id": "friend", "name": "Ada", "seat": 1}
    table = asyncio.run(ada.done("POST", f"/deals/{deals[0]}/again", asked))["table"]
    seats = asyncio.run(ada.done("GET", f"/tables/{table}"))["seats"]
    assert [seat["player"] in ("club", "novice", None) for seat in seats] == [True] * 3
    assert seats[1]["player"] is None


def with_wrong_card(record: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The record with a card played by somebody who does not hold it, and the action's place."""
    place, action = [
        (place, action) for place, action in enumerate(record["actions"]) if action["do"] == "play"
    ][4]
    foreign = next(card for card in record["deal"][(action["seat"] + 1) % 3])
    changed = [*record["actions"]]
    changed[place] = {**action, "card": foreign}
    return {**record, "actions": changed}, place


def test_a_record_against_the_rules_is_told_with_line_and_what_was_legal(
    played: tuple[Person, str, list[str]],
) -> None:
    ada, _, deals = played
    record = replay_of(ada, deals[0], 0)["record"]
    wrong, place = with_wrong_card(record)
    content = f"\n{json.dumps(record)}\n\n{json.dumps(wrong)}\n".encode()

    async def upload() -> None:
        told = await ada.done("POST", "/records", content=content, headers=LINES)
        assert [line["number"] for line in told["lines"]] == [1, 2]
        assert [line["outcome"] for line in told["lines"]] == ["agrees", "differs"]
        (fault,) = told["lines"][1]["faults"]
        assert (fault["line"], fault["path"]) == (4, f"actions[{place}]")
        assert fault["clause"] == "PLAY-2"
        assert fault["refusal"]["reason"] == "card-not-held"
        assert fault["refusal"]["legal"]["kind"] == "play_choice"
        path = "/records/replay?number=2&seat=1"
        replay = await ada.done("POST", path, content=content, headers=LINES)
        assert replay["stops_at"] == f"$.actions[{place}]"
        assert len(replay["steps"]) == place + 1

    asyncio.run(upload())


def test_a_deal_broken_off_in_a_file_is_replayed_as_far_as_it_went(
    played: tuple[Person, str, list[str]],
) -> None:
    ada, _, deals = played
    record = {**replay_of(ada, deals[0], 0)["record"], "ended": "broken_off"}
    record["actions"] = record["actions"][:3]
    whole = json.dumps(record).encode()
    path = "/records/replay?number=1&seat=0"
    told = asyncio.run(ada.done("POST", path, content=whole, headers=LINES))
    assert told["stops_at"] is None
    assert told["steps"][-1]["view"]["ended"] == "broken_off"
    assert told["steps"][-1]["action"] is None


def test_what_cannot_be_read_is_told_with_line_column_and_what_was_meant(
    played: tuple[Person, str, list[str]],
) -> None:
    ada, _, deals = played
    told = replay_of(ada, deals[0], 0)
    record = {**told["record"], "rules": {"preset": "dansh", "version": 1}}

    async def upload() -> None:
        content = f"{json.dumps(record)}\n{{nonsense\n".encode()
        lines = (await ada.done("POST", "/records", content=content, headers=LINES))["lines"]
        (preset,) = lines[0]["faults"]
        assert (preset["line"], preset["code"]) == (1, "preset-unknown")
        assert (preset["path"], preset["near"]) == ("rules.preset", "danish")
        assert (lines[1]["faults"][0]["line"], lines[1]["faults"][0]["column"]) == (2, 2)
        text = told["text"].replace('[Rules "danish"]', '[Rules "dansh"]')
        (line,) = (await ada.done("POST", "/records", content=text.encode(), headers=TEXT))["lines"]
        (fault,) = line["faults"]
        assert (fault["line"], fault["column"], fault["near"]) == (2, 9, "danish")

    asyncio.run(upload())


def test_links_to_deals_work_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:

        async def play() -> str:
            ada = Person(house)
            table = await ada.play_now(player="novice")
            async with ada.at(table) as player:
                await player.play_until(lambda one: one.over)
            deals = (await ada.done("GET", f"/tables/{table}/deals"))["deals"]
            return str(deals[1]["deal"])

        deal = asyncio.run(play())
        before = replay_of(Person(house), deal, 2)
        house.stop()
        house.start()
        stranger = Person(house)
        assert replay_of(stranger, deal, 2) == before
        proof = asyncio.run(stranger.done("GET", f"/deals/{deal}/proof"))
        assert proof["deal"] == deal
