"""One of everything that the core can produce, for tests that have it all said."""

import ast
from collections.abc import Iterator
from pathlib import Path

import grosstarock.core
from grosstarock.core.actions import (
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
from grosstarock.core.cards import PACK, Card, Court, Suit
from grosstarock.core.cardset import NO_CARDS, CardSet
from grosstarock.core.choices import (
    DeclareChoice,
    DemandChoice,
    DiscardChoice,
    NoChoice,
    PlayChoice,
    RedealChoice,
)
from grosstarock.core.clauses import CLAUSES, Clause, Family, Source
from grosstarock.core.declarations import (
    Cavalry,
    Declaration,
    DeclarationName,
    Degree,
    Holding,
    Kings,
    Matadors,
    Trumps,
)
from grosstarock.core.discard import DiscardWay
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.events import (
    CardPlayed,
    DealEnded,
    DealVoid,
    DeclarationMade,
    DemandAnswered,
    Discarded,
    HandDealt,
    NothingDeclared,
    Paid,
    PotsMoved,
    RedealAnswered,
    ScuseSettled,
    ToutAnnounced,
    TrickTaken,
    TrumpsShown,
)
from grosstarock.core.facts import (
    CardLost,
    DealerPayment,
    DealPlayed,
    Declared,
    Foundation,
    MatchEnded,
    PagatWon,
)
from grosstarock.core.ledger import Entry, Pot
from grosstarock.core.piles import Exchange
from grosstarock.core.presets import PRESETS
from grosstarock.core.refusals import IllegalAction, Reason, Refusal
from grosstarock.core.rules import OPTIONS
from grosstarock.core.seats import BySeat, Seat
from grosstarock.core.state import HowEnded, Phase
from grosstarock.words.saying import Sayable

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
TWO_CARDS = (Card.HK, Card.T1)
CORE = Path(grosstarock.core.__file__).parent


def everything() -> Iterator[Sayable]:
    yield from nouns()
    yield from rulebook_words()
    yield from objections()
    yield from events()
    yield from facts()
    yield from entries()
    yield from (*Phase, *HowEnded)
    yield from choices()
    yield from actions()


def nouns() -> Iterator[Sayable]:
    yield from (*Card, *Suit, *Court, *Seat, *Pot, *DeclarationName, *Degree)
    yield from declarations()
    yield Holding(Matadors(3), CardSet([Card.T21, Card.T1, Card.F]))


def declarations() -> Iterator[Declaration]:
    for count in range(10, 23):
        yield Trumps(count, with_pagat=True)
        yield Trumps(count, with_pagat=False)
    for count in range(3, 23):
        yield Matadors(count)
    for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS):
        for court in Court:
            yield Cavalry(suit, Degree.HALF, court)
        yield Cavalry(suit, Degree.FULL)
        yield Cavalry(suit, Degree.ABUNDANT)
        yield Kings(Degree.HALF, suit)
    yield Kings(Degree.FULL)
    yield Kings(Degree.ABUNDANT)


def rulebook_words() -> Iterator[Sayable]:
    yield from (*Clause, *Family, *Source)
    yield from CLAUSES.values()
    yield from PRESETS.values()
    for values in OPTIONS.values():
        yield from values


def objections() -> Iterator[Sayable]:
    for reason in Reason:
        yield reason
        yield from refusals(reason)
    yield IllegalAction(Refusal(Reason.DEAL_OVER, NoChoice()))
    yield from Fault
    yield from malformed()


def refusals(reason: Reason) -> Iterator[Refusal]:
    legal = PlayChoice(FIRST, CardSet(TWO_CARDS), ())
    yield Refusal(reason, NoChoice())
    yield Refusal(reason, legal)
    yield Refusal(reason, legal, (Card.T21,), suit=Suit.HEARTS)
    yield Refusal(reason, legal, (*TWO_CARDS, Card.F), suit=Suit.TRUMPS)
    yield Refusal(reason, legal, turn=SECOND)


