"""``replay``: 0 all right, 1 not what the rules give, 2 no record; each fault with its place."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command_line import run, simulated

Record = dict[str, Any]


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [json.loads(line) for line in simulated("--deals", "3", "--seed", "replay")]


def replayed(tmp_path: Path, records: list[Record], *options: str) -> tuple[int, Any]:
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
    result = run("replay", file, "--json", *options)
    return result.exit_code, json.loads(result.stdout)


def test_what_was_simulated_is_right(tmp_path: Path, records: list[Record]) -> None:
    assert replayed(tmp_path, records) == (0, {"deals": 3, "faults": []})
    assert replayed(tmp_path, records, "--match") == (0, {"deals": 3, "faults": []})


def test_records_come_from_standard_input_too(records: list[Record]) -> None:
    result = run("replay", "-", "--json", typed="\n".join(json.dumps(one) for one in records))
    assert (result.exit_code, json.loads(result.stdout)["deals"]) == (0, 3)


def test_a_wrong_payment_is_found_at_its_place(tmp_path: Path, records: list[Record]) -> None:
    wrong = json.loads(json.dumps(records))
    wrong[1]["ledger"][-1]["points"] += 5
    status, answer = replayed(tmp_path, wrong)
    assert status == 1
    first = answer["faults"][0]
    assert (first["deal"], first["clause"]) == (1, records[1]["ledger"][-1]["clause"])
    assert first["path"] == f"ledger[{len(records[1]['ledger']) - 1}].points"
    assert first["found"] == first["expected"] + 5


def test_an_illegal_card_is_found_with_its_clause(tmp_path: Path, records: list[Record]) -> None:
    wrong = json.loads(json.dumps(records[:1]))
    plays = [place for place, act in enumerate(wrong[0]["actions"]) if act["do"] == "play"]
    wrong[0]["actions"][plays[1]]["card"] = wrong[0]["actions"][plays[0]]["card"]
    status, answer = replayed(tmp_path, wrong)
    assert status == 1
    assert answer["faults"][0]["path"].startswith(f"actions[{plays[1]}]")
    assert answer["faults"][0]["clause"] == "PLAY-2"
    assert "play" in answer["faults"][0]["expected"]


def test_a_deal_left_out_is_no_fault_unless_a_match_is_asked_for(
    tmp_path: Path, records: list[Record]
) -> None:
    assert replayed(tmp_path, [records[0], records[2]])[0] == 0
    status, answer = replayed(tmp_path, [records[0], records[2]], "--match")
    assert status == 1
    assert "dealer" in {fault["path"] for fault in answer["faults"]}


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "[]",
        '{"format": "grosstarock-deal/1"}',
        '{"format": "grosstarock-deal/9"}',
        "\x00",
    ],
)
def test_what_is_no_record_is_status_2(tmp_path: Path, line: str) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text(line, encoding="utf-8")
    result = run("replay", file, "--json")
    assert result.exit_code == 2
    answer = json.loads(result.stdout)
    assert answer["deals"] == 0
    assert answer["faults"]
    assert set(answer["faults"][0]) == {"deal", "path", "clause", "expected", "found"}


def test_an_unreadable_line_weighs_more_than_a_wrong_one(
    tmp_path: Path, records: list[Record]
) -> None:
    wrong = json.loads(json.dumps(records[:2]))
    wrong[0]["card_points"][0] += 1
    wrong[1]["deal"][0] = wrong[1]["deal"][0][:-1]
    status, answer = replayed(tmp_path, wrong)
    assert status == 2
    assert [fault["deal"] for fault in answer["faults"]] == [0, 1]


def test_77_cards_an_unknown_card_and_an_unknown_option_are_no_records(
    tmp_path: Path, records: list[Record]
) -> None:
    short, unknown, option = (json.loads(json.dumps(records[0])) for _ in range(3))
    short["deal"][1] = short["deal"][1][1:]
    unknown["deal"][1][3] = "Z9"
    option["rules"]["options"] = {"hats": True}
    for record, path in ((short, "deal[1]"), (unknown, "deal[1][3]"), (option, "rules.options")):
        status, answer = replayed(tmp_path, [record])
        assert status == 2
        assert any(fault["path"].startswith(path) for fault in answer["faults"])


def test_in_words_the_sheets_are_printed(tmp_path: Path, records: list[Record]) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 0
    assert result.output.count("Settlement") == 3
    assert "3 deals: all right." in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_in_words_a_fault_names_deal_place_and_clause(
    tmp_path: Path, records: list[Record]
) -> None:
    wrong = json.loads(json.dumps(records[:1]))
    wrong[0]["balances_after"][0] += 5
    file = tmp_path / "deals.jsonl"
    file.write_text(json.dumps(wrong[0]), encoding="utf-8")
    result = run("replay", file, "--quiet")
    assert result.exit_code == 1
    assert "Deal 1, balances_after[0]" in result.output


def test_a_file_that_is_not_there_is_a_usage_error(tmp_path: Path) -> None:
    result = run("replay", tmp_path / "none.jsonl", "--json")
    assert result.exit_code == 2
    assert "none.jsonl" in result.stderr
