"""What has to be remembered while hidden cards are placed one by one: the flags of a plan.

Cards are placed in a fixed order: the 'Scuse, then suit by suit the King, the other courts and the
rest, then the Pagat, the Mond and the other trumps. Which homes the next card may go to depends on
how full they are and on a few facts about the cards placed before, here **flags** in one number:
where the 'Scuse is, how many Kings and how many courts of the present suit went to each home, which
way of discarding is being followed, where Pagat and Mond are. ``after_card`` and ``after_check``
say how flags change and when no world is left, ``passes_gate`` how many trumps may go where.
"""

from typing import Final

from .compiling import compiled
from .layout import TRUMP_CARDS, Numbers

HOMES: Final = 4
GONE: Final = -1

# A card to place, a row of the plan's cards.
INDEX: Final = 0
KIND: Final = 1
ALLOWED: Final = 2
"""The homes the card is not barred from, bit n for home n."""
CHECKED: Final = 3
"""How many checks are made before this card is placed."""
CARD_SIZE: Final = 4

SCUSE_KIND: Final = 0
KING_KIND: Final = 1
COURT_KIND: Final = 2
PIP_KIND: Final = 3
PAGAT_KIND: Final = 4
MOND_KIND: Final = 5
TRUMP_KIND: Final = 6

# The checks in their order: one for each suit, then Kings, then the Trull.
KINGS_CHECK: Final = 4
TRULL_CHECK: Final = 5
CHECKS: Final = 6

# What limits a declarer, a row for each of three; the last row are the dealer's 28 cards.
HOMES_OF: Final = 0
"""The homes of the cards declared from, as bits."""
EXCLUDED: Final = 1
"""The declarations that cannot have been made: Cavalry of suit n bit n, Kings, Trull."""
COURTS_PLAYED: Final = 2
KINGS_PLAYED: Final = 6
"""For each suit how many courts, and whether the King, has been played from these cards."""
SCUSE_PLAYED: Final = 10
PAGAT_PLAYED: Final = 11
MOND_PLAYED: Final = 12
TRUMPS_PLAYED: Final = 13
FEWEST: Final = 14
MOST: Final = 15
DECLARER_SIZE: Final = 16
DECLARERS: Final = 4
DEALER_ROW: Final = 3

# The plan's own numbers.
LEGAL: Final = 0
"""Whether the discard is hidden, so that it has to be a legal one."""
HAND_HOME: Final = 1
DISCARD_HOME: Final = 2
SCUSE_SPEAKS: Final = 3
"""Whether the 'Scuse among the 28 makes half declarations: not when it is laid away (TOUT-A1)."""
SCUSE_COUNTS: Final = 4
FEWEST_DISCARDED: Final = 5
MOST_DISCARDED: Final = 6
SCUSE_MATTERS: Final = 7
KINGS_MATTER: Final = 8
COURTS_MATTER: Final = 9
TRULL_MATTERS: Final = 10
"""In which homes these cards have to be remembered, as bits."""
FACTS_SIZE: Final = 11

# Where the flags lie in their number. A home is three bits, ``NOWHERE`` for none of interest.
NOWHERE: Final = 7
WAY: Final = 3
KINGS: Final = 5
COURTS: Final = 17
KING_AT: Final = 29
MOND_AT: Final = 32
PAGAT_AT: Final = 35
EMPTY: Final = NOWHERE | NOWHERE << KING_AT | NOWHERE << MOND_AT | NOWHERE << PAGAT_AT
"""The flags before anything is placed; the 'Scuse's home has the lowest three bits."""

# The ways of discarding, apart from each other.
KEEPING: Final = 0
"""No card of a declaration is laid away; trumps only if none is left (DISC-3, DISC-4)."""
MUST_BREAK: Final = 1
BREAKING: Final = 2
"""All free plain cards are laid away and some of a declaration besides: none yet, and some."""
FREAKISH: Final = 3
"""The two only plain cards and one trump: the hand holds all else that is no plain card."""


@compiled
def _home_at(flags: int, place: int) -> int:
    return flags >> place & 7


@compiled
def _with_home(flags: int, place: int, home: int) -> int:
    return flags & ~(7 << place) | home << place


@compiled
def _in_homes(flags: int, start: int, homes: int) -> int:
    """The sum of the counts, from ``start`` on, of some homes."""
    total = 0
    for home in range(HOMES):
        if homes >> home & 1:
            total += flags >> (start + 3 * home) & 7
    return total


@compiled
def _is_among(flags: int, place: int, homes: int) -> int:
    home = flags >> place & 7
    return homes >> home & 1 if home != NOWHERE else 0