def malformed() -> Iterator[Malformed]:
    """Every fault as the core raises it: with the parameters that stand in its source."""
    for path in sorted(CORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Malformed":
                name = node.args[0]
                assert isinstance(name, ast.Attribute)
                found = {
                    str(word.arg): word.value.value
                    if isinstance(word.value, ast.Constant)
                    else str(word.arg)
                    for word in node.keywords
                }
                yield Malformed(Fault[name.attr], **{k: str(v) for k, v in found.items()})


def events() -> Iterator[Sayable]:
    for entry in entries():
        yield Paid((entry,))
    yield Paid(tuple(Entry(Clause.POT_2, seat, Pot.KING, 20) for seat in (FIRST, SECOND, THIRD)))
    yield Paid(tuple(Entry(Clause.PAY_1, FIRST, to, 5, (Card.T1,)) for to in (SECOND, THIRD)))
    yield Paid(tuple(Entry(Clause.MIS_1, payer, FIRST, 25) for payer in (SECOND, THIRD)))
    yield PotsMoved(SECOND)
    yield HandDealt(FIRST, 3, (*TWO_CARDS, Card.F))
    yield HandDealt(FIRST, 25, ())
    yield HandDealt(FIRST, 1, ())
    yield RedealAnswered(FIRST, TWO_CARDS)
    yield RedealAnswered(FIRST, None)
    yield ToutAnnounced(FIRST)
    yield Discarded(FIRST, (Card.H4, Card.H5, Card.D9))
    yield Discarded(FIRST, ())
    yield DeclarationMade(FIRST, Matadors(4), ())
    yield DeclarationMade(FIRST, Trumps(18, with_pagat=True), (Card.T4,))
    yield NothingDeclared(FIRST)
    yield DemandAnswered(FIRST, demanded=True)
    yield DemandAnswered(FIRST, demanded=False)
    yield CardPlayed(FIRST, Card.HK, None)
    yield CardPlayed(FIRST, Card.F, Suit.HEARTS)
    yield TrumpsShown(FIRST)
    yield TrickTaken(7, SECOND)
    yield ScuseSettled(Exchange(FIRST, SECOND, Card.H4))
    yield ScuseSettled(Exchange(FIRST, SECOND, None))
    yield from (DealEnded(played) for played in played_deals())
    yield DealVoid()


def facts() -> Iterator[Sayable]:
    yield Foundation()
    yield DealerPayment(FIRST)
    yield Declared(FIRST, SECOND, Matadors(3), CardSet([Card.T21, Card.T1, Card.F]))
    yield CardLost(FIRST, SECOND, Card.HK)
    yield PagatWon(FIRST, SECOND)
    yield from played_deals()
    yield MatchEnded(BySeat([0, 0, 0]))


def played_deals() -> Iterator[DealPlayed]:
    """A plain last trick, one with an ultimo, one with baguds; tout, misere, a failed tout."""
    plain, won, lost = Card.C9, Card.CK, Card.T1
    for cards, tricks, announced in (
        ((plain, Card.C8, Card.C7), (True, True, True), False),
        ((won, Card.C8, Card.C7), (True, True, True), False),
        ((Card.T9, lost, won), (True, True, True), False),
        ((plain, Card.C8, Card.C7), (True, False, False), False),
        ((plain, Card.C8, Card.C7), (True, False, True), False),
        ((plain, Card.C8, Card.C7), (True, True, True), True),
    ):
        last = tuple(zip((FIRST, SECOND, THIRD), cards, strict=True))
        yield DealPlayed(FIRST, BySeat(tricks), last, FIRST, BySeat([30, 25, 23]), announced)


def entries() -> Iterator[Entry]:
    """A payment of every clause, of every shape that some payment has."""
    cards_of = {
        Clause.DECL_3: tuple(PACK[56:66]),
        Clause.DECL_4: (Card.T21, Card.T1, Card.F),
        Clause.DECL_5: (Card.CK, Card.CQ, Card.CJ, Card.F),
        Clause.DECL_6: (Card.CK, Card.SK, Card.HK, Card.DK, Card.F),
    }
    for clause in Clause:
        cards = cards_of.get(clause, (Card.HK,))
        yield Entry(clause, FIRST, SECOND, 15, cards)
        yield Entry(clause, FIRST, Pot.PAGAT, 15, cards)
        yield Entry(clause, Pot.KING, FIRST, 15, cards)
        yield Entry(clause, FIRST, None, -15, cards)
        yield Entry(clause, None, FIRST, 15, cards)
    yield Entry(Clause.DECL_3, FIRST, SECOND, 15, ())
    yield Entry(Clause.DECL_3, FIRST, SECOND, 15, (Card.T1,))


def choices() -> Iterator[Sayable]:
    three, two = CardSet([Card.H4, Card.H5, Card.D9]), CardSet([Card.T2, Card.T3])
    yield NoChoice()
    yield RedealChoice(FIRST, may_ask=True)
    yield RedealChoice(FIRST, may_ask=False)
    for way in (
        DiscardWay(three, 0, NO_CARDS),
        DiscardWay(two, 1, three),
        DiscardWay(NO_CARDS, 3, three | two),
    ):
        yield DiscardChoice(FIRST, (way, way), may_announce_tout=True)
    yield DeclareChoice(FIRST, (), compulsory=True)
    yield DeclareChoice(FIRST, tuple(DeclarationName), compulsory=True)
    yield DeclareChoice(FIRST, tuple(DeclarationName), compulsory=False)
    yield DemandChoice(FIRST, may_demand=True)
    yield DemandChoice(FIRST, may_demand=False)
    yield PlayChoice(FIRST, three, ())
    yield PlayChoice(FIRST, three, tuple(Suit))


def actions() -> Iterator[Sayable]:
    yield DealCards(PACK)
    yield BreakOff()
    yield AskRedeal(FIRST)
    yield PassRedeal(FIRST)
    yield AnnounceTout(FIRST)
    yield Discard(FIRST, (Card.H4, Card.H5, Card.D9))
    yield Declare(FIRST, ())
    yield Declare(FIRST, (DeclarationName.TRUMPS, DeclarationName.KINGS))
    yield Demand(FIRST)
    yield PassDemand(FIRST)
    yield Play(FIRST, Card.HK)
    yield Play(FIRST, Card.F, Suit.TRUMPS)
