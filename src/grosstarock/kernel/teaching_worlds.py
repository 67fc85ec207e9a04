"""Worlds for teaching, drawn fast: hidden cards within what the play and declarations have shown.

Voids (PLAY-2), cards that a declaration named, what a discard may hold (DISC-2, DISC-4, TOUT-A1)
and the sizes of the hands are kept. The rest of what a view tells, such as what a declaration says
of the other cards, is not: worlds that keep all of it, each as likely as every other, are drawn by
``worlds`` and take longer. Nothing of the true hidden cards is used.
"""

from typing import Final

from .bits import Word, highest_bit, popcount, shifted
from .chance import drawn, stepped
from .compiling import compiled
from .features import unseen_by
from .layout import (
    ALL_SUITS,
    ALL_TRUMPS,
    ALL_TRUMPS_AND_SCUSE,
    KING_BITS,
    MOND_BIT,
    PAGAT_BIT,
    SCUSE_BIT,
    SUIT,
    SUIT_SIZE,
    TRUMP_SUIT,
    ZERO,
    Numbers,
    Words,
)
from .table_words import (
    ACTIVE,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAY_SUITS,
    PLAY_TRUMPS,
    SHOWN_SUITS,
    SHOWN_TRUMPS,
    SUITS,
    TOUT_ANNOUNCED,
    TRUMPS,
    TRUMPS_SHOWN,
    VOID,
    place_after,
)

HOMES: Final = 4
"""Where a hidden card lies: with the next player, with the last, laid away, in a dead hand."""
LAID_AWAY: Final = 2
DEAD_HAND: Final = 3
TRIES: Final = 12


@compiled
def _may_suits(words: Words, numbers: Numbers, place: int) -> tuple[Word, Word]:
    """The cards that a player has not shown to be void of."""
    void = numbers[VOID + place]
    suits = ALL_SUITS
    for suit in range(TRUMP_SUIT):
        if void >> suit & 1:
            suits &= ~shifted(SUIT, SUIT_SIZE * suit)
    trumps = ALL_TRUMPS_AND_SCUSE
    if void >> TRUMP_SUIT & 1:
        trumps = SCUSE_BIT
    return suits, trumps


@compiled
def _prepare(words: Words, numbers: Numbers, me: int, homes: Words, room: Numbers) -> None:
    """What may lie in each home, as two words, and how many cards it takes."""
    active = numbers[ACTIVE]
    dealer = active - 1
    for home in range(HOMES):
        homes[home, 0] = ZERO
        homes[home, 1] = ZERO
        room[home] = 0
    for step in range(1, active):
        place = place_after(me, step, active)
        homes[step - 1, 0], homes[step - 1, 1] = _may_suits(words, numbers, place)
        room[step - 1] = popcount(words[SUITS + place]) + popcount(words[TRUMPS + place])
    if me != dealer:
        homes[LAID_AWAY, 0] = ALL_SUITS & ~KING_BITS
        if numbers[TRUMPS_SHOWN]:
            homes[LAID_AWAY, 1] = ALL_TRUMPS & ~(PAGAT_BIT | MOND_BIT)
        room[LAID_AWAY] = popcount(words[DISCARD_SUITS]) + popcount(words[DISCARD_TRUMPS])
    if active == 2:
        homes[DEAD_HAND, 0] = ALL_SUITS
        homes[DEAD_HAND, 1] = ALL_TRUMPS_AND_SCUSE
        room[DEAD_HAND] = 25


@compiled
def _put(
    is_plain: bool, cards: Word, homes: Words, room: Numbers, drawn_cards: Words, stream: Word
) -> tuple[bool, Word]:
    """Puts some cards, one by one from the highest, each with a chance by the room that is left."""
    column = 0 if is_plain else 1
    while cards:
        card = highest_bit(cards)
        cards ^= card
        total = 0
        for home in range(HOMES):
            if homes[home, column] & card:
                total += room[home]
        if total <= 0:
            return False, stream
        number = drawn(stream, total)
        stream = stepped(stream)
        for home in range(HOMES):
            if homes[home, column] & card:
                number -= room[home]
                if number < 0:
                    drawn_cards[home, column] |= card
                    room[home] -= 1
                    break
    return True, stream


@compiled
def _homes_of(card: Word, column: int, homes: Words, room: Numbers) -> int:
    count = 0
    for home in range(HOMES):
        count += room[home] > 0 and (homes[home, column] & card) != ZERO
    return count


