"""Many deals, each brought by chance to some place in it, where a player is asked what it does.

What it answers has to be legal; and now and then the hidden cards change places among the others
and the Talon, and it has to answer the same.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from tests.players.test_laws import covering_rules

from grosstarock.core.actions import Action, DealCards
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState
from grosstarock.core.view import View, view
from grosstarock.plugins import player_named
from grosstarock.testing.player_laws import chance_action, position, states_alike

LONGEST: Final = 90
"""More actions than a deal has before its last trick."""
POTS: Final = (Pots(65, 65), Pots(20, 60), Pots(125, 90), Pots(60, 200), Pots(1_300, 640))


@dataclass(frozen=True, slots=True)
class Asked:
    """A player by name, with how many seconds a decision."""

    name: str
    budget: float | None


LADDER: Final = (
    Asked("random", None),
    Asked("novice", None),
    Asked("club", None),
    Asked("reference-pimc", None),
    Asked("master", 0.0),
    Asked("expert", 0.0),
    Asked("expert", 0.002),
)
"""The whole ladder with little work: every part of it is done, in fewer worlds."""


@dataclass(slots=True)
class Tally:
    """How many answers were legal, and how many did not change with the hidden cards."""

    legal: int = 0
    blind: int = 0


def check_deals(seed: str, numbers: range, *, peeks_once_in: int) -> Tally:
    """Asks in so many deals, in each the next player of the ladder.

    Raises ``AssertionError`` with the position in words.
    """
    tally = Tally()
    tables = covering_rules()
    for number in numbers:
        dice = Random(f"{seed} {number}")
        state = some_place(dice.choice(tables), f"{seed}/{number}", dice)
        is_peeked = dice.randrange(peeks_once_in) == 0
        _check(state, LADDER[number % len(LADDER)], dice, tally, is_peeked=is_peeked)
    return tally


def some_place(rules: Rules, name: str, dice: Random) -> DealState:
    """A deal in which somebody is to act, after actions by chance."""
    pots = dice.choice(POTS) if rules.pots else Pots()
    accounts = Accounts(BySeat([0] * rules.players), pots)
    pack = DealCards(shuffled(f"gt1:{''.join(filter(str.isalnum, name))}"))
    dealer = Seat(dice.randrange(rules.players))
    state = apply(initial(rules, dealer, accounts), pack).state
    for _ in range(dice.randrange(LONGEST)):
        seen = view(state, state.turn)
        after = apply(state, chance_action(seen.choice, dice)).state
        if after.turn is None:
            break
        state = after
    return state


def _check(state: DealState, asked: Asked, dice: Random, tally: Tally, *, is_peeked: bool) -> None:
    assert state.turn is not None
    seen, seed = view(state, state.turn), dice.randrange(1 << 30)
    action = _answer(asked, seed, seen, state)
    assert action in seen.choice, f"{asked.name}, not legal: {action}\n{position(state, seen)}"
    tally.legal += 1
    alike = states_alike(state, state.turn, dice) if is_peeked else None
    if alike is not None:
        again = _answer(asked, seed, view(alike, state.turn), state)
        assert again == action, f"{asked.name} peeks: {action}\n{position(state, seen)}"
        tally.blind += 1


def _answer(asked: Asked, seed: int, seen: View, state: DealState) -> Action:
    try:
        return player_named(asked.name, seed, asked.budget).choose(seen)
    except Exception as error:
        told = f"{asked.name} raised {type(error).__name__}: {error}"
        raise AssertionError(f"{told}\n{position(state, seen)}") from error
