"""What the end of a deal costs whom (sections 6, 7 and 9), the mirror of ``core.settlement``."""

from typing import Final

from .bits import Word, bit
from .book import (
    CARD_1,
    CARD_2,
    LAST_1,
    MIS_1,
    TOUT_1,
    TOUT_A2,
    TWO_3,
    ULT_1,
    ULT_2,
    ULT_3,
    Ledger,
    each_pays,
    pays_each,
    post,
    score,
)
from .compiling import compiled
from .layout import (
    ALL_SUITS,
    ALL_TRUMPS,
    FOUR_POINT_BITS,
    FOUR_POINT_TRUMPS,
    KING_BITS,
    ONE_POINT_BITS,
    PAGAT_INDEX,
    PLAIN_CARDS,
    TWO_POINT_BITS,
    Numbers,
    Words,
)
from .rules_words import (
    CARD_POINTS,
    CARD_POINTS_IN_TOUT,
    CARD_UNIT,
    KING_ULTIMO,
    LAST_TRICK,
    LAST_TRICK_PAID_ON_BAGUD,
    MISERE,
    PAGAT_ULTIMO,
    SCUSE_KEPT,
    TOUT,
    ULTIMO_PAID_IN_TOUT,
)
from .table_words import (
    ACCOUNT,
    ACTIVE,
    CARD,
    DEALER,
    ENDED,
    KING_POT,
    LEADER,
    NOBODY,
    PAGAT_POT,
    PILE_SUITS,
    PILE_TRUMPS,
    PLAYED,
    POINTS,
    SCORE,
    SCUSE_PLAYER,
    SCUSE_TRICK,
    SCUSE_WINNER,
    SEAT,
    TAKEN,
    TOUT_ANNOUNCED,
    WINNER,
    place_after,
)
from .trick_words import LAST, points_in

BASE: Final = 26
POINTS_PER_UNIT: Final = 5
SCUSE_POINTS: Final = 4

_WORTHLESS_SUITS: Final = ALL_SUITS & ~(ONE_POINT_BITS | TWO_POINT_BITS | FOUR_POINT_BITS)
_WORTHLESS_TRUMPS: Final = ALL_TRUMPS & ~FOUR_POINT_TRUMPS


@compiled
def is_ultimo_card(index: int) -> bool:
    """Whether a card is a King or the Pagat."""
    if index >= PLAIN_CARDS:
        return index == PAGAT_INDEX
    return bool(KING_BITS & bit(index))


@compiled
def pot_of(index: int) -> int:
    """The pot that matches a King or the Pagat."""
    return PAGAT_POT if index == PAGAT_INDEX else KING_POT


@compiled
def lowest_points(suits: Word, trumps: Word) -> int:
    """The lowest value in a pile: what its owner gives for the 'Scuse is worth it (SCUSE-2)."""
    if suits & _WORTHLESS_SUITS or trumps & _WORTHLESS_TRUMPS:
        return 0
    if suits & ONE_POINT_BITS & ~TWO_POINT_BITS:
        return 1
    if suits & TWO_POINT_BITS & ~ONE_POINT_BITS:
        return 2
    return 3 if suits & TWO_POINT_BITS else 4


@compiled
def count_card_points(words: Words, numbers: Numbers, rules: Numbers) -> None:
    """CARD-1, after the exchange of SCUSE-2 and SCUSE-3."""
    active = numbers[ACTIVE]
    for place in range(active):
        pile = points_in(words[PILE_SUITS + place], words[PILE_TRUMPS + place])
        numbers[POINTS + place] = pile + numbers[TAKEN + place]
    numbers[POINTS + active - 1] += 1
    owner = numbers[SCUSE_PLAYER]
    winner = numbers[SCUSE_WINNER]
    if owner < 0 or owner == winner or numbers[SCUSE_TRICK] == LAST:
        return
    given = 0
    if not rules[SCUSE_KEPT]:
        if not numbers[TAKEN + owner]:
            return
        given = lowest_points(words[PILE_SUITS + owner], words[PILE_TRUMPS + owner])
    numbers[POINTS + owner] += SCUSE_POINTS - given
    numbers[POINTS + winner] -= SCUSE_POINTS - given


