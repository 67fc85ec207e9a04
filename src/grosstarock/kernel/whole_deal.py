"""A whole deal by policies: redeal, discard and declarations, then the play.

What ``random`` may do it does with the same chance, but for a tout, which it announces seldom; what
``thumb`` does is in ``thumb``.
"""

from typing import Final

from .bits import Word, chosen, popcount, signed
from .book import Ledger
from .chance import drawn, stepped
from .compiling import compiled
from .declaring import NAMES, declare_all
from .layout import (
    ALL_TRUMPS,
    SCUSE_BIT,
    Numbers,
    Words,
)
from .opening import (
    CHOOSE,
    FORCED_SUITS,
    FORCED_TRUMPS,
    POOL_SUITS,
    POOL_TRUMPS,
    Pack,
    deal,
    discard_ways,
    fill_pots,
    lay_away,
    ways_to_choose,
)
from .play import RANDOM, Cards, play_out
from .rules_words import (
    ANNOUNCED_TOUT,
    COMPULSORY,
    REDEAL_WITHOUT_TRUMPS,
)
from .table_words import (
    ACTIVE,
    ASKER,
    ENDED,
    REDEAL,
    SUITS,
    TOUT_ANNOUNCED,
    TRUMPS,
)
from .thumb import thumb_announces, thumb_discard

SELDOM: Final = 32
"""How often ``random`` announces a tout: once in so many times that it may."""
EVERYTHING: Final = (1 << NAMES) - 1


@compiled
def _ask_redeal(words: Words, numbers: Numbers, policies: Numbers, stream: Word) -> Word:
    """GAME-3: eldest first; who has no trump may ask, and thumb does."""
    for place in range(numbers[ACTIVE]):
        if words[TRUMPS + place] & ALL_TRUMPS:
            continue
        asks = 1
        if policies[place] == RANDOM:
            asks = drawn(stream, 2)
            stream = stepped(stream)
        if asks:
            numbers[ENDED] = REDEAL
            numbers[ASKER] = place
            break
    return stream


@compiled
def choose_discard(
    words: Words, numbers: Numbers, rules: Numbers, ways: Words, policy: int, stream: Word
) -> Word:
    """DISC-1 and TOUT-A1 for the dealer; at random each legal discard is as likely."""
    dealer = numbers[ACTIVE] - 1
    suits = words[SUITS + dealer]
    trumps = words[TRUMPS + dealer]
    if rules[ANNOUNCED_TOUT] and trumps & SCUSE_BIT:
        if policy == RANDOM:
            numbers[TOUT_ANNOUNCED] = drawn(stream, SELDOM) == 0
            stream = stepped(stream)
        else:
            numbers[TOUT_ANNOUNCED] = thumb_announces(trumps)
    found = discard_ways(ways, suits, trumps, rules, numbers[TOUT_ANNOUNCED])
    way = 0
    if policy == RANDOM and found == 2:
        pool = popcount(ways[0, POOL_SUITS] | ways[0, POOL_TRUMPS])
        keeping = ways_to_choose(pool, signed(ways[0, CHOOSE]))
        pool = popcount(ways[1, POOL_SUITS])
        voiding = ways_to_choose(pool, signed(ways[1, CHOOSE]))
        way = 0 if drawn(stream, keeping + voiding) < keeping else 1
        stream = stepped(stream)
    laid_suits = ways[way, FORCED_SUITS]
    laid_trumps = ways[way, FORCED_TRUMPS]
    pool_suits = ways[way, POOL_SUITS]
    pool_trumps = ways[way, POOL_TRUMPS]
    for _ in range(signed(ways[way, CHOOSE])):
        if policy != RANDOM and pool_suits:
            card = thumb_discard(suits & ~laid_suits, pool_suits)
        else:
            number = drawn(stream, popcount(pool_suits) + popcount(pool_trumps))
            stream = stepped(stream)
            card = chosen(pool_suits if pool_suits else pool_trumps, number)
        if pool_suits:
            laid_suits |= card
            pool_suits ^= card
        else:
            laid_trumps |= card
            pool_trumps ^= card
    lay_away(words, numbers, laid_suits, laid_trumps)
    return stream


@compiled
def _declare_in_turn(
    words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, policies: Numbers, stream: Word
) -> Word:
    """DECL-1 and DECL-2: dealer first; thumb declares all it can, random any of it."""
    active = numbers[ACTIVE]
    for turn in range(active):
        place = active - 1 if turn == 0 else turn - 1
        wanted = EVERYTHING
        if not rules[COMPULSORY] and policies[place] == RANDOM:
            wanted = drawn(stream, EVERYTHING + 1)
            stream = stepped(stream)
        declare_all(words, numbers, rules, ledger, place, wanted)
    return stream


@compiled
def open_deal(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    ways: Words,
    pack: Pack,
    policies: Numbers,
    again: bool,
    stream: Word,
) -> Word:
    """A deal of a shuffled pack on a table that is set, up to the first lead or a redeal."""
    if not again:
        fill_pots(numbers, rules, ledger)
    deal(words, numbers, pack)
    if rules[REDEAL_WITHOUT_TRUMPS]:
        stream = _ask_redeal(words, numbers, policies, stream)
        if numbers[ENDED]:
            return stream
    dealer = numbers[ACTIVE] - 1
    stream = choose_discard(words, numbers, rules, ways, policies[dealer], stream)
    return _declare_in_turn(words, numbers, rules, ledger, policies, stream)


@compiled
def play_deal(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    ways: Words,
    pack: Pack,
    cards: Cards,
    policies: Numbers,
    again: bool,
    stream: Word,
) -> None:
    """One whole deal of a shuffled pack on a table that is set.

    Everything that came of it stands in the arrays; ``stream`` is what the players draw from.
    """
    stream = open_deal(words, numbers, rules, ledger, ways, pack, policies, again, stream)
    if not numbers[ENDED]:
        play_out(words, numbers, rules, ledger, cards, policies, stream)
