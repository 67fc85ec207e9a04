"""max^n: what every player gains when each plays for itself and all cards lie open.

Each takes the vector best for itself; of several, the one that is worst for the leader of the
trick, then worst for the next in playing order from the leader. Never the card, the order of the
moves or their number.
"""

from typing import Final

from .bits import lowest_bit
from .compiling import compiled
from .layout import Numbers, Words
from .solve_choice import EVERYBODY_FOR_ITSELF, after_demands, is_better
from .solve_frames import (
    ASK,
    AT_DEMANDED,
    AT_LEFT,
    AT_ON_TABLE,
    BEST_ON_TABLE,
    CARD,
    DEMANDED,
    FLAGS,
    KEY,
    KINGS_LOST,
    LEADER,
    MOVES,
    NAME,
    NOT_ASKED,
    PAGAT_LOST,
    PAID,
    POINTS_0,
    POINTS_1,
    RESULT_DEMANDED,
    RESULT_MOVES,
    RESULT_NODES,
    RESULT_SOLVED,
    RESULT_VALUE,
    SCUSE_IS,
    SUIT_LED,
    TRIED_NAME,
    VALUE,
    VALUE_DEMANDED,
    key_of,
)
from .solve_moves import (
    begin,
    enter_trick,
    last_cards,
    moves_of,
    try_card,
)
from .solve_table import known, slots_of, store, vector_in
from .solve_tricks import (
    after_trick,
    last_trick,
    rest_is_taken,
    rest_taken,
    winner_of,
)
from .solve_words import (
    PLACES,
    SCUSE_MASK,
)

NO_VALUE: Final = -1


@compiled
def maxn(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
    root_cards: Words,
    root_names: Numbers,
    root_values: Numbers,
    results: Numbers,
) -> None:
    """Solves the position that ``hands``, ``table`` and ``at`` are; ``hands`` come back unchanged.

    ``words`` and ``numbers`` are a stack, ``entries`` a table. Every move of the root that differs
    from its neighbours comes into ``root_cards``, with the suit it names and its vector;
    ``solve_frames`` names the ``results``. The search gives up beyond ``budget`` nodes; ``hands``
    are then spoilt.
    """
    moves_at, card_at, best_at = words[MOVES], words[CARD], words[BEST_ON_TABLE]
    led_at = words[SUIT_LED]
    value_at, leader_at, demanded_at = numbers[VALUE], numbers[LEADER], numbers[DEMANDED]
    places = terms[PLACES]
    scuse = masks[SCUSE_MASK]
    slots = slots_of(entries)
    begin(table, at, masks, words, numbers)
    asks = at[AT_DEMANDED] == ASK
    root = at[AT_ON_TABLE]
    left = at[AT_LEFT]
    depth, base, seat = root, 0, root
    nodes = 0
    found = 0
    entering = True
    value = NO_VALUE
    place = (leader_at[0] + root) % places
    while True:
        if entering:
            entering = False
            nodes += 1
            if nodes > budget:
                break
            state = (seat > 0, left, demanded_at[base] == 1)
            moves = moves_of(hands, place, led_at[base], best_at[depth], state, masks)
            moves_at[depth] = moves
            value_at[depth] = NO_VALUE
            numbers[NAME, depth] = 0
        else:
            # A child's value has come back.
            hands[place] |= card_at[depth]
            if depth == root and not (asks and demanded_at[0] == 1):
                root_cards[found] = card_at[depth]
                root_names[found] = numbers[TRIED_NAME, depth]
                root_values[found] = value
                found += 1
            if value_at[depth] < 0 or is_better(value, value_at[depth], place, leader_at[base]):
                value_at[depth] = value
        moves = moves_at[depth]
        if not moves:
            value = value_at[depth]
            if seat == 0:
                if left == 3 and demanded_at[base] != NOT_ASKED and (base or asks):
                    if demanded_at[base] == 1:
                        numbers[VALUE_DEMANDED, base] = value
                        demanded_at[base] = 0
                        entering = True
                        continue
                    if base:
                        value = after_demands(
                            (numbers[VALUE_DEMANDED, base], value),
                            hands,
                            (leader_at[base], 0, places),
                            EVERYBODY_FOR_ITSELF,
                            masks,
                        )
                if base:
                    store(entries, slots, words[KEY, base], value, left)
                    value += numbers[PAID, base]
            if depth == root:
                break
            depth -= 1
            if seat:
                seat -= 1
            else:
                base -= 3
                left += 1
                seat = places - 1
                depth = base + seat
            place = leader_at[base] + seat
            if place >= places:
                place -= places
            continue
        card = lowest_bit(moves)
        try_card(hands, place, card, left, masks, words, numbers, depth, base)
        if seat + 1 < places:
            depth += 1
            seat += 1
            place += 1
            if place == places:
                place = 0
            entering = True
            continue
        cards = (card_at[base], card_at[base + 1], card_at[base + 2])
        leader = leader_at[base]
        flags, scuse_is = numbers[FLAGS, base], numbers[SCUSE_IS, base]
        held = (
            numbers[POINTS_0, base],
            numbers[POINTS_1, base],
            numbers[KINGS_LOST, base],
            numbers[PAGAT_LOST, base],
        )
        if left == 1:
            value = last_trick(cards, leader, flags, scuse_is, held, masks, terms)
            continue
        best = best_at[depth + 1]
        winner = winner_of(cards[1], cards[2], best, leader, places)
        paid, flags, scuse_is, points_0, points_1, kings_lost, pagat_lost = after_trick(
            cards, best, leader, winner, flags, scuse_is, held, masks, terms
        )
        held = (points_0, points_1, kings_lost, pagat_lost)
        if left == 2:
            cards = last_cards(hands, winner, places)
            value = paid + last_trick(cards, winner, flags, scuse_is, held, masks, terms)
            continue
        live = hands[0] | hands[1] | hands[2]
        if rest_is_taken(hands[winner], live, flags, scuse_is, masks, terms):
            value = paid + rest_taken(winner, live, left - 1, points_0, points_1, masks, terms)
            continue
        key = key_of(hands, winner, flags, scuse_is, held, left - 1, masks, terms)
        entry = known(entries, slots, key)
        if entry:
            value = vector_in(entry) + paid
            continue
        base += 3
        depth, seat, place = base, 0, winner
        left -= 1
        after = (flags, scuse_is, points_0, points_1, kings_lost, pagat_lost)
        enter_trick(words, numbers, base, winner, paid, after, key)
        demanded_at[base] = 1 if left == 3 and live & scuse else NOT_ASKED
        entering = True
    results[RESULT_SOLVED] = nodes <= budget
    results[RESULT_VALUE] = value
    results[RESULT_NODES] = nodes
    results[RESULT_MOVES] = found
    if asks:
        results[RESULT_DEMANDED] = numbers[VALUE_DEMANDED, 0]
