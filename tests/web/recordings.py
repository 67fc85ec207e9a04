"""Tables played for the page's store: what each viewer is sent, and should then know."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from tests.server.playing import PEOPLE, Played, settings_of

from grosstarock.core.actions import BreakOff, DealCards
from grosstarock.core.choices import NoChoice
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.players.novice import novice
from grosstarock.server.audience import Told, after_row, happened, snapshot
from grosstarock.server.commands import (
    Act,
    Answer,
    ChangeTable,
    Command,
    GiveNonce,
    NextDeal,
    Phrase,
    Propose,
    Say,
    Wish,
)
from grosstarock.server.settings import Pace
from grosstarock.server.table import Accepted
from grosstarock.server.wire_out import ServerMessage

TABLES = (
    rules_of("danish"),
    rules_of("dollar", 4),
    rules_of("two-player"),
    rules_of("classic", options={"redeal_without_trumps": True}),
)


@dataclass
class Recording:
    """One table and everything that each viewer is sent after each row."""

    name: str
    table: Played
    rows: list[dict[str, Any]] = field(default_factory=list)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*self.table.state.seats, None)

    def note(self) -> None:
        """Notes what the latest row brings, and what everybody should know after it."""
        told = Told.of(self.table.state, self.table.rows[-1])
        self.rows.append(
            {
                "sent": [self._sent(told, viewer) for viewer in self.viewers],
                "known": [snapshot(self.table.state, viewer) for viewer in self.viewers],
            }
        )

    def _sent(self, told: Told, viewer: Seat | None) -> tuple[ServerMessage, ...]:
        return (happened(told, viewer), *after_row(self.table.state, told, viewer))

    def give(self, command: Command, seat: int, text: str | None = None) -> None:
        self.table.accepted(command, PEOPLE[seat], text=text)
        self.note()

    def answer_for_people(self, random: Random) -> bool:
        """Gives what is asked of a person; False when nothing is."""
        state = self.table.state
        promised = state.promised
        if promised is not None and state.deal is None:
            for seat in state.present():
                if not promised.nonces[seat]:
                    self.give(GiveNonce(seat, f"{random.getrandbits(128):032x}"), seat)
                    return True
        if state.proposal is not None and state.proposal.waiting:
            seat = state.proposal.waiting[0]
            self.give(Answer(seat, state.proposal.row, random.random() < 0.8), seat)
            return True
        if state.deal is not None and state.deal.ended is not None and not state.is_match_over:
            for seat in state.present():
                if seat not in state.ready:
                    self.give(NextDeal(seat), seat)
                    return True
        if state.turn is not None and state.holders[state.turn].is_present:
            seen = self.table.seen()
            assert not isinstance(seen.choice, NoChoice)
            action = novice(0).choose(seen)
            assert not isinstance(action, DealCards | BreakOff)
            self.give(Act(action), action.seat)
            return True
        return False

    def disturb(self, random: Random) -> None:
        """Now and then something happens around the deal."""
        state = self.table.state
        if state.proposal is not None:
            return
        seats = list(state.present())
        if not seats or random.random() > 0.15:
            return
        seat = random.choice(seats)
        match random.randrange(5):
            case 0:
                self.give(Say(seat, Phrase.HELLO), seat)
            case 1:
                self.give(Say(seat), seat, "<b>text</b> & more")
            case 2 if seat == 0:
                self.give(ChangeTable(pace=random.choice(list(Pace))), seat)
            case 3:
                self._try(Propose(seat, Wish.TAKE_BACK), seat)
            case 4 if random.random() < 0.1:
                self._try(Propose(seat, Wish.BREAK_OFF), seat)

    def _try(self, command: Command, seat: Seat) -> None:
        if isinstance(self.table.give(command, PEOPLE[seat]), Accepted):
            self.note()

    def play(self, random: Random, most: int) -> None:
        """Plays until the match is over, or for so many rows."""
        while not self.table.state.is_match_over and len(self.rows) < most:
            self.disturb(random)
            if self.answer_for_people(random):
                continue
            if random.random() < 0.02 and self.table.presence.connected:
                self.table.disconnect(Seat.FIRST)
            if self.table.next_duty() is None:
                break
            self.note()


def recording_of(
    rules: Rules, seed: int, most: int = 260, kind: type[Recording] = Recording
) -> Recording:
    """A table of some rules, with two people and otherwise bots, played by chance."""
    table = Played.opened(settings_of(rules), people=2)
    recording = kind(f"{rules.preset} for {rules.players}, {seed}", table)
    recording.note()
    recording.play(Random(seed), most)
    return recording


def recordings() -> Iterator[Recording]:
    for seed, rules in enumerate(TABLES):
        yield recording_of(rules, seed)


def written() -> bytes:
    """The recordings as JSON: tables with their rows, by viewer what was sent and is known."""
    found = [{"name": one.name, "rows": one.rows} for one in recordings()]
    return msgspec.json.encode(found)
