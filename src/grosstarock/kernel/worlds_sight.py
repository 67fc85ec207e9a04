"""What a view tells for certain about the cards that are hidden from it.

A hidden card lies in one of at most four **homes**: the hand of a player, the dealer's discard, the
dead hand of two players. A home is known by its column, ``HAND`` and a place, ``DISCARD`` or
``DEAD``. What the table has seen and heard becomes three kinds of knowledge: homes a card is barred
from, limits on how many trumps a declarer has, and sets of cards that some player cannot have held
together. ``docs/worlds.md`` lists every inference with its clause. Sets of cards are integers here,
bit n for the card with index n (``layout``).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from grosstarock.core.cards import KINGS, MOND, PACK, PAGAT, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, COURTS, HONOURS, CardSet
from grosstarock.core.dealing import HAND_SIZE
from grosstarock.core.declarations import (
    FEWEST_MATADORS,
    FEWEST_TRUMPS,
    Cavalry,
    DeclarationName,
    Degree,
    Kings,
    Matadors,
    Trumps,
    cards_told,
    declaration_name,
)
from grosstarock.core.discard import DISCARD_SIZE
from grosstarock.core.rules import DeclarationDuty
from grosstarock.core.seats import Seat
from grosstarock.core.state import HowEnded
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, Trick, plays_off_suit
from grosstarock.core.view import DeclaredView, View

from .layout import CARD_AT, CARDS, INDEX_OF

HAND: Final = 0
"""The column of the hand of place 0; that of place n is n further."""
DISCARD: Final = 3
DEAD: Final = 4
COLUMNS: Final = 5
MOST_HOMES: Final = 4

ANY_NUMBER: Final = CARDS
"""A limit that limits nothing."""


def mask_of(cards: Iterable[Card]) -> int:
    """Some cards as bits by their index."""
    mask = 0
    for card in cards:
        mask |= 1 << INDEX_OF[card]
    return mask


def cards_in(mask: int) -> Iterator[Card]:
    """The cards of a mask, from the lowest index up."""
    while mask:
        lowest = mask & -mask
        yield CARD_AT[lowest.bit_length() - 1]
        mask ^= lowest


ALL: Final = mask_of(PACK)
OF_SUIT: Final = {suit: mask_of(ALL_CARDS.of_suit(suit)) for suit in Suit}
ALL_TRUMPS: Final = OF_SUIT[Suit.TRUMPS]
ALL_COURTS: Final = mask_of(COURTS)
ALL_KINGS: Final = mask_of(KINGS)
ALL_HONOURS: Final = mask_of(HONOURS)
THE_SCUSE: Final = mask_of([SCUSE])
THE_PAGAT: Final = mask_of([PAGAT])
FREAK: Final = ALL_TRUMPS | ALL_KINGS | THE_SCUSE
"""What a dealer holds who can lay away but one trump beside the only two plain cards (DISC-4)."""
BELOW_THE_MOND: Final = tuple(ALL_CARDS.of_suit(Suit.TRUMPS).without(MOND).without(PAGAT))


@dataclass(slots=True)
class Declarer:
    """A hidden player who has declared, and what follows from it.

    ``homes`` are the columns of the cards declared from (the dealer's discard is one of them, but
    in an announced tout), ``played`` what of them has been played. ``excluded`` are the
    declarations that the player could not make; the trumps are from ``fewest`` to ``most``.
    """

    homes: tuple[int, ...]
    played: int
    excluded: frozenset[DeclarationName] = frozenset()
    fewest: int = 0
    most: int = ANY_NUMBER


@dataclass(slots=True)
class Sight:
    """All that a view tells for certain.

    ``known`` are the cards that lie for certain in each column now, ``sizes`` how many cards each
    hidden home has, by column, ``barred`` the cards that do not lie in a column. ``played`` is by
    place. ``legal_discard`` says that the discard is hidden and so has to be one the rules allow;
    ``fewest_discarded`` and ``most_discarded`` are how many trumps are in it (DISC-5).
    """

    dealer: int
    tout_announced: bool
    scuse_counts_as_trump: bool
    known: list[int] = field(default_factory=lambda: [0] * COLUMNS)
    played: list[int] = field(default_factory=lambda: [0] * DISCARD)
    sizes: dict[int, int] = field(default_factory=dict)
    barred: list[int] = field(default_factory=lambda: [0] * COLUMNS)
    declarers: list[Declarer] = field(default_factory=list)
    legal_discard: bool = False
    fewest_discarded: int = 0
    most_discarded: int = ANY_NUMBER

    @property
    def unknown(self) -> int:
        """The cards whose home is not known."""
        mask = ALL
        for cards in (*self.known, *self.played):
            mask &= ~cards
        return mask


def sight_of(seen: View) -> Sight:
    """What a view tells for certain; of a deal whose cards have been dealt and that is not void."""
    seating = seen.seating
    sight = Sight(
        dealer=seating.active.index(seen.dealer),
        tout_announced=seen.tout_announced,
        scuse_counts_as_trump=seen.rules.scuse_counts_as_trump,
    )
    _see_hands(sight, seen)
    _see_play(sight, seen)
    _see_discard(sight, seen)
    _see_demand(sight, seen)
    speakers = seating.starting_with(seen.dealer)[: seen.declarers]
    for seat in speakers:
        place = seating.active.index(seat)
        if HAND + place in sight.sizes:
            _see_declarations(sight, seen, seat, place)
    return sight


def sight_by_voids(seen: View) -> Sight:
    """What a view tells by the own cards, the cards played and the voids shown (PLAY-2) alone."""
    sight = Sight(
        dealer=seen.seating.active.index(seen.dealer),
        tout_announced=False,
        scuse_counts_as_trump=seen.rules.scuse_counts_as_trump,
    )
    _see_hands(sight, seen)
    _see_play(sight, seen)
    sight.legal_discard = False
    return sight


def _see_hands(sight: Sight, seen: View) -> None:
    """The own cards, all of them after the play, and a hand shown for a new deal (GAME-3)."""
    active = seen.seating.active
    is_open = seen.ended is HowEnded.PLAYED
    for place, seat in enumerate(active):
        if is_open or seat is seen.seat:
            sight.known[HAND + place] = mask_of(seen.hand if seat is seen.seat else ())
        elif seen.dealt[seat]:
            sight.known[HAND + place] = mask_of(seen.dealt[seat])
        else:
            sight.sizes[HAND + place] = seen.hand_sizes[seat]
    if seen.hand_sizes[seen.dealer] <= HAND_SIZE:
        if seen.discard is not None:
            sight.known[DISCARD] = mask_of(seen.discard)
        else:
            sight.sizes[DISCARD] = DISCARD_SIZE
            sight.legal_discard = True
    if len(active) == 2:
        sight.sizes[DEAD] = HAND_SIZE


def _see_play(sight: Sight, seen: View) -> None:
    """PLAY-2: who did not follow is void, in trumps too if no trump was played; and DISC-5."""
    active = seen.seating.active
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    place_of = {seat: place for place, seat in enumerate(active)}
    dealer_has_shown = False
    for trick in tricks:
        for turn, card in enumerate(trick.cards):
            place = place_of[trick.order[turn]]
            sight.played[place] |= 1 << INDEX_OF[card]
            suit_led = _suit_led(trick, turn)
            if suit_led is None or card == SCUSE or card.suit is suit_led:
                continue
            sight.barred[HAND + place] |= OF_SUIT[suit_led]
            if card.suit is not Suit.TRUMPS:
                sight.barred[HAND + place] |= ALL_TRUMPS
                before = Trick(trick.number, trick.order, trick.cards[:turn], trick.named)
                dealer_has_shown |= place == sight.dealer and plays_off_suit(before, card)
    if seen.trumps_shown:
        sight.fewest_discarded = 1
    elif dealer_has_shown:
        sight.most_discarded = 0


def _suit_led(trick: Trick, turn: int) -> Suit | None:
    """The suit that the player of a trick's card number ``turn`` had to follow."""
    if not turn or trick.named is not None or trick.cards[0] != SCUSE:
        return (trick.named or trick.cards[0].suit) if turn else None
    return trick.cards[1].suit if turn > 1 else None


