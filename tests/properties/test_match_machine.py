"""A match at random by random rules, with every law of the engine checked after each step."""

import os
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.differential.engine_records import action_in_json
from tests.differential.naive_rules import Illegal
from tests.differential.watched import WatchedTable, record_of_rules
from tests.properties.known_cards import cards_known_to, cards_named_in, hidden_from, with_swapped

from grosstarock.core import engine, match
from grosstarock.core.actions import (
    Action,
    AnnounceTout,
    AskRedeal,
    BreakOff,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import PACK, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, CardSet
from grosstarock.core.choices import NoChoice
from grosstarock.core.clauses import Clause
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.events import Event, Paid, seen_by
from grosstarock.core.ledger import posted
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded, Phase
from grosstarock.core.view import view
from grosstarock.testing import strategies
from grosstarock.testing.strategies_play import LONGEST_DEAL, chosen_action

NUMBERS = st.integers(0, 2**32 - 1)
SUITS_OR_NONE: tuple[Suit | None, ...] = (None, *Suit)


class MatchMachine(RuleBasedStateMachine):
    """A table that plays deal after deal; a slow second table follows and judges refusals."""

    def __init__(self) -> None:
        super().__init__()
        self.deal: DealState
        self.table: WatchedTable

    @initialize(rules=strategies.rules(), dealer=st.integers(0, 3), rounds=st.integers(1, 2))
    def sit_down(self, rules: Rules, dealer: int, rounds: int) -> None:
        seat = Seat(dealer % rules.players)
        self.match = match.new_match(rules, dealer=seat, rounds=rounds)
        self.deal = match.next_deal(self.match)

    # What the table does

    @precondition(lambda self: self.deal.phase is Phase.DEALING)
    @rule(pack=strategies.packs())
    def deal_cards(self, pack: tuple[Card, ...]) -> None:
        self.act(DealCards(pack))
        self.table = WatchedTable(record_of_rules(self.deal))

    @precondition(lambda self: self.deal.turn is not None)
    @rule(number=NUMBERS, actions=st.sampled_from((1, 5, 20, LONGEST_DEAL)))
    def play_on(self, number: int, actions: int) -> None:
        chance = Random(number)
        for _ in range(actions):
            choice = engine.legal_actions(self.deal)
            if self.deal.turn is None:
                return
            action = chosen_action(choice, chance.randrange(2**32) if number else 0)
            self.table.act(action_in_json(action), "")
            self.act(action)

    @precondition(lambda self: self.deal.phase is not Phase.OVER)
    @rule(number=NUMBERS)
    def break_off(self, number: int) -> None:
        if number % 8 == 7:  # seldom: a deal broken off shows little
            self.act(BreakOff())

    @precondition(lambda self: self.deal.phase is Phase.OVER)
    @rule()
    def go_on(self) -> None:
        self.match = match.after_deal(self.match, self.deal)
        dealer = self.deal.dealer
        if self.deal.ended is HowEnded.PLAYED:
            dealer = Seat((dealer + 1) % self.match.rules.players)
        assert self.match.dealer is dealer
        paid_once = self.deal.ended is HowEnded.BROKEN_OFF and self.deal.again
        assert self.match.again is (self.deal.ended is HowEnded.REDEAL or paid_once)
        if self.match.is_over:
            self.divide_the_pots()
        self.deal = match.next_deal(self.match)

    def divide_the_pots(self) -> None:
        over = match.ended(self.match)
        assert over.accounts.pots.total() == 0
        if self.match.rules.players > 2:
            assert over.accounts.total() == 0
        self.match = match.new_match(self.match.rules, dealer=self.match.dealer, rounds=1)

    def act(self, action: Action) -> None:
        before = self.deal
        step = engine.apply(before, action)
        assert engine.refusal(before, action) is None
        assert engine.apply(before, action) == step, "the same action leads to the same step"
        self.deal = step.state
        self.check_money(before, step.events)
        self.check_events(step.events)
        self.check_cards()
        self.check_what_is_legal()

    # What must hold after every action

    def check_money(self, before: DealState, events: tuple[Event, ...]) -> None:
        deal = self.deal
        assert deal.accounts == posted(deal.before, deal.ledger)
        assert all(entry.points > 0 or entry.payee is None for entry in deal.ledger)
        accounts = before.accounts
        for event in events:
            if isinstance(event, Paid):
                accounts = posted(accounts, event.entries)
                if deal.rules.players > 2:
                    assert accounts.total() == 0
        if deal.ended is not HowEnded.BROKEN_OFF:
            assert accounts == deal.accounts, "the events tell all money"
        else:
            assert {entry.clause for entry in deal.ledger} <= {Clause.POT_2}
            assert deal.accounts.total() == 0 or deal.rules.players == 2

    def check_events(self, events: tuple[Event, ...]) -> None:
        for viewer in (None, *self.deal.seating.everyone):
            known = cards_known_to(self.deal, viewer)
            for event in events:
                named = set(cards_named_in(seen_by(event, viewer)))
                assert named <= known, f"{viewer} sees {named - known} in {event}"
            seen = view(self.deal, viewer)
            if not self.deal.played:
                assert set(cards_named_in(seen)) <= known

    def check_cards(self) -> None:
        deal = self.deal
        if not deal.dealt:
            return
        places = [CardSet(hand) for hand in deal.hands]
        places += [CardSet(trick.cards) for trick in deal.tricks]
        places += [CardSet(deal.trick.cards)] if deal.trick else []
        places += [deal.discard] if deal.discard else []
        found = CardSet()
        for cards in places:
            assert found.isdisjoint(cards)
            found |= cards
        dealt = [card for hand in deal.dealt for card in hand]
        broken_in_trick = deal.ended is HowEnded.BROKEN_OFF
        assert found == CardSet(dealt) or broken_in_trick
        assert len(dealt) == len(CardSet(dealt)) == (78 if deal.rules.players > 2 else 53)
        assert CardSet(dealt) <= ALL_CARDS
        if deal.played is not None and deal.rules.players > 2:
            assert sum(deal.played.card_points) == 78

    def check_what_is_legal(self) -> None:
        deal, choice = self.deal, engine.legal_actions(self.deal)
        if deal.phase is Phase.OVER:
            assert isinstance(choice, NoChoice)
            assert deal.turn is None
            return
        legal = list(choice)
        assert legal, "somebody can always do something"
        assert len(set(legal)) == len(legal)
        for action in legal[:40]:
            assert action in choice
            assert engine.refusal(deal, action) is None
        assert deal.turn is not None
        assert view(deal, deal.turn).choice == choice
        if deal.phase is Phase.PLAY:
            plays = {Play(deal.turn, card) for card in PACK} - set(legal)
            for play in plays:
                self.check_refused(play)

    @invariant()
    def is_zero_sum(self) -> None:
        if self.deal.rules.players > 2:
            assert self.deal.accounts.total() == 0

    # What must be refused

    @precondition(lambda self: self.deal.dealt)
    @rule(number=NUMBERS)
    def try_what_is_not_allowed(self, number: int) -> None:
        chance = Random(number)
        for seat in self.deal.seating.everyone:
            hand = list(self.deal.hands[seat]) or list(PACK)
            for _ in range(6):
                self.try_action(Discard(seat, tuple(chance.choices(hand, k=3))))
                self.try_action(Discard(seat, tuple(chance.sample(hand, min(len(hand), 3)))))
            self.try_action(Discard(seat, tuple(chance.sample(PACK, chance.randrange(5)))))
            names = chance.choices(tuple(DeclarationName), k=chance.randrange(4))
            for action in (
                AskRedeal(seat),
                PassRedeal(seat),
                AnnounceTout(seat),
                Declare(seat, tuple(names)),
                Declare(seat, ()),
                Demand(seat),
                PassDemand(seat),
            ):
                self.try_action(action)
        self.try_action(DealCards(PACK))

    @precondition(lambda self: self.deal.phase is Phase.PLAY)
    @rule()
    def try_every_card_with_every_name(self) -> None:
        for seat in self.deal.seating.everyone:
            for card in PACK:
                for names in SUITS_OR_NONE:
                    self.try_action(Play(seat, card, names))

    @precondition(lambda self: self.deal.dealt and self.deal.ended is not HowEnded.PLAYED)
    @rule(number=NUMBERS)
    def swap_hidden_cards(self, number: int) -> None:
        chance = Random(number)
        for viewer in (None, *self.deal.seating.everyone):
            hidden = hidden_from(self.deal, viewer)
            for _ in range(3):
                other = with_swapped(self.deal, *chance.sample(hidden, 2)) if hidden[1:] else None
                if other is not None:
                    assert view(other, viewer) == view(self.deal, viewer)

    def try_action(self, action: Action) -> None:
        is_legal = not isinstance(action, DealCards) and action in engine.legal_actions(self.deal)
        refused = engine.refusal(self.deal, action)
        assert (refused is None) == is_legal
        if not is_legal:
            self.check_refused(action)

    def check_refused(self, action: Action) -> None:
        refused = engine.refusal(self.deal, action)
        assert refused is not None
        before = self.deal
        own_turn = getattr(action, "seat", None) is before.turn is not None
        assert refused.legal == (engine.legal_actions(before) if own_turn else NoChoice())
        with pytest.raises(IllegalAction) as illegal:
            engine.apply(before, action)
        assert illegal.value.refusal == refused
        assert refused.clause is self.clause_against(action)

    def clause_against(self, action: Action) -> Clause:
        """By which clause an illegal action is refused, for the most part as the judge says."""
        deal = self.deal
        if isinstance(action, DealCards):
            return Clause.GAME_1 if deal.phase is Phase.OVER else Clause.DEAL_1
        if deal.phase is Phase.OVER:
            return Clause.GAME_1
        assert not isinstance(action, BreakOff)
        if action.seat not in deal.seating.active:
            return Clause.TAB_3
        if isinstance(action, AnnounceTout) and not deal.rules.announced_tout:
            own_turn = action.seat is deal.turn or deal.phase is not Phase.DISCARD
            return Clause.TOUT_A1 if own_turn else Clause.DISC_1
        in_turn = action.seat is deal.turn and deal.phase is Phase.PLAY
        if isinstance(action, Play) and in_turn and action.card not in deal.hands[action.seat]:
            return Clause.PLAY_2
        try:
            self.table.act(action_in_json(action), "")
        except Illegal as illegal:
            return Clause(illegal.clause)
        raise AssertionError(f"the judge allows {action}")


def test_a_match_at_random_keeps_every_law() -> None:
    deep = os.environ.get("GROSSTAROCK_DEEP") == "1"
    run_state_machine_as_test(
        MatchMachine,
        settings=settings(max_examples=400 if deep else 40, stateful_step_count=30),
    )
