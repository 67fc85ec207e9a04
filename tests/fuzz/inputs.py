"""Valid inputs for every reader, and ways to spoil them: bytes, words, structure."""

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.differential.engine_deals import random_deal, rules_of_row

from grosstarock.core.cards import PACK
from grosstarock.core.ending import ending_of
from grosstarock.core.match import Match
from grosstarock.core.seats import Seat
from grosstarock.core.state import DealState, Phase
from grosstarock.notation.oneline import write_ending, write_prefix
from grosstarock.notation.record import match_end_of, record_of, record_seen_by
from grosstarock.notation.record_writer import write_record, write_records
from grosstarock.notation.text import write_text

COVERING = Path(__file__).parents[1] / "data" / "covering.json"
NAMES = ("Ada", "Bo B.", "Çelik “C”", "d;{}[]")
DEALS = 19

WORDS = (
    *("", "0", "-1", "1e9", "99999999999999999999999999", "1.5", "NaN", "Infinity", "null", "true"),
    *("CK", "F", "T1", "T22", "XXI", "?", "H11", "king", "pagat", "-", "/", ",", "=", ":", ";"),
    *("{", "}", "[", "]", '"', "'", "\\", "\n", "\r\n", "\t", "\0", "\u2028", "\ud800", "é", "🂡"),
    *(
        "demand",
        "pass_demand",
        "ask_redeal",
        "announce_tout",
        "discard",
        "declare",
        "play",
        "names",
    ),
    *("trumps", "cavalry-S", "DECL-3", "TWO-3", "gt1:x", "ended", "redeal", "seats=3", "dealer=9"),
)
BYTES = (
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\x1b[2J",
    b"\r",
    b"\xf4\x90\x80\x80",
)


@cache
def valid_inputs() -> dict[str, list[bytes]]:
    """For each reader some inputs that it reads."""
    rows = json.loads(COVERING.read_text("utf-8"))
    found: dict[str, list[bytes]] = {}

    def add(reader: str, text: str) -> None:
        found.setdefault(reader, []).append(text.encode())

    for number in range(DEALS):
        chance = Random(f"fuzz {number}")
        states: list[DealState] = []
        deal = random_deal(chance, rules_of_row(rows[number % len(rows)]), states.append)
        names = NAMES[: deal.rules.players]
        some = [deal, *chance.sample(states, min(2, len(states)))]
        records = [
            record_of(one, names, comment="well {played}; \u2028", seed="gt1:x") for one in some
        ]
        records.append(record_seen_by(some[-1], Seat.FIRST, names))
        end = match_end_of(Match(deal.rules, deal.dealer, deal.accounts), names)
        for record in records:
            add("record", write_record(record))
            add("record-as-text", write_record(record))
            add("prefix", write_prefix(record))
            add("text", write_text([record]))
        add("match-end", write_record(end))
        add("lines", "".join(write_records([*records[:2], end])))
        add("text", write_text([records[0], end]))
        add("texts", write_text([*records, end]))
        for state in states:
            if state.phase in (Phase.DEMAND, Phase.PLAY) and chance.random() < 0.1:
                add("ending", write_ending(ending_of(state)))
        add("seed", f"gt1:{chance.randrange(10**9)}/a.b-c")
    for word in (*(card.code for card in PACK), "XIV", "trumps", "0", "C"):
        add("tokens", word)
    return found


def spoiled(chance: Random, reader: str) -> bytes:
    """A valid input of the reader, spoiled once or a few times."""
    inputs = valid_inputs()[reader]
    data = chance.choice(inputs)
    if reader in ("record", "record-as-text", "match-end") and chance.random() < 0.5:
        text = data.decode()
        as_ascii = chance.random() < 0.5
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            try:
                changed = with_other_structure(chance, json.loads(text))
                text = json.dumps(changed, ensure_ascii=as_ascii)
            except RecursionError:
                break  # what lies too deep to be copied lies deep enough
        data = text.encode("utf-8", "surrogatepass")
        if chance.random() < 0.7:
            return data
    for _ in range(chance.choice((0, 1, 1, 1, 2, 4, 8))):
        change = chance.choice(CHANGES)
        data = change(chance, data, chance.choice(inputs))
    return data


# Bytes


def flipped(chance: Random, data: bytes, other: bytes) -> bytes:
    if not data:
        return other[:1]
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]


