"""The yardstick: its decisions are frozen, its laws kept, and its worlds know voids alone."""

from collections import Counter

import pytest
from tests.players.make_golden import told
from tests.players.make_golden_reference import FILE, TABLES, reference_choice
from tests.players.test_golden_novice import begun, read

from grosstarock.core.actions import DealCards, Declare, Discard, Play
from grosstarock.core.cards import SCUSE
from grosstarock.core.cardset import HONOURS, CardSet
from grosstarock.core.choices import DemandChoice, PlayChoice
from grosstarock.core.engine import apply, initial
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.shuffle import shuffled
from grosstarock.core.view import suits_shown_void, view
from grosstarock.kernel.layout import cardset_of
from grosstarock.kernel.worlds import DISCARD, HAND, worlds_by_voids
from grosstarock.players.novice import novice
from grosstarock.players.reference_pimc import reference_pimc
from grosstarock.testing.player_laws import check_player

DEALS = [
    block for block in FILE.read_text(encoding="utf-8").split("\n\n") if block.startswith("deal:")
]
AS_PRESET = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


@pytest.mark.parametrize("block", DEALS, ids=[block.splitlines()[0] for block in DEALS])
def test_the_reference_player_decides_as_it_is_written(block: str) -> None:
    lines = block.splitlines()
    state = begun(lines)
    for line in lines[1 + state.rules.players :]:
        if line.startswith("*"):
            assert told(reference_choice(state)) == line[2:]
        state = apply(state, read(line[2:])).state
    assert state.ended is not None


def test_the_written_decisions_are_many_and_of_every_kind() -> None:
    decisions = [line for block in DEALS for line in block.splitlines() if line.startswith("*")]
    assert len(DEALS) == len(TABLES)
    assert len(decisions) > 300
    for verb in ("discard", "declare", "play"):
        assert any(f" {verb}" in line for line in decisions), verb


@pytest.mark.parametrize(("preset", "players"), AS_PRESET)
def test_the_laws_hold_under_every_preset(preset: str, players: int) -> None:
    check_player(reference_pimc, [rules_of(preset, players)], deals=1, seed=players)


def test_all_but_the_cards_is_the_novices() -> None:
    for number in range(6):
        state = apply(
            initial(rules_of("danish"), Seat(number % 3)),
            DealCards(shuffled(f"gt1:reference/{number}")),
        ).state
        kinds: Counter[type] = Counter()
        while state.turn is not None:
            seen = view(state, state.turn)
            action = novice(0).choose(seen)
            if not isinstance(seen.choice, PlayChoice):
                assert reference_pimc(number).choose(seen) == action
                kinds[type(action)] += 1
            state = apply(state, action).state
        assert kinds[Discard] == 1
        assert kinds[Declare] == 3


def test_its_worlds_know_the_voids_shown_and_nothing_else() -> None:
    """In such a world an honour may lie in the discard, but nobody holds a suit shown void."""
    state = apply(initial(rules_of("danish"), Seat.THIRD), DealCards(shuffled("gt1:voids/3"))).state
    while len(state.tricks) < 12:
        state = apply(state, novice(0).choose(view(state, state.turn))).state
    seen = view(state, Seat.FIRST)
    drawn = worlds_by_voids(seen).draw(500, 5)

    def held(column: int) -> CardSet:
        together = CardSet()
        for words in zip(drawn.suits[:, column], drawn.trumps[:, column], strict=True):
            together |= cardset_of(*words)
        return together

    assert held(DISCARD) & HONOURS
    shown = 0
    for place, seat in enumerate(seen.seating.active):
        for suit in suits_shown_void(seen, seat) if seat is not Seat.FIRST else ():
            assert not held(HAND + place).of_suit(suit)
            shown += 1
    assert shown


def test_a_single_card_is_played_and_a_demand_is_the_novices() -> None:
    """The first card that is not the 'Scuse is played, so that the 'Scuse is held to the end."""
    asked = Counter[type]()
    for number in range(4):
        pack = shuffled(f"gt1:last/{number}")
        state = apply(initial(rules_of("classic"), Seat.FIRST), DealCards(pack)).state
        while state.turn is not None:
            seen = view(state, state.turn)
            if isinstance(seen.choice, DemandChoice) or len(state.tricks) == 24:
                assert reference_pimc(0).choose(seen) == novice(0).choose(seen)
                asked[type(seen.choice)] += 1
            plays = [one for one in seen.choice if isinstance(one, Play) and one.card != SCUSE]
            action = plays[0] if plays else next(iter(seen.choice))
            state = apply(state, action).state
    assert asked[DemandChoice]
    assert asked[PlayChoice] == 12
