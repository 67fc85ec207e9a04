"""What other programs for games like this one have got wrong about scoring, each as a test.

G1 to G16 are faults of an earlier program for this very game; the others are reports that users of
neighbouring games have filed. Docstrings say the fault; the test shows that it is not ours.
"""

from itertools import combinations, permutations

import pytest

from grosstarock.core.actions import DealCards, Declare, Discard, Play
from grosstarock.core.cards import Card
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, initial, legal_actions
from grosstarock.core.facts import DealPlayed, MatchEnded
from grosstarock.core.ledger import Pot, Pots, posted
from grosstarock.core.match import after_deal, ended, new_match, next_deal
from grosstarock.core.piles import piles
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import Reason
from grosstarock.core.rules import DeclarationDuty, Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import payments
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, Phase
from grosstarock.testing.builder import deal_with, mid_play, random_play, refused
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import expected_lines, ledger_lines, settlement_lines

DANISH = rules_of("danish")
UNCOUNTED = rules_of("danish", options={"card_points": False})
OTHERS = {"a": ("b", "c"), "b": ("c", "a"), "c": ("a", "b")}
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]
EVERY_TABLE = pytest.mark.parametrize(("preset", "players"), TABLES)


def settled(
    last: str, taken: dict[str, int], rules: Rules = UNCOUNTED, dealer: str = "a"
) -> list[str]:
    wish = Wish(last_tricks=last, tricks_taken=taken)
    state = composed_state(rules, dealer, wish, pots=(100, 60) if rules.pots else None)
    return settlement_lines(state.ledger)


def random_deal(rules: Rules, seed: str) -> DealState:
    dealt = apply(initial(rules, Seat.FIRST), DealCards(shuffled(f"gt1:{seed}"))).state
    return list(random_play(dealt, seed))[-1]


@pytest.mark.clause("MIS-1", "LAST-1")
@pytest.mark.parametrize("seat", "abc")
def test_g1_a_player_whose_only_trick_is_the_last_one_is_no_misere(seat: str) -> None:
    """The misère was looked for before the last trick was counted, so its winner was booked."""
    left, right = OTHERS[seat]
    lines = settled(f"{right}: C5 C9 C3", {seat: 1})
    assert lines == [f"{left} pays {seat} 20 LAST-1", f"{right} pays {seat} 20 LAST-1"]


@pytest.mark.clause("TOUT-1")
@pytest.mark.parametrize("seat", "abc")
@pytest.mark.parametrize("dealer", "abc")
def test_g2_a_tout_is_paid_to_who_took_the_tricks(seat: str, dealer: str) -> None:
    """The tout was paid to whoever had played the highest card to the last trick."""
    left, right = OTHERS[seat]
    lines = settled(f"{seat}: C5 D9 HQ", {seat: 25}, dealer=dealer)
    assert lines[:2] == [f"{left} pays {seat} 85 TOUT-1", f"{right} pays {seat} 85 TOUT-1"]
    assert not [line for line in lines if f"{seat} pays" in line]


@pytest.mark.clause("TOUT-1", "MIS-1", "ULT-1", "ULT-3")
@pytest.mark.parametrize(
    ("last", "taken"),
    [("b: T1 C4 D5", {"b": 25}), ("b: T1 C4 D5", {"c": 0}), ("b: D6 C4 T1", {"c": 0})],
)
def test_g3_a_pagat_that_wins_the_last_trick_never_pays(last: str, taken: dict[str, int]) -> None:
    """In a tout or misère a Pagat that won the last trick was charged as if it had failed."""
    assert not [line for line in settled(last, taken) if "T1" in line]


@pytest.mark.clause("DECL-1")
@pytest.mark.parametrize("dealer", "abcd")
def test_g4_with_four_at_the_table_a_declaration_is_paid_once(dealer: str) -> None:
    """With four at the table the dealer's turn to declare came round again, and was paid again."""
    kings = {dealer: "CK SK HK DK"}
    wish = Wish(holds=kings, declares=True, scuse="abcd"[("abcd".index(dealer) + 1) % 4])
    state = composed_state(rules_of("danish", 4), dealer, wish)
    paid = [entry for entry in state.ledger if entry.clause == "DECL-6"]
    assert [entry.payee for entry in paid] == [Seat("abcd".index(dealer))] * 2
    assert len({entry.payer for entry in paid}) == 2
    assert len(state.declared) == 3


