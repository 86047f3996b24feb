"""Boards in a terminal as such: which page shows a game, and what one without a page looks like."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import branchline
from branchline.bots import make_bot
from branchline.cli.boards import page_of
from branchline.cli.boards.generic import lines
from branchline.cli.words import speak
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES
from cli.conftest import Run

PAGES = ("map", "tables", "lines")
UNKNOWN: Any = SimpleNamespace(package="toys.whist", family="")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_found_by_the_name_of_the_game_or_its_family(page: str) -> None:
    boards = {game.id: page_of(game, page).__name__.split(".")[-2:] for game in branchline.catalogue().values()}
    assert boards["rocket"] == ["rocket", page]
    assert boards["nuremberg"] == boards["wensleydale"] == ["dales", page]


@pytest.mark.parametrize("page", PAGES)
def test_any_other_game_has_a_generic_one(page: str) -> None:
    assert page_of(UNKNOWN, page).__name__.split(".")[-2:] == ["generic", page]


@pytest.fixture
def pageless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games as if none had a page."""
    for module in ("screen", "styled_screen"):
        monkeypatch.setattr(f"branchline.cli.{module}.page_of", lambda _, page: page_of(UNKNOWN, page))


@pytest.mark.usefixtures("pageless")
@pytest.mark.parametrize("game", branchline.catalogue())
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_without_a_page_can_be_played(game: str, plain: tuple[str, ...], run: Run) -> None:
    assert branchline.load(game).contract.verbs.size
    shown = run(
        "play", game, "--seats", "human,random", "--names", "Ada,Ben", "--seed", "1", *plain, typed="map\ntable\n"
    )
    assert (shown.status, shown.err) == (0, "")
    assert "A Ada" in shown.out
    assert "phase" in shown.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", branchline.catalogue())
def test_every_entry_of_a_view_is_told(game: str, language: str) -> None:
    speak(language)
    match = played(game, 40)
    told = "\n".join([*lines.describe(match), *lines.accounts(match, 0)])
    for entry in match.view(0):
        assert lines.entry_name(match, entry) in told


def played(game: str, actions: int) -> Match:
    match, bot = branchline.load(game).new(3, seed=2), make_bot("random", branchline.load(game), 2)
    for _ in range(actions):
        match.play(bot.choose(match))
    return match


def test_what_a_value_looks_like() -> None:
    match = branchline.load("rocket").new(2, seed=1)
    value = {"tiles_left": 3, "stock": None, "open": True, "cities": [{"id": "york"}, "hull"], "left": []}
    assert lines.tell(match, value) == "tiles left 3, stock –, open yes, cities id york; hull, left –"
    assert (lines.money(1500), lines.money(None)) == ("1,500", "–")
