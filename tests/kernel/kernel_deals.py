"""Deals of the kernel judged by the core: payment by payment, legal set by legal set."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from grosstarock.core import engine
from grosstarock.core.actions import AnnounceTout
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.cardset import CardSet
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OPTIONS, Rules, Stake
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, trick_on_table
from grosstarock.kernel.bulk import Policy, Series
from grosstarock.kernel.declaring import holdings
from grosstarock.kernel.layout import NO_SUIT, Numbers, cardset_of, words_of
from grosstarock.kernel.opening import MOST_WAYS, WAY_SIZE, discard_ways, ways_to_choose
from grosstarock.kernel.replay import KernelDeal, deal_of
from grosstarock.kernel.rules_words import rules_row
from grosstarock.kernel.trick_words import playable

COVERING = Path(__file__).parents[1] / "data" / "covering.json"
POT_SIZES = ((0, 0), (20, 65), (65, 0), (85, 130), (1035, 5), (7, 33))
POLICIES = (Policy.RANDOM, Policy.THUMB)


def covering_rules() -> list[Rules]:
    """The rules of every row of the covering array."""
    return [_rules_of_row(row) for row in json.loads(COVERING.read_text(encoding="utf-8"))]


def _rules_of_row(row: dict[str, Any]) -> Rules:
    options = {
        name: next(known for known in OPTIONS[name] if known == value)
        for name, value in row["options"].items()
    }
    return rules_of(
        row["preset"],
        row["seats"],
        options=options,
        tariff=row["tariff"],
        stake=Stake(**row["stake"]),
    )


def series_number(number: int, rules: Rules) -> Series:
    """A series whose pots, policies and dealer are drawn by a number."""
    chance = Random(number)
    king, pagat = chance.choice(POT_SIZES)
    policies = tuple(chance.choice(POLICIES) for _ in range(rules.players))
    return Series(
        rules=rules,
        seed=20_000 + number,
        policies=policies,
        dealer=Seat(chance.randrange(rules.players)),
        pots=Pots(king, pagat) if rules.pots else Pots(),
        again=rules.redeal_without_trumps and chance.random() < 0.25,
    )


def judged(series: Series, number: int, pack: Sequence[Card] = ()) -> KernelDeal:
    """One deal replayed in the core, everything compared on the way."""
    deal = deal_of(series, number, pack)
    state = deal.start()
    row = rules_row(series.rules)
    for action in deal.actions:
        if state.turn is not None:
            compare_choice(state, engine.legal_actions(state), row)
        state = engine.apply(state, action).state
    assert state.ended is not None
    assert deal.entries == tuple(replace(entry, cards=()) for entry in state.ledger)
    return deal


def compare_choice(state: DealState, choice: Choice, row: Numbers) -> None:
    """Asserts that the kernel allows what the core allows."""
    assert state.turn is not None
    hand = state.hands[state.turn]
    suits, trumps = words_of(hand)
    match choice:
        case PlayChoice():
            trick = trick_on_table(state)
            led = NO_SUIT if trick.suit_led is None else tuple(Suit).index(trick.suit_led)
            found = playable(
                np.uint64(suits), np.uint64(trumps), led, trick.number, state.scuse_demanded
            )
            assert cardset_of(int(found[0]), int(found[1])) == choice.cards
        case DeclareChoice(held=held):
            declaring = hand
            if state.turn is state.dealer and not state.tout_announced:
                declaring |= state.discard or CardSet()
            words = [np.uint64(word) for word in words_of(declaring)]
            bits = holdings(words[0], words[1], row)
            names = [name for n, name in enumerate(DeclarationName) if bits >> n & 1]
            assert names == list(held)
        case DiscardChoice():
            compare_ways(choice, suits, trumps, row, announced=state.tout_announced)
        case DemandChoice(may_demand=may_demand):
            assert may_demand is (SCUSE not in hand)
        case RedealChoice(may_ask=may_ask):
            assert may_ask is not bool(hand.of_suit(Suit.TRUMPS))


def compare_ways(
    choice: DiscardChoice, suits: int, trumps: int, row: Numbers, *, announced: bool
) -> None:
    """Asserts that both describe the same ways to discard."""
    ways = np.zeros((MOST_WAYS, WAY_SIZE), np.uint64)
    found = discard_ways(ways, np.uint64(suits), np.uint64(trumps), row, int(announced))
    kernel = {_whole_way(*[int(word) for word in way]) for way in ways[:found]}
    core = set()
    for way in choice.ways:
        core.add(_whole_way(*words_of(way.forced), way.choose, *words_of(way.pool)))
        assert ways_to_choose(len(way.pool), way.choose) == sum(1 for _ in way)
    assert kernel == core, (kernel, core, cardset_of(suits, trumps))
    assert choice.may_announce_tout is (AnnounceTout(choice.seat) in choice)


def _whole_way(
    suits: int, trumps: int, choose: int, pool: int, pool_trumps: int
) -> tuple[int, ...]:
    """A way in one form: where all of the pool must go it is forced, and where none does, empty."""
    if not choose:
        return suits, trumps, 0, 0, 0
    if choose == pool.bit_count() + pool_trumps.bit_count():
        return suits | pool, trumps | pool_trumps, 0, 0, 0
    return suits, trumps, choose, pool, pool_trumps
