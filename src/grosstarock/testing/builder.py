"""Deals and positions written as text, so that a test shows its cards.

A text is a list of words, apart by spaces; ``/`` and ``,`` may stand between them for the eye. A
word is a card's code (``CK``, ``H10``, ``T21``, ``F``), a trump's Roman numeral (``XXI``, ``I``),
or two of these with ``..`` between them for all cards from the one to the other in canonical order
(``XXI..XII``, ``C10..C1``). Where a hand is to be completed, ``!T`` says that no more trumps come
into it, ``!C`` no more clubs, ``!F`` not the 'Scuse.

>>> hand("CK CQ / III..I / F")
{CK CQ T3 T2 T1 F}
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from grosstarock.core import engine
from grosstarock.core.actions import (
    Action,
    DealCards,
    Declare,
    Demand,
    Discard,
    PassDemand,
    PassRedeal,
    Play,
)
from grosstarock.core.cards import PACK, SCUSE, Card, Suit
from grosstarock.core.cardset import ALL_CARDS, HONOURS, NO_CARDS, TRUMPS, CardSet
from grosstarock.core.choices import DeclareChoice
from grosstarock.core.dealing import HAND_SIZE, TALON_SIZE, pack_of
from grosstarock.core.ending import Ending, ScuseIs, ScuseStanding
from grosstarock.core.engine import Step, apply, initial, legal_actions
from grosstarock.core.events import Event
from grosstarock.core.ledger import NO_POTS, Accounts, Entry, Pots
from grosstarock.core.presets import rules_of
from grosstarock.core.refusals import IllegalAction, Refusal
from grosstarock.core.rules import Rules
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.state import DealState, Phase
from grosstarock.core.tricks import ANTEPENULTIMATE_TRICK, LAST_TRICK, Trick

ROMAN: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"),
    *("XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI"),
)
_CARDS: Final[Mapping[str, Card]] = {
    **{card.code: card for card in PACK},
    **{numeral: Card[f"T{number}"] for number, numeral in enumerate(ROMAN, start=1)},
}


def card(text: str) -> Card:
    """One card; ``ValueError`` for a word that is none."""
    if text not in _CARDS:
        raise ValueError(f"no card: {text}")
    return _CARDS[text]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text in the order written; ``ValueError`` when one stands there twice."""
    found: list[Card] = []
    for word in _words(text):
        first, is_row, last = word.partition("..")
        found.extend(PACK[card(first) : card(last) + 1] if is_row else [card(first)])
    if len(set(found)) != len(found):
        raise ValueError(f"a card twice in: {text}")
    return tuple(found)


def hand(text: str) -> CardSet:
    """The cards of a text as a set."""
    return CardSet(cards(text))


def deal_with(
    hands: Mapping[int, str],
    *,
    dealer: int = 0,
    rules: Rules | None = None,
    talon: str = "",
    dead: str = "",
    accounts: Accounts | None = None,
) -> DealState:
    """A deal just dealt, in which each seat has at least the cards written for it.

    ``talon`` are cards that lie in the Talon (and come to the dealer), ``dead`` cards of two
    players' dead hand. What is not written is dealt round in canonical order, one card to each
    hand that still has room. ``rules`` are Danish for three when none are given. ``ValueError``
    when no pack deals these hands so.
    """
    rules = rules or rules_of("danish")
    seating = Seating.of(rules.players, Seat(dealer))
    last_three = cards(talon)
    if len(last_three) > TALON_SIZE:
        raise ValueError(f"more than three cards in the Talon: {talon}")
    wishes = [
        _Wish.read(HAND_SIZE + TALON_SIZE * (seat is seating.dealer), hands.get(seat, ""))
        for seat in seating.active
    ]
    wishes[-1].take(last_three)
    wishes.append(_Wish.read(len(PACK) - sum(wish.size for wish in wishes), dead))
    _complete(wishes, ALL_CARDS)
    dealt: list[tuple[Card, ...]] = [()] * rules.players
    for seat, wish in zip(seating.active, wishes, strict=False):
        dealt[seat] = tuple(CardSet(wish.cards))
    rest = [one for one in dealt[dealer] if one not in last_three]
    dealt[dealer] = (*rest, *last_three)
    pack = pack_of(seating, dealt)
    return apply(initial(rules, seating.dealer, accounts), DealCards(pack)).state


def begin_play(state: DealState, discard: str, *, declaring: bool = False) -> DealState:
    """The deal as it stands before the first lead: ``discard`` laid away, declarations made.

    Nobody asks for a new deal. Nothing is declared unless it must be or ``declaring`` says so; then
    all is that is held.
    """
    while state.phase is Phase.REDEAL and state.turn is not None:
        state = apply(state, PassRedeal(state.turn)).state
    state = apply(state, Discard(state.dealer, cards(discard))).state
    return declared(state, declaring=declaring).state


