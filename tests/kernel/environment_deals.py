"""Lanes of the batched environment followed by the core, action by action."""

from random import Random
from typing import Final

import numpy as np

from grosstarock.core import engine, match
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
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.declarations import DeclarationName
from grosstarock.core.match import Match
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat
from grosstarock.core.state import Phase, trick_on_table
from grosstarock.core.view import cards_shown, suits_shown_void, view
from grosstarock.kernel.environment import Environment
from grosstarock.kernel.environment_actions import (
    ANNOUNCE_TOUT_ACTION,
    ASK_REDEAL_ACTION,
    DECLARE_ACTIONS,
    DECLARED_ACTION,
    DEMAND_ACTION,
    NAME_ACTIONS,
    PASS_DEMAND_ACTION,
    PASS_REDEAL_ACTION,
)
from grosstarock.kernel.layout import CARD_AT, INDEX_OF, cardset_of
from grosstarock.kernel.observation import (
    ON_TABLE_OF,
    OWN_DISCARD,
    OWN_HAND,
    PLAYED_BY,
    SAW_DEALER,
    SAW_TRUMPS_SHOWN,
    SAW_VOID,
    SHOWN_BY,
    Observer,
)

NAMES: Final = tuple(DeclarationName)
SUITS: Final = tuple(Suit)


