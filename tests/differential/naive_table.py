"""One deal at the table, action by action: whose turn it is and what is allowed (sections 3 to 5).

Everything is kept in lists and dictionaries that are looked through again at every step.
"""

from dataclasses import dataclass
from typing import Any

from tests.differential.naive_cards import (
    PACK,
    cards_that_follow,
    declarations_held,
    discards_with_reason,
    suit_led,
    trumps_in,
    winning_card,
)
from tests.differential.naive_rules import Illegal, Record, is_whole, options_of, tariff_of

Action = dict[str, Any]


@dataclass
class Trick:
    """A trick: who led, who played which card in which order, and who won when it is full."""

    leader: int
    players: list[int]
    cards: list[str]
    named: str | None = None
    winner: int | None = None


def hands_of(record: Record) -> list[list[str]]:
    """The hands as dealt, after a check of the pack and of the size of each (section 3)."""
    seats = len(record["players"])
    if seats not in (2, 3, 4):
        raise Illegal("players", "TAB-2", "two, three or four may sit at the table")
    for name in ("deal", "balances_before"):
        if len(record[name]) != seats:
            raise Illegal(name, "TAB-2", f"{seats} players, but {len(record[name])} here")
    dealer = record["dealer"]
    if not is_whole(dealer) or dealer not in range(seats):
        raise Illegal("dealer", "TAB-6", "the dealer is one of the seats")
    seen: list[str] = []
    for seat, cards in enumerate(record["deal"]):
        size = 28 if seat == dealer else 25
        if seats == 4 and seat == (dealer + 2) % 4:
            size = 0  # TAB-3
        if len(cards) != size:
            raise Illegal(f"deal[{seat}]", "DEAL-1", f"{len(cards)} cards instead of {size}")
        for place, card in enumerate(cards):
            if card not in PACK or card in seen:
                raise Illegal(f"deal[{seat}][{place}]", "TAB-1", f"{card!r} unknown or twice")
            seen.append(card)
    return [list(cards) for cards in record["deal"]]


