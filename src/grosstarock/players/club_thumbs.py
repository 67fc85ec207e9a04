"""The club player's rules of thumb: what speaks for a card and what against it, in points.

Each rule of thumb is an amount that is at stake, times how much of it is touched by playing the
card. What share of that is really won or lost, early and late in a deal, stands in ``club_worth``.
So the rules hold for any tariff and for pots of any size.
"""

from enum import StrEnum
from math import exp
from typing import Final

from grosstarock.core.cards import KINGS, PAGAT, SCUSE, Card, Suit
from grosstarock.core.rules import ScuseWithoutTricks
from grosstarock.core.seats import Seat

from .club_amounts import Amounts
from .club_chances import chances
from .club_sight import HIGHER, SUIT_NUMBER, SUITS, TRUMP, Other, Sight

KING_MASK: Final = sum(1 << king for king in KINGS)


class Thumb(StrEnum):
    """A rule of thumb."""

    # The trick itself.
    TAKES = "takes"
    MAY_FALL = "may fall"
    GIVES = "gives"
    CATCHES = "catches"
    LOSES = "loses"
    PAGAT_TAKES = "Pagat takes"
    GETS_LEAD = "gets the lead"
    # Misere.
    FIRST_TRICK = "first trick"
    FIRST_TRICK_SCUSE = "first trick and the 'Scuse"
    SPOILS = "spoils"
    # Kings.
    KING_NOW = "King now"
    KING_IN_DANGER = "King in danger"
    KING_GUARD = "King's guard"
    KING_LAST = "King for the last trick"
    KING_HOPE = "King with hope"
    KING_LEADS = "King leads"
    KING_PLANNED = "King planned for the last trick"
    # The Pagat.
    PAGAT_NOW = "Pagat now"
    PAGAT_LAST = "Pagat for the last trick"
    PAGAT_HOPE = "Pagat with hope"
    PAGAT_GOOD_HOPE = "Pagat with good hope"
    PAGAT_PLANNED = "Pagat planned for the last trick"
    # Trumps.
    TRUMP = "trump"
    TRUMP_HIGH = "high trump"
    TRUMP_HIGHEST = "highest trump"
    TRUMP_LAST = "trump for the last trick"
    TRUMP_FOR_LAST = "trump that helps the last trick"
    TRUMP_FOR_PAGAT = "trump that helps the Pagat"
    TRUMP_FOR_KING = "trump that helps a King"
    TRUMP_BARE = "Pagat laid bare"
    DRAWS = "draws trumps"
    DRAWS_LONG = "draws trumps from length"
    DRAWS_LAST = "draws trumps for the last trick"
    DRAWS_PAGAT = "draws trumps for the Pagat"
    DRAWS_KING = "draws trumps for a King"
    DRAWS_PLANNED = "draws trumps by plan"
    DRAWS_THREAT = "draws trumps from a threat"
    LEADS_TRUMP = "leads a trump"
    LEADS_HIGH_TRUMP = "leads a high trump"
    # Plain suits.
    VOIDS = "makes a void"
    VOIDS_TRUMPS = "makes a void with trumps"
    LENGTH = "from length"
    LEADS = "leads a plain suit"
    LEADS_LENGTH = "leads from length"
    LEADS_OUT = "leads a suit that is out"
    LEADS_POINTS = "leads points"
    RANK = "rank"
    MASTER = "master"
    POINTS = "points"
    # The 'Scuse.
    SCUSE_NOW = "'Scuse now"
    SCUSE_LEADS = "'Scuse leads"
    SCUSE_IN_TIME = "'Scuse in time"
    SCUSE_LAST_CALL = "'Scuse at last"
    SCUSE_BARE = "'Scuse without a trick"
    SCUSE_NAMES_TRUMPS = "'Scuse names trumps"
    SCUSE_NAMES_OWN = "'Scuse names an own suit"


Advice = dict[Thumb, float]
"""What each rule of thumb has at stake when a card is played, in points; one not in it, nothing."""


