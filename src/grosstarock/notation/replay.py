"""A record played again by the rules, and everything in it that they say otherwise.

The deal and the actions are the whole truth; the ledger, the tricks, the card points, the balances
and the pots follow from them and are compared, as far as they are written.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from grosstarock.core import engine
from grosstarock.core.actions import BreakOff
from grosstarock.core.clauses import Clause
from grosstarock.core.dealing import dealt_hands
from grosstarock.core.errors import Malformed
from grosstarock.core.facts import MatchEnded
from grosstarock.core.ledger import posted
from grosstarock.core.refusals import Refusal
from grosstarock.core.seats import Seating
from grosstarock.core.settlement import payments
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded

from .faults import ReadingCode
from .record import (
    CardsUnseen,
    DealRecord,
    MatchEndRecord,
    actions_of,
    derived_of,
    plain_ledger,
    recorded_entry,
)
from .replay_compare import (
    Difference,
    accounts_differences,
    card_points_differences,
    ledger_differences,
    tricks_differences,
)


class Outcome(StrEnum):
    """What came of checking a record."""

    AGREES = "agrees"
    DIFFERS = "differs"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome for one record, with every difference, the first one first.

    UNSEEN is a record in which cards are unseen, so that the deal cannot be played again; in it
    only the balances and the pots have been checked against its own ledger.
    """

    outcome: Outcome
    differences: tuple[Difference, ...] = ()


def verified(record: DealRecord | MatchEndRecord) -> Verdict:
    """The record checked as far as it can be."""
    if isinstance(record, MatchEndRecord):
        found = match_end_differences(record)
    elif record.has_unseen_cards:
        found = _sums_differences(record)
        if not found:
            return Verdict(Outcome.UNSEEN)
    else:
        found = differences(record)
    return Verdict(Outcome.DIFFERS, tuple(found)) if found else Verdict(Outcome.AGREES)


def differences(record: DealRecord) -> list[Difference]:
    """Every difference between a record and the rules, the first one first.

    An action that the rules refuse is one difference, and the last: what follows from it cannot be
    told. Raises ``CardsUnseen`` where cards are unseen.
    """
    if record.has_unseen_cards:
        raise CardsUnseen
    found = list(_about_the_seed(record))
    replayed = _replayed(record)
    if isinstance(replayed, Difference):
        return [*found, replayed]
    return [*found, *_about_the_end(record, replayed), *_derived_differences(record, replayed)]


def match_end_differences(record: MatchEndRecord) -> list[Difference]:
    """Every difference between the record of a match's end and POT-4."""
    before = record.before
    division = payments(record.rules, before.pots, MatchEnded(before.balances))
    expected = tuple(recorded_entry(entry) for entry in division)
    after = posted(before, division)
    return [
        *ledger_differences(record.ledger, expected),
        *accounts_differences(record.after.balances, record.after.pots, after),
    ]


def handover_differences(
    earlier: DealRecord, later: DealRecord | MatchEndRecord
) -> list[Difference]:
    """Every difference between how a match stands after a deal and how the next line takes it up.

    The paths are those of the later record. A deal not finished, or that cannot be played again,
    leaves only players and rules to compare.
    """
    found: list[Difference] = []
    if later.players != earlier.players:
        names = (", ".join(earlier.players), ", ".join(later.players))
        found.append(Difference("players", Clause.TAB_2, *names))
    if later.rules != earlier.rules:
        found.append(Difference("rules", Clause.GAME_1, earlier.rules.preset, later.rules.preset))
    state = None if earlier.has_unseen_cards else _replayed(earlier)
    if found or not isinstance(state, DealState) or state.ended is None:
        return found
    if isinstance(later, DealRecord):
        found += _deal_passed_on(state, later)
    before = later.before
    found += accounts_differences(before.balances, before.pots, state.accounts, when="before")
    return found


def _deal_passed_on(state: DealState, later: DealRecord) -> Iterator[Difference]:
    """TAB-6, GAME-3 and GAME-4: who deals next, and whether the pots are paid into again."""
    played = state.ended is HowEnded.PLAYED
    dealer = state.seating.next_dealer if played else state.dealer
    if later.dealer is not dealer:
        yield Difference("dealer", Clause.TAB_6, int(dealer), int(later.dealer))
    again = state.ended is HowEnded.REDEAL or (not played and state.again)
    if later.again is not again:
        yield Difference("redeal", Clause.GAME_3, str(again).lower(), str(later.again).lower())


def _about_the_seed(record: DealRecord) -> Iterator[Difference]:
    """DEAL-1: the seed, where there is one, deals these cards."""
    if record.seed is not None:
        seating = Seating.of(record.rules.players, record.dealer)
        if dealt_hands(seating, shuffled(record.seed)) != record.deal:
            yield Difference("seed", Clause.DEAL_1, None, record.seed)


def _replayed(record: DealRecord) -> DealState | Difference:
    """The deal that the record leads to, or the action that the rules refuse."""
    state = engine.initial(record.rules, record.dealer, record.before, again=record.again)
    for number, action in enumerate(actions_of(record), -1):
        refused = engine.refusal(state, action)
        if refused is not None:
            path = "ended" if isinstance(action, BreakOff) else f"actions[{number}]"
            return _refused(path, refused)
        state = engine.apply(state, action).state
    return state


def _refused(path: str, refused: Refusal) -> Difference:
    return Difference(path, refused.clause, None, refused.reason.code, refused)


def _about_the_end(record: DealRecord, state: DealState) -> Iterator[Difference]:
    """GAME-3: a redeal asked for is written, and no other."""
    asked = HowEnded.REDEAL
    if (record.ended is asked) is not (state.ended is asked):
        told = None if record.ended is None else record.ended.value
        yield Difference("ended", Clause.GAME_3, asked.value if told is None else None, told)


def _derived_differences(record: DealRecord, state: DealState) -> Iterator[Difference]:
    found, expected = record.derived, derived_of(state)
    if found.ledger is not None and expected.ledger is not None:
        yield from ledger_differences(found.ledger, expected.ledger)
    if found.tricks is not None:
        yield from tricks_differences(found.tricks, expected.tricks or ())
    if found.card_points is not None:
        yield from card_points_differences(found.card_points, expected.card_points)
    yield from accounts_differences(found.balances, found.pots, state.accounts)


def _sums_differences(record: DealRecord) -> list[Difference]:
    """GAME-2: the balances and pots of a record against its own ledger."""
    derived = record.derived
    if derived.ledger is None:
        return []
    try:
        after = posted(record.before, plain_ledger(derived.ledger))
    except Malformed:
        return [Difference("ledger", Clause.GAME_2, None, ReadingCode.NEGATIVE.value)]
    return list(accounts_differences(derived.balances, derived.pots, after))
