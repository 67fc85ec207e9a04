"""What users of other programs reported of table life, each tried at a table of ours.

Those whose test stands elsewhere name their report there. Here are the rest, over the table's own
connections: rows in order, clocks that only the test moves.
"""

import asyncio

import pytest
from tests.server.evening import (
    Evening,
    FaultyStore,
    Guest,
    act,
    ask,
    evening,
    state_of,
    until_turn,
)
from tests.server.fake_time import settle
from tests.server.playing import settings_of

from grosstarock.core.actions import Declare, Discard, Play
from grosstarock.core.cards import Card
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.server.commands import Wish
from grosstarock.server.log import StoredRow
from grosstarock.server.mailbox import Mailbox
from grosstarock.server.refusals import TableReason
from grosstarock.server.settings import Pace
from grosstarock.server.store import Outcome
from grosstarock.server.table_state import TableState
from grosstarock.server.wire_in import (
    ActMessage,
    AnswerMessage,
    Here,
    LeaveMessage,
    NextDealMessage,
    ProposeMessage,
    PutBotMessage,
    SitMessage,
)
from grosstarock.server.wire_out import (
    Ack,
    Happened,
    RefusedMessage,
    Snapshot,
    Welcome,
)
from grosstarock.server.wire_types import ACTION


def doing(action: object, seq: int, cmd_id: str) -> ActMessage:
    return ActMessage(cmd_id=cmd_id, seq=seq, action=ACTION.to_wire(action))


async def until_phase(tonight: Evening, mailbox: Mailbox, phase: Phase) -> TableState:
    """Lets time pass and the first seat play until it has to decide something in a phase."""
    for _ in range(200):
        await until_turn(tonight, mailbox, Seat.FIRST)
        state = await state_of(mailbox)
        if state.deal is not None and state.deal.phase is phase:
            return state
        await ask(mailbox, "ada", await act(mailbox))
    raise AssertionError("the phase does not come")


async def refusal_of(guest: Guest, cmd_id: str) -> RefusedMessage:
    await guest.read()
    (refused,) = [
        message
        for message in guest.messages
        if isinstance(message, RefusedMessage) and message.cmd_id == cmd_id
    ]
    return refused


def test_who_comes_back_has_the_same_role() -> None:
    """octgn/OCTGN 1250 and 1475: players come back as players, watchers as watchers."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        for _ in range(3):
            for person, seat in (("ada", Seat.FIRST), ("bo", Seat.SECOND), ("eve", None)):
                guest = await tonight.join(mailbox, person)
                welcome = guest.messages[0]
                assert isinstance(welcome, Welcome)
                assert welcome.seat is seat
                assert welcome.is_host is (person == "ada")
                mailbox.part(guest.connection)
        eve = await tonight.join(mailbox, "eve")
        mailbox.post(eve.connection, NextDealMessage(cmd_id="n"))
        assert (await refusal_of(eve, "n")).reason is TableReason.NOT_SEATED
        await tonight.hall.close()

    evening(test)


def test_a_link_opened_twice_seats_nobody_twice() -> None:
    """cozuya/secret-hitler 11, virtualcommons/port-of-mars 631, woogles-io/liwords 1061."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        bo = await tonight.join(mailbox, "bo")
        for number, seat in enumerate((Seat.SECOND, Seat.THIRD, Seat.FIRST)):
            mailbox.post(bo.connection, SitMessage(cmd_id=f"s{number}", seat=seat, name="Bo"))
            refused = await refusal_of(bo, f"s{number}")
            assert refused.reason in (TableReason.SEATED_ALREADY, TableReason.MATCH_BEGUN)
        holders = (await state_of(mailbox)).holders
        assert [holder.person for holder in holders] == ["ada", "bo", None]
        await tonight.hall.close()

    evening(test)


