"""What the sources of rules must not contain."""

import ast
from pathlib import Path

import branchline

ROOT = Path(branchline.__file__).parent


def rules_in(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if any(getattr(mark, "id", "") == "rule" for mark in node.decorator_list)]


def test_every_loop_in_a_rule_has_a_bound() -> None:
    endless = [
        f"{path.relative_to(ROOT)}:{loop.lineno}"
        for folder in ("kernel", "games", "bots")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for function in rules_in(path)
        for loop in ast.walk(function)
        if isinstance(loop, ast.While)
    ]
    assert endless == []


def test_the_check_finds_rules() -> None:
    assert len(rules_in(ROOT / "kernel" / "chance.py")) > 5
