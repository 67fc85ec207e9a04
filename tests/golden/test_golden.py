"""The golden deals: every outcome and preset once, played again and compared point by point."""

import json
from pathlib import Path

import pytest
from tests.golden.update import golden_files, rewritten

from grosstarock.core.ledger import Entry, Party, Pot
from grosstarock.core.presets import PRESETS
from grosstarock.notation.record import plain_ledger, state_of
from grosstarock.notation.record_reader import read_record
from grosstarock.notation.replay import differences
from grosstarock.testing.composer_lines import expected_lines, is_settlement

# What happens after the last trick: the word for it, and the clause that some deal must show.
OUTCOMES = {
    "tout": {"TOUT-1"},
    "bagud in a tout": {"TOUT-1", "ULT-3"},
    "announced tout failed": {"TOUT-A2"},
    "misère": {"MIS-1"},
    "Pagat ultimo": {"ULT-1"},
    "King ultimo": {"ULT-2"},
    "bagud": {"ULT-3"},
    "last trick": {"LAST-1"},
    "two players": {"TWO-3"},
}
TABLES = {(name, PRESETS[name].players[0]) for name in PRESETS} | {("danish", 4)}
EVERY_GOLDEN_DEAL = pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)


def clauses_of(path: Path) -> set[str]:
    return {entry["clause"] for entry in json.loads(path.read_text(encoding="utf-8"))["ledger"]}


def test_every_preset_has_a_golden_deal() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in golden_files()]
    assert {(record.rules.preset, record.rules.players) for record in records} >= TABLES


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_every_outcome_has_a_golden_deal(outcome: str) -> None:
    assert any(clauses_of(path) >= OUTCOMES[outcome] for path in golden_files())


def test_an_announced_tout_that_is_made_has_a_golden_deal() -> None:
    assert any(
        "announce_tout" in path.read_text(encoding="utf-8") and "TOUT-A2" not in clauses_of(path)
        for path in golden_files()
    )


@EVERY_GOLDEN_DEAL
def test_a_golden_deal_played_again_agrees_in_every_part(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    derived = record.derived
    assert None not in (derived.ledger, derived.tricks, derived.card_points, derived.pots)
    assert differences(record) == []
    state = state_of(record)
    assert state.played is not None
    assert derived.card_points == state.played.card_points
    assert derived.balances == state.accounts.balances
    assert derived.pots == state.accounts.pots


@EVERY_GOLDEN_DEAL
def test_what_is_paid_after_the_last_trick_is_what_was_written_by_hand(path: Path) -> None:
    fields = json.loads(path.read_text(encoding="utf-8"))
    record = read_record(json.dumps(fields))
    names = record.players
    entries = plain_ledger(record.derived.ledger or ())
    paid = [line_of(entry, names) for entry in entries if is_settlement(entry.clause)]
    assert paid == expected_lines("; ".join(fields["by_hand"]))


@EVERY_GOLDEN_DEAL
def test_a_golden_deal_is_written_as_its_script_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rewritten(text) == text
    assert json.loads(text)["comment"]


def line_of(entry: Entry, names: tuple[str, ...]) -> str:
    """An entry of the ledger in the words of ``by_hand``."""

    def name(party: Party) -> str:
        if isinstance(party, Pot):
            return "King pot" if party is Pot.KING else "Pagat pot"
        assert party is not None
        return names[party]

    cards = f" ({' '.join(card.code for card in entry.cards)})" if entry.cards else ""
    tail = f"{entry.points} {entry.clause}{cards}"
    if entry.payer is None:
        return f"{name(entry.payee)} wins {tail}"
    if entry.payee is None:
        return f"{name(entry.payer)} scores {tail}"
    return f"{name(entry.payer)} pays {name(entry.payee)} {tail}"
