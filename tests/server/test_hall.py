"""Tables over an evening: people who come and go, tables that rest, servers that start again."""

import asyncio
from dataclasses import replace

import pytest
from tests.server.client import Client
from tests.server.evening import (
    Evening,
    FaultyStore,
    Guest,
    act,
    evening,
    state_of,
    until_turn,
)
from tests.server.fake_time import settle
from tests.server.playing import settings_of

from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.core.view import view
from grosstarock.server.commands import Absence, Phrase
from grosstarock.server.crowd import Connection
from grosstarock.server.hall import table_id_of
from grosstarock.server.mailbox import Mailbox
from grosstarock.server.outbox import Outbox
from grosstarock.server.refusals import Refused
from grosstarock.server.settings import Pace
from grosstarock.server.wire import PROTOCOL
from grosstarock.server.wire_in import (
    ChangeMessage,
    Hello,
    Here,
    PhraseMessage,
)
from grosstarock.server.wire_out import (
    Bye,
    ByeCode,
    Countdown,
    Snapshot,
)


def test_whoever_loses_the_connection_is_counted_down_and_played_for_and_returns() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        ada = await tonight.join(mailbox, "ada")
        bo = await tonight.join(mailbox, "bo")
        await until_turn(tonight, mailbox, Seat.FIRST)
        mailbox.part(bo.connection)
        countdown = await ada.last(Countdown)
        assert isinstance(countdown, Countdown)
        assert (countdown.seat, countdown.why) == (Seat.SECOND, Absence.LOST)
        assert countdown.milliseconds == 30_000
        await tonight.time.pass_by(29_999)
        assert (await state_of(mailbox)).holders[1].away is None
        await tonight.time.pass_by(1)
        assert (await state_of(mailbox)).holders[1].away is Absence.LOST
        back = await tonight.join(mailbox, "bo")
        assert (await state_of(mailbox)).holders[1].away is None
        assert back.client.seat is Seat.SECOND
        await tonight.hall.close()

    evening(test)


async def second_follows_first(mailbox: Mailbox) -> bool:
    """Whether the first seat is to play a card, and the second to play the next."""
    deal = (await state_of(mailbox)).deal
    if deal is None or deal.phase is not Phase.PLAY or deal.turn is not Seat.FIRST:
        return False
    return deal.trick is not None and Seat.SECOND in deal.trick.order[len(deal.trick.cards) + 1 :]


def test_silence_is_counted_from_the_last_card_and_a_card_sets_no_alarm() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(settings_of(pace=Pace.INSTANT), people=2)
        guests = [await tonight.join(mailbox, person) for person in ("ada", "bo")]
        while not await second_follows_first(mailbox):
            turn = (await state_of(mailbox)).turn
            if turn in (Seat.FIRST, Seat.SECOND):
                mailbox.post(guests[turn].connection, await act(mailbox))
                await settle()
            else:
                alarm = tonight.time.next_alarm()
                assert alarm is not None
                await tonight.time.pass_by(max(0, alarm.at - tonight.time.at))
        before = tonight.time.next_alarm()
        assert before is not None
        await tonight.time.pass_by(50_000)
        mailbox.post(guests[0].connection, await act(mailbox))
        await settle()
        assert tonight.time.next_alarm() is before
        assert (await state_of(mailbox)).turn is Seat.SECOND
        await tonight.time.pass_by(89_999)
        assert [one.away for one in (await state_of(mailbox)).holders[:2]] == [None, None]
        await tonight.time.pass_by(1)
        assert (await state_of(mailbox)).holders[1].away is Absence.SILENT
        await tonight.hall.close()

    evening(test)


def test_a_sign_of_life_calls_the_countdown_off_and_brings_back_who_is_away() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        ada = await tonight.join(mailbox, "ada")
        await tonight.join(mailbox, "bo")
        await until_turn(tonight, mailbox, Seat.FIRST)
        await tonight.time.pass_by(70_000)
        countdown = await ada.last(Countdown)
        assert isinstance(countdown, Countdown)
        assert countdown.milliseconds == 30_000
        mailbox.post(ada.connection, Here())
        off = await ada.last(Countdown)
        assert isinstance(off, Countdown)
        assert off.milliseconds is None
        await tonight.time.pass_by(90_000)
        assert (await state_of(mailbox)).holders[0].away is Absence.SILENT
        mailbox.post(ada.connection, Here())
        await settle()
        assert (await state_of(mailbox)).holders[0].away is None
        await tonight.hall.close()

    evening(test)