def _see_discard(sight: Sight, seen: View) -> None:
    """DISC-2 and TOUT-A1: no honour, but the 'Scuse if and only if a tout is announced."""
    sight.barred[DISCARD] |= ALL_HONOURS & ~THE_SCUSE if seen.tout_announced else ALL_HONOURS
    if seen.tout_announced:
        discarded = seen.hand_sizes[seen.dealer] <= HAND_SIZE
        _lies_in(sight, DISCARD if discarded else HAND + sight.dealer, THE_SCUSE)


def _see_demand(sight: Sight, seen: View) -> None:
    """SCUSE-7: who demands does not hold the 'Scuse, nor who then plays another card."""
    if not seen.demand_answers:
        return
    active = seen.seating.active
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    asked = tricks[ANTEPENULTIMATE_TRICK - 1]
    for seat, demanded in zip(asked.order, seen.demand_answers, strict=False):
        if demanded:
            sight.barred[HAND + active.index(seat)] |= THE_SCUSE
    if seen.scuse_demanded:
        for seat, _ in zip(asked.order, asked.cards, strict=False):
            sight.barred[HAND + active.index(seat)] |= THE_SCUSE


def _lies_in(sight: Sight, home: int, cards: int) -> None:
    """Some cards lie in one home, or have been played from it."""
    for column in range(COLUMNS):
        if column != home:
            sight.barred[column] |= cards


