"""`@rule`: plain Python over records, compiled for the CPU, for CUDA, or left to the interpreter.

Calling a rule from Python never compiles it. It runs compiled if `kernel.compiler` has seen to that for these types of
arguments, and interpreted otherwise, with the same results. With `NUMBA_DISABLE_JIT=1` nothing is ever compiled; where
there is no Numba, as in a browser, rules run what was compiled elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

from branchline.kernel.compiler.plain import checked

__all__ = ["checked", "has_compiler", "interpreted", "long_rule", "on_plain_numba", "rule"]

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS: dict[str, Any] = {"nopython": True, "error_model": "numpy"}
_HAS_COMPILER = find_spec("numba") is not None


def rule(function: F) -> F:
    made: Any = _kind()(function, targetoptions=dict(OPTIONS))
    return made


def long_rule(function: F) -> F:
    """A rule that Python calls for much work at once: other threads go on meanwhile, since it gives up the
    interpreter's lock. Shorter ones keep it, because to hand it over takes longer than they do."""
    made: Any = _kind()(function, targetoptions=OPTIONS | {"nogil": True})
    return made


def _kind() -> Callable[..., Any]:
    if not _HAS_COMPILER:
        from branchline.kernel.compiler.bound import BoundRule

        return BoundRule
    from branchline.kernel.compiler.dispatcher import PlainRule, RuleDispatcher

    return PlainRule if on_plain_numba() else RuleDispatcher


def has_compiler() -> bool:
    """Whether rules can be compiled here."""
    return _HAS_COMPILER


def interpreted() -> bool:
    """Whether rules are never compiled in this process."""
    if not _HAS_COMPILER:
        return True
    import numba

    return bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


def on_plain_numba() -> bool:
    """Whether rules do without `kernel.compiler`, and Numba compiles each when it is first called."""
    return bool(os.environ.get("BRANCHLINE_PLAIN_NUMBA"))
