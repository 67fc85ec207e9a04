"""Every pair of Pagat, King, another King, 'Scuse and Mond in the last trick, in every situation.

What is paid stands in a small table of its own below, written from the rulebook: which cards pay
and earn, and what a situation takes away. It knows nothing of the engine. Each pair is put in every
order, with a third card that loses or one that trumps, in front of ``payments``; and wherever a
pair can meet so in play, a whole deal is played to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

import pytest

from grosstarock.core.cards import Card
from grosstarock.core.facts import DealPlayed
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.settlement import payments
from grosstarock.testing.composer import Wish, composed_state
from grosstarock.testing.composer_lines import ledger_lines, settlement_lines

CARDS = ("T1", "SK", "HK", "F", "T21")
PAIRS = tuple(combinations(CARDS, 2))
THIRDS = ("C2", "T14")
KING_POT, PAGAT_POT = 100, 60

# What each costs or earns: with pots, without (sections 2 and 6).
TOUT = {True: 85, False: 25}
MISERE = {True: 25, False: 25}
LAST = {True: 20, False: 5}
ULTIMO = {
    "T1": ("ULT-1", {True: 45, False: 15}, "Pagat pot", PAGAT_POT),
    "SK": ("ULT-2", {True: 40, False: 10}, "King pot", KING_POT),
    "HK": ("ULT-2", {True: 40, False: 10}, "King pot", KING_POT),
}

SITUATIONS = (
    "nothing special",
    "tout of the winner",
    "misère of a loser",
    "announced tout made",
    "announced tout failed",
    "announced tout failed, tout of the winner",
    "announced tout failed, misère of a loser",
)


@dataclass(frozen=True)
class Case:
    """A last trick and what has happened before it; a deals where it matters who does."""

    order: str
    cards: tuple[str, ...]
    winner: str
    dealer: str
    announced: bool = False
    tout: str | None = None
    misere: str | None = None

    def __str__(self) -> str:
        return f"{self.order[0]}: {' '.join(self.cards)}"


def winner_of(order: str, cards: tuple[str, ...]) -> str:
    """PLAY-3 for these cards: the highest trump, else the one card of the suit led."""
    trumps = [card for card in cards if card[0] == "T"]
    if trumps:
        return order[cards.index(max(trumps, key=lambda card: int(card[1:])))]
    lead = cards[1] if cards[0] == "F" else cards[0]
    return order[cards.index(lead)]


def cases(pair: tuple[str, str], situation: str) -> Iterator[Case]:
    """The pair and a third card in every order, for each dealer and each seat that may be meant."""
    if "F" in pair and "announced" in situation:
        return  # the 'Scuse has been laid away (TOUT-A1)
    for third in THIRDS:
        for cards in permutations((*pair, third)):
            for order in ("abc", "bca", "cab"):
                winner = winner_of(order, cards)
                losers = [seat for seat in "abc" if seat != winner]
                for dealer in "abc":
                    made = Case(order, cards, winner, dealer, announced="announced" in situation)
                    if situation == "announced tout made" and dealer != winner:
                        continue
                    if (
                        situation == "announced tout failed, tout of the winner"
                        and dealer == winner
                    ):
                        continue
                    if "misère" in situation:
                        for loser in losers:
                            yield Case(order, cards, winner, dealer, made.announced, None, loser)
                    elif situation in ("nothing special", "announced tout failed"):
                        yield made
                    else:
                        yield Case(order, cards, winner, dealer, made.announced, winner)


def after(seat: str) -> list[str]:
    """The other two, in playing order from a seat."""
    return list("abcabc"["abc".index(seat) + 1 :][:2])


def expected(case: Case, *, pots: bool) -> list[str]:
    """Section 6 for a case, in the order of the record."""
    failed = case.announced and case.tout != case.dealer
    lines: list[str] = []
    if case.tout:
        lines += [f"{seat} pays {case.tout} {TOUT[pots]} TOUT-1" for seat in after(case.tout)]
        lines += [f"King pot pays {case.tout} {KING_POT} TOUT-1"] if pots else []
        lines += [f"Pagat pot pays {case.tout} {PAGAT_POT} TOUT-1"] if pots else []
    if failed:
        lines += [f"{case.dealer} pays {seat} {TOUT[pots]} TOUT-A2" for seat in after(case.dealer)]
        lines += [f"{case.dealer} pays King pot {KING_POT} TOUT-A2"] if pots else []
        lines += [f"{case.dealer} pays Pagat pot {PAGAT_POT} TOUT-A2"] if pots else []
    if case.misere:
        lines += [f"{seat} pays {case.misere} {MISERE[pots]} MIS-1" for seat in after(case.misere)]
    won = case.cards[case.order.index(case.winner)]
    lost = [card for card in case.cards if card in ULTIMO and card != won]
    if won in ULTIMO and not (case.tout or failed or case.misere):
        clause, amount, pot, content = ULTIMO[won]
        lines += [
            f"{seat} pays {case.winner} {amount[pots]} {clause} ({won})"
            for seat in after(case.winner)
        ]
        lines += [f"{pot} pays {case.winner} {content} {clause} ({won})"] if pots else []
    for card in lost:
        _, amount, pot, content = ULTIMO[card]
        loser = case.order[case.cards.index(card)]
        lines += [f"{loser} pays {seat} {amount[pots]} ULT-3 ({card})" for seat in after(loser)]
        lines += [f"{loser} pays {pot} {content} ULT-3 ({card})"] if pots else []
    if not (case.tout or case.misere or won in ULTIMO or lost):
        lines += [f"{seat} pays {case.winner} {LAST[pots]} LAST-1" for seat in after(case.winner)]
    return lines


def fact_of(case: Case) -> DealPlayed:
    """The case as the engine would tell it to the cashier; everybody counts 26."""

    def has_trick(seat: str) -> bool:
        return seat == case.tout if case.tout else seat != case.misere

    return DealPlayed(
        dealer=Seat("abc".index(case.dealer)),
        has_trick=BySeat(has_trick(seat) for seat in "abc"),
        last_trick=tuple(
            (Seat("abc".index(seat)), Card[card])
            for seat, card in zip(case.order, case.cards, strict=True)
        ),
        last_winner=Seat("abc".index(case.winner)),
        card_points=BySeat((26, 26, 26)),
        tout_announced=case.announced,
    )


EVERY_PAIR = pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
EVERY_SITUATION = pytest.mark.parametrize("situation", SITUATIONS)
ALL_OF_SECTION_6 = pytest.mark.clause(
    "TOUT-1", "TOUT-2", "TOUT-A2", "MIS-1", "ULT-1", "ULT-2", "ULT-3", "LAST-1", "POT-1"
)


@ALL_OF_SECTION_6
@EVERY_PAIR
@EVERY_SITUATION
@pytest.mark.parametrize("pots", [True, False], ids=["with pots", "without pots"])
def test_the_pair_in_every_order_is_paid_as_the_table_says(
    pair: tuple[str, str], situation: str, *, pots: bool
) -> None:
    rules = rules_of("dollar", options={"pots": pots})
    standing = Pots(KING_POT, PAGAT_POT) if pots else Pots()
    for case in cases(pair, situation):
        found = ledger_lines(payments(rules, standing, fact_of(case)))
        assert found == expected(case, pots=pots), str(case)


def can_be_played(case: Case) -> bool:
    """Who took every trick leads the last one; who took none does not."""
    leader = case.order[0]
    return case.misere != leader and case.tout in (None, leader)


def played_cases() -> dict[str, Case]:
    """For each pair, situation and card that wins, one case; the dealer changes between them."""
    chosen: dict[str, Case] = {}
    for pair in PAIRS:
        for situation in SITUATIONS:
            winning: set[str] = set()
            for number, case in enumerate(cases(pair, situation)):
                won = case.cards[case.order.index(case.winner)]
                if won in winning or not can_be_played(case) or number % 3 != len(chosen) % 3:
                    continue
                winning.add(won)
                chosen[f"{situation}: {case}, {case.dealer} deals"] = case
    return chosen


PLAYED = played_cases()


@ALL_OF_SECTION_6
@pytest.mark.parametrize("case", PLAYED.values(), ids=PLAYED.keys())
def test_the_pair_met_in_a_deal_is_paid_as_the_table_says(case: Case) -> None:
    rules = rules_of("dollar", options={"card_points": False})
    taken = {case.tout: 25} if case.tout else {case.misere: 0} if case.misere else {}
    wish = Wish(last_tricks=str(case), tricks_taken=taken, tout_announced=case.announced)
    state = composed_state(rules, case.dealer, wish, pots=(KING_POT, PAGAT_POT))
    assert settlement_lines(state.ledger) == expected(case, pots=True)
    assert state.accounts.total() == 0
