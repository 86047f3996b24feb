"""What bots are made of has types, and functions are asked for little."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "branchline"
BOTS = SOURCE / "bots"
SEAM = [*(BOTS / name for name in ("__init__.py", "heuristic.py", "evaluation.py", "terminal.py", "simple.py")),
        *sorted((BOTS / "search").rglob("*.py")), *sorted((BOTS / "heuristics").rglob("*.py"))]  # fmt: skip
"""Between the games and those who search or judge."""
MOST_PARAMETERS = 7


@pytest.mark.parametrize("page", SEAM, ids=lambda page: page.relative_to(BOTS).as_posix())
def test_nothing_between_games_and_bots_can_be_anything(page: Path) -> None:
    """A board is a `Record`, a position a `Position`: a misspelt field is found by the type checker."""
    names = {node.id for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)}
    assert "Any" not in names


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for part in ("bots", "train"):
        for page in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{page.relative_to(SOURCE)}:{node.lineno} {node.name}", node


def test_no_function_of_bots_and_training_takes_more_than_seven_parameters() -> None:
    found = dict(functions())
    assert len(found) > 300
    counted = {
        name: [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
        for name, node in found.items()
    }
    assert [name for name, taken in counted.items() if len({*taken} - {"self", "cls"}) > MOST_PARAMETERS] == []