class Followed:
    """One lane, and the same deal in the core."""

    def __init__(self, environment: Environment, lane: int, start: Match) -> None:
        self.environment = environment
        self.lane = lane
        self.match = start
        self.deal()

    def deal(self) -> None:
        """The lane's deal begins in the core too."""
        state = match.next_deal(self.match)
        self.state = engine.apply(state, DealCards(self.environment.pack_of(self.lane))).state
        self.laid: list[Card] = []
        self.declared: list[DeclarationName] = []
        self.before = self.state.accounts.balances
        self.declare_of_itself()

    def apply(self, action: Action) -> None:
        self.state = engine.apply(self.state, action).state

    def declare_of_itself(self) -> None:
        """What the environment does without asking: declarations that leave no choice."""
        while self.state.phase is Phase.DECLARE:
            choice = engine.legal_actions(self.state)
            assert isinstance(choice, DeclareChoice)
            if not choice.compulsory and choice.held:
                return
            self.apply(Declare(choice.seat, choice.held))

    def legal(self) -> set[int]:
        """The numbers of what the core allows."""
        choice = engine.legal_actions(self.state)
        match choice:
            case PlayChoice(cards=cards, names=names):
                found = {INDEX_OF[card] for card in cards}
                if SCUSE in cards and names:
                    found.discard(INDEX_OF[SCUSE])
                    found |= {NAME_ACTIONS + SUITS.index(suit) for suit in names}
                return found
            case DiscardChoice():
                sets = [set(cards) for way in choice.ways for cards in way]
                fitting = [cards for cards in sets if cards.issuperset(self.laid)]
                found = {INDEX_OF[card] for cards in fitting for card in cards}
                found -= {INDEX_OF[card] for card in self.laid}
                return found | (
                    {ANNOUNCE_TOUT_ACTION} if choice.may_announce_tout and not self.laid else set()
                )
            case DeclareChoice(held=held):
                left = [name for name in held if name not in self.declared]
                return {DECLARE_ACTIONS + NAMES.index(name) for name in left} | {DECLARED_ACTION}
            case DemandChoice(may_demand=may_demand):
                return {PASS_DEMAND_ACTION} | ({DEMAND_ACTION} if may_demand else set())
            case RedealChoice(may_ask=may_ask):
                return {PASS_REDEAL_ACTION} | ({ASK_REDEAL_ACTION} if may_ask else set())
        raise AssertionError("a lane always has something to choose")

    def act(self, number: int) -> None:
        """The same action in the core; the environment has already taken it."""
        seat = self.state.turn
        assert seat is not None
        match self.state.phase:
            case Phase.PLAY:
                names = SUITS[number - NAME_ACTIONS] if number >= NAME_ACTIONS else None
                self.apply(Play(seat, CARD_AT[min(number, INDEX_OF[SCUSE])], names))
            case Phase.DISCARD:
                if number == ANNOUNCE_TOUT_ACTION:
                    self.apply(AnnounceTout(seat))
                    return
                self.laid.append(CARD_AT[number])
                if len(self.laid) == 3:
                    self.apply(Discard(seat, tuple(self.laid)))
                    self.declare_of_itself()
            case Phase.DECLARE:
                if number == DECLARED_ACTION:
                    self.apply(Declare(seat, tuple(self.declared)))
                    self.declared = []
                    self.declare_of_itself()
                else:
                    self.declared.append(NAMES[number - DECLARE_ACTIONS])
            case Phase.DEMAND:
                self.apply(Demand(seat) if number == DEMAND_ACTION else PassDemand(seat))
            case _:
                asks = number == ASK_REDEAL_ACTION
                self.apply(AskRedeal(seat) if asks else PassRedeal(seat))

    def check(self, observer: Observer) -> None:
        """Asserts that the lane and the core agree on turn, mask, pots and what is seen."""
        environment, lane = self.environment, self.lane
        assert int(environment.stepped.turns[lane]) == self.state.turn
        low, high = (int(word) for word in environment.stepped.masks[lane])
        allowed = {number for number in range(96) if (low | high << 56) >> number & 1}
        assert allowed == self.legal()
        self.check_view(observer)

    def check_view(self, observer: Observer) -> None:
        """Asserts that the observation is what the core's view holds."""
        turn = self.state.turn
        assert turn is not None
        seen = view(self.state, turn)
        sets = observer.sets[self.lane]
        told = observer.situation[self.lane]
        order = seen.seating.starting_with(turn)

        def cards(item: int) -> set[Card]:
            return set(cardset_of(int(sets[item, 0]), int(sets[item, 1])))

        assert cards(OWN_HAND) == set(seen.hand)
        assert int(told[SAW_DEALER]) == order.index(seen.dealer)
        if self.state.phase in (Phase.DEMAND, Phase.PLAY):
            assert cards(OWN_DISCARD) == (set(seen.discard) if seen.discard else set())
            assert bool(told[SAW_TRUMPS_SHOWN]) is seen.trumps_shown
            trick = trick_on_table(self.state)
            for step, seat in enumerate(order):
                on_table = {
                    card
                    for owner, card in zip(trick.order, trick.cards, strict=False)
                    if owner is seat
                }
                assert cards(ON_TABLE_OF + step) == on_table
                past = {
                    card
                    for one in seen.tricks
                    for owner, card in zip(one.order, one.cards, strict=True)
                    if owner is seat
                }
                assert cards(PLAYED_BY + step) == past | on_table
                voids = {SUITS.index(suit) for suit in suits_shown_void(seen, seat)}
                assert {suit for suit in range(5) if told[SAW_VOID + step] >> suit & 1} == voids
                assert cards(SHOWN_BY + step) == set(cards_shown(seen, seat))
        planes = observer.planes[self.lane]
        for item in range(len(sets)):
            assert {CARD_AT[index] for index in planes[item].nonzero()[0]} == cards(item)

    def check_accounts(self, won: list[int]) -> None:
        """Asserts that the rewards since the deal began are what the core paid."""
        if not self.declared:
            after = self.state.accounts.balances
            assert won == [now - then for now, then in zip(after, self.before, strict=True)]

    def finish(self) -> None:
        """The deal is over in the core too, and the next begins."""
        assert self.state.ended is not None
        self.match = match.after_deal(self.match, self.state)
        self.deal()


def follow(rules: Rules, lanes: int, steps: int, seed: int) -> int:
    """Steps an environment at random beside the core; the number of deals that came to an end."""
    chance = Random(seed)
    environment = Environment(rules, lanes, seed=seed)
    observer = Observer(environment)
    players = rules.players
    followed = [
        Followed(environment, lane, match.new_match(rules, dealer=Seat(lane % players)))
        for lane in range(lanes)
    ]
    won = [[0] * players for _ in range(lanes)]
    ended = 0
    for _ in range(steps):
        observer.see_planes()
        actions = np.zeros(lanes, np.int64)
        for lane, one in enumerate(followed):
            one.check(observer)
            actions[lane] = chance.choice(sorted(one.legal()))
        stepped = environment.step(actions)
        for lane, one in enumerate(followed):
            one.act(int(actions[lane]))
            for seat in range(players):
                won[lane][seat] += int(stepped.rewards[lane, seat])
            one.check_accounts(won[lane])
            assert bool(stepped.terminated[lane]) is (one.state.ended is not None)
            if stepped.terminated[lane]:
                ended += 1
                won[lane] = [0] * players
                one.finish()
    return ended
