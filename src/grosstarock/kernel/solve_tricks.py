"""What a trick of an ending costs, on the solvers' words (sections 5, 6 and 7 of the rulebook).

The mirror of ``core.endplay``. Card points are paid as they arise, in whole units: a place holds
the points beyond its last unit, 0 to 4. While somebody may still end without a trick, and so
perhaps without card points (MIS-1, TOUT-1), it holds all its points instead. An owed 'Scuse is
settled as soon as the card given for it is known (SCUSE-2).
"""

from typing import Final

from .bits import Word, lowest, popcount
from .compiling import compiled, inlined
from .layout import ONE, Numbers, Words
from .solve_words import (
    ANNOUNCED,
    BIAS,
    COUNTED,
    COUNTING,
    EVERYBODY,
    FOUR_MASK,
    KEPT,
    KING_FAILED,
    KING_POT,
    KING_WON,
    KINGS_MASK,
    LAST_IN_BAGUD,
    LAST_TAKEN,
    LOST,
    MISERE_MADE,
    NAMED_MASKS,
    ONE_MASK,
    PAGAT_FAILED,
    PAGAT_MASK,
    PAGAT_POT,
    PAGAT_ULTIMO_WON,
    PLACES,
    POINTS_IN_TOUT,
    POT_GROWS,
    POT_TO,
    SCUSE_MASK,
    SUIT_MASKS,
    TOUT_FAILED,
    TOUT_MADE,
    TRUMPS_MASK,
    TWO_MASK,
    ULTIMO_IN_TOUT,
    WON,
)

# Where the 'Scuse is, as one number: the kind, the value of the card to give (NOTHING_TO_GIVE for
# none) from bit 2 on, who holds it or is owed it from bit 5 on, who took its trick from bit 7 on.
SETTLED: Final = 0
HELD: Final = 1
OWED: Final = 2
NOTHING_TO_GIVE: Final = 5
TO_GIVE: Final = 2
OWNER: Final = 5
TAKER: Final = 7

SCUSE_POINTS: Final = 4
NAMES: Final = 5
"""How many suits a led 'Scuse may name (SCUSE-5)."""

BEFORE_BASE: Final = 5
"""Points are held as one more than counted, so that five whole units are the base of 26."""


@compiled
def units_in(points: int) -> int:
    """How many whole fives there are in a number from -20 to 1000, rounded down."""
    return ((points + 20) * 205 >> 10) - 4


@compiled
def points_on(cards: Word, masks: Words) -> int:
    """What some cards count in a pile."""
    return (
        popcount(cards & masks[ONE_MASK])
        + 2 * popcount(cards & masks[TWO_MASK])
        + 4 * popcount(cards & masks[FOUR_MASK])
    )


@compiled
def least_points(first: Word, second: Word, third: Word, masks: Words, places: int) -> int:
    """The value of the card of a trick that counts least."""
    least = min(points_on(first, masks), points_on(second, masks))
    return least if places == 2 else min(least, points_on(third, masks))


@compiled
def scuse_after(
    state: int, cards: tuple[Word, Word, Word], winner: int, masks: Words, terms: Numbers
) -> int:
    """SCUSE-2: the 'Scuse after a trick that is not the last, of ``cards`` in playing order."""
    first, second, third = cards
    give = state >> TO_GIVE & 7
    owner = state >> OWNER & 3
    if state & 3 == HELD and (first | second | third) & masks[SCUSE_MASK]:
        if owner == winner:
            return SETTLED
        return (state & ~3 | OWED) | winner << TAKER
    if owner == winner and give:
        give = min(give, least_points(first, second, third, masks, terms[PLACES]))
        return (state & ~(7 << TO_GIVE)) | give << TO_GIVE
    return state


@compiled
def is_due(state: int, flags: int, terms: Numbers) -> bool:
    """Whether an owed 'Scuse can be settled: a worthless card, or none, is given for it."""
    if state & 3 != OWED or state >> TO_GIVE & 7:
        return False
    return bool(terms[KEPT] or flags >> (state >> OWNER & 3) & 1)


