"""Section 8, the match: the deal passes on, the pots are divided, every point is in the ledger."""

from collections import Counter
from itertools import islice

import pytest

from grosstarock.core.actions import AskRedeal, BreakOff, DealCards, PassRedeal
from grosstarock.core.cards import PACK
from grosstarock.core.engine import apply, folded, initial
from grosstarock.core.errors import Malformed
from grosstarock.core.events import RedealAnswered
from grosstarock.core.facts import MatchEnded
from grosstarock.core.ledger import Accounts, Entry, Pot, Pots
from grosstarock.core.match import Match, after_deal, ended, new_match, next_deal
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import payments
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded, Phase
from grosstarock.testing.builder import deal_with, random_play
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, ledger_lines


def played(match: Match, seed: str) -> DealState:
    """The next deal of a match, played by chance to its end."""
    dealt = apply(next_deal(match), DealCards(shuffled(f"gt1:{seed}"))).state
    return list(random_play(dealt, seed))[-1]


def match_of(rules: Rules, deals: int) -> Match:
    match = new_match(rules)
    for number in range(deals):
        match = after_deal(match, played(match, str(number)))
    return match


def division(king: int, pagat: int, balances: tuple[int, ...]) -> tuple[Entry, ...]:
    rules = rules_of("danish", len(balances))
    return payments(rules, Pots(king, pagat), MatchEnded(BySeat(balances)))


@pytest.mark.clause("TAB-6")
@pytest.mark.parametrize(
    ("preset", "players", "dealers"),
    [("classic", 3, "abcab"), ("dollar", 4, "abcda"), ("two-player", 2, "ababa")],
)
def test_the_deal_passes_to_the_next_player(preset: str, players: int, dealers: str) -> None:
    match = new_match(rules_of(preset, players))
    for number, dealer in enumerate(dealers):
        assert match.dealer == "abcd".index(dealer)
        match = after_deal(match, played(match, str(number)))


@pytest.mark.clause("GAME-1")
@pytest.mark.parametrize(("players", "rounds", "deals"), [(3, 1, 3), (3, 2, 6), (4, 1, 4)])
def test_in_a_round_each_player_deals_once(players: int, rounds: int, deals: int) -> None:
    match = new_match(rules_of("danish", players), rounds=rounds)
    dealers: Counter[Seat] = Counter()
    while not match.is_over:
        dealers[match.dealer] += 1
        match = after_deal(match, played(match, str(match.deals)))
    assert match.deals == deals
    assert set(dealers.values()) == {rounds}
    with pytest.raises(Malformed):
        next_deal(match)


@pytest.mark.clause("GAME-1")
def test_a_match_without_an_end_goes_on_until_the_table_stops_it_between_deals() -> None:
    match = match_of(rules_of("danish"), 4)
    assert not match.is_over
    unfinished = apply(next_deal(match), DealCards(PACK)).state
    with pytest.raises(Malformed):
        after_deal(match, unfinished)
    stopped = ended(match)
    assert stopped.is_over
    with pytest.raises(Malformed):
        next_deal(stopped)
    with pytest.raises(Malformed):
        ended(stopped)


@pytest.mark.clause("GAME-1")
@pytest.mark.parametrize("rounds", [0, -1])
def test_a_match_has_one_round_at_least(rounds: int) -> None:
    with pytest.raises(Malformed):
        new_match(rules_of("danish"), rounds=rounds)


@pytest.mark.clause("GAME-2")
@pytest.mark.parametrize(("preset", "players"), [("danish", 3), ("dollar", 4), ("classic", 4)])
def test_balances_and_pots_sum_to_zero_after_every_action(preset: str, players: int) -> None:
    match = new_match(rules_of(preset, players))
    for number in range(players):
        dealt = apply(next_deal(match), DealCards(shuffled(f"gt1:{number}"))).state
        states = [dealt, *random_play(dealt, str(number))]
        assert {state.accounts.total() for state in states} == {0}
        match = after_deal(match, states[-1])
    assert ended(match).accounts.total() == 0


