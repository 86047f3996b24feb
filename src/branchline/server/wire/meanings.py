"""The meanings that a class declares in its source: the texts that stand below its fields."""

from __future__ import annotations

import ast
import inspect
import textwrap
from itertools import pairwise


def definition_of(declared: type) -> ast.ClassDef:
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(declared))).body
    assert isinstance(definition, ast.ClassDef)
    return definition


def own_fields(declared: type) -> list[str]:
    return [
        field.target.id
        for field in definition_of(declared).body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    ]


def meanings_in(declared: type) -> dict[str, str]:
    """For each field with a text below it, that text on one line."""
    body, found = definition_of(declared).body, {}
    for field, text in pairwise(body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(meaning))):
                found[name] = " ".join(meaning.split())
    return found
