"""Deals played by the engine at random, leaning to what is rare, as input for comparisons.

Every choice is drawn from what the engine itself allows, so that a wrong choice shows when another
program judges the deal. Packs may be one-sided and seats may play always high, always low, or keep
their Kings, the Pagat and the 'Scuse to the last: so touts, miseres and ultimos become frequent.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from grosstarock.core import engine
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
from grosstarock.core.cards import KINGS, MOND, PACK, PAGAT, SCUSE, Card, Suit
from grosstarock.core.cardset import HONOURS, ULTIMO_CARDS
from grosstarock.core.choices import (
    Choice,
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.dealing import HAND_SIZE, TALON_SIZE, pack_of
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.rules import OPTIONS, OptionValue, Rules, Stake
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState

Row = dict[str, Any]
"""A row of the covering array: preset, seats, options, tariff, stake."""

POT_SIZES = (0, 0, 5, 20, 65, 85, 130, 1035, 7, 33)
STYLES = ("random", "high", "low", "late", "hoarding")
LEANINGS: dict[str, Callable[[Card], bool]] = {
    "even": lambda card: False,
    "trumps": lambda card: card.suit is Suit.TRUMPS or card is SCUSE,
    "trumps without the Pagat": lambda card: card.suit is Suit.TRUMPS and card is not PAGAT,
    "trumps and Kings": lambda card: card.suit is Suit.TRUMPS or card in KINGS,
    "trumps and courts": lambda card: card.suit is Suit.TRUMPS or card.court is not None,
    "trumps, Kings and a cavalry": lambda card: (
        card.suit is Suit.TRUMPS or card in HONOURS or card in (Card.HQ, Card.HN, Card.HJ)
    ),
    "honours": lambda card: card in HONOURS,
    "ultimo cards": lambda card: card in ULTIMO_CARDS,
    "Trull and courts": lambda card: card in (PAGAT, MOND, SCUSE) or card.court is not None,
    "hearts": lambda card: card.suit is Suit.HEARTS or card in KINGS,
}


def option_value(name: str, value: Any) -> OptionValue:
    """The value of an option as the rules hold it, from its value in JSON."""
    return next(known for known in OPTIONS[name] if known == value)


def rules_of_row(row: Row) -> Rules:
    """The rules of a row of the covering array."""
    return rules_of(
        row["preset"],
        row["seats"],
        options={name: option_value(name, value) for name, value in row["options"].items()},
        tariff=row["tariff"],
        stake=Stake(**row["stake"]),
    )


def random_pack(chance: Random, seating: Seating) -> tuple[Card, ...]:
    """A pack that is even, or gives some kind of card mostly or wholly to one seat or two."""
    leans = LEANINGS[chance.choice(("even", *LEANINGS))]
    weight = chance.choice((0.3, 0.6, 1.0, 2.0))
    cards = sorted(PACK, key=lambda card: chance.random() + weight * leans(card))
    takers = list(seating.active)
    chance.shuffle(takers)
    if chance.random() < 0.25:  # the dealer, whose discard is the harder the richer the hand
        takers.sort(key=lambda seat: seat is not seating.dealer)
    if len(takers) < 3 and chance.random() < 0.4:
        cards = cards[HAND_SIZE:] + cards[:HAND_SIZE]
    hands: list[list[Card]] = [[] for _ in seating.everyone]
    for seat in takers:
        size = HAND_SIZE + (TALON_SIZE if seat is seating.dealer else 0)
        hands[seat] = [cards.pop() for _ in range(size)]
        chance.shuffle(hands[seat])
    return pack_of(seating, hands)


def random_accounts(chance: Random, rules: Rules) -> Accounts:
    """Balances and pots before a deal: pots empty, usual or odd, balances that sum to zero."""
    pots = Pots(chance.choice(POT_SIZES), chance.choice(POT_SIZES)) if rules.pots else Pots()
    balances = [chance.randrange(-200, 200) for _ in range(rules.players - 1)]
    balances.append(-sum(balances) - pots.total())
    return Accounts(BySeat(balances), pots)


def random_start(chance: Random, rules: Rules) -> DealState:
    """A deal whose cards have just been dealt."""
    dealer = Seat(chance.randrange(rules.players))
    again = rules.redeal_without_trumps and chance.random() < 0.3
    state = engine.initial(rules, dealer, random_accounts(chance, rules), again=again)
    return engine.apply(state, DealCards(random_pack(chance, state.seating))).state


def random_deal(
    chance: Random, rules: Rules, look: Callable[[DealState], None] = lambda state: None
) -> DealState:
    """A deal played to its end, now and then broken off; ``look`` sees every state on the way."""
    state = random_start(chance, rules)
    shared = chance.choice((None, None, None, *STYLES))
    styles = [shared or chance.choice(STYLES) for _ in range(rules.players)]
    breaks_off = chance.randrange(80) if chance.random() < 0.05 else None
    while state.turn is not None:
        look(state)
        if breaks_off is not None and len(state.actions) > breaks_off:
            return engine.apply(state, BreakOff()).state
        action = random_action(chance, engine.legal_actions(state), styles[state.turn])
        state = engine.apply(state, action).state
    return state


def random_action(chance: Random, choice: Choice, style: str) -> Action:
    """One of the actions of a choice, a card in the style of its seat."""
    match choice:
        case RedealChoice(seat, may_ask):
            return AskRedeal(seat) if may_ask and chance.random() < 0.4 else PassRedeal(seat)
        case DiscardChoice(seat, ways, may_announce):
            if may_announce and chance.random() < 0.6:
                return AnnounceTout(seat)
            way = chance.choice(ways)
            cards = [*way.forced, *chance.sample(list(way.pool), way.choose)]
            chance.shuffle(cards)
            return Discard(seat, tuple(cards))
        case DeclareChoice(seat, held, compulsory):
            what = [name for name in held if compulsory or chance.random() < 0.7]
            chance.shuffle(what)
            return Declare(seat, tuple(what))
        case DemandChoice(seat, may_demand):
            return Demand(seat) if may_demand and chance.random() < 0.3 else PassDemand(seat)
        case PlayChoice(seat):
            card = random_card(chance, list(choice.cards), style)
            return Play(seat, card, chance.choice(choice.names_with(card)))
        case _:
            raise AssertionError("nobody has to do anything")


def random_card(chance: Random, cards: list[Card], style: str) -> Card:
    """A card to play, in some style."""

    def strength(card: Card) -> tuple[bool, int, int]:
        return card.suit is Suit.TRUMPS, card.points, -card

    match style:
        case "high":
            return max(cards, key=strength)
        case "low":
            return min(cards, key=strength)
        case "late":
            return chance.choice([card for card in cards if card not in ULTIMO_CARDS] or cards)
        case "hoarding":
            kept = [*ULTIMO_CARDS, SCUSE]
            return chance.choice([card for card in cards if card not in kept] or cards)
        case _:
            return chance.choice(cards)
