from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.notation.record_samples import played_deal

from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Stake
from grosstarock.core.state import HowEnded
from grosstarock.notation.faults import ReadingCode, ReadingFault, UnreadableRecord
from grosstarock.notation.record import DealRecord, Derived, record_of
from grosstarock.notation.text import TextFault, read_text, write_text

WHOLE = write_text([record_of(played_deal(), ("Ada", "Bo", "Cy"))])
LINES = WHOLE.split("\n")

MATCH_END = """[Format "grosstarock-text/1"]
[Record "match-end"]
[Rules "danish"]
[Player0 "Ada"]
[Player1 "Bo"]
[Player2 "Cy"]
[Balances "0 0 0"]

balances 0 0 0
pots king 0 pagat 0
"""


def faults_in(text: str) -> tuple[ReadingFault, ...]:
    with pytest.raises(UnreadableRecord) as raised:
        read_text(text)
    return raised.value.faults


def told(text: str) -> list[tuple[str, int | None, int | None]]:
    return [(fault.code.value, fault.line, fault.column) for fault in faults_in(text)]


def line_number(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(start: str, new: str) -> str:
    """The whole deal with one of its lines changed."""
    number = line_number(start)
    return "\n".join([*LINES[: number - 1], new, *LINES[number:]])


def read_deal(text: str) -> DealRecord:
    (record,) = read_text(text)
    assert isinstance(record, DealRecord)
    return record


@pytest.mark.parametrize(
    ("start", "new", "code", "at"),
    [
        ("[Format", '[Format "grosstarock-text/2"]', ReadingCode.FORMAT_UNKNOWN, "gross"),
        ("[Rules", '[Rules "danisch"]', ReadingCode.PRESET_UNKNOWN, "danisch"),
        ("[Rules", "[Rules 5.5]", ReadingCode.WRONG_TYPE, "5.5"),
        ("[Rules", '[Rules "danish"', TextFault.TAG_FORM, "[Rules"),
        ("[Rules", '[Rules "danish]', ReadingCode.NOT_JSON, '"danish'),
        ("[Balances", '[Balances "0 0"]', TextFault.COUNT, "0 0"),
        ("[Balances", '[Balances "0 x 0"]', TextFault.NUMBER, "x"),
        ("[Balances", '[Balances "0 0 0"] [Pots 3]', ReadingCode.NOT_JSON, "] [Pots"),
        ("[Balances", '[Balanced "0 0 0"]', TextFault.TAG_UNKNOWN, "Balanced"),
        ("[Balances", '[Dealer "0"]', TextFault.TWICE, "Dealer"),
        ("[Balances", '[Seed "abc"]', ReadingCode.SEED_FORM, "abc"),
        ("[Balances", "[Date 5]", ReadingCode.WRONG_TYPE, "5"),
        ("[Balances", '[TakenBack "-1"]', ReadingCode.NEGATIVE, "-1"),
        ("[Balances", '[AfterRedeal "perhaps"]', TextFault.WORD_UNKNOWN, "perhaps"),
        ("[Balances", '[Record "round"]', TextFault.WORD_UNKNOWN, "round"),
        ("[Balances", '[Rulebook "7"]', ReadingCode.VERSION_UNKNOWN, "7"),
        ("[Balances", '[Options "pots"]', TextFault.SETTING_FORM, "pots"),
        ("[Balances", '[Options "pot=off"]', ReadingCode.OPTION_UNKNOWN, "pot"),
        ("[Balances", '[Options "pots=so"]', ReadingCode.OPTION_VALUE, "so"),
        ("[Balances", '[Tariff "tout=3"]', ReadingCode.AMOUNT_VALUE, "3"),
        ("[Balances", '[Stake "$"]', TextFault.COUNT, "$"),
        ("[Balances", '[Stake "$ 0"]', ReadingCode.STAKE_VALUE, "0"),
        ("[Balances", '[Club {"a":1,"a":2}]', ReadingCode.FIELD_TWICE, "{"),
        ("[Balances", "[actions 5]", TextFault.FIELD_KNOWN, "actions"),
        ("[Balances", "[More 5]", ReadingCode.WRONG_TYPE, "5"),
        ("[Balances", '[More {"nowhere":{"x":1}}]', TextFault.PATH_UNKNOWN, "{"),
        ("[Balances", '[More {"actions[500]":{"x":1}}]', TextFault.PATH_UNKNOWN, "{"),
        ("[Balances", '[More {"actions[0]":{"cards":1}}]', TextFault.FIELD_KNOWN, "{"),
        ("[Balances", '[More {"rules":{"preset":1}}]', TextFault.FIELD_KNOWN, "{"),
        ("[Balances", '[More {"rules":1}]', ReadingCode.WRONG_TYPE, "{"),
        ("[Pots", '[Pots "king 5"]', TextFault.COUNT, "king"),
        ("[Pots", '[Pots "king -5 pagat 5"]', ReadingCode.NEGATIVE, "-5"),
        ("[Dealer", '[Dealer "Adda"]', ReadingCode.SEAT_UNKNOWN, "Adda"),
        ("[Dealer", '[Dealer "3"]', ReadingCode.SEAT_UNKNOWN, "3"),
        ("Ada: declare", "Ada: declair -", ReadingCode.ACTION_UNKNOWN, "declair"),
        ("Ada: declare", "Ada: declare tromps", ReadingCode.DECLARATION_UNKNOWN, "tromps"),
        ("Ada: declare", "Adda: declare -", ReadingCode.SEAT_UNKNOWN, "Adda"),
        ("Ada: declare", "Ada: tout 5", TextFault.COUNT, "5"),
        ("Ada: declare", "Ada declares", TextFault.LINE_UNKNOWN, "Ada"),
        ("Ada: declare", "Ada: declare - {good", TextFault.COMMENT_OPEN, "{good"),
        ("Ada: discard", "Ada: discard H4 X5 D9", ReadingCode.CARD_UNKNOWN, "X5"),
        ("1. ", "1. T1 T2 T3", TextFault.MISSING, "T1"),
        ("1. ", "2. Bo: T1 T2 T3 > Bo", TextFault.TRICK_NUMBER, "2."),
        ("1. ", "1. Bo: T1 T2 T3 T4 > Bo", TextFault.TRICK_SIZE, "1."),
        ("1. ", "1. Bo: T1 T2 > Bo", TextFault.TRICK_SIZE, "1."),
        ("1. ", "1. Bo: T1 T2 T3", TextFault.WINNER_MISSING, "1."),
        ("1. ", "1. Bo: T1 F=Q T3 > Bo", ReadingCode.SUIT_UNKNOWN, "Q"),
        ("1. ", "1. Bo: T1 T2 T3 > Me", ReadingCode.SEAT_UNKNOWN, "Me"),
        ("points", "points 1 2", TextFault.COUNT, "1 2"),
        ("points", "pay DECL-33 Ada>Bo 5", ReadingCode.CLAUSE_UNKNOWN, "DECL-33"),
        ("points", "pay DECL-3 Ada>Bo five", TextFault.NUMBER, "five"),
        ("points", "pay DECL-3 Ada 5", TextFault.ENTRY_FORM, "DECL-3"),
        ("points", "score DECL-3 Ada", TextFault.ENTRY_FORM, "DECL-3"),
        ("points", "trick Bo: T1 T2 ? > Ada", TextFault.CARD_UNSEEN, "?"),
        ("points", "trick Bo: T1 T2 T3", TextFault.WINNER_MISSING, "trick"),
        ("points", "trick Bo: T1 T1 T3 > Ada", ReadingCode.CARD_TWICE, "T1 T3"),
        ("points", "tricks 7", TextFault.LINE_UNKNOWN, "tricks"),
        ("points", "ended well", ReadingCode.VALUE_UNKNOWN, "well"),
        ("points", "hand Ada T1", TextFault.MISSING, "Ada"),
        ("pots", "balances: 0 0 0", TextFault.TWICE, "balances"),
    ],
)
def test_a_fault_is_told_where_it_is(start: str, new: str, code: str, at: str) -> None:
    assert told(with_line(start, new)) == [(code, line_number(start), new.index(at) + 1)]


@pytest.mark.parametrize("tag", ["Rules", "Dealer", "Player0", "Player1"])
def test_a_tag_that_is_missing_is_told_at_the_beginning_of_the_record(tag: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(f"[{tag} "))
    first = faults_in("; a remark\n" + text)[0]
    assert (first.code, first.line, first.column) == (TextFault.MISSING, 2, 1)
    assert first.wanted == tag


def test_a_hand_that_is_missing_short_or_told_twice_is_a_fault() -> None:
    hand = LINES[line_number("hand Bo") - 1]
    at = line_number("hand Bo")
    assert told(with_line("hand Bo", "")) == [(TextFault.MISSING, 1, 1)]
    assert told(with_line("hand Bo", hand.rsplit(" ", 1)[0])) == [(ReadingCode.HAND_SIZE, at, 10)]
    twice = hand.rsplit(" ", 1)[0] + " " + LINES[line_number("hand Ada") - 1].split()[2]
    assert ReadingCode.CARD_TWICE in [code for code, _, _ in told(with_line("hand Bo", twice))]
    assert (TextFault.TWICE, at + 1, 6) in told(with_line("hand Bo", hand + "\n" + hand))


def test_who_sits_out_leads_no_trick() -> None:
    text = write_text([record_of(played_deal("danish", 4), ("Ada", "Bo", "Cy", "Di"))])
    number = next(at for at, line in enumerate(text.split("\n"), 1) if line.startswith("1. "))
    changed = text.replace("\n1. Bo:", "\n1. Cy:")
    assert told(changed) == [(TextFault.SITTING_OUT, number, 4)]


def test_all_faults_are_told_in_one_go_and_later_records_are_read_as_well() -> None:
    text = with_line("[Dealer", '[Dealer "Adda"]').replace("1. Bo: ", "1. Bo: X7 ")
    faults = told(text + "\n" + WHOLE.replace('"danish"', '"danisk"'))
    assert [code for code, _, _ in faults] == [
        ReadingCode.SEAT_UNKNOWN,
        ReadingCode.CARD_UNKNOWN,
        ReadingCode.PRESET_UNKNOWN,
    ]
    assert faults[-1][1:] == (len(LINES) + 2, 9)


def test_what_was_perhaps_meant_is_suggested() -> None:
    for start, new, near in (
        ("[Rules", '[Rules "danisk"]', "danish"),
        ("[Balances", '[Balance "0 0 0"]', "Balances"),
        ("[Balances", '[Options "declaration=voluntary"]', "declarations"),
        ("[Dealer", '[Dealer "Adda"]', "Ada"),
        ("Ada: declare", "Ada: declair -", "declare"),
        ("Ada: declare", "Ada: declare matador", "matadors"),
        ("points", "point 1 2 3", "points"),
        ("points", "pay DECL3 Ada>Bo 5", "DECL-3"),
    ):
        assert faults_in(with_line(start, new))[0].near == near


def test_a_match_end_has_lines_of_its_own() -> None:
    assert len(read_text(MATCH_END)) == 1
    assert told(MATCH_END + "points 1 2 3\n") == [(TextFault.LINE_UNKNOWN, 11, 1)]
    assert told(MATCH_END.replace("pots king 0 pagat 0", "")) == [(TextFault.MISSING, 1, 1)]
    dealt = MATCH_END.replace("[Balances", '[Dealer "Ada"]\n[Balances')
    assert told(dealt) == [(TextFault.TAG_UNKNOWN, 7, 2)]


def test_pots_that_are_not_played_hold_nothing() -> None:
    text = with_line("[Pots", '[Options "pots=off"]\n[Pots "5 5"]')
    assert told(text) == [(ReadingCode.POTS_NOT_PLAYED, line_number("[Pots") + 1, 7)]


def test_a_text_without_a_record_is_a_fault() -> None:
    assert told("") == [(TextFault.MISSING, 1, 1)]
    assert told(" \n; nothing\n") == [(TextFault.MISSING, 1, 1)]


def sloppy_spellings() -> Iterator[tuple[str, str]]:
    yield '[Rules "danish"]', "[ RULES   Danish ]"
    yield '[Rules "danish"]', "[rules “danish”]"
    yield "[Player0", "\t[player0"
    yield '[Dealer "Ada"]', "[Dealer 0]"
    yield '[Dealer "Ada"]', '[DEALER "ADA"]'
    yield '[Balances "0 0 0"]', "[balances 0, 0, 0]"
    yield '[Balances "0 0 0"]', ""
    yield '[Pots "king 0 pagat 0"]', '[Pots "pagat: 0, king: 0"]'
    yield '[Pots "king 0 pagat 0"]', "[Pots 0 0]"
    yield '[Format "grosstarock-text/1"]', ""
    yield "hand Ada:", "Hand  ada :"
    yield "hand Ada:", "hand 0:"
    yield " | ", "  "
    yield " | ", ", "
    yield " + ", " "
    yield "Ada: discard", "0 :Discards"
    yield ": declare -", ": declares nothing"
    yield "\npoints ", "\nPoints: "
    yield "\nbalances ", "\n  balances: "
    yield " > Ada", " -> 0"
    yield ">king", " > KING"
    yield "pay ", "PAY  "
    yield "\n", "\r\n"
    yield "\n", " ; so it was\n"
    yield "T21", "XXI"
    yield "CK", "♣K"


@pytest.mark.parametrize(("old", "new"), list(sloppy_spellings()))
def test_other_ways_to_write_the_same_are_understood(old: str, new: str) -> None:
    assert old in WHOLE
    text = WHOLE.replace(old, new)
    if "so it was" in new:
        text = "\n".join(line if line.startswith("[") else f"{line} ; so it was" for line in LINES)
    assert read_text(text) == read_text(WHOLE)


def test_rules_may_be_written_loosely() -> None:
    text = with_line(
        "[Balances",
        '[Options "Pots = no, Declarations=COMPULSORY"]\n[Tariff "tout = 135"]\n[Stake $ 5]',
    ).replace('[Pots "king 0 pagat 0"]', "")
    assert read_deal(text).rules == rules_of(
        "danish",
        3,
        options={"pots": False, "declarations": rules_of("classic").declarations},
        tariff={"tout": 135},
        stake=Stake("$", 5),
    )


def test_players_may_stand_in_one_tag() -> None:
    text = "\n".join(line for line in LINES if not line.startswith("[Player"))
    assert read_text('[Players "Ada, Bo , Cy"]\n' + text.split("\n", 1)[1]) == read_text(WHOLE)


def test_comments_are_put_together_and_remarks_are_dropped() -> None:
    text = "{first\nline}\n" + WHOLE.replace(
        "\n1. ", "\n{second} 1. {third} ; {no}\n; {no}\n1. ", 1
    )
    text = text.replace("{second} 1. {third} ", "{second} {third} ")
    assert read_deal(text).comment == "first\nline\nsecond\nthird"


def test_records_without_a_format_tag_are_told_apart() -> None:
    bare = WHOLE.split("\n", 1)[1]
    assert read_text(bare + "\n" + bare) == read_text(WHOLE) * 2


def test_a_result_may_be_left_out_in_part_or_whole() -> None:
    start = WHOLE.index("\npay")
    record = read_deal(
        WHOLE[:start].replace(" > Ada", "").replace(" > Bo", "").replace(" > Cy", "")
    )
    assert record == replace(read_deal(WHOLE), derived=Derived())
    ended = read_deal(WHOLE[:start] + "\nended: Broken off\npots 3 4\n")
    assert ended.ended is HowEnded.BROKEN_OFF
    assert ended.derived.pots == Pots(3, 4)
