"""How a pack becomes hands, and hands a pack again (DEAL-1, TWO-1)."""

from collections.abc import Sequence
from typing import Final

from .cards import PACK, Card
from .errors import Fault, Malformed
from .seats import BySeat, Seating

PACKET: Final = 5
ROUNDS: Final = 5
HAND_SIZE: Final = PACKET * ROUNDS
TALON_SIZE: Final = 3
DEALT_TO: Final = 3
"""Hands that are dealt: three; with two players the third is dealt to nobody (TWO-1)."""


def dealt_hands(seating: Seating, pack: Sequence[Card]) -> BySeat[tuple[Card, ...]]:
    """Each seat's cards in the order dealt; the dealer takes the last three, who sits out has none.

    The first packet goes to eldest and the dealer's is the last; with two players it is followed by
    one for the dead hand.
    """
    hands: list[tuple[Card, ...]] = [()] * len(seating.everyone)
    for place, seat in enumerate(seating.active):
        hands[seat] = tuple(pack[spot] for spot in _places(place))
    hands[seating.dealer] += tuple(pack[-TALON_SIZE:])
    return BySeat(hands)


def pack_of(seating: Seating, hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """The pack that deals these hands, each given in the order dealt.

    With two players the dead hand, which nobody knows, is what is left in canonical order. Raises
    ``Malformed`` for a hand of the wrong size; whether all cards differ is for ``DealCards`` to
    say.
    """
    for seat in seating.everyone:
        wanted = HAND_SIZE if seat in seating.active else 0
        wanted += TALON_SIZE if seat is seating.dealer else 0
        if len(hands[seat]) != wanted:
            raise Malformed(Fault.HAND_SIZE, seat=int(seat), found=len(hands[seat]), wanted=wanted)
    held = {card for hand in hands for card in hand}
    dead = [card for card in PACK if card not in held]
    parts: list[Sequence[Card]] = [hands[seat][:HAND_SIZE] for seat in seating.active]
    if len(parts) < DEALT_TO:
        parts.append(dead)
    pack: dict[int, Card] = {}
    for place, cards in enumerate(parts):
        pack.update(zip(_places(place), cards, strict=False))
    talon = hands[seating.dealer][HAND_SIZE:]
    return (*(pack[spot] for spot in sorted(pack)), *talon)


def _places(place: int) -> list[int]:
    """Where in the pack the cards of the hand dealt ``place``-th in each round lie."""
    return [
        (packet * DEALT_TO + place) * PACKET + card
        for packet in range(ROUNDS)
        for card in range(PACKET)
    ]