@compiled
def last_trick(
    cards: tuple[Word, Word, Word],
    leader: int,
    flags: int,
    scuse: int,
    held: tuple[int, int, int, int],
    masks: Words,
    terms: Numbers,
) -> int:
    """Sections 6 and 7: what the last trick and the settlement bring, as a vector with its bias.

    ``cards`` stand in playing order from ``leader``; ``flags`` are the places with a trick before
    it; ``held`` are the points of places 0 and 1, and the Kings and Pagats lost since the root.
    """
    first, second, third = cards
    points_0, points_1, kings_lost, pagat_lost = held
    places = terms[PLACES]
    # A 'Scuse led to the last trick names no suit: the second card sets it (SCUSE-5).
    setting = second if first & masks[SCUSE_MASK] else first
    taking = masks[SUIT_MASKS + lowest(setting)] | masks[TRUMPS_MASK]
    best = first & taking
    place = 0
    if second & taking > best:
        best = second & taking
        place = 1
    if third & taking > best:
        best = third & taking
        place = 2
    winner = leader + place
    if winner >= places:
        winner -= places
    before = flags
    flags |= 1 << winner
    everybody = terms[EVERYBODY]
    lone = flags & (flags - 1) == 0
    misere = places == 3 and flags != everybody and not lone
    dealer = places - 1
    failed = terms[ANNOUNCED] != 0 and not (lone and winner == dealer)
    king_pot = terms[KING_POT] + kings_lost * terms[POT_GROWS]
    pagat_pot = terms[PAGAT_POT] + pagat_lost * terms[POT_GROWS]
    vector = BIAS
    if lone:
        vector += terms[TOUT_MADE + winner] + (king_pot + pagat_pot) * terms[POT_TO + winner]
    if failed:
        vector += terms[TOUT_FAILED] - (king_pot + pagat_pot) * terms[POT_TO + dealer]
    if misere:
        missing = everybody ^ flags
        vector += terms[MISERE_MADE + (missing >> 1)]
    pagat = masks[PAGAT_MASK]
    ultimo_cards = masks[KINGS_MASK] | pagat
    won = best & ultimo_cards
    if won and not misere and not failed and (not lone or terms[ULTIMO_IN_TOUT]):
        if won & pagat:
            vector += terms[PAGAT_ULTIMO_WON + winner]
        else:
            vector += terms[KING_WON + winner]
        if not lone:
            vector += (pagat_pot if won & pagat else king_pot) * terms[POT_TO + winner]
    lost = (first | second | third) & ultimo_cards & ~best
    if lost:
        for position in range(places):
            card = first if position == 0 else second if position == 1 else third
            if card & lost:
                loser = leader + position
                if loser >= places:
                    loser -= places
                if card & pagat:
                    vector += terms[PAGAT_FAILED + loser] - pagat_pot * terms[POT_TO + loser]
                else:
                    vector += terms[KING_FAILED + loser] - king_pot * terms[POT_TO + loser]
    if not lone and not misere and not won and (not lost or terms[LAST_IN_BAGUD]):
        vector += terms[LAST_TAKEN + winner]
    if not terms[COUNTING] or misere or (lone and not terms[POINTS_IN_TOUT]):
        return vector
    points = points_on(first | second | third, masks) + 1
    if winner == 0:
        points_0 += points
    elif winner == 1:
        points_1 += points
    if scuse & 3 == OWED:
        owner = scuse >> OWNER & 3
        taker = scuse >> TAKER & 3
        if terms[KEPT] or flags >> owner & 1:
            give = scuse >> TO_GIVE & 7
            if owner == winner and give:
                give = min(give, least_points(first, second, third, masks, places))
            if give == NOTHING_TO_GIVE:
                give = 0
            moved = SCUSE_POINTS - give
            points_0 += moved * ((owner == 0) - (taker == 0))
            points_1 += moved * ((owner == 1) - (taker == 1))
    return vector + counted(points_0, points_1, is_counted(before, terms), terms)


@compiled
def is_counted(flags: int, terms: Numbers) -> bool:
    """Whether card points will be paid, however the deal goes on (MIS-1, TOUT-1)."""
    return bool(flags == terms[EVERYBODY] or (terms[PLACES] == 2 and terms[POINTS_IN_TOUT]))


@compiled
def counted(points_0: int, points_1: int, as_they_arose: bool, terms: Numbers) -> int:
    """What the points held are worth (CARD-2).

    Only those since the last unit count where units were paid ``as_they_arose``. With two players
    every point counts as it is (TWO-3).
    """
    if terms[PLACES] == 2:
        return int(points_0 * terms[COUNTED] + points_1 * terms[COUNTED + 1])
    units_0 = units_in(points_0)
    units_1 = units_in(points_1)
    if not as_they_arose:
        units_0 -= BEFORE_BASE
        units_1 -= BEFORE_BASE
    return int(units_0 * terms[COUNTED] + units_1 * terms[COUNTED + 1])


@compiled
def winner_of(second: Word, third: Word, best: Word, leader: int, places: int) -> int:
    """The place that took a trick with ``best``; the leader where nothing beat the first card."""
    winner = leader
    if second & best:
        winner += 1
    elif third & best:
        winner += 2
    return winner - places if winner >= places else winner


