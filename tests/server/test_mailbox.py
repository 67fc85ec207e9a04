"""A table with its connections: told in order, after the store, and back after every break."""

from tests.server.evening import (
    Evening,
    IllegalBots,
    act,
    ask,
    evening,
    state_of,
    until_turn,
)
from tests.server.fake_time import settle
from tests.server.playing import settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.view import view
from grosstarock.server.commands import Phrase
from grosstarock.server.refusals import TableReason
from grosstarock.server.store import StoreFailed, StoreFull
from grosstarock.server.wire import PROTOCOL
from grosstarock.server.wire_in import (
    ActMessage,
    Hello,
    LeaveMessage,
    NonceMessage,
    PhraseMessage,
    PutBotMessage,
    Resync,
)
from grosstarock.server.wire_out import (
    Ack,
    Bye,
    ByeCode,
    ErrorMessage,
    Happened,
    Presence,
    RefusedMessage,
    Seen,
    Snapshot,
    Welcome,
)


def test_a_guest_is_welcomed_and_told_how_things_stand() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        welcome, snapshot, presence = guest.messages[:3]
        assert isinstance(welcome, Welcome)
        assert (welcome.seat, welcome.is_host, welcome.protocol) == (Seat.FIRST, True, PROTOCOL)
        assert isinstance(snapshot, Snapshot)
        assert snapshot.table.title == "Club"
        assert [seat.name for seat in snapshot.table.seats] == ["Ada", "", ""]
        assert isinstance(presence, Presence)
        assert presence == Presence(connected=(Seat.FIRST,), watchers=0)
        watcher = await tonight.join(mailbox, "eve")
        assert (await guest.last(Presence)) == Presence(connected=(Seat.FIRST,), watchers=1)
        assert watcher.client.seat is None
        await tonight.hall.close()

    evening(test)


def test_a_whole_deal_is_played_and_every_client_follows() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        guests = [await tonight.join(mailbox, person) for person in ("ada", "bo", "eve")]
        for _ in range(400):
            state = await state_of(mailbox)
            if state.deal is not None and not state.is_deal_running:
                break
            if state.turn in (Seat.FIRST, Seat.SECOND):
                guest = guests[state.turn]
                mailbox.post(guest.connection, await act(mailbox))
                await settle()
            else:
                alarm = tonight.time.next_alarm()
                assert alarm is not None
                await tonight.time.pass_by(max(0, alarm.at - tonight.time.at))
            state = await state_of(mailbox)
            for guest in guests:
                await guest.read()
                assert guest.client.seq == state.seq
                if state.deal is not None:
                    assert guest.client.view == view(state.deal, guest.client.seat)
        assert state.match.deals == 1
        for guest in guests:
            assert guest.client.snapshots == 1
        await tonight.hall.close()

    evening(test)


def test_a_command_is_acknowledged_once_however_often_it_is_sent() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        await until_turn(tonight, mailbox, Seat.FIRST)
        message = await act(mailbox, "click")
        for _ in range(3):
            mailbox.post(guest.connection, message)
        await guest.read()
        acks = [one for one in guest.messages if isinstance(one, Ack)]
        assert len({ack.seq for ack in acks}) == 1
        assert len(acks) == 3
        other = ActMessage(cmd_id="again", seq=message.seq, action=message.action)
        mailbox.post(guest.connection, other)
        refused = await guest.last(RefusedMessage)
        assert isinstance(refused, RefusedMessage)
        assert refused.reason is TableReason.MOVED_ON
        await tonight.hall.close()

    evening(test)


def test_an_old_double_is_found_by_the_store() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        first = await ask(mailbox, "ada", PhraseMessage(cmd_id="old", phrase=Phrase.HELLO))
        for number in range(100):
            await ask(mailbox, "ada", PhraseMessage(cmd_id=f"n{number}", phrase=Phrase.HELLO))
        assert await ask(mailbox, "ada", PhraseMessage(cmd_id="old", phrase=Phrase.HELLO)) == first
        await tonight.hall.close()

    evening(test)


