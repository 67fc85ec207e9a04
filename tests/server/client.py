"""A client in Python: what it knows of a deal follows from the messages it was sent alone."""

from collections.abc import Iterable
from dataclasses import replace

from grosstarock.core.cardset import NO_CARDS, CardSet
from grosstarock.core.choices import NoChoice
from grosstarock.core.events import (
    CardPlayed,
    DeclarationMade,
    DemandAnswered,
    Discarded,
    NothingDeclared,
    Paid,
    RedealAnswered,
    ToutAnnounced,
    TrickTaken,
    TrumpsShown,
)
from grosstarock.core.ledger import posted
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase
from grosstarock.core.tricks import LAST_TRICK, Trick
from grosstarock.core.view import DeclaredView, View
from grosstarock.server.happenings import Happening, TableEvent
from grosstarock.server.wire import decode_server, view_from_wire
from grosstarock.server.wire_out import Happened, Seen, Snapshot
from grosstarock.server.wire_types import EVENT


class Client:
    """Keeps the last row and the view; ``history`` is what it knew after each row it has had."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.seq = 0
        self.view: View | None = None
        self.snapshots = 0
        self.history: dict[int, View | None] = {}

    def receive(self, frames: Iterable[bytes]) -> None:
        for frame in frames:
            message = decode_server(frame)
            if isinstance(message, Snapshot):
                self.seq = message.seq
                self.view = None if message.view is None else view_from_wire(message.view)
                self.snapshots += 1
            elif isinstance(message, Seen):
                self.view = view_from_wire(message.view)
            elif isinstance(message, Happened):
                assert message.seq == self.seq + 1, "a row is missing"
                self.seq = message.seq
                self._happened(message)
            self.history[self.seq] = self.view

    def _happened(self, message: Happened) -> None:
        if self.view is None or message.phase is None:
            return
        events = tuple(EVENT.from_wire(event) for event in message.events)
        declares = any(isinstance(event, DeclarationMade | NothingDeclared) for event in events)
        view = self.view
        for event in events:
            view = after(view, event)
        if declares:
            view = replace(view, declarers=view.declarers + 1)
        if message.phase is Phase.PLAY and view.trick is None:
            view = replace(view, trick=Trick(1, view.seating.active))
        if not all(isinstance(event, Happening) for event in events):
            # The deal has moved: what may be done now comes with the next whole view.
            view = replace(view, choice=NoChoice())
        self.view = replace(view, phase=message.phase, turn=message.turn)


def after(view: View, event: TableEvent) -> View:
    """A view one event later; what it does not show yet comes with the next whole view."""
    match event:
        case Paid(entries=entries):
            accounts = posted(view.accounts, entries)
            return replace(view, ledger=(*view.ledger, *entries), accounts=accounts)
        case RedealAnswered(shown=shown):
            return replace(view, redeal_answers=(*view.redeal_answers, shown is not None))
        case ToutAnnounced():
            return replace(view, tout_announced=True)
        case Discarded(seat=seat, cards=cards):
            sizes = view.hand_sizes.replaced(seat, view.hand_sizes[seat] - 3)
            discard = CardSet(cards) if seat is view.seat else None
            return replace(
                view, hand_sizes=sizes, discard=discard, hand=view.hand - (discard or NO_CARDS)
            )
        case DeclarationMade(seat=seat, declaration=declaration, laid_away=laid_away):
            heard = DeclaredView(seat, declaration, CardSet(laid_away))
            return replace(view, declared=(*view.declared, heard))
        case DemandAnswered(demanded=demanded):
            return replace(view, demand_answers=(*view.demand_answers, demanded))
        case CardPlayed(seat=seat, card=card, names=names):
            trick = view.trick or Trick(1, view.seating.active)
            sizes = view.hand_sizes.replaced(seat, view.hand_sizes[seat] - 1)
            hand = view.hand.without(card) if seat is view.seat else view.hand
            return replace(view, trick=trick.followed_by(card, names), hand_sizes=sizes, hand=hand)
        case TrumpsShown():
            return replace(view, trumps_shown=True)
        case TrickTaken(number=number, winner=winner):
            assert view.trick is not None
            order = view.seating.starting_with(winner)
            following = None if number == LAST_TRICK else Trick(number + 1, order)
            return replace(view, tricks=(*view.tricks, view.trick), trick=following)
        case _:
            return view
