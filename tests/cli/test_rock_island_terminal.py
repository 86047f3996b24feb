"""Rock Island's field in a terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest

import branchline
from branchline.bots import make_bot
from branchline.cli.boards.rock_island.map import MARGIN, draw
from branchline.cli.boards.rock_island.tiles import LARGE, SMALL, shade_of
from branchline.cli.boards.rock_island.track import ARROWS, overlap, stop_of, track_dots
from branchline.cli.words import speak
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES
from cli.conftest import Run

GAME = branchline.load("rock-island")
SHEET = GAME.load_board()
CELLS = SHEET.labels["cell"].labels
DIRECTIONS = SHEET.labels["direction"].labels
RULERS = 2
SIZES = {LARGE: 110, SMALL: 80}
STAGES = (0, 1, 30, 150, 400, 5000)


def played(actions: int, players: int = 4, seed: int = 6, **options: str) -> Match:
    """A match of random bots, so many actions old."""
    match, bot = GAME.new(players, seed=seed, options=options), make_bot("random", GAME, seed)
    while len(match) < actions and not match.is_over:
        match.play(bot.choose(match))
    return match


def found(phase: str, seed: int = 6, **options: str) -> Match:
    """The first such question in a match of random bots, once turns are being played."""
    match, bot = GAME.new(4, seed=seed, options=options), make_bot("random", GAME, seed)
    while match.view(None)["phase"] != phase or not match.view(None)["turn"]:
        match.play(bot.choose(match))
    return match


def picture(match: Match, width: int = 110) -> list[str]:
    return draw(match, None, width).plain.splitlines()


def tile(lines: list[str], cell: str, wide: int) -> list[str]:
    """What the picture shows on a cell."""
    row, column = divmod(CELLS.index(cell), 12)
    left, top = MARGIN + wide * column + wide // 2 * (row % 2), RULERS + wide // 2 * row
    return [line[left : left + wide] for line in lines[top : top + wide // 2]]


def is_track(letter: str) -> bool:
    return "\u2800" < letter <= "\u28ff"


def edges(lies: dict[str, Any]) -> set[int]:
    """Where an open tile has track."""
    groups = next(kind["groups"] for kind in SHEET.data["tile_types"] if kind["id"] == lies["tile"])
    return {(edge + lies["rotation"]) % 6 for group in groups for edge in group["edges"]}


def ends(wide: int) -> list[list[tuple[int, int]]]:
    """The characters at the middle of each edge, clockwise from the east."""
    high, quarter = wide // 2, wide // 4
    west_east = sorted({(high - 1) // 2, high // 2})
    near = [quarter] if wide == LARGE else [quarter, quarter + 1]
    far = [wide - 1 - column for column in near]
    return [
        [(line, wide - 1) for line in west_east],
        [(high - 1, column) for column in far], [(high - 1, column) for column in near],
        [(line, 0) for line in west_east],
        [(0, column) for column in near], [(0, column) for column in far],
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", STAGES)
def test_the_picture_fits_into_110_columns_and_a_smaller_one_into_80(language: str, actions: int) -> None:
    match = played(actions)
    speak(language)
    for width in SIZES.values():
        assert max(map(len, picture(match, width))) <= width


@pytest.mark.parametrize("wide", SIZES)
def test_a_hidden_tile_shows_its_name_and_water_where_it_is_river(wide: int) -> None:
    match = played(120)
    lines = picture(match, SIZES[wide])
    for cell, lies in match.view(None)["cells"].items():
        if not lies["open"]:
            shown = "".join(tile(lines, cell, wide))
            assert shown.strip(" ~") == cell
            assert ("~" in shown) == (lies["ground"] == "river")


@pytest.mark.parametrize("wide", SIZES)
def test_a_cell_is_found_by_its_row_and_column(wide: int) -> None:
    lines = picture(played(0), SIZES[wide])
    for cell in CELLS:
        row, column = divmod(CELLS.index(cell), 12)
        left = MARGIN + wide * column + wide // 2 * (row % 2)
        assert lines[row % 2][left : left + wide].strip() == cell[1:]
        assert lines[RULERS + row * wide // 2 + (wide // 2 - 1) // 2].startswith(f" {cell[0]} ")


def test_track_meets_the_middle_of_exactly_those_edges_it_leads_to() -> None:
    match = played(400)
    lines = picture(match)
    for cell, lies in match.view(None)["cells"].items():
        if lies["tile"]:
            shown = tile(lines, cell, LARGE)
            for edge, places in enumerate(ends(LARGE)):
                letters = [shown[line][column] for line, column in places]
                if all(letter in " ~" or is_track(letter) for letter in letters):
                    assert any(map(is_track, letters)) == (edge in edges(lies)), (cell, lies, edge, shown)


def test_a_line_goes_on_across_an_edge() -> None:
    """The dots of two tiles that lie beside each other touch."""
    for edge, near in enumerate(((2 * LARGE, 0), (LARGE, 2 * LARGE), (-LARGE, 2 * LARGE))):
        straight = track_dots(SHEET, "L1", edge, LARGE)
        next_tile = {(x + near[0], y + near[1]) for x, y in straight}
        assert any(max(abs(x - u), abs(y - v)) == 1 for x, y in straight for u, v in next_tile)


def test_lines_that_do_not_meet_are_drawn_apart() -> None:
    over = track_dots(SHEET, "L1", 0, LARGE)
    both = track_dots(SHEET, "L8", 0, LARGE)
    under = both - over
    assert under
    assert over < both
    assert all(max(abs(x - u), abs(y - v)) > 1 for x, y in over for u, v in under)


@pytest.mark.parametrize("wide", SIZES)
def test_every_group_has_a_place_of_its_own_for_a_locomotive(wide: int) -> None:
    for kind in SHEET.data["tile_types"]:
        for rotation in range(6):
            lies = {"tile": kind["id"], "rotation": rotation}
            stops = []
            for group in kind["groups"]:
                (stop,) = {stop_of(SHEET, lies, (edge + rotation) % 6, wide) for edge in group["edges"]}
                stops.append(stop)
            assert not any(overlap(one, other) for k, one in enumerate(stops) for other in stops[:k])


@pytest.mark.parametrize("wide", SIZES)
@pytest.mark.parametrize("actions", STAGES)
def test_every_piece_is_on_the_map(actions: int, wide: int) -> None:
    match = played(actions)
    view, lines = match.view(None), picture(match, SIZES[wide])
    for seat, letter in enumerate("ABCD"):
        engine, crew = view["locomotives"][seat], view["crews"][seat]
        shown = "".join(tile(lines, engine["cell"], wide))
        if engine["entry"]:
            away = ARROWS[(DIRECTIONS.index(engine["entry"]) + 3) % 6]
            assert letter + away in shown
        else:
            assert letter in tile(lines, engine["cell"], wide)[-1]
        if view["cells"][crew]["ground"] in ("chicago", "kansas_city"):
            assert re.search(f"▲[A-D]*{letter}", tile(lines, crew, wide)[-2])
        else:
            assert f"▲{letter}" in "".join(tile(lines, crew, wide))


@pytest.mark.parametrize("wide", SIZES)
def test_the_tile_to_be_set_is_framed_and_drawn_in_every_position_allowed(wide: int) -> None:
    match = found("turning")
    turning, lines = match.view(None)["turning"], picture(match, SIZES[wide])
    shown = tile(lines, turning["cell"], wide)
    assert (shown[0][0], shown[0][-1], shown[-1][0], shown[-1][-1]) == tuple("┌┐└┘")
    assert re.findall(r"↻ (\d)", "\n".join(lines)) == [str(rotation) for rotation in turning["rotations"]]
    assert "↻" not in "\n".join(picture(found("walking")))


def test_the_reserve_is_shown_and_face_down_tiles_keep_their_secret() -> None:
    below = picture(played(0, reserve_river_face="down"))[RULERS + 8 * LARGE // 2 + 1 :]
    assert below[0].split()[:6] == ["land1", "land2", "land3", "land4", "river1", "river2"]
    assert below[2].count("?") == 2
    assert "river2" not in picture(played(0, players=2))[RULERS + 8 * LARGE // 2 + 1]


def test_a_field_laid_by_hand_grows() -> None:
    for placed in range(11):
        match = played(placed, map_laying="by_hand")
        shown = "\n".join(picture(match))
        assert ("CHICAGO" in shown, "KANSAS" in shown) == (placed > 8, placed > 9)
        told = match.describe()
        assert all(told.board)
        assert told.standing[-1] == "No turn has been played yet."


def test_neighbours_never_share_a_shade() -> None:
    for cell, name in enumerate(CELLS):
        for near in SHEET.record.neighbour[cell].tolist():
            if near >= 0:
                assert shade_of(SHEET, name) != shade_of(SHEET, CELLS[near])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_every_seat(language: str, run: Run) -> None:
    typed = "1\n1\nmap\ntable\nrules RI-6.4\nwhy end\nquit\n"
    for plain in ([], ["--plain"]):
        seats = ["--seats", "human,random,random", "--names", "Ada,Ben,Cyd", "--seed", "3"]
        shown = run("play", "rock-island", *seats, *plain, "--lang", language, typed=typed)
        assert (shown.status, shown.err) == (0, "")
        assert all(name in shown.out for name in (("Ada", "Ben", "Cyd") if plain else ("A Ada", "B Ben", "C Cyd")))
        assert "RI-6.4" in shown.out


def test_a_whole_match_is_played_to_its_result(run: Run) -> None:
    shown = run("play", "rock-island", "--seats", "human,random", "--option", "max_rounds=10", typed="1\n" * 500)
    assert (shown.status, shown.err) == (0, "")
    assert re.search(r"(wins?|share the victory) with -?\d+ tiles? of headway", shown.out)
