"""Positions written as what one seat sees: a view from text, without a deal behind it.

Cards are words as in ``grosstarock.testing.builder``. What is neither in the hand, on the table nor
still out has been played before, in tricks of which nothing follows about anybody's voids.
"""

from dataclasses import replace

from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cards import PACK, SCUSE, Suit
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.declarations import Declaration
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import Phase
from grosstarock.core.tricks import LAST_TRICK, Trick, playable, suits_to_name
from grosstarock.core.view import DeclaredView, View, view
from grosstarock.players.novice import novice
from grosstarock.testing.builder import cards, hand

ME = Seat.FIRST
BEFORE_ME = Seat.THIRD
AFTER_ME = Seat.SECOND
DEALER = Seat.THIRD
NO_POTS = rules_of("classic-no-pots")


def to_play(
    own: str,
    *,
    table: str = "",
    out: str | None = None,
    rules: Rules = NO_POTS,
    void_trick: str = "",
    without_trick: bool = False,
    declared: tuple[tuple[Seat, Declaration], ...] = (),
) -> View:
    """What the first seat sees when it is to play from ``own`` to the cards on the ``table``.

    The third seat deals. ``out`` are the cards it has not seen (all others when none are given);
    the hands of the others follow from the number of cards left, the rest of what is out being laid
    away. ``void_trick`` is one complete trick before, led by the second seat. The first seat has
    taken a trick unless ``without_trick``.
    """
    mine, lying = hand(own), cards(table)
    number = LAST_TRICK + 1 - len(mine)
    order = Seating.of(rules.players, DEALER).starting_with(Seat((-len(lying)) % 3))
    trick = Trick(number, order, lying)
    gone = CardSet() if out is None else ALL_CARDS - mine - CardSet(lying) - hand(out)
    past = _past(gone, void_trick, AFTER_ME if without_trick else ME)
    legal = playable(mine, trick, scuse_demanded=False)
    names = suits_to_name(trick, SCUSE) if SCUSE in legal else ()
    sizes = {seat: len(mine) - (seat in order[: len(lying)]) for seat in order}
    return replace(
        _blank(rules),
        phase=Phase.PLAY,
        turn=ME,
        hand=mine,
        hand_sizes=BySeat(sizes[Seat(seat)] for seat in range(rules.players)),
        declared=tuple(DeclaredView(seat, what, CardSet()) for seat, what in declared),
        declarers=rules.players,
        tricks=past,
        trick=trick,
        choice=PlayChoice(ME, legal, names),
    )


def to_demand(own: str, *, leads: bool) -> View:
    """The question before trick 23, put to the first seat."""
    order = Seating.of(3, DEALER).starting_with(ME if leads else BEFORE_ME)
    mine = hand(own)
    return replace(
        _blank(NO_POTS),
        phase=Phase.DEMAND,
        turn=ME,
        hand=mine,
        hand_sizes=BySeat([3, 3, 3]),
        declarers=3,
        trick=Trick(23, order),
        choice=DemandChoice(ME, SCUSE not in mine),
    )


def plays(seen: View) -> str:
    """What the novice plays, as a word: ``CK``, ``F``, or ``F:H`` when it names a suit."""
    action = novice(0).choose(seen)
    assert isinstance(action, Play)
    assert action in seen.choice
    return action.card.code + (f":{Suit(action.names)}" if action.names else "")


def _past(gone: CardSet, void_trick: str, taker: Seat) -> tuple[Trick, ...]:
    """The tricks before: cards played one by one show nobody's void."""
    shown = cards(void_trick)
    lonely = [Trick(1, (taker,), (card,)) for card in gone - CardSet(shown)]
    whole = Trick(1, (AFTER_ME, BEFORE_ME, ME), shown)
    return (*lonely, whole) if shown else tuple(lonely)


def _blank(rules: Rules) -> View:
    """A view of a deal just dealt, to be overwritten."""
    return view(apply(initial(rules, DEALER), DealCards(PACK)).state, ME)
