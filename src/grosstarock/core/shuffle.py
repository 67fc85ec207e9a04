"""From a seed to a pack: the shuffle ``gt1``, specified so that anybody can repeat it.

A seed is text: ``gt1:`` and 1 to 200 letters, digits or ``. _ : / + = -``. The pack comes from a
stream of numbers: block k (k = 0, 1, …) is SHA-256 over the seed's text, a zero byte, and k as 8
bytes, big end first; each block gives eight numbers of 32 bits, big end first. The cards start in
canonical order; for i = 77 down to 1 the card at i changes places with the one at j, where j =
number mod (i + 1) for the next number below the greatest multiple of (i + 1) that is at most 2**32
(numbers from there on are passed over).
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from .cards import PACK, Card
from .errors import Fault, Malformed

_SEED: Final = re.compile(r"gt1:[A-Za-z0-9._:/+=-]{1,200}")


def shuffled(seed: str) -> tuple[Card, ...]:
    """The 78 cards in the order that ``seed`` puts them, first card dealt first.

    >>> shuffled("gt1:example")[:5]
    (S6, S10, C3, T7, D3)
    """
    numbers = _numbers(checked_seed(seed))
    pack = list(PACK)
    for last in range(len(pack) - 1, 0, -1):
        choices = last + 1
        limit = 2**32 - 2**32 % choices
        number = next(number for number in numbers if number < limit)
        chosen = number % choices
        pack[last], pack[chosen] = pack[chosen], pack[last]
    return tuple(pack)


def checked_seed(seed: str) -> str:
    """The seed itself when it has the form of one; ``Malformed`` otherwise."""
    if not _SEED.fullmatch(seed):
        raise Malformed(Fault.SEED_FORM, found=seed[:60])
    return seed


def _numbers(seed: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(seed.encode() + b"\0" + block.to_bytes(8)).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4])
        block += 1
