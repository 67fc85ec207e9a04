"""Numbers, seats, cards and suits as the words of a text."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from grosstarock.core.cards import Card, Suit
from grosstarock.core.dealing import HAND_SIZE, TALON_SIZE
from grosstarock.core.seats import Seat, Seating

from .faults import ReadingCode
from .json_text import MOST_DIGITS
from .text_findings import Findings, TextFault
from .text_pieces import Piece
from .tokens import UNSEEN, read_card, read_suit

_NUMBER: Final = re.compile(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}", re.ASCII)


def read_number(piece: Piece, findings: Findings) -> int | None:
    """A whole number."""
    text = piece.text.replace("\N{MINUS SIGN}", "-")
    if not _NUMBER.fullmatch(text):
        findings.report(TextFault.NUMBER, piece)
        return None
    return int(text)


def read_numbers(
    pieces: Sequence[Piece], whole: Piece, wanted: int | None, findings: Findings
) -> tuple[int, ...] | None:
    """As many whole numbers as are wanted, one for each seat; any number of them for None."""
    numbers = [read_number(piece, findings) for piece in pieces]
    if wanted is not None and len(numbers) != wanted:
        findings.report(TextFault.COUNT, whole, found=len(numbers), wanted=wanted)
        return None
    known = tuple(number for number in numbers if number is not None)
    return known if len(known) == len(numbers) else None


def read_card_piece(piece: Piece, findings: Findings) -> Card | None:
    """A card, by any of the codes that people use."""
    card = read_card(piece.text)
    if card is None:
        findings.report(ReadingCode.CARD_UNKNOWN, piece)
    return card


def read_seen_cards(pieces: Sequence[Piece], findings: Findings) -> tuple[Card, ...]:
    """Cards all of which are known, no card twice."""
    seen: list[Card] = []
    for piece in pieces:
        if piece.text == UNSEEN:
            findings.report(TextFault.CARD_UNSEEN, piece)
            continue
        card = read_card_piece(piece, findings)
        if card in seen:
            findings.report(ReadingCode.CARD_TWICE, piece)
        elif card is not None:
            seen.append(card)
    return tuple(seen)


def read_cards(pieces: Sequence[Piece], findings: Findings) -> tuple[Card | None, ...]:
    """Cards in their order, None for one not seen (``?``); what cannot be read is left out."""
    cards: list[Card | None] = []
    for piece in pieces:
        if piece.text == UNSEEN:
            cards.append(None)
            continue
        card = read_card_piece(piece, findings)
        if card is not None:
            cards.append(card)
    return tuple(cards)


def card_word(card: Card | None) -> str:
    """A card's code, ``?`` for one not seen."""
    return UNSEEN if card is None else card.code


def read_suit_piece(piece: Piece, findings: Findings) -> Suit | None:
    """A suit that is named for a led 'Scuse."""
    suit = read_suit(piece.text)
    if suit is None:
        findings.report(ReadingCode.SUIT_UNKNOWN, piece, wanted="C, S, H, D, T")
    return suit


def read_seat_number(piece: Piece, players: int, findings: Findings) -> Seat | None:
    """A seat by its number."""
    if piece.text.isascii() and piece.text.isdecimal() and int(piece.text[:3]) < players:
        return Seat(int(piece.text[:3]))
    findings.report(ReadingCode.SEAT_UNKNOWN, piece, wanted=players - 1)
    return None


def check_hands(
    hands: Mapping[Seat, tuple[Card | None, ...]],
    places: Mapping[Seat, Piece],
    seating: Seating,
    findings: Findings,
) -> None:
    """Hands as dealt: 25 cards, the dealer's 28, none for who sits out; no card twice."""
    seen: set[Card] = set()
    for seat, hand in hands.items():
        place = places[seat]
        wanted = HAND_SIZE if seat in seating.active else 0
        wanted += TALON_SIZE if seat is seating.dealer else 0
        if len(hand) != wanted:
            findings.report(ReadingCode.HAND_SIZE, place, found=len(hand), wanted=wanted)
        for card in hand:
            if card in seen:
                findings.report(ReadingCode.CARD_TWICE, place, found=card_word(card))
            elif card is not None:
                seen.add(card)
