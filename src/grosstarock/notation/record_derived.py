"""What a record derives (ledger, tricks, card points, balances, pots), read and written."""

from collections.abc import Mapping
from typing import Final

from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Party, Pot, Pots
from grosstarock.core.seats import BySeat, Seat

from .faults import ReadingCode
from .json_text import path_to
from .record import Derived, Extra, RecordedEntry, RecordedTrick
from .record_actions import written_card
from .record_findings import Findings

_ENTRY_FIELDS: Final = frozenset({"clause", "payer", "payee", "points", "cards"})
_TRICK_FIELDS: Final = frozenset({"leader", "cards", "winner"})
_POTS_FIELDS: Final = frozenset(Pot)
_CLAUSES: Final = {clause.value: clause for clause in Clause}
_POTS: Final = {pot.value: pot for pot in Pot}


def read_derived(
    findings: Findings,
    fields: Mapping[str, object],
    players: int,
    inner_extra: dict[str, Extra],
) -> Derived:
    """The derived part of a deal, as much of it as is written."""
    return Derived(
        ledger=read_ledger(findings, fields["ledger"], players) if "ledger" in fields else None,
        tricks=_read_tricks(findings, fields["tricks"], players) if "tricks" in fields else None,
        card_points=_optional_numbers(findings, fields, "card_points", players),
        balances=_optional_numbers(findings, fields, "balances_after", players),
        pots=read_pots(findings, fields["pots_after"], "pots_after", inner_extra)
        if "pots_after" in fields
        else None,
    )


def written_derived(derived: Derived, inner_extra: Mapping[str, Extra]) -> dict[str, object]:
    """The derived part as a record has it."""
    fields: dict[str, object] = {}
    if derived.ledger is not None:
        fields["ledger"] = [written_entry(entry) for entry in derived.ledger]
    if derived.tricks is not None:
        fields["tricks"] = [written_trick(trick) for trick in derived.tricks]
    if derived.card_points is not None:
        fields["card_points"] = list(derived.card_points)
    if derived.balances is not None:
        fields["balances_after"] = list(derived.balances)
    if derived.pots is not None:
        fields["pots_after"] = written_pots(derived.pots, inner_extra.get("pots_after", {}))
    return fields


def read_ledger(findings: Findings, value: object, players: int) -> tuple[RecordedEntry, ...]:
    """The entries of a ledger."""
    return tuple(
        _read_entry(findings, item, f"ledger[{place}]", players)
        for place, item in enumerate(findings.array(value, "ledger"))
    )


def written_entry(entry: RecordedEntry) -> dict[str, object]:
    """An entry as a record has it."""
    return {
        "clause": entry.clause.value,
        "payer": _written_party(entry.payer),
        "payee": _written_party(entry.payee),
        "points": entry.points,
        "cards": [written_card(card) for card in entry.cards],
        **entry.extra,
    }


def read_pots(findings: Findings, value: object, path: str, inner_extra: dict[str, Extra]) -> Pots:
    """What stands in both pots."""
    fields = findings.fields_of(value, path)
    if fields is None:
        return Pots()
    extra = findings.extra(fields, _POTS_FIELDS, path)
    if extra:
        inner_extra[path] = extra
    amounts: list[int] = []
    for pot in Pot:
        inner = path_to(path, pot.value)
        amount = findings.integer(findings.field(fields, pot.value, path), inner)
        if amount < 0:
            findings.fault(ReadingCode.NEGATIVE, inner, amount)
        amounts.append(max(amount, 0))
    return Pots(*amounts)


def written_pots(pots: Pots, extra: Extra) -> dict[str, object]:
    """Both pots as a record has them."""
    return {"king": pots.king, "pagat": pots.pagat, **extra}


def _optional_numbers(
    findings: Findings, fields: Mapping[str, object], name: str, players: int
) -> BySeat[int] | None:
    if name not in fields:
        return None
    return BySeat(findings.numbers(fields[name], name, players))


def _read_entry(findings: Findings, value: object, path: str, players: int) -> RecordedEntry:
    fields = findings.fields_of(value, path) or {}
    if not isinstance(value, dict):
        return RecordedEntry(Clause.GAME_2, None, None, 0)
    clause = findings.field(fields, "clause", path)
    if "clause" in fields and (not isinstance(clause, str) or clause not in _CLAUSES):
        findings.not_one_of(ReadingCode.CLAUSE_UNKNOWN, path_to(path, "clause"), clause, _CLAUSES)
    points = findings.integer(findings.field(fields, "points", path), path_to(path, "points"))
    return RecordedEntry(
        clause=_CLAUSES.get(str(clause), Clause.GAME_2),
        payer=_party(findings, fields, "payer", path, players),
        payee=_party(findings, fields, "payee", path, players),
        points=points,
        cards=findings.cards(fields.get("cards", []), path_to(path, "cards")),
        extra=findings.extra(fields, _ENTRY_FIELDS, path),
    )


def _party(
    findings: Findings, fields: Mapping[str, object], name: str, path: str, players: int
) -> Party:
    value = findings.field(fields, name, path)
    if value is None:
        return None
    if isinstance(value, str):
        if value not in _POTS:
            findings.not_one_of(ReadingCode.VALUE_UNKNOWN, path_to(path, name), value, _POTS)
        return _POTS.get(value)
    return findings.seat(value, path_to(path, name), players)


def _written_party(party: Party) -> int | str | None:
    return int(party) if isinstance(party, Seat) else party


def _read_tricks(findings: Findings, value: object, players: int) -> tuple[RecordedTrick, ...]:
    return tuple(
        trick
        for place, item in enumerate(findings.array(value, "tricks"))
        if (trick := _read_trick(findings, item, f"tricks[{place}]", players)) is not None
    )


def _read_trick(findings: Findings, value: object, path: str, players: int) -> RecordedTrick | None:
    fields = findings.fields_of(value, path)
    if fields is None:
        return None
    cards_path = path_to(path, "cards")
    cards = findings.array(findings.field(fields, "cards", path), cards_path)
    leader = findings.field(fields, "leader", path)
    winner = findings.field(fields, "winner", path)
    return RecordedTrick(
        leader=findings.seat(leader, path_to(path, "leader"), players),
        cards=tuple(
            findings.card(card, path_to(cards_path, place)) for place, card in enumerate(cards)
        ),
        winner=findings.seat(winner, path_to(path, "winner"), players),
        extra=findings.extra(fields, _TRICK_FIELDS, path),
    )


def written_trick(trick: RecordedTrick) -> dict[str, object]:
    """A trick as a record has it."""
    return {
        "leader": int(trick.leader),
        "cards": [card.code for card in trick.cards],
        "winner": int(trick.winner),
        **trick.extra,
    }