class Thumbs:
    """The rules of thumb at one place in a deal; what does not depend on the card is kept."""

    def __init__(self, sight: Sight, amounts: Amounts) -> None:
        self.sight = sight
        self.amounts = amounts
        self.has_pagat = bool(sight.hand >> PAGAT & 1)
        self.has_king = bool(sight.hand & KING_MASK)
        self.margin = margin(sight)
        self.plan = plan(self.margin)
        self.planned = _planned(sight) if self.plan else None
        self.on_table = sum(card.points for card in sight.trick.cards)
        self.prey = sum(1 for card in sight.trick.cards if amounts.ultimo(card))
        self.alone = _alone(sight)
        self.threat = _threat(sight, amounts)

    def advice(self, card: Card, named: Suit | None = None) -> Advice:
        """What is at stake when ``card`` is played, and a led 'Scuse names a suit."""
        sight = self.sight
        takers = chances(sight, card, named)
        mine = takers[sight.seat]
        advice: Advice = {}
        self._trick(advice, card, mine)
        if self.amounts.misere:
            self._misere(advice, mine, 0.0 if self.alone is None else takers[self.alone.seat])
        if card == SCUSE:
            self._scuse(advice, named)
        elif SUIT_NUMBER[card] == TRUMP:
            self._trump(advice, card)
        else:
            self._plain(advice, card)
        if sight.leads:
            self._lead(advice, card, TRUMP if named is Suit.TRUMPS else _suit(card, named))
        return advice

    def _trick(self, advice: Advice, card: Card, mine: float) -> None:
        amounts = self.amounts
        advice[Thumb.TAKES] = mine * (1 + self.on_table) * amounts.card_point
        advice[Thumb.MAY_FALL] = mine * len(self.sight.after) * amounts.card_point
        advice[Thumb.CATCHES] = mine * self.prey * amounts.caught
        advice[Thumb.GETS_LEAD] = mine
        if card == SCUSE:
            return
        advice[Thumb.GIVES] = (1 - mine) * card.points * amounts.card_point
        if amounts.ultimo(card):
            advice[Thumb.LOSES] = (1 - mine) * amounts.lost
        if card == PAGAT:
            advice[Thumb.PAGAT_TAKES] = mine * amounts.pagat_won

    def _misere(self, advice: Advice, mine: float, theirs: float) -> None:
        sight = self.sight
        if not sight.has_trick:
            if all(other.has_trick for other in sight.others):
                advice[Thumb.FIRST_TRICK] = mine * self.amounts.misere
            if _surrenders_scuse(sight):
                advice[Thumb.FIRST_TRICK_SCUSE] = mine * SCUSE.points * self.amounts.card_point
        advice[Thumb.SPOILS] = theirs * self.amounts.misere

    def _plain(self, advice: Advice, card: Card) -> None:
        sight, amounts, suit = self.sight, self.amounts, SUIT_NUMBER[card]
        out, own = sight.out_of[suit], sight.own[suit]
        higher = (out & HIGHER[card]).bit_count()
        length = own.bit_count()
        if 1 << card & KING_MASK:
            self._king(advice, suit)
        elif own & KING_MASK:
            advice[Thumb.KING_GUARD] = amounts.lost / length
        if out:
            advice[Thumb.RANK] = 1 - higher / out.bit_count()
            advice[Thumb.MASTER] = float(not higher)
        advice[Thumb.POINTS] = card.points * amounts.card_point
        advice[Thumb.LENGTH] = float(length)
        if length == 1:
            advice[Thumb.VOIDS] = 1.0
            advice[Thumb.VOIDS_TRUMPS] = min(sight.trumps, 5) / 5
        if sight.leads:
            advice[Thumb.LEADS] = 1.0
            advice[Thumb.LEADS_LENGTH] = float(length)
            advice[Thumb.LEADS_OUT] = float(out.bit_count())
            advice[Thumb.LEADS_POINTS] = card.points * amounts.card_point

    def _king(self, advice: Advice, suit: int) -> None:
        sight, amounts = self.sight, self.amounts
        safe = 1.0
        for other in sight.others:
            safe *= 1.0 - sight.void(other, suit) * (1.0 - sight.void(other, TRUMP))
        if self.planned is not None and SUIT_NUMBER[self.planned] == suit:
            advice[Thumb.KING_PLANNED] = amounts.king_ultimo * self.plan
        advice[Thumb.KING_NOW] = amounts.lost
        advice[Thumb.KING_IN_DANGER] = amounts.lost * (1.0 - safe)
        advice[Thumb.KING_LAST] = amounts.king_ultimo
        if not self.has_pagat:
            advice[Thumb.KING_HOPE] = amounts.king_ultimo * hope(self.margin)
        if sight.leads:
            advice[Thumb.KING_LEADS] = amounts.lost

    def _trump(self, advice: Advice, card: Card) -> None:
        sight, amounts = self.sight, self.amounts
        if card == PAGAT:
            advice[Thumb.PAGAT_PLANNED] = amounts.pagat_ultimo * self.plan
            advice[Thumb.PAGAT_NOW] = amounts.lost
            advice[Thumb.PAGAT_LAST] = amounts.pagat_ultimo
            advice[Thumb.PAGAT_HOPE] = amounts.pagat_ultimo * hope(self.margin)
            advice[Thumb.PAGAT_GOOD_HOPE] = amounts.pagat_ultimo * hope(self.margin - GOOD)
            return
        out = sight.trumps_out
        higher = (sight.out_of[TRUMP] & HIGHER[card]).bit_count()
        high = 1 - higher / out if out else 1.0
        less = hope(self.margin) - hope(self.margin - 1)
        advice[Thumb.TRUMP] = 1.0
        advice[Thumb.TRUMP_HIGH] = high
        advice[Thumb.TRUMP_HIGHEST] = float(not higher)
        advice[Thumb.TRUMP_LAST] = amounts.last_trick * high**3
        advice[Thumb.TRUMP_FOR_LAST] = amounts.last_trick * less
        if self.has_pagat:
            advice[Thumb.TRUMP_FOR_PAGAT] = amounts.pagat_ultimo * less
            if sight.trumps == 2:
                advice[Thumb.TRUMP_BARE] = amounts.lost
        elif self.has_king:
            advice[Thumb.TRUMP_FOR_KING] = amounts.king_ultimo * less
        if sight.leads:
            advice[Thumb.LEADS_TRUMP] = 1.0
            advice[Thumb.LEADS_HIGH_TRUMP] = high

    def _lead(self, advice: Advice, card: Card, suit: int) -> None:
        """What a lead draws: a trump from whoever has to follow one, or is void in the suit."""
        sight, amounts = self.sight, self.amounts
        drawn, from_threat = 0.0, 0.0
        for other in sight.others:
            must = 1.0 if suit == TRUMP else sight.void(other, suit)
            of_other = must * (1.0 - sight.void(other, TRUMP))
            drawn += of_other
            from_threat += of_other * self.threat.get(other.seat, 0.0)
        gain = hope(self.margin + 1) - hope(self.margin)
        advice[Thumb.DRAWS] = drawn
        advice[Thumb.DRAWS_LONG] = drawn * max(0.0, self.margin)
        advice[Thumb.DRAWS_LAST] = drawn * gain * amounts.last_trick
        advice[Thumb.DRAWS_THREAT] = from_threat
        if self.planned is not None and card != self.planned:
            advice[Thumb.DRAWS_PLANNED] = drawn * self.plan * amounts.ultimo(self.planned)
        if self.has_pagat and card != PAGAT:
            advice[Thumb.DRAWS_PAGAT] = drawn * gain * amounts.pagat_ultimo
        elif self.has_king and not 1 << card & KING_MASK:
            advice[Thumb.DRAWS_KING] = drawn * gain * amounts.king_ultimo

    def _scuse(self, advice: Advice, named: Suit | None) -> None:
        sight, amounts = self.sight, self.amounts
        advice[Thumb.SCUSE_NOW] = 1.0
        if sight.left == LAST_CHANCE:
            advice[Thumb.SCUSE_LAST_CALL] = SCUSE.points * amounts.card_point
        elif sight.left <= LAST_CHANCE + 3:
            advice[Thumb.SCUSE_IN_TIME] = 1.0
        if not sight.has_trick and sight.seen.rules.scuse_without_tricks is SURRENDERED:
            advice[Thumb.SCUSE_BARE] = SCUSE.points * amounts.card_point
        if named is not None:
            advice[Thumb.SCUSE_LEADS] = 1.0
            advice[Thumb.SCUSE_NAMES_TRUMPS] = float(named is Suit.TRUMPS)
            advice[Thumb.SCUSE_NAMES_OWN] = float(sight.own[SUITS.index(named)].bit_count())


