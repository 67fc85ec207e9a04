"""The settlement sheet of a recorded deal."""

from grosstarock.core.state import DealState
from grosstarock.notation.record import DealRecord
from grosstarock.words.sheet import sheet
from grosstarock.words.sheet_text import sheet_text


def deal_sheet(record: DealRecord, state: DealState) -> str:
    """The sheet of a deal as lines, with what everybody counted."""
    ledger = sheet(state.ledger, state.before, state.rules, record.players, played=state.played)
    return sheet_text(ledger)
