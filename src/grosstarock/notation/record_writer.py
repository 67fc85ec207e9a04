"""The record of a deal or of a match's end as JSON on one line: strict, in one order of fields."""

from collections.abc import Iterable, Iterator, Mapping

from grosstarock.core.ledger import Accounts

from .json_text import written
from .record import DEAL_FORMAT, MATCH_END_FORMAT, DealRecord, Extra, MatchEndRecord
from .record_actions import written_action, written_card
from .record_derived import written_derived, written_entry, written_pots
from .record_rules import written_rules


def write_record(record: DealRecord | MatchEndRecord) -> str:
    """The record as one line, without a line break at its end."""
    if isinstance(record, DealRecord):
        return written(_deal_fields(record))
    return written(_match_end_fields(record))


def write_records(records: Iterable[DealRecord | MatchEndRecord]) -> Iterator[str]:
    """The lines of a match's file, each with its line break."""
    for record in records:
        yield write_record(record) + "\n"


def _deal_fields(record: DealRecord) -> dict[str, object]:
    fields = _table_fields(DEAL_FORMAT, record)
    fields["dealer"] = int(record.dealer)
    if record.again:
        fields["redeal"] = True
    fields |= _accounts(record.before, "before", record.inner_extra)
    fields["deal"] = [[written_card(card) for card in hand] for hand in record.deal]
    fields["actions"] = [written_action(recorded) for recorded in record.actions]
    if record.ended is not None:
        fields["ended"] = record.ended.value
    fields |= written_derived(record.derived, record.inner_extra)
    for name in ("seed", "taken_back", "date", "event", "comment"):
        value = getattr(record, name)
        if value is not None:
            fields[name] = value
    return {**fields, **record.extra}


def _match_end_fields(record: MatchEndRecord) -> dict[str, object]:
    return {
        **_table_fields(MATCH_END_FORMAT, record),
        **_accounts(record.before, "before", record.inner_extra),
        "ledger": [written_entry(entry) for entry in record.ledger],
        **_accounts(record.after, "after", record.inner_extra),
        **record.extra,
    }


def _table_fields(format_name: str, record: DealRecord | MatchEndRecord) -> dict[str, object]:
    return {
        "format": format_name,
        "rules": written_rules(record.rules, record.inner_extra),
        "players": list(record.players),
    }


def _accounts(accounts: Accounts, when: str, inner_extra: Mapping[str, Extra]) -> dict[str, object]:
    pots = f"pots_{when}"
    return {
        f"balances_{when}": list(accounts.balances),
        pots: written_pots(accounts.pots, inner_extra.get(pots, {})),
    }
