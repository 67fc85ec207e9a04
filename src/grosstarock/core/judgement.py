"""Why not: the reason against an action that is not among the legal ones.

What is legal is said once, by the choice; this module only finds the words for what is not. Every
check below holds only for actions outside the choice, and the last of each phase is what remains.
"""

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
    SeatAction,
)
from .cards import SCUSE, Card, Suit
from .cardset import HONOURS, CardSet
from .choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from .discard import DISCARD_SIZE, trumps_to_lay_away
from .refusals import Reason, Refusal
from .seats import Seat
from .state import DealState, Phase, trick_on_table
from .tricks import PENULTIMATE_TRICK, following, suits_to_name

_FIRST = {
    Phase.REDEAL: Reason.REDEAL_FIRST,
    Phase.DISCARD: Reason.DISCARD_FIRST,
    Phase.DECLARE: Reason.DECLARE_FIRST,
    Phase.DEMAND: Reason.DEMAND_FIRST,
    Phase.PLAY: Reason.PLAY_FIRST,
}
_TURN = {
    Phase.REDEAL: Reason.REDEAL_TURN,
    Phase.DISCARD: Reason.DISCARD_DEALER_ONLY,
    Phase.DECLARE: Reason.DECLARE_TURN,
    Phase.DEMAND: Reason.DEMAND_TURN,
    Phase.PLAY: Reason.PLAY_TURN,
}


def reason_against(state: DealState, action: Action, legal: Choice) -> Refusal | None:
    """The refusal of an action, given what is legal; None when the action is."""
    match action:
        case DealCards():
            if state.phase is Phase.DEALING:
                return None
            return Refusal(_over_or(state, Reason.ALREADY_DEALT), NoChoice())
        case BreakOff():
            return Refusal(Reason.DEAL_OVER, NoChoice()) if state.phase is Phase.OVER else None
        case _:
            return None if action in legal else _why_not(state, action, legal)


def _over_or(state: DealState, reason: Reason) -> Reason:
    return Reason.DEAL_OVER if state.phase is Phase.OVER else reason


def _why_not(state: DealState, action: SeatAction, legal: Choice) -> Refusal:
    turn = state.turn
    if turn is None:
        return Refusal(_over_or(state, Reason.NOT_DEALT), NoChoice())
    # What is legal belongs to whose turn it is: to others it would tell that player's cards.
    own = legal if action.seat is turn else NoChoice()
    if action.seat not in state.seating.active:
        return Refusal(Reason.SITTING_OUT, own, turn=turn)
    if _phase_of(action) is not state.phase:
        return Refusal(_first_or_late(state, action), own, turn=turn)
    if action.seat is not turn:
        return Refusal(_TURN[state.phase], own, turn=turn)
    match action, legal:
        case AskRedeal(seat), RedealChoice():
            trumps = tuple(state.hands[seat].of_suit(Suit.TRUMPS))
            return Refusal(Reason.REDEAL_HAS_TRUMP, legal, trumps)
        case AnnounceTout(seat), DiscardChoice():
            return Refusal(_against_tout(state, seat), legal)
        case Discard(seat, cards), DiscardChoice():
            return _against_discard(state, seat, cards, legal)
        case Declare(), DeclareChoice():
            return Refusal(_against_declaring(action, legal), legal)
        case Demand(), DemandChoice():
            return Refusal(Reason.DEMAND_OWN_SCUSE, legal, (SCUSE,))
        case Play(), PlayChoice():
            return _against_play(state, action, legal)
        case _:
            raise AssertionError(f"no reason against {action}")


def _phase_of(action: SeatAction) -> Phase:
    match action:
        case AskRedeal() | PassRedeal():
            return Phase.REDEAL
        case AnnounceTout() | Discard():
            return Phase.DISCARD
        case Declare():
            return Phase.DECLARE
        case Demand() | PassDemand():
            return Phase.DEMAND
        case Play():
            return Phase.PLAY


def _first_or_late(state: DealState, action: SeatAction) -> Reason:
    """Another phase: a tout announced where none is played or too late, else what comes first."""
    if isinstance(action, AnnounceTout) and not state.rules.announced_tout:
        return Reason.TOUT_NOT_PLAYED
    return _FIRST[state.phase]


def _against_tout(state: DealState, seat: Seat) -> Reason:
    if not state.rules.announced_tout:
        return Reason.TOUT_NOT_PLAYED
    return Reason.TOUT_ANNOUNCED if state.tout_announced else Reason.TOUT_WITHOUT_SCUSE


def _against_discard(
    state: DealState, seat: Seat, cards: tuple[Card, ...], legal: DiscardChoice
) -> Refusal:
    """From the plainest fault to the finest.

    Not three cards of the hand, an honour, trumps, and what is left: a card of a declaration.
    """
    hand = state.hands[seat]
    chosen = CardSet(cards)
    if len(cards) != len(chosen):
        twice = tuple(card for card in chosen if cards.count(card) > 1)
        return Refusal(Reason.DISCARD_TWICE, legal, twice)
    if len(cards) != DISCARD_SIZE:
        return Refusal(Reason.DISCARD_COUNT, legal, cards)
    if not chosen <= hand:
        return Refusal(Reason.DISCARD_NOT_HELD, legal, tuple(chosen - hand))
    honours = chosen & HONOURS
    if state.tout_announced:
        if SCUSE not in chosen:
            return Refusal(Reason.DISCARD_WITHOUT_SCUSE, legal, (SCUSE,))
        honours = honours.without(SCUSE)
        hand = hand.without(SCUSE)
    if honours:
        return Refusal(Reason.DISCARD_HONOUR, legal, tuple(honours))
    trumps = chosen.of_suit(Suit.TRUMPS)
    room = DISCARD_SIZE - state.tout_announced
    if trumps and trumps != trumps_to_lay_away(hand, room):
        return Refusal(Reason.DISCARD_TRUMPS, legal, tuple(trumps))
    return Refusal(Reason.DISCARD_DECLARATION, legal, tuple(chosen - legal.possible) or cards)


def _against_declaring(action: Declare, legal: DeclareChoice) -> Reason:
    if len(set(action.what)) != len(action.what):
        return Reason.DECLARE_TWICE
    if not set(action.what) <= set(legal.held):
        return Reason.DECLARE_NOT_HELD
    return Reason.DECLARE_ALL


def _against_play(state: DealState, action: Play, legal: PlayChoice) -> Refusal:
    hand = state.hands[action.seat]
    trick = trick_on_table(state)
    if action.card not in hand:
        return Refusal(Reason.CARD_NOT_HELD, legal, (action.card,))
    if action.card in legal.cards:
        missing = bool(suits_to_name(trick, action.card)) and action.names is None
        reason = Reason.SCUSE_NAME_MISSING if missing else Reason.SCUSE_NAME_UNASKED
        return Refusal(reason, legal, (action.card,))
    if action.card == SCUSE and trick.number == PENULTIMATE_TRICK:
        return Refusal(Reason.SCUSE_PENULTIMATE, legal, (action.card,))
    if legal.cards == CardSet([SCUSE]):
        return Refusal(Reason.SCUSE_DEMANDED, legal, (SCUSE,))
    suit = trick.suit_led
    must = following(hand.without(SCUSE), suit).highest().suit
    follows = suit is not None and must is suit
    reason = Reason.FOLLOW_SUIT if follows else Reason.FOLLOW_TRUMP
    return Refusal(reason, legal, (action.card,), suit=suit)