@pytest.mark.clause("GAME-2")
def test_the_ledger_alone_explains_every_balance() -> None:
    """Each entry takes from one and gives to one; nothing else changes what anybody has."""
    match = match_of(rules_of("danish"), 2)
    state = played(match, "2")
    moved: Counter[Seat | Pot] = Counter()
    for entry in state.ledger:
        assert entry.payer is not None
        assert entry.payee is not None
        assert entry.points > 0
        moved[entry.payer] -= entry.points
        moved[entry.payee] += entry.points
    for seat in Seat.FIRST, Seat.SECOND, Seat.THIRD:
        assert state.accounts.balances[seat] == match.accounts.balances[seat] + moved[seat]
    assert state.accounts.pots.king == match.accounts.pots.king + moved[Pot.KING]
    assert state.accounts.pots.pagat == match.accounts.pots.pagat + moved[Pot.PAGAT]


@pytest.mark.clause("POT-4")
@pytest.mark.parametrize(
    ("king", "pagat", "balances", "gets"),
    [
        pytest.param(60, 60, (-40, -40, -40), "40 40 40", id="nothing over"),
        pytest.param(65, 65, (-50, -40, -40), "50 40 40", id="10 over, to the lowest"),
        pytest.param(65, 65, (-40, -50, -40), "40 50 40", id="the lowest is the second"),
        pytest.param(65, 65, (20, -100, -50), "40 50 40", id="the rest goes whole to one"),
        pytest.param(65, 70, (-45, -45, -45), "45 45 45", id="all tied, nothing over"),
        pytest.param(20, 5, (35, -30, -30), "5 15 5", id="a tie for the lowest: the first of them"),
        pytest.param(5, 5, (-20, 30, -20), "10 0 0", id="too little to share: all to one"),
        pytest.param(5, 0, (0, 0, -5), "0 0 5", id="one pot empty, five points"),
        pytest.param(0, 0, (10, -5, -5), "0 0 0", id="empty pots"),
        pytest.param(245, 5, (-400, 50, 100), "90 80 80", id="a King pot that has grown"),
        pytest.param(5, 245, (100, 50, -400), "80 80 90", id="a Pagat pot that has grown"),
        pytest.param(85, 85, (-50, -40, -40, -40), "50 40 40 40", id="four, 10 over"),
        pytest.param(80, 95, (-55, -40, -40, -40), "55 40 40 40", id="four, 15 over"),
        pytest.param(80, 95, (-35, -40, -50, -50), "40 40 55 40", id="four, tie of the last two"),
        pytest.param(65, 70, (0, -45, -45, -45), "30 45 30 30", id="four, tie of three"),
        pytest.param(5, 10, (-5, -5, 0, -5), "15 0 0 0", id="four, too little to share"),
    ],
)
def test_the_pots_are_divided_in_fives_and_the_rest_goes_to_the_lowest(
    king: int, pagat: int, balances: tuple[int, ...], gets: str
) -> None:
    assert sum(balances) + king + pagat == 0, "the row itself must balance"
    entries = division(king, pagat, balances)
    got = [
        sum(entry.points for entry in entries if entry.payee == seat)
        for seat in range(len(balances))
    ]
    assert " ".join(map(str, got)) == gets
    paid = {pot: sum(entry.points for entry in entries if entry.payer is pot) for pot in Pot}
    assert paid == {Pot.KING: king, Pot.PAGAT: pagat}
    assert all(entry.clause == "POT-4" for entry in entries)


@pytest.mark.clause("POT-4", "GAME-2")
def test_the_division_is_in_the_ledger_and_leaves_everything_at_zero() -> None:
    state = ended(match_of(rules_of("danish"), 3))
    assert state.division is not None
    assert state.accounts.pots == Pots(0, 0)
    assert sum(state.accounts.balances) == 0


@pytest.mark.clause("POT-4")
@pytest.mark.parametrize("preset", ["classic-no-pots", "two-player"])
def test_without_pots_nothing_is_divided(preset: str) -> None:
    rules = rules_of(preset)
    assert ended(match_of(rules, 1)).division == ()


