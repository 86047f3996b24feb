"""Boards in a terminal as such: which page shows a game, and what one without a page looks like."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import branchline
from branchline.cli.boards import page_of
from branchline.kernel import Description, Match
from branchline.kernel.description import describe_view
from cli.conftest import Run

PAGES = ("map", "tables")
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
    monkeypatch.setattr("branchline.cli.styled_screen.page_of", lambda _, page: page_of(UNKNOWN, page))
    monkeypatch.setattr("branchline.kernel.sentences.Sentences.describe", described_in_general)


def described_in_general(match: Match, seat: int | None = None, language: str | None = None) -> Description:
    return describe_view(match.telling(language), match.view(seat))


@pytest.mark.usefixtures("pageless")
@pytest.mark.parametrize("game", branchline.catalogue())
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_without_a_page_can_be_played(game: str, plain: tuple[str, ...], run: Run) -> None:
    assert branchline.load(game).contract.verbs.size
    shown = run(
        "play", game, "--seats", "human,random", "--names", "Ada,Ben", "--seed", "1", *plain, typed="map\ntable\n"
    )
    assert (shown.status, shown.err) == (0, "")
    assert ("Ada:" if plain else "A Ada") in shown.out
    assert "phase" in shown.out
