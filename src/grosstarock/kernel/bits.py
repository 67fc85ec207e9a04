"""Counting and finding the bits of a machine word, by single instructions where there are such.

A word is a ``uint64``. Counts and positions come back as signed integers, so that they mix with
other numbers without a word ever turning into a float; ``bit`` goes the way back.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils, config, types
from numba.extending import intrinsic

from .compiling import compiled

Word = np.uint64

_I64: Final = ir.IntType(64)
_NEVER_ZERO: Final = ir.Constant(ir.IntType(1), 1)
# On these processors pdep is slower than the search that stands in for it.
_SLOW_PDEP: Final = ("znver1", "znver2", "bdver4")


def _popcount(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


def _lowest(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _NEVER_ZERO)

    return types.int64(types.uint64), generate


def _highest(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        leading = builder.ctlz(arguments[0], _NEVER_ZERO)
        return builder.sub(ir.Constant(_I64, 63), leading)

    return types.int64(types.uint64), generate


def _bit(typing: Any, position: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.shl(ir.Constant(_I64, 1), arguments[0])

    return types.uint64(types.int64), generate


def _shifted(typing: Any, word: Any, places: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.shl(arguments[0], arguments[1])

    return types.uint64(types.uint64, types.int64), generate


def _signed(typing: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return arguments[0]

    return types.int64(types.uint64), generate


def _deposited(typing: Any, word: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        function = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(_I64, [_I64, _I64]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), generate


def _has_fast_pdep() -> bool:
    if config.CPU_NAME or config.CPU_FEATURES:
        return "+bmi2" in (config.CPU_FEATURES or "").split(",")
    features = binding.get_host_cpu_features()
    return bool(features.get("bmi2")) and binding.get_host_cpu_name() not in _SLOW_PDEP


popcount: Final[Callable[[Word], int]] = intrinsic(_popcount)
"""How many bits of a word are set."""

lowest: Final[Callable[[Word], int]] = intrinsic(_lowest)
"""The position of the lowest bit set; the word must not be zero."""

highest: Final[Callable[[Word], int]] = intrinsic(_highest)
"""The position of the highest bit set; the word must not be zero."""

bit: Final[Callable[[int], Word]] = intrinsic(_bit)
"""The word with one bit set, at a position from 0 to 63."""

shifted: Final[Callable[[Word, int], Word]] = intrinsic(_shifted)
"""A word moved up by some places, 0 to 63."""

signed: Final[Callable[[Word], int]] = intrinsic(_signed)
"""A word as a number to reckon with; the word must be below 2**63."""

deposited: Final[Callable[[Word, Word], Word]] = intrinsic(_deposited)
"""The low bits of a word spread over the places of a mask; only where ``HAS_FAST_PDEP``."""

HAS_FAST_PDEP: Final = _has_fast_pdep()


@compiled
def _chosen_by_pdep(word: Word, number: int) -> Word:
    return deposited(bit(number), word)


@compiled
def _chosen_by_search(word: Word, number: int) -> Word:
    """Halves the stretch in which the bit lies until one place is left."""
    start = 0
    width = 32
    while width:
        stretch = (word >> np.uint64(start)) & (bit(width) - np.uint64(1))
        below = popcount(stretch)
        if number >= below:
            number -= below
            start += width
        width >>= 1
    return bit(start)


chosen: Final = _chosen_by_pdep if HAS_FAST_PDEP else _chosen_by_search
"""The bit set that has ``number`` set bits below it (0 for the lowest), as a word of its own."""


@compiled
def lowest_bit(word: Word) -> Word:
    """The lowest bit set, as a word of its own; zero of zero."""
    return word & (~word + np.uint64(1))


@compiled
def highest_bit(word: Word) -> Word:
    """The highest bit set, as a word of its own; the word must not be zero."""
    return bit(highest(word))
