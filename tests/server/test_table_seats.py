"""Who may do what at a table: coming, going, and the host's rights."""

from dataclasses import replace

import pytest
from tests.server.playing import NOON, Played, row_of, settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.server.commands import (
    Absence,
    Act,
    Answer,
    Archive,
    ChangeTable,
    ComeBack,
    Command,
    Deal,
    FreeSeat,
    GiveNonce,
    GoAway,
    Lapse,
    Leave,
    NextDeal,
    Open,
    Phrase,
    Prefer,
    Promise,
    Propose,
    PutBot,
    Rematch,
    Say,
    Sit,
    Wish,
)
from grosstarock.server.happenings import (
    CameBack,
    HostChanged,
    MatchBegun,
    Said,
    Seated,
    SeatFreed,
    TableOpened,
    WentAway,
)
from grosstarock.server.refusals import TableReason, TableRefusal
from grosstarock.server.settings import Clock, Pace
from grosstarock.server.table import Accepted, Repeated, decide

FIRST, SECOND, THIRD = Seat.FIRST, Seat.SECOND, Seat.THIRD


def lobby(people: int = 1) -> Played:
    return Played.opened(settings_of(), people, bots=False)


def test_who_opens_a_table_is_its_host_and_nobody_sits_yet() -> None:
    decision = decide(None, row_of(Open(settings_of(), FIRST, ()), "ada", "a", text="Club"))
    assert isinstance(decision, Accepted)
    state = decision.state
    assert (state.host, state.title, state.seq) == ("ada", "Club", 1)
    assert all(holder.is_empty for holder in state.holders)
    assert decision.row.events == (TableOpened(state.settings),)


@pytest.mark.parametrize(
    "settings",
    [
        settings_of(rounds=0),
        settings_of(rounds=101),
        settings_of(clock=Clock(4, 90)),
        settings_of(clock=Clock(30, 3_601)),
    ],
)
def test_a_table_with_impossible_settings_is_not_opened(settings: object) -> None:
    decision = decide(None, row_of(Open(settings, FIRST, ()), "ada", "a"))  # type: ignore[arg-type]
    assert isinstance(decision, TableRefusal)
    assert decision.reason is TableReason.SETTING_VALUE


def test_the_first_row_opens_the_table_and_no_other_does() -> None:
    refusal = decide(None, row_of(Sit(FIRST), "ada", "a", text="Ada"))
    assert isinstance(refusal, TableRefusal)
    assert refusal.reason is TableReason.TABLE_UNKNOWN
    opening = Open(settings_of(), FIRST, ())
    assert lobby().refused(opening, "ada").reason is TableReason.MATCH_BEGUN
    nobodys = decide(None, row_of(opening, None, "a"))
    assert isinstance(nobodys, TableRefusal)


def test_a_dealer_that_the_table_does_not_have_is_refused() -> None:
    decision = decide(None, row_of(Open(settings_of(), Seat.FOURTH, ()), "ada", "a"))
    assert isinstance(decision, TableRefusal)
    assert decision.reason is TableReason.MALFORMED
    assert decision.parameters["fault"] == "seat-unknown"


def test_the_match_begins_when_the_last_seat_is_taken() -> None:
    table = lobby(2)
    assert not table.state.begun
    row = table.accepted(PutBot(THIRD, "novice", 3), "ada")
    assert row.events == (Seated(THIRD, "novice"), MatchBegun(FIRST))
    assert table.state.begun


def test_a_seat_is_taken_once_and_a_person_sits_once() -> None:
    table = lobby(1)
    assert table.refused(Sit(FIRST), "bo", text="Bo").reason is TableReason.SEAT_TAKEN
    assert table.refused(Sit(SECOND), "ada", text="Ada").reason is TableReason.SEATED_ALREADY
    assert table.refused(Sit(Seat.FOURTH), "bo", text="Bo").reason is TableReason.SEAT_UNKNOWN


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "two\nlines", "nul\0", "\u202eright to left"]
)
def test_a_name_is_one_short_line_that_shows(name: str) -> None:
    assert lobby().refused(Sit(SECOND), "bo", text=name).reason is TableReason.NAME_FORM


@pytest.mark.parametrize("name", ["<b>Bo</b>", "Søren Ærø", "村上", "👩\u200d🚀", "Robert'); DROP"])
def test_any_name_that_shows_is_only_text(name: str) -> None:
    table = lobby()
    table.accepted(Sit(SECOND), "bo", text=name)
    assert table.state.holders[SECOND].name == name


def test_a_seat_is_freed_by_the_host_before_the_match_alone() -> None:
    table = lobby(2)
    assert table.refused(FreeSeat(FIRST), "bo").reason is TableReason.NOT_HOST
    assert table.refused(FreeSeat(THIRD), "ada").reason is TableReason.SEAT_EMPTY
    assert table.accepted(FreeSeat(SECOND), "ada").events == (SeatFreed(SECOND),)
    begun = Played.opened(settings_of(), 1)
    assert begun.refused(FreeSeat(SECOND), "ada").reason is TableReason.MATCH_BEGUN
    assert begun.refused(PutBot(SECOND, "novice", 1), "ada").reason is TableReason.SEAT_TAKEN


def test_who_leaves_before_the_match_frees_the_seat_and_the_host_passes_the_right_on() -> None:
    table = lobby(2)
    row = table.accepted(Leave(FIRST), "ada")
    assert row.events == (SeatFreed(FIRST), HostChanged(SECOND))
    assert table.state.host == "bo"
    alone = lobby(1)
    assert alone.accepted(Leave(FIRST), "ada").events == (SeatFreed(FIRST),)
    assert alone.state.host == "ada"


