"""What a wish settles before any card is searched for: who takes, leads and wins which trick.

Leaders follow from winners (PLAY-1), so a plan that names the winner of every trick not shown is
all that the search for cards needs to know.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, COURTS, HONOURS, NO_CARDS, TRUMPS, CardSet
from grosstarock.core.discard import DISCARD_SIZE
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.tricks import LAST_TRICK, PENULTIMATE_TRICK

from .composer_pictures import TrickPicture, Wish, WishImpossible, cards_of_text, letter_of, seat_of

DISCARDS_DRAWN: Final = 4
"""How many discards are drawn, of which the one that leaves the fewest odd cards is taken."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is settled before cards are searched for the tricks not shown.

    ``later`` is what the seats play after them, ``pack`` the cards for them, the 'Scuse left out.
    ``owners`` are cards that belong to a seat, ``barred`` those that a seat cannot hold after the
    first tricks. ``scuse`` is who plays it to which of the tricks.
    """

    seating: Seating
    later: dict[Seat, CardSet]
    pack: CardSet
    discard: tuple[Card, ...]
    owners: dict[Card, Seat]
    barred: dict[Seat, CardSet]
    leaders: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    scuse: tuple[Seat, int] | None


def tricks_to_take(
    seating: Seating,
    wish: Wish,
    first: Sequence[TrickPicture],
    last: Sequence[TrickPicture],
) -> Counter[Seat]:
    """How many of the tricks not shown each seat takes."""
    shown = Counter(_winners(seating, first, 1))
    shown.update(_winners(seating, last, LAST_TRICK + 1 - len(last)))
    wished = {seat_of(letter): number for letter, number in wish.tricks_taken.items()}
    taken = Counter({seat: number - shown[seat] for seat, number in wished.items()})
    short = [seat for seat, number in taken.items() if number < 0]
    if short:
        raise WishImpossible(f"the tricks shown give {letter_of(short[0])} more than is wished")
    others = [seat for seat in seating.active if seat not in wished]
    if last and last[0].leader in others and len(first) + len(last) < LAST_TRICK:
        taken[last[0].leader] += 1
    rest = LAST_TRICK - len(first) - len(last) - taken.total()
    if rest < 0 or (rest and not others):
        raise WishImpossible(f"{dict(wish.tricks_taken)} does not make {LAST_TRICK} tricks")
    for _ in range(rest):
        taken[min(others, key=lambda seat: (taken[seat] + shown[seat], seat))] += 1
    return taken


def _winners(seating: Seating, pictures: Sequence[TrickPicture], number: int) -> list[Seat]:
    """Who takes some tricks shown; each has to be led by the winner of the one before."""
    tricks = [picture.trick(seating, place) for place, picture in enumerate(pictures, number)]
    for before, after in pairwise(tricks):
        if before.winner is not after.leader:
            raise WishImpossible(f"trick {after.number} is not led by the winner of the one before")
    return [trick.winner for trick in tricks]


def drawn_plan(
    seating: Seating,
    wish: Wish,
    random: Random,
    shown: tuple[tuple[TrickPicture, ...], tuple[TrickPicture, ...]],
    taken: Counter[Seat],
) -> Plan | None:
    """A plan drawn for one attempt; None when the draw leaves no trick for the 'Scuse."""
    first, last = shown
    leader = _winners(seating, first, 1)[-1] if first else seating.eldest
    winners = _drawn_winners(taken, last, random)
    if first and first[0].leader is not seating.eldest:
        raise WishImpossible(f"the first trick is led by {seating.eldest!r}")
    if not winners and last and last[0].leader is not leader:
        raise WishImpossible("the last tricks are not led by the winner of the first")
    leaders = (leader, *winners)[: len(winners)]
    cards = CardSet(card for picture in (*first, *last) for card in picture.cards)
    discard = _drawn_discard(wish, cards, random)
    cards |= CardSet(discard)
    scuse: tuple[Seat, int] | None = None
    if SCUSE not in cards and (wish.scuse is not None or len(seating.active) == 3):
        scuse = _place_for_scuse(seating, wish, (leaders, winners), len(first), random)
        if scuse is None:
            return None
    owners = {
        card: seat_of(letter)
        for letter, codes in wish.holds.items()
        for card in cards_of_text(codes)
    }
    return Plan(
        seating=seating,
        later=_later_cards(seating, last),
        pack=ALL_CARDS - cards - CardSet([SCUSE]),
        discard=discard,
        owners={card: seat for card, seat in owners.items() if card not in cards},
        barred=_barred_suits(seating, first),
        leaders=leaders,
        winners=winners,
        scuse=scuse,
    )


