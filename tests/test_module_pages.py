"""The lists of modules on the pages of packages are true."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "branchline"
LISTED = re.compile(r"^- (.*)$", re.MULTILINE)
MOST_MODULES = 15
NAME = re.compile(r"`([a-z_]+)`(?=[:,;]|$)")


def modules_of(package: Path) -> set[str]:
    files = {path.stem for path in package.glob("*.py") if not path.stem.startswith("__")}
    return files | {path.parent.name for path in package.glob("*/__init__.py")}


def names_listed(page: Path) -> set[str]:
    """In a list whose lines begin with the names of modules, each followed by a colon."""
    text = ast.get_docstring(ast.parse(page.read_text(encoding="utf-8"))) or ""
    return {name for line in LISTED.findall(text) if line.startswith("`") for name in NAME.findall(line)}


PAGES = [page for page in sorted(SOURCE.rglob("__init__.py")) if names_listed(page)]


UNLISTED = ("bots/heuristics/", "server/http/routes", "server/store/migrations")


def test_bots_training_and_server_list_their_modules() -> None:
    listed = {page.parent.relative_to(SOURCE).as_posix() for page in PAGES}
    packages = {page.parent for part in ("bots", "train", "server") for page in (SOURCE / part).rglob("__init__.py")}
    wanted = {path.relative_to(SOURCE).as_posix() for path in packages}
    assert {each for each in wanted if not each.startswith(UNLISTED)} <= listed


def test_a_folder_of_the_server_holds_few_modules() -> None:
    modules = (path for path in (SOURCE / "server").rglob("*.py") if path.stem != "__init__")
    folders = Counter(path.parent for path in modules if path.parent.name != "versions")
    assert not {folder.name: number for folder, number in folders.items() if number > MOST_MODULES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.relative_to(SOURCE).as_posix())
def test_a_page_lists_the_modules_that_are_there(page: Path) -> None:
    assert names_listed(page) == modules_of(page.parent)
