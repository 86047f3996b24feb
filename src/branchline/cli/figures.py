"""What figures were made with: the day, the machine, the versions of packages, of the rules and of the code."""

from __future__ import annotations

import ast
import hashlib
import platform
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import branchline
from branchline.envs.workers import cores

if TYPE_CHECKING:
    from branchline.kernel.game import Game


def made_with(packages: Iterable[str]) -> dict[str, Any]:
    return {
        "day": datetime.now(UTC).date().isoformat(),
        "processor": processor(),
        "cores": cores(),
        "versions": {"branchline": branchline.__version__, "python": platform.python_version()}
        | {package: found for package in packages if (found := installed(package))},
    }


def installed(package: str) -> str:
    """Its version; empty where it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def processor() -> str:
    """The name of this machine's processor."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def versions_of(game: Game) -> dict[str, Any]:
    """Of the rules, and of the code that plays them: figures that were made with others are outdated."""
    return {"rules": game.rules, "code": code_of(game)}


def code_of(game: Game) -> str:
    """A digest of the kernel, the game's own pages and what steps them, without comments and docstrings."""
    from branchline.envs import cuda, stepping
    from branchline.kernel.compiler.units import KERNEL, rules_of

    digest = hashlib.sha256()
    for source in (KERNEL, *rules_of(game).sources, Path(str(stepping.__file__)), Path(str(cuda.__file__))):
        for page in _pages(source):
            digest.update(_meaning(page).encode())
    return digest.hexdigest()[:12]


def _pages(source: Path) -> Iterator[Path]:
    yield from sorted(source.rglob("*.py")) if source.is_dir() else [source]


@cache
def _meaning(page: Path) -> str:
    read = ast.parse(page.read_text(encoding="utf-8"))
    for node in ast.walk(read):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not _is_said(line)]  # type: ignore[attr-defined]
    return _told(read)


def _told(part: Any) -> str:
    """A part of a page, the same in every version of Python: what is absent is left out, as later ones have more
    that may be."""
    if isinstance(part, ast.AST):
        fields = [_told(value) for _, value in ast.iter_fields(part) if value is not None and value != []]
        return f"{type(part).__name__}({', '.join(fields)})"
    return f"[{', '.join(map(_told, part))}]" if isinstance(part, list) else repr(part)


def _is_said(line: ast.AST) -> bool:
    """Whether a line is a docstring."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
