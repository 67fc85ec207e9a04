"""Anything may happen at a table, in any order: every client ends up with the same truth."""

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)
from tests.server.client import Client
from tests.server.playing import PEOPLE, Played, settings_of

from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.view import view
from grosstarock.players.random_player import RandomPlayer
from grosstarock.server.audience import MOST_ROWS, Viewer, after_row, happened, resync
from grosstarock.server.commands import (
    Act,
    Answer,
    ChangeTable,
    GiveNonce,
    Leave,
    NextDeal,
    Phrase,
    Propose,
    Rematch,
    Say,
    Wish,
)
from grosstarock.server.refusals import TableRefusal
from grosstarock.server.requests import back_by_sign
from grosstarock.server.settings import Pace
from grosstarock.server.table import Accepted, Decision, Repeated, folded
from grosstarock.server.timers import Duty, deadlines
from grosstarock.server.wire import encode

NUMBERS = st.integers(0, 2**16)
TABLES = (("danish", 3), ("danish", 4), ("dollar", 3), ("classic", 3), ("two-player", 2))


class Table(RuleBasedStateMachine):
    """Two people, bots, somebody who watches, connections that come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.clients: dict[str, Client] = {}
        self.told = 0

    @initialize(table=st.sampled_from(TABLES), dealer=st.integers(0, 1))
    def open(self, table: tuple[str, int], dealer: int) -> None:
        settings = settings_of(rules_of(*table), rounds=None)
        self.table = Played.opened(settings, 2, Seat(dealer))
        for person in ("ada", "bo", "eve"):
            self.join(person, None)
        self.told = self.table.state.seq

    def seat_of(self, person: str) -> Viewer:
        return self.table.state.seat_of(person)

    def join(self, person: str, since: int | None) -> None:
        seat = self.seat_of(person)
        client = Client(seat)
        old = self.clients.get(person)
        if since is not None and old is not None and since in old.history:
            client.seq, client.view, client.history = since, old.history[since], old.history
        messages = resync(self.table.state, self.table.tail[-MOST_ROWS:], since, seat)
        client.receive(encode(message) for message in messages)
        self.clients[person] = client

    def publish(self) -> None:
        """What the mailbox does after a row."""
        for told in self.table.tail[self.told :]:
            for person, client in self.clients.items():
                viewer = self.seat_of(person)
                messages = (happened(told, viewer), *after_row(self.table.state, told, viewer))
                client.receive(encode(message) for message in messages)
        self.told = self.table.state.seq

    def give(self, decision: Decision) -> None:
        assert isinstance(decision, Accepted | Repeated | TableRefusal)
        self.publish()

    @rule(skipped=st.integers(1, 12))
    def time_passes(self, skipped: int) -> None:
        for _ in range(skipped):
            if self.table.next_duty() in (None, Duty.ARCHIVE):
                break
            self.publish()
        self.publish()

    @rule(moves=st.integers(1, 80), seed=NUMBERS)
    def play_on(self, moves: int, seed: int) -> None:
        """The people play by chance, as long as nothing else is asked of them."""
        player = RandomPlayer(seed)
        for _ in range(moves):
            state = self.table.state
            if state.proposal is not None or (state.deal is not None and not state.is_deal_running):
                break
            if state.turn is not None and state.holders[state.turn].is_present:
                action = Act(player.choose(self.table.seen()))  # type: ignore[arg-type]  # a seat's
                self.give(self.table.give(action, state.holders[state.turn].person))
            elif self.table.next_duty() in (None, Duty.ARCHIVE):
                break
            self.publish()
        self.publish()

    @precondition(lambda self: self.table.state.turn in (Seat.FIRST, Seat.SECOND))
    @rule(number=NUMBERS, twice=st.booleans())
    def act(self, number: int, *, twice: bool) -> None:
        state = self.table.state
        assert state.turn is not None
        choice = self.table.seen().choice
        actions = [action for action, _ in zip(choice, range(50), strict=False)]
        action = actions[number % len(actions)]
        person = PEOPLE[state.turn]
        for _ in range(2 if twice else 1):
            request = Act(action)  # type: ignore[arg-type]  # a choice is of a seat's actions
            self.give(self.table.give(request, person, cmd_id=f"act{state.seq}", seen=state.seq))

    @rule(person=st.sampled_from(("ada", "bo", "eve")), back=st.integers(0, 5), number=NUMBERS)
    def act_stale_or_out_of_turn(self, person: str, back: int, number: int) -> None:
        state = self.table.state
        if state.deal is None or state.turn is None:
            return
        actions = [action for action, _ in zip(self.table.seen().choice, range(9), strict=False)]
        action = actions[number % len(actions)]
        mine = state.turn is self.seat_of(person) and state.seq - back >= state.moved
        before = self.table.state.deal
        request = Act(action)  # type: ignore[arg-type]  # a choice is of a seat's actions
        decision = self.table.give(request, person, seen=state.seq - back)
        if not mine:
            assert isinstance(decision, TableRefusal)
            assert self.table.state.deal is before
        self.give(decision)

    @rule(person=st.sampled_from(("ada", "bo", "eve")), number=NUMBERS)
    def reconnect_from_some_row(self, person: str, number: int) -> None:
        """With what the client knew after some row it had, with nothing, or with nonsense."""
        known = [None, self.table.state.seq + 7, *self.clients[person].history]
        self.join(person, known[number % len(known)])

    @rule(person=st.sampled_from(("ada", "bo")))
    def lose_connection(self, person: str) -> None:
        seat = self.seat_of(person)
        assert seat is not None
        self.table.disconnect(seat)

    @rule(person=st.sampled_from(("ada", "bo")))
    def come_back(self, person: str) -> None:
        seat = self.seat_of(person)
        assert seat is not None
        self.table.connect(seat)
        back = back_by_sign(self.table.state, person, self.table.now)
        if back is not None:
            self.give(self.table.decide(back))

    @rule(person=st.sampled_from(("ada", "bo")))
    def leave(self, person: str) -> None:
        seat = self.seat_of(person)
        assert seat is not None
        self.give(self.table.give(Leave(seat), person))

    @rule(person=st.sampled_from(("ada", "bo")), wish=st.sampled_from(Wish))
    def propose(self, person: str, wish: Wish) -> None:
        seat = self.seat_of(person)
        assert seat is not None
        self.give(self.table.give(Propose(seat, wish), person))

    @rule(person=st.sampled_from(("ada", "bo")), agrees=st.booleans())
    def answer(self, person: str, *, agrees: bool) -> None:
        seat, proposal = self.seat_of(person), self.table.state.proposal
        assert seat is not None
        number = 0 if proposal is None else proposal.row
        self.give(self.table.give(Answer(seat, number, agrees), person))

    @rule(person=st.sampled_from(("ada", "bo", "eve")))
    def be_ready(self, person: str) -> None:
        seat = self.seat_of(person) or Seat.FIRST
        over = self.table.state.is_match_over
        command = Rematch(seat) if over else NextDeal(seat)
        self.give(self.table.give(command, person))

    @rule(person=st.sampled_from(("ada", "bo", "eve")), pace=st.sampled_from(Pace))
    def other_things(self, person: str, pace: Pace) -> None:
        seat = self.seat_of(person) or Seat.FIRST
        self.give(self.table.give(Say(seat, Phrase.HELLO), person))
        self.give(self.table.give(GiveNonce(seat, "ab" * 8), person))
        self.give(self.table.give(ChangeTable(pace=pace), person))

    @invariant()
    def every_client_has_the_truth(self) -> None:
        state = self.table.state
        for person, client in self.clients.items():
            assert client.seq == state.seq
            if state.deal is None:
                assert client.view is None
            else:
                assert client.view == view(state.deal, self.seat_of(person))

    @invariant()
    def the_log_leads_to_the_table(self) -> None:
        if self.table.state.seq % 25 == 0:
            assert folded(self.table.rows) == self.table.state

    @invariant()
    def somebody_present_is_never_stuck(self) -> None:
        """Either something is due, or somebody who is there can do something."""
        state = self.table.state
        if state.is_match_over or not any(
            seat in self.table.presence.connected for seat in state.present()
        ):
            return
        waits_for_person = (state.turn is not None and state.holders[state.turn].is_present) or (
            state.deal is not None and not state.is_deal_running
        )
        assert waits_for_person or deadlines(state, self.table.presence)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert folded(self.table.rows) == self.table.state


TestTable = Table.TestCase
TestTable.settings = hypothesis_settings(max_examples=40, stateful_step_count=40, deadline=None)
