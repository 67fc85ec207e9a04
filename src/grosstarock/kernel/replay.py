"""A deal of the kernel as actions of the core: what the core judges and a record keeps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import folded, initial
from grosstarock.core.ledger import Accounts, Entry, Pot
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState

from .bits import Word
from .book import CLAUSES
from .bulk import Scratch, Series
from .chance import cards_stream, players_stream
from .layout import CARD_AT, INDEX_OF, Numbers, cardset_of
from .opening import shuffle
from .rules_words import PLAYERS, rules_row
from .table_words import (
    ACTIVE,
    ANSWERS,
    ASKER,
    DECLARED,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    ENDED,
    ENTRIES,
    KING_POT,
    NAMED,
    PAGAT_POT,
    REDEAL,
    SEAT,
    TOUT_ANNOUNCED,
    set_table,
)
from .trick_words import ANTEPENULTIMATE, LAST, strength, suit_of
from .whole_deal import play_deal

_SUITS: Final = tuple(Suit)
_NAMES: Final = tuple(DeclarationName)


@dataclass(frozen=True, slots=True)
class KernelDeal:
    """One deal of a series: what was done, and what the kernel says it paid.

    The entries are without the cards they are for.
    """

    rules: Rules
    dealer: Seat
    accounts: Accounts
    again: bool
    actions: tuple[Action, ...]
    entries: tuple[Entry, ...]

    def start(self) -> DealState:
        """The deal in the core, before its cards are dealt."""
        return initial(self.rules, self.dealer, self.accounts, again=self.again)

    def replayed(self) -> DealState:
        """The deal as the core plays it; ``IllegalAction`` where the core refuses an action."""
        return folded(self.start(), self.actions)


def deal_of(series: Series, number: int, pack: Sequence[Card] = ()) -> KernelDeal:
    """One deal of a series, played again with all that was done in it.

    With a ``pack`` that pack is dealt, and the players draw from the deal's stream all the same.
    """
    scratch = Scratch.new()
    rules = rules_row(series.rules)
    dealer = series.dealer_of(number)
    pots = series.pots
    set_table(
        scratch.words, scratch.numbers, int(rules[PLAYERS]), int(dealer), pots.king, pots.pagat
    )
    by_seat = series.policies_row()
    for place in range(int(scratch.numbers[ACTIVE])):
        scratch.policies[place] = by_seat[scratch.numbers[SEAT + place]]
    if pack:
        scratch.pack[:] = [INDEX_OF[card] for card in pack]
    else:
        shuffle(scratch.pack, Word(cards_stream(Word(series.seed), number)))
    play_deal(
        scratch.words,
        scratch.numbers,
        rules,
        scratch.ledger,
        scratch.ways,
        scratch.pack,
        scratch.cards,
        scratch.policies,
        series.again,
        Word(players_stream(Word(series.seed), number)),
    )
    players = series.rules.players
    balances = [-((pots.total() + seat) // players) for seat in range(players)]
    return KernelDeal(
        rules=series.rules,
        dealer=dealer,
        accounts=Accounts(BySeat(balances), pots),
        again=series.again,
        actions=tuple(_actions(series.rules, dealer, scratch)),
        entries=entries_of(scratch.numbers, scratch),
    )


def _actions(rules: Rules, dealer: Seat, scratch: Scratch) -> list[Action]:
    numbers, words = scratch.numbers, scratch.words
    active = Seating.of(rules.players, dealer).active
    done: list[Action] = [DealCards(tuple(CARD_AT[index] for index in scratch.pack))]
    if rules.redeal_without_trumps:
        asked = numbers[ENDED] == REDEAL
        passing = active[: numbers[ASKER]] if asked else active
        done.extend(PassRedeal(seat) for seat in passing)
        if asked:
            return [*done, AskRedeal(active[numbers[ASKER]])]
    if numbers[TOUT_ANNOUNCED]:
        done.append(AnnounceTout(dealer))
    laid_away = cardset_of(int(words[DISCARD_SUITS]), int(words[DISCARD_TRUMPS]))
    done.append(Discard(dealer, tuple(laid_away)))
    for place in (len(active) - 1, *range(len(active) - 1)):
        bits = int(numbers[DECLARED + place])
        made = tuple(name for number, name in enumerate(_NAMES) if bits >> number & 1)
        done.append(Declare(active[place], made))
    return done + _plays(active, numbers, [int(index) for index in scratch.cards])


def _plays(active: tuple[Seat, ...], numbers: Numbers, cards: list[int]) -> list[Action]:
    """The 25 tricks out of the cards as they were played, the demands before trick 23."""
    done: list[Action] = []
    leader = 0
    size = len(active)
    for trick in range(1, LAST + 1):
        order = [(leader + position) % size for position in range(size)]
        if trick == ANTEPENULTIMATE:
            answers = int(numbers[ANSWERS])
            for number, place in enumerate(order[:answers], 1):
                demands = number == answers and numbers[DEMANDED]
                done.append(Demand(active[place]) if demands else PassDemand(active[place]))
        played = cards[(trick - 1) * size : trick * size]
        led, best, winner = -1, -1, leader
        for position, index in enumerate(played):
            names = None
            card = CARD_AT[index]
            if card == SCUSE and position == 0 and trick < LAST:
                led = int(numbers[NAMED])
                names = _SUITS[led]
                best = 0
            elif card != SCUSE:
                led = suit_of(index) if led < 0 else led
                height = strength(index, led)
                if height > best:
                    best, winner = height, order[position]
            done.append(Play(active[order[position]], card, names))
        leader = winner
    return done


def entries_of(numbers: Numbers, scratch: Scratch) -> tuple[Entry, ...]:
    """The kernel's ledger as entries of the core's, without cards."""

    def party(number: int) -> Seat | Pot | None:
        if number < 0:
            return None
        return {KING_POT: Pot.KING, PAGAT_POT: Pot.PAGAT}.get(number) or Seat(number)

    rows = scratch.ledger[: numbers[ENTRIES]].tolist()
    return tuple(
        Entry(CLAUSES[clause], party(payer), party(payee), points)
        for clause, payer, payee, points in rows
    )