def test_a_table_without_people_rests_and_is_found_again() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        ada = await tonight.join(mailbox, "ada")
        await until_turn(tonight, mailbox, Seat.FIRST)
        mailbox.part(ada.connection)
        await tonight.time.pass_by(31 * 60_000)
        assert len(tonight.hall) == 0
        with pytest.raises(Refused):
            await mailbox.submit("ada", PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
        again = await tonight.mailbox(mailbox.table_id)
        before = await state_of(again)
        assert before.archived
        back = await tonight.join(again, "ada")
        assert before.deal is not None
        assert back.client.view == view(before.deal, Seat.FIRST)
        await tonight.hall.close()

    evening(test)


def test_a_table_that_is_only_looked_at_leaves_the_memory_again() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        for _ in range(2):
            await tonight.time.pass_by(31 * 60_000)
            assert len(tonight.hall) == 0
            seq = (await state_of(await tonight.mailbox(mailbox.table_id))).seq
        await tonight.time.pass_by(31 * 60_000)
        assert len(tonight.hall) == 0
        assert (await state_of(await tonight.mailbox(mailbox.table_id))).seq == seq
        late = Guest("ada", Connection("ada", Outbox()), Client(None))
        mailbox.join(late.connection, Hello(protocol=PROTOCOL))
        assert await late.read() == [Bye(code=ByeCode.CLOSING)]
        await tonight.hall.close()

    evening(test)


def test_a_server_that_starts_again_deals_nothing_anew() -> None:
    async def test() -> None:
        store = FaultyStore()
        tonight = Evening.begun(store=store)
        mailbox = await tonight.table()
        await tonight.join(mailbox, "ada")
        await until_turn(tonight, mailbox, Seat.FIRST)
        before = await state_of(mailbox)
        await tonight.hall.close()
        tomorrow = Evening.begun(store=store)
        again = await tomorrow.mailbox(mailbox.table_id)
        assert await state_of(again) == before
        guest = await tomorrow.join(again, "ada", before.seq - 2)
        assert before.deal is not None
        assert guest.client.view == view(before.deal, Seat.FIRST)
        await tomorrow.hall.close()

    evening(test)


def test_watchers_are_let_in_as_the_host_allows() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        ada = await tonight.join(mailbox, "ada")
        eve = await tonight.join(mailbox, "eve")
        mailbox.post(ada.connection, ChangeMessage(cmd_id="w", watchers=False))
        await eve.read()
        assert eve.messages[-1] == Bye(code=ByeCode.NO_WATCHERS)
        late = await tonight.join(mailbox, "eve")
        assert late.messages[-1] == Bye(code=ByeCode.NO_WATCHERS)
        await tonight.hall.close()

    evening(test)


def test_opening_twice_is_one_table_and_an_unknown_table_is_none() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        ids = [await tonight.hall.open("ada", "open", settings_of()) for _ in range(2)]
        assert ids[0] == ids[1] == table_id_of("ada", "open")
        assert await tonight.hall.open("bo", "open", settings_of()) != ids[0]
        assert await tonight.hall.find("unknown") is None
        with pytest.raises(Refused):
            await tonight.hall.open("ada", "bad", settings_of(rounds=0))
        assert len(tonight.hall) == 2
        entries = await tonight.hall.tables_of("ada")
        assert [entry.table_id for entry in entries] == [ids[0]]
        await tonight.hall.close()

    evening(test)


def test_an_erased_name_is_gone_from_the_table_at_once() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        await tonight.hall.erase("ada")
        snapshot = await guest.last(Snapshot)
        assert isinstance(snapshot, Snapshot)
        assert (snapshot.table.title, snapshot.table.seats[0].name) == ("", "")
        await tonight.hall.close()

    evening(test)


def test_a_log_that_cannot_be_read_closes_its_table_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        rows = tonight.store._tables[mailbox.table_id]  # damages the log
        await tonight.hall.drop(mailbox.table_id)
        rows[0] = replace(rows[0], payload=b"{}")
        guest = Guest("ada", Connection("ada", Outbox()), Client(None))
        with pytest.raises(Exception, match="row 1"):
            await tonight.hall.find(mailbox.table_id)
        assert not guest.messages
        other = await tonight.hall.open("bo", "open", settings_of())
        assert await tonight.hall.find(other) is not None
        await tonight.hall.close()

    evening(test)


def test_a_thousand_reconnects_leave_nothing_behind() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        await tonight.join(mailbox, "ada")
        tasks = len(asyncio.all_tasks())
        for _ in range(1_000):
            connection = Connection("ada", Outbox())
            mailbox.join(connection, Hello(protocol=PROTOCOL))
            mailbox.part(connection)
            await asyncio.sleep(0)
        await settle()
        assert len(asyncio.all_tasks()) <= tasks
        assert not mailbox.is_quiet or len(tonight.hall) == 1
        assert (await state_of(mailbox)).seq < 20
        await tonight.hall.close()

    evening(test)
