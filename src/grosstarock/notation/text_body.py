"""The lines of a record in a text: hands, actions, tricks, and the result."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from grosstarock.core.actions import Play
from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Pots
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import HowEnded

from .faults import ReadingCode
from .record import RecordedEntry, RecordedTrick, SeenCard
from .text_actions import Done, members, read_action, read_play
from .text_findings import Findings, TextFault
from .text_header import Header
from .text_pieces import Piece
from .text_seats import LINE_WORDS, read_party, read_seat_word
from .text_tags import read_pots
from .text_values import read_cards, read_number, read_numbers, read_seen_cards

_NUMBERED: Final = re.compile(r"([0-9]{1,6})\s?\.")
_CLAUSES: Final = {clause.value: clause for clause in Clause}
_ENDED: Final = (HowEnded.REDEAL.value, HowEnded.BROKEN_OFF.value)
_MARKS: Final = ",|/+"
"""What may part the cards of a hand: it is there for the eye alone."""


@dataclass(slots=True)
class Body:
    """What the lines of one record tell; None for a part that is not there."""

    hands: dict[Seat, tuple[SeenCard, ...]] = field(default_factory=dict)
    places: dict[Seat, Piece] = field(default_factory=dict)
    actions: list[Done] = field(default_factory=list)
    ended: HowEnded | None = None
    ledger: list[RecordedEntry] | None = None
    tricks: list[RecordedTrick] | None = None
    card_points: BySeat[int] | None = None
    balances: BySeat[int] | None = None
    pots: Pots | None = None


class BodyReader:
    """Reads the lines of one record one by one, each whatever became of those before."""

    def __init__(self, header: Header, findings: Findings) -> None:
        self.body = Body()
        self._players = header.players
        self._findings = findings
        self._is_match_end = header.is_match_end
        self._seating: Seating | None = None
        if header.dealer is not None and len(header.players) in (2, 3, 4):
            self._seating = Seating.of(len(header.players), header.dealer)
        self._tricks = _TrickCount(len(self._seating.active) if self._seating else 0, findings)
        self._told: set[str] = set()
        self._won: list[tuple[Piece, RecordedTrick | None]] = []
        self._readers: dict[str, Callable[[Piece, Piece], None]] = {
            "hand": self._read_hand,
            "pay": self._read_payment,
            "score": self._read_score,
            "trick": self._read_recorded_trick,
            "tricks": self._read_no_tricks,
            "points": self._read_points,
            "balances": self._read_balances,
            "pots": self._read_pots,
            "ended": self._read_ended,
        }

    def read_line(self, line: Piece) -> None:
        """One line."""
        numbered = _NUMBERED.match(line.text)
        first = next(line.words(also=":"), line)
        if self._is_match_end and first.key not in _OF_A_MATCH_END:
            self._findings.report_unknown(TextFault.LINE_UNKNOWN, first, sorted(_OF_A_MATCH_END))
        elif numbered is not None:
            self._read_trick(line.part(0, numbered.end(1)), line.part(numbered.end()))
        elif first.key in self._readers:
            rest = line.part(first.column - line.column + len(first.text)).stripped()
            if rest.text.startswith(":"):
                rest = rest.part(1).stripped()
            if first.key in self._told:
                self._findings.report(TextFault.TWICE, first)
            self._told |= {first.key} & _ONCE
            self._readers[first.key](first, rest)
        else:
            self._read_action(line, first)

    def finish(self) -> Body:
        """What all lines together tell."""
        if any(trick is not None for _, trick in self._won):
            for place, trick in self._won:
                if trick is None:
                    self._findings.report(TextFault.WINNER_MISSING, place)
            tricks = [trick for _, trick in self._won if trick is not None]
            self.body.tricks = [*tricks, *(self.body.tricks or [])]
        return self.body

    def _seat(self, piece: Piece) -> Seat | None:
        if not self._players:
            return None
        return read_seat_word(piece.stripped(), self._players, self._findings)

    def _read_action(self, line: Piece, first: Piece) -> None:
        """``Ada: discard H4 H5 D9``."""
        who, what = line.cut(":")
        words = [] if what is None else list(what.words(also=",+"))
        if not words:
            known = (*LINE_WORDS, *self._players)
            self._findings.report_unknown(TextFault.LINE_UNKNOWN, first, known)
            return
        seat = self._seat(who)
        action = read_action(
            Seat.FIRST if seat is None else seat, words[0], words[1:], self._findings
        )
        if action is not None:
            self._tricks.note(action)
            self.body.actions.append(action)

    def _read_trick(self, number: Piece, rest: Piece) -> None:
        """``7. Bo: T7 F T9 > Ada``: the leader's card first, and who took the trick."""
        who, what = rest.cut(":")
        if what is None:
            self._findings.report(TextFault.MISSING, rest.stripped(), wanted="leader:")
            self._tricks.begin(number, 0)
            return
        leader = self._seat(who)
        played, winner = _cut_winner(what)
        order = self._order(leader, who)
        words = list(played.words(also=","))
        self._tricks.begin(number, len(words))
        plays = [
            read_play(order[place % len(order)], word, self._findings)
            for place, word in enumerate(words)
        ]
        self.body.actions.extend(play for play in plays if play is not None)
        taker = None if winner is None else self._seat(winner)
        recorded = None
        if leader is not None and taker is not None:
            cards = tuple(play.card for play in plays if play is not None)
            recorded = RecordedTrick(leader, cards, taker)
        if recorded is not None or (winner is None and len(words) == len(order)):
            self._won.append((number, recorded))

    def _order(self, leader: Seat | None, place: Piece) -> tuple[Seat, ...]:
        """Who plays after whom; a stand-in where no seats are known, to read the cards still."""
        if leader is None or self._seating is None:
            return tuple(Seat(number) for number in range(3))
        if leader not in self._seating.active:
            self._findings.report(TextFault.SITTING_OUT, place.stripped())
            return self._seating.active
        return self._seating.starting_with(leader)

    def _read_hand(self, _: Piece, rest: Piece) -> None:
        who, what = rest.cut(":")
        if what is None:
            self._findings.report(TextFault.MISSING, rest, wanted="seat:")
            return
        cards = read_cards(members(list(what.words(also=_MARKS))), self._findings)
        seat = self._seat(who)
        if seat is None:
            return
        if seat in self.body.hands:
            self._findings.report(TextFault.TWICE, who.stripped())
        self.body.hands[seat] = cards
        self.body.places[seat] = what.stripped()

    def _read_payment(self, _: Piece, rest: Piece) -> None:
        """``DECL-3 Bo>Ada 15 T21 T20``; ``-`` for a ledger without entries."""
        if not members([rest]):
            self.body.ledger = self.body.ledger or []
            return
        before, after = rest.cut(">")
        words = list(before.words())
        others = [] if after is None else list(after.words())
        if len(words) < 2 or len(others) < 2:
            self._findings.report(TextFault.ENTRY_FORM, rest)
            return
        payer = before.part(words[1].column - before.column).stripped()
        self._add_entry(words[0], (payer, others[0]), others[1:])

    def _read_score(self, _: Piece, rest: Piece) -> None:
        """``CARD-1 Ada +30``: a plus or minus of two players, which moves no balance."""
        words = list(rest.words())
        if len(words) < 3:
            self._findings.report(TextFault.ENTRY_FORM, rest)
            return
        self._add_entry(words[0], (words[1], None), words[2:])

    def _add_entry(
        self, name: Piece, parties: tuple[Piece, Piece | None], words: Sequence[Piece]
    ) -> None:
        clause = _CLAUSES.get(name.text.upper())
        if clause is None:
            self._findings.report_unknown(ReadingCode.CLAUSE_UNKNOWN, name, _CLAUSES)
        payer, payee = (
            None
            if piece is None or not self._players
            else read_party(piece, self._players, self._findings)
            for piece in parties
        )
        points = read_number(words[0], self._findings)
        cards = read_cards(members(words[1:]), self._findings)
        if self.body.ledger is None:
            self.body.ledger = []
        if clause is not None and points is not None:
            self.body.ledger.append(RecordedEntry(clause, payer, payee, points, cards))

    def _read_recorded_trick(self, word: Piece, rest: Piece) -> None:
        """``Bo: T7 F T9 > Ada``: a trick of the result that is not as the actions have it."""
        who, what = rest.cut(":")
        played, winner = _cut_winner(rest if what is None else what)
        leader = self._seat(who)
        taker = None if winner is None else self._seat(winner)
        cards = read_seen_cards(members(list(played.words(also=","))), self._findings)
        if winner is None:
            self._findings.report(TextFault.WINNER_MISSING, word)
        if leader is not None and taker is not None:
            self.body.tricks = [*(self.body.tricks or []), RecordedTrick(leader, cards, taker)]

    def _read_no_tricks(self, word: Piece, rest: Piece) -> None:
        if members([rest]):
            self._findings.report(TextFault.LINE_UNKNOWN, word)
        self.body.tricks = self.body.tricks or []

    def _read_points(self, _: Piece, rest: Piece) -> None:
        self.body.card_points = self._by_seat(rest)

    def _read_balances(self, _: Piece, rest: Piece) -> None:
        self.body.balances = self._by_seat(rest)

    def _by_seat(self, rest: Piece) -> BySeat[int] | None:
        wanted = len(self._players) or None
        numbers = read_numbers(list(rest.words(also=",")), rest, wanted, self._findings)
        return None if numbers is None else BySeat(numbers)

    def _read_pots(self, _: Piece, rest: Piece) -> None:
        self.body.pots = read_pots(rest, self._findings)

    def _read_ended(self, _: Piece, rest: Piece) -> None:
        ended = "_".join(word.key for word in rest.words())
        if ended in _ENDED:
            self.body.ended = HowEnded(ended)
        else:
            self._findings.report_unknown(ReadingCode.VALUE_UNKNOWN, rest, _ENDED)


