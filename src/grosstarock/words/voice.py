"""Who speaks: a language, the players' names and the table's rules, and the nouns they need.

Here the parts of a sentence are made that come in as arguments: a card in each form the language
has, a player's name, an amount, a list.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from grosstarock.core.cards import MOND, PAGAT, SCUSE, Card, Court, Suit
from grosstarock.core.declarations import Cavalry, Declaration, Degree, Kings, Matadors, Trumps
from grosstarock.core.ledger import Pot
from grosstarock.core.rules import POINTS, Rules, Stake
from grosstarock.core.seats import Seat

from .amounts import amount, signed_amount
from .catalogue import FIRST_LANGUAGE, Argument, catalogue, message

ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
STAND_IN: Final = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, the names of the players in seat order, and the rules of the table if known."""

    language: str
    names: Sequence[str] = ()
    rules: Rules | None = None

    @property
    def stake(self) -> Stake:
        """In which unit amounts are said."""
        return POINTS if self.rules is None else self.rules.stake

    def message(self, identifier: str, attribute: str = "", /, **arguments: Argument) -> str:
        """A message as it stands in the language's file."""
        return message(self.language, identifier, attribute, arguments)

    def sentence(self, identifier: str, attribute: str = "", /, **arguments: Argument) -> str:
        """A message with a capital at its start, unless a player's name stands there."""
        text = self.message(identifier, attribute, **arguments)
        if any(name and text.startswith(name) for name in self.names):
            return text
        return capitalised(text)

    def player(self, seat: Seat) -> str:
        """A player's name, or the seat by its number."""
        if seat < len(self.names) and self.names[seat].strip():
            return printable(self.names[seat])
        return self.message("player-seat", seat=str(seat + 1))

    def amount(self, points: int) -> str:
        """Points in the table's unit."""
        return amount(points, self.stake, self.language)

    def signed_amount(self, points: int) -> str:
        """Points in the table's unit, with a plus or minus sign."""
        return signed_amount(points, self.stake, self.language)

    def suit(self, suit: Suit) -> str:
        """A suit by name."""
        return self.message("suit", suit=suit)

    def court(self, court: Court) -> str:
        """A court by name."""
        return self.message("court", court=court)

    def pot(self, pot: Pot) -> str:
        """A pot by name."""
        return self.message("pot", pot=pot)

    def card(self, card: Card) -> dict[str, Argument]:
        """A card as arguments: ``card`` in every form, its code, kind and suit."""
        forms = card_forms(self.language, card)
        arguments: dict[str, Argument] = {_form("card", name): text for name, text in forms.items()}
        suit = "" if card.suit is None else card.suit.value
        return arguments | {"card_code": card.code, "card_kind": kind_of(card), "card_suit": suit}

    def cards(self, cards: Iterable[Card], name: str = "cards") -> dict[str, Argument]:
        """Cards as arguments: ``cards`` in every form, with "and" and with "or", and ``count``."""
        every = [card_forms(self.language, card) for card in cards]
        arguments: dict[str, Argument] = {"count": len(every)}
        for form in forms_of_cards(self.language):
            texts = [card[form] for card in every]
            arguments[_form(name, form)] = self.all_of(texts)
            arguments[_form(name, form) + "_or"] = self.any_of(texts)
        return arguments

    def all_of(self, texts: Sequence[str]) -> str:
        """Things as a list that ends with "and"."""
        return self._joined(texts, "list-and")

    def any_of(self, texts: Sequence[str]) -> str:
        """Things as a list that ends with "or"."""
        return self._joined(texts, "list-or")

    def _joined(self, texts: Sequence[str], before_last: str) -> str:
        if len(texts) < 2:
            return "".join(texts)
        most = self.message("list-between").join(texts[:-1])
        return most + self.message(before_last) + texts[-1]

    def declaration(self, declaration: Declaration) -> str:
        """A declaration as its player says it (DECL-3 to DECL-6)."""
        match declaration:
            case Trumps(count=count, with_pagat=with_pagat):
                pagat = "with" if with_pagat else "without"
                return self.message("declaration-trumps", count=count, pagat=pagat)
            case Matadors(count=count):
                return self.message("declaration-matadors", count=count)
            case Cavalry(suit=suit, degree=degree, missing=court):
                missing = "" if court is None else court.value
                return self.message("declaration-cavalry", suit=suit, degree=degree, court=missing)
            case Kings(degree=degree, missing=suit):
                return self.message("declaration-kings", degree=degree, suit=suit or "")

    def degree(self, degree: Degree) -> str:
        """A grade of Cavalry or Kings."""
        return self.message("degree", degree=degree)


@cache
def card_forms(language: str, card: Card) -> dict[str, str]:
    """A card's name, and each further form of it that the language has."""
    number = card.number or 0
    arguments: dict[str, Argument] = {
        "card": card.code,
        "kind": kind_of(card),
        "suit": "" if card.suit is None else card.suit.value,
        "court": "" if card.court is None else card.court.value,
        "number": str(number),
        "roman": roman(number),
    }
    own = ("", *catalogue(language).attributes("card"))
    return {
        form: message(language, "card", form if form in own else "", arguments)
        for form in forms_of_cards(language)
    }


@cache
def forms_of_cards(language: str) -> tuple[str, ...]:
    """The forms in which a card comes into sentences: name, the language's own, and English ones.

    The last are the name again where the language has no such form; English sentences that stand in
    for missing ones need them.
    """
    own = catalogue(language).attributes("card")
    english = catalogue(FIRST_LANGUAGE).attributes("card")
    return ("", *dict.fromkeys((*own, *english)))


def kind_of(card: Card) -> str:
    """What sort of card it is, to choose words by: court, number, trump, pagat, mond, scuse."""
    by_card = {PAGAT: "pagat", MOND: "mond", SCUSE: "scuse"}
    if card in by_card:
        return by_card[card]
    if card.court is not None:
        return "court"
    return "trump" if card.suit is Suit.TRUMPS else "number"


def roman(number: int) -> str:
    """A trump's number as it stands on the card.

    >>> [roman(number) for number in (1, 4, 9, 14, 19, 21)]
    ['I', 'IV', 'IX', 'XIV', 'XIX', 'XXI']
    """
    numeral = ""
    for value, letters in ROMAN:
        while number >= value:
            numeral += letters
            number -= value
    return numeral


def capitalised(text: str) -> str:
    """A text that starts with a capital, as every language here writes its sentences."""
    return text[:1].upper() + text[1:]


def printable(text: str) -> str:
    """A text from outside, with a stand-in for every character that cannot be printed."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else STAND_IN for letter in text)


def _form(name: str, form: str) -> str:
    return f"{name}_{form}" if form else name