def declared(state: DealState, *, declaring: bool = True) -> Step:
    """Every declaration made that is held, or as few as the table allows, and all that happened."""
    events: tuple[Event, ...] = ()
    while isinstance(choice := legal_actions(state), DeclareChoice):
        what = choice.held if declaring or choice.compulsory else ()
        step = apply(state, Declare(choice.seat, what))
        state, events = step.state, events + step.events
    return Step(state, events)


def playing(state: DealState, text: str) -> Step:
    """The deal after the cards of a text are played, each by whose turn it is, and what happened.

    ``F:H`` plays the 'Scuse and names hearts (``F:T`` trumps); ``demand`` and ``pass`` answer
    before trick 23. Raises ``IllegalAction`` as the engine does.
    """
    events: tuple[Event, ...] = ()
    for word in _words(text):
        seat = state.turn
        if seat is None:
            raise ValueError(f"nobody is to play {word}")
        step = apply(state, _action(seat, word))
        state, events = step.state, events + step.events
    return Step(state, events)


def mid_play(
    hands: Mapping[int, str],
    *,
    trick: int,
    leader: int,
    table: str = "",
    dealer: int = 0,
    rules: Rules | None = None,
    discard: str = "",
    tout_announced: bool = False,
) -> DealState:
    """A deal in the middle of trick number ``trick``, to which ``leader`` led.

    ``hands`` are what the seats hold now, completed as in ``deal_with`` but never with the
    'Scuse (in the first trick it has to be written somewhere); ``table`` are the cards on the
    table (``F:H`` for a 'Scuse led as a heart). Before the lead to trick 23 the demand is still to
    be asked, after it nobody has demanded. ``discard`` is completed with plain cards that are no
    honours.

    For tests of what may be played, of single tricks and of views only: the tricks before, the
    dealing and the accounts are made up. Cards are all there once, but the tricks were not played
    by the rules, and nothing was declared or paid.
    """
    rules = rules or rules_of("danish")
    seating = Seating.of(rules.players, Seat(dealer))
    order = seating.starting_with(Seat(leader))
    lying = _words(table)
    on_table = tuple(card(word.partition(":")[0]) for word in lying)
    named = Suit(lying[0].partition(":")[2]) if lying and ":" in lying[0] else None
    now = Trick(trick, order, on_table, named)
    size = LAST_TRICK + 1 - trick
    wishes = [
        _Wish.read(size - (place < len(on_table)), hands.get(seat, "")).but_for(Card.F)
        for place, seat in enumerate(order)
    ]
    away = _Wish.read(TALON_SIZE, discard).but_for(*HONOURS, *TRUMPS)
    _complete([*wishes, away], ALL_CARDS - CardSet(on_table), partly=True)
    held = {seat: CardSet(wish.cards) for seat, wish in zip(order, wishes, strict=True)}
    past = _made_up_tricks(seating, trick - 1, _left(on_table, [*wishes, away]))
    laid_away = CardSet(away.cards)
    dealt = _as_dealt(seating, held, (*past, now), away.cards)
    asked = trick == ANTEPENULTIMATE_TRICK and bool(on_table)
    return replace(
        initial(rules, seating.dealer),
        pack=pack_of(seating, dealt),
        dealt=dealt,
        hands=BySeat(held.get(seat, NO_CARDS) for seat in seating.everyone),
        redeal_answers=(False,) * len(order) if rules.redeal_without_trumps else (),
        tout_announced=tout_announced,
        discard=laid_away,
        declared=((),) * len(order),
        demand_answers=(False,) * len(order) if asked else (),
        tricks=past,
        trick=now,
    )


def ending_with(
    hands: Sequence[str],
    *,
    leader: int,
    table: str = "",
    dealer: int = 0,
    rules: Rules | None = None,
    scuse: ScuseStanding | None = None,
    demand_answers: Iterable[bool] = (),
    pots: Pots = NO_POTS,
) -> Ending:
    """An ending from the seats' whole hands, in seat order, and the cards on the table.

    Piles are not told: every active seat has taken a trick, and card points start at 0. A 'Scuse
    in nobody's hand is settled unless ``scuse`` says otherwise. ``Malformed`` when the hands cannot
    be.
    """
    rules = rules or rules_of("danish")
    lying = _words(table)
    on_table = tuple(card(word.partition(":")[0]) for word in lying)
    held = BySeat(hand(text) for text in hands)
    is_held = SCUSE in on_table or any(SCUSE in one for one in held)
    active = Seating.of(rules.players, Seat(dealer)).active
    return Ending(
        rules=rules,
        dealer=Seat(dealer),
        hands=held,
        leader=Seat(leader),
        table=on_table,
        named=Suit(lying[0].partition(":")[2]) if lying and ":" in lying[0] else None,
        card_points=_zeros(rules),
        has_trick=BySeat(seat in active for seat in range(rules.players)),
        scuse=scuse or ScuseStanding(ScuseIs.HELD if is_held else ScuseIs.SETTLED),
        demand_answers=tuple(demand_answers),
        pots=pots,
        scores=_zeros(rules) if rules.players == 2 else BySeat(),
    )


