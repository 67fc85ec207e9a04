"""An action as a word for what is done and words for what it is done with, in both text forms."""

from collections.abc import Sequence
from typing import Final

from grosstarock.core.actions import (
    AnnounceTout,
    AskRedeal,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
    SeatAction,
)
from grosstarock.core.cards import Card, Suit
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.seats import Seat, Seating

from .faults import ReadingCode
from .record import UnseenDiscard
from .text_findings import Findings, TextFault
from .text_pieces import Piece
from .text_values import card_word, read_card_piece, read_cards, read_suit_piece
from .tokens import read_declaration

NOTHING: Final = "-"
"""What is written where a list has no members."""

REDEAL: Final = "redeal"
NO_REDEAL: Final = "no-redeal"
TOUT: Final = "tout"
DISCARD: Final = "discard"
DECLARE: Final = "declare"
DEMAND: Final = "demand"
PASS: Final = "pass"
PLAY: Final = "play"

VERBS: Final = (REDEAL, NO_REDEAL, TOUT, DISCARD, DECLARE, DEMAND, PASS, PLAY)

_ALSO: Final = {
    "ask_redeal": REDEAL,
    "pass_redeal": NO_REDEAL,
    "announce_tout": TOUT,
    "discards": DISCARD,
    "declares": DECLARE,
    "demands": DEMAND,
    "pass_demand": PASS,
    "passes": PASS,
    "plays": PLAY,
}
_VERB_BY_KEY: Final = {verb.replace("-", "_"): verb for verb in VERBS} | _ALSO
_BARE: Final[dict[str, type[AskRedeal | PassRedeal | AnnounceTout | Demand | PassDemand]]] = {
    REDEAL: AskRedeal,
    NO_REDEAL: PassRedeal,
    TOUT: AnnounceTout,
    DEMAND: Demand,
    PASS: PassDemand,
}
_NOTHING_WORDS: Final = frozenset({"_", "nothing", "none"})

Done = SeatAction | UnseenDiscard


def verb_of(piece: Piece) -> str | None:
    """The word for what is done; None when it is none of them."""
    return _VERB_BY_KEY.get(piece.key)


def action_words(action: Done) -> tuple[str, tuple[str, ...]]:
    """What is done, and with what.

    >>> action_words(Play(Seat(1), Card.F, Suit.HEARTS))
    ('play', ('F=H',))
    """
    match action:
        case Discard(cards=cards) | UnseenDiscard(cards=cards):
            return DISCARD, tuple(map(card_word, cards)) or (NOTHING,)
        case Declare(what=what):
            return DECLARE, tuple(name.value for name in what) or (NOTHING,)
        case Play(card=card, names=names):
            return PLAY, (played_word(card, names),)
        case _:
            return next(verb for verb, kind in _BARE.items() if isinstance(action, kind)), ()


def read_action(seat: Seat, verb: Piece, words: Sequence[Piece], findings: Findings) -> Done | None:
    """What a seat did; None, with the fault reported, when that cannot be made out."""
    meant = verb_of(verb)
    if meant is None:
        findings.report_unknown(ReadingCode.ACTION_UNKNOWN, verb, VERBS)
        return None
    if meant == DISCARD:
        return _read_discard(seat, words, findings)
    if meant == DECLARE:
        return _read_declare(seat, words, findings)
    if meant == PLAY:
        if len(words) != 1:
            findings.report(TextFault.COUNT, verb, found=len(words), wanted=1)
            return None
        return read_play(seat, words[0], findings)
    if words:
        findings.report(TextFault.COUNT, words[0], found=len(words), wanted=0)
    return _BARE[meant](seat)


def played_word(card: Card, names: Suit | None) -> str:
    """A card as it is played, and the suit that its player names."""
    return card.code if names is None else f"{card.code}={names.value}"


def read_play(seat: Seat, piece: Piece, findings: Findings) -> Play | None:
    """A card played: ``T7``; ``F=H`` for a led 'Scuse whose player names a suit."""
    first, second = piece.cut("=")
    card = read_card_piece(first, findings)
    names = None if second is None else read_suit_piece(second, findings)
    if card is None or (second is not None and names is None):
        return None
    return Play(seat, card, names)


def gathered(actions: Sequence[Done], seating: Seating) -> list[Done | tuple[Play, ...]]:
    """The actions in their order, the cards of one trick together as far as they follow each other.

    A card played out of the order of play stands by itself, so that every record can be written.
    """
    items: list[Done | tuple[Play, ...]] = []
    trick: list[Play] = []
    order: tuple[Seat, ...] = ()
    played = 0
    for action in actions:
        follows = isinstance(action, Play) and order[len(trick) : len(trick) + 1] == (action.seat,)
        if trick and not (follows and len(trick) < len(seating.active)):
            items.append(tuple(trick))
            trick = []
        if not isinstance(action, Play):
            items.append(action)
        elif trick:
            trick.append(action)
        elif played % len(seating.active) == 0 and action.seat in seating.active:
            trick, order = [action], seating.starting_with(action.seat)
        else:
            items.append(action)
        played += isinstance(action, Play)
    return [*items, tuple(trick)] if trick else items


def members(words: Sequence[Piece]) -> list[Piece]:
    """The members of a list, none of them where it says ``-``."""
    if len(words) == 1 and words[0].key in _NOTHING_WORDS:
        return []
    return list(words)


def _read_discard(seat: Seat, words: Sequence[Piece], findings: Findings) -> Done:
    cards = read_cards(members(words), findings)
    seen = tuple(card for card in cards if card is not None)
    return Discard(seat, seen) if len(seen) == len(cards) else UnseenDiscard(seat, cards)


def _read_declare(seat: Seat, words: Sequence[Piece], findings: Findings) -> Declare:
    what: list[DeclarationName] = []
    for word in members(words):
        name = read_declaration(word.text)
        if name is None:
            names = tuple(one.value for one in DeclarationName)
            findings.report_unknown(ReadingCode.DECLARATION_UNKNOWN, word, names)
        else:
            what.append(name)
    return Declare(seat, tuple(what))
