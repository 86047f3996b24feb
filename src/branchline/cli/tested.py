"""Which clauses of the rules have tests: the `rule` marks in the tests of the source checkout.

>>> sorted(marks('@pytest.mark.rule("XY-1.1", "XY-1.2")\\ndef test_deal(): ...'))
['XY-1.1', 'XY-1.2']
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from branchline.cli.words import BadCommand
from branchline.kernel.rules_page import Page


def coverage(page: Page, tests: Path, pages: Iterable[Page]) -> dict[str, Any]:
    """How many clauses there are, how many a test names, which none does, and which marks no page explains."""
    clauses = [clause.id for clause in page.clauses()]
    named = {mark for path in sorted(tests.rglob("*.py")) for mark in marks(path.read_text(encoding="utf-8"))}
    known = {clause.id for other in pages for clause in other.clauses()}
    letters = tuple({clause.partition("-")[0] + "-" for clause in clauses})
    return {
        "clauses": len(clauses),
        "tested": len(named & set(clauses)),
        "missing": [clause for clause in clauses if clause not in named],
        "unknown": sorted(mark for mark in named - known if mark.startswith(letters)),
    }


def find_tests(start: Path) -> Path:
    """The tests of the checkout that this file or folder lies in."""
    for folder in start.resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder / "tests"
    raise BadCommand("no-checkout", folder=str(start.parent))


def marks(source: str) -> set[str]:
    """The clauses named by `pytest.mark.rule(…)`: on a test, a class, a module or a single parameter."""
    return {clause for node in ast.walk(ast.parse(source)) for clause in _clauses(node)}


def _clauses(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark"))):
            yield from (
                word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)
            )
