import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.record_samples import (
    TABLES,
    broken_off,
    deal_of,
    names_for,
    played_deal,
    redeal_asked,
)

from grosstarock.core import engine
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import PACK, PAGAT
from grosstarock.core.cardset import NO_CARDS, CardSet
from grosstarock.core.dealing import pack_of
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.view import cards_shown, view
from grosstarock.notation.record import CardsUnseen, record_of, record_seen_by, state_of
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.record_writer import write_record
from grosstarock.testing.strategies import deals_in_progress

VIEWERS: tuple[Seat | None, ...] = (*Seat, None)


def cards_in(value: Any) -> CardSet:
    """Every card that is written anywhere in a JSON value."""
    found = NO_CARDS
    if isinstance(value, dict):
        for name, inner in value.items():
            found |= NO_CARDS if name in ("players", "names", "rules") else cards_in(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= cards_in(inner)
    elif isinstance(value, str):
        found |= CardSet(card for card in PACK if card.code == value)
    return found


def known_to(state: DealState, viewer: Seat | None) -> CardSet:
    """What a pair of eyes may know: the own cards, those played, those told or shown."""
    seen = view(state, viewer)
    known = seen.cards_played
    for seat in seen.seating.active:
        known |= cards_shown(seen, seat)
    for cards in seen.dealt:
        known |= CardSet(cards)
    return known


@pytest.mark.parametrize("viewer", VIEWERS)
@given(state=deals_in_progress())
def test_no_hidden_card_is_in_the_record_of_an_unfinished_deal(
    viewer: Seat | None, state: DealState
) -> None:
    if state.ended is HowEnded.PLAYED or viewer not in (None, *state.seating.everyone):
        return
    line = write_record(record_seen_by(state, viewer, names_for(state)))
    assert cards_in(json.loads(line)) <= known_to(state, viewer)
    assert write_record(read_record(line)) == line


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_each_seat_has_its_own_cards_and_nobody_elses(preset: str, players: int) -> None:
    for number in range(4):
        state = deal_of(rules_of(preset, players), number, actions=10 * number + 1)
        for viewer in state.seating.everyone:
            fields = json.loads(write_record(record_seen_by(state, viewer, names_for(state))))
            for seat, hand in enumerate(fields["deal"]):
                dealt = [card.code for card in state.dealt[seat]]
                assert hand == (dealt if seat == viewer else ["?"] * len(dealt))
            if state.discard is not None:
                laid_away = next(a["cards"] for a in fields["actions"] if a["do"] == "discard")
                is_own = viewer is state.dealer
                assert (laid_away == ["?"] * 3) is not is_own
            assert "seed" not in fields


def test_the_cards_of_trumps_declared_are_told_to_nobody_but_the_pagat() -> None:
    rules = rules_of("classic", 3)
    seen_with_pagat = 0
    for number in range(400):
        state = deal_of(rules, number, actions=4)
        whole = record_of(state, names_for(state)).derived.ledger or ()
        for place, entry in enumerate(whole):
            if entry.clause.value != "DECL-3" or not isinstance(entry.payee, Seat):
                continue
            other = next(seat for seat in state.seating.active if seat is not entry.payee)
            for viewer in (other, None):
                told = record_seen_by(state, viewer, names_for(state)).derived.ledger or ()
                with_pagat = PAGAT in entry.cards
                unseen = len(entry.cards) - with_pagat
                assert told[place].cards == (*[PAGAT] * with_pagat, *[None] * unseen)
                seen_with_pagat += with_pagat
            own = record_seen_by(state, entry.payee, names_for(state)).derived.ledger or ()
            assert own[place] == entry
    assert seen_with_pagat


@given(state=deals_in_progress(), chance=st.randoms(use_true_random=False))
def test_the_order_in_which_others_were_dealt_their_cards_changes_nothing(
    state: DealState, chance: Any
) -> None:
    """So nothing tells which of the cards played lay in the Talon."""
    if state.ended is not None:
        return
    viewer = state.seating.eldest
    hands = [list(hand) for hand in state.dealt]
    for seat in state.seating.others(viewer):
        chance.shuffle(hands[seat])
    start = engine.initial(state.rules, state.dealer, state.before, again=state.again)
    pack = pack_of(state.seating, hands)
    other = engine.folded(start, [DealCards(pack), *state.actions[1:]])
    names = names_for(state)
    assert record_seen_by(other, viewer, names) == record_seen_by(state, viewer, names)


def test_a_deal_played_to_its_end_is_open() -> None:
    state = played_deal("two-player", 2)
    names = names_for(state)
    assert record_seen_by(state, None, names) == record_of(state, names)
    assert len(record_of(state, names).deal) == 2


def test_the_seed_is_told_only_when_the_cards_are() -> None:
    unfinished = deal_of(rules_of("danish", 3), 1, actions=30)
    for state in (unfinished, broken_off(unfinished), redeal_asked()):
        record = record_seen_by(state, Seat.FIRST, names_for(state), seed="gt1:x", event="club")
        assert (record.seed, record.event) == (None, "club")
    over = played_deal()
    assert record_seen_by(over, None, names_for(over), seed="gt1:x").seed == "gt1:x"


def test_a_deal_broken_off_stays_closed() -> None:
    state = broken_off(deal_of(rules_of("danish", 3), 1, actions=30))
    record = record_seen_by(state, Seat.SECOND, names_for(state))
    assert record.ended is HowEnded.BROKEN_OFF
    assert [None in hand for hand in record.deal] == [True, False, True]
    assert read_record(write_record(record)) == record


def test_after_a_redeal_the_hand_shown_is_open() -> None:
    state = redeal_asked()
    record = record_seen_by(state, Seat.FIRST, names_for(state))
    assert [None in hand for hand in record.deal] == [False, False, True]


def test_a_record_with_unseen_cards_cannot_be_played_again() -> None:
    state = deal_of(rules_of("danish", 3), 1, actions=30)
    record = record_seen_by(state, Seat.FIRST, names_for(state))
    assert record.has_unseen_cards
    with pytest.raises(CardsUnseen):
        state_of(record)


def test_an_unseen_discard_alone_is_enough_to_stop_a_replay() -> None:
    state = deal_of(rules_of("danish", 3), 1, actions=30)
    fields = json.loads(write_record(record_of(state, names_for(state))))
    fields["actions"][0]["cards"] = ["?", "?", "?"]
    record = read_record(json.dumps(fields))
    assert record.has_unseen_cards
    with pytest.raises(CardsUnseen):
        state_of(record)
