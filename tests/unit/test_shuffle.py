"""From a seed to a pack."""

from hashlib import sha256

import pytest

from grosstarock.core.cards import PACK
from grosstarock.core.errors import Fault, Malformed
from grosstarock.core.shuffle import checked_seed, shuffled


@pytest.mark.parametrize("seed", ["gt1:a", "gt1:0", "gt1:A-b.c_d:e/f+g=h", "gt1:" + "x" * 200])
def test_a_seed_makes_a_whole_pack_and_always_the_same(seed: str) -> None:
    assert sorted(shuffled(seed)) == list(PACK)
    assert shuffled(seed) == shuffled(seed)
    assert checked_seed(seed) == seed


def test_other_seeds_make_other_packs() -> None:
    assert len({shuffled(f"gt1:{number}") for number in range(200)}) == 200


@pytest.mark.parametrize(
    "seed", ["", "a", "gt1:", "gt2:a", "gt1:a b", "gt1:ä", "gt1:a\n", "gt1:" + "x" * 201, "GT1:a"]
)
def test_what_is_no_seed(seed: str) -> None:
    with pytest.raises(Malformed) as caught:
        shuffled(seed)
    assert caught.value.fault is Fault.SEED_FORM


def test_a_pack_is_what_the_published_recipe_makes_of_the_seed() -> None:
    seed = "gt1:recipe"
    stream = b"".join(
        sha256(seed.encode() + b"\0" + block.to_bytes(8, "big")).digest() for block in range(20)
    )
    numbers = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    pack = list(PACK)
    for place in range(77, 0, -1):
        number = numbers.pop(0)
        while number >= 2**32 // (place + 1) * (place + 1):
            number = numbers.pop(0)
        pack[place], pack[number % (place + 1)] = pack[number % (place + 1)], pack[place]
    assert tuple(pack) == shuffled(seed)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    firsts = [shuffled(f"gt1:fair/{number}")[0] for number in range(1560)]
    counts = [firsts.count(card) for card in PACK]
    assert sum((count - 20) ** 2 / 20 for count in counts) < 130
