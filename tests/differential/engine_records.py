"""A deal of the engine as a record, written plainly and apart from the notation.

So a fault in the notation cannot hide one in the engine, and the notation's own records can be
compared with these.
"""

from collections import Counter
from typing import Any

from tests.differential.engine_deals import Row

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
from grosstarock.core.cards import SCUSE, Card, Suit
from grosstarock.core.ledger import Accounts, Entry, Party
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, HowEnded
from grosstarock.core.tricks import LAST_TRICK

Record = dict[str, Any]

NAMES = ("Ada", "Bo", "Cy", "Di")


def record_by_hand(state: DealState, row: Row) -> Record:
    """The record of a deal that is over and was played by the rules of a row."""
    record: Record = {
        "format": "grosstarock-deal/1",
        "rules": {name: row[name] for name in ("preset", "options", "tariff", "stake")},
        "players": list(NAMES[: state.rules.players]),
        "dealer": int(state.dealer),
        "balances_before": [int(balance) for balance in state.before.balances],
        "pots_before": pots_in_json(state.before),
        "deal": [codes(cards) for cards in state.dealt],
        "actions": [
            action_in_json(action)
            for action in state.actions
            if not isinstance(action, DealCards | BreakOff)
        ],
        "ledger": [entry_in_json(entry) for entry in state.ledger],
        "balances_after": [int(balance) for balance in state.accounts.balances],
        "pots_after": pots_in_json(state.accounts),
    }
    if state.again:
        record["redeal"] = True
    if state.played is None:
        record["ended"] = "redeal" if state.ended is HowEnded.REDEAL else "broken_off"
        return record
    record["tricks"] = [
        {"leader": int(trick.leader), "cards": codes(trick.cards), "winner": int(trick.winner)}
        for trick in state.tricks
    ]
    record["card_points"] = [int(points) for points in state.played.card_points]
    return record


def codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def pots_in_json(accounts: Accounts) -> dict[str, int]:
    return {"king": accounts.pots.king, "pagat": accounts.pots.pagat}


def entry_in_json(entry: Entry) -> Record:
    def party(one: Party) -> int | str | None:
        return one if one is None else int(one) if isinstance(one, Seat) else str(one.value)

    return {
        "clause": entry.clause.value,
        "payer": party(entry.payer),
        "payee": party(entry.payee),
        "points": entry.points,
        "cards": codes(entry.cards),
    }


def action_in_json(action: Action) -> Record:
    match action:
        case AskRedeal(seat):
            return {"seat": int(seat), "do": "ask_redeal"}
        case PassRedeal(seat):
            return {"seat": int(seat), "do": "pass_redeal"}
        case AnnounceTout(seat):
            return {"seat": int(seat), "do": "announce_tout"}
        case Discard(seat, cards):
            return {"seat": int(seat), "do": "discard", "cards": codes(cards)}
        case Declare(seat, what):
            return {"seat": int(seat), "do": "declare", "what": [name.value for name in what]}
        case Demand(seat):
            return {"seat": int(seat), "do": "demand"}
        case PassDemand(seat):
            return {"seat": int(seat), "do": "pass_demand"}
        case Play(seat, card, names):
            play: Record = {"seat": int(seat), "do": "play", "card": card.code}
            return play if names is None else {**play, "names": names.value}
        case _:
            raise AssertionError(f"the table's own {action} is not in a record")


def outcomes_of(state: DealState) -> Counter[str]:
    """What was rare or paid in a deal, each counted once."""
    seen: Counter[str] = Counter({clause.value: 1 for clause in {e.clause for e in state.ledger}})
    seen[f"ended: {state.ended}"] += 1
    seen[f"players: {state.rules.players}"] += 1
    if state.played is None:
        return seen
    discard = state.discard
    facts = {
        "tout announced": state.tout_announced,
        "announced tout won": state.tout_announced and state.played.tout is state.dealer,
        "somebody else's tout against an announced one": state.tout_announced
        and state.played.tout not in (None, state.dealer),
        "two bagud": len(state.played.bagud) == 2,
        "bagud in a tout": state.played.tout is not None and bool(state.played.bagud),
        "ultimo in a tout": state.played.tout is not None and state.played.ultimo_card is not None,
        "bagud in a misere": state.played.misere is not None and bool(state.played.bagud),
        "misere in a failed announced tout": state.played.misere is not None
        and state.played.failed_announced_tout,
        "trumps laid away": discard is not None and bool(discard.of_suit(Suit.TRUMPS)),
        "trumps shown": state.trumps_shown,
        "'Scuse demanded": state.scuse_demanded,
        "'Scuse led": any(trick.cards[0] is SCUSE for trick in state.tricks),
        "'Scuse took its trick": any(
            SCUSE in trick.cards and trick.player_of(SCUSE) is trick.winner
            for trick in state.tricks
        ),
        "'Scuse of a player without tricks": any(
            not state.played.has_trick[seat]
            for trick in state.tricks
            for seat, card in zip(trick.order, trick.cards, strict=True)
            if card is SCUSE
        ),
        "'Scuse lost in the last trick": SCUSE in state.tricks[LAST_TRICK - 1].cards,
        "declared from cards laid away": any(
            holding.cards & discard
            for holding in state.declared[0]
            if discard is not None and not state.tout_announced
        ),
    }
    return seen + Counter({name: 1 for name, is_so in facts.items() if is_so})