SURRENDERED: Final = ScuseWithoutTricks.SURRENDERED
LAST_CHANCE: Final = 3
"""How many tricks are left at the last one to which the 'Scuse can go without being lost."""
GOOD: Final = 2.5
"""How many trumps more make a good hope of a hope."""
SLOPE: Final = 0.8
"""How much each trump counts for the hope of the last trick."""
ENOUGH: Final = 2.4
SURER: Final = 1.4
"""How many trumps more than anybody else make a plan for the last trick as likely to win as to
fail, and how much surer each further one makes it."""


def margin(sight: Sight) -> float:
    """How many trumps the player has more than the strongest other hand is expected to have."""
    most = max((other.expected[TRUMP] for other in sight.others), default=0.0)
    return sight.trumps - most


def hope(trumps: float) -> float:
    """How likely so many trumps more than anybody else command the last trick, from 0 to 1.

    >>> hope(0.0), hope(2.5) > 0.85
    (0.5, True)
    """
    return 1.0 / (1.0 + exp(-SLOPE * trumps))


def plan(trumps: float) -> float:
    """What share of an ultimo is to be expected of keeping a card for it, from 0 to 1.

    What it wins less what it loses, by how many trumps more the player has than anybody else. Less
    than nothing is 0: the card is then not kept for that.

    >>> plan(2.0), plan(5.0) > 0.9
    (0.0, True)
    """
    likely = 1.0 / (1.0 + exp(-SURER * (trumps - ENOUGH)))
    return max(0.0, 2.0 * likely - 1.0)


