"""The 25 tricks: demands, cards, what each trick costs, and playing out to the settlement.

The mirror of the play in ``core.engine`` (PLAY-1, SCUSE-7, PAY-1, PAY-2). ``play_out`` goes on from
any position of the play, also from the middle of a trick, and leaves a settled deal.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .bits import Word, bit, chosen, lowest, popcount
from .book import PAY_1, PAY_2, Ledger, each_pays, pays_each, post
from .chance import drawn, stepped
from .compiling import compiled, inlined
from .layout import (
    KING_BITS,
    NO_SUIT,
    PAGAT_BIT,
    PAGAT_INDEX,
    PLAIN_CARDS,
    SCUSE_BIT,
    SCUSE_INDEX,
    TRUMP_SUIT,
    ZERO,
    Numbers,
    Words,
)
from .rules_words import LOST_CARD, PAGAT_WON, POTS
from .settlement import is_ultimo_card, pot_of, settle
from .table_words import (
    ACTIVE,
    ANSWERS,
    BEST,
    CARD,
    DEMANDED,
    LEADER,
    LED,
    NAMED,
    ON_TABLE,
    PILE_SUITS,
    PILE_TRUMPS,
    SCUSE_PLAYER,
    SCUSE_TRICK,
    SCUSE_WINNER,
    SEAT,
    SUITS,
    TAKEN,
    TOUT_ANNOUNCED,
    TRICK,
    TRUMPS,
    WINNER,
    place_after,
)
from .thumb import thumb_card, thumb_demands
from .trick_words import ANTEPENULTIMATE, LAST, playable, strength, suit_of

Cards = npt.NDArray[np.int8]
"""The cards of a deal by their index, in the order played."""

RANDOM: Final = 0
THUMB: Final = 1
NAMES_FOR_SCUSE: Final = 5


@compiled
def demand_is_asked(numbers: Numbers) -> bool:
    """SCUSE-7: before the lead to trick 23, unless the 'Scuse has been played or laid away."""
    return bool(
        numbers[TRICK] == ANTEPENULTIMATE
        and numbers[ON_TABLE] == 0
        and numbers[SCUSE_PLAYER] < 0
        and not numbers[TOUT_ANNOUNCED]
        and not numbers[DEMANDED]
        and numbers[ANSWERS] < numbers[ACTIVE]
    )


@compiled
def ask_demands(words: Words, numbers: Numbers, policies: Numbers, stream: Word) -> Word:
    """Each player, the leader first, demands or passes, up to the first demand (SCUSE-7)."""
    while demand_is_asked(numbers):
        place = place_after(numbers[LEADER], numbers[ANSWERS], numbers[ACTIVE])
        numbers[ANSWERS] += 1
        if words[TRUMPS + place] & SCUSE_BIT:
            continue
        if policies[place] == RANDOM:
            numbers[DEMANDED] = drawn(stream, 2)
            stream = stepped(stream)
        elif thumb_demands(words, place):
            numbers[DEMANDED] = 1
    return stream


@inlined
def take_trick(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    fallen_suits: Word,
    fallen_trumps: Word,
) -> None:
    """A complete trick goes to its winner, who leads to the next; the last is settled."""
    winner = numbers[WINNER]
    words[PILE_SUITS + winner] |= fallen_suits
    words[PILE_TRUMPS + winner] |= fallen_trumps
    numbers[TAKEN + winner] += 1
    if fallen_trumps & SCUSE_BIT:
        numbers[SCUSE_WINNER] = winner
    if numbers[TRICK] == LAST:
        settle(words, numbers, rules, ledger)
    elif fallen_suits & KING_BITS or fallen_trumps & PAGAT_BIT:
        _pay_trick(numbers, rules, ledger)
    numbers[TRICK] += 1
    numbers[LEADER] = winner
    numbers[ON_TABLE] = 0
    numbers[LED] = NO_SUIT
    numbers[BEST] = -1


@inlined
def _pay_trick(numbers: Numbers, rules: Numbers, ledger: Ledger) -> None:
    """PAY-1 and PAY-2, in the order of the cards."""
    active = numbers[ACTIVE]
    for position in range(active):
        index = numbers[CARD + position]
        if not is_ultimo_card(index):
            continue
        place = place_after(numbers[LEADER], position, active)
        if place != numbers[WINNER]:
            pays_each(numbers, ledger, PAY_1, place, rules[LOST_CARD])
            if rules[POTS]:
                post(numbers, ledger, PAY_1, numbers[SEAT + place], pot_of(index), rules[LOST_CARD])
        elif index == PAGAT_INDEX:
            each_pays(numbers, ledger, PAY_2, place, rules[PAGAT_WON])


@compiled
def note_scuse(numbers: Numbers, place: int, name: int) -> None:
    """The 'Scuse is played; ``name`` is the suit it leads, where it is led by a name (SCUSE-5)."""
    numbers[SCUSE_PLAYER] = place
    numbers[SCUSE_TRICK] = numbers[TRICK]
    numbers[NAMED] = name