@pytest.mark.clause("SCUSE-2", "SCUSE-3")
def test_g5_the_scuse_is_paid_for_with_a_card_or_surrendered() -> None:
    """No card was ever given for the 'Scuse, and a player without tricks kept it."""
    exchanged = composed_state(
        DANISH,
        "a",
        Wish(first_tricks="b: C3 F CK", last_tricks="b: T2 T9 D4", tricks_taken={"c": 1}),
    )
    assert exchanged.played is not None
    laid_away = exchanged.discard or CardSet()
    found = piles(DANISH, exchanged.seating, exchanged.tricks, laid_away)
    assert found[2] == CardSet([Card.F, Card.T2, Card.T9])
    assert Card.D4 in found[0]
    surrendered = composed_state(
        DANISH,
        "a",
        Wish(first_tricks="b: C3 F CK", last_tricks="b: D5 D8 D7", tricks_taken={"c": 0}),
    )
    assert surrendered.played is not None
    assert surrendered.played.card_points[2] == 0


@pytest.mark.clause("CARD-2")
@pytest.mark.parametrize("dealer", "abc")
def test_g11_the_dealer_of_the_deal_balances_the_count(dealer: str) -> None:
    """What rounding left over was put on the next dealer."""
    state = composed_state(DANISH, dealer, Wish(last_tricks="b: C5 C9 C3", tricks_taken={"b": 18}))
    seat = Seat("abc".index(dealer))
    counted = [entry for entry in state.ledger if entry.clause == "CARD-2"]
    assert counted
    assert all(seat in (entry.payer, entry.payee) for entry in counted)


@pytest.mark.clause("POT-4")
def test_g12_a_tie_for_the_lowest_makes_no_chips() -> None:
    """Every player tied for the lowest was given the rest, so that points came from nowhere."""
    balances = BySeat((-45, -45, -40))
    entries = payments(DANISH, Pots(65, 65), MatchEnded(balances))
    assert sum(entry.points for entry in entries) == 130
    assert [sum(e.points for e in entries if e.payee == seat) for seat in range(3)] == [50, 40, 40]


@pytest.mark.clause("CARD-1", "TWO-3")
@pytest.mark.parametrize("seed", range(4))
def test_g14_with_two_players_the_scuse_shifts_no_trick_point(seed: int) -> None:
    """Tricks were counted as cards in the pile, so a 'Scuse that changed piles moved a point."""
    rules = rules_of("two-player")
    state = composed_state(rules, "a", Wish(scuse="b", last_tricks="b: C3 C2"), seed=seed)
    assert state.played is not None
    found = piles(rules, state.seating, state.tricks, state.discard or CardSet())
    tricks = [sum(trick.winner == seat for trick in state.tricks) for seat in range(2)]
    values = [sum(card.points for card in pile) for pile in found]
    assert state.played.card_points == (values[0] + tricks[0] + 1, values[1] + tricks[1])
    assert sum(tricks) == 25


@pytest.mark.clause("TOUT-2")
def test_g15_in_a_tout_the_pots_are_emptied_before_a_lost_king_fills_them() -> None:
    """The lost King doubled the pot first, and the tout player then took the double."""
    lines = settled("a: T9 SK C4", {"a": 25})
    assert lines.index("King pot pays a 100 TOUT-1") < lines.index("b pays King pot 100 ULT-3 (SK)")


@pytest.mark.clause("TOUT-A2", "DECL-2")
def test_g16_the_announced_tout_can_fail_and_declaring_can_be_free() -> None:
    """An announced tout, its failing, voluntary declarations and amounts in $ were missing."""
    rules = rules_of("dollar", options={"card_points": False})
    assert (rules.stake.unit, rules.stake.points) == ("$", 5)
    assert rules.announced_tout
    assert rules.declarations is DeclarationDuty.VOLUNTARY
    wish = Wish(last_tricks="a: C9 C3 T4", tout_announced=True, holds={"b": "CK SK HK DK"})
    state = composed_state(rules, "a", wish, pots=(100, 60))
    assert settlement_lines(state.ledger) == expected_lines("""
        a pays b, c 85 TOUT-A2; a pays King pot 100 TOUT-A2; a pays Pagat pot 60 TOUT-A2
        a, b pay c 20 LAST-1
    """)
    assert not [line for line in ledger_lines(state.ledger) if "DECL" in line]


