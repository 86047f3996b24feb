"""`@rule`: plain Python over records, compiled for the CPU, for CUDA, or left to the interpreter.

Compiled code is kept in a cache folder named after all rule sources together: Numba's own cache looks only at the
file of the function it stores, not at those it calls. With `NUMBA_DISABLE_JIT=1` the same functions run interpreted.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import platformdirs

PACKAGE = Path(__file__).parent.parent
RULE_SOURCES = ("kernel", "games", "bots")


@cache
def sources_digest() -> str:
    """One name for the present text of everything that gets compiled, and for the compiler."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in RULE_SOURCES:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    chosen = os.environ.get("BRANCHLINE_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("branchline"))


def cache_folder() -> Path:
    return cache_root() / "compiled" / sources_digest()


numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    compiled: Any = numba.njit(cache=True, error_model="numpy")(function)
    if not interpreted():
        _for_one_width(compiled)
    chosen: F = compiled
    return chosen


def _for_one_width(dispatcher: Any) -> None:
    """Let calls between rules pass every integer as 64 bits wide, so that a rule is compiled once and not again for
    each mixture of field widths and constants it is called with. It halves the time to compile a game."""
    narrow_call = dispatcher.get_call_template

    def wide_call(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return narrow_call(tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = wide_call


def _widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    narrow = isinstance(plain, numba.types.Integer) and plain is not numba.types.uint64
    return numba.types.int64 if narrow else kind


def interpreted() -> bool:
    """Whether rules run as plain Python in this process."""
    return bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
