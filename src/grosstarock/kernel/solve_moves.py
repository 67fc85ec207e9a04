"""One move of a position: what may be played, and the position after it.

A position is ``hands`` and ``table``, three words each, and the numbers ``at``; see
``solve_frames``. Searches have their own, faster way; this one serves the first move and the lines.
"""

from .bits import Word, lowest, lowest_bit
from .compiling import compiled, inlined
from .layout import ONE, ZERO, Numbers, Words
from .solve_frames import (
    ASK,
    AT_ANSWERS,
    AT_DEMANDED,
    AT_FLAGS,
    AT_KINGS_LOST,
    AT_LEADER,
    AT_LEFT,
    AT_NAMED,
    AT_ON_TABLE,
    AT_PAGAT_LOST,
    AT_POINTS_0,
    AT_POINTS_1,
    AT_SCUSE,
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
    NO_NAME,
    PAGAT_LOST,
    PAID,
    POINTS_0,
    POINTS_1,
    SCUSE_IS,
    SUIT_LED,
    TAKING,
    TRIED_NAME,
)
from .solve_tricks import (
    NAMES,
    after_trick,
    last_trick,
    legal,
    neighbours_left_out,
    next_name,
    winner_of,
)
from .solve_words import (
    ALIKE_MASK,
    BIAS,
    GUARDS_MASK,
    NAMED_MASKS,
    PLACES,
    SCUSE_MASK,
    SUIT_MASKS,
    TRUMPS_MASK,
)


@compiled
def suit_led(table: Words, at: Numbers, masks: Words) -> Word:
    """The cards of the suit led, by the cards on the table."""
    first = table[0]
    led: Word = ZERO
    if first != masks[SCUSE_MASK]:
        led = masks[SUIT_MASKS + lowest(first)]
    elif at[AT_NAMED] >= 0:
        led = masks[NAMED_MASKS + at[AT_NAMED]]
    elif table[1]:
        led = masks[SUIT_MASKS + lowest(table[1])]
    return led


@compiled
def best_on_table(table: Words, led: Word, masks: Words) -> Word:
    """The card that takes the trick so far; 0 when there is none."""
    taking = led | masks[TRUMPS_MASK]
    best = ZERO
    for position in range(3):
        card = table[position] & taking
        best = max(best, card)
    return best


@compiled
def begin(table: Words, at: Numbers, masks: Words, words: Words, numbers: Numbers) -> None:
    """Writes the first frame of a stack: the trick that a position stands in."""
    numbers[LEADER, 0] = at[AT_LEADER]
    numbers[FLAGS, 0] = at[AT_FLAGS]
    numbers[SCUSE_IS, 0] = at[AT_SCUSE]
    numbers[POINTS_0, 0] = at[AT_POINTS_0]
    numbers[POINTS_1, 0] = at[AT_POINTS_1]
    numbers[KINGS_LOST, 0] = at[AT_KINGS_LOST]
    numbers[PAGAT_LOST, 0] = at[AT_PAGAT_LOST]
    numbers[DEMANDED, 0] = 1 if at[AT_DEMANDED] == ASK else at[AT_DEMANDED]
    lying = at[AT_ON_TABLE]
    for position in range(3):
        words[CARD, position] = table[position]
    words[BEST_ON_TABLE, lying] = ZERO
    if lying:
        led = suit_led(table, at, masks)
        words[SUIT_LED, 0] = led
        words[TAKING, 0] = led | masks[TRUMPS_MASK]
        words[BEST_ON_TABLE, lying] = best_on_table(table, led, masks)


@inlined
def moves_of(
    hands: Words, place: int, led: Word, best: Word, state: tuple[bool, int, bool], masks: Words
) -> Word:
    """The moves of a player that differ from their neighbours.

    ``best`` takes the trick so far; ``state`` is whether a card lies on the table, how many tricks
    are left, and whether the 'Scuse is demanded. A card on the table that is beaten already counts
    no more between two neighbours.
    """
    follows, left, demanded = state
    own = hands[place]
    moves = legal(own, led, follows, left, demanded, masks[TRUMPS_MASK], masks[SCUSE_MASK])
    if moves & (moves - ONE):
        live = hands[0] | hands[1] | hands[2] | masks[GUARDS_MASK] | best
        moves = neighbours_left_out(moves, live, masks[ALIKE_MASK])
    return moves


@inlined
def try_card(
    hands: Words,
    place: int,
    card: Word,
    left: int,
    masks: Words,
    words: Words,
    numbers: Numbers,
    depth: int,
    base: int,
) -> None:
    """Lays a card on the table of the stack; a led 'Scuse by the next name it has not had yet."""
    numbers[TRIED_NAME, depth] = NO_NAME
    is_named = depth == base and left > 1 and card == masks[SCUSE_MASK]
    if is_named:
        name = numbers[NAME, depth]
        others = (hands[0] | hands[1] | hands[2]) ^ hands[place]
        words[SUIT_LED, base] = masks[NAMED_MASKS + name]
        numbers[TRIED_NAME, depth] = name
        numbers[NAME, depth] = next_name(name + 1, others, masks)
    elif depth == base:
        words[SUIT_LED, base] = masks[SUIT_MASKS + lowest(card)]
    if depth == base:
        words[TAKING, base] = words[SUIT_LED, base] | masks[TRUMPS_MASK]
    if not is_named or numbers[NAME, depth] == NAMES:
        words[MOVES, depth] ^= card
    words[CARD, depth] = card
    hands[place] ^= card
    taking = card & words[TAKING, base]
    words[BEST_ON_TABLE, depth + 1] = max(words[BEST_ON_TABLE, depth], taking)


