"""A match: the deal passes on and the pots are carried over (TAB-6, GAME-1, POT-4)."""

from dataclasses import dataclass, replace

from .engine import initial
from .errors import Fault, Malformed
from .facts import MatchEnded
from .ledger import Accounts, Entry, posted
from .rules import Rules
from .seats import Seat, Seating
from .settlement import payments
from .state import DealState, HowEnded


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two deals.

    ``rounds`` is how many times each player deals, None for a match that goes on until the table
    stops it. ``deals`` counts the deals played to their end; one asked for anew or broken off does
    not count. ``again`` says that the next deal follows a redeal and pays no POT-2 and POT-3
    (GAME-3).
    """

    rules: Rules
    dealer: Seat
    accounts: Accounts
    rounds: int | None = None
    deals: int = 0
    again: bool = False
    division: tuple[Entry, ...] | None = None

    @property
    def is_over(self) -> bool:
        """Whether no deal follows: all rounds are played, or the pots are divided."""
        return self.division is not None or self.deals == self.deals_agreed

    @property
    def deals_agreed(self) -> int | None:
        """How many deals the rounds make; None for an open end."""
        return None if self.rounds is None else self.rounds * self.rules.players


def new_match(rules: Rules, *, dealer: Seat = Seat.FIRST, rounds: int | None = None) -> Match:
    """A match before its first deal, all balances at zero."""
    if rounds is not None and (type(rounds) is not int or rounds < 1):
        raise Malformed(Fault.ROUNDS_VALUE, found=str(rounds))
    Seating.of(rules.players, dealer)
    return Match(rules, dealer, Accounts.opened(rules.players), rounds)


def next_deal(match: Match) -> DealState:
    """The next deal of the match, before its cards are dealt."""
    if match.is_over:
        raise Malformed(Fault.MATCH_OVER)
    return initial(match.rules, match.dealer, match.accounts, again=match.again)


def after_deal(match: Match, deal: DealState) -> Match:
    """The match after a deal of it is over.

    A deal played to its end passes the deal on (TAB-6); after a redeal (GAME-3) or a deal broken
    off (GAME-4) the same dealer deals again.
    """
    if deal.ended is None or deal.before != match.accounts or deal.dealer is not match.dealer:
        raise Malformed(Fault.MATCH_NOT_BETWEEN_DEALS)
    moved = replace(match, accounts=deal.accounts)
    match deal.ended:
        case HowEnded.PLAYED:
            next_dealer = deal.seating.next_dealer
            return replace(moved, dealer=next_dealer, deals=match.deals + 1, again=False)
        case HowEnded.REDEAL:
            return replace(moved, again=True)
        case HowEnded.BROKEN_OFF:
            return moved


def ended(match: Match) -> Match:
    """The match with its pots divided among everyone at the table (POT-4)."""
    if match.division is not None:
        raise Malformed(Fault.MATCH_OVER)
    fact = MatchEnded(match.accounts.balances)
    division = payments(match.rules, match.accounts.pots, fact)
    return replace(match, accounts=posted(match.accounts, division), division=division)
