"""The worlds counted are those that trying every assignment finds, no more and no fewer."""

from collections import Counter
from random import Random

import pytest
from tests.kernel.worlds_reference import (
    TRUMPS,
    Hands,
    agrees,
    an_assignment,
    any_deal,
    any_players,
    any_rules,
    assignments,
    assignments_of,
    hands_of,
    positions,
    replayed,
    seats_of,
    true_world,
)

from grosstarock.core import engine
from grosstarock.core.actions import Discard, PassRedeal
from grosstarock.core.cards import KINGS, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, COURTS, HONOURS, CardSet
from grosstarock.core.declarations import cards_spoken_for
from grosstarock.core.discard import discard_ways
from grosstarock.core.rules import Rules
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import View, view
from grosstarock.kernel.worlds import DISCARD, HAND, worlds_of

MOST_ASSIGNMENTS = 500
LATE = 18


def check_all(seen: View) -> list[Hands]:
    """Asserts that exactly the assignments that agree with a view are its worlds."""
    found = worlds_of(seen)
    expected = [hands for hands in assignments(seen) if agrees(seen, hands)]
    assert found.count() == len(expected)
    assert all(hands in found for hands in expected)
    return expected


def small_views(
    state: DealState, rules: Rules, chance: Random, limit: int = MOST_ASSIGNMENTS
) -> list[tuple[DealState, View]]:
    """Late views of a deal with few enough assignments, fewer of those with many."""
    views = []
    for position in positions(state, any_players(rules, chance)):
        if len(position.tricks) < LATE:
            continue
        for seat in seats_of(rules):
            seen = view(position, seat)
            number = assignments_of(seen)
            if number <= limit and chance.random() < 40 / number:
                views.append((position, seen))
    return views


def count_small(seed: int, limit: int) -> int:
    chance = Random(seed)
    rules = any_rules(chance)
    views = small_views(any_deal(rules, chance), rules, chance, limit)
    for _, seen in views:
        check_all(seen)
    return len(views)


@pytest.mark.parametrize("seed", range(16))
def test_late_views_have_the_worlds_that_trying_all_finds(seed: int) -> None:
    count_small(seed, MOST_ASSIGNMENTS)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_late_views_of_many_deals(seed: int) -> None:
    count_small(seed, 5000)


def one_sided_dealer(chance: Random) -> CardSet:
    """Cards with which a dealer has to break declarations, or has nothing else to lay away."""
    if chance.random() < 0.3:
        return TRUMPS | CardSet(KINGS).with_(SCUSE)
    courts, trumps = list(COURTS), list(TRUMPS)
    chance.shuffle(courts)
    chance.shuffle(trumps)
    courts = courts[chance.choice((0, 0, 0, 1, 2, 4)) :]
    scuse = CardSet([SCUSE] if chance.random() < 0.7 else [])
    room = 28 - len(courts) - len(scuse) - chance.choice((0, 0, 1, 2))
    return CardSet(courts) | CardSet(trumps[:room]) | scuse


def way_of(position: DealState, seen: View, hands: Hands) -> str:
    """In which of the ways of discarding a world's dealer laid cards away."""
    dealer = position.seating.active.index(position.dealer)
    held = hands[HAND + dealer]
    for trick in seen.tricks if seen.trick is None else (*seen.tricks, seen.trick):
        played = zip(trick.order, trick.cards, strict=False)
        held |= CardSet(card for seat, card in played if seat is position.dealer)
    discard = hands[DISCARD]
    if discard.of_suit(Suit.TRUMPS):
        return "last resort" if held.of_suit(Suit.TRUMPS) else "void"
    whole = held | discard
    if position.tout_announced:
        whole = whole.without(SCUSE)
    return "broken" if cards_spoken_for(position.rules, whole) & discard else "kept"


@pytest.mark.clause("DISC-3", "DISC-4")
def test_dealers_who_must_break_a_declaration_and_those_who_hold_all_trumps() -> None:
    ways: Counter[str] = Counter()
    for seed in (*range(10), 103, 106, 128):
        chance = Random(seed)
        rules = any_rules(chance)
        state = any_deal(rules, chance, side=one_sided_dealer(chance))
        for position, seen in small_views(state, rules, chance):
            expected = check_all(seen)
            if seen.discard is None:
                ways["+".join(sorted({way_of(position, seen, hands) for hands in expected}))] += 1
    assert {"broken", "last resort", "kept", "broken+kept"} <= set(ways), ways


