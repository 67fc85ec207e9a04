"""What one pair of eyes may see of a deal: the only door to hidden cards.

A view depends on nothing that its seat may not know: two deals that differ only there give equal
views. Once a deal has been played its cards lie open. Who asks for a new one shows the own hand.
A deal broken off stays closed.
"""

from dataclasses import dataclass

from .cards import SCUSE, Card, Suit
from .cardset import NO_CARDS, CardSet
from .choices import Choice, NoChoice
from .declarations import Declaration, Holding, cards_told
from .engine import legal_actions
from .events import entry_seen_by
from .facts import DealPlayed
from .ledger import Accounts, Entry
from .rules import Rules
from .seats import BySeat, Seat, Seating
from .state import DealState, HowEnded, Phase
from .tricks import Trick, cards_of


@dataclass(frozen=True, slots=True)
class DeclaredView:
    """A declaration as the table heard it; ``laid_away`` are the cards of it laid away (DISC-6)."""

    seat: Seat
    declaration: Declaration
    laid_away: CardSet


@dataclass(frozen=True, slots=True)
class View:
    """A deal as ``seat`` sees it; ``seat`` is None for somebody who only watches.

    ``hand`` and ``discard`` are the seat's own (the discard open to all when the deal is played),
    ``dealt`` the cards dealt as far as they are known, in the order dealt. ``choice`` is what the
    seat may do, ``NoChoice`` when it is not its turn. ``trumps_shown`` says that the dealer has
    shown to have laid away trumps (DISC-5).
    """

    rules: Rules
    seat: Seat | None
    dealer: Seat
    phase: Phase
    turn: Seat | None
    accounts: Accounts
    ledger: tuple[Entry, ...]
    hand: CardSet
    hand_sizes: BySeat[int]
    dealt: BySeat[tuple[Card, ...]]
    discard: CardSet | None
    redeal_answers: tuple[bool, ...]
    tout_announced: bool
    declared: tuple[DeclaredView, ...]
    declarers: int
    demand_answers: tuple[bool, ...]
    tricks: tuple[Trick, ...]
    trick: Trick | None
    trumps_shown: bool
    choice: Choice
    ended: HowEnded | None
    played: DealPlayed | None

    @property
    def seating(self) -> Seating:
        """Who is active in this deal, and in which order."""
        return Seating.of(self.rules.players, self.dealer)

    @property
    def trick_number(self) -> int:
        """The number of the trick being played, or of the last one played; 0 before the play."""
        if self.trick is not None:
            return self.trick.number
        return len(self.tricks)

    @property
    def cards_played(self) -> CardSet:
        """Every card that has been played so far."""
        on_table = CardSet(self.trick.cards) if self.trick is not None else NO_CARDS
        return cards_of(self.tricks) | on_table

    @property
    def scuse_demanded(self) -> bool:
        """Whether somebody has demanded the 'Scuse (SCUSE-7)."""
        return True in self.demand_answers


def view(state: DealState, seat: Seat | None) -> View:
    """The deal as ``seat`` may see it; None for somebody who only watches."""
    is_open = state.ended is HowEnded.PLAYED
    is_turn = seat is not None and seat is state.turn
    return View(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        accounts=state.accounts,
        ledger=_ledger_seen_by(state, seat, is_open=is_open),
        hand=state.hands[seat] if seat is not None and state.hands else NO_CARDS,
        hand_sizes=state.hands.map(len),
        dealt=_dealt_seen_by(state, seat, is_open=is_open),
        discard=state.discard if is_open or seat is state.dealer else None,
        redeal_answers=state.redeal_answers,
        tout_announced=state.tout_announced,
        declared=_declared(state),
        declarers=len(state.declared),
        demand_answers=state.demand_answers,
        tricks=state.tricks,
        trick=state.trick,
        trumps_shown=state.trumps_shown,
        choice=legal_actions(state) if is_turn else NoChoice(),
        ended=state.ended,
        played=state.played,
    )


def _ledger_seen_by(state: DealState, seat: Seat | None, *, is_open: bool) -> tuple[Entry, ...]:
    if is_open:
        return state.ledger
    return tuple(entry_seen_by(entry, seat) for entry in state.ledger)


def _dealt_seen_by(
    state: DealState, seat: Seat | None, *, is_open: bool
) -> BySeat[tuple[Card, ...]]:
    """The own cards; all after the play, and a hand shown for a redeal (GAME-3)."""
    shown = state.seating.active[len(state.redeal_answers) - 1] if _redeal_asked(state) else None
    return BySeat(
        cards if is_open or owner in (seat, shown) else ()
        for owner, cards in enumerate(state.dealt)
    )


def _redeal_asked(state: DealState) -> bool:
    return state.ended is HowEnded.REDEAL


def _declared(state: DealState) -> tuple[DeclaredView, ...]:
    speakers = state.seating.starting_with(state.dealer)
    return tuple(
        DeclaredView(seat, holding.declaration, _laid_away(state, seat, holding))
        for seat, made in zip(speakers, state.declared, strict=False)
        for holding in made
    )


def _laid_away(state: DealState, seat: Seat, holding: Holding) -> CardSet:
    """DISC-6: the cards of a declaration that the dealer had to lay away."""
    if seat is not state.dealer or state.discard is None:
        return NO_CARDS
    return holding.cards & state.discard


def cards_shown(seen: View, seat: Seat) -> CardSet:
    """The cards that the table knows ``seat`` to hold, or to have held, from what was declared."""
    told = NO_CARDS
    for declared in seen.declared:
        if declared.seat is seat:
            told |= cards_told(declared.declaration) | declared.laid_away
    return told


def suits_shown_void(seen: View, seat: Seat) -> frozenset[Suit]:
    """The suits, trumps among them, in which the play has shown ``seat`` to be void (PLAY-2)."""
    tricks = (*seen.tricks, seen.trick) if seen.trick is not None else seen.tricks
    void: set[Suit] = set()
    for trick in tricks:
        if seat not in trick.order or trick.order.index(seat) >= len(trick.cards):
            continue
        place = trick.order.index(seat)
        card = trick.cards[place]
        suit_led = Trick(trick.number, trick.order, trick.cards[:place], trick.named).suit_led
        if suit_led is None or card == SCUSE or card.suit is suit_led:
            continue
        void.add(suit_led)
        if card.suit is not Suit.TRUMPS:
            void.add(Suit.TRUMPS)
    return frozenset(void)
