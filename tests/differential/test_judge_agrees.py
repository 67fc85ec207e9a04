"""The engine against the naive judge: whole random deals over every row of the covering array.

Both say whose turn it is and what may be done at every position, and at the end the judge derives
the ledger, the tricks, the card points, balances and pots anew. The deals change with every commit;
the seed stands in each failure.
"""

import json
import subprocess
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.differential.engine_deals import LEANINGS, Row, rules_of_row
from tests.differential.naive_cards import declarations_held, discards_with_reason
from tests.differential.watched import disagreements

from grosstarock.core.cards import PACK, SCUSE
from grosstarock.core.cardset import CardSet
from grosstarock.core.declarations import holdings
from grosstarock.core.discard import discard_ways
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import Rules

ROOT = Path(__file__).parents[2]
ROWS: list[Row] = json.loads((ROOT / "tests/data/covering.json").read_text(encoding="utf-8"))
DEALS = 1000
HANDS = 150


@cache
def seed_of_commit() -> str:
    """The commit that is checked out, so that every commit meets other deals; else a fixed word."""
    try:
        answer = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except OSError:
        return "grosstarock"
    return answer.stdout.strip() or "grosstarock"


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_engine_and_judge_agree_on_random_deals(number: int) -> None:
    row = ROWS[number]
    rules = rules_of_row(row)
    for deal in range(number, DEALS, len(ROWS)):
        seed = f"{seed_of_commit()} {deal}"
        assert disagreements(Random(seed), row, rules) == [], f"seed {seed!r}, row {row}"


@pytest.mark.parametrize("scuse_counts", [True, False])
def test_engine_and_judge_agree_on_discards_and_declarations_of_one_sided_hands(
    *, scuse_counts: bool
) -> None:
    rules = rules_of("dollar", options={"scuse_counts_as_trump": scuse_counts})
    for number in range(HANDS):
        seed = f"{seed_of_commit()} hand {number}"
        hand = one_sided_hand(Random(seed))
        cards = [card.code for card in hand]
        held = declarations_held(cards, scuse_counts_as_trump=scuse_counts)
        assert {
            holding.name.value: [card.code for card in holding.cards]
            for holding in holdings(rules, hand)
        } == held, seed
        allowed = discards_with_reason(cards, 3, scuse_counts_as_trump=scuse_counts)
        assert discards(rules, hand) == {way for way, reason in allowed.items() if not reason}, seed
        if SCUSE in hand:
            rest = [card for card in cards if card != "F"]
            two = discards_with_reason(rest, 2, scuse_counts_as_trump=scuse_counts)
            assert discards(rules, hand, tout_announced=True) == {
                way | {"F"} for way, reason in two.items() if not reason
            }, seed


def one_sided_hand(chance: Random) -> CardSet:
    """28 cards, mostly such as cannot well be laid away: trumps, honours, courts."""
    leans = LEANINGS[chance.choice(tuple(LEANINGS))]
    weight = chance.choice((0.3, 0.6, 1.0, 2.0))
    return CardSet(sorted(PACK, key=lambda card: chance.random() + weight * leans(card))[-28:])


def discards(rules: Rules, hand: CardSet, *, tout_announced: bool = False) -> set[frozenset[str]]:
    return {
        frozenset(card.code for card in cards)
        for way in discard_ways(rules, hand, tout_announced=tout_announced)
        for cards in way
    }
