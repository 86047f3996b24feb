"""`@rule`: plain Python over records, compiled for the CPU, for CUDA, or left to the interpreter.

Calling a rule from Python never compiles it. It runs compiled if `kernel.compiler` has seen to that for these types of
arguments, and interpreted otherwise, with the same results. With `NUMBA_DISABLE_JIT=1` nothing is ever compiled.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import numba

from branchline.kernel.compiler.dispatcher import RuleDispatcher
from branchline.kernel.compiler.plain import PlainRule, checked

__all__ = ["checked", "interpreted", "on_plain_numba", "rule"]

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = {"nopython": True, "error_model": "numpy"}


def rule(function: F) -> F:
    kind = PlainRule if on_plain_numba() else RuleDispatcher
    made: Any = kind(function, targetoptions=dict(OPTIONS))
    return made


def interpreted() -> bool:
    """Whether rules are never compiled in this process."""
    return bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]


def on_plain_numba() -> bool:
    """Whether rules do without `kernel.compiler`, and Numba compiles each when it is first called."""
    return bool(os.environ.get("BRANCHLINE_PLAIN_NUMBA"))
