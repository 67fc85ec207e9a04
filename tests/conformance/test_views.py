"""What a seat may know: a view never depends on a card that is hidden from it."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from random import Random

import pytest

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    BreakOff,
    Declare,
    Discard,
    PassDemand,
    Play,
)
from grosstarock.core.cards import PAGAT, SCUSE, Card
from grosstarock.core.cardset import ALL_CARDS, NO_CARDS, CardSet
from grosstarock.core.choices import NoChoice, PlayChoice
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import Declaration, DeclarationName, Trumps, cards_told
from grosstarock.core.engine import apply, legal_actions, refusal
from grosstarock.core.events import (
    DealEnded,
    Discarded,
    Event,
    HandDealt,
    Paid,
    TrumpsShown,
    seen_by,
)
from grosstarock.core.ledger import Entry
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.view import View, cards_shown, suits_shown_void, view
from grosstarock.testing.builder import (
    begin_play,
    cards,
    deal_with,
    declared,
    hand,
    mid_play,
    playing,
    random_play,
)

Viewer = Seat | None
DANISH = rules_of("danish")
SEATS = (Seat.FIRST, Seat.SECOND, Seat.THIRD)


def viewers(rules: Rules) -> list[Viewer]:
    """Everybody at the table, and somebody who only watches."""
    return [*(Seat(number) for number in range(rules.players)), None]


def may_know(state: DealState, viewer: Viewer) -> CardSet:
    """The cards whose place the rules tell ``viewer``, worked out apart from the view."""
    known = NO_CARDS
    if viewer is not None and state.dealt:
        known |= CardSet(state.dealt[viewer])
    trick = (state.trick,) if state.trick is not None else ()
    for past in (*state.tricks, *trick):
        known |= CardSet(past.cards)
    speakers = state.seating.starting_with(state.dealer)
    for seat, made in zip(speakers, state.declared, strict=False):
        for holding in made:
            known |= cards_told(holding.declaration)
            if seat is state.dealer and state.discard is not None:
                known |= holding.cards & state.discard
    if state.tout_announced:
        known = known.with_(SCUSE)
    return known


def with_two_cards_changed(state: DealState, one: Card, other: Card) -> DealState:
    """The same deal with two cards in each other's places, wherever hidden cards are kept."""

    def changed(card: Card) -> Card:
        return other if card is one else one if card is other else card

    def of_set(held: CardSet) -> CardSet:
        return CardSet(changed(card) for card in held)

    def of_row(row: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(changed(card) for card in row)

    return replace(
        state,
        pack=of_row(state.pack),
        dealt=state.dealt.map(of_row),
        hands=state.hands.map(of_set),
        discard=None if state.discard is None else of_set(state.discard),
        declared=tuple(
            tuple(replace(holding, cards=of_set(holding.cards)) for holding in made)
            for made in state.declared
        ),
        ledger=tuple(
            replace(entry, cards=of_row(entry.cards)) if entry.clause is Clause.DECL_3 else entry
            for entry in state.ledger
        ),
    )


def sorted_ledger(seen: View) -> View:
    """The view with the cards of ledger entries in canonical order, as after a change of places."""
    ledger = tuple(replace(entry, cards=tuple(CardSet(entry.cards))) for entry in seen.ledger)
    return replace(seen, ledger=ledger)


@pytest.mark.clause("DISC-1", "DECL-3", "SCUSE-7", "SCUSE-5", "DISC-5")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_two_deals_that_differ_in_hidden_cards_alone_look_alike(
    any_table: Rules, seed: str
) -> None:
    chance = Random(seed)
    for state in random_play(deal_with({}, rules=any_table), seed):
        if state.ended is not None:
            continue
        for viewer in viewers(any_table):
            hidden = list(ALL_CARDS - may_know(state, viewer))
            if len(hidden) < 2:
                continue
            changed = with_two_cards_changed(state, *chance.sample(hidden, 2))
            assert sorted_ledger(view(state, viewer)) == sorted_ledger(view(changed, viewer))


def test_no_hidden_card_lies_anywhere_in_a_view(any_table: Rules) -> None:
    for state in islice(random_play(deal_with({}, rules=any_table), "nowhere"), 0, None, 3):
        if state.ended is not None:
            continue
        for viewer in viewers(any_table):
            assert cards_within(view(state, viewer)) <= may_know(state, viewer)


def cards_within(value: object) -> CardSet:
    """Every card that lies anywhere within a value."""
    if isinstance(value, Card):
        return CardSet([value])
    if isinstance(value, CardSet):
        return value
    parts: list[object] = []
    if is_dataclass(value):
        parts = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, tuple | list | frozenset):
        parts = list(value)
    found = NO_CARDS
    for part in parts:
        found |= cards_within(part)
    return found


