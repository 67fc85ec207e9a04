"""What the terminal shows: the table, the hand with its legal cards marked, and what happened.

Plain lines of at most 80 columns that read well without colour; colour only repeats what the signs
say.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from grosstarock.cli.layout import by_suit
from grosstarock.cli.signs import Signs
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DiscardChoice, PlayChoice
from grosstarock.core.events import (
    CardPlayed,
    DealEnded,
    DemandAnswered,
    Event,
    HandDealt,
    Paid,
    PotsMoved,
    RedealAnswered,
    TrickTaken,
)
from grosstarock.core.ledger import Accounts, Entry
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import Trick
from grosstarock.core.view import View
from grosstarock.words import Sayable, amount, say, say_code

WIDTH: Final = 80
SUIT_COLUMN: Final = 12
NAME_COLUMN: Final = 14
RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)


class Screen:
    """Writes to one terminal, in one language, with the signs that the terminal can show."""

    def __init__(
        self, console: Console, signs: Signs, language: str, rules: Rules, names: Sequence[str]
    ) -> None:
        self.console = console
        self.signs = signs
        self.language = language
        self.rules = rules
        self.names = names

    def line(self, text: str | Text = "", style: str | None = None) -> None:
        """One line, or a paragraph wrapped at the width."""
        self.console.print(text, style=style, highlight=False, markup=False, width=WIDTH)

    def words(self, code: str, **parameters: str | int) -> str:
        """A sentence of the terminal's own, by its code."""
        return say_code(f"terminal-{code}", parameters, self.language)

    def tell(self, code: str, **parameters: str | int) -> None:
        """Says a sentence of the terminal's own."""
        self.line(self.words(code, **parameters))

    def said(self, thing: Sayable) -> str:
        """Something of the game in words."""
        return say(thing, self.language, names=self.names, rules=self.rules)

    def heading(self, text: str) -> None:
        """A line that parts the deals."""
        rule = self.signs.rule * max(2, WIDTH - 4 - len(text))
        self.line()
        self.line(f"{self.signs.rule * 2} {text} {rule}", "bold")

    def balances(self, accounts: Accounts) -> None:
        """Every balance, and the pots where there are any."""
        parts = [
            f"{name} {self.amount(points)}"
            for name, points in zip(self.names, accounts.balances, strict=True)
        ]
        if self.rules.pots:
            king, pagat = self.amount(accounts.pots.king), self.amount(accounts.pots.pagat)
            parts.append(self.words("pots", king=king, pagat=pagat))
        self.line("   ".join(parts))

    def amount(self, points: int) -> str:
        """Points in the table's unit."""
        return amount(points, self.rules.stake, self.language)

    def hand(self, seen: View) -> None:
        """The own hand by suit; the cards that may go stand in brackets."""
        legal = cards_open(seen)
        self.line()
        self.tell("hand-marked" if legal else "hand", count=len(seen.hand))
        for suit, cards in by_suit(seen.hand):
            self._suit(say(suit, self.language), cards, legal)

    def _suit(self, label: str, cards: Iterable[Card], legal: CardSet) -> None:
        lines = [Text(f"  {label}".ljust(SUIT_COLUMN))]
        for card in cards:
            sign = self.signs.rank(card)
            text, style = (f"[{sign}]", "bold") if card in legal else (f" {sign} ", "")
            if len(lines[-1]) + len(text) > WIDTH:
                lines.append(Text(" " * SUIT_COLUMN))
            lines[-1].append(text, style=f"{style} red" if card.suit in RED_SUITS else style)
        for line in lines:
            self.line(line)

    def trick(self, trick: Trick) -> None:
        """A trick: who leads, and the cards that lie."""
        self.trick_heading(trick.number, trick.leader)
        for seat, card in zip(trick.order, trick.cards, strict=False):
            self.played(seat, card, trick.named if card == SCUSE else None)

    def trick_heading(self, number: int, leader: Seat) -> None:
        """The line that a trick begins with."""
        self.line()
        self.line(self.words("trick", number=number, leader=self.names[leader]), "bold")

    def played(self, seat: Seat, card: Card, named: Suit | None) -> None:
        """A card on the table, and the suit that a led 'Scuse leads."""
        suit = "" if named is None else self.words("names-suit", suit=named)
        text = Text(f"    {self.names[seat]:<{NAME_COLUMN}}")
        text.append(self.signs.card(card), style="red" if card.suit in RED_SUITS else "")
        text.append(f"  {suit}" if suit else "")
        self.line(text)

    def payments(self, entries: tuple[Entry, ...]) -> None:
        """Some payments, a line for each."""
        for payment in self.said(Paid(entries)).splitlines():
            self.line(f"  {self.signs.payment} {payment}")

    def narrate(self, events: Iterable[Event]) -> None:
        """Tells what happened, leaving out what the screen shows anyway."""
        for event in events:
            match event:
                case CardPlayed(seat=seat, card=card, names=names):
                    self.played(seat, card, names)
                case HandDealt() | DealEnded() | PotsMoved() | RedealAnswered(shown=None):
                    pass
                case TrickTaken() | DemandAnswered(demanded=False):
                    self.line("    " + self.said(event), "dim")
                case Paid(entries=entries):
                    self.payments(entries)
                case _:
                    self.line(f"  {self.said(event)}")


def cards_open(seen: View) -> CardSet:
    """The cards that may be played or laid away now."""
    match seen.choice:
        case PlayChoice(cards=cards):
            return cards
        case DiscardChoice() as choice:
            return choice.possible
        case _:
            return CardSet()
