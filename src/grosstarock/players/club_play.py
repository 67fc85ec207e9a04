"""How the club player plays a card: what every rule of thumb says of it is added up.

A taste for risk adds or takes off part of the spread of what a card may bring.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from grosstarock.core.actions import Action, Play
from grosstarock.core.cards import PAGAT, Card, Suit
from grosstarock.core.cardset import ULTIMO_CARDS
from grosstarock.core.choices import PlayChoice
from grosstarock.core.seats import Seat
from grosstarock.core.tricks import Trick
from grosstarock.core.view import View

from .club_amounts import amounts_of
from .club_ending import LOOKS_AHEAD, ending_promises
from .club_sight import sight_of
from .club_thumbs import Advice, Thumb, Thumbs, hope
from .club_worth import WORTH
from .novice_plans import ultimo_card
from .novice_play import promise as novice_promise
from .novice_sight import sight_of as novice_sight
from .protocol import Taste, chance

RISK: Final = {Taste.CAUTIOUS: -0.15, Taste.PLAIN: 0.0, Taste.BOLD: 0.15}
"""How much of its spread each taste adds to what a card promises."""
PLAN: Final = 0.5
PLAN_LATE: Final = 0.5
"""How much the plan for the last trick counts beside the rules of thumb, at first, and how much
more at the end."""
THUMB_OF_TWO: Final = 0.1
"""How much the rules of thumb count with two at the table: their worths are those of three, where a
third of the cards is not lying dead."""
THUMB: Final = 0.05
"""What part of the rules of thumb counts where the last tricks are looked ahead: a touch, for what
is equal otherwise."""
EXACT: Final = 6
"""Decimals by which two promises are told apart."""


class Plan:
    """The novice's plan for the last trick, and what each card promises by it."""

    def __init__(self, seen: View, trick: Trick, seat: Seat) -> None:
        self._sight = novice_sight(seen, trick, seat)
        self._planned = ultimo_card(self._sight)

    def promise(self, card: Card) -> float:
        """What playing a card promises in points, against keeping it."""
        return novice_promise(self._sight, card, self._planned)


def play(seen: View, choice: PlayChoice, taste: Taste) -> Action:
    """The card that promises most; of equal ones the last in canonical order."""
    trick = seen.trick
    assert trick is not None, "a card is played to a trick"
    plays = [(card, named) for card in choice.cards for named in choice.names_with(card)]
    if len(plays) == 1:
        return Play(choice.seat, *plays[0])
    sight, amounts = sight_of(seen, trick, choice.seat), amounts_of(seen)
    thumbs = Thumbs(sight, amounts)
    plan = Plan(seen, trick, choice.seat)
    promised = [promise(thumbs, plan, *what, taste) for what in plays]
    # With two the dead hand hides what the other has kept: nothing to be dealt out at random.
    if sight.left <= LOOKS_AHEAD and len(sight.others) > 1:
        ahead = ending_promises(sight, amounts, plays, chance(0, seen))
        if ahead[0]:
            promised = [
                valued(gains, taste) + THUMB * thumb
                for gains, thumb in zip(ahead, promised, strict=True)
            ]
    best = max(range(len(plays)), key=lambda number: (round(promised[number], EXACT), number))
    return Play(choice.seat, *plays[best])


def valued(gains: Sequence[float], taste: Taste) -> float:
    """What some outcomes are worth to a taste."""
    return fmean(gains) + (RISK[taste] * pstdev(gains) if RISK[taste] else 0.0)


def promise(thumbs: Thumbs, plan: Plan, card: Card, named: Suit | None, taste: Taste) -> float:
    """What playing a card promises in points, compared with the other cards."""
    advice = thumbs.advice(card, named)
    late = thumbs.sight.late
    thumb = THUMB_OF_TWO if len(thumbs.sight.others) == 1 else 1.0
    promised = thumb * worth(advice, late) + (PLAN + PLAN_LATE * late) * plan.promise(card)
    if RISK[taste]:
        promised += RISK[taste] * spread(thumbs, card, advice)
    return promised


def worth(advice: Advice, late: float) -> float:
    """What some advice comes to at a point of the deal, 0 at its beginning and 1 at its end."""
    place = late * (KNOTS - 1)
    first = min(int(place), KNOTS - 2)
    ahead = place - first
    total = 0.0
    for thumb, amount in advice.items():
        shares = WORTH[thumb]
        total += amount * (shares[first] * (1.0 - ahead) + shares[first + 1] * ahead)
    return total


KNOTS: Final = len(next(iter(WORTH.values())))


def spread(thumbs: Thumbs, card: Card, advice: Advice) -> float:
    """The standard deviation of what a card may bring, in points, as far as it is foreseen.

    The trick is won or lost; and a Pagat or King that is kept may win the last trick or lose it.
    """
    amounts, sight = thumbs.amounts, thumbs.sight
    mine = advice[Thumb.GETS_LEAD]
    at_stake = (1 + thumbs.on_table + card.points) * amounts.card_point
    if amounts.ultimo(card):
        at_stake += amounts.lost
    squared = mine * (1.0 - mine) * at_stake**2
    kept = sight.hand & ~(1 << card)
    if kept & ULTIMO_CARDS.mask:
        last = amounts.pagat_ultimo if kept >> PAGAT & 1 else amounts.king_ultimo
        likely = hope(thumbs.margin)
        squared += likely * (1.0 - likely) * (2 * last) ** 2
    return sqrt(squared)
