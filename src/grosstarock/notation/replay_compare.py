"""What a record says and what the rules say, compared place by place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import zip_longest

from grosstarock.core.clauses import Clause
from grosstarock.core.ledger import Accounts, Pot, Pots
from grosstarock.core.refusals import Refusal
from grosstarock.core.seats import BySeat

from .json_text import written
from .record import RecordedEntry, RecordedTrick
from .record_derived import written_entry, written_trick

_NO_EXTRA: dict[str, object] = {}


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where a record and the rules differ, and the clause that says so.

    ``path`` leads to it in the record's JSON. ``expected`` is what the rules say, ``found`` what is
    written, each as JSON where it is more than a word or a number; None for what should not be
    there and for what is missing. For an action that is refused ``found`` is the reason's code, and
    ``refusal`` tells all about it.
    """

    path: str
    clause: Clause
    expected: str | int | None
    found: str | int | None
    refusal: Refusal | None = None


def ledger_differences(
    found: Sequence[RecordedEntry], expected: Sequence[RecordedEntry]
) -> Iterator[Difference]:
    """The differences between two ledgers: in an entry's fields, entries missing or too many.

    The path of a missing entry is the place in the record at which it should stand.
    """
    plain = [replace(entry, extra=_NO_EXTRA) for entry in found]
    for start, ends, wanted in _changed(plain, expected):
        for place, (entry, other) in enumerate(zip_longest(plain[start:ends], wanted), start):
            path = f"ledger[{place}]"
            if entry is None:
                yield Difference(path, other.clause, written(written_entry(other)), None)
            elif other is None:
                yield Difference(path, entry.clause, None, written(written_entry(entry)))
            else:
                yield from _field_differences(
                    path, other.clause, written_entry(entry), written_entry(other)
                )


def tricks_differences(
    found: Sequence[RecordedTrick], expected: Sequence[RecordedTrick]
) -> Iterator[Difference]:
    """The differences between the tricks written and those played."""
    for place, (trick, other) in enumerate(zip_longest(found, expected)):
        path = f"tricks[{place}]"
        if trick is None:
            yield Difference(path, Clause.PLAY_1, written(written_trick(other)), None)
        elif other is None:
            yield Difference(path, Clause.PLAY_1, None, written(written_trick(trick)))
        else:
            plain = written_trick(replace(trick, extra=_NO_EXTRA))
            yield from _field_differences(path, Clause.PLAY_3, plain, written_trick(other))


def card_points_differences(
    found: BySeat[int], expected: BySeat[int] | None
) -> Iterator[Difference]:
    """The differences between the card points written and those counted (CARD-1)."""
    if expected is None:
        yield Difference("card_points", Clause.CARD_1, None, _shown(list(found)))
        return
    for seat, (points, other) in enumerate(zip(found, expected, strict=True)):
        if points != other:
            yield Difference(f"card_points[{seat}]", Clause.CARD_1, other, points)


def accounts_differences(
    balances: BySeat[int] | None, pots: Pots | None, expected: Accounts, when: str = "after"
) -> Iterator[Difference]:
    """The differences in balances and pots (GAME-2), as far as they are written."""
    for seat, (balance, other) in enumerate(zip(balances or (), expected.balances, strict=False)):
        if balance != other:
            yield Difference(f"balances_{when}[{seat}]", Clause.GAME_2, other, balance)
    if pots is None:
        return
    for pot in Pot:
        amount, other = pots.holding(pot), expected.pots.holding(pot)
        if amount != other:
            yield Difference(f"pots_{when}.{pot.value}", Clause.GAME_2, other, amount)


def _changed(
    found: Sequence[RecordedEntry], expected: Sequence[RecordedEntry]
) -> Iterator[tuple[int, int, Sequence[RecordedEntry]]]:
    """The stretches in which two ledgers differ: from where, to where, what should stand there.

    Entries changed in place are told apart from entries missing or too many by which needs fewer
    changes.
    """
    start = _common(found, expected)
    end = _common(found[start:][::-1], expected[start:][::-1])
    middle, wanted = found[start : len(found) - end], expected[start : len(expected) - end]
    texts, wanted_texts = (
        [written(written_entry(entry)) for entry in part] for part in (middle, wanted)
    )
    matcher = SequenceMatcher(None, texts, wanted_texts, autojunk=False)
    changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
    in_step = sum(text != other for text, other in zip_longest(texts, wanted_texts))
    shifted = sum(max(last - first, upto - since) for _, first, last, since, upto in changes)
    if len(middle) == len(wanted) and in_step <= shifted:
        yield start, start + len(middle), wanted
        return
    for _, first, last, since, upto in changes:
        yield start + first, start + last, wanted[since:upto]


def _common(found: Sequence[RecordedEntry], expected: Sequence[RecordedEntry]) -> int:
    """How many entries are the same from the beginning."""
    number = 0
    for entry, other in zip(found, expected, strict=False):
        if entry != other:
            break
        number += 1
    return number


def _field_differences(
    path: str, clause: Clause, found: dict[str, object], expected: dict[str, object]
) -> Iterator[Difference]:
    for name, value in expected.items():
        if found[name] != value:
            yield Difference(f"{path}.{name}", clause, _shown(value), _shown(found[name]))


def _shown(value: object) -> str | int | None:
    if value is None or isinstance(value, str | int):
        return value
    return written(value)
