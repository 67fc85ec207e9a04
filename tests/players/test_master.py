"""The master: it keeps the laws, its budgets are work and not time, and it is not stupid."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest
from tests.players.test_laws import covering_rules

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DemandChoice, DiscardChoice, PlayChoice, RedealChoice
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, folded, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.kernel.layout import Numbers
from grosstarock.kernel.trials import Gains
from grosstarock.players.master import EFFORTS, master
from grosstarock.players.novice import novice
from grosstarock.players.protocol import Manner, Taste
from grosstarock.players.search import race, scores_of
from grosstarock.players.search_alike import plays_that_differ
from grosstarock.players.searching import Searching
from grosstarock.plugins import PLAYERS
from grosstarock.testing.builder import deal_with
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.player_laws import check_player

DANISH = rules_of("danish")
AS_PRESET = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
QUICK = Manner(budget=0.0)


def quick_master(seed: int, _manner: Manner = QUICK) -> Searching:
    """A master that does the least work."""
    return master(seed, QUICK)


@pytest.mark.parametrize(("preset", "players"), AS_PRESET)
def test_the_laws_hold_under_every_preset(preset: str, players: int) -> None:
    rules = [rules_of(preset, players)]
    check_player(quick_master, rules, deals=1, seed=players)


@pytest.mark.deep
def test_the_laws_hold_under_covering_rules() -> None:
    check_player(quick_master, covering_rules(), deals=1, seed=21)


# Each row: what it shows, the last tricks as they must not be played (c deals, the Pagat pot and
# the King pot have 65), how many cards are still to fall, and the cards that are right.
WISE = (
    (
        "the 'Scuse goes to trick 23, not to the last",
        "a: C2 C5 F; b: T9 S4 D4; b: T6 S7 C3",
        7,
        "F",
    ),
    ("the Pagat is kept for the last trick it can win", "b: T1 C2 C3; b: T9 D2 D3", 6, "T9"),
    ("a King is kept for the last trick", "a: CK C2 C3; a: T21 T3 C4", 6, "T21"),
    ("the Pagat takes while it can", "b: D4 D5 T5; a: T1 T20 S4", 4, "T1"),
    ("a King is not thrown under a sure trump", "b: T12 T3 D2; b: HK T4 CK", 5, "T3 T4"),
    ("the last trump is kept for the last trick", "a: T9 C4 C5; a: D9 D8 D7", 6, "D9"),
    ("a King is taken by the last hand", "b: HK H2 T14; a: S2 S3 S4", 4, "T14"),
    ("the Pagat is kept where no other trump is out", "b: HK H2 T1; a: T5 S3 S4", 4, "T5"),
)


@pytest.mark.parametrize(("shown", "last", "left", "right"), WISE, ids=[row[0] for row in WISE])
def test_it_is_wise_in_the_last_tricks(shown: str, last: str, left: int, right: str) -> None:
    for seed in range(3):
        state = before(last, left, seed)
        chosen = {play_of(master(number, QUICK).choose(seen_of(state))) for number in range(2)}
        assert chosen <= set(right.split()), shown


def before(last: str, left: int, seed: int) -> DealState:
    """A deal that ends with some tricks, taken back so that ``left`` cards are still to fall."""
    wish = Wish(last_tricks=last)
    over = composed_state(DANISH, "c", wish, pots=(65, 65), seed=seed)
    plays = [index for index, action in enumerate(over.actions) if isinstance(action, Play)]
    start = initial(over.rules, over.dealer, over.before, again=over.again)
    return folded(start, over.actions[: plays[-left]])


def seen_of(state: DealState) -> View:
    """What the seat whose turn it is sees."""
    return view(state, state.turn)


def play_of(action: Action) -> str:
    """The code of the card played."""
    assert isinstance(action, Play)
    return action.card.code


def opened(rules: Rules, number: int) -> DealState:
    """A deal at the first lead, discarded and declared by novices."""
    state = apply(
        initial(rules, Seat(number % rules.players)), DealCards(shuffled(f"gt1:master/{number}"))
    ).state
    while not isinstance(seen_of(state).choice, PlayChoice):
        state = apply(state, novice(0).choose(seen_of(state))).state
    return state


def test_a_budget_is_an_amount_of_work_and_nothing_else() -> None:
    table = PLAYERS["master"].table
    assert EFFORTS.within(None) == EFFORTS.within(table) == EFFORTS.steps[-1][1]
    assert EFFORTS.within(0.0081) == EFFORTS.within(0.008) == EFFORTS.steps[1][1]
    assert EFFORTS.within(60.0) == EFFORTS.steps[-1][1]
    for (_, less), (_, more) in pairwise(EFFORTS.steps):
        assert less.cards < more.cards
        assert less.most_worlds < more.most_worlds


def test_the_same_seed_and_view_give_the_same_choice_in_any_number_of_threads() -> None:
    views = [seen_of(opened(DANISH, number)) for number in range(6)]
    alone = [master(3, QUICK).choose(seen) for seen in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda seen: master(3, QUICK).choose(seen), views * 2))
    assert together == alone * 2


def test_a_taste_changes_what_spread_is_worth() -> None:
    """Of two things with one mean the bold takes the wide one, the cautious the narrow one."""
    gains = np.array([[-30.0, 30.0, -30.0, 30.0], [-1.0, 1.0, -1.0, 1.0]])
    assert scores_of(gains, Taste.BOLD).argmax() == 0
    assert scores_of(gains, Taste.CAUTIOUS).argmax() == 1
    assert scores_of(gains, Taste.PLAIN).tolist() == [0.0, 0.0]


def test_tastes_lead_to_other_plays_now_and_then() -> None:
    state = opened(DANISH, 1)
    differ = 0
    while state.turn is not None:
        seen = seen_of(state)
        chosen = [master(0, Manner(taste, 0.0)).choose(seen) for taste in Taste]
        assert all(action in seen.choice for action in chosen)
        differ += len(set(chosen)) > 1
        state = apply(state, chosen[1]).state
    assert differ


def test_a_race_finds_the_best_and_leaves_off_those_behind() -> None:
    tried: list[int] = []

    def trial(alive: Numbers, first: int, number: int) -> Gains:
        tried.append(int(alive.sum()) * number)
        luck = np.random.default_rng(first).normal(0.0, 10.0, number)
        gains = np.zeros((len(alive), number))
        for candidate, worth in enumerate((0.0, 5.0, 4.9, -20.0)):
            if alive[candidate]:
                gains[candidate] = luck + worth
        return gains

    assert race(4, 256, 10_000, Taste.PLAIN, trial) == 1
    assert tried == [4 * 32]


def test_a_race_ends_with_its_worlds_or_its_trials_and_of_equals_the_first_wins() -> None:
    counts: list[int] = []

    def alike(alive: Numbers, first: int, number: int) -> Gains:
        counts.append(number)
        return np.random.default_rng(first).normal(0.0, 1.0, (len(alive), number))

    race(2, 100, 10_000, Taste.PLAIN, alike)
    assert sum(counts) <= 100
    counts.clear()
    race(3, 10_000, 300, Taste.PLAIN, alike)
    assert sum(counts) <= 100
    assert race(3, 64, 640, Taste.PLAIN, lambda alive, _, number: np.zeros((3, number))) == 0


def test_cards_that_do_the_same_are_one_play() -> None:
    state = opened(DANISH, 4)
    while state.turn is not None:
        seen = seen_of(state)
        if isinstance(seen.choice, PlayChoice):
            plays = plays_that_differ(seen, seen.choice)
            assert set(plays) <= set(seen.choice)
            kept = {play.card for play in plays}
            for card in seen.choice.cards:
                if card not in kept:
                    lower = min(one for one in kept if one > card)
                    between = [Card(number) for number in range(card + 1, lower)]
                    gone = seen.cards_played | seen.hand | (seen.discard or CardSet())
                    assert lower.suit is card.suit
                    assert lower.points == card.points
                    assert all(one in gone for one in between)
        state = apply(state, novice(0).choose(seen)).state


POOR = "CK CQ C10 C9 C8 C7 C6 SK SQ S10 S9 S8 S7 HK HQ H1 H2 H3 H4 DQ DN D1 D2 D3 D4"
RICH = "CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ DK DQ DN DJ C2 C3 S2 S3 H9 H10 D9 D10 D8"


@pytest.mark.parametrize(("hand", "asks"), [(POOR, True), (RICH, False)])
def test_without_trumps_it_asks_for_a_new_deal_unless_the_hand_pays(
    hand: str, *, asks: bool
) -> None:
    rules = rules_of("danish", options={"redeal_without_trumps": True})
    seen = seen_of(deal_with({1: hand}, rules=rules))
    assert isinstance(seen.choice, RedealChoice)
    assert seen.choice.may_ask
    answer = AskRedeal(Seat.SECOND) if asks else PassRedeal(Seat.SECOND)
    assert master(0, QUICK).choose(seen) == answer


def test_a_tout_is_announced_where_it_is_sure_and_not_where_it_is_far() -> None:
    rules = rules_of("dollar")
    trumps = " ".join(f"T{number}" for number in range(4, 22))
    sure = deal_with({0: f"F {trumps} CK SK HK DK CQ SQ HQ DQ C2"}, rules=rules)
    seen = seen_of(sure)
    assert isinstance(seen.choice, DiscardChoice)
    assert master(0, QUICK).choose(seen) == AnnounceTout(Seat.FIRST)
    announced = seen_of(apply(sure, AnnounceTout(Seat.FIRST)).state)
    discard = master(0, QUICK).choose(announced)
    assert isinstance(discard, Discard)
    assert Card.F in discard.cards
    far = deal_with({0: "F T21 T2 T3 T4 T5 T6 T7 C2 C3 C4 S2 S3 S4 H9 H10 D9 D10"}, rules=rules)
    assert isinstance(master(0, QUICK).choose(seen_of(far)), Discard)


def test_all_that_is_held_is_declared() -> None:
    state = deal_with({0: "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 CK SK HK DK"})
    state = apply(state, master(0, QUICK).choose(seen_of(state))).state
    declared = master(0, QUICK).choose(seen_of(state))
    assert declared == Declare(Seat.FIRST, (DeclarationName.TRUMPS, DeclarationName.KINGS))


def test_demands_are_answered_by_the_endings() -> None:
    """Both answers occur, and where a budget solves no ending nothing is demanded."""
    answers = Counter[type]()
    for number in range(12):
        state = opened(DANISH, 40 + number)
        while state.turn is not None:
            seen = seen_of(state)
            if isinstance(seen.choice, DemandChoice):
                answers[type(master(0, QUICK).choose(seen))] += 1
            action = next(iter(seen.choice))
            plays = [one for one in seen.choice if isinstance(one, Play) and one.card != Card.F]
            state = apply(state, plays[0] if plays else action).state
    assert answers[Demand]
    assert answers[PassDemand]
