"""Tests for faults that the other tests of a clause did not find."""

import pytest

from grosstarock.core import engine
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.ledger import Entry
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import HowEnded
from grosstarock.testing.strategies_play import played_on


@pytest.mark.clause("TAB-4")
@pytest.mark.parametrize("dealer", [Seat.FIRST, Seat.SECOND])
def test_two_sit_down_and_play_a_deal_to_its_end(dealer: Seat) -> None:
    before = engine.initial(rules_of("two-player", 2), dealer)
    dealt = engine.apply(before, DealCards(shuffled("gt1:two"))).state
    assert dealt.hands.map(len)[dealer] == 28
    over = played_on(dealt, number=1)
    assert over.ended is HowEnded.PLAYED
    assert {len(trick.cards) for trick in over.tricks} == {2}


@pytest.mark.clause("SCUSE-2", "SCUSE-3")
@pytest.mark.parametrize("lowest", [None, Card.CQ, Card.C5])
def test_in_an_ending_a_kept_scuse_is_exchanged_for_a_worthless_card_or_none(
    lowest: Card | None,
) -> None:
    ending = Ending(
        rules=rules_of("dollar", 3),
        dealer=Seat.FIRST,
        leader=Seat.SECOND,
        hands=BySeat([CardSet([Card.C1]), CardSet([Card.C3]), CardSet([Card.C2])]),
        card_points=BySeat([26, 25, 26]),
        has_trick=BySeat([True, True, True]),
        scuse=ScuseStanding(ScuseIs.OWED, lowest, owner=Seat.THIRD, winner=Seat.SECOND),
    )
    paid: list[Entry] = []
    while actions := list(ending_choice(ending)):
        ending, entries = after_action(ending, actions[0])
        paid += entries
    # The 'Scuse moves its 4 points: 22 and 30, a unit below the base and one above it.
    assert [entry for entry in paid if entry.clause is Clause.CARD_2] == [
        Entry(Clause.CARD_2, Seat.SECOND, Seat.FIRST, 5),
        Entry(Clause.CARD_2, Seat.FIRST, Seat.THIRD, 5),
    ]
