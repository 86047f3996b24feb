"""A rule where there is no compiler, as in a browser: it runs what was compiled elsewhere and came with the program.

Whoever brings compiled units says so with `offer`; a unit that is loaded then finds its functions here, in the order of
its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import update_wrapper
from typing import Any

from branchline.kernel.compiler.plain import PythonRule, is_checking, is_interpreting

EntryPoint = Callable[..., Any]
Offered = list[tuple[str, EntryPoint]]
"""For each step of a unit, which rule was compiled and the function that runs it."""

_offered: dict[str, Offered] = {}


class BoundRule(PythonRule):
    """A rule that runs compiled for those types of arguments for which it was made ready, and interpreted otherwise."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        self.py_func = py_func
        self._entry_points: dict[tuple[Any, ...], EntryPoint] = {}
        update_wrapper(self, py_func)

    @property
    def runs_compiled(self) -> bool:
        return bool(self._entry_points)

    def make_ready(self, types: tuple[Any, ...], entry_point: EntryPoint) -> None:
        """Have calls with arguments of these types run this compiled function."""
        self._entry_points[types] = entry_point

    def __call__(self, *args: Any, **kws: Any) -> Any:
        if is_interpreting():
            return self.plain(*args, **kws)
        found = None if kws or is_checking() else self._entry_points.get(types_of(args))
        return self._interpret(*args, **kws) if found is None else found(*args)


def types_of(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """As much of the types of arguments as tells which compiled function to call.

    >>> types_of((3, 0.5, (1, 2)))
    ('i', 'f', ('i', 'i'))
    """
    return tuple(map(_type_of, values))


def _type_of(value: Any) -> Any:
    layout = getattr(value, "dtype", None)
    if layout is not None:
        return layout, value.ndim
    return types_of(value) if isinstance(value, tuple) else "f" if isinstance(value, float) else "i"


def name_of(rule: Any) -> str:
    """Which rule it is, wherever it was compiled."""
    return f"{rule.py_func.__module__}:{rule.py_func.__qualname__}"


def offer(units: Mapping[str, Offered]) -> None:
    """Have units of these names find their compiled rules when they are loaded."""
    _offered.update(units)


def is_offered(unit: str) -> bool:
    return unit in _offered


def make_ready(unit: str, steps: list[tuple[str, Any, tuple[Any, ...]]]) -> None:
    """Have the rules of a unit that was offered run compiled from now on."""
    for (_, rule, examples), (name, entry_point) in zip(steps, _offered[unit], strict=True):
        if name != name_of(rule):
            raise ValueError(f"{unit}: {name} was compiled where {name_of(rule)} is asked for")
        rule.make_ready(types_of(examples), entry_point)
