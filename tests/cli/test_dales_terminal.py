"""The boards of Wensleydale and Nürnberg in a terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.console import Console

import branchline
from branchline.bots import make_bot
from branchline.cli.boards.dales.map import _ways, draw
from branchline.cli.boards.dales.places import names_on, short_names
from branchline.cli.boards.dales.tables import tables
from branchline.cli.words import speak
from branchline.kernel import Game, Match
from branchline.kernel.words import LANGUAGES
from cli.conftest import Run

WENSLEYDALE, NUREMBERG = branchline.load("wensleydale"), branchline.load("nuremberg")
GAMES = [WENSLEYDALE, NUREMBERG]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Ada", "Benedikt", "Cleo", "Dan"]


def played(game: Game, players: int = 4) -> Iterator[Match]:
    """A match of random bots, stopped before each decision and at the end."""
    match, bot = game.new(players, seed=6, seats=NAMES[:players]), make_bot("random", game, 6)
    yield match
    while not match.is_over:
        match.play(bot.choose(match))
        yield match


def first(game: Game, fits: Callable[[dict[str, Any]], bool], players: int = 4) -> Match:
    """The first moment of such a match that looks like this."""
    return next(match for match in played(game, players) if fits(match.view()))


def picture(match: Match, width: int = 100) -> list[str]:
    return draw(match, None, width).plain.splitlines()


def printed(match: Match) -> str:
    page = io.StringIO()
    Console(file=page, width=100).print(*tables(match, match.to_move))
    return page.getvalue()


@every_game
@every_language
def test_the_map_fits_into_100_columns(game: Game, language: str) -> None:
    speak(language)
    for match in played(game):
        if len(match) % 40:
            continue
        text = draw(match, None, 100)
        assert max(line.cell_len for line in text.split("\n")) <= 100


@every_game
@pytest.mark.parametrize("width", [80, 100])
def test_every_area_is_on_the_map_under_a_name_that_can_be_typed(game: Game, width: int) -> None:
    areas = [area for area in game.load_board().data["areas"] if "part_of" not in area]
    shown = "\n".join(picture(game.new(4, seed=1), width))
    for id, short in short_names([area["id"] for area in areas]).items():
        assert [area["id"] for area in areas if area["id"].startswith(short)].count(id) == 1
        assert short in shown or short.upper() in shown


def test_names_do_not_run_into_each_other() -> None:
    names = list(names_on(WENSLEYDALE.load_board(), WENSLEYDALE.new(4, seed=1).view(), 100).values())
    cells = [cell for name in names for cell, _ in name.cells()]
    assert len(cells) == len(set(cells))


def test_the_parts_of_the_map() -> None:
    position = WENSLEYDALE.new(3, seed=1).position()
    position["track"] |= {"rylstone--skipton": "A", "settle--the_south": "red"}
    position["owners"]["settle"] = ["red"]
    position["pieces"] |= {"settle": {"green": 2}, "rylstone": {"cheese": 2}, "meugher": {"stone": 1}}
    shown = "\n".join(picture(WENSLEYDALE.from_position(position)))
    for sign in ("SETT=Rgg", "ryls••", "^meug• THRE", " A ", " R "):
        assert sign in shown


def test_piles_are_shown_from_the_top() -> None:
    match = WENSLEYDALE.new(3, seed=1)
    order = match.view()["orders"]["player"]
    assert f"0: {' '.join('ABC'[seat] for seat in order)}" in printed(match)


@every_game
def test_a_whole_game_in_the_terminal(game: Game, run: Run) -> None:
    shown = run("play", game.id, "--seats", "random,random", "--seed", "4", "--plain")
    assert (shown.status, shown.err) == (0, "")
    for line in re.findall(r"^\d\. [AB] \(\w+\): (.*)$", shown.out, re.MULTILINE):
        *sources, total = [int(points) for points in re.findall(r"(-?\d+) VP", line)]
        assert sum(sources) == total


@every_game
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_person_can_ask_for_map_tables_and_rules(game: Game, plain: tuple[str, ...], run: Run) -> None:
    asked = "map\ntable\nrules\nrules WD-7.16\nquit\n"
    shown = run("play", game.id, "--seats", "human,random,random", "--seed", "4", *plain, typed=asked)
    assert (shown.status, shown.err) == (0, "")
    assert "WD-14" in shown.out


@every_game
@every_language
def test_every_moment_can_be_shown(game: Game, language: str) -> None:
    speak(language)
    for match in played(game, 3):
        if len(match) % 7 == 0 or match.is_over:
            assert "…" not in printed(match)
    assert match.view()["phase"] == "over"


def test_a_line_under_way_is_drawn() -> None:
    match = first(WENSLEYDALE, lambda view: view["phase"] == "extend" and view["line"]["borders"])
    planned = "abcd"[match.to_move or 0]
    assert any(style for _, sign, style in _ways(match.board, match.view()) if sign == planned)


def test_what_can_be_loaded_now_is_listed() -> None:
    match = next(match for match in played(WENSLEYDALE) if any(action.verb == "load" for action in match.legal()))
    note = " ".join(printed(match).partition("Can be loaded now:")[2].split())
    assert all(str(action.arguments["area"]) in note for action in match.legal() if action.verb == "load")


def test_the_auction_shows_what_a_space_is_worth() -> None:
    match = NUREMBERG.new(2, seed=1)
    match.play("bid 2 4")
    assert "1 red or green" in printed(match)


def test_trains_show_who_bought_them() -> None:
    match = first(WENSLEYDALE, lambda view: any(train["buyer"] is not None for train in view["trains"]))
    bought = next(train for train in match.view()["trains"] if train["buyer"] is not None)
    places, buyer = bought["places"], "ABCD"[bought["buyer"]]
    assert f"{bought['id']} {places['passengers']}+{places['goods']} {buyer}" in printed(match)