def cut(chance: Random, data: bytes, other: bytes) -> bytes:
    first, second = sorted(chance.choices(range(len(data) + 1), k=2))
    return chance.choice((data[:first], data[first:], data[:first] + data[second:]))


def repeated(chance: Random, data: bytes, other: bytes) -> bytes:
    first, second = sorted(chance.choices(range(len(data) + 1), k=2))
    times = chance.choice((2, 2, 3, 50)) if second - first < 2000 else 2
    return data[:first] + data[first:second] * times + data[second:]


def inserted(chance: Random, data: bytes, other: bytes) -> bytes:
    place = chance.randrange(len(data) + 1)
    return data[:place] + chance.choice(BYTES) + data[place:]


def spliced(chance: Random, data: bytes, other: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)] + other[chance.randrange(len(other) + 1) :]


# Words


def words_changed(chance: Random, data: bytes, other: bytes) -> bytes:
    text = data.decode("utf-8", "surrogateescape")
    words = re.findall(r"\w+|\W", text)
    if not words:
        return other
    one, another = chance.randrange(len(words)), chance.randrange(len(words))
    match chance.randrange(5):
        case 0:
            del words[one]
        case 1:
            words[one] = words[another]
        case 2:
            words[one], words[another] = words[another], words[one]
        case 3:
            words[one] = chance.choice(WORDS)
        case _:
            words.insert(one, chance.choice(WORDS))
    return "".join(words).encode("utf-8", "surrogatepass")


def lines_changed(chance: Random, data: bytes, other: bytes) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    one, another = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(one, lines[another])
        case _:
            lines[one], lines[another] = lines[another], lines[one]
    return b"".join(lines)


CHANGES: tuple[Callable[[Random, bytes, bytes], bytes], ...] = (
    flipped,
    cut,
    repeated,
    inserted,
    spliced,
    words_changed,
    words_changed,
    words_changed,
    lines_changed,
)

# Structure

STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 3, 4, 77, 10**14, 10**20, -(10**400), 1.0, 1e300, 0.5),
    *("", "CK", "F", "?", "king", "x" * 500, "\ud800", "\0", "gt1:", "0"),
    *([], {}, [[]], [{}], {"seat": 0}, ["CK", "CK"], [None] * 30, [0, 0, 0]),
)


def with_other_structure(chance: Random, value: Any) -> Any:
    """The value with one thing in it dropped, doubled, moved, or of another kind."""
    places = [(value, None)] if not isinstance(value, dict | list) else places_in(value)
    if not places:
        return chance.choice(STRANGE)
    holder, key = chance.choice(places)
    if key is None:
        return chance.choice(STRANGE)
    match chance.randrange(7):
        case 0:
            del holder[key]
        case 1:
            holder[key] = chance.choice(STRANGE)
        case 2:
            holder[key] = nested(chance, holder[key])
        case 3:
            other_holder, other_key = chance.choice(places)
            if isinstance(other_holder, dict) or other_key < len(other_holder):
                holder[key] = copy.deepcopy(other_holder[other_key])
        case 4 | 5:
            holder_changed(chance, holder, key)
        case _:
            holder[key] = slightly_other(chance, holder[key])
    return value


def holder_changed(chance: Random, holder: Any, key: Any) -> None:
    """A field or an item doubled, or an item moved to the end."""
    if isinstance(holder, dict):
        holder[f"{key}_"] = holder[key]
    elif chance.random() < 0.5:
        holder.insert(key, copy.deepcopy(holder[key]))
    else:
        holder.append(holder.pop(key))


def slightly_other(chance: Random, value: Any) -> Any:
    """A number or word near the one that was there, so that only the sense is wrong."""
    if type(value) is int:
        return value + chance.choice((-5, -1, 1, 5, 100))
    if isinstance(value, str):
        return chance.choice((chance.choice(PACK).code, value + " ", "T", value.lower()))
    return value


def places_in(value: Any) -> list[tuple[Any, Any]]:
    """Every holder and key within a value, at most some thousand."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting and len(found) < 3000:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found


def nested(chance: Random, value: Any) -> Any:
    """The value deep inside lists or objects."""
    for _ in range(chance.choice((1, 5, 25, 300))):
        value = [value] if chance.random() < 0.7 else {"in": value}
    return value
