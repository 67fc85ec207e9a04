"""Legal sequences and discards, counted; the order of legal actions, pinned."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grosstarock.core.actions import Action, AnnounceTout, Demand, Discard, PassDemand, Play
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding
from grosstarock.core.endplay import after_action, ending_choice
from grosstarock.core.engine import apply, legal_actions
from grosstarock.core.presets import rules_of
from grosstarock.core.seats import Seat
from grosstarock.testing.builder import cards, deal_with, ending_with

HERE = Path(__file__).parent
Block = dict[str, str]


def blocks(name: str) -> list[Block]:
    """The blocks of a file, each its lines by what stands before the colon, comments left out."""
    found: list[Block] = [{}]
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, _, value = line.partition(":")
            found[-1][key.strip()] = value.strip()
        elif not line:
            found.append({})
    return [block for block in found if block]


def ending_in(block: Block) -> Ending:
    preset, players = block["rules"].split()
    is_dead = block.get("scuse") == "dead"
    return ending_with(
        block["hands"].split("/"),
        leader=int(block["leader"]),
        table=block.get("table", ""),
        dealer=int(block["dealer"]),
        rules=rules_of(preset, int(players)),
        scuse=ScuseStanding(ScuseIs.DEAD) if is_dead else None,
        demand_answers=[word == "demand" for word in block.get("demand", "").split()],
    )


def sequences(ending: Ending, depth: int) -> int:
    """How many legal sequences of ``depth`` actions there are."""
    if depth == 0:
        return 1
    return sum(
        sequences(after_action(ending, action)[0], depth - 1) for action in ending_choice(ending)
    )


def counts(block: Block) -> Iterator[tuple[int, int]]:
    for key, value in block.items():
        if key.startswith("count "):
            yield int(key.split()[1]), int(value)


def written(action: Action) -> str:
    match action:
        case Play(card=card, names=names):
            return f"{card.code}:{names}" if names else card.code
        case Demand():
            return "demand"
        case PassDemand():
            return "pass"
        case _:
            raise AssertionError(f"no action of an ending: {action}")


@pytest.mark.clause("PLAY-2", "SCUSE-1", "SCUSE-5", "SCUSE-6", "SCUSE-7")
@pytest.mark.parametrize("block", blocks("endings.perft"), ids=lambda block: block["hands"])
def test_an_ending_has_as_many_legal_sequences_as_counted_by_hand(block: Block) -> None:
    ending = ending_in(block)
    found = [(depth, sequences(ending, depth)) for depth, _ in counts(block)]
    assert found
    assert found == list(counts(block))


@pytest.mark.clause("DISC-2", "DISC-3", "DISC-4", "TOUT-A1")
@pytest.mark.parametrize("block", blocks("discards.perft"), ids=lambda block: block["hand"])
def test_a_hand_has_as_many_discards_as_counted_by_hand(block: Block) -> None:
    assert len(cards(block["hand"])) == 28
    state = deal_with({0: block["hand"]}, rules=rules_of("dollar"))
    ways = [action for action in legal_actions(state) if isinstance(action, Discard)]
    assert len(ways) == len(set(ways)) == int(block["count"])
    if "tout" in block:
        announced = apply(state, AnnounceTout(Seat.FIRST)).state
        assert len(list(legal_actions(announced))) == int(block["tout"])


@pytest.mark.parametrize("block", blocks("orders.perft"), ids=lambda block: block["order"])
def test_legal_actions_are_listed_in_the_canonical_order(block: Block) -> None:
    found = " ".join(written(action) for action in ending_choice(ending_in(block)))
    assert found == block["order"]


def test_discards_are_listed_in_the_canonical_order() -> None:
    held = "CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ DK DQ DN DJ / XXI..XII / C1 D10"
    state = deal_with({0: held})
    listed = [action.cards for action in legal_actions(state) if isinstance(action, Discard)]
    broken = cards("CQ CN CJ SQ SN SJ HQ HN HJ DQ DN DJ")
    assert listed == [tuple(sorted((card, *cards("C1 D10")))) for card in broken]
