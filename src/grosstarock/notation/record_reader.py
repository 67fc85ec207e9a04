"""JSON text to the record of a deal or of a match's end: forgiving in form, strict in content.

A text that is no record raises ``UnreadableRecord`` with every fault that can be found, each with
its place. Whether the play in it was right is not looked at here; that is for ``replay``.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO, Final, cast

from grosstarock.core.cards import Card
from grosstarock.core.dealing import HAND_SIZE, TALON_SIZE
from grosstarock.core.errors import Malformed
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.shuffle import checked_seed
from grosstarock.core.state import HowEnded

from .faults import ReadingCode, UnreadableRecord
from .json_text import LONGEST_RECORD, decoded, parsed
from .record import (
    DEAL_FORMAT,
    MATCH_END_FORMAT,
    DealRecord,
    Extra,
    MatchEndRecord,
    SeenCard,
)
from .record_actions import read_actions
from .record_derived import read_derived, read_ledger, read_pots
from .record_findings import Findings
from .record_rules import PLAYERS_NUMBERS, read_rules

_TABLE_FIELDS: Final = frozenset(
    {"format", "rules", "players", "balances_before", "pots_before"}
    | {"ledger", "balances_after", "pots_after"}
)
_DEAL_FIELDS: Final = _TABLE_FIELDS | {
    *("dealer", "redeal", "deal", "actions", "ended", "tricks", "card_points"),
    *("seed", "taken_back", "date", "event", "comment"),
}
_ENDED: Final = {
    HowEnded.REDEAL.value: HowEnded.REDEAL,
    HowEnded.BROKEN_OFF.value: HowEnded.BROKEN_OFF,
}
_MOST_AT_TABLE: Final = 4


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One line of a match's file: its number, and the record on it or what is wrong with it."""

    number: int
    record: DealRecord | MatchEndRecord | None
    unreadable: UnreadableRecord | None


def read_record(text: str | bytes) -> DealRecord:
    """The record of a deal; raises ``UnreadableRecord`` with all its faults."""
    record = _read(text, None, (DEAL_FORMAT,))
    return cast(DealRecord, record)


def read_match_end(text: str | bytes) -> MatchEndRecord:
    """The record of a match's end; raises ``UnreadableRecord`` with all its faults."""
    record = _read(text, None, (MATCH_END_FORMAT,))
    return cast(MatchEndRecord, record)


def read_records(lines: Iterable[str | bytes]) -> Iterator[DealRecord | MatchEndRecord]:
    """The records of a match's file, line by line; blank lines are passed over.

    Raises ``UnreadableRecord`` at the first line that cannot be read; ``read_lines`` goes on.
    """
    for line in read_lines(lines):
        if line.unreadable is not None:
            raise line.unreadable
        if line.record is not None:
            yield line.record


def read_lines(lines: Iterable[str | bytes]) -> Iterator[RecordLine]:
    """Every line of a match's file that is not blank, counted from 1, readable or not."""
    for number, line in enumerate(lines, 1):
        if len(line) <= LONGEST_RECORD and not line.strip():
            continue
        try:
            record = _read(line, number, (DEAL_FORMAT, MATCH_END_FORMAT))
        except UnreadableRecord as unreadable:
            yield RecordLine(number, None, unreadable)
        else:
            yield RecordLine(number, record, None)


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of an open file, none much longer than a record may be.

    After the beginning of a line that is too long nothing follows, so that a file of any size can
    be read safely.
    """
    while line := stream.readline(LONGEST_RECORD + 2):
        yield line
        if len(line) > LONGEST_RECORD and not line.endswith(b"\n"):
            return


def _read(
    text: str | bytes, number: int | None, formats: tuple[str, ...]
) -> DealRecord | MatchEndRecord:
    value, faults = parsed(decoded(text, number or 1), number or 1)
    findings = Findings(faults)
    fields = findings.fields_of(value, "")
    if fields is None:
        raise findings.unreadable(number)
    named = findings.field(fields, "format", "")
    if "format" in fields and named not in formats:
        findings.not_one_of(ReadingCode.FORMAT_UNKNOWN, "format", named, formats)
        raise findings.unreadable(number)
    is_end = named == MATCH_END_FORMAT or DEAL_FORMAT not in formats
    record = _match_end(findings, fields) if is_end else _deal_record(findings, fields)
    if record is None or findings.has_faults:
        raise findings.unreadable(number)
    return record


@dataclass(slots=True)
class _Table:
    """What the record of a deal and that of a match's end have in common."""

    players: tuple[str, ...]
    seats: int
    rules: Rules | None
    before: Accounts
    inner_extra: dict[str, Extra]


def _table(findings: Findings, fields: Mapping[str, object]) -> _Table:
    names = findings.array(findings.field(fields, "players", ""), "players")
    if isinstance(fields.get("players"), list) and len(names) not in PLAYERS_NUMBERS:
        findings.fault(ReadingCode.PLAYERS_NUMBER, "players", len(names), "2-4")
    players = tuple(findings.text(name, f"players[{place}]") for place, name in enumerate(names))
    seats = _number_of_seats(fields)
    read = read_rules(findings, findings.field(fields, "rules", ""), seats)
    table = _Table(players, seats, read.rules, Accounts(BySeat()), read.inner_extra)
    pots = Pots()
    if "pots_before" in fields or read.rules is None or read.rules.pots:
        value = findings.field(fields, "pots_before", "")
        pots = read_pots(findings, value, "pots_before", table.inner_extra)
    if read.rules is not None and not read.rules.pots and pots.total():
        findings.fault(ReadingCode.POTS_NOT_PLAYED, "pots_before", pots.total(), 0)
    balances = findings.field(fields, "balances_before", "")
    numbers = findings.numbers(balances, "balances_before", seats)
    table.before = Accounts(BySeat(numbers), pots)
    return table


