"""The composer itself: what it is asked for is in the deal, and what cannot be is refused."""

from collections import Counter

import pytest

from grosstarock.core.actions import AnnounceTout, Demand
from grosstarock.core.cards import Card
from grosstarock.core.engine import folded, initial
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.testing.composer import Wish, WishImpossible, compose, composed_state

DANISH = rules_of("danish")
TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


def tricks_of(state: DealState) -> Counter[str]:
    return Counter("abcd"[trick.winner] for trick in state.tricks)


@pytest.mark.parametrize(("preset", "players"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_a_deal_without_any_wish_is_legal_at_every_table(
    preset: str, players: int, seed: int
) -> None:
    rules = rules_of(preset, players, options={"redeal_without_trumps": True})
    state = composed_state(rules, "b", Wish(), seed=seed)
    assert state.ended is HowEnded.PLAYED
    assert len(tricks_of(state)) == min(players, 3)


def test_the_same_wish_gives_the_same_deal_and_another_seed_another() -> None:
    wish = Wish(last_tricks="a: C9 C3 C4")
    assert compose(DANISH, "a", wish) == compose(DANISH, "a", wish)
    assert compose(DANISH, "a", wish) != compose(DANISH, "a", wish, seed=1)


def test_the_actions_lead_to_the_state() -> None:
    wish = Wish(last_tricks="a: C9 C3 C4")
    state = composed_state(DANISH, "a", wish)
    assert folded(initial(DANISH, Seat.FIRST), compose(DANISH, "a", wish)) == state


def test_tricks_are_played_as_shown_and_taken_as_wished() -> None:
    wish = Wish(
        first_tricks="c: T4 T9 T2; a: D5 D9 D7",
        last_tricks="b: H2 H7 H5; b: SK S3 C8",
        tricks_taken={"a": 6, "c": 9},
    )
    state = composed_state(DANISH, "b", wish)
    assert tricks_of(state) == {"a": 6, "b": 10, "c": 9}
    assert [trick.cards for trick in state.tricks[:2]] == [
        (Card.T4, Card.T9, Card.T2),
        (Card.D5, Card.D9, Card.D7),
    ]
    assert state.tricks[-1].cards == (Card.SK, Card.S3, Card.C8)


def test_hands_discard_and_scuse_are_as_wished() -> None:
    wish = Wish(holds={"b": "CK SK HK", "c": "T21"}, discard="D9 C2 H7", scuse="b")
    state = composed_state(DANISH, "a", wish)
    assert {Card.CK, Card.SK, Card.HK, Card.F} <= set(state.dealt[1])
    assert Card.T21 in state.dealt[2]
    assert state.discard is not None
    assert set(state.discard) == {Card.D9, Card.C2, Card.H7}


def test_the_pots_stand_as_wished_before_the_last_trick_is_settled() -> None:
    wish = Wish(first_tricks="b: T2 T1 T5", last_tricks="a: C9 C3 C4")
    state = composed_state(DANISH, "a", wish, pots=(120, 45))
    assert state.accounts.pots == Pots(120, 45)
    assert state.before.total() == 0


def test_a_tout_is_announced_and_the_scuse_demanded_where_it_is_wished() -> None:
    announced = compose(rules_of("dollar"), "a", Wish(tout_announced=True))
    assert AnnounceTout(Seat.FIRST) in announced
    shown = "a: H4 F H7; a: C9 C2 C3; a: D1 D2 D3"
    demanded = compose(DANISH, "a", Wish(last_tricks=shown, demanded_by="c"))
    assert Demand(Seat.THIRD) in demanded


IMPOSSIBLE = {
    "no such seat": Wish(last_tricks="e: C9 C3 C4"),
    "a card twice": Wish(last_tricks="a: C9 C9 C4"),
    "no such card": Wish(last_tricks="a: C9 C15 C4"),
    "a card missing": Wish(last_tricks="a: C9 C3"),
    "no leader": Wish(last_tricks="C9 C3 C4"),
    "not led by the winner": Wish(last_tricks="a: C9 C3 C4; b: D1 D2 D3"),
    "the first trick not led by eldest": Wish(first_tricks="a: C9 C3 C4"),
    "more tricks than there are": Wish(tricks_taken={"a": 20, "b": 6}),
    "fewer tricks than there are": Wish(tricks_taken={"a": 8, "b": 8, "c": 8}),
    "shown to win, wished to take none": Wish(last_tricks="a: C9 C3 C4", tricks_taken={"a": 0}),
    "leads the last, takes none before": Wish(last_tricks="a: C3 C4 C9", tricks_taken={"a": 0}),
    "a tout announced where it is not played": Wish(tout_announced=True),
    "an honour laid away": Wish(discard="CK D9 D8"),
}


@pytest.mark.parametrize("wish", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_a_wish_that_cannot_be_is_refused(wish: Wish) -> None:
    with pytest.raises(WishImpossible):
        compose(DANISH, "a", wish)


def test_who_sits_out_leads_nothing() -> None:
    with pytest.raises(WishImpossible):
        compose(rules_of("danish", 4), "a", Wish(last_tricks="c: C9 C3 C4"))


def test_pots_that_have_outgrown_the_wish_are_refused() -> None:
    with pytest.raises(WishImpossible):
        composed_state(DANISH, "a", Wish(last_tricks="a: C9 C3 C4"), pots=(5, 60))
