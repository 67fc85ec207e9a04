"""What a deal costs whom: pots, running payments, feats and card points (sections 2, 4 to 7, 9)."""

from typing import Any

from tests.differential.naive_cards import (
    KINGS,
    PACK,
    PAGAT,
    declaration_points,
    value_of,
    winning_card,
)
from tests.differential.naive_table import Table, Trick

Entry = dict[str, Any]
Ledger = list[Entry]
POTS = ["king", "pagat"]

CLAUSE_OF = {"trumps": "DECL-3", "matadors": "DECL-4", "kings": "DECL-6"}


def pay(ledger: Ledger, clause: str, payer: Any, payee: Any, points: int, cards: list[str]) -> None:
    """Write one entry, unless it moves nothing."""
    if points != 0:
        ledger.append(
            {"clause": clause, "payer": payer, "payee": payee, "points": points, "cards": cards}
        )


def each_pays(
    table: Table, ledger: Ledger, clause: str, payee: int, points: int, cards: list[str]
) -> None:
    """Each other active player pays one player; with two, that player scores a plus."""
    if table.seats == 2:
        pay(ledger, clause, payee, None, points, cards)
        return
    for payer in table.others(payee):
        pay(ledger, clause, payer, payee, points, cards)


def pays_each(
    table: Table, ledger: Ledger, clause: str, payer: int, points: int, cards: list[str]
) -> None:
    """One player pays each other active player; with two, that player scores a minus."""
    if table.seats == 2:
        pay(ledger, clause, payer, None, -points, cards)
        return
    for payee in table.others(payer):
        pay(ledger, clause, payer, payee, points, cards)


def before_the_deal(table: Table, pots: dict[str, int]) -> tuple[Ledger, Ledger]:
    """POT-2 and POT-3, apart from each other, because a deal broken off keeps the first only."""
    foundation: Ledger = []
    dealer_payment: Ledger = []
    if table.options["pots"]:
        for pot in POTS:
            if pots[pot] == 0:
                for seat in range(table.seats):
                    pay(foundation, "POT-2", seat, pot, table.tariff["foundation"], [])
        for pot in POTS:
            pay(dealer_payment, "POT-3", table.dealer, pot, table.tariff["dealer_payment"], [])
    return foundation, dealer_payment


def pots_after(pots: dict[str, int], ledger: Ledger) -> dict[str, int]:
    """What stands in the pots after the entries."""
    standing = {pot: pots[pot] for pot in POTS}
    for entry in ledger:
        if entry["payee"] in POTS:
            standing[entry["payee"]] += entry["points"]
        if entry["payer"] in POTS:
            standing[entry["payer"]] -= entry["points"]
    return standing


def running_payments(table: Table) -> Ledger:
    """Declarations as made, then the Kings and the Pagat of the first 24 tricks."""
    ledger: Ledger = []
    for seat, name, cards in table.declared:
        points = declaration_points(name, cards, table.tariff)
        each_pays(table, ledger, CLAUSE_OF.get(name, "DECL-5"), seat, points, cards)
    for trick in table.tricks[:24]:
        for seat, card in zip(trick.players, trick.cards, strict=True):
            if card not in [*KINGS, PAGAT]:
                continue
            if seat != trick.winner:
                points = table.tariff["lost_card"]
                pays_each(table, ledger, "PAY-1", seat, points, [card])
                if table.options["pots"]:
                    pay(ledger, "PAY-1", seat, pot_of(card), points, [card])
            elif card == PAGAT:
                each_pays(table, ledger, "PAY-2", seat, table.tariff["pagat_won"], [card])
    return ledger


def pot_of(card: str) -> str:
    """The pot that belongs to a King or the Pagat."""
    return "pagat" if card == PAGAT else "king"


def ultimo_value(table: Table, card: str) -> int:
    """ULT-1, ULT-2: what an ultimo with this card is worth."""
    return table.tariff["pagat_ultimo" if card == PAGAT else "king_ultimo"]


def tricks_won(table: Table, seat: int) -> int:
    """How many tricks a seat took; the dealer's laid-away cards are none (SCUSE-3)."""
    return len([trick for trick in table.tricks if trick.winner == seat])


def tout_player(table: Table) -> int | None:
    """TOUT-1: who took all 25 tricks, if anybody did."""
    return next((seat for seat in table.order if tricks_won(table, seat) == 25), None)


def misere_player(table: Table) -> int | None:
    """MIS-1: the only player without a trick; none in a tout, none with two players (TWO-2)."""
    without = [seat for seat in table.order if tricks_won(table, seat) == 0]
    if len(without) != 1 or table.seats == 2 or tout_player(table) is not None:
        return None
    return without[0]


def announced_tout_failed(table: Table) -> bool:
    """TOUT-A2: whether a tout was announced and the dealer did not take all tricks."""
    return table.tout_announced and tout_player(table) != table.dealer


