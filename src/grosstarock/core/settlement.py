"""Money in one place: what every fact costs whom (sections 2, 4, 5, 6, 7 and 9 of the rulebook).

``payments(rules, pots, fact)`` is the only function that knows an amount. With two players the same
facts give scores, a plus or minus for one player, and one entry that moves the difference (TWO-3).
"""

from collections.abc import Iterator
from typing import Final

from .cards import PAGAT, Card
from .clauses import Clause
from .declarations import declaration_amount, declaration_clause
from .facts import (
    CardLost,
    DealerPayment,
    DealPlayed,
    Declared,
    Fact,
    Foundation,
    MatchEnded,
    PagatWon,
)
from .ledger import Entry, Pot, Pots, pot_of, scored
from .rules import Rules
from .seats import Seat, Seating

BASE: Final = 26
POINTS_PER_UNIT: Final = 5


def payments(rules: Rules, pots: Pots, fact: Fact) -> tuple[Entry, ...]:
    """The ledger's entries for one fact; ``pots`` is what stands in them before it.

    Entries come in the order of the record: payers in playing order from the payee, payees in
    playing order from the payer, a pot last; nothing that is zero.
    """
    return tuple(entry for entry in _entries(rules, pots, fact) if entry.points)


def _entries(rules: Rules, pots: Pots, fact: Fact) -> Iterator[Entry]:
    match fact:
        case Foundation():
            return _foundation(rules, pots)
        case DealerPayment():
            return _dealer_payment(rules, fact)
        case Declared():
            return _declared(rules, fact)
        case CardLost():
            return _card_lost(rules, fact)
        case PagatWon():
            amount = rules.tariff.pagat_won
            return _each_pays(rules, fact.dealer, fact.seat, amount, Clause.PAY_2, (PAGAT,))
        case DealPlayed():
            return _deal_played(rules, pots, fact)
        case MatchEnded():
            return _pots_divided(rules, pots, fact)


def _foundation(rules: Rules, pots: Pots) -> Iterator[Entry]:
    """POT-2."""
    if not rules.pots:
        return
    for pot in Pot:
        if not pots.holding(pot):
            for number in range(rules.players):
                yield Entry(Clause.POT_2, Seat(number), pot, rules.tariff.foundation)


def _dealer_payment(rules: Rules, fact: DealerPayment) -> Iterator[Entry]:
    """POT-3."""
    if rules.pots:
        for pot in Pot:
            yield Entry(Clause.POT_3, fact.dealer, pot, rules.tariff.dealer_payment)


def _declared(rules: Rules, fact: Declared) -> Iterator[Entry]:
    """DECL-1: each other active player pays the declarer at once."""
    amount = declaration_amount(rules.tariff, fact.declaration)
    clause = declaration_clause(fact.declaration)
    return _each_pays(rules, fact.dealer, fact.seat, amount, clause, tuple(fact.cards))


def _card_lost(rules: Rules, fact: CardLost) -> Iterator[Entry]:
    """PAY-1: to each other active player, and as much into the matching pot."""
    amount = rules.tariff.lost_card
    yield from _pays_each(rules, fact.dealer, fact.seat, amount, Clause.PAY_1, (fact.card,))
    if rules.pots:
        yield Entry(Clause.PAY_1, fact.seat, pot_of(fact.card), amount, (fact.card,))


def _deal_played(rules: Rules, pots: Pots, fact: DealPlayed) -> Iterator[Entry]:
    """Section 6 in its order: who collects from the pots comes before who pays into them."""
    entries = [
        *_tout(rules, pots, fact),
        *_failed_announced_tout(rules, pots, fact),
        *_misere(rules, fact),
        *_ultimo_won(rules, pots, fact),
        *_bagud(rules, pots, fact),
        *_last_trick(rules, fact),
        *_card_points(rules, fact),
    ]
    yield from entries
    if rules.players == 2:
        yield from _difference(rules, fact, entries)


def _tout(rules: Rules, pots: Pots, fact: DealPlayed) -> Iterator[Entry]:
    """TOUT-1."""
    if fact.tout is None:
        return
    yield from _each_pays(rules, fact.dealer, fact.tout, rules.tariff.tout, Clause.TOUT_1)
    for pot in Pot:
        yield Entry(Clause.TOUT_1, pot, fact.tout, pots.holding(pot))


def _failed_announced_tout(rules: Rules, pots: Pots, fact: DealPlayed) -> Iterator[Entry]:
    """TOUT-A2: into each pot as much as stood in it before the last trick was settled."""
    if not fact.failed_announced_tout:
        return
    yield from _pays_each(rules, fact.dealer, fact.dealer, rules.tariff.tout, Clause.TOUT_A2)
    for pot in Pot:
        yield Entry(Clause.TOUT_A2, fact.dealer, pot, pots.holding(pot))


def _misere(rules: Rules, fact: DealPlayed) -> Iterator[Entry]:
    """MIS-1."""
    if fact.misere is not None:
        yield from _each_pays(rules, fact.dealer, fact.misere, rules.tariff.misere, Clause.MIS_1)