@pytest.mark.clause("DISC-3")
def test_a_dealer_who_breaks_a_declaration_has_kept_no_card_that_belongs_to_none() -> None:
    """The Queen of clubs is the only card that the dealer may lay away without need."""
    courts = COURTS - CardSet([Card.CN, Card.CJ])
    for seed in range(3):
        chance = Random(seed)
        rules = any_rules(chance)
        trumps = CardSet(chance.sample(tuple(TRUMPS), 28 - len(courts)))
        walk = positions(any_deal(rules, chance, side=courts | trumps), any_players(rules, chance))
        position = next(position for position in walk if position.discard is not None)
        worlds = worlds_of(view(position, position.seating.others(position.dealer)[0]))
        hands = list(true_world(position))
        assert hands in worlds
        dealer = HAND + position.seating.active.index(position.dealer)
        kept = (hands[dealer] & COURTS - HONOURS).lowest()
        hands[dealer] = hands[dealer].with_(Card.CQ).without(kept)
        hands[DISCARD] = hands[DISCARD].with_(kept).without(Card.CQ)
        assert hands not in worlds


def with_trumps_laid_away(chance: Random, rules: Rules, number: int) -> DealState:
    """A deal whose dealer had so many trumps, two at most, and laid all of them away."""
    trumps = chance.sample(tuple(TRUMPS - HONOURS), number)
    plain = chance.sample(tuple(ALL_CARDS - TRUMPS - HONOURS), 28 - number)
    state = any_deal(rules, chance, side=CardSet([*trumps, *plain]))
    while state.phase is Phase.REDEAL and state.turn is not None:
        state = engine.apply(state, PassRedeal(state.turn)).state
    way = discard_ways(rules, state.hands[state.dealer], tout_announced=False)[-1]
    others = chance.sample(tuple(way.pool), way.choose)
    return engine.apply(state, Discard(state.dealer, (*way.forced, *others))).state


@pytest.mark.clause("DISC-4", "DISC-5")
@pytest.mark.parametrize("trumps", [0, 2])
def test_dealers_who_laid_trumps_away_and_those_who_had_none(trumps: int) -> None:
    shown: Counter[bool] = Counter()
    for seed in range(2):
        chance = Random(seed)
        rules = any_rules(chance)
        state = with_trumps_laid_away(chance, rules, trumps)
        for position in positions(state, any_players(rules, chance)):
            for seat in seats_of(rules)[:-1]:
                seen = view(position, seat)
                worlds = worlds_of(seen)
                assert true_world(position) in worlds
                assert all(agrees(seen, hands) for hands in hands_of(worlds.draw(5, seed)))
            shown[position.trumps_shown] += 1
    assert shown[True] > 60 or not trumps, shown
    assert shown[False] > 10, shown


@pytest.mark.parametrize("seed", range(16))
def test_early_views_have_as_many_worlds_as_random_assignments_that_agree(seed: int) -> None:
    """Of assignments drawn at random, the share that agrees is the share that was counted."""
    tried = 600
    chance = Random(seed)
    rules = any_rules(chance)
    before = chance.randrange(16)
    walk = positions(any_deal(rules, chance), any_players(rules, chance))
    for number, position in enumerate(walk):
        seen = view(position, chance.choice(seats_of(rules)))
        share = worlds_of(seen).count() / assignments_of(seen)
        if number >= before and (share < 0.02 or number > before + 3):
            break
        agreeing = sum(agrees(seen, an_assignment(seen, chance)) for _ in range(tried))
        spread = (tried * share * (1 - share)) ** 0.5
        assert abs(agreeing - tried * share) <= 4.5 * spread + 1e-9


def test_the_two_judges_of_assignments_agree() -> None:
    """The fast one asks every rule by itself; the other plays the whole deal in the core."""
    judged: Counter[bool] = Counter()
    for seed in range(10):
        chance = Random(seed)
        rules = any_rules(chance)
        for _, seen in small_views(any_deal(rules, chance), rules, chance)[::6]:
            hands = an_assignment(seen, chance)
            verdict = agrees(seen, hands)
            assert replayed(seen, hands) is verdict
            judged[verdict] += 1
    assert judged[True] > 5, judged
    assert judged[False] > 5, judged
