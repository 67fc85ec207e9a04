"""How the novice plays a card: what each may win, what it may cost, and what it is worth kept.

The advice it follows: take rich tricks, and tricks with a King while nobody is likely to trump it;
lead suits in which others are void, to draw their trumps, and trumps too when long in them, to win
the last trick with the Pagat or a King; part with the Pagat or a King in time when that cannot be;
play the 'Scuse to a trick that would cost something, before trick 24, and do not lead it without
need.
"""

from typing import Final

from grosstarock.core.actions import Action, Demand, PassDemand, Play
from grosstarock.core.cards import PAGAT, PLAIN_SUITS, SCUSE, Card, Suit
from grosstarock.core.cardset import ULTIMO_CARDS
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.rules import ScuseWithoutTricks
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, Trick
from grosstarock.core.view import View

from .novice_plans import lost_cost, ultimo_card, worth_keeping
from .novice_sight import Sight, chance_to_win, sight_of, suit_of

TRICK: Final = 1.0
"""Every trick counts one (CARD-1)."""
YET_TO_FALL: Final = 0.3
"""Card points expected from each opponent still to play to the trick."""
DRAWS: Final = 1.0
"""What it is worth to draw a trump from an opponent, by a trump led or by a suit led to a void."""
LEADS_SCUSE: Final = 4.0
HOLDS_SCUSE: Final = 1.2
"""What keeping the 'Scuse off the lead, and at all while there is time, is worth in points."""
MUST_GO: Final = 1000.0
"""More than any card can promise: the 'Scuse goes to trick 23 at the latest."""
TIME_FOR_A_TRICK: Final = 12
"""With more tricks left than these, it is taken that one will be won."""


def play(seen: View, choice: PlayChoice) -> Action:
    """The card that promises most; of equal ones the last in canonical order.

    The last card of a hand is played without a thought, so all thought is of earlier tricks.
    """
    trick = seen.trick
    assert trick is not None, "a card is played to a trick"
    if len(choice.cards) == 1 and not choice.names:
        return Play(choice.seat, choice.cards.highest())
    sight = sight_of(seen, trick, choice.seat)
    planned = ultimo_card(sight)
    card = max(choice.cards, key=lambda card: (round(promise(sight, card, planned), 6), card))
    names = suit_to_name(sight) if choice.names and card == SCUSE else None
    return Play(choice.seat, card, names)


def promise(sight: Sight, card: Card, planned: Card | None) -> float:
    """What playing ``card`` now promises in points, against keeping it."""
    if card == SCUSE:
        return _promise_of_scuse(sight)
    wins = chance_to_win(sight, card)
    gain = _in_the_trick(sight) + card.points
    if card == PAGAT:
        gain += sight.seen.rules.tariff.pagat_won * len(sight.others)
    loss = card.points + lost_cost(sight, card)
    promised = wins * gain - (1.0 - wins) * loss - worth_keeping(sight, card, planned)
    return promised + (_draws_trumps(sight, card, planned) if sight.leads else 0.0)


def _in_the_trick(sight: Sight) -> float:
    """What the trick is worth: the cards there, those yet to fall, and a King or Pagat caught."""
    table = sight.trick.cards
    worth = TRICK + sum(card.points for card in table) + YET_TO_FALL * len(sight.after)
    if table:
        best = _best_on_table(sight.trick)
        if best in ULTIMO_CARDS:
            worth += sight.seen.rules.tariff.lost_card
    return worth


def _best_on_table(trick: Trick) -> Card:
    seats = trick.order[: len(trick.cards)]
    so_far = Trick(trick.number, seats, trick.cards, trick.named)
    return trick.cards[seats.index(so_far.winner)]


def _draws_trumps(sight: Sight, card: Card, planned: Card | None) -> float:
    """What a lead is worth for the trumps it takes from the others.

    A plain card takes one from whoever is void in its suit; trumps are led for it only by a plan
    for the last trick, and not with the card that is kept for that.
    """
    suit = suit_of(card)
    if suit is Suit.TRUMPS and (planned is None or card == planned):
        return 0.0
    rest = sight.outstanding(suit)
    return DRAWS * sum(
        (1.0 if suit is Suit.TRUMPS else sight.has_none(other, suit, rest))
        * (1.0 - sight.trump_void(other))
        for other in sight.others
    )


def _promise_of_scuse(sight: Sight) -> float:
    """The 'Scuse keeps its points wherever it goes; what is asked is only what else it may save."""
    number = sight.trick.number
    if number == ANTEPENULTIMATE_TRICK:
        return MUST_GO
    promised = -HOLDS_SCUSE if number < ANTEPENULTIMATE_TRICK - 4 else 0.0
    if sight.leads:
        promised -= LEADS_SCUSE
    if not _keeps_scuse(sight):
        promised -= SCUSE.points
    return promised


def _keeps_scuse(sight: Sight) -> bool:
    """Whether the 'Scuse is safe: there is a trick, none is needed, or there is time (SCUSE-3)."""
    seen = sight.seen
    if sight.left > TIME_FOR_A_TRICK or seen.rules.scuse_without_tricks is ScuseWithoutTricks.KEPT:
        return True
    return any(trick.winner is seen.seat for trick in seen.tricks)


def suit_to_name(sight: Sight) -> Suit:
    """The suit that a led 'Scuse is to be: trumps when they are to be drawn, else the weakest suit.

    The weakest is the one in which the novice has fewest points to lose; of equal ones that of
    which most cards are out, so that nobody needs to trump.
    """
    if ultimo_card(sight) is not None and sight.outstanding(Suit.TRUMPS):
        return Suit.TRUMPS
    return min(
        PLAIN_SUITS,
        key=lambda suit: (
            sum(card.points for card in sight.own(suit)),
            -len(sight.outstanding(suit)),
        ),
    )


def answer_to_demand(seen: View, choice: DemandChoice) -> Action:
    """Demands when it leads and holds a King or Pagat: a 'Scuse that must come trumps nothing."""
    trick = seen.trick
    assert trick is not None, "the question is put before a lead"
    helps = trick.leader is choice.seat and bool(seen.hand & ULTIMO_CARDS)
    return Demand(choice.seat) if choice.may_demand and helps else PassDemand(choice.seat)
