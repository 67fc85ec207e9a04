"""Hypothesis strategies: cards, packs, rules, accounts, deals in progress, endings.

Packs are even or one-sided, so that touts, miseres and full hands of trumps are not rare. A deal in
progress is drawn as a pack, a number of actions and a number that stands for all choices
(``strategies_play``), so examples shrink to few and plain actions.
"""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from grosstarock.core import engine
from grosstarock.core.actions import DealCards
from grosstarock.core.cards import KINGS, PACK, SCUSE, Card, Suit
from grosstarock.core.cardset import COURTS, HONOURS, CardSet
from grosstarock.core.dealing import HAND_SIZE, pack_of
from grosstarock.core.ending import Ending, ending_of
from grosstarock.core.ledger import Accounts, Pots
from grosstarock.core.presets import PRESETS, rules_of
from grosstarock.core.rules import LONGEST_UNIT, OPTIONS, OptionValue, Rules, Stake, Tariff
from grosstarock.core.seats import BySeat, Seat, Seating
from grosstarock.core.shuffle import shuffled
from grosstarock.core.state import DealState, Phase
from grosstarock.testing.strategies_play import LONGEST_DEAL, played_on

_TRUMPS = CardSet(PACK).of_suit(Suit.TRUMPS)
_SIDES: tuple[CardSet, ...] = (
    _TRUMPS.with_(SCUSE),
    _TRUMPS.without(Card.T1),
    CardSet(KINGS),
    HONOURS,
    COURTS.with_(SCUSE),
    *(CardSet(PACK).of_suit(suit) for suit in Suit),
)
"""Kinds of cards that a one-sided pack gives to one place."""

_NUMBERS = st.integers(0, 2**32 - 1)


def cards() -> SearchStrategy[Card]:
    """One of the 78 cards."""
    return st.sampled_from(PACK)


def hands(size: int = HAND_SIZE) -> SearchStrategy[CardSet]:
    """Any hand of ``size`` cards."""
    return st.lists(cards(), min_size=size, max_size=size, unique=True).map(CardSet)


@st.composite
def packs(draw: DrawFn) -> tuple[Card, ...]:
    """A pack to deal: even or one-sided, the 'Scuse anywhere."""
    pack = list(shuffled(f"gt1:{draw(st.integers(0, 2**20))}"))
    if draw(st.booleans()):
        pack = _one_sided(draw, pack)
    if draw(st.booleans()):
        place = draw(st.integers(0, len(pack) - 1))
        where = pack.index(SCUSE)
        pack[where], pack[place] = pack[place], pack[where]
    return tuple(pack)


def _one_sided(draw: DrawFn, pack: list[Card]) -> list[Card]:
    """The same cards, of one kind as many as go into the hand dealt at one place."""
    side = draw(st.sampled_from(_SIDES))
    place = draw(st.integers(0, 2))
    ordered = sorted(pack, key=lambda card: card not in side)
    rest = ordered[HAND_SIZE:]
    parts = [rest[:HAND_SIZE], rest[HAND_SIZE : 2 * HAND_SIZE]]
    parts.insert(place, ordered[:HAND_SIZE])
    parts[2] += rest[2 * HAND_SIZE :]
    # With three at the table and the third dealing, the hands are dealt in the order of the seats.
    return list(pack_of(Seating.of(3, Seat.THIRD), parts))


def stakes() -> SearchStrategy[Stake]:
    """How amounts are shown, in units of any name that can be printed."""
    letters = st.characters(codec="utf-8", categories=("L", "N", "P", "S"))
    units = st.text(letters, min_size=1, max_size=LONGEST_UNIT)
    return st.builds(Stake, units, st.sampled_from((1, 5, 10, 7, 1000)))


def amounts() -> SearchStrategy[dict[str, int]]:
    """Some changed amounts of a tariff by name, nothing among them."""
    points = st.integers(0, 40).map(lambda number: number * 5)
    return st.dictionaries(st.sampled_from(tuple(Tariff().amounts())), points, max_size=6)


@st.composite
def rules(draw: DrawFn, *, players: int | None = None) -> Rules:
    """The rules of any table: every preset, each option and amount as it is or changed."""
    names = [name for name, known in PRESETS.items() if players in (None, *known.players)]
    preset = PRESETS[draw(st.sampled_from(names))]
    at_table = players or draw(st.sampled_from(preset.players))
    chosen: dict[str, OptionValue] = {}
    for name, values in OPTIONS.items():
        is_open = name != "pots" or at_table > 2
        if is_open and draw(st.booleans()):
            chosen[name] = draw(st.sampled_from(values))
    stake = draw(st.one_of(st.none(), stakes()))
    tariff = draw(st.one_of(st.just({}), amounts()))
    return rules_of(preset.name, at_table, options=chosen, tariff=tariff, stake=stake)


@st.composite
def accounts(draw: DrawFn, at_table: Rules) -> Accounts:
    """Balances and pots before a deal; with three and four together zero."""
    pots = Pots()
    if at_table.pots:
        held = st.one_of(st.just(0), st.integers(1, 200).map(lambda number: number * 5))
        pots = Pots(draw(held), draw(held))
    balances = [draw(st.integers(-500, 500)) for _ in range(at_table.players - 1)]
    return Accounts(BySeat([*balances, -sum(balances) - pots.total()]), pots)


@st.composite
def deals(draw: DrawFn, at_table: Rules | None = None) -> DealState:
    """A deal whose cards have just been dealt, by any rules unless some are given."""
    chosen = draw(rules()) if at_table is None else at_table
    dealer = Seat(draw(st.integers(0, chosen.players - 1)))
    again = chosen.redeal_without_trumps and draw(st.booleans())
    state = engine.initial(chosen, dealer, draw(accounts(chosen)), again=again)
    return engine.apply(state, DealCards(draw(packs()))).state


@st.composite
def deals_in_progress(draw: DrawFn, at_table: Rules | None = None) -> DealState:
    """A deal after any number of random legal actions, perhaps over."""
    state = draw(deals(at_table))
    return played_on(state, draw(_NUMBERS), draw(st.integers(0, LONGEST_DEAL)))


@st.composite
def finished_deals(draw: DrawFn, at_table: Rules | None = None) -> DealState:
    """A deal played at random until it is over, by its 25 tricks or by a redeal asked for."""
    return played_on(draw(deals(at_table)), draw(_NUMBERS))


@st.composite
def endings(draw: DrawFn, *, tricks: int = 25) -> Ending:
    """A position with at most ``tricks`` tricks to play and at least one card left."""
    state = draw(deals(draw(rules().filter(lambda chosen: not chosen.redeal_without_trumps))))
    number = draw(_NUMBERS)
    before = [state]
    while before[-1].turn is not None:
        before.append(played_on(before[-1], number and number + len(before), 1))
    late = [
        state
        for state in before
        if state.phase in (Phase.DEMAND, Phase.PLAY) and len(state.tricks) >= 25 - tricks
    ]
    return ending_of(draw(st.sampled_from(late)))
