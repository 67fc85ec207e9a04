import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.notation.record_samples import broken_off, fields_of, played_deal, unfinished_deal

from grosstarock.notation.faults import ReadingCode, ReadingFault, UnreadableRecord
from grosstarock.notation.record_reader import read_match_end, read_record

Fields = dict[str, Any]


def faults_of(text: str | bytes) -> list[ReadingFault]:
    with pytest.raises(UnreadableRecord) as caught:
        read_record(text)
    return list(caught.value.faults)


def changed(change: Callable[[Fields], object]) -> str:
    fields = fields_of(played_deal())
    change(fields)
    return json.dumps(fields)


def put(path: str, value: object) -> Callable[[Fields], object]:
    """A change that puts a value at a path like ``rules.options.pots`` or ``deal.0.3``."""

    def change(fields: Fields) -> None:
        *way, last = path.split(".")
        inner: Any = fields
        for name in way:
            inner = inner.setdefault(name, {}) if isinstance(inner, dict) else inner[int(name)]
        inner[int(last) if isinstance(inner, list) else last] = value

    return change


CODES = ReadingCode


@pytest.mark.parametrize(
    ("path", "value", "code", "place"),
    [
        ("format", "grosstarock-deal/2", CODES.FORMAT_UNKNOWN, "format"),
        ("format", "grosstarock-match-end/1", CODES.FORMAT_UNKNOWN, "format"),
        ("format", 1, CODES.FORMAT_UNKNOWN, "format"),
        ("rules", [], CODES.WRONG_TYPE, "rules"),
        ("rules.preset", "dutch", CODES.PRESET_UNKNOWN, "rules.preset"),
        ("rules.preset", None, CODES.PRESET_UNKNOWN, "rules.preset"),
        ("rules.preset", ["danish"], CODES.PRESET_UNKNOWN, "rules.preset"),
        ("rules.preset", "two-player", CODES.PLAYERS_OF_PRESET, "players"),
        ("rules.options", [], CODES.WRONG_TYPE, "rules.options"),
        ("rules.options.pot", True, CODES.OPTION_UNKNOWN, "rules.options.pot"),
        ("rules.options.odd name", 1, CODES.OPTION_UNKNOWN, 'rules.options["odd name"]'),
        ("rules.options.pots", 1, CODES.OPTION_VALUE, "rules.options.pots"),
        ("rules.options.pots", 1.0, CODES.OPTION_VALUE, "rules.options.pots"),
        ("rules.options.pots", "on", CODES.OPTION_VALUE, "rules.options.pots"),
        ("rules.options.declarations", "never", CODES.OPTION_VALUE, "rules.options.declarations"),
        ("rules.options.declarations", True, CODES.OPTION_VALUE, "rules.options.declarations"),
        ("rules.options.declarations", None, CODES.OPTION_VALUE, "rules.options.declarations"),
        ("rules.options.players", 4, CODES.PLAYERS_NUMBER, "rules.options.players"),
        ("rules.options.players", 3.0, CODES.PLAYERS_NUMBER, "rules.options.players"),
        ("rules.options.players", "3", CODES.PLAYERS_NUMBER, "rules.options.players"),
        ("rules.tariff", 5, CODES.WRONG_TYPE, "rules.tariff"),
        ("rules.tariff.tuot", 85, CODES.AMOUNT_UNKNOWN, "rules.tariff.tuot"),
        ("rules.tariff.tout", 84, CODES.AMOUNT_VALUE, "rules.tariff.tout"),
        ("rules.tariff.tout", -5, CODES.AMOUNT_VALUE, "rules.tariff.tout"),
        ("rules.tariff.tout", 1_000_005, CODES.AMOUNT_VALUE, "rules.tariff.tout"),
        ("rules.tariff.tout", 85.0, CODES.WRONG_TYPE, "rules.tariff.tout"),
        ("rules.tariff.tout", True, CODES.WRONG_TYPE, "rules.tariff.tout"),
        ("rules.tariff.tout", "85", CODES.WRONG_TYPE, "rules.tariff.tout"),
        ("rules.stake", "$", CODES.WRONG_TYPE, "rules.stake"),
        ("rules.stake.unit", "$", CODES.FIELD_MISSING, "rules.stake.points"),
        ("rules.stake", {"unit": "", "points": 5}, CODES.STAKE_VALUE, "rules.stake.unit"),
        ("rules.stake", {"unit": "$", "points": 0}, CODES.STAKE_VALUE, "rules.stake.points"),
        ("rules.stake", {"unit": 1, "points": 1}, CODES.WRONG_TYPE, "rules.stake.unit"),
        ("rules.version", 2, CODES.VERSION_UNKNOWN, "rules.version"),
        ("rules.version", 0, CODES.VERSION_UNKNOWN, "rules.version"),
        ("rules.version", "1", CODES.WRONG_TYPE, "rules.version"),
        ("rules.version", True, CODES.WRONG_TYPE, "rules.version"),
        ("players", "Ada", CODES.WRONG_TYPE, "players"),
        ("players", ["Ada"], CODES.PLAYERS_NUMBER, "players"),
        ("players", ["A", "B", "C", "D", "E"], CODES.PLAYERS_NUMBER, "players"),
        ("players.1", 7, CODES.WRONG_TYPE, "players[1]"),
        ("dealer", 3, CODES.SEAT_UNKNOWN, "dealer"),
        ("dealer", -1, CODES.SEAT_UNKNOWN, "dealer"),
        ("dealer", True, CODES.WRONG_TYPE, "dealer"),
        ("dealer", None, CODES.WRONG_TYPE, "dealer"),
        ("balances_before", [0, 0], CODES.SEATS_NUMBER, "balances_before"),
        ("balances_before.1", 0.5, CODES.WRONG_TYPE, "balances_before[1]"),
        ("balances_before.1", False, CODES.WRONG_TYPE, "balances_before[1]"),
        ("pots_before", [0, 0], CODES.WRONG_TYPE, "pots_before"),
        ("pots_before", {"king": 0}, CODES.FIELD_MISSING, "pots_before.pagat"),
        ("pots_before.king", -5, CODES.NEGATIVE, "pots_before.king"),
        ("pots_before.king", 5.0, CODES.WRONG_TYPE, "pots_before.king"),
        ("redeal", 1, CODES.WRONG_TYPE, "redeal"),
        ("redeal", True, CODES.REDEAL_NOT_PLAYED, "redeal"),
        ("deal", {}, CODES.WRONG_TYPE, "deal"),
        ("deal", [[], []], CODES.SEATS_NUMBER, "deal"),
        ("deal.1", [], CODES.HAND_SIZE, "deal[1]"),
        ("deal.1", "CK", CODES.WRONG_TYPE, "deal[1]"),
        ("deal.0.3", "H11", CODES.CARD_UNKNOWN, "deal[0][3]"),
        ("deal.0.3", 7, CODES.WRONG_TYPE, "deal[0][3]"),
        ("actions", {}, CODES.WRONG_TYPE, "actions"),
        ("actions.2", "pass", CODES.WRONG_TYPE, "actions[2]"),
        ("actions.2.seat", 3, CODES.SEAT_UNKNOWN, "actions[2].seat"),
        ("actions.2.seat", "1", CODES.WRONG_TYPE, "actions[2].seat"),
        ("actions.2.do", "deal", CODES.ACTION_UNKNOWN, "actions[2].do"),
        ("actions.2.do", [], CODES.ACTION_UNKNOWN, "actions[2].do"),
        ("actions.2.what", ["trump"], CODES.DECLARATION_UNKNOWN, "actions[2].what[0]"),
        ("actions.2.what", [1], CODES.DECLARATION_UNKNOWN, "actions[2].what[0]"),
        ("actions.2.what", "kings", CODES.WRONG_TYPE, "actions[2].what"),
        ("actions.0.cards", ["CK", "T0", "C1"], CODES.CARD_UNKNOWN, "actions[0].cards[1]"),
        ("actions.12.card", "K", CODES.CARD_UNKNOWN, "actions[12].card"),
        ("actions.12.card", "?", CODES.CARD_UNKNOWN, "actions[12].card"),
        ("actions.12.card", 12, CODES.WRONG_TYPE, "actions[12].card"),
        ("actions.12.names", "K", CODES.SUIT_UNKNOWN, "actions[12].names"),
        ("actions.12.names", 1, CODES.WRONG_TYPE, "actions[12].names"),
        ("ended", "played", CODES.VALUE_UNKNOWN, "ended"),
        ("ended", None, CODES.VALUE_UNKNOWN, "ended"),
        ("ledger", {}, CODES.WRONG_TYPE, "ledger"),
        ("ledger.0", [], CODES.WRONG_TYPE, "ledger[0]"),
        ("ledger.0.clause", "POT-9", CODES.CLAUSE_UNKNOWN, "ledger[0].clause"),
        ("ledger.0.clause", 2, CODES.CLAUSE_UNKNOWN, "ledger[0].clause"),
        ("ledger.0.payee", "queen", CODES.VALUE_UNKNOWN, "ledger[0].payee"),
        ("ledger.0.payer", 5, CODES.SEAT_UNKNOWN, "ledger[0].payer"),
        ("ledger.0.payer", False, CODES.WRONG_TYPE, "ledger[0].payer"),
        ("ledger.0.points", 20.0, CODES.WRONG_TYPE, "ledger[0].points"),
        ("ledger.0.points", "20", CODES.WRONG_TYPE, "ledger[0].points"),
        ("ledger.0.cards", ["XY"], CODES.CARD_UNKNOWN, "ledger[0].cards[0]"),
        ("tricks.3", 1, CODES.WRONG_TYPE, "tricks[3]"),
        ("tricks.3.winner", 9, CODES.SEAT_UNKNOWN, "tricks[3].winner"),
        ("tricks.3.cards", ["?"], CODES.CARD_UNKNOWN, "tricks[3].cards[0]"),
        ("card_points", [1, 2], CODES.SEATS_NUMBER, "card_points"),
        ("card_points.0", 1.5, CODES.WRONG_TYPE, "card_points[0]"),
        ("balances_after", None, CODES.WRONG_TYPE, "balances_after"),
        ("pots_after.pagat", "0", CODES.WRONG_TYPE, "pots_after.pagat"),
        ("seed", "gt2:x", CODES.SEED_FORM, "seed"),
        ("seed", 1, CODES.WRONG_TYPE, "seed"),
        ("taken_back", -1, CODES.NEGATIVE, "taken_back"),
        ("taken_back", "1", CODES.WRONG_TYPE, "taken_back"),
        ("date", 2026, CODES.WRONG_TYPE, "date"),
        ("event", None, CODES.WRONG_TYPE, "event"),
        ("comment", [], CODES.WRONG_TYPE, "comment"),
    ],
)
def test_a_wrong_value_is_a_fault_at_its_place(
    path: str, value: object, code: ReadingCode, place: str
) -> None:
    faults = faults_of(changed(put(path, value)))
    assert (code, place) in {(fault.code, fault.path) for fault in faults}
    assert len({fault.path for fault in faults}) == len(faults)


