"""Section 2: stakes and pots before a deal (POT-1 to POT-3)."""

import pytest

from grosstarock.core import match
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import PACK
from grosstarock.core.engine import apply, initial
from grosstarock.core.events import PotsMoved
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState
from grosstarock.testing.builder import deal_with, ledger_lines, random_play


def before_the_first_card(
    rules: Rules, dealer: int = 0, *, pots: Pots | None = None, balances: tuple[int, ...] = ()
) -> DealState:
    accounts = None if pots is None else Accounts(BySeat(balances), pots)
    return apply(initial(rules, Seat(dealer), accounts), DealCards(PACK)).state


@pytest.mark.clause("POT-1")
@pytest.mark.parametrize(
    ("preset", "pots"),
    [
        ("classic", True),
        ("classic-no-pots", False),
        ("danish", True),
        ("dollar", True),
        ("two-player", False),
    ],
)
def test_a_match_is_played_with_two_pots_or_without(preset: str, *, pots: bool) -> None:
    state = before_the_first_card(rules_of(preset))
    filled = state.accounts.pots
    assert (filled.king > 0, filled.pagat > 0) == (pots, pots)
    assert bool(state.ledger) is pots


@pytest.mark.clause("POT-1")
def test_without_pots_the_lower_values_count() -> None:
    with_pots, without = (
        rules_of("danish", options={"pots": pots}).tariff for pots in (True, False)
    )
    names = ("tout", "pagat_ultimo", "king_ultimo", "last_trick")
    assert [getattr(with_pots, name) for name in names] == [85, 45, 40, 20]
    assert [getattr(without, name) for name in names] == [25, 15, 10, 5]


@pytest.mark.clause("POT-1")
def test_without_pots_the_pots_are_not_moved_either() -> None:
    step = apply(initial(rules_of("classic-no-pots"), Seat.FIRST), DealCards(PACK))
    assert not [event for event in step.events if isinstance(event, PotsMoved)]
    assert step.state.accounts == Accounts.opened(3)


@pytest.mark.clause("POT-2", "POT-3")
def test_at_the_start_everybody_fills_both_pots_and_the_dealer_pays_five_into_each() -> None:
    state = before_the_first_card(rules_of("danish"))
    assert ledger_lines(state.ledger) == [
        "POT-2 0 king 20",
        "POT-2 1 king 20",
        "POT-2 2 king 20",
        "POT-2 0 pagat 20",
        "POT-2 1 pagat 20",
        "POT-2 2 pagat 20",
        "POT-3 0 king 5",
        "POT-3 0 pagat 5",
    ]
    assert state.accounts == Accounts(BySeat([-50, -40, -40]), Pots(65, 65))


@pytest.mark.clause("POT-2", "TAB-3")
@pytest.mark.parametrize("dealer", range(4))
def test_of_four_at_the_table_the_one_sitting_out_pays_into_empty_pots_too(dealer: int) -> None:
    state = before_the_first_card(rules_of("danish", 4), dealer)
    assert state.accounts.pots == Pots(85, 85)
    assert state.accounts.balances == BySeat([-40] * 4).replaced(Seat(dealer), -50)


@pytest.mark.clause("POT-2")
@pytest.mark.parametrize(
    ("pots", "filled"),
    [
        (Pots(0, 65), ["king"]),
        (Pots(65, 0), ["pagat"]),
        (Pots(5, 5), []),
        (Pots(0, 0), ["king", "pagat"]),
    ],
)
def test_before_a_later_deal_only_an_empty_pot_is_filled(pots: Pots, filled: list[str]) -> None:
    balances = (-pots.total(), 0, 0)
    state = before_the_first_card(rules_of("danish"), 1, pots=pots, balances=balances)
    expected = [f"POT-2 {seat} {pot} 20" for pot in filled for seat in range(3)]
    assert ledger_lines(state.ledger) == [*expected, "POT-3 1 king 5", "POT-3 1 pagat 5"]


@pytest.mark.clause("POT-2", "POT-3")
def test_a_table_may_set_other_amounts() -> None:
    rules = rules_of("danish", tariff={"foundation": 35, "dealer_payment": 15})
    state = before_the_first_card(rules)
    assert state.accounts == Accounts(BySeat([-100, -70, -70]), Pots(120, 120))


@pytest.mark.clause("POT-3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_dealer_moves_the_pots_to_the_player_who_deals_next(players: int) -> None:
    for dealer in range(players):
        step = apply(initial(rules_of("danish", players), Seat(dealer)), DealCards(PACK))
        moved = [event.to for event in step.events if isinstance(event, PotsMoved)]
        assert moved == [Seat((dealer + 1) % players)]


@pytest.mark.clause("POT-2", "POT-3")
def test_pots_are_carried_over_from_deal_to_deal() -> None:
    series = match.new_match(rules_of("classic"))
    *_, over = random_play(deal_with({}, rules=series.rules), "carried over")
    series = match.after_deal(series, over)
    pots = series.accounts.pots
    assert pots.king > 0
    assert pots.pagat > 0
    state = apply(match.next_deal(series), DealCards(PACK)).state
    assert state.accounts.pots == Pots(pots.king + 5, pots.pagat + 5)
    assert ledger_lines(state.ledger) == ["POT-3 1 king 5", "POT-3 1 pagat 5"]
