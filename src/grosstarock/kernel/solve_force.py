"""What one player can force: it plays for itself, all others against it, and all cards lie open.

With two players this is the game itself, played for the difference (TWO-3). Alpha-beta with windows
of no width: each search only asks whether the value reaches a number, and the answers close in on
it (MTD(f), Plaat and others 1996).
"""

from .bits import Word, highest_bit, lowest_bit
from .compiling import compiled
from .layout import ONE, ZERO, Numbers, Words
from .solve_bounds import bounds_of
from .solve_choice import after_demands
from .solve_frames import (
    ASK,
    AT_DEMANDED,
    AT_LEADER,
    AT_LEFT,
    AT_ON_TABLE,
    AT_SIZE,
    BEST_ON_TABLE,
    CARD,
    DEMANDED,
    FLAGS,
    KEY,
    KINGS_LOST,
    LEADER,
    MOVES,
    NAME,
    NEED,
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
    TAKING,
    TRIAL_AT,
    TRIAL_HANDS,
    TRIAL_TABLE,
    VALUE,
    VALUE_DEMANDED,
    key_of,
)
from .solve_moves import (
    begin,
    copy_position,
    enter_trick,
    last_cards,
    list_moves,
    moves_of,
    play_card,
    try_card,
)
from .solve_table import FAR, known_bounds, slots_of, store_bounds
from .solve_tricks import after_trick, last_trick, winner_of
from .solve_words import (
    BIAS,
    FIELD,
    FIELD_MASK,
    HALF,
    PLACES,
    SCUSE_MASK,
)


@compiled
def gain_in(vector: int, place: int) -> int:
    """One field of a vector with its bias."""
    return (vector >> (2 - place) * FIELD & FIELD_MASK) - HALF


@compiled
def reaches(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    me: int,
    wanted: int,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
) -> tuple[int, int]:
    """A bound on what ``me`` gains from a position, and the nodes it took.

    The bound is at least ``wanted`` and a lower one, or it is less and an upper one. It means
    nothing when there are more nodes than ``budget``; ``hands`` are then spoilt.
    """
    moves_at, card_at, best_at = words[MOVES], words[CARD], words[BEST_ON_TABLE]
    led_at, taking_at = words[SUIT_LED], words[TAKING]
    value_at, leader_at, demanded_at = numbers[VALUE], numbers[LEADER], numbers[DEMANDED]
    places = terms[PLACES]
    scuse = masks[SCUSE_MASK]
    slots = slots_of(entries)
    begin(table, at, masks, words, numbers)
    numbers[NEED, 0] = wanted
    root = at[AT_ON_TABLE]
    left = at[AT_LEFT]
    depth, base, seat = root, 0, root
    nodes, value, entering = 0, 0, True
    place = (leader_at[0] + root) % places
    while True:
        need = numbers[NEED, base]
        if entering:
            entering = False
            nodes += 1
            if nodes > budget:
                break
            state = (seat > 0, left, demanded_at[base] == 1)
            moves = moves_of(hands, place, led_at[base], best_at[depth], state, masks)
            moves_at[depth] = moves
            value_at[depth] = -FAR if place == me else FAR
            numbers[NAME, depth] = 0
        else:
            hands[place] |= card_at[depth]
            if place == me:
                value_at[depth] = max(value_at[depth], value)
                if value_at[depth] >= need:
                    moves_at[depth] = ZERO
            else:
                value_at[depth] = min(value_at[depth], value)
                if value_at[depth] < need:
                    moves_at[depth] = ZERO
        moves = moves_at[depth]
        if not moves:
            value = value_at[depth]
            if seat == 0 and base:
                if demanded_at[base] != NOT_ASKED:
                    if demanded_at[base] == 1:
                        numbers[VALUE_DEMANDED, base] = value
                        demanded_at[base] = 0
                        entering = True
                        continue
                    asked = (leader_at[base], 0, places)
                    value = after_demands(
                        (numbers[VALUE_DEMANDED, base], value), hands, asked, me, masks
                    )
                least, most = known_bounds(entries, slots, words[KEY, base])
                if value >= need:
                    least = max(least, value)
                else:
                    most = min(most, value)
                store_bounds(entries, slots, words[KEY, base], least, most, left)
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
        card = first_try(moves, seat, best_at[depth], taking_at[base])
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
            value = gain_in(last_trick(cards, leader, flags, scuse_is, held, masks, terms), me)
            continue
        best = best_at[depth + 1]
        winner = winner_of(cards[1], cards[2], best, leader, places)
        paid, flags, scuse_is, points_0, points_1, kings_lost, pagat_lost = after_trick(
            cards, best, leader, winner, flags, scuse_is, held, masks, terms
        )
        gained = gain_in(paid + BIAS, me)
        if me == 0:
            points_1 = 0
        elif me == 1:
            points_0 = 0
        held = (points_0, points_1, kings_lost, pagat_lost)
        if left == 2:
            cards = last_cards(hands, winner, places)
            vector = last_trick(cards, winner, flags, scuse_is, held, masks, terms)
            value = gained + gain_in(vector, me)
            continue
        key = key_of(hands, winner, flags, scuse_is, held, left - 1, masks, terms)
        need -= gained
        least, most = known_bounds(entries, slots, key)
        if least < need <= most:
            low, high = bounds_of(me, hands, flags, scuse_is, held, left - 1, masks, terms)
            least = max(least, low)
            most = min(most, high)
        if least >= need:
            value = least + gained
            continue
        if most < need:
            value = most + gained
            continue
        base += 3
        depth, seat, place = base, 0, winner
        left -= 1
        after = (flags, scuse_is, points_0, points_1, kings_lost, pagat_lost)
        enter_trick(words, numbers, base, winner, gained, after, key)
        numbers[NEED, base] = need
        asked = left == 3 and (hands[0] | hands[1] | hands[2]) & scuse
        demanded_at[base] = 1 if asked else NOT_ASKED
        entering = True
    return value, nodes