@pytest.mark.parametrize(
    "path",
    [
        *("format", "rules", "players", "dealer", "balances_before", "pots_before", "deal"),
        *("actions", "rules.preset", "pots_before.king", "actions[0].seat", "actions[0].do"),
        *("actions[0].cards", "actions[1].what", "actions[4].card", "ledger[0].clause"),
        *("ledger[0].payer", "ledger[0].payee", "ledger[0].points", "tricks[0].leader"),
        *("tricks[0].cards", "tricks[0].winner", "pots_after.pagat"),
    ],
)
def test_a_missing_field_is_a_fault(path: str) -> None:
    def drop(fields: Fields) -> None:
        *way, last = path.replace("[", ".").replace("]", "").split(".")
        inner: Any = fields
        for name in way:
            inner = inner[int(name) if name.isdecimal() else name]
        del inner[last]

    faults = faults_of(changed(drop))
    assert faults == [ReadingFault(CODES.FIELD_MISSING, path)]


def test_all_faults_are_told_together_in_the_order_of_the_format() -> None:
    fields = fields_of(played_deal())
    fields["rules"]["preset"] = "danisch"
    fields["rules"]["tariff"] = {"tout": 1}
    fields["deal"][1].pop()
    fields["actions"][7]["card"] = "ZZ"
    fields["actions"][9]["do"] = "plya"
    fields["ledger"][2]["points"] = None
    faults = faults_of(json.dumps(fields))
    assert [fault.path for fault in faults] == [
        "rules.preset",
        "rules.tariff.tout",
        "deal[1]",
        "actions[7].card",
        "actions[9].do",
        "ledger[2].points",
    ]
    assert faults[0].near == "danish"
    assert (faults[2].found, faults[2].wanted) == (24, 25)
    assert faults[4].near == "play"


