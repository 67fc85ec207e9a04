"""The verbs of the game: initial, legal_actions, refusal and apply; the fifth is view.view.

A deal runs: the pots are filled and paid into, the cards dealt (POT-2, POT-3, DEAL-1); where the
table plays it, new deals are asked for (GAME-3); the dealer discards (DISC), declarations are made
and paid (DECL), 25 tricks are played (PLAY, SCUSE, PAY), and the deal is settled (sections 6 and
7).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from .actions import (
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
from .cards import SCUSE, Suit
from .cardset import CardSet
from .choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from .clauses import Clause
from .dealing import dealt_hands
from .declarations import Holding, holdings
from .discard import discard_ways
from .errors import Fault, Malformed
from .events import (
    CardPlayed,
    DealEnded,
    DealVoid,
    DeclarationMade,
    DemandAnswered,
    Discarded,
    Event,
    HandDealt,
    NothingDeclared,
    Paid,
    PotsMoved,
    RedealAnswered,
    ScuseSettled,
    ToutAnnounced,
    TrickTaken,
    TrumpsShown,
)
from .facts import (
    DealerPayment,
    DealPlayed,
    Declared,
    Fact,
    Foundation,
    facts_of_trick,
)
from .judgement import reason_against
from .ledger import Accounts, posted
from .piles import card_points, scuse_exchange, tricks_taken
from .refusals import IllegalAction, Refusal
from .rules import DeclarationDuty, Rules
from .seats import Seat, Seating
from .settlement import payments
from .state import DealState, HowEnded, Phase, scores_so_far, trick_on_table
from .tricks import LAST_TRICK, Trick, playable, plays_off_suit, suits_to_name


@dataclass(frozen=True, slots=True)
class Step:
    """What an action leads to: the next state, and what happened on the way."""

    state: DealState
    events: tuple[Event, ...]


def initial(
    rules: Rules, dealer: Seat, accounts: Accounts | None = None, *, again: bool = False
) -> DealState:
    """A deal before its cards are dealt.

    ``accounts`` are the balances and pots before it, all at zero when none are given. ``again``
    says that it follows a redeal, so that POT-2 and POT-3 are not paid once more (GAME-3).
    """
    Seating.of(rules.players, dealer)
    if again and not rules.redeal_without_trumps:
        raise Malformed(Fault.REDEAL_NOT_PLAYED)
    before = accounts or Accounts.opened(rules.players)
    if len(before.balances) != rules.players:
        raise Malformed(Fault.BALANCES_NUMBER, found=len(before.balances), players=rules.players)
    if not rules.pots and before.pots.total():
        raise Malformed(Fault.POTS_NOT_PLAYED, king=before.pots.king, pagat=before.pots.pagat)
    return DealState(rules=rules, dealer=dealer, before=before, accounts=before, again=again)


def legal_actions(state: DealState) -> Choice:
    """What the seat whose turn it is may do; nothing before the cards are dealt and after the deal.

    The two actions of the table are not in it: ``DealCards`` is legal until the cards are dealt,
    ``BreakOff`` until the deal is over.
    """
    seat = state.turn
    if seat is None:
        return NoChoice()
    hand = state.hands[seat]
    match state.phase:
        case Phase.REDEAL:
            return RedealChoice(seat, not hand.of_suit(Suit.TRUMPS))
        case Phase.DISCARD:
            announced = state.tout_announced
            ways = discard_ways(state.rules, hand, tout_announced=announced)
            may_announce = state.rules.announced_tout and SCUSE in hand and not announced
            return DiscardChoice(seat, ways, may_announce)
        case Phase.DECLARE:
            held = tuple(holding.name for holding in declarable(state, seat))
            compulsory = state.rules.declarations is DeclarationDuty.COMPULSORY
            return DeclareChoice(seat, held, compulsory)
        case Phase.DEMAND:
            return DemandChoice(seat, SCUSE not in hand)
        case _:
            trick = trick_on_table(state)
            cards = playable(hand, trick, scuse_demanded=state.scuse_demanded)
            return PlayChoice(seat, cards, suits_to_name(trick, SCUSE) if SCUSE in cards else ())


def refusal(state: DealState, action: Action) -> Refusal | None:
    """Why ``action`` is not allowed now; None when it is."""
    return reason_against(state, action, legal_actions(state))


def apply(state: DealState, action: Action) -> Step:
    """The deal after ``action``; raises ``IllegalAction`` with the refusal where there is one."""
    refused = refusal(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    done = replace(state, actions=(*state.actions, action))
    match action:
        case DealCards():
            return _deal(done, action)
        case BreakOff():
            return _break_off(done)
        case AskRedeal() | PassRedeal():
            return _answer_redeal(done, action)
        case AnnounceTout(seat):
            return Step(replace(done, tout_announced=True), (ToutAnnounced(seat),))
        case Discard():
            return _discard(done, action)
        case Declare():
            return _declare(done, action)
        case Demand(seat) | PassDemand(seat):
            demanded = isinstance(action, Demand)
            answers = (*done.demand_answers, demanded)
            return Step(replace(done, demand_answers=answers), (DemandAnswered(seat, demanded),))
        case Play():
            return _play(done, action)


def folded(state: DealState, actions: Iterable[Action]) -> DealState:
    """The deal after some actions, one after the other."""
    for action in actions:
        state = apply(state, action).state
    return state


def declarable(state: DealState, seat: Seat) -> tuple[Holding, ...]:
    """What a seat can declare; the dealer from 28 cards (DISC-6), from 25 in an announced tout."""
    hand = state.hands[seat]
    if seat is state.dealer and not state.tout_announced and state.discard is not None:
        hand |= state.discard
    return holdings(state.rules, hand)


def _deal(state: DealState, action: DealCards) -> Step:
    """POT-2, POT-3 and DEAL-1."""
    events: list[Event] = []
    if not state.again:
        for fact in (Foundation(), DealerPayment(state.dealer)):
            state = _paid(state, fact, events)
    if state.rules.pots:
        events.append(PotsMoved(state.seating.next_dealer))
    dealt = dealt_hands(state.seating, action.pack)
    for seat in state.seating.active:
        events.append(HandDealt(seat, len(dealt[seat]), dealt[seat]))
    hands = dealt.map(CardSet)
    return Step(replace(state, pack=action.pack, dealt=dealt, hands=hands), tuple(events))


def _break_off(state: DealState) -> Step:
    """GAME-4: only what filled the pots stays."""
    stays = tuple(entry for entry in state.ledger if entry.clause is Clause.POT_2)
    accounts = posted(state.before, stays)
    void = replace(state, ledger=stays, accounts=accounts, ended=HowEnded.BROKEN_OFF, trick=None)
    return Step(void, (DealVoid(),))


def _answer_redeal(state: DealState, action: AskRedeal | PassRedeal) -> Step:
    """GAME-3: the first who asks ends the deal."""
    asked = isinstance(action, AskRedeal)
    shown = tuple(state.hands[action.seat]) if asked else None
    answered = replace(
        state,
        redeal_answers=(*state.redeal_answers, asked),
        ended=HowEnded.REDEAL if asked else None,
    )
    return Step(answered, (RedealAnswered(action.seat, shown),))


def _discard(state: DealState, action: Discard) -> Step:
    """DISC-1."""
    discard = CardSet(action.cards)
    hands = state.hands.replaced(action.seat, state.hands[action.seat] - discard)
    return Step(
        replace(state, discard=discard, hands=hands), (Discarded(action.seat, action.cards),)
    )


def _declare(state: DealState, action: Declare) -> Step:
    """DECL-1 and DISC-6; after the last declaration eldest leads (PLAY-1)."""
    events: list[Event] = []
    by_name = {holding.name: holding for holding in declarable(state, action.seat)}
    made = tuple(by_name[name] for name in action.what)
    for holding in made:
        laid_away = holding.cards - state.hands[action.seat]
        events.append(DeclarationMade(action.seat, holding.declaration, tuple(laid_away)))
        fact = Declared(state.dealer, action.seat, holding.declaration, holding.cards)
        state = _paid(state, fact, events)
    if not made:
        events.append(NothingDeclared(action.seat))
    state = replace(state, declared=(*state.declared, made))
    if len(state.declared) == len(state.seating.active):
        state = replace(state, trick=Trick(1, state.seating.active))
    return Step(state, tuple(events))


def _play(state: DealState, action: Play) -> Step:
    """PLAY-1; DISC-5 for the dealer."""
    events: list[Event] = [CardPlayed(action.seat, action.card, action.names)]
    trick = trick_on_table(state)
    hand = state.hands[action.seat].without(action.card)
    state = replace(
        state,
        hands=state.hands.replaced(action.seat, hand),
        trick=trick.followed_by(action.card, action.names),
    )
    if _shows_trumps_laid_away(state, trick, action):
        events.append(TrumpsShown(action.seat))
        state = replace(state, trumps_shown=True)
    if trick_on_table(state).is_complete:
        state = _take_trick(state, events)
    return Step(state, tuple(events))


def _shows_trumps_laid_away(state: DealState, trick: Trick, action: Play) -> bool:
    """DISC-5: the first plain card of another suit from a dealer who laid away trumps."""
    laid_away = state.discard is not None and bool(state.discard.of_suit(Suit.TRUMPS))
    return (
        laid_away
        and not state.trumps_shown
        and action.seat is state.dealer
        and plays_off_suit(trick, action.card)
    )


def _take_trick(state: DealState, events: list[Event]) -> DealState:
    """The winner takes the trick and leads to the next; after the last the deal is settled."""
    trick = trick_on_table(state)
    winner = trick.winner
    events.append(TrickTaken(trick.number, winner))
    state = replace(state, tricks=(*state.tricks, trick), trick=None)
    if trick.number == LAST_TRICK:
        return _settle(state, events)
    for fact in facts_of_trick(state.dealer, trick):
        state = _paid(state, fact, events)
    following_trick = Trick(trick.number + 1, state.seating.starting_with(winner))
    return replace(state, trick=following_trick)


def _settle(state: DealState, events: list[Event]) -> DealState:
    """Sections 6 and 7, after trick 25."""
    rules, seating = state.rules, state.seating
    discard = state.discard or CardSet()
    exchange = scuse_exchange(rules, seating, state.tricks, discard)
    if exchange is not None:
        events.append(ScuseSettled(exchange))
    last = state.tricks[-1]
    played = DealPlayed(
        dealer=state.dealer,
        has_trick=tricks_taken(rules.players, state.tricks).map(bool),
        last_trick=tuple(zip(last.order, last.cards, strict=True)),
        last_winner=last.winner,
        card_points=card_points(rules, seating, state.tricks, discard),
        tout_announced=state.tout_announced,
        scores=scores_so_far(state),
    )
    state = _paid(state, played, events)
    events.append(DealEnded(played))
    return replace(state, ended=HowEnded.PLAYED, played=played)


def _paid(state: DealState, fact: Fact, events: list[Event]) -> DealState:
    """Posts what a fact costs."""
    entries = payments(state.rules, state.accounts.pots, fact)
    if not entries:
        return state
    events.append(Paid(entries))
    return replace(
        state, ledger=(*state.ledger, *entries), accounts=posted(state.accounts, entries)
    )
