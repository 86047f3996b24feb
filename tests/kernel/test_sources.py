"""What the sources of rules must not contain."""

import ast
from collections.abc import Iterator
from pathlib import Path

import branchline

ROOT = Path(branchline.__file__).parent
LONGEST = 40
"""Lines of a rule."""


def rules_in(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if any(getattr(mark, "id", "") == "rule" for mark in node.decorator_list)]


def all_rules() -> Iterator[tuple[str, ast.FunctionDef]]:
    for folder in ("kernel", "games", "bots"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for function in rules_in(path):
                yield f"{path.relative_to(ROOT)}:{function.name}", function


def test_every_loop_in_a_rule_has_a_bound() -> None:
    endless = [
        f"{where}:{loop.lineno}"
        for where, function in all_rules()
        for loop in ast.walk(function)
        if isinstance(loop, ast.While)
    ]
    assert endless == []


def test_every_rule_can_be_seen_at_once() -> None:
    lengths = {where: int(function.end_lineno or 0) - function.lineno + 1 for where, function in all_rules()}
    assert {where: length for where, length in lengths.items() if length > LONGEST} == {}


def test_the_check_finds_rules() -> None:
    assert len(rules_in(ROOT / "kernel" / "chance.py")) > 5