def _number_of_seats(fields: Mapping[str, object]) -> int:
    """How many seats there are: as many as names, or what else tells it when these are faulty."""
    for name in ("players", "deal", "balances_before"):
        value = fields.get(name)
        if isinstance(value, list) and len(value) in PLAYERS_NUMBERS:
            return len(value)
    return _MOST_AT_TABLE


def _deal_record(findings: Findings, fields: Mapping[str, object]) -> DealRecord | None:
    table = _table(findings, fields)
    seats = table.seats
    dealer = findings.seat(findings.field(fields, "dealer", ""), "dealer", seats)
    deal = _deal(findings, findings.field(fields, "deal", ""), Seating.of(seats, dealer))
    actions = read_actions(findings, findings.field(fields, "actions", ""), seats)
    derived = read_derived(findings, fields, seats, table.inner_extra)
    taken_back = _optional_count(findings, fields, "taken_back")
    again = findings.boolean(fields.get("redeal", False), "redeal")
    ended = _ended(findings, fields)
    seed = _seed(findings, fields)
    date, event, comment = (
        findings.text(fields[name], name) if name in fields else None
        for name in ("date", "event", "comment")
    )
    extra = findings.extra(fields, _DEAL_FIELDS, "")
    if table.rules is None:
        return None
    if again and not table.rules.redeal_without_trumps:
        findings.fault(ReadingCode.REDEAL_NOT_PLAYED, "redeal", "true")
    return DealRecord(
        rules=table.rules,
        players=table.players,
        dealer=dealer,
        before=table.before,
        deal=deal,
        actions=actions,
        again=again,
        ended=ended,
        derived=derived,
        seed=seed,
        taken_back=taken_back,
        date=date,
        event=event,
        comment=comment,
        extra=extra,
        inner_extra=table.inner_extra,
    )


def _match_end(findings: Findings, fields: Mapping[str, object]) -> MatchEndRecord | None:
    table = _table(findings, fields)
    ledger = read_ledger(findings, findings.field(fields, "ledger", ""), table.seats)
    balances = findings.field(fields, "balances_after", "")
    numbers = findings.numbers(balances, "balances_after", table.seats)
    pots = findings.field(fields, "pots_after", "")
    after = read_pots(findings, pots, "pots_after", table.inner_extra)
    extra = findings.extra(fields, _TABLE_FIELDS, "")
    if table.rules is None:
        return None
    return MatchEndRecord(
        rules=table.rules,
        players=table.players,
        before=table.before,
        ledger=ledger,
        after=Accounts(BySeat(numbers), after),
        extra=extra,
        inner_extra=table.inner_extra,
    )


def _deal(findings: Findings, value: object, seating: Seating) -> tuple[tuple[SeenCard, ...], ...]:
    """Each seat's cards: 25, the dealer 28, who sits out none; no card twice."""
    items = findings.array(value, "deal")
    if isinstance(value, list) and len(items) != len(seating.everyone):
        findings.fault(ReadingCode.SEATS_NUMBER, "deal", len(items), len(seating.everyone))
        return ()
    hands: list[tuple[SeenCard, ...]] = []
    places: dict[Card, str] = {}
    for seat, item in zip(seating.everyone, items, strict=False):
        path = f"deal[{int(seat)}]"
        wanted = _hand_size(seating, seat)
        if isinstance(item, list) and len(item) != wanted:
            findings.fault(ReadingCode.HAND_SIZE, path, len(item), wanted)
        hand = findings.cards(item, path)
        for place, card in enumerate(hand):
            where = f"{path}[{place}]"
            if card is not None and places.setdefault(card, where) != where:
                findings.fault(ReadingCode.CARD_TWICE, where, card.code)
        hands.append(hand)
    return tuple(hands)


def _hand_size(seating: Seating, seat: Seat) -> int:
    if seat is seating.sitting_out:
        return 0
    return HAND_SIZE + TALON_SIZE if seat is seating.dealer else HAND_SIZE


def _ended(findings: Findings, fields: Mapping[str, object]) -> HowEnded | None:
    if "ended" not in fields:
        return None
    found = fields["ended"]
    if not isinstance(found, str) or found not in _ENDED:
        findings.not_one_of(ReadingCode.VALUE_UNKNOWN, "ended", found, _ENDED)
        return None
    return _ENDED[found]


def _seed(findings: Findings, fields: Mapping[str, object]) -> str | None:
    if "seed" not in fields:
        return None
    seed = findings.text(fields["seed"], "seed")
    try:
        return checked_seed(seed)
    except Malformed:
        findings.fault(ReadingCode.SEED_FORM, "seed", seed, "gt1:…")
        return None


def _optional_count(findings: Findings, fields: Mapping[str, object], name: str) -> int | None:
    if name not in fields:
        return None
    count = findings.integer(fields[name], name)
    if count < 0:
        findings.fault(ReadingCode.NEGATIVE, name, count)
    return count
