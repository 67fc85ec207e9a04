"""Hands and tricks as plain lines, for every command that shows them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from grosstarock.core.cards import PLAIN_SUITS, SCUSE, Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import Trick
from grosstarock.words import say

from .signs import Signs

NAME_WIDTH: Final = 14
SUIT_WIDTH: Final = 11


def by_suit(hand: CardSet) -> list[tuple[Suit, list[Card]]]:
    """A hand in the order it is shown: trumps with the 'Scuse, then the suits that it holds."""
    trumps = [*hand.of_suit(Suit.TRUMPS), *([SCUSE] if SCUSE in hand else [])]
    groups = [(Suit.TRUMPS, trumps), *((suit, list(hand.of_suit(suit))) for suit in PLAIN_SUITS)]
    return [(suit, cards) for suit, cards in groups if cards]


def hand_lines(name: str, hand: CardSet, signs: Signs, language: str) -> Iterator[str]:
    """A hand by suit, the player's name before its first line."""
    label = name
    for suit, cards in by_suit(hand):
        shown = " ".join(signs.rank(card) for card in cards)
        yield f"{label:<{NAME_WIDTH}}{say(suit, language):<{SUIT_WIDTH}}{shown}"
        label = ""


def trick_lines(
    names: Sequence[str], active: Iterable[Seat], tricks: Iterable[Trick], signs: Signs
) -> Iterator[str]:
    """Tricks as a table, a column a player: ``>`` before who led, ``*`` behind who took it."""
    columns = tuple(active)
    yield "    " + "".join(f"  {names[seat]:<{NAME_WIDTH}}" for seat in columns).rstrip()
    for trick in tricks:
        cells = [f"{_cell(trick, seat, signs):<{NAME_WIDTH + 2}}" for seat in columns]
        yield f"{trick.number:>3} " + "".join(cells).rstrip()


def _cell(trick: Trick, seat: Seat, signs: Signs) -> str:
    place = trick.order.index(seat)
    if place >= len(trick.cards):
        return ""
    card = trick.cards[place]
    named = f"={trick.named}" if card == SCUSE and trick.named is not None else ""
    led = "> " if place == 0 else "  "
    taken = " *" if trick.is_complete and trick.winner is seat else ""
    return f"{led}{signs.card(card)}{named}{taken}"
