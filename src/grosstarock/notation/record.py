"""The record of a deal and of a match's end in memory: what is written, nothing worked out anew.

A card is None where the reader of the record has not seen it. Fields that this version does not
know are kept beside the object in which they stood, and are written back.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypedDict, Unpack

from grosstarock.core import engine
from grosstarock.core.actions import Action, BreakOff, DealCards, Discard, SeatAction
from grosstarock.core.cards import Card
from grosstarock.core.clauses import Clause
from grosstarock.core.dealing import pack_of
from grosstarock.core.errors import Fault, GrosstarockError, Malformed
from grosstarock.core.ledger import Accounts, Entry, Party, Pots
from grosstarock.core.match import Match, ended
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.tricks import Trick
from grosstarock.core.view import view

DEAL_FORMAT: Final = "grosstarock-deal/1"
MATCH_END_FORMAT: Final = "grosstarock-match-end/1"

SeenCard = Card | None
Extra = Mapping[str, object]


class CardsUnseen(GrosstarockError):
    """A record in which cards are unseen cannot be played again."""


@dataclass(frozen=True, slots=True)
class UnseenDiscard:
    """The dealer's discard in the record of somebody who has not seen it."""

    seat: Seat
    cards: tuple[SeenCard, ...]


@dataclass(frozen=True, slots=True)
class RecordedAction:
    """One player's action, and the fields beside it that this version does not know."""

    action: SeatAction | UnseenDiscard
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RecordedEntry:
    """One entry of the ledger as it is written; of its cards some may be unseen."""

    clause: Clause
    payer: Party
    payee: Party
    points: int
    cards: tuple[SeenCard, ...] = ()
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RecordedTrick:
    """One complete trick as it is written: leader, cards in the order played, winner."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    extra: Extra = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from the deal and the actions, as it is written; None for a part not written."""

    ledger: tuple[RecordedEntry, ...] | None = None
    tricks: tuple[RecordedTrick, ...] | None = None
    card_points: BySeat[int] | None = None
    balances: BySeat[int] | None = None
    pots: Pots | None = None


NOTHING_DERIVED: Final = Derived()


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal as it is written down.

    ``deal`` is each seat's cards as dealt, the dealer's 28 with the Talon last. ``again`` says that
    it follows a redeal (GAME-3). ``ended`` is REDEAL, BROKEN_OFF or None, which stands for a deal
    played to its end and for one not yet finished. ``extra`` are the unknown fields of the record
    itself, ``inner_extra`` those of the objects in it that have a place of their own: ``rules``,
    ``rules.stake``, ``pots_before``, ``pots_after``.
    """

    rules: Rules
    players: tuple[str, ...]
    dealer: Seat
    before: Accounts
    deal: tuple[tuple[SeenCard, ...], ...]
    actions: tuple[RecordedAction, ...]
    again: bool = False
    ended: HowEnded | None = None
    derived: Derived = NOTHING_DERIVED
    seed: str | None = None
    taken_back: int | None = None
    date: str | None = None
    event: str | None = None
    comment: str | None = None
    extra: Extra = field(default_factory=dict)
    inner_extra: Mapping[str, Extra] = field(default_factory=dict)

    @property
    def has_unseen_cards(self) -> bool:
        """Whether some cards are unseen, so that the deal cannot be played again from it."""
        return any(None in hand for hand in self.deal) or any(
            isinstance(recorded.action, UnseenDiscard) for recorded in self.actions
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEndRecord:
    """The end of a match as it is written down: the pots are divided (POT-4)."""

    rules: Rules
    players: tuple[str, ...]
    before: Accounts
    ledger: tuple[RecordedEntry, ...]
    after: Accounts
    extra: Extra = field(default_factory=dict)
    inner_extra: Mapping[str, Extra] = field(default_factory=dict)


class Details(TypedDict, total=False):
    """What a record may tell besides; ``seed`` only once the deal is over."""

    seed: str | None
    taken_back: int | None
    date: str | None
    event: str | None
    comment: str | None


def record_of(state: DealState, players: tuple[str, ...], **details: Unpack[Details]) -> DealRecord:
    """The whole record of a deal, every card in it, whether it is over or not.

    ``players`` are the names in seat order. Raises ``Malformed`` for a deal whose cards are not
    dealt and for another number of names than of seats.
    """
    _check_names(state.rules, players)
    if not state.dealt:
        raise Malformed(Fault.PACK_SIZE, found=0)
    return DealRecord(
        rules=state.rules,
        players=players,
        dealer=state.dealer,
        before=state.before,
        deal=tuple(state.dealt),
        actions=tuple(RecordedAction(action) for action in _seat_actions(state)),
        again=state.again,
        ended=None if state.ended is HowEnded.PLAYED else state.ended,
        derived=derived_of(state),
        **details,
    )


def derived_of(state: DealState) -> Derived:
    """What a record of the deal derives.

    For a redeal and a deal broken off no tricks, and card points only when all tricks are played.
    """
    cut_off = state.ended in (HowEnded.REDEAL, HowEnded.BROKEN_OFF)
    return Derived(
        ledger=tuple(recorded_entry(entry) for entry in state.ledger),
        tricks=None if cut_off else tuple(_recorded_trick(trick) for trick in state.tricks),
        card_points=None if state.played is None else state.played.card_points,
        balances=state.accounts.balances,
        pots=state.accounts.pots,
    )


def record_seen_by(
    state: DealState, seat: Seat | None, players: tuple[str, ...], **details: Unpack[Details]
) -> DealRecord:
    """The record of a deal as ``seat`` may have it, None for somebody who only watches.

    Until the deal is played to its end the hands dealt to others are unseen, whatever has been
    played from them since: nobody else saw which of the cards played lay in the Talon. So are the
    dealer's discard and, in the ledger, the cards of a Trumps declaration that were not told; a
    card that was told stands before the unseen ones. After a redeal the hand shown for it is open.
    The seed, which tells every card, is left out.
    """
    whole = record_of(state, players, **details)
    if state.ended is HowEnded.PLAYED:
        return whole
    seen = view(state, seat)
    hands = zip(seen.dealt, state.dealt, strict=True)
    told = tuple(
        _told(seen_entry, entry)
        for seen_entry, entry in zip(seen.ledger, state.ledger, strict=True)
    )
    derived = whole.derived
    return replace(
        whole,
        deal=tuple(_padded(known, len(dealt)) for known, dealt in hands),
        actions=tuple(_seen_action(recorded, seat) for recorded in whole.actions),
        derived=replace(derived, ledger=told),
        seed=None,
    )


def match_end_of(match: Match, players: tuple[str, ...]) -> MatchEndRecord:
    """The record of a match's end; ``match`` as it stands before its pots are divided."""
    _check_names(match.rules, players)
    over = ended(match)
    return MatchEndRecord(
        rules=match.rules,
        players=players,
        before=match.accounts,
        ledger=tuple(recorded_entry(entry) for entry in over.division or ()),
        after=over.accounts,
    )


