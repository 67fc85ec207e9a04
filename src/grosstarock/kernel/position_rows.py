"""A view as the kernel's rows: the bridge from what a seat sees to positions that can be played on.

``rows_of`` lays the cards that the table has seen once more, so that everything public stands in a
pair of rows (``table_words``); the hands are empty. ``put_world`` puts the hidden cards of a world
(``worlds``) into such rows. So nothing is done in Python for each world.
"""

from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np

from grosstarock.core.cards import SCUSE, Suit
from grosstarock.core.declarations import DeclarationName, declaration_name
from grosstarock.core.tricks import Trick
from grosstarock.core.view import View

from .bits import bit
from .book import Ledger
from .compiling import compiled, inlined
from .layout import (
    INDEX_OF,
    NO_SUIT,
    PLAIN_CARDS,
    SCUSE_INDEX,
    TRUMP_SUIT,
    Numbers,
    Words,
)
from .play import fallen, lay_card, take_trick
from .rules_words import rules_row
from .table_words import (
    ACCOUNT,
    ACTIVE,
    ANSWERS,
    DECLARED,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    ENTRIES,
    ENTRY_SIZE,
    KING_POT,
    LEADER,
    LED,
    LEDGER_SIZE,
    ON_TABLE,
    PAGAT_POT,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SCORE,
    SUITS,
    TOUT_ANNOUNCED,
    TRUMPS,
    TRUMPS_SHOWN,
    VOID,
    new_numbers,
    new_words,
    place_after,
    set_table,
)
from .trick_words import suit_of
from .worlds_sight import DISCARD, HAND

Row = TypeVar("Row", Words, Numbers)
_SUITS: Final = tuple(Suit)
_NAMES: Final = tuple(DeclarationName)


@dataclass(frozen=True, slots=True)
class Rows:
    """What is public of a deal in play: its rules' row, and a row of words and one of numbers.

    Hands, discard and the dealer's share of the pile that lies in it are left out, they belong to a
    world. ``place`` is the place of the seat that sees. What has been won before counts nothing:
    the accounts of the seats are 0, the pots stand as they are.
    """

    rules: Numbers
    words: Words
    numbers: Numbers
    place: int


def rows_of(seen: View) -> Rows:
    """The rows of a view whose seat plays, after the cards were dealt and before the deal ends."""
    seating = seen.seating
    assert seen.seat is not None, "only who plays has a position"
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    words, numbers = new_words(), new_numbers()
    rules = rules_row(seen.rules)
    pots = seen.accounts.pots
    set_table(words, numbers, seen.rules.players, int(seen.dealer), pots.king, pots.pagat)
    numbers[TOUT_ANNOUNCED] = seen.tout_announced
    numbers[TRUMPS_SHOWN] = seen.trumps_shown
    for told in seen.declared:
        name = _NAMES.index(declaration_name(told.declaration))
        numbers[DECLARED + seating.active.index(told.seat)] |= 1 << name
    played = np.array([INDEX_OF[card] for trick in tricks for card in trick.cards], np.int64)
    name = next((_named(trick) for trick in tricks if SCUSE in trick.cards), NO_SUIT)
    demanded = seen.scuse_demanded
    lay_all(words, numbers, rules, new_ledger(), played, name, demanded)
    numbers[ACCOUNT : ACCOUNT + PAGAT_POT + 1] = 0
    numbers[ACCOUNT + KING_POT] = pots.king
    numbers[ACCOUNT + PAGAT_POT] = pots.pagat
    numbers[SCORE : SCORE + 2] = 0
    numbers[ENTRIES] = 0
    numbers[ANSWERS] = len(seen.demand_answers)
    numbers[DEMANDED] = demanded
    return Rows(rules, words, numbers, seating.active.index(seen.seat))


def new_ledger() -> Ledger:
    """An empty ledger for one deal."""
    return np.zeros((LEDGER_SIZE, ENTRY_SIZE), np.int32)


def _named(trick: Trick) -> int:
    return NO_SUIT if trick.named is None else _SUITS.index(trick.named)


@compiled
def note_void(numbers: Numbers, place: int, index: int, led: int) -> None:
    """PLAY-2: who does not follow is void in the suit led, and in trumps if it is no trump."""
    if led == NO_SUIT or index == SCUSE_INDEX:
        return
    suit = suit_of(index)
    if suit != led:
        numbers[VOID + place] |= 1 << led
        if suit != TRUMP_SUIT:
            numbers[VOID + place] |= 1 << TRUMP_SUIT


@compiled
def play_card(
    words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, index: int, name: int
) -> None:
    """The place whose turn it is plays a card; a trick that is complete goes to its winner."""
    place = place_after(numbers[LEADER], numbers[ON_TABLE], numbers[ACTIVE])
    note_void(numbers, place, index, numbers[LED])
    lay_card(words, numbers, place, index, name)
    if numbers[ON_TABLE] == numbers[ACTIVE]:
        fallen_suits, fallen_trumps = fallen(numbers)
        take_trick(words, numbers, rules, ledger, fallen_suits, fallen_trumps)


@compiled
def lay_all(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    played: Numbers,
    name: int,
    demanded: bool,
) -> None:
    """Plays the cards of a deal so far; each place ends with what it played as its cards to play.

    The hands hold just the card that is played next.
    """
    active = numbers[ACTIVE]
    for index in played:
        place = place_after(numbers[LEADER], numbers[ON_TABLE], active)
        if index < PLAIN_CARDS:
            words[SUITS + place] |= bit(index)
            words[PLAY_SUITS + place] |= bit(index)
        else:
            words[TRUMPS + place] |= bit(index - PLAIN_CARDS)
            words[PLAY_TRUMPS + place] |= bit(index - PLAIN_CARDS)
        led_scuse = index == SCUSE_INDEX and numbers[ON_TABLE] == 0
        play_card(words, numbers, rules, ledger, index, name if led_scuse else NO_SUIT)


@inlined
def copy_row(row: Row, copy: Row) -> None:
    """Copies a row of words, or one of numbers."""
    for item in range(len(row)):
        copy[item] = row[item]


@compiled
def put_world(words: Words, numbers: Numbers, suits: Words, trumps: Words) -> None:
    """Puts the hidden cards of a world, a row of ``Drawn``, into rows without hands."""
    active = numbers[ACTIVE]
    for place in range(active):
        words[SUITS + place] = suits[HAND + place]
        words[TRUMPS + place] = trumps[HAND + place]
        words[PLAY_SUITS + place] |= suits[HAND + place]
        words[PLAY_TRUMPS + place] |= trumps[HAND + place]
    words[DISCARD_SUITS] = suits[DISCARD]
    words[DISCARD_TRUMPS] = trumps[DISCARD]
    words[PILE_SUITS + active - 1] |= suits[DISCARD]
    words[PILE_TRUMPS + active - 1] |= trumps[DISCARD]