def _ultimo_won(rules: Rules, pots: Pots, fact: DealPlayed) -> Iterator[Entry]:
    """ULT-1 and ULT-2; nothing in a misere (MIS-1) or a failed announced tout (TOUT-A2).

    In a tout only where the table pays it besides, and then its value alone: the pots are gone
    (TOUT-1).
    """
    card = fact.ultimo_card
    if card is None or fact.misere is not None or fact.failed_announced_tout:
        return
    if fact.tout is not None and not rules.ultimo_paid_in_tout:
        return
    clause = Clause.ULT_1 if fact.pagat_ultimo else Clause.ULT_2
    winner, amount = fact.last_winner, _ultimo_amount(rules, card)
    yield from _each_pays(rules, fact.dealer, winner, amount, clause, (card,))
    if fact.tout is None:
        pot = pot_of(card)
        yield Entry(clause, pot, winner, pots.holding(pot), (card,))


def _bagud(rules: Rules, pots: Pots, fact: DealPlayed) -> Iterator[Entry]:
    """ULT-3: always paid; each that fails doubles the pot as it stood before the last trick."""
    for seat, card in fact.bagud:
        amount = _ultimo_amount(rules, card)
        yield from _pays_each(rules, fact.dealer, seat, amount, Clause.ULT_3, (card,))
        pot = pot_of(card)
        yield Entry(Clause.ULT_3, seat, pot, pots.holding(pot), (card,))


def _last_trick(rules: Rules, fact: DealPlayed) -> Iterator[Entry]:
    """LAST-1: when nothing else happened in the last trick."""
    if fact.tout is not None or fact.misere is not None or fact.ultimo_card is not None:
        return
    if fact.bagud and not rules.last_trick_paid_on_bagud:
        return
    amount = rules.tariff.last_trick
    yield from _each_pays(rules, fact.dealer, fact.last_winner, amount, Clause.LAST_1)


def _card_points(rules: Rules, fact: DealPlayed) -> Iterator[Entry]:
    """CARD-2, balanced by the dealer; with two players the points as counted (TWO-3)."""
    in_tout = fact.tout is not None and not rules.card_points_in_tout
    if not rules.card_points or in_tout or fact.misere is not None:
        return
    seating = Seating.of(rules.players, fact.dealer)
    if rules.players == 2:
        for seat in seating.active:
            yield Entry(Clause.CARD_1, seat, None, fact.card_points[seat])
        return
    for seat in seating.others(fact.dealer):
        points = card_units(fact.card_points[seat]) * rules.tariff.card_unit
        payer, payee = (fact.dealer, seat) if points > 0 else (seat, fact.dealer)
        yield Entry(Clause.CARD_2, payer, payee, abs(points))


def card_units(points: int) -> int:
    """The units that a count of card points is above (or below) the base of 26 (CARD-2).

    >>> [card_units(points) for points in (32, 28, 29, 24, 23, 0)]
    [1, 0, 1, 0, -1, -5]
    """
    return (points - BASE + POINTS_PER_UNIT // 2) // POINTS_PER_UNIT


def _difference(rules: Rules, fact: DealPlayed, entries: list[Entry]) -> Iterator[Entry]:
    """TWO-3: the one entry that moves a balance; none on a tie."""
    first, second = scored(fact.scores, entries)
    higher = Seat.FIRST if first > second else Seat.SECOND
    yield Entry(Clause.TWO_3, None, higher, abs(first - second))


def _pots_divided(rules: Rules, pots: Pots, fact: MatchEnded) -> Iterator[Entry]:
    """POT-4: equal shares in fives, the rest to the lowest balance; the King pot empties first."""
    seats = [Seat(number) for number in range(rules.players)]
    share = pots.total() // len(seats) // 5 * 5
    lowest = min(seats, key=lambda seat: (fact.balances[seat], seat))
    left = {pot: pots.holding(pot) for pot in Pot}
    due = [*((seat, share) for seat in seats), (lowest, pots.total() - share * len(seats))]
    for seat, amount in due:
        from_king = min(amount, left[Pot.KING])
        for pot, paid in ((Pot.KING, from_king), (Pot.PAGAT, amount - from_king)):
            left[pot] -= paid
            yield Entry(Clause.POT_4, pot, seat, paid)


def _ultimo_amount(rules: Rules, card: Card) -> int:
    return rules.tariff.pagat_ultimo if card == PAGAT else rules.tariff.king_ultimo


def _each_pays(
    rules: Rules,
    dealer: Seat,
    payee: Seat,
    amount: int,
    clause: Clause,
    cards: tuple[Card, ...] = (),
) -> Iterator[Entry]:
    """Each other active player pays ``payee``; with two players a plus for ``payee``."""
    if rules.players == 2:
        yield Entry(clause, payee, None, amount, cards)
        return
    for payer in Seating.of(rules.players, dealer).others(payee):
        yield Entry(clause, payer, payee, amount, cards)


def _pays_each(
    rules: Rules,
    dealer: Seat,
    payer: Seat,
    amount: int,
    clause: Clause,
    cards: tuple[Card, ...] = (),
) -> Iterator[Entry]:
    """``payer`` pays each other active player; with two players a minus for ``payer``."""
    if rules.players == 2:
        yield Entry(clause, payer, None, -amount, cards)
        return
    for payee in Seating.of(rules.players, dealer).others(payer):
        yield Entry(clause, payer, payee, amount, cards)