_ONCE: Final = frozenset({"points", "balances", "pots", "ended"})
_OF_A_MATCH_END: Final = frozenset({"pay", "balances", "pots"})


def _cut_winner(piece: Piece) -> tuple[Piece, Piece | None]:
    """The cards of a trick, and who took it: ``T7 F T9 > Ada``, or with ``->``."""
    played, winner = piece.cut(">")
    if winner is not None and played.text.endswith("-"):
        played = played.part(0, -1)
    return played, winner


class _TrickCount:
    """Counts the cards played, so that a wrong number or a trick with a card too few is found."""

    def __init__(self, size: int, findings: Findings) -> None:
        self._size = size
        self._findings = findings
        self._in_trick = 0
        self._next = {1}
        self._last: Piece | None = None

    def note(self, action: Done) -> None:
        """A card played in a line of its own."""
        if isinstance(action, Play) and self._size:
            if not self._in_trick:
                self._next = {number + 1 for number in self._next}
            self._in_trick = (self._in_trick + 1) % self._size

    def begin(self, number: Piece, cards: int) -> None:
        """The line of a trick, with so many cards.

        After a number that does not follow, the next may follow it or the one that was due.
        """
        if not self._size:
            return
        if self._in_trick and self._last is not None:
            self._findings.report(
                TextFault.TRICK_SIZE, self._last, found=self._in_trick, wanted=self._size
            )
        told, due = int(number.text), min(self._next)
        if told not in self._next:
            self._findings.report(TextFault.TRICK_NUMBER, number, found=told, wanted=due)
            self._next = {told + 1, due + 1}
        else:
            self._next = {told + 1}
        if cards > self._size:
            self._findings.report(TextFault.TRICK_SIZE, number, found=cards, wanted=self._size)
        self._in_trick = 0 if cards > self._size else cards % self._size
        self._last = number
