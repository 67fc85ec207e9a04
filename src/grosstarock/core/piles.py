"""What lies in whose pile after trick 25, and what it counts (SCUSE-2 to SCUSE-4, CARD-1)."""

from dataclasses import dataclass

from .cards import SCUSE, Card
from .cardset import NO_CARDS, CardSet
from .rules import Rules, ScuseWithoutTricks
from .seats import BySeat, Seat, Seating
from .tricks import LAST_TRICK, Trick


@dataclass(frozen=True, slots=True)
class Exchange:
    """The 'Scuse goes back to ``owner``, who gives ``winner`` a card for it (SCUSE-2)."""

    owner: Seat
    winner: Seat
    given: Card | None


def tricks_taken(players: int, tricks: tuple[Trick, ...]) -> BySeat[int]:
    """How many of some complete tricks each seat took."""
    taken = [0] * players
    for trick in tricks:
        taken[trick.winner] += 1
    return BySeat(taken)


def scuse_exchange(
    rules: Rules, seating: Seating, tricks: tuple[Trick, ...], discard: CardSet
) -> Exchange | None:
    """How the 'Scuse is settled after trick 25; None when it stays in the pile where it fell.

    It stays there when it was laid away, took its own trick, was played to the last trick, or its
    player has no trick and surrenders it (SCUSE-3).
    """
    trick = next((trick for trick in tricks if SCUSE in trick.cards), None)
    owner = trick.player_of(SCUSE) if trick else None
    if trick is None or owner is None or trick.number == LAST_TRICK or trick.winner is owner:
        return None
    kept = rules.scuse_without_tricks is ScuseWithoutTricks.KEPT
    if not kept and not tricks_taken(rules.players, tricks)[owner]:
        return None
    pile = fallen_piles(rules.players, seating, tricks, discard)[owner]
    return Exchange(owner, trick.winner, card_to_give(pile, only_worthless=kept))


def card_to_give(pile: CardSet, *, only_worthless: bool) -> Card | None:
    """The card given for the 'Scuse: lowest in value, of equals first in canonical order."""
    given = min(pile, key=lambda card: (card.points, card), default=None)
    if given is None or (only_worthless and given.points):
        return None
    return given


def piles(
    rules: Rules, seating: Seating, tricks: tuple[Trick, ...], discard: CardSet
) -> BySeat[CardSet]:
    """Each seat's pile after trick 25, the dealer's discard in the dealer's, the 'Scuse settled."""
    fallen = fallen_piles(rules.players, seating, tricks, discard)
    exchange = scuse_exchange(rules, seating, tricks, discard)
    if exchange is None:
        return fallen
    given = CardSet([exchange.given]) if exchange.given is not None else NO_CARDS
    winner_pile = fallen[exchange.winner].without(SCUSE) | given
    owner_pile = fallen[exchange.owner].with_(SCUSE) - given
    return fallen.replaced(exchange.winner, winner_pile).replaced(exchange.owner, owner_pile)


def card_points(
    rules: Rules, seating: Seating, tricks: tuple[Trick, ...], discard: CardSet
) -> BySeat[int]:
    """What each seat counts: its pile's values, one a trick, one for the discard (CARD-1)."""
    taken = tricks_taken(rules.players, tricks)
    counted = [
        sum(card.points for card in pile) + taken[seat]
        for seat, pile in enumerate(piles(rules, seating, tricks, discard))
    ]
    counted[seating.dealer] += 1
    return BySeat(counted)


def fallen_piles(
    players: int, seating: Seating, tricks: tuple[Trick, ...], discard: CardSet
) -> BySeat[CardSet]:
    """The piles as the cards fell, before anything is exchanged."""
    fallen = [NO_CARDS] * players
    fallen[seating.dealer] = discard
    for trick in tricks:
        fallen[trick.winner] |= CardSet(trick.cards)
    return BySeat(fallen)
