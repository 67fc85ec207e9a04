"""Who sits where, and what a deal says about two players."""

from collections import Counter
from itertools import count, pairwise

import pytest
from tests.arena.table_of_novices import STRONG, WEAK, Here, table

from grosstarock.arena.gains import Source, gains, mean_gains, source_of
from grosstarock.arena.playing import Table, play_unit
from grosstarock.arena.seatings import seatings, seats_of
from grosstarock.core.cards import Card
from grosstarock.core.cardset import TRUMPS, CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.dealing import dealt_hands
from grosstarock.core.ledger import Entry, Pot, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.shuffle import shuffled
from grosstarock.notation.record import state_of
from grosstarock.notation.record_reader import read_record

A, B, C = Seat.FIRST, Seat.SECOND, Seat.THIRD


def test_with_three_each_is_once_in_every_seat_alone_and_with_another_of_its_kind() -> None:
    found = seatings(3)
    assert len(set(found)) == 6
    alone = Counter(
        (player, seated.index(player))
        for seated in found
        for player in (0, 1)
        if seated.count(player) == 1
    )
    assert alone == {(player, seat): 1 for player in (0, 1) for seat in range(3)}


def test_with_four_every_deal_has_one_against_two_whoever_sits_out() -> None:
    for dealer in range(4):
        active = Seating.of(4, Seat(dealer)).active
        shapes = Counter(tuple(seated[seat] for seat in active) for seated in seatings(4))
        assert shapes == dict.fromkeys(seatings(3), 1)


def test_gains_are_the_mean_of_the_one_less_the_mean_of_the_other() -> None:
    ledger = (
        Entry(Clause.PAY_1, A, B, 5, (Card.CK,)),
        Entry(Clause.PAY_1, A, C, 5, (Card.CK,)),
        Entry(Clause.PAY_1, A, Pot.KING, 5, (Card.CK,)),
        Entry(Clause.ULT_1, Pot.PAGAT, C, 65, (Card.T1,)),
    )
    assert gains(ledger, (A,), (B, C)) == {
        Source(Clause.PAY_1, Pot.KING): -20.0,
        Source(Clause.ULT_1): -32.5,
    }
    assert gains(ledger, (A, C), (B,)) == {
        Source(Clause.PAY_1, Pot.KING): -10.0,
        Source(Clause.ULT_1): 32.5,
    }


def test_with_two_the_scores_count_and_their_difference_does_not_count_again() -> None:
    ledger = (
        Entry(Clause.CARD_1, A, None, 50),
        Entry(Clause.CARD_1, B, None, 20),
        Entry(Clause.ULT_3, B, None, -15, (Card.T1,)),
        Entry(Clause.TWO_3, None, A, 45),
    )
    found = gains(ledger, (A,), (B,))
    assert found == {Source(Clause.CARD_1): 30.0, Source(Clause.ULT_3, Pot.PAGAT): 15.0}
    assert sum(found.values()) == 45


@pytest.mark.parametrize("text", ["POT-2", "PAY-1/king", "ULT-3/pagat"])
def test_a_source_is_read_as_it_was_written(text: str) -> None:
    assert str(Source.read(text)) == text


def test_a_king_lost_and_the_pagat_lost_are_told_apart() -> None:
    assert source_of(Entry(Clause.PAY_1, A, B, 5, (Card.T1,))).pot is Pot.PAGAT
    assert source_of(Entry(Clause.ULT_2, A, B, 40, (Card.CK,))).pot is None


def test_the_mean_counts_a_source_that_is_missing_as_nothing() -> None:
    one, other = Source(Clause.CARD_2), Source(Clause.MIS_1)
    assert mean_gains([{one: 4.0}, {one: 2.0, other: 50.0}]) == {one: 3.0, other: 25.0}