@compiled
def first_try(moves: Word, seat: int, best: Word, taking: Word) -> Word:
    """The move to try next: the cheapest that takes the trick so far, else the lowest card.

    To lead, the highest.
    """
    if seat == 0:
        return highest_bit(moves)
    above = moves & taking & ~(best | best - ONE)
    return lowest_bit(above) if above else lowest_bit(moves)


@compiled
def forced(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    me: int,
    guess: int,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
) -> tuple[int, int]:
    """What ``me`` gains from a position, and the nodes it took; see ``reaches``."""
    least = -FAR
    most = FAR
    nodes = 0
    if at[AT_LEFT] == 0:
        return 0, 0
    while least < most:
        wanted = guess + 1 if guess == least else guess
        guess, taken = reaches(
            hands, table, at, masks, terms, me, wanted, words, numbers, entries, budget - nodes
        )
        nodes += taken
        if nodes > budget:
            break
        if guess >= wanted:
            least = guess
        else:
            most = guess
    return guess, nodes


@compiled
def force(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    me: int,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
    root_cards: Words,
    root_names: Numbers,
    root_values: Numbers,
    results: Numbers,
) -> None:
    """What ``me`` can force after every move of a position; arguments and results as ``maxn``."""
    after_hands = words[TRIAL_HANDS][:3]
    after_table = words[TRIAL_TABLE][:3]
    after = numbers[TRIAL_AT][:AT_SIZE]
    asks = at[AT_DEMANDED] == ASK
    moves = 2 if asks else list_moves(hands, table, at, masks, terms, root_cards, root_names)
    nodes = 1
    guess = 0
    for number in range(moves):
        copy_position(hands, table, at, after_hands, after_table, after)
        gained = 0
        if asks:
            after[AT_DEMANDED] = number
        else:
            paid = play_card(
                after_hands,
                after_table,
                after,
                masks,
                terms,
                root_cards[number],
                root_names[number],
            )
            gained = gain_in(paid + BIAS, me)
        if after[AT_DEMANDED] == ASK:
            after[AT_DEMANDED] = 0
            passed, taken = forced(
                after_hands,
                after_table,
                after,
                masks,
                terms,
                me,
                guess - gained,
                words,
                numbers,
                entries,
                budget - nodes,
            )
            nodes += taken
            if nodes > budget:
                break
            after[AT_DEMANDED] = 1
            demanded, taken = forced(
                after_hands,
                after_table,
                after,
                masks,
                terms,
                me,
                passed,
                words,
                numbers,
                entries,
                budget - nodes,
            )
            asked = (after[AT_LEADER], 0, terms[PLACES])
            value = after_demands((demanded, passed), after_hands, asked, me, masks)
        else:
            value, taken = forced(
                after_hands,
                after_table,
                after,
                masks,
                terms,
                me,
                guess - gained,
                words,
                numbers,
                entries,
                budget - nodes,
            )
        nodes += taken
        if nodes > budget:
            break
        guess = value + gained
        root_values[number] = guess
    results[RESULT_NODES] = nodes
    results[RESULT_SOLVED] = nodes <= budget
    results[RESULT_MOVES] = 0 if asks else moves
    if asks:
        results[RESULT_VALUE] = root_values[0]
        results[RESULT_DEMANDED] = root_values[1]
