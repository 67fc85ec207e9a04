"""The club player's look ahead: it reckons as the core does, and deals out what may be."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.players.positions import ME, to_play

from grosstarock.core.actions import DealCards, Play
from grosstarock.core.cardset import CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.tricks import playable
from grosstarock.core.view import View, view
from grosstarock.players.club_amounts import amounts_of
from grosstarock.players.club_ending import (
    Ending,
    Stakes,
    deal_out,
    ending_promises,
    last_trick_gains,
    stakes_of,
    trick_gains,
    winner_of,
)
from grosstarock.players.club_sight import Sight, sight_of
from grosstarock.testing.player_laws import chance_action

PAID = {Clause.PAY_1, Clause.PAY_2, Clause.ULT_1, Clause.ULT_2, Clause.ULT_3}
LAST = {Clause.LAST_1, Clause.MIS_1}
TABLES = [("danish", 3), ("danish", 4), ("classic-no-pots", 3)]


def last_plays(preset: str, players: int, number: int) -> Iterator[tuple[DealState, Play]]:
    """The last eight tricks of a deal by chance: each state, and what is played in it."""
    rules, dice = rules_of(preset, players), Random(number)
    state = apply(
        initial(rules, Seat(number % players)), DealCards(shuffled(f"gt1:ending/{number}"))
    ).state
    while state.turn is not None:
        action = chance_action(view(state, state.turn).choice, dice)
        if isinstance(action, Play) and len(state.tricks) >= 17:
            yield state, action
        state = apply(state, action).state


def stakes_at(state: DealState) -> tuple[Sight, Stakes]:
    assert state.turn is not None
    assert state.trick is not None
    seen = view(state, state.turn)
    sight = sight_of(seen, state.trick, state.turn)
    return sight, stakes_of(sight, amounts_of(seen))


def told(entries: tuple[Entry, ...], state: DealState) -> dict[Seat, float]:
    """What seats win by some entries, with their share of what the pots win."""
    share = 1 / state.rules.players
    won = dict.fromkeys(state.seating.active, 0.0)
    for entry in entries:
        if entry.clause not in PAID | LAST:
            continue
        for party, points in ((entry.payer, -entry.points), (entry.payee, entry.points)):
            if isinstance(party, Seat):
                won[party] += points
            elif isinstance(party, Pot):
                won = {seat: old + points * share for seat, old in won.items()}
    return won


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_tricks_cost_and_bring_what_the_core_posts(preset: str, players: int) -> None:
    met: set[Clause] = set()
    for number in range(25):
        for state, action in last_plays(preset, players, number):
            after = apply(state, action).state
            if len(after.tricks) == len(state.tricks):
                continue
            sight, full = stakes_at(state)
            # Card points are settled otherwise; they are looked at below.
            stakes = replace(full, card_point=0.0)
            seats = [sight.seat, *(other.seat for other in sight.others)]
            places = {seat: place for place, seat in enumerate(seats)}
            trick = after.tricks[-1]
            table = [
                (places[seat], card) for seat, card in zip(trick.order, trick.cards, strict=True)
            ]
            winner = winner_of(table, trick.named)
            assert winner == places[trick.winner]
            posted = after.ledger[len(state.ledger) :]
            if any(entry.clause is Clause.TOUT_1 for entry in posted):
                continue
            met |= {entry.clause for entry in posted}
            if trick.number < 25:
                found = trick_gains(stakes, table, winner)
            else:
                taken = [any(t.winner is seat for t in after.tricks) for seat in places]
                found = last_trick_gains(stakes, table, winner, taken)
            wanted = told(posted, state)
            assert found == pytest.approx([wanted[seat] for seat in places])
    assert {Clause.PAY_1, Clause.ULT_3, Clause.LAST_1} <= met


def test_the_cards_that_may_be_played_are_the_cores() -> None:
    for number in range(20):
        for state, _ in last_plays("danish", 3, number):
            sight, stakes = stakes_at(state)
            assert state.trick is not None
            ending = Ending(sight, stakes)
            found = ending._legal(sight.hand, state.trick.number, ending._table, state.trick.named)
            wanted = playable(
                CardSet.from_mask(sight.hand), state.trick, scuse_demanded=state.scuse_demanded
            )
            assert CardSet(found) == wanted


def test_hands_are_dealt_out_as_the_voids_and_the_declarations_allow() -> None:
    dealt = 0
    for number in range(12):
        for state, _ in last_plays("danish", 3, number):
            sight, _stakes = stakes_at(state)
            hands = deal_out(sight, Random(number))
            if hands is None:
                continue
            dealt += 1
            own, *others = hands
            assert own == sight.hand
            for other, held in zip(sight.others, others, strict=True):
                assert held.bit_count() == other.size
                assert held & ~sight.out == 0
                assert other.shown & ~held == 0
            assert others[0] & others[1] == 0
    assert dealt > 200


def promises(seen: View) -> dict[str, float]:
    assert seen.trick is not None
    sight = sight_of(seen, seen.trick, ME)
    plays = [(card, named) for card in seen.choice.cards for named in seen.choice.names_with(card)]  # type: ignore[union-attr]  # a card is to be played
    found = ending_promises(sight, amounts_of(seen), plays, Random(1))
    return {
        card.code: sum(gains) / len(gains) for (card, _), gains in zip(plays, found, strict=True)
    }


def test_the_last_trick_is_foreseen_to_the_point() -> None:
    rules = rules_of("classic-no-pots")
    found = promises(to_play("XXI I", out="CK CQ S8 S7 F", rules=rules))
    assert found["T21"] - found["T1"] > 5
    lost = promises(to_play("XX I", out="XXI XIX XVIII C5 F", rules=rules))
    assert lost["T1"] > lost["T20"]


def test_the_same_chance_looks_at_the_same_endings() -> None:
    seen = to_play("CK XX V", out="XXI XIX CQ CN S8 S7 H1 D1 F", rules=rules_of("danish"))
    assert promises(seen) == promises(seen)
