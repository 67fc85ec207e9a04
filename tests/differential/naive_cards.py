"""Cards, discards, declarations and tricks, clause by clause, on cards that are strings.

A card is a code: suit and rank ("SN", "H10"), a trump ("T1" … "T21") or the 'Scuse ("F").
"""

from itertools import combinations

# TAB-7, high to low; also the order in which the cards of a ledger entry are listed.
BLACK_RANKS = ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
RED_RANKS = ["K", "Q", "N", "J", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
CLUBS = ["C" + rank for rank in BLACK_RANKS]
SPADES = ["S" + rank for rank in BLACK_RANKS]
HEARTS = ["H" + rank for rank in RED_RANKS]
DIAMONDS = ["D" + rank for rank in RED_RANKS]
TRUMPS = ["T" + str(number) for number in range(21, 0, -1)]
PACK = [*CLUBS, *SPADES, *HEARTS, *DIAMONDS, *TRUMPS, "F"]

KINGS = ["CK", "SK", "HK", "DK"]
PAGAT = "T1"
MOND = "T21"
TRULL = [MOND, PAGAT, "F"]
HONOURS = [*KINGS, *TRULL]

DECLARATIONS = [
    "trumps",
    "matadors",
    "cavalry-C",
    "cavalry-S",
    "cavalry-H",
    "cavalry-D",
    "kings",
]


def suit_of(card: str) -> str:
    """C, S, H, D, T for a trump, or F for the 'Scuse (which is no trump)."""
    return card[0]


def value_of(card: str) -> int:
    """TAB-8: what a card counts."""
    if card in HONOURS:
        return 4
    if suit_of(card) == "T":
        return 0
    return {"Q": 3, "N": 2, "J": 1}.get(card[1:], 0)


def in_order(cards: list[str]) -> list[str]:
    """The cards in the order of codes: C, S, H, D, T, each from high to low, the 'Scuse last."""
    return [card for card in PACK if card in cards]


def trumps_in(cards: list[str]) -> list[str]:
    """The trumps among the cards; the 'Scuse is none."""
    return [card for card in cards if suit_of(card) == "T"]


# Declarations (section 4)


def declarations_held(cards: list[str], *, scuse_counts_as_trump: bool) -> dict[str, list[str]]:
    """Each declaration that the cards hold, by name, with the cards that make it."""
    held: dict[str, list[str]] = {}
    # DECL-3
    counted = trumps_in(cards)
    if "F" in cards and scuse_counts_as_trump:
        counted = [*counted, "F"]
    if len(counted) >= 10:
        held["trumps"] = in_order(counted)
    # DECL-4
    if all(card in cards for card in TRULL):
        matadors = list(TRULL)
        for card in TRUMPS[1:-1]:
            if card not in cards:
                break
            matadors.append(card)
        held["matadors"] = in_order(matadors)
    # DECL-5
    for suit in ["C", "S", "H", "D"]:
        courts = [suit + rank for rank in ["K", "Q", "N", "J"]]
        best = best_of_four(courts, cards)
        if best:
            held["cavalry-" + suit] = best
    # DECL-6
    best = best_of_four(KINGS, cards)
    if best:
        held["kings"] = best
    return held


def best_of_four(four: list[str], cards: list[str]) -> list[str]:
    """DECL-5, DECL-6, DECL-7: the best of abundant, full and half, or no card at all."""
    have = [card for card in four if card in cards]
    if len(have) == 4 and "F" in cards:
        return in_order([*have, "F"])
    if len(have) == 4:
        return in_order(have)
    if len(have) == 3 and "F" in cards:
        return in_order([*have, "F"])
    return []


def declaration_points(name: str, cards: list[str], tariff: dict[str, int]) -> int:
    """What each other active player pays for a declaration made of these cards."""
    if name == "trumps":
        return tariff["ten_trumps"] + tariff["more_trumps"] * (len(cards) - 10)
    if name == "matadors":
        return tariff["three_matadors"] + tariff["more_matadors"] * (len(cards) - 3)
    if "F" not in cards:
        return tariff["full"]
    if len(cards) == 5:
        return tariff["abundant"]
    return tariff["half"]


# The discard (section 3)


def discards_with_reason(
    hand: list[str], number: int, *, scuse_counts_as_trump: bool
) -> dict[frozenset[str], str]:
    """Every way to lay away that many cards: "" where it is allowed, else the clause against it.

    `hand` is the dealer's 28 cards and three are laid away, or, in an announced tout, the 27
    without the 'Scuse and two of them (TOUT-A1).
    """
    held = declarations_held(hand, scuse_counts_as_trump=scuse_counts_as_trump)
    declared = {card for cards in held.values() for card in cards}
    trumps = trumps_in(hand)
    reasons: dict[frozenset[str], str] = {}
    keeping: list[frozenset[str]] = []
    for cards in combinations(hand, number):
        away = frozenset(cards)
        if any(card in HONOURS for card in away):
            reasons[away] = "DISC-2"
        elif trumps_in(list(away)) and not all(card in away for card in trumps):
            reasons[away] = "DISC-4"
        else:
            keeping.append(away)
    if not keeping:
        # DISC-4, the decision: all plain cards that may go, and trumps for the missing number.
        plain = {card for card in hand if suit_of(card) != "T" and card not in HONOURS}
        without_honour = [away for away, reason in reasons.items() if reason == "DISC-4"]
        keeping = [away for away in without_honour if plain <= away]
    fewest = min(len(away & declared) for away in keeping)
    for away in keeping:
        reasons[away] = "" if len(away & declared) == fewest else "DISC-3"
    return reasons


# The play (section 5)


def suit_led(cards: list[str], named: str | None) -> str | None:
    """The suit that the cards on the table ask for; None while none is set.

    A 'Scuse led asks for the suit named; led to the last trick it names none, and the second card
    sets the suit (SCUSE-5).
    """
    if not cards:
        return None
    if cards[0] != "F":
        return suit_of(cards[0])
    if named is not None:
        return named
    return suit_of(cards[1]) if len(cards) > 1 else None


def cards_that_follow(hand: list[str], suit: str | None) -> list[str]:
    """PLAY-2 for the cards of a hand other than the 'Scuse."""
    others = [card for card in hand if card != "F"]
    following = [card for card in others if suit_of(card) == suit]
    if suit is None:
        return others
    if following:
        return following
    if trumps_in(others):
        return trumps_in(others)
    return others


def winning_card(cards: list[str], named: str | None) -> str:
    """PLAY-3 and SCUSE-5: the card of a full trick that wins it."""
    suit = suit_led(cards, named)
    trumps = trumps_in(cards)
    following = [card for card in cards if suit_of(card) == suit]
    if trumps:
        return in_order(trumps)[0]
    if following:
        return in_order(following)[0]
    return cards[0]  # the 'Scuse led, the lowest card of the suit that nobody else had
