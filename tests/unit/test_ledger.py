"""Double entry."""

import pytest

from grosstarock.core.cards import Card
from grosstarock.core.clauses import Clause
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.ledger import Accounts, Entry, Pot, Pots, posted, pot_of, scored
from grosstarock.core.seats import BySeat, Seat


def test_an_entry_moves_points_from_its_payer_to_its_payee() -> None:
    opened = Accounts.opened(3)
    after = posted(
        opened,
        [
            Entry(Clause.POT_2, Seat.FIRST, Pot.KING, 20),
            Entry(Clause.PAY_1, Seat.SECOND, Seat.THIRD, 5),
            Entry(Clause.ULT_2, Pot.KING, Seat.SECOND, 15),
        ],
    )
    assert after == Accounts(BySeat([-20, 10, 5]), Pots(5, 0))
    assert (opened.total(), after.total()) == (0, 0)


def test_a_score_of_two_players_moves_nothing_and_the_difference_raises_one_balance() -> None:
    entries = [
        Entry(Clause.DECL_6, Seat.FIRST, None, 10),
        Entry(Clause.PAY_1, Seat.SECOND, None, -5),
        Entry(Clause.TWO_3, None, Seat.FIRST, 15),
    ]
    assert posted(Accounts.opened(2), entries).balances == BySeat([15, 0])
    assert scored(BySeat([0, 0]), entries) == BySeat([10, -5])


@pytest.mark.parametrize(("king", "pagat"), [(-5, 0), (0, -5)])
def test_a_pot_is_never_overdrawn(king: int, pagat: int) -> None:
    with pytest.raises(Malformed) as caught:
        Pots(king, pagat)
    assert caught.value.fault is Fault.POTS_VALUE


def test_each_card_has_its_pot() -> None:
    assert pot_of(Card.T1) is Pot.PAGAT
    assert [pot_of(king) for king in (Card.CK, Card.SK, Card.HK, Card.DK)] == [Pot.KING] * 4
    assert [Pots(10, 15).holding(pot) for pot in Pot] == [10, 15]
    assert Pots(10, 15).total() == 25