def test_nothing_is_told_before_it_is_in_the_store_and_a_full_one_loses_nothing() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        before = await state_of(mailbox)
        for fails, reason in (
            (StoreFull, TableReason.STORE_FULL),
            (StoreFailed, TableReason.STORE_FAILED),
        ):
            tonight.store.fails = fails
            await guest.read()
            mailbox.post(guest.connection, PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
            fresh = await guest.read()
            assert [type(message) for message in fresh] == [RefusedMessage]
            assert isinstance(fresh[0], RefusedMessage)
            assert fresh[0].reason is reason
        assert await state_of(mailbox) == before
        tonight.store.fails = None
        mailbox.post(guest.connection, PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
        assert isinstance(await guest.last(Ack), Ack)
        await tonight.hall.close()

    evening(test)


def test_a_row_that_was_kept_although_the_store_failed_is_caught_up_with() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        tonight.store.fails = StoreFailed
        tonight.store.keeps_although_it_fails = True
        mailbox.post(guest.connection, PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
        assert isinstance(await guest.last(RefusedMessage), RefusedMessage)
        tonight.store.fails = None
        mailbox.post(guest.connection, PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
        ack = await guest.last(Ack)
        assert isinstance(ack, Ack)
        said = [one for one in guest.messages if isinstance(one, Happened) and one.seq == ack.seq]
        assert len(said) == 1
        await tonight.hall.close()

    evening(test)


def test_the_table_goes_on_once_the_disk_has_room_again() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        await until_turn(tonight, mailbox, Seat.FIRST)
        while (await state_of(mailbox)).turn is Seat.FIRST:
            mailbox.post(guest.connection, await act(mailbox))
            await settle()
        tonight.store.fails = StoreFull
        seq = (await state_of(mailbox)).seq
        await tonight.time.pass_by(20_000)
        assert (await state_of(mailbox)).seq == seq
        tonight.store.fails = None
        await until_turn(tonight, mailbox, Seat.FIRST)
        await tonight.hall.close()

    evening(test)


def test_the_newer_tab_of_a_person_wins_and_the_seat_stays_connected() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        first = await tonight.join(mailbox, "ada")
        second = await tonight.join(mailbox, "ada")
        await first.read()
        assert first.messages[-1] == Bye(code=ByeCode.NEWER_TAB)
        mailbox.part(first.connection)
        await settle()
        mailbox.post(second.connection, PhraseMessage(cmd_id="x", phrase=Phrase.HELLO))
        assert isinstance(await second.last(Ack), Ack)
        assert (await second.last(Presence)) == Presence(connected=(Seat.FIRST,), watchers=0)
        await tonight.hall.close()

    evening(test)


def test_a_slow_reader_is_closed_and_comes_back_to_the_same_table() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        slow = await tonight.join(mailbox, "ada")
        seq = slow.client.seq
        for number in range(80):
            await ask(mailbox, "ada", PhraseMessage(cmd_id=f"n{number}", phrase=Phrase.HELLO))
        await slow.read()
        assert slow.messages[-1] == Bye(code=ByeCode.TOO_SLOW)
        state = await state_of(mailbox)
        again = await tonight.join(mailbox, "ada", state.seq - 10)
        assert again.client.seq == state.seq
        assert not any(isinstance(message, Snapshot) for message in again.messages)
        late = await tonight.join(mailbox, "ada", seq)
        assert any(isinstance(message, Snapshot) for message in late.messages)
        await tonight.hall.close()

    evening(test)


def test_a_bot_that_plays_what_it_may_not_is_stood_in_for() -> None:
    async def test() -> None:
        tonight = Evening.begun(IllegalBots())
        mailbox = await tonight.table()
        await tonight.join(mailbox, "ada")
        await until_turn(tonight, mailbox, Seat.FIRST)
        await tonight.hall.close()

    evening(test)


def test_small_things_are_answered() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(settings_of(rules_of("two-player")))
        ada = await tonight.join(mailbox, "ada")
        mailbox.post(ada.connection, Hello(protocol=PROTOCOL))
        assert isinstance(await ada.last(ErrorMessage), ErrorMessage)
        mailbox.post(ada.connection, Resync(since=None))
        assert isinstance((await ada.read())[-1], Snapshot)
        unknown = PutBotMessage(cmd_id="p", seat=Seat.FIRST, player="nobody of that name")
        reply = await mailbox.submit("ada", unknown)
        assert isinstance(reply, RefusedMessage)
        assert reply.reason is TableReason.PLAYER_UNKNOWN
        stranger = await mailbox.submit("eve", LeaveMessage(cmd_id="x"))
        assert isinstance(stranger, RefusedMessage)
        assert stranger.reason is TableReason.NOT_SEATED
        await tonight.time.pass_by(0)
        nonce = await mailbox.submit("ada", NonceMessage(cmd_id="n", nonce="ab" * 16))
        assert isinstance(nonce, Ack)
        for number in range(400):
            message = PhraseMessage(cmd_id=f"m{number}", phrase=Phrase.HELLO)
            mailbox.post(ada.connection, message)
        assert isinstance(await ada.last(Bye), Bye)
        assert any(isinstance(message, Seen | Bye) for message in ada.messages)
        await tonight.hall.close()

    evening(test)