class Table:
    """The deal of a record, before its first action; `act` then plays one action after another."""

    def __init__(self, record: Record) -> None:
        self.hands = hands_of(record)
        self.options = options_of(record)
        self.tariff = tariff_of(record)
        self.seats = len(record["players"])
        self.dealer: int = record["dealer"]
        # Playing order from eldest, the dealer last; without the seat that sits out (TAB-3).
        around: list[int] = [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]
        self.order: list[int] = [seat for seat in around if self.hands[seat]]
        self.redeal_answers: list[str] = []
        self.tout_announced = False
        self.discard: list[str] | None = None
        self.declarers: list[int] = []
        self.declared: list[tuple[int, str, list[str]]] = []
        self.demand_answers: list[str] = []
        self.tricks: list[Trick] = []

    def order_from(self, seat: int) -> list[int]:
        """The active seats in playing order, beginning with this one."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]

    def others(self, seat: int) -> list[int]:
        """The other active seats in playing order, beginning with the next."""
        return self.order_from(seat)[1:]

    def finished_tricks(self) -> list[Trick]:
        """The tricks that are full."""
        return [trick for trick in self.tricks if trick.winner is not None]

    def leader(self) -> int:
        """PLAY-1: who leads, or led, the trick that is being played."""
        if self.tricks and self.tricks[-1].winner is None:
            return self.tricks[-1].leader
        return self.order[0] if not self.tricks else self.winner_of(self.tricks[-1])

    def winner_of(self, trick: Trick) -> int:
        """The seat whose card wins a full trick."""
        return trick.players[trick.cards.index(winning_card(trick.cards, trick.named))]

    def on_table(self) -> Trick:
        """The trick being played, still without a card if it is about to be led."""
        if self.tricks and self.tricks[-1].winner is None:
            return self.tricks[-1]
        return Trick(self.leader(), [], [])

    def scuse_has_been_shown(self) -> bool:
        """Whether the 'Scuse was played or, in an announced tout, laid away."""
        return self.tout_announced or any("F" in trick.cards for trick in self.tricks)

    def turn(self) -> tuple[str, int] | None:
        """What is to be done next and by which seat; None when the deal is over."""
        if "ask_redeal" in self.redeal_answers:
            return None
        if self.options["redeal_without_trumps"] and len(self.redeal_answers) < len(self.order):
            return "redeal", self.order[len(self.redeal_answers)]  # GAME-3
        if self.discard is None:
            return "discard", self.dealer
        if len(self.declarers) < len(self.order):
            return "declare", self.order_from(self.dealer)[len(self.declarers)]  # DECL-1
        if len(self.finished_tricks()) == 25:
            return None
        trick = self.on_table()
        if len(self.finished_tricks()) == 22 and not trick.cards and self.demand_is_open():
            return "demand", self.order_from(trick.leader)[len(self.demand_answers)]
        return "play", self.order_from(trick.leader)[len(trick.cards)]

    def demand_is_open(self) -> bool:
        """SCUSE-7: whether somebody is still to be asked before trick 23."""
        if self.scuse_has_been_shown() or "demand" in self.demand_answers:
            return False
        return len(self.demand_answers) < len(self.order)

    def act(self, action: Action, path: str) -> None:
        """Play one action; raises `Illegal` where the rules do not allow it."""
        turn = self.turn()
        if turn is None:
            raise Illegal(path, "PLAY-1", "the deal is over")
        step, seat = turn
        words = {
            "redeal": ["ask_redeal", "pass_redeal"],
            "discard": ["announce_tout", "discard"],
            "declare": ["declare"],
            "demand": ["demand", "pass_demand"],
            "play": ["play"],
        }[step]
        clause = {
            "redeal": "GAME-3",
            "discard": "DISC-1",
            "declare": "DECL-1",
            "demand": "SCUSE-7",
            "play": "PLAY-1",
        }[step]
        if action.get("do") not in words:
            raise Illegal(path + ".do", clause, f"expected {' or '.join(words)}")
        if not is_whole(action.get("seat")) or action["seat"] != seat:
            raise Illegal(path + ".seat", clause, f"it is the turn of seat {seat}")
        {
            "redeal": self.answer_redeal,
            "discard": self.announce_or_discard,
            "declare": self.declare,
            "demand": self.answer_demand,
            "play": self.play,
        }[step](action, path)

    def answer_redeal(self, action: Action, path: str) -> None:
        """GAME-3: asking for a new deal needs a hand without a trump."""
        if action["do"] == "ask_redeal" and trumps_in(self.hands[action["seat"]]):
            raise Illegal(path + ".do", "GAME-3", "a player with a trump can only pass")
        self.redeal_answers.append(action["do"])

    def announce_or_discard(self, action: Action, path: str) -> None:
        """DISC-1 to DISC-4 and TOUT-A1."""
        hand = self.hands[self.dealer]
        if action["do"] == "announce_tout":
            if not self.options["announced_tout"]:
                raise Illegal(path + ".do", "TOUT-A1", "no tout is announced at this table")
            if self.tout_announced or "F" not in hand:
                raise Illegal(path + ".do", "TOUT-A1", "announced already, or without the 'Scuse")
            self.tout_announced = True
            return
        cards = action.get("cards")
        place = path + ".cards"
        if not isinstance(cards, list) or len(cards) != 3 or len(set(cards)) != 3:
            raise Illegal(place, "DISC-1", "three different cards are laid away")
        if not all(card in hand for card in cards):
            raise Illegal(place, "DISC-1", "a card that the dealer does not hold")
        reason = self.discard_reasons().get(frozenset(cards), "TOUT-A1")
        if reason:
            raise Illegal(place, reason, "these cards may not be laid away")
        self.discard = list(cards)
        self.hands[self.dealer] = [card for card in hand if card not in cards]

    def discard_reasons(self) -> dict[frozenset[str], str]:
        """Every discard that can be thought of: "" where it is allowed, else the clause."""
        hand = self.hands[self.dealer]
        counts = self.options["scuse_counts_as_trump"]
        if not self.tout_announced:
            return discards_with_reason(hand, 3, scuse_counts_as_trump=counts)
        rest = [card for card in hand if card != "F"]
        two = discards_with_reason(rest, 2, scuse_counts_as_trump=counts)
        return {away | {"F"}: reason for away, reason in two.items()}

    def declarable(self, seat: int) -> dict[str, list[str]]:
        """The declarations that a seat's hand holds, with their cards.

        The dealer's are those of the 28 cards (DISC-6), but of the 25 in an announced tout.
        """
        cards = list(self.hands[seat])
        if seat == self.dealer and self.discard is not None and not self.tout_announced:
            cards += self.discard
        counts = self.options["scuse_counts_as_trump"]
        return declarations_held(cards, scuse_counts_as_trump=counts)

    def declare(self, action: Action, path: str) -> None:
        """DECL-2: each declaration once, and only what is held; all of it where compulsory."""
        seat = action["seat"]
        held = self.declarable(seat)
        what = action.get("what")
        if not isinstance(what, list):
            raise Illegal(path + ".what", "DECL-2", "a list of declarations is needed")
        for place, name in enumerate(what):
            if name not in held or name in what[:place]:
                raise Illegal(f"{path}.what[{place}]", "DECL-2", f"{name!r} not held, or twice")
        if self.options["declarations"] == "compulsory" and len(what) != len(held):
            raise Illegal(path + ".what", "DECL-2", f"all must be declared: {list(held)}")
        self.declarers.append(seat)
        self.declared += [(seat, name, held[name]) for name in what]

    def answer_demand(self, action: Action, path: str) -> None:
        """SCUSE-7: who holds the 'Scuse can only pass."""
        if action["do"] == "demand" and "F" in self.hands[action["seat"]]:
            raise Illegal(path + ".do", "SCUSE-7", "its holder cannot demand the 'Scuse")
        self.demand_answers.append(action["do"])

    def legal_plays(self) -> set[tuple[str, str | None]]:
        """Every card that the seat to play may play, with the suit that it names or None."""
        turn = self.turn()
        assert turn is not None
        assert turn[0] == "play"
        hand = self.hands[turn[1]]
        trick = self.on_table()
        number = len(self.finished_tricks()) + 1
        plain = cards_that_follow(hand, suit_led(trick.cards, trick.named))
        allowed: set[tuple[str, str | None]] = {(card, None) for card in plain}
        if "F" not in hand or number == 24:  # SCUSE-6
            return allowed
        if number == 23 and "demand" in self.demand_answers:  # SCUSE-7
            allowed = set()
        if trick.cards or number == 25:  # SCUSE-1, and SCUSE-5 for the last trick
            return allowed | {("F", None)}
        return allowed | {("F", suit) for suit in "CSHDT"}  # SCUSE-5

    def reason_against(self, card: str, seat: int) -> str:
        """The clause that forbids a card of the hand."""
        if card == "F":
            return "SCUSE-6"
        number = len(self.finished_tricks()) + 1
        if "F" in self.hands[seat] and number == 23 and "demand" in self.demand_answers:
            return "SCUSE-7"
        return "PLAY-2"

    def play(self, action: Action, path: str) -> None:
        """PLAY-1 to PLAY-3 and the SCUSE clauses."""
        seat, card, named = action["seat"], action.get("card"), action.get("names")
        if card not in self.hands[seat]:
            raise Illegal(path + ".card", "PLAY-1", f"{card!r} is not in the hand")
        allowed = self.legal_plays()
        if card not in [one for one, _ in allowed]:
            clause = self.reason_against(card, seat)
            raise Illegal(path + ".card", clause, f"{card} may not be played now")
        if (card, named) not in allowed or ("names" in action and named is None):
            raise Illegal(path + ".names", "SCUSE-5", "a suit is named for a 'Scuse led, only then")
        trick = self.on_table()
        if not trick.cards:
            self.tricks.append(trick)
        trick.players.append(seat)
        trick.cards.append(card)
        if named is not None:
            trick.named = named
        self.hands[seat].remove(card)
        if len(trick.cards) == len(self.order):
            trick.winner = self.winner_of(trick)
