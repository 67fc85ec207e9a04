"""A text to records: forgiving in form, and every fault told with its line and column."""

import re
from dataclasses import replace
from typing import Final

from grosstarock.core.actions import Declare, Discard, Play
from grosstarock.core.ledger import Accounts
from grosstarock.core.seats import Seating

from .faults import ReadingCode
from .record import (
    DealRecord,
    Derived,
    MatchEndRecord,
    RecordedAction,
    RecordedEntry,
    RecordedTrick,
    SeenCard,
    UnseenDiscard,
)
from .text_actions import Done
from .text_body import Body, BodyReader
from .text_extra import ENTRY_FIELDS, TRICK_FIELDS
from .text_findings import Findings, TextFault
from .text_header import Header, read_header
from .text_lines import Block, blocks_of
from .text_pieces import Piece
from .text_values import check_hands

LONGEST_TEXT: Final = 1_200_000
"""How many characters a text may have: as many as a record, and some more."""
LONGEST_LINES: Final = 300_000
"""How many of them may stand in lines that are neither tag nor comment: some 200 deals."""

_BYTE_ORDER_MARK: Final = "\ufeff"
_HALF_PAIR: Final = re.compile("[\ud800-\udfff]")


def read_text(text: str) -> list[DealRecord | MatchEndRecord]:
    """The records of a text, in their order.

    Raises ``UnreadableRecord`` with every fault of every record when there is one.
    """
    findings = Findings()
    if len(text) > LONGEST_TEXT:
        findings.report(ReadingCode.TOO_LONG, Piece(""), found=len(text), wanted=LONGEST_TEXT)
        raise findings.unreadable()
    plain = text.removeprefix(_BYTE_ORDER_MARK)
    half_pair = _HALF_PAIR.search(plain)
    if half_pair is not None:
        findings.report(ReadingCode.NOT_UNICODE, _piece_at(plain, half_pair.start()))
        raise findings.unreadable()
    blocks = blocks_of(plain, findings)
    if sum(len(line.text) for block in blocks for line in block.lines) > LONGEST_LINES:
        findings.report(ReadingCode.TOO_LONG, Piece(""), found=len(text), wanted=LONGEST_LINES)
        raise findings.unreadable()
    records = [_read_block(block, findings) for block in blocks]
    if not records and not findings:
        findings.report(TextFault.MISSING, Piece(""), wanted="[Rules]")
    if findings:
        raise findings.unreadable()
    return [record for record in records if record is not None]


def _piece_at(text: str, place: int) -> Piece:
    """One sign of a text, with its line and column."""
    before = text[:place]
    return Piece(text[place], before.count("\n") + 1, place - before.rfind("\n"))


def _read_block(block: Block, findings: Findings) -> DealRecord | MatchEndRecord | None:
    if findings.is_full:
        return None
    header = read_header(block, findings)
    reader = BodyReader(header, findings)
    for line in block.lines:
        reader.read_line(line)
        if findings.is_full:
            return None
    body = reader.finish()
    if header.is_match_end:
        return _match_end(header, body, block.start, findings)
    return _deal(header, body, block.start, findings)


def _deal(header: Header, body: Body, start: Piece, findings: Findings) -> DealRecord | None:
    deal = _hands(header, body, start, findings)
    actions = tuple(
        RecordedAction(action, header.extra.of_member("actions", place, _action_fields(action)))
        for place, action in enumerate(body.actions)
    )
    ledger, tricks = _ledger(header, body), _tricks(header, body)
    header.extra.check_members(
        {"actions": len(actions), "ledger": len(ledger or ()), "tricks": len(tricks or ())}
    )
    if header.rules is None or header.dealer is None:
        return None
    return DealRecord(
        rules=header.rules,
        players=header.players,
        dealer=header.dealer,
        before=header.before,
        deal=deal,
        actions=actions,
        again=header.again,
        ended=body.ended,
        derived=Derived(ledger, tricks, body.card_points, body.balances, body.pots),
        seed=header.seed,
        taken_back=header.taken_back,
        date=header.date,
        event=header.event,
        comment=header.comment,
        extra=header.extra.fields,
        inner_extra=header.extra.inner(),
    )


def _match_end(
    header: Header, body: Body, start: Piece, findings: Findings
) -> MatchEndRecord | None:
    ledger = _ledger(header, body) or ()
    header.extra.check_members({"actions": 0, "ledger": len(ledger), "tricks": 0})
    for word, part in (("balances", body.balances), ("pots", body.pots)):
        if part is None:
            findings.report(TextFault.MISSING, start, wanted=word)
    if header.rules is None or body.balances is None or body.pots is None:
        return None
    return MatchEndRecord(
        rules=header.rules,
        players=header.players,
        before=header.before,
        ledger=ledger,
        after=Accounts(body.balances, body.pots),
        extra=header.extra.fields,
        inner_extra=header.extra.inner(),
    )


def _hands(
    header: Header, body: Body, start: Piece, findings: Findings
) -> tuple[tuple[SeenCard, ...], ...]:
    """The hands by seat; who sits out needs none."""
    if header.dealer is None:
        return ()
    seating = Seating.of(len(header.players), header.dealer)
    for seat in seating.everyone:
        if seat not in body.hands and seat is not seating.sitting_out:
            findings.report(TextFault.MISSING, start, wanted=f"hand {int(seat)}")
    check_hands(body.hands, body.places, seating, findings)
    return tuple(body.hands.get(seat, ()) for seat in seating.everyone)


def _ledger(header: Header, body: Body) -> tuple[RecordedEntry, ...] | None:
    if body.ledger is None:
        return None
    return tuple(
        replace(entry, extra=header.extra.of_member("ledger", place, ENTRY_FIELDS))
        for place, entry in enumerate(body.ledger)
    )


def _tricks(header: Header, body: Body) -> tuple[RecordedTrick, ...] | None:
    if body.tricks is None:
        return None
    return tuple(
        replace(trick, extra=header.extra.of_member("tricks", place, TRICK_FIELDS))
        for place, trick in enumerate(body.tricks)
    )


def _action_fields(action: Done) -> frozenset[str]:
    """The fields that a record has for an action of this kind."""
    match action:
        case Discard() | UnseenDiscard():
            return frozenset({"seat", "do", "cards"})
        case Declare():
            return frozenset({"seat", "do", "what"})
        case Play():
            return frozenset({"seat", "do", "card", "names"})
        case _:
            return frozenset({"seat", "do"})