def test_who_leaves_during_the_match_keeps_the_seat_and_may_come_back() -> None:
    table = Played.opened(settings_of(), 2)
    assert table.accepted(Leave(SECOND), "bo").events == (WentAway(SECOND, Absence.LEFT),)
    assert table.refused(Sit(SECOND), "eve", text="Eve").reason is TableReason.SEAT_TAKEN
    assert table.accepted(ComeBack(SECOND), "bo").events == (CameBack(SECOND),)
    assert table.refused(ComeBack(SECOND), "bo").reason is TableReason.NOT_ABSENT


def test_who_is_away_and_does_anything_is_back() -> None:
    table = Played.opened(settings_of(), 2)
    table.accepted(GoAway(SECOND, Absence.SILENT), None)
    row = table.accepted(Say(SECOND, Phrase.SORRY), "bo")
    assert row.events == (CameBack(SECOND), Said(SECOND, Phrase.SORRY))
    assert table.state.holders[SECOND].is_present


def test_only_a_person_who_is_there_goes_away() -> None:
    table = Played.opened(settings_of(), 1)
    assert table.refused(GoAway(SECOND, Absence.LOST), None).reason is TableReason.SEAT_EMPTY
    assert lobby().refused(GoAway(FIRST, Absence.LOST), None).reason is TableReason.SEAT_EMPTY


def test_the_host_changes_pace_and_clock_at_any_time_and_take_back_before_the_match() -> None:
    table = lobby()
    table.accepted(ChangeTable(take_back=False), "ada")
    assert not table.state.settings.take_back
    begun = Played.opened(settings_of(), 1)
    changed = replace(begun.state.settings, pace=Pace.SLOW, clock=Clock(None, None))
    row = begun.accepted(ChangeTable(pace=Pace.SLOW, clock=Clock(None, None)), "ada")
    assert row.events == (TableOpened(changed),)
    assert begun.refused(ChangeTable(take_back=False), "ada").reason is TableReason.MATCH_BEGUN
    wrong = ChangeTable(clock=Clock(1, 1))
    assert begun.refused(wrong, "ada").reason is TableReason.SETTING_VALUE


def test_what_is_said_is_kept_for_those_who_come_later() -> None:
    table = Played.opened(settings_of(), 2)
    table.accepted(Say(SECOND), "bo", text="<script>alert(1)</script>")
    assert table.state.chat[-1].text == "<script>alert(1)</script>"
    for number in range(40):
        table.accepted(Say(FIRST), "ada", text=f"line {number}")
    assert len(table.state.chat) == 30
    assert table.refused(Say(FIRST), "ada", text=" ").reason is TableReason.TEXT_FORM
    assert table.refused(Say(FIRST, Phrase.HELLO), "ada", text="x").reason is TableReason.TEXT_FORM


def test_the_same_command_again_is_the_same_row() -> None:
    table = Played.opened(settings_of(), 2)
    first = table.give(Say(FIRST, Phrase.HELLO), "ada", cmd_id="ada:1")
    again = table.give(Say(FIRST, Phrase.HELLO), "ada", cmd_id="ada:1")
    assert isinstance(first, Accepted)
    assert again == Repeated(first.row.seq)


ROLES = ("ada", "bo", "eve", None)
"""The host in the first seat, a guest in the second, somebody who watches, and the table itself."""
NOT_ALLOWED = {
    TableReason.NOT_SEATED,
    TableReason.NOT_YOUR_SEAT,
    TableReason.NOT_HOST,
    TableReason.NOT_FOR_PEOPLE,
}
ALLOWED: list[tuple[Command, set[str | None]]] = [
    (PutBot(THIRD, "novice", 1), {"ada"}),
    (FreeSeat(THIRD), {"ada"}),
    (ChangeTable(pace=Pace.FAST), {"ada"}),
    (Leave(SECOND), {"bo"}),
    (ComeBack(SECOND), {"bo"}),
    (Prefer(SECOND, forced=True), {"bo"}),
    (Say(SECOND, Phrase.HELLO), {"bo"}),
    (GiveNonce(SECOND, "0" * 16), {"bo"}),
    (NextDeal(SECOND), {"bo"}),
    (Rematch(SECOND), {"bo"}),
    (Propose(SECOND, Wish.BREAK_OFF), {"bo"}),
    (Answer(SECOND, 1, agrees=True), {"bo"}),
    (GoAway(SECOND, Absence.LOST), {None}),
    (Promise("deal-id-1", "0" * 64), {None}),
    (Deal("deal-id-1", ()), {None}),
    (Lapse(), {None}),
    (Archive(), {None}),
]


@pytest.mark.parametrize("role", ROLES, ids=str)
@pytest.mark.parametrize(("command", "allowed"), ALLOWED, ids=lambda one: type(one).__name__)
def test_role_by_command(command: Command, allowed: set[str | None], role: str | None) -> None:
    """Whoever may not is told so, and nothing happens; whoever may is refused for other reasons."""
    table = Played.opened(settings_of(), 2)
    before = table.state
    decision = table.give(command, role)
    if role in allowed:
        assert not (isinstance(decision, TableRefusal) and decision.reason in NOT_ALLOWED)
    else:
        assert isinstance(decision, TableRefusal)
        assert decision.reason in NOT_ALLOWED
        assert table.state is before


@pytest.mark.parametrize("role", ROLES, ids=str)
def test_an_action_is_the_owners_or_for_who_is_away_the_tables(role: str | None) -> None:
    table = Played.opened(settings_of(rules_of("danish")), 2, dealer=SECOND)
    table.run_until(lambda state: state.deal is not None)
    action = next(iter(table.seen().choice))
    decision = table.give(Act(action), role)  # type: ignore[arg-type]  # a choice is a seat's
    assert isinstance(decision, Accepted) is (role == "bo")
    assert table.now >= NOON