@inlined
def enter_trick(
    words: Words,
    numbers: Numbers,
    base: int,
    leader: int,
    paid: int,
    after: tuple[int, int, int, int, int, int],
    key: Word,
) -> None:
    """Writes the frame of the next trick: what the one before paid, and how things stand then."""
    flags, scuse, points_0, points_1, kings_lost, pagat_lost = after
    words[KEY, base] = key
    words[BEST_ON_TABLE, base] = ZERO
    words[CARD, base + 2] = ZERO
    numbers[PAID, base] = paid
    numbers[LEADER, base] = leader
    numbers[FLAGS, base] = flags
    numbers[SCUSE_IS, base] = scuse
    numbers[POINTS_0, base] = points_0
    numbers[POINTS_1, base] = points_1
    numbers[KINGS_LOST, base] = kings_lost
    numbers[PAGAT_LOST, base] = pagat_lost


@compiled
def last_cards(hands: Words, leader: int, places: int) -> tuple[Word, Word, Word]:
    """The last trick, for which nobody has a choice, in playing order."""
    second = leader + 1 if leader + 1 < places else 0
    if places == 2:
        return hands[leader], hands[second], ZERO
    return hands[leader], hands[second], hands[3 - leader - second]


@compiled
def list_moves(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    cards: Words,
    names: Numbers,
) -> int:
    """Writes the moves that differ from their neighbours, with the suits to name; how many."""
    place = (at[AT_LEADER] + at[AT_ON_TABLE]) % terms[PLACES]
    follows = at[AT_ON_TABLE] > 0
    led = suit_led(table, at, masks) if follows else ZERO
    best = best_on_table(table, led, masks) if follows else ZERO
    scuse = masks[SCUSE_MASK]
    left = at[AT_LEFT]
    state = (follows, left, at[AT_DEMANDED] == 1)
    moves = moves_of(hands, place, led, best, state, masks)
    others = (hands[0] | hands[1] | hands[2]) ^ hands[place]
    found = 0
    while moves:
        card = lowest_bit(moves)
        moves ^= card
        name = 0 if card == scuse and not follows and left > 1 else NO_NAME
        while name < NAMES:
            cards[found] = card
            names[found] = name
            found += 1
            name = next_name(name + 1, others, masks) if name >= 0 else NAMES
    return found


@compiled
def copy_position(
    hands: Words, table: Words, at: Numbers, to_hands: Words, to_table: Words, to_at: Numbers
) -> None:
    """Writes a position over another."""
    for place in range(3):
        to_hands[place] = hands[place]
        to_table[place] = table[place]
    for number in range(AT_SIZE):
        to_at[number] = at[number]


@compiled
def play_card(
    hands: Words, table: Words, at: Numbers, masks: Words, terms: Numbers, card: Word, name: int
) -> int:
    """Plays a card, and takes the trick once it is complete; what that pays, without bias."""
    places = terms[PLACES]
    position = at[AT_ON_TABLE]
    hands[(at[AT_LEADER] + position) % places] ^= card
    table[position] = card
    if position == 0:
        at[AT_NAMED] = name
    at[AT_ON_TABLE] = position + 1
    if position + 1 < places:
        return 0
    leader = at[AT_LEADER]
    cards = (table[0], table[1], table[2])
    held = (at[AT_POINTS_0], at[AT_POINTS_1], at[AT_KINGS_LOST], at[AT_PAGAT_LOST])
    best = best_on_table(table, suit_led(table, at, masks), masks)
    left = at[AT_LEFT]
    table[0] = table[1] = table[2] = ZERO
    at[AT_ON_TABLE] = 0
    at[AT_NAMED] = NO_NAME
    at[AT_LEFT] = left - 1
    if left == 1:
        vector = last_trick(cards, leader, at[AT_FLAGS], at[AT_SCUSE], held, masks, terms)
        return vector - BIAS
    winner = winner_of(cards[1], cards[2], best, leader, places)
    paid, flags, scuse, points_0, points_1, kings_lost, pagat_lost = after_trick(
        cards, best, leader, winner, at[AT_FLAGS], at[AT_SCUSE], held, masks, terms
    )
    at[AT_LEADER] = winner
    at[AT_FLAGS] = flags
    at[AT_SCUSE] = scuse
    at[AT_POINTS_0] = points_0
    at[AT_POINTS_1] = points_1
    at[AT_KINGS_LOST] = kings_lost
    at[AT_PAGAT_LOST] = pagat_lost
    at[AT_ANSWERS] = 0
    asks = left == 4 and (hands[0] | hands[1] | hands[2]) & masks[SCUSE_MASK]
    at[AT_DEMANDED] = ASK if asks else 0
    return paid