@pytest.mark.parametrize(
    ("preset", "players"), [("danish", 3), ("danish", 4), ("classic-no-pots", 3), ("two-player", 2)]
)
def test_a_unit_is_the_change_of_balance_that_its_own_records_tell(
    preset: str, players: int
) -> None:
    unit = play_unit(table(preset, players), (STRONG, WEAK), 2, Here())
    told = []
    for seated, line in zip(seatings(players), unit.records, strict=True):
        record = read_record(line)
        assert record.players == tuple(("novice", "random")[which] for which in seated)
        assert record.dealer == 1
        deal = state_of(record)
        first, second = seats_of(seated, deal.seating.active)
        changes = [
            sum(deal.accounts.balances[seat] - deal.before.balances[seat] for seat in seats)
            / len(seats)
            for seats in (first, second)
        ]
        told.append(changes[0] - changes[1])
    assert list(unit.by_seating) == pytest.approx(told)
    assert unit.points == pytest.approx(sum(told) / len(told))
    assert sum(unit.gains.values()) == pytest.approx(unit.points)


def test_every_seating_gets_the_same_cards_from_the_same_dealer() -> None:
    unit = play_unit(table(), (STRONG, WEAK), 5, Here())
    records = [read_record(line) for line in unit.records]
    assert len({(record.deal, record.dealer, record.seed) for record in records}) == 1
    other = play_unit(table(), (STRONG, WEAK), 6, Here())
    assert read_record(other.records[0]).deal != records[0].deal


def test_a_seats_seed_is_the_same_whoever_sits_there() -> None:
    here = Here()
    play_unit(table(), (STRONG, WEAK), 1, here)
    assert len({tuple(seats.seeds.items()) for seats in here.seats}) == 1
    assert len(set(here.seats[0].seeds.values())) == 3


def test_players_who_play_alike_are_worth_the_same() -> None:
    unit = play_unit(table(), (STRONG, STRONG), 1, Here())
    assert unit.points == pytest.approx(0.0)
    assert any(unit.by_seating)


@pytest.mark.parametrize(("pots", "wanted"), [(Pots(), (65, 65)), (Pots(130, 300), (135, 305))])
def test_pots_are_fresh_or_as_asked_in_every_deal(pots: Pots, wanted: tuple[int, int]) -> None:
    unit = play_unit(Table(rules_of("danish"), "1", pots), (STRONG, WEAK), 1, Here())
    for line in unit.records:
        deal = state_of(read_record(line))
        into = {
            pot: sum(
                entry.points
                for entry in deal.ledger
                if entry.clause in (Clause.POT_2, Clause.POT_3) and entry.payee is pot
            )
            for pot in Pot
        }
        found = tuple(deal.before.pots.holding(pot) + into[pot] for pot in Pot)
        assert found == wanted


@pytest.mark.parametrize(("players", "deals"), [(3, 6), (4, 8)])
def test_running_pots_run_on_through_an_evening(players: int, deals: int) -> None:
    unit = play_unit(Table(rules_of("danish", players), "1", None), (STRONG, WEAK), 1, Here())
    assert len(unit.records) == 6 * deals
    evening = [state_of(read_record(line)) for line in unit.records[:deals]]
    for earlier, later in pairwise(evening):
        assert later.before == earlier.accounts
    assert [deal.dealer for deal in evening] == [number % players for number in range(deals)]


def test_a_deal_asked_anew_is_followed_by_another_and_counts_with_it() -> None:
    settings = Table(rules_of("danish", options={"redeal_without_trumps": True}), "redeal")
    number = next(number for number in count(1) if has_a_hand_without_trumps(settings, number))
    unit = play_unit(settings, (STRONG, STRONG), number, Here())
    first, second = (read_record(line) for line in unit.records[:2])
    assert len(unit.records) >= 12
    assert first.ended is not None
    assert second.again
    assert second.dealer == first.dealer
    assert second.seed == f"{first.seed}.1"


def has_a_hand_without_trumps(settings: Table, number: int) -> bool:
    dealer = Seat((number - 1) % settings.rules.players)
    pack = shuffled(settings.pack_seed(number, 0))
    hands = dealt_hands(Seating.of(settings.rules.players, dealer), pack)
    return any(CardSet(hand).isdisjoint(TRUMPS) for hand in hands)