def _planned(sight: Sight) -> Card | None:
    """The card to keep for the last trick: the Pagat, else the King of the shortest suit."""
    if sight.hand >> PAGAT & 1:
        return PAGAT
    kings = [king for king in KINGS if sight.hand >> king & 1]
    lengths = {king: sight.own[SUIT_NUMBER[king]].bit_count() for king in kings}
    return min(kings, key=lambda king: (lengths[king], king), default=None)


def _alone(sight: Sight) -> Other | None:
    """The one other seat that has no trick yet while all the rest have one."""
    without = [other for other in sight.others if not other.has_trick]
    return without[0] if sight.has_trick and len(without) == 1 else None


def _threat(sight: Sight, amounts: Amounts) -> dict[Seat, float]:
    """What each other seat may win with the last trick, by how many trumps it seems to have."""
    found: dict[Seat, float] = {}
    for other in sight.others:
        rest = [one.expected[TRUMP] for one in sight.others if one is not other]
        strongest = max([float(sight.trumps), *rest])
        likely = hope(other.expected[TRUMP] - strongest)
        pagat = 0.0 if other.void[TRUMP] else 1.0 - sight.none(other, TRUMP, sight.out & 1 << PAGAT)
        found[other.seat] = likely * (
            pagat * amounts.pagat_ultimo + (1.0 - pagat) * amounts.last_trick
        )
    return found


def _suit(card: Card, named: Suit | None) -> int:
    return SUIT_NUMBER[card] if named is None else SUITS.index(named)


def _surrenders_scuse(sight: Sight) -> bool:
    """Whether the player would have to give the 'Scuse up for want of a trick (SCUSE-3)."""
    if sight.seen.rules.scuse_without_tricks is not SURRENDERED:
        return False
    played = any(trick.player_of(SCUSE) is sight.seat for trick in sight.seen.tricks)
    return played or bool(sight.hand >> SCUSE & 1)
