"""The worlds of a view by trying every assignment, judged by the rules on whole hands.

Nothing here reasons about what a view tells: a hidden assignment is put in, and the core is asked
whether everything that was done would have been legal and heard alike.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import factorial
from random import Random
from typing import Final

from grosstarock.core import engine
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import KINGS, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, COURTS, HONOURS, NO_CARDS, CardSet
from grosstarock.core.dealing import HAND_SIZE, pack_of
from grosstarock.core.declarations import holdings
from grosstarock.core.discard import DISCARD_SIZE, discard_ways
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.refusals import IllegalAction
from grosstarock.core.rules import OPTIONS, DeclarationDuty, OptionValue, Rules
from grosstarock.core.seats import Seat, Seating
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, Trick, playable, plays_off_suit
from grosstarock.core.view import View, view
from grosstarock.kernel.layout import cardset_of
from grosstarock.kernel.worlds import DEAD, DISCARD, HAND, Drawn
from grosstarock.kernel.worlds_deal import deal_of_world
from grosstarock.players.playing import next_step
from grosstarock.players.protocol import Player
from grosstarock.plugins import player_named

Hands = tuple[CardSet, ...]
"""The cards of each column."""

TRUMPS: Final = ALL_CARDS.of_suit(Suit.TRUMPS)
SIDES: Final = (
    NO_CARDS,
    TRUMPS.with_(SCUSE),
    TRUMPS,
    CardSet(KINGS).with_(SCUSE),
    HONOURS,
    COURTS.with_(SCUSE),
    COURTS | TRUMPS,
    TRUMPS | CardSet(KINGS).with_(SCUSE),
    TRUMPS | HONOURS | COURTS,
    *(ALL_CARDS.of_suit(suit) for suit in Suit),
)
"""Kinds of cards of which a one-sided deal gives one place as many as it takes."""


def any_rules(chance: Random) -> Rules:
    """The rules of some table: any preset, the options that matter for hidden cards changed."""
    preset = chance.choice(list(PRESETS.values()))
    options: dict[str, OptionValue] = {}
    for name in ("declarations", "announced_tout", "scuse_counts_as_trump"):
        if chance.random() < 0.5:
            options[name] = chance.choice(OPTIONS[name])
    if chance.random() < 0.1:
        options["redeal_without_trumps"] = True
    return rules_of(preset.name, chance.choice(preset.players), options=options)


def any_deal(rules: Rules, chance: Random, *, side: CardSet | None = None) -> DealState:
    """A deal whose cards have just been dealt, every other one one-sided."""
    dealer = Seat(chance.randrange(rules.players))
    seating = Seating.of(rules.players, dealer)
    pack = list(shuffled(f"gt1:{chance.randrange(1 << 30)}"))
    if side is None:
        side = chance.choice(SIDES)
        place = chance.randrange(len(seating.active))
    else:
        place = len(seating.active) - 1
    pack.sort(key=lambda card: card not in side)
    sizes = [HAND_SIZE] * len(seating.active)
    sizes[-1] += DISCARD_SIZE
    mine, rest = pack[: sizes[place]], pack[sizes[place] :]
    chance.shuffle(rest)
    hands: list[Sequence[Card]] = [()] * rules.players
    for other, seat in enumerate(seating.active):
        if other == place:
            hands[seat] = mine
        else:
            hands[seat], rest = rest[: sizes[other]], rest[sizes[other] :]
    state = engine.initial(rules, dealer)
    return engine.apply(state, DealCards(pack_of(seating, hands))).state


def any_players(rules: Rules, chance: Random) -> dict[Seat, Player]:
    """Players for each seat, random ones mostly."""
    names = [chance.choice(("random", "random", "novice")) for _ in range(rules.players)]
    seeds = chance.randrange(1000)
    return {Seat(n): player_named(name, seeds + n) for n, name in enumerate(names)}


def positions(state: DealState, players: dict[Seat, Player]) -> Iterator[DealState]:
    """A deal after every action, from where it stands to its end."""
    yield state
    while state.turn is not None:
        state = next_step(state, players[state.turn]).state
        yield state


def seats_of(rules: Rules) -> tuple[Seat | None, ...]:
    """Every pair of eyes at a table: each seat, and somebody who watches."""
    return (*(Seat(number) for number in range(rules.players)), None)


def true_world(state: DealState) -> Hands:
    """The cards of each column as they are."""
    hands = [NO_CARDS] * (DEAD + 1)
    everything = NO_CARDS
    for place, seat in enumerate(state.seating.active):
        hands[HAND + place] = state.hands[seat]
        everything |= CardSet(state.dealt[seat])
    hands[DISCARD] = state.discard or NO_CARDS
    if state.rules.players == 2:
        hands[DEAD] = ALL_CARDS - everything
    return tuple(hands)


def hands_of(drawn: Drawn) -> list[Hands]:
    """The cards of each column of every world drawn."""
    return [
        tuple(cardset_of(int(suits), int(trumps)) for suits, trumps in zip(*rows, strict=True))
        for rows in zip(drawn.suits, drawn.trumps, strict=True)
    ]


def replayed(seen: View, hands: Hands) -> bool:
    """Whether the deal with these cards could have been played so, and would look the same."""
    try:
        return view(deal_of_world(seen, hands), seen.seat) == seen
    except IllegalAction:
        return False


def agrees(seen: View, hands: Hands) -> bool:
    """The same, faster: every act of every player on the whole hand that the player had."""
    active = seen.seating.active
    tricks = seen.tricks if seen.trick is None else (*seen.tricks, seen.trick)
    held = {seat: hands[HAND + place] for place, seat in enumerate(active)}
    for trick in tricks:
        for seat, card in zip(trick.order, trick.cards, strict=False):
            held[seat] |= CardSet([card])
    if not _discards(seen, held, hands[DISCARD]):
        return False
    for seat in seen.seating.starting_with(seen.dealer)[: seen.declarers]:
        if not _declares(seen, seat, held[seat], hands[DISCARD]):
            return False
    return _plays(seen, tricks, held, hands[DISCARD])


def _discards(seen: View, held: dict[Seat, CardSet], discard: CardSet) -> bool:
    whole = held[seen.dealer] | discard
    if seen.ended is HowEnded.REDEAL:
        asker = seen.seating.active[len(seen.redeal_answers) - 1]
        return not held[asker].of_suit(Suit.TRUMPS)
    if seen.tout_announced and SCUSE not in whole:
        return False
    if seen.hand_sizes[seen.dealer] > HAND_SIZE:
        return True
    ways = discard_ways(seen.rules, whole, tout_announced=seen.tout_announced)
    return any(discard in way for way in ways)


def _declares(seen: View, seat: Seat, hand: CardSet, discard: CardSet) -> bool:
    is_dealer = seat is seen.dealer
    if is_dealer and not seen.tout_announced:
        hand |= discard
    found = {
        (holding.declaration, holding.cards & discard if is_dealer else NO_CARDS)
        for holding in holdings(seen.rules, hand)
    }
    made = {(told.declaration, told.laid_away) for told in seen.declared if told.seat is seat}
    if seen.rules.declarations is DeclarationDuty.COMPULSORY:
        return made == found
    return made <= found


def _plays(
    seen: View, tricks: tuple[Trick, ...], held: dict[Seat, CardSet], discard: CardSet
) -> bool:
    shown = False
    for whole in tricks:
        demanded = False
        if whole.number == ANTEPENULTIMATE_TRICK:
            demanded = seen.scuse_demanded
            for seat, answer in zip(whole.order, seen.demand_answers, strict=False):
                if answer and SCUSE in held[seat]:
                    return False
        trick = Trick(whole.number, whole.order)
        for seat, card in zip(whole.order, whole.cards, strict=False):
            if card not in playable(held[seat], trick, scuse_demanded=demanded):
                return False
            if seat is seen.dealer and discard.of_suit(Suit.TRUMPS):
                shown = shown or plays_off_suit(trick, card)
            held[seat] = held[seat].without(card)
            trick = trick.followed_by(card, whole.named if not trick.cards else None)
    return shown is seen.trumps_shown


def hidden(seen: View) -> tuple[Hands, dict[int, int], CardSet]:
    """The cards known in each column, the size of each hidden home, the cards to be placed."""
    active = seen.seating.active
    known = [NO_CARDS] * (DEAD + 1)
    sizes: dict[int, int] = {}
    for place, seat in enumerate(active):
        if seat is seen.seat:
            known[HAND + place] = seen.hand
        elif seen.ended is HowEnded.REDEAL and seen.dealt[seat]:
            known[HAND + place] = CardSet(seen.dealt[seat])
        else:
            sizes[HAND + place] = seen.hand_sizes[seat]
    if seen.discard is not None:
        known[DISCARD] = seen.discard
    elif seen.hand_sizes[seen.dealer] <= HAND_SIZE:
        sizes[DISCARD] = DISCARD_SIZE
    if len(active) == 2:
        sizes[DEAD] = HAND_SIZE
    cards = ALL_CARDS - seen.cards_played
    for column in known:
        cards -= column
    return tuple(known), sizes, cards


def assignments_of(seen: View) -> int:
    """In how many ways the hidden cards can be put into their homes, whatever was seen."""
    _, sizes, cards = hidden(seen)
    number = factorial(len(cards))
    for size in sizes.values():
        number //= factorial(size)
    return number


def assignments(seen: View) -> Iterator[Hands]:
    """All of them."""
    known, sizes, cards = hidden(seen)
    for filled in _filled(sorted(sizes, key=lambda column: sizes[column]), sizes, cards):
        yield tuple(filled.get(column, known[column]) for column in range(len(known)))


def _filled(
    columns: list[int], sizes: dict[int, int], cards: CardSet
) -> Iterator[dict[int, CardSet]]:
    if not columns:
        yield {}
        return
    first, *others = columns
    for chosen in combinations(cards, sizes[first]):
        here = CardSet(chosen)
        for rest in _filled(others, sizes, cards - here):
            yield {first: here, **rest}


def an_assignment(seen: View, chance: Random) -> Hands:
    """One of them, every one as likely."""
    known, sizes, cards = hidden(seen)
    mixed = list(cards)
    chance.shuffle(mixed)
    hands = list(known)
    for column, size in sizes.items():
        hands[column] = CardSet(mixed[:size])
        mixed = mixed[size:]
    return tuple(hands)