def test_a_view_does_depend_on_the_own_cards() -> None:
    state = deal_with({0: "CK", 1: "CQ"})
    changed = with_two_cards_changed(state, Card.CK, Card.CQ)
    assert [view(state, seat) == view(changed, seat) for seat in (*SEATS, None)] == [
        False,
        False,
        True,
        True,
    ]


# Before the play


@pytest.mark.clause("DEAL-1")
def test_each_sees_the_own_hand_and_the_number_of_the_others() -> None:
    state = deal_with({})
    for seat in SEATS:
        seen = view(state, seat)
        assert seen.hand == state.hands[seat]
        assert seen.hand_sizes == BySeat([28, 25, 25])
        assert [bool(row) for row in seen.dealt] == [other is seat for other in SEATS]
    assert view(state, None).hand == NO_CARDS
    assert cards_within(view(state, None)) == NO_CARDS


@pytest.mark.clause("DISC-1")
@pytest.mark.parametrize("viewer", [Seat.SECOND, Seat.THIRD, None])
def test_what_may_be_laid_away_is_told_to_the_dealer_alone(viewer: Viewer) -> None:
    state = deal_with({0: "V IV III !T"})
    assert view(state, viewer).choice == NoChoice()
    assert view(state, Seat.FIRST).choice == legal_actions(state)


@pytest.mark.clause("DISC-1")
def test_the_discard_stays_hidden_until_the_deal_is_over() -> None:
    state = begin_play(deal_with({0: "C10 C9 C8"}), "C10 C9 C8")
    *_, over = random_play(state, "hidden")
    for viewer in (Seat.SECOND, Seat.THIRD, None):
        assert view(state, viewer).discard is None
        assert view(over, viewer).discard == hand("C10 C9 C8")
    assert view(state, Seat.FIRST).discard == hand("C10 C9 C8")


@pytest.mark.clause("DISC-1")
def test_a_discard_of_trumps_looks_like_any_other() -> None:
    state = deal_with({0: "V IV III C10 C9 C8 F !T"})
    trumps, plain = (begin_play(state, text) for text in ("V IV III", "C10 C9 C8"))
    for viewer in (Seat.SECOND, Seat.THIRD, None):
        assert view(trumps, viewer) == view(plain, viewer)


# Declarations


@pytest.mark.clause("DECL-3")
def test_a_payment_for_trumps_shows_the_others_the_pagat_and_nothing_more() -> None:
    state = deal_with({0: "C10 C9 C8", 1: "XV..VI I !F"})
    state = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    step = declared(state)
    for viewer in (Seat.FIRST, Seat.THIRD, None):
        assert trumps_paid(view(step.state, viewer).ledger) == [(PAGAT,), (PAGAT,)]
        told = [seen_by(event, viewer) for event in step.events]
        assert trumps_paid(entries_in(told)) == [(PAGAT,), (PAGAT,)]
    own = trumps_paid(view(step.state, Seat.SECOND).ledger)
    assert all(hand("XV..VI I") <= CardSet(row) for row in own)


@pytest.mark.clause("DECL-3")
def test_without_the_pagat_it_shows_no_card_at_all() -> None:
    state = deal_with({0: "C10 C9 C8", 1: "XV..VI !T !F"})
    state = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    after = declared(state).state
    assert trumps_paid(view(after, Seat.THIRD).ledger) == [(), ()]


@pytest.mark.clause("DECL-3", "TWO-3")
def test_the_score_of_trumps_with_two_players_shows_no_more_either() -> None:
    state = deal_with({0: "C10 C9 C8", 1: "XV..VI I !F"}, rules=rules_of("two-player"))
    state = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    after = declared(state).state
    assert trumps_paid(view(after, Seat.FIRST).ledger) == [(PAGAT,)]
    assert trumps_paid(view(after, None).ledger) == [(PAGAT,)]


def trumps_paid(ledger: tuple[Entry, ...]) -> list[tuple[Card, ...]]:
    return [entry.cards for entry in ledger if entry.clause is Clause.DECL_3]


def entries_in(events: list[Event]) -> tuple[Entry, ...]:
    return tuple(entry for event in events if isinstance(event, Paid) for entry in event.entries)