@pytest.mark.clause("GAME-4")
@pytest.mark.parametrize("actions", [0, 1, 30])
def test_a_deal_broken_off_is_void_and_the_same_dealer_deals_again(actions: int) -> None:
    match = new_match(rules_of("danish"), dealer=Seat.SECOND)
    state = apply(next_deal(match), DealCards(shuffled("gt1:void"))).state
    for later in islice(random_play(state, "void"), actions):
        state = later
    broken = apply(state, BreakOff()).state
    filled = "a, b, c pay King pot 20 POT-2; a, b, c pay Pagat pot 20 POT-2"
    assert ledger_lines(broken.ledger) == expected_lines(filled)
    assert broken.accounts == Accounts(BySeat((-40, -40, -40)), Pots(60, 60))
    assert broken.ended is HowEnded.BROKEN_OFF
    match = after_deal(match, broken)
    assert (match.dealer, match.deals) == (Seat.SECOND, 0)
    again = apply(next_deal(match), DealCards(PACK)).state
    assert ledger_lines(again.ledger) == expected_lines(
        "b pays King pot 5 POT-3; b pays Pagat pot 5 POT-3"
    )


@pytest.mark.clause("GAME-4")
def test_a_deal_broken_off_undoes_what_was_declared_and_lost() -> None:
    kings = {"b": "CK SK HK DK"}
    wish = Wish(first_tricks="b: T2 T1 T5", holds=kings, scuse="c", declares=True)
    whole = composed_state(rules_of("danish"), "a", wish)
    start = initial(whole.rules, whole.dealer)
    first_trick = 1 + 1 + 3 + 3
    state = folded(start, whole.actions[:first_trick])
    paid = ledger_lines(state.ledger)
    assert "a pays b 10 DECL-6 (CK SK HK DK)" in paid
    assert "c pays Pagat pot 5 PAY-1 (T1)" in paid
    broken = apply(state, BreakOff()).state
    assert broken.accounts == Accounts(BySeat((-40, -40, -40)), Pots(60, 60))


NO_TRUMP = "C10..C1 S10..S1 H1..H5"


@pytest.mark.clause("GAME-3")
def test_a_player_dealt_no_trump_may_ask_for_a_new_deal_and_shows_the_hand() -> None:
    rules = rules_of("danish", options={"redeal_without_trumps": True})
    match = new_match(rules)
    state = deal_with({1: NO_TRUMP}, rules=rules)
    assert state.phase is Phase.REDEAL
    assert state.turn is Seat.SECOND
    step = apply(state, AskRedeal(Seat.SECOND))
    shown = [event for event in step.events if isinstance(event, RedealAnswered)]
    assert shown[0].shown is not None
    assert set(shown[0].shown) == set(state.hands[Seat.SECOND])
    assert step.state.ended is HowEnded.REDEAL
    match = after_deal(match, step.state)
    assert (match.dealer, match.deals, match.again) == (Seat.FIRST, 0, True)


@pytest.mark.clause("GAME-3")
def test_after_a_redeal_the_foundation_and_the_dealers_payment_stay_and_are_not_paid_again() -> (
    None
):
    rules = rules_of("danish", options={"redeal_without_trumps": True})
    asked = apply(deal_with({1: NO_TRUMP}, rules=rules), AskRedeal(Seat.SECOND)).state
    paid = Accounts(BySeat((-50, -40, -40)), Pots(65, 65))
    assert asked.accounts == paid
    match = after_deal(new_match(rules), asked)
    again = apply(next_deal(match), DealCards(shuffled("gt1:again"))).state
    assert again.ledger == ()
    assert again.accounts == paid
    match = after_deal(match, list(random_play(again, "again"))[-1])
    assert (match.dealer, match.again) == (Seat.SECOND, False)


@pytest.mark.clause("GAME-3")
def test_eldest_is_asked_first_and_the_dealer_last() -> None:
    rules = rules_of("danish", 4, options={"redeal_without_trumps": True})
    state = deal_with({}, rules=rules, dealer=1)
    asked = []
    while state.phase is Phase.REDEAL:
        assert state.turn is not None
        asked.append("abcd"[state.turn])
        state = apply(state, PassRedeal(state.turn)).state
    assert asked == ["c", "a", "b"]
    assert state.phase is Phase.DISCARD


@pytest.mark.clause("GAME-3")
def test_without_the_option_nobody_is_asked() -> None:
    assert deal_with({1: NO_TRUMP}).phase is Phase.DISCARD
