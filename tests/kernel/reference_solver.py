"""What every player gains with open cards, written to be read: the judge of the solvers.

Recursive, over ``core.endplay`` alone. ``docs/endings.md`` gives the definition in words.
"""

from collections.abc import Callable, Hashable

from grosstarock.core.actions import Action
from grosstarock.core.choices import NoChoice
from grosstarock.core.ending import Ending
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.ledger import Accounts, Entry, posted, scored
from grosstarock.core.seats import BySeat, Seat

Gains = BySeat[int]
"""What each seat gains; with two players the pluses and minuses of each."""

Pick = Callable[[list[Gains], Seat, Ending], Gains]
Known = dict[Hashable, Gains]


def best_for_itself(of: list[Gains], seat: Seat, ending: Ending) -> Gains:
    """max^n: best for ``seat``; of those worst for the leader, then for the next from there on."""
    order = ending.seating.starting_with(ending.leader)
    return max(of, key=lambda gains: (stake(gains, seat), *(-gains[other] for other in order)))


def stake(gains: Gains, seat: Seat) -> int:
    """What a seat plays for: its own gain; with two players its gain over the other's."""
    return 2 * gains[seat] - sum(gains) if len(gains) == 2 else gains[seat]


def against(me: Seat) -> Pick:
    """Paranoid: ``me`` for itself, all others against it."""

    def pick(of: list[Gains], seat: Seat, ending: Ending) -> Gains:
        return (max if seat is me else min)(of, key=lambda gains: stake(gains, me))

    return pick


def values(ending: Ending, pick: Pick, known: Known | None = None) -> dict[Action, Gains]:
    """What each legal action brings in the end."""
    known = {} if known is None else known
    found = {}
    for action in ending_choice(ending):
        following, entries = after_action(ending, action)
        still = value(following, pick, known)
        found[action] = BySeat(map(sum, zip(gains_of(ending, entries), still, strict=True)))
    return found


def value(ending: Ending, pick: Pick, known: Known) -> Gains:
    """What is still to come; each position is worked out once."""
    choice = ending_choice(ending)
    if isinstance(choice, NoChoice):
        return BySeat([0] * ending.rules.players)
    money = (ending.card_points, ending.has_trick, ending.scuse, ending.pots)
    position = (ending.hands, ending.leader, ending.table, ending.named, ending.demand_answers)
    if (position, money) not in known:
        found = list(values(ending, pick, known).values())
        known[position, money] = pick(found, choice.seat, ending)
    return known[position, money]


def gains_of(ending: Ending, entries: tuple[Entry, ...]) -> Gains:
    """What some entries move for each seat; with two players those without a payee (TWO-3)."""
    nothing = BySeat([0] * ending.rules.players)
    if ending.rules.players == 2:
        return scored(nothing, entries)
    return posted(Accounts(nothing, ending.pots), entries).balances
