"""A table played without a network or a clock: time passes when there is nothing else to do."""

from collections.abc import Callable
from dataclasses import dataclass, field

from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.view import View, view
from grosstarock.players.novice import novice
from grosstarock.players.protocol import Player
from grosstarock.server.audience import Told
from grosstarock.server.commands import Act, Command, NextDeal, Open, PutBot, Sit
from grosstarock.server.refusals import TableRefusal
from grosstarock.server.requests import Asked, Chance, asked_by_bot, asked_by_duty, asked_by_person
from grosstarock.server.settings import USUAL_CLOCK, Clock, Pace, Settings
from grosstarock.server.table import Accepted, Decision, decide
from grosstarock.server.table_state import Row, TableState
from grosstarock.server.timers import Duty, Presence, deadlines
from grosstarock.server.wire_in import CommandMessage

NOON = 1_800_000_000_000
PEOPLE = ("ada", "bo", "cy", "dag")


def settings_of(
    rules: Rules | None = None,
    *,
    rounds: int | None = 1,
    take_back: bool = True,
    watchers: bool = True,
    pace: Pace = Pace.NORMAL,
    clock: Clock = USUAL_CLOCK,
) -> Settings:
    return Settings(rules or rules_of("danish"), rounds, take_back, watchers, pace, clock)


@dataclass
class Played:
    """A table that is played by hand: its rows, its state, who is connected, what time it is."""

    state: TableState
    rows: list[Row] = field(default_factory=list)
    tail: list[Told] = field(default_factory=list)
    now: int = NOON
    presence: Presence = field(default_factory=lambda: Presence.nobody(4, NOON))
    drawn: int = 0
    player: Player = field(default_factory=lambda: novice(0))

    @classmethod
    def opened(
        cls, settings: Settings, people: int = 1, dealer: Seat = Seat.FIRST, *, bots: bool = True
    ) -> "Played":
        """A table with people in the first seats, connected, and bots in the others."""
        request = row_of(Open(settings, dealer, ()), "ada", "open", text="Wednesdays")
        decision = decide(None, request)
        assert isinstance(decision, Accepted)
        table = cls(decision.state, [decision.row], [Told.of(decision.state, decision.row)])
        for number in range(people):
            table.sit(PEOPLE[number], Seat(number))
        for number in range(people, settings.rules.players if bots else 0):
            table.accepted(PutBot(Seat(number), "novice", number), "ada")
        return table

    def sit(self, person: str, seat: Seat) -> None:
        self.accepted(Sit(seat), person, text=person.title())
        self.connect(seat)

    def connect(self, seat: Seat) -> None:
        self.presence = self.presence.with_connection(seat, self.now)

    def disconnect(self, seat: Seat) -> None:
        self.presence = self.presence.without_connection(seat, self.now)

    def give(
        self,
        command: Command,
        person: str | None,
        *,
        cmd_id: str | None = None,
        text: str | None = None,
        seen: int | None = None,
    ) -> Decision:
        """Gives a command as if its sender had seen everything, unless told otherwise."""
        request = row_of(command, person, cmd_id or f"c{self.state.seq}", self.now, text)
        return self.decide(Asked(request, self.state.seq if seen is None else seen))

    def accepted(self, command: Command, person: str | None, *, text: str | None = None) -> Row:
        decision = self.give(command, person, text=text)
        assert isinstance(decision, Accepted), decision
        return decision.row

    def refused(self, command: Command, person: str | None, **more: str) -> TableRefusal:
        decision = self.give(command, person, **more)  # type: ignore[arg-type]  # text or cmd_id
        assert isinstance(decision, TableRefusal), decision
        return decision

    def send(self, person: str, message: CommandMessage) -> Decision:
        return self.decide(asked_by_person(self.state, person, message, self.now, 7))

    def decide(self, asked: Asked) -> Decision:
        decision = decide(self.state, asked.request, asked.seen)
        if isinstance(decision, Accepted):
            self.state = decision.state
            self.rows.append(decision.row)
            self.tail.append(Told.of(decision.state, decision.row))
        return decision

    def chance(self) -> Chance:
        self.drawn += 1
        return Chance(f"deal-{self.drawn:08}", f"{self.drawn:064x}", self.drawn)

    def seen(self) -> View:
        assert self.state.deal is not None
        return view(self.state.deal, self.state.turn)

    def next_duty(self) -> Duty | None:
        """Lets time pass until the next duty, and does it; None when none will ever come."""
        waiting = deadlines(self.state, self.presence)
        if not waiting:
            return None
        first = min(waiting, key=lambda deadline: deadline.at)
        if first.duty is Duty.REST:
            return None
        self.now = max(self.now, first.at)
        if first.duty is Duty.ANSWER:
            action = self.player.choose(self.seen())
            decision = self.decide(asked_by_bot(self.state, action, self.now, self.state.moved))  # type: ignore[arg-type]  # a player acts in a seat
        else:
            asked = asked_by_duty(self.state, first, self.now, self.chance())
            assert asked is not None
            decision = self.decide(asked)
        assert isinstance(decision, Accepted), (first, decision)
        return first.duty

    def act(self) -> Row:
        """The person in turn plays, by the same rules of thumb as the bots."""
        assert self.state.turn is not None
        action = self.player.choose(self.seen())
        person = self.state.holders[self.state.turn].person
        return self.accepted(Act(action), person)  # type: ignore[arg-type]  # a player acts in a seat

    def play_until(self, stop: Callable[[TableState], bool], most: int = 1_000) -> None:
        """Everybody plays, people too, until ``stop`` says so."""
        for _ in range(most):
            state = self.state
            if stop(state):
                return
            if state.turn is not None and state.holders[state.turn].is_present:
                self.act()
            elif state.deal is not None and not state.is_deal_running:
                seat = next(seat for seat in state.present() if seat not in state.ready)
                self.accepted(NextDeal(seat), state.holders[seat].person)
            else:
                self.next_duty()
        raise AssertionError("the table hangs")

    def run_until(self, stop: Callable[[TableState], bool], most: int = 400) -> None:
        """Does one duty after the other until ``stop`` says so."""
        for _ in range(most):
            if stop(self.state):
                return
            if self.next_duty() in (None, Duty.ARCHIVE):
                break
        assert stop(self.state), "the table hangs"


def row_of(
    command: Command, person: str | None, cmd_id: str, at: int = NOON, text: str | None = None
) -> Row:
    return Row(seq=0, cmd_id=cmd_id, person=person, at=at, command=command, text=text)