def _see_declarations(sight: Sight, seen: View, seat: Seat, place: int) -> None:
    """DECL-2 to DECL-7 and DISC-6: what a player declared, and where it must be, what not."""
    with_discard = seat is seen.dealer and not seen.tout_announced
    homes = (HAND + place, DISCARD) if with_discard else (HAND + place,)
    declarer = Declarer(homes, sight.played[place])
    made = set()
    for declared in seen.declared:
        if declared.seat is seat:
            made.add(declaration_name(declared.declaration))
            _hear(sight, declarer, declared)
    if seen.rules.declarations is DeclarationDuty.COMPULSORY:
        declarer.excluded = frozenset(DeclarationName) - made
        if DeclarationName.TRUMPS not in made:
            declarer.most = FEWEST_TRUMPS - 1
    sight.declarers.append(declarer)


def _hear(sight: Sight, declarer: Declarer, declared: DeclaredView) -> None:
    """A declaration is made with its true number and grade, or not at all (DECL-2, DECL-7)."""
    laid_away = mask_of(declared.laid_away)
    _lies_in(sight, DISCARD, laid_away)
    _lies_in(sight, declarer.homes[0], mask_of(cards_told(declared.declaration)) & ~laid_away)
    match declared.declaration:
        case Trumps(count=count, with_pagat=with_pagat):
            declarer.fewest = declarer.most = count
            sight.barred[DISCARD] |= ALL_TRUMPS & ~laid_away if DISCARD in declarer.homes else 0
            absent = 0 if with_pagat else THE_PAGAT
        case Matadors(count=count):
            absent = mask_of(BELOW_THE_MOND[count - FEWEST_MATADORS :][:1])
        case Cavalry(suit=suit, degree=degree, missing=court):
            courts = COURTS.of_suit(suit)
            lacking = CardSet(card for card in courts if card.court is court)
            absent = THE_SCUSE if degree is Degree.FULL else mask_of(lacking)
        case Kings(degree=degree, missing=of_suit):
            lacking = CardSet(king for king in KINGS if king.suit is of_suit)
            absent = THE_SCUSE if degree is Degree.FULL else mask_of(lacking)
    for home in declarer.homes:
        sight.barred[home] |= absent
