"""A deal so far as one line: who plays what, the hands as dealt, and every action.

    grosstarock-prefix/1 preset=danish seats=3 players=Ada,Bo,Cy dealer=0
    hands=H10,…/…/… 0:discard:H4,H5,D9 0:declare:trumps+kings 1:declare:- 2:declare:- 1:T7 2:F 0:T9

(in one line). ``?`` stands for each card not seen. What a record tells besides the deal itself (its
derived part, seed, date, comment, unknown fields) is not in it. docs/spec/notation.md is the whole
of it.
"""

from dataclasses import replace
from typing import Final

from grosstarock.core.ledger import NO_POTS, Accounts
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import HowEnded

from .faults import ReadingCode
from .oneline_words import Words, rules_words
from .record import NOTHING_DERIVED, DealRecord, RecordedAction, SeenCard
from .text_actions import (
    DECLARE,
    NOTHING,
    PLAY,
    Done,
    action_words,
    members,
    read_action,
    read_play,
    verb_of,
)
from .text_findings import Findings, TextFault
from .text_pieces import Piece, escaped
from .text_values import card_word, check_hands, read_cards, read_seat_number

PREFIX_FORM: Final = "grosstarock-prefix/1"

_KEYS: Final = ("players", "dealer", "balances", "pots", "again", "hands", "ended")
_YES: Final = "yes"


def prefix_of(record: DealRecord) -> DealRecord:
    """The record without what its one line leaves out."""
    return replace(
        record,
        actions=tuple(RecordedAction(recorded.action) for recorded in record.actions),
        derived=NOTHING_DERIVED,
        seed=None,
        taken_back=None,
        date=None,
        event=None,
        comment=None,
        extra={},
        inner_extra={},
    )


def write_prefix(record: DealRecord) -> str:
    """The deal so far as one line, without a line end."""
    words = [PREFIX_FORM, *rules_words(record.rules)]
    words.append("players=" + ",".join(map(escaped, record.players)))
    words.append(f"dealer={record.dealer:d}")
    if any(record.before.balances):
        words.append("balances=" + ",".join(map(str, record.before.balances)))
    if record.before.pots != NO_POTS:
        words.append(f"pots={record.before.pots.king},{record.before.pots.pagat}")
    if record.again:
        words.append(f"again={_YES}")
    words.append("hands=" + "/".join(map(_hand_text, record.deal)))
    words.extend(_action_word(recorded.action) for recorded in record.actions)
    if record.ended is not None:
        words.append(f"ended={record.ended}")
    return " ".join(words)


def read_prefix(text: str) -> DealRecord:
    """The deal that a line tells; ``UnreadableRecord``, with every fault, when it tells none."""
    findings = Findings()
    words = Words(text, PREFIX_FORM, _KEYS, findings, has_actions=True)
    players = words.players()
    record = None if players is None else _read(words, players, findings)
    if record is None or findings:
        raise findings.unreadable()
    return record


def _read(words: Words, players: int, findings: Findings) -> DealRecord | None:
    rules = words.rules(players)
    place = words.need("dealer")
    dealer = None if place is None else read_seat_number(place, players, findings)
    names = _names(words, players)
    balances = words.numbers("balances", players) or (0,) * players
    pots = words.pots()
    hands = _hands(words, players, dealer, findings)
    actions = [_read_action_word(word, players, findings) for word in words.actions]
    ended = _ended(words.take("ended"), findings)
    again = words.take("again")
    if again is not None and again.key != _YES:
        findings.report_unknown(TextFault.WORD_UNKNOWN, again, (_YES,))
    if rules is None or dealer is None:
        return None
    if not rules.pots and pots != NO_POTS:
        findings.report(ReadingCode.POTS_NOT_PLAYED, words.place("pots"))
    return DealRecord(
        rules=rules,
        players=names,
        dealer=dealer,
        before=Accounts(BySeat(balances), pots),
        deal=hands,
        actions=tuple(RecordedAction(action) for action in actions if action is not None),
        again=again is not None,
        ended=ended,
    )


def _hand_text(hand: tuple[SeenCard, ...]) -> str:
    return ",".join(map(card_word, hand)) or NOTHING


def _action_word(action: Done) -> str:
    """``0:discard:H4,H5,D9``; of a card played the card alone: ``1:T7``."""
    verb, words = action_words(action)
    separator = "+" if verb == DECLARE else ","
    parts = [separator.join(words)] if words else []
    return ":".join([f"{action.seat:d}", *([] if verb == PLAY else [verb]), *parts])


def _read_action_word(word: Piece, players: int, findings: Findings) -> Done | None:
    first, *others = word.split(":")
    seat = read_seat_number(first, players, findings)
    if seat is None:
        return None
    verb = others[0]
    if verb_of(verb) is None and len(others) == 1:
        return read_play(seat, verb, findings)
    with_what = list(others[1].words(also=",+")) if len(others) > 1 else []
    return read_action(seat, verb, with_what, findings)


def _names(words: Words, players: int) -> tuple[str, ...]:
    whole = words.need("players")
    if whole is None:
        return ()
    pieces = whole.split(",")
    if len(pieces) != players:
        words.findings.report(ReadingCode.SEATS_NUMBER, whole, found=len(pieces), wanted=players)
    return tuple(words.text_of(piece) or "" for piece in pieces)


def _hands(
    words: Words, players: int, dealer: Seat | None, findings: Findings
) -> tuple[tuple[SeenCard, ...], ...]:
    whole = words.need("hands")
    if whole is None:
        return ()
    places = whole.split("/")
    hands = [read_cards(members(list(place.words(also=","))), findings) for place in places]
    if len(hands) != players:
        findings.report(ReadingCode.SEATS_NUMBER, whole, found=len(hands), wanted=players)
    elif dealer is not None:
        seating = Seating.of(players, dealer)
        by_seat = dict(zip(seating.everyone, hands, strict=True))
        check_hands(by_seat, dict(zip(seating.everyone, places, strict=True)), seating, findings)
    return tuple(hands)


def _ended(piece: Piece | None, findings: Findings) -> HowEnded | None:
    if piece is None:
        return None
    if piece.key not in (HowEnded.REDEAL, HowEnded.BROKEN_OFF):
        known = (HowEnded.REDEAL.value, HowEnded.BROKEN_OFF.value)
        findings.report_unknown(ReadingCode.VALUE_UNKNOWN, piece, known)
        return None
    return HowEnded(piece.key)