def test_a_card_dealt_twice_is_a_fault_at_the_second() -> None:
    fields = fields_of(played_deal())
    fields["deal"][2][4] = fields["deal"][0][1]
    (fault,) = faults_of(json.dumps(fields))
    assert (fault.code, fault.path) == (CODES.CARD_TWICE, "deal[2][4]")
    assert fault.found == fields["deal"][0][1]


def test_who_sits_out_has_no_cards() -> None:
    fields = fields_of(played_deal("danish", 4))
    assert fields["deal"][2] == []
    fields["deal"][2] = fields["deal"][1]
    assert (CODES.HAND_SIZE, "deal[2]") in {
        (fault.code, fault.path) for fault in faults_of(json.dumps(fields))
    }


def test_two_players_have_no_pots() -> None:
    fields = fields_of(played_deal("two-player", 2))
    fields["rules"]["options"] = {"pots": True}
    (fault,) = faults_of(json.dumps(fields))
    assert (fault.code, fault.path) == (CODES.TWO_WITH_POTS, "rules.options.pots")


def test_without_pots_nothing_stands_in_them_and_they_may_be_left_out() -> None:
    fields = fields_of(played_deal("classic-no-pots", 3))
    del fields["pots_before"]
    assert read_record(json.dumps(fields)).before.pots.total() == 0
    fields["pots_before"] = {"king": 20, "pagat": 0}
    (fault,) = faults_of(json.dumps(fields))
    assert (fault.code, fault.path) == (CODES.POTS_NOT_PLAYED, "pots_before")


