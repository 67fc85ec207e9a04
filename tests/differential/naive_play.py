"""Whole random deals by legal play, for smoke tests of the judge and as input for comparisons.

Every choice is drawn from what the naive judge itself allows. Because feats are rare at random,
hands may be dealt one-sided and seats may play always high or always low.
"""

from random import Random
from typing import Any

from tests.differential.naive_cards import HONOURS, PACK, in_order, suit_of, value_of
from tests.differential.naive_judge import derive
from tests.differential.naive_rules import Record
from tests.differential.naive_table import Action, Table

STYLES = ["random", "high", "low"]


def random_pack(chance: Random) -> list[str]:
    """All 78 cards: shuffled evenly, or with the trumps or the honours drawn to one side."""
    leaning = chance.choice(["even", "even", "trumps", "honours"])
    weight = chance.uniform(0.3, 1.5)

    def place(card: str) -> float:
        leans = (leaning == "trumps" and suit_of(card) in "TF") or (
            leaning == "honours" and card in HONOURS
        )
        return chance.random() + (weight if leans else 0.0)

    return sorted(PACK, key=place)


def random_deal(chance: Random, seats: int, dealer: int) -> list[list[str]]:
    """Hands for each seat, the dealer's with 28 cards; the heavy end falls to a random seat."""
    pack = random_pack(chance)
    active = [seat for seat in range(seats) if seats < 4 or seat != (dealer + 2) % 4]
    chance.shuffle(active)
    hands: list[list[str]] = [[] for _ in range(seats)]
    if seats == 2 and chance.random() < 0.5:
        pack = pack[25:]
    for seat in active:
        size = 28 if seat == dealer else 25
        hands[seat] = [pack.pop() for _ in range(size)]
        chance.shuffle(hands[seat])
    return hands


def random_record(
    chance: Random,
    rules: dict[str, Any],
    seats: int,
    pots: tuple[int, int] = (0, 0),
    break_off_after: int | None = None,
) -> Record:
    """A record with its derived part, played at random to its end.

    `rules` is the record's own `rules` object. With `break_off_after`, the deal is broken off
    after at most that many actions, if it does not end before.
    """
    dealer = chance.randrange(seats)
    share, rest = divmod(-sum(pots), seats)
    record: Record = {
        "format": "grosstarock-deal/1",
        "rules": rules,
        "players": ["Ada", "Bo", "Cy", "Di"][:seats],
        "dealer": dealer,
        "balances_before": [share + (rest if seat == 0 else 0) for seat in range(seats)],
        "pots_before": {"king": pots[0], "pagat": pots[1]},
        "deal": random_deal(chance, seats, dealer),
        "actions": [],
    }
    table = Table(record)
    styles = [chance.choice(STYLES) for _ in range(seats)]
    while table.turn() is not None:
        if break_off_after is not None and len(record["actions"]) >= break_off_after:
            record["ended"] = "broken_off"
            break
        action = random_action(chance, table, styles)
        table.act(action, "actions")
        record["actions"].append(action)
    if "ask_redeal" in table.redeal_answers:
        record["ended"] = "redeal"
    record.update(derive(record))
    return record


def random_action(chance: Random, table: Table, styles: list[str]) -> Action:
    """One legal action for whose turn it is."""
    turn = table.turn()
    assert turn is not None
    step, seat = turn
    if step == "redeal":
        may_ask = not [card for card in table.hands[seat] if suit_of(card) == "T"]
        asks = may_ask and chance.random() < 0.5
        return {"seat": seat, "do": "ask_redeal" if asks else "pass_redeal"}
    if step == "discard":
        return random_discard(chance, table)
    if step == "declare":
        what = list(table.declarable(seat))
        if table.options["declarations"] == "voluntary":
            what = [name for name in what if chance.random() < 0.7]
        return {"seat": seat, "do": "declare", "what": what}
    if step == "demand":
        demands = "F" not in table.hands[seat] and chance.random() < 0.3
        return {"seat": seat, "do": "demand" if demands else "pass_demand"}
    return random_play(chance, table, seat, styles[seat])


def random_discard(chance: Random, table: Table) -> Action:
    """A discard, or the announcement of a tout before it."""
    seat = table.dealer
    may_announce = table.options["announced_tout"] and "F" in table.hands[seat]
    if may_announce and not table.tout_announced and chance.random() < 0.5:
        return {"seat": seat, "do": "announce_tout"}
    reasons = table.discard_reasons()
    away = chance.choice([in_order(list(cards)) for cards, reason in reasons.items() if not reason])
    return {"seat": seat, "do": "discard", "cards": away}


def random_play(chance: Random, table: Table, seat: int, style: str) -> Action:
    """A card of the seat's style: any, the strongest or the weakest."""
    plays = sorted(table.legal_plays(), key=lambda play: (PACK.index(play[0]), str(play[1])))

    def strength(play: tuple[str, str | None]) -> tuple[bool, int, int]:
        return suit_of(play[0]) == "T", value_of(play[0]), -PACK.index(play[0])

    card, named = chance.choice(plays)
    if style == "high":
        card, named = max(plays, key=strength)
    if style == "low":
        card, named = min(plays, key=strength)
    action: Action = {"seat": seat, "do": "play", "card": card}
    if named is not None:
        action["names"] = named
    return action