def recorded_entry(entry: Entry) -> RecordedEntry:
    """An entry of the ledger, ready to be written."""
    return RecordedEntry(entry.clause, entry.payer, entry.payee, entry.points, entry.cards)


def plain_ledger(ledger: Iterable[RecordedEntry]) -> Iterator[Entry]:
    """The movements that some entries write down, without their unseen cards."""
    for entry in ledger:
        seen = tuple(card for card in entry.cards if card is not None)
        yield Entry(entry.clause, entry.payer, entry.payee, entry.points, seen)


def actions_of(record: DealRecord) -> tuple[Action, ...]:
    """Every action of the deal, the table's own among them: the cards dealt, a deal broken off.

    Raises ``CardsUnseen`` where cards are unseen, and ``Malformed`` for hands that are no deal.
    """
    done: list[Action] = [DealCards(_pack(record))]
    for recorded in record.actions:
        if isinstance(recorded.action, UnseenDiscard):
            raise CardsUnseen
        done.append(recorded.action)
    if record.ended is HowEnded.BROKEN_OFF:
        done.append(BreakOff())
    return tuple(done)


def state_of(record: DealRecord) -> DealState:
    """The deal that a record's actions lead to, played again by the rules.

    Raises ``CardsUnseen`` where cards are unseen, ``IllegalAction`` for an action that the rules
    refuse.
    """
    start = engine.initial(record.rules, record.dealer, record.before, again=record.again)
    return engine.folded(start, actions_of(record))


def _pack(record: DealRecord) -> tuple[Card, ...]:
    hands = [[card for card in hand if card is not None] for hand in record.deal]
    if any(len(seen) < len(hand) for seen, hand in zip(hands, record.deal, strict=True)):
        raise CardsUnseen
    return pack_of(Seating.of(record.rules.players, record.dealer), hands)


def _check_names(rules: Rules, players: tuple[str, ...]) -> None:
    if len(players) != rules.players:
        raise Malformed(Fault.PLAYERS_NUMBER, found=len(players))


def _seat_actions(state: DealState) -> Iterator[SeatAction]:
    for action in state.actions:
        if not isinstance(action, DealCards | BreakOff):
            yield action


def _recorded_trick(trick: Trick) -> RecordedTrick:
    return RecordedTrick(trick.leader, trick.cards, trick.winner)


def _padded(known: tuple[Card, ...], size: int) -> tuple[SeenCard, ...]:
    return (*known, *(None,) * (size - len(known)))


def _told(seen: Entry, entry: Entry) -> RecordedEntry:
    return replace(recorded_entry(seen), cards=_padded(seen.cards, len(entry.cards)))


def _seen_action(recorded: RecordedAction, seat: Seat | None) -> RecordedAction:
    action = recorded.action
    if not isinstance(action, Discard) or action.seat is seat:
        return recorded
    return RecordedAction(UnseenDiscard(action.seat, _padded((), len(action.cards))))