@compiled
def lay_card(words: Words, numbers: Numbers, place: int, index: int, name: int) -> None:
    """A card goes from a hand to the table; ``name`` is the suit of a led 'Scuse (SCUSE-5)."""
    position = numbers[ON_TABLE]
    numbers[CARD + position] = index
    numbers[ON_TABLE] = position + 1
    if index < PLAIN_CARDS:
        words[SUITS + place] ^= bit(index)
    else:
        words[TRUMPS + place] ^= bit(index - PLAIN_CARDS)
    if index == SCUSE_INDEX:
        note_scuse(numbers, place, name)
        if position == 0:
            numbers[WINNER] = place
            if numbers[TRICK] < LAST:
                numbers[LED] = name
                numbers[BEST] = 0
        return
    if numbers[LED] == NO_SUIT:
        numbers[LED] = suit_of(index)
    height = strength(index, numbers[LED])
    if height > numbers[BEST]:
        numbers[BEST] = height
        numbers[WINNER] = place


@compiled
def fallen(numbers: Numbers) -> tuple[Word, Word]:
    """The cards on the table as two words."""
    suits = ZERO
    trumps = ZERO
    for position in range(numbers[ON_TABLE]):
        index = numbers[CARD + position]
        if index < PLAIN_CARDS:
            suits |= bit(index)
        else:
            trumps |= bit(index - PLAIN_CARDS)
    return suits, trumps


@compiled
def random_play(suits: Word, trumps: Word, stream: Word) -> tuple[bool, Word]:
    """One of some cards, each as likely: whether it is of a suit, and its word."""
    plain = popcount(suits)
    number = drawn(stream, plain + popcount(trumps))
    if number < plain:
        return True, chosen(suits, number)
    return False, chosen(trumps, number - plain)


@compiled
def random_lead(suits: Word, trumps: Word, trick: int, stream: Word) -> tuple[bool, Word, int]:
    """One of the legal leads, each as likely; a 'Scuse before the last trick is five of them."""
    if trick < LAST and trumps & SCUSE_BIT:
        others = popcount(suits) + popcount(trumps) - 1
        number = drawn(stream, others + NAMES_FOR_SCUSE)
        if number >= others:
            return False, SCUSE_BIT, number - others
        trumps ^= SCUSE_BIT
    is_plain, card = random_play(suits, trumps, stream)
    return is_plain, card, NO_SUIT


@compiled
def play_out(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    cards: Cards,
    policies: Numbers,
    stream: Word,
) -> Word:
    """Plays a deal to its end, each place by its policy; the stream after the numbers it drew.

    What ``lay_card`` does is done here on local variables, which is what makes it fast.
    """
    active = numbers[ACTIVE]
    log = (numbers[TRICK] - 1) * active + numbers[ON_TABLE]
    for trick in range(numbers[TRICK], LAST + 1):
        if demand_is_asked(numbers):
            stream = ask_demands(words, numbers, policies, stream)
        demanded = numbers[DEMANDED] != 0
        start = numbers[ON_TABLE]
        place = place_after(numbers[LEADER], start, active)
        led = numbers[LED]
        best = numbers[BEST]
        winner = numbers[WINNER] if start else place
        fallen_suits, fallen_trumps = fallen(numbers)
        for position in range(start, active):
            suits, trumps = playable(
                words[SUITS + place], words[TRUMPS + place], led, trick, demanded
            )
            name = NO_SUIT
            if policies[place] != RANDOM:
                index, name = thumb_card(
                    words, place, suits, trumps, trick, led, best, position, active
                )
                is_plain = index < PLAIN_CARDS
                card = bit(index if is_plain else index - PLAIN_CARDS)
            elif position == 0:
                is_plain, card, name = random_lead(suits, trumps, trick, stream)
                stream = stepped(stream)
            else:
                is_plain, card = random_play(suits, trumps, stream)
                stream = stepped(stream)
            if is_plain:
                words[SUITS + place] ^= card
                fallen_suits |= card
                index = lowest(card)
                if led == NO_SUIT:
                    led = suit_of(index)
                height = strength(index, led)
                if height > best:
                    best = height
                    winner = place
            else:
                words[TRUMPS + place] ^= card
                fallen_trumps |= card
                index = PLAIN_CARDS + lowest(card)
                if index == SCUSE_INDEX:
                    note_scuse(numbers, place, name)
                    if position == 0 and trick < LAST:
                        led = name
                        best = 0
                else:
                    if led == NO_SUIT:
                        led = TRUMP_SUIT
                    if index > best:
                        best = index
                        winner = place
            numbers[CARD + position] = index
            cards[log] = index
            log += 1
            place = place_after(place, 1, active)
        numbers[WINNER] = winner
        take_trick(words, numbers, rules, ledger, fallen_suits, fallen_trumps)
    return stream
