"""Rules as plain Python that call each other as plain Python: what runs wherever nothing is compiled."""

from __future__ import annotations

import builtins
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import CellType, CodeType, FunctionType
from typing import Any

import numpy as np

from branchline.kernel.compiler.interpret import as_plain_ints

_copying = threading.Lock()


class _Thread(threading.local):
    interpreting = False
    checked = False


_thread = _Thread()


@contextmanager
def checked() -> Iterator[None]:
    """Run rules interpreted in this thread, and let a negative index raise `IndexError` like any other outside its
    array: so that a test can show that nothing outside an array is touched."""
    before, _thread.checked = _thread.checked, True
    try:
        yield
    finally:
        _thread.checked = before


class PythonRule:
    """A rule that can be interpreted."""

    py_func: Any
    _plain: Any = None

    @property
    def plain(self) -> FunctionType:
        """The rule as plain Python, which calls other rules as plain Python too."""
        if self._plain is None:
            _copy_all(self)
        plain: FunctionType = self._plain
        return plain

    def _interpret(self, *args: Any, **kws: Any) -> Any:
        given = [as_plain_ints(arg, _thread.checked) for arg in args]
        _thread.interpreting = True
        try:
            with np.errstate(over="ignore"):
                return as_plain_ints(self.plain(*given, **kws))
        finally:
            _thread.interpreting = False


def is_interpreting() -> bool:
    """Whether an interpreted rule is running in this thread."""
    return _thread.interpreting


def is_checking() -> bool:
    """Whether rules must be interpreted in this thread, so that every index is checked."""
    return _thread.checked


def _copy_all(first: PythonRule) -> None:
    """Copy a rule and all rules it can call; each copy finds the copies under the names of the originals."""
    with _copying:
        copies: dict[PythonRule, FunctionType] = {}
        rules = [first]
        while rules:
            found = rules.pop()
            if found not in copies:
                copies[found] = found._plain or _blank_copy(found.py_func)
                rules += [value for value in _used_by(found.py_func) if isinstance(value, PythonRule)]
        for original, copy in copies.items():
            _fill_in(copy, original.py_func, copies)
        for original, copy in copies.items():
            original._plain = copy


def _blank_copy(function: FunctionType) -> FunctionType:
    """The same code, with names of its own that are still to be filled in."""
    names = {"__name__": function.__module__, "__builtins__": builtins}
    cells = tuple(CellType() for _ in function.__code__.co_freevars)
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, cells)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy


def _fill_in(copy: FunctionType, original: FunctionType, copies: dict[PythonRule, FunctionType]) -> None:
    def plain(value: Any) -> Any:
        return copies[value] if isinstance(value, PythonRule) else value

    copy.__globals__.update({name: plain(value) for name, value in _globals_of(original).items()})
    for cell, closed_over in zip(copy.__closure__ or (), original.__closure__ or (), strict=True):
        cell.cell_contents = plain(closed_over.cell_contents)


def _used_by(function: FunctionType) -> list[Any]:
    return [*_globals_of(function).values(), *(cell.cell_contents for cell in function.__closure__ or ())]


def _globals_of(function: FunctionType) -> dict[str, Any]:
    known = function.__globals__
    return {name: known[name] for name in _names_in(function.__code__) if name in known}


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