@compiled
def _put_all(
    suits: Word, trumps: Word, homes: Words, room: Numbers, drawn_cards: Words, stream: Word
) -> tuple[bool, Word]:
    """Puts every card, those with the fewest homes first."""
    for count in range(1, HOMES + 1):
        few_suits = ZERO
        few_trumps = ZERO
        rest = suits
        while rest:
            card = highest_bit(rest)
            rest ^= card
            if _homes_of(card, 0, homes, room) <= count:
                few_suits |= card
        rest = trumps
        while rest:
            card = highest_bit(rest)
            rest ^= card
            if _homes_of(card, 1, homes, room) <= count:
                few_trumps |= card
        suits ^= few_suits
        trumps ^= few_trumps
        done, stream = _put(False, few_trumps, homes, room, drawn_cards, stream)
        if not done:
            return False, stream
        done, stream = _put(True, few_suits, homes, room, drawn_cards, stream)
        if not done:
            return False, stream
    return not (suits or trumps), stream


@compiled
def _put_known(
    words: Words,
    numbers: Numbers,
    me: int,
    suits: Word,
    trumps: Word,
    room: Numbers,
    drawn_cards: Words,
) -> tuple[Word, Word]:
    """Cards whose home everybody knows: those shown by declarations, a 'Scuse laid away."""
    active = numbers[ACTIVE]
    for home in range(HOMES):
        drawn_cards[home, 0] = ZERO
        drawn_cards[home, 1] = ZERO
    for step in range(1, active):
        place = place_after(me, step, active)
        shown_suits = words[SHOWN_SUITS + place] & suits
        shown_trumps = words[SHOWN_TRUMPS + place] & trumps
        # What the dealer had to lay away of a declaration was named to the table (DISC-6).
        if place == active - 1:
            laid_suits = shown_suits & words[DISCARD_SUITS]
            laid_trumps = shown_trumps & words[DISCARD_TRUMPS]
            drawn_cards[LAID_AWAY, 0] |= laid_suits
            drawn_cards[LAID_AWAY, 1] |= laid_trumps
            room[LAID_AWAY] -= popcount(laid_suits) + popcount(laid_trumps)
            suits &= ~laid_suits
            trumps &= ~laid_trumps
            shown_suits &= ~laid_suits
            shown_trumps &= ~laid_trumps
        drawn_cards[step - 1, 0] |= shown_suits
        drawn_cards[step - 1, 1] |= shown_trumps
        room[step - 1] -= popcount(shown_suits) + popcount(shown_trumps)
        suits &= ~shown_suits
        trumps &= ~shown_trumps
    if numbers[TOUT_ANNOUNCED] and trumps & SCUSE_BIT:
        drawn_cards[LAID_AWAY, 1] |= SCUSE_BIT
        room[LAID_AWAY] -= 1
        trumps &= ~SCUSE_BIT
    return suits, trumps


@compiled
def draw_world(
    words: Words,
    numbers: Numbers,
    me: int,
    homes: Words,
    room: Numbers,
    drawn_cards: Words,
    stream: Word,
) -> tuple[bool, Word]:
    """Writes other hidden cards into ``words``, such as place ``me`` might be facing.

    False, and ``words`` as they were, where no placing was found in ``TRIES`` tries. ``homes`` and
    ``drawn_cards`` are ``uint64[HOMES, 2]``, ``room`` is ``int64[HOMES]``: working space.
    """
    active = numbers[ACTIVE]
    unseen_suits, unseen_trumps = unseen_by(words, numbers, me)
    for _ in range(TRIES):
        _prepare(words, numbers, me, homes, room)
        suits, trumps = _put_known(
            words, numbers, me, unseen_suits, unseen_trumps, room, drawn_cards
        )
        done, stream = _put_all(suits, trumps, homes, room, drawn_cards, stream)
        if done:
            for step in range(1, active):
                place = place_after(me, step, active)
                _hand_over(words, place, drawn_cards[step - 1, 0], drawn_cards[step - 1, 1])
            if me != active - 1:
                _lay_away_instead(words, active - 1, drawn_cards)
            return True, stream
    return False, stream


@compiled
def _hand_over(words: Words, place: int, suits: Word, trumps: Word) -> None:
    """A hand in place of the one that was held; what has been played stays as it is."""
    words[PLAY_SUITS + place] = words[PLAY_SUITS + place] & ~words[SUITS + place] | suits
    words[PLAY_TRUMPS + place] = words[PLAY_TRUMPS + place] & ~words[TRUMPS + place] | trumps
    words[SUITS + place] = suits
    words[TRUMPS + place] = trumps


@compiled
def _lay_away_instead(words: Words, dealer: int, drawn_cards: Words) -> None:
    """Another discard; it counts in the dealer's pile."""
    suits = drawn_cards[LAID_AWAY, 0]
    trumps = drawn_cards[LAID_AWAY, 1]
    words[PILE_SUITS + dealer] = words[PILE_SUITS + dealer] & ~words[DISCARD_SUITS] | suits
    words[PILE_TRUMPS + dealer] = words[PILE_TRUMPS + dealer] & ~words[DISCARD_TRUMPS] | trumps
    words[DISCARD_SUITS] = suits
    words[DISCARD_TRUMPS] = trumps
