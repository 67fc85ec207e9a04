"""DISC-2 to DISC-4: every three cards of a hand, by the rulebook and by the description."""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest

from grosstarock.core.actions import Discard
from grosstarock.core.cards import Card
from grosstarock.core.cardset import CardSet
from grosstarock.core.engine import legal_actions, refusal
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState
from grosstarock.testing.builder import cards, deal_with, hand

ALL_COURTS = "CK CQ CN CJ SK SQ SN SJ HK HQ HN HJ DK DQ DN DJ"


def ways_to_discard(state: DealState) -> set[CardSet]:
    ways = [action.cards for action in legal_actions(state) if isinstance(action, Discard)]
    assert len(set(ways)) == len(ways)
    return {CardSet(way) for way in ways}


NASTY_HANDS = (
    "CK SK HK DK / XXI..I / F / C5 D7",
    f"{ALL_COURTS} / XX..IX",
    f"{ALL_COURTS} F / XXI..XII / C1",
    f"{ALL_COURTS} / XXI..XII / C1 D10",
    "CK CQ CN / SK SJ SN F / XXI..III / C1 D10",
    "C10..C1 / S10..S1 / H7..H10 / IV III II / F",
    "C10..C1 / S10..S1 / H7..H10 / III II I / F",
    "C10..C1 / S10..S1 / H6..H10 / XX IV II",
    "CK CQ CN CJ F / SK SQ SN / HK HQ HJ / DK DQ DN DJ / D1 / XX V / C10..C1",
    "CK SK HK F / CQ CN / SQ SN / HQ HN / XXI..IV",
)
RANDOM_HANDS = 190


def random_hands() -> Iterator[CardSet]:
    """Hands that hold more or fewer trumps, courts and plain cards than chance would give them."""
    chance = Random("three cards of 28")
    groups = [list(hand(text)) for text in (ALL_COURTS, "XXI..I F", "C10..C1 S10..S1 H1..D10")]
    groups[2] = [one for one in groups[2] if one.court is None]
    for _ in range(RANDOM_HANDS):
        courts = chance.randint(0, 16)
        trumps = chance.randint(max(0, 28 - courts - 40), min(22, 28 - courts))
        counts = (courts, trumps, 28 - courts - trumps)
        picked = [chance.sample(group, count) for group, count in zip(groups, counts, strict=True)]
        yield CardSet(one for part in picked for one in part)


def triples_allowed_by_the_rulebook(held: CardSet, *, laid_with_the_scuse: bool) -> set[CardSet]:
    """DISC-2 to DISC-4 and TOUT-A1 once more, from the words of the rulebook, by trying all."""
    codes = [one.code for one in held if not (laid_with_the_scuse and one.code == "F")]
    trumps = {code for code in codes if code[0] == "T"}
    honours = {"CK", "SK", "HK", "DK", "T1", "T21", "F"} & set(codes)
    plain = set(codes) - trumps - honours
    belonging: set[str] = set()
    fours = [[suit + rank for rank in "KQNJ"] for suit in "CSHD"]
    for four in [*fours, ["CK", "SK", "HK", "DK"]]:
        have = [code for code in four if code in codes]
        if len(have) == 4 or (len(have) == 3 and "F" in codes):
            belonging |= {*have, *({"F"} & set(codes))}
    if len(trumps) + ("F" in codes) >= 10:
        belonging |= trumps
    tries = [set(away) for away in combinations(codes, 2 if laid_with_the_scuse else 3)]
    tries = [away for away in tries if not away & honours]
    fitting = [away for away in tries if not away & trumps or trumps <= away]
    fitting = fitting or [away for away in tries if plain <= away]
    fewest = min(len(away & belonging) for away in fitting)
    scuse = {"F"} if laid_with_the_scuse else set()
    return {
        CardSet(Card[code] for code in away | scuse)
        for away in fitting
        if len(away & belonging) == fewest
    }


def check_all_triples(held: CardSet) -> None:
    state = deal_with({0: " ".join(one.code for one in held)})
    described = ways_to_discard(state)
    choice = legal_actions(state)
    assert described == triples_allowed_by_the_rulebook(held, laid_with_the_scuse=False)
    for three in combinations(held, 3):
        action = Discard(Seat.FIRST, three)
        allowed = CardSet(three) in described
        assert (action in choice) is allowed
        assert (refusal(state, action) is None) is allowed


@pytest.mark.clause("DISC-2", "DISC-3", "DISC-4")
@pytest.mark.parametrize("held", NASTY_HANDS)
def test_the_description_and_the_refusal_agree_on_all_triples_of_a_nasty_hand(held: str) -> None:
    assert len(cards(held)) == 28
    check_all_triples(hand(held))


@pytest.mark.clause("DISC-2", "DISC-3", "DISC-4")
def test_the_description_and_the_refusal_agree_on_all_triples_of_some_hands() -> None:
    for held in islice(random_hands(), 10):
        check_all_triples(held)


@pytest.mark.deep
@pytest.mark.clause("DISC-2", "DISC-3", "DISC-4")
def test_the_description_and_the_refusal_agree_on_all_triples_of_all_hands() -> None:
    for held in random_hands():
        check_all_triples(held)


@pytest.mark.clause("DISC-2", "DISC-3", "DISC-4")
def test_the_description_is_what_the_rulebook_says_for_two_hundred_hands() -> None:
    for held in [*map(hand, NASTY_HANDS), *random_hands()]:
        state = deal_with({0: " ".join(one.code for one in held)})
        rulebook = triples_allowed_by_the_rulebook(held, laid_with_the_scuse=False)
        assert ways_to_discard(state) == rulebook
