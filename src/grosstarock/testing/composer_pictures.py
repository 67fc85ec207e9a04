"""The wish for a deal, and its tricks as pictures.

``b: SK T1 T14`` is a trick that b leads with the King of spades (PLAY-1).
Seats are the letters a, b, c, d; cards stand in the order played, by their codes; a led 'Scuse
names its suit after an equals sign (``F=H``). Tricks are set apart by semicolons.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from grosstarock.core.cards import Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.errors import GrosstarockError
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.tricks import Trick

SEAT_LETTERS: Final = "abcd"


class WishImpossible(GrosstarockError):
    """A wish that no legal deal fulfils, or none that the search has found."""


@dataclass(frozen=True, slots=True)
class TrickPicture:
    """One trick as written down: who leads, the cards as played, the suit of a led 'Scuse."""

    leader: Seat
    cards: tuple[Card, ...]
    named: Suit | None = None

    def trick(self, seating: Seating, number: int) -> Trick:
        """The complete trick of that number."""
        return Trick(number, seating.starting_with(self.leader), self.cards, self.named)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What a composed deal shall look like; seats are letters, cards codes, tricks pictures.

    ``first_tricks`` and ``last_tricks`` are played as shown. ``tricks_taken`` gives the number of
    tricks, of all 25, that some seats take; the others share the rest, at least one each if it
    lasts. ``scuse`` is who plays the 'Scuse to a trick not shown that another takes; with two
    players it lies in the dead hand unless it is wished for. ``discard`` are the dealer's three
    cards; ``holds`` cards that some seats hold. ``tout_announced`` lays the 'Scuse away (TOUT-A1).
    ``declares`` has every declaration made that the hands hold; ``demanded_by`` is who demands the
    'Scuse (SCUSE-7).
    """

    last_tricks: str = ""
    first_tricks: str = ""
    tricks_taken: Mapping[str, int] = field(default_factory=dict)
    scuse: str | None = None
    discard: str = ""
    holds: Mapping[str, str] = field(default_factory=dict)
    tout_announced: bool = False
    declares: bool = False
    demanded_by: str | None = None


def seat_of(letter: str) -> Seat:
    """The seat that a letter stands for.

    >>> seat_of("c")
    <Seat.THIRD: 2>
    """
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise WishImpossible(f"no seat is called {letter!r}: seats are a, b, c, d")
    return Seat(SEAT_LETTERS.index(letter))


def letter_of(seat: Seat) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]


def cards_of_text(text: str) -> tuple[Card, ...]:
    """The cards that some codes stand for, in the order written.

    >>> cards_of_text("SK T1 F")
    (SK, T1, F)
    """
    return tuple(_card(code) for code in text.split())


def parse_tricks(text: str, seating: Seating) -> tuple[TrickPicture, ...]:
    """The tricks of a picture; ``WishImpossible`` where it cannot be read."""
    pictures = tuple(_parse_trick(part, seating) for part in text.split(";") if part.strip())
    cards = [card for picture in pictures for card in picture.cards]
    if len(CardSet(cards)) != len(cards):
        raise WishImpossible(f"a card is played twice in {text!r}")
    return pictures


def _parse_trick(text: str, seating: Seating) -> TrickPicture:
    leader, colon, cards = text.strip().partition(":")
    seat = seat_of(leader.strip())
    if not colon or seat not in seating.active:
        raise WishImpossible(f"{text.strip()!r} does not begin with an active seat and a colon")
    codes = cards.split()
    if len(codes) != len(seating.active):
        raise WishImpossible(f"{text.strip()!r} has not one card for each of {seating.active}")
    first, _, named = codes[0].partition("=")
    played = (_card(first), *(_card(code) for code in codes[1:]))
    return TrickPicture(seat, played, Suit(named) if named else None)


def _card(code: str) -> Card:
    try:
        return Card[code]
    except KeyError:
        raise WishImpossible(f"no card has the code {code!r}") from None