@pytest.mark.clause("MIS-1", "TOUT-1")
def test_tricks_decide_and_not_points() -> None:
    """A result "without a trick" was decided by card points: one worthless trick was no trick."""
    lines = settled("c: D8 D9 D10", {"b": 0})
    assert lines == ["c pays b 25 MIS-1", "a pays b 25 MIS-1"]
    worthless = settled("c: D8 D9 D4", {"b": 1})
    assert worthless == ["c pays b 20 LAST-1", "a pays b 20 LAST-1"]


@pytest.mark.clause("TOUT-1", "MIS-1", "GAME-2")
@pytest.mark.parametrize("dealer", "abc")
@pytest.mark.parametrize("seat", "abc")
def test_a_special_result_is_booked_to_its_player_with_the_right_sign(
    seat: str, dealer: str
) -> None:
    """Special results were booked to another player, and with the wrong sign."""
    leader = "bca"["abc".index(seat)]
    wish = Wish(last_tricks=f"{leader}: D2 D3 D4", tricks_taken={seat: 0})
    state = composed_state(DANISH, dealer, wish, pots=(100, 60))
    misere = [entry for entry in state.ledger if entry.clause == "MIS-1"]
    assert [(entry.payee, entry.points) for entry in misere] == [(Seat("abc".index(seat)), 25)] * 2
    assert state.accounts.total() == 0


@pytest.mark.clause("GAME-2")
@EVERY_TABLE
def test_every_line_is_credited_to_whom_it_names(preset: str, players: int) -> None:
    """Points stood in the list of a deal and were credited to nobody."""
    rules = rules_of(preset, players)
    for seed in ("a", "b", "c"):
        state = random_deal(rules, seed)
        assert posted(state.before, state.ledger) == state.accounts


@pytest.mark.clause("MIS-1")
@pytest.mark.parametrize("last", ["b: T1 C4 D5", "b: SK S4 S5", "b: C9 C4 C5", "b: T9 T1 SK"])
def test_a_misere_shows_no_line_that_cannot_occur_in_it(last: str) -> None:
    """Deals without a trick for one player were listed with results that cannot occur there."""
    paid = settled(last, {"c": 0}, DANISH)
    clauses = {line.partition(" (")[0].split()[-1] for line in paid}
    assert clauses <= {"MIS-1", "ULT-3"}


@pytest.mark.clause("DISC-1", "CARD-1")
@EVERY_TABLE
def test_25_cards_in_each_hand_and_the_piles_add_up_to_the_pack(preset: str, players: int) -> None:
    """The dealer kept a card too many, and the others' points were got by subtraction."""
    rules = rules_of(preset, players)
    dealt = apply(initial(rules, Seat.FIRST), DealCards(shuffled("gt1:piles"))).state
    states = list(random_play(dealt, "piles"))
    begun = next(state for state in states if state.phase is Phase.DECLARE)
    assert [len(begun.hands[seat]) for seat in begun.seating.active] == [25] * min(players, 3)
    over = states[-1]
    found = piles(rules, over.seating, over.tricks, over.discard or CardSet())
    assert sum(map(len, found)) == (78 if players > 2 else 53)
    together = CardSet(card for pile in found for card in pile)
    assert players == 2 or together == ALL_CARDS
    assert over.played is not None
    by_hand = [
        sum(card.points for card in found[seat])
        + sum(trick.winner is seat for trick in over.tricks)
        + (seat is over.dealer)
        for seat in over.seating.everyone
    ]
    assert list(over.played.card_points) == by_hand
    assert players == 2 or sum(by_hand) == 78


@pytest.mark.clause("TOUT-1", "LAST-1")
@pytest.mark.parametrize(("tricks", "made"), [(25, True), (24, False), (23, False)])
def test_all_tricks_means_25_of_25(tricks: int, *, made: bool) -> None:
    """A tout was recognised below the limit."""
    last = {25: "a: T9 C3 C4", 24: "a: C3 C9 C4", 23: "a: T9 C3 C4"}[tricks]
    rest = {25: {}, 24: {"b": 1}, 23: {"b": 1, "c": 1}}[tricks]
    lines = settled(last, {"a": tricks, **rest})
    assert any("TOUT" in line for line in lines) is made


