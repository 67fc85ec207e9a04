"""A row of the log as it is stored, written and read; the types are the wire's own."""

from dataclasses import dataclass
from typing import Final

import msgspec

from .commands import Deal, Open
from .table import LogBroken
from .table_state import Row
from .wire_types import COMMAND, EVENT


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRow:
    """A row as a store keeps it.

    ``rules`` is the version of the rulebook that it was played under, ``deal_id`` names the deal
    that it deals. ``payload`` is JSON, the command with all its events; what a person typed is
    apart, in ``text``, so that it can be erased.
    """

    table_id: str
    seq: int
    cmd_id: str
    person: str | None
    at: int
    rules: int
    deal_id: str | None
    payload: bytes
    text: str | None


class Payload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a row says, but for what is a column of its own."""

    command: COMMAND.wire  # type: ignore[name-defined]  # made at run time
    events: tuple[EVENT.wire, ...]  # type: ignore[name-defined]  # made at run time


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Payload)


def stored(table_id: str, row: Row, rules: int) -> StoredRow:
    """A row ready to be stored."""
    command = COMMAND.to_wire(row.command)
    events = tuple([EVENT.to_wire(event) for event in row.events])
    return StoredRow(
        table_id=table_id,
        seq=row.seq,
        cmd_id=row.cmd_id,
        person=row.person,
        at=row.at,
        rules=rules,
        deal_id=row.command.deal_id if isinstance(row.command, Deal) else None,
        payload=_encoder.encode(Payload(command, events)),
        text=row.text,
    )


def read(kept: StoredRow) -> Row:
    """The row again; ``LogBroken`` where it cannot be read."""
    try:
        payload = _decoder.decode(kept.payload)
        return Row(
            seq=kept.seq,
            cmd_id=kept.cmd_id,
            person=kept.person,
            at=kept.at,
            command=COMMAND.from_wire(payload.command),
            events=tuple([EVENT.from_wire(event) for event in payload.events]),
            text=kept.text,
        )
    except ValueError as error:
        raise LogBroken(kept.seq, str(error)) from error


def rules_version(row: Row, known: int | None) -> int:
    """The version of the rulebook that a row is played under: its table's."""
    if isinstance(row.command, Open):
        return row.command.settings.rules.version
    assert known is not None, "a table's first row opens it"
    return known
