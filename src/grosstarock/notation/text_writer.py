"""Records to a text: strict, one form alone.

Seats are named by their players where all names are plain words, else by number. A hand stands in
the order dealt, packets of five set apart by ``|``, the Talon after ``+``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from grosstarock.core.actions import Play
from grosstarock.core.dealing import HAND_SIZE, PACKET
from grosstarock.core.ledger import Pots
from grosstarock.core.presets import changed_stake
from grosstarock.core.rules import Rules
from grosstarock.core.seats import Seating

from .record import (
    DealRecord,
    Derived,
    MatchEndRecord,
    RecordedAction,
    RecordedEntry,
    RecordedTrick,
    SeenCard,
)
from .text_actions import NOTHING, action_words, gathered, played_word
from .text_extra import extra_tags, json_value, more_tag
from .text_rules import FIRST_VERSION, amount_settings, option_settings
from .text_seats import party_word, seat_words
from .text_tags import MATCH_END, TEXT_FORM, YES
from .text_values import card_word

MOST_BRACED_LINES: Final = 1_000
"""A comment of more lines is written as a tag, in one line."""


def write_text(records: Iterable[DealRecord | MatchEndRecord]) -> str:
    """The records as a text, a blank line between two."""
    return "\n".join("\n".join(_lines(record)) + "\n" for record in records)


def _lines(record: DealRecord | MatchEndRecord) -> Iterator[str]:
    if isinstance(record, MatchEndRecord):
        return _match_end_lines(record)
    return _deal_lines(record)


def _deal_lines(record: DealRecord) -> Iterator[str]:
    words = seat_words(record.players)
    yield from _tags(record)
    if record.comment is not None and _can_be_braced(record.comment):
        yield f"{{{record.comment}}}"
    yield ""
    for seat, hand in enumerate(record.deal):
        if hand:
            yield f"hand {words[seat]}: {_hand_text(hand)}"
    yield ""
    has_winners = _winners_fit(record)
    yield from _action_lines(record, words, with_winners=has_winners)
    if record.ended is not None:
        yield f"ended {record.ended.value}"
    result = list(_result_lines(record.derived, words, with_tricks=not has_winners))
    if result:
        yield ""
        yield from result


def _match_end_lines(record: MatchEndRecord) -> Iterator[str]:
    yield from _tags(record)
    yield ""
    words = seat_words(record.players)
    yield from _ledger_lines(record.ledger, words)
    yield _balances_line(record.after.balances)
    yield f"pots {_pots_text(record.after.pots)}"


def _tags(record: DealRecord | MatchEndRecord) -> Iterator[str]:
    is_deal = isinstance(record, DealRecord)
    yield _tag("Format", TEXT_FORM)
    if not is_deal:
        yield _tag("Record", MATCH_END)
    if isinstance(record, DealRecord):
        yield from _optional_tags({"Event": record.event, "Date": record.date})
    yield from _rules_tags(record.rules)
    for seat, name in enumerate(record.players):
        yield _tag(f"Player{seat}", name)
    if isinstance(record, DealRecord):
        yield _tag("Dealer", seat_words(record.players)[record.dealer])
    yield _tag("Balances", " ".join(map(str, record.before.balances)))
    if record.rules.pots or record.before.pots.total():
        yield _tag("Pots", _pots_text(record.before.pots))
    if isinstance(record, DealRecord):
        comment = record.comment
        braced = comment is None or _can_be_braced(comment)
        yield from _optional_tags(
            {
                "AfterRedeal": YES if record.again else None,
                "Seed": record.seed,
                "TakenBack": None if record.taken_back is None else str(record.taken_back),
                "Comment": None if braced else comment,
            }
        )
    yield from extra_tags(record.extra)
    yield from _inner_extra_tags(record)


def _rules_tags(rules: Rules) -> Iterator[str]:
    yield _tag("Rules", rules.preset)
    yield from _optional_tags(
        {
            "Options": " ".join(option_settings(rules)) or None,
            "Tariff": " ".join(amount_settings(rules)) or None,
        }
    )
    stake = changed_stake(rules)
    if stake is not None and stake.unit == stake.unit.strip():
        yield _tag("Stake", f"{stake.unit} {stake.points}")
    elif stake is not None:
        yield _tag("Stake", [stake.unit, stake.points])
    if rules.version != FIRST_VERSION:
        yield _tag("Rulebook", str(rules.version))


def _inner_extra_tags(record: DealRecord | MatchEndRecord) -> Iterator[str]:
    for path, extra in record.inner_extra.items():
        yield more_tag(path, extra)
    lists: dict[str, Sequence[RecordedAction | RecordedEntry | RecordedTrick]]
    if isinstance(record, DealRecord):
        derived = record.derived
        lists = {
            "actions": record.actions,
            "ledger": derived.ledger or (),
            "tricks": derived.tricks or (),
        }
    else:
        lists = {"ledger": record.ledger}
    for name, members in lists.items():
        for place, member in enumerate(members):
            if member.extra:
                yield more_tag(f"{name}[{place}]", member.extra)


def _tag(name: str, value: object) -> str:
    return f"[{name} {json_value(value)}]"


def _optional_tags(values: Mapping[str, str | None]) -> Iterator[str]:
    for name, value in values.items():
        if value is not None:
            yield _tag(name, value)


def _can_be_braced(comment: str) -> bool:
    """Whether a comment comes back the same from between braces."""
    plain = bool(comment) and comment == comment.strip() and not set(comment) & set("}\r")
    return plain and comment.count("\n") < MOST_BRACED_LINES


def _hand_text(hand: Sequence[SeenCard]) -> str:
    dealt, talon = hand[:HAND_SIZE], hand[HAND_SIZE:]
    packets = (dealt[start : start + PACKET] for start in range(0, len(dealt), PACKET))
    text = " | ".join(" ".join(map(card_word, packet)) for packet in packets)
    return f"{text} + {' '.join(map(card_word, talon))}" if talon else text


def _action_lines(record: DealRecord, words: Sequence[str], *, with_winners: bool) -> Iterator[str]:
    """The actions, those of a trick in one line."""
    seating = Seating.of(record.rules.players, record.dealer)
    winners = iter(record.derived.tricks or () if with_winners else ())
    played = 0
    for item in gathered([recorded.action for recorded in record.actions], seating):
        if not isinstance(item, tuple):
            verb, others = action_words(item)
            yield f"{words[item.seat]}: {' '.join((verb, *others))}"
            played += isinstance(item, Play)
            continue
        number = played // len(seating.active) + 1
        cards = " ".join(played_word(play.card, play.names) for play in item)
        line = f"{number}. {words[item[0].seat]}: {cards}"
        if len(item) == len(seating.active) and with_winners:
            line += f" > {words[next(winners).winner]}"
        yield line
        played += len(item)


def _winners_fit(record: DealRecord) -> bool:
    """Whether the tricks of the result are those of the actions, so that one line tells both."""
    seating = Seating.of(record.rules.players, record.dealer)
    items = gathered([recorded.action for recorded in record.actions], seating)
    played = [
        (item[0].seat, tuple(play.card for play in item))
        for item in items
        if isinstance(item, tuple) and len(item) == len(seating.active)
    ]
    told = [(trick.leader, trick.cards) for trick in record.derived.tricks or ()]
    return bool(told) and told == played


def _result_lines(derived: Derived, words: Sequence[str], *, with_tricks: bool) -> Iterator[str]:
    if derived.tricks is not None and with_tricks:
        for trick in derived.tricks:
            cards = " ".join(card.code for card in trick.cards) or NOTHING
            yield f"trick {words[trick.leader]}: {cards} > {words[trick.winner]}"
        if not derived.tricks:
            yield f"tricks {NOTHING}"
    if derived.ledger is not None:
        yield from _ledger_lines(derived.ledger, words)
    if derived.card_points is not None:
        yield f"points {' '.join(map(str, derived.card_points))}"
    if derived.balances is not None:
        yield _balances_line(derived.balances)
    if derived.pots is not None:
        yield f"pots {_pots_text(derived.pots)}"


def _ledger_lines(ledger: Sequence[RecordedEntry], words: Sequence[str]) -> Iterator[str]:
    if not ledger:
        yield f"pay {NOTHING}"
    for entry in ledger:
        payer = party_word(entry.payer, words)
        cards = "".join(f" {card_word(card)}" for card in entry.cards)
        if entry.payee is None and entry.payer is not None:
            yield f"score {entry.clause} {payer} {entry.points:+d}{cards}"
        else:
            payee = party_word(entry.payee, words)
            yield f"pay {entry.clause} {payer}>{payee} {entry.points}{cards}"


def _balances_line(balances: Sequence[int]) -> str:
    return f"balances {' '.join(map(str, balances))}"


def _pots_text(pots: Pots) -> str:
    return f"king {pots.king} pagat {pots.pagat}"
