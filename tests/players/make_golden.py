"""Makes `golden_novice_v1.txt`: whole deals, with what the novice did in them.

    python tests/players/make_golden.py            writes the file
    python tests/players/make_golden.py --check    exits 1 if the novice now decides otherwise

The file is read by people too. Each deal says its table and dealer, the hands as dealt (the
dealer's last three from the Talon), then what was done, a line each; a line that starts with `*` is
a decision of the novice, the others were made by chance. The choices of version 1 are frozen: if
the check fails, mend the novice or give the player a new version with a file of its own.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    BreakOff,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.players.novice import novice
from grosstarock.testing.player_laws import chance_action

FILE = Path(__file__).with_name("golden_novice_v1.txt")
TABLES = (
    ("classic", 3),
    ("classic-no-pots", 3),
    ("danish", 3),
    ("danish", 4),
    ("dollar", 3),
    ("two-player", 2),
)
NOVICES = ((0, 1, 2, 3), (0,), (1, 2))
"""Which seats the novice sits in: deals among novices, and deals into which chance plays."""


def golden_text() -> str:
    """The whole file."""
    heading = f"# {(__doc__ or '').strip().splitlines()[0]}\n# See make_golden.py.\n"
    deals = (
        "\n".join(golden_deal(preset, players, number, NOVICES[number % len(NOVICES)]))
        for preset, players in TABLES
        for number in range(len(NOVICES))
    )
    return heading + "\n" + "\n\n".join(deals) + "\n"


def golden_deal(preset: str, players: int, number: int, novices: tuple[int, ...]) -> Iterator[str]:
    """One deal, line by line; pots are 125 and 90 where there are any."""
    rules = rules_of(preset, players, options={"redeal_without_trumps": number == 1})
    dealer = Seat((number + 1) % players)
    pots = Pots(125, 90) if rules.pots else Pots()
    accounts = Accounts(BySeat([0] * players), pots)
    pack = shuffled(f"gt1:golden/{preset}/{players}/{number}")
    state = apply(initial(rules, dealer, accounts), DealCards(pack)).state
    asks = " redeal_without_trumps" if rules.redeal_without_trumps else ""
    yield f"deal: {preset} for {players}{asks}, dealer {dealer:d}"
    for seat, dealt in enumerate(state.dealt):
        yield f"hand {seat}: {' '.join(card.code for card in dealt)}".rstrip()
    dice = Random(number)
    while state.turn is not None:
        mark = "*" if state.turn in novices else " "
        action = decided(state, dice, is_novice=mark == "*")
        yield f"{mark} {told(action)}"
        state = apply(state, action).state


def decided(state: DealState, dice: Random, *, is_novice: bool) -> Action:
    """What the novice, or chance, does next."""
    seen = view(state, state.turn)
    return novice(0).choose(seen) if is_novice else chance_action(seen.choice, dice)


def told(action: Action) -> str:
    """An action in one line: seat and what it does."""
    match action:
        case DealCards() | BreakOff():
            raise ValueError("not an action of a seat")
        case Discard(seat, cards):
            return f"{seat:d} discard {' '.join(card.code for card in cards)}"
        case Declare(seat, what):
            return f"{seat:d} declare {' '.join(what)}".rstrip()
        case Play(seat, card, names):
            return f"{seat:d} play {card.code}" + (f" names {names}" if names else "")
        case AnnounceTout(seat):
            return f"{seat:d} announce_tout"
        case Demand(seat):
            return f"{seat:d} demand"
        case PassDemand(seat):
            return f"{seat:d} pass_demand"
        case AskRedeal(seat):
            return f"{seat:d} ask_redeal"
        case PassRedeal(seat):
            return f"{seat:d} pass_redeal"


def main(arguments: list[str]) -> int:
    """Writes the file, or compares it."""
    text = golden_text()
    if arguments == ["--check"]:
        return int(not FILE.exists() or FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
