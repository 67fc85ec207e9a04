"""The settlement sheet of a recorded deal, with a heading."""

from grosstarock.core.state import DealState
from grosstarock.notation.record import DealRecord
from grosstarock.words import say_code
from grosstarock.words.sheet import sheet
from grosstarock.words.sheet_text import sheet_text


def deal_sheet(record: DealRecord, state: DealState, number: int) -> str:
    """The heading and the sheet of a deal, as lines."""
    players = ", ".join(record.players)
    heading = say_code("terminal-deal-of", {"number": number, "players": players}, "en")
    whole = sheet(state.ledger, state.before, state.rules, record.players, played=state.played)
    return f"{heading}\n{sheet_text(whole)}\n"
