"""Payments in words: the reason for an entry of the ledger, and who pays whom (GAME-2)."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from grosstarock.core.cards import KINGS, PAGAT, SCUSE, Suit
from grosstarock.core.cardset import COURTS, CardSet
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import (
    FEWEST_TRUMPS,
    Cavalry,
    Declaration,
    Degree,
    Kings,
    Matadors,
    Trumps,
)
from grosstarock.core.ledger import Entry, Party, Pot
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat

from .catalogue import FIRST_LANGUAGE, Argument, catalogue
from .voice import Voice, capitalised

Block = tuple[Entry, ...]

_RECEIVED = {
    *(Clause.DECL_3, Clause.DECL_4, Clause.DECL_5, Clause.DECL_6),
    *(Clause.PAY_2, Clause.TOUT_1, Clause.MIS_1, Clause.ULT_1, Clause.ULT_2, Clause.LAST_1),
}
_PAID = {Clause.PAY_1, Clause.TOUT_A2, Clause.ULT_3}


def blocks(entries: Iterable[Entry]) -> tuple[Block, ...]:
    """Entries grouped by what they are for: neighbours of one clause, player and card."""
    return tuple(tuple(block) for _, block in groupby(entries, key=_cause))


def _cause(entry: Entry) -> tuple[Clause, object, Party]:
    if entry.payee is None or entry.clause in _PAID:
        return entry.clause, entry.cards, entry.payer
    return entry.clause, entry.cards, entry.payee if entry.clause in _RECEIVED else None


def declaration_paid(entry: Entry, rules: Rules | None) -> Declaration | None:
    """The declaration that an entry pays, as far as cards and amount tell; None for another entry.

    The cards of a payment for Trumps are hidden from others, so their number is then worked out
    from the amount; None where the rules are not known.
    """
    cards = CardSet(entry.cards)
    match entry.clause:
        case Clause.DECL_3:
            count = len(cards) if len(cards) >= FEWEST_TRUMPS else _trumps_paid(entry, rules)
            return None if count is None else Trumps(count, PAGAT in cards)
        case Clause.DECL_4:
            return Matadors(len(cards))
        case Clause.DECL_5 if cards.without(SCUSE):
            suit = cards.without(SCUSE).highest().suit or Suit.TRUMPS
            gap = COURTS.of_suit(suit) - cards
            return Cavalry(suit, _degree(cards), gap.highest().court if gap else None)
        case Clause.DECL_6:
            gap = CardSet(KINGS) - cards
            return Kings(_degree(cards), gap.highest().suit if gap else None)
        case _:
            return None


def _trumps_paid(entry: Entry, rules: Rules | None) -> int | None:
    if rules is None or not rules.tariff.more_trumps:
        return None
    beyond_ten = entry.points - rules.tariff.ten_trumps
    return FEWEST_TRUMPS + beyond_ten // rules.tariff.more_trumps


def _degree(cards: CardSet) -> Degree:
    if SCUSE not in cards:
        return Degree.FULL
    return Degree.ABUNDANT if len(cards) == 5 else Degree.HALF


def reason_of(voice: Voice, entry: Entry) -> str:
    """What an entry is paid for, as a title: "King of hearts lost", "Bagud with the Pagat"."""
    declaration = declaration_paid(entry, voice.rules)
    if declaration is not None:
        return capitalised(voice.declaration(declaration))
    if entry.clause is Clause.DECL_3:
        pagat = "with" if PAGAT in entry.cards else "without"
        return voice.message("declaration-trumps-uncounted", pagat=pagat)
    identifier = f"payment-{entry.clause}"
    if identifier not in catalogue(FIRST_LANGUAGE):
        return voice.message(f"clause-{entry.clause}")
    card = voice.card(entry.cards[0]) if entry.cards else {}
    return voice.message(identifier, **card)


def entry_said(voice: Voice, entry: Entry, reason: str | None = None) -> str:
    """One payment: "King of hearts lost: Bo pays 5 to Ada"."""
    return voice.message(_who_pays_whom(entry), **_arguments(voice, entry, reason))


def _who_pays_whom(entry: Entry) -> str:
    match entry.payer, entry.payee:
        case _, None:
            return "paid-score"
        case None, _:
            return "paid-difference"
        case Pot(), _:
            return "paid-from-pot"
        case _, Pot():
            return "paid-into-pot"
        case _:
            return "paid-to-player"


def _arguments(voice: Voice, entry: Entry, reason: str | None) -> dict[str, Argument]:
    is_score = entry.payee is None
    pot = next((who for who in (entry.payer, entry.payee) if isinstance(who, Pot)), "")
    return {
        "reason": reason_of(voice, entry) if reason is None else reason,
        "payer": party(voice, entry.payer),
        "payee": party(voice, entry.payee),
        "amount": voice.signed_amount(entry.points) if is_score else voice.amount(entry.points),
        "pot": pot,
    }


def party(voice: Voice, who: Party) -> str:
    """A player or a pot by name; nothing for nobody."""
    match who:
        case Seat():
            return voice.player(who)
        case Pot():
            return voice.pot(who)
        case None:
            return ""


def entries_said(voice: Voice, entries: Sequence[Entry]) -> str:
    """Several payments: a line for each, or for those of one amount to or from the same player."""
    runs = (run for block in blocks(entries) for run in _runs(block))
    return "\n".join(
        voice.message("event-paid", payment=capitalised(_run_said(voice, run))) for run in runs
    )


def _runs(block: Block) -> list[Block]:
    """A block cut into runs that one line can say: to one payee, or from one payer to players."""
    runs: list[Block] = []
    for entry in block:
        if runs and _joins(runs[-1], entry):
            runs[-1] = (*runs[-1], entry)
        else:
            runs.append((entry,))
    return runs


def _joins(run: Block, entry: Entry) -> bool:
    parties = [who for one in (*run, entry) for who in (one.payer, one.payee)]
    if entry.points != run[0].points or None in parties:
        return False
    if all(isinstance(one.payer, Seat) and one.payee == entry.payee for one in (*run, entry)):
        return True
    return not any(isinstance(who, Pot) for who in parties) and all(
        one.payer == entry.payer for one in run
    )


def _run_said(voice: Voice, run: Block) -> str:
    first = run[0]
    if len(run) == 1:
        return entry_said(voice, first)
    payers = voice.all_of([party(voice, entry.payer) for entry in run])
    payees = voice.all_of([party(voice, entry.payee) for entry in run])
    arguments = _arguments(voice, first, None) | {"count": len(run)}
    if first.payer == run[1].payer:
        return voice.message("paid-to-several", **arguments, payees=payees)
    if isinstance(first.payee, Pot):
        return voice.message("paid-by-several-into-pot", **arguments, payers=payers)
    return voice.message("paid-by-several-to-player", **arguments, payers=payers)
