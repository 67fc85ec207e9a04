"""One person's match against the program: the deals so far, the one being played, and taking back.

A session is folded from its actions: to take back is to fold them again without the last ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grosstarock.cli.options import deal_seed
from grosstarock.core.actions import Action, BreakOff, DealCards
from grosstarock.core.engine import apply, folded
from grosstarock.core.events import Event, seen_by
from grosstarock.core.match import Match, after_deal, ended, new_match, next_deal
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.notation.record import DealRecord, record_of
from grosstarock.notation.record_writer import write_record
from grosstarock.players.playing import answer
from grosstarock.players.protocol import Player

PERSON = Seat.FIRST
"""Where the person sits; the program's players have the other seats."""


@dataclass
class Session:
    """A match under way.

    ``deal`` is the deal being played, or the last one once the match is over; ``finished`` are the
    records of the deals before it, as written.
    """

    names: tuple[str, ...]
    players: Mapping[Seat, Player]
    seed: str
    match: Match
    deal: DealState
    finished: list[str] = field(default_factory=list)
    taken_back: int = 0

    @property
    def deal_seed(self) -> str:
        """The seed of the deal being played; told to nobody before its end."""
        return deal_seed(self.seed, len(self.finished) + 1)

    @property
    def seen(self) -> View:
        """The deal as the person may see it."""
        return view(self.deal, PERSON)

    @property
    def is_persons_turn(self) -> bool:
        """Whether the deal waits for the person."""
        return self.deal.turn is PERSON

    def act(self, action: Action) -> list[Event]:
        """Does an action; what happened, as the person may see it. Raises ``IllegalAction``."""
        step = apply(self.deal, action)
        self.deal = step.state
        return [seen_by(event, PERSON) for event in step.events]

    def deal_cards(self) -> list[Event]:
        """Deals the cards of the next deal."""
        return self.act(DealCards(shuffled(self.deal_seed)))

    def let_play(self) -> list[Event]:
        """One action of the program's player whose turn it is."""
        turn = self.deal.turn
        assert turn is not None, "nobody plays once the deal is over"
        return self.act(answer(self.deal, self.players[turn]))

    def take_back(self) -> bool:
        """Takes the person's last action back, with all that followed; False when there is none."""
        actions = self.deal.actions
        own = [
            place
            for place, action in enumerate(actions)
            if not isinstance(action, DealCards | BreakOff) and action.seat is PERSON
        ]
        if not own:
            return False
        self.deal = folded(next_deal(self.match), actions[: own[-1]])
        self.taken_back += 1
        return True

    def record(self) -> DealRecord:
        """The record of the deal being played."""
        taken_back = self.taken_back or None
        return record_of(self.deal, self.names, seed=self.deal_seed, taken_back=taken_back)

    def close_deal(self) -> None:
        """Keeps the record of a deal that is over, and goes on to the next one if there is one."""
        self.finished.append(write_record(self.record()))
        self.match = after_deal(self.match, self.deal)
        self.taken_back = 0
        if not self.match.is_over:
            self.deal = next_deal(self.match)

    @property
    def is_last_deal(self) -> bool:
        """Whether the match is over with this deal, which has been played."""
        return after_deal(self.match, self.deal).is_over

    def stop(self) -> list[Event]:
        """Ends the match and divides the pots (POT-4); a deal under way is broken off (GAME-4)."""
        events: list[Event] = []
        if self.deal.dealt and self.deal.ended is None:
            events = self.act(BreakOff())
        if self.deal.ended is not None and not self.match.is_over:
            self.close_deal()
        self.match = ended(self.match)
        return events


def new_session(
    rules: Rules,
    names: Sequence[str],
    players: Mapping[Seat, Player],
    *,
    seed: str,
    rounds: int | None,
) -> Session:
    """A match before its first deal, whose first dealer the seed picks."""
    first = shuffled(deal_seed(seed, 0))[0] % rules.players
    match = new_match(rules, dealer=Seat(first), rounds=rounds)
    return Session(tuple(names), players, seed, match, next_deal(match))
