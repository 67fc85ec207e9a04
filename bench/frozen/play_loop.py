"""The yardstick of the kernel's speed: the prototype's loop for the play of a deal, frozen.

It plays the 25 tricks of three hands at random and settles them by simplified rules (no pots, no
rounding, no exchange for the 'Scuse, no demand). It is measured beside the kernel in one run, and
only ratios to it are published. Nothing in it may be changed, its speed least of all.
"""

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

U = np.uint64
SUIT = U((1 << 14) - 1)
KINGS = U(sum(1 << (14 * suit + 13) for suit in range(4)))
QUEENS = U(sum(1 << (14 * suit + 12) for suit in range(4)))
KNIGHTS = U(sum(1 << (14 * suit + 11) for suit in range(4)))
JACKS = U(sum(1 << (14 * suit + 10) for suit in range(4)))
ALL_TRUMPS = U((1 << 21) - 1)
PAGAT = U(1)
SCUSE = U(1 << 21)
TRULL = U(1 << 21 | 1 << 20 | 1)
ONE = U(1)
ZERO = U(0)

frozen: Any = numba.njit(nogil=True, boundscheck=False, error_model="numpy")


@intrinsic
def bits_set(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return word(word), generate


@intrinsic
def lowest_set(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return word(word), generate


@frozen
def below(state: Any, choices: Any) -> Any:
    """A number below ``choices`` from a xorshift generator kept in an array."""
    word = state[0]
    word ^= word << U(13)
    word ^= word >> U(7)
    word ^= word << U(17)
    state[0] = word
    return ((word >> U(32)) * choices) >> U(32)


@frozen
def play(suits: Any, trumps: Any, pay: Any, state: Any, rows: Any) -> None:
    """Plays out three hands, which are used up; ``pay`` gets what each wins."""
    card_suits, card_trumps, pile_suits, pile_trumps = rows[0], rows[1], rows[2], rows[3]
    taken = rows[4]
    for p in range(3):
        pile_suits[p] = ZERO
        pile_trumps[p] = ZERO
        taken[p] = ZERO
        pay[p] = 0
    leader = 0
    winner = 0
    scuse_player = -1
    scuse_winner = -1
    for trick in range(25):
        led = -1
        best = U(0)
        trumped = False
        winner = leader
        card_suits[0] = ZERO
        card_suits[1] = ZERO
        card_suits[2] = ZERO
        card_trumps[0] = ZERO
        card_trumps[1] = ZERO
        card_trumps[2] = ZERO
        for position in range(3):
            p = leader + position
            if p >= 3:
                p -= 3
            s, t = suits[p], trumps[p] & ALL_TRUMPS
            scuse = trumps[p] & SCUSE
            if scuse and trick == 22:
                s = ZERO
                t = SCUSE
            else:
                if led >= 0:
                    following = ZERO
                    if led < 4:
                        following = s & (SUIT << U(14 * led))
                    if following:
                        s = following
                        t = ZERO
                    elif t:
                        s = ZERO
                if trick != 23:
                    t |= scuse
            plain = bits_set(s)
            k = below(state, plain + bits_set(t))
            if k < plain:
                while k:
                    s &= s - ONE
                    k -= ONE
                c = s & (~s + ONE)
                suits[p] ^= c
                card_suits[p] = c
                rank = lowest_set(c)
                if led < 0:
                    led = numba.int64(rank // U(14))
                if not trumped and numba.int64(rank // U(14)) == led and c >= best:
                    best = c
                    winner = p
            else:
                k -= plain
                while k:
                    t &= t - ONE
                    k -= ONE
                c = t & (~t + ONE)
                trumps[p] ^= c
                card_trumps[p] = c
                if c == SCUSE:
                    scuse_player = p
                    if led < 0:
                        led = numba.int64(below(state, U(5)))
                else:
                    if led < 0:
                        led = 4
                    if not trumped or c > best:
                        trumped = True
                        best = c
                        winner = p
        fallen_suits = card_suits[0] | card_suits[1] | card_suits[2]
        fallen_trumps = card_trumps[0] | card_trumps[1] | card_trumps[2]
        if fallen_trumps & SCUSE:
            scuse_winner = winner
            if trick != 24:
                fallen_trumps ^= SCUSE
        pile_suits[winner] |= fallen_suits
        pile_trumps[winner] |= fallen_trumps
        taken[winner] += ONE
        leader = winner
        if trick != 24 and (fallen_suits & KINGS or fallen_trumps & PAGAT):
            for p in range(3):
                if p != winner:
                    if card_suits[p] & KINGS or card_trumps[p] & PAGAT:
                        pay[0] += 5
                        pay[1] += 5
                        pay[2] += 5
                        pay[p] -= 15
                elif card_trumps[p] & PAGAT:
                    pay[0] -= 5
                    pay[1] -= 5
                    pay[2] -= 5
                    pay[p] += 15
    if scuse_player >= 0 and not ((pile_trumps[0] | pile_trumps[1] | pile_trumps[2]) & SCUSE):
        pile_trumps[scuse_player if taken[scuse_player] else scuse_winner] |= SCUSE
    without = 0
    trickless = -1
    bagud = False
    for p in range(3):
        if not taken[p]:
            without += 1
            trickless = p
        if p != winner and (card_suits[p] & KINGS or card_trumps[p] & PAGAT):
            bagud = True
            value = 45 if card_trumps[p] & PAGAT else 40
            pay[0] += value
            pay[1] += value
            pay[2] += value
            pay[p] -= 3 * value
    if without == 1:
        pay[0] -= 25
        pay[1] -= 25
        pay[2] -= 25
        pay[trickless] += 75
        return
    if without == 2:
        value = 85
    elif card_trumps[winner] & PAGAT:
        value = 45
    elif card_suits[winner] & KINGS:
        value = 40
    else:
        value = 0 if bagud else 20
    pay[0] -= value
    pay[1] -= value
    pay[2] -= value
    pay[winner] += 3 * value
    for p in range(3):
        pay[p] += (
            numba.int64(taken[p])
            - 26
            + numba.int64(
                U(4) * (bits_set(pile_suits[p] & KINGS) + bits_set(pile_trumps[p] & TRULL))
                + U(3) * bits_set(pile_suits[p] & QUEENS)
                + U(2) * bits_set(pile_suits[p] & KNIGHTS)
                + bits_set(pile_suits[p] & JACKS)
            )
        )


@frozen
def play_many(dealt_suits: Any, dealt_trumps: Any, count: Any, seed: Any, total: Any) -> None:
    """Plays some dealt hands again and again, ``count`` deals in all."""
    state = np.array([seed], np.uint64)
    suits = np.empty(3, np.uint64)
    trumps = np.empty(3, np.uint64)
    pay = np.empty(3, np.int64)
    rows = np.empty((5, 3), np.uint64)
    deals = len(dealt_suits)
    for number in range(count):
        for p in range(3):
            suits[p] = dealt_suits[number % deals, p]
            trumps[p] = dealt_trumps[number % deals, p]
        play(suits, trumps, pay, state, rows)
        for p in range(3):
            total[p] += pay[p]


def dealt(count: int, seed: int = 1) -> tuple[Any, Any]:
    """Hands to play, three of 25 cards in each deal, three cards left over."""
    chance = np.random.default_rng(seed)
    suits = np.zeros((count, 3), np.uint64)
    trumps = np.zeros((count, 3), np.uint64)
    for number in range(count):
        pack = chance.permutation(78)
        for p in range(3):
            hand = sum(1 << int(card) for card in pack[25 * p : 25 * p + 25])
            suits[number, p] = hand & ((1 << 56) - 1)
            trumps[number, p] = hand >> 56
    return suits, trumps