def _drawn_winners(
    taken: Counter[Seat], last: tuple[TrickPicture, ...], random: Random
) -> tuple[Seat, ...]:
    """Who takes each trick not shown, in some order; the leader of the last tricks comes last."""
    winners = list(taken.elements())
    random.shuffle(winners)
    if not winners or not last:
        return tuple(winners)
    leader = last[0].leader
    if leader not in winners:
        raise WishImpossible(f"seat {leader:d} leads the last tricks and takes none before them")
    winners.remove(leader)
    return (*winners, leader)


def _drawn_discard(wish: Wish, shown: CardSet, random: Random) -> tuple[Card, ...]:
    """The wished cards, filled up with pips, which may always be laid away (DISC-2 to DISC-4)."""
    wished = cards_of_text(wish.discard)
    if wish.tout_announced and SCUSE not in wished:
        wished = (SCUSE, *wished)
    held = CardSet(card for codes in wish.holds.values() for card in cards_of_text(codes))
    pips = [
        card
        for card in ALL_CARDS - shown - held - HONOURS - COURTS - CardSet(wished)
        if card.suit is not Suit.TRUMPS
    ]
    missing = DISCARD_SIZE - len(wished)
    draws = [random.sample(pips, missing) for _ in range(DISCARDS_DRAWN)]
    used = shown | CardSet(wished)
    pair = SCUSE not in used
    used = used.with_(SCUSE)
    best = min(draws, key=lambda drawn: odd_cards(ALL_CARDS - used - CardSet(drawn), pair=pair))
    return (*wished, *best)


def _place_for_scuse(
    seating: Seating,
    wish: Wish,
    planned: tuple[tuple[Seat, ...], tuple[Seat, ...]],
    shown: int,
    random: Random,
) -> tuple[Seat, int] | None:
    """Who plays the 'Scuse to which trick not shown: never led or won, nor the 24th."""
    players = [seat_of(wish.scuse)] if wish.scuse is not None else list(seating.active)
    places = [
        (seat, place)
        for place, (leader, winner) in enumerate(zip(*planned, strict=True))
        for seat in players
        if seat not in (leader, winner) and shown + place + 1 != PENULTIMATE_TRICK
    ]
    return random.choice(places) if places else None


def _barred_suits(seating: Seating, first: tuple[TrickPicture, ...]) -> dict[Seat, CardSet]:
    """The cards that each seat cannot hold any more after the first tricks (PLAY-2)."""
    barred = dict.fromkeys(seating.active, NO_CARDS)
    for number, picture in enumerate(first, start=1):
        trick = picture.trick(seating, number)
        for seat, card in zip(trick.order, trick.cards, strict=True):
            if card == SCUSE or trick.suit_led is None or card.suit is trick.suit_led:
                continue
            barred[seat] |= ALL_CARDS.of_suit(trick.suit_led)
            if card.suit is not Suit.TRUMPS:
                barred[seat] |= TRUMPS
    return barred


def _later_cards(seating: Seating, last: tuple[TrickPicture, ...]) -> dict[Seat, CardSet]:
    later = dict.fromkeys(seating.active, NO_CARDS)
    for picture in last:
        for seat, card in zip(seating.starting_with(picture.leader), picture.cards, strict=True):
            later[seat] = later[seat].with_(card)
    return later


def odd_cards(pack: CardSet, *, pair: bool) -> int:
    """How many cards are over when each suit is laid out in tricks of three.

    With a ``pair``, two cards of one suit go with the 'Scuse.
    """
    counts = [len(pack.of_suit(suit)) for suit in Suit]
    odd = sum(count % 3 for count in counts)
    if not pair:
        return odd
    return odd - 2 if any(count % 3 == 2 for count in counts) else odd + 1
