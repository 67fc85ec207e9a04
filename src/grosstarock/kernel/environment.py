"""Many tables stepped at once, for training and search: the batched environment.

Every lane plays one deal after the other, as a match does: the deal passes on, the pots are carried
over, after a redeal the same dealer deals again. A step takes one action for each lane; a lane
whose deal is over begins the next at once. ``ENVIRONMENT_VERSION`` changes whenever a result would.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from grosstarock.core.cards import Card
from grosstarock.core.ledger import NO_POTS, Pots
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seat

from .bits import Word, bit, popcount
from .book import Ledger
from .bulk import Amounts, Scratch
from .chance import cards_stream
from .compiling import compiled
from .declaring import declare, declare_all, declaring_hand, holdings
from .environment_actions import (
    ACTIONS,
    ANNOUNCE_TOUT_ACTION,
    ASK_REDEAL_ACTION,
    DECLARE_ACTIONS,
    DECLARE_PHASE,
    DECLARED_ACTION,
    DEMAND_ACTION,
    DEMAND_PHASE,
    DISCARD_PHASE,
    NAME_ACTIONS,
    PLAY_PHASE,
    REDEAL_PHASE,
    legal_mask,
)
from .layout import (
    ALL_TRUMPS,
    CARD_AT,
    NO_SUIT,
    PLAIN_CARDS,
    SCUSE_INDEX,
    TRUMP_SUIT,
    Numbers,
    Words,
)
from .opening import DISCARD_SIZE, Pack, deal, fill_pots, lay_away, shuffle
from .play import demand_is_asked, fallen, lay_card, take_trick
from .rules_words import COMPULSORY, PLAYERS, REDEAL_WITHOUT_TRUMPS, rules_row
from .table_words import (
    ACCOUNT,
    ACTIVE,
    ANSWERS,
    DEALER,
    DEMANDED,
    DISCARD_SUITS,
    DISCARD_TRUMPS,
    ENDED,
    ENTRIES,
    KING_POT,
    LEADER,
    LED,
    NOT_ENDED,
    NUMBERS_SIZE,
    ON_TABLE,
    PAGAT_POT,
    PHASE,
    REDEAL,
    SEAT,
    TOUT_ANNOUNCED,
    TRUMPS_SHOWN,
    TURN,
    VOID,
    WORDS_SIZE,
    place_after,
    set_table,
)
from .trick_words import suit_of
from .whole_deal import EVERYTHING

ENVIRONMENT_VERSION: Final = 1


@compiled
def _go_on(words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger) -> None:
    """Sets phase and turn for the next choice; declares where there is nothing to choose."""
    active = numbers[ACTIVE]
    while numbers[PHASE] == DECLARE_PHASE:
        place = numbers[TURN]
        suits, trumps = declaring_hand(words, numbers, place)
        if not rules[COMPULSORY] and holdings(suits, trumps, rules):
            return
        if rules[COMPULSORY]:
            declare_all(words, numbers, rules, ledger, place, EVERYTHING)
        _pass_declaring_on(numbers)
    if numbers[PHASE] >= DEMAND_PHASE:
        if demand_is_asked(numbers):
            numbers[PHASE] = DEMAND_PHASE
            numbers[TURN] = place_after(numbers[LEADER], numbers[ANSWERS], active)
        else:
            numbers[PHASE] = PLAY_PHASE
            numbers[TURN] = place_after(numbers[LEADER], numbers[ON_TABLE], active)


@compiled
def _pass_declaring_on(numbers: Numbers) -> None:
    """The next to declare: after the dealer eldest, and so on; then the play begins (DECL-1)."""
    place = numbers[TURN]
    last = numbers[ACTIVE] - 2
    if place == last:
        numbers[PHASE] = PLAY_PHASE
    else:
        numbers[TURN] = 0 if place > last else place + 1


@compiled
def _begin(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    pack: Pack,
    dealer: int,
    again: bool,
    stream: Word,
) -> None:
    """A deal up to its first choice; the pots stay as they are in ``numbers``."""
    king_pot = numbers[ACCOUNT + KING_POT]
    pagat_pot = numbers[ACCOUNT + PAGAT_POT]
    set_table(words, numbers, rules[PLAYERS], dealer, king_pot, pagat_pot)
    if not again:
        fill_pots(numbers, rules, ledger)
    shuffle(pack, stream)
    deal(words, numbers, pack)
    numbers[PHASE] = REDEAL_PHASE if rules[REDEAL_WITHOUT_TRUMPS] else DISCARD_PHASE
    numbers[TURN] = 0 if rules[REDEAL_WITHOUT_TRUMPS] else numbers[ACTIVE] - 1


@compiled
def _note_voids(words: Words, numbers: Numbers, place: int, index: int) -> None:
    """What a card played off the suit led shows (PLAY-2, DISC-5)."""
    led = numbers[LED]
    if led == NO_SUIT or index == SCUSE_INDEX:
        return
    suit = suit_of(index)
    if suit == led:
        return
    numbers[VOID + place] |= 1 << led
    if suit != TRUMP_SUIT:
        numbers[VOID + place] |= 1 << TRUMP_SUIT
        if place == numbers[ACTIVE] - 1 and words[DISCARD_TRUMPS] & ALL_TRUMPS:
            numbers[TRUMPS_SHOWN] = 1


@compiled
def _discard_card(words: Words, numbers: Numbers, index: int) -> None:
    """One card more of three to lay away."""
    if index < PLAIN_CARDS:
        words[DISCARD_SUITS] |= bit(index)
    else:
        words[DISCARD_TRUMPS] |= bit(index - PLAIN_CARDS)
    suits = words[DISCARD_SUITS]
    trumps = words[DISCARD_TRUMPS]
    if popcount(suits) + popcount(trumps) == DISCARD_SIZE:
        lay_away(words, numbers, suits, trumps)
        numbers[PHASE] = DECLARE_PHASE


@compiled
def _act(words: Words, numbers: Numbers, rules: Numbers, ledger: Ledger, action: int) -> None:
    """One legal action; what follows of itself is done too."""
    place = numbers[TURN]
    phase = numbers[PHASE]
    if phase == PLAY_PHASE:
        index = min(action, SCUSE_INDEX)
        name = action - NAME_ACTIONS if action >= NAME_ACTIONS else NO_SUIT
        _note_voids(words, numbers, place, index)
        lay_card(words, numbers, place, index, name)
        if numbers[ON_TABLE] == numbers[ACTIVE]:
            suits, trumps = fallen(numbers)
            take_trick(words, numbers, rules, ledger, suits, trumps)
    elif phase == DISCARD_PHASE:
        if action == ANNOUNCE_TOUT_ACTION:
            numbers[TOUT_ANNOUNCED] = 1
        else:
            _discard_card(words, numbers, action)
    elif phase == DECLARE_PHASE:
        if action == DECLARED_ACTION:
            _pass_declaring_on(numbers)
        else:
            declare(words, numbers, rules, ledger, place, action - DECLARE_ACTIONS)
    elif phase == DEMAND_PHASE:
        numbers[ANSWERS] += 1
        numbers[DEMANDED] = action == DEMAND_ACTION
    elif action == ASK_REDEAL_ACTION:
        numbers[ENDED] = REDEAL
    elif place == numbers[ACTIVE] - 1:
        numbers[PHASE] = DISCARD_PHASE
    else:
        numbers[TURN] = place + 1
    if numbers[ENDED] == NOT_ENDED:
        _go_on(words, numbers, rules, ledger)


@compiled
def _step_all(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    ways: Words,
    pack: Pack,
    deals: Numbers,
    seed: Word,
    actions: Numbers,
    masks: Words,
    turns: npt.NDArray[np.int8],
    rewards: Amounts,
    terminated: npt.NDArray[np.bool_],
) -> int:
    """Steps every lane; the first lane whose action is not legal, before any is stepped, or -1."""
    lanes = len(words)
    for lane in range(lanes):
        action = actions[lane]
        word = masks[lane, 0] if action < PLAIN_CARDS else masks[lane, 1]
        place = action if action < PLAIN_CARDS else action - PLAIN_CARDS
        if action < 0 or action >= ACTIONS or not word & bit(place):
            return lane
    for lane in range(lanes):
        own_words = words[lane]
        own = numbers[lane]
        own[ENTRIES] = 0
        for seat in range(4):
            rewards[lane, seat] = -own[ACCOUNT + seat]
        _act(own_words, own, rules, ledger, actions[lane])
        for seat in range(4):
            rewards[lane, seat] += own[ACCOUNT + seat]
        ended = own[ENDED]
        terminated[lane] = ended != NOT_ENDED
        if ended != NOT_ENDED:
            again = ended == REDEAL
            dealer = own[DEALER] if again else (own[DEALER] + 1) % rules[PLAYERS]
            deals[lane] += lanes
            stream = cards_stream(seed, deals[lane])
            _begin(own_words, own, rules, ledger, pack, dealer, again, stream)
        masks[lane, 0], masks[lane, 1] = legal_mask(own_words, own, rules, ways)
        turns[lane] = own[SEAT + own[TURN]]
    return -1


@compiled
def _begin_all(
    words: Words,
    numbers: Numbers,
    rules: Numbers,
    ledger: Ledger,
    ways: Words,
    pack: Pack,
    deals: Numbers,
    seed: Word,
    masks: Words,
    turns: npt.NDArray[np.int8],
) -> None:
    for lane in range(len(words)):
        own_words = words[lane]
        own = numbers[lane]
        dealer = lane % rules[PLAYERS]
        stream = cards_stream(seed, deals[lane])
        _begin(own_words, own, rules, ledger, pack, dealer, False, stream)
        masks[lane, 0], masks[lane, 1] = legal_mask(own_words, own, rules, ways)
        turns[lane] = own[SEAT + own[TURN]]


@dataclass(frozen=True, slots=True)
class Stepped:
    """What the lanes came to, in arrays that the next step overwrites.

    ``masks`` is what each may do next (``uint64[lanes, 2]``), ``turns`` the seat whose turn it is,
    ``rewards`` what each seat won by the action (``int32[lanes, 4]``; what fills the pots of the
    next deal is not in it), ``terminated`` whether the action ended the deal.
    """

    masks: Words
    turns: npt.NDArray[np.int8]
    rewards: Amounts
    terminated: npt.NDArray[np.bool_]


class Environment:
    """Some lanes of one table's rules; an ``Observer`` tells what each seat to move sees.

    Lane n plays the deals n, n + lanes, n + 2 lanes and so on of the series that ``seed`` (a word)
    begins, the first dealt by seat n modulo players; ``pots`` stand in it before that.
    """

    def __init__(self, rules: Rules, lanes: int, *, seed: int = 0, pots: Pots = NO_POTS) -> None:
        if lanes < 1 or not 0 <= seed < 2**64:
            raise ValueError(f"no environment of {lanes} lanes with seed {seed}")
        if pots.total() and not rules.pots:
            raise ValueError("these rules have no pots")
        self.rules = rules
        self.lanes = lanes
        self.seed = seed
        self.words = np.zeros((lanes, WORDS_SIZE), np.uint64)
        self.numbers = np.zeros((lanes, NUMBERS_SIZE), np.int64)
        self.deals = np.arange(lanes, dtype=np.int64)
        self.stepped = Stepped(
            masks=np.zeros((lanes, 2), np.uint64),
            turns=np.zeros(lanes, np.int8),
            rewards=np.zeros((lanes, 4), np.int32),
            terminated=np.zeros(lanes, np.bool_),
        )
        self._row = rules_row(rules)
        self._scratch = Scratch.new()
        self._start(pots)

    def _start(self, pots: Pots) -> None:
        self.numbers[:, ACCOUNT + KING_POT] = pots.king
        self.numbers[:, ACCOUNT + PAGAT_POT] = pots.pagat
        _begin_all(
            self.words,
            self.numbers,
            self._row,
            self._scratch.ledger,
            self._scratch.ways,
            self._scratch.pack,
            self.deals,
            Word(self.seed),
            self.stepped.masks,
            self.stepped.turns,
        )

    def step(self, actions: Numbers) -> Stepped:
        """One action for each lane, ``int64[lanes]``.

        ``ValueError`` where one is not legal; then nothing has been done in any lane.
        """
        stepped = self.stepped
        illegal = _step_all(
            self.words,
            self.numbers,
            self._row,
            self._scratch.ledger,
            self._scratch.ways,
            self._scratch.pack,
            self.deals,
            Word(self.seed),
            actions,
            stepped.masks,
            stepped.turns,
            stepped.rewards,
            stepped.terminated,
        )
        if illegal >= 0:
            raise ValueError(f"action {actions[illegal]} is not legal in lane {illegal}")
        return stepped

    def dealer_of(self, lane: int) -> Seat:
        """Who deals the deal of a lane."""
        return Seat(self.numbers[lane, DEALER])

    def pack_of(self, lane: int) -> tuple[Card, ...]:
        """The pack from which the deal of a lane was dealt."""
        pack = np.zeros_like(self._scratch.pack)
        shuffle(pack, Word(cards_stream(Word(self.seed), int(self.deals[lane]))))
        return tuple(CARD_AT[index] for index in pack)