@pytest.mark.clause("DECL-4", "DECL-5", "DECL-6")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        (DeclarationName.MATADORS, "XXI XX XIX I F"),
        (DeclarationName.CAVALRY_CLUBS, "CK CQ CN CJ F"),
        (DeclarationName.KINGS, "CK SK HK F"),
    ],
)
def test_the_cards_of_the_other_declarations_follow_from_what_is_said(
    name: DeclarationName, told: str
) -> None:
    state = deal_with({0: "C10 C9 C8", 1: "XXI XX XIX I F / CK CQ CN CJ / SK HK !T"})
    state = apply(state, Discard(Seat.FIRST, cards("C10 C9 C8"))).state
    state = apply(state, Declare(Seat.FIRST, ())).state
    seen = view(apply(state, Declare(Seat.SECOND, (name,))).state, Seat.THIRD)
    assert cards_shown(seen, Seat.SECOND) == hand(told)
    assert CardSet(seen.ledger[-1].cards) == hand(told)
    assert cards_shown(seen, Seat.FIRST) == NO_CARDS


@pytest.mark.parametrize(
    ("declaration", "told"),
    [(Trumps(12, with_pagat=True), "I"), (Trumps(12, with_pagat=False), "")],
)
def test_of_trumps_the_number_and_the_pagat_are_told(declaration: Declaration, told: str) -> None:
    assert cards_told(declaration) == hand(told)


@pytest.mark.clause("DECL-2")
def test_what_a_player_could_declare_is_not_told_when_it_is_not_declared() -> None:
    rich = deal_with({0: "C10 C9 C8", 1: "CK SK HK DK"})
    poor = with_two_cards_changed(rich, Card.CK, next(iter(rich.hands[2])))
    for state in (begin_play(rich, "C10 C9 C8"), begin_play(poor, "C10 C9 C8")):
        assert view(state, Seat.FIRST).declared == ()
    seen = [view(begin_play(state, "C10 C9 C8"), Seat.FIRST) for state in (rich, poor)]
    assert seen[0] == seen[1]


# The 'Scuse


@pytest.mark.clause("SCUSE-7")
@pytest.mark.parametrize("viewer", [Seat.SECOND, None])
def test_who_is_asked_to_demand_does_not_tell_who_holds_it(viewer: Viewer) -> None:
    hands = {1: "C3 C4 C5", 2: "S3 S4", 0: "H3 H4"}
    views = []
    for holder, other in ((0, 2), (2, 0)):
        dealt = {**hands, holder: f"{hands[holder]} F", other: f"{hands[other]} D3"}
        state = mid_play(dealt, trick=23, leader=1)
        seen = [view(state, viewer)]
        while state.phase == "demand":
            assert state.turn is not None
            state = apply(state, PassDemand(state.turn)).state
            seen.append(view(state, viewer))
        views.append([(one.phase, one.turn, one.demand_answers, one.choice) for one in seen])
    assert views[0] == views[1]


@pytest.mark.clause("SCUSE-7", "TWO-1")
def test_two_players_cannot_tell_the_dead_hand_from_the_other_players() -> None:
    rules = rules_of("two-player")
    held = mid_play({0: "C3 C4 C5", 1: "S3 S4 F"}, trick=23, leader=0, rules=rules)
    dead = mid_play({0: "C3 C4 C5", 1: "S3 S4 S5"}, trick=23, leader=0, rules=rules)
    seen = [view(state, Seat.FIRST) for state in (held, dead)]
    assert [(one.phase, one.turn, one.choice) for one in seen] == [
        (seen[0].phase, seen[0].turn, seen[0].choice)
    ] * 2


@pytest.mark.clause("SCUSE-5")
def test_the_suits_to_name_are_the_same_whatever_the_others_hold() -> None:
    choices = []
    for second, third in (("C1 C2 C3", "S1 S2 S3"), ("XX XIX II", "HK HQ DK")):
        state = mid_play({1: "F C5 C6 C7", 2: second, 0: third}, trick=22, leader=1)
        choices.append(view(state, Seat.SECOND).choice)
    assert choices[0] == choices[1]
    assert isinstance(choices[0], PlayChoice)
    assert len(choices[0].names) == 5


# The play


@pytest.mark.clause("PLAY-2")
@pytest.mark.parametrize("viewer", [Seat.FIRST, Seat.THIRD, None])
def test_what_another_may_play_is_not_told(viewer: Viewer) -> None:
    state = mid_play({1: "C5 C6 C7"}, trick=22, leader=1)
    assert view(state, viewer).choice == NoChoice()
    assert view(state, Seat.SECOND).choice == legal_actions(state)


