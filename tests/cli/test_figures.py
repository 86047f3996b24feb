"""Figures say what they were made with, and are marked where that has changed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

import branchline
from branchline.cli import figures

ROOT = Path(__file__).parents[2]


@pytest.fixture
def speed_page(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import speed_page

    return speed_page


def test_what_is_said_about_code_is_no_part_of_it(tmp_path: Path) -> None:
    pages = []
    for number, text in enumerate(('"""One."""\nx = 1  # one\n', "x = 1\n", "x = 2\n")):
        pages.append(tmp_path / f"{number}.py")
        pages[-1].write_text(text)
    one, same, other = map(figures._meaning, pages)
    assert one == same != other


def test_what_was_made_with_is_told() -> None:
    made = figures.made_with(("numba", "no-such-package"))
    assert made["versions"]["branchline"] == branchline.__version__
    assert "numba" in made["versions"]
    assert "no-such-package" not in made["versions"]
    assert made["processor"]
    assert made["versions"]["python"] == sys.version.split()[0]


def test_what_was_made_with_earlier_rules_or_code_is_marked(speed_page: ModuleType) -> None:
    game = branchline.load("rocket")
    now = {"game": "rocket", "players": 3, **figures.versions_of(game)}
    assert speed_page.name_of(now) == "Stephenson’s Rocket, 3 players"
    assert speed_page.name_of(now | {"code": "0"}).endswith("†")
    assert "‡" in speed_page.name_of(now | {"rules": game.rules - 1})