@compiled
def after_card(flags: int, kind: int, home: int, facts: Numbers) -> int:
    """The flags after a card of some kind went to a home; ``GONE`` where it cannot."""
    way = flags >> WAY & 3
    in_hand = home == facts[HAND_HOME]
    if way == FREAKISH:
        is_plain = kind in (COURT_KIND, PIP_KIND)
        if (is_plain and in_hand) or not (is_plain or in_hand or kind == TRUMP_KIND):
            return GONE
    if kind == PIP_KIND:
        return GONE if in_hand and way in (MUST_BREAK, BREAKING) else flags
    if kind == SCUSE_KIND:
        return _with_home(flags, 0, home) if facts[SCUSE_MATTERS] >> home & 1 else flags
    if kind == KING_KIND:
        if facts[KINGS_MATTER] >> home & 1:
            flags += 1 << (KINGS + 3 * home)
        if in_hand and facts[LEGAL]:
            flags = _with_home(flags, KING_AT, home)
    if kind in (KING_KIND, COURT_KIND):
        return flags + (1 << (COURTS + 3 * home)) if facts[COURTS_MATTER] >> home & 1 else flags
    if kind in (PAGAT_KIND, MOND_KIND) and facts[TRULL_MATTERS] >> home & 1:
        return _with_home(flags, PAGAT_AT if kind == PAGAT_KIND else MOND_AT, home)
    return flags


@compiled
def _has_scuse(flags: int, declarer: Numbers) -> int:
    return int(declarer[SCUSE_PLAYED] | _is_among(flags, 0, declarer[HOMES_OF]))


@compiled
def _speaks(held: int, scuse: int) -> bool:
    """Whether so many of four cards are a declaration (DECL-5, DECL-6)."""
    return held == 4 or (held == 3 and scuse != 0)


@compiled
def _after_suit(flags: int, suit: int, facts: Numbers, declarers: Numbers) -> int:
    """All courts of a suit are placed: no Cavalry that was not made, and a discard that may be."""
    for row in range(DEALER_ROW):
        declarer = declarers[row]
        if declarer[EXCLUDED] >> suit & 1:
            held = declarer[COURTS_PLAYED + suit]
            held += _in_homes(flags, COURTS, declarer[HOMES_OF])
            if _speaks(held, _has_scuse(flags, declarer)):
                return GONE
    if facts[LEGAL]:
        dealer = declarers[DEALER_ROW]
        hand_home = facts[HAND_HOME]
        discarded = _in_homes(flags, COURTS, 1 << facts[DISCARD_HOME])
        in_hand = dealer[COURTS_PLAYED + suit] + _in_homes(flags, COURTS, 1 << hand_home)
        kings = dealer[KINGS_PLAYED + suit] + (_home_at(flags, KING_AT) == hand_home)
        scuse = _has_scuse(flags, dealer) if facts[SCUSE_SPEAKS] else 0
        spoken_for = _speaks(in_hand + discarded, scuse)
        way = flags >> WAY & 3
        if way == KEEPING and spoken_for and discarded:
            return GONE
        if way == FREAKISH and in_hand > kings:
            return GONE
        if way in (MUST_BREAK, BREAKING):
            if not spoken_for and in_hand > kings:
                return GONE
            if spoken_for and discarded:
                flags = flags & ~(3 << WAY) | BREAKING << WAY
    flags &= ~(0o7777 << COURTS)
    return _with_home(flags, KING_AT, NOWHERE)


@compiled
def after_check(flags: int, check: int, facts: Numbers, declarers: Numbers) -> int:
    """The flags once nothing more can change what a check asks for; ``GONE`` where it fails."""
    if check < KINGS_CHECK:
        return _after_suit(flags, check, facts, declarers)
    for row in range(DEALER_ROW):
        declarer = declarers[row]
        homes = declarer[HOMES_OF]
        if not declarer[EXCLUDED] >> check & 1:
            continue
        scuse = _has_scuse(flags, declarer)
        if check == KINGS_CHECK:
            held = _in_homes(flags, KINGS, homes)
            for suit in range(KINGS_CHECK):
                held += declarer[KINGS_PLAYED + suit]
            if _speaks(held, scuse):
                return GONE
        else:
            pagat = declarer[PAGAT_PLAYED] | _is_among(flags, PAGAT_AT, homes)
            mond = declarer[MOND_PLAYED] | _is_among(flags, MOND_AT, homes)
            if scuse and pagat and mond:
                return GONE
    return flags & ~(0o7777 << KINGS) if check == KINGS_CHECK else EMPTY


@compiled
def passes_gate(flags: int, room: Numbers, facts: Numbers, declarers: Numbers) -> bool:
    """Whether the trumps may fill the homes: all else is placed, ``room`` is what is left in each.

    The number of trumps declared, or too few to declare; and the dealer's laid away only where
    none is left in the hand (DISC-4), and as the play has shown (DISC-5).
    """
    for row in range(DEALER_ROW):
        declarer = declarers[row]
        trumps = declarer[TRUMPS_PLAYED]
        for home in range(HOMES):
            if declarer[HOMES_OF] >> home & 1:
                trumps += room[home]
        if facts[SCUSE_COUNTS]:
            trumps += _has_scuse(flags, declarer)
        if not declarer[FEWEST] <= trumps <= declarer[MOST]:
            return False
    if not facts[LEGAL]:
        return True
    discarded = room[facts[DISCARD_HOME]]
    if not facts[FEWEST_DISCARDED] <= discarded <= facts[MOST_DISCARDED]:
        return False
    kept = declarers[DEALER_ROW, TRUMPS_PLAYED] + room[facts[HAND_HOME]]
    way = flags >> WAY & 3
    if way == KEEPING:
        return bool(discarded == 0 or kept == 0)
    if way == BREAKING:
        return bool(discarded == 0)
    return bool(way == FREAKISH and discarded == 1 and kept == TRUMP_CARDS - 1)
