"""The page that lists what the compiler touches of Numba: complete, and all of it there in the installed version."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import branchline
from branchline.kernel import compiler
from branchline.kernel.compiler.numba_parts import CALLED, REPLACED

HOUSE = Path(branchline.__file__).parent
COMPILER = Path(compiler.__file__).parent


def has(cls: type, name: str) -> bool:
    """Whether instances of a class have this attribute, made with the class or when they begin."""
    made = (f"self.{name} " in inspect.getsource(base) for base in cls.__mro__ if base.__module__.startswith("numba."))
    return hasattr(cls, name) or any(made)


def private_names(page: ast.Module) -> Iterator[tuple[str, bool]]:
    """Every private name that a page reads of an object, or else declares for its own."""
    for node in ast.walk(page):
        if isinstance(node, ast.FunctionDef):
            yield node.name, True
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, True
        elif isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            stored = isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"
            yield node.attr, stored


def modules_of(page: ast.Module) -> Iterator[str]:
    """All modules that a page imports from."""
    for node in ast.walk(page):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_all_that_is_listed_is_there() -> None:
    listed = [*CALLED.items(), *REPLACED.items()]
    assert [f"{cls.__name__}.{name}" for cls, names in listed for name in names.split() if not has(cls, name)] == []


def test_nothing_else_is_touched() -> None:
    names = {"_defined_symbols", "_code", *" ".join([*CALLED.values(), *REPLACED.values()]).split()}
    read, own = set[str](), set[str]()
    for path in COMPILER.glob("*.py"):
        for name, declared in private_names(ast.parse(path.read_text(encoding="utf-8"))):
            (own if declared else read).add(name)
    assert read - own - names == set()


def test_no_other_page_looks_below_numba() -> None:
    for path in HOUSE.rglob("*.py"):
        if path.name != "numba_parts.py":
            imported = modules_of(ast.parse(path.read_text(encoding="utf-8")))
            assert not [name for name in imported if name.startswith(("numba.core", "numba._"))], path
