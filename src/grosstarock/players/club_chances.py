"""Who takes the trick when a card is played to it: a chance for each seat."""

from typing import Final

from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import LAST_TRICK, Trick

from .club_sight import HIGHER, MASKS, SUIT_NUMBER, SUITS, TRUMP, Other, Sight

COVERS: Final = 0.85
"""How often somebody takes a trick who can, but has other cards to play."""


def chances(sight: Sight, card: Card, named: Suit | None = None) -> dict[Seat, float]:
    """How likely each seat takes the trick to which the player plays ``card``.

    ``named`` is the suit of a led 'Scuse. What the seats yet to play may do is taken one after the
    other, each against the card that holds the trick now.
    """
    trick = _with(sight.trick, card, named)
    holder, best = _holding(trick)
    suit_led = _suit_led(sight.trick, card, named)
    found = dict.fromkeys(trick.order, 0.0)
    remaining = 1.0
    for other in sight.after:
        beaten = _beats(sight, other, best, suit_led)
        found[other.seat] = remaining * beaten
        remaining *= 1.0 - beaten
    # Who plays last takes from who took before as well; that is left out, being rare.
    found[holder] += remaining
    return found


def _with(trick: Trick, card: Card, named: Suit | None) -> Trick:
    played = trick.followed_by(card, named)
    return Trick(played.number, played.order[: len(played.cards)], played.cards, played.named)


def _holding(trick: Trick) -> tuple[Seat, Card]:
    """Who holds the trick, and with which card."""
    winner = trick.winner
    return winner, trick.cards[trick.order.index(winner)]


def _suit_led(trick: Trick, card: Card, named: Suit | None) -> Suit | None:
    if trick.cards:
        return trick.suit_led if trick.suit_led is not None else card.suit
    return named or card.suit


def _beats(sight: Sight, other: Other, best: Card, suit_led: Suit | None) -> float:
    """How likely a seat yet to play beats the card that holds the trick."""
    if suit_led is None:
        return 0.0
    led = SUITS.index(suit_led)
    trumps = sight.out_of[TRUMP]
    if best == SCUSE:
        # A led 'Scuse is the lowest of its suit: whoever follows or trumps beats it.
        follows = 1.0 - sight.void(other, led)
        return follows + (1.0 - follows) * (1.0 - sight.void(other, TRUMP))
    if SUIT_NUMBER[best] == TRUMP:
        above = sight.out & HIGHER[best]
        over = (1.0 - sight.none(other, TRUMP, above)) * _takes(sight)
        return over if led == TRUMP else sight.void(other, led) * over
    over = (1.0 - sight.none(other, led, sight.out & HIGHER[best])) * _takes(sight)
    trumped = sight.void(other, led) * (1.0 - sight.none(other, TRUMP, trumps & MASKS[TRUMP]))
    return min(1.0, over + trumped)


def _takes(sight: Sight) -> float:
    return 1.0 if sight.trick.number == LAST_TRICK else COVERS
