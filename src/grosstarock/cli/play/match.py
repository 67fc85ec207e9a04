"""A match at the terminal: deal after deal, saved after every action, until it ends or is left."""

from collections.abc import Mapping
from dataclasses import dataclass

from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase

from .intents import Command, Word, intent_of
from .saving import SavedMatch
from .screen import Screen
from .session import Session
from .turns import Ask, Leaving, answer_command, print_sheet, show_table, take_turn


@dataclass
class PlayedMatch:
    """One match being played; ``players`` are the names of the program's players by seat.

    ``is_warned`` says that the person knows that the match cannot be saved.
    """

    session: Session
    screen: Screen
    ask: Ask
    saved: SavedMatch
    players: Mapping[Seat, str]
    is_warned: bool = False

    def play(self) -> None:
        """Plays until the match is over or the person leaves."""
        try:
            while not self.session.match.is_over:
                self._play_deal()
                if not self.session.is_last_deal:
                    self._wait_for_next()
                self.session.close_deal()
                self._save()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
            self._leave(ending=False)
        except Leaving as leaving:
            self._leave(ending=leaving.ending)
        else:
            self._end()

    def _play_deal(self) -> None:
        session, screen = self.session, self.screen
        dealer = self.screen.names[session.deal.dealer]
        screen.heading(screen.words("deal", number=len(session.finished) + 1, dealer=dealer))
        if not session.deal.dealt:
            screen.narrate(session.deal_cards())
            self._save()
        sitting_out = session.deal.seating.sitting_out
        if sitting_out is not None:
            screen.tell("sitting-out", player=screen.names[sitting_out])
        screen.balances(session.deal.accounts)
        show_table(screen, session.seen)
        while session.deal.turn is not None:
            self._one_action()
            self._save()
        print_sheet(session, screen)

    def _one_action(self) -> None:
        session, screen = self.session, self.screen
        trick = session.deal.trick
        if trick is not None and not trick.cards and session.deal.phase is Phase.PLAY:
            screen.trick_heading(trick.number, trick.leader)
        if session.is_persons_turn:
            take_turn(session, screen, self.ask)
        else:
            screen.narrate(session.let_play())

    def _wait_for_next(self) -> None:
        """Between deals: the next one, or a word to the program."""
        while True:
            line = self.ask(self.screen.words("ask-next"))
            intent = intent_of(line, self.session.seen.choice)
            if not line.strip():
                return
            if isinstance(intent, Command) and intent.word is not Word.UNDO:
                answer_command(self.session, self.screen, intent)
            else:
                self.screen.tell("not-an-answer")

    def _save(self) -> None:
        try:
            self.saved.write(self.session, self.players)
        except OSError as error:
            if self.is_warned:
                return
            self.is_warned = True
            path, reason = str(self.saved.path), error.strerror or str(error)
            self.screen.tell("cannot-save", path=path, reason=reason)

    def _leave(self, *, ending: bool) -> None:
        if ending:
            self._end()
        elif self.saved.exists:
            self.screen.tell("saved")

    def _end(self) -> None:
        """The match is over: the pots are divided, and the players are ranked."""
        session, screen = self.session, self.screen
        screen.narrate(session.stop())
        division = session.match.division or ()
        if division:
            screen.tell("pots-divided")
            screen.payments(division)
        screen.tell("match-over", deals=session.match.deals)
        ranked = sorted(
            zip(screen.names, session.match.accounts.balances, strict=True),
            key=lambda player: -player[1],
        )
        for name, points in ranked:
            place = 1 + sum(points < other for _, other in ranked)
            screen.tell("final", place=place, player=name, amount=screen.amount(points))
        screen.tell("thanks")
        self.saved.remove()
