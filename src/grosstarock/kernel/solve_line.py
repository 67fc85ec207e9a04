"""The principal line: how an ending goes on when everybody plays by the values."""

from typing import Final

from .bits import lowest
from .compiling import compiled
from .layout import Numbers, Words
from .solve_choice import EVERYBODY_FOR_ITSELF, after_demands, prefers
from .solve_force import force
from .solve_frames import (
    ASK,
    AT_ANSWERS,
    AT_DEMANDED,
    AT_LEADER,
    AT_LEFT,
    AT_ON_TABLE,
    LINE_HANDS,
    RESULT_DEMANDED,
    RESULT_MOVES,
    RESULT_SOLVED,
    RESULT_VALUE,
)
from .solve_maxn import maxn
from .solve_moves import play_card
from .solve_words import PLACES, SCUSE_MASK

# A step of a line as one number: a card by its bit and the suit it names, counted from 1, times 64;
# or an answer to the question of SCUSE-7.
NAMED_STEP: Final = 64
DEMAND_STEP: Final = 1000
PASS_STEP: Final = 1001


@compiled
def search(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    against: int,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
    root_cards: Words,
    root_names: Numbers,
    root_values: Numbers,
    results: Numbers,
) -> None:
    """The one search or the other, as ``against`` tells."""
    if against == EVERYBODY_FOR_ITSELF:
        maxn(
            hands,
            table,
            at,
            masks,
            terms,
            words,
            numbers,
            entries,
            budget,
            root_cards,
            root_names,
            root_values,
            results,
        )
    else:
        force(
            hands,
            table,
            at,
            masks,
            terms,
            against,
            words,
            numbers,
            entries,
            budget,
            root_cards,
            root_names,
            root_values,
            results,
        )


@compiled
def line_from(
    hands: Words,
    table: Words,
    at: Numbers,
    masks: Words,
    terms: Numbers,
    against: int,
    words: Words,
    numbers: Numbers,
    entries: Words,
    budget: int,
    root_cards: Words,
    root_names: Numbers,
    root_values: Numbers,
    results: Numbers,
    steps: Numbers,
) -> int:
    """Plays a position out by the values and writes the steps down; how many.

    It ends early where a position cannot be solved within ``budget``. Of moves that bring the same,
    the first that the search tries is played. ``hands``, ``table`` and ``at`` are used up.
    """
    trial = words[LINE_HANDS][:3]
    places = terms[PLACES]
    written = 0
    while at[AT_LEFT] > 0:
        for place in range(3):
            trial[place] = hands[place]
        search(
            trial,
            table,
            at,
            masks,
            terms,
            against,
            words,
            numbers,
            entries,
            budget,
            root_cards,
            root_names,
            root_values,
            results,
        )
        if not results[RESULT_SOLVED]:
            break
        leader = at[AT_LEADER]
        if at[AT_DEMANDED] == ASK:
            at[AT_DEMANDED] = 0
            values = (results[RESULT_DEMANDED], results[RESULT_VALUE])
            for number in range(at[AT_ANSWERS], places):
                place = (leader + number) % places
                passed = after_demands(values, hands, (leader, number + 1, places), against, masks)
                holds = hands[place] & masks[SCUSE_MASK]
                demands = not holds and prefers(values[0], passed, place, leader, against)
                steps[written] = DEMAND_STEP if demands else PASS_STEP
                written += 1
                if demands:
                    at[AT_DEMANDED] = 1
                    break
            continue
        place = (leader + at[AT_ON_TABLE]) % places
        chosen = 0
        for number in range(1, results[RESULT_MOVES]):
            if prefers(root_values[number], root_values[chosen], place, leader, against):
                chosen = number
        card, name = root_cards[chosen], root_names[chosen]
        steps[written] = lowest(card) + NAMED_STEP * (name + 1)
        written += 1
        play_card(hands, table, at, masks, terms, card, name)
    return written