@pytest.mark.parametrize("phase", [Phase.DISCARD, Phase.DECLARE, Phase.PLAY])
def test_who_leaves_is_not_awaited_and_may_come_back(phase: Phase) -> None:
    """Lattyware/massivedecks 556, jakelauer/allbadcards 367: in each phase, over the wire."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(settings_of(pace=Pace.FAST), people=2)
        ada, bo = [await tonight.join(mailbox, person) for person in ("ada", "bo")]
        left = await until_phase(tonight, mailbox, phase)
        mailbox.post(bo.connection, Here())
        await ask(mailbox, "ada", LeaveMessage(cmd_id="leave"))
        for _ in range(3):
            await tonight.time.pass_by(1_000)
        assert (await state_of(mailbox)).moved > left.moved
        mailbox.part(ada.connection)
        again = await tonight.join(mailbox, "ada")
        state = await state_of(mailbox)
        assert state.holders[Seat.FIRST].is_present
        assert again.client.seat is Seat.FIRST
        assert again.client.view is not None
        assert len(again.client.view.dealt[Seat.FIRST]) in (25, 28)
        assert bo.client.seat is Seat.SECOND
        await tonight.hall.close()

    evening(test)


def test_a_card_that_is_not_held_any_more_is_not_laid_away() -> None:
    """cuttle-cards/cuttle 901: a stale or doubled selection is refused, and the phase goes on."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        state = await until_phase(tonight, mailbox, Phase.DISCARD)
        assert state.deal is not None
        hand = tuple(state.deal.hands[Seat.FIRST])
        other = next(iter(state.deal.hands[Seat.SECOND]))
        for number, cards in enumerate(
            ((hand[0], hand[0], hand[0]), (hand[0], hand[1], hand[0]), (*hand[:2], other))
        ):
            message = doing(Discard(Seat.FIRST, cards), state.seq, f"d{number}")
            mailbox.post(guest.connection, message)
            refused = await refusal_of(guest, f"d{number}")
            assert refused.reason in (TableReason.ILLEGAL, TableReason.MALFORMED)
        assert (await state_of(mailbox)).deal is state.deal
        assert await ask(mailbox, "ada", await act(mailbox)) == state.seq + 1
        await tonight.hall.close()

    evening(test)


def test_a_declaration_made_twice_at_once_is_paid_once() -> None:
    """hamvocke/doppelkopf 40: the second of two that race is refused."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(settings_of(rules_of("danish", 4)))
        guest = await tonight.join(mailbox, "ada")
        state = await until_phase(tonight, mailbox, Phase.DECLARE)
        message = await act(mailbox, "one")
        for cmd_id in ("one", "two", "three"):
            mailbox.post(
                guest.connection,
                ActMessage(cmd_id=cmd_id, seq=state.seq, action=message.action),
            )
        await guest.read()
        assert [one.seq for one in guest.messages if isinstance(one, Ack)] == [state.seq + 1]
        for cmd_id in ("two", "three"):
            assert (await refusal_of(guest, cmd_id)).reason is TableReason.MOVED_ON
        after = (await state_of(mailbox)).deal
        assert state.deal is not None
        assert after is not None
        assert len(after.declared) == len(state.deal.declared) + 1
        await tonight.hall.close()

    evening(test)


def test_who_is_not_in_turn_gets_a_clear_answer() -> None:
    """google-deepmind/open_spiel 958: what is not to be done now is refused, and says so."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        guests = [await tonight.join(mailbox, person) for person in ("ada", "bo", "eve")]
        state = await until_phase(tonight, mailbox, Phase.PLAY)
        waiting = guests[1]
        assert waiting.client.seat is Seat.SECOND
        for number, action in enumerate(
            (
                Play(Seat.SECOND, Card.T1),
                Declare(Seat.SECOND, (DeclarationName.KINGS,)),
                Discard(Seat.SECOND, (Card.C1, Card.C2, Card.C3)),
            )
        ):
            mailbox.post(waiting.connection, doing(action, state.seq, f"w{number}"))
            refused = await refusal_of(waiting, f"w{number}")
            assert refused.reason is TableReason.ILLEGAL
            assert refused.rules is not None
            assert refused.rules.legal.__struct_config__.tag == "no_choice"  # type: ignore[attr-defined]  # made at run time
        assert (await state_of(mailbox)).deal is state.deal
        await tonight.hall.close()

    evening(test)


