"""The whole server over HTTP and a real socket: a match played to its end, and what stays of it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.house import API, House, Person

from grosstarock.cli.verify_deal import command as verify_deal
from grosstarock.notation.record import DealRecord
from grosstarock.notation.record_reader import read_records
from grosstarock.notation.replay import Outcome, verified
from grosstarock.notation.text import read_text

DANISH = {"preset": "danish", "players": 3, "version": 1}
LINES = {"content-type": "application/x-ndjson"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="module")
def played(house: House) -> tuple[Person, str]:
    """A person who has played a match of one round against bots to its end, and the table."""

    async def play() -> tuple[Person, str]:
        ada = Person(house)
        table = await ada.play_now()
        async with ada.at(table) as player:
            await player.play_until(lambda one: one.over)
            assert not player.refusals
        return ada, table

    return asyncio.run(play())


def test_a_match_played_over_the_wire_is_listed_with_its_balances(
    played: tuple[Person, str],
) -> None:
    ada, table = played
    (entry,) = asyncio.run(ada.done("GET", "/tables"))["tables"]
    assert entry["table"] == table
    assert entry["over"]
    assert entry["deals"] == 3
    assert entry["seats"] == ["Ada", "club", "club"]
    assert sum(entry["balances"]) == 0


def test_its_record_is_what_the_rules_give_in_both_forms(played: tuple[Person, str]) -> None:
    ada, table = played
    lines = asyncio.run(ada.ask("GET", f"{API}/tables/{table}/record"))
    records = list(read_records(lines.content.splitlines()))
    assert [verified(record).outcome for record in records] == [Outcome.AGREES] * 4
    assert lines.headers["content-disposition"].startswith("attachment")
    text = asyncio.run(ada.ask("GET", f"{API}/tables/{table}/record?form=text"))
    assert read_text(text.text) == records


def test_each_deal_can_be_shared_replayed_and_proved_by_its_link(
    played: tuple[Person, str], tmp_path: Path
) -> None:
    ada, table = played
    stranger = Person(ada.house)
    deals = asyncio.run(ada.done("GET", f"/tables/{table}/deals"))["deals"]
    assert [deal["ended"] for deal in deals] == ["played"] * 3
    deal = deals[0]["deal"]
    replay = asyncio.run(stranger.done("GET", f"/deals/{deal}/replay?seat=1"))
    assert replay["steps"][-1]["view"]["phase"] == "over"
    assert replay["steps"][1]["view"]["dealt"][1]
    assert not replay["steps"][1]["view"]["dealt"][0]
    proof = tmp_path / "proof.json"
    answer = asyncio.run(stranger.ask("GET", f"{API}/deals/{deal}/proof"))
    proof.write_bytes(answer.content)
    result = CliRunner().invoke(verify_deal, [str(proof)])
    assert result.exit_code == 0, result.output
    changed = json.loads(answer.content)
    changed["pack"][:2] = reversed(changed["pack"][:2])
    proof.write_text(json.dumps(changed))
    assert CliRunner().invoke(verify_deal, [str(proof)]).exit_code == 1


def test_a_long_answer_is_packed_for_who_takes_it_so(played: tuple[Person, str]) -> None:
    ada, table = played
    deal = asyncio.run(ada.done("GET", f"/tables/{table}/deals"))["deals"][0]["deal"]
    path = f"{API}/deals/{deal}/replay"
    packed, plain = [
        asyncio.run(ada.ask("GET", path, headers={"accept-encoding": accepted}))
        for accepted in ("gzip", "identity")
    ]
    assert packed.json() == plain.json()
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 10 < int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    short = asyncio.run(ada.ask("GET", f"{API}/tables/{table}/deals"))
    assert "content-encoding" not in short.headers


def test_a_nonce_that_was_not_taken_is_found(played: tuple[Person, str], tmp_path: Path) -> None:
    ada, table = played
    deal = asyncio.run(ada.done("GET", f"/tables/{table}/deals"))["deals"][1]["deal"]
    proof = tmp_path / "proof.json"
    proof.write_bytes(asyncio.run(ada.ask("GET", f"{API}/deals/{deal}/proof")).content)
    own = "0123456789abcdef" * 2
    assert CliRunner().invoke(verify_deal, [str(proof), "--nonce", f"0={own}"]).exit_code == 0
    wrong = CliRunner().invoke(verify_deal, [str(proof), "--nonce", f"1={own}"])
    assert wrong.exit_code == 1
    assert "share" in wrong.output


def test_the_same_deal_is_dealt_again_from_another_seat(played: tuple[Person, str]) -> None:
    ada, table = played

    async def again() -> None:
        deal = (await ada.done("GET", f"/tables/{table}/deals"))["deals"][0]["deal"]
        whole = (await ada.ask("GET", f"{API}/deals/{deal}/record")).content
        (record,) = read_records([whole])
        assert isinstance(record, DealRecord)
        asked = {"cmd_id": "again", "name": "Ada", "seat": 1, "pace": "instant"}
        fresh = (await ada.done("POST", f"/deals/{deal}/again", asked))["table"]
        async with ada.at(fresh) as player:
            await player.play_until(lambda one: one.client.view is not None)
            assert player.client.view is not None
            assert player.client.view.dealt[1] == record.deal[1]

    asyncio.run(again())


def test_an_uploaded_record_is_checked_and_opened(played: tuple[Person, str]) -> None:
    ada, table = played

    async def upload() -> None:
        whole = (await ada.ask("GET", f"{API}/tables/{table}/record")).content
        told = await ada.done("POST", "/records", content=whole, headers=LINES)
        assert [line["outcome"] for line in told["lines"]] == ["agrees"] * 4
        wrong = whole.replace(b'"points":20', b'"points":25', 1) + b"\nnonsense\n"
        told = await ada.done("POST", "/records", content=wrong, headers=LINES)
        assert [line["outcome"] for line in told["lines"]][:1] == ["differs"]
        assert told["lines"][-1]["outcome"] == "unreadable"
        text = (await ada.ask("GET", f"{API}/tables/{table}/record?form=text")).content
        plain = {"content-type": "text/plain; charset=utf-8"}
        told = await ada.done("POST", "/records", content=text, headers=plain)
        assert [line["outcome"] for line in told["lines"]] == ["agrees"] * 4
        path = "/records/replay?number=2&seat=0"
        replay = await ada.done("POST", path, content=whole, headers=LINES)
        assert replay["steps"][-1]["view"]["phase"] == "over"
        missing = await ada.ask("POST", API + path, content=b"", headers=LINES)
        assert missing.json()["code"] == "record-missing"

    asyncio.run(upload())


def test_guests_see_the_house_rules_before_they_sit_down(house: House) -> None:
    async def look() -> None:
        ada, bo = Person(house), Person(house, "Bo")
        rules = {**DANISH, "options": {"declarations": "compulsory"}, "tariff": {"tout": 135}}
        asked = {
            "cmd_id": "new",
            "name": "Ada",
            "title": "<b>Wednesdays</b>",
            "rules": rules,
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "player": "novice"}],
            "rounds": 2,
            "take_back": False,
            "watchers": False,
        }
        table = (await ada.done("POST", "/tables", asked))["table"]
        assert (await ada.done("POST", "/tables", asked))["table"] == table
        told = await bo.done("GET", f"/tables/{table}")
        assert told["rules"] == rules
        assert told["tariff"]["tout"] == 135
        assert told["title"] == "<b>Wednesdays</b>"
        assert [seat["who"] for seat in told["seats"]] == ["person", "nobody", "bot"]
        assert (told["seat"], told["is_host"], told["begun"]) == (None, False, False)
        assert (await ada.done("GET", f"/tables/{table}"))["is_host"]
        link = (await bo.done("GET", f"/tables/{table}/invitation"))["url"]
        assert link == f"{house.url}/table/{table}"
        picture = await bo.ask("GET", f"{API}/tables/{table}/invitation.svg")
        assert picture.content.startswith(b"<?xml")
        assert b"style" not in picture.content
        kept = await bo.ask("GET", f"{API}/tables/{table}/deals")
        assert (kept.status_code, kept.json()["code"]) == (403, "no-watchers")

    asyncio.run(look())


@pytest.mark.parametrize(
    ("change", "status", "code", "path"),
    [
        ({"rules": {**DANISH, "preset": "tarot"}}, 422, "preset-unknown", "$.rules"),
        ({"rules": {**DANISH, "tariff": {"tout": 7}}}, 422, "amount-value", "$.rules"),
        ({"rules": {**DANISH, "players": 2}}, 422, "players-of-preset", "$.rules"),
        ({"rules": {**DANISH, "version": 9}}, 422, "version-unknown", "$.rules"),
        ({"seats": [{"kind": "me"}] * 2}, 422, "seats-number", "$.seats"),
        ({"seats": [{"kind": "open"}] * 3}, 422, "seat-own", "$.seats"),
        (
            {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "player": "deep"}]},
            422,
            "player-unknown",
            "$.seats[2].player",
        ),
        ({"rounds": 0}, 400, "unreadable", "$.rounds"),
        ({"watchers": 1}, 400, "unreadable", "$.watchers"),
        ({"surprise": 1}, 400, "unreadable", "$"),
        ({"name": "two\nlines"}, 422, "name-form", None),
        ({"clock": {"lost_after": 1, "silent_after": 90}}, 422, "setting-value", None),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_place(
    house: House, change: dict[str, object], status: int, code: str, path: str | None
) -> None:
    asked = {
        "cmd_id": f"bad-{code}-{status}",
        "name": "Ada",
        "rules": DANISH,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "rounds": None,
        "take_back": True,
        "watchers": True,
        **change,
    }
    answer = asyncio.run(Person(house).ask("POST", f"{API}/tables", asked))
    told = answer.json()
    assert (answer.status_code, told["code"], told["path"]) == (status, code, path)


def test_a_person_comes_back_by_the_personal_link_and_has_the_tables(house: House) -> None:
    async def come() -> None:
        ada = Person(house)
        table = await ada.play_now("link")
        link = (await ada.done("POST", "/me/link", {}))["url"]
        base, _, token = link.partition("#")
        assert base == f"{house.url}/come-back"
        phone = Person(house)
        await phone.done("POST", "/me/come-back", {"token": token})
        assert [one["table"] for one in (await phone.done("GET", "/tables"))["tables"]] == [table]
        assert (await phone.done("GET", f"/tables/{table}"))["seat"] == 0
        forged = await phone.ask("POST", f"{API}/me/come-back", {"token": token[:-2] + "xx"})
        assert (forged.status_code, forged.json()["code"]) == (403, "link-unknown")
        as_link = await phone.ask("POST", f"{API}/me/come-back", {"token": ada.cookie})
        assert as_link.status_code == 403, "a cookie is no link"

    asyncio.run(come())


def test_what_a_person_typed_can_be_erased(house: House) -> None:
    async def erase() -> None:
        ada = Person(house, "Adelheid")
        table = await ada.play_now("erase")
        async with ada.at(table) as player:
            await player.answer_to(await player.command("chat", text="my secret garden"))
        assert (await ada.done("GET", "/tables"))["tables"][0]["seats"][0] == "Adelheid"
        await ada.done("POST", "/me/erase", {})
        told = json.dumps(await ada.done("GET", f"/tables/{table}"))
        assert "Adelheid" not in told
        assert (await ada.done("GET", "/tables"))["tables"][0]["seats"][0] == ""
        files = sorted((house.folder / "data").glob("grosstarock.sqlite*"))
        assert not any(b"secret garden" in file.read_bytes() for file in files)

    asyncio.run(erase())


def test_what_a_house_offers_and_its_rules_are_told_in_full(house: House) -> None:
    told = asyncio.run(Person(house).done("GET", "/house"))
    assert "novice" in told["players"]
    assert next(preset["name"] for preset in told["presets"]) == "classic"
    assert told["options"]["pots"] == [True, False]
    rules = asyncio.run(
        Person(house).done("POST", "/rules", {"rules": {**DANISH, "options": {"pots": False}}})
    )
    assert rules["tariff"]["tout"] == 25


def test_health_and_description_are_served(house: House) -> None:
    ada = Person(house)
    assert asyncio.run(ada.ask("GET", "/healthz")).status_code == 200
    described = asyncio.run(ada.ask("GET", "/openapi.json")).json()
    assert described["openapi"] == "3.1.0"
    new_table = described["components"]["schemas"]["NewTable"]
    assert new_table["additionalProperties"] is False