def refused(state: DealState, action: Action) -> Refusal:
    """The refusal of an action; ``AssertionError`` when the engine allows it."""
    refusal = engine.refusal(state, action)
    raised = None
    try:
        apply(state, action)
    except IllegalAction as error:
        raised = error.refusal
    if refusal is None or raised != refusal:
        raise AssertionError(f"refused with {refusal}, raised {raised}: {action}")
    return refusal


def random_play(state: DealState, seed: str) -> Iterator[DealState]:
    """The deal after each action to its end, all legal, chosen by chance from ``seed``."""
    chance = Random(seed)
    while state.turn is not None:
        state = apply(state, chance.choice(list(legal_actions(state)))).state
        yield state


def ledger_lines(entries: Iterable[Entry]) -> list[str]:
    """Entries as lines: clause, payer, payee, points, cards (``PAY-1 2 king 5 HK``)."""
    return [
        " ".join(
            [
                entry.clause,
                "-" if entry.payer is None else str(entry.payer),
                "-" if entry.payee is None else str(entry.payee),
                str(entry.points),
                *(one.code for one in entry.cards),
            ]
        )
        for entry in entries
    ]


@dataclass(slots=True)
class _Wish:
    """A hand being put together: how many cards it takes, has, and may not have."""

    size: int
    cards: list[Card]
    barred: CardSet

    @staticmethod
    def read(size: int, text: str) -> "_Wish":
        bars = [word[1:] for word in _words(text) if word.startswith("!")]
        wanted = " ".join(word for word in _words(text) if not word.startswith("!"))
        barred = NO_CARDS
        for bar in bars:
            barred |= CardSet([SCUSE]) if bar == "F" else ALL_CARDS.of_suit(Suit(bar))
        wish = _Wish(size, [], barred)
        wish.take(cards(wanted))
        return wish

    def take(self, wanted: Iterable[Card]) -> None:
        """Puts cards into the hand unless they are in it; ``ValueError`` when it has no room."""
        self.cards.extend(one for one in wanted if one not in self.cards)
        if len(self.cards) > self.size:
            raise ValueError(f"{len(self.cards)} cards for a hand of {self.size}")

    def but_for(self, *barred: Card) -> "_Wish":
        """The wish, with more cards that may not come into it when it is completed."""
        return replace(self, barred=self.barred | CardSet(barred))

    def has_room_for(self, one: Card) -> bool:
        """Whether a card may come into the hand."""
        return len(self.cards) < self.size and one not in self.barred


def _complete(wishes: Sequence[_Wish], pack: CardSet, *, partly: bool = False) -> None:
    """Deals what nobody wished for round the hands, the cards first that fewest may have.

    ``partly`` says that cards may be left over once all hands are full.
    """
    wished = [one for wish in wishes for one in wish.cards]
    if len(set(wished)) != len(wished) or not CardSet(wished) <= pack:
        raise ValueError("a card is wished for in two places")
    free = sorted(pack - CardSet(wished), key=lambda one: sum(one not in w.barred for w in wishes))
    turn = 0
    for one in free:
        places = [(turn + step) % len(wishes) for step in range(len(wishes))]
        place = next((place for place in places if wishes[place].has_room_for(one)), None)
        if place is None and not partly:
            raise ValueError(f"no hand has room for {one}")
        if place is not None:
            wishes[place].take([one])
            turn = place + 1
    if any(len(wish.cards) < wish.size for wish in wishes):
        raise ValueError("too few cards are left for the hands")


def _left(on_table: Iterable[Card], wishes: Iterable[_Wish]) -> list[Card]:
    used = {*on_table, *(one for wish in wishes for one in wish.cards)}
    return [one for one in PACK if one not in used]


def _made_up_tricks(seating: Seating, count: int, left: Sequence[Card]) -> tuple[Trick, ...]:
    made: list[Trick] = []
    order = seating.active
    for number in range(1, count + 1):
        start = (number - 1) * len(order)
        made.append(Trick(number, order, tuple(left[start : start + len(order)])))
        order = seating.starting_with(made[-1].winner)
    return tuple(made)


def _as_dealt(
    seating: Seating,
    held: Mapping[Seat, CardSet],
    tricks: Iterable[Trick],
    laid_away: Sequence[Card],
) -> BySeat[tuple[Card, ...]]:
    dealt: list[list[Card]] = [list(held.get(seat, NO_CARDS)) for seat in seating.everyone]
    for trick in tricks:
        for seat, one in zip(trick.order, trick.cards, strict=False):
            dealt[seat].append(one)
    dealt[seating.dealer].extend(laid_away)
    return BySeat(tuple(one) for one in dealt)


def _action(seat: Seat, word: str) -> Play | Demand | PassDemand:
    if word == "demand":
        return Demand(seat)
    if word == "pass":
        return PassDemand(seat)
    code, _, names = word.partition(":")
    return Play(seat, card(code), Suit(names) if names else None)


def _zeros(rules: Rules) -> BySeat[int]:
    return BySeat([0] * rules.players)


def _words(text: str) -> list[str]:
    return text.replace("/", " ").replace(",", " ").split()
