"""What a view tells for certain, and what it does not; and the views that have no world."""

from dataclasses import replace
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.kernel.worlds_reference import (
    Hands,
    agrees,
    any_deal,
    any_players,
    any_rules,
    hands_of,
    positions,
    seats_of,
    true_world,
)

from grosstarock.core import engine
from grosstarock.core.actions import (
    AnnounceTout,
    BreakOff,
    DealCards,
    Demand,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import PAGAT, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, HONOURS, TRUMPS, CardSet
from grosstarock.core.dealing import pack_of
from grosstarock.core.declarations import Trumps
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import DeclarationDuty
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, Phase
from grosstarock.core.view import DeclaredView, view
from grosstarock.kernel.worlds import DEAD, DISCARD, HAND, NoWorld, WhyNoWorld, worlds_of
from grosstarock.players.playing import next_step, played_out
from grosstarock.plugins import player_named

PLAYERS = {Seat(number): player_named("random", number) for number in range(4)}


def dealt(preset: str, seed: str, players: int | None = None, **options: bool) -> DealState:
    rules = rules_of(preset, players, options=options)
    return engine.apply(engine.initial(rules, Seat.FIRST), DealCards(shuffled(seed))).state


def played_to(state: DealState, phase: Phase, tricks: int = 0) -> DealState:
    while state.phase is not phase or len(state.tricks) < tricks:
        assert state.turn is not None
        state = next_step(state, PLAYERS[state.turn]).state
    return state


def drawn(state: DealState, seat: Seat | None, number: int = 200) -> list[Hands]:
    return hands_of(worlds_of(view(state, seat)).draw(number, 1))


@pytest.mark.parametrize("seed", range(8))
def test_the_true_cards_are_a_world_of_every_view_and_those_drawn_agree_with_it(seed: int) -> None:
    chance = Random(seed)
    rules = any_rules(chance)
    for position in positions(any_deal(rules, chance), any_players(rules, chance)):
        for seat in seats_of(rules):
            seen = view(position, seat)
            worlds = worlds_of(seen)
            assert true_world(position) in worlds
            assert all(agrees(seen, hands) for hands in hands_of(worlds.draw(2, seed)))


@pytest.mark.clause("DEAL-1")
def test_before_the_discard_only_the_own_hand_is_known() -> None:
    state = dealt("danish", "gt1:worlds")
    assert worlds_of(view(state, Seat.SECOND)).count() == comb(53, 25)
    assert worlds_of(view(state, Seat.FIRST)).count() == comb(50, 25)
    assert worlds_of(view(state, None)).count() == comb(78, 28) * comb(50, 25)


@pytest.mark.clause("GAME-3")
def test_who_asks_for_no_new_deal_may_yet_have_no_trump() -> None:
    state = dealt("danish", "gt1:worlds", redeal_without_trumps=True)
    for seat in state.seating.active:
        state = engine.apply(state, PassRedeal(seat)).state
        assert worlds_of(view(state, Seat.SECOND)).count() == comb(53, 25)


@pytest.mark.clause("GAME-3")
def test_who_asks_for_a_new_deal_has_shown_the_hand() -> None:
    rules = rules_of("danish", options={"redeal_without_trumps": True})
    plain = tuple(ALL_CARDS - TRUMPS)
    hands = [(*TRUMPS, *plain[25:32]), plain[:25], plain[32:57]]
    pack = pack_of(engine.initial(rules, Seat.FIRST).seating, hands)
    state = engine.apply(engine.initial(rules, Seat.FIRST), DealCards(pack)).state
    while state.turn is not None:
        state = engine.apply(state, next(iter(engine.legal_actions(state)))).state
    seen = view(state, Seat.THIRD)
    assert worlds_of(seen).count() == 1
    assert drawn(state, Seat.THIRD, 1)[0][HAND] == CardSet(plain[:25])


@pytest.mark.clause("DISC-2", "DISC-4")
def test_no_honour_is_laid_away_and_trumps_only_if_none_is_left() -> None:
    state = played_to(dealt("danish", "gt1:worlds"), Phase.PLAY)
    for hands in drawn(state, Seat.SECOND, 2000):
        assert hands[DISCARD].isdisjoint(HONOURS)
        assert not hands[DISCARD] & TRUMPS or not hands[HAND + 2] & TRUMPS


@pytest.mark.clause("DECL-2")
def test_not_declaring_says_much_where_it_must_be_and_nothing_where_it_may() -> None:
    counts = []
    for preset in ("classic", "danish"):
        state = dealt(preset, "gt1:worlds-8")
        while state.phase is not Phase.PLAY:
            state = engine.apply(state, list(engine.legal_actions(state))[-1]).state
        assert not any(state.declared)
        counts.append(worlds_of(view(state, Seat.SECOND)).count())
        most = max(
            len(hands[HAND + 1] & TRUMPS.with_(SCUSE)) for hands in drawn(state, Seat.SECOND)
        )
        assert (most > 9) is (preset == "danish")
    assert counts[0] < counts[1]


@pytest.mark.clause("DECL-3")
def test_a_declared_number_of_trumps_is_the_number_held() -> None:
    state = dealt("danish", "gt1:worlds")
    state = played_to(state, Phase.PLAY)
    seen = view(state, Seat.SECOND)
    for with_pagat in (True, False):
        told = DeclaredView(Seat.THIRD, Trumps(11, with_pagat), CardSet())
        for hands in hands_of(worlds_of(replace(seen, declared=(told,))).draw(200, 1)):
            held = hands[HAND + 1]
            assert len(held & TRUMPS.with_(SCUSE)) == 11
            assert (PAGAT in held) is (with_pagat and PAGAT not in seen.hand)


@pytest.mark.clause("TOUT-A1")
def test_in_an_announced_tout_the_scuse_lies_in_the_discard() -> None:
    state = next(
        state
        for number in range(100)
        for state in [dealt("dollar", f"gt1:worlds-{number}")]
        if SCUSE in state.hands[Seat.FIRST]
    )
    state = engine.apply(state, AnnounceTout(Seat.FIRST)).state
    assert all(SCUSE in hands[HAND + 2] for hands in drawn(state, Seat.SECOND))
    state = played_to(state, Phase.PLAY)
    assert all(SCUSE in hands[DISCARD] for hands in drawn(state, Seat.SECOND))


@pytest.mark.clause("PLAY-2", "SCUSE-1")
def test_who_plays_another_suit_is_void_and_who_plays_the_scuse_need_not_be() -> None:
    state = played_to(dealt("danish", "gt1:worlds"), Phase.PLAY)
    eldest, second = state.seating.active[:2]
    led = state.hands[eldest].of_suit(Suit.CLUBS).lowest()
    state = engine.apply(state, Play(eldest, led)).state
    seen = view(state, eldest)
    assert seen.trick is not None
    others = ALL_CARDS - seen.hand - seen.cards_played
    plain, trump, scuse = others.of_suit(Suit.HEARTS).lowest(), Card.T7, SCUSE
    voids = {plain: {Suit.CLUBS, Suit.TRUMPS}, trump: {Suit.CLUBS}, scuse: set()}
    for card, void in voids.items():
        if card not in others:
            continue
        sizes = seen.hand_sizes.replaced(second, seen.hand_sizes[second] - 1)
        after = replace(seen, trick=seen.trick.followed_by(card), hand_sizes=sizes)
        drawn_hands = hands_of(worlds_of(after).draw(300, 1))
        for suit in (Suit.CLUBS, Suit.TRUMPS):
            held = any(hands[HAND + 1].of_suit(suit) for hands in drawn_hands)
            assert held is (suit not in void)


@pytest.mark.clause("SCUSE-7", "TWO-1")
def test_a_demand_that_nobody_can_meet_tells_that_the_scuse_is_in_the_dead_hand() -> None:
    others = tuple(card for card in shuffled("gt1:worlds-2") if card != SCUSE)
    rules = rules_of("two-player", options={"declarations": DeclarationDuty.VOLUNTARY})
    start = engine.initial(rules, Seat.FIRST)
    pack = (*others[:14], SCUSE, *others[14:])
    state = played_to(engine.apply(start, DealCards(pack)).state, Phase.DEMAND)
    first, second = state.turn, state.seating.after(state.turn or Seat.FIRST)
    assert first is not None
    seen_by_second = {DEAD, HAND + state.seating.active.index(first)}
    assert homes_of_scuse(state, second) == seen_by_second
    passed = engine.apply(state, PassDemand(first)).state
    assert homes_of_scuse(passed, second) == seen_by_second
    demanded = engine.apply(state, Demand(first)).state
    assert homes_of_scuse(demanded, second) == {DEAD}
    assert homes_of_scuse(demanded, first) == {DEAD, HAND + state.seating.active.index(second)}
    while len(demanded.tricks) < 23:
        demanded = next_step(demanded, PLAYERS[demanded.turn or Seat.FIRST]).state
    assert homes_of_scuse(demanded, first) == {DEAD}


def homes_of_scuse(state: DealState, seat: Seat) -> set[int]:
    return {
        column
        for hands in drawn(state, seat, 2000)
        for column, held in enumerate(hands)
        if SCUSE in held
    }


@pytest.mark.clause("DISC-6")
def test_cards_named_as_laid_away_lie_in_the_discard() -> None:
    found = 0
    for seed in range(30):
        chance = Random(seed)
        rules = rules_of("classic")
        side = TRUMPS.with_(SCUSE) | CardSet([Card.CK, Card.SK, Card.HK, Card.DK])
        state = played_to(any_deal(rules, chance, side=side), Phase.PLAY)
        other = state.seating.others(state.dealer)[0]
        named = [told.laid_away for told in view(state, other).declared if told.laid_away]
        found += bool(named)
        for hands in drawn(state, other, 20):
            assert all(cards <= hands[DISCARD] for cards in named)
    assert found


@pytest.mark.clause("TAB-3")
def test_who_sits_out_and_who_watches_see_the_same_worlds() -> None:
    state = played_to(dealt("danish", "gt1:worlds", 4), Phase.PLAY, 5)
    out = state.seating.sitting_out
    assert worlds_of(view(state, out)).count() == worlds_of(view(state, None)).count() > 2**64


def test_after_the_play_there_is_one_world() -> None:
    for preset in ("danish", "two-player"):
        state = played_out(dealt(preset, "gt1:worlds"), PLAYERS)
        for seat in seats_of(state.rules):
            worlds = worlds_of(view(state, seat))
            assert worlds.count() == 1
            assert hands_of(worlds.draw(1, 0)) == [true_world(state)]


def test_there_are_no_worlds_before_the_cards_are_dealt() -> None:
    refused(engine.initial(rules_of("danish"), Seat.FIRST), WhyNoWorld.NOT_DEALT)


@pytest.mark.clause("GAME-4")
def test_there_are_no_worlds_of_a_deal_broken_off() -> None:
    refused(engine.apply(dealt("danish", "gt1:worlds"), BreakOff()).state, WhyNoWorld.DEAL_VOID)


def refused(state: DealState, why: WhyNoWorld) -> None:
    with pytest.raises(NoWorld) as found:
        worlds_of(view(state, Seat.FIRST))
    assert found.value.why is why
    assert str(found.value) == f"no-world: {why}"


def test_a_view_that_no_deal_gives_is_refused() -> None:
    seen = view(played_to(dealt("danish", "gt1:worlds"), Phase.PLAY), Seat.SECOND)
    too_many = replace(
        seen, declared=(DeclaredView(Seat.THIRD, Trumps(22, with_pagat=True), CardSet()),)
    )
    one_too_few = replace(seen, hand_sizes=seen.hand_sizes.replaced(Seat.THIRD, 24))
    for wrong in (too_many, one_too_few):
        with pytest.raises(NoWorld) as found:
            worlds_of(wrong)
        assert found.value.why is WhyNoWorld.CONTRADICTION


def test_cards_in_wrong_places_are_no_world() -> None:
    state = played_to(dealt("danish", "gt1:worlds"), Phase.PLAY, 20)
    worlds = worlds_of(view(state, Seat.SECOND))
    hands = list(true_world(state))
    assert hands in worlds
    given = hands[HAND + 1].highest()
    assert [*hands[:1], hands[1].without(given), *hands[2:]] not in worlds
    assert [*hands[:2], hands[2].with_(given), *hands[3:]] not in worlds
    own = state.seating.active.index(Seat.SECOND)
    hands[own] = hands[own].without(hands[own].highest())
    assert hands not in worlds


def test_the_example_of_the_page_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "worlds.md"
    example = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    found: dict[str, Any] = {}
    exec(example, found)
    assert f"# {found['worlds'].count()}, " in example
    assert len(found["drawn"]) == 1000
