"""``thumb``, version 1: a player of rules of thumb, for playing deals out inside the kernel.

It knows its own hand, the table and the cards that have been played, and leaves nothing to chance.
It is nobody's opponent: it serves to play many deals out more sensibly than at random. Once a
published figure rests on a version, the version does not change; a better player is a new version.
"""

from typing import Final

from .bits import Word, bit, highest, highest_bit, lowest, popcount, shifted
from .compiling import compiled
from .layout import (
    ALL_TRUMPS,
    COURT_BITS,
    KING_BITS,
    MOND_BIT,
    NO_SUIT,
    ONE,
    PAGAT_BIT,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    TWO_POINT_BITS,
    ZERO,
    Words,
)
from .table_words import PLAY_SUITS, SUITS, TRUMPS
from .trick_words import ANTEPENULTIMATE

THUMB_VERSION: Final = 1

_MANY_TRUMPS: Final = 9
_DRAWS_TRUMPS_UNTIL: Final = 18
_FIRST_ROUND: Final = 3
_TOUT_TRUMPS: Final = 18


@compiled
def thumb_announces(trumps: Word) -> bool:
    """Whether a dealer with the 'Scuse announces a tout: only with nearly all the trumps."""
    return bool(trumps & MOND_BIT) and popcount(trumps & ALL_TRUMPS) >= _TOUT_TRUMPS


@compiled
def thumb_demands(words: Words, place: int) -> bool:
    """Whether to demand the 'Scuse: with a King or the Pagat that hopes for the last trick."""
    return bool(words[SUITS + place] & KING_BITS or words[TRUMPS + place] & PAGAT_BIT)


@compiled
def thumb_discard(suits: Word, pool: Word) -> Word:
    """The next card to lay away: the highest possible one of the suit with the fewest cards."""
    best = ZERO
    fewest = SUIT_SIZE + 1
    for suit in range(TRUMP_SUIT):
        of_suit = shifted(SUIT, SUIT_SIZE * suit)
        possible = pool & of_suit
        count = popcount(suits & of_suit)
        if possible and count < fewest:
            fewest = count
            best = highest_bit(possible)
    return best


@compiled
def _seen(words: Words) -> Word:
    """The plain cards that have been played."""
    hands: Word = words[SUITS] | words[SUITS + 1] | words[SUITS + 2]
    at_first: Word = words[PLAY_SUITS] | words[PLAY_SUITS + 1] | words[PLAY_SUITS + 2]
    return at_first & ~hands


@compiled
def _lead(words: Words, suits: Word, trumps: Word, trick: int) -> int:
    """Draws trumps with many of them, brings Kings home early, else leads low from length."""
    own_trumps = trumps & ALL_TRUMPS
    if popcount(own_trumps) >= _MANY_TRUMPS and trick <= _DRAWS_TRUMPS_UNTIL:
        return PLAIN_CARDS + highest(own_trumps)
    seen = _seen(words)
    longest = ZERO
    most = 0
    for suit in range(TRUMP_SUIT):
        of_suit = shifted(SUIT, SUIT_SIZE * suit)
        own = suits & of_suit
        count = popcount(own)
        if own & KING_BITS and not seen & of_suit and count <= 5:
            return highest(own)
        own &= ~KING_BITS
        count = popcount(own)
        if count > most:
            most = count
            longest = own
    if longest:
        return lowest(longest)
    low_trumps = own_trumps & ~PAGAT_BIT
    if low_trumps:
        return PLAIN_CARDS + (
            highest(low_trumps) if trick >= ANTEPENULTIMATE else lowest(low_trumps)
        )
    if suits:
        return highest(suits)
    return PLAIN_CARDS + lowest(trumps)


@compiled
def _follow(words: Words, suits: Word, scuse: Word, led: int, best: int, last_hand: bool) -> int:
    """Takes as last hand, or early with a court; else throws low, the 'Scuse before an honour."""
    top = highest(suits)
    if top - SUIT_SIZE * led + 1 > best:
        round_seen = popcount(_seen(words) & shifted(SUIT, SUIT_SIZE * led))
        if last_hand or (bit(top) & KING_BITS and round_seen <= _FIRST_ROUND):
            return top
    low = lowest(suits)
    if bit(low) & TWO_POINT_BITS | bit(low) & KING_BITS and scuse:
        return SCUSE_INDEX
    return low


@compiled
def _trump(own_trumps: Word, scuse: Word, best: int, last_hand: bool) -> int:
    """Takes with the lowest trump that does, the Pagat as last hand; else throws the lowest."""
    above = own_trumps
    if best >= PLAIN_CARDS:
        above = own_trumps & ~((bit(best - PLAIN_CARDS) << ONE) - ONE)
    if not last_hand:
        above &= ~PAGAT_BIT
    if above:
        return PLAIN_CARDS + lowest(above)
    if scuse and own_trumps == PAGAT_BIT:
        return SCUSE_INDEX
    low = own_trumps & ~PAGAT_BIT
    return PLAIN_CARDS + lowest(low if low else own_trumps)


@compiled
def _throw(suits: Word, scuse: Word) -> int:
    """Throws away the lowest worthless card, the 'Scuse before a court, a King last."""
    worthless = suits & ~COURT_BITS
    if worthless:
        return lowest(worthless)
    if scuse:
        return SCUSE_INDEX
    courts = suits & ~KING_BITS
    return lowest(courts if courts else suits)


@compiled
def thumb_card(
    words: Words,
    place: int,
    suits: Word,
    trumps: Word,
    trick: int,
    led: int,
    best: int,
    position: int,
    active: int,
) -> tuple[int, int]:
    """The card that thumb plays out of what is legal, and the suit it names with a led 'Scuse.

    ``led`` and ``best`` are the suit led and the strength that holds the trick, ``position`` how
    many have played to it.
    """
    scuse = trumps & SCUSE_BIT
    own_trumps = trumps & ALL_TRUMPS
    last_hand = position == active - 1
    if position == 0:
        index = _lead(words, suits, trumps, trick)
        return index, TRUMP_SUIT if index == SCUSE_INDEX else NO_SUIT
    if scuse and trick == ANTEPENULTIMATE:
        return SCUSE_INDEX, NO_SUIT
    if 0 <= led < TRUMP_SUIT and suits & shifted(SUIT, SUIT_SIZE * led):
        return _follow(words, suits, scuse, led, best, last_hand), NO_SUIT
    if own_trumps:
        return _trump(own_trumps, scuse, best, last_hand), NO_SUIT
    if suits:
        return _throw(suits, scuse), NO_SUIT
    return SCUSE_INDEX, NO_SUIT
