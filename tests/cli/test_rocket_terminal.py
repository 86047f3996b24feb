"""Rocket's board in a terminal."""

from __future__ import annotations

import pytest

import branchline
from branchline.bots import make_bot
from branchline.cli.boards.rocket.cells import PAPER, shade_at
from branchline.cli.boards.rocket.map import draw
from branchline.cli.words import speak
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES

ROCKET = branchline.load("rocket")


def rocket(actions: int) -> Match:
    """A match of four random bots, so many actions old."""
    match, bot = ROCKET.new(4, seed=6), make_bot("random", ROCKET, 6)
    while len(match) < actions and not match.is_over:
        match.play(bot.choose(match))
    return match


def picture(match: Match, width: int = 100) -> list[str]:
    return draw(match, None, width).plain.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [0, 60, 1000])
def test_the_picture_fits_into_100_columns(language: str, actions: int) -> None:
    match = rocket(actions)
    speak(language)
    text = draw(match, None, 100)
    assert max(line.cell_len for line in text.split("\n")) <= 100


def test_a_hex_is_found_by_its_row_and_column() -> None:
    lines = picture(rocket(0))
    for town in ROCKET.load_board().data["towns"]:
        row, col = town["row"], town["col"]
        left = 4 + 4 * col + 2 * (row % 2)
        assert lines[2 + 2 * row].startswith(f"{row:>3} ")
        assert lines[2 + 2 * row][left : left + 3] == town["code"]
        assert lines[row % 2][left : left + 4].strip() == str(col)


def test_the_parts_of_the_map() -> None:
    match = ROCKET.new(2, seed=1, options={"first_player": 0})
    for action in ("advance GWR ne", "station 11,6", "token london brewing", "advance LNWR e"):
        match.play(action)
    lines = picture(match)
    assert lines[2 + 2 * 12][4 + 4 * 4 :].startswith("GWR ")
    assert lines[3 + 2 * 12][4 + 4 * 4 :].startswith(" ↗")
    assert lines[2 + 2 * 11][6 + 4 * 6 :].startswith(" ⌂A")
    assert lines[3 + 2 * 13][6 + 4 * 10 :].startswith(" bl")
    assert lines[3 + 2 * 13][6 + 4 * 3 :].startswith(" ◇")
    assert lines[3 + 2 * 16][4 + 4 * 7 :].startswith("LSWR")


def test_a_veto_shows_where_the_locomotive_is_about_to_go() -> None:
    match = ROCKET.new(2, seed=1, options={"first_player": 0})
    for action in ("advance GWR ne", "station 5,8", "advance GWR nw"):
        match.play(action)
    assert match.view(0)["phase"] == "veto"
    lines = picture(match)
    assert lines[3 + 2 * 11][6 + 4 * 3 :].startswith(" ◎")
    assert any("is about to go" in line for line in lines)


def test_neighbours_never_share_a_shade() -> None:
    board = ROCKET.load_board()
    places = [(hex["row"], hex["col"]) for hex in board.data["hexes"]]
    for hex, (row, col) in enumerate(places):
        for near in board.record.neighbour[hex].tolist():
            if near >= 0:
                assert shade_at(PAPER, row, col) != shade_at(PAPER, *places[near])


def test_the_legend_moves_below_where_there_is_no_room() -> None:
    lines = picture(rocket(0), width=80)
    assert max(map(len, lines)) <= 80
    assert any("city and, by letter," in line for line in lines[40:])