def after_the_last_trick(table: Table, pots: dict[str, int]) -> Ledger:
    """Section 6; `pots` is what stood in them before the last trick was settled (P)."""
    ledger: Ledger = []
    tout = tout_player(table)
    misere = misere_player(table)
    failed = announced_tout_failed(table)
    if tout is not None:  # TOUT-1
        each_pays(table, ledger, "TOUT-1", tout, table.tariff["tout"], [])
        for pot in POTS:
            pay(ledger, "TOUT-1", pot, tout, pots[pot], [])
    if failed:  # TOUT-A2
        pays_each(table, ledger, "TOUT-A2", table.dealer, table.tariff["tout"], [])
        for pot in POTS:
            pay(ledger, "TOUT-A2", table.dealer, pot, pots[pot], [])
    if misere is not None:  # MIS-1
        each_pays(table, ledger, "MIS-1", misere, table.tariff["misere"], [])
    last = table.tricks[24]
    assert last.winner is not None
    best = winning_card(last.cards, last.named)
    if best in [*KINGS, PAGAT] and misere is None and not failed:
        ultimo(table, ledger, pots, last)
    lost = [card for card in last.cards if card in [*KINGS, PAGAT] and card != best]
    for card in lost:  # ULT-3, TOUT-2
        seat = last.players[last.cards.index(card)]
        pays_each(table, ledger, "ULT-3", seat, ultimo_value(table, card), [card])
        pay(ledger, "ULT-3", seat, pot_of(card), pots[pot_of(card)], [card])
    nothing_above = tout is None and misere is None and best not in [*KINGS, PAGAT]
    if nothing_above and (not lost or table.options["last_trick_paid_on_bagud"]):  # LAST-1
        each_pays(table, ledger, "LAST-1", last.winner, table.tariff["last_trick"], [])
    return ledger


def ultimo(table: Table, ledger: Ledger, pots: dict[str, int], last: Trick) -> None:
    """ULT-1, ULT-2: an ultimo that is won, in a tout only by option and without its pot."""
    card = winning_card(last.cards, last.named)
    assert last.winner is not None
    clause = "ULT-1" if card == PAGAT else "ULT-2"
    in_tout = tout_player(table) is not None
    if not in_tout or table.options["ultimo_paid_in_tout"]:
        each_pays(table, ledger, clause, last.winner, ultimo_value(table, card), [card])
    if not in_tout:
        pay(ledger, clause, pot_of(card), last.winner, pots[pot_of(card)], [card])


def piles(table: Table) -> dict[int, list[str]]:
    """The cards that each active seat has at the end, the exchange for the 'Scuse made."""
    assert table.discard is not None
    pile: dict[int, list[str]] = {seat: [] for seat in table.order}
    pile[table.dealer] += table.discard
    for trick in table.tricks:
        assert trick.winner is not None
        pile[trick.winner] += trick.cards
    kept = table.options["scuse_without_tricks"] == "kept"
    for trick in table.tricks[:24]:  # SCUSE-4: in the last trick it is lost
        if "F" not in trick.cards:
            continue
        player = trick.players[trick.cards.index("F")]
        winner = trick.winner
        assert winner is not None
        if player == winner:  # SCUSE-5: it won its trick
            continue
        if tricks_won(table, player) == 0 and not kept:  # SCUSE-3
            continue
        lowest = sorted(pile[player], key=lambda card: (value_of(card), PACK.index(card)))[:1]
        pile[winner].remove("F")
        pile[player].append("F")
        for card in lowest:  # SCUSE-2
            if not kept or value_of(card) == 0:
                pile[player].remove(card)
                pile[winner].append(card)
    return pile


def card_points(table: Table) -> list[int]:
    """CARD-1, seat by seat; 0 for who sits out."""
    points = [0] * table.seats
    for seat, cards in piles(table).items():
        points[seat] = sum(value_of(card) for card in cards) + tricks_won(table, seat)
        if seat == table.dealer:
            points[seat] += 1
    return points


def cards_are_paid(table: Table) -> bool:
    """CARD-3."""
    if misere_player(table) is not None or not table.options["card_points"]:
        return False
    return tout_player(table) is None or bool(table.options["card_points_in_tout"])


def card_payments(table: Table) -> Ledger:
    """CARD-2; with two players the points themselves are scored (TWO-3)."""
    ledger: Ledger = []
    if not cards_are_paid(table):
        return ledger
    points = card_points(table)
    for seat in table.order:
        if table.seats == 2:
            pay(ledger, "CARD-1", seat, None, points[seat], [])
            continue
        if seat == table.dealer:
            continue
        difference = points[seat] - 26
        units = min(range(-20, 21), key=lambda unit: abs(5 * unit - difference))
        amount = abs(units) * table.tariff["card_unit"]
        if units > 0:
            pay(ledger, "CARD-2", table.dealer, seat, amount, [])
        else:
            pay(ledger, "CARD-2", seat, table.dealer, amount, [])
    return ledger


def difference_entry(ledger: Ledger) -> Ledger:
    """TWO-3: the one entry that moves a balance when two play; none on a tie."""
    totals = [sum(entry["points"] for entry in ledger if entry["payer"] == seat) for seat in (0, 1)]
    higher = 0 if totals[0] > totals[1] else 1
    result: Ledger = []
    pay(result, "TWO-3", None, higher, abs(totals[0] - totals[1]), [])
    return result