@pytest.mark.clause("DISC-5")
@pytest.mark.parametrize(
    ("held", "table", "played", "told"),
    [("C3 H2 D3", "C5 C6", "C3", False), ("S3 H2 D3", "C5 C6", "H2", True)],
)
def test_that_trumps_were_laid_away_is_told_when_the_dealer_cannot_follow_and_not_before(
    held: str, table: str, played: str, *, told: bool
) -> None:
    state = mid_play({0: held}, trick=23, leader=1, table=table, discard="V IV III")
    assert not view(state, Seat.THIRD).trumps_shown
    step = playing(state, played)
    assert view(step.state, Seat.THIRD).trumps_shown is told
    assert view(step.state, None).trumps_shown is told
    assert any(isinstance(seen_by(event, None), TrumpsShown) for event in step.events) is told


def test_suits_shown_void_are_those_that_the_play_has_shown() -> None:
    hands = {1: "C5 S1 S2 S3", 2: "II S4 S5 S6", 0: "D1 D2 D3 D4"}
    after = playing(mid_play(hands, trick=22, leader=1), "C5 II D1").state
    latest = replace(after, tricks=after.tricks[-1:])
    seen = view(latest, Seat.SECOND)
    assert [sorted(suits_shown_void(seen, seat)) for seat in SEATS] == [["C", "T"], [], ["C"]]


# Who only watches, the end, and what is broken off


def test_who_watches_and_who_sits_out_have_no_choice_and_no_cards() -> None:
    state = deal_with({}, rules=rules_of("danish", 4))
    for viewer in (state.seating.sitting_out, None):
        seen = view(state, viewer)
        assert (seen.choice, seen.hand) == (NoChoice(), NO_CARDS)
        assert cards_within(seen) == NO_CARDS


@pytest.mark.parametrize("viewer", [*SEATS, None])
def test_after_the_last_trick_all_cards_lie_open(viewer: Viewer) -> None:
    *_, over = random_play(deal_with({}), "open")
    seen = view(over, viewer)
    assert over.ended is HowEnded.PLAYED
    assert seen.dealt == over.dealt
    assert seen.ledger == over.ledger
    assert seen.discard == over.discard


@pytest.mark.clause("GAME-4")
def test_a_deal_broken_off_stays_closed() -> None:
    from_middle = list(islice(random_play(deal_with({}), "closed"), 20))[-1]
    broken = apply(from_middle, BreakOff()).state
    for viewer in (*SEATS, None):
        assert cards_within(view(broken, viewer)) <= may_know(from_middle, viewer)


# Events


@pytest.mark.parametrize("viewer", [*SEATS, None])
@pytest.mark.parametrize("seed", ["events", "more events"])
def test_events_show_no_hidden_card_before_the_deal_is_over(viewer: Viewer, seed: str) -> None:
    for before, action in steps(deal_with({}), seed):
        step = apply(before, action)
        if any(isinstance(event, DealEnded) for event in step.events):
            continue
        for event in step.events:
            assert cards_within(seen_by(event, viewer)) <= may_know(step.state, viewer)


def test_a_hand_dealt_and_a_discard_keep_their_place_among_the_events_of_others() -> None:
    dealt = HandDealt(Seat.FIRST, 28, cards("CK CQ"))
    away = Discarded(Seat.FIRST, cards("C10 C9 C8"))
    assert seen_by(dealt, Seat.FIRST) == dealt
    assert seen_by(dealt, Seat.SECOND) == HandDealt(Seat.FIRST, 28, ())
    assert seen_by(away, Seat.FIRST) == away
    assert seen_by(away, None) == Discarded(Seat.FIRST, ())


def steps(state: DealState, seed: str) -> Iterator[tuple[DealState, Action]]:
    """Each state of a deal played by chance with the action that follows it."""
    for after in random_play(state, seed):
        yield state, after.actions[-1]
        state = after


# Refusals


def test_a_refusal_shows_no_card_that_its_seat_may_not_know(any_table: Rules) -> None:
    for state in random_play(deal_with({}, rules=any_table), "refused"):
        for seat in (Seat(number) for number in range(any_table.players)):
            for action in (Play(seat, Card.CK), Discard(seat, ()), AnnounceTout(seat)):
                found = refusal(state, action)
                if found is None or state.ended is not None:
                    continue
                known = may_know(state, seat).with_(Card.CK)
                assert cards_within(found) <= known
                assert found.legal == view(state, seat).choice
