"""The decisions of the novice, version 1, are those written in `golden_novice_v1.txt`."""

import re
from collections.abc import Callable

import pytest
from tests.players.make_golden import FILE, told

from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import Card, Suit
from grosstarock.core.dealing import pack_of
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.engine import apply, initial
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState
from grosstarock.core.view import view
from grosstarock.players.novice import novice
from grosstarock.plugins import PLAYERS

HEADING = re.compile(
    r"deal: (?P<preset>\S+) for (?P<players>\d)(?P<asks> redeal_without_trumps)?"
    r", dealer (?P<dealer>\d)"
)
PLAIN: dict[str, Callable[[Seat], Action]] = {
    "announce_tout": AnnounceTout,
    "demand": Demand,
    "pass_demand": PassDemand,
    "ask_redeal": AskRedeal,
    "pass_redeal": PassRedeal,
}
DEALS = [
    block
    for block in FILE.read_text(encoding="utf-8").split("\n\n")
    for block in [block.removeprefix("\n")]
    if block.startswith("deal:")
]


def begun(lines: list[str]) -> DealState:
    """The deal that the first lines of a block tell, its cards dealt."""
    heading = HEADING.fullmatch(lines[0])
    assert heading is not None
    players = int(heading["players"])
    rules = rules_of(
        heading["preset"], players, options={"redeal_without_trumps": bool(heading["asks"])}
    )
    dealer = Seat(int(heading["dealer"]))
    hands = [
        [Card[code] for code in line.partition(":")[2].split()] for line in lines[1 : players + 1]
    ]
    pots = Pots(125, 90) if rules.pots else Pots()
    pack = pack_of(Seating.of(players, dealer), hands)
    accounts = Accounts(BySeat([0] * players), pots)
    return apply(initial(rules, dealer, accounts), DealCards(pack)).state


def read(line: str) -> Action:
    """The action that a line tells."""
    number, verb, *words = line.split()
    seat = Seat(int(number))
    if verb == "discard":
        return Discard(seat, tuple(Card[word] for word in words))
    if verb == "declare":
        return Declare(seat, tuple(DeclarationName(word) for word in words))
    if verb == "play":
        return Play(seat, Card[words[0]], Suit(words[2]) if len(words) > 1 else None)
    return PLAIN[verb](seat)


@pytest.mark.parametrize("block", DEALS, ids=[block.splitlines()[0] for block in DEALS])
def test_the_novice_decides_as_it_is_written(block: str) -> None:
    lines = block.splitlines()
    state = begun(lines)
    for line in lines[1 + state.rules.players :]:
        action = read(line[2:])
        if line.startswith("*"):
            chosen = novice(0).choose(view(state, state.turn))
            assert told(chosen) == line[2:]
        state = apply(state, action).state
    assert state.ended is not None


def test_the_written_decisions_are_many_and_of_version_1() -> None:
    decisions = [line for block in DEALS for line in block.splitlines() if line.startswith("*")]
    assert PLAYERS["novice"].version == "1"
    assert len(DEALS) == 18
    assert len(decisions) > 600
    for verb in ("discard", "declare", "play F", "pass_demand", "pass_redeal"):
        assert any(f" {verb}" in line for line in decisions), verb
