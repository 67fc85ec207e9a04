"""A second, slow judge of a record, written from the rulebook alone.

It shares nothing with the program under test: no module, no table, no amount. The real engine and
this judge must derive the same ledger, tricks, card points, balances and pots from every record.

    naive_rules.py  options and amounts (section 10)
    naive_cards.py  cards, discards, declarations, tricks (sections 1, 3, 4, 5)
    naive_table.py  whose turn it is and what is allowed (sections 3 to 5)
    naive_money.py  payments and card points (sections 2, 6, 7, 9)
"""

from typing import Any

from tests.differential.naive_money import (
    POTS,
    Ledger,
    after_the_last_trick,
    before_the_deal,
    card_payments,
    card_points,
    difference_entry,
    pots_after,
    running_payments,
)
from tests.differential.naive_rules import Illegal, Record, is_whole
from tests.differential.naive_table import Table

__all__ = ["Illegal", "derive", "judge", "legal_plays"]

DERIVED = ["ledger", "tricks", "card_points", "balances_after", "pots_after"]


def replay(record: Record) -> Table:
    """The table after all actions of the record; raises `Illegal` at the first wrong one."""
    table = Table(record)
    for place, action in enumerate(record["actions"]):
        table.act(action, f"actions[{place}]")
    return table


def check_ending(record: Record, table: Table) -> None:
    """Whether `ended` and `redeal` fit to what the actions did."""
    ended = record.get("ended")
    asked = "ask_redeal" in table.redeal_answers
    if record.get("redeal", False) and not table.options["redeal_without_trumps"]:
        raise Illegal("redeal", "GAME-3", "nobody can ask for a new deal at this table")
    if ended not in (None, "redeal", "broken_off"):
        raise Illegal("ended", "GAME-4", f"a deal cannot end by {ended!r}")
    if asked != (ended == "redeal"):
        raise Illegal("ended", "GAME-3", "a new deal asked for ends the deal, and nothing else")
    if ended == "broken_off" and table.turn() is None:
        raise Illegal("ended", "GAME-4", "this deal was played to its end")
    if ended is None and table.turn() is not None:
        raise Illegal("actions", "PLAY-1", "the deal is not finished")


def whole_ledger(record: Record, table: Table) -> Ledger:
    """Every entry of the deal, in order."""
    foundation, dealer_payment = before_the_deal(table, record["pots_before"])
    if record.get("redeal", False):
        foundation, dealer_payment = [], []  # GAME-3: paid already, and not again
    if record.get("ended") == "broken_off":
        return foundation  # GAME-4
    if record.get("ended") == "redeal":
        return foundation + dealer_payment
    ledger = foundation + dealer_payment + running_payments(table)
    ledger += after_the_last_trick(table, pots_before_last_trick(record, table, ledger))
    ledger += card_payments(table)
    if table.seats == 2:
        ledger += difference_entry(ledger)
    return ledger


def pots_before_last_trick(record: Record, table: Table, ledger: Ledger) -> dict[str, int]:
    """What stands in the pots before the last trick is settled; nothing where there are none."""
    if not table.options["pots"]:
        return dict.fromkeys(POTS, 0)
    return pots_after(record["pots_before"], ledger)


def balances_after(record: Record, ledger: Ledger) -> list[int]:
    """GAME-2, and TWO-3: with two players, only the last entry moves a balance."""
    balances: list[int] = list(record["balances_before"])
    for entry in ledger:
        if entry["payee"] is None:
            continue
        if is_whole(entry["payer"]):
            balances[entry["payer"]] -= entry["points"]
        if is_whole(entry["payee"]):
            balances[entry["payee"]] += entry["points"]
    return balances


def derive(record: Record) -> Record:
    """The derived part of a record, from its deal and actions alone.

    `ledger`, `balances_after` and `pots_after`, and for a deal that was played to its end also
    `tricks` and `card_points`. Raises `Illegal` where the record breaks a rule.
    """
    table = replay(record)
    check_ending(record, table)
    ledger = whole_ledger(record, table)
    derived: Record = {"ledger": ledger}
    if record.get("ended") is None:
        derived["tricks"] = [
            {"leader": trick.leader, "cards": trick.cards, "winner": trick.winner}
            for trick in table.tricks
        ]
        derived["card_points"] = card_points(table)
    derived["balances_after"] = balances_after(record, ledger)
    derived["pots_after"] = pots_after(record["pots_before"], ledger)
    return derived


def differences(path: str, found: Any, derived: Any) -> list[str]:
    """Where two JSON values differ, each place with its path."""
    if isinstance(found, dict) and isinstance(derived, dict):
        result = []
        for key in [*derived, *[key for key in found if key not in derived]]:
            place = f"{path}.{key}" if path else key
            if key not in found:
                result.append(f"{place}: missing, should be {derived[key]!r}")
            elif key not in derived:
                result.append(f"{place}: should not be there")
            else:
                result += differences(place, found[key], derived[key])
        return result
    if isinstance(found, list) and isinstance(derived, list):
        result = []
        for place, (one, other) in enumerate(zip(found, derived, strict=False)):
            result += differences(f"{path}[{place}]", one, other)
        if len(found) != len(derived):
            result.append(f"{path}: {len(found)} items, should be {len(derived)}")
        return result
    if found != derived or type(found) is not type(derived):
        return [f"{path}: {found!r}, should be {derived!r}"]
    return []


def judge(record: Record) -> list[str]:
    """The differences between a record's derived part and `derive`; empty when they agree.

    Raises `Illegal` where the record breaks a rule, so that nothing can be derived from it.
    """
    found = {key: record[key] for key in DERIVED if key in record}
    return differences("", found, derive(record))


def legal_plays(record_so_far: Record) -> set[tuple[str, str | None]]:
    """The cards that the seat to play may play now, each with the suit named or None.

    Empty when the deal is over or something other than a play comes next.
    """
    table = replay(record_so_far)
    turn = table.turn()
    return table.legal_plays() if turn is not None and turn[0] == "play" else set()