@compiled
def settle(words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger) -> None:
    """After trick 25; the cards of the last trick still stand in ``numbers``.

    In the order of the rulebook: who collects from the pots comes before who pays into them, and
    every pot is taken as it stood before the last trick was settled (section 6).
    """
    active = numbers[ACTIVE]
    dealer = active - 1
    winner = numbers[WINNER]
    king_pot = numbers[ACCOUNT + KING_POT]
    pagat_pot = numbers[ACCOUNT + PAGAT_POT]
    with_tricks = 0
    trickless = -1
    for place in range(active):
        if numbers[TAKEN + place]:
            with_tricks += 1
        else:
            trickless = place
    tout = with_tricks == 1
    misere = active == 3 and with_tricks == 2
    failed_announcement = numbers[TOUT_ANNOUNCED] and not (tout and winner == dealer)
    position = place_after(winner, active - numbers[LEADER], active)
    winning_card = numbers[CARD + position]
    ultimo = is_ultimo_card(winning_card)
    if tout:
        each_pays(numbers, ledger, TOUT_1, winner, rules[TOUT])
        post(numbers, ledger, TOUT_1, KING_POT, numbers[SEAT + winner], king_pot)
        post(numbers, ledger, TOUT_1, PAGAT_POT, numbers[SEAT + winner], pagat_pot)
    if failed_announcement:
        pays_each(numbers, ledger, TOUT_A2, dealer, rules[TOUT])
        post(numbers, ledger, TOUT_A2, numbers[SEAT + dealer], KING_POT, king_pot)
        post(numbers, ledger, TOUT_A2, numbers[SEAT + dealer], PAGAT_POT, pagat_pot)
    if misere:
        each_pays(numbers, ledger, MIS_1, trickless, rules[MISERE])
    ultimo_is_paid = not misere and (not tout or rules[ULTIMO_PAID_IN_TOUT])
    if ultimo and ultimo_is_paid and not failed_announcement:
        with_pagat = winning_card == PAGAT_INDEX
        clause = ULT_1 if with_pagat else ULT_2
        amount = rules[PAGAT_ULTIMO] if with_pagat else rules[KING_ULTIMO]
        each_pays(numbers, ledger, clause, winner, amount)
        if not tout:
            stands = pagat_pot if with_pagat else king_pot
            post(numbers, ledger, clause, pot_of(winning_card), numbers[SEAT + winner], stands)
    bagud = _pay_bagud(numbers, rules, ledger, king_pot, pagat_pot)
    last_trick_counts = not bagud or rules[LAST_TRICK_PAID_ON_BAGUD]
    if last_trick_counts and not tout and not misere and not ultimo:
        each_pays(numbers, ledger, LAST_1, winner, rules[LAST_TRICK])
    count_card_points(words, numbers, rules)
    if rules[CARD_POINTS] and not misere and (not tout or rules[CARD_POINTS_IN_TOUT]):
        _pay_card_points(numbers, rules, ledger)
    if active == 2:
        difference = numbers[SCORE] - numbers[SCORE + 1]
        higher = 0 if difference > 0 else 1
        post(numbers, ledger, TWO_3, NOBODY, higher, abs(difference))
    numbers[ENDED] = PLAYED


@compiled
def _pay_bagud(
    numbers: Numbers, rules: Numbers, ledger: Ledger, king_pot: int, pagat_pot: int
) -> bool:
    """ULT-3, as the cards were played; whether there was one."""
    active = numbers[ACTIVE]
    bagud = False
    for position in range(active):
        place = place_after(numbers[LEADER], position, active)
        card = numbers[CARD + position]
        if place != numbers[WINNER] and is_ultimo_card(card):
            bagud = True
            is_pagat = card == PAGAT_INDEX
            amount = rules[PAGAT_ULTIMO] if is_pagat else rules[KING_ULTIMO]
            pays_each(numbers, ledger, ULT_3, place, amount)
            stands = pagat_pot if is_pagat else king_pot
            post(numbers, ledger, ULT_3, numbers[SEAT + place], pot_of(card), stands)
    return bagud


@compiled
def _pay_card_points(numbers: Numbers, rules: Numbers, ledger: Ledger) -> None:
    """CARD-2, balanced by the dealer; with two players the points as counted (TWO-3)."""
    active = numbers[ACTIVE]
    if active == 2:
        for place in range(2):
            score(numbers, ledger, CARD_1, numbers[SEAT + place], numbers[POINTS + place])
        return
    dealer = numbers[DEALER]
    for place in range(2):
        seat = numbers[SEAT + place]
        units = (numbers[POINTS + place] - BASE + POINTS_PER_UNIT // 2) // POINTS_PER_UNIT
        points = units * rules[CARD_UNIT]
        if points > 0:
            post(numbers, ledger, CARD_2, dealer, seat, points)
        else:
            post(numbers, ledger, CARD_2, seat, dealer, -points)