def test_offers_are_made_and_answered_twice_in_a_row_by_both_sides() -> None:
    """lichess-org/lila 6127 and 3889: each offer is seen, and each answer counts."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table(people=2)
        guests = {person: await tonight.join(mailbox, person) for person in ("ada", "bo")}
        await until_phase(tonight, mailbox, Phase.PLAY)
        await ask(mailbox, "ada", await act(mailbox))
        await until_turn(tonight, mailbox, Seat.SECOND)
        await ask(mailbox, "bo", await act(mailbox))
        number = 0
        for asks, answers in (("ada", "bo"), ("bo", "ada")):
            for agrees in (False, False):
                number += 1
                seq = (await state_of(mailbox)).seq
                wish = ProposeMessage(cmd_id=f"p{number}", seq=seq, wish=Wish.TAKE_BACK)
                row = await ask(mailbox, asks, wish)
                for guest in guests.values():
                    await guest.read()
                    (offer,) = kinds_at(guest, row)
                    assert offer == "proposed"
                reply = AnswerMessage(cmd_id=f"r{number}", proposal=row, agrees=agrees)
                assert await ask(mailbox, answers, reply) == row + 1
                assert (await state_of(mailbox)).proposal is None
        await tonight.hall.close()

    evening(test)


def kinds_at(guest: Guest, row: int) -> tuple[str, ...]:
    """What happened in a row, as somebody was told."""
    (message,) = [one for one in guest.messages if isinstance(one, Happened) and one.seq == row]
    return tuple(str(event.__struct_config__.tag) for event in message.events)


def test_what_was_taken_back_is_counted_for_all_to_see() -> None:
    """rbtying/shengji 68: who probes by taking back is seen to do so, in the record too."""

    async def test() -> None:
        tonight = Evening.begun()
        mailbox = await tonight.table()
        guest = await tonight.join(mailbox, "ada")
        await until_phase(tonight, mailbox, Phase.PLAY)
        for number in (1, 2):
            await ask(mailbox, "ada", await act(mailbox))
            seq = (await state_of(mailbox)).seq
            wish = ProposeMessage(cmd_id=f"p{number}", seq=seq, wish=Wish.TAKE_BACK)
            await ask(mailbox, "ada", wish)
            snapshot = await guest.last(Snapshot)
            assert isinstance(snapshot, Snapshot)
            assert snapshot.table.taken_back >= number
        await tonight.hall.close()

    evening(test)


def test_nothing_is_shown_before_it_cannot_be_undone() -> None:
    """freeboardgames/FreeBoardGames.org 768: no frame leaves while its row does."""

    class SlowStore(FaultyStore):
        def __init__(self) -> None:
            super().__init__()
            self.gate = asyncio.Event()
            self.gate.set()

        async def append(self, row: StoredRow) -> Outcome:
            await self.gate.wait()
            return await super().append(row)

    async def test() -> None:
        store = SlowStore()
        tonight = Evening.begun(store=store)
        mailbox = await tonight.table(people=2)
        guests = [await tonight.join(mailbox, person) for person in ("ada", "bo", "eve")]
        await until_phase(tonight, mailbox, Phase.PLAY)
        for guest in guests:
            await guest.read()
        message = await act(mailbox, "card")
        store.gate.clear()
        mailbox.post(guests[0].connection, message)
        await settle()
        assert [await guest.read() for guest in guests] == [[], [], []]
        store.gate.set()
        assert all([await guest.read() for guest in guests])
        assert isinstance(await guests[0].last(Ack), Ack)
        await tonight.hall.close()

    evening(test)


def test_a_seat_is_given_to_a_player_with_a_taste() -> None:
    async def test() -> None:
        tonight = Evening.begun()
        table_id = await tonight.hall.open("ada", "open", settings_of())
        mailbox = await tonight.mailbox(table_id)
        guest = await tonight.join(mailbox, "ada")
        await ask(mailbox, "ada", PutBotMessage(cmd_id="a", seat=Seat.SECOND, player="novice:bold"))
        for player in ("novice:", "novice:reckless", ":bold", "novice:bold:bold", "nobody:bold"):
            cmd_id = f"x{len(guest.messages)}"
            mailbox.post(
                guest.connection, PutBotMessage(cmd_id=cmd_id, seat=Seat.THIRD, player=player)
            )
            assert (await refusal_of(guest, cmd_id)).reason is TableReason.PLAYER_UNKNOWN
        assert (await state_of(mailbox)).holders[Seat.SECOND].player == "novice:bold"
        await tonight.hall.close()

    evening(test)
