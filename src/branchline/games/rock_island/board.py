"""The field, the tiles and the dice, from a board file; and what follows from them once for all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from branchline.games.rock_island.components import (
    CELLS,
    CITIES,
    COLUMNS,
    EDITIONS,
    ENDINGS,
    FACES,
    LAND_SLOTS,
    MOST_LAND,
    MOST_RIVER,
    NO_DIE,
    NOWHERE,
    RIVER_SLOTS,
    ROWS,
    SEATS,
    SOUTH_EAST,
    SOUTH_WEST,
    TYPES,
)
from branchline.games.rock_island.field import distance
from branchline.kernel import SIDES, Array, BadBoard, Labels, Record, i8, i16, neighbour_table, opposite, u8

MOST_COURSES = 1320
"""Of a river on a field of this size, before the cities have their say."""
NEAREST, FURTHEST = 4, 5
"""The choices of the least distance from a city to the river."""
MOST_ENDS = 80
RIVER_SETS = ("peninsula", "wide_bend")
DICE = ("crew", "locomotive")


class Board(Record):
    types: int = i8()
    neighbour: Array = i16(CELLS, SIDES)

    count: Array = i8(len(RIVER_SETS), TYPES)
    """How many tiles of a type are in the box, for each choice of river tiles."""
    removed: Array = i8(SEATS + 1, TYPES)
    """How many of them are taken out for a number of players."""
    river_tiles: Array = i8(SEATS + 1)
    river_box: Array = i8(len(RIVER_SETS), SEATS + 1, MOST_RIVER)
    """The river tiles that a number of players shuffle."""
    land_box: Array = i8(MOST_LAND)
    is_river: Array = i8(TYPES)
    spans: Array = i8(TYPES)
    """Whether a line of the tile joins opposite edges, as a straight bridge does."""
    period: Array = i8(TYPES)
    group: Array = i8(TYPES, SIDES)
    """The group that reaches an edge of the unturned tile, or NOWHERE."""
    track: Array = u8(TYPES, SIDES)
    """The edges with track of a tile turned so far, one bit each."""
    ways: Array = u8(TYPES, SIDES, SIDES)
    """Where the lines of a tile turned so far lead from an edge, one bit each."""
    bends: Array = u8(TYPES)
    """By how many sixths its lines lead on from where they come in, one bit each; straight on is 3."""
    meets: Array = u8(TYPES, 1 << SIDES)
    """The rotations that have track at one of these edges, one bit each."""
    within: Array = u8(TYPES, 1 << SIDES)
    """The rotations that have track at none but these edges, one bit each."""

    exits: Array = u8(len(CITIES))
    city_column: Array = i8(len(CITIES))
    city_rows: Array = u8(len(CITIES))
    """The rows in which a city may lie, one bit each."""
    river_step: Array = i8(SIDES)
    """Whether the river may go on over an edge."""
    opening_distance: int = i8()
    courses: Array = i16(FURTHEST - NEAREST + 1)
    course: Array = i8(FURTHEST - NEAREST + 1, MOST_COURSES, ROWS)
    """All lawful courses of the river, column by column, for each least distance to the cities."""

    crew_face: Array = i8(EDITIONS, FACES)
    locomotive_face: Array = i8(EDITIONS, FACES)
    """NO_DIE in an edition without it."""
    exchange_die: Array = i8(EDITIONS)
    exchange_face: Array = i8(EDITIONS)
    by_die: Array = i8(EDITIONS)
    """Whether the locomotive die limits the run."""

    ends: Array = i8(2, CELLS, FACES + 1)
    """How many cells a crew can reach with a roll, with half-turns and without."""
    end: Array = i8(2, CELLS, FACES + 1, MOST_ENDS)
    """Which ones, in rising order."""


def load_board(data: dict[str, Any]) -> tuple[Any, dict[str, Labels], dict[str, list[str]]]:
    field, types = data["field"], data["tile_types"]
    if (field["rows"], field["cols"]) != (ROWS, COLUMNS):
        raise BadBoard("board-value", field="field", fault=f"{field['rows']} x {field['cols']}")
    if len(types) > TYPES:
        raise BadBoard("board-too-large", field="tile_types", limit=TYPES)
    board = Board.blank()
    places = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    steps = {
        f"{parity}_row": [edge[f"step_{parity}_row"] for edge in field["directions"]] for parity in ("even", "odd")
    }
    board.neighbour[:] = neighbour_table(places, steps, CELLS)
    _fill_tiles(board, data)
    _fill_cities(board, data)
    _fill_dice(board, data["dice"])
    _fill_courses(board)
    _fill_ends(board)
    cells = [f"{field['row_labels'][row]}{column + 1}" for row, column in places]
    labels = {
        "cell": Labels(cells, {f"{row},{column}": row * COLUMNS + column for row, column in places}),
        "row": Labels(field["row_labels"]),
        "direction": Labels([edge["name"].lower() for edge in field["directions"]]),
        "tile": Labels([tile["id"] for tile in types], {tile["slug"]: index for index, tile in enumerate(types)}),
        "slot": Labels([f"land{slot + 1}" for slot in range(LAND_SLOTS)]
                       + [f"river{slot + 1}" for slot in range(RIVER_SLOTS)]),
        "city": Labels(CITIES),
        "ending": Labels(ENDINGS),
    }  # fmt: skip
    return board, labels, {"tile": [tile["name"] for tile in types]}


# --- tiles ----------------------------------------------------------------------------------------------------


def _fill_tiles(board: Any, data: dict[str, Any]) -> None:
    types = data["tile_types"]
    board.types = len(types)
    for index, tile in enumerate(types):
        _fill_tile(board, index, tile)
        for choice, name in enumerate(RIVER_SETS):
            rivers = data["river_sets"][name]
            board.count[choice, index] = rivers.get(tile["id"], 0) if tile["kind"] == "river" else tile["count"]
        for players, removed in data["setup"]["removed_before_play"].items():
            board.removed[int(players), index] = removed.get(tile["id"], 0)
    land = [index for index, tile in enumerate(types) if tile["kind"] == "land" for _ in range(tile["count"])]
    if len(land) != MOST_LAND:
        raise BadBoard("board-value", field="tile_types", fault=f"{len(land)} land")
    board.land_box[:] = land
    for choice, name in enumerate(RIVER_SETS):
        _fill_river_box(board, choice, data["river_sets"][name], [tile["id"] for tile in types])


def _fill_river_box(board: Any, choice: int, rivers: dict[str, int], ids: list[str]) -> None:
    """RI-4.1, RI-4.13 In the order of the file, less what so many players take out."""
    if sum(rivers.values()) != MOST_RIVER:
        raise BadBoard("board-value", field="river_sets", fault=RIVER_SETS[choice])
    for players in range(SEATS + 1):
        counts = {ids.index(id): count - int(board.removed[players, ids.index(id)]) for id, count in rivers.items()}
        box = [tile for tile, count in counts.items() for _ in range(count)]
        board.river_tiles[players] = len(box)
        board.river_box[choice, players, : len(box)] = box


def _fill_tile(board: Any, index: int, tile: dict[str, Any]) -> None:
    board.is_river[index] = tile["kind"] == "river"
    board.period[index] = tile["period"]
    board.group[index] = NOWHERE
    for group, part in enumerate(tile["groups"]):
        for edge in part["edges"]:
            if board.group[index, edge] != NOWHERE:
                raise BadBoard("board-value", field="tile_types", fault=tile["id"])
            board.group[index, edge] = group
        for one, other in part["lines"]:
            board.spans[index] |= opposite(one) == other
            board.bends[index] |= 1 << (other - one) % SIDES | 1 << (one - other) % SIDES
            for turn in range(SIDES):
                here, there = (one + turn) % SIDES, (other + turn) % SIDES
                board.ways[index, turn, here] |= 1 << there
                board.ways[index, turn, there] |= 1 << here
                board.track[index, turn] |= 1 << here | 1 << there
    for edges in range(1 << SIDES):
        for turn in range(SIDES):
            track = int(board.track[index, turn])
            board.meets[index, edges] |= (track & edges != 0) << turn
            board.within[index, edges] |= (track & ~edges == 0) << turn


# --- cities, dice -----------------------------------------------------------------------------------------------


def _fill_cities(board: Any, data: dict[str, Any]) -> None:
    for city, name in enumerate(CITIES):
        place = data["cities"][name]
        board.city_column[city] = place["col"]
        board.city_rows[city] = sum(1 << row for row in place["rows"])
        board.exits[city] = sum(1 << edge for edge in place["exits"])
    names = [edge["name"] for edge in data["field"]["directions"]]
    for move in data["generator"]["course_moves"]:
        board.river_step[names.index(move)] = 1
    board.opening_distance = data["opening"]["max_distance"]


def _fill_dice(board: Any, dice: dict[str, Any]) -> None:
    for edition, rules in enumerate(dice.values()):
        board.crew_face[edition] = rules["crew"]
        board.locomotive_face[edition] = rules["locomotive"] or NO_DIE
        board.exchange_die[edition] = DICE.index(rules["exchange_on"]["die"])
        board.exchange_face[edition] = rules["exchange_on"]["value"]
        board.by_die[edition] = rules["run"] == "by_die"


# --- courses of the river -----------------------------------------------------------------------------------------


def courses_on(board: Any) -> Iterator[list[int]]:
    """RI-4.3 Every way for the river to go from the north edge to the south edge, by rising columns."""
    grown = [[column] for column in range(COLUMNS)]
    for row in range(ROWS - 1):
        grown = [
            [*columns, int(south) % COLUMNS]
            for columns in grown
            for edge in (SOUTH_WEST, SOUTH_EAST)
            if board.river_step[edge] and (south := board.neighbour[row * COLUMNS + columns[-1], edge]) != NOWHERE
        ]
    yield from sorted(grown)


def _fill_courses(board: Any) -> None:
    """RI-4.15 Those that leave a place for each city."""
    for choice in range(FURTHEST - NEAREST + 1):
        lawful = [columns for columns in courses_on(board) if _leaves_places(board, columns, NEAREST + choice)]
        board.courses[choice] = len(lawful)
        board.course[choice, : len(lawful)] = lawful


def _leaves_places(board: Any, columns: list[int], least: int) -> bool:
    river = [row * COLUMNS + column for row, column in enumerate(columns)]
    return all(
        any(
            int(board.city_rows[city]) >> row & 1
            and all(distance(row * COLUMNS + int(board.city_column[city]), cell) >= least for cell in river)
            for row in range(ROWS)
        )
        for city in range(len(CITIES))
    )


# --- where a crew can get to ------------------------------------------------------------------------------------


def _fill_ends(board: Any) -> None:
    neighbours = board.neighbour.tolist()
    for forbidden in range(2):
        for cell in range(CELLS):
            for roll in range(1, FACES + 1):
                ends = sorted(_ends(neighbours, cell, roll, bool(forbidden)))
                board.ends[forbidden, cell, roll] = len(ends)
                board.end[forbidden, cell, roll, : len(ends)] = ends


def _ends(neighbours: list[list[int]], cell: int, roll: int, forbidden: bool) -> set[int]:
    """RI-6.4, RI-6.5 A straight line with at most one change of direction, all of it on the field."""
    ends = set()
    for first in range(SIDES):
        bend = cell
        for steps in range(1, roll + 1):
            bend = neighbours[bend][first]
            if bend == NOWHERE:
                break
            if steps == roll:
                ends.add(bend)
            for second in range(SIDES):
                if second != first and not (forbidden and opposite(first) == second):
                    ends.add(_walk(neighbours, bend, second, roll - steps))
    return ends - {NOWHERE}


def _walk(neighbours: list[list[int]], cell: int, direction: int, steps: int) -> int:
    for _ in range(steps):
        if cell != NOWHERE:
            cell = neighbours[cell][direction]
    return cell
