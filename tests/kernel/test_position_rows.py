"""The bridge from views: rows made from a view and the true cards pay what the core then pays."""

from random import Random

import numpy as np
import pytest
from tests.kernel.kernel_deals import covering_rules

from grosstarock.core.actions import DealCards, Demand, PassDemand, Play
from grosstarock.core.cards import Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.view import suits_shown_void, view
from grosstarock.kernel.layout import INDEX_OF, NO_SUIT, Words, words_of
from grosstarock.kernel.position_rows import new_ledger, play_card, put_world, rows_of
from grosstarock.kernel.table_words import (
    ACCOUNT,
    ANSWERS,
    DEMANDED,
    ENDED,
    KING_POT,
    PAGAT_POT,
    SCORE,
    VOID,
)
from grosstarock.kernel.worlds import COLUMNS, DISCARD
from grosstarock.players.novice import novice
from grosstarock.testing.player_laws import chance_action

TABLES = covering_rules()
SUITS = tuple(Suit)
STRAYS_ONCE_IN = 3


def played_deal(rules: Rules, number: int) -> list[tuple[DealState, object]]:
    """Every state of a deal in which novices and chance play, and what was done in it."""
    dice = Random(number)
    pots = Pots(5 * dice.randrange(40), 5 * dice.randrange(40)) if rules.pots else Pots()
    accounts = Accounts(BySeat([0] * rules.players), pots)
    start = initial(rules, Seat(number % rules.players), accounts)
    state = apply(start, DealCards(shuffled(f"gt1:rows/{number}"))).state
    steps: list[tuple[DealState, object]] = []
    while state.turn is not None:
        seen = view(state, state.turn)
        strays = dice.randrange(STRAYS_ONCE_IN) == 0
        action = chance_action(seen.choice, dice) if strays else novice(0).choose(seen)
        steps.append((state, action))
        state = apply(state, action).state
    steps.append((state, None))
    return steps


def true_world(state: DealState) -> tuple[Words, Words]:
    """The columns of the world that a deal really is."""
    columns = [CardSet() for _ in range(COLUMNS)]
    for place, seat in enumerate(state.seating.active):
        columns[place] = state.hands[seat]
    columns[DISCARD] = state.discard or CardSet()
    words = np.array([words_of(cards) for cards in columns], np.uint64)
    return words[:, 0].copy(), words[:, 1].copy()


def check_from(steps: list[tuple[DealState, object]], start: int) -> None:
    """The rows of the view at one step, played on, pay what the core pays from there."""
    state = steps[start][0]
    last = steps[-1][0]
    seat = state.turn
    assert seat is not None
    rows = rows_of(view(state, seat))
    words, numbers = rows.words.copy(), rows.numbers.copy()
    put_world(words, numbers, *true_world(state))
    for _, action in steps[start:-1]:
        match action:
            case Demand():
                numbers[DEMANDED] = 1
                numbers[ANSWERS] += 1
            case PassDemand():
                numbers[ANSWERS] += 1
            case Play(card=card, names=names):
                name = NO_SUIT if names is None else SUITS.index(names)
                play_card(words, numbers, rows.rules, new_ledger(), INDEX_OF[card], name)
            case _:
                raise AssertionError(action)
    assert numbers[ENDED]
    if state.rules.players == 2:
        later = last.ledger[len(state.ledger) :]
        for number in range(2):
            moved = sum(
                entry.points for entry in later if entry.payee is None and entry.payer == number
            )
            assert numbers[SCORE + number] == moved
        return
    for number in range(state.rules.players):
        moved = last.accounts.balances[number] - state.accounts.balances[number]
        assert numbers[ACCOUNT + number] == moved
    assert numbers[ACCOUNT + KING_POT] == last.accounts.pots.king
    assert numbers[ACCOUNT + PAGAT_POT] == last.accounts.pots.pagat


@pytest.mark.parametrize("part", range(8))
def test_a_view_and_the_true_cards_played_on_pay_what_the_core_pays(part: int) -> None:
    for number in range(part, 2 * len(TABLES), 8):
        steps = played_deal(TABLES[number % len(TABLES)], number)
        if steps[-1][0].ended is not HowEnded.PLAYED:
            continue
        dice = Random(number)
        in_play = [
            index
            for index, (state, _) in enumerate(steps[:-1])
            if isinstance(view(state, state.turn).choice, PlayChoice | DemandChoice)
        ]
        for start in (in_play[0], in_play[-1], *dice.sample(in_play, 4)):
            check_from(steps, start)


def test_voids_are_those_that_the_play_has_shown() -> None:
    shown = 0
    for number in range(12):
        steps = played_deal(TABLES[number % len(TABLES)], number)
        for state, _ in steps[10:-1:7]:
            assert state.turn is not None
            seen = view(state, state.turn)
            rows = rows_of(seen)
            for place, seat in enumerate(seen.seating.active):
                voids = {
                    suit for bit, suit in enumerate(SUITS) if rows.numbers[VOID + place] >> bit & 1
                }
                assert voids == suits_shown_void(seen, seat)
                shown += len(voids)
    assert shown > 50
