"""Sums of weighted rows of a table, many columns at once: all that a network's layers do.

Written in the compiler's own terms, since the sums have to stay in registers from the first row to
the last; a loop over arrays puts them into memory after each. Every column is summed by itself, row
after row, multiplied and then added, so the result is the same on every machine, however wide its
registers are.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from .layout import Numbers

Floats = npt.NDArray[np.float32]

WIDE: Final = 64
NARROW: Final = 32
"""Columns that are summed together: as many as the registers hold, or half of that."""

_FLOAT: Final = ir.FloatType()
_INDEX: Final = ir.IntType(32)
_FLOAT_SIZE: Final = 4


def _everywhere(builder: Any, number: Any, columns: int) -> Any:
    """A vector that holds one number in each of its columns."""
    undefined = ir.Constant(ir.VectorType(_FLOAT, columns), ir.Undefined)
    one = builder.insert_element(undefined, number, ir.Constant(_INDEX, 0))
    same = ir.Constant(ir.VectorType(_INDEX, columns), [0] * columns)
    return builder.shuffle_vector(one, undefined, same)


def _adder(columns: int) -> Any:
    vector = ir.VectorType(_FLOAT, columns)

    def vector_at(builder: Any, data: Any, start: Any) -> Any:
        return builder.bitcast(builder.gep(data, [start]), vector.as_pointer())

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        into, source, numbers, factors = (
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args[:4], arguments[:4], strict=True)
        )
        count, column = arguments[4:]
        width = cgutils.unpack_tuple(builder, source.shape, 2)[1]
        place = vector_at(builder, into.data, column)
        total = cgutils.alloca_once_value(builder, builder.load(place, align=_FLOAT_SIZE))
        with cgutils.for_range(builder, count) as loop:
            row = builder.load(builder.gep(numbers.data, [loop.index]))
            cells = vector_at(builder, source.data, builder.add(builder.mul(row, width), column))
            factor = builder.load(builder.gep(factors.data, [loop.index]))
            product = builder.fmul(
                builder.load(cells, align=_FLOAT_SIZE), _everywhere(builder, factor, columns)
            )
            builder.store(builder.fadd(builder.load(total), product), total)
        builder.store(builder.load(total), place, align=_FLOAT_SIZE)
        return context.get_dummy_value()

    def add_rows(
        typing: Any, sums: Any, table: Any, rows: Any, weights: Any, count: Any, column: Any
    ) -> Any:
        return types.void(sums, table, rows, weights, types.int64, types.int64), generate

    return intrinsic(add_rows)


AddRows = Callable[[Floats, Floats, Numbers, Floats, int, int], None]

add_wide_rows: Final[AddRows] = _adder(WIDE)
"""Adds ``count`` rows of a table, each times its weight, to ``WIDE`` sums from a column on.

The arguments are the sums, the table, the numbers of the rows, their weights, how many there are,
and the column.
"""

add_narrow_rows: Final[AddRows] = _adder(NARROW)
"""The same for ``NARROW`` sums."""