def test_players_may_be_named_as_an_option_when_they_are_as_many() -> None:
    fields = fields_of(played_deal())
    fields["rules"]["options"] = {"players": 3}
    assert "options" not in json.loads(json.dumps(fields_of(played_deal())))["rules"]
    assert read_record(json.dumps(fields)).rules.players == 3


def test_the_reader_is_forgiving_with_cards_and_what_may_be_left_out() -> None:
    fields = fields_of(played_deal())
    strict = read_record(json.dumps(fields))
    fields["deal"] = [[f" {card.lower()} " for card in hand] for hand in fields["deal"]]
    del fields["rules"]["version"]
    for entry in fields["ledger"]:
        if not entry["cards"]:
            del entry["cards"]
    for action in fields["actions"]:
        if action["do"] == "play":
            action.setdefault("names", None)
    assert read_record("\ufeff" + json.dumps(fields, indent=2)) == strict


def test_a_match_end_has_its_own_faults() -> None:
    with pytest.raises(UnreadableRecord) as caught:
        read_match_end('{"format":"grosstarock-match-end/1","players":["a","b","c"]}')
    assert [fault.path for fault in caught.value.faults] == [
        *("rules", "pots_before", "balances_before", "ledger", "balances_after", "pots_after"),
    ]
    with pytest.raises(UnreadableRecord) as caught:
        read_match_end(json.dumps(fields_of(played_deal())))
    assert [fault.code for fault in caught.value.faults] == [CODES.FORMAT_UNKNOWN]


def test_the_error_says_code_and_place() -> None:
    fields = fields_of(unfinished_deal())
    fields["rules"]["preset"] = "dolar"
    with pytest.raises(UnreadableRecord, match=r"preset-unknown, rules\.preset, found 'dolar'"):
        read_record(json.dumps(fields))


def test_a_record_broken_off_reads() -> None:
    fields = fields_of(broken_off(unfinished_deal()))
    assert fields["ended"] == "broken_off"
    read_record(json.dumps(fields))