@inlined
def after_trick(
    cards: tuple[Word, Word, Word],
    best: Word,
    leader: int,
    winner: int,
    flags: int,
    scuse: int,
    held: tuple[int, int, int, int],
    masks: Words,
    terms: Numbers,
) -> tuple[int, int, int, int, int, int, int]:
    """What a trick before the last costs, as a vector without bias, and how things stand then.

    ``cards`` stand in playing order from ``leader``, ``best`` is the one that took the trick;
    ``flags``, ``scuse`` and ``held`` as in ``last_trick``, and after the payment again.
    """
    first, second, third = cards
    points_0, points_1, kings_lost, pagat_lost = held
    places = terms[PLACES]
    together = first | second | third
    before = flags
    flags |= 1 << winner
    paid = 0
    dear = masks[KINGS_MASK] | masks[PAGAT_MASK]
    if together & dear:
        paid = _run_costs(cards, leader, winner, masks, terms)
        kings_lost += popcount(together & masks[KINGS_MASK] & ~best)
        pagat_lost += popcount(together & masks[PAGAT_MASK] & ~best)
    points = points_on(together, masks) + terms[COUNTING]
    if winner == 0:
        points_0 += points
    elif winner == 1:
        points_1 += points
    if scuse:
        scuse = scuse_after(scuse, cards, winner, masks, terms)
        if is_due(scuse, flags, terms):
            owner = scuse >> OWNER & 3
            taker = scuse >> TAKER & 3
            points_0 += SCUSE_POINTS * ((owner == 0) - (taker == 0))
            points_1 += SCUSE_POINTS * ((owner == 1) - (taker == 1))
            scuse = SETTLED
    if terms[COUNTING] and is_counted(flags, terms):
        paid += counted(points_0, points_1, is_counted(before, terms), terms)
        if places == 2:
            points_0 = 0
            points_1 = 0
        else:
            points_0 = (points_0 + 20) % 5
            points_1 = (points_1 + 20) % 5
    return paid, flags, scuse, points_0, points_1, kings_lost, pagat_lost


@compiled
def _run_costs(
    cards: tuple[Word, Word, Word], leader: int, winner: int, masks: Words, terms: Numbers
) -> int:
    """PAY-1 and PAY-2 for a trick that is not the last."""
    first, second, third = cards
    pagat = masks[PAGAT_MASK]
    dear = masks[KINGS_MASK] | pagat
    costs = 0
    place = leader
    places = terms[PLACES]
    for position in range(places):
        card = first if position == 0 else second if position == 1 else third
        if card & dear:
            if place != winner:
                costs += terms[LOST + place]
            elif card & pagat:
                costs += terms[WON + place]
        place += 1
        if place == places:
            place = 0
    return costs


@compiled
def legal(
    own: Word, led: Word, follows: bool, left: int, demanded: bool, trumps: Word, scuse: Word
) -> Word:
    """What a hand may play: PLAY-2 once a card lies, SCUSE-1, SCUSE-6 and SCUSE-7."""
    held = own & scuse
    if held and demanded and left == 3:
        return held
    moves = own ^ held
    if follows:
        following = moves & led
        if following:
            moves = following
        elif moves & trumps:
            moves &= trumps
    return moves if left == 2 else moves | held


@compiled
def next_name(name: int, others: Word, masks: Words) -> int:
    """The next suit to name with a led 'Scuse that is not like one before; ``NAMES`` for none.

    All suits of which no other player holds a card are alike.
    """
    is_there = False
    for number in range(name):
        is_there |= not others & masks[NAMED_MASKS + number]
    while name < NAMES and is_there and not others & masks[NAMED_MASKS + name]:
        name += 1
    return name


@compiled
def neighbours_left_out(moves: Word, live: Word, alike: Word) -> Word:
    """The moves without those that do the same as their lower neighbour.

    ``live`` are all cards still to be reckoned with and the guards; two cards of a hand of equal
    worth with no live card between them are one move. The sum carries each card's upper neighbour
    place over the places of dead cards to the next live one.
    """
    run = moves & alike
    above = (run + run) + ~live
    return moves & ~(above & live & run)


@compiled
def rest_is_taken(
    own: Word, live: Word, flags: int, scuse: int, masks: Words, terms: Numbers
) -> bool:
    """Whether the leader wins every trick left with whatever card, and nothing else is at stake.

    So it is when nothing out is above any of its cards, and no King, Pagat or 'Scuse is among the
    ``live`` ones.
    """
    trumps = masks[TRUMPS_MASK]
    special = masks[KINGS_MASK] | masks[PAGAT_MASK] | masks[SCUSE_MASK]
    others = live ^ own
    if flags != terms[EVERYBODY] or scuse or live & special or terms[ANNOUNCED]:
        return False
    if others & trumps and own & ~trumps:
        return False
    while own:
        suit = masks[SUIT_MASKS + lowest(own)]
        if others & suit > own & suit & (~own + ONE):
            return False
        own &= ~suit
    return True


@compiled
def rest_taken(
    leader: int, live: Word, left: int, points_0: int, points_1: int, masks: Words, terms: Numbers
) -> int:
    """What it brings when the leader wins all of ``left`` tricks, as a vector with its bias.

    No King and no Pagat are among the ``live`` cards, and everybody has a trick.
    """
    vector = BIAS + int(terms[LAST_TAKEN + leader])
    if not terms[COUNTING]:
        return vector
    points = points_on(live, masks) + left
    if leader == 0:
        points_0 += points
    elif leader == 1:
        points_1 += points
    return vector + counted(points_0, points_1, True, terms)


@compiled
def takes_nothing(own: Word, live: Word, masks: Words) -> bool:
    """Whether a player who does not lead takes none of the tricks left, since it beats nothing.

    The 'Scuse is not among the ``live`` cards.
    """
    if own & masks[TRUMPS_MASK]:
        return False
    others = live ^ own
    while own:
        suit = masks[SUIT_MASKS + lowest(own)]
        theirs = others & suit
        if theirs and own & suit > theirs & (~theirs + ONE):
            return False
        own &= ~suit
    return True