@pytest.mark.clause("POT-4", "GAME-2")
@pytest.mark.parametrize("players", [3, 4])
def test_no_remainder_vanishes_with_ties_and_odd_pots(players: int) -> None:
    """Remainders vanished and ties lost a winner when a pot was shared out."""
    rules = rules_of("danish", players)
    for king, pagat in combinations(range(0, 200, 15), 2):
        balances = BySeat([-(king + pagat) // players] * players)
        entries = payments(rules, Pots(king, pagat), MatchEnded(balances))
        assert sum(entry.points for entry in entries) == king + pagat
        got = [sum(e.points for e in entries if e.payee == seat) for seat in range(players)]
        assert len(set(got[1:])) == 1
        assert got[0] >= got[1]
        assert all(points % 5 == 0 for points in got)


@pytest.mark.clause("GAME-2", "POT-4")
@pytest.mark.parametrize("players", [3, 4])
def test_players_and_pots_together_never_change(players: int) -> None:
    """Profits of a table did not sum to zero."""
    match = new_match(rules_of("danish", players))
    for number in range(players + 1):
        dealt = apply(next_deal(match), DealCards(shuffled(f"gt1:{number}"))).state
        states = [dealt, *random_play(dealt, str(number))]
        running = states[0].before
        for entry in states[-1].ledger:
            running = posted(running, [entry])
            assert running.total() == 0
        match = after_deal(match, states[-1])
    assert ended(match).accounts.total() == 0


@pytest.mark.clause("ULT-1", "ULT-3", "TOUT-1", "MIS-1")
def test_a_low_trump_last_and_all_tricks_are_never_mixed_up() -> None:
    """The bonus for the lowest trump in the last trick and for all tricks were combined wrongly."""
    for cards in permutations((Card.T1, Card.SK, Card.T14)):
        played = tuple(zip((Seat.FIRST, Seat.SECOND, Seat.THIRD), cards, strict=True))
        winner = next(seat for seat, card in played if card is Card.T14)
        for tout in (True, False):
            fact = DealPlayed(
                dealer=Seat.FIRST,
                has_trick=BySeat(seat is winner or not tout for seat in Seat if seat < 3),
                last_trick=played,
                last_winner=winner,
                card_points=BySeat((26, 26, 26)),
            )
            entries = payments(DANISH, Pots(100, 60), fact)
            clauses = [entry.clause for entry in entries if not isinstance(entry.payer, Pot)]
            assert clauses.count(Clause.ULT_3) == 6, "two lose, each to two players and a pot"
            assert ("TOUT-1" in clauses) is tout


@pytest.mark.clause("ULT-1", "ULT-3", "GAME-2")
def test_an_ultimo_is_credited_only_if_its_card_wins_and_every_loss_is_a_line() -> None:
    """An ultimo was credited since the card was there; a failed one was deducted without a line."""
    lines = settled("a: SK T1 T14", {})
    assert not [line for line in lines if "ULT-1" in line or "ULT-2" in line]
    assert lines == expected_lines("""
        a pays b, c 40 ULT-3 (SK); a pays King pot 100 ULT-3 (SK)
        b pays c, a 45 ULT-3 (T1); b pays Pagat pot 60 ULT-3 (T1)
    """)


@pytest.mark.clause("SCUSE-4", "SCUSE-6", "SCUSE-3")
def test_whose_the_scuse_is_by_the_trick_it_was_played_to() -> None:
    """The fool's owner was wrong at the last trick and when the card owed for it came late."""
    first = Wish(first_tricks="b: C3 F CK", last_tricks="b: T2 T9 D4", tricks_taken={"c": 1})
    late = composed_state(DANISH, "a", first)
    last = composed_state(DANISH, "a", Wish(last_tricks="b: S9 F S1", tricks_taken={"c": 12}))
    for state, owner in ((late, 2), (last, 1)):
        found = piles(DANISH, state.seating, state.tricks, state.discard or CardSet())
        assert [Card.F in pile for pile in found] == [seat == owner for seat in range(3)]
    trick_24 = mid_play({0: "D9", 1: "F D7", 2: "S10 D8"}, trick=24, leader=0, table="S9")
    assert refused(trick_24, Play(Seat.SECOND, Card.F)).reason is Reason.SCUSE_PENULTIMATE


@pytest.mark.clause("DECL-1", "PLAY-1")
@EVERY_TABLE
def test_no_phase_is_skipped_or_comes_twice_at_any_table(preset: str, players: int) -> None:
    """The declarations were skipped for some numbers of players."""
    rules = rules_of(preset, players, options={"redeal_without_trumps": True})
    dealt = apply(initial(rules, Seat.FIRST), DealCards(shuffled("gt1:phases"))).state
    phases: list[Phase] = [dealt.phase]
    counts: dict[Phase, int] = {}
    for state in random_play(dealt, "phases"):
        counts[phases[-1]] = counts.get(phases[-1], 0) + 1
        phases.append(state.phase)
    order = [
        phase for place, phase in enumerate(phases) if place == 0 or phases[place - 1] != phase
    ]
    demand = [Phase.DEMAND, Phase.PLAY] if Phase.DEMAND in order else []
    head = [Phase.REDEAL, Phase.DISCARD, Phase.DECLARE, Phase.PLAY]
    assert order == [*head, *demand, Phase.OVER]
    assert counts[Phase.DECLARE] == min(players, 3)
    assert counts[Phase.PLAY] == 25 * min(players, 3)


@pytest.mark.clause("DECL-2")
@pytest.mark.parametrize("players", [3, 4])
def test_declining_to_declare_always_moves_on(players: int) -> None:
    """A game stood still when a declaration was declined."""
    wish = Wish(holds={"b": "CK SK HK DK"}, declares=False, scuse="d" if players == 4 else "c")
    state = composed_state(rules_of("danish", players), "a", wish)
    assert state.declared == ((), (), ())
    assert len(state.tricks) == 25


@pytest.mark.clause("DECL-1", "DECL-2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_declaration_asked_for_twice_is_paid_once(players: int) -> None:
    """The same announcement was made twice when two requests came one after the other."""
    kings = DeclarationName.KINGS
    dealt = deal_with({0: "CK SK HK DK"}, rules=rules_of("danish", players), dealer=0)
    ways = [action for action in legal_actions(dealt) if isinstance(action, Discard)]
    state = apply(dealt, ways[0]).state
    twice_at_once = refused(state, Declare(Seat.FIRST, (kings, kings)))
    assert twice_at_once.reason is Reason.DECLARE_TWICE
    once = apply(state, Declare(Seat.FIRST, (kings,))).state
    assert refused(once, Declare(Seat.FIRST, (kings,))).reason is Reason.DECLARE_TURN
    assert [entry.points for entry in once.ledger if entry.clause == "DECL-6"] == [10, 10]


@pytest.mark.clause("PLAY-3")
def test_with_two_trumps_in_a_trick_the_higher_takes_it_also_around_the_scuse() -> None:
    """The leader of a suit won although two others had trumped it."""
    for last, winner in (
        ("a: SK T4 T9", "c"),
        ("a: SK T9 T4", "b"),
        ("a: T4 F T9", "c"),
        ("a: F T9 T4", "b"),
    ):
        state = composed_state(DANISH, "a", Wish(last_tricks=last))
        assert state.tricks[-1].winner == "abc".index(winner), last


@pytest.mark.clause("SCUSE-5", "PLAY-3")
@pytest.mark.parametrize(
    ("trick", "winner"), [("F=H H9 H2", "c"), ("F=H H9 T2", "c"), ("F=S H9 C2", "a")]
)
def test_the_suit_that_a_led_scuse_names_decides_who_takes_the_trick(
    trick: str, winner: str
) -> None:
    """Continued for a led 'Scuse: a trump takes it, else the suit, else the 'Scuse itself."""
    last = f"a: {trick}; {winner}: C6 C4 C5; {winner}: D4 D6 D5"
    state = composed_state(DANISH, "a", Wish(last_tricks=last))
    assert state.tricks[22].winner == "abc".index(winner)
