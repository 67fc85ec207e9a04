"""Fair dealing, and what a cheat would be found out by."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grosstarock.core.shuffle import shuffled
from grosstarock.server.fair import (
    DealFault,
    commitment_of,
    is_nonce,
    is_promise,
    seed_of,
    verify_deal,
)

DEAL_ID, SECRET = "a-deal-of-ours", "5" * 64
NONCES = ("0" * 32, "", "f" * 16)
SEED = seed_of(DEAL_ID, SECRET, NONCES)
FAIR = {
    "deal_id": DEAL_ID,
    "commitment": commitment_of(DEAL_ID, SECRET),
    "secret": SECRET,
    "nonces": NONCES,
    "seed": SEED,
    "pack": shuffled(SEED),
    "own": (0, "0" * 32),
}


def faults(**changed: object) -> tuple[DealFault, ...]:
    return verify_deal(**{**FAIR, **changed})  # type: ignore[arg-type]  # some of them wrong


def test_a_fair_deal_has_no_fault() -> None:
    assert faults() == ()
    assert faults(own=None) == ()


def test_the_hashes_are_those_of_the_specification() -> None:
    """Worked out by sha256sum."""
    promised = "140b87033a74bed40298a9ecd54ce87d4506f5c7ab2ff0af87509ea551b14d96"
    seed = "gt1:ce83cd8f75f4f3614fdaabb17fed181fc05f6d81dd4425fffe95e3df54b461a1"
    assert commitment_of(DEAL_ID, SECRET) == promised
    assert seed == SEED


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"secret": "6" * 64}, DealFault.COMMITMENT),
        ({"secret": "not hex"}, DealFault.FORM),
        ({"deal_id": "another-deal"}, DealFault.COMMITMENT),
        ({"commitment": "0" * 64}, DealFault.COMMITMENT),
        ({"nonces": ("1" * 32, "", "f" * 16)}, DealFault.NONCE),
        ({"nonces": ("", "", "f" * 16)}, DealFault.NONCE),
        ({"nonces": ()}, DealFault.NONCE),
        ({"nonces": ("0" * 32, "e" * 16, "f" * 16)}, DealFault.SEED),
        ({"seed": "gt1:0"}, DealFault.SEED),
        ({"pack": shuffled("gt1:0")}, DealFault.PACK),
        ({"pack": ()}, DealFault.PACK),
    ],
)
def test_every_change_is_found(changed: dict[str, object], fault: DealFault) -> None:
    assert fault in faults(**changed)


@given(st.lists(st.from_regex(r"[0-9a-f]{16,64}", fullmatch=True), min_size=2, max_size=4))
def test_every_nonce_and_its_place_counts(nonces: list[str]) -> None:
    seed = seed_of(DEAL_ID, SECRET, nonces)
    for place in range(len(nonces)):
        other = [*nonces[:place], "", *nonces[place + 1 :]]
        assert seed_of(DEAL_ID, SECRET, other) != seed


def test_nonces_and_promises_have_a_form() -> None:
    assert is_nonce("0123456789abcdef")
    assert not is_nonce("0123456789ABCDEF")
    assert not is_nonce("0123456789abcdef\n")
    assert not is_nonce("")
    assert is_promise(DEAL_ID, SECRET)
    assert not is_promise("a|b", SECRET)
    assert not is_promise(DEAL_ID, SECRET[1:])
