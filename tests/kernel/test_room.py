"""The kernel as a room of the house: nobody pays for it who does not use it."""

import subprocess
import sys

from grosstarock.kernel.compiling import KERNELS
from grosstarock.kernel.warmup import STEPS, warm_up

QUIET = """
import sys
import grosstarock, grosstarock.core.engine, grosstarock.plugins
print(sorted({"numba", "numpy", "llvmlite"} & set(sys.modules)))
"""


def test_the_package_is_imported_without_numba() -> None:
    done = subprocess.run([sys.executable, "-c", QUIET], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_everything_can_be_compiled_ahead() -> None:
    assert [step.name for step in warm_up()] == [name for name, _ in STEPS]


def test_no_kernel_is_compiled_twice() -> None:
    list(warm_up())
    assert {kernel.__name__: len(kernel.signatures) for kernel in KERNELS} == {
        kernel.__name__: min(1, len(kernel.signatures)) for kernel in KERNELS
    }
