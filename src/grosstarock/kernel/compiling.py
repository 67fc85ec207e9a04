"""How kernel functions are compiled, and where the compiled code is kept.

Every kernel function is made by ``compiled``: the GIL is released, no bounds are checked, a
division by zero gives no exception, floating point keeps its meaning. The code is kept in a cache
folder, so that only the first start after a change compiles. The cache is our own, for three
reasons: a function's code is thrown away when any module it is built from has changed, not only its
own; every file carries a digest, so that a damaged one is compiled anew and not run; and where no
folder can be written the functions still work, compiled at each start.
"""

import contextlib
import hashlib
import inspect
import os
import pickle
import re
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from numba.core import config, types
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

Function = TypeVar("Function", bound=Callable[..., Any])

KERNELS: Final[list[Any]] = []
"""Every function made by ``compiled`` so far, as Numba's dispatchers, in the order made."""

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_IMPORT: Final = re.compile(r"^\s*from (?:\.|grosstarock\.(core|kernel)\.)(\w+) import", re.M)
_DIGEST_SIZE: Final = 32


def compiled(function: Function) -> Function:
    """A kernel function: compiled when first called, its code kept for the next start.

    It makes no arrays of its own: all are handed in. So Numba need not count references to them
    (``_nrt``), which made the play a quarter faster.
    """
    return _compiled(function, inline="never")


def inlined(function: Function) -> Function:
    """A kernel function that becomes part of every one that calls it.

    For what is called in the innermost loops with several arrays: a call hands over seven words
    for each.
    """
    return _compiled(function, inline="always")


def _compiled(function: Function, inline: str) -> Function:
    dispatcher = numba.njit(
        nogil=True, boundscheck=False, error_model="numpy", inline=inline, _nrt=False
    )(function)
    dispatcher._cache = KernelCache(function)
    dispatcher.get_call_template = _without_literals(dispatcher.get_call_template)
    KERNELS.append(dispatcher)
    return cast(Function, dispatcher)


def _without_literals(typed_for: Callable[..., Any]) -> Callable[..., Any]:
    """A constant argument is typed like any other number, not as a specialisation of its own."""

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        return typed_for(tuple(types.unliteral(argument) for argument in arguments), keywords)

    return get_call_template


def cache_folder() -> Path | None:
    """Where compiled code is kept; None when no folder can be written.

    The folder that ``NUMBA_CACHE_DIR`` names, else the package's own ``__pycache__``, else the
    user's folder for caches.
    """
    return next((folder for folder in _candidates() if _is_writable(folder)), None)


def _candidates() -> list[Path]:
    if config.CACHE_DIR:
        return [Path(config.CACHE_DIR) / "grosstarock"]
    return [_PACKAGE / "kernel" / "__pycache__", _user_folder() / "grosstarock" / "kernel"]


def _user_folder() -> Path:
    for variable in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        named = os.environ.get(variable)
        if named:
            return Path(named)
    caches = "~/Library/Caches" if sys.platform == "darwin" else "~/.cache"
    return Path(os.path.expanduser(caches))


@cache
def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


@cache
def _stamp(module: Path) -> str:
    """A digest of a module and of all that it imports from the kernel and the core."""
    texts: dict[Path, bytes] = {}
    waiting = [module]
    while waiting:
        path = waiting.pop()
        if path in texts:
            continue
        texts[path] = path.read_bytes()
        for room, name in _IMPORT.findall(texts[path].decode()):
            folder = _PACKAGE / room if room else path.parent
            waiting.append(folder / f"{name}.py")
    return hashlib.sha256(b"\0".join(texts[path] for path in sorted(texts))).hexdigest()


class KernelCache:
    """The compiled code of one function, a file for each signature; what a dispatcher asks for."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._module = Path(inspect.getfile(function)).resolve()
        self._name = f"{self._module.stem}.{function.__qualname__}"

    @property
    def cache_path(self) -> str | None:
        """The folder in use, as Numba's own caches tell it."""
        folder = cache_folder()
        return None if folder is None else str(folder)

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The compiled function; None when it is not there, outdated or damaged."""
        target.refresh()
        folder = cache_folder()
        if folder is None:
            return None
        file = folder / self._file_name(signature, target.codegen())
        try:
            kept = file.read_bytes()
            digest, code = kept[:_DIGEST_SIZE], kept[_DIGEST_SIZE:]
            if hashlib.sha256(code).digest() != digest:
                return None
            return CompileResult._rebuild(target, *pickle.loads(code))
        except Exception:  # whatever is wrong with the file, the function can be compiled
            return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keeps a compiled function, in place of what an older state of the sources gave."""
        folder = cache_folder()
        if folder is None:
            return
        name = self._file_name(signature, result.codegen)
        code = dumps(result._reduce())
        with contextlib.suppress(OSError):
            handle, unfinished = tempfile.mkstemp(dir=folder, prefix="unfinished-")
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(code).digest() + code)
            os.replace(unfinished, folder / name)
            for older in folder.glob(name.rpartition("-")[0] + "-*.kernel"):
                if older.name != name:
                    older.unlink(missing_ok=True)

    def _file_name(self, signature: Any, codegen: Any) -> str:
        """The function, then what it was compiled for, then what it was compiled from."""
        setting = (numba.__version__, sys.version, str(self._module), signature)
        setting_digest = hashlib.sha256(repr((setting, codegen.magic_tuple())).encode()).hexdigest()
        return f"{self._name}-{setting_digest[:16]}-{_stamp(self._module)[:16]}.kernel"

    def enable(self) -> None:
        """Part of what Numba expects of a cache; this one is always on."""

    def disable(self) -> None:
        """Part of what Numba expects of a cache; this one is always on."""

    def flush(self) -> None:
        """Part of what Numba expects of a cache; outdated files are removed as new ones come."""
