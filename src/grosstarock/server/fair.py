"""Fair dealing: a pack that nobody can choose, the server included, and how anybody checks it.

The server binds itself to a secret by its hash before it takes a nonce from each browser; the pack
comes from the hash over both by the shuffle ``gt1``. docs/spec/wire.md gives it step by step.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Final

from grosstarock.core.cards import Card
from grosstarock.core.shuffle import shuffled

_NONCE: Final = re.compile(r"[0-9a-f]{16,64}")
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_DEAL_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


class DealFault(StrEnum):
    """What is wrong with a deal that was said to be fair."""

    FORM = "form"
    COMMITMENT = "commitment"
    NONCE = "nonce"
    SEED = "seed"
    PACK = "pack"


def is_nonce(text: str) -> bool:
    """Whether a text is a browser's share of chance: 16 to 64 hexadecimal digits."""
    return _NONCE.fullmatch(text) is not None


def is_promise(deal_id: str, secret: str) -> bool:
    """Whether a deal's id and secret have their form: the secret is 32 bytes."""
    return _DEAL_ID.fullmatch(deal_id) is not None and _SECRET.fullmatch(secret) is not None


def commitment_of(deal_id: str, secret: str) -> str:
    """The hash that is shown before nonces are taken."""
    return sha256(f"grosstarock-promise/1|{deal_id}|{secret}".encode()).hexdigest()


def seed_of(deal_id: str, secret: str, nonces: Sequence[str]) -> str:
    """The seed of the pack; ``nonces`` in seat order, empty where none was given."""
    told = "|".join(("grosstarock-deal/1", deal_id, secret, *nonces))
    return "gt1:" + sha256(told.encode()).hexdigest()


def verify_deal(
    *,
    deal_id: str,
    commitment: str,
    secret: str,
    nonces: Sequence[str],
    seed: str,
    pack: Sequence[Card],
    own: tuple[int, str] | None = None,
) -> tuple[DealFault, ...]:
    """What is wrong with a deal; nothing, when it was fair.

    ``commitment`` is what was shown before the deal, the rest what was revealed after it; ``own``
    is the seat and nonce of who checks, for only that player knows what was sent.
    """
    faults: list[DealFault] = []
    given = [nonce for nonce in nonces if nonce]
    if not is_promise(deal_id, secret) or not all(is_nonce(nonce) for nonce in given):
        faults.append(DealFault.FORM)
    if commitment_of(deal_id, secret) != commitment:
        faults.append(DealFault.COMMITMENT)
    if own is not None and (own[0] >= len(nonces) or nonces[own[0]] != own[1]):
        faults.append(DealFault.NONCE)
    if seed_of(deal_id, secret, nonces) != seed:
        faults.append(DealFault.SEED)
    elif shuffled(seed) != tuple(pack):
        faults.append(DealFault.PACK)
    return tuple(faults)
