"""What the shipped strategies promise: valid values, and the rare ones among them."""

import pytest
from hypothesis import Phase as Generating
from hypothesis import find, given, settings
from hypothesis import strategies as st

from grosstarock.core.cards import PACK, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import NoChoice
from grosstarock.core.dealing import HAND_SIZE
from grosstarock.core.ending import Ending
from grosstarock.core.rules import OPTIONS, Rules
from grosstarock.core.state import DealState, HowEnded, Phase
from grosstarock.testing import strategies
from grosstarock.testing.strategies_play import LONGEST_DEAL, chosen_action, played_on

SOON = settings(max_examples=2000, phases=[Generating.generate])


@given(strategies.packs())
def test_a_pack_holds_every_card_once(pack: tuple[Card, ...]) -> None:
    assert sorted(pack) == list(PACK)


@given(strategies.hands(7), strategies.cards())
def test_a_hand_has_its_size(hand: CardSet, card: Card) -> None:
    assert len(hand) == 7
    assert card in ALL_CARDS


def test_one_hand_may_hold_the_trumps_another_the_kings() -> None:
    def trumps(state: DealState) -> int:
        return max(len(hand.of_suit(Suit.TRUMPS)) for hand in state.hands)

    rich = find(strategies.deals(), lambda state: trumps(state) >= 21, settings=SOON)
    assert trumps(rich) == 21
    find(strategies.packs(), lambda pack: pack[-1] is SCUSE, settings=SOON)


def test_every_value_of_every_option_is_drawn() -> None:
    for name, values in OPTIONS.items():
        for value in values:

            def has(rules: Rules, name: str = name, value: object = value) -> bool:
                return getattr(rules, name) is value

            find(strategies.rules(), has, settings=SOON)


@given(st.data(), st.sampled_from((2, 3, 4)))
def test_rules_are_for_as_many_as_asked(data: st.DataObject, players: int) -> None:
    rules = data.draw(strategies.rules(players=players))
    assert rules.players == players
    accounts = data.draw(strategies.accounts(rules))
    assert accounts.total() == 0


@settings(max_examples=40)
@given(strategies.endings(tricks=3))
def test_an_ending_is_as_short_as_asked(ending: Ending) -> None:
    assert 1 <= ending.tricks_left <= 3


@settings(max_examples=40)
@given(strategies.finished_deals())
def test_a_finished_deal_is_over(state: DealState) -> None:
    assert state.phase is Phase.OVER
    assert state.ended in (HowEnded.PLAYED, HowEnded.REDEAL)
    assert len(state.actions) <= LONGEST_DEAL


@settings(max_examples=20)
@given(strategies.deals(), st.integers(0, 2**32))
def test_a_number_stands_for_one_way_to_play(state: DealState, number: int) -> None:
    assert played_on(state, number) == played_on(state, number)
    assert played_on(state, number, 0) == state
    assert len(state.hands[state.dealer]) == HAND_SIZE + 3


def test_where_nobody_has_to_do_anything_no_action_can_be_chosen() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        chosen_action(NoChoice(), 0)
