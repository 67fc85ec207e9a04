"""Makes `golden_reference_pimc.txt`: whole deals, with what the reference player did in them.

    python tests/players/make_golden_reference.py            writes the file
    python tests/players/make_golden_reference.py --check    exits 1 if it now decides otherwise

Written as `golden_novice_v1.txt` is: a line that starts with `*` is a decision of the reference
player, the others were made by the novice or by chance. Its choices are frozen for ever: figures of
strength are told against them. If the check fails, mend what has changed under the player.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.players.make_golden import told

from grosstarock.core.actions import Action, DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.players.novice import novice
from grosstarock.players.reference_pimc import reference_pimc
from grosstarock.testing.player_laws import chance_action

FILE = Path(__file__).with_name("golden_reference_pimc.txt")
TABLES = (
    ("classic", 3),
    ("classic-no-pots", 3),
    ("danish", 3),
    ("danish", 4),
    ("dollar", 3),
    ("two-player", 2),
)
STRAYS_ONCE_IN = 6
"""How often chance acts in place of a player, so that odd positions are met."""


def golden_text() -> str:
    """The whole file."""
    heading = f"# {(__doc__ or '').strip().splitlines()[0]}\n# See make_golden_reference.py.\n"
    deals = (
        "\n".join(golden_deal(preset, players, number))
        for number, (preset, players) in enumerate(TABLES)
    )
    return heading + "\n" + "\n\n".join(deals) + "\n"


def golden_deal(preset: str, players: int, number: int) -> Iterator[str]:
    """One deal, line by line; pots are 125 and 90 where there are any."""
    rules = rules_of(preset, players)
    dealer = Seat((number + 1) % players)
    pots = Pots(125, 90) if rules.pots else Pots()
    pack = shuffled(f"gt1:golden-reference/{preset}/{players}/{number}")
    accounts = Accounts(BySeat([0] * players), pots)
    state = apply(initial(rules, dealer, accounts), DealCards(pack)).state
    yield f"deal: {preset} for {players}, dealer {dealer:d}"
    for seat, dealt in enumerate(state.dealt):
        yield f"hand {seat}: {' '.join(card.code for card in dealt)}".rstrip()
    dice = Random(number)
    while state.turn is not None:
        strays = dice.randrange(STRAYS_ONCE_IN) == 0
        action = _strayed(state, dice) if strays else reference_choice(state)
        yield f"{' ' if strays else '*'} {told(action)}"
        state = apply(state, action).state


def reference_choice(state: DealState) -> Action:
    """What the reference player of seed 7 does next."""
    return reference_pimc(7).choose(view(state, state.turn))


def _strayed(state: DealState, dice: Random) -> Action:
    seen = view(state, state.turn)
    return novice(0).choose(seen) if dice.randrange(2) else chance_action(seen.choice, dice)


def main(arguments: list[str]) -> int:
    """Writes the file, or compares it."""
    text = golden_text()
    if arguments == ["--check"]:
        return int(not FILE.exists() or FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
